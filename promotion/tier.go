package promotion

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// MaxHierarchy is the last position among tiers; adding 1 to it never overflows.
const MaxHierarchy = 1_000_000_000

// Tier is a discount for carts that needs no code. It always belongs to a PROMOTION campaign.
type Tier struct {
	ID         string
	CampaignID string
	Name       string
	// Banner is the text for customers.
	Banner string
	// Discount is what the tier gives; the API shows it as action.discount. A tier without one gives nothing.
	Discount *discount.Discount
	Metadata metadata.Map
	// Hierarchy is the position among the tiers of the campaign, counted from 1.
	Hierarchy int64
	// Active can switch the tier off inside its dates.
	Active     bool
	Validity   validity.Validity
	CategoryID string
	CreatedAt  time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// Usable says why a tier cannot be used at an instant, or nil when it can: the tier and its campaign are switched on, inside
// their dates and inside their recurring windows. A nil campaign is one that was deleted. Days and hours are read in zone,
// the zone of the project.
func Usable(t *Tier, c *campaign.Campaign, now time.Time, zone *time.Location) *fault.Error {
	if !t.Active || c == nil || !c.Active || !c.DeletedAt.IsZero() {
		return refusal("promotion_inactive", "Inactive Promotion", t, "is disabled")
	}
	statuses := [2]validity.Status{c.Validity.Active(now, zone), t.Validity.Active(now, zone)}
	for _, inQuestion := range []struct {
		status              validity.Status
		key, message, state string
	}{
		{validity.StatusExpired, "promotion_inactive", "Inactive Promotion", "has ended"},
		{validity.StatusNotStarted, "promotion_not_active_now", "Promotion not active now", "has not started"},
		{validity.StatusOutsideWindow, "promotion_not_active_now", "Promotion not active now", "is outside its timeframe, days or hours"},
	} {
		if statuses[0] == inQuestion.status || statuses[1] == inQuestion.status {
			return refusal(inQuestion.key, inQuestion.message, t, inQuestion.state)
		}
	}
	return nil
}

func refusal(key, message string, t *Tier, state string) *fault.Error {
	return fault.Invalid(key, message, "Promotion Tier with id: %s %s.", t.ID, state)
}

// TierKind describes tiers to a backend.
var TierKind = storage.Kind[Tier]{
	Name: "promotion_tier", Prefix: "promo_", Configures: storage.ConfiguresRules,
	ID: func(t *Tier) string { return t.ID },
	Fields: []storage.Field[Tier]{
		storage.String("campaign_id", func(t *Tier) string { return t.CampaignID }),
		storage.String("name", func(t *Tier) string { return t.Name }).Ordered(),
		storage.String("category_id", func(t *Tier) string { return t.CategoryID }),
		storage.Int("hierarchy", func(t *Tier) int64 { return t.Hierarchy }).Ordered(),
		storage.Bool("active", func(t *Tier) bool { return t.Active }),
		storage.Time("start_date", func(t *Tier) time.Time { return t.Validity.Start }),
		storage.Time("expiration_date", func(t *Tier) time.Time { return t.Validity.End }),
		storage.JSON("metadata", func(t *Tier) map[string]any { return t.Metadata }),
		storage.Time("created_at", func(t *Tier) time.Time { return t.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(t *Tier) time.Time { return t.UpdatedAt }).Ordered(),
	},
}
