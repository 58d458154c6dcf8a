package dashboard

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

// webhooksView lists the webhooks and the distributions of a project.
type webhooksView struct {
	Hooks []hookRow
	// More says that there are others, which are not listed.
	More  bool
	Empty empty
	// New makes a webhook, and NewDistribution a distribution; empty for who may not.
	New, NewDistribution string
}

// hookRow is a webhook or a distribution.
type hookRow struct {
	Href, Name, Kind, Events string
	Status                   status
	// Failing says how many deliveries wait to be tried again; empty for none.
	Failing string
	Since   moment
}

// maxHooks is how many webhooks and distributions are listed.
const maxHooks = 100

func (d *Dashboard) webhooks(ctx context.Context, v *visit) (answer, error) {
	view := webhooksView{Empty: empty{"webhook", v.say("webhooks.none"), v.say("webhooks.none.why")}}
	failing, err := v.failingHooks(ctx)
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.Webhooks.All(ctx, storage.Query{Order: latestFirst, Limit: maxHooks})
	if err != nil {
		return answer{}, err
	}
	for _, w := range page.Items {
		view.Hooks = append(view.Hooks, v.hookRow(&w, failing[w.ID]))
	}
	view.More = page.HasMore
	if v.may(actManage) {
		view.New, view.NewDistribution = v.path("webhooks", "new"), v.path("webhooks", "distributions", "new")
	}
	return show("webhooks", v.say("webhooks.title"), view), nil
}

func (v *visit) hookRow(w *webhook.Webhook, failing []webhook.Delivery) hookRow {
	row := hookRow{
		Href: v.path("webhooks", w.ID), Name: hookName(w), Kind: v.say("webhook.kind.webhook"), Events: v.say("webhook.events", len(w.Events)), Status: hookStatus(w, len(failing)),
		Since: v.clock().moment(w.UpdatedAt),
	}
	if len(w.Events) == 1 {
		row.Events = w.Events[0]
	}
	if w.Distribution != nil {
		row.Kind = v.say("webhook.kind.distribution")
	}
	if len(failing) > 0 {
		row.Failing = v.say("webhook.failing", len(failing))
	}
	return row
}

// hookName is what people call a webhook or a distribution.
func hookName(w *webhook.Webhook) string {
	if w.Distribution != nil {
		return w.Distribution.Name
	}
	return w.TargetURL
}

func hookStatus(w *webhook.Webhook, failing int) status {
	switch {
	case !w.Active:
		return newStatus("off")
	case failing > 0:
		return newStatus("failing")
	}
	return newStatus("on")
}

// maxOpen is how many open deliveries are searched for those that failed at least once.
const maxOpen = 200

// failingHooks are the deliveries that failed and will be tried again, by webhook: of the open deliveries of the project that are due next.
func (v *visit) failingHooks(ctx context.Context) (map[string][]webhook.Delivery, error) {
	page, err := v.Project.Webhooks.Deliveries(ctx, storage.Query{
		Filter: storage.Where("next_at", storage.OpMore, time.Unix(0, 0)), Order: []storage.Order{{Field: "next_at"}}, Limit: maxOpen,
	})
	failing := map[string][]webhook.Delivery{}
	for _, d := range page.Items {
		if len(d.Log) > 0 {
			failing[d.WebhookID] = append(failing[d.WebhookID], d)
		}
	}
	return failing, err
}

// hookView is the page of a webhook or a distribution.
type hookView struct {
	Name, Kind string
	Status     status
	// Why says why it is switched off, and WhyHref leads to the delivery that was given up.
	Why, WhyHref string
	// Missing says what a distribution needs and was deleted.
	Missing    []string
	Facts      []fact
	Deliveries deliveryList
	// Switch turns it off or on, Undo turns back what was done last, and Resend sends again what was not taken; nil for who may not.
	Switch, Undo *switchForm
	Resend       *actForm
	// Edit changes it, and Secret shows the key of its signatures; empty for who may not.
	Edit, Secret string
	Delete       *deleteForm
	Activity     []activityRow
	// Plot is what came of the last deliveries by hour; nil while there are none.
	Plot *plotView
}

