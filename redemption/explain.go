package redemption

import (
	"cmp"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
)

// Judgement is how one set of rules was judged.
type Judgement struct {
	RulesID string
	rule.Node
}

// Remedy is a single change of a request that makes an entry apply.
type Remedy struct {
	Kind RemedyKind
	// Amount is minor units that the order lacks; Units are missing of the line Line, counted from 0.
	Amount, Units int64
	Line          int
	// At is when the same request applies.
	At time.Time
	// SegmentID is a segment that the customer would have to be in, or not to be in.
	SegmentID string
}

// RemedyKind is what a remedy changes.
type RemedyKind string

// The kinds of remedies.
const (
	RemedyAmount RemedyKind = "AMOUNT"
	RemedyUnits  RemedyKind = "UNITS"
	RemedyDate   RemedyKind = "DATE"
	// RemedyJoin and RemedyLeave are named like the events of a customer whose segments change.
	RemedyJoin  RemedyKind = "SEGMENT_ENTERED"
	RemedyLeave RemedyKind = "SEGMENT_LEFT"
)

// define keeps what a candidate is defined by.
func (d *decision) define(c *candidate) {
	if !d.request.Explain {
		return
	}
	c.Campaign = c.campaign
	for _, p := range c.rules {
		if !slices.ContainsFunc(c.Rules, func(r rule.Rules) bool { return r.ID == p.ID() }) {
			c.Rules = append(c.Rules, p.Source())
		}
	}
}

// explain keeps how the rules of a candidate are judged by these facts.
func (d *decision) explain(c *candidate, facts *rule.Facts) {
	if !d.request.Explain {
		return
	}
	c.Why = make([]Judgement, len(c.rules))
	for i, p := range c.rules {
		_, tree := p.Explain(facts, d.omit)
		c.Why[i] = Judgement{p.ID(), tree}
	}
}

// remedy looks for the smallest change that makes each inapplicable entry apply. A change is proposed only after the request with it
// was decided and the entry applied: what is proposed is true, as far as the same snapshot goes.
func (v *view) remedy(r *Request, result *Result) {
	if !r.Explain || v.complete() != nil {
		return
	}
	for i := range result.Entries {
		if e := &result.Entries[i]; e.Status == EntryInapplicable {
			e.Remedy = v.remedyOf(r, e)
		}
	}
}

// maxRemedies bounds how many changes are tried for one entry.
const maxRemedies = 32

func (v *view) remedyOf(r *Request, e *Entry) *Remedy {
	tried := proposals(r, e, v.now)
	slices.SortStableFunc(tried, func(a, b Remedy) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Amount, b.Amount), cmp.Compare(a.Units, b.Units), a.At.Compare(b.At),
			cmp.Compare(a.Line, b.Line), cmp.Compare(a.SegmentID, b.SegmentID))
	})
	tried = slices.Compact(tried)
	for _, change := range tried[:min(len(tried), maxRemedies)] {
		changed := change.In(*r)
		changed.Explain = false
		// Counters of another day were not loaded: then nothing is proposed.
		trial := &view{Snapshot: v.Snapshot, attempt: v.attempt, now: v.now, makeID: v.makeID}
		switch change.Kind {
		case RemedyDate:
			trial.now = change.At
		case RemedyJoin, RemedyLeave:
			trial.answers.inSegment = merged(trial.answers.inSegment, map[string]bool{change.SegmentID: change.Kind == RemedyJoin})
		}
		result, err := decide(trial, &changed, false)
		if err != nil || trial.complete() != nil {
			continue
		}
		for i := range result.Entries {
			if t := &result.Entries[i]; t.Redeemable.name() == e.Redeemable.name() && t.Status == EntryApplicable {
				return &change
			}
		}
	}
	return nil
}

