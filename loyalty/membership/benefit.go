package membership

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// BenefitTransaction is one delivery of a benefit of an earning rule.
type BenefitTransaction struct {
	ID                                         string
	Status                                     TransactionStatus
	BenefitID, ProgramID, MemberID, CustomerID string
	RuleID                                     string
	Details                                    BenefitDetails
	// Key makes the delivery happen once for one trigger of the rule.
	Key       string
	CreatedAt time.Time
	UpdatedAt time.Time
}

// BenefitDetails say what was delivered. Fields that do not apply are empty.
type BenefitDetails struct {
	Reason                            string
	RejectionReason, RejectionDetails string
	Type                              program.BenefitType
	Gift                              program.Gift
	// Points were put on the card of a definition.
	Points           int64
	CardDefinitionID string
	// Vouchers are the codes that the member got.
	Vouchers []Issued
}

// The reasons for which a benefit is REJECTED.
const (
	RejectedNotActive = "BENEFIT_NOT_ACTIVE"
	RejectedNoStock   = "BENEFIT_OUT_OF_STOCK"
	RejectedNoVoucher = "VOUCHER_NOT_AVAILABLE"
	RejectedNoPoints  = "POINTS_NOT_AWARDED"
)

// BenefitTransactionKind describes deliveries of benefits to a backend.
var BenefitTransactionKind = storage.Kind[BenefitTransaction]{
	Name: "benefit_transaction", Prefix: "lbtx_",
	ID:     func(t *BenefitTransaction) string { return t.ID },
	Unique: []storage.Unique[BenefitTransaction]{{Name: "key", Value: func(t *BenefitTransaction) string { return t.Key }}},
	Fields: []storage.Field[BenefitTransaction]{
		storage.String("key", func(t *BenefitTransaction) string { return t.Key }),
		storage.String("member_id", func(t *BenefitTransaction) string { return t.MemberID }),
		storage.String("benefit_id", func(t *BenefitTransaction) string { return t.BenefitID }),
		storage.Time("created_at", func(t *BenefitTransaction) time.Time { return t.CreatedAt }).Ordered(),
	},
}

// BenefitTransactions returns a page of the deliveries of benefits to a member.
func (e *Engine) BenefitTransactions(ctx context.Context, memberID string, q storage.Query) (storage.Page[BenefitTransaction], error) {
	q.Filter = storage.And(storage.Is("member_id", memberID), q.Filter)
	return e.store.BenefitTransactions().List(ctx, q)
}

// deliver delivers a benefit, or records why not, and returns the points that it gave. Only a delivery reduces the stock.
func (e *Engine) deliver(ctx context.Context, tx Store, at operation, a earnedEffect, benefitID string) (points int64, err error) {
	t := BenefitTransaction{
		ID: e.env.NewID(BenefitTransactionKind.Prefix), Status: TransactionApproved, BenefitID: benefitID, ProgramID: a.program.ID, MemberID: a.member.ID,
		CustomerID: a.member.CustomerID, RuleID: a.rule.ID, Key: a.key(), CreatedAt: at.Now, Details: BenefitDetails{Reason: a.program.Name + " / " + a.rule.Name},
	}
	refuse := func(reason, words string) {
		t.Status, t.UpdatedAt, t.Details.RejectionReason, t.Details.RejectionDetails = TransactionRejected, at.Now, reason, words
	}
	// The row of the benefit is locked, and so its stock, until the transaction ends.
	b, err := tx.Benefits().Update(ctx, benefitID, func(*program.Benefit) error { return nil })
	if err != nil && !fault.IsNotFound(err) {
		return 0, err
	}
	t.Details.Type, t.Details.Gift = b.Type, b.Gift
	switch {
	case err != nil || b.Status != program.StatusActive:
		refuse(RejectedNotActive, "Only a benefit in status ACTIVE is delivered")
	case b.Stock != nil && b.Delivered >= *b.Stock:
		refuse(RejectedNoStock, "The stock of the benefit is used up")
	case b.Award != nil:
		a.award = *b.Award
		if points, _, err = e.award(ctx, tx, at, a); err != nil {
			return 0, err
		}
		t.Details.Points, t.Details.CardDefinitionID = points, b.Award.CardDefinitionID
		if points == 0 {
			refuse(RejectedNoPoints, "No points could be put on a card of the member")
		}
	case b.Gift.Digital != nil:
		issued, err := e.issue(ctx, tx, *b.Gift.Digital, a.member.CustomerID)
		if f, refused := fault.As(err); refused {
			refuse(RejectedNoVoucher, f.Message)
		} else if err != nil {
			return 0, err
		} else {
			t.Details.Vouchers = []Issued{issued}
		}
	}
	if t.Status == TransactionApproved {
		_, err := tx.Benefits().Update(ctx, benefitID, func(b *program.Benefit) error { b.Delivered++; return nil })
		if err != nil {
			return 0, err
		}
		at.estimate.benefit(b, a.rule)
	}
	return points, tx.BenefitTransactions().Insert(ctx, t)
}
