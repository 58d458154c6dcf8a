package verify

import (
	"context"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Shares are what records add up to. When the records are dropped, their shares stay: an audit adds them to what is computed from the records that are left.
type Shares struct {
	Uses      map[string]*redemption.ArchivedUses
	Customers map[string]*customer.Archived
	Days      map[string]*summary.Day
	// Counts has every counter that the records may have raised, whether or not it exists, but for those that Uses tells.
	Counts map[redemption.CounterKey]int64
}

// SharesOf adds up records in the way of an audit. What came back of the redemptions and orders has to be among the returns.
func SharesOf(s *redemption.Settings, zone *time.Location, orders []order.Order, records []redemption.Record, returns []redemption.Return) Shares {
	of := Shares{
		Uses: map[string]*redemption.ArchivedUses{}, Customers: map[string]*customer.Archived{}, Days: map[string]*summary.Day{},
		Counts: map[redemption.CounterKey]int64{},
	}
	t, days := newTally(s), daily{}
	for i := range records {
		r := &records[i]
		t.add(r)
		days.record(r, zone)
		if !stands(r) {
			continue
		}
		u := redemption.InternalsOf(nil).Archived(r)
		if before := of.Uses[u.ID]; before != nil {
			u.Totals = u.Plus(before.Totals)
		}
		of.Uses[u.ID] = &u
		for _, step := range redemption.InternalsOf(nil).CounterSteps(s, r) {
			if !redemption.InternalsOf(nil).InUses(step.Key) {
				of.Counts[step.Key] = saturate.Add(of.Counts[step.Key], step.By)
			}
		}
	}
	for i := range orders {
		t.buy(&orders[i])
	}
	for i := range returns {
		days.returned(&returns[i], zone)
	}
	for id := range t.customers {
		of.Customers[id] = t.shareOf(id)
	}
	for f, counted := range days {
		for day, n := range counted.exact {
			if n == 0 {
				continue
			}
			d := summary.Day{CampaignID: f.campaignID, Day: day, Figures: summary.Figures{}}
			if before := of.Days[d.ID()]; before != nil {
				d = *before
			}
			d.Figures[f.name] = n
			of.Days[d.ID()] = &d
		}
	}
	return of
}

// AddTo adds the share of a customer to another one of the same customer.
func AddTo(into, more *customer.Archived) {
	t := newTally(nil)
	t.carryCustomer(into)
	t.carryCustomer(more)
	*into = *t.shareOf(into.ID)
}

// shareOf is what a tally says of a customer.
func (t *tally) shareOf(id string) *customer.Archived {
	b, last := t.customers[id], t.bought[id]
	a := &customer.Archived{ID: id, ArchivedBody: customer.ArchivedBody{LastAmounts: last.amounts, Summary: customer.Summary{
		Redeemed: b.Redeemed, Failed: b.Failed, Succeeded: b.Succeeded, RolledBack: b.RolledBack, RollbackFailed: b.RollbackFailed,
		RollbackSucceeded: b.RollbackSucceeded, GiftRedeemed: b.GiftRedeemed, PointsRedeemed: b.PointsRedeemed, OrdersAmount: b.OrdersAmount,
		OrdersCount: b.OrdersCount, LastOrderAt: last.at,
	}}}
	if len(last.amounts) > 0 {
		a.Summary.LastOrderAmount = last.amounts[0]
	}
	return a
}

// stands reports whether a record is a redemption that counts.
func stands(r *redemption.Record) bool {
	return r.Object == redemption.ObjectRedemption && r.Status == redemption.StatusSucceeded && !r.Parent
}

// carryCustomer adds the archived share of a customer.
func (t *tally) carryCustomer(a *customer.Archived) {
	s, b := &a.Summary, t.customers[a.ID]
	b.Redeemed, b.Failed, b.Succeeded, b.RolledBack = b.Redeemed+s.Redeemed, b.Failed+s.Failed, b.Succeeded+s.Succeeded, b.RolledBack+s.RolledBack
	b.RollbackFailed, b.RollbackSucceeded = b.RollbackFailed+s.RollbackFailed, b.RollbackSucceeded+s.RollbackSucceeded
	b.GiftRedeemed, b.PointsRedeemed = saturate.Add(b.GiftRedeemed, s.GiftRedeemed), saturate.Add(b.PointsRedeemed, s.PointsRedeemed)
	b.OrdersAmount, b.OrdersCount = saturate.Add(b.OrdersAmount, s.OrdersAmount), b.OrdersCount+s.OrdersCount
	t.customers[a.ID] = b
	last := t.bought[a.ID]
	for _, amount := range a.LastAmounts {
		last.buy(&customer.Purchase{Amount: amount, At: s.LastOrderAt})
	}
	if len(last.amounts) > 0 {
		t.bought[a.ID] = last
	}
}

// carryUses adds what archived redemptions add up to.
func (t *tally) carryUses(u *redemption.ArchivedUses) {
	if strings.HasPrefix(u.SubjectID, voucher.Kind.Prefix) {
		sum := t.vouchers[u.SubjectID]
		t.vouchers[u.SubjectID] = uses{sum.Redeemed + u.Redemptions, sum.Credits + u.Credits}
	} else if u.SubjectID != "" {
		t.totals[u.SubjectID] = t.totals[u.SubjectID].Plus(u.Totals)
	}
	if u.CampaignID != "" {
		t.totals[u.CampaignID] = t.totals[u.CampaignID].Plus(u.Totals)
	}
	for _, step := range redemption.InternalsOf(nil).ArchivedSteps(u) {
		if _, asked := t.counters[step.Key]; asked {
			t.counters[step.Key] = saturate.Add(t.counters[step.Key], step.By)
		}
	}
}

// readArchived adds what was archived to the tally.
func (a *auditor) readArchived(ctx context.Context) error {
	err := each(ctx, a.store.ArchivedUses(), storage.Filter{}, redemption.ArchivedUsesKind.ID, func(u *redemption.ArchivedUses) error {
		a.tally.carryUses(u)
		return nil
	})
	if err == nil {
		err = each(ctx, a.store.ArchivedCounts(), storage.Filter{}, redemption.ArchivedCountKind.ID, func(c *redemption.ArchivedCount) error {
			if _, asked := a.tally.counters[c.ID]; asked {
				a.tally.counters[c.ID] = saturate.Add(a.tally.counters[c.ID], c.Value)
			}
			return nil
		})
	}
	if err == nil {
		err = each(ctx, a.store.ArchivedCustomers(), storage.Filter{}, customer.ArchivedKind.ID, func(c *customer.Archived) error {
			a.tally.carryCustomer(c)
			return nil
		})
	}
	return err
}

// carry adds to a tally what was archived of a campaign, a promotion tier or a voucher, or of all.
func (a *auditor) carry(ctx context.Context, t *tally, subject string) error {
	filter := storage.Filter{}
	switch {
	case subject == "":
	case strings.HasPrefix(subject, voucher.Kind.Prefix), strings.HasPrefix(subject, "promo_"):
		filter = storage.Is("subject_id", subject)
	default:
		filter = storage.Is("campaign_id", subject)
	}
	return each(ctx, a.store.ArchivedUses(), filter, redemption.ArchivedUsesKind.ID, func(u *redemption.ArchivedUses) error { t.carryUses(u); return nil })
}

// carryBuyer adds to a tally what was archived of a customer.
func (a *auditor) carryBuyer(ctx context.Context, t *tally, id string) error {
	share, err := a.store.ArchivedCustomers().Get(ctx, id)
	if fault.IsNotFound(err) {
		return nil
	}
	if err == nil {
		t.carryCustomer(&share)
	}
	return err
}

// carryCount adds to a tally what was archived of a counter, besides what uses say.
func (a *auditor) carryCount(ctx context.Context, t *tally, key redemption.CounterKey) error {
	share, err := a.store.ArchivedCounts().Get(ctx, string(key))
	if fault.IsNotFound(err) {
		return nil
	}
	if err == nil {
		t.counters[key] = saturate.Add(t.counters[key], share.Value)
	}
	return err
}

// readArchivedDays returns the archived shares of the figures of days.
func (p *Project) readArchivedDays(ctx context.Context) (all []summary.Day, err error) {
	q := storage.Query{Limit: pageSize}
	for more := true; more; {
		page, err := p.Store.ArchivedDays().List(ctx, q)
		if err != nil {
			return nil, err
		}
		for i := range page.Items {
			all = append(all, page.Items[i])
			q.After = &storage.Position{ID: page.Items[i].ID()}
		}
		more = page.HasMore
	}
	return all, nil
}

// carry adds the archived share of a day. The instants of its records are not known: in a project that changed its time zone they count two days before or after
// at most.
func (d daily) carry(share *summary.Day) {
	for name, n := range share.Figures {
		if !recorded(name) {
			continue
		}
		c := d.of(figure{share.CampaignID, name})
		c.exact[share.Day] += n
		c.early[share.Day.AddDays(-2)] += n
		c.late[share.Day.AddDays(2)] += n
	}
}
