package ledger

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// The prefixes of the ids of lots: of a v1 loyalty card, and of a v2 card.
const (
	LotPrefix     = "lopb_"
	CardLotPrefix = "lcpeb_"
)

// Lot is a number of points that came to an account together and expire together.
type Lot struct {
	ID string
	// AccountID is the card, ScopeID its campaign or program, HolderID the customer or the member that holds it.
	AccountID, ScopeID, HolderID string
	// EntryID is the transaction that opened the lot.
	EntryID string
	// Opened is the first number of points, Left those that can still be taken, Ended those that expired or were written
	// off.
	Opened, Left, Ended int64
	// ExpiresOn is the last day on which the points can be used; none when they never expire.
	ExpiresOn calc.Day
	// ExpirationType is the rule that gave the lot its day.
	ExpirationType calc.ExpirationType
	Status         LotStatus
	CreatedAt      time.Time
	UpdatedAt      time.Time
}

// LotStatus is the state of a lot.
type LotStatus string

// The states of lots. A lot stays active when it is used up.
const (
	LotActive  LotStatus = "ACTIVE"
	LotExpired LotStatus = "EXPIRED"
	LotDeleted LotStatus = "DELETED"
)

// Open reports whether points can be taken from the lot.
func (l *Lot) Open() bool { return l.Status == LotActive && l.Left > 0 }

// usable reports whether points can be put back into the lot on a day.
func (l *Lot) usable(today calc.Day) bool { return l.Status == LotActive && !l.overdue(today) }

// overdue reports whether the last day of the lot has passed. Its points cannot be used, and the daily run will take them off.
func (l *Lot) overdue(today calc.Day) bool { return l.ExpiresOn != "" && l.ExpiresOn < today }

// never sorts lots without an end after all others.
const never = "9999-12-31"

// BurnOrder places an open lot in the order in which points are taken from its account. It begins with the account, so that one
// index serves all of them.
func (l *Lot) BurnOrder() string {
	if !l.Open() {
		return ""
	}
	end := string(l.ExpiresOn)
	if end == "" {
		end = never
	}
	return fmt.Sprintf("%s %s %015d", l.AccountID, end, l.CreatedAt.UnixMilli())
}

// DueOrder is the last day of an open lot that has one, after the prefix of its kind of account.
func (l *Lot) DueOrder() string {
	if !l.Open() || l.ExpiresOn == "" {
		return ""
	}
	return duePrefix(IsCard(l.AccountID)) + string(l.ExpiresOn)
}

// LotKind describes lots to a backend.
var LotKind = storage.Kind[Lot]{
	Name: "points_lot", Prefix: LotPrefix,
	ID: func(l *Lot) string { return l.ID },
	Fields: []storage.Field[Lot]{
		storage.String("account_id", func(l *Lot) string { return l.AccountID }),
		storage.String("scope_id", func(l *Lot) string { return l.ScopeID }),
		storage.String("entry_id", func(l *Lot) string { return l.EntryID }),
		storage.String("status", func(l *Lot) string { return string(l.Status) }),
		storage.String("expires_on", func(l *Lot) string { return string(l.ExpiresOn) }).Ordered(),
		storage.Bool("open", (*Lot).Open),
		storage.String("burn_order", (*Lot).BurnOrder).Ordered(),
		storage.String("due_on", (*Lot).DueOrder).Ordered(),
		storage.Time("created_at", func(l *Lot) time.Time { return l.CreatedAt }).Ordered(),
	},
}

// Take records that an entry took points from a lot.
type Take struct {
	ID                 string
	AccountID, EntryID string
	// LotID is empty for points that were in no lot, or that the account did not have.
	LotID string
	// Points is how many were taken, Returned how many of them came back to the account, Restored how many of those went into their
	// lot again: the others paid a debt, or came after the lot had ended.
	Points, Returned, Restored int64
	CreatedAt                  time.Time
}

// TakeKind describes takes to a backend.
var TakeKind = storage.Kind[Take]{
	Name: "points_take", Prefix: "lpt_",
	ID: func(t *Take) string { return t.ID },
	Fields: []storage.Field[Take]{
		storage.String("account_id", func(t *Take) string { return t.AccountID }),
		storage.String("entry_id", func(t *Take) string { return t.EntryID }),
		storage.String("lot_id", func(t *Take) string { return t.LotID }),
		storage.Time("created_at", func(t *Take) time.Time { return t.CreatedAt }).Ordered(),
	},
}