// deliveryList is the part of the page that follows the deliveries.
type deliveryList struct {
	Poll    poll
	Filters []filterLink
	Rows    []deliveryRow
	turns
	Empty empty
}

type deliveryRow struct {
	ID, Href, Event string
	Status          status
	When            moment
	// Answer is what the last attempt came to, and Attempts how many there were.
	Answer   string
	Attempts int64
	Next     string
}

// deliveryFilters are the parts of the list of deliveries.
var deliveryFilters = []listFilter{
	{"", storage.Filter{}},
	{"undelivered", storage.In("status", []string{string(webhook.StatusFailed), string(webhook.StatusCanceled)})},
	{"open", storage.In("status", []string{string(webhook.StatusPending), string(webhook.StatusQueued)})},
	{"delivered", storage.Is("status", string(webhook.StatusSucceeded))},
}

// hook returns the webhook or the distribution of an address.
func (v *visit) hook(ctx context.Context, id string) (webhook.Webhook, error) {
	if strings.HasPrefix(id, webhook.DistributionPrefix) {
		return v.Project.Webhooks.Distribution(ctx, id)
	}
	return v.Project.Webhooks.Get(ctx, id)
}

func (d *Dashboard) webhook(ctx context.Context, v *visit) (answer, error) {
	w, err := v.hook(ctx, v.PathValue("webhookId"))
	if err != nil {
		return answer{}, err
	}
	view := hookView{Name: hookName(&w), Kind: v.say("webhook.kind.webhook"), Status: hookStatus(&w, 0)}
	if view.Deliveries, err = v.deliveries(ctx, w.ID); err != nil {
		return answer{}, err
	}
	if v.target() == view.Deliveries.Poll.Part {
		return v.live(view.Deliveries.Poll, show("webhook", v.say("webhook.title"), view)), nil
	}
	if w.Distribution != nil {
		view.Kind = v.say("webhook.kind.distribution")
	}
	clock := v.clock()
	for _, f := range []fact{
		{Label: v.say("webhook.target"), Text: w.TargetURL}, {Label: v.say("webhook.types"), Text: strings.Join(w.Events, ", ")},
		{Label: v.say("webhook.made"), Text: clock.moment(w.CreatedAt).Exact}, {Label: v.say("webhook.changed"), Text: clock.moment(w.UpdatedAt).Exact},
	} {
		if f.Text != "" {
			view.Facts = append(view.Facts, f)
		}
	}
	if w.Distribution != nil {
		facts, missing, err := v.distributionFacts(ctx, &w)
		if err != nil {
			return answer{}, err
		}
		view.Missing = missing
		view.Facts = append(view.Facts, facts...)
	}
	if err := v.whyOff(ctx, &view, &w); err != nil {
		return answer{}, err
	}
	v.hookForms(&view, &w)
	if view.Plot, err = v.deliveryPlot(ctx, &w); err != nil {
		return answer{}, err
	}
	view.Activity, err = v.activity(ctx, w.ID)
	return show("webhook", v.say("webhook.title"), view), err
}

// plotHours is how many hours the plot of deliveries has.
const plotHours = 48

// deliveryPlot draws what came of the deliveries of the last hours, by the hour in which they were made.
func (v *visit) deliveryPlot(ctx context.Context, w *webhook.Webhook) (*plotView, error) {
	hours, err := v.Project.Webhooks.Hours(ctx, *w, plotHours)
	if err != nil {
		return nil, err
	}
	p := plot.Plot{ID: "hours", Title: v.say("hook.plot", plotHours), Kind: plot.Bars, Unfinished: true, Format: v.number, Series: []plot.Series{
		{Name: v.say("status.delivered")}, {Name: v.say("hook.plot.failed")}, {Name: v.say("hook.plot.open")},
	}}
	clock, some := v.clock(), false
	for _, h := range hours {
		p.Points = append(p.Points, plot.Point{Short: h.At.In(clock.zone).Format("15:04"), Long: clock.moment(h.At).Text})
		for i, n := range []int64{h.Delivered, h.Failed, h.Open} {
			p.Series[i].Values = append(p.Series[i].Values, plot.Value{Known: h.Known, N: n})
			some = some || n > 0
		}
	}
	if !some {
		return nil, nil
	}
	source := v.say("hook.plot.source", p.Points[0].Long, p.Points[plotHours-1].Long, clock.zone.String(), webhook.MaxHourDeliveries)
	view := v.plotOf(p, source)
	return &view, nil
}

