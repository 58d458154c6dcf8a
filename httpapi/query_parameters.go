package httpapi

import (
	"strings"

	"github.com/punchcardhq/punchcard/httpapi/internal/openapi"
)

// queryOf lists the query parameters of operations: name=values for an enumeration, name:format where the format is not that
// of queryTypes, name! when required. Each value of an order has a descending form with a minus sign.
var queryOf = map[string]string{
	"DELETE /v1/campaigns/{campaignId}":                                   "force",
	"DELETE /v1/loyalties/{campaignId}":                                   "force",
	"DELETE /v1/products/{productId}":                                     "force",
	"DELETE /v1/products/{productId}/skus/{skuId}":                        "force",
	"DELETE /v1/vouchers/{code}":                                          "force",
	"GET /client/v1/promotions/tiers":                                     "is_available limit page order=created_at,updated_at",
	"GET /client/v1/promotions/validation":                                "tracking_id amount metadata item customer:object order:object",
	"GET /client/v1/validate":                                             "code! tracking_id amount session_key session_ttl session_ttl_unit=HOURS,DAYS,MINUTES,SECONDS,MILLISECONDS,MICROSECONDS,NANOSECONDS metadata item session_type customer:object order:object reward:object",
	"GET " + managedDistributions + "/{distributionId}" + deliveries:      "limit page order=created_at filters",
	"GET " + managedWebhooks + "/{webhookId}" + deliveries:                "limit page order=created_at filters",
	"GET " + managedRewardRedemptions:                                     "status=PENDING,COMPLETED,ROLLED_BACK limit order=created_at starting_after_id",
	"GET /management/v1/projects/{projectId}/templates/campaigns":         "limit starting_after_id order=id include_total filters",
	"GET /v1/async-actions":                                               "limit end_date",
	"GET /v1/campaigns":                                                   "limit page campaign_type=PROMOTION,GIFT_VOUCHERS,REFERRAL_PROGRAM,DISCOUNT_COUPONS,LOYALTY_PROGRAM expand=category,access_settings_assignments campaign_status=DONE,IN_PROGRESS,FAILED,DRAFT,MODIFYING is_referral_code order=created_at,updated_at filters access_settings",
	"GET /v1/campaigns/{campaignId}/summary":                              "start_date:date end_date:date",
	"GET /v1/campaigns/{campaignId}/transactions":                         "limit order=id starting_after_id filters",
	"GET /v1/customers":                                                   "limit page email city name segment_id created_at[before] created_at[after] updated_at[before] updated_at[after] order=created_at,updated_at,source_id starting_after",
	"GET /v1/customers/{customerId}/activities":                           "limit order=created_at,updated_at,type,code,campaign,category starting_after starting_after_id campaign_type=PROMOTION,GIFT_VOUCHERS,REFERRAL_PROGRAM,DISCOUNT_COUPONS,LOYALTY_PROGRAM campaign_id product_id start_date end_date",
	"GET /v1/customers/{customerId}/activity":                             "limit order=created_at starting_after_id start_date end_date campaign_id campaign_type=PROMOTION,GIFT_VOUCHERS,REFERRAL_PROGRAM,DISCOUNT_COUPONS,LOYALTY_PROGRAM category=ACTION,EFFECT type:activity",
	"GET /v1/customers/{customerId}/redeemables":                          "limit order=id starting_after_id filters",
	"GET /v1/exports":                                                     "limit page order=created_at,status",
	"GET /v1/locations":                                                   "limit order=created_at,updated_at filters end_date",
	"GET /v1/loyalties":                                                   "limit page expand=category,access_settings_assignments order=created_at,updated_at",
	"GET /v1/loyalties/members/{memberId}/activity":                       "limit order=created_at starting_after_id",
	"GET /v1/loyalties/members/{memberId}/pending-points":                 "limit order=id starting_after_id",
	"GET /v1/loyalties/members/{memberId}/rewards":                        "affordable_only",
	"GET /v1/loyalties/members/{memberId}/transactions":                   "limit order=id filters starting_after_id",
	"GET /v1/loyalties/{campaignId}/earning-rules":                        "limit page order=created_at,updated_at",
	"GET /v1/loyalties/{campaignId}/members":                              "limit page customer created_at updated_at order=created_at,updated_at,code code ids",
	"GET /v1/loyalties/members/{memberId}/activities":                     "limit order=created_at starting_after_id",
	"GET /v1/loyalties/{campaignId}/members/{memberId}/activities":        "limit order=created_at starting_after_id",
	"GET /v1/loyalties/{campaignId}/members/{memberId}/activity":          "limit order=created_at starting_after_id",
	"GET /v1/loyalties/{campaignId}/members/{memberId}/pending-points":    "limit order=id starting_after_id",
	"GET /v1/loyalties/{campaignId}/members/{memberId}/points-expiration": "limit page",
	"GET /v1/loyalties/{campaignId}/members/{memberId}/transactions":      "limit order=id filters starting_after_id",
	"GET /v1/loyalties/{campaignId}/pending-points":                       "limit order=id starting_after_id",
	"GET /v1/loyalties/{campaignId}/reward-assignments":                   "limit page assignmentId",
	"GET /v1/loyalties/{campaignId}/rewards":                              "limit page assignment_id",
	"GET /v1/loyalties/{campaignId}/tiers":                                "limit order=created_at,updated_at",
	"GET /v1/loyalties/{campaignId}/tiers/{loyaltyTierId}/earning-rules":  "limit page",
	"GET /v1/loyalties/{campaignId}/transactions":                         "limit order=id starting_after_id filters",
	"GET /v1/orders":              "limit page order=created_at,updated_at",
	"GET /v1/product-collections": "limit page order=created_at,updated_at,type,code,campaign,category",
	"GET /v1/product-collections/{productCollectionId}/products": "limit page order=created_at,updated_at,type,code,campaign,category starting_after",
	"GET /v1/products":                                                                         "limit page order=created_at,updated_at,type,code,campaign,category start_date end_date",
	"GET /v1/products/{productId}/skus":                                                        "limit page order=created_at,updated_at,type,code,campaign,category start_date end_date",
	"GET /v1/promotions/stacks":                                                                "limit page order=created_at,updated_at,name created_at updated_at",
	"GET /v1/promotions/tiers":                                                                 "is_available limit page order=created_at,updated_at",
	"GET /v1/publications":                                                                     "limit page order=id,voucher_code,tracking_id,customer_id,created_at,channel campaign customer voucher result=SUCCESS,FAILURE voucher_type=discount,loyalty is_referral_code filters source_id",
	"GET /v1/publications/create":                                                              "join_once voucher campaign:object source_id customer!:object metadata",
	"GET /v1/extensions/returns":                                                               "limit starting_after_id filters",
	"GET /v1/redemptions":                                                                      "limit page result campaign customer order=created_at,id,voucher_code,tracking_id,customer_id created_at filters",
	"GET /v1/referrals/members/{memberId}/holders":                                             "limit order=id filters starting_after_id",
	"GET /v1/referrals/{campaignId}/members/{memberId}/holders":                                "limit order=id filters starting_after_id",
	"GET /v1/rewards":                                                                          "limit page assignment_id",
	"GET /v1/rewards/{rewardId}/assignments":                                                   "limit page",
	"GET /v1/segments":                                                                         "limit order=created_at filters ids",
	"GET /v1/templates/campaigns":                                                              "limit starting_after_id order=id include_total filters",
	"GET /v1/templates/campaigns/{campaignTemplateId}":                                         "expand=json_template",
	"GET /v1/trash-bin":                                                                        "limit order=id starting_after_id filters",
	"GET /v1/validation-rules":                                                                 "limit page order=created_at,updated_at,name start_date end_date",
	"GET /v1/validation-rules-assignments":                                                     "related_object_id rule page limit order",
	"GET /v1/validation-rules/{validationRuleId}/assignments":                                  "limit page order=created_at",
	"GET /v1/vouchers":                                                                         "limit page category campaign_id customer campaign created_at updated_at order=created_at,updated_at,code code ids filters",
	"GET /v1/vouchers/{code}/transactions":                                                     "limit order=id starting_after_id",
	"GET /v2/loyalties/benefits":                                                               "limit order=created_at,name,type cursor filters",
	"GET /v2/loyalties/benefits/{benefitId}/activities":                                        "limit order=created_at cursor filters",
	"GET /v2/loyalties/card-definitions":                                                       "limit order=name,type,status,created_at cursor filters",
	"GET /v2/loyalties/card-definitions/{cardDefinitionId}/activities":                         "limit order=created_at cursor filters",
	"GET /v2/loyalties/earning-rules":                                                          "limit order=created_at,name cursor filters",
	"GET /v2/loyalties/earning-rules/{earningRuleId}/activities":                               "limit order=created_at cursor filters",
	"GET /v2/loyalties/memberships/{customerId}":                                               "identification_type=customer_id,customer_source_id,member_id",
	"GET /v2/loyalties/programs":                                                               "filters limit order=created_at,name cursor",
	"GET /v2/loyalties/programs/{programId}/activities":                                        "filters limit order=created_at cursor",
	"GET /v2/loyalties/programs/{programId}/card-definitions":                                  "limit order=created_at cursor",
	"GET /v2/loyalties/programs/{programId}/earning-rules":                                     "limit order=created_at cursor",
	"GET /v2/loyalties/programs/{programId}/members":                                           "limit order=created_at,status,customer_id cursor filters",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/activities":                     "limit order=created_at cursor filters",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/benefits/transactions":          "limit order=created_at cursor filters",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/cards/{cardId}/activities":      "limit order=created_at cursor filters",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/cards/{cardId}/expiring-points": "limit order=expiration_date cursor",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/cards/{cardId}/pending-points":  "limit order=date cursor",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/cards/{cardId}/reports/daily":   "start_date!:date end_date!:date resolution!=day,week,month,quarter",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/cards/{cardId}/transactions":    "limit order=created_at cursor filters",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/earning-rules/{earningRuleId}/reports/daily": "start_date!:date end_date!:date resolution!=day,week,month,quarter",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/orders/payments":                             "limit order=created_at cursor filters",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/rewards/purchases":                           "limit order=created_at cursor filters",
	"GET /v2/loyalties/programs/{programId}/members/{memberId}/tiers/transactions":                          "limit order=created_at cursor filters",
	"GET /v2/loyalties/programs/{programId}/memberships/{customerId}":                                       "identification_type=customer_id,customer_source_id,member_id",
	"GET /v2/loyalties/programs/{programId}/reports/earning-rules/daily":                                    "start_date!:date end_date!:date resolution!=day,week,month,quarter filters",
	"GET /v2/loyalties/programs/{programId}/reports/earning-rules/summary":                                  "filters",
	"GET /v2/loyalties/programs/{programId}/reports/points-earnings/daily":                                  "start_date!:date end_date!:date resolution!=day,week,month,quarter filters",
	"GET /v2/loyalties/programs/{programId}/reports/points-earnings/summary":                                "filters",
	"GET /v2/loyalties/programs/{programId}/reports/spending/daily":                                         "start_date!:date end_date!:date resolution!=day,week,month,quarter filters",
	"GET /v2/loyalties/programs/{programId}/reports/spending/summary":                                       "filters",
	"GET /v2/loyalties/programs/{programId}/reports/tiers/daily":                                            "start_date!:date end_date!:date resolution!=day,week,month,quarter filters",
	"GET /v2/loyalties/programs/{programId}/reports/tiers/summary":                                          "limit order=id filters",
	"GET /v2/loyalties/programs/{programId}/rewards":                                                        "limit order=created_at cursor",
	"GET /v2/loyalties/programs/{programId}/tier-structures":                                                "limit order=created_at cursor",
	"GET /v2/loyalties/rewards":                                      "limit order=created_at,name cursor filters",
	"GET /v2/loyalties/rewards/{rewardId}/activities":                "limit order=created_at cursor filters",
	"GET /v2/loyalties/tier-structures":                              "limit order=created_at,name,type,status cursor filters",
	"GET /v2/loyalties/tier-structures/{tierStructureId}/activities": "limit order=created_at cursor filters",
	"GET /v2/loyalties/tier-structures/{tierStructureId}/tiers":      "limit order=created_at,name cursor",
	"GET /client/v1/vouchers":                                        "limit page category campaign_id campaign customer tracking_id created_at order=created_at,code code",
	"POST /client/v1/publish":                                        "join_once campaign tracking_id",
	"POST /client/v1/redeem":                                         "code! tracking_id",
	"POST /v1/campaigns/qualification":                               "audienceRulesOnly limit order=created_at,updated_at,type,code,category,campaign",
	"POST /v1/campaigns/{campaignId}/vouchers":                       "vouchers_count",
	"POST /v1/promotions/validation":                                 "audienceRulesOnly filters",
	"POST /v1/publications":                                          "join_once",
	"POST /v1/vouchers/publish":                                      "join_once",
	"POST /v1/redemptions/{parentRedemptionId}/rollbacks":            "reason tracking_id",
	"POST /v1/redemptions/{redemptionId}/rollback":                   "reason tracking_id",
	"POST /v1/validation-rules/{validationRuleId}/assignments":       "force",
	"POST /v1/vouchers/qualification":                                "audienceRulesOnly limit order=created_at,updated_at,code",
	"POST /v1/vouchers/{code}/redemption":                            "tracking_id",
}

