package redemption_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// shop is a project to redeem in: a memory backend, an engine, and a clock that only a test moves.
type shop struct {
	t      testing.TB
	store  *memory.Project
	engine *redemption.Engine
	now    time.Time
	// settings are those of the project; change them before the first request.
	settings redemption.Settings
	// delivered are the rewards that the engine asked to deliver.
	delivered []redemption.DeliverJob
}

var opening = time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC) // a Monday

func newShop(t testing.TB) *shop {
	t.Helper()
	backend := memory.New()
	t.Cleanup(func() { backend.Close() })
	s := &shop{t: t, store: backend.Project("shop"), now: opening}
	s.settings = redemption.Settings{Zone: time.UTC, WeekStart: time.Monday, Secret: "s"}
	e := env.System()
	e.Now = func() time.Time { return s.now }
	s.engine = redemption.New(redemption.Deps{
		Store: s.store, Env: e,
		Settings: func(context.Context) (redemption.Settings, error) { return s.settings, nil },
		Deliver: func(_ context.Context, job redemption.DeliverJob) error {
			s.delivered = append(s.delivered, job)
			return nil
		},
	})
	return s
}

func (s *shop) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

// stacking changes the project's stacking rules.
func (s *shop) stacking(change func(*project.StackingRules)) {
	rules := project.DefaultStackingRules()
	rules.ID = "stc_1"
	change(&rules)
	s.must(s.store.StackingRules().Insert(s.t.Context(), rules))
}

// category makes a category, and a campaign in it that codes can belong to.
func (s *shop) category(name string, hierarchy int64) {
	s.must(s.store.Categories().Insert(s.t.Context(), catalog.Category{ID: "cat_" + name, Name: name, Hierarchy: hierarchy}))
	s.campaign("camp_"+name, func(c *campaign.Campaign) { c.CategoryID = "cat_" + name })
}

func (s *shop) campaign(id string, change func(*campaign.Campaign)) {
	c := campaign.Campaign{ID: id, Name: id, Type: campaign.TypeDiscountCoupons, Active: true}
	if change != nil {
		change(&c)
	}
	s.must(s.store.Campaigns().Insert(s.t.Context(), c))
}

// coupon makes a code of a discount.
func (s *shop) coupon(code string, d discount.Discount, changes ...func(*voucher.Voucher)) {
	s.t.Helper()
	v := voucher.Voucher{ID: "v_" + code, Code: code, Type: campaign.VoucherDiscount, Discount: &d, Active: true}
	for _, change := range changes {
		change(&v)
	}
	s.must(s.store.Vouchers().Insert(s.t.Context(), v))
}

func (s *shop) gift(code string, amount int64, changes ...func(*voucher.Voucher)) {
	s.t.Helper()
	v := voucher.Voucher{ID: "v_" + code, Code: code, Type: campaign.VoucherGift, Gift: &voucher.Gift{Amount: amount}, Active: true}
	for _, change := range changes {
		change(&v)
	}
	s.must(s.store.Vouchers().Insert(s.t.Context(), v))
}

// rules assigns validation rules to something.
func (s *shop) rules(id, related string, kind rule.RelatedType, r rule.Rules) {
	s.t.Helper()
	r.ID, r.Name = id, id
	s.must(s.store.Rules().Insert(s.t.Context(), r))
	s.must(s.store.RuleAssignments().Insert(s.t.Context(), rule.Assignment{ID: "asgm_" + id + related, RuleID: id, RelatedObjectID: related, RelatedObjectType: kind}))
}

func in(campaign string) func(*voucher.Voucher) {
	return func(v *voucher.Voucher) { v.CampaignID = campaign }
}

func quantity(n int64) func(*voucher.Voucher) {
	return func(v *voucher.Voucher) { v.Redemption.Quantity = &n }
}

func amountOff(minor int64) discount.Discount {
	return discount.Discount{Type: discount.TypeAmount, AmountOff: &minor, Effect: discount.EffectApplyToOrder}
}

func percentOff(percent string) discount.Discount {
	p := decimal.RequireFromString(percent)
	return discount.Discount{Type: discount.TypePercent, PercentOff: &p, Effect: discount.EffectApplyToOrder}
}

// ask is a request for codes on an order of one amount.
func ask(amount int64, codes ...string) redemption.Request {
	r := redemption.Request{Order: &order.Request{Amount: patch.Set(amount), At: "order"}}
	for _, code := range codes {
		r.Redeemables = append(r.Redeemables, redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: code})
	}
	return r
}

// described writes a result in one line for each entry: what it did to the order, or why it did nothing.
func described(r *redemption.Result) string {
	var b strings.Builder
	for _, e := range r.Entries {
		switch e.Status {
		case redemption.EntryApplicable:
			fmt.Fprintf(&b, "%s applied %d total %d\n", e.Redeemable.ID, e.Applied.TotalAppliedDiscountAmount(), e.Applied.TotalAmount().Minor)
		case redemption.EntryInapplicable:
			fmt.Fprintf(&b, "%s inapplicable %s\n", e.Redeemable.ID, e.Err.Key)
		default:
			fmt.Fprintf(&b, "%s skipped %s\n", e.Redeemable.ID, e.Skip.Key)
		}
	}
	fmt.Fprintf(&b, "valid %t", r.Valid)
	return b.String()
}
