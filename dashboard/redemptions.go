package dashboard

import (
	"context"
	"net/url"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// redemptionsView is the list of redemptions and rollbacks, the latest first.
type redemptionsView struct {
	Links   []buttonLink
	Filters []filterLink
	// Reason is the reason that the list is narrowed to, and leads back; empty for all.
	Reason filterLink
	Rows   []attemptRow
	turns
	Empty empty
	// Plot and Reasons are the results of the last days and why redemptions were refused. They stand below the first page, when there are any.
	Plot    *plotView
	Reasons []reason
}

// redemptionFilters are the parts of the list.
var redemptionFilters = []listFilter{
	{"", storage.Filter{}},
	{"refused", storage.Is("result", "FAILURE")}, // for which there is an index
	{"redeemed", storage.Is("status", string(redemption.StatusSucceeded))},
	{"rolled-back", storage.Is("status", string(redemption.StatusRolledBack))},
}

func (d *Dashboard) redemptions(ctx context.Context, v *visit) (answer, error) {
	filters, q, err := v.list("redemptions", "redemptions.show.", redemptionFilters)
	if err != nil {
		return answer{}, err
	}
	view := redemptionsView{Filters: filters, Empty: empty{"ticket", v.say("redemptions.none"), v.say("home.none.why")}}
	if v.may(actExport) {
		view.Links = []buttonLink{{"download", v.say("exports.title"), v.path("exports")}}
	}
	key := v.URL.Query().Get("reason")
	if err := storage.CheckText("reason", key); err != nil {
		return answer{}, err
	}
	if key != "" {
		q.Filter = storage.And(q.Filter, storage.Is("failure_code", key))
		view.Reason = filterLink{v.say("redemptions.reason", v.writer(nil).Refusal(key, "")), v.with("reason", ""), true}
	}
	if !q.Filter.Empty() {
		view.Empty = v.nothingMatches()
	}
	q.Filter = storage.And(storage.Where("parent_redemption_id", storage.OpIsUnknown), q.Filter)
	page, err := v.Project.Redemptions.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	view.turns = turn(v, &page, func(r *redemption.Record) (time.Time, string) { return r.Date, r.ID })
	for i := range page.Items {
		view.Rows = append(view.Rows, v.recordRow(&page.Items[i]))
	}
	if v.choice.Shows("customer") {
		if err := v.nameCustomers(ctx, view.Rows); err != nil {
			return answer{}, err
		}
	}
	if len(view.Rows) > 0 && q.After == nil && key == "" {
		p, err := v.loadPeriod(ctx, "", defaultRange)
		if err != nil {
			return answer{}, err
		}
		if !p.empty() {
			results := v.usePlot(p.now)
			view.Plot, view.Reasons = &results, v.reasons(p.now, homeReasons)
		}
	}
	return show("redemptions", v.say("redemptions.title"), view), nil
}

// redemptionView is the page of one redemption or rollback.
type redemptionView struct {
	Status   status
	Reason   string
	Facts    []fact
	Parts    attemptTable
	Activity []activityRow
	// WhyHref explains a refused one as it would be decided now; empty for others.
	WhyHref string
	// Rollback takes the redemption back; nil where that cannot be, and for who may not. Consequence says what happens then.
	Rollback    *actForm
	Consequence string
}

func (d *Dashboard) redemption(ctx context.Context, v *visit) (answer, error) {
	r, err := v.Project.Redemptions.Get(ctx, v.PathValue("redemptionId"))
	if err != nil {
		return answer{}, err
	}
	rows := []attemptRow{v.recordRow(&r)}
	if err := v.nameCustomers(ctx, rows); err != nil {
		return answer{}, err
	}
	row := rows[0]
	view := redemptionView{Status: row.Status, Reason: row.Reason}
	add := func(label, text, href string) {
		if text != "" {
			view.Facts = append(view.Facts, fact{v.say(label), text, href})
		}
	}
	codeHref := ""
	if r.VoucherID != "" {
		codeHref = v.path("codes", r.VoucherID)
	}
	add("redemption.time", row.When.Exact, "")
	add("redemption.code", r.Code, codeHref)
	add("redemption.campaign", r.Campaign, "")
	add("redemption.customer", row.Customer, row.CustomerHref)
	name, href, err := v.orderOfRecord(ctx, &r)
	if err != nil {
		return answer{}, err
	}
	add("redemption.order", name, href)
	add("redemption.discount", row.Amount, "")
	if r.Applied.Points != 0 {
		add("redemption.points", v.writer(nil).Points(r.Applied.Points), "")
	}
	add("redemption.by", r.Channel.ID, "")
	add("redemption.reason", r.Reason, "")
	if r.RollbackID != "" {
		add("redemption.rollback", r.RollbackID, v.path("redemptions", r.RollbackID))
	}
	if r.RedemptionID != "" {
		add("redemption.of", r.RedemptionID, v.path("redemptions", r.RedemptionID))
	}
	if r.ParentID != "" {
		add("redemption.parent", r.ParentID, v.path("redemptions", r.ParentID))
	}
	if r.Parent {
		if view.Parts.Rows, err = v.records(ctx, storage.Is("parent_redemption_id", r.ID)); err != nil {
			return answer{}, err
		}
	}
	if r.Status == redemption.StatusFailed && r.VoucherID != "" && r.Object == redemption.ObjectRedemption {
		view.WhyHref = v.path("why") + "?redemption=" + url.QueryEscape(r.ID)
	}
	if r.Object == redemption.ObjectRedemption && r.Status == redemption.StatusSucceeded && r.ParentID == "" && v.may(actSupport) {
		form := v.actForm("redemptions", r.ID, "rollback")
		view.Rollback, view.Consequence = &form, v.say("redemption.consequence")
		if row.Amount != "" {
			view.Consequence = v.say("redemption.consequence.amount", row.Amount)
		}
	}
	view.Activity, err = v.activity(ctx, r.ID)
	return show("redemption", v.say("redemption.title"), view), err
}

// orderOfRecord names the order of a redemption and leads to it. That of a refused one is not stored: what the shop called it leads nowhere.
func (v *visit) orderOfRecord(ctx context.Context, r *redemption.Record) (name, href string, err error) {
	if r.OrderID == "" {
		return r.RefusedOrder, "", nil
	}
	o, err := v.Project.Orders.Order(ctx, r.OrderID)
	if fault.IsNotFound(err) {
		return r.OrderID, "", nil // deleted meanwhile
	}
	return v.orderName(&o), v.orderHref(o.ID), err
}

// rollBack takes a redemption back.
func (d *Dashboard) rollBack(ctx context.Context, v *visit) (answer, error) {
	r, err := v.Project.Redemptions.Get(ctx, v.PathValue("redemptionId"))
	if err != nil {
		return answer{}, err
	}
	reason := strings.TrimSpace(v.PostFormValue("reason"))
	if err := storage.CheckText("reason", reason); err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "redemption.rollback", Object: audit.Object{Type: redemption.RecordKind.Name, ID: r.ID, Name: r.Code}, Reason: reason, Before: r}
	return v.change(ctx, c, v.path("redemptions", r.ID)+"?done=rolled-back", func(ctx context.Context) (any, error) {
		_, err := v.Project.Redemptions.Rollback(ctx, redemption.RollbackRequest{
			RedemptionID: r.ID, Stacked: r.Parent, Reason: reason,
			Caller: redemption.Caller{User: v.Visitor.Email, Channel: redemption.Channel{ID: v.Visitor.Email, Type: redemption.ChannelUser}},
		})
		if err != nil {
			return nil, err
		}
		return v.Project.Redemptions.Get(ctx, r.ID)
	})
}
