package promotion

import (
	"cmp"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// NewTier is the input for making a tier. Only the name is required.
type NewTier struct {
	Name, Banner string
	Discount     *discount.Discount
	Metadata     metadata.Map
	// Hierarchy is the position among the tiers of the campaign; nil puts the tier last.
	Hierarchy *int64
	// Inactive makes a tier that is switched off.
	Inactive   bool
	Validity   validity.Validity
	CategoryID string
	// RuleIDs are the sets of validation rules of the tier.
	RuleIDs []string
	// Schemas validate the metadata before it is stored; nil accepts everything. The engine sets them.
	Schemas *metadata.Schemas
}

// TierUpdate is a partial change: a zero field keeps the tier's value.
type TierUpdate struct {
	// From is the UpdatedAt of the tier that the change was decided upon: a tier that was changed since is not changed. The zero field does not ask.
	From         patch.Field[time.Time]
	Name, Banner patch.Field[string]
	Discount     patch.Field[*discount.Discount]
	// Metadata is merged by key; clearing it removes all keys.
	Metadata patch.Field[metadata.Map]
	// Hierarchy puts the tier last when it is cleared.
	Hierarchy  patch.Field[int64]
	Validity   validity.Update
	CategoryID patch.Field[string]
	// RuleIDs replaces the sets of validation rules of the tier.
	RuleIDs patch.Field[[]string]
	// Schemas validate the metadata before it is stored; nil accepts everything. The engine sets them.
	Schemas *metadata.Schemas
}

// apply applies u to t, or fails when the result would not be a valid tier. It does not assign rules. The position after a
// cleared hierarchy depends on the other tiers: apply leaves it as it is.
func (t *Tier) apply(u TierUpdate, now time.Time) error {
	if from, asked := u.From.Value(); asked && !from.Equal(t.UpdatedAt) {
		return fault.Changed(TierKind.Name, t.ID)
	}
	u.Name.Apply(&t.Name)
	u.Banner.Apply(&t.Banner)
	u.Discount.Apply(&t.Discount)
	if sent, _ := u.Metadata.Value(); !u.Metadata.Kept() {
		t.Metadata = metadata.Merge(t.Metadata, sent)
	}
	t.Hierarchy = u.Hierarchy.Or(t.Hierarchy)
	u.Validity.Apply(&t.Validity)
	u.CategoryID.Apply(&t.CategoryID)
	t.UpdatedAt = now
	if err := t.complete(""); err != nil || u.Metadata.Kept() {
		return err
	}
	return u.Schemas.Check(metadata.ObjectPromotionTier, t.Metadata)
}

// complete brings metadata to the form in which it is stored and checks the whole tier. The path leads to the tier in the
// request: empty at the top.
func (t *Tier) complete(path string) (err error) {
	prefix := path
	if prefix != "" {
		prefix += "."
	}
	switch {
	case t.Name == "" && path == "":
		return fault.PayloadMissing("name")
	case t.Name == "":
		return fault.Payload(path, "must have required property 'name'")
	case t.Hierarchy < 0 || t.Hierarchy > MaxHierarchy:
		return fault.Payload(prefix+"hierarchy", "must be >= 0 and <= %d (actual value is '%d')", int64(MaxHierarchy), t.Hierarchy)
	}
	if err := cmp.Or(storage.CheckName(prefix+"name", t.Name), storage.CheckText(prefix+"banner", t.Banner)); err != nil {
		return err
	}
	if t.Discount != nil {
		if err := t.Discount.Validate(prefix + "action.discount"); err != nil {
			return err
		}
	}
	if err := t.Validity.Validate(path); err != nil {
		return err
	}
	t.Metadata, err = metadata.Normalize(prefix+"metadata", t.Metadata)
	return err
}
