package project

import (
	"cmp"
	"context"
	"net/url"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Branding holds the name and the documents of a shop for its customers. A project has at most one; Punchcard stores it for tools
// that send messages and show pages.
type Branding struct {
	ID        string
	Brand     Brand
	Address   Address
	Contact   Contact
	CreatedAt time.Time
	UpdatedAt time.Time
}

// Brand names the shop and its documents.
type Brand struct {
	Name, PrivacyPolicyURL, TermsOfUseURL, PermissionReminder, WebsiteURL string
}

// Address is the postal address of the shop.
type Address struct{ Street, City, Postal, State, Country string }

// Contact is how the shop can be reached.
type Contact struct{ Email, Phone string }

// DefaultReminder is the permission reminder of a brand that has no other.
const DefaultReminder = "You are receiving this email because you opted in at our website."

// ChangedAt is when the branding was made or changed last.
func (b *Branding) ChangedAt() time.Time { return cmp.Or(b.UpdatedAt, b.CreatedAt) }

// BrandingUpdate is a partial change: a zero field keeps the branding's value, a cleared one empties it. From is the ChangedAt of the branding that
// the change was decided upon: a branding that was changed since is not changed, which is resource_changed. The zero field does not ask.
type BrandingUpdate struct {
	From                                                                  patch.Field[time.Time]
	Name, PrivacyPolicyURL, TermsOfUseURL, PermissionReminder, WebsiteURL patch.Field[string]
	Street, City, Postal, State, Country                                  patch.Field[string]
	Email, Phone                                                          patch.Field[string]
}

func (b *Branding) apply(u BrandingUpdate) error {
	u.Name.Apply(&b.Brand.Name)
	u.PrivacyPolicyURL.Apply(&b.Brand.PrivacyPolicyURL)
	u.TermsOfUseURL.Apply(&b.Brand.TermsOfUseURL)
	u.PermissionReminder.Apply(&b.Brand.PermissionReminder)
	u.WebsiteURL.Apply(&b.Brand.WebsiteURL)
	u.Street.Apply(&b.Address.Street)
	u.City.Apply(&b.Address.City)
	u.Postal.Apply(&b.Address.Postal)
	u.State.Apply(&b.Address.State)
	u.Country.Apply(&b.Address.Country)
	u.Email.Apply(&b.Contact.Email)
	u.Phone.Apply(&b.Contact.Phone)
	return b.validate()
}

func (b *Branding) validate() error {
	for _, text := range []struct{ path, value string }{
		{"brand.name", b.Brand.Name}, {"brand.privacy_policy_url", b.Brand.PrivacyPolicyURL}, {"brand.terms_of_use_url", b.Brand.TermsOfUseURL},
		{"brand.permission_reminder", b.Brand.PermissionReminder}, {"brand.website_url", b.Brand.WebsiteURL}, {"address.street", b.Address.Street},
		{"address.city", b.Address.City}, {"address.postal", b.Address.Postal}, {"address.state", b.Address.State},
		{"address.country", b.Address.Country}, {"contact.phone", b.Contact.Phone},
	} {
		if err := storage.CheckText(text.path, text.value); err != nil {
			return err
		}
	}
	links := []struct{ path, link string }{
		{"brand.privacy_policy_url", b.Brand.PrivacyPolicyURL}, {"brand.terms_of_use_url", b.Brand.TermsOfUseURL}, {"brand.website_url", b.Brand.WebsiteURL},
	}
	for _, l := range links {
		parsed, err := url.Parse(l.link)
		if l.link != "" && (err != nil || parsed.Host == "" || parsed.Scheme != "https" && parsed.Scheme != "http") {
			return fault.Payload(l.path, "must be a web address such as https://shop.example/terms")
		}
	}
	if b.Contact.Email != "" {
		return validateEmail("contact.email", b.Contact.Email)
	}
	return nil
}

// BrandingKind describes brandings to a backend.
var BrandingKind = storage.Kind[Branding]{
	Name: "branding_details", Prefix: "brand_",
	ID:     func(b *Branding) string { return b.ID },
	Fields: []storage.Field[Branding]{storage.Time("created_at", func(b *Branding) time.Time { return b.CreatedAt }).Ordered()},
}

// CreateBranding makes the branding of the project. It fails with branding_exist when there is one, or an invalid payload.
func (e *Settings) CreateBranding(ctx context.Context, u BrandingUpdate) (Branding, error) {
	b := Branding{ID: soleID(BrandingKind.Prefix, e.projectID), Brand: Brand{PermissionReminder: DefaultReminder}, CreatedAt: e.env.Now()}
	if err := b.apply(u); err != nil {
		return Branding{}, err
	}
	err := e.store.Brandings().Insert(ctx, b)
	if fault.Has(err, "duplicate_found") {
		err = fault.New(fault.KindConflict, "branding_exist", "Branding exists", "The project has a branding: change it instead, or delete it first.")
	}
	return b, err
}

// Brandings returns the branding of the project, if there is one.
func (e *Settings) Brandings(ctx context.Context) ([]Branding, error) {
	page, err := e.store.Brandings().List(ctx, storage.Query{})
	return page.Items, err
}

// Branding returns the branding with this id, or fault.NotFound.
func (e *Settings) Branding(ctx context.Context, id string) (Branding, error) {
	return e.store.Brandings().Get(ctx, id)
}

// UpdateBranding changes the branding. It fails with fault.NotFound, resource_changed, or an invalid payload.
func (e *Settings) UpdateBranding(ctx context.Context, id string, u BrandingUpdate) (Branding, error) {
	now := e.env.Now()
	return e.store.Brandings().Update(ctx, id, func(b *Branding) error {
		if from, asked := u.From.Value(); asked && !from.Equal(b.ChangedAt()) {
			return fault.Changed(BrandingKind.Name, id)
		}
		b.UpdatedAt = now
		return b.apply(u)
	})
}

// DeleteBranding removes the branding, or fails with fault.NotFound.
func (e *Settings) DeleteBranding(ctx context.Context, id string) error {
	return e.store.Brandings().Delete(ctx, id)
}
