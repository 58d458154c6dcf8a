package redemption

import (
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// stream gives the offers of a request one after the other, newest first.
type stream struct {
	sources []source
	// portions is how many more portions of codes may be read. The stream is cut where a source needs one more.
	portions int
	cut      bool
	// last is the offer that was returned last, nth its number among those made at the same instant, from 1.
	last *offer
	nth  int
}

// source gives offers newest first. Its head is nil at the end.
type source interface {
	head(ctx context.Context, s *stream) (*offer, error)
	pop()
}

// A request examines 500 codes at most: a client that gets a shorter page asks for the next one.
const (
	codesPortion    = 100
	maxCodePortions = 5
)

// next returns the next offer, or nil at the end and where the stream is cut. A code that two sources have is returned once;
// hopeless offers are counted and skipped.
func (s *stream) next(ctx context.Context) (*offer, error) {
	for {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		var from source
		var newest, second *offer
		for _, src := range s.sources {
			o, err := src.head(ctx, s)
			switch {
			case err != nil || s.cut:
				return nil, err
			case o == nil:
			case newest == nil || newestFirst(o, newest) < 0:
				from, newest, second = src, o, newest
			case second == nil || newestFirst(o, second) < 0:
				second = o
			}
		}
		if newest == nil {
			return nil, nil
		}
		if l, is := from.(*listed); is && l.passOver(s, second) {
			continue
		}
		from.pop()
		if s.last == nil || s.last.id != newest.id {
			s.count(newest)
			return newest, nil
		}
	}
}

// count makes an offer the last one, and numbers it.
func (s *stream) count(o *offer) {
	if s.nth++; s.last == nil || !s.last.createdAt.Equal(o.createdAt) {
		s.nth = 1
	}
	s.last = o
}

// stream begins where the offers are not newer than an instant; the zero time begins with the newest.
func (q *qualifier) stream(from time.Time) *stream {
	s := &stream{portions: maxCodePortions}
	for _, list := range []struct {
		wanted   bool
		offers   []offer
		hopeless []bool
	}{{q.scenario.tiers, q.known.tiers, q.excluded}, {q.scenario.campaigns, q.known.campaigns, q.excluded}, {q.scenario.stacks, q.known.stacks, nil}} {
		if list.wanted {
			s.sources = append(s.sources, &listed{notNewer(list.offers, from), list.hopeless})
		}
	}
	within := q.codesWithin(from)
	if q.scenario.open && !(q.request.HideCodes && !q.base.seesPrivateData()) {
		open := storage.And(q.openCodes(), within)
		s.sources = append(s.sources, &codes{q: q, filter: storage.And(storage.Where("campaign_id", storage.OpIsUnknown), open)})
		if len(q.known.public) > 0 {
			s.sources = append(s.sources, &codes{q: q, filter: storage.And(storage.In("campaign_id", q.known.public), open)})
		}
	}
	if q.scenario.held && q.base.customer.stored() && q.base.seesPrivateData() {
		s.sources = append(s.sources, &codes{q: q, filter: storage.And(storage.Is("holder_id", q.base.customer.Customer.ID), within)})
	}
	return s
}

// openCodes matches the codes that are offered to every customer, of those that are in no campaign or in one that has a code for
// all. For a visitor these are public discounts alone: other codes are money, or belong to a customer. For a server they are all
// codes but gift cards, loyalty cards and single-use codes that have a holder, which only the holder is offered.
func (q *qualifier) openCodes() storage.Filter {
	if q.base.request.Caller.Visitor {
		return voucher.Public(q.known.public...)
	}
	return storage.Or(storage.Where("holder_id", storage.OpIsUnknown), voucher.Shared())
}

// listed is a source of what the configuration offers.
type listed struct {
	rest []offer
	// excluded marks those whose rules certainly fail, by their number; nil where that is not known.
	excluded []bool
}

func (l *listed) head(context.Context, *stream) (*offer, error) {
	if len(l.rest) == 0 {
		return nil, nil
	}
	return &l.rest[0], nil
}

func (l *listed) pop() { l.rest = l.rest[1:] }

// passOver skips and counts the hopeless offers at the head that come before the next one of the other sources, and reports whether
// there were any. Of ten thousand promotions nearly all end here, so that they do not pass through next one by one.
func (l *listed) passOver(s *stream, other *offer) (any bool) {
	if l.excluded == nil {
		return false
	}
	for len(l.rest) > 0 && l.excluded[l.rest[0].number] && (other == nil || newestFirst(&l.rest[0], other) < 0) {
		s.count(&l.rest[0])
		l.pop()
		any = true
	}
	return any
}

// notNewer leaves out the offers that are newer than an instant.
func notNewer(list []offer, from time.Time) []offer {
	if from.IsZero() {
		return list
	}
	i, _ := slices.BinarySearchFunc(list, from, func(o offer, from time.Time) int {
		if o.createdAt.After(from) {
			return -1
		}
		return 1
	})
	return list[i:]
}

// codes is a source of vouchers, read in portions.
type codes struct {
	q      *qualifier
	filter storage.Filter
	after  *storage.Position
	rest   []offer
	ended  bool
}

func (c *codes) head(ctx context.Context, s *stream) (*offer, error) {
	if len(c.rest) == 0 && !c.ended {
		if s.portions == 0 {
			s.cut = true
			return nil, nil
		}
		s.portions--
		if err := c.read(ctx); err != nil {
			return nil, err
		}
	}
	if len(c.rest) == 0 {
		return nil, nil
	}
	return &c.rest[0], nil
}

func (c *codes) pop() { c.rest = c.rest[1:] }

// read fetches a portion of vouchers, the rules assigned to them and what sessions hold of them.
func (c *codes) read(ctx context.Context) error {
	order := []storage.Order{{Field: "created_at", Desc: true}}
	page, err := c.q.store.Vouchers().List(ctx, storage.Query{Filter: c.filter, Order: order, After: c.after, Limit: codesPortion})
	if err != nil {
		return err
	}
	c.ended = !page.HasMore
	if len(page.Items) == 0 {
		return nil
	}
	c.after = voucher.Kind.Position(&page.Items[len(page.Items)-1], order)
	var ids, held []string // held are those that sessions can reserve
	for i := range page.Items {
		v := &page.Items[i]
		if *v, err = voucher.InternalsOf(nil).Current(ctx, c.q.store.PointsLots(), *v, c.q.base.now, zoneOr(c.q.base.config.settings.Zone)); err != nil {
			return err
		}
		c.rest = append(c.rest, c.q.offered(v))
		if c.q.read[v.ID] { // a code that all customers may use is listed again when the customer holds it
			continue
		}
		c.q.read[v.ID] = true
		ids = append(ids, v.ID)
		if limited(v) {
			held = append(held, v.ID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	assigned, err := c.q.store.RuleAssignments().List(ctx, storage.Query{Filter: storage.In("related_object_id", ids)})
	if err != nil {
		return err
	}
	s := c.q.base.Snapshot
	s.Assignments = append(s.Assignments, assigned.Items...)
	if len(held) == 0 {
		return nil
	}
	locks, err := c.q.store.Sessions().List(ctx, storage.Query{Filter: storage.In("redeemable_id", held)})
	s.Locks = append(s.Locks, locks.Items...)
	return err
}

// offered makes an offer of a voucher. Its category is that of its campaign, if it has one.
func (q *qualifier) offered(v *voucher.Voucher) offer {
	o := offer{object: RedeemableVoucher, id: v.ID, createdAt: v.CreatedAt, voucher: v, category: v.CategoryID, campaign: q.base.campaign(v.CampaignID)}
	if o.campaign != nil {
		o.category = o.campaign.CategoryID
	}
	if w := q.base.customer; v.HolderID != "" && w.stored() && w.Customer.ID == v.HolderID {
		o.role = RoleOwner
		if v.ReferralCode {
			o.role = RoleReferrer
		}
	}
	return o
}

// codesWithin matches the vouchers that can qualify as far as the store can tell: switched on, a use left, within their dates,
// and within the filter of the request. It may match too many, never too few.
func (q *qualifier) codesWithin(from time.Time) storage.Filter {
	now := q.base.now
	f := storage.And(
		storage.Is("active", true), storage.Is("exhausted", false), storage.Where("deleted_at", storage.OpIsUnknown),
		storage.Or(storage.Where("start_date", storage.OpIsUnknown), storage.Where("start_date", storage.OpLessEqual, now)),
		storage.Or(storage.Where("expiration_date", storage.OpIsUnknown), storage.Where("expiration_date", storage.OpMoreEqual, now)),
		q.ofVouchers(q.request.Filter),
	)
	if !from.IsZero() {
		f = storage.And(f, storage.Where("created_at", storage.OpLessEqual, from))
	}
	return f
}

var (
	everyVoucher = storage.Where("id", storage.OpHasValue)
	noVoucher    = storage.In[string]("id", nil)
)

// ofVouchers turns a filter of offers into one of vouchers that matches at least the same.
func (q *qualifier) ofVouchers(f storage.Filter) storage.Filter {
	if f.Empty() {
		return everyVoucher
	}
	parts := make([]storage.Filter, 0, len(f.All)+2)
	for _, sub := range f.All {
		parts = append(parts, q.ofVouchers(sub))
	}
	if len(f.Any) > 0 {
		either := make([]storage.Filter, len(f.Any))
		for i, sub := range f.Any {
			either[i] = q.ofVouchers(sub)
		}
		parts = append(parts, storage.Or(either...))
	}
	if f.Where != nil {
		parts = append(parts, q.conditionOfVouchers(*f.Where))
	}
	return storage.And(parts...)
}

func (q *qualifier) conditionOfVouchers(c storage.Condition) storage.Filter {
	in := func(field string) storage.Filter {
		c := c
		c.Field = field
		return storage.Filter{Where: &c}
	}
	// when matches the vouchers of a shape if the value of a property that is not stored, "" for none, meets the condition.
	when := func(value string, shape storage.Filter) storage.Filter {
		if passes(c, value) {
			return shape
		}
		return noVoucher
	}
	ofCampaign, alone := storage.Where("campaign_id", storage.OpHasValue), storage.Where("campaign_id", storage.OpIsUnknown)
	switch c.Field {
	case "code", "campaign_id":
		return in(c.Field)
	case "resource_id":
		if c.Op.Negative() {
			return storage.And(in("id"), in("code"))
		}
		return storage.Or(in("id"), in("code"))
	case "voucher_type":
		return in("type")
	case "resource_type":
		return when(string(RedeemableVoucher), everyVoucher)
	case "category_id": // that of a campaign is not the voucher's
		return storage.Or(ofCampaign, in(c.Field))
	case "campaign_type":
		either := []storage.Filter{when("", alone)}
		for _, t := range []campaign.Type{campaign.TypeDiscountCoupons, campaign.TypeGiftVouchers, campaign.TypeLoyaltyProgram, campaign.TypeReferralProgram} {
			either = append(either, when(string(t), ofCampaign))
		}
		return storage.Or(either...)
	}
	return everyVoucher
}

// passes reports whether a text, or the absence of one, meets a condition.
func passes(c storage.Condition, value string) bool {
	k := storage.Kind[string]{Fields: []storage.Field[string]{storage.String(c.Field, func(s *string) string { return *s })}}
	return k.Match(storage.Filter{Where: &c}, &value)
}
