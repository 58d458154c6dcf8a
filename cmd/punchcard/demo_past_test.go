package main

import (
	"fmt"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// playedPast is the demo shop after its past, as the figures of each day.
func playedPast(t *testing.T) (engine *punchcard.Engine, days []punchcard.Day) {
	t.Helper()
	engine = punchcard.New(memory.New())
	t.Cleanup(func() { _ = engine.Close() })
	playDemo(t, engine)
	days, err := engine.Project(demoProject).Days(t.Context(), "", "", "")
	if err != nil {
		t.Fatal(err)
	}
	return engine, days
}

// playDemo makes the demo shop with its past.
func playDemo(t *testing.T, engine *punchcard.Engine) {
	t.Helper()
	server := httptest.NewServer(httpapi.New(engine))
	t.Cleanup(server.Close)
	_, err := engine.CreateProject(t.Context(), project.NewProject{ID: demoProject, Name: "Demo shop", Currency: "EUR", Sandbox: true,
		Change: project.Update{ClockOffset: patch.Set(-pastDays * 24 * time.Hour)}})
	if err != nil {
		t.Fatal(err)
	}
	keys, err := newDemoKeys(t.Context(), engine)
	if err != nil {
		t.Fatal(err)
	}
	shop := demoClient{base: server.URL, keys: keys, saved: map[string]string{}}
	if err := shop.play(t.Context(), demoShop); err != nil {
		t.Fatal(err)
	}
	if err := playPast(t.Context(), engine, shop); err != nil {
		t.Fatal(err)
	}
	if err := engine.DrainEvents(t.Context(), demoProject); err != nil {
		t.Fatal(err)
	}
}

// TestDemoHasAPast plays the past of the demo shop twice: it ends at the present, its figures are those of real records, and the same each time.
func TestDemoHasAPast(t *testing.T) {
	engine, days := playedPast(t)
	shop := engine.Project(demoProject)
	if settings, err := engine.Projects.Get(t.Context(), demoProject); err != nil || settings.ClockOffset != 0 {
		t.Errorf("the clock is off by %s: %v", settings.ClockOffset, err)
	}
	if len(days) != pastDays+1 {
		t.Errorf("%d days have figures", len(days))
	}
	total := punchcard.SumOf(days)
	reasons := total.Reasons(punchcard.RefusedRedemptions)
	for key := range total.Reasons(punchcard.RefusedValidations) {
		reasons[key]++
	}
	if len(reasons) < 8 || total["redemptions_succeeded"] < 100 || total["rollbacks_succeeded"] < 5 || total["points_rewarded"] == 0 {
		t.Errorf("the past has %v for %d reasons: %v", total, len(reasons), reasons)
	}
	if owed, err := shop.Liabilities(t.Context(), ""); err != nil || len(owed) < 3 {
		t.Errorf("what is outstanding: %v %v", owed, err)
	}
	if tasks, err := shop.AsyncActions.List(t.Context(), storage.Query{}); err != nil || len(tasks.Items) == 0 {
		t.Errorf("there is no import: %v", err)
	}
	if hooks, err := shop.Webhooks.All(t.Context(), storage.Query{}); err != nil || len(hooks.Items) != 1 {
		t.Errorf("there is no webhook: %v", err)
	}
	done, err := shop.Verify(t.Context(), func(d string) { t.Error(d) })
	if err != nil || done.Days < pastDays {
		t.Errorf("verify: %+v %v", done, err)
	}
	_, again := playedPast(t)
	for i := range min(len(days), len(again)) {
		if got, want := fmt.Sprint(again[i].Figures), fmt.Sprint(days[i].Figures); got != want {
			t.Errorf("day %d is another one:\n%s\n%s", i, got, want)
		}
	}
}
