package redemption

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// offer is a redeemable or campaign that may qualify: its effect is not calculated yet.
type offer struct {
	object RedeemableObject
	// id is a voucher's or tier's, a stack's or a campaign's.
	id        string
	createdAt time.Time
	// One of these is set; campaign besides, where a voucher, tier or stack has one.
	tier     *tier
	stack    *promotion.Stack
	voucher  *voucher.Voucher
	campaign *campaign.Campaign
	category string
	// role is what the customer of the request is to a voucher.
	role HolderRole
	// rules are those of a tier, campaign or stack; those of a voucher are looked up when it is judged.
	rules []*rule.Program
	// number is the offer's in the index of rules, for tiers and campaigns.
	number int
}

// HolderRole is what a customer is to a code.
type HolderRole string

// The roles of holders. The holder of a referral code refers others with it.
const (
	RoleOwner    HolderRole = "OWNER"
	RoleReferrer HolderRole = "REFERRER"
)

// offerKind lists the fields by which a request may filter the offers.
var offerKind = storage.Kind[offer]{
	Name: "redeemable",
	ID:   func(o *offer) string { return o.id },
	Fields: []storage.Field[offer]{
		storage.String("category_id", func(o *offer) string { return o.category }),
		storage.String("campaign_id", func(o *offer) string {
			if o.campaign == nil {
				return ""
			}
			return o.campaign.ID
		}),
		storage.String("campaign_type", func(o *offer) string {
			if o.campaign == nil {
				return ""
			}
			return string(o.campaign.Type)
		}),
		storage.Strings("resource_id", func(o *offer) []string {
			if o.voucher == nil {
				return []string{o.id}
			}
			return []string{o.voucher.Code, o.id}
		}),
		storage.String("resource_type", func(o *offer) string { return string(o.object) }),
		storage.String("voucher_type", func(o *offer) string {
			if o.voucher == nil {
				return ""
			}
			return string(o.voucher.Type)
		}),
		storage.String("code", func(o *offer) string {
			if o.voucher == nil {
				return ""
			}
			return o.voucher.Code
		}),
		storage.String("holder_role", func(o *offer) string { return string(o.role) }),
	},
}

// newestFirst orders offers; of those made at the same instant the greater id comes first.
func newestFirst(a, b *offer) int {
	return cmp.Or(b.createdAt.Compare(a.createdAt), strings.Compare(b.id, a.id))
}

// offers are what qualifications examine besides codes: everything of one revision of the rules that is switched on, newest first.
type offers struct {
	tiers, stacks, campaigns []offer
	// public are the campaigns that have one code for all customers.
	public []string
	// assigned are the validation rules by the id of the tier or campaign.
	assigned map[string][]rule.Assignment
	// inCollections says that some of their rules ask in which product collections a line is.
	inCollections bool
	// index finds the tiers and campaigns whose rules certainly fail. Of 10,000 promotions with rules of mixed kinds it leaves few to be
	// judged: without it BenchmarkQualify takes more than ten times as long as among 1,000, and goal P11 allows three times.
	index *rule.Index
}

// offers returns what the configuration offers. It is loaded as a whole once for each revision of the rules: a project may have ten thousand
// promotions, and a qualification that asked for each of them would never end.
func (e *Engine) offers(ctx context.Context, c *config) (*offers, error) {
	c.listing.Lock()
	defer c.listing.Unlock()
	if c.offers != nil {
		return c.offers, nil
	}
	l := &offersLoader{store: e.store, config: c}
	if err := l.load(ctx); err != nil {
		return nil, err
	}
	if err := e.unmoved(ctx, c); err != nil {
		return nil, err
	}
	c.offers = l.remember()
	return c.offers, nil
}

// offersLoader loads the offers and all configuration that they are judged by.
type offersLoader struct {
	store      Store
	config     *config
	campaigns  map[string]*campaign.Campaign
	categories []catalog.Category
	tiers      []*tier
	stacks     []promotion.Stack
	assigned   map[string][]rule.Assignment
	rules      map[string]*rule.Program
}

func (l *offersLoader) load(ctx context.Context) error {
	campaigns, err := l.store.Campaigns().List(ctx, storage.Query{})
	if err != nil {
		return err
	}
	l.campaigns = make(map[string]*campaign.Campaign, len(campaigns.Items))
	for i := range campaigns.Items {
		l.campaigns[campaigns.Items[i].ID] = &campaigns.Items[i]
	}
	tiers, err := l.store.Tiers().List(ctx, storage.Query{Filter: storage.Is("active", true)})
	if err != nil {
		return err
	}
	for _, t := range tiers.Items {
		compiled, err := compileTier(t)
		if err != nil {
			return err
		}
		l.tiers = append(l.tiers, compiled)
	}
	stacks, err := l.store.Stacks().List(ctx, storage.Query{})
	if err != nil {
		return err
	}
	categories, err := l.store.Categories().List(ctx, storage.Query{})
	if err != nil {
		return err
	}
	l.stacks, l.categories = stacks.Items, categories.Items
	return l.loadRules(ctx)
}

