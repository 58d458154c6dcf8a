package export

import (
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
)

// expiring are the points of loyalty cards that expire or have expired, those together that came together. Those that never expire come
// before all others and have no day.
var expiring = source[ledger.Lot]{
	kind:    ledger.LotKind,
	within:  storage.Where("account_id", storage.OpStartsWith, "v_"), // cards of members of programs keep theirs in the same place
	list:    func(s Store) storage.Collection[ledger.Lot] { return s.PointsLots() },
	orders:  []string{"-expires_at", "expires_at"},
	renamed: map[string]string{"expires_at": "expires_on"},
	fields: []field[ledger.Lot]{
		text("id", func(l *ledger.Lot) string { return l.ID }).byDefault(),
		text("campaign_id", func(l *ledger.Lot) string { return l.ScopeID }).byDefault(),
		text("voucher_id", func(l *ledger.Lot) string { return l.AccountID }).byDefault(),
		text("status", func(l *ledger.Lot) string { return string(l.Status) }).byDefault(),
		text("expires_at", func(l *ledger.Lot) string { return string(l.ExpiresOn) }).byDefault(),
		// What can still be used, or what was lost.
		text("points", func(l *ledger.Lot) string { return number(l.Left + l.Ended) }).byDefault(),
	},
}
