package discount

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"
	"pgregory.net/rapid"
)

var drawEffect = rapid.SampledFrom([]Effect{EffectApplyToOrder, EffectApplyToItems, EffectApplyToItemsByQuantity,
	EffectApplyToItemsProportionally, EffectApplyToItemsProportionallyByQuantity, EffectAddMissingItems,
	EffectAddNewItems, EffectAddManyItems, EffectAddSameItems, EffectReplaceItems})

func drawLimit(t *rapid.T, label string, most int64) *int64 {
	if rapid.Bool().Draw(t, label+" sent") {
		return nil
	}
	n := rapid.Int64Range(0, most).Draw(t, label)
	return &n
}

func drawMoney(t *rapid.T, label string) Money {
	switch rapid.IntRange(0, 9).Draw(t, label+" kind") {
	case 0:
		return Money{}
	case 1:
		return Minor(rapid.Int64Range(0, MaxAmount/200).Draw(t, label))
	default:
		return Minor(rapid.Int64Range(0, 2000).Draw(t, label))
	}
}

var goodNames = []string{"a", "b", "c", "d"}

func drawCart(t *rapid.T) Cart {
	cart := Cart{}
	for range rapid.IntRange(0, 6).Draw(t, "lines") {
		l := Line{Product: rapid.SampledFrom(goodNames).Draw(t, "product"), Price: drawMoney(t, "price"),
			Quantity: rapid.Int64Range(0, 9).Draw(t, "quantity")}
		if rapid.IntRange(0, 3).Draw(t, "amount sent") == 0 {
			l.Amount = drawMoney(t, "amount")
		}
		if l.Quantity > 0 && rapid.IntRange(0, 3).Draw(t, "free units") == 0 {
			l.DiscountQuantity = rapid.Int64Range(0, l.Quantity).Draw(t, "free")
		}
		cart.Lines = append(cart.Lines, l)
	}
	if rapid.IntRange(0, 2).Draw(t, "order amount sent") == 0 {
		cart.Amount = drawMoney(t, "order amount")
	}
	cart, err := cart.Completed("order")
	if err != nil { // six lines of nine are far from the largest amount
		t.Fatal(err)
	}
	room := max(cart.Amount.Minor, lineAmounts(cart))
	for i := range cart.Lines {
		l := &cart.Lines[i]
		if most := min(l.Amount.Minor, room); most > 0 && rapid.Bool().Draw(t, "line discounted") {
			l.DiscountAmount = rapid.Int64Range(0, most).Draw(t, "line discount")
			room -= l.DiscountAmount
		}
	}
	if most := min(room, cart.TotalAmount().Minor); most > 0 && rapid.Bool().Draw(t, "order discounted") {
		cart.DiscountAmount = rapid.Int64Range(0, most).Draw(t, "order discount")
	}
	return cart
}

