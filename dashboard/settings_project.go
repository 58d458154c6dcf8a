package dashboard

import (
	"context"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/refund"
)

func projectState(c *configuration) any { return c.project }

func projectChangedAt(c *configuration) time.Time { return c.project.UpdatedAt }

// generalSettings are what a project is called and how it writes times, amounts and codes.
var generalSettings = settingsPage{
	name: "general", act: "project.updated", object: project.Kind.Name, state: projectState, from: projectChangedAt, save: saveProject,
	settings: []setting{
		textSetting("name", func(c *configuration) string { return c.project.Name }, func(u *settingsChange) *patch.Field[string] { return &u.project.Name }),
		textSetting("description", func(c *configuration) string { return c.project.Description }, func(u *settingsChange) *patch.Field[string] { return &u.project.Description }),
		textSetting("timezone", func(c *configuration) string { return c.project.Zone().String() }, func(u *settingsChange) *patch.Field[string] { return &u.project.Timezone }),
		textSetting("currency", func(c *configuration) string { return c.project.Currency }, func(u *settingsChange) *patch.Field[string] { return &u.project.Currency }),
		textSetting("dial_code", func(c *configuration) string { return c.project.DialCode }, func(u *settingsChange) *patch.Field[string] { return &u.project.DialCode }),
		textSetting("default_code_config.charset", func(c *configuration) string { return c.project.CodeCharset }, func(u *settingsChange) *patch.Field[string] { return &u.project.CodeCharset }),
		choiceSetting("api_version", project.APIVersions, func(c *configuration) string { return c.project.APIVersion }, func(u *settingsChange, value string) { u.project.APIVersion = patch.Set(value) }),
	},
}

// clientSettings are what browsers and apps may do with a client key.
var clientSettings = settingsPage{
	name: "client", act: "project.updated", object: project.Kind.Name, danger: true, state: projectState, from: projectChangedAt, save: saveProject,
	settings: []setting{
		{
			name: "client_trusted_domains", kind: "textarea", value: func(c *configuration) string { return strings.Join(c.project.Client.TrustedDomains, "\n") },
			set: func(_ context.Context, _ *visit, u *settingsChange, text string) error {
				lines, err := linesOf("client_trusted_domains", text)
				u.project.Client.TrustedDomains = patch.Set(lines)
				return err
			},
		},
		switchSetting("client_redeem_enabled", func(c *configuration) bool { return c.project.Client.Redeem }, func(u *settingsChange) *patch.Field[bool] { return &u.project.Client.Redeem }),
		switchSetting("client_pay_orders_enabled", func(c *configuration) bool { return c.project.Client.PayOrders }, func(u *settingsChange) *patch.Field[bool] { return &u.project.Client.PayOrders }),
		switchSetting("client_publish_enabled", func(c *configuration) bool { return c.project.Client.Publish }, func(u *settingsChange) *patch.Field[bool] { return &u.project.Client.Publish }),
		switchSetting("client_list_vouchers_enabled", func(c *configuration) bool { return c.project.Client.ListVouchers }, func(u *settingsChange) *patch.Field[bool] { return &u.project.Client.ListVouchers }),
		switchSetting("client_create_customer_enabled", func(c *configuration) bool { return c.project.Client.CreateCustomer }, func(u *settingsChange) *patch.Field[bool] { return &u.project.Client.CreateCustomer }),
		switchSetting("client_loyalty_events_enabled", func(c *configuration) bool { return c.project.Client.LoyaltyEvents }, func(u *settingsChange) *patch.Field[bool] { return &u.project.Client.LoyaltyEvents }),
		switchSetting("client_set_voucher_expiration_date_enabled", func(c *configuration) bool { return c.project.Client.SetVoucherExpiration }, func(u *settingsChange) *patch.Field[bool] { return &u.project.Client.SetVoucherExpiration }),
		switchSetting("client_hide_codes_enabled", func(c *configuration) bool { return c.project.Client.HideCodes }, func(u *settingsChange) *patch.Field[bool] { return &u.project.Client.HideCodes }),
	},
}

