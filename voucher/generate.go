package voucher

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// generateFirst is how many codes the first portion of a job makes: few, so that a small job does not wait long for others that
// begin at the same time. Later portions are larger.
const generateFirst = 250

// generateJob makes codes for a campaign, one portion at a time.
type generateJob struct {
	ActionID   string
	CampaignID string
	Portion    int64
	Pace       asyncaction.Pace
	Overrides  Overrides
	// First says that the codes are those that the campaign was created with.
	First bool
}

// Kind is the type of the action that clients see.
func (generateJob) Kind() string { return "CAMPAIGN.VOUCHERS_GENERATE" }

// CreateCampaign stores a campaign with a number of codes. Campaigns.Create of package punchcard calls it. One code is made at
// once, more of them in the background. It fails with fault.Duplicate for a name that is taken, with fault.NotFound for an unknown
// rule, or with invalid_code_config when there cannot be so many codes; then nothing is stored.
func (i Internals) CreateCampaign(ctx context.Context, d campaign.Draft, count int64) (campaign.Campaign, error) {
	e := i.engine
	if err := d.Check(); err != nil {
		return campaign.Campaign{}, err
	}
	c := d.Campaign
	s, err := e.settings(ctx)
	if err != nil {
		return campaign.Campaign{}, err
	}
	if err := s.Schemas.Check(metadata.ObjectCampaign, d.Campaign.Metadata); err != nil {
		return campaign.Campaign{}, err
	}
	if err := checkCount(&c, s, count); err != nil {
		return campaign.Campaign{}, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := campaign.In(tx).Insert(ctx, e.env, d); err != nil {
			return err
		}
		progress := campaign.Progress{ID: c.ID, Creation: campaign.StatusDone, Generation: campaign.StatusDone}
		if count > 1 {
			progress.Begin(campaign.StatusInProgress)
		}
		if err := tx.CampaignProgress().Insert(ctx, progress); err != nil {
			return err
		}
		switch {
		case count > 1:
			_, err := e.beginGeneration(ctx, tx, c.ID, count, Overrides{}, true)
			return err
		case count == 1:
			v, err := Overrides{}.added(&c)
			if err != nil {
				return err
			}
			return e.storeWithin(ctx, tx, s, heldCampaign{c, progress}, &v, "", nil, nil)
		}
		return nil
	})
	if err != nil {
		return campaign.Campaign{}, err
	}
	return c, nil
}

func checkCount(c *campaign.Campaign, s Settings, count int64) error {
	switch {
	case count < 0 || count > campaign.MaxCodes:
		return fault.Payload("vouchers_count", "must be 0 to %d (actual value is '%d')", int64(campaign.MaxCodes), count)
	case count > 1 && c.Distribution == campaign.DistributionStandalone:
		return invalidCampaign(c, "A campaign of type STANDALONE has one code (vouchers_count is %d).", count)
	}
	return code.Check(c.Voucher.CodeConfig, !s.CaseInsensitive, 0, count)
}

// Generate begins to make more codes for a campaign that exists, in the background. It fails with fault.NotFound for an
// unknown campaign, with invalid_campaign for one that cannot have more codes, or with invalid_code_config when there cannot
// be so many.
func (e *Engine) Generate(ctx context.Context, campaignIDOrName string, count int64, o Overrides) (a asyncaction.Action, err error) {
	s, err := e.settings(ctx)
	if err != nil {
		return a, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := holdForCodes(ctx, tx, campaignIDOrName, false)
		if err != nil {
			return err
		}
		if count < 1 || count > campaign.MaxCodes-c.progress.VouchersCount {
			return fault.Query("vouchers_count", "must be 1 to %d: a campaign holds %d vouchers at most, and this one has %d (actual value is '%d')",
				campaign.MaxCodes-c.progress.VouchersCount, int64(campaign.MaxCodes), c.progress.VouchersCount, count)
		}
		v, err := o.added(&c.Campaign)
		if err != nil {
			return err
		}
		if err := s.checkWithin(&c.Campaign, &v); err != nil {
			return err
		}
		taken := c.progress.VouchersCount
		if o.CodeConfig != nil {
			if err := o.CodeConfig.Validate("code_config"); err != nil {
				return err
			}
			taken = 0
		}
		if err := code.Check(c.Voucher.ConfigOf(o.CodeConfig, !s.CaseInsensitive), !s.CaseInsensitive, taken, count); err != nil {
			return err
		}
		if _, err := campaign.In(tx).Progress(ctx, c.ID, func(p *campaign.Progress) error { p.Begin(campaign.StatusInProgress); return nil }); err != nil {
			return err
		}
		a, err = e.beginGeneration(ctx, tx, c.ID, count, o, false)
		return err
	})
	return a, err
}

