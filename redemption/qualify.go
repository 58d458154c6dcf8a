package redemption

import (
	"context"
	"errors"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Scenario says what a qualification looks through and which rules it asks.
type Scenario string

// The scenarios. None of them asks rules about figures that move all the time: see rule.OmitLive.
const (
	// ScenarioAll looks through codes that anybody may use, codes that the customer holds, and promotion tiers.
	ScenarioAll Scenario = "ALL"
	// ScenarioWallet looks through the codes that the customer holds, referral codes that they give to others among them.
	ScenarioWallet Scenario = "CUSTOMER_WALLET"
	// ScenarioAudience looks through codes, tiers and campaigns, and asks only what is about the customer.
	ScenarioAudience Scenario = "AUDIENCE_ONLY"
	// ScenarioProducts looks through codes, tiers and campaigns that discount or require a product of the order, and asks only
	// what is about products, but not how many of them there are. ScenarioProductsDiscount leaves out those that only require one. The other two ask about the
	// customer as well.
	ScenarioProducts                   Scenario = "PRODUCTS"
	ScenarioProductsDiscount           Scenario = "PRODUCTS_DISCOUNT"
	ScenarioProductsByCustomer         Scenario = "PRODUCTS_BY_CUSTOMER"
	ScenarioProductsDiscountByCustomer Scenario = "PRODUCTS_DISCOUNT_BY_CUSTOMER"
	// ScenarioStacks looks through promotion stacks.
	ScenarioStacks Scenario = "PROMOTION_STACKS"
)

// scenario is what is special about a Scenario.
type scenario struct {
	omit rule.Omission
	// open, held, tiers, campaigns and stacks are what is looked through: codes for anybody, codes of the customer, and so on.
	open, held, tiers, campaigns, stacks bool
	// partial says that the rules which are left decide alone: the bundle may be incomplete and there may be nothing to discount.
	partial bool
	// products says that a product of the order has to be concerned, discount that it has to be discounted.
	products, discount bool
	// wallet says that it is about what the customer has, whether or not they may redeem it themselves.
	wallet bool
}

// looking is a scenario over everything but stacks that decides by a part of the rules.
func looking(omit rule.Omission) scenario {
	return scenario{omit: omit, partial: true, open: true, held: true, tiers: true, campaigns: true}
}

// ofCampaigns is the scenario over campaigns alone.
func (s scenario) ofCampaigns() scenario {
	s.open, s.held, s.tiers, s.stacks, s.campaigns = false, false, false, false, true
	return s
}

func (s scenario) forProducts(discount bool) scenario {
	s.products, s.discount = true, discount
	return s
}

var scenarios = map[Scenario]scenario{
	ScenarioAll:                        {omit: rule.OmitLive, open: true, held: true, tiers: true},
	ScenarioWallet:                     {omit: rule.OmitLive, held: true, wallet: true},
	ScenarioStacks:                     {omit: rule.OmitLive, stacks: true},
	ScenarioAudience:                   looking(rule.OmitAllButAudience),
	ScenarioProducts:                   looking(rule.OmitAllButProducts | rule.OmitQuantities).forProducts(false),
	ScenarioProductsDiscount:           looking(rule.OmitAllButProducts | rule.OmitQuantities).forProducts(true),
	ScenarioProductsByCustomer:         looking(rule.OmitAllButProductsAndAudience | rule.OmitQuantities).forProducts(false),
	ScenarioProductsDiscountByCustomer: looking(rule.OmitAllButProductsAndAudience | rule.OmitQuantities).forProducts(true),
}

// Sorting is the order of qualifications.
type Sorting string

// The orders. Equal discounts stand newest first.
const (
	SortNewest    Sorting = "DEFAULT"
	SortBestDeal  Sorting = "BEST_DEAL"
	SortLeastDeal Sorting = "LEAST_DEAL"
)

// The length of a page of qualifications.
const (
	DefaultQualifications = 5
	MaxQualifications     = 50
)

// QualifyRequest asks which redeemables could be used.
type QualifyRequest struct {
	// Scenario is ScenarioAll when empty.
	Scenario Scenario
	// Campaigns has campaigns looked through instead of codes and tiers: those of which a new code would qualify.
	Campaigns bool
	// Order is nil when the request has none: then what asks nothing about an order qualifies, without figures.
	Order *order.Request
	// Customer is nil for an anonymous request; TrackingID then names the customer by the shop's own id.
	Customer   *customer.Request
	TrackingID string
	Metadata   metadata.Map
	Caller     Caller
	// Explain asks for Entry.Why of what qualifies. Why something else does not is what Validate explains, with what would help.
	Explain bool
	// HideCodes keeps from a visitor all codes but those that they prove to hold.
	HideCodes bool
	// Filter narrows what is looked through, by category_id, campaign_id, campaign_type, resource_id, resource_type,
	// voucher_type, code and holder_role. A voucher goes by its code and by its id.
	Filter storage.Filter
	// Sorting is SortNewest when empty.
	Sorting Sorting
	// Limit is the length of the page, DefaultQualifications when 0.
	Limit int
	// After is the Next of the page before, or any instant: the page starts behind what was made then.
	After time.Time
}

// Qualified is a page of what could be used.
type Qualified struct {
	Items []Qualification
	// More says that there may be more behind the page, from Next on.
	More bool
	Next time.Time
	// Order is the order of the request as it is, nil when there is none.
	Order      *order.Order
	TrackingID string
	Stacking   *project.StackingRules
}

// Qualification is one redeemable that could be used, calculated alone on the order of the request.
type Qualification struct {
	// Entry tells what it does. Its Redeemable names it: a voucher by its code. The Voucher of a campaign is a specimen without an id.
	Entry
	CreatedAt time.Time
	// Campaign is the campaign of a voucher or tier, or the campaign itself; nil for a voucher that stands alone.
	Campaign *campaign.Campaign
	// Stack is set for a stack, Parts are then its tiers, each on the order as the ones before left it.
	Stack *promotion.Stack
	Parts []Qualification
	// Rules are the validation rules that were asked.
	Rules []JudgedRules
	// Locked is what live sessions hold of a gift card, in minor units.
	Locked int64
	// Coin is what a loyalty card would pay the order with; nil for what is no card, and where its campaign offers no such reward.
	Coin *loyalty.CoinReward
}

// JudgedRules is an assignment of validation rules in a qualification.
type JudgedRules struct {
	rule.Assignment
	// Omitted lists the numbers of the rules that the scenario does not ask.
	Omitted []string
}

// RedeemableCampaign is a campaign as the object of a qualification: it cannot be redeemed, but a code of it could.
const RedeemableCampaign RedeemableObject = "campaign"

// Qualify lists what could be used, each alone on the order as it was sent. It writes nothing and holds nothing. There is no cache
// besides the configuration of the project's present revision: a change that was committed before is seen. While somebody changes a
// project without a pause, changes that are committed meanwhile may be seen in part.
//
// In the full scenarios (all, wallet, stacks) what qualifies for an order is what Validate of it alone finds valid, but for rules
// about live figures, which are left out, loyalty cards, which need no reward to be chosen yet, and in the wallet the customer's
// own referral codes.
//
// Of codes it offers those of nobody's campaign, or of a campaign that has one code for all, and the customer's own. A gift card, a loyalty
// card and a code for a single use are offered to nobody but their holder, once they have one. A visitor is offered the discount codes that
// are for everybody, see voucher.Public, and their own with the tracking id that proves who they are.
//
// It fails with invalid_payload for what it does not know or what is out of range, with forbidden for the wallet of a visitor who does not
// prove who they are, and as Validate does for a customer or an order that does not exist or cannot be read.
func (e *Engine) Qualify(ctx context.Context, r QualifyRequest) (*Qualified, error) {
	if err := r.complete(); err != nil {
		return nil, err
	}
	asked := Request{Order: r.Order, Customer: r.Customer, TrackingID: r.TrackingID, Metadata: r.Metadata, Caller: r.Caller, Explain: r.Explain}
	var found *Qualified
	moved := 0
	err := e.attempt(ctx, asked.scope, func(a *attempt) error {
		var err error
		found, err = e.qualifySettled(ctx, a, &asked, &r)
		if old := (*outdated)(nil); errors.As(err, &old) {
			if moved++; moved == patience {
				return errBusy
			}
		}
		return err
	})
	if errors.Is(err, errBusy) {
		found, err = e.qualifyBusy(ctx, &asked, &r)
	}
	if err != nil {
		return nil, err
	}
	return found, nil
}

// patience is how often a qualification begins again because the configuration moved.
const patience = 3

// errBusy says that a project is changed faster than its offers can be loaded.
var errBusy = errors.New("redemption: the configuration does not rest")

// qualifySettled qualifies by the configuration of one revision, before and after everything that it reads.
func (e *Engine) qualifySettled(ctx context.Context, a *attempt, asked *Request, r *QualifyRequest) (*Qualified, error) {
	s, err := e.store.Read(ctx, a.scope)
	if err != nil {
		return nil, err
	}
	if s.Revision != a.config.revision {
		return nil, &outdated{s.Revision}
	}
	if _, err := e.offers(ctx, a.config); err != nil {
		return nil, err
	}
	found, err := e.qualifyOn(ctx, s, a, asked, r)
	if err != nil {
		return nil, err
	}
	return found, e.unmoved(ctx, a.config)
}

// qualifyBusy qualifies in a project that is changed all the time, by an import of products for instance. It loads a configuration
// for itself and keeps it: what was committed before is in it, of what is committed meanwhile it may have a part.
func (e *Engine) qualifyBusy(ctx context.Context, asked *Request, r *QualifyRequest) (*Qualified, error) {
	revision, err := e.store.Revision(ctx)
	if err != nil {
		return nil, err
	}
	shared, err := e.configOf(ctx, revision)
	if err != nil {
		return nil, err
	}
	own := &config{revision: shared.revision, settings: shared.settings, stacking: shared.stacking}
	l := &offersLoader{store: e.store, config: own}
	if err := l.load(ctx); err != nil {
		return nil, err
	}
	own.offers = l.remember()
	a := &attempt{scope: asked.scope(own), config: own}
	for range maxAttempts {
		s, err := e.store.Read(ctx, a.scope)
		if err != nil {
			return nil, err
		}
		found, err := e.qualifyOn(ctx, s, a, asked, r)
		lacking := (*incomplete)(nil)
		if !errors.As(err, &lacking) {
			return found, err
		}
		if a, err = lacking.next(ctx, e, a); err != nil {
			return nil, err
		}
		for _, n := range lacking.needs {
			remember, err := n.kind.load(ctx, e, n.id)
			if err != nil {
				return nil, err
			}
			remember(own)
		}
	}
	return nil, errBusy
}

// qualifyOn qualifies with what is there, or says what is missing. The offers of the configuration are loaded.
func (e *Engine) qualifyOn(ctx context.Context, s *Snapshot, a *attempt, asked *Request, r *QualifyRequest) (*Qualified, error) {
	v := e.view(s, a)
	q, err := newQualifying(v, asked, r, a.config.offers, e.store)
	if err := v.settled(err); err != nil {
		return nil, err
	}
	found, err := q.page(ctx)
	if err := v.settled(err); err != nil {
		return nil, err
	}
	return found, nil
}

// unmoved reports configuration that moved while something was read apart from a snapshot of it.
func (e *Engine) unmoved(ctx context.Context, c *config) error {
	revision, err := e.store.Revision(ctx)
	if err == nil && revision != c.revision {
		err = &outdated{revision}
	}
	return err
}

// complete fills what was left open and refuses what no state of the project could make right.
func (r *QualifyRequest) complete() error {
	if r.Scenario == "" {
		r.Scenario = ScenarioAll
	}
	if r.Sorting == "" {
		r.Sorting = SortNewest
	}
	if r.Limit == 0 {
		r.Limit = DefaultQualifications
	}
	if _, known := scenarios[r.Scenario]; !known {
		return fault.Payload("scenario", "must be one of ALL, CUSTOMER_WALLET, AUDIENCE_ONLY, PRODUCTS, PRODUCTS_DISCOUNT, PROMOTION_STACKS, "+
			"PRODUCTS_BY_CUSTOMER, PRODUCTS_DISCOUNT_BY_CUSTOMER (actual value is '%.60s')", r.Scenario)
	}
	switch r.Sorting {
	case SortNewest, SortBestDeal, SortLeastDeal:
	default:
		return fault.Payload("options.sorting_rule", "must be one of BEST_DEAL, LEAST_DEAL, DEFAULT (actual value is '%.60s')", r.Sorting)
	}
	if r.Limit < 1 || r.Limit > MaxQualifications {
		return fault.Payload("options.limit", "must be from 1 to %d (actual value is '%d')", MaxQualifications, r.Limit)
	}
	if err := offerKind.CheckFilter(r.Filter); err != nil {
		return err
	}
	return knownStatus(r.Order)
}
