package httpapi

import (
	"strings"

	"github.com/punchcardhq/punchcard/httpapi/internal/openapi"
)

// queryOf names the query parameters of each operation that takes some, with the values of those that take only these, or with the format
// where it is not that of queryTypes. An order can be turned round with a minus sign. An exclamation mark is behind those that are required.
var queryOf = map[string]string{
	"DELETE /v1/campaigns/{campaignId}":                                   "force",
	"DELETE /v1/loyalties/{campaignId}":                                   "force",
	"DELETE /v1/products/{productId}":                                     "force",
	"DELETE /v1/products/{productId}/skus/{skuId}":                        "force",
	"DELETE /v1/vouchers/{code}":                                          "force",
	"GET /client/v1/promotions/tiers":                                     "is_available limit page order=created_at,updated_at",
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
	"POST /client/v1/publish":                                        "join_once campaign",
	"POST /client/v1/redeem":                                         "code! tracking_id",
	"POST /v1/campaigns/qualification":                               "audienceRulesOnly limit order=created_at,updated_at,type,code,category,campaign",
	"POST /v1/campaigns/{campaignId}/vouchers":                       "vouchers_count",
	"POST /v1/promotions/validation":                                 "audienceRulesOnly filters",
	"POST /v1/publications":                                          "join_once",
	"POST /v1/redemptions/{parentRedemptionId}/rollbacks":            "reason tracking_id",
	"POST /v1/redemptions/{redemptionId}/rollback":                   "reason tracking_id",
	"POST /v1/validation-rules/{validationRuleId}/assignments":       "force",
	"POST /v1/vouchers/qualification":                                "audienceRulesOnly limit order=created_at,updated_at,code",
	"POST /v1/vouchers/{code}/redemption":                            "tracking_id",
}

// queryTypes are the types of parameters that are not texts, by name.
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

// queryNotes say of parameters what their names and types do not.
var queryNotes = map[string]string{
	"access_settings":   "The areas and stores in which a campaign can be used: access_settings[filter][areas_ids][0]=..., area_stores_ids or area_all_stores_ids",
	"affordable_only":   "Only what the points of the card are enough for.",
	"audienceRulesOnly": "Judge by the customer alone and not by the order.",
	"cursor":            "The next of the page before; it is good for a day and for the same order and filters.",
	"end_date":          "The last instant or day that counts.",
	"expand":            "What the answer holds besides.",
	"filters":           "filters[<field>][conditions][<operator>][0]=<value>, and filters[junction]=and or or.",
	"force":             "Delete for ever, so that what has the same name or code can be made again; otherwise it goes to the trash bin.",
	"ids":               "The ids of what is wanted: ids[0]=...",
	"include_total":     "Count everything that there is.",
	"is_available":      "Only what is switched on and can be used now.",
	"join_once":         "Give a customer what he has already, instead of a second code of the campaign.",
	"limit":             "How many a page has at most.",
	"order":             "What the list is sorted by; a minus sign in front turns it round.",
	"page":              "The number of the page, from 1.",
	"resolution":        "How long the stretch of each row is.",
	"session_ttl":       "How long what is validated stays locked.",
	"start_date":        "The first instant or day that counts.",
	"starting_after":    "The time of the last item of the page before.",
	"starting_after_id": "The id of the last item of the page before.",
	"tracking_id":       "A name for the customer that nobody else knows.",
	"vouchers_count":    "How many codes are made.",
}

// pathNotes say of the variables of paths what else they take than an id.
var pathNotes = map[string]string{
	"campaignId":          "The id of the campaign, or its name.",
	"code":                "The code, or the id of the voucher.",
	"customerId":          "The id of the customer, or the source id.",
	"memberId":            "The id of the member; under /v1 the code of the card, or its id.",
	"orderId":             "The id of the order, or the source id.",
	"parentRedemptionId":  "The id of the redemption that the others hang on.",
	"productId":           "The id of the product, or the source id.",
	"skuId":               "The id of the SKU, or the source id.",
	"promotionTierId":     "The id of the promotion tier.",
	"customEventSchemaId": "The id of the schema, or the name of the event.",
}

// queryObjects are the parameters that are written with brackets: created_at[after]=..., filters[code][conditions][$is][0]=...
var queryObjects = map[string]openapi.Schema{
	"created_at":      pairOfTimes,
	"updated_at":      pairOfTimes,
	"filters":         {"type": "object"},
	"metadata":        {"type": "object"},
	"access_settings": {"type": "object"},
}

var pairOfTimes = openapi.Schema{"type": "object", "properties": openapi.Schema{
	"after":  openapi.Schema{"type": "string", "format": "date-time"},
	"before": openapi.Schema{"type": "string", "format": "date-time"},
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
		if note := queryNotes[name]; note != "" {
			p["description"] = note
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
