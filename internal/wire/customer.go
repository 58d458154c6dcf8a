package wire

import (
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/referral"
)

// CustomerInput is a customer to upsert: the body of POST /v1/customers, and a part of the bodies of orders, redemptions,
// publications and events.
type CustomerInput struct {
	ID       patch.Field[string] `json:"id"`
	SourceID patch.Field[string] `json:"source_id"`
	CustomerUpdate
}

// CustomerUpdate is the body of PUT /v1/customers/{customerId}.
type CustomerUpdate struct {
	Name        patch.Field[string] `json:"name"`
	Description patch.Field[string] `json:"description"`
	Email       patch.Field[string] `json:"email"`
	Phone       patch.Field[string] `json:"phone"`
	Birthdate   patch.Field[string] `json:"birthdate"`
	// Birthday is the day of birth, YYYY-MM-DD, by its older name; birthdate counts when both are sent.
	Birthday patch.Field[string]       `json:"birthday"`
	Address  patch.Field[AddressInput] `json:"address"`
	Metadata patch.Field[metadata.Map] `json:"metadata"`
}

// AddressInput is an address in bodies. A null part counts as empty.
type AddressInput struct {
	City       string `json:"city"`
	State      string `json:"state"`
	Line1      string `json:"line_1"`
	Line2      string `json:"line_2"`
	Country    string `json:"country"`
	PostalCode string `json:"postal_code"`
}

// Domain returns the customer to upsert. A null counts as missing. path is where the customer is in the body: empty at the
// top.
func (w CustomerInput) Domain(path string) customer.Request {
	u := w.CustomerUpdate.Domain(path)
	u.Name, u.Description, u.Email, u.Phone = nullAsMissing(u.Name), nullAsMissing(u.Description), nullAsMissing(u.Email), nullAsMissing(u.Phone)
	u.Birthdate, u.Address, u.Metadata = nullAsMissing(u.Birthdate), nullAsMissing(u.Address), nullAsMissing(u.Metadata)
	return customer.Request{ID: w.ID.Or(""), SourceID: w.SourceID.Or(""), Update: u}
}

// Domain returns the change; a null clears.
func (w CustomerUpdate) Domain(path string) customer.Update {
	birthdate := w.Birthdate
	if birthdate.Kept() {
		birthdate = w.Birthday
	}
	return customer.Update{
		Name: w.Name, Description: w.Description, Email: w.Email, Phone: w.Phone, Birthdate: birthdate, Metadata: w.Metadata,
		Address: patch.Map(w.Address, func(a AddressInput) customer.Address { return customer.Address(a) }), At: path,
	}
}

// nullAsMissing turns null into a property that was not sent, as bodies that create or upsert do.
func nullAsMissing[T any](f patch.Field[T]) patch.Field[T] {
	if f.Cleared() {
		return patch.Field[T]{}
	}
	return f
}

// Customer is a customer in answers. What is empty is null, metadata included.
type Customer struct {
	ID          string           `json:"id"`
	SourceID    Null[string]     `json:"source_id"`
	Name        Null[string]     `json:"name"`
	Description Null[string]     `json:"description"`
	Email       Null[string]     `json:"email"`
	Phone       Null[string]     `json:"phone"`
	Birthdate   Null[string]     `json:"birthdate"`
	Birthday    string           `json:"birthday,omitzero"`
	Address     *Address         `json:"address"`
	Summary     CustomerSummary  `json:"summary"`
	Loyalty     CustomerLoyalty  `json:"loyalty"`
	Referrals   CustomerReferral `json:"referrals"`
	// SystemMetadata is metadata that the server stores with the customer. It is always an object.
	SystemMetadata metadata.Map `json:"system_metadata"`
	Metadata       metadata.Map `json:"metadata"`
	CreatedAt      Time         `json:"created_at"`
	UpdatedAt      Time         `json:"updated_at"`
	// Assets are addresses of pages for the customer. It is null where the server does not know its own address.
	Assets *CustomerAssets `json:"assets"`
	Object string          `json:"object" enum:"customer"`
}

