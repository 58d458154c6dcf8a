package voucher

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/storage"
)

// Transactions returns a page of the movements on cards; the filter selects the cards.
func (e *Engine) Transactions(ctx context.Context, q storage.Query) (storage.Page[Transaction], error) {
	return e.store.VoucherTransactions().List(ctx, q)
}

// Credits reports whether a movement is on a gift card. All others are on loyalty cards.
func (t TransactionType) Credits() bool { return strings.HasPrefix(string(t), "CREDITS_") }

// ByHand reports whether a request asked for the movement itself. All others follow from something else.
func (t TransactionType) ByHand() bool {
	switch t {
	case CreditsAddition, CreditsRemoval, PointsAddition, PointsRemoval:
		return true
	}
	return false
}
