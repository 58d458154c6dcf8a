package redemption

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// publicationNeed asks for the publication that gave a voucher to a customer; customerID is empty for a customer that is not
// stored.
type publicationNeed struct{ voucherID, code, customerID string }

// published is the metadata of the publication of a voucher: what formulas call PUBLICATION_METADATA. A voucher that was never
// published has none. Publications never change, so they may be looked up between two attempts of a decision.
func (d *decision) published(v *voucher.Voucher) metadata.Map {
	if v == nil || v.PublishCount == 0 { // a tier, the specimen of a campaign, or a code that was never given
		return nil
	}
	m, known := d.answers.published[v.ID]
	need := publicationNeed{voucherID: v.ID, code: v.Code}
	if d.customer.stored() {
		need.customerID = d.customer.Customer.ID
	}
	if !known && (d.lacks == nil || !slices.Contains(d.lacks.publications, need)) {
		l := d.lack()
		l.publications = append(l.publications, need)
	}
	return m
}

// publications looks up the publications that a decision lacked, and returns them with those known before: the latest by which the
// voucher was given to the customer or, where there is none, to any customer. A code may be published to many customers, with
// different metadata for each.
func (e *Engine) publications(ctx context.Context, known map[string]metadata.Map, lacking []publicationNeed) (map[string]metadata.Map, error) {
	found := make(map[string]metadata.Map, len(lacking))
	for _, n := range lacking {
		// By its code it is found at once, unless it is one of several that were given together; then it was given once.
		given := storage.Is("voucher_ids", n.voucherID)
		filters := []storage.Filter{storage.Is("voucher_code", n.code), given}
		if n.customerID != "" {
			filters = append([]storage.Filter{storage.And(given, storage.Is("customer_id", n.customerID))}, filters...)
		}
		found[n.voucherID] = nil
		for _, f := range filters {
			youngest, given, err := storage.First(ctx, e.store.Publications(), storage.Query{
				Filter: storage.And(f, storage.Is("result", "SUCCESS")), Order: []storage.Order{{Field: "created_at", Desc: true}},
			})
			if err != nil {
				return nil, err
			}
			if given {
				found[n.voucherID] = youngest.Metadata
				break
			}
		}
	}
	return merged(known, found), nil
}
