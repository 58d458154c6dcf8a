package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/voucher"
)

// registerBulk connects the jobs of imports and bulk updates with the engines that do them.
func (e *Engine) registerBulk(r *asyncaction.Registry) {
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job loyalty.RecalculateJob, _ asyncaction.Delivery) error {
		return e.Project(projectID).Loyalty.RecalculatePortion(ctx, job)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job order.ImportJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Orders.ImportPortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job voucher.ImportJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Vouchers.ImportPortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job voucher.CampaignImportJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Vouchers.CampaignImportPortion(ctx, job, d)
	})
	e.registerFiles(r)
	e.registerKeyPurges(r)
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job voucher.BulkUpdateJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Vouchers.BulkUpdatePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job voucher.MetadataUpdateJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Vouchers.MetadataUpdatePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job customer.BulkUpdateJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Customers.BulkUpdatePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job customer.MetadataUpdateJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Customers.MetadataUpdatePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job catalog.BulkUpdateJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Catalog.BulkUpdatePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job catalog.MetadataUpdateJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Catalog.MetadataUpdatePortion(ctx, job, d)
	})
}

// registerFiles connects the jobs that import files.
func (e *Engine) registerFiles(r *asyncaction.Registry) {
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job voucher.FileJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Vouchers.FilePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job voucher.CampaignFileJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Vouchers.CampaignFilePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job customer.FileJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Customers.FilePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job catalog.ProductFileJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Catalog.ProductFilePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job catalog.SKUFileJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Catalog.SKUFilePortion(ctx, job, d)
	})
}

// registerKeyPurges connects the jobs that take a key out of metadata.
func (e *Engine) registerKeyPurges(r *asyncaction.Registry) {
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job campaign.KeyPurgeJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Campaigns.KeyPurgePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job customer.KeyPurgeJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Customers.KeyPurgePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job catalog.KeyPurgeJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Catalog.KeyPurgePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job voucher.KeyPurgeJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Vouchers.KeyPurgePortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job order.KeyPurgeJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Orders.KeyPurgePortion(ctx, job, d)
	})
}
