package wording_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/wording"
)

// flat are the texts of sentences, those below after them.
func flat(said []wording.Sentence) (all []string) {
	for _, s := range said {
		all = append(append(all, s.Text), flat(s.Below)...)
	}
	return all
}

// TestLoyaltyIsSaid compares what the parts of loyalty campaigns and programs say.
func TestLoyaltyIsSaid(t *testing.T) {
	w := wording.Writer{Currency: "EUR", Names: wording.Names{
		"seg_1": "VIP", "prod_1": "Mug", "camp_1": "Club", "ltr_1": "Gold", "ern_1": "Orders", "rewa_1": "Mug", "lcdef_1": "Beans", "lt_1": "Gold", "lben_1": "Bag",
	}}
	five := int64(500)
	one := func(texts []string) string { return strings.Join(texts, " ") }
	order := program.Trigger{Event: program.EventOrderPaid}
	for want, got := range map[string]string{
		"1 point for each full 10.00 EUR of the order, after discounts, when an order is paid. Earned points can be used after 14 days.": one(w.EarningRule(loyalty.EarningRule{
			Event: loyalty.OrderPaid, Earning: loyalty.Earning{Calculation: loyalty.OrderTotalAmount, Every: 1000, Points: 1}, PendingDays: 14})),
		"50 points when the customer enters the segment “VIP”.": one(w.EarningRule(loyalty.EarningRule{Event: loyalty.SegmentEntered, SegmentID: "seg_1", Earning: loyalty.Earning{Points: 50}})),
		"2 points for each 3 units of “Mug” when an order is paid.": one(w.EarningRule(loyalty.EarningRule{Event: loyalty.OrderPaid, Earning: loyalty.Earning{
			Calculation: loyalty.OrderItemsQuantity, Every: 3, Points: 2, Scope: []loyalty.Item{{Object: loyalty.ItemProduct, ID: "prod_1"}}}})),
		"From 100 to 500 points. The rule “Orders” gives 1.5 times its points. The reward “Mug” is not offered.": one(w.Tier(loyalty.Tier{From: 100, To: &five,
			EarningRules: map[string]loyalty.Mapping{"ern_1": {Type: loyalty.MappingMultiply, Multiplier: decimal.RequireFromString("1.5")}},
			Rewards:      map[string]loyalty.Mapping{"rewa_1": {Type: loyalty.MappingUnavailable}}})),
		"The balance of the card decides about the tier. A tier ends when the points drop below it.":                                                  one(w.Qualification(nil)),
		"The points collected in a calendar year decide about the tier. A tier is kept to the end of the next period. It is kept for 1 month longer.": one(w.Qualification(&campaign.TierExpiration{QualificationType: "POINTS_IN_PERIOD", QualificationPeriod: "YEAR", Expiration: "END_OF_NEXT_PERIOD", Extend: "P1M"})),
		"pays for orders: 100 points are worth 1.00 EUR":                                                                                              w.Reward(loyalty.Reward{Coin: &loyalty.CoinReward{ExchangeRatio: decimal.NewFromInt(1), PointsRatio: 100}}),
		"5.00 EUR of credit on a gift card of “Club”":                                                                                                 w.Reward(loyalty.Reward{Campaign: &loyalty.CampaignReward{ID: "camp_1", Type: campaign.TypeGiftVouchers, Balance: 500}}),
		"500 points, redeemed as soon as a card holds them":                                                                                           w.Offer(loyalty.RewardAssignment{Points: 500, AutoRedeem: true}),
		"Points can be used for 12 months, to the end of that quarter.": w.Expiration(calc.Expiration{Type: calc.RollingExpiration,
			Rolling: &calc.Rolling{Period: calc.Period{Value: 12, Unit: calc.UnitMonth}, Rounding: &calc.Rounding{Type: calc.RoundQuarter}}}),
		"Points never expire. A card earns at most 100 points in a calendar month. The balance may fall below zero. Orders can be paid with points, “10” for each cent.": one(w.CardDefinition(program.CardDefinition{
			EarningLimits: program.Limits{Global: program.LimitSet{Limited: true, Limits: []program.Limit{{Type: program.LimitTime, Max: 100, Unit: calc.UnitMonth}}}},
			AllowNegative: true, PayWithPoints: program.PayWithPoints{Enabled: true, Formula: "10"}})),
		"10 points and the benefit “Bag” when an order is paid. The customer is in the segment “VIP”. The member is in the tier “Gold”. 2 times for each member in a calendar week.": one(flat(w.ProgramRule(program.EarningRule{
			Trigger: order, TriggerLimits: program.UseLimits{Max: 2, Unit: calc.UnitWeek},
			Earnings: []program.Earning{{Effects: []program.Effect{{Award: program.Award{Points: 10}}, {BenefitID: "lben_1"}}, Tiers: []program.TierRule{{TierIDs: []string{"lt_1"}}},
				Rules: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "customer.segment", Conditions: map[rule.Operator][]any{rule.OperatorIs: {"seg_1"}}}}}}}}))),
		"2.5 points for each full 1.00 EUR of the order, before discounts, when an order is paid.": one(flat(w.ProgramRule(program.EarningRule{Trigger: order, Earnings: []program.Earning{{
			Effects: []program.Effect{{Award: program.Award{Proportion: &program.Proportion{Calculation: program.CalculateOrderAmount, Every: 100, Value: decimal.RequireFromString("2.5")}}}}}}}))),
		"The points earned within 1 year decide about the tier. A tier that is reached begins with the next period. A tier is kept for 30 days at least. Who has too few points falls by one tier. They may still collect the points for 7 days.": one(w.TierStructure(program.TierStructure{
			Type: program.StructureEarned, Tracking: calc.Period{Value: 1, Unit: calc.UnitYear}, Start: program.StartNextPeriod,
			Retention: program.Retention{Type: program.RetentionFixed, Period: calc.Period{Value: 30, Unit: calc.UnitDay}},
			Downgrade: program.Downgrade{Type: program.DowngradeSingle, Grace: calc.Period{Value: 7, Unit: calc.UnitDay}}})),
		"From 500 points on. For customers in the segment “VIP”.": one(w.ProgramTier(program.Tier{Min: 500, SegmentID: "seg_1", Type: program.TierSegment})),
		"“Mug”": w.ProgramReward(program.Reward{Gift: program.Gift{Material: &program.Material{ProductID: "prod_1"}}}),
		"20 points of “Beans”. Once in 1 day for each member. A purchase can be refunded.": one(flat(w.Costs(program.Reward{Refundable: true, PurchaseLimits: program.UseLimits{Cooldown: calc.Period{Value: 1, Unit: calc.UnitDay}},
			Costs: []program.Cost{{Spending: program.Spending{Points: 20, CardDefinitionID: "lcdef_1"}}}}))),
		"For each 3 customers brought, the referrer gets 200 points on a card of “Club”.": w.ReferralTier(referral.Tier{Conversions: 3, Repeats: true, Gives: referral.Gives{CampaignID: "camp_1", Amount: 200}}, false),
		"For each customer brought, the referrer gets 2.00 EUR on a card of “Club”.":      w.ReferralTier(referral.Tier{Conversions: 1, Repeats: true, Gives: referral.Gives{CampaignID: "camp_1", Amount: 200}}, true),
		"A customer counts as brought with their first event “signed_up”. They get 5.00 EUR on a card of “Gifts”.": one(w.Referral(&campaign.ReferralProgram{ConversionEvent: "custom_event", CustomEventName: "signed_up",
			RewardType: "GIFT_VOUCHER", RewardAmount: 500, RewardCampaign: "Gifts"})),
	} {
		if got != want {
			t.Errorf("it says\n%s\nwant\n%s", got, want)
		}
	}
}