func (e *Engine) beginGeneration(ctx context.Context, tx Store, campaignID string, count int64, o Overrides, first bool) (asyncaction.Action, error) {
	return asyncaction.Begin(ctx, tx, e.env, "", count, func(actionID string) asyncaction.Job {
		return generateJob{ActionID: actionID, CampaignID: campaignID, Overrides: o, First: first}
	})
}

// generatePortion makes the next codes of a job. When no more codes fit the code configuration, the action fails and the
// codes that were made stay.
func (e *Engine) generatePortion(ctx context.Context, job generateJob, d asyncaction.Delivery) error {
	s, err := e.settings(ctx)
	if err != nil {
		return err
	}
	err = asyncaction.Portion(ctx, e.store, d, job.ActionID, job.Portion, e.env.Now, func(tx Store, a *asyncaction.Action) (asyncaction.Job, error) {
		ctx := env.WithRequest(ctx, a.RequestID)
		now, began := e.env.Now(), time.Now()
		c, err := tx.Campaigns().Get(ctx, job.CampaignID)
		if err != nil {
			return nil, err
		}
		if job.Portion == 0 {
			if err := campaign.In(tx).Record(ctx, e.env, campaign.EventGenerationStarted, c, map[string]any{"count": a.Total}, now); err != nil {
				return nil, err
			}
		}
		want := int(min(int64(job.Pace.Size(generateFirst)), a.Total-a.Done))
		stored, err := e.generate(ctx, tx, s, &c, job.Overrides, want, now)
		if err != nil {
			return nil, err
		}
		a.Done += int64(stored)
		over := stored < want || a.Done == a.Total
		_, err = campaign.In(tx).Progress(ctx, c.ID, func(p *campaign.Progress) error {
			p.VouchersCount += int64(stored)
			if over {
				p.End(stored < want)
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
		if !over {
			next := job
			next.Portion++
			next.Pace = job.Pace.After(want, time.Since(began))
			return next, nil
		}
		return nil, e.finishGeneration(ctx, tx, s, a, c, job, now)
	})
	return e.orFail(ctx, err, d, job.ActionID, job.CampaignID)
}

// generate stores vouchers under codes that are drawn and returns how many.
func (e *Engine) generate(ctx context.Context, tx Store, s Settings, c *campaign.Campaign, o Overrides, want int, now time.Time) (int, error) {
	v, err := o.added(c)
	if err != nil {
		return 0, err
	}
	v.CreatedAt = now
	return e.fill(ctx, tx, s, c.Voucher.ConfigOf(o.CodeConfig, !s.CaseInsensitive), want, func(code string) Voucher {
		made := v
		made.ID, made.Code = e.env.NewID(Kind.Prefix), code
		return made
	})
}

// finishGeneration ends the action and writes its event.
func (e *Engine) finishGeneration(ctx context.Context, tx Store, s Settings, a *asyncaction.Action, c campaign.Campaign, job generateJob, now time.Time) error {
	var cause error
	kind, when := campaign.EventGenerationCompleted, "completed_at"
	if a.Done < a.Total {
		cause = exhausted(c.Voucher.ConfigOf(job.Overrides.CodeConfig, !s.CaseInsensitive))
		kind, when = campaign.EventGenerationFailed, "failed_at"
	}
	a.Finish(fmt.Sprintf("Generated %d vouchers.", a.Done), cause, now)
	besides := map[string]any{"count": a.Done, when: now.Format(time.RFC3339Nano)}
	if err := campaign.In(tx).Record(ctx, e.env, kind, c, besides, now); err != nil {
		return err
	}
	if job.First || a.Done == 0 {
		return nil
	}
	return campaign.In(tx).Record(ctx, e.env, campaign.EventVouchersAdded, c, map[string]any{"count": a.Done, "told": true}, now)
}

// orFail returns the error of a portion. After the last delivery it ends the job in the campaign's progress: nothing else
// would ever unlock the campaign.
func (e *Engine) orFail(ctx context.Context, err error, d asyncaction.Delivery, actionID, campaignID string) error {
	if err == nil && !d.GivenUp || !d.Last {
		return err
	}
	failed := storage.Atomic(ctx, e.store, func(tx Store) error {
		if a, err := tx.AsyncActions().Get(ctx, actionID); err != nil || a.Status != asyncaction.StatusFailed {
			return err
		}
		_, err := tx.CampaignProgress().Update(ctx, campaignID, func(p *campaign.Progress) error { p.End(true); return nil })
		if fault.IsNotFound(err) {
			return nil
		}
		return err
	})
	return errors.Join(err, failed)
}
