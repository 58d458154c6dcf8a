package storagetest

import (
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/webhook"
)

// testDeliveryHours counts deliveries of two webhooks and two projects around the edges of hours, all of them and the latest alone.
func testDeliveryHours(t *testing.T, s *suite) {
	ctx, p, other := t.Context(), s.project(), s.project()
	first := time.Date(2026, 11, 24, 22, 0, 0, 0, time.UTC)
	add := func(to Project, webhookID string, after time.Duration, status webhook.Status) {
		t.Helper()
		at := first.Add(after)
		must(t, to.WebhookDeliveries().Insert(ctx, webhook.Delivery{ID: fmt.Sprintf("whs_%s_%d_%s", webhookID, after, status), WebhookID: webhookID, Status: status, CreatedAt: at}))
	}
	add(p, "wh_1", -time.Millisecond, webhook.StatusSucceeded) // before the first hour
	add(p, "wh_1", 0, webhook.StatusSucceeded)
	add(p, "wh_1", time.Hour-time.Millisecond, webhook.StatusSucceeded)
	add(p, "wh_1", time.Minute, webhook.StatusFailed)
	add(p, "wh_1", 3*time.Hour, webhook.StatusCanceled) // on the next day
	add(p, "wh_1", 3*time.Hour+time.Minute, webhook.StatusPending)
	add(p, "wh_2", 0, webhook.StatusFailed)
	add(other, "wh_1", time.Second, webhook.StatusFailed)

	all := []webhook.HourCount{
		{At: first, Status: webhook.StatusFailed, N: 1}, {At: first, Status: webhook.StatusSucceeded, N: 2},
		{At: first.Add(3 * time.Hour), Status: webhook.StatusCanceled, N: 1}, {At: first.Add(3 * time.Hour), Status: webhook.StatusPending, N: 1},
	}
	for name, test := range map[string]struct {
		webhookID string
		from      time.Time
		most      int
		want      []webhook.HourCount
	}{
		"all":           {"wh_1", first, 100, all},
		"later":         {"wh_1", first.Add(time.Hour), 100, all[2:]},
		"the_latest":    {"wh_1", first, 3, []webhook.HourCount{{At: first, Status: webhook.StatusSucceeded, N: 1}, all[2], all[3]}},
		"of_another":    {"wh_2", first, 100, []webhook.HourCount{{At: first, Status: webhook.StatusFailed, N: 1}}},
		"of_none":       {"wh_3", first, 100, []webhook.HourCount{}},
		"strange_names": {"'\u00fc", first, 100, []webhook.HourCount{}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := p.DeliveryHours(ctx, test.webhookID, test.from, test.most)
			must(t, err)
			equal(t, "counts", got, test.want)
		})
	}
}