// TestEveryPartOfLoyaltyHasWords says each event, calculation, limit, expiration and so on that a definition can have.
func TestEveryPartOfLoyaltyHasWords(t *testing.T) {
	w := wording.Writer{Currency: "EUR"}
	var said []string
	for _, c := range loyalty.Calculations() {
		said = append(said, w.EarningRule(loyalty.EarningRule{Event: loyalty.OrderPaid, Earning: loyalty.Earning{Calculation: c, Every: 1, Points: 1, Property: "p", Scope: []loyalty.Item{{ID: "x"}}}})...)
	}
	for _, event := range []string{loyalty.TierJoined, loyalty.TierLeft, loyalty.TierUpgraded, loyalty.TierDowngraded, loyalty.TierProlonged} {
		for _, tier := range []string{loyalty.AnyTier, "ltr_1"} {
			said = append(said, w.EarningRule(loyalty.EarningRule{Event: event, TierID: tier})...)
		}
	}
	for _, m := range []loyalty.MappingType{loyalty.MappingMultiply, loyalty.MappingCustom, loyalty.MappingUnavailable} {
		said = append(said, w.Tier(loyalty.Tier{Rewards: map[string]loyalty.Mapping{"x": {Type: m}}})...)
		if m != loyalty.MappingUnavailable {
			said = append(said, w.Tier(loyalty.Tier{EarningRules: map[string]loyalty.Mapping{"x": {Type: m}}})...)
		}
	}
	for _, period := range []string{"MONTH", "QUARTER", "HALF_YEAR", "YEAR"} {
		for _, end := range []string{"END_OF_PERIOD", "END_OF_NEXT_PERIOD", "BALANCE_DROP", "CUSTOM"} {
			said = append(said, w.Qualification(&campaign.TierExpiration{QualificationType: "POINTS_IN_PERIOD", QualificationPeriod: period, Start: "NEXT_PERIOD", Expiration: end})...)
		}
	}
	dates, period := []calc.MonthDay{{Day: 31, Month: 3}}, calc.Period{Value: 2, Unit: calc.UnitQuarter}
	for _, x := range []calc.Expiration{
		{}, {Type: calc.Inherit}, {Type: calc.NoExpiration}, {Type: calc.CalendarExpiration, Calendar: dates}, {Type: calc.SlidingExpiration, Sliding: &calc.Sliding{Earning: true, Spending: true, Custom: true, Period: period}},
	} {
		said = append(said, w.Expiration(x))
	}
	for _, r := range []calc.RoundingType{calc.RoundMonth, calc.RoundQuarter, calc.RoundHalfYear, calc.RoundYear, calc.RoundParticularMonth} {
		said = append(said, w.Expiration(calc.Expiration{Type: calc.RollingExpiration, Rolling: &calc.Rolling{Period: period, Rounding: &calc.Rounding{Type: r, Month: 6}}}))
	}
	for _, p := range []calc.Pending{{Type: calc.PeriodBased, Period: period}, {Type: calc.FixedDates, Dates: dates}, {Type: calc.EventBased, CancelPeriod: period}} {
		said = append(said, w.Waiting(p))
	}
	set := func(types ...program.LimitType) program.LimitSet {
		s := program.LimitSet{Limited: true}
		for _, l := range types {
			s.Limits = append(s.Limits, program.Limit{Type: l, Max: 1, Unit: calc.UnitHalf})
		}
		return s
	}
	methods := func(m ...program.RefundMethod) program.RefundSet {
		return program.RefundSet{Refundable: true, Methods: m}
	}
	said = append(said, w.CardDefinition(program.CardDefinition{
		EarningLimits:  program.Limits{Global: set(program.LimitBalance, program.LimitTime), Transactions: set(program.LimitPoints, program.LimitAmount)},
		SpendingLimits: program.Limits{Global: set(program.LimitSpending, program.LimitTime), Transactions: set(program.LimitPoints, program.LimitAmount)},
		Refunds: program.Refunds{
			Spent: methods(program.RefundMethod{Type: program.RefundReturn, Mode: program.ModeRefundAll}),
			Earned: methods(program.RefundMethod{Type: program.RefundFromPending, Mode: program.ModeRefundItem}, program.RefundMethod{Type: program.RefundFromBalance, Mode: program.ModeRevokeToZero},
				program.RefundMethod{Type: program.RefundFromBalance, Mode: program.ModeRevokeBelowZero}),
		},
	})...)
	for _, trigger := range []program.Trigger{
		{Event: program.EventCustom}, {Event: program.EventCustom, SchemaID: "x"}, {Event: program.EventSegment}, {Event: program.EventSegment, SegmentID: "x"},
	} {
		said = append(said, flat(w.ProgramRule(program.EarningRule{Trigger: trigger, EarningLimits: set(program.LimitTime), Earnings: []program.Earning{{}}}))...)
	}
	for _, c := range []program.Calculation{
		program.CalculateOrderAmount, program.CalculateOrderTotal, program.CalculateOrderMetadata, program.CalculateItemsAmount, program.CalculateItemsSubtotal,
		program.CalculateItemsQuantity, program.CalculateCustomer, program.CalculateCustomEvent,
	} {
		said = append(said, flat(w.ProgramRule(program.EarningRule{Earnings: []program.Earning{{Effects: []program.Effect{{Award: program.Award{Proportion: &program.Proportion{
			Calculation: c, Every: 1, Property: "p", Items: []program.Item{{Type: program.ItemSKU, ID: "x"}}}}}}}}}))...)
	}
	for _, downgrade := range []program.DowngradeType{program.DowngradeNone, program.DowngradeMulti, program.DowngradeSingle} {
		said = append(said, w.TierStructure(program.TierStructure{Type: program.StructureBalance, Retention: program.Retention{Type: program.RetentionCalendar, Dates: dates}, Downgrade: program.Downgrade{Type: downgrade}})...)
	}
	for _, gift := range []program.Gift{
		{Material: &program.Material{ProductID: "x", SKUID: "y"}}, {Digital: &program.Digital{Type: program.DigitalCoupons}}, {Digital: &program.Digital{Type: program.DigitalGifts}},
		{Digital: &program.Digital{Type: program.DigitalPoints}},
	} {
		said = append(said, w.Sentence(w.ProgramReward(program.Reward{Gift: gift})))
	}
	for _, text := range said {
		if text == "" || strings.ContainsAny(text, "[]{}") || !strings.HasSuffix(text, ".") {
			t.Errorf("%q", text)
		}
	}
	if n := len(said); n < 80 || slices.Contains(said, "") {
		t.Errorf("only %d sentences", n)
	}
}
