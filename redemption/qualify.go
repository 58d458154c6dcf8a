package redemption

import (
	"context"

	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/tracing"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Scenario says which redeemables a qualification examines and which rules it evaluates.
type Scenario string

// The scenarios. None of them evaluates rules about figures that change all the time: see rule.OmitLive.
const (
	// ScenarioAll examines codes that any customer may use, codes that the customer holds, and promotion tiers.
	ScenarioAll Scenario = "ALL"
	// ScenarioWallet examines the codes that the customer holds, referral codes that they give to others among them.
	ScenarioWallet Scenario = "CUSTOMER_WALLET"
	// ScenarioAudience examines codes, tiers and campaigns, and evaluates only rules about the customer.
	ScenarioAudience Scenario = "AUDIENCE_ONLY"
	// ScenarioProducts examines codes, tiers and campaigns that discount or require a product of the order, and evaluates only
	// rules about products, but not about quantities. ScenarioProductsDiscount leaves out those that only require a product. The
	// other two evaluate rules about the customer as well.
	ScenarioProducts                   Scenario = "PRODUCTS"
	ScenarioProductsDiscount           Scenario = "PRODUCTS_DISCOUNT"
	ScenarioProductsByCustomer         Scenario = "PRODUCTS_BY_CUSTOMER"
	ScenarioProductsDiscountByCustomer Scenario = "PRODUCTS_DISCOUNT_BY_CUSTOMER"
	// ScenarioStacks examines promotion stacks.
	ScenarioStacks Scenario = "PROMOTION_STACKS"
)

// scenario holds the properties of a Scenario.
type scenario struct {
	omit rule.Omission
	// open, held, tiers, campaigns and stacks say what is examined: codes for all customers, codes that the customer holds,
	// and so on.
	open, held, tiers, campaigns, stacks bool
	// partial says that the evaluated rules alone decide: the bundle may be incomplete and there may be nothing to discount.
	partial bool
	// products says that a product of the order has to be concerned, discount that it has to be discounted.
	products, discount bool
	// wallet says that it is about what the customer has, whether or not they may redeem it themselves.
	wallet bool
}

// partialScenario returns a scenario over everything but stacks that decides by a part of the rules.
func partialScenario(omit rule.Omission) scenario {
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
	ScenarioAudience:                   partialScenario(rule.OmitAllButAudience),
	ScenarioProducts:                   partialScenario(rule.OmitAllButProducts | rule.OmitQuantities).forProducts(false),
	ScenarioProductsDiscount:           partialScenario(rule.OmitAllButProducts | rule.OmitQuantities).forProducts(true),
	ScenarioProductsByCustomer:         partialScenario(rule.OmitAllButProductsAndAudience | rule.OmitQuantities).forProducts(false),
	ScenarioProductsDiscountByCustomer: partialScenario(rule.OmitAllButProductsAndAudience | rule.OmitQuantities).forProducts(true),
}

// Sorting is the order of qualifications.
type Sorting string

// The orders. Among equal discounts the newest is first.
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
	// Campaigns examines campaigns instead of codes and tiers: those of which a new code would qualify.
	Campaigns bool
	// Order is nil when the request has none: then redeemables without rules about orders qualify, without figures.
	Order *order.Request
	// Customer is nil for an anonymous request; TrackingID then names the customer by the shop's own id.
	Customer   *customer.Request
	TrackingID string
	Metadata   metadata.Map
	Caller     Caller
	// Explain asks for Entry.Why of what qualifies. For the others Validate explains why they do not apply, and what would help.
	Explain bool
	// HideCodes shows a visitor only codes that they prove to hold.
	HideCodes bool
	// Filter narrows what is looked through, by category_id, campaign_id, campaign_type, resource_id, resource_type,
	// voucher_type, code and holder_role. A voucher goes by its code and by its id.
	Filter storage.Filter
	// Sorting is SortNewest when empty.
	Sorting Sorting
	// Limit is the length of the page, DefaultQualifications when 0.
	Limit int
	// After is the Next of the page before, or any instant: the page starts after redeemables that were made then.
	After time.Time
}

// Qualified is a page of what could be used.
type Qualified struct {
	Items []Qualification
	// More says that there may be more after the page, from Next on.
	More bool
	Next time.Time
	// Order is the order of the request as it is, nil when there is none.
	Order      *order.Order
	TrackingID string
	Stacking   *project.StackingRules
}

