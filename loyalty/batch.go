package loyalty

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/unitofwork"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// batch is the store of the transaction in which consume handles events. It reads the rows of all events at once and writes the rows of all
// of them together. An order with an earning rule took some 25 statements; a portion of orders takes about as many as one did (goal P30).
type batch struct {
	Store
	unit unitofwork.Unit

	campaigns    *unitofwork.Collection[campaign.Campaign]
	customers    *unitofwork.Collection[customer.Customer]
	rules        *unitofwork.Collection[rule.Rules]
	assignments  *unitofwork.Collection[rule.Assignment]
	rewards      *unitofwork.Collection[RewardAssignment]
	tiers        *unitofwork.Collection[Tier]
	collections  *unitofwork.Collection[catalog.Collection]
	products     *unitofwork.Collection[catalog.Product]
	skus         *unitofwork.Collection[catalog.SKU]
	cards        *unitofwork.Collection[voucher.Voucher]
	holders      *unitofwork.Collection[TierHolder]
	transactions *unitofwork.Collection[voucher.Transaction]
	lots         *unitofwork.Collection[ledger.Lot]
	pending      *unitofwork.Collection[ledger.Pending]
	events       *unitofwork.Collection[event.Event]

	// wanted are the cards of the events.
	wanted []storage.Filter
}

func newBatch(tx Store) *batch {
	b := &batch{Store: tx}
	b.campaigns, b.customers = unitofwork.Of(&b.unit, tx.Campaigns(), campaign.Kind), unitofwork.Of(&b.unit, tx.Customers(), customer.Kind)
	b.rules, b.assignments = unitofwork.Of(&b.unit, tx.Rules(), rule.Kind), unitofwork.Of(&b.unit, tx.RuleAssignments(), rule.AssignmentKind)
	b.rewards, b.tiers = unitofwork.Of(&b.unit, tx.RewardAssignments(), RewardAssignmentKind), unitofwork.Of(&b.unit, tx.LoyaltyTiers(), TierKind)
	b.collections = unitofwork.Of(&b.unit, tx.Collections(), catalog.CollectionKind)
	b.products, b.skus = unitofwork.Of(&b.unit, tx.Products(), catalog.ProductKind), unitofwork.Of(&b.unit, tx.SKUs(), catalog.SKUKind)
	b.cards, b.holders = unitofwork.Of(&b.unit, tx.Vouchers(), voucher.Kind), unitofwork.Of(&b.unit, tx.LoyaltyTierHolders(), TierHolderKind)
	b.transactions = unitofwork.Of(&b.unit, tx.VoucherTransactions(), voucher.TransactionKind)
	b.lots, b.pending = unitofwork.Of(&b.unit, tx.PointsLots(), ledger.LotKind), unitofwork.Of(&b.unit, tx.PendingPoints(), ledger.PendingKind)
	b.events = unitofwork.Of(&b.unit, tx.Events(), event.Kind)
	return b
}

// read reads what the events need, and returns the changes of cards after which something is to be done, by the index of their events.
func (b *batch) read(ctx context.Context, events []event.Event, rules []EarningRule) (changes map[int]cardChange, err error) {
	changes = map[int]cardChange{}
	var changed, customers, buyers, campaigns []string
	for i := range events {
		of := &events[i]
		if ofCard(of.Type) {
			if change, acts := readCardChange(of); acts {
				changes[i], changed = change, append(changed, of.EntityID)
			}
			continue
		}
		customers = append(customers, of.CustomerID)
		for k := range rules {
			if rules[k].mayFollow(of.Type) {
				buyers, campaigns = append(buyers, of.CustomerID), append(campaigns, rules[k].CampaignID)
			}
		}
	}
	if len(rules) > 0 && len(customers) > 0 {
		if err := b.customers.Load(ctx, storage.In("id", distinct(customers))); err != nil {
			return nil, err
		}
	}
	if len(changed) > 0 {
		b.wanted = append(b.wanted, storage.In("id", distinct(changed)))
	}
	if len(buyers) > 0 {
		b.wanted = append(b.wanted, storage.And(storage.In("campaign_id", distinct(campaigns)), storage.In("holder_id", distinct(buyers)), campaign.Kept))
	}
	return changes, b.hold(ctx)
}

// distinct returns the texts, each once.
func distinct(texts []string) []string { return slices.Compact(slices.Sorted(slices.Values(texts))) }

// mayFollow reports whether events of a type may trigger the rule.
func (r *EarningRule) mayFollow(kind string) bool {
	return kind == "customer.custom_event" || r.Event == kind || kind == order.EventPaid && r.Event == OrderPaid
}

// hold reads and locks the cards of the events, and reads their tiers.
func (b *batch) hold(ctx context.Context) error {
	if len(b.wanted) == 0 {
		return nil
	}
	if err := b.cards.Hold(ctx, b.wanted...); err != nil {
		return err
	}
	return b.holders.Load(ctx, storage.In("id", b.cards.IDs()))
}

// outside writes what was collected and does something with the store itself, after which the cards are read again.
func (b *batch) outside(ctx context.Context, do func(tx Store) error) error {
	if err := b.unit.Reset(ctx); err != nil {
		return err
	}
	if err := do(b.Store); err != nil {
		return err
	}
	return b.hold(ctx)
}

// InTx runs a part of the transaction.
func (b *batch) InTx(ctx context.Context, do func(tx any) error) error {
	return b.outside(ctx, func(tx Store) error { return tx.InTx(ctx, do) })
}

// Campaigns returns the campaigns.
func (b *batch) Campaigns() storage.Collection[campaign.Campaign] { return b.campaigns }

// Customers returns the customers.
func (b *batch) Customers() storage.Collection[customer.Customer] { return b.customers }

// Rules returns the validation rules.
func (b *batch) Rules() storage.Collection[rule.Rules] { return b.rules }

// RuleAssignments returns the assignments of validation rules.
func (b *batch) RuleAssignments() storage.Collection[rule.Assignment] { return b.assignments }

// RewardAssignments returns the assignments of rewards.
func (b *batch) RewardAssignments() storage.Collection[RewardAssignment] { return b.rewards }

// LoyaltyTiers returns the tiers.
func (b *batch) LoyaltyTiers() storage.Collection[Tier] { return b.tiers }

// Collections returns the product collections.
func (b *batch) Collections() storage.Collection[catalog.Collection] { return b.collections }

// Products returns the products.
func (b *batch) Products() storage.Collection[catalog.Product] { return b.products }

// SKUs returns the SKUs.
func (b *batch) SKUs() storage.Collection[catalog.SKU] { return b.skus }

// Vouchers returns the cards.
func (b *batch) Vouchers() storage.Collection[voucher.Voucher] { return b.cards }

// LoyaltyTierHolders returns the tiers of cards.
func (b *batch) LoyaltyTierHolders() storage.Collection[TierHolder] { return b.holders }

// VoucherTransactions returns the transactions of cards.
func (b *batch) VoucherTransactions() storage.Collection[voucher.Transaction] { return b.transactions }

// PointsLots returns the lots of cards.
func (b *batch) PointsLots() storage.Collection[ledger.Lot] { return b.lots }

// PendingPoints returns the pending points of cards.
func (b *batch) PendingPoints() storage.Collection[ledger.Pending] { return b.pending }

// Events returns the events.
func (b *batch) Events() storage.Collection[event.Event] { return b.events }
