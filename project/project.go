package project

import (
	"cmp"
	"encoding/hex"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Project is one tenant.
type Project struct {
	ID          string
	Name        string
	Description string
	// Timezone is an IANA name; windows, hours and calendar limits are in it. Empty means UTC.
	Timezone string
	// Currency is an ISO 4217 code for display; amounts have no currency of their own.
	Currency string
	DialCode string
	// APIVersion is the dated version for the project's callers unless a request names another.
	APIVersion     string
	WebhookVersion string
	// CaseSensitiveCodes is fixed when the project is made.
	CaseSensitiveCodes bool
	// ClusterID names the cluster the project lives in.
	ClusterID string
	// Secret keys signatures of this project: tracking ids, webhooks, asset and export links.
	Secret string
	Client ClientSettings
	// CodeCharset holds the characters of codes whose configuration has none; empty means letters and digits.
	CodeCharset   string
	Notifications Notifications
	Restricted    Restricted
	Returns       Returns
	Retention     Retention
	// RefusalsOff keeps no log of refused validations; see package refusal.
	RefusalsOff bool
	Sandbox     bool
	// ClockOffset is how far the project's clock is ahead of the system's, in whole milliseconds; see AdvanceClock.
	ClockOffset time.Duration
	CreatedAt   time.Time
	UpdatedAt   time.Time
}

// WebhookToken keys the signatures of the project's webhooks. It is derived from Secret and does not reveal it, so that a receiver
// of webhooks cannot forge tracking ids or links.
func (p *Project) WebhookToken() string {
	return hex.EncodeToString(secret.Sign(p.Secret, "webhook", p.ID))
}

// ClientSettings say what browsers and apps may do with a client key. Everything is off by default.
type ClientSettings struct {
	// TrustedDomains lists the origins that may call; "*" means all of them.
	TrustedDomains       []string
	Redeem               bool
	Publish              bool
	ListVouchers         bool
	CreateCustomer       bool
	LoyaltyEvents        bool
	SetVoucherExpiration bool
	// PayOrders makes a redemption of a page pay its order, so that the order earns points and counts as a purchase. Without it the
	// order stays unpaid until a server pays it.
	PayOrders bool
	// HideCodes hides also public discount codes from pages, which qualifications offer otherwise.
	HideCodes bool
}

// Restricted says how much a user with the role USER_RESTRICTED may move at once. Nil is no limit.
type Restricted struct {
	// Points is for loyalty cards, Credit in minor units for gift cards; up or down.
	Points, Credit *int64
}

// validate refuses limits below 0.
func (r Restricted) validate() error {
	for name, limit := range map[string]*int64{"restricted.points": r.Points, "restricted.credit": r.Credit} {
		if limit != nil && *limit < 0 {
			return fault.Payload(name, "must be 0 or more (actual value is %d)", *limit)
		}
	}
	return nil
}

// APIVersions are the dated versions of the API, the oldest first.
var APIVersions = []string{"v2017-04-05", "v2017-04-20", CurrentAPIVersion}

// The newest versions, for new projects. A project stays with its own until it is changed.
const (
	CurrentAPIVersion     = "v2018-08-01"
	CurrentWebhookVersion = "v2024-01-01"
)

// NewProject is the input for making a project. Empty fields get their defaults.
type NewProject struct {
	ID                 string
	Name               string
	Description        string
	Timezone           string
	Currency           string
	CaseInsensitive    bool
	Sandbox            bool
	ClientTrustedHosts []string
	// ClusterID names the cluster that the project lives in.
	ClusterID string
	// Change is applied to the new project: all other properties of an Update.
	Change Update
	// Members are existing users who get a role in the project.
	Members []Member
}

// Member names an existing user, by id or by login, and gives a role.
type Member struct {
	ID, Login string
	Role      Role
}

// Update is a partial change of a project: a zero field keeps the present value.
type Update struct {
	// From is the UpdatedAt of the project that the change was decided upon: a project that was changed since is not changed. The zero field does not
	// ask.
	From                                                                                     patch.Field[time.Time]
	Name, Description, Timezone, Currency, DialCode, APIVersion, WebhookVersion, CodeCharset patch.Field[string]
	Client                                                                                   ClientUpdate
	// ClockOffset is for sandboxes; see CanAdvance.
	ClockOffset patch.Field[time.Duration]
	Restricted  patch.Field[Restricted]
	RefusalsOff patch.Field[bool]
	// Callouts and Usage replace the notifications that they name and keep the others.
	Callouts patch.Field[map[string]Callout]
	Usage    patch.Field[map[string]Usage]
	// Returns replace the settings of returns.
	Returns patch.Field[Returns]
	// Retention replaces how long history is kept.
	Retention patch.Field[Retention]
}

// ClientUpdate is a partial change of what browsers and apps may do.
type ClientUpdate struct {
	TrustedDomains                                                                                           patch.Field[[]string]
	Redeem, Publish, ListVouchers, CreateCustomer, LoyaltyEvents, SetVoucherExpiration, PayOrders, HideCodes patch.Field[bool]
}

func (c *ClientSettings) apply(u ClientUpdate) {
	u.TrustedDomains.Apply(&c.TrustedDomains)
	u.Redeem.Apply(&c.Redeem)
	u.Publish.Apply(&c.Publish)
	u.ListVouchers.Apply(&c.ListVouchers)
	u.CreateCustomer.Apply(&c.CreateCustomer)
	u.LoyaltyEvents.Apply(&c.LoyaltyEvents)
	u.SetVoucherExpiration.Apply(&c.SetVoucherExpiration)
	u.PayOrders.Apply(&c.PayOrders)
	u.HideCodes.Apply(&c.HideCodes)
}

// Apply applies u to p, or fails when the result would not be a valid project.
func (p *Project) Apply(u Update, now time.Time) error {
	u.Name.Apply(&p.Name)
	u.Description.Apply(&p.Description)
	u.Timezone.Apply(&p.Timezone)
	u.Currency.Apply(&p.Currency)
	u.RefusalsOff.Apply(&p.RefusalsOff)
	u.DialCode.Apply(&p.DialCode)
	u.APIVersion.Apply(&p.APIVersion)
	u.WebhookVersion.Apply(&p.WebhookVersion)
	u.CodeCharset.Apply(&p.CodeCharset)
	p.Client.apply(u.Client)
	p.Notifications = Notifications{
		Callouts: replaced(p.Notifications.Callouts, u.Callouts), Usage: replaced(p.Notifications.Usage, u.Usage),
	}
	u.ClockOffset.Apply(&p.ClockOffset)
	u.Restricted.Apply(&p.Restricted)
	u.Returns.Apply(&p.Returns)
	u.Retention.Apply(&p.Retention)
	if from, asked := u.From.Value(); asked && !from.Equal(p.UpdatedAt) {
		return fault.Changed(Kind.Name, p.ID)
	}
	p.UpdatedAt = now
	if err := cmp.Or(p.checkPlace(), p.Restricted.validate(), p.Returns.Validate(), p.Retention.Validate("retention.")); err != nil {
		return err
	}
	return p.validate()
}

var (
	currencyForm = regexp.MustCompile(`^[A-Za-z]{3}$`)
	dialCodeForm = regexp.MustCompile(`^\+?[0-9]+([ -][0-9]+)*$`)
)

// checkPlace checks the country and time zone of a shop, and the domains of its pages.
func (p *Project) checkPlace() error {
	if p.Currency != "" && !currencyForm.MatchString(p.Currency) {
		return fault.Payload("currency", "must be a code of three letters such as USD (actual value is '%.60s')", p.Currency)
	}
	if p.DialCode != "" && !dialCodeForm.MatchString(p.DialCode) {
		return fault.Payload("dial_code", "must be a dial code such as +48 (actual value is '%.60s')", p.DialCode)
	}
	for i, domain := range p.Client.TrustedDomains {
		if !canBeTrusted(domain) {
			return fault.Payload(fmt.Sprintf("client_trusted_domains[%d]", i),
				"must be a domain such as shop.example, https://shop.example:8443 or *.shop.example, or * for all (actual value is '%.60s')", domain)
		}
	}
	return nil
}

// farthestClock is how far a clock can be ahead: far enough for every expiry that can be configured.
const farthestClock = 20 * 365 * 24 * time.Hour

// CanAdvance refuses to move the clock of a project that is no sandbox, backwards, by parts of a millisecond, or too far: customers of
// a shop would lose points that are still theirs.
func (p *Project) CanAdvance(by time.Duration) error {
	switch {
	case !p.Sandbox:
		return fault.Payload("sandbox", "must be true: only the clock of a sandbox project can be moved")
	case by <= 0 || by%time.Millisecond != 0:
		return fault.Payload("by", "must be a number of whole milliseconds above 0 (actual value is '%s')", by)
	case by > farthestClock-p.ClockOffset:
		return fault.Payload("by", "must be at most %s: a clock can run 20 years ahead (actual value is '%s')", farthestClock-p.ClockOffset, by)
	}
	return nil
}

// ParseClockStep parses how far a clock is moved: a Go duration, or a number of days such as 30d.
func ParseClockStep(text string) (time.Duration, error) {
	if number, isDays := strings.CutSuffix(text, "d"); isDays {
		days, err := strconv.Atoi(number)
		if err != nil || days < 0 || days > 1e5 {
			return 0, fmt.Errorf("%q is not a number of days such as 30d", text)
		}
		return time.Duration(days) * 24 * time.Hour, nil
	}
	return time.ParseDuration(text)
}

func replaced[V any](old map[string]V, change patch.Field[map[string]V]) map[string]V {
	sent, set := change.Value()
	switch {
	case change.Kept():
		return old
	case !set:
		return nil
	}
	all := maps.Clone(old)
	if all == nil {
		all = map[string]V{}
	}
	maps.Copy(all, sent)
	return all
}

func (p *Project) validate() error {
	if p.Name == "" {
		return fault.PayloadMissing("name")
	}
	if _, err := time.LoadLocation(p.Timezone); err != nil || p.Timezone == "Local" { // which differs between systems
		return fault.Payload("timezone", "must be an IANA time zone such as Europe/Warsaw (actual value is '%s')", p.Timezone)
	}
	if err := storage.CheckName("name", p.Name); err != nil {
		return err
	}
	for _, text := range []struct{ name, value string }{
		{"description", p.Description}, {"currency", p.Currency}, {"dial_code", p.DialCode}, {"default_code_config.charset", p.CodeCharset},
	} {
		if err := storage.CheckText(text.name, text.value); err != nil {
			return err
		}
	}
	if p.WebhookVersion != CurrentWebhookVersion {
		return fault.Payload("webhook_version", "must be %s (actual value is '%s')", CurrentWebhookVersion, p.WebhookVersion)
	}
	if !slices.Contains(APIVersions, p.APIVersion) {
		return fault.Payload("api_version", "must be one of %s (actual value is '%s')", strings.Join(APIVersions, ", "), p.APIVersion)
	}
	return p.Notifications.validate()
}

// Zone is the project's time zone. A zone that the system does not have is UTC; validate refuses such a project.
func (p *Project) Zone() *time.Location {
	zone, err := time.LoadLocation(p.Timezone)
	if err != nil {
		return time.UTC
	}
	return zone
}

// Kind describes projects to a backend. They belong to the system scope.
var Kind = storage.Kind[Project]{
	Name: "project", Prefix: "proj_",
	ID: func(p *Project) string { return p.ID },
	Fields: []storage.Field[Project]{
		storage.String("name", func(p *Project) string { return p.Name }).Ordered(),
		storage.Time("created_at", func(p *Project) time.Time { return p.CreatedAt }).Ordered(),
	},
}
