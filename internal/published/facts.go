package published

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// facts are the related objects of vouchers, promotion tiers and rewards in answers, by id. Each is read once. An object
// that does not exist has the zero value. Those of a redemption come with it.
type facts struct {
	campaigns   map[string]campaign.Campaign
	categories  map[string]catalog.Category
	assignments map[string][]rule.Assignment // by the id of the object that has the rules
	units       map[string]unit
	customers   map[string]customer.Customer
	totals      map[string]redemption.Totals // by tier
	tiers       map[string]promotion.Tier
	rewards     map[string]rewardFacts
}

// rewardFacts are a reward and the objects that it gives. All are nil for a deleted reward.
type rewardFacts struct {
	reward  *loyalty.Reward
	product *wire.Product
	sku     *wire.SKU
}

// factsOf returns the facts that came with a redemption.
func factsOf(r redemption.RelatedObjects) facts {
	f := facts{
		campaigns: r.Campaigns, categories: r.Categories, assignments: r.Assignments, customers: r.Holders, totals: r.Totals, tiers: r.Tiers,
		units: make(map[string]unit, len(r.Products)+len(r.SKUs)), rewards: make(map[string]rewardFacts, len(r.Rewards)),
	}
	product := func(id string) *discount.Reference {
		p, ok := r.Products[id]
		if !ok {
			return nil
		}
		return &discount.Reference{ID: p.ID, SourceID: p.SourceID, Name: p.Name}
	}
	for id, sku := range r.SKUs {
		f.units[id] = unit{product: product(sku.ProductID), sku: &discount.Reference{ID: sku.ID, SourceID: sku.SourceID, Name: sku.Name}}
	}
	for id := range r.Products {
		f.units[id] = unit{product: product(id)}
	}
	for id, reward := range r.Rewards {
		of := rewardFacts{reward: &reward}
		if given := reward.Product; given != nil {
			if p, ok := r.Products[given.ID]; ok {
				of.product = new(wire.NewProduct(p, nil))
				if sku, ok := r.SKUs[given.SKUID]; ok {
					of.sku = new(wire.NewSKU(sku))
				}
			}
		}
		f.rewards[id] = of
	}
	return f
}

// factIDs are the ids of facts to read.
type factIDs struct {
	campaigns, categories, assigned, units, totals, rewards []string
}

// voucher adds the related objects of a voucher, except for its rules and campaign.
func (ids *factIDs) voucher(v *voucher.Voucher) {
	ids.categories = append(ids.categories, v.CategoryID)
	ids.discount(v.Discount)
}

// campaign adds the name of the campaign of a voucher, and the rules of both.
func (ids *factIDs) campaign(v *voucher.Voucher) {
	ids.campaigns, ids.assigned = append(ids.campaigns, v.CampaignID), append(ids.assigned, v.ID, v.CampaignID)
}

func (ids *factIDs) tier(t *promotion.Tier) {
	ids.campaigns, ids.categories = append(ids.campaigns, t.CampaignID), append(ids.categories, t.CategoryID)
	ids.assigned, ids.totals = append(ids.assigned, t.ID), append(ids.totals, t.ID)
	ids.discount(t.Discount)
}

func (ids *factIDs) discount(d *discount.Discount) {
	if d != nil && d.Type == discount.TypeUnit {
		ids.units = append(ids.units, d.UnitType)
		for _, u := range d.Units {
			ids.units = append(ids.units, u.UnitType)
		}
	}
}

func unknown[T any](known map[string]T, ids []string) (missing []string) {
	for _, id := range ids {
		if _, ok := known[id]; !ok && id != "" {
			missing = append(missing, id)
		}
	}
	return Distinct(missing)
}