// whyOff says whether a delivery that was given up has switched a webhook off: that is when both happened at the same moment.
func (v *visit) whyOff(ctx context.Context, view *hookView, w *webhook.Webhook) error {
	if w.Active {
		return nil
	}
	page, err := v.Project.Webhooks.Deliveries(ctx, storage.Query{
		Filter: storage.And(storage.Is("finished_at", w.UpdatedAt), storage.Is("webhook_id", w.ID), storage.Is("status", string(webhook.StatusFailed))), Limit: 1,
	})
	view.Why = v.say("webhook.off.hand", v.clock().moment(w.UpdatedAt).Exact)
	for _, d := range page.Items {
		view.Why = v.say("webhook.off.failed", v.clock().moment(w.UpdatedAt).Exact, d.EventType, d.Attempts)
		view.WhyHref = v.path("deliveries", d.ID)
	}
	return err
}

// hookForms adds what the person may do with a webhook.
func (v *visit) hookForms(view *hookView, w *webhook.Webhook) {
	if v.may(actManage) {
		toggle := switchForm{v.actForm("webhooks", w.ID, "active"), !w.Active, v.say("code.switch-on")}
		if w.Active {
			toggle.Text = v.say("code.switch-off")
		}
		view.Switch = &toggle
		view.Secret, view.Edit = v.path("webhooks", w.ID, "secret"), v.path("webhooks", w.ID, "edit")
		view.Delete = v.deleteForm("webhook", view.Name, "webhooks", w.ID, "delete")
		if done := v.URL.Query().Get("done"); done == hookDone(w, "off") && !w.Active || done == hookDone(w, "on") && w.Active {
			undo := toggle
			undo.Text = v.say("undo")
			view.Undo = &undo
		}
	}
	if v.may(actSupport) && w.Active {
		form := v.actForm("webhooks", w.ID, "resend")
		view.Resend = &form
	}
}

// deliveries reads a page of the log of a webhook.
func (v *visit) deliveries(ctx context.Context, webhookID string) (list deliveryList, err error) {
	filters, q, err := v.list("deliveries", "deliveries.show.", deliveryFilters)
	if err != nil {
		return list, err
	}
	list = deliveryList{Filters: filters, Empty: empty{"webhook", v.say("deliveries.none"), v.say("deliveries.none.why")}}
	q.Filter = storage.And(storage.Is("webhook_id", webhookID), q.Filter)
	page, err := v.Project.Webhooks.Deliveries(ctx, q)
	if err != nil {
		return list, err
	}
	list.turns = turn(v, &page, func(d *webhook.Delivery) (time.Time, string) { return d.CreatedAt, d.ID })
	pause := pauseIdle
	clock := v.clock()
	for _, d := range page.Items {
		row := deliveryRow{
			ID: d.ID, Href: v.path("deliveries", d.ID), Event: d.EventType, Status: deliveryStatus(&d), When: clock.moment(d.CreatedAt), Attempts: d.Attempts,
		}
		if n := len(d.Log); n > 0 {
			row.Answer = v.texts.answerOf(d.Log[n-1])
		}
		if d.Status == webhook.StatusPending {
			pause = pauseSending
			if len(d.Log) > 0 {
				row.Next = v.say("delivery.next", clock.moment(d.NextAt).Text)
			}
		}
		list.Rows = append(list.Rows, row)
	}
	list.Poll = newPoll(v, "deliveries", pause, list)
	return list, nil
}

