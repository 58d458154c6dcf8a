package voucher

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/trash"
)

// ChangeOfAll is a change of all vouchers that match a filter: one of the three.
type ChangeOfAll struct {
	// Active switches the vouchers on or off.
	Active *bool
	// Metadata is merged by key into that of each voucher; a null removes the key.
	Metadata metadata.Map
	// Delete moves the vouchers to the trash, each with an entry of its own.
	Delete bool
}

// check refuses a change that is none or several.
func (c *ChangeOfAll) check() (err error) {
	asked := 0
	for _, is := range []bool{c.Active != nil, len(c.Metadata) > 0, c.Delete} {
		if is {
			asked++
		}
	}
	if asked != 1 {
		return fault.Payload("change", "must be one of active, metadata and delete")
	}
	c.Metadata, err = metadata.Normalize("metadata", c.Metadata)
	return err
}

// changeAllJob changes the vouchers that match a filter, one portion at a time.
type changeAllJob struct {
	asyncaction.MatchingJob
	Change ChangeOfAll
}

// Kind is the type of the action that clients see.
func (changeAllJob) Kind() string { return "VOUCHERS.CHANGE_ALL" }

// ChangeAll changes all vouchers that match a filter and that were made before, in the background, behind the bulk updates under way. A voucher is
// changed when it matches at the moment of its portion. Switching and metadata write no events, as in BulkUpdate; each deletion writes its event, from
// which the figures of campaigns are counted. The action counts the vouchers that were gone through, and tells those whose metadata would break their
// schema. asyncaction.Engine.Cancel ends it between two portions. ChangeAll fails with an invalid payload, and with invalid_query_params for a
// filter that a list of vouchers does not have.
func (e *Engine) ChangeAll(ctx context.Context, f storage.Filter, change ChangeOfAll) (a asyncaction.Action, err error) {
	if err := change.check(); err != nil {
		return a, err
	}
	return asyncaction.StartMatching(ctx, e.store, e.env, Kind, f, func(j asyncaction.MatchingJob) asyncaction.Job { return changeAllJob{j, change} })
}

// changeAllPortion changes the next vouchers of a job.
func (e *Engine) changeAllPortion(ctx context.Context, job changeAllJob, d asyncaction.Delivery) error {
	s, err := e.settings(ctx)
	if err != nil {
		return err
	}
	return asyncaction.MatchingPortion(ctx, e.store, d, job.MatchingJob, e.env.Now, asyncaction.Matching[Store, Voucher]{
		Kind: Kind, Of: Store.Vouchers, Kept: campaign.Kept,
		As:      func(j asyncaction.MatchingJob) asyncaction.Job { return changeAllJob{j, job.Change} },
		Message: func(a *asyncaction.Action) string { return job.Change.message(a.Done) },
		Change: func(ctx context.Context, tx Store, page []Voucher, which storage.Filter, a *asyncaction.Action, now time.Time) error {
			return e.changeEach(ctx, tx, s, job.Change, page, which, a, now)
		},
	})
}

func (c ChangeOfAll) message(n int64) string {
	switch {
	case c.Delete:
		return fmt.Sprintf("Deleted %d vouchers.", n)
	case c.Active != nil && *c.Active:
		return fmt.Sprintf("Switched %d vouchers on.", n)
	case c.Active != nil:
		return fmt.Sprintf("Switched %d vouchers off.", n)
	}
	return fmt.Sprintf("Updated %d vouchers.", n)
}