func drawDiscount(t *rapid.T) Discount {
	d := Discount{Effect: drawEffect.Draw(t, "effect")}
	number := func(label string, most int64) *int64 {
		n := rapid.Int64Range(0, most).Draw(t, label)
		return &n
	}
	switch d.Effect {
	case EffectAddManyItems:
		d.Type = TypeUnit
		for range rapid.IntRange(1, 3).Draw(t, "units") {
			d.Units = append(d.Units, Unit{UnitOff: number("unit_off", 5), UnitType: rapid.SampledFrom(goodNames).Draw(t, "unit_type"),
				Effect: rapid.SampledFrom(memberEffects).Draw(t, "unit effect")})
		}
	case EffectAddMissingItems, EffectAddNewItems, EffectAddSameItems, EffectReplaceItems:
		d.Type, d.UnitOff, d.UnitType = TypeUnit, number("unit_off", 5), rapid.SampledFrom(goodNames).Draw(t, "unit_type")
	case EffectApplyToItemsByQuantity, EffectApplyToItemsProportionally, EffectApplyToItemsProportionallyByQuantity:
		d.Type, d.AmountOff = TypeAmount, number("amount_off", 3000)
	default:
		switch d.Type = rapid.SampledFrom([]Type{TypeAmount, TypePercent, TypeFixed}).Draw(t, "type"); d.Type {
		case TypeAmount:
			d.AmountOff = number("amount_off", 3000)
		case TypePercent:
			p := decimal.New(rapid.Int64Range(0, 10000).Draw(t, "percent_off"), -2)
			d.PercentOff, d.AmountLimit = &p, drawLimit(t, "amount_limit", 1000)
		case TypeFixed:
			d.FixedAmount = number("fixed_amount", 3000)
		}
	}
	if d.Type == TypeAmount || d.Type == TypePercent {
		d.AggregatedAmountLimit = drawLimit(t, "aggregated_amount_limit", 2000)
		if rapid.IntRange(0, 4).Draw(t, "with a formula") == 0 {
			text := rapid.SampledFrom([]string{"ORDER_AMOUNT / 3", "ORDER_ITEM_PRICE - 5", "1 / 0"}).Draw(t, "formula")
			if d.Type == TypeAmount {
				d.AmountOffFormula = text
			} else {
				d.PercentOffFormula = text
			}
		}
	}
	return d
}

func drawEntry(t *rapid.T) Entry {
	e := Entry{Object: ObjectProduct, ID: "x", Effect: rapid.SampledFrom([]EntryEffect{EntryEffectApplyToEvery,
		EntryEffectApplyToCheapest, EntryEffectApplyFromCheapest, EntryEffectApplyToMostExpensive,
		EntryEffectApplyFromMostExpensive}).Draw(t, "entry effect")}
	e.Target = rapid.SampledFrom([]Target{"", TargetItem, TargetUnit}).Draw(t, "target")
	e.SkipInitially = rapid.Int64Range(0, 3).Draw(t, "skip")
	e.Repeat = rapid.Int64Range(0, 3).Draw(t, "repeat")
	e.QuantityLimit = drawLimit(t, "quantity_limit", 5)
	e.AggregatedQuantityLimit = drawLimit(t, "aggregated_quantity_limit", 8)
	e.AmountLimit = drawLimit(t, "entry amount_limit", 500)
	e.AggregatedAmountLimit = drawLimit(t, "entry aggregated_amount_limit", 900)
	e.Price = drawLimit(t, "price", 1500)
	if e.Quotas[QuotaCampaign].Units = drawLimit(t, "quota", 9); e.Quotas[QuotaCampaign].Units == nil {
		e.Quotas[QuotaCampaign].Units = new(int64(MaxQuantity))
	}
	e.Quotas[QuotaInCollectionCampaign].Units = drawLimit(t, "quota per product", 9)
	return e
}

func drawTurn(t *rapid.T) (*Program, []Entry, Turn) {
	d := drawDiscount(t)
	if err := d.Validate(""); err != nil {
		t.Fatal(err)
	}
	program, err := Compile(d)
	if err != nil {
		t.Fatal(err)
	}
	turn := Turn{Cart: drawCart(t), Bundles: rapid.Int64Range(0, 3).Draw(t, "bundles"),
		Mode: rapid.SampledFrom([]Mode{"", ModeInitialAmount}).Draw(t, "mode")}
	var entries []Entry
	if rapid.Bool().Draw(t, "with entries") {
		for range rapid.IntRange(1, 3).Draw(t, "entries") {
			entries = append(entries, drawEntry(t))
			if err := entries[len(entries)-1].Validate(""); err != nil {
				t.Fatal(err)
			}
		}
		turn.Selection.Match = rapid.SliceOfN(rapid.IntRange(NoEntry, len(entries)-1), 0, len(turn.Cart.Lines)).Draw(t, "match")
		turn.Selection.Match = slices.Clip(append([]int{}, turn.Selection.Match...))
		if turn.Selection.Entries, err = CompileEntries(entries); err != nil {
			t.Fatal(err)
		}
	}
	turn.Selection.LeftOut = rapid.SliceOfN(rapid.Bool(), 0, len(turn.Cart.Lines)).Draw(t, "left out")
	turn.Used = func(u QuotaUse) (int64, bool) { return int64(u.Entry + len(u.Product)), u.Entry < 2 }
	turn.Catalog = func(id string) (Good, bool) {
		switch id {
		case "a":
			return Good{ProductID: id, Price: Minor(250)}, true
		case "b":
			return Good{ProductID: id}, true
		}
		return Good{}, false
	}
	turn.InCollection = func(_ string, line int) bool { return line%2 == 0 }
	return program, entries, turn
}