// inPortions is how many ids one query names at most.
const inPortions = 500

// loadRules loads the rules of tiers and campaigns. The assignments are looked up by the object that they are assigned to: a
// project may have as many vouchers with rules as it has vouchers.
func (l *offersLoader) loadRules(ctx context.Context) error {
	var guarded []string
	for id := range l.campaigns {
		guarded = append(guarded, id)
	}
	for _, t := range l.tiers {
		guarded = append(guarded, t.ID)
	}
	slices.Sort(guarded)
	l.assigned, l.rules = make(map[string][]rule.Assignment, len(guarded)), map[string]*rule.Program{}
	for ids := range slices.Chunk(guarded, inPortions) {
		page, err := l.store.RuleAssignments().List(ctx, storage.Query{Filter: storage.In("related_object_id", ids)})
		if err != nil {
			return err
		}
		for _, a := range page.Items {
			l.assigned[a.RelatedObjectID] = append(l.assigned[a.RelatedObjectID], a)
			l.rules[a.RuleID] = nil
		}
	}
	ids := make([]string, 0, len(l.rules))
	for id := range l.rules {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for ids := range slices.Chunk(ids, inPortions) {
		page, err := l.store.Rules().List(ctx, storage.Query{Filter: storage.In("id", ids)})
		if err != nil {
			return err
		}
		for _, r := range page.Items {
			if l.rules[r.ID], err = rule.Compile(r); err != nil {
				return err
			}
		}
	}
	return nil
}

// programs are the rules of tiers and campaigns, in the order of their assignments.
func (l *offersLoader) programs(guarded ...string) []*rule.Program {
	var programs []*rule.Program
	for _, id := range guarded {
		for _, a := range l.assigned[id] {
			if p := l.rules[a.RuleID]; p != nil {
				programs = append(programs, p)
			}
		}
	}
	return programs
}

// remember puts what was loaded into the tables of the configuration, where decisions look it up, and returns the offers.
func (l *offersLoader) remember() *offers {
	c := l.config
	for i := range l.categories {
		c.categories.set(l.categories[i].ID, &l.categories[i])
	}
	for id, p := range l.rules {
		c.rules.set(id, p)
	}
	rulesOf := func(guarded string) {
		assigned := l.assigned[guarded]
		c.assignments.set(guarded, &assigned)
	}
	for id, of := range l.campaigns {
		c.campaigns.set(id, of)
		rulesOf(id)
	}
	for _, t := range l.tiers {
		c.tiers.set(t.ID, t)
		rulesOf(t.ID)
	}
	return l.offers()
}

func (l *offersLoader) offers() *offers {
	all := &offers{assigned: l.assigned}
	for _, p := range l.rules {
		all.inCollections = all.inCollections || p != nil && len(p.Needs().Collections) > 0
	}
	for _, t := range l.tiers {
		if of := l.campaigns[t.CampaignID]; isOn(of) {
			all.tiers = append(all.tiers, offer{
				object: RedeemableTier, id: t.ID, createdAt: t.CreatedAt, tier: t, campaign: of,
				category: cmp.Or(t.CategoryID, of.CategoryID), rules: l.programs(t.ID, t.CampaignID),
			})
		}
	}
	for i := range l.stacks {
		s := &l.stacks[i]
		if of := l.campaigns[s.CampaignID]; isOn(of) {
			all.stacks = append(all.stacks, offer{
				object: RedeemableStack, id: s.ID, createdAt: s.CreatedAt, stack: s, campaign: of, category: cmp.Or(s.CategoryID, of.CategoryID),
			})
		}
	}
	for _, of := range l.campaigns {
		switch {
		case !isOn(of):
		case of.Distribution == campaign.DistributionStandalone:
			all.public = append(all.public, of.ID)
		case of.Voucher != nil:
			all.campaigns = append(all.campaigns, offer{
				object: RedeemableCampaign, id: of.ID, createdAt: of.CreatedAt, campaign: of, category: of.CategoryID, rules: l.programs(of.ID),
			})
		}
	}
	for _, list := range [][]offer{all.tiers, all.stacks, all.campaigns} {
		slices.SortFunc(list, func(a, b offer) int { return newestFirst(&a, &b) })
	}
	var rules [][]*rule.Program
	for _, list := range [][]offer{all.tiers, all.campaigns} {
		for i := range list {
			list[i].number = len(rules)
			rules = append(rules, list[i].rules)
		}
	}
	all.index = rule.NewIndex(rules, l.config.settings.Zone)
	slices.Sort(all.public)
	return all
}

// isOn reports whether a campaign is there and switched on. Its dates depend on the instant of the request.
func isOn(c *campaign.Campaign) bool { return c != nil && c.Active && c.DeletedAt.IsZero() }
