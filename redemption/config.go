package redemption

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Settings are what a project decides by besides its resources.
type Settings struct {
	// Zone and WeekStart place days, weeks and months.
	Zone      *time.Location
	WeekStart time.Weekday
	// Secret keys tracking ids.
	Secret string
	// CaseInsensitive codes are looked up in upper case.
	CaseInsensitive bool
	// Segments returns those of some segments and loyalty tiers that a customer is in, who may be as a request describes him. Nil stands
	// for a project without any.
	Segments func(ctx context.Context, c customer.Customer, ids []string) ([]string, error)
	// Schemas are what metadata is held against; nil accepts everything.
	Schemas *metadata.Schemas
}

// Spell returns a code as it is stored.
func (s *Settings) Spell(code string) string {
	if s.CaseInsensitive {
		return strings.ToUpper(code)
	}
	return code
}

// config is the compiled configuration of a project at one revision. It fills as decisions ask for it and is thrown away when
// the revision moves: what it holds is never stale, and nothing is compiled once per request.
type config struct {
	revision int64
	settings Settings
	stacking project.StackingRules

	mu          sync.RWMutex
	campaigns   map[string]*campaign.Campaign
	tiers       map[string]*tier
	stacks      map[string]*promotion.Stack
	categories  map[string]*catalog.Category
	products    map[string]*catalog.Product // by id and by source id
	skus        map[string]*catalog.SKU     // likewise
	assignments map[string][]string         // rule ids by related object
	rules       map[string]*rule.Program
	rewards     map[string]*loyalty.Reward
	offered     map[string]*loyalty.RewardAssignment // by the pair of reward and campaign
	coins       map[string]*loyalty.CoinReward       // by the campaign whose cards pay with it
	ranks       map[string]*loyalty.Tier
	// membership knows the collections of the project; nil until a rule asks.
	membership *catalog.Membership

	hints hintCache

	// listing is held while somebody loads the offers, which are nil until a qualification asks.
	listing sync.Mutex
	offers  *offers
}

// tier is a promotion tier with its discount compiled.
type tier struct {
	promotion.Tier
	program *discount.Program
}

// maxCached bounds each table of a config. Ids that nobody made are remembered as missing, and a caller may invent any number
// of them.
const maxCached = 200_000

// need names a piece of configuration that a decision lacked.
type need struct {
	kind needKind
	id   string
}

type needKind uint8

const (
	needCampaign needKind = iota
	needTier
	needStack
	needCategory
	needProduct
	needSKU
	needAssignments
	needRule
	needMembership
	needReward
	needAssignment
	needCoin
	needRank
)

// lookup returns a cached entry; known is false when nobody has loaded it yet.
func lookup[K comparable, T any](c *config, table *map[K]T, id K) (value T, known bool) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	value, known = (*table)[id]
	return value, known
}

// remember stores an entry in a table of the config.
func remember[K comparable, T any](c *config, table *map[K]T, id K, value T) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if *table == nil || len(*table) >= maxCached {
		*table = map[K]T{}
	}
	(*table)[id] = value
}

// configOf returns the cached configuration of a revision, or begins a new one.
func (e *Engine) configOf(ctx context.Context, revision int64) (*config, error) {
	if c := e.cached.Load(); c != nil && c.revision == revision {
		return c, nil
	}
	settings, err := e.settings(ctx)
	if err != nil {
		return nil, err
	}
	stored, found, err := storage.First(ctx, e.store.StackingRules(), storage.Query{})
	if err != nil {
		return nil, err
	}
	c := &config{revision: revision, settings: settings, stacking: project.DefaultStackingRules()}
	if found {
		c.stacking = stored
	}
	// Another request may have begun the same revision; either one is complete and right.
	e.cached.Store(c)
	return c, nil
}

// load fetches what a decision lacked. What does not exist is remembered as missing. Nothing is remembered when the revision has
// moved meanwhile: a decision would mix what it has with what came later.
func (e *Engine) load(ctx context.Context, c *config, needs []need) error {
	if len(needs) == 0 {
		return nil
	}
	loaded := make([]func(), len(needs))
	for i, n := range needs {
		var err error
		if loaded[i], err = e.loadOne(ctx, c, n); err != nil {
			return err
		}
	}
	switch revision, err := e.store.Revision(ctx); {
	case err != nil:
		return err
	case revision != c.revision:
		return &outdated{revision}
	}
	for _, remember := range loaded {
		remember()
	}
	return nil
}

