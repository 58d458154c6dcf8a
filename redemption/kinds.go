package redemption

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// kind is one kind of configuration that decisions look up by id. It is declared once: in which table of a config it is kept, and
// how it is read and compiled. What does not exist is kept as nil.
type kind[T any] struct {
	// of is the half of a config in which the table is.
	of    storage.Configuration
	table func(*config) *table[string, *T]
	read  func(ctx context.Context, e *Engine, id string) (*T, error)
}

// need names a piece of configuration that a decision lacked.
type need struct {
	kind interface {
		// load reads it, and returns a function that puts it into the config.
		load(ctx context.Context, e *Engine, id string) (remember func(*config), err error)
		half() storage.Configuration
	}
	id string
}

func (k *kind[T]) half() storage.Configuration { return k.of }

func (k *kind[T]) load(ctx context.Context, e *Engine, id string) (func(*config), error) {
	value, err := k.read(ctx, e, id)
	switch {
	case fault.IsNotFound(err):
		value = nil
	case err != nil:
		return nil, err
	}
	return func(c *config) { k.table(c).set(id, value) }, nil
}

// ask returns a piece of configuration; nil when it does not exist, or is not loaded yet, which the view then notes.
func ask[T any](v *view, k *kind[T], id string) *T {
	if id == "" {
		return nil
	}
	value, known := k.table(v.config).get(id)
	if !known {
		v.note(need{k, id})
	}
	return value
}

// stored is a kind that decisions use as it is stored.
func stored[T any](table func(*config) *table[string, *T], in func(Store) storage.Collection[T]) *kind[T] {
	return &kind[T]{storage.ConfiguresRules, table, func(ctx context.Context, e *Engine, id string) (*T, error) {
		v, err := in(e.store).Get(ctx, id)
		return &v, err
	}}
}

// compiled is a kind that is compiled before decisions use it.
func compiled[S, T any](table func(*config) *table[string, *T], in func(Store) storage.Collection[S], compile func(S) (*T, error)) *kind[T] {
	return &kind[T]{storage.ConfiguresRules, table, func(ctx context.Context, e *Engine, id string) (*T, error) {
		v, err := in(e.store).Get(ctx, id)
		if err != nil {
			return nil, err
		}
		return compile(v)
	}}
}

// listedBySource is a kind of the catalog that is looked up by id and by source id, as long as it is not deleted.
func listedBySource[T any](table func(*config) *table[string, *T], in func(Store) storage.Collection[T], deleted func(*T) bool) *kind[T] {
	return &kind[T]{storage.ConfiguresCatalog, table, func(ctx context.Context, e *Engine, id string) (*T, error) {
		v, err := storage.Resolve(ctx, in(e.store), "source_id", id)
		if err != nil || deleted(&v) {
			return nil, err
		}
		return &v, nil
	}}
}

var (
	campaigns  = stored(func(c *config) *table[string, *campaign.Campaign] { return &c.campaigns }, Store.Campaigns)
	tiers      = compiled(func(c *config) *table[string, *tier] { return &c.tiers }, Store.Tiers, compileTier)
	stacks     = stored(func(c *config) *table[string, *promotion.Stack] { return &c.stacks }, Store.Stacks)
	categories = stored(func(c *config) *table[string, *catalog.Category] { return &c.categories }, Store.Categories)
	products   = listedBySource(func(c *config) *table[string, *catalog.Product] { return &c.products }, Store.Products,
		func(p *catalog.Product) bool { return !p.DeletedAt.IsZero() })
	skus = listedBySource(func(c *config) *table[string, *catalog.SKU] { return &c.skus }, Store.SKUs,
		func(s *catalog.SKU) bool { return !s.DeletedAt.IsZero() })
	// collections has one entry, with the id allCollections: which products are in which collections.
	collections = &kind[catalog.Membership]{storage.ConfiguresCatalog, func(c *config) *table[string, *catalog.Membership] { return &c.collections }, readCollections}

	rules = compiled(func(c *config) *table[string, *rule.Program] { return &c.rules }, Store.Rules, rule.Compile)
	// assignments are those of the rules that an object has.
	assignments = &kind[[]rule.Assignment]{storage.ConfiguresRules, func(c *config) *table[string, *[]rule.Assignment] { return &c.assignments }, readAssignments}

	rewards = stored(func(c *config) *table[string, *loyalty.Reward] { return &c.rewards }, Store.Rewards)
	ranks   = stored(func(c *config) *table[string, *loyalty.Tier] { return &c.ranks }, Store.LoyaltyTiers)
	offered = &kind[loyalty.RewardAssignment]{storage.ConfiguresRules, func(c *config) *table[string, *loyalty.RewardAssignment] { return &c.offered }, readOffered}
	coins   = &kind[loyalty.CoinReward]{storage.ConfiguresRules, func(c *config) *table[string, *loyalty.CoinReward] { return &c.coins }, readCoin}
)

// tier is a promotion tier with its discount compiled.
type tier struct {
	promotion.Tier
	program *discount.Program
}

func compileTier(t promotion.Tier) (*tier, error) {
	if t.Discount == nil {
		return &tier{Tier: t}, nil
	}
	program, err := discount.Compile(*t.Discount)
	return &tier{Tier: t, program: program}, err
}

const allCollections = "all"

func readCollections(ctx context.Context, e *Engine, _ string) (*catalog.Membership, error) {
	page, err := e.store.Collections().List(ctx, storage.Query{})
	if err != nil {
		return nil, err
	}
	return catalog.NewMembership(page.Items), nil
}

func readAssignments(ctx context.Context, e *Engine, objectID string) (*[]rule.Assignment, error) {
	page, err := e.store.RuleAssignments().List(ctx, storage.Query{Filter: storage.Is("related_object_id", objectID)})
	if err != nil {
		return nil, err
	}
	return &page.Items, nil
}

// readOffered finds the assignment of a reward to a campaign.
func readOffered(ctx context.Context, e *Engine, pair string) (*loyalty.RewardAssignment, error) {
	a, found, err := e.store.RewardAssignments().Find(ctx, "pair", pair)
	if err != nil || !found {
		return nil, err
	}
	return &a, nil
}

// readCoin finds the reward by which the cards of a campaign pay orders: of several, the one that was assigned first.
func readCoin(ctx context.Context, e *Engine, campaignID string) (*loyalty.CoinReward, error) {
	assigned, err := e.store.RewardAssignments().List(ctx, storage.Query{
		Filter: storage.Is("campaign_id", campaignID), Order: []storage.Order{{Field: "created_at"}},
	})
	if err != nil {
		return nil, err
	}
	for _, a := range assigned.Items {
		r, err := e.store.Rewards().Get(ctx, a.RewardID)
		if err == nil && r.Coin != nil {
			return r.Coin, nil
		}
		if err != nil && !fault.IsNotFound(err) {
			return nil, err
		}
	}
	return nil, nil
}
