package wire

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// EarningRuleCreate is one rule in the body of POST /v1/loyalties/{campaignId}/earning-rules.
type EarningRuleCreate struct {
	Event            string           `json:"event" required:"true"`
	Loyalty          *Earning         `json:"loyalty" required:"true"`
	CustomEvent      SchemaReference  `json:"custom_event"`
	Segment          Reference        `json:"segment"`
	Tier             Reference        `json:"loyalty_tier"`
	Source           EarningBanner    `json:"source"`
	Pending          *PendingPeriod   `json:"pending_points"`
	Expiration       *ExpirationRules `json:"expiration_rules"`
	Active           *bool            `json:"active"`
	Metadata         metadata.Map     `json:"metadata"`
	ValidationRuleID string           `json:"validation_rule_id"`
	ValidityUpdate
}

// SchemaReference names the schema of a custom event.
type SchemaReference struct {
	SchemaID string `json:"schema_id,omitzero"`
}

// Reference is the id of an object.
type Reference struct {
	ID string `json:"id,omitzero"`
}

// EarningBanner is the text of a rule for customers.
type EarningBanner struct {
	Banner string `json:"banner"`
}

// PendingPeriod is how long points are pending.
type PendingPeriod struct {
	Type  string  `json:"period_type" enum:"DAY"`
	Value *Points `json:"period_value"`
}

func (w PendingPeriod) domain(path string) (days int64, err error) {
	switch {
	case w.Type != "" && w.Type != "DAY":
		return 0, fault.Payload(below(path, "period_type"), "must be equal to one of the allowed values [ DAY ] (actual value is '%.100s')", w.Type)
	case w.Value == nil:
		return 0, fault.Payload(path, "must have required property 'period_value'")
	case *w.Value < 1 || *w.Value > loyalty.MaxPendingDays:
		return 0, fault.Payload(below(path, "period_value"), "must be 1 to %d (actual value is '%d')", loyalty.MaxPendingDays, *w.Value)
	}
	return int64(*w.Value), nil
}

// Domain returns the new rule. path is where it is in the body.
func (w EarningRuleCreate) Domain(path string, zone *time.Location) (n loyalty.NewEarningRule, err error) {
	n = loyalty.NewEarningRule{
		Event: w.Event, SchemaID: w.CustomEvent.SchemaID, SegmentID: w.Segment.ID, TierID: w.Tier.ID, Banner: w.Source.Banner,
		Inactive: w.Active != nil && !*w.Active, Metadata: w.Metadata, ValidationRuleID: w.ValidationRuleID,
	}
	switch {
	case w.Event == "":
		return n, fault.Payload(path, "must have required property 'event'")
	case w.Loyalty == nil:
		return n, fault.Payload(path, "must have required property 'loyalty'")
	}
	if n.Earning, err = w.Loyalty.Domain(below(path, "loyalty")); err != nil {
		return n, err
	}
	if w.Pending != nil {
		if n.PendingDays, err = w.Pending.domain(below(path, "pending_points")); err != nil {
			return n, err
		}
	}
	if w.Expiration != nil {
		rules := campaign.ExpirationRules(*w.Expiration)
		n.Expiration = &rules
	}
	n.Validity, err = w.ValidityUpdate.Create(path, zone)
	return n, err
}

// EarningRuleUpdate is the body of PUT /v1/loyalties/{campaignId}/earning-rules/{earningRuleId}.
type EarningRuleUpdate struct {
	Loyalty          patch.Field[earningUpdate]   `json:"loyalty"`
	Source           patch.Field[BannerUpdate]    `json:"source"`
	Pending          patch.Field[PendingPeriod]   `json:"pending_points"`
	Expiration       patch.Field[ExpirationRules] `json:"expiration_rules"`
	Active           patch.Field[bool]            `json:"active"`
	Metadata         patch.Field[metadata.Map]    `json:"metadata"`
	ValidationRuleID patch.Field[string]          `json:"validation_rule_id"`
	ValidityUpdate
}

// BannerUpdate distinguishes a missing banner from one that is cleared by null.
type BannerUpdate struct {
	Banner patch.Field[string] `json:"banner"`
}