// pauseSending is how long an open page waits before it asks again while deliveries are on their way.
const pauseSending = 5 * time.Second

func deliveryStatus(d *webhook.Delivery) status {
	switch d.Status {
	case webhook.StatusSucceeded:
		return newStatus("delivered")
	case webhook.StatusFailed:
		return newStatus("given-up")
	case webhook.StatusCanceled:
		return newStatus("canceled")
	case webhook.StatusQueued:
		return newStatus("queued")
	}
	if len(d.Log) > 0 {
		return newStatus("retrying")
	}
	return newStatus("waiting")
}

// answerOf says what an attempt came to.
func (t *texts) answerOf(a webhook.Attempt) string {
	if a.Status == 0 {
		return sentence(a.Error)
	}
	return t.say("delivery.answer", a.Status)
}

// deliveryView is the page of one delivery.
type deliveryView struct {
	Event    string
	Status   status
	Facts    []fact
	Attempts []attemptMade
	// Body is what was sent, cut to a length that a page can show; empty before the first attempt.
	Body     string
	Cut      bool
	Resend   *actForm
	Activity []activityRow
}

// attemptMade is one attempt of a delivery.
type attemptMade struct {
	Number string
	When   moment
	Good   bool
	Answer string
	Took   string
}

// maxBody is how many bytes of a body a page shows.
const maxBody = 64 << 10

func (d *Dashboard) delivery(ctx context.Context, v *visit) (answer, error) {
	one, err := v.Project.Webhooks.Delivery(ctx, v.PathValue("deliveryId"))
	if err != nil {
		return answer{}, err
	}
	w, err := v.hook(ctx, one.WebhookID)
	gone := fault.IsNotFound(err)
	if err != nil && !gone {
		return answer{}, err
	}
	view := deliveryView{Event: one.EventType, Status: deliveryStatus(&one)}
	to := fact{Label: v.say("webhook.title"), Text: v.say("delivery.gone")}
	if !gone {
		to.Text, to.Href = hookName(&w), v.path("webhooks", w.ID)
	}
	clock := v.clock()
	view.Facts = append(view.Facts, to)
	for _, f := range []fact{
		{Label: v.say("webhook.target"), Text: one.TargetURL}, {Label: v.say("delivery.event"), Text: one.EventID}, {Label: v.say("delivery.made"), Text: clock.moment(one.CreatedAt).Exact},
		{Label: v.say("delivery.ended"), Text: clock.moment(one.FinishedAt).Exact},
	} {
		if f.Text != "" {
			view.Facts = append(view.Facts, f)
		}
	}
	if one.Status == webhook.StatusPending && len(one.Log) > 0 {
		view.Facts = append(view.Facts, fact{Label: v.say("delivery.again"), Text: clock.moment(one.NextAt).Exact})
	}
	for i, a := range one.Log {
		view.Attempts = append(view.Attempts, attemptMade{
			strconv.Itoa(i + 1), clock.moment(a.At), a.Status >= 200 && a.Status < 300, v.texts.answerOf(a), v.say("delivery.took", a.Milliseconds),
		})
	}
	view.Body, view.Cut = shownBody(one.Body)
	if !gone && w.Active && v.may(actSupport) {
		form := v.actForm("deliveries", one.ID, "resend")
		view.Resend = &form
	}
	view.Activity, err = v.activity(ctx, one.ID)
	return show("delivery", v.say("delivery.title"), view), err
}

// shownBody is a body with line breaks.
func shownBody(body json.RawMessage) (text string, cut bool) {
	if len(body) == 0 {
		return "", false
	}
	var pretty bytes.Buffer
	if err := json.Indent(&pretty, body, "", "  "); err != nil {
		pretty = *bytes.NewBuffer(body)
	}
	if pretty.Len() > maxBody {
		return strings.ToValidUTF8(string(pretty.Bytes()[:maxBody]), ""), true
	}
	return pretty.String(), false
}

