package program

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
)

// complete brings a rule to the form in which it is stored and checks all of it. New earnings get ids.
func (r *EarningRule) complete(newID func(string) string) (err error) {
	if err := textOf("name", r.Name, 1, maxName); err != nil {
		return err
	}
	if err := r.Trigger.validate(); err != nil {
		return err
	}
	if r.Message != "" {
		if err := textOf("error.message", r.Message, 1, maxName); err != nil {
			return err
		}
	}
	if err := r.Validity.ValidateV2(""); err != nil {
		return err
	}
	if err := r.TriggerLimits.validate("trigger_limits"); err != nil {
		return err
	}
	if err := r.EarningLimits.validate("earning_limits.global", 1, LimitTime); err != nil {
		return err
	}
	if n := len(r.Earnings); n < 1 || n > maxEarnings {
		return fault.Payload("earnings", "must have 1 to %d items (it has %d)", maxEarnings, n)
	}
	r.Earnings = slices.Clone(r.Earnings)
	for i := range r.Earnings {
		e := &r.Earnings[i]
		if err := e.validate(fmt.Sprintf("earnings[%d]", i), r.Trigger.Event); err != nil {
			return err
		}
		if e.ID == "" {
			e.ID = newID(earningPrefix)
		}
	}
	r.Metadata, err = metadata.Normalize("metadata", r.Metadata)
	return err
}

func (t Trigger) validate() error {
	if err := oneOf("trigger.event", t.Event, EventOrderPaid, EventCustom, EventSegment); err != nil {
		return err
	}
	switch {
	case t.Event == EventCustom && t.SchemaID == "":
		return fault.Payload("trigger.custom_event", "must have required property 'schema_id'")
	case t.Event != EventCustom && t.SchemaID != "":
		return fault.Payload("trigger.custom_event", "belongs to the event %s only", EventCustom)
	case t.Event == EventSegment && t.SegmentID == "":
		return fault.Payload("trigger.segment", "must have required property 'id'")
	case t.Event != EventSegment && t.SegmentID != "":
		return fault.Payload("trigger.segment", "belongs to the event %s only", EventSegment)
	}
	return nil
}

const (
	maxEarnings = 100
	maxEffects  = 20
)

func (e Earning) validate(path string, event Event) error {
	if err := textOf(path+".name", e.Name, 0, maxName); err != nil {
		return err
	}
	if err := validRules(path+".rules", e.Rules, earningRuleNames); err != nil {
		return err
	}
	if err := validTierRules(path+".tier_rules", e.Tiers); err != nil {
		return err
	}
	if len(e.Effects) < 1 || len(e.Effects) > maxEffects {
		return fault.Payload(path+".effects", "must have 1 to %d items (it has %d)", maxEffects, len(e.Effects))
	}
	for i, effect := range e.Effects {
		if effect.BenefitID != "" {
			continue
		}
		property := "points"
		if effect.Award.Proportion != nil {
			property = "points_proportional"
		}
		if err := effect.Award.validate(fmt.Sprintf("%s.effects[%d].%s", path, i, property), event); err != nil {
			return err
		}
	}
	return nil
}

// earningRuleNames are the facts that the rules of an earning may read.
var earningRuleNames = []string{
	"customer.segment", "customer.metadata", "order.amount", "order.initial_amount", "order.total_amount", "order.metadata",
	"order.items.count", "order.items.price_any", "order.items.price_each", "order.items.every", "order.items.any", "order.items.none",
	"order.items.quantity", "order.items.aggregated_quantity", "order.items.price", "order.items.aggregated_amount",
	"order.items.cheapest", "order.items.most_expensive", "order.items.metadata", "custom_event.metadata",
}

const maxConditions = 10

// validRules refuses rules without meaning, or that read a fact that is not among the names.
func validRules(path string, x rule.Expression, names []string) error {
	if len(x.Rules) == 0 {
		return nil
	}
	if err := knownNames(path, x, names); err != nil {
		return err
	}
	_, err := rule.Compile(rule.Rules{Expression: InternalsOf(nil).Judgeable(x)})
	if f, isFault := fault.As(err); isFault {
		return fault.Payload(path, "must be rules that can be asked: %s", f.Details)
	}
	return err
}

func knownNames(path string, x rule.Expression, names []string) error {
	for _, number := range sortedNumbers(x.Rules) {
		r, here := x.Rules[number], path+"."+number
		if err := oneOf(here+".name", r.Name, names...); err != nil {
			return err
		}
		if len(r.Conditions) > maxConditions {
			return fault.Payload(here+".conditions", "must NOT have more than %d properties", maxConditions)
		}
		if err := knownNames(here+".rules", r.Expression, names); err != nil {
			return err
		}
	}
	return nil
}

// sortedNumbers returns the numbers of rules in an order that is always the same.
func sortedNumbers(rules map[string]rule.Rule) []string {
	numbers := make([]string, 0, len(rules))
	for number := range rules {
		numbers = append(numbers, number)
	}
	slices.SortFunc(numbers, func(a, b string) int {
		x, _ := strconv.Atoi(a)
		y, _ := strconv.Atoi(b)
		return x - y
	})
	return numbers
}

// memberMetadata is a fact that rules of reward costs read. The rules are judged with the member's metadata in place of the
// metadata of the request, which a purchase does not have.
const (
	memberMetadata  = "member.metadata"
	requestMetadata = "redemption.metadata"
)

// Judgeable returns rules with member.metadata replaced by the name that package rule has for it: Facts.Metadata holds the
// member's.
func (Internals) Judgeable(x rule.Expression) rule.Expression {
	out := rule.Expression{Logic: x.Logic}
	for number, r := range x.Rules {
		if out.Rules == nil {
			out.Rules = make(map[string]rule.Rule, len(x.Rules))
		}
		if r.Name == memberMetadata {
			r.Name = requestMetadata
		}
		r.Expression = InternalsOf(nil).Judgeable(r.Expression)
		out.Rules[number] = r
	}
	return out
}

func validTierRules(path string, tiers []TierRule) error {
	for i, t := range tiers {
		here := fmt.Sprintf("%s.any_of[%d]", path, i)
		if t.StructureID == "" {
			return fault.Payload(here, "must have required property 'tier_structure_id'")
		}
		if len(t.TierIDs) == 0 {
			return fault.Payload(here+".tier_ids", "must NOT have fewer than 1 items")
		}
	}
	return nil
}

// The largest cooldowns.
var cooldowns = bounds{calc.UnitHour: 24, calc.UnitDay: 90, calc.UnitWeek: 52, calc.UnitMonth: 12, calc.UnitYear: 1}

func (l UseLimits) validate(path string) error {
	if l.Cooldown != (calc.Period{}) {
		if err := cooldowns.check(path+".cooldown.fixed_cooldown.period", l.Cooldown); err != nil {
			return err
		}
	}
	if l.Max == 0 && l.Unit == "" {
		return nil
	}
	if err := calendarUnit(path+".frequency.limits[0].period.current_period.unit", l.Unit); err != nil {
		return err
	}
	return within(path+".frequency.limits[0].triggers.max", l.Max, 1, MaxPoints)
}

// distinct returns the ids that are not empty, each once, in order.
func distinct(ids []string) []string {
	ids = slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return id == "" })
	slices.Sort(ids)
	return slices.Compact(ids)
}