// Domain returns the change of a rule. before is the stored rule.
func (w EarningRuleUpdate) Domain(before loyalty.EarningRule, zone *time.Location) (u loyalty.EarningRuleUpdate, err error) {
	u = loyalty.EarningRuleUpdate{Active: w.Active, Metadata: w.Metadata, ValidationRuleID: w.ValidationRuleID}
	switch {
	case w.Loyalty.Cleared():
		return u, fault.Payload("loyalty", "must be object (actual value is null)")
	case w.Active.Cleared():
		return u, fault.Payload("active", "must be boolean (actual value is null)")
	}
	if u.Earning, err = patch.MapErr(w.Loyalty, func(e earningUpdate) (loyalty.Earning, error) { return e.Domain("loyalty", before.Earning) }); err != nil {
		return u, err
	}
	if source, set := w.Source.Value(); set {
		u.Banner = source.Banner
	} else if w.Source.Cleared() {
		u.Banner = patch.Clear[string]()
	}
	if u.PendingDays, err = patch.MapErr(w.Pending, func(p PendingPeriod) (int64, error) { return p.domain("pending_points") }); err != nil {
		return u, err
	}
	u.Expiration = patch.Map(w.Expiration, func(x ExpirationRules) *campaign.ExpirationRules {
		rules := campaign.ExpirationRules(x)
		return &rules
	})
	u.Validity, err = w.ValidityUpdate.Domain("", zone)
	return u, err
}

// EarningRule is an earning rule in answers.
type EarningRule struct {
	ID               string           `json:"id"`
	CreatedAt        Time             `json:"created_at"`
	UpdatedAt        Time             `json:"updated_at"`
	ValidationRuleID Null[string]     `json:"validation_rule_id"`
	Loyalty          Earning          `json:"loyalty"`
	Event            string           `json:"event"`
	CustomEvent      SchemaReference  `json:"custom_event,omitzero"`
	Segment          Reference        `json:"segment,omitzero"`
	Tier             Reference        `json:"loyalty_tier,omitzero"`
	Source           EarningSource    `json:"source"`
	AutomationID     string           `json:"automation_id"`
	Active           bool             `json:"active"`
	Pending          *PendingShown    `json:"pending_points"`
	Expiration       *ExpirationRules `json:"expiration_rules,omitzero"`
	Validity
	Metadata metadata.Map `json:"metadata"`
	Object   string       `json:"object" enum:"earning_rule"`
}

// EarningSource is the text of a rule for customers, and the campaign that it belongs to.
type EarningSource struct {
	Banner     Null[string] `json:"banner"`
	ObjectID   string       `json:"object_id"`
	ObjectType string       `json:"object_type" enum:"campaign"`
}

// PendingShown is how long points are pending, in answers.
type PendingShown struct {
	Type  string `json:"period_type" enum:"DAY"`
	Value int64  `json:"period_value"`
}

// NewEarningRule returns the shape of an earning rule with the id of its validation rule.
func NewEarningRule(r loyalty.EarningRule, validationRuleID string) EarningRule {
	w := EarningRule{
		ID: r.ID, CreatedAt: NewTime(r.CreatedAt), UpdatedAt: NewTime(r.UpdatedAt), ValidationRuleID: OrNull(validationRuleID),
		Loyalty: NewEarning(r.Earning), Event: r.Event, CustomEvent: SchemaReference{r.SchemaID}, Segment: Reference{r.SegmentID},
		Tier: Reference{r.TierID}, Source: EarningSource{Banner: OrNull(r.Banner), ObjectID: r.CampaignID, ObjectType: "campaign"},
		AutomationID: r.AutomationID, Active: r.Active, Validity: NewValidity(r.Validity), Metadata: emptyObjectIfNil(r.Metadata), Object: "earning_rule",
	}
	if r.PendingDays > 0 {
		w.Pending = &PendingShown{"DAY", r.PendingDays}
	}
	if r.Expiration != nil {
		rules := ExpirationRules(*r.Expiration)
		w.Expiration = &rules
	}
	return w
}
