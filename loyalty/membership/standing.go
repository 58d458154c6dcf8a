package membership

import (
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// Standing is the tier of a card in the tier structure of its program.
type Standing struct {
	StructureID string
	Rank        program.Rank
	// Deferred is a tier that was reached and begins with the next tracking period.
	Deferred Deferred
	// Due is the first day on which the daily run has to judge the card again; empty when only a movement can change the tier.
	Due calc.Day
}

// Deferred is a tier that begins on a later day. The zero Deferred is none.
type Deferred struct {
	TierID string
	Starts calc.Day
	// TransactionID is the PENDING tier transaction.
	TransactionID string
}

// TierTransaction is a change of the tier of a card.
type TierTransaction struct {
	ID                                        string
	Type                                      program.Step
	Status                                    TransactionStatus
	ProgramID, MemberID, CardID, DefinitionID string
	StructureID                               string
	// TierID is the tier that the step leads to; empty for LEFT.
	TierID    string
	Details   TierDetails
	CreatedAt time.Time
	UpdatedAt time.Time
}

// TierDetails say what led to a step.
type TierDetails struct {
	// Points is how many points the card had, as its structure counts them.
	Points   int64
	From, To string
	Origin   Origin
	// CardTransactionIDs are the movements that led to the step.
	CardTransactionIDs                []string
	RejectionReason, RejectionDetails string
	// StartsAt is when the tier begins or began, ExpiresAt when it ends; zero when nothing ends it.
	StartsAt, ExpiresAt time.Time
}

// Origin is the cause of a step.
type Origin string

// The origins.
const (
	OriginCard    Origin = "card_operations"
	OriginDaily   Origin = "daily_task_operations"
	OriginCreated Origin = "member_card_created"
	OriginDeleted Origin = "member_card_deleted"
)

// RejectedSuperseded is the reason of a deferred step that is REJECTED because another one replaced it.
const RejectedSuperseded = "SUPERSEDED_BY_LATER_TRANSACTION"

// TierTransactionKind describes steps between tiers to a backend.
var TierTransactionKind = storage.Kind[TierTransaction]{
	Name: "tier_transaction", Prefix: "lttx_",
	ID: func(t *TierTransaction) string { return t.ID },
	Fields: []storage.Field[TierTransaction]{
		storage.String("member_id", func(t *TierTransaction) string { return t.MemberID }),
		storage.String("card_id", func(t *TierTransaction) string { return t.CardID }),
		storage.Time("created_at", func(t *TierTransaction) time.Time { return t.CreatedAt }).Ordered(),
	},
}
