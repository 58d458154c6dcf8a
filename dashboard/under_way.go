package dashboard

import (
	"context"

	"github.com/punchcardhq/punchcard/storage"
)

// latestTasks is how many tasks, the latest ones, the top bar looks at: older ones that still run are on the page of tasks.
const latestTasks = 100

// underWayView is what the top bar of all pages says about background tasks. Scripts put it there, and ask again while the page is open.
type underWayView struct{ Text, Href string }

// tasksUnderWay is the part of the top bar. Who opens its address gets the page of the tasks that run.
func (d *Dashboard) tasksUnderWay(ctx context.Context, v *visit) (answer, error) {
	view := underWayView{Href: v.path("tasks") + "?show=running"}
	if !v.partial() {
		return goTo(view.Href), nil
	}
	page, err := v.Project.AsyncActions.List(ctx, storage.Query{Order: latestFirst, Limit: latestTasks})
	if err != nil {
		return answer{}, err
	}
	n := 0
	for i := range page.Items {
		if !page.Items[i].Finished() {
			n++
		}
	}
	if n > 0 {
		view.Text = v.say("tasks.under-way", n)
	}
	return show("under-way", v.say("tasks.title"), view), nil
}
