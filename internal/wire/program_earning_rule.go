package wire

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
)

// ProgramEarningRule is an earning rule of the /v2 API in answers.
type ProgramEarningRule struct {
	ID       string           `json:"id"`
	Name     string           `json:"name"`
	Status   string           `json:"status" enum:"program.Status"`
	Earnings []ProgramEarning `json:"earnings"`
	Trigger  EarningTrigger   `json:"trigger"`
	Error    *ErrorText       `json:"error"`
	WindowShown
	TriggerLimits UseLimits     `json:"trigger_limits"`
	EarningLimits EarningLimits `json:"earning_limits"`
	Metadata      metadata.Map  `json:"metadata"`
	CreatedAt     Time          `json:"created_at"`
	UpdatedAt     Time          `json:"updated_at"`
	Object        string        `json:"object" enum:"earning_rule"`
}

// NewProgramEarningRule returns the shape of a rule.
func NewProgramEarningRule(r program.EarningRule) ProgramEarningRule {
	w := ProgramEarningRule{
		ID: r.ID, Name: r.Name, Status: string(r.Status), Trigger: newEarningTrigger(r.Trigger), Error: newErrorText(r.Message),
		WindowShown: newWindow(r.Validity), TriggerLimits: newUseLimits(r.TriggerLimits), EarningLimits: EarningLimits{newCardLimitSet(r.EarningLimits)},
		Metadata: emptyObjectIfNil(r.Metadata), CreatedAt: NewTime(r.CreatedAt), UpdatedAt: NewTime(r.UpdatedAt), Object: "earning_rule",
	}
	for _, e := range r.Earnings {
		w.Earnings = append(w.Earnings, newEarning(e, r.Trigger.SchemaID))
	}
	return w
}

// EarningTrigger is the event that triggers a rule.
type EarningTrigger struct {
	Event       Word                  `json:"event" enum:"program.Event"`
	CustomEvent *CustomEventReference `json:"custom_event,omitzero"`
	Segment     *IDReference          `json:"segment,omitzero"`
}

// CustomEventReference names the schema of a custom event.
type CustomEventReference struct {
	SchemaID *string `json:"schema_id"`
}

func newEarningTrigger(t program.Trigger) EarningTrigger {
	w := EarningTrigger{Event: Word(t.Event)}
	if t.SchemaID != "" {
		w.CustomEvent = &CustomEventReference{&t.SchemaID}
	}
	if t.SegmentID != "" {
		w.Segment = &IDReference{&t.SegmentID}
	}
	return w
}

func (w EarningTrigger) domain() (t program.Trigger, err error) {
	if w.Event == "" {
		return t, missingProperty("trigger", "event")
	}
	t.Event = program.Event(w.Event)
	if w.CustomEvent != nil {
		if w.CustomEvent.SchemaID == nil {
			return t, missingProperty("trigger.custom_event", "schema_id")
		}
		t.SchemaID = *w.CustomEvent.SchemaID
	}
	if w.Segment != nil {
		if w.Segment.ID == nil {
			return t, missingProperty("trigger.segment", "id")
		}
		t.SegmentID = *w.Segment.ID
	}
	return t, nil
}

// EarningLimits bound the points that one member gets from a rule.
type EarningLimits struct {
	Global *CardLimitSet `json:"global"`
}

func (w EarningLimits) domain() (program.LimitSet, error) {
	if w.Global == nil {
		return program.LimitSet{}, missingProperty("earning_limits", "global")
	}
	return w.Global.domain("earning_limits.global")
}

// ProgramEarning is one case of a rule.
type ProgramEarning struct {
	ID        *string      `json:"id,omitzero"`
	Name      *string      `json:"name"`
	Rules     *Expression  `json:"rules"`
	TierRules *TierRuleSet `json:"tier_rules"`
	Effects   []Effect     `json:"effects"`
}

