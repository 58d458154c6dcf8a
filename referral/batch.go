package referral

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/unitofwork"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// batch is the store of the transaction in which consume handles events. It reads the rows of all events at once and writes the rows of all
// of them together (goal P30). How many a referrer brought is counted once for each referrer of a program with tiers.
type batch struct {
	Store
	unit unitofwork.Unit

	campaigns *unitofwork.Collection[campaign.Campaign]
	customers *unitofwork.Collection[customer.Customer]
	schemas   *unitofwork.Collection[metadata.EventSchema]
	tiers     *unitofwork.Collection[Tier]
	holders   *unitofwork.Collection[Holder]
	rewards   *unitofwork.Collection[Reward]
	events    *unitofwork.Collection[event.Event]

	// brought are the converted referees by referrer and campaign, where they were counted.
	brought map[[2]string]int
	jobs    []asyncaction.Job
}

func newBatch(tx Store) *batch {
	b := &batch{Store: tx, brought: map[[2]string]int{}}
	b.campaigns, b.customers = unitofwork.Of(&b.unit, tx.Campaigns(), campaign.Kind), unitofwork.Of(&b.unit, tx.Customers(), customer.Kind)
	b.schemas, b.tiers = unitofwork.Of(&b.unit, tx.CustomEventSchemas(), metadata.EventKind), unitofwork.Of(&b.unit, tx.ReferralTiers(), TierKind)
	b.holders, b.rewards = unitofwork.Of(&b.unit, tx.Holders(), HolderKind), unitofwork.Of(&b.unit, tx.ReferralRewards(), RewardKind)
	b.events = unitofwork.Of(&b.unit, tx.Events(), event.Kind)
	return b
}

// read reads what uses of codes need.
func (b *batch) read(ctx context.Context, uses []use, codes map[string]voucher.Voucher) error {
	var campaigns, customers, assignments, grants []string
	for _, u := range uses {
		v := codes[u.voucherID]
		campaigns, customers = append(campaigns, v.CampaignID), append(customers, u.CustomerID, v.HolderID)
		assignments, grants = append(assignments, assignment(v.ID, u.CustomerID)), append(grants, refereeGrant(assignment(v.ID, u.CustomerID)))
	}
	for _, read := range []func() error{
		func() error { return b.campaigns.Load(ctx, storage.In("id", distinct(campaigns))) },
		func() error { return b.customers.Load(ctx, storage.In("id", distinct(customers))) },
		func() error { return b.holders.Hold(ctx, storage.In("assignment", distinct(assignments))) },
		func() error { return b.rewards.Load(ctx, storage.In("granted_for", distinct(grants))) },
	} {
		if err := read(); err != nil {
			return err
		}
	}
	return nil
}

// converted returns how many converted referees a referrer has brought to a campaign with the one that is converted now.
func (b *batch) converted(ctx context.Context, h Holder) (int, error) {
	of := [2]string{h.ReferrerID, h.CampaignID}
	before, counted := b.brought[of]
	if !counted {
		var err error
		before, err = storage.Count(ctx, b.holders, storage.And(storage.Is("referrer_id", h.ReferrerID), storage.Is("campaign_id", h.CampaignID), Converted))
		if err != nil {
			return 0, err
		}
		before-- // the one of now is among them
	}
	b.brought[of] = before + 1
	return before + 1, nil
}

// write writes what was collected.
func (b *batch) write(ctx context.Context) error {
	if err := b.unit.Write(ctx); err != nil || len(b.jobs) == 0 {
		return err
	}
	return b.Store.Enqueue(ctx, b.jobs...)
}

// Enqueue enqueues jobs with the rows that they are about.
func (b *batch) Enqueue(_ context.Context, jobs ...asyncaction.Job) error {
	b.jobs = append(b.jobs, jobs...)
	return nil
}

// Campaigns returns the campaigns.
func (b *batch) Campaigns() storage.Collection[campaign.Campaign] { return b.campaigns }

// Customers returns the customers.
func (b *batch) Customers() storage.Collection[customer.Customer] { return b.customers }

// CustomEventSchemas returns the schemas of custom events.
func (b *batch) CustomEventSchemas() storage.Collection[metadata.EventSchema] { return b.schemas }

// ReferralTiers returns the tiers of programs.
func (b *batch) ReferralTiers() storage.Collection[Tier] { return b.tiers }

// Holders returns the assignments of codes.
func (b *batch) Holders() storage.Collection[Holder] { return b.holders }

// ReferralRewards returns the rewards of conversions.
func (b *batch) ReferralRewards() storage.Collection[Reward] { return b.rewards }

// Events returns the events.
func (b *batch) Events() storage.Collection[event.Event] { return b.events }
