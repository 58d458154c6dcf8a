package redemption

import "github.com/punchcardhq/punchcard/rule"

// goodsIndex tells which offers a cart cannot have because they want products that are not in it. It knows what rule.Program.Wanted
// says of their rules: it passes over what certainly fails, and everything else is judged.
type goodsIndex struct {
	// wanting are the numbers of the offers that want a product, SKU or collection, by its id; wants marks all of them.
	wanting map[string][]int
	wants   []bool
}

// add gives an offer its number.
func (x *goodsIndex) add(o *offer) {
	o.number = len(x.wants)
	var ids []string
	for _, p := range o.rules {
		if of := p.Wanted(); of != nil && (ids == nil || len(of) < len(ids)) {
			ids = of
		}
	}
	x.wants = append(x.wants, ids != nil)
	for _, id := range ids {
		if x.wanting == nil {
			x.wanting = map[string][]int{}
		}
		x.wanting[id] = append(x.wanting[id], o.number)
	}
}

// hopeless marks the offers whose rules fail on a cart of these lines.
func (x *goodsIndex) hopeless(lines []rule.Line) []bool {
	marks := append([]bool(nil), x.wants...)
	for i := range lines {
		for id := range lines[i].Bears {
			for _, n := range x.wanting[id] {
				marks[n] = false
			}
		}
	}
	return marks
}
