package export

import (
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
)

// expiring are the lots of points of loyalty cards, open or expired. Lots that never expire come first and have no day.
var expiring = source[ledger.Lot]{
	kind:    ledger.LotKind,
	within:  storage.Where("account_id", storage.OpStartsWith, "v_"), // lots of cards of members of programs are in the same collection
	list:    func(s Store) storage.Collection[ledger.Lot] { return s.PointsLots() },
	orders:  []string{"-expires_at", "expires_at"},
	renamed: map[string]string{"expires_at": "expires_on"},
	fields: []field[ledger.Lot]{
		text("id", func(l *ledger.Lot) string { return l.ID }).byDefault(),
		text("campaign_id", func(l *ledger.Lot) string { return l.ScopeID }).byDefault(),
		text("voucher_id", func(l *ledger.Lot) string { return l.AccountID }).byDefault(),
		text("status", func(l *ledger.Lot) string { return string(l.Status) }).byDefault(),
		text("expires_at", func(l *ledger.Lot) string { return string(l.ExpiresOn) }).byDefault(),
		// Open lots, or expired ones.
		text("points", func(l *ledger.Lot) string { return number(l.Left + l.Ended) }).byDefault(),
	},
}
