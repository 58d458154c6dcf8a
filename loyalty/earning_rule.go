package loyalty

import (
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// EarningRule gives points to members of a loyalty campaign when something happens.
type EarningRule struct {
	ID         string
	CampaignID string
	// AutomationID is an id for the shop's own systems; it never changes.
	AutomationID string
	// Event is OrderPaid, SegmentEntered, one of the events of tiers, or the name of a custom event.
	Event   string
	Earning Earning
	// SchemaID is the schema of the custom event, SegmentID the segment that is entered, TierID the tier or AnyTier.
	SchemaID, SegmentID, TierID string
	// Banner is the text for customers.
	Banner string
	// PendingDays is how many days the points of an order are pending before they count; 0 gives them at once.
	PendingDays int64
	// Expiration overrides the campaign's rules; nil means the campaign's.
	Expiration *campaign.ExpirationRules
	// Active can switch the rule off inside its dates.
	Active bool
	// Validity applies besides the campaign's.
	Validity  validity.Validity
	Metadata  metadata.Map
	CreatedAt time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// The events that are not custom ones.
const (
	OrderPaid      = "order.paid"
	SegmentEntered = "customer.segment.entered"
	TierJoined     = "customer.loyalty.tier.joined"
	TierLeft       = "customer.loyalty.tier.left"
	TierUpgraded   = "customer.loyalty.tier.upgraded"
	TierDowngraded = "customer.loyalty.tier.downgraded"
	TierProlonged  = "customer.loyalty.tier.prolonged"
)

// AnyTier means all tiers.
const AnyTier = "__ANY__"

// MaxPendingDays is the longest that points may be pending.
const MaxPendingDays = 90

func ofTier(event string) bool {
	return slices.Contains([]string{TierJoined, TierLeft, TierUpgraded, TierDowngraded, TierProlonged}, event)
}

// custom reports whether the rule is triggered by a custom event.
func (r *EarningRule) custom() bool {
	return r.Event != OrderPaid && r.Event != SegmentEntered && !ofTier(r.Event)
}

// waitsFor reports whether the rule is triggered by a tier; rules for other events never are.
func (r *EarningRule) waitsFor(tierID string) bool {
	return r.TierID == "" || r.TierID == AnyTier || r.TierID == tierID
}

// validate checks the whole rule and brings its metadata to the form in which it is stored. The path leads to the rule in the
// request: empty at the top.
func (r *EarningRule) validate(path string) (err error) {
	at := func(property string) string { return strings.TrimPrefix(path+"."+property, ".") }
	if r.Event == "" {
		return missing(path, "event")
	}
	if err := r.validateTrigger(at); err != nil {
		return err
	}
	if err := r.Earning.validate(at("loyalty"), r.Event); err != nil {
		return err
	}
	switch {
	case r.PendingDays != 0 && r.Event != OrderPaid:
		return fault.Payload(at("pending_points"), "is allowed for the event %s only (actual event is '%s')", OrderPaid, r.Event)
	case r.PendingDays < 0 || r.PendingDays > MaxPendingDays:
		return fault.Payload(at("pending_points.period_value"), "must be 1 to %d (actual value is '%d')", MaxPendingDays, r.PendingDays)
	}
	if r.Expiration != nil {
		if err := r.Expiration.Validate(at("expiration_rules")); err != nil {
			return err
		}
	}
	if err := r.Validity.Validate(path); err != nil {
		return err
	}
	if err := storage.CheckText(at("source.banner"), r.Banner); err != nil {
		return err
	}
	r.Metadata, err = metadata.Normalize(at("metadata"), r.Metadata)
	return err
}

// validateTrigger checks that the rule has the properties of its event, and none of other events.
func (r *EarningRule) validateTrigger(at func(string) string) error {
	const longest = 300
	if len(r.Event) > longest {
		return fault.Payload(at("event"), "must NOT have more than %d characters", longest)
	}
	if r.custom() && (strings.HasPrefix(r.Event, "customer.") || strings.HasPrefix(r.Event, "order.")) {
		return fault.Payload(at("event"), "must be one of %s, or the name of a custom event (actual value is '%.100s')",
			strings.Join([]string{OrderPaid, SegmentEntered, TierJoined, TierLeft, TierUpgraded, TierDowngraded, TierProlonged}, ", "), r.Event)
	}
	for _, part := range []struct {
		property, id      string
		allowed, demanded bool
	}{
		{"segment.id", r.SegmentID, r.Event == SegmentEntered, true},
		{"custom_event.schema_id", r.SchemaID, r.custom(), false},
		{"loyalty_tier.id", r.TierID, ofTier(r.Event), true},
	} {
		switch {
		case part.id == "" && part.allowed && part.demanded:
			return fault.Payload(at(part.property), "is required for the event %s", r.Event)
		case part.id != "" && !part.allowed:
			return fault.Payload(at(part.property), "is not allowed for the event %s", r.Event)
		}
	}
	return nil
}

func missing(path, property string) error {
	if path == "" {
		return fault.PayloadMissing(property)
	}
	return fault.Payload(path, "must have required property '%s'", property)
}

// NewEarningRule is the input for making an earning rule.
type NewEarningRule struct {
	Event                       string
	Earning                     Earning
	SchemaID, SegmentID, TierID string
	Banner                      string
	PendingDays                 int64
	Expiration                  *campaign.ExpirationRules
	// Inactive makes a rule that is switched off.
	Inactive bool
	Validity validity.Validity
	Metadata metadata.Map
	// ValidationRuleID is the set of validation rules that is checked before points are given; empty is none.
	ValidationRuleID string
}

// EarningRuleUpdate is a partial change: a zero field keeps the rule's value. The event never changes.
type EarningRuleUpdate struct {
	// Earning replaces the whole earning.
	Earning     patch.Field[Earning]
	Banner      patch.Field[string]
	PendingDays patch.Field[int64]
	Expiration  patch.Field[*campaign.ExpirationRules]
	Active      patch.Field[bool]
	Validity    validity.Update
	// Metadata is merged by key; clearing it removes all keys.
	Metadata         patch.Field[metadata.Map]
	ValidationRuleID patch.Field[string]
}

// apply applies u to r, or fails when the result would not be a valid earning rule. It does not assign the validation rule.
func (r *EarningRule) apply(u EarningRuleUpdate, now time.Time) error {
	u.Earning.Apply(&r.Earning)
	u.Banner.Apply(&r.Banner)
	u.PendingDays.Apply(&r.PendingDays)
	u.Expiration.Apply(&r.Expiration)
	u.Active.Apply(&r.Active)
	u.Validity.Apply(&r.Validity)
	if sent, _ := u.Metadata.Value(); !u.Metadata.Kept() {
		r.Metadata = metadata.Merge(r.Metadata, sent)
	}
	r.UpdatedAt = now
	return r.validate("")
}

// EarningRuleKind describes earning rules to a backend.
var EarningRuleKind = storage.Kind[EarningRule]{
	Name: "earning_rule", Prefix: "ern_", Configures: storage.ConfiguresRules,
	ID: func(r *EarningRule) string { return r.ID },
	Fields: []storage.Field[EarningRule]{
		storage.String("campaign_id", func(r *EarningRule) string { return r.CampaignID }),
		storage.String("event", func(r *EarningRule) string { return r.Event }),
		storage.Bool("active", func(r *EarningRule) bool { return r.Active }),
		storage.Time("created_at", func(r *EarningRule) time.Time { return r.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(r *EarningRule) time.Time { return r.UpdatedAt }).Ordered(),
	},
}
