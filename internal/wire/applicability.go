package wire

import (
	"bytes"
	"fmt"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/rule"
)

// ApplicableTo names the products that a discount applies to.
type ApplicableTo struct {
	Excluded    []Entry `json:"excluded,omitzero"`
	Included    []Entry `json:"included"`
	IncludedAll bool    `json:"included_all"`
}

// NewApplicableTo returns the shape of what a validation rule applies to: exclusions are left out when there are none.
func NewApplicableTo(a rule.ApplicableTo) ApplicableTo {
	w := ApplicableTo{Included: NewEntries(a.Included), IncludedAll: a.IncludedAll}
	if len(a.Excluded) > 0 {
		w.Excluded = NewEntries(a.Excluded)
	}
	return w
}

// Domain returns the products that a validation rule applies to, or a fault that names the property below path.
func (w ApplicableTo) Domain(path string) (a rule.ApplicableTo, err error) {
	a.IncludedAll = w.IncludedAll
	if a.Included, err = entries(path+".included", w.Included); err != nil {
		return a, err
	}
	a.Excluded, err = entries(path+".excluded", w.Excluded)
	return a, err
}

// Entry is one applicable_to entry, in requests and in answers.
type Entry struct {
	Object          Word   `json:"object,omitzero" enum:"discount.Object"`
	ID              string `json:"id,omitzero"`
	SourceID        string `json:"source_id,omitzero"`
	ProductID       string `json:"product_id,omitzero"`
	ProductSourceID string `json:"product_source_id,omitzero"`
	Strict          bool   `json:"strict"`

	Price        Number      `json:"price,omitzero"`
	PriceFormula FormulaText `json:"price_formula,omitzero"`

	Effect        Word   `json:"effect,omitzero" enum:"discount.EntryEffect"`
	SkipInitially Number `json:"skip_initially,omitzero"`
	Repeat        Number `json:"repeat,omitzero"`
	Target        Word   `json:"target,omitzero" enum:"discount.Target"`

	QuantityLimit           Number `json:"quantity_limit,omitzero"`
	AggregatedQuantityLimit Number `json:"aggregated_quantity_limit,omitzero"`
	AmountLimit             Number `json:"amount_limit,omitzero"`
	AggregatedAmountLimit   Number `json:"aggregated_amount_limit,omitzero"`
	Quotas

	// OrderItemIndices are the numbers of the order lines that the entry discounted, counted from 0. Only the answers of validations and redemptions
	// have them.
	OrderItemIndices   []int       `json:"order_item_indices,omitzero"`
	OrderItemUnits     []ItemUnits `json:"order_item_units,omitzero"`
	UnitsLimitExceeded bool        `json:"units_limit_exceeded,omitzero"`
}

// ItemUnits names discounted units of one order line, counted from 1.
type ItemUnits struct {
	Index              int     `json:"index"`
	Units              []int64 `json:"units,omitzero"`
	UnitsLimitExceeded bool    `json:"units_limit_exceeded,omitzero"`
}

// Quotas are the limits on discounted units of a whole campaign or promotion tier.
type Quotas struct {
	Campaign                            Number `json:"product_campaign_quantity_limit,omitzero"`
	CampaignFormula                     string `json:"product_campaign_quantity_limit_formula,omitzero"`
	CustomerCampaign                    Number `json:"product_customer_campaign_quantity_limit,omitzero"`
	CustomerCampaignFormula             string `json:"product_customer_campaign_quantity_limit_formula,omitzero"`
	InCollectionCampaign                Number `json:"product_in_collection_campaign_quantity_limit,omitzero"`
	InCollectionCampaignFormula         string `json:"product_in_collection_campaign_quantity_limit_formula,omitzero"`
	InCollectionCustomerCampaign        Number `json:"product_in_collection_customer_campaign_quantity_limit,omitzero"`
	InCollectionCustomerCampaignFormula string `json:"product_in_collection_customer_campaign_quantity_limit_formula,omitzero"`
	Tier                                Number `json:"product_promotion_tier_quantity_limit,omitzero"`
	TierFormula                         string `json:"product_promotion_tier_quantity_limit_formula,omitzero"`
	CustomerTier                        Number `json:"product_customer_promotion_tier_quantity_limit,omitzero"`
	CustomerTierFormula                 string `json:"product_customer_promotion_tier_quantity_limit_formula,omitzero"`
	InCollectionTier                    Number `json:"product_in_collection_promotion_tier_quantity_limit,omitzero"`
	InCollectionTierFormula             string `json:"product_in_collection_promotion_tier_quantity_limit_formula,omitzero"`
	InCollectionCustomerTier            Number `json:"product_in_collection_customer_promotion_tier_quantity_limit,omitzero"`
	InCollectionCustomerTierFormula     string `json:"product_in_collection_customer_promotion_tier_quantity_limit_formula,omitzero"`
}

// quota is a pair of fields of a Quotas.
type quota struct {
	units   *Number
	formula *string
}

