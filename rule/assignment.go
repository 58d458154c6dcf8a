package rule

import (
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Assignment attaches a set of rules to a target. Several sets assigned to one target must all hold.
type Assignment struct {
	ID                string
	RuleID            string
	RelatedObjectType RelatedType
	RelatedObjectID   string
	CreatedAt         time.Time
	// UpdatedAt is zero: assignments are made and deleted, never changed. Imported ones may have it.
	UpdatedAt time.Time
}

// RelatedType is the kind of the target of an assignment.
type RelatedType string

// The kinds of targets.
const (
	RelatedVoucher          RelatedType = "voucher"
	RelatedPromotionTier    RelatedType = "promotion_tier"
	RelatedCampaign         RelatedType = "campaign"
	RelatedEarningRule      RelatedType = "earning_rule"
	RelatedDistribution     RelatedType = "distribution"
	RelatedRewardAssignment RelatedType = "reward_assignment"
)

var relatedTypes = []RelatedType{RelatedVoucher, RelatedPromotionTier, RelatedCampaign, RelatedEarningRule, RelatedDistribution, RelatedRewardAssignment}

// Related is the target of an assignment. An empty type means a voucher.
type Related struct {
	Type RelatedType
	ID   string
}

func (r *Related) complete() error {
	if r.Type == "" {
		r.Type = RelatedVoucher
	}
	switch {
	case r.ID == "":
		return fault.PayloadMissing("related_object_id")
	case !storage.ValidText(r.ID):
		return fault.Payload("related_object_id", "must be UTF-8 text without NUL characters")
	case !slices.Contains(relatedTypes, r.Type):
		return fault.Payload("related_object_type", "must be equal to one of the allowed values %s (actual value is '%s')", relatedTypes, shorten(string(r.Type)))
	}
	return nil
}

// pair is the natural key of an assignment: a set is assigned to a target once.
func (a *Assignment) pair() string {
	return pair(a.RuleID, Related{a.RelatedObjectType, a.RelatedObjectID})
}

func pair(ruleID string, to Related) string { return ruleID + " " + string(to.Type) + " " + to.ID }
