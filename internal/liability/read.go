package liability

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// reader reads portions of cards.
type reader struct {
	tx   Store
	zone *time.Location
	now  time.Time
	// read is how many cards were read, and written are the statements that are finished.
	read    int64
	written []Statement
}

// next goes one portion on: it opens a scope when none is open, and reads the next cards of it. Where a phase has no more scopes the next one begins.
func (r *reader) next(ctx context.Context, p *Progress) error {
	if p.Open == nil {
		return r.open(ctx, p)
	}
	sums, last, more, err := r.cards(ctx, p)
	if err != nil {
		return err
	}
	open := *p.Open
	open.Sums, open.At = open.plus(sums), r.now
	r.read += sums.Cards
	p.Open, p.AfterID, p.AfterAt = &open, last.ID, last.at
	if !more {
		p.Total, p.Last, p.Open, p.AfterID, p.AfterAt = p.Total.plus(open.Sums), open.ScopeID, nil, "", time.Time{}
		if open.Cards > 0 { // a campaign without cards has nothing outstanding
			r.write(open.ScopeID, p.Day, open.Outstanding)
		}
		if p.Phase == looseCards {
			p.Phase, p.Last = campaigns, ""
		}
	}
	return nil
}

// open opens the next scope.
func (r *reader) open(ctx context.Context, p *Progress) error {
	begin := func(scopeID string) {
		p.Open = &Open{scopeID, Outstanding{Program: p.Phase == programs, Began: r.now, At: r.now}}
	}
	switch p.Phase {
	case looseCards:
		begin("")
	case campaigns:
		page, err := r.tx.Campaigns().List(ctx, storage.Query{Limit: 1, After: behind(p.Last), Filter: storage.And(campaign.Kept,
			storage.In("voucher_type", []string{string(campaign.VoucherGift), string(campaign.VoucherLoyalty)}))})
		if err != nil {
			return err
		}
		if len(page.Items) == 0 {
			p.Phase, p.Last = programs, ""
			return nil
		}
		begin(page.Items[0].ID)
	case programs:
		page, err := r.tx.Programs().List(ctx, storage.Query{Limit: 1, After: behind(p.Last)})
		if err != nil {
			return err
		}
		if len(page.Items) == 0 {
			p.Phase = finished
			return nil
		}
		begin(page.Items[0].ID)
	case finished:
		r.write(All, p.Day, Outstanding{Began: r.now, At: r.now, Sums: p.Total})
		p.Done, p.Finished = true, p.Day
	}
	return nil
}

func (r *reader) write(scopeID string, day calc.Day, o Outstanding) {
	r.written = append(r.written, Statement{ID: statementID(scopeID, day), ScopeID: scopeID, Day: day, Body: Body{Outstanding: o}})
}

// behind is the position behind an id; nil for none.
func behind(id string) *storage.Position {
	if id == "" {
		return nil
	}
	return &storage.Position{ID: id}
}

// position is a card in the order of creation.
type position struct {
	ID string
	at time.Time
}

// cards reads the next cards of the open scope.
func (r *reader) cards(ctx context.Context, p *Progress) (s Sums, last position, more bool, err error) {
	q := storage.Query{Order: []storage.Order{{Field: "created_at"}}, Limit: portion}
	if p.AfterID != "" {
		q.After = &storage.Position{Values: []any{p.AfterAt}, ID: p.AfterID}
	}
	if p.Open.Program {
		return r.memberCards(ctx, p.Open.ScopeID, q)
	}
	return r.vouchers(ctx, p.Open.ScopeID, q)
}

func (r *reader) vouchers(ctx context.Context, campaignID string, q storage.Query) (s Sums, last position, more bool, err error) {
	of, c := storage.Where("campaign_id", storage.OpIsUnknown), (*campaign.Campaign)(nil)
	if campaignID != "" {
		found, err := r.tx.Campaigns().Get(ctx, campaignID)
		if fault.IsNotFound(err) || err == nil && !found.DeletedAt.IsZero() {
			return s, last, false, nil // deleted meanwhile
		}
		if err != nil {
			return s, last, false, err
		}
		of, c = storage.Is("campaign_id", campaignID), &found
	}
	q.Filter = storage.And(of, campaign.Kept, storage.In("type", []string{string(campaign.VoucherGift), string(campaign.VoucherLoyalty)}))
	page, err := r.tx.Vouchers().List(ctx, q)
	if err != nil {
		return s, last, false, err
	}
	var loyal []string
	for i := range page.Items {
		if page.Items[i].Loyalty != nil {
			loyal = append(loyal, page.Items[i].ID)
		}
	}
	points, err := r.points(ctx, loyal)
	if err != nil {
		return s, last, false, err
	}
	for i := range page.Items {
		v := &page.Items[i]
		last = position{v.ID, v.CreatedAt}
		s = s.plus(sumsOfVoucher(v, c, points[v.ID], r.now, r.zone))
	}
	return s, last, page.HasMore, nil
}

