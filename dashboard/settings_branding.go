package dashboard

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// brandingSettings are what the pages of customers call the shop and lead to, and what the API tells programs that write to customers.
var brandingSettings = settingsPage{
	name: "branding", act: "branding.updated", object: project.BrandingKind.Name,
	state: func(c *configuration) any { return c.branding }, from: func(c *configuration) time.Time { return c.branding.ChangedAt() },
	load: func(ctx context.Context, v *visit, c *configuration) error {
		all, err := v.Project.Settings.Brandings(ctx)
		if c.branding.Brand.PermissionReminder = project.DefaultReminder; len(all) > 0 {
			c.branding = all[0]
		}
		return err
	},
	save: func(ctx context.Context, v *visit, c *configuration, u *settingsChange, from time.Time) (any, error) {
		switch u.branding.From = patch.Set(from); {
		case c.branding.ID != "":
			return v.Project.Settings.UpdateBranding(ctx, c.branding.ID, u.branding)
		case !from.IsZero(): // it was deleted meanwhile
			return nil, fault.Changed(project.BrandingKind.Name, v.Project.ID)
		}
		return v.Project.Settings.CreateBranding(ctx, u.branding)
	},
	settings: []setting{
		brandingSetting("brand.name", func(b *project.Branding) string { return b.Brand.Name }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.Name }),
		brandingSetting("brand.website_url", func(b *project.Branding) string { return b.Brand.WebsiteURL }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.WebsiteURL }),
		brandingSetting("brand.privacy_policy_url", func(b *project.Branding) string { return b.Brand.PrivacyPolicyURL }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.PrivacyPolicyURL }),
		brandingSetting("brand.terms_of_use_url", func(b *project.Branding) string { return b.Brand.TermsOfUseURL }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.TermsOfUseURL }),
		brandingSetting("contact.email", func(b *project.Branding) string { return b.Contact.Email }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.Email }),
		brandingSetting("contact.phone", func(b *project.Branding) string { return b.Contact.Phone }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.Phone }),
		brandingSetting("address.street", func(b *project.Branding) string { return b.Address.Street }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.Street }),
		brandingSetting("address.city", func(b *project.Branding) string { return b.Address.City }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.City }),
		brandingSetting("address.postal", func(b *project.Branding) string { return b.Address.Postal }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.Postal }),
		brandingSetting("address.state", func(b *project.Branding) string { return b.Address.State }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.State }),
		brandingSetting("address.country", func(b *project.Branding) string { return b.Address.Country }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.Country }),
		brandingSetting("brand.permission_reminder", func(b *project.Branding) string { return b.Brand.PermissionReminder }, func(u *project.BrandingUpdate) *patch.Field[string] { return &u.PermissionReminder }),
	},
}

func brandingSetting(name string, of func(*project.Branding) string, to func(*project.BrandingUpdate) *patch.Field[string]) setting {
	return textSetting(name, func(c *configuration) string { return of(&c.branding) }, func(u *settingsChange) *patch.Field[string] { return to(&u.branding) })
}
