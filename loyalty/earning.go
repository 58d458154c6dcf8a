package loyalty

import (
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/formula"
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// Earning is how many points an earning rule gives: a fixed number, or a number for every full Every of a base.
type Earning struct {
	// Calculation is empty for a fixed number.
	Calculation Calculation
	// Points are given once, or for every full Every of the base.
	Points, Every int64
	// Formula, unless empty, replaces Points where it has a value.
	Formula string
	// Property is the metadata key that holds the base, for the calculations on metadata.
	Property string
	// Scope narrows the calculations on items to some of them. It is never empty for those.
	Scope []Item
}

// Item names products in the scope of an earning.
type Item struct{ Object, ID string }

// The objects of a scope.
const (
	ItemCollection = "products_collection"
	ItemProduct    = "product"
	ItemSKU        = "sku"
)

// Calculation is the base of proportional points.
type Calculation string

// The calculations.
const (
	OrderAmount              Calculation = "ORDER_AMOUNT"       // before discounts
	OrderTotalAmount         Calculation = "ORDER_TOTAL_AMOUNT" // after all discounts
	OrderMetadata            Calculation = "ORDER_METADATA"
	OrderItemsQuantity       Calculation = "ORDER_ITEMS_QUANTITY" // free units excluded
	OrderItemsAmount         Calculation = "ORDER_ITEMS_AMOUNT"
	OrderItemsSubtotalAmount Calculation = "ORDER_ITEMS_SUBTOTAL_AMOUNT"
	CustomerMetadata         Calculation = "CUSTOMER_METADATA"
	CustomEventMetadata      Calculation = "CUSTOM_EVENT_METADATA"
)

// Calculations lists all calculations.
func Calculations() []Calculation {
	return []Calculation{OrderAmount, OrderTotalAmount, OrderMetadata, OrderItemsQuantity, OrderItemsAmount, OrderItemsSubtotalAmount,
		CustomerMetadata, CustomEventMetadata}
}

// Block is the path to the block of a calculation in the loyalty object of a rule: the object and its property.
func (c Calculation) Block() (object, property string) {
	switch c {
	case OrderAmount:
		return "order", "amount"
	case OrderTotalAmount:
		return "order", "total_amount"
	case OrderMetadata:
		return "order", "metadata"
	case OrderItemsQuantity:
		return "order_items", "quantity"
	case OrderItemsAmount:
		return "order_items", "amount"
	case OrderItemsSubtotalAmount:
		return "order_items", "subtotal_amount"
	case CustomerMetadata:
		return "customer", "metadata"
	case CustomEventMetadata:
		return "custom_event", "metadata"
	}
	return "", ""
}

// calculationsOf lists the calculations that rules for an event may use. The customer's metadata is available for every
// event.
func calculationsOf(event string) []Calculation {
	switch {
	case event == OrderPaid:
		return []Calculation{OrderAmount, OrderTotalAmount, OrderMetadata, OrderItemsQuantity, OrderItemsAmount, OrderItemsSubtotalAmount, CustomerMetadata}
	case event == SegmentEntered || ofTier(event):
		return []Calculation{CustomerMetadata}
	}
	return []Calculation{CustomEventMetadata, CustomerMetadata}
}

// validate refuses an earning that gives nothing or for which the event has no base. The path leads to the loyalty object.
func (e *Earning) validate(path, event string) error {
	block := path
	if e.Calculation != "" {
		if allowed := calculationsOf(event); !slices.Contains(allowed, e.Calculation) {
			return fault.Payload(path+".calculation_type", "must be one of %s for the event %s (actual value is '%s')", allowed, event, e.Calculation)
		}
		object, property := e.Calculation.Block()
		block += "." + object + "." + property
		if e.Every < 1 {
			return fault.Payload(block+".every", "must be >= 1 (actual value is '%d')", e.Every)
		}
		if property == "metadata" && e.Property == "" {
			return fault.Payload(block, "must have required property 'property'")
		}
		if object == "order_items" {
			if err := e.validateScope(block); err != nil {
				return err
			}
		}
	}
	if e.Points < 0 || e.Points > calc.MaxPoints { // 0 means that the formula decides, or nothing is given
		return fault.Payload(block+".points", "must be 0 to %d (actual value is '%d')", int64(calc.MaxPoints), e.Points)
	}
	if e.Formula != "" {
		return formula.Check(block+".points_formula", e.Formula)
	}
	return nil
}

func (e *Earning) validateScope(block string) error {
	if len(e.Scope) == 0 {
		return fault.Payload(block, "must have required property 'applicable_to'")
	}
	for _, item := range e.Scope {
		if item.ID == "" {
			return fault.Payload(block, "must name each item by 'object' and 'id'")
		}
		if !slices.Contains([]string{ItemCollection, ItemProduct, ItemSKU}, item.Object) {
			return fault.Payload(block+".object", "must be one of products_collection, product, sku (actual value is '%.100s')", item.Object)
		}
	}
	return nil
}
