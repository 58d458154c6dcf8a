package voucher

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// rewriteFirst is how many codes the first portion of a job goes through.
const rewriteFirst = 500

// updateJob copies changes of a campaign to its codes, one portion at a time. It says which parts changed, not their values: each
// portion copies what the campaign has at that moment, so that two changes in a row end alike in whatever order their portions
// come.
type updateJob struct {
	ActionID   string
	CampaignID string
	Portion    int64
	Pace       asyncaction.Pace
	// After is the id of the last voucher that an earlier portion went through.
	After string
	Parts []part
	Keys  []string
}

// Kind is the type of the action that clients see.
func (updateJob) Kind() string { return "CAMPAIGN.VOUCHERS_UPDATE" }

// UpdateCampaign changes a campaign that is named by id or by name. The parts of which codes have a copy are copied to them
// in the background: to those that were neither published nor redeemed; metadata to all, when the codes follow the schema of
// vouchers. It fails with fault.NotFound, with resource_locked while codes are being generated, with resource_protected, with
// invalid_campaign for a property that cannot change, or with an invalid payload.
func (i Internals) UpdateCampaign(ctx context.Context, idOrName string, u campaign.Update) (c campaign.Campaign, err error) {
	e := i.engine
	settings, err := e.settings(ctx)
	if err != nil {
		return c, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err = In(e, tx, settings).UpdateCampaign(ctx, idOrName, u)
		return err
	})
	return c, err
}

// UpdateCampaign is Internals.UpdateCampaign within the transaction.
func (t Tx) UpdateCampaign(ctx context.Context, idOrName string, u campaign.Update) (campaign.Campaign, error) {
	before, err := holdCampaign(ctx, t.tx, idOrName)
	if err != nil {
		return campaign.Campaign{}, err
	}
	c, err := t.tx.Campaigns().Update(ctx, before.ID, func(c *campaign.Campaign) error {
		was := c.Metadata
		if err := c.Apply(u, t.now); err != nil || was.Equal(c.Metadata) {
			return err
		}
		return t.settings.Schemas.Check(metadata.ObjectCampaign, c.Metadata)
	})
	if err != nil {
		return campaign.Campaign{}, err
	}
	if err := t.engine.beginRewriting(ctx, t.tx, &before.Campaign, &c, before.progress.VouchersCount); err != nil {
		return campaign.Campaign{}, err
	}
	return c, campaign.In(t.tx).Record(ctx, t.engine.env, campaign.EventUpdated, c, nil, t.now)
}

// holdCampaign finds a campaign that may be changed and locks it: progress first, here as everywhere.
func holdCampaign(ctx context.Context, tx Store, idOrName string) (heldCampaign, error) {
	c, err := campaign.In(tx).Resolve(ctx, idOrName)
	if err != nil {
		return heldCampaign{}, err
	}
	progress, err := campaign.In(tx).Progress(ctx, c.ID, func(p *campaign.Progress) error { return p.Locked(&c) })
	if err != nil {
		return heldCampaign{}, err
	}
	c, err = campaign.In(tx).Resolve(ctx, c.ID) // it may have been deleted before it was held
	return heldCampaign{c, progress}, err
}

func (e *Engine) beginRewriting(ctx context.Context, tx Store, before, after *campaign.Campaign, count int64) error {
	job := updateJob{CampaignID: after.ID, Parts: changedParts(before, after)}
	if len(job.Parts) == 0 || count == 0 {
		return nil
	}
	if slices.Contains(job.Parts, partMetadata) {
		job.Keys = changedKeys(before, after)
	}
	_, err := campaign.In(tx).Progress(ctx, after.ID, func(p *campaign.Progress) error { p.Begin(campaign.StatusModifying); return nil })
	if err != nil {
		return err
	}
	_, err = asyncaction.Begin(ctx, tx, e.env, "", count, func(actionID string) asyncaction.Job {
		job.ActionID = actionID
		return job
	})
	return err
}

