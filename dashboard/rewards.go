package dashboard

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// rewardRoutes are the pages of rewards, and of those that wait to be handed over.
func (d *Dashboard) rewardRoutes() []route {
	return []route{
		{method: "GET", path: "rewards", act: actRead, handle: d.rewards},
		{method: "GET", path: "rewards/new", act: actBuild, handle: d.newReward},
		{method: "POST", path: "rewards/new", act: actBuild, handle: d.makeReward},
		{method: "GET", path: "rewards/waiting", act: actRead, handle: d.waiting},
		{method: "POST", path: "redemptions/{redemptionId}/hand-over", act: actSupport, handle: d.handOver},
		{method: "GET", path: "rewards/{rewardId}", act: actRead, handle: d.reward},
		{method: "POST", path: "rewards/{rewardId}", act: actBuild, handle: d.changeReward},
		{method: "POST", path: "rewards/{rewardId}/status", act: actBuild, handle: d.moveReward},
		{method: "POST", path: "rewards/{rewardId}/offer", act: actBuild, handle: d.offerReward},
		{method: "POST", path: "rewards/{rewardId}/offers/{offerId}", act: actBuild, handle: d.changeOffer},
	}
}

// rewardsView lists the rewards of loyalty campaigns and programs, the latest first.
type rewardsView struct {
	Pages []filterLink
	New   string
	Rows  []rewardRow
	turns
	Empty empty
}

type rewardRow struct {
	Href, Name, Kind, Price, Stock string
	Status                         status

	id    string
	at    time.Time
	stock *int64
}

// rewardLinks are the two pages of rewards.
func (v *visit) rewardLinks() (links []filterLink) {
	for _, page := range []struct{ name, href string }{{"rewards.title", v.path("rewards")}, {"waiting.title", v.path("rewards", "waiting")}} {
		links = append(links, filterLink{v.say(page.name), page.href, v.URL.EscapedPath() == page.href})
	}
	return links
}

func (d *Dashboard) rewards(ctx context.Context, v *visit) (answer, error) {
	view := rewardsView{Pages: v.rewardLinks(), Empty: empty{"gift", v.say("rewards.none"), v.say("rewards.none.why")}}
	if v.may(actBuild) {
		view.New = v.path("rewards", "new")
	}
	q, err := v.paged("rewards", storage.Filter{})
	if err != nil {
		return answer{}, err
	}
	ofCampaigns, err := v.Project.Loyalty.ListRewards(ctx, q)
	if err != nil {
		return answer{}, err
	}
	ofPrograms, err := v.Project.Programs.ListRewards(ctx, q)
	if err != nil {
		return answer{}, err
	}
	for _, r := range ofCampaigns.Items {
		view.Rows = append(view.Rows, rewardRow{
			Href: v.path("rewards", r.ID), Name: r.Name, Kind: v.say("reward.kind." + string(r.Type)), id: r.ID, at: r.CreatedAt, stock: r.Stock,
		})
	}
	for _, r := range ofPrograms.Items {
		view.Rows = append(view.Rows, rewardRow{
			Href: v.path("rewards", r.ID), Name: r.Name, Kind: v.say("reward.kind." + string(r.Type)), Price: v.prices(&r), Status: stateOfDefinition(r.Status), id: r.ID, at: r.CreatedAt,
		})
	}
	place := func(r *rewardRow) (time.Time, string) { return r.at, r.id }
	page := merge(v, view.Rows, ofCampaigns.HasMore || ofPrograms.HasMore, place)
	view.turns = turn(v, &page, place)
	if view.Rows = page.Items; v.choice.showsAny("price", "stock", "state") {
		err = v.offered(ctx, view.Rows)
	}
	return show("rewards", v.say("rewards.title"), view), err
}

// prices lists the prices of a reward of programs.
func (v *visit) prices(r *program.Reward) (text string) {
	for i, c := range r.Costs {
		if i > 0 {
			text += v.say("reward.or")
		}
		text += v.pointsText(c.Spending.Points)
	}
	return text
}

// offered fills in the prices of rewards in campaigns, whether they are offered, and the stock.
func (v *visit) offered(ctx context.Context, rows []rewardRow) error {
	var campaigns, programs, stocked []string
	for _, r := range rows {
		switch {
		case r.Status.Name != "":
			programs = append(programs, r.id)
		default:
			campaigns = append(campaigns, r.id)
			if r.stock != nil {
				stocked = append(stocked, r.id)
			}
		}
	}
	given, err := v.Project.Redemptions.Given(ctx, stocked...)
	if err != nil {
		return err
	}
	assigned, err := v.Project.Programs.AssignmentsOf(ctx, programs...)
	if err != nil {
		return err
	}
	var offers storage.Page[loyalty.RewardAssignment]
	if len(campaigns) > 0 {
		if offers, err = v.Project.Loyalty.ListAssignments(ctx, storage.Query{Filter: storage.In("reward_id", campaigns), Order: []storage.Order{{Field: "created_at"}}}); err != nil {
			return err
		}
	}
	w := v.writer(nil)
	for i := range rows {
		r := &rows[i]
		for _, a := range assigned {
			if a.ResourceID == r.id && a.Stock != nil {
				r.Stock = v.stock(a.Stock, a.Redeemed)
			}
		}
		if r.Status.Name != "" {
			continue
		}
		r.Status = newStatus("not-offered")
		if r.stock != nil {
			r.Stock = v.stock(r.stock, given[r.id])
		}
		for _, o := range offers.Items {
			if o.RewardID == r.id {
				r.Status, r.Price = newStatus("offered"), w.Sentence(w.Offer(o))
				break
			}
		}
	}
	return nil
}