// Qualification is one redeemable that could be used, calculated alone on the order of the request.
type Qualification struct {
	// Entry is its effect. Its Redeemable names it: a voucher by its code. The Voucher of a campaign is a specimen without an id.
	Entry
	CreatedAt time.Time
	// Campaign is the campaign of a voucher or tier, or the campaign itself; nil for a voucher without a campaign.
	Campaign *campaign.Campaign
	// Stack is set for a stack, Parts are then its tiers, each on the order as the ones before left it.
	Stack *promotion.Stack
	Parts []Qualification
	// Rules are the validation rules that were evaluated.
	Rules []JudgedRules
	// Locked is what live sessions hold of a gift card, in minor units.
	Locked int64
	// Coin is the reward by which a loyalty card would pay the order; nil for other redeemables, and where the card's campaign
	// offers no such reward.
	Coin *loyalty.CoinReward
}

// JudgedRules is an assignment of validation rules in a qualification.
type JudgedRules struct {
	rule.Assignment
	// Omitted lists the numbers of the rules that the scenario does not evaluate.
	Omitted []string
}

// RedeemableCampaign is a campaign as the object of a qualification: it cannot be redeemed, but a code of it could.
const RedeemableCampaign RedeemableObject = "campaign"

// Qualify lists what could be used, each alone on the order as it was sent. It writes nothing and holds nothing. There is no cache
// besides the configuration of the project's present revision: a change that was committed before is seen.
//
// In the full scenarios (all, wallet, stacks) what qualifies for an order is what Validate of it alone finds valid, but for rules
// about live figures, which are left out, loyalty cards, which need no reward to be chosen yet, and in the wallet the customer's
// own referral codes.
//
// It offers codes without a campaign, codes of campaigns that have one code for all, and the customer's own. A gift card, a loyalty
// card and a code for a single use are offered only to their holder, once they have one. A visitor is offered public discount
// codes, see voucher.Public, and their own with the tracking id that proves who they are.
//
// It fails with invalid_payload for what it does not know or what is out of range, with forbidden for the wallet of a visitor who does not
// prove who they are, with multiple_requests while the rules of the project change faster than they can be loaded, and as Validate does
// for a customer or an order that does not exist or cannot be read.
func (e *Engine) Qualify(ctx context.Context, r QualifyRequest) (_ *Qualified, err error) {
	ctx, span := tracing.Begin(ctx, "redemption.qualify")
	defer func() { tracing.End(span, err) }()
	if err := r.complete(); err != nil {
		return nil, err
	}
	asked := Request{Order: r.Order, Customer: r.Customer, TrackingID: r.TrackingID, Metadata: r.Metadata, Caller: r.Caller, Explain: r.Explain}
	var (
		found *Qualified
		v     view
	)
	err = e.attempt(ctx, &v, asked.scope, func() (err error) {
		found, err = e.qualifySettled(ctx, &v, &asked, &r)
		return err
	})
	if err != nil {
		return nil, err
	}
	return found, nil
}

// qualifySettled qualifies by the configuration of one revision. It reads codes after the snapshot, so it checks afterwards that their rules
// are still those of the configuration. They do not depend on the catalog: an import of products does not disturb a qualification.
func (e *Engine) qualifySettled(ctx context.Context, v *view, asked *Request, r *QualifyRequest) (*Qualified, error) {
	s, err := e.store.Read(ctx, v.scope)
	if err != nil {
		return nil, err
	}
	if err := e.show(v, s); err != nil {
		return nil, err
	}
	if _, err := e.offers(ctx, v.config); err != nil {
		return nil, err
	}
	found, err := e.qualifyOn(ctx, v, asked, r)
	if err != nil {
		return nil, err
	}
	return found, e.unmoved(ctx, v.config)
}

// qualifyOn qualifies with what is there, or says what is missing. The offers of the configuration are loaded.
func (e *Engine) qualifyOn(ctx context.Context, v *view, asked *Request, r *QualifyRequest) (*Qualified, error) {
	q, err := newQualifier(v, asked, r, v.config.offers, e.store)
	if err := v.settled(err); err != nil {
		return nil, err
	}
	found, err := q.page(ctx)
	if err := v.settled(err); err != nil {
		return nil, err
	}
	return found, nil
}

// unmoved fails with outdated when the rules changed while configuration was read.
func (e *Engine) unmoved(ctx context.Context, c *config) error {
	revision, err := e.store.Revision(ctx)
	if err == nil && revision.Rules != c.rulesRevision {
		err = &outdated{revision}
	}
	return err
}

// complete sets defaults and refuses values that are wrong in every project.
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