// read reads the facts that were not read yet.
func (f *facts) read(ctx context.Context, s *Shapes, ids factIDs) error {
	p := s.engines
	err := readMissing(ctx, &f.campaigns, ids.campaigns, p.Campaigns.ByID)
	if err != nil {
		return err
	}
	if err = readMissing(ctx, &f.categories, ids.categories, byIDs(p.Catalog.ListCategories, func(c catalog.Category) string { return c.ID })); err != nil {
		return err
	}
	if err = readMissing(ctx, &f.assignments, ids.assigned, s.Assignments); err != nil {
		return err
	}
	if err = readMissing(ctx, &f.totals, ids.totals, p.Redemptions.Totals); err != nil {
		return err
	}
	if err = readMissing(ctx, &f.units, ids.units, s.units); err != nil {
		return err
	}
	return readMissing(ctx, &f.rewards, ids.rewards, s.rewards)
}

// readMissing reads the items that were not read yet.
func readMissing[T any](ctx context.Context, known *map[string]T, ids []string, read func(context.Context, ...string) (map[string]T, error)) error {
	missing := unknown(*known, ids)
	if len(missing) == 0 {
		return nil
	}
	found, err := read(ctx, missing...)
	if err != nil {
		return err
	}
	if *known == nil {
		*known = make(map[string]T, len(missing))
	}
	for _, id := range missing {
		(*known)[id] = found[id]
	}
	return nil
}

// byIDs returns a function that reads items of a list by their ids.
func byIDs[T any](list func(context.Context, storage.Query) (storage.Page[T], error), id func(T) string) func(context.Context, ...string) (map[string]T, error) {
	return func(ctx context.Context, ids ...string) (map[string]T, error) {
		return ByID(ctx, list, ids, func(id string) string { return id }, id)
	}
}

// voucherWith returns the shape of a voucher with the name of its campaign and its rules.
func (s *Shapes) voucherWith(p project.Project, f *facts, v voucher.Voucher, campaign string, rules []rule.Assignment) wire.Voucher {
	v.Discount = f.discount(v.Discount)
	if s.clientSide { // the holder is not shown to client-side callers
		v.HolderID, v.ReferrerID = "", ""
	}
	return wire.NewVoucher(v, wire.VoucherContext{
		Campaign: campaign, Category: f.categories[v.CategoryID], Assignments: rules, Assets: s.voucherAssets(p, v.ID), Zone: p.Zone(),
	})
}

// rulesOf returns the rules of a voucher: its own first, then those of its campaign.
func (f *facts) rulesOf(v *voucher.Voucher) []rule.Assignment {
	if of := f.assignments[v.CampaignID]; len(of) > 0 {
		return slices.Concat(f.assignments[v.ID], of)
	}
	return f.assignments[v.ID]
}

// tier returns the shape of a tier. more is added to its totals.
func (f *facts) tier(t promotion.Tier, more redemption.Totals) wire.Tier {
	t.Discount = f.discount(t.Discount)
	sum := f.totals[t.ID].Plus(more)
	return wire.NewTier(t, wire.TierContext{
		Campaign: f.campaigns[t.CampaignID], Category: f.categories[t.CategoryID], Assignments: f.assignments[t.ID],
		Summary: wire.NewTierSummary(sum.Redemptions, sum.Orders, sum.Discounts),
	})
}

// discount returns a discount with the products and SKUs that it gives, as far as they exist.
func (f *facts) discount(d *discount.Discount) *discount.Discount {
	if d == nil || d.Type != discount.TypeUnit {
		return d
	}
	named := *d
	named.Product, named.SKU = f.units[named.UnitType].product, f.units[named.UnitType].sku
	named.Units = slices.Clone(named.Units)
	for i := range named.Units {
		u := f.units[named.Units[i].UnitType]
		named.Units[i].Product, named.Units[i].SKU = u.product, u.sku
	}
	return &named
}

// reward returns the reward of a record, or nil. It has no code or credit of a campaign; see givenFor.
func (f *facts) reward(record redemption.Record, buyer *wire.ShortCustomer) *wire.RedemptionReward {
	if record.RewardID == "" {
		return nil
	}
	w := wire.NewRedemptionReward(record, buyer)
	of := f.rewards[record.RewardID]
	if of.reward != nil {
		w.Describe(*of.reward)
	}
	w.Product, w.SKU = of.product, of.sku
	return w
}
