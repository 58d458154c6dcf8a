package segment

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/unitofwork"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// batch is the store of a transaction in which memberships of many customers are decided. It reads the rows of all customers at once and writes
// the rows of all of them together (goal P30). Counts of custom events are asked for each customer: no row has them.
type batch struct {
	Store
	unit unitofwork.Unit

	customers *unitofwork.Collection[customer.Customer]
	members   *unitofwork.Collection[Member]
	cards     *unitofwork.Collection[voucher.Voucher]
	campaigns *unitofwork.Collection[campaign.Campaign]
	locations *unitofwork.Collection[location.Location]
	events    *unitofwork.Collection[event.Event]
}

func newBatch(tx Store) *batch {
	b := &batch{Store: tx}
	b.customers, b.members = unitofwork.Of(&b.unit, tx.Customers(), customer.Kind), unitofwork.Of(&b.unit, tx.SegmentMembers(), MemberKind)
	b.cards, b.campaigns = unitofwork.Of(&b.unit, tx.Vouchers(), voucher.Kind), unitofwork.Of(&b.unit, tx.Campaigns(), campaign.Kind)
	b.locations, b.events = unitofwork.Of(&b.unit, tx.Locations(), location.Kind), unitofwork.Of(&b.unit, tx.Events(), event.Kind)
	return b
}

// hold reads and locks customers. A transaction that changes a membership locks the customer: of two at once the second then reads the state
// after the first. Without that, a sync that has read an old customer could undo later changes.
func (b *batch) hold(ctx context.Context, customerIDs []string) error {
	return b.customers.Hold(ctx, storage.In("id", customerIDs))
}

// read reads what the tests of segments need of customers.
func (b *batch) read(ctx context.Context, customerIDs []string, of []tested) error {
	if len(customerIDs) == 0 || len(of) == 0 {
		return nil
	}
	segments, locations, points := make([]string, len(of)), []string(nil), false
	for i, s := range of {
		segments[i], points = s.ID, points || s.test.wants.points
		locations = append(locations, s.test.locations()...)
	}
	err := b.members.Load(ctx, storage.And(storage.In("segment_id", segments), storage.In("customer_id", customerIDs)))
	if err == nil && len(locations) > 0 {
		err = b.locations.Load(ctx, storage.In("id", locations))
	}
	if err != nil || !points {
		return err
	}
	if err := b.cards.Load(ctx, storage.In("holder_id", customerIDs)); err != nil {
		return err
	}
	held, err := b.cards.List(ctx, storage.Query{Filter: storage.In("holder_id", customerIDs)})
	if err != nil {
		return err
	}
	var campaigns []string
	for _, v := range held.Items {
		if v.Loyalty != nil && !slices.Contains(campaigns, v.CampaignID) {
			campaigns = append(campaigns, v.CampaignID)
		}
	}
	if len(campaigns) == 0 {
		return nil
	}
	return b.campaigns.Load(ctx, storage.In("id", campaigns))
}

// Customers returns the customers.
func (b *batch) Customers() storage.Collection[customer.Customer] { return b.customers }

// SegmentMembers returns the memberships.
func (b *batch) SegmentMembers() storage.Collection[Member] { return b.members }

// Vouchers returns the cards.
func (b *batch) Vouchers() storage.Collection[voucher.Voucher] { return b.cards }

// Campaigns returns the campaigns.
func (b *batch) Campaigns() storage.Collection[campaign.Campaign] { return b.campaigns }

// Locations returns the locations.
func (b *batch) Locations() storage.Collection[location.Location] { return b.locations }

// Events returns the events.
func (b *batch) Events() storage.Collection[event.Event] { return b.events }
