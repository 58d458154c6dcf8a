package wire

import (
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/voucher"
)

// VoucherImport is an element of the body of POST /v1/vouchers/import and POST /v1/campaigns/{campaignId}/import.
type VoucherImport struct {
	Code           string       `json:"code"`
	Type           Word         `json:"type" enum:"campaign.VoucherType"`
	Discount       *Discount    `json:"discount"`
	Gift           *GiftInput   `json:"gift"`
	LoyaltyCard    *LoyaltyCard `json:"loyalty_card"`
	Redemption     UsesInput    `json:"redemption"`
	Active         *bool        `json:"active"`
	AdditionalInfo string       `json:"additional_info"`
	Metadata       metadata.Map `json:"metadata"`
	ValidityUpdate
	CategoryInput
}

// UsesInput says how often a code may be redeemed and how often it was redeemed in the service that it comes from. The other
// properties of an answer are ignored.
type UsesInput struct {
	RedemptionsInput
	Redeemed       Number `json:"redeemed_quantity"`
	RedeemedAmount Number `json:"redeemed_amount"`
}

// Domain returns the new code with its uses, without its category.
func (w VoucherImport) Domain(zone *time.Location) (row voucher.ImportRow, err error) {
	row.Active = w.Active
	if row.Redeemed, err = w.Redemption.Redeemed.Count("redemption.redeemed_quantity"); err != nil {
		return row, err
	}
	if row.RedeemedAmount, err = w.Redemption.RedeemedAmount.Count("redemption.redeemed_amount"); err != nil {
		return row, err
	}
	gift, card := w.Gift, w.LoyaltyCard
	if gift != nil {
		if gift, row.RedeemedAmount, err = gift.originalCredit(row.RedeemedAmount); err != nil {
			return row, err
		}
	}
	if card != nil {
		if card, err = card.withPointsLeft(); err != nil {
			return row, err
		}
	}
	row.NewVoucher, err = VoucherInput{
		Code: w.Code, Type: w.Type, Discount: w.Discount, Gift: gift, LoyaltyCard: card, Redemption: w.Redemption.RedemptionsInput,
		AdditionalInfo: w.AdditionalInfo, Metadata: w.Metadata, ValidityUpdate: w.ValidityUpdate,
	}.Domain(zone)
	return row, err
}

// originalCredit computes the original credit and the spent credit of an imported card. Credit that was subtracted by hand does not
// count: a card of 100 with 20 subtracted and 50 left had 80, of which 30 are spent.
func (w *GiftInput) originalCredit(spent *int64) (made *GiftInput, redeemed *int64, err error) {
	amount, err := w.Amount.Count("gift.amount")
	if err != nil || amount == nil {
		return w, spent, err
	}
	subtracted, err := w.Subtracted.Count("gift.subtracted_amount")
	if err != nil {
		return w, spent, err
	}
	balance, err := w.Balance.Count("gift.balance")
	if err != nil {
		return w, spent, err
	}
	whole := *amount
	if subtracted != nil {
		if whole -= *subtracted; whole < 0 {
			return w, spent, fault.Payload("gift.subtracted_amount", "must be at most the amount %d (actual value is '%d')", *amount, *subtracted)
		}
	}
	if balance != nil {
		gone := whole - *balance
		if gone < 0 || spent != nil && *spent != gone {
			return w, spent, fault.Payload("gift.balance", "must be the amount without what was taken off and redeemed (actual value is '%d')", *balance)
		}
		spent = &gone
	}
	return &GiftInput{Amount: NewInteger(&whole), Effect: w.Effect}, spent, nil
}

// withPointsLeft returns a card with the points that are left. Points that were spent, expired or subtracted by hand are not imported.
func (w LoyaltyCard) withPointsLeft() (*LoyaltyCard, error) {
	points, err := w.Points.Count("loyalty_card.points")
	if err != nil {
		return &w, err
	}
	var left int64
	if points != nil {
		left = *points
	}
	for _, lost := range []struct {
		name string
		sent Number
	}{{"expired_points", w.Expired}, {"subtracted_points", w.Subtracted}} {
		n, err := lost.sent.Count("loyalty_card." + lost.name)
		if err != nil {
			return &w, err
		}
		if n == nil || points == nil {
			continue
		}
		if *n > left {
			return &w, fault.Payload("loyalty_card."+lost.name, "must be at most the points that the card had, %d (actual value is '%d')", left, *n)
		}
		left -= *n
	}
	balance, err := w.Balance.Count("loyalty_card.balance")
	if err != nil {
		return &w, err
	}
	if balance != nil {
		if points != nil && *balance > left {
			return &w, fault.Payload("loyalty_card.balance", "must be at most the points %d (actual value is '%d')", left, *balance)
		}
		left = *balance
	}
	if points != nil || balance != nil {
		w.Points = NewInteger(&left)
	}
	w.Balance, w.Expired, w.Subtracted = "", "", ""
	return &w, nil
}
