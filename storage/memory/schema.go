package memory

import (
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/liability"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/oauth"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/refusal"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/signin"
	"github.com/punchcardhq/punchcard/template"
	"github.com/punchcardhq/punchcard/trash"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// schema lists the kinds that the backend keeps: one line each, and one method in project.go. Names behind a kind are
// fields that deserve an index beyond those that every kind has; see tableOf.
var schema = inOrder(

	tableOf(asyncaction.ActionKind),
	tableOf(asyncaction.FIFOKind),
	tableOf(asyncaction.PartKind),
	tableOf(trash.Kind),
	tableOf(campaign.Kind),
	tableOf(campaign.ProgressKind),
	tableOf(catalog.CategoryKind),
	tableOf(catalog.CollectionKind),
	tableOf(catalog.ProductKind),
	tableOf(catalog.SKUKind),
	customerTable,
	tableOf(event.Kind, "position"),
	tableOf(daily.Kind),
	tableOf(ledger.LotKind, "burn_order", "due_on"),
	tableOf(ledger.PendingKind, "due_on"),
	tableOf(ledger.TakeKind),
	tableOf(membership.TallyKind),
	tableOf(membership.CardKind, "tier_due"),
	tableOf(membership.Kind),
	tableOf(membership.TransactionKind),
	tableOf(membership.RewardTransactionKind),
	tableOf(membership.OrderTransactionKind),
	tableOf(membership.BenefitTransactionKind),
	tableOf(membership.CountKind, "series"),
	tableOf(membership.TierTransactionKind),
	tableOf(loyalty.EarningRuleKind),
	tableOf(loyalty.RewardAssignmentKind),
	tableOf(loyalty.RewardKind),
	tableOf(loyalty.TierHolderKind),
	tableOf(loyalty.TierKind),
	tableOf(idempotency.Kind, "expires_at"),
	tableOf(export.Kind),
	tableOf(export.ChunkKind, "export_id"),
	tableOf(export.FullKind),
	tableOf(export.FullChunkKind),
	tableOf(metadata.EventKind),
	tableOf(metadata.Kind),
	tableOf(oauth.TokenKind),
	tableOf(order.Kind),
	tableOf(program.AssignmentKind),
	tableOf(program.BenefitKind),
	tableOf(program.CardDefinitionKind),
	tableOf(program.EarningRuleKind),
	tableOf(program.Kind),
	tableOf(outbox.Kind),
	tableOf(program.LockKind),
	tableOf(program.RewardKind),
	tableOf(program.TierKind),
	tableOf(program.TierStructureKind),
	tableOf(project.CredentialKind),
	tableOf(project.Kind),
	tableOf(project.BrandingKind),
	tableOf(project.StackingKind),
	tableOf(project.DiscountGuardKind),
	tableOf(project.UserKind),
	tableOf(signin.Kind),
	tableOf(signin.LinkKind),
	tableOf(promotion.StackKind),
	tableOf(promotion.TierKind),
	tableOf(template.Kind),
	tableOf(location.Kind),
	tableOf(audit.Kind, "object_id", "actor_id"),
	tableOf(refusal.Kind, "voucher_id", "customer_id", "name", "order"),
	tableOf(summary.Kind),
	tableOf(summary.ArchivedKind),
	tableOf(customer.ArchivedKind),
	tableOf(redemption.ArchivedUsesKind),
	tableOf(redemption.ArchivedCountKind),
	tableOf(redemption.ArchiveKind),
	tableOf(liability.Kind),
	tableOf(referral.HolderKind),
	tableOf(referral.RewardKind),
	tableOf(referral.TierKind),
	tableOf(redemption.CountKind),
	tableOf(redemption.DayTotalsKind),
	lockTable,
	tableOf(redemption.ReturnKind),
	tableOf(redemption.RecordKind),
	assignmentTable,
	tableOf(rule.Kind),
	tableOf(segment.Kind),
	tableOf(segment.MemberKind),
	voucherTable,
	tableOf(voucher.PublicationKind, "voucher_code"),
	tableOf(voucher.TransactionKind),
	tableOf(webhook.DeliveryKind, "next_at", "subject"),
	tableOf(webhook.Kind, "due_at"),
)

// Tables that are read past their collections.
var (
	customerTable   = tableOf(customer.Kind, "email")
	lockTable       = tableOf(redemption.LockKind)
	assignmentTable = tableOf(rule.AssignmentKind)
)

func inOrder(tables ...anyTable) []anyTable {
	for i, t := range tables {
		t.stands(i)
	}
	return tables
}
