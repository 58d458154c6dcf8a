package wire

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/validity"
)

// QualifyInput is the body of POST /v1/qualifications.
type QualifyInput struct {
	Scenario   Word           `json:"scenario" enum:"redemption.Scenario"`
	Order      *OrderInput    `json:"order"`
	Customer   *CustomerInput `json:"customer"`
	TrackingID string         `json:"tracking_id"`
	Metadata   metadata.Map   `json:"metadata"`
	// Session adds how much of gift cards is locked by open sessions.
	Session *struct {
		Type Word `json:"type"`
	} `json:"session"`
	Options QualifyOptions `json:"options"`
}

// QualifyOptions select a page of qualifications and what it shows besides.
type QualifyOptions struct {
	Limit         Number          `json:"limit"`
	StartingAfter Word            `json:"starting_after"`
	Sorting       Word            `json:"sorting_rule" enum:"redemption.Sorting"`
	Expand        []Word          `json:"expand" enum:"category redeemable validation_rules"`
	Filters       json.RawMessage `json:"filters"`
	// Explain adds how each rule was evaluated, and what would make a redeemable apply. An addition of this server.
	Explain bool `json:"explain"`
}

// Domain returns the request without the filters. Times without an offset are in the zone.
func (w QualifyInput) Domain(zone *time.Location) (r redemption.QualifyRequest, err error) {
	r = redemption.QualifyRequest{
		Scenario: redemption.Scenario(w.Scenario), Sorting: redemption.Sorting(w.Options.Sorting), TrackingID: w.TrackingID,
		Explain: w.Options.Explain,
	}
	if r.Metadata, err = metadata.Normalize("metadata", w.Metadata); err != nil {
		return r, err
	}
	if w.Order != nil {
		o, err := w.Order.Create("order", zone)
		if err != nil {
			return r, err
		}
		r.Order = &o
	}
	if w.Customer != nil {
		c := w.Customer.Domain("customer")
		r.Customer = &c
	}
	if w.Session != nil && w.Session.Type != "" && w.Session.Type != "LOCK" {
		return r, fault.Payload("session.type", "must be LOCK (actual value is '%.60s')", w.Session.Type)
	}
	return r, w.Options.domain(&r, zone)
}

var qualifyExpansions = []Word{"redeemable", "category", "validation_rules"}

func (w QualifyOptions) domain(r *redemption.QualifyRequest, zone *time.Location) error {
	for i, e := range w.Expand {
		if !slices.Contains(qualifyExpansions, e) {
			return fault.Payload("options.expand["+strconv.Itoa(i)+"]", "must be one of redeemable, category, validation_rules (actual value is '%.60s')", e)
		}
	}
	limit, err := w.Limit.Integer("options.limit")
	if err != nil {
		return err
	}
	if limit != nil {
		if *limit < 1 {
			return fault.Payload("options.limit", "must be >= 1 (actual value is '%d')", *limit)
		}
		r.Limit = int(min(*limit, redemption.MaxQualifications))
	}
	if w.StartingAfter == "" {
		return nil
	}
	if r.After, err = validity.ParseTime(string(w.StartingAfter), zone); err != nil {
		return fault.Payload("options.starting_after", "%s", err)
	}
	if whole, err := time.Parse(time.RFC3339Nano, string(w.StartingAfter)); err == nil {
		r.After = whole.UTC() // digits below the millisecond are significant here
	}
	return nil
}

// qualifyOperators are the operators of the filters of qualifications. Lists have more.
var qualifyOperators = []string{"$is", "$is_not", "$in", "$not_in", "$has_value", "$is_unknown"}

// Conditions returns the filters in the form of lists: $is and $is_not keep their first value alone. Invalid filters are
// refused when the result is parsed.
func (w QualifyOptions) Conditions(path string) (json.RawMessage, error) {
	var fields map[string]json.RawMessage
	if json.Unmarshal(w.Filters, &fields) != nil || fields == nil {
		return w.Filters, nil
	}
	for name, raw := range fields {
		var field map[string]json.RawMessage
		if name == "junction" || json.Unmarshal(raw, &field) != nil || field == nil {
			continue
		}
		var conditions map[string]json.RawMessage
		if json.Unmarshal(field["conditions"], &conditions) == nil && conditions != nil {
			if err := firstValues(conditions, path+"."+name); err != nil {
				return nil, err
			}
			field["conditions"], _ = json.Marshal(conditions)
		}
		if err := firstValues(field, path+"."+name); err != nil { // "conditions" may be left out
			return nil, err
		}
		fields[name], _ = json.Marshal(field)
	}
	return json.Marshal(fields)
}

