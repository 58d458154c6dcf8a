package wire

import (
	"strconv"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/refund"
)

// ReturnInput is the body of a return of goods.
type ReturnInput struct {
	SourceID string            `json:"source_id"`
	Items    []ReturnItemInput `json:"items"`
	Amount   Number            `json:"amount"`
	// Rest says whether what is in no line of the order comes back: false keeps it back, true returns it now. By default it comes back with the last unit.
	Rest        *bool        `json:"rest"`
	Policy      Word         `json:"policy" enum:"KEEP REEVALUATE"`
	RefundOrder Word         `json:"refund_order" enum:"CREDITS_FIRST MONEY_FIRST PROPORTIONAL"`
	RestoreUses *bool        `json:"restore_uses"`
	Reason      string       `json:"reason"`
	Metadata    metadata.Map `json:"metadata"`
	Simulate    bool         `json:"simulate"`
}

// ReturnItemInput is units of a line that come back.
type ReturnItemInput struct {
	ID            string `json:"id"`
	ProductID     string `json:"product_id"`
	SKUID         string `json:"sku_id"`
	SourceID      string `json:"source_id"`
	RelatedObject Word   `json:"related_object" enum:"product sku"`
	Quantity      Number `json:"quantity"`
}

// Domain returns the request.
func (w ReturnInput) Domain() (r redemption.ReturnRequest, err error) {
	r = redemption.ReturnRequest{
		SourceID: w.SourceID, Rest: w.Rest, Policy: refund.Policy(w.Policy), RefundOrder: refund.RefundOrder(w.RefundOrder),
		KeepUses: w.RestoreUses != nil && !*w.RestoreUses, Reason: w.Reason, Metadata: w.Metadata, Simulate: w.Simulate,
	}
	amount, err := w.Amount.Minor("amount")
	if err != nil {
		return r, err
	}
	if amount != nil {
		r.Amount = *amount
	}
	for i, in := range w.Items {
		item := redemption.ReturnItem{ID: in.ID, ProductID: in.ProductID, SKUID: in.SKUID, SourceID: in.SourceID, RelatedObject: string(in.RelatedObject)}
		quantity, err := in.Quantity.Integer("items[" + strconv.Itoa(i) + "].quantity")
		if err != nil {
			return r, err
		}
		if quantity != nil {
			item.Quantity = *quantity
		}
		r.Items = append(r.Items, item)
	}
	return r, nil
}

// Return is goods of an order that came back, and what was refunded for them. Amounts are in minor units.
type Return struct {
	ID          string       `json:"id"`
	Object      string       `json:"object" enum:"return"`
	SourceID    Null[string] `json:"source_id"`
	OrderID     string       `json:"order_id"`
	CustomerID  Null[string] `json:"customer_id"`
	Date        Time         `json:"date"`
	Reason      Null[string] `json:"reason"`
	Metadata    metadata.Map `json:"metadata"`
	Policy      string       `json:"policy" enum:"KEEP REEVALUATE"`
	RefundOrder string       `json:"refund_order" enum:"CREDITS_FIRST MONEY_FIRST PROPORTIONAL"`
	// Status is RETURNED with the last unit: then the redemptions of the order are rolled back.
	Status string         `json:"status" enum:"PARTIALLY_RETURNED RETURNED"`
	Items  []ReturnedItem `json:"items"`
	Refund Refund         `json:"refund"`
	// Kept is the value of what the customer keeps.
	Kept int64 `json:"kept"`
	// Refunded is the value of all returns of the order so far, this one included.
	Refunded  int64              `json:"refunded"`
	Discounts []ReturnedDiscount `json:"discounts"`
	// PointsTakenBack are of the points that the order had earned.
	PointsTakenBack PointsTakenBack `json:"points_taken_back"`
	// Rollbacks are the ids of the rollbacks with which the last unit took back what was left.
	Rollbacks []string        `json:"rollbacks"`
	Warnings  []ReturnWarning `json:"warnings"`
}

// ReturnedItem is units of a line that came back. What is in no line has no ids.
type ReturnedItem struct {
	ID        Null[string] `json:"id"`
	ProductID Null[string] `json:"product_id"`
	SKUID     Null[string] `json:"sku_id"`
	Quantity  int64        `json:"quantity"`
	Free      int64        `json:"free_quantity"`
	Amount    int64        `json:"amount"`
	Subtotal  int64        `json:"subtotal_amount"`
}

// Refund is what goes back, and to which means of payment.
type Refund struct {
	Amount  int64           `json:"amount"`
	Money   int64           `json:"money"`
	Credits []RefundCredits `json:"credits"`
	Points  []RefundPoints  `json:"points"`
	// Forfeited is the value of points that never come back.
	Forfeited int64 `json:"forfeited"`
	// Uncredited is the value of credits whose card is gone.
	Uncredited int64 `json:"uncredited"`
	// Withheld is how far the worth of the goods is below what was refunded before.
	Withheld int64 `json:"withheld"`
}

// RefundCredits are credits that went back to a gift card.
type RefundCredits struct {
	RedemptionID string `json:"redemption_id"`
	VoucherID    string `json:"voucher_id"`
	Code         string `json:"code"`
	Credits      int64  `json:"credits"`
	Balance      int64  `json:"balance"`
}

// RefundPoints are points that went back to a card, or will: those of members' cards follow in the background.
type RefundPoints struct {
	RedemptionID       string `json:"redemption_id,omitzero"`
	VoucherID          string `json:"voucher_id,omitzero"`
	OrderTransactionID string `json:"order_transaction_id,omitzero"`
	CardID             string `json:"card_id,omitzero"`
	Value              int64  `json:"value"`
	Points             int64  `json:"points"`
	Status             string `json:"status" enum:"DONE PENDING"`
}