// sumsOfVoucher is what is outstanding on a gift card or a loyalty card; c is its campaign, nil for none.
func sumsOfVoucher(v *voucher.Voucher, c *campaign.Campaign, of rows, now time.Time, zone *time.Location) Sums {
	s, balance := Sums{Cards: 1}, v.Balance()
	status := v.WalletStatus(c, now, zone)
	if v.Gift == nil {
		return s.plus(sumsOfPoints(balance, v.Loyalty.Pending, of, status == voucher.WalletDisabled || status == voucher.WalletExpired))
	}
	switch {
	case balance <= 0:
	case status == voucher.WalletDisabled:
		s.Credit.Off = balance
	case status == voucher.WalletExpired:
		s.Credit.Expired = balance
	default:
		s.Credit.Usable = balance
		s.CreditMonths = map[string]int64{monthOf(calc.DayOf(c.Inherited(v.Validity).End, zone)): balance}
	}
	return s
}

// sumsOfPoints is what is outstanding on a card with points.
func sumsOfPoints(balance, pending int64, of rows, off bool) (s Sums) {
	s.Points.Pending = max(pending, 0)
	switch {
	case balance < 0:
		s.Points.Below = -balance
		return s
	case balance == 0:
		return s
	case off:
		s.Points.Off = balance
		return s
	}
	s.Points.Usable = balance
	s.PointsMonths = map[string]int64{}
	rest := balance
	for _, l := range of.lots {
		n := min(l.Left, rest)
		s.PointsMonths[monthOf(l.ExpiresOn)] += n
		rest -= n
	}
	if rest > 0 { // points of cards without expiration may be in no lot
		s.PointsMonths[""] += rest
	}
	return s
}

// monthOf is the month of a day, such as 2026-11; empty for none.
func monthOf(day calc.Day) string {
	if day == "" {
		return ""
	}
	return string(day)[:len("2026-11")]
}

func (r *reader) memberCards(ctx context.Context, programID string, q storage.Query) (s Sums, last position, more bool, err error) {
	q.Filter = storage.Is("program_id", programID)
	page, err := r.tx.MemberCards().List(ctx, q)
	if err != nil {
		return s, last, false, err
	}
	ids := make([]string, len(page.Items))
	for i := range page.Items {
		ids[i] = page.Items[i].ID
	}
	points, err := r.points(ctx, ids)
	if err != nil {
		return s, last, false, err
	}
	for i := range page.Items {
		c := &page.Items[i]
		last = position{c.ID, c.CreatedAt}
		s = s.plus(sumsOfCard(c, points[c.ID]))
	}
	return s, last, page.HasMore, nil
}

// sumsOfCard is what is outstanding on the card of a member.
func sumsOfCard(c *membership.Card, of rows) Sums {
	if !c.DeletedAt.IsZero() {
		return Sums{}
	}
	return Sums{Cards: 1}.plus(sumsOfPoints(c.Figures.Balance(), c.Figures.Pending(), of, false))
}

// rows are the open lots of a card, those that expire first at the beginning.
type rows struct{ lots []ledger.Lot }

// points reads the lots of cards.
func (r *reader) points(ctx context.Context, accounts []string) (map[string]rows, error) {
	if len(accounts) == 0 {
		return nil, nil
	}
	page, err := r.tx.PointsLots().List(ctx, storage.Query{
		Filter: storage.And(storage.In("account_id", accounts), storage.Is("open", true)), Order: []storage.Order{{Field: "burn_order"}},
	})
	all := map[string]rows{}
	for _, l := range page.Items {
		of := all[l.AccountID]
		of.lots = append(of.lots, l)
		all[l.AccountID] = of
	}
	return all, err
}
