package httpapi_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/internal/dump"
)

// TestPartialExportHasWhatChanged sends random calls, and exports the project in between: as a whole, and what has changed since the whole one before. The
// latter has to hold each line in which the whole ones differ. PUNCHCARD_TEST_SEED repeats a failed test.
func TestPartialExportHasWhatChanged(t *testing.T) {
	opensItsStorages(t)
	t.Parallel()
	for _, storage := range []string{"sqlite", "postgres"} {
		t.Run(storage, func(t *testing.T) {
			t.Parallel()
			seed, err := strconv.ParseUint(os.Getenv("PUNCHCARD_TEST_SEED"), 10, 64)
			if err != nil {
				seed = rand.Uint64()
			}
			t.Logf("PUNCHCARD_TEST_SEED=%d", seed)
			from := exportingOf(t, storage)
			s := predictable(t, storage, from.backend, seed)
			c := &callGenerator{r: rand.New(rand.NewPCG(seed, 0)), known: map[string][]string{}, statuses: map[string]int{}}
			var before map[string][]string
			since := s.now
			for call := range callsOfRound {
				if c.chance(8) {
					s.now = s.now.Add(time.Duration(c.r.IntN(100)) * time.Minute)
				}
				c.collect(decodeJSON(t, []byte(s.send(c.next())[4:])))
				if call%50 > 0 {
					continue
				}
				if err := s.engine.DrainEvents(t.Context(), s.project); err != nil {
					t.Fatal(err)
				}
				if err := s.engine.Flush(t.Context()); err != nil {
					t.Fatal(err)
				}
				whole := linesOf(t, from, s.project, dump.Options{})
				if before != nil {
					checkPart(t, before, whole, linesOf(t, from, s.project, dump.Options{Since: since}))
				}
				s.now = s.now.Add(time.Second)
				before, since = whole, s.now
			}
			checkCustomers(t, from, s.project, linesOf(t, from, s.project, dump.Options{}))
		})
	}
}

// checkPart compares two whole exports and the part of the second one that has changed since the first.
func checkPart(t *testing.T, before, now, part map[string][]string) {
	t.Helper()
	for name, lines := range now {
		if name == "manifest.json" {
			continue
		}
		has, had := setOf(part[name]), setOf(before[name])
		for _, line := range lines {
			if !had[line] && !has[line] {
				t.Errorf("%s has changed in %s, and the part lacks it", line, name)
			}
		}
		all := setOf(lines)
		for line := range has {
			if !all[line] {
				t.Errorf("the part has %s in %s, and the whole not", line, name)
			}
		}
	}
}

// ofOthers are the kinds of rows that name a customer and belong to another one, or to nobody.
var ofOthers = map[string]bool{
	"async_action_parts.ndjson": true, "event_cursors.ndjson": true, "events.ndjson": true, "jobs.ndjson": true, "orders.ndjson": true,
	"redeemable_holders.ndjson": true, "validation_rules.ndjson": true, "webhook_deliveries.ndjson": true,
}

// checkCustomers exports the first customers alone, and looks for each row of the whole export that names one of them, and for the names of others.
func checkCustomers(t *testing.T, from exporting, project string, whole map[string][]string) {
	t.Helper()
	all := anyCustomer.FindAllString(strings.Join(whole["customers.ndjson"], ""), -1)
	if len(all) == 0 {
		t.Fatal("there are no customers")
	}
	for _, id := range all[:min(len(all), 10)] {
		dir := filepath.Join(t.TempDir(), "customer")
		err := from.files.Snapshot(t.Context(), project, func(source dump.Source) error {
			_, err := dump.WriteCustomer(t.Context(), source, project, id, dir, dump.Options{})
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		own := linesIn(t, dir)
		for name, lines := range own {
			for _, line := range lines {
				for _, other := range anyCustomer.FindAllString(line, -1) {
					if other != id {
						t.Errorf("the file %s of %s names %s: %s", name, id, other, line)
					}
				}
			}
		}
		for name, lines := range whole {
			has := setOf(nil)
			for _, line := range own[name] {
				has[anyRow.FindString(line)] = true
			}
			for _, line := range lines {
				if strings.Contains(line, id) && !ofOthers[name] && !has[anyRow.FindString(line)] {
					t.Errorf("%s is named in %s, and its file lacks the row: %s", id, name, line)
				}
			}
		}
	}
}

var (
	anyCustomer = regexp.MustCompile(`cust_[0-9a-f]{32}`)
	anyRow      = regexp.MustCompile(`^\{"id":"[^"]*"`)
)

func setOf(lines []string) map[string]bool {
	set := map[string]bool{}
	for _, line := range lines {
		set[line] = true
	}
	return set
}

// linesOf exports a project and returns the lines of each file.
func linesOf(t *testing.T, from exporting, project string, o dump.Options) map[string][]string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "export")
	err := from.files.Snapshot(t.Context(), project, func(source dump.Source) error {
		_, err := dump.Write(t.Context(), source, project, dir, o)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return linesIn(t, dir)
}

// linesIn are the lines of each file in a directory.
func linesIn(t *testing.T, dir string) map[string][]string {
	t.Helper()
	lines := map[string][]string{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		lines[e.Name()] = slices.Collect(strings.Lines(string(text)))
	}
	return lines
}
