package dashboard

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/health"
)

// healthView is the state of the background work of a project. It is a part of the page that is asked for again while the page is open.
type healthView struct {
	Poll  poll
	Facts []healthFact
	Jobs  []backlogRow
	// Consumers are those who get events.
	Consumers []consumerRow
	// Verified is the last comparison of figures with their records, and Verify begins one; nil without one, for who may not, and in the part that is asked
	// for again.
	Verified *taskRow
	Verify   *actForm
}

// healthFact is one thing that was measured.
type healthFact struct {
	Label  string
	Status status
	Text   string
}

// backlogRow is the jobs of one kind.
type backlogRow struct {
	Kind                       string
	Waiting, Running, Repeated string
	Oldest                     string
	Status                     status
}

// consumerRow is a consumer of events.
type consumerRow struct {
	Name, Text string
	Status     status
}

const (
	// pauseHealth is how long an open page waits before it asks again.
	pauseHealth = 5 * time.Second
	// late is from when on something that waits is late.
	late = time.Minute
)

func (d *Dashboard) health(ctx context.Context, v *visit) (answer, error) {
	h, err := v.Project.Health.Measure(ctx)
	if err != nil {
		return answer{}, err
	}
	view := newHealthView(v.clock(), h)
	view.Facts = append(view.Facts, healthFact{Label: v.say("health.server"), Text: v.say("health.server.since", v.clock().moment(d.since).Exact)})
	if d.version != "" {
		view.Facts = append(view.Facts, healthFact{Label: v.say("health.version"), Text: d.version})
	}
	view.Poll = newPoll(v, "health", pauseHealth, view)
	if v.target() != view.Poll.Part {
		last, found, err := v.Project.LastVerify(ctx)
		if err != nil {
			return answer{}, err
		}
		if found {
			row := v.taskRow(&last, func(asker) string { return "" })
			view.Verified = &row
		}
		if v.may(actManage) && (!found || last.Finished()) {
			form := v.actForm("health", "verify")
			view.Verify = &form
		}
	}
	return v.live(view.Poll, show("health", v.say("health.title"), view)), nil
}

// startVerify has the figures of the project compared with their records, and leads to the task that does it.
func (d *Dashboard) startVerify(ctx context.Context, v *visit) (answer, error) {
	c := audit.Change{Act: "project.verify", Object: audit.Object{Type: asyncaction.ActionKind.Name}}
	return v.task(ctx, c, func(ctx context.Context) (asyncaction.Action, any, error) {
		a, err := v.Project.StartVerify(ctx)
		return a, map[string]any{"Task": a.ID}, err
	})
}

func newHealthView(clock clock, h health.Report) (view healthView) {
	t := clock.texts
	add := func(label string, good bool, text string) {
		s := newStatus("good")
		if !good {
			s = newStatus("late")
		}
		view.Facts = append(view.Facts, healthFact{t.say(label), s, text})
	}
	add("health.storage", h.Answered < time.Second, t.say("health.storage.answers", h.Answered.Milliseconds()))
	switch waited := h.At.Sub(h.DeliveryDue); {
	case h.DeliveryDue.IsZero():
		add("health.deliveries", true, t.say("health.deliveries.none"))
	default:
		add("health.deliveries", waited < late, t.say("health.deliveries.due", clock.moment(h.DeliveryDue).Distance))
	}
	switch day := h.Daily; {
	case day.Day == "":
		add("health.daily", true, t.say("health.daily.none"))
	case day.Failed > 0:
		add("health.daily", false, t.say("health.daily.failed", day.Day, day.Failed))
	case day.Working:
		add("health.daily", true, t.say("health.daily.working", day.Day))
	default:
		add("health.daily", true, t.say("health.daily.done", day.Day))
	}
	number := t.number
	for _, j := range h.Jobs {
		row := backlogRow{t.taskName(j.Kind), number(j.Waiting), number(j.Running), number(j.Repeated), "", newStatus("good")}
		if !j.Since.IsZero() {
			row.Oldest = clock.moment(j.Since).Distance
			if h.At.Sub(j.Since) > late {
				row.Status = newStatus("late")
			}
		}
		view.Jobs = append(view.Jobs, row)
	}
	for _, c := range h.Consumers {
		row := consumerRow{t.consumerName(c.Name), t.say("health.consumer.current"), newStatus("good")}
		if !c.Since.IsZero() {
			row.Text = t.say("health.consumer.behind", clock.moment(c.Since).Distance)
			if h.At.Sub(c.Since) > late {
				row.Status = newStatus("late")
			}
		}
		view.Consumers = append(view.Consumers, row)
	}
	return view
}

// consumerName says what a consumer does with events.
func (t *texts) consumerName(name string) string {
	if key := "consumer." + name; t.has(key) {
		return t.say(key)
	}
	return name
}
