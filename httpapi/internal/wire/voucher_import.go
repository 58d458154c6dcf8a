package wire

import (
	"time"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/voucher"
)

// VoucherImport is an element of the body of POST /v1/vouchers/import and POST /v1/campaigns/{campaignId}/import.
type VoucherImport struct {
	Code           string           `json:"code"`
	Type           Word             `json:"type"`
	Discount       *Discount        `json:"discount"`
	Gift           *GiftInput       `json:"gift"`
	LoyaltyCard    *LoyaltyCard     `json:"loyalty_card"`
	Redemption     RedemptionsInput `json:"redemption"`
	Active         *bool            `json:"active"`
	AdditionalInfo string           `json:"additional_info"`
	Metadata       metadata.Map     `json:"metadata"`
	ValidityUpdate
	CategoryInput
}

// Domain returns what the code is made of, without its category.
func (w VoucherImport) Domain(zone *time.Location) (voucher.ImportRow, error) {
	n, err := VoucherInput{
		Code: w.Code, Type: w.Type, Discount: w.Discount, Gift: w.Gift, LoyaltyCard: w.LoyaltyCard, Redemption: w.Redemption,
		AdditionalInfo: w.AdditionalInfo, Metadata: w.Metadata, ValidityUpdate: w.ValidityUpdate,
	}.Domain(zone)
	return voucher.ImportRow{NewVoucher: n, Active: w.Active}, err
}
