package dashboard

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

const boxSettings = "/dashboard/projects/sandbox/settings/"

// sandbox makes a sandbox project in the zone of Berlin.
func (s *site) sandbox(t *testing.T) {
	t.Helper()
	_, err := s.engine.CreateProject(t.Context(), project.NewProject{ID: "sandbox", Name: "Sandbox", Sandbox: true, Timezone: "Europe/Berlin"})
	s.must(t, err)
}

func (s *site) clockOffset(t *testing.T, id string) time.Duration {
	t.Helper()
	p, err := s.engine.Projects.Get(t.Context(), id)
	s.must(t, err)
	return p.ClockOffset
}

// askClock sends the form of the clock, and returns the page that says what will happen.
func (s *site) askClock(t *testing.T, by, to string) page {
	t.Helper()
	form := s.get(t, roleOwner, boxSettings+"general").formAt(t, boxSettings+"clock")
	form.Set("by", by)
	form.Set("to", to)
	return s.send(t, roleOwner, "POST", boxSettings+"clock", form)
}

// TestTheClockOfASandboxIsMoved moves it by a time and to a moment, and sends each form a second time.
func TestTheClockOfASandboxIsMoved(t *testing.T) {
	s := newSite(t, "Shop")
	s.sandbox(t)
	berlin, err := time.LoadLocation("Europe/Berlin")
	s.must(t, err)
	moment := s.engine.Env().Now().Add(80 * 24 * time.Hour).In(berlin).Truncate(time.Minute)
	for _, c := range []struct {
		by, to, says string
		moved        func(ahead time.Duration, now time.Time) bool
	}{
		{by: "30d", says: "30 midnights pass", moved: func(ahead time.Duration, _ time.Time) bool { return ahead == 30*24*time.Hour }},
		{by: "24h", says: "1 midnight passes", moved: func(ahead time.Duration, _ time.Time) bool { return ahead == 31*24*time.Hour }},
		{to: moment.Format(minutes), says: "midnights pass", moved: func(_ time.Duration, now time.Time) bool {
			return !now.Before(moment) && now.Before(moment.Add(time.Hour))
		}},
	} {
		before := s.clockOffset(t, "sandbox")
		asked := s.askClock(t, c.by, c.to)
		checkPage(t, "settings/clock", asked)
		if asked.StatusCode != http.StatusOK || !strings.Contains(asked.text(t), c.says) || !strings.Contains(asked.text(t), "The clock never goes back.") {
			t.Fatalf("%s%s: the question is %d\n%s", c.by, c.to, asked.StatusCode, asked.text(t))
		}
		if now := s.clockOffset(t, "sandbox"); now != before {
			t.Errorf("%s%s: the question has moved the clock by %s", c.by, c.to, now-before)
		}
		form := asked.formAt(t, boxSettings+"clock/move")
		done := s.send(t, roleOwner, "POST", boxSettings+"clock/move", form)
		if done.StatusCode != http.StatusSeeOther || done.Header.Get("Location") != boxSettings+"general?done=clock" {
			t.Fatalf("%s%s: %d %s\n%s", c.by, c.to, done.StatusCode, done.Header.Get("Location"), done.text(t))
		}
		after := s.clockOffset(t, "sandbox")
		if now := s.engine.Env().Now().Add(after); !c.moved(after, now) {
			t.Errorf("%s%s: the clock is %s ahead, at %s", c.by, c.to, after, now)
		}
		again := s.send(t, roleOwner, "POST", boxSettings+"clock/move", form)
		checkPage(t, "settings/clock/move", again)
		if again.StatusCode != http.StatusConflict || !strings.Contains(again.text(t), "It was not moved again.") || s.clockOffset(t, "sandbox") != after {
			t.Errorf("%s%s: sent twice it is %d, and the clock is %s ahead after %s", c.by, c.to, again.StatusCode, s.clockOffset(t, "sandbox"), after)
		}
	}
	text := s.get(t, roleOwner, boxSettings+"general").text(t)
	if now := s.engine.Project("sandbox").Now().In(berlin); !strings.Contains(text, "It is "+now.Format("2 January 2006")) && !strings.Contains(text, now.Format("2 Jan")) {
		t.Errorf("the page does not say that it is %s\n%s", now, text)
	}
	log, err := s.engine.Project("sandbox").Audit.List(t.Context(), storage.Query{Filter: storage.Is("act", "project.clock_moved")})
	s.must(t, err)
	done := 0
	for _, e := range log.Items {
		if e.Status == audit.StatusDone && e.Actor.ID == "user_test" && e.Object.ID == "sandbox" && len(e.Before)+len(e.After) > 0 {
			done++
		}
	}
	if done != 3 {
		t.Errorf("the audit log has %d moves: %+v", done, log.Items)
	}
}

