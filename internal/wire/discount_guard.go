package wire

import (
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// DiscountGuard is an extension of the published API: the bounds of what the discounts of an order come to. All null bounds nothing.
type DiscountGuard struct {
	MaxPercent     Number       `json:"max_percent" openapi:"fraction"`
	MaxAmount      Number       `json:"max_amount"`
	MaxLinePercent Number       `json:"max_line_percent" openapi:"fraction"`
	FloorMetadata  Null[string] `json:"floor_metadata"`
	Mode           string       `json:"mode" enum:"project.GuardMode"`
	Exempt         GuardExempt  `json:"exempt"`
}

// GuardExempt names those whose redeemables the discount guard does not bound.
type GuardExempt struct {
	Categories []string `json:"categories"`
	Campaigns  []string `json:"campaigns"`
}

// NewDiscountGuard returns the shape of a discount guard.
func NewDiscountGuard(g project.DiscountGuard) DiscountGuard {
	return DiscountGuard{
		MaxPercent: NewNumber(g.MaxPercent), MaxAmount: NewInteger(g.MaxAmount), MaxLinePercent: NewNumber(g.MaxLinePercent),
		FloorMetadata: OrNull(g.FloorMetadata), Mode: string(g.Mode),
		Exempt: GuardExempt{emptyIfNil(g.ExemptCategories), emptyIfNil(g.ExemptCampaigns)},
	}
}

// GuardInput is the body of a change of the discount guard. Null returns a setting to its default.
type GuardInput struct {
	MaxPercent     patch.Field[Number]           `json:"max_percent" openapi:"fraction"`
	MaxAmount      patch.Field[Number]           `json:"max_amount"`
	MaxLinePercent patch.Field[Number]           `json:"max_line_percent" openapi:"fraction"`
	FloorMetadata  patch.Field[string]           `json:"floor_metadata"`
	Mode           patch.Field[Word]             `json:"mode" enum:"project.GuardMode"`
	Exempt         patch.Field[GuardExemptInput] `json:"exempt"`
}

// GuardExemptInput names those to exempt; a list that is left out stays as it is.
type GuardExemptInput struct {
	Categories patch.Field[[]string] `json:"categories"`
	Campaigns  patch.Field[[]string] `json:"campaigns"`
}

// Domain returns the change, or a fault that names the property.
func (w GuardInput) Domain() (u project.GuardUpdate, err error) {
	u.FloorMetadata, u.Mode = w.FloorMetadata, wordField[project.GuardMode](w.Mode)
	if u.MaxPercent, err = decimalField("max_percent", w.MaxPercent); err != nil {
		return u, err
	}
	if u.MaxLinePercent, err = decimalField("max_line_percent", w.MaxLinePercent); err != nil {
		return u, err
	}
	u.MaxAmount, err = patch.MapErr(w.MaxAmount, func(n Number) (int64, error) { return n.integerAt("", "max_amount") })
	if w.Exempt.Cleared() {
		u.Categories, u.Campaigns = patch.Clear[[]string](), patch.Clear[[]string]()
	} else if sent, ok := w.Exempt.Value(); ok {
		u.Categories, u.Campaigns = sent.Categories, sent.Campaigns
	}
	return u, err
}

func decimalField(path string, f patch.Field[Number]) (patch.Field[decimal.Decimal], error) {
	return patch.MapErr(f, func(n Number) (decimal.Decimal, error) {
		d, err := n.Decimal(path)
		if err != nil {
			return decimal.Decimal{}, err
		}
		return *d, nil
	})
}
