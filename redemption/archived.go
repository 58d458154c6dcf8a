package redemption

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// ArchivedUses are what redemptions add up to that were archived and dropped: those of one code or promotion tier, in one campaign, by one customer, key
// and user. Limits that are set later start from these and from the records.
type ArchivedUses struct {
	// ID is made of the other names; see Archived.
	ID string
	// SubjectID is the code, the card or the promotion tier.
	SubjectID, CampaignID, CustomerID, APIKey, User string
	Totals
}

// ArchivedUsesKind describes archived uses to a backend.
var ArchivedUsesKind = storage.Kind[ArchivedUses]{
	Name: "archived_uses", Prefix: "",
	ID: func(u *ArchivedUses) string { return u.ID },
	Fields: []storage.Field[ArchivedUses]{
		storage.String("subject_id", func(u *ArchivedUses) string { return u.SubjectID }),
		storage.String("campaign_id", func(u *ArchivedUses) string { return u.CampaignID }),
		storage.String("customer_id", func(u *ArchivedUses) string { return u.CustomerID }),
		storage.String("api_key", func(u *ArchivedUses) string { return u.APIKey }),
		storage.String("user_login", func(u *ArchivedUses) string { return u.User }),
	},
}

// ArchivedCount is the share of a counter that archived redemptions have and that cannot be told from ArchivedUses.
type ArchivedCount Count

// ArchivedCountKind describes them to a backend.
var ArchivedCountKind = storage.Kind[ArchivedCount]{
	Name: "archived_count", Prefix: "",
	ID: func(c *ArchivedCount) string { return string(c.ID) },
}

// Archived are the uses that a redemption which stands leaves behind when it is dropped.
func (Internals) Archived(r *Record) ArchivedUses {
	of := r.counted()
	u := ArchivedUses{SubjectID: of.incentive, CampaignID: of.campaign, CustomerID: of.customer, APIKey: of.apiKey, User: of.user, Totals: r.Totals()}
	// A short id that is unique, whatever the names have in them.
	names, _ := json.Marshal([]string{u.SubjectID, u.CampaignID, u.CustomerID, u.APIKey, u.User}) // strings can be written
	sum := sha256.Sum256(names)
	u.ID = base64.RawURLEncoding.EncodeToString(sum[:16])
	return u
}

// InUses reports whether the archived share of a counter follows from ArchivedUses: that of a rule without a window.
func (Internals) InUses(key CounterKey) bool {
	return strings.HasPrefix(string(key), "r") && strings.HasSuffix(string(key), "/")
}

// ArchivedSteps are what archived uses have added to the counters of rules without a window.
func (Internals) ArchivedSteps(u *ArchivedUses) (steps []CounterStep) {
	f := &rule.Facts{IncentiveID: u.SubjectID, CampaignID: u.CampaignID, APIKey: u.APIKey, User: u.User}
	if u.CustomerID != "" {
		f.Customer = &rule.Customer{ID: u.CustomerID}
	}
	for _, use := range countedUses {
		if use.Window != rule.WindowEver {
			continue
		}
		if key, ok := use.Key(f); ok {
			if by := u.share(use); by != 0 {
				steps = append(steps, CounterStep{Key: ruleCounter(key), By: by})
			}
		}
	}
	return steps
}

// share is what the uses add to a counter of a rule.
func (u *ArchivedUses) share(use rule.CounterUse) int64 {
	if !use.AwaitsEffect() {
		return u.Redemptions
	}
	f := rule.Facts{Effect: &rule.Effect{Discount: u.Discounts, Credits: u.Credits, Points: u.Points}}
	f.Effect.TotalAmount.Minor, f.Effect.TotalAmount.Known = u.Orders, true
	return use.Step(&f)
}

// Archived returns the filter of the archived uses that a counter of a rule starts from, besides the records of Past. It reports false for a counter with a
// window: what is archived is older than any window that a decision asks for.
func (c Counter) Archived() (storage.Filter, bool) {
	if !c.From.IsZero() {
		return storage.Filter{}, false
	}
	name := "subject_id"
	if c.Rule.Measure.OfCampaign() {
		name = "campaign_id"
	}
	return storage.And(c.ofActor(storage.Is(name, c.Subject))...), true
}

// ArchivedShare is what archived uses add to the counter.
func (c Counter) ArchivedShare(u *ArchivedUses) int64 { return u.share(c.Rule.CounterUse) }

// Archive is one time that history was archived and dropped: how many orders, redemptions and returns from before a day.
type Archive struct {
	ID string
	// Before is the day, "2006-01-02" in the project's time zone.
	Before string
	// Orders, Redemptions and Returns were dropped so far. Kept counts what was written to files and had changed before it could be dropped.
	Orders, Redemptions, Returns, Kept int64
	CreatedAt                          time.Time
	// EndedAt is zero for one that was interrupted: the rest stayed.
	EndedAt time.Time
}

// ArchiveKind describes archives to a backend.
var ArchiveKind = storage.Kind[Archive]{
	Name: "archive", Prefix: "arch_",
	ID: func(a *Archive) string { return a.ID },
}