// TestAClockIsNotMovedByWrongInput sends what is no time, goes back, goes too far, or is about another project.
func TestAClockIsNotMovedByWrongInput(t *testing.T) {
	s := newSite(t, "Shop")
	s.sandbox(t)
	s.must(t, s.engine.Project("sandbox").AdvanceClock(t.Context(), 48*time.Hour))
	for _, c := range []struct{ by, to, field, says string }{
		{"", "", "by", "must"}, {"x", "", "by", "such as 30d"}, {"-1d", "", "by", "such as 30d"}, {"-36h", "", "by", "above 0"}, {"0d", "", "by", "above 0"}, {"0s", "", "by", "above 0"},
		{"1ns", "", "by", "whole milliseconds"}, {"367d", "", "by", "at most 366 days"}, {"99999d", "", "by", "at most 366 days"}, {"1d", "2100-01-01T00:00", "to", "empty"},
		{"", "2020-01-01T00:00", "to", "never goes back"}, {"", time.Now().UTC().Format(minutes), "to", "never goes back"}, {"", "tomorrow", "to", "such as"}, {"", "9999-01-01T00:00", "to", "at most 366 days"},
	} {
		got := s.askClock(t, c.by, c.to)
		checkPage(t, "settings/clock", got)
		if got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, `id="field-`+c.field+`-error"`) {
			t.Errorf("%s%s is %d\n%s", c.by, c.to, got.StatusCode, got.text(t))
		}
		if c.says != "must" && !strings.Contains(got.text(t), c.says) {
			t.Errorf("%s%s says\n%s", c.by, c.to, got.text(t))
		}
	}
	form := s.askClock(t, "1d", "").formAt(t, boxSettings+"clock/move")
	for _, ahead := range []string{"", "x", "0", "99999999999999999999"} {
		form.Set("ahead", ahead)
		if got := s.send(t, roleOwner, "POST", boxSettings+"clock/move", form); got.StatusCode != http.StatusBadRequest && got.StatusCode != http.StatusConflict {
			t.Errorf("%q ahead is %d", ahead, got.StatusCode)
		}
	}
	if got := s.clockOffset(t, "sandbox"); got != 48*time.Hour {
		t.Errorf("the clock is %s ahead", got)
	}
	// A project that is no sandbox has no form, and refuses it.
	if text := s.get(t, roleAdmin, settingsPath+"general").text(t); strings.Contains(text, "Clock of the sandbox") {
		t.Errorf("a shop shows the form\n%s", text)
	}
	for _, path := range []string{"clock", "clock/move"} {
		form.Set("ahead", "0")
		if got := s.send(t, roleAdmin, "POST", settingsPath+path, form); got.StatusCode != http.StatusBadRequest || s.clockOffset(t, "shop") != 0 {
			t.Errorf("%s of a shop is %d", path, got.StatusCode)
		}
		for _, as := range roles {
			if got := s.send(t, as, "POST", settingsPath+path, form); may(as, actManage) == (got.StatusCode == http.StatusForbidden) {
				t.Errorf("%s as %s is %d", path, as, got.StatusCode)
			}
		}
	}
}

// TestAClockIsMovedFromWhereAPersonSawIt is the check of the engine, for two people at once.
func TestAClockIsMovedFromWhereAPersonSawIt(t *testing.T) {
	s := newSite(t, "Shop")
	s.sandbox(t)
	_, err := s.engine.Projects.Update(t.Context(), "sandbox", project.Update{ClockOffset: patch.Set(time.Hour)})
	s.must(t, err)
	box, results := s.engine.Project("sandbox"), make(chan error)
	for range 2 {
		go func() { results <- box.AdvanceClockFrom(t.Context(), time.Hour, 24*time.Hour) }()
	}
	one, other := <-results, <-results
	if (one == nil) == (other == nil) || s.clockOffset(t, "sandbox") != 25*time.Hour {
		t.Errorf("%v and %v, and the clock is %s ahead", one, other, s.clockOffset(t, "sandbox"))
	}
}
