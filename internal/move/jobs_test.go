package move

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/postgres"
)

// TestUnfinishedJobsAreCopied has a job in each state of River.
func TestUnfinishedJobsAreCopied(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	insert := func(id int, state string, attempt int, more string) {
		t.Helper()
		columns, values, _ := strings.Cut(more, " = ")
		if more != "" {
			columns, values = ", "+columns, ", "+values
		}
		s.write(fmt.Sprintf(`INSERT INTO river_job (id, args, attempt, kind, max_attempts, queue, state, created_at, scheduled_at%s) VALUES
			(%d, jsonb('{"kind":"A","n":%d,"project":"shop"}'), %d, 'punchcard', 11, 'q_%d', '%s', '2026-03-02 10:00:00.123', '2026-03-02 11:00:00.5'%s)`,
			columns, id, id, attempt, id, state, values))
	}
	insert(3, "available", 0, "")
	insert(5, "scheduled", 0, `priority, tags, metadata = 2, jsonb('["a","b \"c\\"]'), jsonb('{"x":{"y":[1]}}')`)
	insert(7, "retryable", 2, `attempted_at, attempted_by, errors = '2026-03-02 10:30:00.250', jsonb('["punchcard:1","punchcard:2"]'),
		jsonb('[{"at":"2026-03-02T10:30:00Z","attempt":1,"error":"a \"b\" \\ {c}","trace":""},{"attempt":2}]')`)
	insert(9, "running", 1, `attempted_at, attempted_by = '2026-03-02 10:30:00.250', jsonb('["punchcard:1"]')`)
	insert(11, "running", 11, `attempted_at, attempted_by = '2026-03-02 10:30:00.250', jsonb('["punchcard:1"]')`)
	insert(13, "pending", 0, `unique_key, unique_states = x'00ff5c', 245`)
	insert(15, "completed", 1, "finalized_at = '2026-03-02 10:31:00'")
	insert(17, "cancelled", 1, "finalized_at = '2026-03-02 10:31:00'")
	insert(19, "discarded", 11, "finalized_at = '2026-03-02 10:31:00'")
	moved, err := s.move()
	s.must(err)
	const plain = `{"id": %d, "args": {"n": %[1]d, "kind": "A", "project": "shop"}, "kind": "punchcard", "tags": [], "queue": "q_%[1]d", "state": "%s", "errors": null, "attempt": 0, "metadata": {}, "priority": 1, ` +
		`"created_at": "2026-03-02T10:00:00.123+00:00", "unique_key": null, "attempted_at": null, "attempted_by": null, "finalized_at": null, "max_attempts": 11, ` +
		`"scheduled_at": "2026-03-02T11:00:00.5+00:00", "unique_states": null}`
	want := map[int]map[string]any{}
	job := func(id int, state string, more map[string]any) {
		row := map[string]any{}
		s.must(json.Unmarshal(fmt.Appendf(nil, plain, id, state), &row))
		for name, value := range more {
			row[name] = value
		}
		want[id] = row
	}
	type list = []any
	begun := "2026-03-02T10:30:00.25+00:00"
	job(3, "available", nil)
	job(5, "scheduled", map[string]any{"priority": 2., "tags": list{"a", `b "c\`}, "metadata": map[string]any{"x": map[string]any{"y": list{1.}}}})
	job(7, "retryable", map[string]any{"attempt": 2., "attempted_at": begun, "attempted_by": list{"punchcard:1", "punchcard:2"}, "errors": list{
		map[string]any{"at": "2026-03-02T10:30:00Z", "attempt": 1., "error": `a "b" \ {c}`, "trace": ""}, map[string]any{"attempt": 2.}}})
	job(9, "available", map[string]any{"attempt": 1., "attempted_at": begun, "attempted_by": list{"punchcard:1"}})
	job(11, "running", map[string]any{"attempt": 11., "attempted_at": begun, "attempted_by": list{"punchcard:1"}})
	job(13, "pending", map[string]any{"unique_key": `\x00ff5c`, "unique_states": "11110101"})
	got := map[int]map[string]any{}
	for _, text := range s.serverText("SELECT to_jsonb(j)::text FROM river_job j") {
		row := map[string]any{}
		s.must(json.Unmarshal([]byte(text), &row))
		got[int(row["id"].(float64))] = row
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("jobs (-want +got):\n%s", diff)
	}
	if moved.Rows["river_job"] != 6 {
		t.Errorf("%d jobs were copied", moved.Rows["river_job"])
	}
	if next := s.serverText("SELECT nextval('river_job_id_seq')::text")[0]; next != "20" {
		t.Errorf("the next job is number %s", next)
	}
}

// TestNewEventsFollowTheHighestNumberOfTheFile deletes the last event, which a cursor has already passed.
func TestNewEventsFollowTheHighestNumberOfTheFile(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	for n := 1; n <= 3; n++ {
		s.write("INSERT INTO events (project_id, id, type, created_at) VALUES ('shop', ?, 'customer.created', '2026-03-02T10:00:00.000Z')", fmt.Sprint("ev_", n))
	}
	s.write("DELETE FROM events WHERE id = 'ev_3'")
	s.write("INSERT INTO event_cursors (project_id, id, position, scheduled) VALUES ('shop', 'settled', 17, 0)")
	_, err := s.move()
	s.must(err)
	b, err := postgres.Open(t.Context(), s.dsn)
	s.must(err)
	defer b.Close()
	shop := b.Project("shop")
	s.must(shop.Events().Insert(t.Context(), event.Event{ID: "ev_4", Type: "customer.created", CreatedAt: time.Now()}))
	page, err := shop.Events().List(t.Context(), storage.Query{})
	s.must(err)
	positions := map[string]int64{}
	for _, e := range page.Items {
		positions[e.ID] = e.Position
	}
	if diff := cmp.Diff(map[string]int64{"ev_1": 1, "ev_2": 9, "ev_4": 24 + event.MaxConsecutive}, positions); diff != "" {
		t.Errorf("positions (-want +got):\n%s", diff)
	}
	settled, last, err := b.System().Settled(t.Context())
	s.must(err)
	heads, _, err := shop.EventHeads(t.Context(), 17, last, 10)
	s.must(err)
	if settled != last || len(heads) != 1 || heads[0].ID != "ev_4" {
		t.Errorf("settled up to %d of %d, after the cursor there are %v", settled, last, heads)
	}
}
