package dashboard

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/health"
	"github.com/punchcardhq/punchcard/storage"
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

// TestFiguresAreComparedOnceAtATime begins a comparison, which nothing works on, and a second one.
func TestFiguresAreComparedOnceAtATime(t *testing.T) {
	s := newSite(t, "Shop")
	const address = "/dashboard/projects/shop/health"
	if got := s.get(t, roleUser, address); strings.Contains(got.body, "health/verify") || !strings.Contains(got.text(t), "They were not compared here yet.") {
		t.Errorf("who may not begin it sees\n%s", got.text(t))
	}
	begin := func() string {
		t.Helper()
		got := s.send(t, roleAdmin, "POST", address+"/verify", url.Values{"once": {env.System().NewID("form_")}})
		if got.StatusCode != http.StatusSeeOther {
			t.Fatalf("it begins with %d: %s", got.StatusCode, got.body)
		}
		return got.Header.Get("Location")
	}
	task := begin()
	if second := begin(); second != task || !strings.Contains(task, "/tasks/aa_") {
		t.Errorf("a second one leads to %s, the first one to %s", second, task)
	}
	if got := s.get(t, roleAdmin, address); strings.Contains(got.body, "health/verify") || !strings.Contains(got.body, `href="`+task+`"`) {
		t.Errorf("while it waits the page says\n%s", got.text(t))
	}
	s.run(t)
	if got := s.get(t, roleViewer, task).text(t); !strings.Contains(got, "Comparison of all figures with their records●Done Compared: ") || !strings.Contains(got, "Different: 0. Not compared: 0.") || !strings.Contains(got, "7 of 7 done") {
		t.Errorf("afterwards the task says\n%s", got)
	}
	if entries, err := s.shop.Audit.List(t.Context(), storage.Query{}); err != nil || len(entries.Items) != 2 || entries.Items[0].Act != "project.verify" {
		t.Errorf("the audit log has %+v: %v", entries.Items, err)
	}
}

func TestTaskNamesTheFiguresThatDiffer(t *testing.T) {
	s := newSite(t, "Shop")
	a, err := s.shop.StartVerify(asked(t))
	s.must(t, err)
	s.run(t)
	_, err = s.store.AsyncActions().Update(t.Context(), a.ID, func(a *asyncaction.Action) error {
		a.Operation = asyncaction.OperationFailed
		a.Result.Check = &asyncaction.Check{Compared: 1234, Differing: 3, Moving: 1, Differences: []string{"the uses of <A>", "and B"}, NotCompared: []string{"program C"}}
		return nil
	})
	s.must(t, err)
	for _, address := range []string{"/dashboard/projects/shop/tasks/" + a.ID, "/dashboard/projects/shop/tasks?show=failed", "/dashboard/projects/shop/health"} {
		if got := s.get(t, roleViewer, address).text(t); !strings.Contains(got, "Figures differ") {
			t.Errorf("%s says\n%s", address, got)
		}
	}
	got := s.get(t, roleViewer, "/dashboard/projects/shop/tasks/"+a.ID).text(t)
	for _, want := range []string{"Compared: 1,234. Different: 3. Not compared: 1.", "the uses of <A>", "The first 2 of 3 are shown.", "Not compared, because it changed meanwhileprogram C"} {
		if !strings.Contains(got, want) {
			t.Errorf("the task says\n%s\nand not %s", got, want)
		}
	}
}
