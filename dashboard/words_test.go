package dashboard

import (
	"embed"
	"testing"
	"time"
)

//go:embed *.go
var sourceFiles embed.FS

func TestTimesAreShownInTheZoneOfTheProject(t *testing.T) {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, 12, 31, 23, 30, 5, 0, time.UTC)
	got := clock{english, berlin, at.Add(-49 * time.Hour)}.moment(at)
	want := moment{"1 Jan 2027, 00:30", "1 January 2027, 00:30:05 Europe/Berlin (23:30:05 UTC)", "2026-12-31T23:30:05Z", "in 2 days"}
	if got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := (clock{english, berlin, at}).moment(time.Time{}); got != (moment{}) {
		t.Errorf("no time is %+v", got)
	}
	for d, want := range map[time.Duration]string{
		0: "now", -59 * time.Second: "now", time.Minute: "in 1 minute", -90 * time.Minute: "1 hour ago", 800 * 24 * time.Hour: "in 2 years", -45 * 24 * time.Hour: "1 month ago",
	} {
		if got := english.distance(d); got != want {
			t.Errorf("%s is %q, want %q", d, got, want)
		}
	}
}

func TestTextsTakeArgumentsAndPlurals(t *testing.T) {
	if got := english.say("home.ending", "{0} of <b>"); got != "The campaign {0} of <b> ends soon" {
		t.Error(got)
	}
	if one, many := english.say("times.in.days", int64(1)), english.say("times.in.days", int64(12345)); one != "in 1 day" || many != "in 12,345 days" {
		t.Error(one, many)
	}
	if _, err := english.find("no.such.text"); err == nil {
		t.Error("a key without a text is accepted")
	}
}

func TestInitials(t *testing.T) {
	for name, want := range map[string]string{"": "", "demo": "D", "Ada Lovelace": "AL", "Ada King Lovelace": "AL", "Ødegaard Åse": "ØÅ"} {
		if got := initials(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

// TestRolesAllowWhatTheTableSays compares the table with the one of the documentation.
func TestRolesAllowWhatTheTableSays(t *testing.T) {
	// One letter for each role, in the order of roles.
	for a, want := range map[act]string{
		actLookUp: "VMSUAO", actRead: "V-SUAO", actExportReports: "V--UAO", actExportLists: "--SUAO", actExport: "---UAO", actRedeem: "-MSUAO",
		actSupport: "--SUAO", actBuild: "---UAO", actManage: "----AO", actOwn: "-----O",
	} {
		got := ""
		for i, r := range roles {
			if may(r, a) {
				got += "VMSUAO"[i : i+1]
			} else {
				got += "-"
			}
		}
		if got != want {
			t.Errorf("%s is allowed to %s, want %s", a, got, want)
		}
	}
	if may("", actLookUp) || may(roleOwner, "") {
		t.Error("an operation has no role, or a role an operation that does not exist")
	}
}
