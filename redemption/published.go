package redemption

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// publicationNeed asks for the publication by which a voucher came to a customer; the customer is empty for one who is not stored.
type publicationNeed struct{ voucherID, code, customerID string }

// published is the metadata of the publication that gave a voucher away: what formulas call PUBLICATION_METADATA. A voucher that was
// never published has none. Publications never change, so that they are looked up between two attempts of a decision.
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

// publications answers what a decision lacked of publications, besides what is known: the youngest by which the voucher was given to
// the customer or, where there is none, to anybody. A code may be published to many, and each of them has terms of his own.
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
	return and(known, found), nil
}
