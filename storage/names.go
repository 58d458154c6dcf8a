package storage

import "context"

// NameIDs are the ids of rows whose names are wanted. Products and SKUs may be named by their source ids as well.
type NameIDs struct {
	Campaigns, Segments, Tiers, Products, SKUs, Collections, Locations, Vouchers, PromotionTiers, Customers, Programs, CardDefinitions []string
}

// NameReader reads names.
type NameReader interface {
	// Names returns names by the ids that were asked for, in one read. An id that no row has is not among them. A voucher is called by its code, a
	// customer without a name by e-mail, source id or id, the first that there is.
	Names(ctx context.Context, ids NameIDs) (map[string]string, error)
}
