package discount

import (
	"cmp"
	"fmt"
	"slices"
	"testing"
)

// TestPickedUnitsMatchBruteForce compares all small carts under all small entries with a count unit by unit: which units are
// reached, in which order of lines, and that half of their price is given. The count follows the published description, without the
// arithmetic that spares the engine to walk through the units.
func TestPickedUnitsMatchBruteForce(t *testing.T) {
	if testing.Short() {
		t.Skip("all small carts take ten seconds")
	}
	program := mustCompile(t, Discount{Type: TypePercent, PercentOff: percentOff("50"), Effect: EffectApplyToItems})
	carts := smallCarts(6)
	for _, e := range smallEntries() {
		entries, err := CompileEntries([]Entry{e})
		if err != nil {
			t.Fatal(err)
		}
		for _, cart := range carts {
			turn := Turn{Cart: cart, Bundles: 1, Selection: Selection{Match: make([]int, len(cart.Lines)), Entries: entries}}
			result := program.Apply(turn)
			got := ""
			for _, of := range result.Entries[0].Units {
				got += fmt.Sprintf("line %d units %v, %d off\n", of.Line, of.Units, result.Cart.Lines[of.Line].AppliedDiscountAmount)
			}
			if want := countedByHand(cart, e); got != want {
				t.Fatalf("%s %s skipping %d, each %d., limits %s and %s, of %s:\ngot\n%swant\n%s", e.Effect, e.Target, e.SkipInitially, e.Repeat,
					limitText(e.QuantityLimit), limitText(e.AggregatedQuantityLimit), cartText(cart), got, want)
			}
		}
	}
}

// smallCarts returns all carts of up to three lines and so many units together, at three prices.
func smallCarts(most int64) (carts []Cart) {
	var add func(cart Cart, left int64)
	add = func(cart Cart, left int64) {
		if len(cart.Lines) > 0 {
			carts = append(carts, cart.clone(0))
		}
		if len(cart.Lines) == 3 {
			return
		}
		for quantity := int64(1); quantity <= left; quantity++ {
			for _, price := range []int64{200, 300, 800} {
				longer := cart.clone(1)
				longer.Lines = append(longer.Lines, Line{Product: fmt.Sprint("p", len(cart.Lines)), Quantity: quantity, InitialQuantity: quantity,
					Price: Minor(price), Amount: Minor(price * quantity), InitialAmount: Minor(price * quantity)})
				longer.Amount = Minor(cart.Amount.Minor + price*quantity)
				longer.InitialAmount = longer.Amount
				add(longer, left-quantity)
			}
		}
	}
	add(Cart{}, most)
	return carts
}

func smallEntries() (entries []Entry) {
	limits := []*int64{nil, new(int64(1)), new(int64(2)), new(int64(4))}
	for _, effect := range []EntryEffect{EntryEffectApplyToEvery, EntryEffectApplyToCheapest, EntryEffectApplyFromCheapest,
		EntryEffectApplyToMostExpensive, EntryEffectApplyFromMostExpensive} {
		for _, target := range []Target{TargetItem, TargetUnit} {
			for skip := range int64(3) {
				for repeat := range int64(4) {
					for _, perLine := range limits[:3] {
						for _, together := range limits {
							entries = append(entries, Entry{Object: ObjectProduct, ID: "x", Effect: effect, Target: target,
								SkipInitially: skip, Repeat: repeat, QuantityLimit: perLine, AggregatedQuantityLimit: together})
						}
					}
				}
			}
		}
	}
	return entries
}

// countedByHand walks through the candidates one by one.
func countedByHand(cart Cart, e Entry) (told string) {
	lines := make([]int, len(cart.Lines))
	for i := range lines {
		lines[i] = i
	}
	dearer := map[EntryEffect]int{EntryEffectApplyToCheapest: 1, EntryEffectApplyFromCheapest: 1,
		EntryEffectApplyToMostExpensive: -1, EntryEffectApplyFromMostExpensive: -1}[e.Effect]
	slices.SortStableFunc(lines, func(a, b int) int {
		one, other := cart.Lines[a], cart.Lines[b]
		if dearer == 0 {
			return 0
		}
		return cmp.Or(dearer*cmp.Compare(one.Price.Minor, other.Price.Minor), cmp.Compare(one.Amount.Minor, other.Amount.Minor))
	})
	onlyOne := e.Effect == EntryEffectApplyToCheapest || e.Effect == EntryEffectApplyToMostExpensive
	candidate, together := int64(0), int64(0)
	for _, line := range lines {
		var units []int
		for unit := int64(1); unit <= cart.Lines[line].Quantity; unit++ {
			taken := candidate == 0
			if !onlyOne {
				taken = candidate >= e.SkipInitially && (candidate-e.SkipInitially)%max(1, e.Repeat) == 0
			}
			fits := (e.QuantityLimit == nil || int64(len(units)) < *e.QuantityLimit) &&
				(e.AggregatedQuantityLimit == nil || together < *e.AggregatedQuantityLimit)
			if taken && fits {
				units = append(units, int(unit))
				together++
			}
			if e.Target == TargetUnit {
				candidate++
			}
		}
		if e.Target == TargetItem {
			candidate++
		}
		if len(units) > 0 {
			told += fmt.Sprintf("line %d units %v, %d off\n", line, units, int64(len(units))*cart.Lines[line].Price.Minor/2)
		}
	}
	return told
}

func limitText(limit *int64) string {
	if limit == nil {
		return "none"
	}
	return fmt.Sprint(*limit)
}

func cartText(cart Cart) (text string) {
	for _, l := range cart.Lines {
		text += fmt.Sprintf("%dx%d ", l.Quantity, l.Price.Minor)
	}
	return text
}
