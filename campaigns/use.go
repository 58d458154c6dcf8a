package campaigns

import (
	"context"
	"slices"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Use is what was used of a campaign, and the limits that its validation rules set to that.
type Use struct {
	redemption.Totals
	Limits []Limit
	// Rules are the sets of rules of the campaign itself.
	Rules []rule.Rules
}

// UsedUp returns the first limit that is reached, or nil.
func (u *Use) UsedUp() *Limit {
	at := slices.IndexFunc(u.Limits, func(l Limit) bool { return l.Used >= l.Max })
	if at < 0 {
		return nil
	}
	return &u.Limits[at]
}

// Limit is a rule that bounds what a campaign gives in all.
type Limit struct {
	// Name is that of the rule, "campaign.redemptions.count" for instance, and RuleID the set that has it.
	Name, RuleID string
	// Max is the most that is allowed and Used what is used of it: redemptions, or minor units.
	Max, Used int64
	// Figure is the figure of the campaign's summary that adds to Used.
	Figure string
}

// limiting are the rules that bound a campaign in all: what they count, and the figure of a summary that counts it.
var limiting = map[string]struct {
	used   func(redemption.Totals) int64
	figure string
}{
	"campaign.redemptions.count":        {func(t redemption.Totals) int64 { return t.Redemptions }, "redemptions_succeeded"},
	"campaign.orders.amount_discounted": {func(t redemption.Totals) int64 { return t.Discounts }, "discounted_amount"},
	"campaign.orders.amount":            {func(t redemption.Totals) int64 { return t.Orders }, "orders_amount"},
	"redemption.gift.amount":            {func(t redemption.Totals) int64 { return t.Credits }, "amount_redeemed"},
}

// Money reports whether Max and Used are minor units.
func (l *Limit) Money() bool { return l.Figure != "redemptions_succeeded" }

// Ends returns the day on which the limit is reached when each day adds as much as this one, or empty when this one adds nothing, when the limit is
// reached, and for a day in more than ten years. The figures are those of the campaign's summary of the day.
func (l *Limit) Ends(day calc.Day, figures map[string]int64) calc.Day {
	pace, left := figures[l.Figure], l.Max-l.Used
	if pace <= 0 || left <= 0 || left/pace >= 3650 {
		return ""
	}
	return day.AddDays(int((left + pace - 1) / pace))
}

// Days returns the figures of campaigns by day, from one to another, both included. A day on which nothing was counted is missing, and so are
// validations of the last seconds.
func (e *Engine) Days(ctx context.Context, from, to calc.Day, ids ...string) ([]summary.Day, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	return e.deps.Summaries.DaysOf(ctx, ids, from, to)
}

// Use returns what was used of campaigns, by their ids, and the limits that their rules set: those that have to hold whatever else the rules say.
func (e *Engine) Use(ctx context.Context, ids ...string) (map[string]Use, error) {
	uses := make(map[string]Use, len(ids))
	if len(ids) == 0 {
		return uses, nil
	}
	totals, err := e.deps.Redemptions.Totals(ctx, ids...)
	if err != nil {
		return nil, err
	}
	assigned, err := e.deps.Rules.ListAssignments(ctx, storage.Query{Filter: storage.And(
		storage.In("related_object_id", ids), storage.Is("related_object_type", string(rule.RelatedCampaign)))})
	if err != nil {
		return nil, err
	}
	var ruleIDs []string
	of := map[string][]string{}
	for _, a := range assigned.Items {
		ruleIDs = append(ruleIDs, a.RuleID)
		of[a.RelatedObjectID] = append(of[a.RelatedObjectID], a.RuleID)
	}
	var sets []rule.Rules
	if len(ruleIDs) > 0 {
		page, err := e.deps.Rules.List(ctx, storage.Query{Filter: storage.In("id", ruleIDs)})
		if err != nil {
			return nil, err
		}
		sets = page.Items
	}
	for _, id := range ids {
		use := Use{Totals: totals[id]}
		for i := range sets {
			if slices.Contains(of[id], sets[i].ID) {
				use.Rules = append(use.Rules, sets[i])
				use.Limits = append(use.Limits, limitsOf(&sets[i], use.Totals)...)
			}
		}
		uses[id] = use
	}
	return uses, nil
}

// limitsOf returns the limits in a set of rules: the set itself, or parts that have to hold all of them.
func limitsOf(r *rule.Rules, used redemption.Totals) (limits []Limit) {
	p, err := rule.Compile(*r)
	if err != nil {
		return nil
	}
	asked, any := p.Clause()
	if !any {
		return nil
	}
	parts := []rule.Clause{asked}
	if asked.Junction == "and" {
		parts = asked.Below
	}
	for _, part := range parts {
		what, known := limiting[part.Name]
		if !known || part.Junction != "" || part.Property != "" || len(part.Below) > 0 {
			continue
		}
		for _, condition := range part.Conditions {
			most, ok := mostOf(condition)
			if ok {
				limits = append(limits, Limit{Name: part.Name, RuleID: r.ID, Max: most, Used: what.used(used), Figure: what.figure})
			}
		}
	}
	return limits
}

// mostOf is the largest whole number that satisfies a condition that bounds from above.
func mostOf(c rule.Condition) (int64, bool) {
	if c.Operator != rule.OperatorLessThan && c.Operator != rule.OperatorLessThanOrEqual || len(c.Values) != 1 {
		return 0, false
	}
	n, err := decimal.NewFromString(c.Values[0])
	if err != nil || n.IsNegative() || n.GreaterThan(decimal.New(1, 15)) {
		return 0, false
	}
	if c.Operator == rule.OperatorLessThan {
		return max(0, n.Ceil().IntPart()-1), true
	}
	return n.Floor().IntPart(), true
}
