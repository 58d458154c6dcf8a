package summary

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is what summaries need of a backend.
type Store interface {
	storage.Transactor
	campaign.Store
	CampaignDays() storage.Collection[Day]
}

// Engine counts the events and validations of the campaigns of one project.
type Engine struct {
	store Store
	now   func() time.Time
	zone  func(context.Context) (*time.Location, error)

	mu        sync.Mutex
	validated map[bucket]*validations // the validations since the last flush
}

// New returns the summaries of the project that the store belongs to. zone returns the project's time zone, in which days begin and end.
func New(store Store, now func() time.Time, zone func(context.Context) (*time.Location, error)) *Engine {
	return &Engine{store: store, now: now, zone: zone, validated: map[bucket]*validations{}}
}

// bucket is a quarter of an hour in a campaign, or in the whole project. In every time zone a day begins with a new quarter.
type bucket struct {
	campaignID string
	quarter    int64 // quarters since the Unix epoch
}

const quarter = 15 * 60 // seconds

// validations is how many validations succeeded and failed, and why.
type validations struct {
	succeeded, failed int64
	reasons           map[string]int64
}

func (v *validations) count(entry *redemption.Entry) {
	if entry.Status == redemption.EntryApplicable {
		v.succeeded++
		return
	}
	v.failed++
	if entry.Err != nil {
		v.add(entry.Err.Key, 1)
	}
}

func (v *validations) add(reason string, n int64) {
	if v.reasons == nil {
		v.reasons = map[string]int64{}
	}
	v.reasons[reason] += n
}

// Validated counts the redeemables of a validation in memory.
func (e *Engine) Validated(r *redemption.Result) {
	if r == nil {
		return
	}
	at := e.now().Unix() / quarter
	e.mu.Lock()
	defer e.mu.Unlock()
	for i := range r.Entries {
		entry := &r.Entries[i]
		if entry.Status == redemption.EntrySkipped {
			continue
		}
		e.count(bucket{"", at}).count(entry)
		if entry.CampaignID != "" {
			e.count(bucket{entry.CampaignID, at}).count(entry)
		}
	}
}

// count returns the counts of a bucket. The caller holds the lock.
func (e *Engine) count(m bucket) *validations {
	t, ok := e.validated[m]
	if !ok {
		t = &validations{}
		e.validated[m] = t
	}
	return t
}

// Flush writes the validations that were counted in this process. When that fails the next flush writes them.
func (e *Engine) Flush(ctx context.Context) error {
	e.mu.Lock()
	counted := e.validated
	e.validated = map[bucket]*validations{}
	e.mu.Unlock()
	if len(counted) == 0 {
		return nil
	}
	err := e.write(ctx, counted)
	if err != nil {
		e.mu.Lock()
		defer e.mu.Unlock()
		for m, t := range counted {
			again := e.count(m)
			again.succeeded += t.succeeded
			again.failed += t.failed
			for reason, n := range t.reasons {
				again.add(reason, n)
			}
		}
	}
	return err
}

func (e *Engine) write(ctx context.Context, counted map[bucket]*validations) error {
	zone, err := e.zone(ctx)
	if err != nil {
		return err
	}
	c := counts{}
	for m, t := range counted {
		f := c.of(m.campaignID, calc.DayOf(time.Unix(m.quarter*quarter, 0), zone))
		f.add("validations", t.succeeded+t.failed)
		f.add("validations_succeeded", t.succeeded)
		f.add("validations_failed", t.failed)
		for reason, n := range t.reasons {
			f.add(RefusedValidations+reason, n)
		}
	}
	return storage.AtomicUpsert(ctx, e.store, func(tx Store) error { return c.write(ctx, tx) })
}

// counts are new figures by the id of their Day.
type counts map[string]*Day

func (c counts) of(campaignID string, day calc.Day) Figures {
	d := &Day{CampaignID: campaignID, Day: day}
	if known, ok := c[d.ID()]; ok {
		return known.Figures
	}
	d.Figures = Figures{}
	c[d.ID()] = d
	return d.Figures
}

