package verify

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/steady"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// codes counts the codes of campaigns.
func (p *Project) codes(ctx context.Context, report func(string), done *Verified) error {
	store, q := p.Store, storage.Query{Filter: campaign.Kept, Limit: pageSize}
	for more := true; more; {
		page, err := store.Campaigns().List(ctx, q)
		if err != nil {
			return err
		}
		for _, c := range page.Items {
			err := steady.Compare("the codes of campaign "+c.Name, done.told(report), func() (int64, error) {
				if now, err := store.Campaigns().Get(ctx, c.ID); err != nil || !now.DeletedAt.IsZero() {
					return 0, fault.NotFound(campaign.Kind.Name, c.ID) // deleted meanwhile
				}
				progress, err := store.CampaignProgress().Get(ctx, c.ID)
				if fault.IsNotFound(err) {
					return 0, nil // the first code makes it
				}
				return progress.VouchersCount, err
			}, func() (int64, error) {
				n, err := storage.Count(ctx, store.Vouchers(), storage.And(campaign.Kept, storage.Is("campaign_id", c.ID)))
				return int64(n), err
			})
			if err != nil {
				return err
			}
			done.Campaigns++
			q.After = &storage.Position{ID: c.ID}
		}
		more = page.HasMore
	}
	return nil
}

// publications counts how often each code was published.
func (p *Project) publications(ctx context.Context, report func(string), done *Verified) error {
	store, published := p.Store, map[string]int64{}
	q := storage.Query{Limit: pageSize}
	for more := true; more; {
		page, err := store.Publications().List(ctx, q)
		if err != nil {
			return err
		}
		count(published, page.Items)
		for _, made := range page.Items {
			q.After = &storage.Position{ID: made.ID}
		}
		more = page.HasMore
	}
	q = storage.Query{Filter: campaign.Kept, Limit: pageSize}
	for more := true; more; {
		page, err := store.Vouchers().List(ctx, q)
		if err != nil {
			return err
		}
		for _, v := range page.Items {
			q.After = &storage.Position{ID: v.ID}
			if v.PublishCount == published[v.ID] {
				continue
			}
			err := steady.Compare("the publications of voucher "+v.Code, done.told(report), func() (int64, error) {
				now, err := store.Vouchers().Get(ctx, v.ID)
				return now.PublishCount, err
			}, func() (int64, error) {
				page, err := store.Publications().List(ctx, storage.Query{Filter: storage.Is("voucher_ids", v.ID)})
				counted := map[string]int64{}
				count(counted, page.Items)
				return counted[v.ID], err
			})
			if err != nil {
				return err
			}
		}
		more = page.HasMore
	}
	return nil
}

// count counts the codes of publications.
func count(published map[string]int64, made []voucher.Publication) {
	for _, m := range made {
		for _, id := range m.VoucherIDs {
			if !m.Failed() {
				published[id]++
			}
		}
	}
}
