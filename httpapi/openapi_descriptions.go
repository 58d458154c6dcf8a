package httpapi

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/punchcardhq/punchcard/httpapi/internal/openapi"
)

// explainProperties returns a copy of a schema in which every property without a description has one by its name,
// recursively. It copies because schemas are shared.
func explainProperties(schema openapi.Schema, owner string) openapi.Schema {
	schema = maps.Clone(schema)
	if properties, has := schema["properties"].(map[string]openapi.Schema); has {
		explained := make(map[string]openapi.Schema, len(properties))
		for name, property := range properties {
			property = explainProperties(property, owner+"."+name)
			if _, said := property["description"]; !said {
				if words := wordsFor(owner, name); words != "" {
					property["description"] = words
				}
			}
			explained[name] = property
		}
		schema["properties"] = explained
	}
	for _, part := range []string{"items", "additionalProperties"} {
		if inner, has := schema[part].(openapi.Schema); has {
			schema[part] = explainProperties(inner, owner)
		}
	}
	if all, has := schema["anyOf"].([]openapi.Schema); has {
		explained := make([]openapi.Schema, len(all))
		for i, one := range all {
			explained[i] = explainProperties(one, owner)
		}
		schema["anyOf"] = explained
	}
	return schema
}

// wordsFor returns the description of a property of a type or, without one, of all properties with its name.
func wordsFor(owner, name string) string {
	owner = strings.Replace(owner, "Request", "", 1)
	words, known := propertyWords()[owner+"."+name]
	if !known {
		words = propertyWords()[name]
	}
	return strings.ReplaceAll(words, "{thing}", thingOf(owner))
}

// notParts are suffixes of type names that say what the type is for and not which object it describes.
var notParts = []string{"Create", "Created", "Update", "Input", "Body", "Change", "Setup", "Shown", "Examined", "Alone", "Payment"}

// thingOf returns the name of the object that a type describes: "loyalty tier" for LoyaltyTierCreate, "redemption" for
// CampaignVoucher.redemption.
func thingOf(owner string) string {
	name := owner[strings.LastIndexByte(owner, '.')+1:]
	if name == "data" || name == "" {
		return "object"
	}
	if unicode.IsLower(rune(name[0])) {
		return strings.ReplaceAll(name, "_", " ")
	}
	if known := things[name]; known != "" {
		return known
	}
	words := strings.Fields(spaced(name))
	for len(words) > 1 && slices.Contains(notParts, words[len(words)-1]) {
		words = words[:len(words)-1]
	}
	for i, word := range words {
		if strings.ToUpper(word) != word {
			words[i] = strings.ToLower(word)
		}
	}
	return strings.Join(words, " ")
}

// things are the names of objects where they cannot be derived from the type.
var things = map[string]string{
	"Activity": "entry", "ActivityAPIKey": "key", "ActivityUser": "user", "BinEntry": "entry of the trash bin", "Collection": "product collection", "DefinitionMetadataSchema": "metadata schema",
	"PublicDefinitionMetadataSchema": "metadata schema", "MetadataSchemaBody": "metadata schema", "Entry": "product", "ExaminedNamed": "object", "IDOnly": "object",
	"IDReference": "object", "MaybeNamed": "object", "NamedReference": "object", "Reference": "object", "TypedReference": "object", "MovementReference": "object",
	"LoyaltyMember": "member", "MemberWithCards": "member", "LoyaltyCard": "loyalty card", "ProgramEarningRule": "earning rule", "ProgramReward": "reward",
	"ShortCustomer": "customer", "ShortPublication": "publication", "ShortVoucher": "voucher", "QualifiedVoucher": "voucher", "SlimVoucher": "voucher", "StructureTier": "tier",
	"Tier": "promotion tier", "Stack": "promotion stack", "Template": "campaign template", "User": "user", "CustomerRef": "customer", "CardHeld": "card", "StockReference": "object",
	"CreatedResource": "resource", "RelatedObject": "object", "RelatedRedemption": "redemption", "CodeValidation": "code", "VoucherValidation": "code", "TierValidation": "promotion tier",
	"TransferCard": "card", "OrderItemProduct": "product", "OrderItemSKU": "SKU", "CollectionMember": "product", "ProductReference": "product", "SKUReference": "SKU",
	"Qualification": "redeemable", "ReferralParent": "campaign", "ReferralReward": "card", "RedemptionReward": "reward", "PurchasedReward": "reward", "ExaminedReward": "reward",
	"ExaminedBenefit": "benefit", "NamedCampaign": "campaign", "TierCampaign": "campaign", "MembershipInPlan": "program", "MembershipsCustomer": "customer", "ExaminedCustomer": "customer",
	"ExaminedMember": "member", "ExaminedCard": "card", "SegmentOfCustomer": "segment", "TierName": "tier", "TemplateCampaign": "campaign", "TemplateTier": "promotion tier",
	"CardActivation": "waiting period", "PaidOrder": "order", "TransactionOrder": "order", "HeldVoucher": "code", "PointsBucket": "lot of points", "PendingBucket": "lot of pending points",
	"LoyaltyBucket": "lot of points", "DeliveredKind": "benefit", "EventReference": "event", "PendingEvent": "event", "RuleReference": "earning rule", "DiscountMember": "product",
	"ExamineObject": "product", "ExamineItem": "order line", "OrderItem": "order line", "SupposedMetadata": "object", "SKUWithProduct": "SKU", "RewardCampaign": "campaign",
	"EarningItem": "product", "Assignment": "assignment", "AsyncAction": "background work", "RewardSpending": "price", "ProgramEarning": "part of the rule", "RewardCost": "price",
	"ProgramAssignment": "assignment", "AccessSetting": "access setting", "Bundle": "bundle", "BundleItem": "order line", "BundleGap": "product", "Location": "location",
}

// spaced puts spaces between the words of a name: OrderItemSKU becomes "Order Item SKU".
func spaced(name string) string {
	var b strings.Builder
	runes := []rune(name)
	for i, r := range runes {
		if i > 0 && unicode.IsUpper(r) && (unicode.IsLower(runes[i-1]) || i+1 < len(runes) && unicode.IsLower(runes[i+1])) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
	}
	return b.String()
}
