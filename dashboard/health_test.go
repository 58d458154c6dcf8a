package dashboard

import (
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/health"
)

func TestHealthIsMeasured(t *testing.T) {
	s := newSite(t, "Shop")
	const address = "/dashboard/projects/shop/health"
	said := func() string { return strings.Join(strings.Fields(spaced(t, s.get(t, roleViewer, address))), " ") }
	if got := said(); !strings.Contains(got, "Nothing waits.") || !strings.Contains(got, "Daily work ● Good has not begun yet") {
		t.Errorf("an empty shop says\n%s", got)
	}
	_, err := s.shop.Vouchers.ImportFile(asked(t), codesFile(t, "CODE"), "", false) // nothing runs it
	s.must(t, err)
	if got := said(); !strings.Contains(got, "Import of codes from a file ● Good 1 now 0 0") {
		t.Errorf("with a job that waits it says\n%s", got)
	}
	s.coupon(t, "EVENT", nil)
	s.ahead.Add(int64(5 * time.Minute))
	if got := said(); !strings.Contains(got, "Import of codes from a file ✕ Late 1 5 minutes ago 0 0") {
		t.Errorf("with a job that waits for long it says\n%s", got)
	}
	s.run(t)
	if got := said(); !strings.Contains(got, "Segments ● Good has got all events") {
		t.Errorf("afterwards it says\n%s", got)
	}
	part, trigger := s.get(t, roleViewer, address).poll(t, "health")
	if got := s.get(t, roleViewer, part, "HX-Request", "true", "HX-Target", "div#health"); trigger != "every 5s" || got.StatusCode > 204 || strings.Contains(got.body, "<h1") {
		t.Errorf("the part is asked for %s: %d\n%s", trigger, got.StatusCode, got.body)
	}
}

// TestHealthIsGoodOnlyWhenNothingIsLate reads what was measured in bad times.
func TestHealthIsGoodOnlyWhenNothingIsLate(t *testing.T) {
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	view := newHealthView(clock{english, time.UTC, now}, health.Report{
		At: now, Answered: 2 * time.Second, DeliveryDue: now.Add(-time.Hour),
		Jobs:      []asyncaction.Backlog{{Kind: "EXPORT", Waiting: 12345, Since: now.Add(-time.Hour), Running: 2, Repeated: 3}},
		Consumers: []health.Consumer{{Name: "mine", Behind: 7, Since: now.Add(-2 * time.Hour)}},
		Daily:     health.DailyWork{Day: "2026-11-22", Failed: 2},
	})
	late := newStatus("late")
	for i, want := range []string{"answered in 2,000 ms", "a delivery was due 1 hour ago", "of 2026-11-22 failed in 2 places; the log of the server has the causes"} {
		if got := view.Facts[i]; got.Status != late || got.Text != want {
			t.Errorf("%+v, want %s", got, want)
		}
	}
	if got, want := view.Jobs[0], (backlogRow{"Exports", "12,345", "2", "3", "1 hour ago", late}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got, want := view.Consumers[0], (consumerRow{"mine", "has work to do since 2 hours ago", late}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}
