package program

import (
	"fmt"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
)

// Award is how many points something gives, and to which wallet.
type Award struct {
	CardDefinitionID string
	// Points is the number of a fixed award. A proportional one has a Proportion instead.
	Points     int64
	Proportion *Proportion
	// Expiration overrides that of the tier and of the card definition; nil does not.
	Expiration *Expiration
}

// Proportion gives Value points for every whole Every of a base: floor(base / Every) x Value, rounded once to whole points.
// With 2 points for every 1000, an order of 4999 gives 8.
type Proportion struct {
	Calculation Calculation
	Every       int64
	Value       decimal.Decimal
	// Property is the metadata key of the calculations of a metadata value.
	Property string
	// Items are the products whose lines count, for the calculations over order lines.
	Items []Item
}

// Calculation names the base of a proportion.
type Calculation string

// The calculations.
const (
	CalculateOrderAmount   Calculation = "PRE_DISCOUNT_ORDER_AMOUNT"
	CalculateOrderTotal    Calculation = "POST_DISCOUNT_ORDER_AMOUNT"
	CalculateOrderMetadata Calculation = "ORDER_METADATA_VALUE"
	CalculateItemsAmount   Calculation = "PRE_DISCOUNT_ORDER_ITEMS_AMOUNT"
	CalculateItemsSubtotal Calculation = "POST_DISCOUNT_ORDER_ITEMS_AMOUNT"
	CalculateItemsQuantity Calculation = "ORDER_ITEMS_QUANTITY"
	CalculateCustomer      Calculation = "CUSTOMER_METADATA_VALUE"
	CalculateCustomEvent   Calculation = "CUSTOM_EVENT_METADATA_VALUE"
)

// Item names products whose order lines count.
type Item struct {
	Type ItemType
	ID   string
}

// ItemType is the kind of an Item.
type ItemType string

// The types of items.
const (
	ItemProduct    ItemType = "product"
	ItemSKU        ItemType = "sku"
	ItemCollection ItemType = "products_collection"
)

// calculation describes a Calculation: the path of its block in a body, its properties and its trigger.
type calculation struct {
	path     string
	property bool
	items    bool
	trigger  Event
}

var calculations = map[Calculation]calculation{
	CalculateOrderAmount:   {path: "order.amount", trigger: EventOrderPaid},
	CalculateOrderTotal:    {path: "order.total_amount", trigger: EventOrderPaid},
	CalculateOrderMetadata: {path: "order.metadata", property: true, trigger: EventOrderPaid},
	CalculateItemsAmount:   {path: "order_items.amount", items: true, trigger: EventOrderPaid},
	CalculateItemsSubtotal: {path: "order_items.subtotal_amount", items: true, trigger: EventOrderPaid},
	CalculateItemsQuantity: {path: "order_items.quantity", items: true, trigger: EventOrderPaid},
	CalculateCustomer:      {path: "customer.metadata", property: true},
	CalculateCustomEvent:   {path: "custom_event.metadata", property: true, trigger: EventCustom},
}

// BlockPath is the path of the block of a calculation below points_proportional: "order.amount". It is empty for an unknown one.
func (c Calculation) BlockPath() string { return calculations[c].path }

const maxProperty = 1000

// validate refuses an invalid award. The event is the trigger of the rule, empty where any will do.
func (a Award) validate(path string, event Event) error {
	if a.Proportion == nil {
		if err := within(path+".value", a.Points, 0, MaxPoints); err != nil {
			return err
		}
	} else if err := a.Proportion.validate(path, event); err != nil {
		return err
	}
	if a.CardDefinitionID == "" {
		return fault.Payload(path, "must have required property 'card_definition_id'")
	}
	if a.Expiration != nil {
		return a.Expiration.validate(path + ".points_expiration")
	}
	return nil
}

func (p Proportion) validate(path string, event Event) error {
	known, ok := calculations[p.Calculation]
	if !ok {
		return oneOf(path+".calculation_type", p.Calculation, CalculateOrderAmount, CalculateOrderTotal, CalculateOrderMetadata,
			CalculateItemsAmount, CalculateItemsSubtotal, CalculateItemsQuantity, CalculateCustomer, CalculateCustomEvent)
	}
	if event != "" && known.trigger != "" && known.trigger != event {
		return fault.Payload(path+".calculation_type", "belongs to the trigger %s (the rule's is %s)", known.trigger, event)
	}
	block := path + "." + known.path
	if err := within(block+".every", p.Every, 1, MaxPoints); err != nil {
		return err
	}
	if p.Value.IsNegative() || p.Value.GreaterThan(decimal.NewFromInt(MaxPoints)) {
		return fault.Payload(block+".value", "must be 0 to %d (actual value is '%.60s')", int64(MaxPoints), p.Value)
	}
	if known.property {
		if err := textOf(block+".property", p.Property, 1, maxProperty); err != nil {
			return err
		}
	}
	if known.items && len(p.Items) == 0 {
		return fault.Payload(block+".applicable_to", "must NOT have fewer than 1 items")
	}
	for i, item := range p.Items {
		here := fmt.Sprintf("%s.applicable_to[%d]", block, i)
		if err := oneOf(here+".type", item.Type, ItemProduct, ItemSKU, ItemCollection); err != nil {
			return err
		}
		if item.ID == "" {
			return fault.Payload(fmt.Sprintf("%s.%s", here, item.Type), "must have required property 'id'")
		}
	}
	return nil
}
