package voucher

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/trash"
)

// removeFirst is how many codes the first portion of a job removes.
const removeFirst = 1000

// deleteJob removes the codes of a deleted campaign, one portion at a time.
type deleteJob struct {
	ActionID   string
	CampaignID string
	Portion    int64
	Pace       asyncaction.Pace
	// After is the id of the last voucher that an earlier portion went through.
	After string
	// Purge removes the codes and then the campaign for good; otherwise they go to the trash with it.
	Purge bool
}

// Kind is the type of the action that clients see.
func (deleteJob) Kind() string { return "CAMPAIGN.VOUCHERS_DELETE" }

// DeleteCampaign deletes a campaign that is named by id or by name. From then on it is not found; its codes are deleted in
// the background. Without force the campaign goes to the trash, and its name and its codes stay reserved. It fails with
// fault.NotFound, or with resource_locked while codes are being generated.
func (i Internals) DeleteCampaign(ctx context.Context, idOrName string, force bool) (a asyncaction.Action, err error) {
	e := i.engine
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		found, err := holdCampaign(ctx, tx, idOrName)
		if err != nil {
			return err
		}
		if found.Protected {
			return fault.Invalid("resource_protected", "Resource protected", "Campaign %s is protected and cannot be deleted", found.ID).
				About(campaign.Kind.Name, found.ID)
		}
		c, err := tx.Campaigns().Update(ctx, found.ID, func(c *campaign.Campaign) error { c.DeletedAt = now; return nil })
		if err != nil {
			return err
		}
		if !force {
			err = tx.TrashEntries().Insert(ctx, trash.Entry{
				ID: e.env.NewID(trash.Kind.Prefix), ResourceID: c.ID, ResourceType: trash.TypeCampaign, ResourceName: c.Name, CreatedAt: now,
			})
			if err != nil {
				return err
			}
		}
		if a, err = e.beginRemoving(ctx, tx, c.ID, found.progress.VouchersCount, force); err != nil {
			return err
		}
		return campaign.In(tx).Record(ctx, e.env, campaign.EventDeleted, c, map[string]any{"deleted_at": now.Format(time.RFC3339Nano)}, now)
	})
	return a, err
}

// beginPurge removes a campaign that is in the trash for good; its codes are removed in the background, and then its name is
// free. It fails with fault.NotFound when there is no such campaign in the trash.
func (e *Engine) beginPurge(ctx context.Context, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := tx.Campaigns().Get(ctx, id)
		if err == nil && c.DeletedAt.IsZero() {
			err = fault.NotFound(campaign.Kind.Name, id)
		}
		if err != nil {
			return err
		}
		progress, err := campaign.In(tx).Progress(ctx, id, func(*campaign.Progress) error { return nil })
		if err != nil {
			return err
		}
		if err := trash.Forget(ctx, tx, id); err != nil {
			return err
		}
		_, err = e.beginRemoving(ctx, tx, id, progress.VouchersCount, true)
		return err
	})
}

func (e *Engine) beginRemoving(ctx context.Context, tx Store, campaignID string, count int64, purge bool) (asyncaction.Action, error) {
	return asyncaction.Begin(ctx, tx, e.env, "", count, func(actionID string) asyncaction.Job {
		return deleteJob{ActionID: actionID, CampaignID: campaignID, Purge: purge}
	})
}

// deletePortion removes the next codes of a job, and with the last ones of a purge the campaign itself. What other packages store
// of the campaign is removed first; that may happen twice, which is harmless.
func (e *Engine) deletePortion(ctx context.Context, job deleteJob, d asyncaction.Delivery) error {
	if job.Purge && e.onPurge != nil {
		if err := e.onPurge(ctx, job.CampaignID); err != nil {
			return err
		}
	}
	return asyncaction.Portion(ctx, e.store, d, job.ActionID, job.Portion, e.env.Now, func(tx Store, a *asyncaction.Action) (asyncaction.Job, error) {
		now, began := e.env.Now(), time.Now()
		which := campaign.Kept
		if job.Purge {
			which = storage.Filter{}
		}
		page, err := tx.Vouchers().List(ctx, portionOf(job.CampaignID, job.After, job.Pace.Size(removeFirst), which))
		if err != nil {
			return nil, err
		}
		if err := removeCodes(ctx, tx, page.Items, job.Purge, now); err != nil {
			return nil, err
		}
		a.Done += int64(len(page.Items))
		if page.HasMore {
			next := job
			next.Portion++
			next.After = page.Items[len(page.Items)-1].ID
			next.Pace = job.Pace.After(len(page.Items), time.Since(began))
			return next, nil
		}
		if job.Purge {
			if err := purgeCampaign(ctx, tx, job.CampaignID); err != nil {
				return nil, err
			}
		}
		a.Finish(fmt.Sprintf("Deleted %d vouchers.", a.Done), nil, now)
		return nil, nil
	})
}

func removeCodes(ctx context.Context, tx Store, vouchers []Voucher, forGood bool, now time.Time) error {
	if len(vouchers) == 0 {
		return nil
	}
	ids := make([]string, len(vouchers))
	for i, v := range vouchers {
		ids[i] = v.ID
	}
	if forGood {
		return purge(ctx, tx, ids...)
	}
	_, err := tx.Vouchers().UpdateAll(ctx, storage.In("id", ids), func(v *Voucher) (bool, error) {
		if !v.DeletedAt.IsZero() {
			return false, nil
		}
		v.markDeleted(now)
		return true, nil
	})
	if err != nil || vouchers[0].Loyalty == nil { // all codes of a campaign are of one type
		return err
	}
	_, err = cancelPending(ctx, tx, ids, now)
	return err
}

// markDeleted marks a code as deleted, with no pending points.
func (v *Voucher) markDeleted(now time.Time) {
	v.DeletedAt = now
	if v.Loyalty != nil && v.Loyalty.Pending != 0 {
		card := *v.Loyalty
		card.Pending = 0
		v.Loyalty = &card
	}
}

// purgeCampaign removes a campaign without codes, with all data that belongs to it alone.
func purgeCampaign(ctx context.Context, tx Store, id string) error {
	if err := tx.Campaigns().Delete(ctx, id); err != nil && !fault.IsNotFound(err) {
		return err
	}
	if err := tx.CampaignProgress().Delete(ctx, id); err != nil && !fault.IsNotFound(err) {
		return err
	}
	if _, err := tx.RuleAssignments().DeleteAll(ctx, rule.AssignedTo(rule.Related{Type: rule.RelatedCampaign, ID: id})); err != nil {
		return err
	}
	return trash.Forget(ctx, tx, id)
}