// queryTypes are the schemas of parameters that are not texts, by name.
var queryTypes = map[string]openapi.Schema{
	"limit":             {"type": "integer", "minimum": 1, "maximum": 100},
	"page":              {"type": "integer", "minimum": 1},
	"vouchers_count":    {"type": "integer", "minimum": 1},
	"session_ttl":       {"type": "integer", "minimum": 1},
	"affordable_only":   {"type": "boolean"},
	"audienceRulesOnly": {"type": "boolean"},
	"force":             {"type": "boolean"},
	"include_total":     {"type": "boolean"},
	"is_available":      {"type": "boolean"},
	"is_referral_code":  {"type": "boolean"},
	"join_once":         {"type": "boolean"},
	"start_date":        {"type": "string", "format": "date-time"},
	"end_date":          {"type": "string", "format": "date-time"},
	"starting_after":    {"type": "string", "format": "date-time"},
	"ids":               {"type": "array", "items": openapi.Schema{"type": "string"}},
	"item":              {"type": "array", "items": openapi.Schema{"type": "object"}},

	"created_at[before]": {"type": "string", "format": "date-time"},
	"created_at[after]":  {"type": "string", "format": "date-time"},
	"updated_at[before]": {"type": "string", "format": "date-time"},
	"updated_at[after]":  {"type": "string", "format": "date-time"},
}