// CustomerAssets are addresses of pages for a customer.
type CustomerAssets struct {
	CockpitURL string `json:"cockpit_url"`
}

// Address is an address in answers.
type Address struct {
	City       Null[string] `json:"city"`
	State      Null[string] `json:"state"`
	Line1      Null[string] `json:"line_1"`
	Line2      Null[string] `json:"line_2"`
	Country    Null[string] `json:"country"`
	PostalCode Null[string] `json:"postal_code"`
}

// CustomerSummary is what a customer did so far.
type CustomerSummary struct {
	Redemptions struct {
		Redeemed          int64 `json:"total_redeemed"`
		Failed            int64 `json:"total_failed"`
		Succeeded         int64 `json:"total_succeeded"`
		RolledBack        int64 `json:"total_rolled_back"`
		RollbackFailed    int64 `json:"total_rollback_failed"`
		RollbackSucceeded int64 `json:"total_rollback_succeeded"`
		Gift              struct {
			Redeemed int64 `json:"redeemed_amount"`
			ToGo     int64 `json:"amount_to_go"`
		} `json:"gift"`
		LoyaltyCard struct {
			Redeemed int64 `json:"redeemed_points"`
			ToGo     int64 `json:"points_to_go"`
		} `json:"loyalty_card"`
	} `json:"redemptions"`
	Orders struct {
		Amount     int64 `json:"total_amount"`
		Count      int64 `json:"total_count"`
		Average    int64 `json:"average_amount"`
		LastAmount int64 `json:"last_order_amount"`
		LastDate   Time  `json:"last_order_date"`
	} `json:"orders"`
}

// CustomerLoyalty is what a customer holds in loyalty campaigns, by the campaign's name.
type CustomerLoyalty struct {
	Points            int64                              `json:"points"`
	ReferredCustomers int64                              `json:"referred_customers"`
	Campaigns         map[string]CustomerLoyaltyCampaign `json:"campaigns"`
}

// CustomerLoyaltyCampaign is what a customer holds in one loyalty campaign.
type CustomerLoyaltyCampaign struct {
	Points int64 `json:"points"`
	// LoyaltyTier is the name of the tier that the customer holds.
	LoyaltyTier       string `json:"loyalty_tier,omitzero"`
	ReferredCustomers int64  `json:"referred_customers"`
}

// CustomerReferral lists the referrals by which a customer came.
type CustomerReferral struct {
	Total     int64                      `json:"total"`
	Campaigns []CustomerReferralCampaign `json:"campaigns"`
}

// CustomerReferralCampaign is one referral.
type CustomerReferralCampaign struct {
	CampaignID        string `json:"campaign_id"`
	ReferrerID        string `json:"referrer_id"`
	RelatedObjectID   string `json:"related_object_id"`
	RelatedObjectType string `json:"related_object_type"`
	Date              Time   `json:"date"`
}

// NewCustomer returns the shape of a customer who has these points in loyalty campaigns, by the campaign's name.
func NewCustomer(c customer.Customer, points map[string]int64) Customer {
	w := Customer{
		ID: c.ID, SourceID: OrNull(c.SourceID), Name: OrNull(c.Name), Description: OrNull(c.Description), Email: OrNull(c.Email),
		Phone: OrNull(c.Phone), Birthdate: OrNull(c.Birthdate), Birthday: c.Birthdate,
		Summary: newCustomerSummary(c.Summary), Metadata: nilIfEmpty(c.Metadata), SystemMetadata: c.SystemMetadata,
		Loyalty:   CustomerLoyalty{Points: c.Summary.PointsToGo, Campaigns: map[string]CustomerLoyaltyCampaign{}},
		Referrals: CustomerReferral{Campaigns: []CustomerReferralCampaign{}},
		CreatedAt: NewTime(c.CreatedAt), UpdatedAt: NewTime(c.UpdatedAt), Object: "customer",
	}
	for campaign, n := range points {
		w.Loyalty.Campaigns[campaign] = CustomerLoyaltyCampaign{Points: n}
	}
	if w.SystemMetadata == nil {
		w.SystemMetadata = metadata.Map{}
	}
	if a := c.Address; a != nil {
		w.Address = &Address{
			City: OrNull(a.City), State: OrNull(a.State), Line1: OrNull(a.Line1), Line2: OrNull(a.Line2),
			Country: OrNull(a.Country), PostalCode: OrNull(a.PostalCode),
		}
	}
	return w
}

