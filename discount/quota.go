package discount

// Quota is a limit on discounted units over many redemptions, so that it needs a stored counter; the published API calls
// all eight of them quantity limits and distinguishes them by prefixes. They lower the number of units that a redemption
// discounts and never refuse it.
type Quota int

// The quotas. "Customer" counts each customer separately. "InCollection" counts each product of the entry's collection
// separately; the others count all that the entry matches as one pool. "Tier" counts one promotion tier, the others the
// whole campaign.
const (
	QuotaCampaign Quota = iota
	QuotaCustomerCampaign
	QuotaInCollectionCampaign
	QuotaInCollectionCustomerCampaign
	QuotaTier
	QuotaCustomerTier
	QuotaInCollectionTier
	QuotaInCollectionCustomerTier

	QuotaCount // the number of quotas
)

// QuotaLimit is the limit of one quota in units. The zero value is no limit.
type QuotaLimit struct {
	Units   *int64
	Formula string // units; Units is its fallback
}

// Property returns the name of the quota in the published API.
func (q Quota) Property() string { return quotaProperties[q] }

// PerCustomer reports whether the quota counts each customer separately.
func (q Quota) PerCustomer() bool {
	switch q {
	case QuotaCustomerCampaign, QuotaInCollectionCustomerCampaign, QuotaCustomerTier, QuotaInCollectionCustomerTier:
		return true
	}
	return false
}

// PerProduct reports whether the quota counts each product of a collection separately.
func (q Quota) PerProduct() bool {
	switch q {
	case QuotaInCollectionCampaign, QuotaInCollectionCustomerCampaign, QuotaInCollectionTier,
		QuotaInCollectionCustomerTier:
		return true
	}
	return false
}

// PerTier reports whether the quota counts one promotion tier instead of the campaign.
func (q Quota) PerTier() bool { return q >= QuotaTier }

var quotaProperties = [QuotaCount]string{
	QuotaCampaign:                     "product_campaign_quantity_limit",
	QuotaCustomerCampaign:             "product_customer_campaign_quantity_limit",
	QuotaInCollectionCampaign:         "product_in_collection_campaign_quantity_limit",
	QuotaInCollectionCustomerCampaign: "product_in_collection_customer_campaign_quantity_limit",
	QuotaTier:                         "product_promotion_tier_quantity_limit",
	QuotaCustomerTier:                 "product_customer_promotion_tier_quantity_limit",
	QuotaInCollectionTier:             "product_in_collection_promotion_tier_quantity_limit",
	QuotaInCollectionCustomerTier:     "product_in_collection_customer_promotion_tier_quantity_limit",
}
