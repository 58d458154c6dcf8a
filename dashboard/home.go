package dashboard

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// homeView is the first page of a project: what needs a person, and the figures of the last days.
type homeView struct {
	Needs needsView
	// Ranges are how many days the figures are of.
	Ranges  []filterLink
	Stats   []stat
	Plots   []plotView
	Reasons []reason
	// ReasonsHref leads to all reasons.
	ReasonsHref string
	// Empty is shown in place of figures while there are none, with Doors to what comes first in a shop.
	Empty *empty
	Doors []buttonLink
}

// needsView lists what needs a person. It is a part of the page that is asked for again while the page is open.
type needsView struct {
	Poll  poll
	Items []need
}

// need is one thing that needs a person.
type need struct {
	Icon, Text, Detail string
	When               moment
	// Href leads to where it is mended; empty where there is no page.
	Href string
}

const (
	// homeNeeds is how many things of each kind are listed.
	homeNeeds = 5
	// homeReasons is how many reasons of refusals are listed.
	homeReasons = 5
	// homeActions is how many of the latest background tasks are searched for failed ones.
	homeActions = 100
	// homeWindow is how far Home looks back for failures, and ahead for ends.
	homeWindow = 7 * 24 * time.Hour
)

func (d *Dashboard) home(ctx context.Context, v *visit) (answer, error) {
	view, err := loadHome(ctx, v)
	if err != nil {
		return answer{}, err
	}
	return v.live(view.Needs.Poll, show("home", v.say("home.title"), view)), nil
}

func loadHome(ctx context.Context, v *visit) (view homeView, err error) {
	for _, load := range []func(context.Context, *visit) ([]need, error){failedTasks, stoppedWebhooks, failingNeeds, campaignNeeds, rewardNeeds} {
		items, err := load(ctx, v)
		if err != nil {
			return view, err
		}
		view.Needs.Items = append(view.Needs.Items, items...)
	}
	view.Needs.Poll = newPoll(v, "needs", 15*time.Second, view.Needs.Items)
	if v.target() == view.Needs.Poll.Part {
		return view, nil
	}
	days, links := v.days()
	p, err := v.loadPeriod(ctx, "", days)
	if err != nil {
		return view, err
	}
	if p.empty() {
		view.Empty, view.Doors = &empty{"ticket", v.say("home.none"), v.say("home.none.why")}, v.doors()
		return view, nil
	}
	view.Ranges, view.Stats, view.Reasons = links, v.stats(p), v.reasons(p.now, homeReasons)
	view.ReasonsHref = v.path("reports", "refusals") + "?days=" + strconv.Itoa(days)
	view.Plots = []plotView{v.usePlot(p.now), v.dayPlot("money", "figures.money", plot.Lines, p.now, v.money,
		seriesOf{"figures.discounted_amount", "discounted_amount"}, seriesOf{"figures.orders_amount", "orders_amount"})}
	for i := range view.Plots {
		view.Plots[i].File = v.reportFile("days.csv", "?days="+strconv.Itoa(days))
	}
	return view, nil
}

// doors are what a person may do first in a shop in which nothing happened yet.
func (v *visit) doors() (doors []buttonLink) {
	if v.may(actBuild) {
		doors = append(doors, buttonLink{"megaphone", v.say("campaigns.new"), v.path("campaigns", "new")}, buttonLink{"upload", v.say("import.title"), v.path("imports")})
	}
	if v.may(actManage) {
		doors = append(doors, buttonLink{"key-round", v.say("keys.title"), v.path("keys")})
	}
	return doors
}

// failedTasks are background tasks that failed lately.
func failedTasks(ctx context.Context, v *visit) (items []need, err error) {
	page, err := v.Project.AsyncActions.List(ctx, storage.Query{Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: homeActions})
	clock := v.clock()
	for _, a := range page.Items {
		if len(items) == homeNeeds || clock.now.Sub(a.CreatedAt) > homeWindow {
			break
		}
		if a.Operation == asyncaction.OperationFailed && !a.Result.Canceled {
			items = append(items, need{"list-todo", v.say("home.task", v.texts.taskName(a.Type)), cmp.Or(a.Result.Cause, a.Result.Message), clock.moment(a.FinishedAt), v.path("tasks", a.ID)})
		}
	}
	return items, err
}

// stoppedWebhooks are webhooks and distributions that are switched off.
func stoppedWebhooks(ctx context.Context, v *visit) (items []need, err error) {
	page, err := v.Project.Webhooks.All(ctx, storage.Query{Filter: storage.Is("active", false), Limit: homeNeeds})
	for _, w := range page.Items {
		items = append(items, need{"webhook", v.say("home.webhook"), hookName(&w), v.clock().moment(w.UpdatedAt), v.path("webhooks", w.ID)})
	}
	return items, err
}

// campaignNeeds are active campaigns that end soon, and those that are used up.
func campaignNeeds(ctx context.Context, v *visit) (items []need, err error) {
	uses, err := v.Project.Campaigns.RunningOut(ctx, homeWindow)
	var usedUp []need
	for i := range uses {
		use := &uses[i]
		n := need{Icon: "clock-alert", Text: v.say("home.ending", use.Name), When: v.clock().moment(use.End), Href: v.path("campaigns", use.CampaignID)}
		if !use.UsedUp() {
			items = append(items, n)
			continue
		}
		n.Icon, n.When = "ticket", moment{}
		n.Text, n.Detail = v.say("home.used-up", use.Name), v.whyUsedUp(use)
		usedUp = append(usedUp, n)
	}
	return slices.Concat(items[:min(homeNeeds, len(items))], usedUp[:min(homeNeeds, len(usedUp))]), err
}

// recordStatus is the state of a redemption or rollback.
func recordStatus(r *redemption.Record) status {
	switch {
	case r.Status == redemption.StatusFailed && r.Object == redemption.ObjectRollback:
		return newStatus("rollback-failed")
	case r.Status == redemption.StatusFailed:
		return newStatus("refused")
	case r.Object == redemption.ObjectRollback:
		return newStatus("rollback")
	case r.Status == redemption.StatusRolledBack:
		return newStatus("rolled-back")
	}
	return newStatus("redeemed")
}