// queryNotes are the descriptions of query parameters.
var queryNotes = map[string]string{
	"access_settings":     "The areas and stores in which a campaign can be used: access_settings[filter][areas_ids][0]=..., area_stores_ids or area_all_stores_ids",
	"affordable_only":     "Only what the points of the card are enough for.",
	"amount":              "The amount of the order, in minor currency units.",
	"assignmentId":        "Only the assignment with this id.",
	"assignment_id":       "Only what has the assignment with this id.",
	"audienceRulesOnly":   "Evaluate rules about the customer alone, without the order.",
	"campaign":            "Only what belongs to the campaign with this name or id.",
	"campaign_id":         "Only what belongs to the campaign with this id.",
	"campaign_status":     "Only campaigns whose codes have this generation status.",
	"campaign_type":       "Only campaigns of this type, or what belongs to them.",
	"category":            "Only what has this category.",
	"city":                "Only customers of this city.",
	"code":                "The code.",
	"created_at":          "Only what was made then: created_at[after]=... and created_at[before]=..., ISO 8601.",
	"created_at[after]":   "Only customers who were made after this instant, ISO 8601.",
	"created_at[before]":  "Only customers who were made before this instant, ISO 8601.",
	"cursor":              "The next of the page before; it is good for a day and for the same order and filters.",
	"customer":            "Only what belongs to the customer with this id or source id.",
	"email":               "Only customers with this e-mail address.",
	"end_date":            "The last instant or day that counts.",
	"expand":              "What the answer holds besides.",
	"filters":             "filters[<field>][conditions][<operator>][0]=<value>, and filters[junction]=and or or.",
	"force":               "Delete for ever, so that what has the same name or code can be made again; otherwise it goes to the trash bin.",
	"identification_type": "Which id of the customer the path has.",
	"ids":                 "The ids of what is wanted: ids[0]=...",
	"include_total":       "Count everything that there is.",
	"is_available":        "Only what is switched on and can be used now.",
	"is_referral_code":    "Only what has referral codes, or what has none.",
	"item":                "The lines of the order: item[0][product_id]=... and item[0][quantity]=...",
	"join_once":           "Give a customer the code that they have already, instead of a second code of the campaign.",
	"limit":               "How many a page has at most.",
	"metadata":            "Metadata: metadata[key]=value.",
	"name":                "Only customers with this name.",
	"order":               "What the list is sorted by; a minus sign in front reverses it.",
	"page":                "The number of the page, from 1.",
	"product_id":          "Only what belongs to the product with this id.",
	"reason":              "Why it is rolled back, in words.",
	"related_object_id":   "Only what is about the object with this id.",
	"resolution":          "How long the period of each row is.",
	"result":              "Only those with this result.",
	"rule":                "Only the assignments of the rule with this id.",
	"segment_id":          "Only customers who belong to the segment with this id.",
	"session_key":         "The name of the reservation; one is generated where none is sent.",
	"session_ttl":         "How long what is validated stays locked, in session_ttl_unit.",
	"session_ttl_unit":    "The unit of session_ttl.",
	"session_type":        "LOCK reserves what is validated.",
	"source_id":           "The id that your own system has for it.",
	"start_date":          "The first instant or day that counts.",
	"starting_after":      "The time of the last item of the page before.",
	"starting_after_id":   "The id of the last item of the page before.",
	"status":              "Only those with this status.",
	"tracking_id":         "A name for the customer that no other customer knows.",
	"type":                "Only entries of this type.",
	"updated_at":          "Only what was changed then: updated_at[after]=... and updated_at[before]=..., ISO 8601.",
	"updated_at[after]":   "Only customers who were changed after this instant, ISO 8601.",
	"updated_at[before]":  "Only customers who were changed before this instant, ISO 8601.",
	"voucher":             "Only what belongs to this code.",
	"voucher_type":        "Only codes of this type.",
	"vouchers_count":      "How many codes are made.",
}

