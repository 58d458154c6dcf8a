package campaigns

import (
	"context"
	"maps"
	"slices"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
)

// Use is what was used of a campaign, and the limits that its validation rules set to that.
type Use struct {
	CampaignID, Name string
	// End is when the campaign ends; zero for never.
	End time.Time
	redemption.Totals
	Limits []Limit
	// Rules are the sets of rules of the campaign itself.
	Rules []rule.Rules
	// Codes is how many codes the campaign has.
	Codes int64
	// OutOfCodes says that no code is left to publish, and none is made by publishing; of a campaign with one code that this code was redeemed as
	// often as it may be. It is false for a campaign that has no codes yet.
	OutOfCodes bool
}

// Reached returns the first limit that is reached, or nil.
func (u *Use) Reached() *Limit {
	at := slices.IndexFunc(u.Limits, func(l Limit) bool { return l.Used >= l.Max })
	if at < 0 {
		return nil
	}
	return &u.Limits[at]
}

// UsedUp reports whether a limit is reached or no code is left.
func (u *Use) UsedUp() bool { return u.OutOfCodes || u.Reached() != nil }

// Store is the part of a backend that campaigns with their use are read from.
type Store interface {
	// CampaignUses returns the use of campaigns, without Limits, in one read.
	CampaignUses(ctx context.Context, ids ...string) ([]Use, error)
	// CampaignsRunningOut returns, without Limits and in one read, the use of those campaigns that end at or before soon, that are out of codes, or
	// whose rules may have a limit: text that LimitingRules are about. It looks at up to limit campaigns that are switched on, not deleted and not
	// over now: those first that end first, then the latest.
	CampaignsRunningOut(ctx context.Context, now, soon time.Time, limit int) ([]Use, error)
}

// MaxRunning is how many campaigns RunningOut looks at.
const MaxRunning = 1000

// LimitingRules are the names of the rules that bound what a campaign gives in all, sorted.
func LimitingRules() []string { return slices.Sorted(maps.Keys(limiting)) }

// RunningOut returns the campaigns that are switched on and not over, and that end within a time or are used up: those first that end first, then
// the latest. It looks at MaxRunning campaigns.
func (e *Engine) RunningOut(ctx context.Context, within time.Duration) (out []Use, err error) {
	now := e.deps.Env.Now()
	soon := now.Add(within)
	uses, err := e.deps.Store.CampaignsRunningOut(ctx, now, soon, MaxRunning)
	for _, u := range uses {
		u.addLimits()
		if u.UsedUp() || !u.End.IsZero() && !u.End.After(soon) {
			out = append(out, u)
		}
	}
	return out, err
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
	read, err := e.deps.Store.CampaignUses(ctx, ids...)
	for _, u := range read {
		u.addLimits()
		uses[u.CampaignID] = u
	}
	return uses, err
}

// addLimits finds the limits in the rules.
func (u *Use) addLimits() {
	for i := range u.Rules {
		u.Limits = append(u.Limits, limitsOf(&u.Rules[i], u.Totals)...)
	}
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