// switchWebhook switches a webhook or a distribution on or off.
func (d *Dashboard) switchWebhook(ctx context.Context, v *visit) (answer, error) {
	active, err := strconv.ParseBool(v.PostFormValue("active"))
	if err != nil {
		return answer{}, fault.Payload("active", "must be true or false")
	}
	before, err := v.hook(ctx, v.PathValue("webhookId"))
	if err != nil {
		return answer{}, err
	}
	name, done := hookAct(before.ID, "disabled"), hookDone(&before, "off")
	if active {
		name, done = hookAct(before.ID, "enabled"), hookDone(&before, "on")
	}
	c := audit.Change{Act: name, Object: hookObject(&before), Before: before}
	return v.change(ctx, c, v.path("webhooks", before.ID)+"?done="+done, func(ctx context.Context) (any, error) {
		if before.Distribution != nil {
			return v.Project.Webhooks.UpdateDistribution(ctx, before.ID, webhook.DistributionChange{Active: patch.Set(active)})
		}
		return v.Project.Webhooks.Update(ctx, before.ID, webhook.Change{Active: patch.Set(active)})
	})
}

// hookAct is an act on a webhook or a distribution, as the audit log names it: webhook.enabled or distribution.enabled.
func hookAct(id, act string) string {
	if strings.HasPrefix(id, webhook.DistributionPrefix) {
		return "distribution." + act
	}
	return "webhook." + act
}

// hookDone names what was done, as the address of the page has it.
func hookDone(w *webhook.Webhook, done string) string {
	if w.Distribution != nil {
		return "distribution-" + done
	}
	return "webhook-" + done
}

func hookObject(w *webhook.Webhook) audit.Object {
	return audit.Object{Type: webhook.Kind.Name, ID: w.ID, Name: hookName(w)}
}

// resendAll sends again what a webhook did not take.
func (d *Dashboard) resendAll(ctx context.Context, v *visit) (answer, error) {
	w, err := v.hook(ctx, v.PathValue("webhookId"))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: hookAct(w.ID, "resend"), Object: hookObject(&w)}
	return v.change(ctx, c, v.path("webhooks", w.ID)+"?done=resent", func(ctx context.Context) (any, error) {
		n, more, err := v.Project.Webhooks.ResendFailed(ctx, w.ID)
		return map[string]any{"Deliveries": n, "More": more}, err
	})
}

// resendOne sends a delivery again.
func (d *Dashboard) resendOne(ctx context.Context, v *visit) (answer, error) {
	one, err := v.Project.Webhooks.Delivery(ctx, v.PathValue("deliveryId"))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: hookAct(one.WebhookID, "resend"), Object: audit.Object{Type: webhook.DeliveryKind.Name, ID: one.ID, Name: one.EventType}}
	return v.change(ctx, c, v.path("webhooks", one.WebhookID)+"?done=resent", func(ctx context.Context) (any, error) {
		again, err := v.Project.Webhooks.Resend(ctx, one.ID)
		return map[string]any{"Delivery": again.ID}, err
	})
}

// failingNeeds are the webhooks with deliveries that failed and will be tried again.
func failingNeeds(ctx context.Context, v *visit) (items []need, err error) {
	failing, err := v.failingHooks(ctx)
	for id, deliveries := range failing {
		last := deliveries[0]
		for _, d := range deliveries {
			if d.Log[len(d.Log)-1].At.After(last.Log[len(last.Log)-1].At) {
				last = d
			}
		}
		attempt := last.Log[len(last.Log)-1]
		items = append(items, need{
			Icon: "webhook", Text: v.say("home.failing", len(deliveries)), Detail: last.TargetURL + " · " + v.texts.answerOf(attempt), When: v.clock().moment(attempt.At), Href: v.path("webhooks", id),
		})
	}
	slices.SortFunc(items, func(a, b need) int { return strings.Compare(b.When.Machine+b.Href, a.When.Machine+a.Href) })
	return items[:min(len(items), homeNeeds)], err
}
