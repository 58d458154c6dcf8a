package wire

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/voucher"
)

// PublicationCreate is the body of POST /v1/publications. A null counts as missing.
type PublicationCreate struct {
	// Voucher is the code, or the id of the voucher, to publish. With it the campaign is ignored.
	Voucher  string              `json:"voucher"`
	Campaign PublicationCampaign `json:"campaign"`
	Customer *CustomerInput      `json:"customer" required:"true"`
	SourceID string              `json:"source_id"`
	Channel  string              `json:"channel"`
	Metadata metadata.Map        `json:"metadata"`
}

// PublicationCampaign is the campaign of a publication, and how many of its codes to publish. It may be sent as the name
// alone.
type PublicationCampaign struct {
	// Name is the name or the id of the campaign.
	Name  string `json:"name"`
	Count *int64 `json:"count"`
}

// UnmarshalJSON accepts an object, a name or null.
func (c *PublicationCampaign) UnmarshalJSON(data []byte) error {
	if data[0] == '"' {
		return json.Unmarshal(data, &c.Name)
	}
	type object PublicationCampaign
	return json.Unmarshal(data, (*object)(c))
}

// Domain returns the new publication.
func (w PublicationCreate) Domain(joinOnce *bool) (voucher.Publish, error) {
	if w.Customer == nil {
		return voucher.Publish{}, fault.PayloadMissing("customer")
	}
	p := voucher.Publish{
		Customer: w.Customer.Domain("customer"), Voucher: w.Voucher, Campaign: w.Campaign.Name, JoinOnce: joinOnce,
		SourceID: w.SourceID, Channel: w.Channel, Metadata: w.Metadata,
	}
	if n := w.Campaign.Count; n != nil && w.Voucher == "" {
		if *n < 1 || *n > voucher.MaxPublished {
			return voucher.Publish{}, fault.Payload("campaign.count", "must be from 1 to %d (actual value is '%d')", voucher.MaxPublished, *n)
		}
		p.Count = int(*n)
	}
	return p, nil
}

// Publication is a publication in answers. It has a single code as an object, several as a list of codes, and the ids of
// all. One that failed has an empty list.
type Publication struct {
	ID             string        `json:"id"`
	Object         string        `json:"object" enum:"publication"`
	CreatedAt      Time          `json:"created_at"`
	CustomerID     string        `json:"customer_id"`
	TrackingID     Null[string]  `json:"tracking_id"`
	Metadata       metadata.Map  `json:"metadata"`
	Channel        string        `json:"channel"`
	SourceID       Null[string]  `json:"source_id"`
	Result         string        `json:"result" enum:"FAILURE SUCCESS"`
	FailureCode    string        `json:"failure_code,omitzero"`
	FailureMessage string        `json:"failure_message,omitzero"`
	Customer       ShortCustomer `json:"customer"`
	// Voucher is the published code: in full except for its rules right after the publication, shorter in lists.
	Voucher    any      `json:"voucher,omitzero"`
	Vouchers   []string `json:"vouchers,omitzero"`
	VouchersID []string `json:"vouchers_id"`
}

// ShortPublication is a publication in events and in client-side answers.
type ShortPublication struct {
	Publication
	Voucher *Voucher `json:"voucher,omitzero"`
}

// NewShortPublication returns the short shape of a publication.
func NewShortPublication(p voucher.Publication, c customer.Customer) ShortPublication {
	return ShortPublication{Publication: NewPublication(p, c)}
}

// NewPublication returns the shape of a publication, without the object of its code. Of a deleted customer it has the id.
func NewPublication(p voucher.Publication, c customer.Customer) Publication {
	c.ID = p.CustomerID
	w := Publication{
		ID: p.ID, Object: "publication", CreatedAt: NewTime(p.CreatedAt), CustomerID: p.CustomerID, TrackingID: OrNull(p.TrackingID),
		Metadata: emptyObjectIfNil(p.Metadata), Channel: p.Channel, SourceID: OrNull(p.SourceID), Result: p.Result(),
		FailureCode: p.FailureCode, FailureMessage: p.FailureMessage, Customer: NewShortCustomer(c), VouchersID: p.VoucherIDs,
	}
	if w.VouchersID == nil {
		w.VouchersID = []string{}
	}
	switch {
	case p.FailureCode != "":
		w.Vouchers = []string{}
	case len(p.Codes) > 1:
		w.Vouchers = p.Codes
	}
	return w
}

// PublishedVoucher is the code of a publication in lists. It has the properties of the type of this code alone.
type PublishedVoucher struct {
	Code         string         `json:"code"`
	Object       string         `json:"object"`
	Campaign     Null[string]   `json:"campaign"`
	Discount     *Discount      `json:"discount,omitzero"`
	Gift         *VoucherGift   `json:"gift,omitzero"`
	LoyaltyCard  *VoucherPoints `json:"loyalty_card,omitzero"`
	ReferralCode bool           `json:"is_referral_code"`
}

// NewPublishedVoucher returns the short shape of a code.
func NewPublishedVoucher(v voucher.Voucher, of VoucherContext) PublishedVoucher {
	w := NewVoucher(v, of)
	return PublishedVoucher{
		Code: w.Code, Object: w.Object, Campaign: w.Campaign, Discount: w.Discount, Gift: w.Gift, LoyaltyCard: w.LoyaltyCard,
		ReferralCode: w.ReferralCode,
	}
}
