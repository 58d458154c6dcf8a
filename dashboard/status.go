package dashboard

// status is a state in a word, a shape and a colour; the part "status" renders it. All pages take the words from here: the text has the key
// status.NAME.
type status struct {
	// Tone is the colour: good, info, warn, bad or muted.
	Tone, Shape, Name string
}

// statuses of things, by name.
var statusLooks = map[string]status{
	"active":          {Tone: "good", Shape: "●"},
	"draft":           {Tone: "muted", Shape: "◌"},
	"offered":         {Tone: "good", Shape: "●"},
	"not-offered":     {Tone: "muted", Shape: "○"},
	"refunded":        {Tone: "muted", Shape: "○"},
	"refund":          {Tone: "info", Shape: "↺"},
	"scheduled":       {Tone: "info", Shape: "◔"},
	"paused":          {Tone: "muted", Shape: "❚❚"},
	"ended":           {Tone: "muted", Shape: "○"},
	"used-up":         {Tone: "warn", Shape: "◉"},
	"refused":         {Tone: "bad", Shape: "✕"},
	"running":         {Tone: "info", Shape: "▸"},
	"redeemed":        {Tone: "good", Shape: "●"},
	"rolled-back":     {Tone: "muted", Shape: "○"},
	"rollback":        {Tone: "info", Shape: "↺"},
	"rollback-failed": {Tone: "bad", Shape: "✕"},
	"not-valid":       {Tone: "warn", Shape: "✕"},
	"unknown":         {Tone: "warn", Shape: "?"},
	"on":              {Tone: "good", Shape: "●"},
	"waiting":         {Tone: "info", Shape: "◔"},
	"done":            {Tone: "good", Shape: "●"},
	"revoked":         {Tone: "muted", Shape: "○"},
	"blocked":         {Tone: "bad", Shape: "✕"},
	"invited":         {Tone: "info", Shape: "◔"},
	"partly":          {Tone: "warn", Shape: "◉"},
	"failed":          {Tone: "bad", Shape: "✕"},
	"differs":         {Tone: "bad", Shape: "✕"},
	"canceled":        {Tone: "muted", Shape: "○"},
	"good":            {Tone: "good", Shape: "●"},
	"late":            {Tone: "warn", Shape: "✕"},
	"off":             {Tone: "bad", Shape: "❚❚"},
	"failing":         {Tone: "warn", Shape: "✕"},
	"delivered":       {Tone: "good", Shape: "●"},
	"given-up":        {Tone: "bad", Shape: "✕"},
	"retrying":        {Tone: "warn", Shape: "↻"},
	"order-created":   {Tone: "info", Shape: "◔"},
	"order-paid":      {Tone: "good", Shape: "●"},
	"order-fulfilled": {Tone: "good", Shape: "●"},
	"given":           {Tone: "good", Shape: "●"},
	"event":           {Tone: "info", Shape: "◔"},
	"queued":          {Tone: "muted", Shape: "◔"},
}

// newStatus returns the status with a name. It panics for one that does not exist, which is a bug.
func newStatus(name string) status {
	s, ok := statusLooks[name]
	if !ok {
		panic("there is no status " + name)
	}
	s.Name = name
	return s
}
