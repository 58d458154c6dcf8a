package dashboard

import (
	"context"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
)

// clockForm asks where the clock of a sandbox is moved to.
type clockForm struct {
	// Now is the present of the sandbox.
	Now    string
	Action string
	form
}

// maxClockStep is how far a page moves a clock at once. The work of each day in between is done before the page answers.
const maxClockStep = 366 * 24 * time.Hour

// sandboxTime is the present of a sandbox as the storage has it: another server may have moved its clock a moment ago.
func (v *visit) sandboxTime(p *project.Project) time.Time {
	return v.dashboard.engine.Env().Now().Add(p.ClockOffset)
}

// clockForm is the form for a sandbox, and nil for another project.
func (v *visit) clockForm(p *project.Project) *clockForm {
	if !p.Sandbox {
		return nil
	}
	to := v.dateField("to", v.say("clock.to"), time.Time{})
	to.Value = v.PostFormValue("to")
	return &clockForm{Now: v.clock().moment(v.sandboxTime(p)).Exact, Action: v.path("settings", "clock"), form: form{Fields: []field{
		{Name: "by", Label: v.say("clock.by"), Hint: v.say("clock.by.hint"), Type: "text", Value: v.PostFormValue("by"), Autocomplete: "off"}, to,
	}}}
}

// clockStep is how far a form moves the clock, in whole milliseconds.
func (v *visit) clockStep(p *project.Project) (by time.Duration, err error) {
	given, moment := strings.TrimSpace(v.PostFormValue("by")), strings.TrimSpace(v.PostFormValue("to"))
	name := "by"
	switch {
	case !p.Sandbox: // which CanAdvance refuses
	case given != "" && moment != "":
		return 0, fault.Payload("to", "must be empty when it is said how far the clock moves")
	case given != "":
		if by, err = project.ParseClockStep(given); err != nil {
			return 0, fault.Payload("by", "must be a number of days such as 30d, or a time such as 36h or 1h30m (actual value is '%.60s')", given)
		}
	case moment != "":
		name = "to"
		to, err := v.sentDate("to", time.Time{})
		if err != nil {
			return 0, err
		}
		if by = to.Or(time.Time{}).Sub(v.sandboxTime(p)).Truncate(time.Millisecond); by <= 0 {
			return 0, fault.Payload("to", "must be later than the present of the sandbox: its clock never goes back (actual value is '%.60s')", moment)
		}
	default:
		return 0, fault.PayloadMissing("by")
	}
	if p.Sandbox && by > maxClockStep {
		return 0, fault.Payload(name, "must be at most 366 days ahead: the command punchcard project advance-clock moves the clock further at once")
	}
	return by, p.CanAdvance(by)
}

// askClock says what happens when the clock is moved.
func (d *Dashboard) askClock(ctx context.Context, v *visit) (answer, error) {
	p, err := d.engine.Projects.Get(ctx, v.Project.ID)
	if err != nil {
		return answer{}, err
	}
	by, err := v.clockStep(&p)
	if err != nil {
		return v.refuseClock(ctx, err)
	}
	now, clock := v.sandboxTime(&p), v.clock()
	consequence := v.say("clock.consequence.none")
	if n := midnights(now, now.Add(by), p.Zone()); n > 0 {
		consequence = v.say("clock.consequence", n)
	}
	view := bulkView{
		Title: v.say("clock.move"), Sentence: v.say("clock.sentence", clock.moment(now).Exact, clock.moment(now.Add(by)).Exact), Consequence: consequence,
		Submit: v.say("clock.move"), Danger: true, Back: v.path("settings", "general"), actForm: v.actForm("settings", "clock", "move"),
	}
	for _, name := range []string{"by", "to"} {
		view.Hidden = append(view.Hidden, field{Type: "hidden", Name: name, Value: v.PostFormValue(name)})
	}
	view.Hidden = append(view.Hidden, field{Type: "hidden", Name: "ahead", Value: strconv.FormatInt(p.ClockOffset.Milliseconds(), 10)})
	return show("bulk", view.Title, view), nil
}

// midnights is how many days of a zone begin after one moment and until another.
func midnights(from, to time.Time, zone *time.Location) int64 {
	day := func(at time.Time) time.Time {
		year, month, day := at.In(zone).Date()
		return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
	}
	return int64(day(to).Sub(day(from)) / (24 * time.Hour))
}

// moveClock moves the clock. The days are worked on one after another, each with transactions of its own: what is done stays done when the person leaves the
// page, and a form that is sent twice finds the clock moved.
func (d *Dashboard) moveClock(ctx context.Context, v *visit) (answer, error) {
	p, err := d.engine.Projects.Get(ctx, v.Project.ID)
	if err != nil {
		return answer{}, err
	}
	ahead, err := strconv.ParseInt(v.PostFormValue("ahead"), 10, 64)
	by, stepErr := v.clockStep(&p)
	switch {
	case p.Sandbox && err != nil:
		return answer{}, fault.Payload("ahead", "must be the number that came with the form")
	case p.Sandbox && time.Duration(ahead)*time.Millisecond != p.ClockOffset:
		return v.refuseClock(ctx, fault.Changed(project.Kind.Name, p.ID)) // before a moment that lies behind now
	case stepErr != nil:
		return v.refuseClock(ctx, stepErr)
	}
	ctx = context.WithoutCancel(ctx)
	c := audit.Change{
		Actor: v.actor(), Act: "project.clock_moved", Object: audit.Object{Type: project.Kind.Name, ID: p.ID, Name: p.Name}, Before: map[string]any{"Clock": v.sandboxTime(&p)},
	}
	err = v.Project.Audit.Do(ctx, c, func(ctx context.Context) (any, error) {
		if err := v.Project.AdvanceClockFrom(ctx, time.Duration(ahead)*time.Millisecond, by); err != nil {
			return nil, err
		}
		return map[string]any{"Clock": v.Project.Now()}, nil
	})
	if err != nil {
		return v.refuseClock(ctx, err)
	}
	return goTo(v.path("settings", "general") + "?done=clock"), nil
}

// refuseClock shows the settings again, with what was wrong with the form of the clock.
func (v *visit) refuseClock(ctx context.Context, err error) (answer, error) {
	c, loadErr := v.configuration(ctx, &generalSettings)
	if loadErr != nil {
		return answer{}, loadErr
	}
	view := v.settingsView(&generalSettings, &c)
	if view.Clock == nil {
		return answer{}, err
	}
	out := show("settings", v.say("settings.general"), view)
	if fault.Has(err, "resource_changed") {
		view.Clock.Error, out.status = v.say("clock.lost"), http.StatusConflict
		return out, nil
	}
	if err := view.Clock.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(out), nil
}
