package membership

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// lotsAtOnce is how many lots are read at once.
const lotsAtOnce = 200

// sameBucket reports whether two open lots of a card are in one bucket: they expire on the same day by the same type of rule.
func sameBucket(a, b *ledger.Lot) bool {
	return a.ExpiresOn == b.ExpiresOn && a.ExpirationType == b.ExpirationType
}

// put adds an open lot to the bucket that it belongs to. A bucket has the id of its oldest lot, and the time of change of its last
// lot.
func put(buckets []ledger.Lot, l ledger.Lot) []ledger.Lot {
	i := slices.IndexFunc(buckets, func(b ledger.Lot) bool { return sameBucket(&b, &l) })
	if i < 0 {
		return append(buckets, l)
	}
	b := buckets[i]
	if l.ID < b.ID {
		b, l = l, b
	}
	b.Left += l.Left
	for _, at := range []time.Time{l.CreatedAt, l.UpdatedAt} {
		if at.After(b.UpdatedAt) {
			b.UpdatedAt = at
		}
	}
	buckets[i] = b
	return buckets
}

// ExpiringPoints returns a page of the points of a card that expire today or later, in the order of their days: the open lots that expire on one
// day by one type of rule are one bucket, with the id and the time of the oldest. It fails with fault.NotFound.
func (e *Engine) ExpiringPoints(ctx context.Context, cardID string, q storage.Query) (page storage.Page[ledger.Lot], err error) {
	at, err := e.newReading(ctx)
	if err != nil {
		return page, err
	}
	if len(q.Order) == 0 {
		q.Order = []storage.Order{{Field: "expires_on"}}
	}
	looking := storage.Query{Order: q.Order, Limit: lotsAtOnce, Filter: storage.And(storage.Is("account_id", cardID), storage.Is("open", true),
		storage.Where("expires_on", storage.OpMoreEqual, string(at.Today)), q.Filter)}
	if q.After != nil { // the day of the last bucket may have others
		op := storage.OpMoreEqual
		if q.Order[0].Desc {
			op = storage.OpLessEqual
		}
		looking.Filter = storage.And(looking.Filter, storage.Where("expires_on", op, q.After.Values[0]))
	}
	var day []ledger.Lot // the buckets of one day
	flush := func() {
		slices.SortFunc(day, func(a, b ledger.Lot) int {
			return ledger.LotKind.ComparePosition(q.Order, &a, ledger.LotKind.Position(&b, q.Order))
		})
		for i := range day {
			if q.After == nil || ledger.LotKind.ComparePosition(q.Order, &day[i], q.After) > 0 {
				page.Items = append(page.Items, day[i])
			}
		}
		day = nil
	}
	for more := true; more && (q.Limit <= 0 || len(page.Items) <= q.Limit); {
		found, err := e.store.PointsLots().List(ctx, looking)
		if err != nil {
			return page, err
		}
		for _, l := range found.Items {
			if len(day) > 0 && day[0].ExpiresOn != l.ExpiresOn {
				flush()
			}
			day = put(day, l)
			looking.After = ledger.LotKind.Position(&l, q.Order)
		}
		more = found.HasMore
	}
	flush()
	if page.HasMore = q.Limit > 0 && len(page.Items) > q.Limit; page.HasMore {
		page.Items = page.Items[:q.Limit]
	}
	return page, nil
}

// UsableLots returns the first lots of a card from which points can be taken today, in the order in which they are taken, and whether there may be
// others.
func (e *Engine) UsableLots(ctx context.Context, cardID string, limit int) (lots []ledger.Lot, more bool, err error) {
	at, err := e.newReading(ctx)
	if err != nil {
		return nil, false, err
	}
	return ledger.UsableLots(ctx, e.store.PointsLots(), cardID, at.Today, limit)
}

// lotName is the name of buckets in answers.
const lotName = "card_points_bucket"

// ExpireBucket ends all lots of a bucket before their day. The id of any of its lots names the bucket. It fails with
// fault.NotFound, as Adjust does, with points_expiration_not_enabled for a wallet whose points never expire, with
// bucket_not_eligible_for_manual_expiration for points without a day, and with invalid_points_bucket_status for a bucket that has
// no open lot.
func (e *Engine) ExpireBucket(ctx context.Context, path CardPath, lotID string) (CardTransaction, error) {
	return e.byHand(ctx, path, "expire member's card points", func(tx Store, at operation, c Card, d program.CardDefinition) (CardTransaction, error) {
		named, err := tx.PointsLots().Get(ctx, lotID)
		switch {
		case fault.IsNotFound(err), err == nil && named.AccountID != c.ID:
			return CardTransaction{}, fault.NotFound(lotName, lotID)
		case err != nil:
			return CardTransaction{}, err
		case !ExpirationOf(d.PointsExpiration).Expires():
			return CardTransaction{}, locked("points_expiration_not_enabled", "Points expiration is not enabled",
				"Cannot expire points of a card definition with points expiration of type 'NO_EXPIRATION'")
		}
		var lots []ledger.Lot
		switch {
		case named.ExpiresOn == "" && named.Open():
			return CardTransaction{}, locked("bucket_not_eligible_for_manual_expiration", "Bucket is not eligible for manual expiration",
				"Only points with an expiration date can be expired")
		case named.ExpiresOn != "" && named.Status == ledger.LotActive:
			page, err := tx.PointsLots().List(ctx, storage.Query{Filter: storage.And(storage.Is("account_id", c.ID), storage.Is("open", true),
				storage.Is("expires_on", string(named.ExpiresOn)))})
			if err != nil {
				return CardTransaction{}, err
			}
			lots = slices.DeleteFunc(page.Items, func(l ledger.Lot) bool { return !sameBucket(&l, &named) })
		}
		if len(lots) == 0 {
			return CardTransaction{}, locked("invalid_points_bucket_status", "Invalid points bucket status",
				fmt.Sprintf("Only points in 'ACTIVE' status can be expired. Current status: '%s', points: %d.", named.Status, named.Left))
		}
		t := CardTransaction{CardID: c.ID, Type: ledger.AdminPointsExpiration, Details: Details{Reason: "Manual points expiration"}}
		return e.post(ctx, tx, at, t, func(b *ledger.Book, _ Wallet, t *CardTransaction) error {
			b.With(lots...)
			t.Details.On, t.Details.Buckets = at.Today, bucketsOf(lots)
			t.Points = b.Expire(idsOf(lots)...)
			return nil
		})
	})
}

// bucketsOf are the buckets of some open lots, as transactions show them.
func bucketsOf(lots []ledger.Lot) (named []Bucket) {
	var buckets []ledger.Lot
	for _, l := range lots {
		buckets = put(buckets, l)
	}
	for _, b := range buckets {
		named = append(named, Bucket{ID: b.ID, Points: b.Left, ExpiresOn: b.ExpiresOn, Expiration: b.ExpirationType})
	}
	return named
}

func idsOf(lots []ledger.Lot) []string {
	ids := make([]string, len(lots))
	for i, l := range lots {
		ids[i] = l.ID
	}
	return ids
}
