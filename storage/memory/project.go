package memory

import (
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/template"
	"github.com/punchcardhq/punchcard/trash"
	"github.com/punchcardhq/punchcard/voucher"
)

// The domain packages say in their own words what they need of a backend.
var (
	_ asyncaction.Store = (*Project)(nil)
	_ catalog.Store     = (*Project)(nil)
	_ customer.Store    = (*Project)(nil)
	_ event.Store       = (*Project)(nil)
	_ export.Store      = (*Project)(nil)
	_ order.Store       = (*Project)(nil)
	_ promotion.Store   = (*Project)(nil)
	_ rule.Store        = (*Project)(nil)
)

// AsyncActions returns the records of background work.
func (p *Project) AsyncActions() storage.Collection[asyncaction.Action] {
	return collection(p, asyncaction.ActionKind)
}

// AsyncActionParts returns the rows and reports of background work.
func (p *Project) AsyncActionParts() storage.Collection[asyncaction.Part] {
	return collection(p, asyncaction.PartKind)
}

// AsyncActionLines returns the queues of background work that runs one after another.
func (p *Project) AsyncActionLines() storage.Collection[asyncaction.FIFO] {
	return collection(p, asyncaction.FIFOKind)
}

// Categories returns the categories.
func (p *Project) Categories() storage.Collection[catalog.Category] {
	return collection(p, catalog.CategoryKind)
}

// Events returns the events.
func (p *Project) Events() storage.Collection[event.Event] { return collection(p, event.Kind) }

// IdempotencyRecords returns the answers that are kept for repeated requests.
func (p *Project) IdempotencyRecords() storage.Collection[idempotency.Record] {
	return collection(p, idempotency.Kind)
}

// Products returns the products.
func (p *Project) Products() storage.Collection[catalog.Product] {
	return collection(p, catalog.ProductKind)
}

// SKUs returns the SKUs.
func (p *Project) SKUs() storage.Collection[catalog.SKU] { return collection(p, catalog.SKUKind) }

// Collections returns the product collections.
func (p *Project) Collections() storage.Collection[catalog.Collection] {
	return collection(p, catalog.CollectionKind)
}

// Customers returns the customers.
func (p *Project) Customers() storage.Collection[customer.Customer] {
	return collection(p, customer.Kind)
}

// Orders returns the orders.
func (p *Project) Orders() storage.Collection[order.Order] { return collection(p, order.Kind) }

// Tiers returns the promotion tiers.
func (p *Project) Tiers() storage.Collection[promotion.Tier] {
	return collection(p, promotion.TierKind)
}

// Stacks returns the promotion stacks.
func (p *Project) Stacks() storage.Collection[promotion.Stack] {
	return collection(p, promotion.StackKind)
}

// Rules returns the sets of validation rules.
func (p *Project) Rules() storage.Collection[rule.Rules] { return collection(p, rule.Kind) }

// RuleAssignments returns what the sets of validation rules are assigned to.
func (p *Project) RuleAssignments() storage.Collection[rule.Assignment] {
	return collection(p, rule.AssignmentKind)
}

// TrashEntries returns what lies in the trash bin.
func (p *Project) TrashEntries() storage.Collection[trash.Entry] { return collection(p, trash.Kind) }

// Campaigns returns the campaigns.
func (p *Project) Campaigns() storage.Collection[campaign.Campaign] {
	return collection(p, campaign.Kind)
}

// CampaignProgress returns the counts and statuses of campaigns.
func (p *Project) CampaignProgress() storage.Collection[campaign.Progress] {
	return collection(p, campaign.ProgressKind)
}

// Vouchers returns the vouchers.
func (p *Project) Vouchers() storage.Collection[voucher.Voucher] { return collection(p, voucher.Kind) }

// Publications returns the publications.
func (p *Project) Publications() storage.Collection[voucher.Publication] {
	return collection(p, voucher.PublicationKind)
}

// Templates returns the templates of campaigns and promotion tiers.
func (p *Project) Templates() storage.Collection[template.Template] {
	return collection(p, template.Kind)
}

// VoucherTransactions returns the movements on gift cards and loyalty cards.
func (p *Project) VoucherTransactions() storage.Collection[voucher.Transaction] {
	return collection(p, voucher.TransactionKind)
}

// Exports returns the exports.
func (p *Project) Exports() storage.Collection[export.Export] { return collection(p, export.Kind) }

// FullExports returns the exports of the whole project.
func (p *Project) FullExports() storage.Collection[export.Full] {
	return collection(p, export.FullKind)
}

// FullExportChunks returns the pieces of their archives.
func (p *Project) FullExportChunks() storage.Collection[export.FullChunk] {
	return collection(p, export.FullChunkKind)
}

// ExportChunks returns the pieces of exported files.
func (p *Project) ExportChunks() storage.Collection[export.Chunk] {
	return collection(p, export.ChunkKind)
}
