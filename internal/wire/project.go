package wire

import (
	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// Project is a project in the answers of the management API.
type Project struct {
	ID                     string             `json:"id"`
	Name                   string             `json:"name"`
	Description            string             `json:"description"`
	Timezone               string             `json:"timezone"`
	Currency               string             `json:"currency"`
	DialCode               string             `json:"dial_code"`
	WebhookVersion         string             `json:"webhook_version" enum:"v2024-01-01"`
	APIVersion             string             `json:"api_version" enum:"project.APIVersions"`
	CaseSensitive          bool               `json:"case_sensitive_codes"`
	ClusterID              string             `json:"cluster_id"`
	Sandbox                bool               `json:"is_sandbox"`
	WebhookToken           string             `json:"webhook_token"`
	ClientTrustedDomains   []string           `json:"client_trusted_domains"`
	ClientRedeem           bool               `json:"client_redeem_enabled"`
	ClientPublish          bool               `json:"client_publish_enabled"`
	ClientListVouchers     bool               `json:"client_list_vouchers_enabled"`
	ClientCreateCustomer   bool               `json:"client_create_customer_enabled"`
	ClientLoyaltyEvents    bool               `json:"client_loyalty_events_enabled"`
	ClientSetVoucherExpiry bool               `json:"client_set_voucher_expiration_date_enabled"`
	ClientPayOrders        bool               `json:"client_pay_orders_enabled"`
	ClientHideCodes        bool               `json:"client_hide_codes_enabled"`
	Callouts               map[string]Callout `json:"webhooks_callout_notifications"`
	Usage                  map[string]Usage   `json:"api_usage_notifications"`
	DefaultCodeConfig      *ProjectCodeConfig `json:"default_code_config,omitzero"`
	Limits                 *ProjectLimits     `json:"limits,omitzero"`
	ServerSideKey          *ProjectKey        `json:"server_side_key,omitzero"`
	ClientSideKey          *ProjectKey        `json:"client_side_key,omitzero"`
}

// Callout is a message about a failing callout.
type Callout struct {
	Email  *bool    `json:"email,omitzero"`
	InApp  *bool    `json:"in_app,omitzero"`
	Emails []string `json:"emails,omitzero"`
}

// Usage is a message at a share of a limit.
type Usage struct {
	Enabled *bool    `json:"enabled,omitzero"`
	Value   *int     `json:"value,omitzero"`
	InApp   *bool    `json:"in_app,omitzero"`
	Emails  []string `json:"emails,omitzero"`
}

// ProjectCodeConfig holds the characters of codes.
type ProjectCodeConfig struct {
	Charset string `json:"charset"`
}

// ProjectLimits are the request rates that a server allows. An empty list means no limit.
type ProjectLimits struct {
	APICalls     []ProjectLimit `json:"api_calls"`
	BulkAPICalls []ProjectLimit `json:"bulk_api_calls"`
}

// ProjectLimit is a number of calls in a period.
type ProjectLimit struct {
	Value    int    `json:"value"`
	Duration string `json:"duration"`
}

// ProjectKey is a credential with its secret, which is shown once.
type ProjectKey struct {
	AppID    string `json:"app_id"`
	AppToken string `json:"app_token"`
}

// NewProject returns the shape of a project.
func NewProject(p project.Project) Project {
	charset := p.CodeCharset
	switch {
	case charset != "":
	case p.CaseSensitiveCodes:
		charset = code.DefaultCharset
	default:
		charset = code.DefaultCharsetIgnoreCase
	}
	w := Project{
		ID: p.ID, Name: p.Name, Description: p.Description, Timezone: p.Zone().String(), Currency: p.Currency, DialCode: p.DialCode,
		WebhookVersion: p.WebhookVersion, APIVersion: p.APIVersion, CaseSensitive: p.CaseSensitiveCodes, ClusterID: p.ClusterID,
		Sandbox: p.Sandbox, WebhookToken: p.WebhookToken(), ClientTrustedDomains: emptyIfNil(p.Client.TrustedDomains),
		ClientRedeem: p.Client.Redeem, ClientPublish: p.Client.Publish, ClientListVouchers: p.Client.ListVouchers,
		ClientCreateCustomer: p.Client.CreateCustomer, ClientLoyaltyEvents: p.Client.LoyaltyEvents, ClientSetVoucherExpiry: p.Client.SetVoucherExpiration,
		ClientPayOrders: p.Client.PayOrders, ClientHideCodes: p.Client.HideCodes,
		Callouts: map[string]Callout{}, Usage: map[string]Usage{}, DefaultCodeConfig: &ProjectCodeConfig{charset},
	}
	for name, c := range p.Notifications.Callouts {
		w.Callouts[name] = Callout(c)
	}
	for name, u := range p.Notifications.Usage {
		w.Usage[name] = Usage{Enabled: u.Enabled, Value: u.Value, InApp: u.InApp, Emails: u.Emails}
	}
	return w
}

// NewProjectMade returns the shape of a new project with its keys.
func NewProjectMade(p project.Project, k project.Keys) Project {
	w := NewProject(p)
	w.DefaultCodeConfig = nil
	w.ServerSideKey, w.ClientSideKey = &ProjectKey{k.AppID, k.AppToken}, &ProjectKey{k.ClientAppID, k.ClientToken}
	return w
}

// ProjectInput is the properties that the bodies of creating and updating a project share.
type ProjectInput struct {
	Name                   patch.Field[string]        `json:"name"`
	Description            patch.Field[string]        `json:"description"`
	Timezone               patch.Field[string]        `json:"timezone"`
	Currency               patch.Field[string]        `json:"currency"`
	DialCode               patch.Field[string]        `json:"dial_code"`
	WebhookVersion         patch.Field[Word]          `json:"webhook_version" enum:"v2024-01-01"`
	APIVersion             patch.Field[Word]          `json:"api_version" enum:"project.APIVersions"`
	ClientTrustedDomains   patch.Field[[]string]      `json:"client_trusted_domains"`
	ClientRedeem           patch.Field[bool]          `json:"client_redeem_enabled"`
	ClientPublish          patch.Field[bool]          `json:"client_publish_enabled"`
	ClientListVouchers     patch.Field[bool]          `json:"client_list_vouchers_enabled"`
	ClientCreateCustomer   patch.Field[bool]          `json:"client_create_customer_enabled"`
	ClientLoyaltyEvents    patch.Field[bool]          `json:"client_loyalty_events_enabled"`
	ClientSetVoucherExpiry patch.Field[bool]          `json:"client_set_voucher_expiration_date_enabled"`
	ClientPayOrders        patch.Field[bool]          `json:"client_pay_orders_enabled"`
	ClientHideCodes        patch.Field[bool]          `json:"client_hide_codes_enabled"`
	Callouts               patch.Field[CalloutsInput] `json:"webhooks_callout_notifications"`
	Usage                  patch.Field[UsagesInput]   `json:"api_usage_notifications"`
}

// CalloutsInput are the callouts about which messages are sent.
type CalloutsInput struct {
	Distributions *Callout `json:"distributions"`
	Webhooks      *Callout `json:"webhooks"`
}

// UsagesInput are the limits about whose use messages are sent.
type UsagesInput struct {
	Messages     *Usage `json:"messages"`
	APICalls     *Usage `json:"api_calls"`
	BulkAPICalls *Usage `json:"bulk_api_calls"`
	WebhookCalls *Usage `json:"webhook_calls"`
	CycleCalls   *Usage `json:"cycle_calls"`
	Redemptions  *Usage `json:"redemptions"`
}

// ProjectCreate is the body of POST /management/v1/projects.
type ProjectCreate struct {
	ProjectInput
	CaseSensitive *bool         `json:"case_sensitive_codes"`
	ClusterID     string        `json:"cluster_id"`
	Users         []ProjectUser `json:"users"`
}

// ProjectUser gives a user, named by id or by login, a role.
type ProjectUser struct {
	ID    string `json:"id"`
	Login string `json:"login"`
	Role  string `json:"role" enum:"project.Role"`
}

// ProjectUpdate is the body of PUT /management/v1/projects/{projectId}.
type ProjectUpdate struct {
	ProjectInput
	DefaultCodeConfig patch.Field[struct {
		Charset patch.Field[string] `json:"charset"`
	}] `json:"default_code_config"`
}

// Domain returns the change. Clearing a version returns to the current one.
func (w ProjectUpdate) Domain() project.Update {
	u := w.ProjectInput.domain()
	config, _ := w.DefaultCodeConfig.Value()
	u.CodeCharset = config.Charset
	if w.DefaultCodeConfig.Cleared() {
		u.CodeCharset = patch.Clear[string]()
	}
	return u
}

// Update returns the properties of a creation other than the name, as a change of the new project.
func (w ProjectCreate) Update() project.Update { return w.ProjectInput.domain() }

func (w ProjectInput) domain() project.Update {
	version := func(f patch.Field[Word], current string) patch.Field[string] {
		if v, set := f.Value(); f.Cleared() || set && v == "" {
			return patch.Set(current)
		}
		return patch.Map(f, func(v Word) string { return string(v) })
	}
	return project.Update{
		Name: w.Name, Description: w.Description, Timezone: w.Timezone, Currency: w.Currency, DialCode: w.DialCode,
		APIVersion:     version(w.APIVersion, project.CurrentAPIVersion),
		WebhookVersion: version(w.WebhookVersion, project.CurrentWebhookVersion),
		Client: project.ClientUpdate{
			TrustedDomains: w.ClientTrustedDomains, Redeem: w.ClientRedeem, Publish: w.ClientPublish, ListVouchers: w.ClientListVouchers,
			CreateCustomer: w.ClientCreateCustomer, LoyaltyEvents: w.ClientLoyaltyEvents, SetVoucherExpiration: w.ClientSetVoucherExpiry,
			PayOrders: w.ClientPayOrders, HideCodes: w.ClientHideCodes,
		},
		Callouts: patch.Map(w.Callouts, CalloutsInput.domain),
		Usage:    patch.Map(w.Usage, UsagesInput.domain),
	}
}

func (w CalloutsInput) domain() map[string]project.Callout {
	all := map[string]project.Callout{}
	for name, c := range map[string]*Callout{"distributions": w.Distributions, "webhooks": w.Webhooks} {
		if c != nil {
			all[name] = project.Callout(*c)
		}
	}
	return all
}

func (w UsagesInput) domain() map[string]project.Usage {
	all := map[string]project.Usage{}
	for name, u := range map[string]*Usage{
		"messages": w.Messages, "api_calls": w.APICalls, "bulk_api_calls": w.BulkAPICalls, "webhook_calls": w.WebhookCalls,
		"cycle_calls": w.CycleCalls, "redemptions": w.Redemptions,
	} {
		if u != nil {
			all[name] = project.Usage{Enabled: u.Enabled, InApp: u.InApp, Value: u.Value, Emails: u.Emails}
		}
	}
	return all
}
