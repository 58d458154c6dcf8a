package wire

import (
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// Branding is the name, look and contact of a shop, in answers.
type Branding struct {
	ID      string       `json:"id"`
	Brand   Brand        `json:"brand"`
	Address BrandAddress `json:"address"`
	Contact Contact      `json:"contact"`
}

// Brand names a shop and its documents.
type Brand struct {
	Name               string `json:"name"`
	PrivacyPolicyURL   string `json:"privacy_policy_url"`
	TermsOfUseURL      string `json:"terms_of_use_url"`
	PermissionReminder string `json:"permission_reminder"`
	WebsiteURL         string `json:"website_url"`
}

// BrandAddress is where a shop is.
type BrandAddress struct {
	City    string `json:"city"`
	State   string `json:"state"`
	Postal  string `json:"postal"`
	Street  string `json:"street"`
	Country string `json:"country"`
}

// Contact is how a shop can be reached.
type Contact struct {
	Phone string `json:"phone"`
	Email string `json:"email"`
}

// NewBranding returns the shape of a branding.
func NewBranding(b project.Branding) Branding {
	a := b.Address
	return Branding{
		ID: b.ID, Brand: Brand(b.Brand), Contact: Contact{Phone: b.Contact.Phone, Email: b.Contact.Email},
		Address: BrandAddress{City: a.City, State: a.State, Postal: a.Postal, Street: a.Street, Country: a.Country},
	}
}

// BrandingInput is the body of creating and changing a branding.
type BrandingInput struct {
	Brand struct {
		Name               patch.Field[string] `json:"name"`
		PrivacyPolicyURL   patch.Field[string] `json:"privacy_policy_url"`
		TermsOfUseURL      patch.Field[string] `json:"terms_of_use_url"`
		PermissionReminder patch.Field[string] `json:"permission_reminder"`
		WebsiteURL         patch.Field[string] `json:"website_url"`
	} `json:"brand"`
	Address struct {
		City    patch.Field[string] `json:"city"`
		State   patch.Field[string] `json:"state"`
		Postal  patch.Field[string] `json:"postal"`
		Street  patch.Field[string] `json:"street"`
		Country patch.Field[string] `json:"country"`
	} `json:"address"`
	Contact struct {
		Phone patch.Field[string] `json:"phone"`
		Email patch.Field[string] `json:"email"`
	} `json:"contact"`
}

// Domain returns the change.
func (w BrandingInput) Domain() project.BrandingUpdate {
	b, a, c := w.Brand, w.Address, w.Contact
	return project.BrandingUpdate{
		Name: b.Name, PrivacyPolicyURL: b.PrivacyPolicyURL, TermsOfUseURL: b.TermsOfUseURL, PermissionReminder: b.PermissionReminder,
		WebsiteURL: b.WebsiteURL, Street: a.Street, City: a.City, Postal: a.Postal, State: a.State, Country: a.Country,
		Email: c.Email, Phone: c.Phone,
	}
}