// TierRuleSet is a condition on tiers.
type TierRuleSet struct {
	Type  Word       `json:"type" enum:"ANY_OF NO_REQUIREMENTS"`
	AnyOf []TierRule `json:"any_of,omitzero"`
}

// TierRule names tiers of a structure.
type TierRule struct {
	StructureID string   `json:"tier_structure_id"`
	TierIDs     []string `json:"tier_ids"`
}

func newTierRuleSet(rules []program.TierRule) *TierRuleSet {
	if len(rules) == 0 {
		return &TierRuleSet{Type: "NO_REQUIREMENTS"}
	}
	w := &TierRuleSet{Type: "ANY_OF"}
	for _, r := range rules {
		w.AnyOf = append(w.AnyOf, TierRule{StructureID: r.StructureID, TierIDs: emptyIfNil(r.TierIDs)})
	}
	return w
}

func (w *TierRuleSet) domain(path string) (rules []program.TierRule, err error) {
	if w == nil {
		return nil, nil
	}
	switch w.Type {
	case "NO_REQUIREMENTS":
		return nil, checkParts(path, "NO_REQUIREMENTS", "", map[string]bool{"any_of": len(w.AnyOf) > 0})
	case "ANY_OF":
		if len(w.AnyOf) == 0 {
			return nil, missingProperty(path, "any_of")
		}
	default:
		return nil, oneOf(path+".type", w.Type, "NO_REQUIREMENTS", "ANY_OF")
	}
	for _, r := range w.AnyOf {
		rules = append(rules, program.TierRule{StructureID: r.StructureID, TierIDs: r.TierIDs})
	}
	return rules, nil
}

func newEarning(e program.Earning, schemaID string) ProgramEarning {
	w := ProgramEarning{ID: &e.ID, Rules: newRuleSet(e.Rules, schemaID), TierRules: newTierRuleSet(e.Tiers)}
	if e.Name != "" {
		w.Name = &e.Name
	}
	for _, effect := range e.Effects {
		w.Effects = append(w.Effects, newEffect(effect))
	}
	return w
}

// eventMetadata is the name of rules about the metadata of a custom event. Answers have the schema beside it.
const eventMetadata = "custom_event.metadata"

// newRuleSet returns the shape of rules, or nil without rules.
func newRuleSet(x rule.Expression, schemaID string) *Expression {
	if len(x.Rules) == 0 {
		return nil
	}
	w := withSchema(newExpression(x), schemaID)
	return &w
}

func withSchema(w Expression, schemaID string) Expression {
	for number, r := range w.Rules {
		if r.Name == eventMetadata {
			r.SchemaID = schemaID
		}
		r.Rules = withSchema(r.Rules, schemaID)
		w.Rules[number] = r
	}
	return w
}

func (w *Expression) ruleSet(path, schemaID string) (x rule.Expression, err error) {
	if w == nil {
		return x, nil
	}
	if len(w.Rules) == 0 {
		return x, missingProperty(path, "1")
	}
	if w.Logic == "" {
		return x, missingProperty(path, "logic")
	}
	return w.domain(), w.requireSchema(path, schemaID)
}

// requireSchema refuses a rule about another custom event than the one that triggers the earning rule.
func (w Expression) requireSchema(path, schemaID string) error {
	for _, number := range sortedKeys(w.Rules) {
		r, here := w.Rules[number], path+"."+number
		if r.SchemaID != "" && (r.Name != eventMetadata || r.SchemaID != schemaID) {
			return fault.Payload(here+".schema_id", "must be the schema of the trigger, in a rule about %s (actual value is '%.60s')", eventMetadata, r.SchemaID)
		}
		if err := r.Rules.requireSchema(here+".rules", schemaID); err != nil {
			return err
		}
	}
	return nil
}

