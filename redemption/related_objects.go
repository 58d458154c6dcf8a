package redemption

import (
	"cmp"
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// RelatedObjects are the objects that an answer shows besides the records and their vouchers, by id, as they are before the commit. An object
// that does not exist any more is absent. They come from the configuration and the rows of the decision, so that nothing is read after the
// commit: a failed read would answer a redemption that took place with an error.
type RelatedObjects struct {
	// Tiers are those of the records, but for those of a campaign in the trash.
	Tiers map[string]promotion.Tier
	// Campaigns and Categories are those of the vouchers and tiers.
	Campaigns  map[string]campaign.Campaign
	Categories map[string]catalog.Category
	// Assignments attach validation rules to the vouchers, their campaigns and the tiers, by the id of these; the oldest is the first.
	Assignments map[string][]rule.Assignment
	// Products and SKUs are those that unit discounts and rewards give, by the id or source id that these have for them.
	Products map[string]catalog.Product
	SKUs     map[string]catalog.SKU
	Rewards  map[string]loyalty.Reward
	// Holders are the holders of the vouchers, but for the customer of the redemption. A visitor gets none.
	Holders map[string]customer.Customer
	// Totals are those of the tiers, without the records.
	Totals map[string]Totals
}

// related collects related objects. What the view does not know is noted, and the decision is made again.
type related struct {
	*view
	RelatedObjects
}

// relatedObjects are those of records, whose vouchers are in the same order; nil stands for the voucher of a tier's.
func (v *view) relatedObjects(records []Record, vouchers []*voucher.Voucher, buyer *customer.Customer, visitor bool) RelatedObjects {
	r := &related{view: v}
	for i := range records {
		r.tier(records[i].TierID)
		r.reward(records[i].RewardID)
		if code := vouchers[i]; code != nil {
			r.voucher(code)
			if !visitor && (buyer == nil || buyer.ID != code.HolderID) {
				r.holder(code.HolderID)
			}
		}
	}
	return r.RelatedObjects
}

func (r *related) tier(id string) {
	t := ask(r.view, tiers, id)
	if t == nil {
		return
	}
	keep(r.view, &r.Categories, categories, t.CategoryID)
	if c := keep(r.view, &r.Campaigns, campaigns, t.CampaignID); c == nil || !c.DeletedAt.IsZero() {
		return
	}
	set(&r.Tiers, id, t.Tier)
	r.assigned(id)
	r.units(t.Discount)
	sum, known := r.view.Snapshot.Totals[id]
	if !known {
		l := r.lack()
		l.totals = append(l.totals, id)
	}
	set(&r.Totals, id, sum)
}

func (r *related) voucher(v *voucher.Voucher) {
	keep(r.view, &r.Categories, categories, v.CategoryID)
	keep(r.view, &r.Campaigns, campaigns, v.CampaignID)
	r.assigned(v.CampaignID)
	var own []rule.Assignment
	for _, a := range r.view.Snapshot.Assignments {
		if a.RelatedObjectID == v.ID {
			own = append(own, a)
		}
	}
	r.assign(v.ID, own)
	r.units(v.Discount)
}

// assigned adds the assignments of a tier or campaign.
func (r *related) assigned(id string) {
	if of := ask(r.view, assignments, id); of != nil {
		r.assign(id, slices.Clone(*of))
	}
}

func (r *related) assign(id string, of []rule.Assignment) {
	if len(of) > 0 {
		slices.SortFunc(of, func(x, y rule.Assignment) int {
			return cmp.Or(x.CreatedAt.Compare(y.CreatedAt), cmp.Compare(x.ID, y.ID))
		})
		set(&r.Assignments, id, of)
	}
}

func (r *related) units(d *discount.Discount) {
	if d == nil || d.Type != discount.TypeUnit {
		return
	}
	r.unit(d.UnitType)
	for _, u := range d.Units {
		r.unit(u.UnitType)
	}
}

// unit adds the product with a name or, where there is none, the SKU and its product.
func (r *related) unit(name string) {
	if keep(r.view, &r.Products, products, name) != nil {
		return
	}
	if s := keep(r.view, &r.SKUs, skus, name); s != nil {
		keep(r.view, &r.Products, products, s.ProductID)
	}
}

func (r *related) reward(id string) {
	of := keep(r.view, &r.Rewards, rewards, id)
	if of == nil || of.Product == nil {
		return
	}
	if keep(r.view, &r.Products, products, of.Product.ID) != nil {
		keep(r.view, &r.SKUs, skus, of.Product.SKUID)
	}
}

func (r *related) holder(id string) {
	if id == "" {
		return
	}
	h, known := r.answers.holders[id]
	if !known {
		l := r.lack()
		l.holders = append(l.holders, id)
	}
	if h.ID != "" {
		set(&r.Holders, id, h)
	}
}

// keep asks for a piece of configuration and adds it to the related objects.
func keep[T any](v *view, to *map[string]T, k *kind[T], id string) *T {
	value := ask(v, k, id)
	if value != nil {
		set(to, id, *value)
	}
	return value
}

func set[T any](to *map[string]T, id string, value T) {
	if *to == nil {
		*to = map[string]T{}
	}
	(*to)[id] = value
}

// holders reads customers who hold vouchers, besides those that are known.
func (e *Engine) holders(ctx context.Context, known map[string]customer.Customer, ids []string) (map[string]customer.Customer, error) {
	found := make(map[string]customer.Customer, len(ids))
	for _, id := range ids {
		found[id] = customer.Customer{}
	}
	page, err := e.store.Customers().List(ctx, storage.Query{Filter: storage.In("id", ids)})
	for _, c := range page.Items {
		found[c.ID] = c
	}
	return merged(known, found), err
}
