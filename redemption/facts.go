package redemption

import (
	"time"

	"github.com/punchcardhq/punchcard/formula"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// ruleFacts are the facts that the rules of a candidate are judged by.
func (d *decision) ruleFacts(c *candidate) *rule.Facts {
	f := &rule.Facts{
		Now: d.now, Zone: d.config.settings.Zone, WeekStart: d.config.settings.WeekStart,
		IncentiveID: c.subject(), CampaignID: c.CampaignID,
		APIKey: d.request.Caller.APIKey, User: d.request.Caller.User, Metadata: d.request.Metadata,
		Counters: countersOf{d, c},
	}
	if d.customer.present {
		f.Customer = &rule.Customer{ID: d.customer.Customer.ID, Metadata: d.customer.Customer.Metadata}
		d.addSegments(f.Customer, c.rules)
		f.Customer.Holder = c.Voucher != nil && c.Voucher.HolderID == f.Customer.ID
	}
	if d.order != nil {
		withCollections := false
		for _, p := range c.rules {
			withCollections = withCollections || len(p.Needs().Collections) > 0
		}
		f.Order = &rule.Order{Amount: d.cart.TotalAmount(), InitialAmount: d.cart.InitialAmount, Metadata: d.order.Metadata, Lines: d.ruleLines(withCollections)}
	}
	return f
}

// countersOf reads counters for the rules of a candidate, earlier entries of the request included.
type countersOf struct {
	d *decision
	c *candidate
}

// Count returns a counter. The number of all uses of a voucher is a field of the voucher itself.
func (k countersOf) Count(key rule.CounterKey) int64 {
	v := k.c.Voucher
	if v != nil && key.Subject == v.ID && key.CounterUse == (rule.CounterUse{Measure: rule.MeasureRedemptions}) {
		return v.Redemption.Redeemed + k.d.pends(ruleCounter(key))
	}
	if key.Per == rule.PerCustomer && k.d.isNewCustomer(key.Actor) {
		k.d.noteUse(k.c, key.CounterUse)
		return k.d.pends(ruleCounter(key))
	}
	k.d.noteUse(k.c, key.CounterUse)
	return k.d.counter(k.d.config.settings.counter(key))
}

func zoneOr(zone *time.Location) *time.Location {
	if zone == nil {
		return time.UTC
	}
	return zone
}

// formulaFacts are the values that a formula may read besides the figures of the cart.
type formulaFacts struct {
	d *decision
	c *candidate
}

// Now is the instant of the operation in the project's time zone.
func (f *formulaFacts) Now() time.Time { return f.d.now.In(zoneOr(f.d.config.settings.Zone)) }

// Variable returns the value of a named variable of the voucher, the tier or the customer.
func (f *formulaFacts) Variable(name string) formula.Value {
	if f.c.Tier != nil {
		switch name {
		case formula.VariablePromotionTierStartDate:
			return instant(f.c.Tier.Validity.Start)
		case formula.VariablePromotionTierExpirationDate:
			return instant(f.c.Tier.Validity.End)
		}
	}
	if name == formula.VariableCustomerBirthdate && f.d.customer.present {
		if day, err := time.Parse(time.DateOnly, f.d.customer.Customer.Birthdate); err == nil {
			return formula.Date(day)
		}
		return formula.Null()
	}
	if f.c.Voucher != nil {
		return voucherVariable(f.c.Voucher, name)
	}
	return formula.Null()
}

func voucherVariable(v *voucher.Voucher, name string) formula.Value {
	switch name {
	case formula.VariableVoucherRedemptionQuantity:
		if v.Redemption.Quantity != nil {
			return formula.FromAny(*v.Redemption.Quantity)
		}
	case formula.VariableVoucherRedeemedQuantity:
		return formula.FromAny(v.Redemption.Redeemed)
	case formula.VariableVoucherPublishCount:
		return formula.FromAny(v.PublishCount)
	case formula.VariableVoucherStartDate:
		return instant(v.Validity.Start)
	case formula.VariableVoucherExpirationDate:
		return instant(v.Validity.End)
	}
	return formula.Null()
}

func instant(t time.Time) formula.Value {
	if t.IsZero() {
		return formula.Null()
	}
	return formula.Time(t)
}

// Metadata returns a value of the metadata that a function reads.
func (f *formulaFacts) Metadata(function, key string) formula.Value {
	var m metadata.Map
	switch function {
	case formula.MetadataOrder:
		if f.d.order != nil {
			m = f.d.order.Metadata
		}
	case formula.MetadataCustomer:
		m = f.d.customer.Customer.Metadata
	case formula.MetadataRedeemable:
		m = f.c.Metadata
	case formula.MetadataRedemption:
		m = f.d.request.Metadata
	case formula.MetadataPublication:
		m = f.d.published(f.c.Voucher)
	}
	return valueAt(m, key)
}

// LineMetadata returns a value of the metadata of one line.
func (f *formulaFacts) LineMetadata(line int, key string) formula.Value {
	return valueAt(f.d.line(line).metadata, key)
}

// LineProductMetadata returns a value of the metadata of a line's SKU or, when that says nothing, of its product.
func (f *formulaFacts) LineProductMetadata(line int, key string) formula.Value {
	facts := f.d.line(line)
	if facts.sku != nil {
		if v := valueAt(facts.sku.Metadata, key); !v.IsNull() {
			return v
		}
	}
	if facts.product == nil {
		return formula.Null()
	}
	return valueAt(facts.product.Metadata, key)
}

func valueAt(m metadata.Map, key string) formula.Value {
	value, ok := m.Get(key)
	if !ok {
		return formula.Null()
	}
	return formula.FromAny(value)
}