// limits returns the limits in the order of discount.Quota.
func (w *Quotas) limits() [discount.QuotaCount]quota {
	return [discount.QuotaCount]quota{
		discount.QuotaCampaign:                     {&w.Campaign, &w.CampaignFormula},
		discount.QuotaCustomerCampaign:             {&w.CustomerCampaign, &w.CustomerCampaignFormula},
		discount.QuotaInCollectionCampaign:         {&w.InCollectionCampaign, &w.InCollectionCampaignFormula},
		discount.QuotaInCollectionCustomerCampaign: {&w.InCollectionCustomerCampaign, &w.InCollectionCustomerCampaignFormula},
		discount.QuotaTier:                         {&w.Tier, &w.TierFormula},
		discount.QuotaCustomerTier:                 {&w.CustomerTier, &w.CustomerTierFormula},
		discount.QuotaInCollectionTier:             {&w.InCollectionTier, &w.InCollectionTierFormula},
		discount.QuotaInCollectionCustomerTier:     {&w.InCollectionCustomerTier, &w.InCollectionCustomerTierFormula},
	}
}

// FormulaText is a formula. The published schema has it as a number, so both types are accepted.
type FormulaText string

// UnmarshalJSON accepts a text, a number or null.
func (f *FormulaText) UnmarshalJSON(data []byte) error {
	var number Number
	if number.UnmarshalJSON(data) == nil {
		*f = FormulaText(number)
		return nil
	}
	var word Word
	if bytes.Equal(data, []byte(`""`)) {
		return nil
	}
	err := word.UnmarshalJSON(data)
	*f = FormulaText(word)
	return err
}

// NewEntry returns the shape of an entry, with its default values.
func NewEntry(e discount.Entry) Entry {
	w := Entry{
		Object: Word(e.Object), ID: e.ID, SourceID: e.SourceID, ProductID: e.ProductID, ProductSourceID: e.ProductSourceID,
		Strict: e.Strict, Price: NewInteger(e.Price), PriceFormula: FormulaText(e.PriceFormula), Effect: Word(e.Effect), Target: Word(e.Target),
		SkipInitially: NewInteger(&e.SkipInitially), Repeat: NewInteger(&e.Repeat),
		QuantityLimit: NewInteger(e.QuantityLimit), AggregatedQuantityLimit: NewInteger(e.AggregatedQuantityLimit),
		AmountLimit: NewInteger(e.AmountLimit), AggregatedAmountLimit: NewInteger(e.AggregatedAmountLimit),
	}
	if e.Target == "" {
		w.Target = Word(discount.TargetItem)
	}
	if e.Repeat == 0 {
		w.Repeat = "1"
	}
	for i, q := range w.Quotas.limits() {
		*q.units, *q.formula = NewInteger(e.Quotas[i].Units), e.Quotas[i].Formula
	}
	return w
}

// NewEntries returns the shapes of several entries, never nil.
func NewEntries(list []discount.Entry) []Entry {
	out := make([]Entry, len(list))
	for i, e := range list {
		out[i] = NewEntry(e)
	}
	return out
}

func entries(path string, list []Entry) ([]discount.Entry, error) {
	var out []discount.Entry
	for i, w := range list {
		e, err := w.Domain(fmt.Sprintf("%s[%d]", path, i))
		if err != nil {
			return nil, err
		}
		out = append(out, e)
	}
	return out, nil
}

// Domain returns a valid entry, or a fault that names the property below path.
func (w Entry) Domain(path string) (e discount.Entry, err error) {
	e = discount.Entry{
		Object: discount.Object(w.Object), ID: w.ID, SourceID: w.SourceID, ProductID: w.ProductID, ProductSourceID: w.ProductSourceID,
		Strict: w.Strict, Effect: discount.EntryEffect(w.Effect), Target: discount.Target(w.Target), PriceFormula: string(w.PriceFormula),
	}
	if e.Effect == "" {
		e.Effect = discount.EntryEffectApplyToEvery
	}
	var skip, repeat *int64
	fields := []integer{
		{"price", w.Price, &e.Price}, {"skip_initially", w.SkipInitially, &skip}, {"repeat", w.Repeat, &repeat},
		{"quantity_limit", w.QuantityLimit, &e.QuantityLimit}, {"aggregated_quantity_limit", w.AggregatedQuantityLimit, &e.AggregatedQuantityLimit},
		{"amount_limit", w.AmountLimit, &e.AmountLimit}, {"aggregated_amount_limit", w.AggregatedAmountLimit, &e.AggregatedAmountLimit},
	}
	for i, q := range w.Quotas.limits() {
		e.Quotas[i].Formula = *q.formula
		fields = append(fields, integer{discount.Quota(i).Property(), *q.units, &e.Quotas[i].Units})
	}
	if err := integers(path, fields); err != nil {
		return e, err
	}
	if skip != nil {
		e.SkipInitially = *skip
	}
	if repeat != nil {
		// The domain's zero means "not sent".
		if e.Repeat = *repeat; e.Repeat == 0 {
			return e, fault.Payload(path+".repeat", "must be >= 1 (actual value is '0')")
		}
	}
	return e, e.Validate(path)
}
