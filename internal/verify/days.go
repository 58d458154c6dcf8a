package verify

import (
	"context"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// zones is how far apart the same day of two time zones can begin.
const zones = 26 * time.Hour

// days compares the figures of each day with the records of redemptions, rollbacks and returns. While events wait to be counted the figures
// lack them; they are read again then.
func (p *Project) days(ctx context.Context, report func(string), done *Verified) error {
	var last []string
	for range maxLooks {
		behind, err := p.Behind(ctx)
		if err != nil {
			return err
		}
		if behind {
			continue
		}
		differences, days, err := p.compareDays(ctx)
		if err != nil {
			return err
		}
		done.Days = days
		if len(differences) == 0 {
			return nil
		}
		if slices.Equal(differences, last) {
			for _, d := range differences {
				report(d)
			}
			return nil
		}
		last = differences
	}
	done.moves("the figures of days")
	return nil
}

func (p *Project) compareDays(ctx context.Context) (differences []string, days int, err error) {
	zone, err := p.Zone(ctx)
	if err != nil {
		return nil, 0, err
	}
	computed := daily{}
	for range maxLooks { // until nothing is archived meanwhile
		computed = daily{}
		before, err := p.readArchivedDays(ctx)
		if err != nil {
			return nil, 0, err
		}
		for i := range before {
			computed.carry(&before[i])
		}
		if err := p.addRecords(ctx, computed, zone); err != nil {
			return nil, 0, err
		}
		after, err := p.readArchivedDays(ctx)
		if err != nil {
			return nil, 0, err
		}
		if reflect.DeepEqual(before, after) {
			break
		}
	}
	// The records of a campaign that was deleted for good stay; its figures do not.
	kept := map[string]bool{"": true}
	q := storage.Query{Limit: pageSize}
	for more := true; more; {
		page, err := p.Store.Campaigns().List(ctx, q)
		if err != nil {
			return nil, 0, err
		}
		for _, c := range page.Items {
			kept[c.ID] = true
			q.After = &storage.Position{ID: c.ID}
		}
		more = page.HasMore
	}
	stored := map[figure]map[calc.Day]int64{}
	q = storage.Query{Limit: pageSize}
	for more := true; more; {
		page, err := p.Store.CampaignDays().List(ctx, q)
		if err != nil {
			return nil, 0, err
		}
		for i := range page.Items {
			d := &page.Items[i]
			days++
			q.After = &storage.Position{ID: d.ID()}
			for name, n := range d.Figures {
				if recorded(name) {
					f := figure{d.CampaignID, name}
					if stored[f] == nil {
						stored[f] = map[calc.Day]int64{}
					}
					stored[f][d.Day] = n
				}
			}
		}
		more = page.HasMore
	}
	for f := range stored {
		computed.of(f)
	}
	for _, f := range slices.SortedFunc(maps.Keys(computed), compareFigures) {
		if d := computed[f].difference(stored[f]); d != "" && kept[f.campaignID] {
			differences = append(differences, f.String()+" "+d)
		}
	}
	return differences, days, nil
}

// figure is one figure of a campaign, or of the whole project.
type figure struct{ campaignID, name string }

func (f figure) String() string {
	if f.campaignID == "" {
		return "the project's " + f.name
	}
	return "campaign " + f.campaignID + "'s " + f.name
}

func compareFigures(a, b figure) int {
	return slices.Compare([]string{a.campaignID, a.name}, []string{b.campaignID, b.name})
}

// daily is what the records say of each figure.
type daily map[figure]*counted

// counted is a figure by days. A record counts on its day. In another time zone, which the project may have had then, it counts on a day between
// early and late.
type counted struct{ exact, early, late map[calc.Day]int64 }

func (d daily) of(f figure) *counted {
	if d[f] == nil {
		d[f] = &counted{map[calc.Day]int64{}, map[calc.Day]int64{}, map[calc.Day]int64{}}
	}
	return d[f]
}

func (d daily) add(figures summary.Figures, campaignID string, at time.Time, zone *time.Location) {
	for name, n := range figures {
		c := d.of(figure{campaignID, name})
		c.exact[calc.DayOf(at, zone)] += n
		c.early[calc.DayOf(at.Add(-zones), zone)] += n
		c.late[calc.DayOf(at.Add(zones), zone)] += n
	}
}

// difference says on which day a stored figure is not what the records say; empty when it is. A project may have changed its time zone: then the sum
// up to a day may have the records of the next one, or lack those of the day, and in the end all have to be there.
func (c *counted) difference(stored map[calc.Day]int64) string {
	if maps.EqualFunc(without0(stored), without0(c.exact), func(a, b int64) bool { return a == b }) {
		return ""
	}
	all := map[calc.Day]bool{}
	for _, days := range []map[calc.Day]int64{stored, c.exact, c.early, c.late} {
		for day := range days {
			all[day] = true
		}
	}
	var sum, exact, most, least int64
	for _, day := range slices.Sorted(maps.Keys(all)) {
		sum, exact, most, least = sum+stored[day], exact+c.exact[day], most+c.early[day], least+c.late[day]
		if sum < least || sum > most {
			return fmt.Sprintf("up to %s: stored %d, the records say %d", day, sum, exact)
		}
	}
	return ""
}

func without0(days map[calc.Day]int64) map[calc.Day]int64 {
	days = maps.Clone(days)
	maps.DeleteFunc(days, func(_ calc.Day, n int64) bool { return n == 0 })
	return days
}

// recorded reports whether a figure can be computed again from records.
func recorded(name string) bool {
	return slices.Contains(fromRecords, name) || strings.HasPrefix(name, summary.RefusedRedemptions)
}

var fromRecords = []string{
	"redemptions", "redemptions_succeeded", "redemptions_failed", "rollbacks", "rollbacks_succeeded", "rollbacks_failed", "orders_amount",
	"orders_rolledback_amount", "discounted_amount", "rolledback_discounted_amount", "amount_redeemed", "amount_rolledback", "points_redeemed",
	"points_rolledback",
}

// addRecords adds up all records and returns.
func (p *Project) addRecords(ctx context.Context, into daily, zone *time.Location) error {
	q := storage.Query{Limit: pageSize}
	for more := true; more; {
		page, err := p.Store.Redemptions().List(ctx, q)
		if err != nil {
			return err
		}
		for i := range page.Items {
			into.record(&page.Items[i], zone)
			q.After = &storage.Position{ID: page.Items[i].ID}
		}
		more = page.HasMore
	}
	q = storage.Query{Limit: pageSize}
	for more := true; more; {
		page, err := p.Store.Returns().List(ctx, q)
		if err != nil {
			return err
		}
		for i := range page.Items {
			into.returned(&page.Items[i], zone)
			q.After = &storage.Position{ID: page.Items[i].ID}
		}
		more = page.HasMore
	}
	return nil
}

// record adds a record to the figures of the project and of its campaign. An attempt with several redeemables fails once, and its parts succeed. What
// the order came to counts once in the project, and for each part in the campaigns.
func (d daily) record(r *redemption.Record, zone *time.Location) {
	failed, name := r.Status == redemption.StatusFailed, "redemptions"
	if r.Object == redemption.ObjectRollback {
		name = "rollbacks"
	}
	both := func(f summary.Figures) {
		d.add(f, "", r.Date, zone)
		if r.CampaignID != "" {
			d.add(f, r.CampaignID, r.Date, zone)
		}
	}
	switch {
	case failed && r.ParentID != "":
		return
	case failed:
		both(summary.Figures{name: 1, name + "_failed": 1})
		if name == "redemptions" {
			both(summary.Figures{summary.RefusedRedemptions + r.FailureCode: 1})
		}
		return
	case name == "redemptions" && r.ParentID == "":
		d.add(summary.Figures{"orders_amount": r.Applied.OrderTotal}, "", r.Date, zone)
	}
	if r.Parent {
		return
	}
	both(summary.Figures{name: 1, name + "_succeeded": 1})
	a := &r.Applied
	if name == "rollbacks" {
		d.takenBack(r.CampaignID, a, r.Date, zone)
		return
	}
	both(summary.Figures{"amount_redeemed": a.Credits, "points_redeemed": a.Points})
	d.add(summary.Figures{"discounted_amount": a.Discount()}, "", r.Date, zone)
	if r.CampaignID != "" {
		d.add(summary.Figures{"discounted_amount": a.Money(), "orders_amount": a.OrderTotal}, r.CampaignID, r.Date, zone)
	}
}

// returned adds a return.
func (d daily) returned(back *redemption.Return, zone *time.Location) {
	for _, m := range back.Records {
		d.takenBack(m.CampaignID, &m.Returned, back.CreatedAt, zone)
	}
}

// takenBack adds what a rollback or a return took back.
func (d daily) takenBack(campaignID string, a *redemption.Applied, at time.Time, zone *time.Location) {
	f := summary.Figures{"amount_rolledback": a.Credits, "points_rolledback": a.Points, "rolledback_discounted_amount": a.Discount()}
	d.add(f, "", at, zone)
	if campaignID != "" {
		f["rolledback_discounted_amount"], f["orders_rolledback_amount"] = a.Money(), a.OrderTotal
		d.add(f, campaignID, at, zone)
	}
}
