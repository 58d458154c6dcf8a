package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
)

var (
	cardTransactionList = listing.Spec[membership.CardTransaction]{
		Kind: membership.TransactionKind, Style: listing.StyleCursor, Prefix: "lcrsctx_", Order: []string{"-created_at"},
		Fields: listing.Fields{listing.ID("id", membership.TransactionKind.Prefix).AtMost(100), listing.Time("created_at")},
	}
	pendingBucketList = listing.Spec[ledger.Pending]{
		Kind: ledger.PendingKind, Style: listing.StyleCursor, Prefix: "lcrscppb_", Order: []string{"date"},
	}
	pointsBucketList = listing.Spec[ledger.Lot]{
		Kind: ledger.LotKind, Style: listing.StyleCursor, Prefix: "lcrspeb_", Order: []string{"expiration_date"},
		Fields: listing.Fields{listing.Text("expiration_date").In("expires_on")},
	}
)

func cardPath(r *request) membership.CardPath {
	return membership.CardPath{ProgramID: r.Path("programId"), MemberID: r.Path("memberId"), CardID: r.Path("cardId")}
}

// cardOf returns the card in the path.
func cardOf(ctx context.Context, r *request) (membership.Card, error) {
	path := cardPath(r)
	return r.Project.Members.Card(ctx, path.ProgramID, path.MemberID, path.CardID)
}

// cardPage answers a list of what belongs to the card in the path.
func cardPage[T, W any](ctx context.Context, a *API, r *request, spec listing.Spec[T],
	load func(context.Context, string, storage.Query) (storage.Page[T], error), shape func(T, membership.Card) W) (list wire.CursorList[W], err error) {
	c, err := cardOf(ctx, r)
	if err != nil {
		return list, err
	}
	of := func(ctx context.Context, q storage.Query) (storage.Page[T], error) { return load(ctx, c.ID, q) }
	return cursorPage(ctx, a, r, spec, of, each(func(item T) W { return shape(item, c) }))
}

func (a *API) cardTransactions(ctx context.Context, r *request) (wire.CursorList[wire.CardTransaction], error) {
	return cardPage(ctx, a, r, cardTransactionList, r.Project.Members.Transactions,
		func(t membership.CardTransaction, _ membership.Card) wire.CardTransaction {
			return wire.NewCardTransaction(t)
		})
}

func (a *API) cardPendingPoints(ctx context.Context, r *request) (wire.CursorList[wire.PendingBucket], error) {
	return cardPage(ctx, a, r, pendingBucketList, r.Project.Members.PendingPoints, wire.NewPendingBucket)
}

func (a *API) cardExpiringPoints(ctx context.Context, r *request) (wire.CursorList[wire.PointsBucket], error) {
	return cardPage(ctx, a, r, pointsBucketList, r.Project.Members.ExpiringPoints, wire.NewPointsBucket)
}

func (a *API) adjustCard(ctx context.Context, r *request, in wire.PointsAdjustment) (wire.CardMovement, error) {
	points, reason, err := in.Domain()
	if err != nil {
		return wire.CardMovement{}, err
	}
	t, moved, err := r.Project.Members.Adjust(ctx, cardPath(r), points, reason)
	message := "Points addition transaction created"
	switch {
	case err != nil:
		return wire.CardMovement{}, err
	case !moved:
		return wire.NothingMoved(), nil
	case points < 0:
		message = "Points subtraction transaction created"
	}
	return wire.NewCardMovement(t, message), nil
}

func (a *API) activateCardPoints(ctx context.Context, r *request) (wire.CardMovement, error) {
	t, err := r.Project.Members.ActivatePending(ctx, cardPath(r), r.Path("bucketId"))
	return cardMovement(t, "Points activation transaction created", err)
}

func (a *API) cancelCardPoints(ctx context.Context, r *request) (wire.CardMovement, error) {
	t, err := r.Project.Members.CancelPending(ctx, cardPath(r), r.Path("bucketId"))
	return cardMovement(t, "Points cancellation transaction created", err)
}

func (a *API) expireCardPoints(ctx context.Context, r *request) (wire.CardMovement, error) {
	t, err := r.Project.Members.ExpireBucket(ctx, cardPath(r), r.Path("bucketId"))
	return cardMovement(t, "Points expiration transaction created", err)
}

func cardMovement(t membership.CardTransaction, message string, err error) (wire.CardMovement, error) {
	if err != nil {
		return wire.CardMovement{}, err
	}
	return wire.NewCardMovement(t, message), nil
}
