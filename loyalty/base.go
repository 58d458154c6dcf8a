package loyalty

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/formula"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// base is the number from which proportional points are computed; 0 for a value that is missing or no number.
func (e *Earning) base(t *trigger) decimal.Decimal {
	switch e.Calculation {
	case CustomerMetadata:
		return numberIn(t.customer.Metadata, e.Property)
	case CustomEventMetadata:
		return numberIn(t.custom, e.Property)
	}
	if t.order == nil {
		return decimal.Zero
	}
	switch e.Calculation {
	case OrderAmount:
		return decimal.NewFromInt(t.order.Amount.Minor)
	case OrderTotalAmount:
		return decimal.NewFromInt(t.order.TotalAmount().Minor)
	case OrderMetadata:
		return numberIn(t.order.Metadata, e.Property)
	}
	sum := int64(0)
	for i := range t.order.Items {
		sum += e.weight(t, &t.order.Items[i])
	}
	return decimal.NewFromInt(sum)
}

// weight is what an item adds to the base of a calculation on items.
func (e *Earning) weight(t *trigger, item *order.Item) int64 {
	if !e.covers(item, t.collections) {
		return 0
	}
	switch e.Calculation {
	case OrderItemsQuantity:
		return item.Quantity - min(item.DiscountQuantity, item.Quantity)
	case OrderItemsAmount:
		return item.Amount.Minor
	case OrderItemsSubtotalAmount:
		return max(0, item.Amount.Minor-item.DiscountAmount)
	}
	return 0
}

// weights are what each item of the order adds to the base, by their ids; nil where the base is not of items.
func (e *Earning) weights(t *trigger) map[string]int64 {
	if object, _ := e.Calculation.Block(); object != "order_items" || t.order == nil {
		return nil
	}
	weights := map[string]int64{}
	for i := range t.order.Items {
		if item := &t.order.Items[i]; e.weight(t, item) > 0 {
			weights[item.ID] = e.weight(t, item)
		}
	}
	return weights
}

// covers reports whether an item is in the scope.
func (e *Earning) covers(item *order.Item, collections map[string][]string) bool {
	for _, s := range e.Scope {
		switch {
		case s.Object == ItemProduct && (s.ID == item.ProductID || item.Product != nil && s.ID == item.Product.SourceID),
			s.Object == ItemSKU && (s.ID == item.SKUID || item.SKU != nil && s.ID == item.SKU.SourceID),
			s.Object == ItemCollection && slices.Contains(collections[item.ProductID+" "+item.SKUID], s.ID):
			return true
		}
	}
	return false
}

// numberIn is the number that metadata has under a key, or 0.
func numberIn(m metadata.Map, key string) decimal.Decimal {
	v, _ := m.Get(key)
	var text string
	switch v := v.(type) {
	case json.Number:
		text = v.String()
	case string:
		text = v
	default:
		return decimal.Zero
	}
	if len(text) > 100 { // reading a number takes a time that grows with the square of its length
		return decimal.Zero
	}
	d, err := decimal.NewFromString(text)
	if e := d.Exponent(); err != nil || e > 30 || e < -30 {
		return decimal.Zero
	}
	return d
}

// collectionsIn are the collections that the items of an order are in, by the ids of their products and SKUs.
func collectionsIn(ctx context.Context, tx Store, rules []EarningRule, o *order.Order) (map[string][]string, error) {
	var ids []string
	for _, r := range rules {
		for _, s := range r.Earning.Scope {
			if s.Object == ItemCollection {
				ids = append(ids, s.ID)
			}
		}
	}
	if len(ids) == 0 {
		return map[string][]string{}, nil
	}
	page, err := tx.Collections().List(ctx, storage.Query{Filter: storage.In("id", ids)})
	if err != nil {
		return nil, err
	}
	membership := catalog.NewMembership(page.Items)
	in := map[string][]string{}
	for _, item := range o.Items {
		var subject catalog.Subject
		if p, err := tx.Products().Get(ctx, item.ProductID); err == nil {
			subject.Product = &p
		} else if !fault.IsNotFound(err) {
			return nil, err
		}
		if s, err := tx.SKUs().Get(ctx, item.SKUID); err == nil {
			subject.SKU = &s
		} else if !fault.IsNotFound(err) {
			return nil, err
		}
		in[item.ProductID+" "+item.SKUID] = membership.Of(subject)
	}
	return in, nil
}

// ruleFacts are the facts of the trigger for validation rules.
func (t *trigger) ruleFacts(m operation) *rule.Facts {
	f := &rule.Facts{
		Now: m.Now, Zone: m.zone, WeekStart: time.Monday, Event: t.custom,
		Customer: &rule.Customer{ID: t.customer.ID, Metadata: t.customer.Metadata, Segments: t.segments, LoyaltyTiers: []string{t.cause.HolderTierID}},
	}
	if t.order == nil {
		return f
	}
	f.Order = &rule.Order{Amount: t.order.Amount, InitialAmount: t.order.Amount, Metadata: t.order.Metadata}
	for _, item := range t.order.Items {
		f.Order.Lines = append(f.Order.Lines, rule.Line{
			ProductID: item.ProductID, SKUID: item.SKUID, Quantity: item.Quantity, Price: item.Price, Amount: item.Amount,
			Subtotal: discount.Money{Minor: item.Amount.Minor - item.DiscountAmount, Known: item.Amount.Known}, Metadata: item.Metadata,
			Collections: t.collections[item.ProductID+" "+item.SKUID],
		})
	}
	f.Effect = &rule.Effect{TotalAmount: t.order.TotalAmount()}
	return f
}

// facts are the values of the trigger that a formula of points may read. Money is in major units.
type facts struct {
	t *trigger
	m operation
}

// Now is the instant of the operation in the project's time zone.
func (f facts) Now() time.Time { return f.m.Now.In(f.m.zone) }

// Variable returns the value of a named variable of the order or the customer.
func (f facts) Variable(name string) formula.Value {
	if name == formula.VariableCustomerBirthdate {
		if day, err := time.Parse(time.DateOnly, f.t.customer.Birthdate); err == nil {
			return formula.Date(day)
		}
	}
	if f.t.order == nil {
		return formula.Null()
	}
	switch name {
	case formula.VariableOrderAmount:
		if f.t.order.Amount.Known {
			return formula.Number(decimal.New(f.t.order.Amount.Minor, -2))
		}
	case formula.VariableOrderItemsQuantity:
		return formula.Number(decimal.NewFromInt(int64(len(f.t.order.Items))))
	case formula.VariableOrderUnitsQuantity:
		units := int64(0)
		for _, item := range f.t.order.Items {
			units += item.Quantity
		}
		return formula.Number(decimal.NewFromInt(units))
	}
	return formula.Null()
}

// Metadata returns a value of the metadata that a function reads.
func (f facts) Metadata(function, key string) formula.Value {
	var m metadata.Map
	switch function {
	case formula.MetadataCustomer:
		m = f.t.customer.Metadata
	case formula.MetadataOrder:
		if f.t.order == nil {
			return formula.Null()
		}
		m = f.t.order.Metadata
	default:
		return formula.Null()
	}
	v, _ := m.Get(key)
	return formula.FromAny(v)
}
