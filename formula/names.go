package formula

// The variables that a formula may read. Those with ITEM in singular are of the current line, or of the cheapest or most
// expensive line of the order.
const (
	VariableOrderAmount         = "ORDER_AMOUNT"
	VariableOrderItemsQuantity  = "ORDER_ITEMS_QUANTITY"  // lines
	VariableOrderUnitsQuantity  = "ORDER_UNITS_QUANTITY"  // units of all lines
	VariableOrderBundleQuantity = "ORDER_BUNDLE_QUANTITY" // bundles found in the order

	VariableOrderItemPrice         = "ORDER_ITEM_PRICE"
	VariableOrderItemAmount        = "ORDER_ITEM_AMOUNT"   // before stacked discounts
	VariableOrderItemSubtotal      = "ORDER_ITEM_SUBTOTAL" // after them
	VariableOrderItemUnitsQuantity = "ORDER_ITEM_UNITS_QUANTITY"

	VariableCheapestOrderItemPrice         = "CHEAPEST_ORDER_ITEM_PRICE"
	VariableCheapestOrderItemAmount        = "CHEAPEST_ORDER_ITEM_AMOUNT"
	VariableCheapestOrderItemSubtotal      = "CHEAPEST_ORDER_ITEM_SUBTOTAL"
	VariableCheapestOrderItemUnitsQuantity = "CHEAPEST_ORDER_ITEM_UNITS_QUANTITY"

	VariableMostExpensiveOrderItemPrice         = "MOST_EXPENSIVE_ORDER_ITEM_PRICE"
	VariableMostExpensiveOrderItemAmount        = "MOST_EXPENSIVE_ORDER_ITEM_AMOUNT"
	VariableMostExpensiveOrderItemSubtotal      = "MOST_EXPENSIVE_ORDER_ITEM_SUBTOTAL"
	VariableMostExpensiveOrderItemUnitsQuantity = "MOST_EXPENSIVE_ORDER_ITEM_UNITS_QUANTITY"

	VariableVoucherRedemptionQuantity = "VOUCHER_REDEMPTION_QUANTITY"
	VariableVoucherRedeemedQuantity   = "VOUCHER_REDEEMED_QUANTITY"
	VariableVoucherPublishCount       = "VOUCHER_PUBLISH_COUNT"

	VariableVoucherStartDate            = "VOUCHER_START_DATE"
	VariableVoucherExpirationDate       = "VOUCHER_EXPIRATION_DATE"
	VariablePromotionTierStartDate      = "PROMOTION_TIER_START_DATE"
	VariablePromotionTierExpirationDate = "PROMOTION_TIER_EXPIRATION_DATE"
	VariableCustomerBirthdate           = "CUSTOMER_BIRTHDATE"
)

// The metadata functions. Each takes one key.
const (
	MetadataOrder                         = "ORDER_METADATA"
	MetadataCustomer                      = "CUSTOMER_METADATA"
	MetadataRedeemable                    = "REDEEMABLE_METADATA" // of the voucher or promotion tier
	MetadataRedemption                    = "REDEMPTION_METADATA"
	MetadataPublication                   = "PUBLICATION_METADATA"
	MetadataOrderItem                     = "ORDER_ITEM_METADATA"
	MetadataOrderItemProduct              = "ORDER_ITEM_PRODUCT_METADATA"
	MetadataCheapestOrderItem             = "CHEAPEST_ORDER_ITEM_METADATA"
	MetadataCheapestOrderItemProduct      = "CHEAPEST_ORDER_ITEM_PRODUCT_METADATA"
	MetadataMostExpensiveOrderItem        = "MOST_EXPENSIVE_ORDER_ITEM_METADATA"
	MetadataMostExpensiveOrderItemProduct = "MOST_EXPENSIVE_ORDER_ITEM_PRODUCT_METADATA"
)

var variables = map[string]kind{
	VariableOrderAmount:                         kindNumber,
	VariableOrderItemsQuantity:                  kindNumber,
	VariableOrderUnitsQuantity:                  kindNumber,
	VariableOrderBundleQuantity:                 kindNumber,
	VariableOrderItemPrice:                      kindNumber,
	VariableOrderItemAmount:                     kindNumber,
	VariableOrderItemSubtotal:                   kindNumber,
	VariableOrderItemUnitsQuantity:              kindNumber,
	VariableCheapestOrderItemPrice:              kindNumber,
	VariableCheapestOrderItemAmount:             kindNumber,
	VariableCheapestOrderItemSubtotal:           kindNumber,
	VariableCheapestOrderItemUnitsQuantity:      kindNumber,
	VariableMostExpensiveOrderItemPrice:         kindNumber,
	VariableMostExpensiveOrderItemAmount:        kindNumber,
	VariableMostExpensiveOrderItemSubtotal:      kindNumber,
	VariableMostExpensiveOrderItemUnitsQuantity: kindNumber,
	VariableVoucherRedemptionQuantity:           kindNumber,
	VariableVoucherRedeemedQuantity:             kindNumber,
	VariableVoucherPublishCount:                 kindNumber,
	VariableVoucherStartDate:                    kindTime,
	VariableVoucherExpirationDate:               kindTime,
	VariablePromotionTierStartDate:              kindTime,
	VariablePromotionTierExpirationDate:         kindTime,
	VariableCustomerBirthdate:                   kindTime,
}

var metadataFunctions = map[string]bool{
	MetadataOrder:                         true,
	MetadataCustomer:                      true,
	MetadataRedeemable:                    true,
	MetadataRedemption:                    true,
	MetadataPublication:                   true,
	MetadataOrderItem:                     true,
	MetadataOrderItemProduct:              true,
	MetadataCheapestOrderItem:             true,
	MetadataCheapestOrderItemProduct:      true,
	MetadataMostExpensiveOrderItem:        true,
	MetadataMostExpensiveOrderItemProduct: true,
}
