package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/daily"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// registerJobs connects each kind of job with the engine that does it, one line a kind.
func (e *Engine) registerJobs(r *asyncaction.Registry) {
	asyncaction.Handle(r, e.relay.HandOut)
	asyncaction.Handle(r, func(context.Context, string, outbox.DeliverJob, asyncaction.Delivery) error { return nil })
	asyncaction.Handle(r, func(ctx context.Context, _ string, job project.EraseJob, _ asyncaction.Delivery) error {
		return e.erase(ctx, job)
	})

	do(e, r, func(p *Project) work[loyalty.AutoRedeemJob] { return p.autoRedeem })
	asyncaction.Handle(r, func(ctx context.Context, projectID string, _ daily.Job, d asyncaction.Delivery) error {
		return e.Project(projectID).Daily.Work(ctx, d.Last)
	})
	do(e, r, func(p *Project) work[loyalty.RecalculateJob] { return p.Loyalty.RecalculatePortion })
	do(e, r, func(p *Project) work[membership.DeleteJob] { return p.Members.DeletePortion })
	do(e, r, func(p *Project) work[membership.JudgeJob] { return p.Members.JudgePortion })
	do(e, r, func(p *Project) work[redemption.DeliverJob] { return p.deliverReward })
	do(e, r, func(p *Project) work[referral.RewardJob] { return p.Referrals.Give })
	do(e, r, func(p *Project) work[segment.SyncJob] { return p.Segments.SyncPortion })
	do(e, r, func(p *Project) work[webhook.ScheduleJob] { return p.Webhooks.TellPortion })
	do(e, r, func(p *Project) work[webhook.SendJob] { return p.Webhooks.Send })

	doPortions(e, r, func(p *Project) portions[campaign.KeyPurgeJob] { return p.Campaigns.KeyPurgePortion })
	doPortions(e, r, func(p *Project) portions[catalog.BulkUpdateJob] { return p.Catalog.BulkUpdatePortion })
	doPortions(e, r, func(p *Project) portions[catalog.KeyPurgeJob] { return p.Catalog.KeyPurgePortion })
	doPortions(e, r, func(p *Project) portions[catalog.MetadataUpdateJob] { return p.Catalog.MetadataUpdatePortion })
	doPortions(e, r, func(p *Project) portions[catalog.ProductFileJob] { return p.Catalog.ProductFilePortion })
	doPortions(e, r, func(p *Project) portions[catalog.SKUFileJob] { return p.Catalog.SKUFilePortion })
	doPortions(e, r, func(p *Project) portions[customer.BulkUpdateJob] { return p.Customers.BulkUpdatePortion })
	doPortions(e, r, func(p *Project) portions[customer.FileJob] { return p.Customers.FilePortion })
	doPortions(e, r, func(p *Project) portions[customer.KeyPurgeJob] { return p.Customers.KeyPurgePortion })
	doPortions(e, r, func(p *Project) portions[customer.MetadataUpdateJob] { return p.Customers.MetadataUpdatePortion })
	doPortions(e, r, func(p *Project) portions[export.Job] { return p.Exports.WritePortion })
	doPortions(e, r, func(p *Project) portions[membership.BatchJob] { return p.Members.BatchPortion })
	doPortions(e, r, func(p *Project) portions[order.ImportJob] { return p.Orders.ImportPortion })
	doPortions(e, r, func(p *Project) portions[order.KeyPurgeJob] { return p.Orders.KeyPurgePortion })
	doPortions(e, r, func(p *Project) portions[voucher.BulkUpdateJob] { return p.Vouchers.BulkUpdatePortion })
	doPortions(e, r, func(p *Project) portions[voucher.CampaignFileJob] { return p.Vouchers.CampaignFilePortion })
	doPortions(e, r, func(p *Project) portions[voucher.CampaignImportJob] { return p.Vouchers.CampaignImportPortion })
	doPortions(e, r, func(p *Project) portions[voucher.DeleteJob] { return p.deleteCodes })
	doPortions(e, r, func(p *Project) portions[voucher.FileJob] { return p.Vouchers.FilePortion })
	doPortions(e, r, func(p *Project) portions[voucher.GenerateJob] { return p.Vouchers.GeneratePortion })
	doPortions(e, r, func(p *Project) portions[voucher.ImportJob] { return p.Vouchers.ImportPortion })
	doPortions(e, r, func(p *Project) portions[voucher.KeyPurgeJob] { return p.Vouchers.KeyPurgePortion })
	doPortions(e, r, func(p *Project) portions[voucher.MetadataUpdateJob] { return p.Vouchers.MetadataUpdatePortion })
	doPortions(e, r, func(p *Project) portions[voucher.UpdateJob] { return p.Vouchers.UpdatePortion })
}

// work does a job, portions one portion of an action: what the engines of a project offer for their jobs.
type (
	work[J asyncaction.Job]     func(ctx context.Context, job J) error
	portions[J asyncaction.Job] func(ctx context.Context, job J, d asyncaction.Delivery) error
)

func do[J asyncaction.Job](e *Engine, r *asyncaction.Registry, by func(*Project) work[J]) {
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job J, _ asyncaction.Delivery) error {
		return by(e.Project(projectID))(ctx, job)
	})
}

func doPortions[J asyncaction.Job](e *Engine, r *asyncaction.Registry, by func(*Project) portions[J]) {
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job J, d asyncaction.Delivery) error {
		return by(e.Project(projectID))(ctx, job, d)
	})
}

// deleteCodes takes the codes of a deleted campaign away, before them what the campaign alone has. Nobody finds the campaign any more, so
// that may be done twice.
func (p *Project) deleteCodes(ctx context.Context, job voucher.DeleteJob, d asyncaction.Delivery) error {
	if job.Purge {
		for _, deleteOf := range []func(ctx context.Context, campaignID string) error{
			p.Promotions.DeleteOf, p.Loyalty.DeleteOf, p.Referrals.DeleteOf, p.Summaries.DeleteOf,
		} {
			if err := deleteOf(ctx, job.CampaignID); err != nil {
				return err
			}
		}
	}
	return p.Vouchers.DeletePortion(ctx, job, d)
}
