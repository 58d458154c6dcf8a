package redemption

import "github.com/punchcardhq/punchcard/rule"

// goodsIndex finds the offers that a cart cannot have because they want products that are not in it. It is made of what
// rule.Program.RequiredIDs says of their rules: offers that certainly fail are left out, and all others are judged.
type goodsIndex struct {
	// byGood are the numbers of the offers that want a product, SKU or collection, by its id; wants marks all of them.
	byGood map[string][]int
	wants  []bool
}

// add gives an offer its number.
func (x *goodsIndex) add(o *offer) {
	o.number = len(x.wants)
	var ids []string
	for _, p := range o.rules {
		if of := p.RequiredIDs(); of != nil && (ids == nil || len(of) < len(ids)) {
			ids = of
		}
	}
	x.wants = append(x.wants, ids != nil)
	for _, id := range ids {
		if x.byGood == nil {
			x.byGood = map[string][]int{}
		}
		x.byGood[id] = append(x.byGood[id], o.number)
	}
}

// excluded marks the offers whose rules fail on a cart of these lines.
func (x *goodsIndex) excluded(lines []rule.Line) []bool {
	marks := append([]bool(nil), x.wants...)
	for i := range lines {
		for id := range lines[i].IDs {
			for _, n := range x.byGood[id] {
				marks[n] = false
			}
		}
	}
	return marks
}