// waitingView is the queue of material rewards that were bought and wait to be handed over.
type waitingView struct {
	Pages   []filterLink
	Waiting waitingList
}

// waitingList is the part of the page that is asked for again while the page is open.
type waitingList struct {
	Poll  poll
	Rows  []waitingRow
	More  bool
	Empty empty
}

type waitingRow struct {
	When                                   moment
	Reward, RewardHref, Code, CodeHref     string
	Customer, CustomerHref, RedemptionHref string
	HandOver                               *dialogForm
}

// maxWaiting is how many rewards the queue lists.
const maxWaiting = 50

// waitingQuery finds material rewards that were not handed over, the oldest first. Those that a campaign gives wait only until the next job.
func waitingQuery(limit int) storage.Query {
	return storage.Query{Filter: storage.Is("reward_status", string(redemption.DeliveryPending)), Order: []storage.Order{{Field: "created_at"}}, Limit: limit}
}

func (d *Dashboard) waiting(ctx context.Context, v *visit) (answer, error) {
	view := waitingView{Pages: v.rewardLinks()}
	page, err := v.Project.Redemptions.List(ctx, waitingQuery(maxWaiting))
	if err != nil {
		return answer{}, err
	}
	var ids, rewardIDs []string
	people := make([]attemptRow, 0, len(page.Items))
	for _, r := range page.Items {
		if taken := r.Applied.Reward; taken == nil || taken.Type != loyalty.RewardMaterial {
			continue
		}
		ids, rewardIDs = append(ids, r.ID), append(rewardIDs, r.RewardID)
		people = append(people, v.recordRow(&r))
		view.Waiting.Rows = append(view.Waiting.Rows, waitingRow{When: v.clock().moment(r.Date), Code: r.Code, CodeHref: v.path("codes", r.VoucherID), RedemptionHref: v.path("redemptions", r.ID)})
	}
	view.Waiting.More = page.HasMore
	if err := v.nameCustomers(ctx, people); err != nil {
		return answer{}, err
	}
	names, err := v.namesOfRewards(ctx, rewardIDs)
	if err != nil {
		return answer{}, err
	}
	for i := range view.Waiting.Rows {
		row := &view.Waiting.Rows[i]
		row.Customer, row.CustomerHref = people[i].Customer, people[i].CustomerHref
		if row.Reward = names[rewardIDs[i]]; row.Reward == "" {
			row.Reward = v.say("reward.deleted")
		} else {
			row.RewardHref = v.path("rewards", rewardIDs[i])
		}
	}
	view.Waiting.Empty = empty{"gift", v.say("waiting.none"), v.say("waiting.none.why")}
	view.Waiting.Poll = newPoll(v, "waiting", pauseIdle, view.Waiting)
	if v.may(actSupport) {
		for i := range view.Waiting.Rows { // after the version was made: each page has forms of its own
			row, id := &view.Waiting.Rows[i], ids[i]
			row.HandOver = &dialogForm{
				buttonForm{v.actForm("redemptions", id, "hand-over"), "redemption", id, v.say("waiting.hand-over")}, "hand-over-" + id, v.say("waiting.hand-over.title", row.Reward),
				v.say("waiting.hand-over.text"),
			}
		}
	}
	return v.live(view.Waiting.Poll, show("waiting", v.say("waiting.title"), view)), nil
}

// namesOfRewards are the names of rewards of loyalty campaigns.
func (v *visit) namesOfRewards(ctx context.Context, ids []string) (map[string]string, error) {
	names := map[string]string{}
	if len(ids) == 0 {
		return names, nil
	}
	page, err := v.Project.Loyalty.ListRewards(ctx, storage.Query{Filter: storage.In("id", ids)})
	for _, r := range page.Items {
		names[r.ID] = r.Name
	}
	return names, err
}

// handOver records that a reward was handed over.
func (d *Dashboard) handOver(ctx context.Context, v *visit) (answer, error) {
	r, err := v.Project.Redemptions.Get(ctx, v.PathValue("redemptionId"))
	if err != nil {
		return answer{}, err
	}
	names, err := v.namesOfRewards(ctx, present(r.RewardID))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "reward.handed_over", Object: audit.Object{Type: redemption.RecordKind.Name, ID: r.ID, Name: names[r.RewardID]}}
	return v.change(ctx, c, v.path("rewards", "waiting")+"?done=handed-over", func(ctx context.Context) (any, error) {
		return v.Project.Redemptions.CompleteReward(ctx, r.ID)
	})
}

// rewardNeeds are what rewards need a person for: material ones that wait to be handed over, and those of which none is left.
func rewardNeeds(ctx context.Context, v *visit) (items []need, err error) {
	page, err := v.Project.Redemptions.List(ctx, waitingQuery(homeNeeds))
	if err != nil {
		return nil, err
	}
	for _, r := range page.Items {
		if taken := r.Applied.Reward; taken != nil && taken.Type == loyalty.RewardMaterial {
			items = append(items, need{Icon: "gift", Text: v.say("home.waiting"), Detail: r.Code, When: v.clock().moment(r.Date), Href: v.path("rewards", "waiting")})
		}
	}
	out, err := v.Project.RewardsOutOfStock(ctx, homeNeeds)
	for _, r := range out {
		items = append(items, need{Icon: "gift", Text: v.say("home.out-of-stock", r.Name), Href: v.path("rewards", r.ID)})
	}
	return items, err
}