// write adds the counts to the stored days: one statement for existing days, and one for new ones.
func (c counts) write(ctx context.Context, tx Store) error {
	var ids []string
	for id, d := range c {
		if len(d.Figures) > 0 {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	slices.Sort(ids)
	seen := map[string]bool{}
	_, err := tx.CampaignDays().UpdateAll(ctx, storage.In("id", ids), func(d *Day) (bool, error) {
		seen[d.ID()] = true
		d.Figures = d.merged(c[d.ID()].Figures)
		return true, nil
	})
	if err != nil {
		return err
	}
	var fresh []Day
	for _, id := range ids {
		if !seen[id] {
			fresh = append(fresh, *c[id])
		}
	}
	if len(fresh) == 0 {
		return nil
	}
	return tx.CampaignDays().Insert(ctx, fresh...)
}

// PurgeCampaign deletes the figures of a campaign.
func PurgeCampaign(ctx context.Context, e *Engine, campaignID string) error {
	_, err := e.store.CampaignDays().DeleteAll(ctx, storage.Is("campaign_id", campaignID))
	return err
}

// Of returns the figures of a campaign from one day to another, both included; an empty day leaves that end open. The type of the campaign
// says which figures there are. It fails with fault.NotFound.
func (e *Engine) Of(ctx context.Context, campaignIDOrName string, from, to calc.Day) (Figures, error) {
	c, err := campaign.In(e.store).Resolve(ctx, campaignIDOrName)
	if err != nil {
		return nil, err
	}
	if err := e.Flush(ctx); err != nil {
		return nil, err
	}
	days, err := e.list(ctx, storage.And(storage.Is("campaign_id", c.ID), between(from, to)))
	if err != nil {
		return nil, err
	}
	return Sum(days).Of(c.Type), nil
}

// Days returns the figures of a campaign, by its id, or with an empty id of the whole project, from one day to another, both included, the oldest
// first; an empty day leaves that end open. A day on which nothing was counted is missing. Days are those of the time zone that the project had
// then.
func (e *Engine) Days(ctx context.Context, campaignID string, from, to calc.Day) ([]Day, error) {
	if err := e.Flush(ctx); err != nil {
		return nil, err
	}
	return e.list(ctx, storage.And(whose(campaignID), between(from, to)))
}

// DaysOf returns the figures of several campaigns by day, from one to another, both included. What is counted in memory is missing.
func (e *Engine) DaysOf(ctx context.Context, campaignIDs []string, from, to calc.Day) ([]Day, error) {
	return e.list(ctx, storage.And(storage.In("campaign_id", campaignIDs), between(from, to)))
}

// Campaigns returns the figures of each campaign that has any, from one day to another, both included, by the ids of the campaigns.
func (e *Engine) Campaigns(ctx context.Context, from, to calc.Day) (map[string]Figures, error) {
	days, err := e.list(ctx, between(from, to))
	if err != nil {
		return nil, err
	}
	all := map[string]Figures{}
	for _, d := range days {
		if d.CampaignID == "" {
			continue
		}
		if all[d.CampaignID] == nil {
			all[d.CampaignID] = Figures{}
		}
		all[d.CampaignID].addAll(d.Figures)
	}
	return all, nil
}

func (e *Engine) list(ctx context.Context, f storage.Filter) ([]Day, error) {
	page, err := e.store.CampaignDays().List(ctx, storage.Query{Filter: f, Order: []storage.Order{{Field: "day"}}})
	return page.Items, err
}

// whose selects the days of a campaign, or those of the whole project.
func whose(campaignID string) storage.Filter {
	if campaignID == "" {
		return storage.Where("campaign_id", storage.OpIsUnknown)
	}
	return storage.Is("campaign_id", campaignID)
}

// between selects days; an empty one is no bound.
func between(from, to calc.Day) storage.Filter {
	var f storage.Filter
	if from != "" {
		f = storage.Where("day", storage.OpMoreEqual, string(from))
	}
	if to != "" {
		f = storage.And(f, storage.Where("day", storage.OpLessEqual, string(to)))
	}
	return f
}