// AddReferrer adds a referral by which the customer came.
func (w *Customer) AddReferrer(h referral.Holder) {
	w.Referrals.Total++
	w.Referrals.Campaigns = append(w.Referrals.Campaigns, CustomerReferralCampaign{
		CampaignID: h.CampaignID, ReferrerID: h.ReferrerID, RelatedObjectID: h.CauseID, RelatedObjectType: h.CauseType, Date: NewTime(h.ConvertedAt),
	})
}

// SetTier names the tier that the customer holds in a campaign, by the campaign's name.
func (w *Customer) SetTier(campaign, tier string) {
	in := w.Loyalty.Campaigns[campaign]
	in.LoyaltyTier = tier
	w.Loyalty.Campaigns[campaign] = in
}

// AddReferrals sets how many customers this one referred in a campaign, by the campaign's name.
func (w *Customer) AddReferrals(campaign string, n int) {
	w.Loyalty.ReferredCustomers += int64(n)
	in := w.Loyalty.Campaigns[campaign]
	in.ReferredCustomers += int64(n)
	w.Loyalty.Campaigns[campaign] = in
}

func newCustomerSummary(s customer.Summary) (w CustomerSummary) {
	r, o := &w.Redemptions, &w.Orders
	r.Redeemed, r.Failed, r.Succeeded, r.RolledBack = s.Redeemed, s.Failed, s.Succeeded, s.RolledBack
	r.RollbackFailed, r.RollbackSucceeded = s.RollbackFailed, s.RollbackSucceeded
	r.Gift.Redeemed, r.Gift.ToGo = s.GiftRedeemed, s.GiftToGo
	r.LoyaltyCard.Redeemed, r.LoyaltyCard.ToGo = s.PointsRedeemed, s.PointsToGo
	o.Amount, o.Count, o.Average = s.OrdersAmount, s.OrdersCount, s.OrdersAverage()
	o.LastAmount, o.LastDate = s.LastOrderAmount, NewTime(s.LastOrderAt)
	return w
}

// nilIfEmpty returns nil for empty metadata, which is written as null.
func nilIfEmpty(m metadata.Map) metadata.Map {
	if len(m) == 0 {
		return nil
	}
	return m
}

// ShortCustomer is a customer inside of another object. What is empty is left out.
type ShortCustomer struct {
	ID       string       `json:"id"`
	Name     string       `json:"name,omitzero"`
	Email    string       `json:"email,omitzero"`
	SourceID string       `json:"source_id,omitzero"`
	Metadata metadata.Map `json:"metadata,omitzero"`
	Object   string       `json:"object" enum:"customer"`
}

// NewShortCustomer returns the short shape of a customer.
func NewShortCustomer(c customer.Customer) ShortCustomer {
	return ShortCustomer{
		ID: c.ID, Name: c.Name, Email: c.Email, SourceID: c.SourceID, Metadata: nilIfEmpty(c.Metadata), Object: "customer",
	}
}

// CustomerRef is the id of a customer.
type CustomerRef struct {
	ID     string `json:"id"`
	Object string `json:"object" enum:"customer"`
}

func newCustomerRef(id string) *CustomerRef {
	if id == "" {
		return nil
	}
	return &CustomerRef{ID: id, Object: "customer"}
}