// loadOne fetches one piece of configuration and returns what remembers it.
func (e *Engine) loadOne(ctx context.Context, c *config, n need) (remember func(), err error) {
	switch n.kind {
	case needCampaign:
		return fetch(ctx, c, &c.campaigns, n.id, e.store.Campaigns().Get, func(v campaign.Campaign) (*campaign.Campaign, error) { return &v, nil })
	case needTier:
		return fetch(ctx, c, &c.tiers, n.id, e.store.Tiers().Get, compileTier)
	case needStack:
		return fetch(ctx, c, &c.stacks, n.id, e.store.Stacks().Get, func(v promotion.Stack) (*promotion.Stack, error) { return &v, nil })
	case needCategory:
		return fetch(ctx, c, &c.categories, n.id, e.store.Categories().Get, func(v catalog.Category) (*catalog.Category, error) { return &v, nil })
	case needProduct:
		return fetch(ctx, c, &c.products, n.id, bySource(e.store.Products()), func(v catalog.Product) (*catalog.Product, error) {
			if !v.DeletedAt.IsZero() {
				return nil, nil
			}
			return &v, nil
		})
	case needSKU:
		return fetch(ctx, c, &c.skus, n.id, bySource(e.store.SKUs()), func(v catalog.SKU) (*catalog.SKU, error) {
			if !v.DeletedAt.IsZero() {
				return nil, nil
			}
			return &v, nil
		})
	case needRule:
		return fetch(ctx, c, &c.rules, n.id, e.store.Rules().Get, rule.Compile)
	case needReward:
		return fetch(ctx, c, &c.rewards, n.id, e.store.Rewards().Get, func(v loyalty.Reward) (*loyalty.Reward, error) { return &v, nil })
	case needAssignment:
		return fetch(ctx, c, &c.offered, n.id, e.offerOf, func(v loyalty.RewardAssignment) (*loyalty.RewardAssignment, error) { return &v, nil })
	case needCoin:
		return fetch(ctx, c, &c.coins, n.id, e.coinOf, func(v loyalty.CoinReward) (*loyalty.CoinReward, error) { return &v, nil })
	case needRank:
		return fetch(ctx, c, &c.ranks, n.id, e.store.LoyaltyTiers().Get, func(v loyalty.Tier) (*loyalty.Tier, error) { return &v, nil })
	case needAssignments:
		return e.loadAssignments(ctx, c, n.id)
	}
	return e.loadMembership(ctx, c)
}

// fetch reads one resource and compiles it.
func fetch[T, C any](ctx context.Context, c *config, table *map[string]*C, id string,
	get func(context.Context, string) (T, error), compile func(T) (*C, error)) (func(), error) {
	item, err := get(ctx, id)
	if fault.IsNotFound(err) {
		return func() { remember(c, table, id, nil) }, nil
	}
	if err != nil {
		return nil, err
	}
	compiled, err := compile(item)
	if err != nil {
		return nil, err
	}
	return func() { remember(c, table, id, compiled) }, nil
}

func bySource[T any](collection storage.Collection[T]) func(context.Context, string) (T, error) {
	return func(ctx context.Context, id string) (T, error) {
		return storage.Resolve(ctx, collection, "source_id", id)
	}
}

// offerOf finds the assignment of a reward to a campaign.
func (e *Engine) offerOf(ctx context.Context, pair string) (loyalty.RewardAssignment, error) {
	a, found, err := e.store.RewardAssignments().Find(ctx, "pair", pair)
	if err == nil && !found {
		err = fault.NotFound(loyalty.RewardAssignmentKind.Name, pair)
	}
	return a, err
}

// coinOf finds what the cards of a campaign pay orders with: of several rewards that do so, the one that it has offered for longest.
func (e *Engine) coinOf(ctx context.Context, campaignID string) (coin loyalty.CoinReward, err error) {
	assigned, err := e.store.RewardAssignments().List(ctx, storage.Query{
		Filter: storage.Is("campaign_id", campaignID), Order: []storage.Order{{Field: "created_at"}},
	})
	if err != nil {
		return coin, err
	}
	for _, a := range assigned.Items {
		r, err := e.store.Rewards().Get(ctx, a.RewardID)
		if err == nil && r.Coin != nil {
			return *r.Coin, nil
		}
		if err != nil && !fault.IsNotFound(err) {
			return coin, err
		}
	}
	return coin, fault.NotFound(loyalty.RewardKind.Name, campaignID)
}

func compileTier(t promotion.Tier) (*tier, error) {
	if t.Discount == nil {
		return &tier{Tier: t}, nil
	}
	program, err := discount.Compile(*t.Discount)
	return &tier{Tier: t, program: program}, err
}

func (e *Engine) loadAssignments(ctx context.Context, c *config, objectID string) (func(), error) {
	page, err := e.store.RuleAssignments().List(ctx, storage.Query{Filter: storage.Is("related_object_id", objectID)})
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(page.Items))
	for i, a := range page.Items {
		ids[i] = a.RuleID
	}
	return func() { remember(c, &c.assignments, objectID, ids) }, nil
}

func (e *Engine) loadMembership(ctx context.Context, c *config) (func(), error) {
	page, err := e.store.Collections().List(ctx, storage.Query{})
	if err != nil {
		return nil, err
	}
	m := catalog.NewMembership(page.Items)
	return func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.membership = m
	}, nil
}