// updatePortion rewrites the next codes of a job.
func (e *Engine) updatePortion(ctx context.Context, job updateJob, d asyncaction.Delivery) error {
	err := asyncaction.Portion(ctx, e.store, d, job.ActionID, job.Portion, e.env.Now, func(tx Store, a *asyncaction.Action) (asyncaction.Job, error) {
		now, began := e.env.Now(), time.Now()
		c, err := tx.Campaigns().Get(ctx, job.CampaignID)
		if fault.IsNotFound(err) { // deleted for good meanwhile
			a.Finish(fmt.Sprintf("Updated %d vouchers.", a.Done), nil, now)
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
		page, err := tx.Vouchers().List(ctx, portionOf(job.CampaignID, job.After, job.Pace.Size(rewriteFirst), campaign.Kept))
		if err != nil {
			return nil, err
		}
		changed, err := rewrite(ctx, tx, page.Items, &c, job, now)
		if err != nil {
			return nil, err
		}
		a.Done += int64(changed)
		if page.HasMore {
			next := job
			next.Portion++
			next.After = page.Items[len(page.Items)-1].ID
			next.Pace = job.Pace.After(len(page.Items), time.Since(began))
			return next, nil
		}
		a.Finish(fmt.Sprintf("Updated %d vouchers.", a.Done), nil, now)
		_, err = campaign.In(tx).Progress(ctx, c.ID, func(p *campaign.Progress) error { p.End(false); return nil })
		return nil, err
	})
	return e.orFail(ctx, err, d, job.ActionID, job.CampaignID)
}

// portionOf selects the next codes of a campaign in the order of their ids.
func portionOf(campaignID, after string, limit int, which storage.Filter) storage.Query {
	q := storage.Query{Filter: storage.And(storage.Is("campaign_id", campaignID), which), Limit: limit}
	if after != "" {
		q.After = &storage.Position{ID: after}
	}
	return q
}

// rewrite copies the changes to codes and returns how many it changed.
func rewrite(ctx context.Context, tx Store, codes []Voucher, c *campaign.Campaign, job updateJob, now time.Time) (changed int, err error) {
	var concerned []string
	for i := range codes {
		if len(job.partsFor(&codes[i], c)) > 0 {
			concerned = append(concerned, codes[i].ID)
		}
	}
	if len(concerned) == 0 {
		return 0, nil
	}
	return tx.Vouchers().UpdateAll(ctx, storage.In("id", concerned), func(v *Voucher) (bool, error) {
		parts := job.partsFor(v, c) // it may have been published or redeemed since it was listed
		for _, part := range parts {
			v.copyPart(part, c, job.Keys)
		}
		if len(parts) > 0 {
			v.UpdatedAt = now
		}
		return len(parts) > 0, nil
	})
}

// partsFor returns the parts of a job that apply to a code.
func (j updateJob) partsFor(v *Voucher, c *campaign.Campaign) []part {
	switch {
	case v.PublishCount == 0 && v.HolderID == "" && v.Redemption.Redeemed == 0:
		return j.Parts
	case c.UseVoucherSchema && slices.Contains(j.Parts, partMetadata):
		return []part{partMetadata}
	}
	return nil
}

// copyPart gives v a part of its campaign.
func (v *Voucher) copyPart(p part, c *campaign.Campaign, keys []string) {
	fresh := profiled(c)
	switch p {
	case partDiscount:
		v.Discount = fresh.Discount
	case partGift:
		if v.Gift != nil && fresh.Gift != nil {
			gift := *v.Gift
			gift.Effect = fresh.Gift.Effect
			v.Gift = &gift
		}
	case partRedemption:
		v.Redemption.Quantity = fresh.Redemption.Quantity
	case partValidity:
		v.Validity = fresh.Validity
	case partCategory:
		v.CategoryID = fresh.CategoryID
	case partMetadata:
		change := metadata.Map{}
		for _, key := range keys {
			change[key] = c.Metadata[key] // nil takes the key away
		}
		v.Metadata = metadata.Merge(v.Metadata, change)
	}
}
