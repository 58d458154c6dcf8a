package storagetest

import (
	"github.com/punchcardhq/punchcard/internal/liability"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/outbox"
	summaries "github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
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

// kinds lists every kind that backends keep, one line each. A kind whose items must satisfy more than their Go types say
// adds adjusted.
var kinds = []kindTest{
	kindOf(asyncaction.ActionKind, Project.AsyncActions, adjusted(func(g *generator, a *asyncaction.Action) {
		a.Status = oneOf(g, asyncaction.StatusEnqueued, asyncaction.StatusInProgress, asyncaction.StatusDone, asyncaction.StatusFailed)
	})),
	kindOf(asyncaction.FIFOKind, Project.AsyncActionLines),
	kindOf(asyncaction.PartKind, Project.AsyncActionParts),
	kindOf(trash.Kind, Project.TrashEntries),
	kindOf(campaign.Kind, Project.Campaigns),
	kindOf(campaign.ProgressKind, Project.CampaignProgress),
	kindOf(catalog.CategoryKind, Project.Categories),
	kindOf(catalog.CollectionKind, Project.Collections),
	kindOf(catalog.ProductKind, Project.Products),
	kindOf(catalog.SKUKind, Project.SKUs),
	kindOf(customer.Kind, Project.Customers),
	// An event without a position gets one.
	kindOf(event.Kind, Project.Events, adjusted(func(_ *generator, e *event.Event) { e.Position = max(e.Position, -e.Position, 1) })),
	kindOf(daily.Kind, Project.DailyRuns),
	kindOf(ledger.LotKind, Project.PointsLots),
	kindOf(ledger.PendingKind, Project.PendingPoints),
	kindOf(ledger.TakeKind, Project.PointsTakes),
	kindOf(membership.CardKind, Project.MemberCards),
	kindOf(membership.TallyKind, Project.MemberTallies),
	kindOf(membership.Kind, Project.Members, composed(func(m *membership.Member, pair string) {
		m.ProgramID, m.CustomerID, _ = strings.Cut(pair, " ")
	})),
	kindOf(membership.TransactionKind, Project.CardTransactions),
	kindOf(membership.RewardTransactionKind, Project.RewardTransactions),
	kindOf(membership.OrderTransactionKind, Project.OrderTransactions),
	kindOf(membership.BenefitTransactionKind, Project.BenefitTransactions),
	kindOf(membership.CountKind, Project.MemberCounts),
	kindOf(membership.TierTransactionKind, Project.TierTransactions),
	kindOf(loyalty.EarningRuleKind, Project.EarningRules),
	kindOf(loyalty.RewardAssignmentKind, Project.RewardAssignments, composed(func(a *loyalty.RewardAssignment, pair string) {
		a.RewardID, a.CampaignID, _ = strings.Cut(pair, " ")
	})),
	kindOf(loyalty.RewardKind, Project.Rewards, adjusted(func(_ *generator, r *loyalty.Reward) {
		if r.Stock != nil { // a database refuses less than nothing
			stock := max(0, *r.Stock)
			r.Stock = &stock
		}
	})),
	kindOf(loyalty.TierHolderKind, Project.LoyaltyTierHolders),
	kindOf(loyalty.TierKind, Project.LoyaltyTiers),
	kindOf(idempotency.Kind, Project.IdempotencyRecords),
	kindOf(export.Kind, Project.Exports),
	kindOf(export.ChunkKind, Project.ExportChunks),
	kindOf(export.FullKind, Project.FullExports),
	kindOf(export.FullChunkKind, Project.FullExportChunks),
	kindOf(metadata.EventKind, Project.CustomEventSchemas),
	kindOf(metadata.Kind, Project.MetadataSchemas),
	kindOf(oauth.TokenKind, Project.OAuthTokens),
	kindOf(order.Kind, Project.Orders),
	kindOf(program.AssignmentKind, Project.ProgramAssignments, composed(func(a *program.Assignment, pair string) {
		a.ProgramID, a.ResourceID, _ = strings.Cut(pair, " ")
	})),
	kindOf(program.BenefitKind, Project.Benefits, composed(func(b *program.Benefit, name string) {
		b.Name, b.Status = name, program.StatusDraft
	})),
	kindOf(program.CardDefinitionKind, Project.CardDefinitions),
	kindOf(program.EarningRuleKind, Project.ProgramEarningRules),
	kindOf(program.Kind, Project.Programs),
	kindOf(outbox.Kind, Project.EventCursors),
	kindOf(program.LockKind, Project.ProgramLocks),
	kindOf(program.RewardKind, Project.ProgramRewards),
	kindOf(program.TierKind, Project.StructureTiers),
	kindOf(program.TierStructureKind, Project.TierStructures),
	kindOf(project.CredentialKind, Project.Credentials),
	kindOf(project.Kind, Project.Projects),
	kindOf(project.BrandingKind, Project.Brandings),
	kindOf(project.StackingKind, Project.StackingRules),
	kindOf(project.DiscountGuardKind, Project.DiscountGuards),
	kindOf(project.UserKind, Project.Users),
	kindOf(signin.Kind, Project.SignIns),
	kindOf(signin.LinkKind, Project.SignInLinks),
	kindOf(promotion.StackKind, Project.Stacks),
	kindOf(promotion.TierKind, Project.Tiers),
	kindOf(redemption.CountKind, Project.Counters),
	kindOf(redemption.DayTotalsKind, Project.RedemptionTotals, identified(dayTotalsID, func(d *redemption.DayTotals, id string) {
		slash := strings.LastIndexByte(id, '/')
		d.TotalsKey = redemption.TotalsKey{Subject: id[:slash], Day: id[slash+1:]}
	})),
	kindOf(redemption.LockKind, Project.Sessions),
	kindOf(redemption.RecordKind, Project.Redemptions, adjusted(func(g *generator, r *redemption.Record) {
		if r.Channel.ID != "" { // the login of a user is a field to filter by
			r.Channel.Type = oneOf(g, redemption.ChannelUser, redemption.ChannelAPI)
		}
	})),
	kindOf(redemption.ReturnKind, Project.Returns),
	kindOf(rule.AssignmentKind, Project.RuleAssignments, composed(func(a *rule.Assignment, pair string) {
		parts := strings.SplitN(pair, " ", 3)
		a.RuleID, a.RelatedObjectType, a.RelatedObjectID = parts[0], rule.RelatedType(parts[1]), parts[2]
	})),
	kindOf(rule.Kind, Project.Rules),
	kindOf(template.Kind, Project.Templates),
	kindOf(location.Kind, Project.Locations),
	kindOf(audit.Kind, Project.AuditEntries),
	kindOf(refusal.Kind, Project.Refusals),
	kindOf(liability.Kind, Project.Liabilities),
	kindOf(summaries.Kind, Project.CampaignDays, identified(campaignDayID, func(d *summaries.Day, id string) {
		campaignID, day, _ := strings.Cut(id, " ")
		d.CampaignID, d.Day = campaignID, calc.Day(day)
	})),
	kindOf(summaries.ArchivedKind, Project.ArchivedDays, identified(campaignDayID, func(d *summaries.Day, id string) {
		campaignID, day, _ := strings.Cut(id, " ")
		d.CampaignID, d.Day = campaignID, calc.Day(day)
	})),
	kindOf(customer.ArchivedKind, Project.ArchivedCustomers),
	kindOf(redemption.ArchivedUsesKind, Project.ArchivedUses),
	kindOf(redemption.ArchivedCountKind, Project.ArchivedCounts),
	kindOf(redemption.ArchiveKind, Project.Archives),
	kindOf(referral.HolderKind, Project.Holders, composed(func(h *referral.Holder, pair string) {
		h.VoucherID, h.CustomerID, _ = strings.Cut(pair, " ")
	})),
	kindOf(referral.RewardKind, Project.ReferralRewards),
	kindOf(referral.TierKind, Project.ReferralTiers),
	kindOf(segment.Kind, Project.Segments),
	kindOf(segment.MemberKind, Project.SegmentMembers, identified(segmentMemberID, func(m *segment.Member, id string) {
		m.SegmentID, m.CustomerID, _ = strings.Cut(id, " ")
	})),
	kindOf(voucher.Kind, Project.Vouchers, adjusted(soundVoucher)),
	kindOf(voucher.PublicationKind, Project.Publications),
	kindOf(voucher.TransactionKind, Project.VoucherTransactions),
	kindOf(webhook.DeliveryKind, Project.WebhookDeliveries),
	kindOf(webhook.Kind, Project.Webhooks),
}

// campaignDayID invents a campaign and a day.
func campaignDayID(g *generator) string {
	return g.id(campaign.Kind.Prefix) + " " + g.id("day_")
}

// segmentMemberID invents a segment and a customer.
func segmentMemberID(g *generator) string {
	return segment.MemberID(g.id(segment.Kind.Prefix), g.id(customer.Kind.Prefix))
}

// dayTotalsID invents a subject and a day; the subject may have a slash of its own.
func dayTotalsID(g *generator) string {
	return redemption.TotalsKey{Subject: g.text() + oneOf(g, "", "/a"), Day: g.time().Format(time.DateOnly)}.String()
}

// soundVoucher keeps a voucher within what a database checks: nothing is used more often, and no credit spent, than there is.
func soundVoucher(_ *generator, v *voucher.Voucher) {
	if v.Redemption.Quantity != nil {
		v.Redemption.Redeemed = min(v.Redemption.Redeemed, *v.Redemption.Quantity)
	}
	if v.Gift != nil {
		sound := *v.Gift
		sound.Amount = max(sound.Amount, sound.Subtracted+v.Redemption.RedeemedAmount)
		v.Gift = &sound
	}
}