// In returns a request with the change. One of the date or of the customer's segments leaves it as it is.
func (m Remedy) In(r Request) Request {
	if r.Order == nil {
		return r
	}
	o := *r.Order
	switch m.Kind {
	case RemedyAmount:
		amount, _ := o.Amount.Value()
		o.Amount = patch.Set(amount + m.Amount)
	case RemedyUnits:
		items, _ := o.Items.Value()
		items = slices.Clone(items)
		n := int64(1)
		if q := items[m.Line].Quantity; q != nil {
			n = *q
		}
		n += m.Units
		items[m.Line].Quantity = &n
		o.Items = patch.Set(items)
	}
	r.Order = &o
	return r
}

// proposals are the changes that could help: the shortfall of each failing comparison of figures, segments that rules ask for, and
// the start date of the entry, if it is in the future.
func proposals(r *Request, e *Entry, now time.Time) (list []Remedy) {
	var start time.Time
	switch {
	case e.Voucher != nil:
		start = e.Voucher.Validity.Start
	case e.Tier != nil:
		start = e.Tier.Validity.Start
	}
	if start.After(now) {
		list = append(list, Remedy{Kind: RemedyDate, At: start})
	}
	for _, j := range e.Why {
		list = segmentChanges(&j.Node, list)
	}
	if r.Order == nil {
		return list
	}
	lacking := map[int64]bool{}
	for _, j := range e.Why {
		shortfalls(&j.Node, lacking)
	}
	for n := range lacking {
		list = append(list, changesOf(r.Order, n)...)
	}
	return list
}

// changesOf are the ways to raise a figure of an order by n: its amount where the request says it, else units of a line.
func changesOf(o *order.Request, n int64) (list []Remedy) {
	if amount, sent := o.Amount.Value(); sent && amount <= math.MaxInt64-n {
		list = append(list, Remedy{Kind: RemedyAmount, Amount: n})
	}
	items, _ := o.Items.Value()
	for i := range items {
		list = append(list, Remedy{Kind: RemedyUnits, Units: n, Line: i})
		if p := items[i].Price; p != nil && *p > 0 && items[i].Amount == nil {
			list = append(list, Remedy{Kind: RemedyUnits, Units: (n + *p - 1) / *p, Line: i})
		}
	}
	return list
}

// shortfalls collects by how much figures fall short of the values that failing comparisons want.
func shortfalls(n *rule.Node, by map[int64]bool) {
	if n.Outcome != rule.OutcomeFails {
		return
	}
	for _, c := range n.Compared {
		value, ok := c.Value.(json.Number)
		if !ok {
			continue
		}
		have, err := value.Int64()
		if err != nil {
			continue
		}
		for _, t := range c.Tests {
			more := int64(0)
			switch t.Operator {
			case rule.OperatorMoreThan, rule.OperatorGreaterThan:
				more = 1
			case rule.OperatorMoreThanOrEqual, rule.OperatorGreaterThanOrEqual, rule.OperatorIs, rule.OperatorIn:
			default:
				continue
			}
			for _, text := range t.Values {
				want, err := strconv.ParseInt(text, 10, 64)
				if err == nil && !t.Holds && want-have+more > 0 {
					by[want-have+more] = true
				}
			}
		}
	}
	for i := range n.Below {
		shortfalls(&n.Below[i], by)
	}
}

// segmentChanges adds the segments that failing rules want the customer in, or out of. A comparison shows only which segments of
// the rule the customer is in, so each of the others is proposed.
func segmentChanges(n *rule.Node, list []Remedy) []Remedy {
	if n.Outcome != rule.OutcomeFails {
		return list
	}
	if n.Name == rule.NameCustomerSegment {
		for _, c := range n.Compared {
			for _, t := range c.Tests {
				if t.Holds {
					continue
				}
				kind := RemedyJoin
				if t.Operator == rule.OperatorIsNot || t.Operator == rule.OperatorNotIn || t.Operator == rule.OperatorNotIntersect {
					kind = RemedyLeave
				}
				for _, id := range t.Values {
					list = append(list, Remedy{Kind: kind, SegmentID: id})
				}
			}
		}
	}
	for i := range n.Below {
		list = segmentChanges(&n.Below[i], list)
	}
	return list
}