// objectNotes are the descriptions of parameters that are objects.
var objectNotes = map[string]string{
	"campaign": "The campaign that the code is taken from: campaign[name]=... and campaign[count]=1.",
	"customer": "The customer: customer[source_id]=..., customer[metadata][key]=...",
	"order":    "The order: order[amount]=4990, order[items][0][product_id]=...",
	"reward":   "What points are spent on: reward[id]=...",
}

// publishNotes are the descriptions of parameters for publishing by a link.
var publishNotes = map[string]string{
	"voucher": "The code that is published, instead of one of a campaign.", "source_id": "The id that your own system has for the publication.",
	"metadata": "Metadata of the publication: metadata[key]=value.",
}

// pathNotes are the descriptions of path variables.
var pathNotes = map[string]string{
	"assignmentId":        "The id of the assignment.",
	"asyncActionId":       "The id of the background work.",
	"benefitId":           "The id of the benefit.",
	"binEntryId":          "The id of the entry of the trash bin.",
	"brandingId":          "The id of the branding.",
	"bucketId":            "The id of the lot of points.",
	"campaignId":          "The id of the campaign, or its name.",
	"campaignTemplateId":  "The id of the campaign template.",
	"cardDefinitionId":    "The id of the card definition.",
	"cardId":              "The id of the card.",
	"categoryId":          "The id of the category.",
	"code":                "The code, or the id of the voucher.",
	"customEventSchemaId": "The id of the schema, or the name of the event.",
	"customerId":          "The id of the customer, or the source id.",
	"deliveryId":          "The id of the delivery.",
	"distributionId":      "The id of the distribution.",
	"earningRuleId":       "The id of the earning rule.",
	"exportId":            "The id of the export.",
	"fullExportId":        "The id of the full export.",
	"holderId":            "The id of the assignment of the code to a customer.",
	"locationId":          "The id of the location.",
	"loyaltyTierId":       "The id of the loyalty tier.",
	"memberId":            "The id of the member; under /v1 the code of the card, or its id.",
	"metadataSchemaId":    "The id of the metadata schema.",
	"orderId":             "The id of the order, or the source id.",
	"parentRedemptionId":  "The id of the parent redemption.",
	"pendingPointsId":     "The id of the pending points.",
	"productCollectionId": "The id of the product collection.",
	"productId":           "The id of the product, or the source id.",
	"programId":           "The id of the program.",
	"projectId":           "The id of the project.",
	"promotionTierId":     "The id of the promotion tier.",
	"redemptionId":        "The id of the redemption.",
	"referralTierId":      "The id of the referral tier.",
	"resource":            "What the schema is for: voucher, campaign, customer and so on.",
	"returnId":            "The id of the return.",
	"rewardId":            "The id of the reward.",
	"rewardTransactionId": "The id of the purchase.",
	"segmentId":           "The id of the segment.",
	"sessionKey":          "The key of the session.",
	"skuId":               "The id of the SKU, or the source id.",
	"stackId":             "The id of the promotion stack.",
	"stackingRulesId":     "The id of the stacking rules.",
	"tierId":              "The id of the tier.",
	"tierStructureId":     "The id of the tier structure.",
	"userId":              "The id of the user.",
	"validationRuleId":    "The id of the validation rule.",
	"webhookId":           "The id of the webhook.",
}

