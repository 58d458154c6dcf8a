package dashboard

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/ratelimit"
	"github.com/punchcardhq/punchcard/order"
)

// limitsOfServer lists what this server takes at most, and the settings of serve that set it. Nothing here can be changed while the server runs.
func (d *Dashboard) limitsOfServer(_ context.Context, v *visit) (answer, error) {
	view := tableView{Pages: v.settingsLinks(), Title: v.say("settings.title"), Lead: v.say("limits.lead")}
	view.Columns = v.columns("limit", "most", "set-with")
	add := func(name, most, flag string) {
		set := cell{Text: v.say("limits.fixed")}
		if flag != "" {
			set = cell{Text: flag, Code: true}
		}
		view.Rows = append(view.Rows, []cell{{Text: v.say(name)}, {Text: most}, set})
	}
	if d.api != nil {
		b := d.api.Bounds()
		_, kept := d.api.RecentCalls(v.Project.ID)
		client := v.rate(b.Client)
		if b.Elsewhere {
			client = v.say("limits.elsewhere")
		}
		add("limits.body", v.megabytes(b.MaxBody), "")
		add("limits.client_body", v.megabytes(b.MaxClientBody), "")
		add("limits.page", v.number(int64(b.MaxPage)), "")
		add("limits.client_rate", client, "--client-rate")
		add("limits.api_rate", v.rate(b.Calls), "--api-rate")
		add("limits.bulk_rate", v.rate(b.Bulk), "--bulk-rate")
		add("limits.recent_calls", v.number(int64(kept)), "--recent-calls")
	}
	add("limits.upload", v.megabytes(maxUpload), "")
	add("limits.rows", v.number(asyncaction.MaxRows), "")
	add("limits.orders", v.number(order.MaxImport), "")
	return show("table", v.say("limits.title"), view), nil
}

func (v *visit) megabytes(n int64) string { return v.say("limits.megabytes", n>>20) }

func (v *visit) rate(r ratelimit.Rate) string {
	if r.Calls == 0 {
		return v.say("limits.none")
	}
	return v.say("limits.rate", r.Calls, r.Per.String())
}
