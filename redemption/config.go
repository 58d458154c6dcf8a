package redemption

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Settings are the parts of a project's settings that decisions depend on.
type Settings struct {
	// Zone and WeekStart place days, weeks and months.
	Zone      *time.Location
	WeekStart time.Weekday
	// Secret keys tracking ids.
	Secret string
	// CaseInsensitive codes are looked up in upper case.
	CaseInsensitive bool
	// Segments returns which of the given segments and loyalty tiers a customer is in. The customer may be one that a request
	// describes and that is not stored. Nil means: a project without segments and tiers.
	Segments func(ctx context.Context, c customer.Customer, ids []string) ([]string, error)
	// Returns say what is refunded for goods that come back.
	Returns project.Returns
	// Schemas validate metadata; nil accepts everything.
	Schemas *metadata.Schemas
}

// spell returns a code as it is stored.
func (s *Settings) spell(code string) string {
	if s.CaseInsensitive {
		return strings.ToUpper(code)
	}
	return code
}

// config is the compiled configuration of a project at one revision. Its tables fill as decisions ask for entries, and each half is
// dropped when its number of the revision changes. So its entries are never stale, and nothing is compiled for each request. See
// kinds.go for how an entry is loaded.
type config struct {
	*ruleConfig
	*catalogConfig
}

func (c *config) revision() storage.Revision {
	return storage.Revision{Rules: c.rulesRevision, Catalog: c.catalogRevision}
}

// catalogConfig are the products that decisions asked for, at one revision of the catalog.
type catalogConfig struct {
	catalogRevision int64

	products    table[string, *catalog.Product] // by id and by source id
	skus        table[string, *catalog.SKU]     // likewise
	collections table[string, *catalog.Membership]
}

// ruleConfig is everything else, at one revision of the rules. Nothing in it depends on the catalog, so that an import of products does
// not have ten thousand promotions compiled again.
type ruleConfig struct {
	rulesRevision int64

	settings Settings
	stacking project.StackingRules
	guard    *project.DiscountGuard // nil where it bounds nothing

	campaigns   table[string, *campaign.Campaign]
	tiers       table[string, *tier]
	stacks      table[string, *promotion.Stack]
	categories  table[string, *catalog.Category]
	assignments table[string, *[]rule.Assignment] // by related object
	rules       table[string, *rule.Program]
	rewards     table[string, *loyalty.Reward]
	offered     table[string, *loyalty.RewardAssignment] // by the pair of reward and campaign
	coins       table[string, *loyalty.CoinReward]       // by the campaign whose cards pay with it
	ranks       table[string, *loyalty.Tier]

	// hints are those of redeemables by the name that requests have for them, customers the ids of customers by their source id.
	hints     table[name, *counterHints]
	customers table[string, string]

	// listing is held while a qualification loads the offers, which are nil until the first one needs them.
	listing sync.Mutex
	offers  *offers
}

// table is a part of a config that concurrent requests read and fill.
type table[K comparable, V any] struct {
	mu sync.RWMutex
	of map[K]V
}

// maxCached bounds each table of a config. Ids that do not exist are remembered as missing, and a caller may invent any
// number of them.
const maxCached = 200_000

// get returns an entry; known is false when it was not loaded yet.
func (t *table[K, V]) get(key K) (value V, known bool) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	value, known = t.of[key]
	return value, known
}

func (t *table[K, V]) set(key K, value V) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.of == nil || len(t.of) >= maxCached {
		t.of = map[K]V{}
	}
	t.of[key] = value
}

// configOf returns the configuration of a revision. A half that is not cached is begun anew.
func (e *Engine) configOf(ctx context.Context, revision storage.Revision) (*config, error) {
	ctx = storage.Current(ctx)
	c := &config{}
	if cached := e.cached.Load(); cached != nil && e.shares(ctx) {
		if cached.revision() == revision {
			return cached, nil
		}
		*c = *cached
	}
	if c.catalogConfig == nil || c.catalogRevision != revision.Catalog {
		c.catalogConfig = &catalogConfig{catalogRevision: revision.Catalog}
	}
	if c.ruleConfig == nil || c.rulesRevision != revision.Rules {
		var err error
		if c.ruleConfig, err = e.newRuleConfig(ctx, revision.Rules); err != nil {
			return nil, err
		}
	}
	// Another request may have stored a configuration of the same revision at the same time; either one is right.
	if e.shares(ctx) {
		e.cached.Store(c)
	}
	return c, nil
}

func (e *Engine) newRuleConfig(ctx context.Context, revision int64) (*ruleConfig, error) {
	settings, err := e.settings(ctx)
	if err != nil {
		return nil, err
	}
	stored, found, err := storage.First(ctx, e.store.StackingRules(), storage.Query{})
	if err != nil {
		return nil, err
	}
	c := &ruleConfig{rulesRevision: revision, settings: settings, stacking: project.DefaultStackingRules()}
	if found {
		c.stacking = stored
	}
	guard, _, err := storage.First(ctx, e.store.DiscountGuards(), storage.Query{})
	if err != nil {
		return nil, err
	}
	if guard.Bounds() {
		c.guard = &guard
	}
	return c, nil
}

// load fetches what a decision lacked. What does not exist is remembered as missing. Nothing is remembered in a half whose number of
// the revision has changed meanwhile: a decision would mix entries of two revisions.
func (e *Engine) load(ctx context.Context, c *config, needs []need) error {
	if len(needs) == 0 {
		return nil
	}
	ctx = storage.Current(ctx)
	loaded := make([]func(*config), len(needs))
	for i, n := range needs {
		var err error
		if loaded[i], err = n.kind.load(ctx, e, n.id); err != nil {
			return err
		}
	}
	now, err := e.store.Revision(ctx)
	if err != nil {
		return err
	}
	had := c.revision()
	for i, n := range needs {
		if half := n.kind.half(); *now.Number(half) == *had.Number(half) {
			loaded[i](c)
		}
	}
	if now != had {
		return &outdated{now}
	}
	return nil
}