// queryObjects are the schemas of parameters with brackets: created_at[after]=..., filters[code][conditions][$is][0]=...
var queryObjects = map[string]openapi.Schema{
	"created_at":      pairOfTimes,
	"updated_at":      pairOfTimes,
	"filters":         {"type": "object"},
	"metadata":        {"type": "object"},
	"access_settings": {"type": "object"},
}

var pairOfTimes = openapi.Schema{"type": "object", "properties": openapi.Schema{
	"after":  openapi.Schema{"type": "string", "format": "date-time", "description": "Later than this instant, ISO 8601."},
	"before": openapi.Schema{"type": "string", "format": "date-time", "description": "Earlier than this instant, ISO 8601."},
}}

// queryParameters describes the query of an operation.
func queryParameters(op Operation) []openapi.Schema {
	var all []openapi.Schema
	for _, parameter := range strings.Fields(queryOf[op.Method+" "+op.Path]) {
		name, values, listed := strings.Cut(parameter, "=")
		name, format, formed := strings.Cut(name, ":")
		name, required := strings.CutSuffix(name, "!")
		p := openapi.Schema{"name": name, "in": "query", "schema": openapi.Schema{"type": "string"}}
		if required {
			p["required"] = true
		}
		switch object, isObject := queryObjects[name]; {
		case format == "object":
			p["schema"], p["style"], p["explode"] = openapi.Schema{"type": "object"}, "deepObject", true
		case format == "activity":
			p["schema"] = openapi.Schema{"type": "string", "enum": activityTypes}
		case formed:
			p["schema"] = openapi.Schema{"type": "string", "format": format}
		case isObject:
			p["schema"], p["style"], p["explode"] = object, "deepObject", true
		case listed && name == "order":
			p["schema"] = openapi.Schema{"type": "string", "enum": bothWays(strings.Split(values, ","))}
		case listed:
			p["schema"] = openapi.Schema{"type": "string", "enum": strings.Split(values, ",")}
		case queryTypes[name] != nil:
			p["schema"] = queryTypes[name]
		}
		p["description"] = queryNotes[name]
		if format == "object" {
			p["description"] = objectNotes[name]
		}
		if own := publishNotes[name]; own != "" && op.Path == "/v1/publications/create" {
			p["description"] = own
		}
		all = append(all, p)
	}
	return all
}

// bothWays adds the descending order to each name.
func bothWays(names []string) []string {
	var all []string
	for _, name := range names {
		all = append(all, name, "-"+name)
	}
	return all
}