func earnings(list []ProgramEarning, schemaID string) (out []program.Earning, err error) {
	for i, w := range list {
		path := fmt.Sprintf("earnings[%d]", i)
		var e program.Earning
		if w.ID != nil {
			e.ID = *w.ID
		}
		if w.Name != nil {
			e.Name = *w.Name
		}
		if e.Rules, err = w.Rules.ruleSet(path+".rules", schemaID); err != nil {
			return nil, err
		}
		if e.Tiers, err = w.TierRules.domain(path + ".tier_rules"); err != nil {
			return nil, err
		}
		for j, effect := range w.Effects {
			domain, err := effect.domain(fmt.Sprintf("%s.effects[%d]", path, j))
			if err != nil {
				return nil, err
			}
			e.Effects = append(e.Effects, domain)
		}
		out = append(out, e)
	}
	return out, nil
}

// ProgramEarningRuleCreate is the body of POST /v2/loyalties/earning-rules.
type ProgramEarningRuleCreate struct {
	Status                   Word `json:"status" enum:"ACTIVE DRAFT"`
	ProgramEarningRuleChange `required:"name trigger earnings"`
}

// ProgramEarningRuleChange is the body of PUT /v2/loyalties/earning-rules/{earningRuleId}.
type ProgramEarningRuleChange struct {
	Name     patch.Field[string]           `json:"name"`
	Trigger  patch.Field[EarningTrigger]   `json:"trigger"`
	Earnings patch.Field[[]ProgramEarning] `json:"earnings"`
	Error    patch.Field[ErrorText]        `json:"error"`
	Window
	TriggerLimits patch.Field[UseLimits]     `json:"trigger_limits"`
	EarningLimits patch.Field[EarningLimits] `json:"earning_limits"`
	Metadata      patch.Field[metadata.Map]  `json:"metadata"`
}

// Domain returns the change. The schema is that of the stored trigger, for rules about the metadata of a custom event.
func (w ProgramEarningRuleChange) Domain(zone *time.Location, schemaID string) (u program.EarningRuleUpdate, err error) {
	u = program.EarningRuleUpdate{Name: w.Name, Metadata: w.Metadata}
	if sent, ok := w.Error.Value(); ok && sent.Message == "" {
		return u, missingProperty("error", "message")
	}
	u.Message = patch.Map(w.Error, func(e ErrorText) string { return e.Message })
	if u.Trigger, err = patch.MapErr(w.Trigger, EarningTrigger.domain); err != nil {
		return u, err
	}
	if trigger, ok := u.Trigger.Value(); ok {
		schemaID = trigger.SchemaID
	}
	if u.Earnings, err = patch.MapErr(w.Earnings, func(list []ProgramEarning) ([]program.Earning, error) { return earnings(list, schemaID) }); err != nil {
		return u, err
	}
	if u.Validity, err = w.Window.domain(zone); err != nil {
		return u, err
	}
	if u.TriggerLimits, err = patch.MapErr(w.TriggerLimits, func(l UseLimits) (program.UseLimits, error) { return l.domain("trigger_limits") }); err != nil {
		return u, err
	}
	u.EarningLimits, err = patch.MapErr(w.EarningLimits, EarningLimits.domain)
	return u, err
}

// Domain returns the new rule.
func (w ProgramEarningRuleCreate) Domain(zone *time.Location) (r program.EarningRule, err error) {
	switch {
	case w.Name.Kept():
		return r, fault.PayloadMissing("name")
	case w.Trigger.Kept():
		return r, fault.PayloadMissing("trigger")
	case w.Earnings.Kept():
		return r, fault.PayloadMissing("earnings")
	}
	u, err := w.ProgramEarningRuleChange.Domain(zone, "")
	if err != nil {
		return r, err
	}
	r.Status = program.Status(w.Status)
	r = r.With(u)
	for i, e := range r.Earnings {
		if e.ID != "" {
			return r, fault.Payload(fmt.Sprintf("earnings[%d].id", i), "is given by the server: a new earning has none")
		}
	}
	return r, nil
}
