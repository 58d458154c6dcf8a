package httpapi

import "slices"

// ownOperations lists the operations that the published API does not have: what its dashboard does, with management keys; returns of goods; paths
// that only the official SDKs call, for the log of a member and from browsers; and paths of older clients.
var ownOperations = []Operation{
	{Method: "GET", Path: "/client/v1/promotions/validation", Scopes: []string{"client_api", "client_promotions"}},
	{Method: "POST", Path: "/client/v1/customers", Scopes: []string{"client_api", "client_customers"}},
	{Method: "GET", Path: "/client/v1/vouchers", Scopes: []string{"client_api", "client_vouchers"}},
	{Method: "GET", Path: "/v1/loyalties/{campaignId}/members/{memberId}/activities", Scopes: []string{"api", "loyalties"}},
	{Method: "GET", Path: "/v1/loyalties/members/{memberId}/activities", Scopes: []string{"api", "loyalties"}},
	{Method: "GET", Path: "/v1/products/{productId}/skus/{skuId}", Scopes: []string{"api", "products"}},
	{Method: "POST", Path: "/v1/vouchers/publish", Scopes: []string{"api", "vouchers", "publications"}},
	{Method: "POST", Path: managedLocations},
	{Method: "PUT", Path: managedLocations + "/{locationId}"},
	{Method: "DELETE", Path: managedLocations + "/{locationId}"},
	{Method: "GET", Path: managedDistributions},
	{Method: "POST", Path: managedDistributions},
	{Method: "GET", Path: managedDistributions + "/{distributionId}"},
	{Method: "PUT", Path: managedDistributions + "/{distributionId}"},
	{Method: "DELETE", Path: managedDistributions + "/{distributionId}"},
	{Method: "GET", Path: managedDistributions + "/{distributionId}" + deliveries},
	{Method: "POST", Path: managedDistributions + "/{distributionId}" + deliveries + "/{deliveryId}/resend"},
	{Method: "GET", Path: managedWebhooks + "/{webhookId}" + deliveries},
	{Method: "POST", Path: managedWebhooks + "/{webhookId}" + deliveries + "/{deliveryId}/resend"},
	{Method: "POST", Path: managedCockpits},
	{Method: "GET", Path: managedDiscountGuard},
	{Method: "PUT", Path: managedDiscountGuard},
	{Method: "GET", Path: managedFullExports},
	{Method: "POST", Path: managedFullExports},
	{Method: "GET", Path: managedFullExports + "/{fullExportId}"},
	{Method: "DELETE", Path: managedFullExports + "/{fullExportId}"},
	{Method: "GET", Path: managedReferralTiers},
	{Method: "POST", Path: managedReferralTiers},
	{Method: "PUT", Path: managedReferralTiers + "/{referralTierId}"},
	{Method: "DELETE", Path: managedReferralTiers + "/{referralTierId}"},
	{Method: "POST", Path: orderReturns, Scopes: []string{"api", "redemptions"}},
	{Method: "GET", Path: orderReturns, Scopes: []string{"api", "redemptions"}},
	{Method: "GET", Path: returnPath, Scopes: []string{"api", "redemptions"}},
	{Method: "GET", Path: returnPath + "/{returnId}", Scopes: []string{"api", "redemptions"}},
	{Method: "GET", Path: managedReturnsSettings},
	{Method: "PUT", Path: managedReturnsSettings},
	{Method: "GET", Path: managedRetention},
	{Method: "PUT", Path: managedRetention},
	{Method: "GET", Path: managedRewardRedemptions},
	{Method: "POST", Path: managedRewardRedemptions + "/{redemptionId}/complete"},
}

// allOperations lists all operations, the published ones first.
func allOperations() []Operation { return slices.Concat(publishedOperations, ownOperations) }

func isOwn(op Operation) bool {
	return slices.ContainsFunc(ownOperations, func(o Operation) bool { return o.Method == op.Method && o.Path == op.Path })
}
