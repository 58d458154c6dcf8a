package wire

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
)

// Earning is how many points an earning rule gives, in requests and in answers. Fixed points are at the top, proportional
// ones in the block of their calculation.
type Earning struct {
	Type        Word             `json:"type" enum:"FIXED PROPORTIONAL"`
	Points      *Points          `json:"points,omitzero"`
	Formula     string           `json:"points_formula,omitzero"`
	Calculation Word             `json:"calculation_type,omitzero" enum:"loyalty.Calculation"`
	Order       *EarningOrder    `json:"order,omitzero"`
	OrderItems  *EarningItems    `json:"order_items,omitzero"`
	Customer    *EarningMetadata `json:"customer,omitzero"`
	CustomEvent *EarningMetadata `json:"custom_event,omitzero"`
}

// EarningOrder holds a block about an order.
type EarningOrder struct {
	Amount      *EarningBlock `json:"amount,omitzero"`
	TotalAmount *EarningBlock `json:"total_amount,omitzero"`
	Metadata    *EarningBlock `json:"metadata,omitzero"`
}

// EarningItems holds a block about the items of an order.
type EarningItems struct {
	Quantity       *EarningBlock `json:"quantity,omitzero"`
	Amount         *EarningBlock `json:"amount,omitzero"`
	SubtotalAmount *EarningBlock `json:"subtotal_amount,omitzero"`
}

// EarningMetadata holds a block about metadata.
type EarningMetadata struct {
	Metadata *EarningBlock `json:"metadata,omitzero"`
}

// EarningBlock gives a number of points for every unit of a value.
type EarningBlock struct {
	Every    *Points `json:"every,omitzero"`
	Points   *Points `json:"points,omitzero"`
	Formula  string  `json:"points_formula,omitzero"`
	Property string  `json:"property,omitzero"`
	// Object is what kind of object the first of applicable_to is.
	Object       string        `json:"object,omitzero" enum:"discount.Object"`
	ID           string        `json:"id,omitzero"`
	ApplicableTo []EarningItem `json:"applicable_to,omitzero"`
}

// EarningItem names products in the scope of a block.
type EarningItem struct {
	Object string `json:"object" enum:"discount.Object"`
	ID     string `json:"id"`
}

const (
	earningFixed        = "FIXED"
	earningProportional = "PROPORTIONAL"
)

// blockField returns the field of the block of a calculation.
func (w *Earning) blockField(c loyalty.Calculation) **EarningBlock {
	object, property := c.Block()
	switch object {
	case "order":
		if w.Order == nil {
			w.Order = &EarningOrder{}
		}
		return map[string]**EarningBlock{"amount": &w.Order.Amount, "total_amount": &w.Order.TotalAmount, "metadata": &w.Order.Metadata}[property]
	case "order_items":
		if w.OrderItems == nil {
			w.OrderItems = &EarningItems{}
		}
		return map[string]**EarningBlock{
			"quantity": &w.OrderItems.Quantity, "amount": &w.OrderItems.Amount, "subtotal_amount": &w.OrderItems.SubtotalAmount,
		}[property]
	case "customer":
		if w.Customer == nil {
			w.Customer = &EarningMetadata{}
		}
		return &w.Customer.Metadata
	case "custom_event":
		if w.CustomEvent == nil {
			w.CustomEvent = &EarningMetadata{}
		}
		return &w.CustomEvent.Metadata
	}
	return nil
}

// Domain returns the earning, or a fault about its first mistake. path is where it is in the body. Without a type, it is
// proportional when it has a calculation.
func (w Earning) Domain(path string) (loyalty.Earning, error) {
	if w.Type == "" {
		w.Type = earningFixed
		if w.Calculation != "" {
			w.Type = earningProportional
		}
	}
	switch w.Type {
	case earningFixed:
		if w.Calculation != "" {
			return loyalty.Earning{}, fault.Payload(below(path, "calculation_type"), "is not allowed for type FIXED")
		}
		if w.Points == nil {
			return loyalty.Earning{}, fault.Payload(path, "must have required property 'points'")
		}
		return loyalty.Earning{Points: int64(*w.Points), Formula: w.Formula}, nil
	case earningProportional:
		return w.proportional(path)
	}
	return loyalty.Earning{}, fault.Payload(below(path, "type"), "must be equal to one of the allowed values [ FIXED, PROPORTIONAL ] (actual value is '%.100s')", w.Type)
}

func (w Earning) proportional(path string) (loyalty.Earning, error) {
	c := loyalty.Calculation(w.Calculation)
	if c == "" {
		return loyalty.Earning{}, fault.Payload(path, "must have required property 'calculation_type'")
	}
	place := w.blockField(c)
	if place == nil {
		words := strings.ReplaceAll(fmt.Sprint(loyalty.Calculations()), " ", ", ")
		return loyalty.Earning{}, fault.Payload(below(path, "calculation_type"), "must be equal to one of the allowed values %s (actual value is '%.100s')", words, c)
	}
	object, property := c.Block()
	block := *place
	switch path := below(path, object); {
	case block == nil:
		return loyalty.Earning{}, fault.Payload(path, "must have required property '%s'", property)
	case block.Every == nil:
		return loyalty.Earning{}, fault.Payload(below(path, property), "must have required property 'every'")
	case block.Points == nil:
		return loyalty.Earning{}, fault.Payload(below(path, property), "must have required property 'points'")
	}
	e := loyalty.Earning{Calculation: c, Every: int64(*block.Every), Points: int64(*block.Points), Formula: block.Formula}
	if property == "metadata" {
		e.Property = block.Property
	}
	if object == "order_items" {
		for _, item := range block.ApplicableTo {
			e.Scope = append(e.Scope, loyalty.Item(item))
		}
		if len(e.Scope) == 0 && block.ID != "" {
			e.Scope = []loyalty.Item{{Object: block.Object, ID: block.ID}}
		}
	}
	return e, nil
}

// NewEarning returns the shape of an earning.
func NewEarning(e loyalty.Earning) Earning {
	points := Points(e.Points)
	if e.Calculation == "" {
		return Earning{Type: earningFixed, Points: &points, Formula: e.Formula}
	}
	w := Earning{Type: earningProportional, Calculation: Word(e.Calculation)}
	every := Points(e.Every)
	block := &EarningBlock{Every: &every, Points: &points, Formula: e.Formula, Property: e.Property}
	for _, item := range e.Scope {
		block.ApplicableTo = append(block.ApplicableTo, EarningItem(item))
	}
	if len(e.Scope) > 0 {
		block.Object, block.ID = e.Scope[0].Object, e.Scope[0].ID
	}
	*w.blockField(e.Calculation) = block
	return w
}

// earningUpdate is an Earning in an update. Its type may be left out: the rule then keeps its type.
type earningUpdate struct{ Earning }

// Domain returns the earning that replaces that of a rule.
func (w earningUpdate) Domain(path string, before loyalty.Earning) (loyalty.Earning, error) {
	if w.Type == "" && w.Calculation == "" && before.Calculation != "" {
		w.Calculation = Word(before.Calculation)
	}
	return w.Earning.Domain(path)
}

// UnmarshalJSON reads the earning itself.
func (w *earningUpdate) UnmarshalJSON(data []byte) error { return json.Unmarshal(data, &w.Earning) }