// firstValues refuses operators that qualifications do not have, and reduces $is and $is_not to their first value.
func firstValues(conditions map[string]json.RawMessage, path string) error {
	for operator, values := range conditions {
		if !strings.HasPrefix(operator, "$") {
			continue
		}
		if !slices.Contains(qualifyOperators, operator) {
			return fault.Payload(path+".conditions", "must have only the operators %s (actual value is '%.60s')", strings.Join(qualifyOperators, ", "), operator)
		}
		var list []json.RawMessage
		if (operator == "$is" || operator == "$is_not") && json.Unmarshal(values, &list) == nil && len(list) > 1 {
			conditions[operator] = list[0]
		}
	}
	return nil
}

func (w QualifyInput) expands(what Word) bool { return slices.Contains(w.Options.Expand, what) }

// Qualifications is the answer of POST /v1/qualifications.
type Qualifications struct {
	Redeemables List[Qualification] `json:"redeemables"`
	TrackingID  string              `json:"tracking_id,omitzero"`
	Order       *Order              `json:"order,omitzero"`
	Stacking    StackingRules       `json:"stacking_rules"`
}

// Qualification is a redeemable that could be redeemed.
type Qualification struct {
	ID             string            `json:"id"`
	Object         string            `json:"object" enum:"redemption.RedeemableObject"`
	CreatedAt      Time              `json:"created_at"`
	Result         QualifiedResult   `json:"result"`
	Order          *Order            `json:"order,omitzero"`
	RuleID         string            `json:"validation_rule_id,omitzero"`
	ApplicableTo   *List[Entry]      `json:"applicable_to"`
	InapplicableTo *List[Entry]      `json:"inapplicable_to"`
	Metadata       *metadata.Map     `json:"metadata,omitzero"`
	Categories     []Category        `json:"categories,omitzero"`
	Banner         string            `json:"banner,omitzero"`
	Name           string            `json:"name,omitzero"`
	CampaignName   string            `json:"campaign_name,omitzero"`
	CampaignID     string            `json:"campaign_id,omitzero"`
	Assignments    *List[Assignment] `json:"validation_rules_assignments,omitzero"`
	Redeemables    []Qualification   `json:"redeemables,omitzero"`
	Guarded        bool              `json:"guarded,omitzero"`
	Explanation    *Explanation      `json:"explanation,omitzero"`
}

// QualifiedResult is what a redeemable would give. Validations have the same shape with an error, which a redeemable that
// qualifies does not have.
type QualifiedResult struct {
	Discount *Discount         `json:"discount,omitzero"`
	Gift     *QualifiedGift    `json:"gift,omitzero"`
	Loyalty  *QualifiedLoyalty `json:"loyalty_card,omitzero"`
	Bundle   *Bundle           `json:"bundle,omitzero"`
}

// QualifiedGift is the balance of a gift card, how much the order would use, and how much is locked by sessions.
type QualifiedGift struct {
	Balance int64  `json:"balance"`
	Credits int64  `json:"credits"`
	Locked  *int64 `json:"locked_credits,omitzero"`
}

// QualifiedLoyalty is the points of a loyalty card. No points are used as long as no reward is chosen. points_ratio points
// would pay exchange_ratio of the order, in major currency units. Both are null where the campaign does not let points pay.
type QualifiedLoyalty struct {
	Points        int64        `json:"points"`
	Balance       int64        `json:"balance"`
	ExchangeRatio Null[Number] `json:"exchange_ratio" openapi:"fraction"`
	PointsRatio   Null[int64]  `json:"points_ratio"`
}

