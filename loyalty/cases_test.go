package loyalty

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/voucher"
)

func minor(n int64) discount.Money { return discount.Money{Minor: n, Known: true} }

// paid is an order of 500.00 of which a coupon takes 50.00.
func paid() *order.Order { return &order.Order{Amount: minor(50000), DiscountAmount: 5000} }

// The names are those of worked examples: cases of earning, of tier mappings and of formulas.
func TestPointsOfEarningRules(t *testing.T) {
	lines := &order.Order{Amount: minor(9000), Items: []order.Item{
		{ProductID: "prod_1", Quantity: 1, Amount: minor(1000)}, {ProductID: "prod_2", Quantity: 2, Amount: minor(3000)}, {ProductID: "prod_3", Quantity: 1, Amount: minor(5000)},
	}}
	in := map[string][]string{"prod_1 ": {"pc_A"}, "prod_2 ": {"pc_A", "pc_B"}}
	twenty := Earning{Points: 20}
	tier := func(m Mapping) *Tier { return &Tier{EarningRules: map[string]Mapping{"ern_1": m}} }
	times := func(n int64) *Tier { return tier(Mapping{Type: MappingMultiply, Multiplier: decimal.NewFromInt(n)}) }
	visits := Earning{Points: 15, Formula: `ORDER_METADATA("visits") * 10`}
	for name, c := range map[string]struct {
		earning Earning
		trigger trigger
		tier    *Tier
		want    int64
	}{
		"v1-earn-01": {Earning{Calculation: OrderTotalAmount, Every: 500, Points: 10}, trigger{order: paid()}, nil, 900},
		"v1-earn-02": {Earning{Calculation: OrderAmount, Every: 500, Points: 10}, trigger{order: paid()}, nil, 1000},
		"v1-earn-03": {Earning{Calculation: OrderTotalAmount, Every: 1000, Points: 3}, trigger{order: &order.Order{Amount: minor(4999)}}, nil, 12},
		"v1-earn-04": {Earning{Calculation: OrderItemsAmount, Every: 100, Points: 1, Scope: []Item{{ItemCollection, "pc_A"}, {ItemCollection, "pc_B"}}},
			trigger{order: lines, collections: in}, nil, 40},
		"v1-earn-07": {Earning{Calculation: CustomEventMetadata, Every: 3, Points: 4, Property: "answers"},
			trigger{custom: metadata.Map{"answers": json.Number("11")}}, nil, 12},
		"v1-map-01 custom, less":  {twenty, trigger{}, tier(Mapping{Type: MappingCustom, Points: 5}), 5},
		"v1-map-01 custom, more":  {twenty, trigger{}, tier(Mapping{Type: MappingCustom, Points: 200}), 200},
		"v1-map-01 twice":         {twenty, trigger{}, times(2), 40},
		"v1-map-01 three times":   {twenty, trigger{}, times(3), 60},
		"v1-map-01 five times":    {twenty, trigger{}, times(5), 100},
		"v1-map-01 no mapping":    {twenty, trigger{}, &Tier{}, 20},
		"form-02 the formula":     {visits, trigger{order: &order.Order{Metadata: metadata.Map{"visits": json.Number("4")}}}, nil, 40},
		"form-02 what falls back": {visits, trigger{order: &order.Order{}}, nil, 15},
		"a base below zero":       {Earning{Calculation: OrderMetadata, Property: "n", Every: 1, Points: 9}, trigger{order: &order.Order{Metadata: metadata.Map{"n": json.Number("-5")}}}, nil, 0},
		"a base that is no number": {Earning{Calculation: OrderMetadata, Property: "n", Every: 1, Points: 9},
			trigger{order: &order.Order{Metadata: metadata.Map{"n": "much"}}}, nil, 0},
		"free units do not count": {Earning{Calculation: OrderItemsQuantity, Every: 1, Points: 2, Scope: []Item{{ItemProduct, "prod_1"}}},
			trigger{order: &order.Order{Items: []order.Item{{ProductID: "prod_1", Quantity: 3, DiscountQuantity: 1}}}}, nil, 4},
	} {
		c.trigger.customer = &customer.Customer{}
		r := EarningRule{ID: "ern_1", Earning: c.earning}
		if got := r.points(&c.trigger, c.tier, facts{&c.trigger, operation{zone: time.UTC}}); got != c.want {
			t.Errorf("%s: %d points, want %d", name, got, c.want)
		}
	}
}

