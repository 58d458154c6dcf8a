package membership

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
)

// auditTallies compares the tallies of the present period with the records. A tally that is larger than the sum of its records is
// reported: the member would be refused too early. It may be smaller, because counting begins when a limit is set, and that time is
// not stored.
func (e *Engine) auditTallies(ctx context.Context, report func(difference string), figures *int) error {
	points := func(types ...ledger.Movement) func(context.Context, Store, string, time.Time) (int64, error) {
		return func(ctx context.Context, tx Store, cardID string, since time.Time) (int64, error) {
			return movedSince(ctx, tx, cardID, since, types)
		}
	}
	for _, counted := range []struct {
		of, what string
		stored   func(t *Tally) (int64, calc.Day)
		records  func(ctx context.Context, tx Store, of string, since time.Time) (int64, error)
	}{
		{"spend ", "what limits count that card %s spent", func(t *Tally) (int64, calc.Day) { return t.Points, t.PointsFrom }, points(ledger.PointsSpentOnReward, ledger.PointsSpentOnOrder)},
		{"card ", "what limits count that card %s earned", func(t *Tally) (int64, calc.Day) { return t.Points, t.PointsFrom }, points(ledger.PointsEarned, ledger.PendingAdded)},
		{"reward ", "what limits count that was bought of a reward by a member, %s", func(t *Tally) (int64, calc.Day) { return t.Count, t.CountFrom }, boughtSince},
	} {
		its := storage.Where("subject", storage.OpStartsWith, counted.of)
		err := audited(ctx, e.store, Store.MemberTallies, its, TallyKind.ID, figures, func(tx Store, t Tally) error {
			stored, from := counted.stored(&t)
			if from == "" {
				return nil // nothing was counted yet
			}
			of := strings.TrimPrefix(t.Subject, counted.of)
			// The day may have begun earlier than in UTC, in the zone that the project had then.
			n, err := counted.records(ctx, tx, of, from.AddDays(-1).Begins(time.UTC))
			if err == nil && stored > n {
				report(fmt.Sprintf(counted.what+", since %s: stored %d, the records say at most %d", of, from, stored, n))
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// movedSince adds up what entries of some types moved on a card.
func movedSince(ctx context.Context, tx Store, cardID string, since time.Time, types []ledger.Movement) (points int64, err error) {
	words := make([]string, len(types))
	for i, t := range types {
		words[i] = string(t)
	}
	page, err := tx.CardTransactions().List(ctx, storage.Query{Filter: storage.And(storage.Is("card_id", cardID), storage.In("type", words),
		storage.Is("status", string(TransactionApproved)), storage.Where("created_at", storage.OpMoreEqual, since))})
	for _, t := range page.Items {
		points += t.Points
	}
	return points, err
}

// boughtSince counts the purchases of a reward by a member, refunded ones included: a limit counts them as well. rewardAndMember is
// the two ids joined.
func boughtSince(ctx context.Context, tx Store, rewardAndMember string, since time.Time) (bought int64, err error) {
	rewardID, memberID, _ := strings.Cut(rewardAndMember, " ")
	page, err := tx.RewardTransactions().List(ctx, storage.Query{Filter: storage.And(storage.Is("reward_id", rewardID), storage.Is("member_id", memberID))})
	for _, t := range page.Items {
		if t.Type == TypePurchase && (t.Status == TransactionApproved || t.Status == TransactionRefunded) && !t.CreatedAt.Before(since) {
			bought++
		}
	}
	return bought, err
}
