package redemption

import (
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/voucher"
)

// Outcome is everything that a decision writes, as plain data. A backend writes all of it in one commit and decides nothing.
// The zero Outcome writes nothing.
type Outcome struct {
	// Vouchers change by difference; see Snapshot.Takes.
	Vouchers []VoucherDelta
	// Order and Customer are written whole: the decision has locked their rows, or makes them. NewOrder and NewCustomer say
	// which.
	Order       *order.Order
	NewOrder    bool
	Customer    *customer.Customer
	NewCustomer bool
	// Owner is the customer of the stored order, whose summary changes with it although another customer redeems. It is written
	// whole, too.
	Owner *customer.Customer
	// Products and SKUs are catalog entries that the request asked to create or overwrite.
	Products []order.Write[catalog.Product]
	SKUs     []order.Write[catalog.SKU]

	Records []Record
	// RolledBack marks records that were rolled back.
	RolledBack []RollbackMark
	// Returns are new, and Returned says what they gave back of records.
	Returns      []Return
	Returned     []ReturnMark
	Transactions []voucher.Transaction
	// Lots are the changes of the lots of loyalty cards, card by card.
	Lots   []ledger.Changes
	Totals []TotalsStep
	// Counters are raised where they exist; see Counter.
	Counters []CounterStep
	Locks    []Lock
	// Unlock lists ids of locks to release.
	Unlock []string
	Events []event.Event
	Jobs   []asyncaction.Job
	// Kept is the record of the scope's Key. NewKept says that the snapshot has none; otherwise that one has expired and gives way. When
	// another transaction has written a record meanwhile, the whole is tried again with fresh rows.
	Kept    *idempotency.Record
	NewKept bool
}

// VoucherDelta is a change of one voucher.
type VoucherDelta struct {
	ID string
	// Redeemed is added to the uses; Credits and Points to what was redeemed of a card.
	Redeemed, Credits, Points int64
	At                        time.Time
	// Next is the next expiration of a loyalty card afterwards; nil leaves that as it is.
	Next *NextExpiration
}

// NextExpiration is how many points expire at the beginning of a day; zero means that no points of the card expire.
type NextExpiration struct {
	Points int64
	At     time.Time
}

// Apply changes a voucher by the delta.
func (d VoucherDelta) Apply(v *voucher.Voucher) {
	v.Redemption.Redeemed += d.Redeemed
	v.Redemption.RedeemedAmount += d.Credits
	v.Redemption.RedeemedPoints += d.Points
	if d.Next != nil && v.Loyalty != nil {
		card := *v.Loyalty
		card.NextExpirationPoints, card.NextExpirationAt = d.Next.Points, d.Next.At
		v.Loyalty = &card
	}
	v.UpdatedAt = d.At
}

// Fits reports whether a voucher can take the delta: its uses stay within its quantity, its balance does not fall below zero,
// and nothing is given back that was not taken.
func (d VoucherDelta) Fits(v *voucher.Voucher) bool {
	if v.Redemption.Redeemed+d.Redeemed < 0 || v.Redemption.RedeemedAmount+d.Credits < 0 || v.Redemption.RedeemedPoints+d.Points < 0 {
		return false
	}
	if d.Redeemed > 0 && v.Redemption.Quantity != nil && v.Redemption.Redeemed+d.Redeemed > *v.Redemption.Quantity {
		return false
	}
	return (d.Credits <= 0 && d.Points <= 0) || v.Balance() >= d.Credits+d.Points
}

// RollbackMark says that a record was taken back.
type RollbackMark struct {
	RecordID, RollbackID string
	Date                 time.Time
}

// ReturnMark says what a record gave back in partial returns, all of them together. CampaignID is that of the record.
type ReturnMark struct {
	RecordID, CampaignID string
	Returned             Applied
}

// TotalsStep is a change of the totals of one subject on one day.
type TotalsStep struct {
	Key TotalsKey
	By  Totals
}

// Empty reports whether there is nothing to write.
func (o *Outcome) Empty() bool {
	return len(o.Vouchers) == 0 && o.Order == nil && o.Customer == nil && o.Owner == nil && len(o.Products) == 0 && len(o.SKUs) == 0 &&
		len(o.Records) == 0 && len(o.RolledBack) == 0 && len(o.Returns) == 0 && len(o.Returned) == 0 && len(o.Transactions) == 0 && len(o.Lots) == 0 && len(o.Totals) == 0 &&
		len(o.Counters) == 0 && len(o.Locks) == 0 && len(o.Unlock) == 0 && len(o.Events) == 0 && len(o.Jobs) == 0 && o.Kept == nil
}