func TestInvariantsOfRandomDiscounts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		program, entries, turn := drawTurn(t)
		before := fmt.Sprintf("%#v", turn.Cart)
		result := program.Apply(turn)
		if after := fmt.Sprintf("%#v", turn.Cart); after != before {
			t.Errorf("the turn was changed: %s\nbecame %s", before, after)
		}
		if diff := cmp.Diff(result, program.Apply(turn)); diff != "" {
			t.Errorf("the same turn came out differently (-first +second)\n%s", diff)
		}
		checkCart(t, turn.Cart, result.Cart)
		checkLimits(t, program.Discount(), entries, turn, result)
		checkSteps(t, turn.Cart, result)
	})
}

// checkCart asserts what holds for every cart that an effect leaves.
func checkCart(t *rapid.T, before, after Cart) {
	var lines int64
	for i, l := range after.Lines {
		lines += l.DiscountAmount
		if l.DiscountAmount < 0 || l.DiscountAmount > l.Amount.Minor || l.Quantity < 0 || l.Amount.Minor < 0 ||
			l.DiscountQuantity < 0 || l.DiscountQuantity > l.Quantity {
			t.Errorf("line %d is out of bounds: %+v", i, l)
		}
		if i < len(before.Lines) && l.DiscountAmount < before.Lines[i].DiscountAmount {
			t.Errorf("line %d lost discount: %d, was %d", i, l.DiscountAmount, before.Lines[i].DiscountAmount)
		}
	}
	if after.TotalDiscountAmount() != after.DiscountAmount+lines {
		t.Errorf("discounts %d and %d do not sum to %d", after.DiscountAmount, lines, after.TotalDiscountAmount())
	}
	if after.TotalAmount().Minor < 0 {
		t.Errorf("total amount %d", after.TotalAmount().Minor)
	}
	if worth := max(after.Amount.Minor, lineAmounts(after)); after.TotalDiscountAmount() > worth {
		t.Errorf("discounts of %d on a cart worth %d", after.TotalDiscountAmount(), worth)
	}
}

func lineAmounts(c Cart) (sum int64) {
	for _, l := range c.Lines {
		sum += l.Amount.Minor
	}
	return sum
}

