package project

import (
	"context"
	"slices"
	"strconv"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// DiscountGuard bounds the sum of the discounts of an order, whichever are stacked: those of earlier redemptions and of the shop
// itself count, credits and points do not, because they are payments. A project has at most one; one without bounds has no effect.
type DiscountGuard struct {
	ID string
	discount.Ceilings
	// FloorMetadata is the key of the metadata of products that has the least price of a unit in minor units; empty for none. A line keeps
	// that price for each of its units, after its discounts and its shares of the discounts on the order.
	FloorMetadata string
	// Mode says what is done with a redeemable that would exceed a bound.
	Mode GuardMode
	// ExemptCategories and ExemptCampaigns are the ids of those whose redeemables are not bounded, and do not count.
	ExemptCategories, ExemptCampaigns []string

	CreatedAt, UpdatedAt time.Time
}

// GuardMode says what is done with a redeemable that would exceed a bound of the discount guard.
type GuardMode string

// The modes of the discount guard.
const (
	// GuardCut lowers the discount of the redeemable to the remainder of the bound.
	GuardCut GuardMode = "CUT"
	// GuardRefuse refuses it with discount_guard_exceeded.
	GuardRefuse GuardMode = "REFUSE"
)

// MaxExempt is how many categories, and how many campaigns, a discount guard may exempt.
const MaxExempt = 500

// maxPercentDecimals is how many decimals a percentage of the guard may have: more would have no effect on any amount.
const maxPercentDecimals = 15

// DefaultDiscountGuard bounds nothing.
func DefaultDiscountGuard() DiscountGuard { return DiscountGuard{Mode: GuardCut} }

// Bounds reports whether the guard sets any bound.
func (g *DiscountGuard) Bounds() bool {
	return g.MaxPercent != nil || g.MaxAmount != nil || g.MaxLinePercent != nil || g.FloorMetadata != ""
}

// Exempts reports whether redeemables of the campaign, or of one of the categories, are not bounded.
func (g *DiscountGuard) Exempts(campaignID string, categoryIDs ...string) bool {
	return campaignID != "" && slices.Contains(g.ExemptCampaigns, campaignID) ||
		slices.ContainsFunc(categoryIDs, func(id string) bool { return slices.Contains(g.ExemptCategories, id) })
}

// GuardUpdate is a partial change: a zero field keeps the guard's value, a cleared one returns to its default. From is as in Update.
type GuardUpdate struct {
	From           patch.Field[time.Time]
	MaxPercent     patch.Field[decimal.Decimal]
	MaxAmount      patch.Field[int64]
	MaxLinePercent patch.Field[decimal.Decimal]
	FloorMetadata  patch.Field[string]
	Mode           patch.Field[GuardMode]
	Categories     patch.Field[[]string]
	Campaigns      patch.Field[[]string]
}

func (g *DiscountGuard) apply(u GuardUpdate) error {
	setOrNil(u.MaxPercent, &g.MaxPercent)
	setOrNil(u.MaxAmount, &g.MaxAmount)
	setOrNil(u.MaxLinePercent, &g.MaxLinePercent)
	u.FloorMetadata.Apply(&g.FloorMetadata)
	orDefault(u.Mode, &g.Mode, GuardCut)
	u.Categories.Apply(&g.ExemptCategories)
	u.Campaigns.Apply(&g.ExemptCampaigns)
	if key, sent := u.FloorMetadata.Value(); sent && key == "" {
		return fault.Payload("floor_metadata", "must be a key of product metadata, or null")
	}
	return g.Validate()
}

func setOrNil[T any](f patch.Field[T], to **T) {
	if v, set := f.Value(); set {
		*to = &v
	} else if f.Cleared() {
		*to = nil
	}
}

// Validate reports the first setting that is out of its range.
func (g *DiscountGuard) Validate() error {
	if err := guardPercent("max_percent", g.MaxPercent); err != nil {
		return err
	}
	if n := g.MaxAmount; n != nil && (*n < 0 || *n > discount.MaxAmount) {
		return fault.Payload("max_amount", "must be >= 0 and <= %d (actual value is '%d')", int64(discount.MaxAmount), *n)
	}
	if err := guardPercent("max_line_percent", g.MaxLinePercent); err != nil {
		return err
	}
	if err := storage.CheckName("floor_metadata", g.FloorMetadata); err != nil {
		return err
	}
	if g.Mode != GuardCut && g.Mode != GuardRefuse {
		return fault.Payload("mode", "must be one of CUT, REFUSE (actual value is '%.60s')", g.Mode)
	}
	return checkExempt(g.ExemptCategories, g.ExemptCampaigns)
}

// CheckExempt refuses a change with too many exemptions, before they are looked up.
func (u GuardUpdate) CheckExempt() error {
	return checkExempt(u.Categories.Or(nil), u.Campaigns.Or(nil))
}

func checkExempt(categories, campaigns []string) error {
	for _, list := range []struct {
		path string
		ids  []string
	}{{"exempt.categories", categories}, {"exempt.campaigns", campaigns}} {
		if len(list.ids) > MaxExempt {
			return fault.Payload(list.path, "must NOT have more than %d items (it has %d)", MaxExempt, len(list.ids))
		}
		for i, id := range list.ids {
			if err := storage.CheckName(list.path+"["+strconv.Itoa(i)+"]", id); err != nil {
				return err
			}
		}
	}
	return nil
}

func guardPercent(path string, p *decimal.Decimal) error {
	switch {
	case p == nil:
		return nil
	case p.IsNegative() || p.GreaterThan(decimal.NewFromInt(100)):
		return fault.Payload(path, "must be >= 0 and <= 100 (actual value is '%.60s')", p)
	case p.Exponent() < -maxPercentDecimals:
		return fault.Payload(path, "must NOT have more than %d decimals (actual value is '%.60s')", maxPercentDecimals, p)
	}
	return nil
}

// DiscountGuardKind describes discount guards to a backend.
var DiscountGuardKind = storage.Kind[DiscountGuard]{
	Name: "discount_guard", Prefix: "dg_", Configures: storage.ConfiguresRules,
	ID: func(g *DiscountGuard) string { return g.ID },
	Fields: []storage.Field[DiscountGuard]{
		storage.Time("created_at", func(g *DiscountGuard) time.Time { return g.CreatedAt }).Ordered(),
	},
}

// DiscountGuard returns the discount guard of the project, or the default, which has no id.
func (e *Settings) DiscountGuard(ctx context.Context) (DiscountGuard, error) {
	g, found, err := storage.First(ctx, e.store.DiscountGuards(), storage.Query{})
	if !found {
		g = DefaultDiscountGuard()
	}
	return g, err
}

// UpdateDiscountGuard changes the discount guard of the project. The next decision uses it. It fails with fault.Changed or an invalid payload.
func (e *Settings) UpdateDiscountGuard(ctx context.Context, u GuardUpdate) (g DiscountGuard, err error) {
	now, id := e.env.Now(), soleID(DiscountGuardKind.Prefix, e.projectID)
	err = storage.AtomicUpsert(ctx, e.store, func(tx SettingsStore) error {
		g, err = tx.DiscountGuards().Update(ctx, id, func(g *DiscountGuard) error {
			if from, asked := u.From.Value(); asked && !from.Equal(g.UpdatedAt) {
				return fault.Changed(DiscountGuardKind.Name, id)
			}
			g.UpdatedAt = now
			return g.apply(u)
		})
		if !fault.IsNotFound(err) {
			return err
		}
		g = DefaultDiscountGuard()
		g.ID, g.CreatedAt, g.UpdatedAt = id, now, now
		if err := g.apply(u); err != nil {
			return err
		}
		return tx.DiscountGuards().Insert(ctx, g)
	})
	return g, err
}