// NewQualifications returns the answer to a qualification.
func NewQualifications(q *redemption.Qualified, in QualifyInput) Qualifications {
	w := Qualifications{TrackingID: q.TrackingID, Stacking: NewStackingRules(*q.Stacking)}
	if q.Order != nil {
		o := NewOrder(*q.Order, nil, OrderBare)
		w.Order = &o
	}
	total := len(q.Items)
	w.Redeemables = List[Qualification]{DataRef: "data", Total: &total, HasMore: &q.More}
	for i := range q.Items {
		w.Redeemables.Items = append(w.Redeemables.Items, newQualification(&q.Items[i], q, in))
	}
	if q.More {
		w.Redeemables.NextStart = startingAfter(q.Next)
	}
	return w
}

// startingAfter formats the position of the next page: a time in milliseconds, or with all digits where there are more.
func startingAfter(t time.Time) string {
	switch below := t.Nanosecond() % int(time.Millisecond); {
	case below == 0:
		return validity.FormatTime(t)
	case below%int(time.Microsecond) == 0:
		return t.UTC().Format("2006-01-02T15:04:05.000000Z")
	}
	return t.UTC().Format("2006-01-02T15:04:05.000000000Z")
}

func newQualification(q *redemption.Qualification, of *redemption.Qualified, in QualifyInput) Qualification {
	e := &q.Entry
	w := Qualification{ID: e.Redeemable.ID, Object: string(e.Redeemable.Object), CreatedAt: NewTime(q.CreatedAt), Guarded: e.Guarded}
	w.Result.give(q, in)
	if e.Order != nil {
		o := NewOrder(*e.Order, &e.Applied, OrderQualified)
		w.Order = &o
	}
	w.ApplicableTo, w.InapplicableTo = newDiscountedEntries(e.ApplicableTo, e.Reached, e), newDiscountedEntries(e.InapplicableTo, nil, e)
	if q.Stack == nil {
		w.Metadata = ref(emptyObjectIfNil(e.Metadata))
		if in.Options.Explain {
			w.Explanation = newExplanation(e)
		}
	}
	if len(q.Rules) > 0 {
		w.RuleID = q.Rules[0].RuleID
	}
	if in.expands("redeemable") {
		w.name(q)
	}
	if in.expands("category") {
		w.Categories = make([]Category, len(e.Categories))
		for i, c := range e.Categories {
			w.Categories[i] = NewStackedCategory(c, *of.Stacking)
		}
	}
	if in.expands("validation_rules") && q.Stack == nil {
		w.Assignments = newEvaluatedRules(q.Rules)
	}
	for i := range q.Parts {
		w.Redeemables = append(w.Redeemables, newQualification(&q.Parts[i], of, in))
	}
	return w
}

func (w *QualifiedResult) give(q *redemption.Qualification, in QualifyInput) {
	w.Discount, w.Bundle = NewDiscount(q.Discount), newBundle(q.Bundle)
	if q.Voucher == nil {
		return
	}
	if q.Voucher.Gift != nil {
		w.Gift = &QualifiedGift{Balance: q.Balance, Credits: q.Credits}
		if in.Session != nil {
			w.Gift.Locked = &q.Locked
		}
	}
	if q.Voucher.Loyalty != nil {
		w.Loyalty = &QualifiedLoyalty{Points: q.Points, Balance: q.Balance}
		if q.Coin != nil {
			w.Loyalty.ExchangeRatio, w.Loyalty.PointsRatio = OrNull(newDecimal(q.Coin.ExchangeRatio)), OrNull(q.Coin.PointsRatio)
		}
	}
}

func (w *Qualification) name(q *redemption.Qualification) {
	w.CampaignID, w.CampaignName = q.CampaignID, q.CampaignName
	switch {
	case q.Stack != nil:
		w.Name = q.Stack.Name
	case q.Tier != nil:
		w.Name, w.Banner = q.Tier.Name, q.Tier.Banner
	case q.Redeemable.Object == redemption.RedeemableCampaign:
		w.Name = q.CampaignName
	}
}

// newEvaluatedRules returns the assigned rules with their validation status: evaluated or left out.
func newEvaluatedRules(rules []redemption.JudgedRules) *List[Assignment] {
	total := len(rules)
	list := List[Assignment]{DataRef: "data", Total: &total}
	for _, r := range rules {
		a := NewAssignment(r.Assignment)
		a.ValidationStatus, a.OmittedRules = "VALID", r.Omitted
		if len(r.Omitted) > 0 {
			a.ValidationStatus = "PARTIALLY_VALID"
		}
		list.Items = append(list.Items, a)
	}
	return &list
}