// checkLimits asserts that no limit is exceeded.
func checkLimits(t *rapid.T, d Discount, entries []Entry, turn Turn, result Result) {
	if limit := d.AggregatedAmountLimit; limit != nil && result.Cart.TotalAppliedDiscountAmount() > *limit {
		t.Errorf("%d off under an aggregated limit of %d", result.Cart.TotalAppliedDiscountAmount(), *limit)
	}
	for i, l := range result.Cart.Lines {
		if i < len(turn.Selection.LeftOut) && turn.Selection.LeftOut[i] && l.AppliedDiscountAmount > 0 {
			t.Errorf("line %d is left out and got %d off", i, l.AppliedDiscountAmount)
		}
	}
	effect := d.ResolvedEffect(false)
	if !effect.OnLines() || effect == EffectReplaceItems {
		return
	}
	scale := int64(1)
	if effect == EffectApplyToItemsByQuantity || d.Type == TypeFixed {
		scale = max(1, turn.Bundles)
	}
	for i, e := range entries {
		var money int64
		for line, l := range result.Cart.Lines {
			if line >= len(turn.Selection.Match) || turn.Selection.Match[line] != i {
				continue
			}
			money += l.AppliedDiscountAmount
			if e.AmountLimit != nil && l.AppliedDiscountAmount > *e.AmountLimit {
				t.Errorf("line %d got %d under a limit of %d", line, l.AppliedDiscountAmount, *e.AmountLimit)
			}
		}
		if e.AggregatedAmountLimit != nil && money > *e.AggregatedAmountLimit {
			t.Errorf("entry %d gave %d under a limit of %d", i, money, *e.AggregatedAmountLimit)
		}
		var units int64
		perProduct := map[string]int64{}
		for _, u := range result.Units {
			if u.Entry == i {
				units += u.Units
				perProduct[u.Product] += u.Units
			}
		}
		if limit := e.AggregatedQuantityLimit; limit != nil && units > *limit*scale {
			t.Errorf("entry %d discounted %d units under a limit of %d", i, units, *limit*scale)
		}
		if limit := e.Quotas[QuotaCampaign].Units; limit != nil && i < 2 && units > max(0, *limit-int64(i)) {
			t.Errorf("entry %d discounted %d units with %d of %d used", i, units, i, *limit)
		}
		if limit := e.Quotas[QuotaInCollectionCampaign].Units; limit != nil && i < 2 {
			for product, units := range perProduct {
				if units > max(0, *limit-int64(i)-1) {
					t.Errorf("entry %d discounted %d units of %s with %d of %d used", i, units, product, i+1, *limit)
				}
			}
		}
		for _, u := range result.Entries[i].Units {
			if limit := e.QuantityLimit; limit != nil && int64(len(u.Units)) > *limit*scale {
				t.Errorf("entry %d reached %d units of line %d under a limit of %d", i, len(u.Units), u.Line, *limit*scale)
			}
		}
	}
}

// checkSteps asserts that the applied figures lead from the cart before to the cart after, and back.
func checkSteps(t *rapid.T, before Cart, result Result) {
	same := cmp.Equal(withoutSteps(before), withoutSteps(result.Cart))
	if result.Changed == same {
		t.Errorf("changed is %t\nbefore %+v\nafter  %+v", result.Changed, before, result.Cart)
	}
	if diff := cmp.Diff(result.Cart.Since(before).TotalAppliedDiscountAmount(), result.Cart.TotalAppliedDiscountAmount()); diff != "" {
		t.Errorf("the whole way differs from its only step (-whole +step)\n%s", diff)
	}
	if !before.Amount.Known || before.Amount.Minor < lineAmounts(before) {
		return // the amount of such an order cannot follow its lines below zero
	}
	undone := withoutSteps(result.Cart.Undo(result.Cart))
	if diff := cmp.Diff(withoutSteps(before), Cart{Amount: undone.Amount, InitialAmount: undone.InitialAmount,
		DiscountAmount: undone.DiscountAmount, Lines: undone.Lines[:len(before.Lines)]}); diff != "" {
		t.Errorf("undoing the step does not lead back (-before +undone)\n%s", diff)
	}
}

// withoutSteps clears what an effect notes besides the cumulative figures.
func withoutSteps(c Cart) Cart {
	c = c.clone(0)
	for i := range c.Lines {
		c.Lines[i].UnitEffect, c.Lines[i].Replacements = false, nil
	}
	return c
}

func TestSplitConservesAmount(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		portions := rapid.SliceOfN(rapid.Custom(drawPortion), 1, 8).Draw(t, "portions")
		total := rapid.Int64Range(0, MaxAmount).Draw(t, "total")
		var room, weight int64
		for _, p := range portions {
			room, weight = plus(room, p.room), plus(weight, p.num)
		}
		split(total, portions)
		want := min(total, room)
		for i, p := range portions {
			want -= p.share
			if p.share < 0 || p.share > p.room {
				t.Errorf("portion %d took %d of %d", i, p.share, p.room)
			}
		}
		if want != 0 {
			t.Errorf("%d were lost: %+v", want, portions)
		}
	})
}

