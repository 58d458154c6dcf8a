package redemption

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/refund"
)

// The consumers of order.EventReturned, which move points on the cards of campaigns and of programs.
const (
	FollowerCampaigns = "campaigns"
	FollowerPrograms  = "programs"
)

// FollowReturn runs, in the transaction of tx, what one of the consumers does after a return, and adds to the return which points that took back.
// A consumer that has acted on the return before does nothing.
func (Internals) FollowReturn(ctx context.Context, tx Store, id, by string, do func() ([]refund.Collected, error)) error {
	held, err := tx.Returns().Update(ctx, id, func(*Return) error { return nil })
	if fault.IsNotFound(err) || err == nil && slices.Contains(held.Earned.By, by) {
		return nil
	}
	if err != nil {
		return err
	}
	cards, err := do()
	if err != nil {
		return err
	}
	_, err = tx.Returns().Update(ctx, id, func(r *Return) error {
		r.Earned = EarnedBack{By: append(slices.Clone(r.Earned.By), by), Cards: append(slices.Clone(r.Earned.Cards), cards...)}
		if by != FollowerPrograms {
			return nil
		}
		r.Points = slices.Clone(r.Points)
		for i := range r.Points {
			r.Points[i].Status = PointsDone
		}
		return nil
	})
	return err
}

// EarnedStatus says whether all points that the order had earned, and that are due for the return, are taken back.
func (r *Return) EarnedStatus() PointsStatus {
	if r.TakesEarned && len(r.Earned.By) < 2 {
		return PointsPending
	}
	return PointsDone
}
