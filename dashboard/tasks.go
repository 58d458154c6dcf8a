package dashboard

import (
	"context"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/storage"
)

// tasksView is the list of background tasks, the latest first.
type tasksView struct {
	Filters []filterLink
	Tasks   taskList
	// ImportHref leads to a new import; empty for who may not.
	ImportHref string
	Empty      empty
}

// taskList is the part of the page that follows the tasks.
type taskList struct {
	Poll poll
	Rows []taskRow
	turns
}

// taskRow is one background task, or one export.
type taskRow struct {
	ID, Href, What string
	Status         status
	Bar            *bar
	// Rows says how many rows were handled, By who asked, and Took how long it took.
	Rows, By string
	When     moment
	Took     string
	// File is the address of the file that it made; empty for a task without one.
	File string
}

// bar is the progress of something.
type bar struct {
	Value, Max int64
	Text       string
}

// How long an open page waits before it asks again: while something runs, and otherwise.
const (
	pauseRunning = time.Second
	pauseIdle    = 15 * time.Second
)

// taskFilters are the parts of the list.
var taskFilters = []listFilter{
	{"", storage.Filter{}},
	{"running", storage.In("status", []string{string(asyncaction.StatusEnqueued), string(asyncaction.StatusInProgress)})},
	{"failed", storage.Is("operation", string(asyncaction.OperationFailed))},
}

func (d *Dashboard) tasks(ctx context.Context, v *visit) (answer, error) {
	filters, q, err := v.list("tasks", "tasks.show.", taskFilters)
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.AsyncActions.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	by, err := v.askers(ctx, func(add func(asker)) {
		if !v.choice.Shows("by") {
			return
		}
		for _, a := range page.Items {
			add(a.Source)
		}
	})
	if err != nil {
		return answer{}, err
	}
	view := tasksView{Filters: filters, Empty: empty{"list-todo", v.say("tasks.none"), v.say("tasks.none.why")}}
	if !q.Filter.Empty() {
		view.Empty = v.nothingMatches()
	}
	if v.may(actBuild) {
		view.ImportHref = v.path("imports")
	}
	view.Tasks.turns = turn(v, &page, func(x *asyncaction.Action) (time.Time, string) { return x.CreatedAt, x.ID })
	pause := pauseIdle
	for i := range page.Items {
		if !page.Items[i].Finished() {
			pause = pauseRunning
		}
		view.Tasks.Rows = append(view.Tasks.Rows, v.taskRow(&page.Items[i], by))
	}
	view.Tasks.Poll = newPoll(v, "tasks", pause, view.Tasks)
	return v.live(view.Tasks.Poll, show("tasks", v.say("tasks.title"), view)), nil
}

func (v *visit) taskRow(a *asyncaction.Action, by func(asker) string) taskRow {
	row := taskRow{
		ID: a.ID, Href: v.path("tasks", a.ID), What: v.texts.taskName(a.Type), Status: taskStatus(a), Rows: v.texts.taskRows(a), By: by(a.Source), When: v.clock().moment(a.CreatedAt),
		Took: v.texts.took(a.ProcessingTime()),
	}
	if !a.Finished() && a.Total > 0 {
		row.Bar = &bar{a.Done + a.Failed, a.Total, row.Rows}
	}
	return row
}

// taskName says what a type of tasks does.
func (t *texts) taskName(kind string) string {
	_, act, _ := strings.Cut(kind, ".")
	for _, key := range []string{"task." + kind, "task." + act} {
		if t.has(key) {
			return t.say(key)
		}
	}
	return kind
}

// taskStatus is the state of a background task.
func taskStatus(a *asyncaction.Action) status {
	switch {
	case a.Result.Check != nil && a.Result.Check.Differing > 0:
		return newStatus("differs")
	case a.Result.Canceled:
		return newStatus("canceled")
	case a.Status == asyncaction.StatusFailed || a.Operation == asyncaction.OperationFailed:
		return newStatus("failed")
	case a.Status == asyncaction.StatusDone && a.Failed > 0:
		return newStatus("partly")
	case a.Status == asyncaction.StatusDone:
		return newStatus("done")
	case a.Status == asyncaction.StatusEnqueued:
		return newStatus("waiting")
	}
	return newStatus("running")
}

// taskRows says how many rows were handled.
func (t *texts) taskRows(a *asyncaction.Action) string {
	switch {
	case a.Total == 0 && a.Done+a.Failed == 0:
		return ""
	case a.Failed > 0:
		return t.say("task.rows.failed", a.Done, a.Total, a.Failed)
	}
	return t.say("task.rows", a.Done, a.Total)
}

// took writes a duration, empty for none.
func (t *texts) took(d time.Duration) string {
	switch {
	case d <= 0:
		return ""
	case d < 10*time.Second:
		return t.say("took.seconds", strconv.FormatFloat(d.Round(100*time.Millisecond).Seconds(), 'f', 1, 64))
	case d < 2*time.Minute:
		return t.say("took.seconds", int64(d/time.Second))
	}
	return t.say("took.minutes", int64(d/time.Minute))
}

// taskView is the page of one background task.
type taskView struct {
	Task     taskProgress
	Failures []failureRow
	// MoreFailures says that the task has others, which are in its file alone.
	MoreFailures string
	// FailedHref is the address of a file with the rows that failed; empty when there is none, and for who may not.
	// AgainHref corrects these rows and imports them again; empty for other tasks than imports of files.
	AgainHref  string
	FailedHref string
	// Cancel ends the task; nil for who may not, and when it could not be canceled.
	Cancel   *actForm
	Activity []activityRow
}

// taskProgress is the part of the page that follows the task.
type taskProgress struct {
	Poll       poll
	Row        taskRow
	Message    string
	Facts      []fact
	Cancelable bool
	// Check is what was found by a comparison of figures with their records; nil for other tasks.
	Check *comparisonView
}