func TestSharesOfASplitAddUpWithinTheirWeights(t *testing.T) {
	for _, c := range []struct {
		total         int64
		weights, want []int64
	}{
		{1000, []int64{5000, 1000}, []int64{833, 167}},
		{100, []int64{1000, 1000, 1000}, []int64{34, 33, 33}},
		{31, []int64{100, 50, 50}, []int64{15, 8, 8}},
		{7, []int64{0, 0}, []int64{0, 0}},
		{0, nil, []int64{}},
		{MaxAmount, []int64{MaxAmount, MaxAmount, 0}, []int64{(MaxAmount + 1) / 2, MaxAmount / 2, 0}},
	} {
		if got := Split(c.total, c.weights...); !slices.Equal(got, c.want) {
			t.Errorf("Split(%d, %d) = %d, want %d", c.total, c.weights, got, c.want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		weights := rapid.SliceOfN(rapid.Int64Range(0, 5000), 1, 8).Draw(t, "weights")
		var room int64
		for _, w := range weights {
			room += w
		}
		total := rapid.Int64Range(0, room).Draw(t, "total")
		left := total
		for i, share := range Split(total, weights...) {
			if left -= share; share < 0 || share > weights[i] {
				t.Errorf("share %d is %d of a weight of %d", i, share, weights[i])
			}
		}
		if left != 0 {
			t.Errorf("%d of %d were lost among %d", left, total, weights)
		}
	})
}

func drawPortion(t *rapid.T) portion {
	p := portion{num: rapid.Int64Range(0, 5000).Draw(t, "num"), mul: rapid.Int64Range(1, 9).Draw(t, "mul"),
		den: rapid.Int64Range(1, 9).Draw(t, "den"), room: rapid.Int64Range(0, 9000).Draw(t, "room")}
	if rapid.IntRange(0, 9).Draw(t, "large") == 0 {
		p.num, p.den = rapid.Int64Range(0, MaxAmount).Draw(t, "large num"), rapid.Int64Range(1, MaxQuantity).Draw(t, "large den")
	}
	return p
}

func TestLargeSplitEqualsSmallSplit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var small, large []portion
		var total int64
		var losers []int
		for fits := false; !fits; {
			small = rapid.SliceOfN(rapid.Custom(drawPortion), 1, 8).Draw(t, "portions")
			large = slices.Clone(small)
			total = rapid.Int64Range(0, MaxAmount).Draw(t, "total")
			losers, fits = shareOut(total, small)
		}
		sameLosers := shareOutLarge(total, large)
		if diff := cmp.Diff(small, large, cmp.AllowUnexported(portion{})); diff != "" {
			t.Errorf("shares (-small +large)\n%s", diff)
		}
		if !slices.Equal(losers, sameLosers) {
			t.Errorf("losers %v, large %v", losers, sameLosers)
		}
	})
}

func TestIntegersAreRoundedLikeDecimals(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		amount := rapid.Int64Range(0, MaxAmount).Draw(t, "amount")
		percent := decimal.New(rapid.Int64Range(0, 1_000_000_000).Draw(t, "percent"), -rapid.Int32Range(7, 20).Draw(t, "decimals"))
		want := Round(decimal.NewFromInt(amount).Mul(percent).Shift(-2))
		if got := rateOf(percent).of(amount); got != want {
			t.Errorf("%s%% of %d is %d, want %d", percent, amount, got, want)
		}
	})
}

func TestRoundingIsHalfAwayFromZero(t *testing.T) {
	for text, want := range map[string]int64{
		"0.4": 0, "0.5": 1, "1.5": 2, "2.5": 3, "-0.4": 0, "-0.5": -1, "-2.5": -3, "1149.9": 1150, "147.76": 148,
		"1e30": MaxAmount, "-1e30": -MaxAmount, strconv.Itoa(MaxAmount): MaxAmount,
	} {
		if got := Round(decimal.RequireFromString(text)); got != want {
			t.Errorf("Round(%s) = %d, want %d", text, got, want)
		}
	}
}
