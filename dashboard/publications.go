package dashboard

import (
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// publicationFilters are the parts of the list.
var publicationFilters = []listFilter{{"", storage.Filter{}}, {"failed", storage.Is("result", "FAILURE")}, {"given", storage.Is("result", "SUCCESS")}}

// publications lists who got which code, the latest first.
func (d *Dashboard) publications(ctx context.Context, v *visit) (answer, error) {
	links, q, err := v.list("publications", "publications.show.", publicationFilters)
	if err != nil {
		return answer{}, err
	}
	view := tableView{Title: v.say("publications.title"), Filters: links, Empty: empty{"megaphone", v.say("publications.none"), v.say("publications.none.why")}}
	if v.may(actExport) {
		view.Links = append(view.Links, buttonLink{"download", v.say("exports.title"), v.path("exports")})
	}
	view.Columns = v.columns("time", "customer", "code", "campaign", "channel", "result")
	page, err := v.Project.Vouchers.Publications(ctx, q)
	if err != nil {
		return answer{}, err
	}
	var people, campaigns []string
	for _, p := range page.Items {
		if v.choice.Shows("customer") && p.CustomerID != "" && !slices.Contains(people, p.CustomerID) {
			people = append(people, p.CustomerID)
		}
		if v.choice.Shows("campaign") && p.CampaignID != "" && !slices.Contains(campaigns, p.CampaignID) {
			campaigns = append(campaigns, p.CampaignID)
		}
	}
	names, err := v.customerNames(ctx, people)
	if err != nil {
		return answer{}, err
	}
	called := map[string]string{}
	if len(campaigns) > 0 {
		found, err := v.Project.Campaigns.List(ctx, storage.Query{Filter: storage.In("id", campaigns)})
		if err != nil {
			return answer{}, err
		}
		for _, c := range found.Items {
			called[c.ID] = c.Name
		}
	}
	var codes []string
	for _, p := range page.Items {
		if v.choice.Shows("code") && len(p.VoucherIDs) > 0 {
			codes = append(codes, p.VoucherIDs[0])
		}
	}
	there := map[string]bool{} // a code that was deleted has no page
	if len(codes) > 0 {
		found, err := v.Project.Vouchers.List(ctx, storage.Query{Filter: storage.In("id", codes)})
		if err != nil {
			return answer{}, err
		}
		for i := range found.Items {
			there[found.Items[i].ID] = true
		}
	}
	clock := v.clock()
	fillRows(v, &view, page, func(p *voucher.Publication) []cell {
		row := []cell{{When: clock.moment(p.CreatedAt)}, v.customerCell(p.CustomerID, names), {}, {Text: called[p.CampaignID]}, {Text: p.Channel}, {Status: newStatus("given")}}
		if len(p.Codes) > 0 {
			row[2] = cell{Text: p.Codes[0], Code: true}
			if len(p.VoucherIDs) > 0 && there[p.VoucherIDs[0]] {
				row[2].Href = v.path("codes", p.VoucherIDs[0])
			}
			if more := len(p.Codes) - 1; more > 0 {
				row[2].Note = v.say("publications.more", more)
			}
		}
		if p.Failed() {
			row[5] = cell{Status: newStatus("failed"), Note: v.writer(nil).Refusal(p.FailureCode, p.FailureMessage)}
		}
		return row
	}, func(p *voucher.Publication) (time.Time, string) { return p.CreatedAt, p.ID })
	return show("table", view.Title, view), nil
}