// comparisonView is what a comparison of figures found.
type comparisonView struct {
	Differences, NotCompared []string
	// MoreDifferences and MoreNotCompared say that there are others, which the task does not keep; empty when there are none.
	MoreDifferences, MoreNotCompared string
}

// check is what a task found that compares figures, and says it in a sentence.
func (v *visit) check(c *asyncaction.Check) (view *comparisonView, message string) {
	view = &comparisonView{Differences: c.Differences, NotCompared: c.NotCompared}
	if n := int64(len(c.Differences)); c.Differing > n {
		view.MoreDifferences = v.say("verify.more", n, c.Differing)
	}
	if n := int64(len(c.NotCompared)); c.Moving > n {
		view.MoreNotCompared = v.say("verify.more", n, c.Moving)
	}
	return view, v.say("verify.found", c.Compared, c.Differing, c.Moving)
}

// failureRow is a row that failed.
type failureRow struct {
	Row, Key, Why string
}

// maxFailures is how many rows that failed a page shows.
const maxFailures = 100

func (d *Dashboard) task(ctx context.Context, v *visit) (answer, error) {
	a, err := v.Project.AsyncActions.Get(ctx, v.PathValue("actionId"))
	if err != nil {
		return answer{}, err
	}
	by, err := v.askers(ctx, func(add func(asker)) { add(a.Source) })
	if err != nil {
		return answer{}, err
	}
	view := taskView{Task: taskProgress{Row: v.taskRow(&a, by), Message: a.Result.Message, Cancelable: a.Cancelable() && v.may(actBuild)}}
	progress := &view.Task
	handled := "task.handled"
	if a.Result.Check != nil {
		progress.Check, progress.Message = v.check(a.Result.Check)
		handled = "verify.parts"
	}
	if a.Result.Cause != "" {
		progress.Message = sentence(a.Result.Cause)
	}
	into, err := v.importedInto(ctx, a.Result.CampaignID)
	if err != nil {
		return answer{}, err
	}
	if into != nil {
		progress.Facts = append(progress.Facts, *into)
	}
	clock := v.clock()
	for _, f := range []fact{
		{Label: v.say("task.by"), Text: progress.Row.By}, {Label: v.say("task.asked"), Text: clock.moment(a.CreatedAt).Exact},
		{Label: v.say("task.began"), Text: clock.moment(a.StartedAt).Exact}, {Label: v.say("task.ended"), Text: clock.moment(a.FinishedAt).Exact},
		{Label: v.say("task.took"), Text: progress.Row.Took}, {Label: v.say(handled), Text: progress.Row.Rows}, {Label: v.say("refused.request"), Text: a.RequestID},
	} {
		if f.Text != "" {
			progress.Facts = append(progress.Facts, f)
		}
	}
	pause := pauseIdle
	if !a.Finished() {
		pause = pauseRunning
	}
	progress.Poll = newPoll(v, "task", pause, *progress)
	if a.Finished() {
		progress.Poll.Href, progress.Poll.Trigger = "", ""
	}
	if out := v.live(progress.Poll, answer{}); out.status != 0 || v.target() == progress.Poll.Part {
		if out.status == 0 {
			out = show("task", v.say("task.title"), view)
		}
		return out, nil
	}
	for _, f := range a.Result.Failures[:min(len(a.Result.Failures), maxFailures)] {
		at := f.Row
		if f.Line > 0 {
			at = f.Line
		}
		view.Failures = append(view.Failures, failureRow{strconv.FormatInt(at, 10), f.Key, sentence(f.Reason)})
	}
	if a.Failed > int64(len(view.Failures)) {
		view.MoreFailures = v.say("task.failures.more", len(view.Failures), a.Failed)
	}
	if v.hasFailedRows(&a) && v.may(actBuild) {
		view.FailedHref = v.path("tasks", a.ID, "failed")
		if a.Finished() && fileImports[a.Type] != "" {
			view.AgainHref = v.path("tasks", a.ID, "again")
		}
	}
	if progress.Cancelable {
		form := v.actForm("tasks", a.ID, "cancel")
		view.Cancel = &form
	}
	view.Activity, err = v.activity(ctx, a.ID)
	return show("task", v.say("task.title"), view), err
}

// cancelTask ends a background task before its next portion.
func (d *Dashboard) cancelTask(ctx context.Context, v *visit) (answer, error) {
	before, err := v.Project.AsyncActions.Get(ctx, v.PathValue("actionId"))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "task.canceled", Object: audit.Object{Type: asyncaction.ActionKind.Name, ID: before.ID, Name: before.Type}, Before: before}
	return v.change(ctx, c, v.path("tasks", before.ID)+"?done=task-canceled", func(ctx context.Context) (any, error) {
		return v.Project.AsyncActions.Cancel(ctx, before.ID)
	})
}

// failedRows sends the rows of a task that failed, to be corrected and imported again.
func (d *Dashboard) failedRows(ctx context.Context, v *visit) (answer, error) {
	a, err := v.Project.AsyncActions.Get(ctx, v.PathValue("actionId"))
	if err != nil {
		return answer{}, err
	}
	if !v.hasFailedRows(&a) {
		return answer{}, errNowhere
	}
	return answer{fileName: a.ID + "-failed.csv", file: func(w io.Writer) error {
		return v.Project.AsyncActions.WriteFailed(ctx, a.ID, w, d.safeCell())
	}}, nil
}

// safeCell is what cells of a file are passed through, where spreadsheets must not take them for formulas; otherwise nil.
func (d *Dashboard) safeCell() func(string) string {
	if d.engine.SpreadsheetSafe() {
		return export.SpreadsheetSafe
	}
	return nil
}