// ReturnedDiscount is what of a discount came back, with the units that it had made free.
type ReturnedDiscount struct {
	RedemptionID string `json:"redemption_id"`
	VoucherID    string `json:"voucher_id,omitzero"`
	TierID       string `json:"promotion_tier_id,omitzero"`
	CampaignID   string `json:"campaign_id,omitzero"`
	Amount       int64  `json:"amount"`
	Units        int64  `json:"units"`
}

// PointsTakenBack are points that the order had earned. They are taken back in the background: PENDING until then.
type PointsTakenBack struct {
	Status string                `json:"status" enum:"DONE PENDING"`
	Cards  []PointsTakenBackCard `json:"cards"`
}

// PointsTakenBackCard is what was taken back of one card: of its points, and of those that were pending.
type PointsTakenBackCard struct {
	VoucherID string `json:"voucher_id,omitzero"`
	CardID    string `json:"card_id,omitzero"`
	Points    int64  `json:"points"`
	Pending   int64  `json:"pending"`
	// Uncollected points were due, and the card did not have them any more.
	Uncollected int64 `json:"uncollected"`
}

// ReturnWarning is something that the shop should know of.
type ReturnWarning struct {
	Code    string `json:"code" enum:"card_disabled card_expired card_gone rules_changed"`
	Details string `json:"details"`
}

// NewReturn returns the shape of a return.
func NewReturn(r redemption.Return) Return {
	w := Return{
		ID: r.ID, Object: "return", SourceID: OrNull(r.SourceID), OrderID: r.OrderID, CustomerID: OrNull(r.CustomerID), Date: NewTime(r.CreatedAt),
		Reason: OrNull(r.Reason), Metadata: emptyObjectIfNil(r.Metadata), Policy: string(r.Policy), RefundOrder: string(r.RefundOrder),
		Status: string(r.Status()), Kept: r.Kept, Refunded: r.Refunded,
		Items: []ReturnedItem{}, Discounts: []ReturnedDiscount{}, Rollbacks: append([]string{}, r.Rollbacks...), Warnings: []ReturnWarning{},
		Refund: Refund{
			Amount: r.Amount, Money: r.Money, Credits: []RefundCredits{}, Points: []RefundPoints{}, Forfeited: r.Forfeited, Uncredited: r.Uncredited, Withheld: r.Withheld,
		},
	}
	w.PointsTakenBack = PointsTakenBack{Status: string(r.EarnedStatus()), Cards: []PointsTakenBackCard{}}
	for _, c := range r.Earned.Cards {
		w.PointsTakenBack.Cards = append(w.PointsTakenBack.Cards, PointsTakenBackCard(c))
	}
	for _, i := range r.Items {
		w.Items = append(w.Items, ReturnedItem{OrNull(i.ItemID), OrNull(i.ProductID), OrNull(i.SKUID), i.Quantity, i.Free, i.Amount, i.Subtotal})
	}
	for _, c := range r.Credits {
		w.Refund.Credits = append(w.Refund.Credits, RefundCredits(c))
	}
	for _, p := range r.Points {
		w.Refund.Points = append(w.Refund.Points, RefundPoints{p.RedemptionID, p.VoucherID, p.OrderTransactionID, p.CardID, p.Value, p.Points, string(p.Status)})
	}
	for _, d := range r.Discounts {
		w.Discounts = append(w.Discounts, ReturnedDiscount(d))
	}
	for _, warning := range r.Warnings {
		w.Warnings = append(w.Warnings, ReturnWarning(warning))
	}
	return w
}

// ReturnsSettings say what a project refunds for goods that come back.
type ReturnsSettings struct {
	Policy      string `json:"policy" enum:"KEEP REEVALUATE"`
	RefundOrder string `json:"refund_order" enum:"CREDITS_FIRST MONEY_FIRST PROPORTIONAL"`
	// EarnedPoints says whether points that the order earned are taken back.
	EarnedPoints string `json:"earned_points" enum:"KEEP TAKE_BACK"`
	// WindowDays is for how many days after the order was paid goods can come back; null for ever.
	WindowDays *int64 `json:"window_days"`
}

// NewReturnsSettings returns the shape of the settings.
func NewReturnsSettings(r project.Returns) ReturnsSettings {
	r = r.Resolved()
	return ReturnsSettings{string(r.Policy), string(r.RefundOrder), string(r.EarnedPoints), r.WindowDays}
}

// ReturnsSettingsInput replaces the settings; what is not sent gets its default.
type ReturnsSettingsInput struct {
	Policy       Word   `json:"policy" enum:"KEEP REEVALUATE"`
	RefundOrder  Word   `json:"refund_order" enum:"CREDITS_FIRST MONEY_FIRST PROPORTIONAL"`
	EarnedPoints Word   `json:"earned_points" enum:"KEEP TAKE_BACK"`
	WindowDays   Number `json:"window_days"`
}

// Domain returns the settings.
func (w ReturnsSettingsInput) Domain() (r project.Returns, err error) {
	r = project.Returns{Policy: refund.Policy(w.Policy), RefundOrder: refund.RefundOrder(w.RefundOrder), EarnedPoints: project.EarnedPoints(w.EarnedPoints)}
	r.WindowDays, err = w.WindowDays.Integer("window_days")
	return r, err
}
