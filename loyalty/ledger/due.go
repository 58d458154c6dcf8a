package ledger

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// DueAccount returns a card of v2, or else a loyalty card of v1, that has an open lot whose last day lies before a day, and whether
// there is one besides those that are skipped. The daily run asks for it again and again: an account whose due lots were ended is
// not found any more.
func DueAccount(ctx context.Context, lots storage.Collection[Lot], before calc.Day, cards bool, passing []string) (string, bool, error) {
	word := duePrefix(cards)
	l, found, err := FirstDue(ctx, lots, &LotKind, "due_on", word, passing, func(l *Lot) (string, bool) {
		return l.AccountID, IsCard(l.AccountID) == cards && l.ExpiresOn < before
	})
	return l.AccountID, found, err
}

// DuePending returns waiting points of a card of v2, or else of a loyalty card of v1, that are due on a day: to be activated, or to
// be cancelled because their event did not come. Those of cards that are skipped do not count.
func DuePending(ctx context.Context, pending storage.Collection[Pending], on calc.Day, cards bool, passing []string) (Pending, bool, error) {
	word := duePrefix(cards)
	return FirstDue(ctx, pending, &PendingKind, "due_on", word, passing, func(p *Pending) (string, bool) {
		return p.AccountID, IsCard(p.AccountID) == cards && p.DueOn() <= on
	})
}

// duePrefix is the prefix of due days, different for cards of v2 and loyalty cards of v1, which different runs process.
func duePrefix(cards bool) string {
	if cards {
		return "card "
	}
	return "voucher "
}

// FirstDue returns the first row after a value, in the order of a field by which rows fall due, that is not skipped, and whether
// there is one that is due. The function returns the owner of a row and whether it is due; rows after one that is not are not due
// either.
func FirstDue[T any](ctx context.Context, rows storage.Collection[T], kind *storage.Kind[T], field, behind string, passing []string, due func(*T) (of string, is bool)) (none T, found bool, err error) {
	// A page of the order of all rows: a filter would not end the walk with those that are due.
	q := storage.Query{Order: []storage.Order{{Field: field}}, After: &storage.Position{Values: []any{behind}}, Limit: 1 + len(passing)}
	for {
		page, err := rows.List(ctx, q)
		if err != nil {
			return none, false, err
		}
		for i := range page.Items {
			of, is := due(&page.Items[i])
			if !is {
				return none, false, nil
			}
			if !slices.Contains(passing, of) {
				return page.Items[i], true, nil
			}
		}
		if !page.HasMore {
			return none, false, nil
		}
		q.After = kind.Position(&page.Items[len(page.Items)-1], q.Order)
	}
}