// supportSettings are what the support desk may do, and what it can look up.
var supportSettings = settingsPage{
	name: "support", act: "project.updated", object: project.Kind.Name, state: projectState, from: projectChangedAt,
	save: func(ctx context.Context, v *visit, c *configuration, u *settingsChange, from time.Time) (any, error) {
		u.project.Restricted = patch.Set(u.restricted)
		return saveProject(ctx, v, c, u, from)
	},
	settings: []setting{
		numberSetting("restricted.points", func(c *configuration) *int64 { return c.project.Restricted.Points }, func(u *settingsChange, n *int64) { u.restricted.Points = n }),
		moneySetting("restricted.credit", func(c *configuration) *int64 { return c.project.Restricted.Credit }, func(u *settingsChange, n *int64) { u.restricted.Credit = n }),
		{
			name: "refusals", kind: "checkbox",
			value: func(c *configuration) string {
				return map[bool]string{false: "true", true: "false"}[c.project.RefusalsOff]
			},
			set: func(_ context.Context, _ *visit, u *settingsChange, text string) error {
				u.project.RefusalsOff = patch.Set(text != "true")
				return nil
			},
		},
	},
}

// returnsSettings are what a project refunds for goods that come back.
var returnsSettings = settingsPage{
	name: "returns", act: "project.updated", object: project.Kind.Name, state: projectState, from: projectChangedAt,
	save: func(ctx context.Context, v *visit, c *configuration, u *settingsChange, from time.Time) (any, error) {
		u.project.Returns = patch.Set(u.returns)
		return saveProject(ctx, v, c, u, from)
	},
	settings: []setting{
		choiceSetting("policy", []refund.Policy{refund.PolicyKeep, refund.PolicyReevaluate}, func(c *configuration) refund.Policy { return c.project.Returns.Resolved().Policy },
			func(u *settingsChange, value refund.Policy) { u.returns.Policy = value }),
		choiceSetting("refund_order", []refund.RefundOrder{refund.Proportional, refund.CreditsFirst, refund.MoneyFirst},
			func(c *configuration) refund.RefundOrder { return c.project.Returns.Resolved().RefundOrder }, func(u *settingsChange, value refund.RefundOrder) { u.returns.RefundOrder = value }),
		choiceSetting("earned_points", []project.EarnedPoints{project.EarnedTakeBack, project.EarnedKeep}, func(c *configuration) project.EarnedPoints { return c.project.Returns.Resolved().EarnedPoints },
			func(u *settingsChange, value project.EarnedPoints) { u.returns.EarnedPoints = value }),
		numberSetting("window_days", func(c *configuration) *int64 { return c.project.Returns.WindowDays }, func(u *settingsChange, n *int64) { u.returns.WindowDays = n }),
	},
}

// retentionSettings are for how many days a project keeps its history.
var retentionSettings = settingsPage{
	name: "retention", act: "project.updated", object: project.Kind.Name, danger: true, state: projectState, from: projectChangedAt,
	save: func(ctx context.Context, v *visit, c *configuration, u *settingsChange, from time.Time) (any, error) {
		u.project.Retention = patch.Set(u.retention)
		return saveProject(ctx, v, c, u, from)
	},
	settings: []setting{
		numberSetting("retention.events", func(c *configuration) *int64 { return c.project.Retention.Events }, func(u *settingsChange, n *int64) { u.retention.Events = n }),
		numberSetting("retention.deliveries", func(c *configuration) *int64 { return c.project.Retention.Deliveries }, func(u *settingsChange, n *int64) { u.retention.Deliveries = n }),
		numberSetting("retention.actions", func(c *configuration) *int64 { return c.project.Retention.Actions }, func(u *settingsChange, n *int64) { u.retention.Actions = n }),
		numberSetting("retention.refusals", func(c *configuration) *int64 { return c.project.Retention.Refusals }, func(u *settingsChange, n *int64) { u.retention.Refusals = n }),
	},
}