func TestExpirationOfPoints(t *testing.T) {
	for name, c := range map[string]struct {
		rules        campaign.ExpirationRules
		earned, want calc.Day
	}{
		"exp-01":                      {campaign.ExpirationRules{PeriodType: "MONTH", PeriodValue: 1}, "2026-01-25", "2026-02-25"},
		"exp-02":                      {campaign.ExpirationRules{PeriodType: "MONTH", PeriodValue: 0}, "2026-01-01", "2026-01-01"},
		"exp-03":                      {campaign.ExpirationRules{PeriodType: "MONTH", PeriodValue: 1}, "2026-01-31", "2026-02-28"},
		"exp-05":                      {campaign.ExpirationRules{PeriodType: "MONTH", PeriodValue: 1, RoundingType: "END_OF_MONTH"}, "2026-01-10", "2026-02-28"},
		"exp-06":                      {campaign.ExpirationRules{PeriodType: "MONTH", PeriodValue: 2, RoundingType: "PARTICULAR_MONTH", RoundingValue: 1}, "2025-01-29", "2026-01-31"},
		"the day of the year itself":  {campaign.ExpirationRules{PeriodType: "FIXED_DAY_OF_YEAR", FixedDay: 25, FixedMonth: 1}, "2026-01-25", "2026-01-25"},
		"a leap day in another year":  {campaign.ExpirationRules{PeriodType: "FIXED_DAY_OF_YEAR", FixedDay: 29, FixedMonth: 2}, "2026-01-25", "2026-02-28"},
		"the day of the year is over": {campaign.ExpirationRules{PeriodType: "FIXED_DAY_OF_YEAR", FixedDay: 24, FixedMonth: 1}, "2026-01-25", "2027-01-24"},
	} {
		if got := ledger.TermsOf(voucher.ExpirationOf(&c.rules), c.earned).ExpiresOn; got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

func TestFiguresOfACard(t *testing.T) {
	type op struct {
		kind   voucher.TransactionType
		points int64
	}
	type after struct{ total, balance int64 }
	for name, c := range map[string]struct {
		points, expired, subtracted, redeemed int64
		ops                                   []op
		want                                  []after
	}{
		"v1-bal-01": {1098, 0, 0, 0, []op{{voucher.PointsRedemption, 1000}, {voucher.PointsRefund, 1000}, {voucher.PointsAccrual, 200}, {voucher.PointsRemoval, 1},
			{voucher.PointsAddition, 100}, {voucher.PointsTransferOut, 1}}, []after{{1098, 98}, {1098, 1098}, {1298, 1298}, {1297, 1297}, {1397, 1397}, {1396, 1396}}},
		"v1-bal-02":  {1062, 0, 0, 730, []op{{voucher.PointsExpiration, 70}}, []after{{992, 262}}},
		"v1-bal-03":  {1010, 0, 0, 30, []op{{voucher.PointsExpiration, 10}}, []after{{1000, 970}}},
		"v1-bal-04":  {28786, 0, 4000, 19629, []op{{voucher.PointsRedemption, 1}}, []after{{24786, 5156}}},
		"v1-bal-05":  {13436, 0, 0, 299, []op{{voucher.PointsRedemption, 1}}, []after{{13436, 13136}}},
		"v1-bal-06":  {500, 0, 0, 0, []op{{voucher.PointsAddition, 1000}}, []after{{1500, 1500}}},
		"v1-pend-01": {2205, 0, 0, 2180, []op{{voucher.PendingPointsActivation, 5}}, []after{{2210, 30}}},
		"v1-tr-01":   {0, 0, 0, 0, []op{{voucher.PointsTransferIn, 1}}, []after{{1, 1}}},
		"v1-rb-01":   {8000, 0, 0, 3426, []op{{voucher.PointsRefund, 2300}}, []after{{8000, 6874}}},
	} {
		v := voucher.Voucher{Loyalty: &voucher.Loyalty{Points: c.points, Expired: c.expired, Subtracted: c.subtracted}, Redemption: voucher.Redemption{RedeemedPoints: c.redeemed}}
		var got []after
		for _, o := range c.ops {
			v.Count(o.kind, o.points)
			got = append(got, after{v.Total(), v.Balance()})
		}
		if diff := cmp.Diff(c.want, got, cmp.AllowUnexported(after{})); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
