package redemption

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is the part of a backend that redemptions need. Read and Update are the only way to the rows that a decision
// changes.
type Store interface {
	storage.Transactor
	// Read returns the rows of a scope without holding them.
	Read(ctx context.Context, scope Scope) (*Snapshot, error)
	// Update loads the rows of a scope while holding them, has them decided, and writes the outcome in the same commit. decide is
	// pure and may run again after a conflict. An error of decide leaves everything as it was and is returned unchanged; an empty
	// outcome commits nothing. When another transaction makes the same customer or order at the same moment, the whole is tried
	// again with fresh rows, a bounded number of times, and then fails with multiple_requests. It fails with duplicate_found for a
	// source id that another customer or order has, and with invalid_payload for an outcome that cannot be stored. A store that is
	// in a transaction refuses: rows are locked in one global order, and the transaction may have locked some already.
	Update(ctx context.Context, scope Scope, decide func(*Snapshot) (*Outcome, error)) (*Outcome, error)

	Redemptions() storage.Collection[Record]
	Returns() storage.Collection[Return]
	Orders() storage.Collection[order.Order]
	Sessions() storage.Collection[Lock]

	// The configuration that decisions are made by, read apart from the held rows.
	Revision(ctx context.Context) (storage.Revision, error)
	Campaigns() storage.Collection[campaign.Campaign]
	Tiers() storage.Collection[promotion.Tier]
	Stacks() storage.Collection[promotion.Stack]
	Rules() storage.Collection[rule.Rules]
	RuleAssignments() storage.Collection[rule.Assignment]
	StackingRules() storage.Collection[project.StackingRules]
	DiscountGuards() storage.Collection[project.DiscountGuard]
	Categories() storage.Collection[catalog.Category]
	Products() storage.Collection[catalog.Product]
	SKUs() storage.Collection[catalog.SKU]
	Collections() storage.Collection[catalog.Collection]
	Vouchers() storage.Collection[voucher.Voucher]
	VoucherTransactions() storage.Collection[voucher.Transaction]
	Publications() storage.Collection[voucher.Publication]
	PointsLots() storage.Collection[ledger.Lot]
	Rewards() storage.Collection[loyalty.Reward]
	RewardAssignments() storage.Collection[loyalty.RewardAssignment]
	LoyaltyTiers() storage.Collection[loyalty.Tier]

	Customers() storage.Collection[customer.Customer]
	Events() storage.Collection[event.Event]
}