// changeEach changes vouchers that still match, and counts those that are refused.
func (e *Engine) changeEach(ctx context.Context, tx Store, s Settings, change ChangeOfAll, page []Voucher, which storage.Filter, a *asyncaction.Action, now time.Time) error {
	switch {
	case change.Delete:
		return e.deleteEach(ctx, tx, page, which, now)
	case change.Active == nil:
		return asyncaction.MergeMetadata(ctx, tx.Vouchers(), Kind, page, which, a, now, change.Metadata, s.Schemas, metadata.ObjectVoucher, func(v *Voucher) asyncaction.Described {
			return asyncaction.Described{Key: v.Code, Metadata: &v.Metadata, UpdatedAt: &v.UpdatedAt}
		})
	}
	ids := make([]string, len(page))
	for i := range page {
		ids[i] = page[i].ID
	}
	_, err := tx.Vouchers().UpdateAll(ctx, storage.And(which, storage.In("id", ids)), func(v *Voucher) (bool, error) {
		if v.Active == *change.Active {
			return false, nil
		}
		v.Active, v.UpdatedAt = *change.Active, now
		return true, nil
	})
	return err
}

// deleteEach moves vouchers that still match to the trash, as Delete does with one. Campaigns are locked before their codes, here as everywhere.
func (e *Engine) deleteEach(ctx context.Context, tx Store, page []Voucher, which storage.Filter, now time.Time) error {
	counted := map[string]int64{}
	ids := make([]string, len(page))
	for i := range page {
		ids[i] = page[i].ID
		counted[page[i].CampaignID] = 0
	}
	for _, id := range slices.Sorted(maps.Keys(counted)) {
		if err := uncount(ctx, tx, id, 0); err != nil {
			return err
		}
	}
	gone := map[string]Voucher{}
	_, err := tx.Vouchers().UpdateAll(ctx, storage.And(which, storage.In("id", ids)), func(v *Voucher) (bool, error) {
		v.markDeleted(now)
		gone[v.ID] = *v
		return true, nil
	})
	if err != nil || len(gone) == 0 {
		return err
	}
	var cards []string
	var entries []trash.Entry
	for _, id := range slices.Sorted(maps.Keys(gone)) {
		v := gone[id]
		counted[v.CampaignID]++
		if v.Loyalty != nil {
			cards = append(cards, id)
		}
		entries = append(entries, trash.Entry{
			ID: e.env.NewID(trash.Kind.Prefix), ResourceID: id, ResourceType: trash.TypeVoucher, ResourceName: v.Code, CreatedAt: now,
		})
	}
	for _, id := range slices.Sorted(maps.Keys(counted)) {
		if err := uncount(ctx, tx, id, counted[id]); err != nil {
			return err
		}
	}
	if err := tx.TrashEntries().Insert(ctx, entries...); err != nil {
		return err
	}
	return e.recordDeleted(ctx, tx, gone, cards, now)
}

// recordDeleted cancels the pending points of loyalty cards that were deleted, and writes the events of all deletions.
func (e *Engine) recordDeleted(ctx context.Context, tx Store, gone map[string]Voucher, cards []string, now time.Time) error {
	var campaignIDs []string
	for _, v := range gone {
		if v.CampaignID != "" && !slices.Contains(campaignIDs, v.CampaignID) {
			campaignIDs = append(campaignIDs, v.CampaignID)
		}
	}
	campaigns, err := campaign.New(tx, e.env).ByID(ctx, campaignIDs...)
	if err != nil {
		return err
	}
	var events []event.Event
	add := func(kind string, v Voucher, besides map[string]any) error {
		snapshot := map[string]any{Kind.Name: v, campaign.Kind.Name: nil}
		if c, ok := campaigns[v.CampaignID]; ok {
			snapshot[campaign.Kind.Name] = c
		}
		maps.Copy(snapshot, besides)
		told, err := e.eventOf(ctx, kind, v, snapshot, now)
		events = append(events, told)
		return err
	}
	if len(cards) > 0 {
		dropped, err := cancelPending(ctx, tx, cards, now)
		if err != nil {
			return err
		}
		for _, p := range dropped {
			for _, kind := range []string{EventPendingCanceled, "customer." + EventPendingCanceled} {
				if err := add(kind, gone[p.AccountID], map[string]any{"pending_points": p}); err != nil {
					return err
				}
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(gone)) {
		if err := add(EventDeleted, gone[id], nil); err != nil {
			return err
		}
	}
	return tx.Events().Insert(ctx, events...)
}
