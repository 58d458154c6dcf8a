package dump_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/internal/dump"
)

// TestPositionsFollowTheEvents packs events into a row of PostgreSQL, as a redemption does, and has cursors and deliveries before, among and after them.
func TestPositionsFollowTheEvents(t *testing.T) {
	t.Parallel()
	from := newInstallation(t, "postgres")
	from.do("INSERT INTO projects (project_id, id, case_sensitive_codes, refusals_off, sandbox, clock_offset) VALUES ('', 'shop', true, false, false, 0)")
	from.do(`INSERT INTO events (project_id, id, number, type, data, customer_id, packed, packed_data, created_at) VALUES
		('shop', 'ev_z', 80, 'customer.created', '{"a":  1e3}', 'cust_1', NULL, NULL, '2026-03-02T10:00:00Z'),
		('other', 'ev_o', 88, 'customer.created', NULL, NULL, NULL, NULL, NULL),
		('shop', 'ev_a', 96, 'order.paid', '{"a":  1}', 'cust_1', '[{"step":1,"id":"ev_b","type":"redemption.succeeded","category":"ACTION"},{"step":2,"id":"ev_c","type":"voucher.redeemed","data":0}]',
			'[{"b":  2}]', '2026-03-02T10:00:01Z')`)
	positions := map[string]int{"none": 0, "before": 79, "first": 80, "between": 95, "packed": 97, "last": 98, "after": 10_000}
	for id, position := range positions {
		from.do("INSERT INTO event_cursors (project_id, id, position, scheduled) VALUES ('shop', $1, $2, false)", id, position)
		from.do("INSERT INTO webhook_deliveries (project_id, id, position, attempts) VALUES ('shop', $1, $2, 0)", id, position)
	}
	first := from.export(dump.Options{})
	files := filesOf(t, first)
	if diff := cmp.Diff(`{"id":"ev_z","type":"customer.created","customer_id":"cust_1","data":{"a":  1e3},"created_at":"2026-03-02T10:00:00.000Z"}
{"id":"ev_a","type":"order.paid","customer_id":"cust_1","data":{"a":  1},"created_at":"2026-03-02T10:00:01.000Z"}
{"id":"ev_b","type":"redemption.succeeded","customer_id":"cust_1","category":"ACTION","data":{"a":  1},"created_at":"2026-03-02T10:00:01.000Z"}
{"id":"ev_c","type":"voucher.redeemed","customer_id":"cust_1","data":{"b":  2},"created_at":"2026-03-02T10:00:01.000Z"}
`, files["events.ndjson"]); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(`{"id":"after","position":4,"scheduled":false}
{"id":"before","position":0,"scheduled":false}
{"id":"between","position":1,"scheduled":false}
{"id":"first","position":1,"scheduled":false}
{"id":"last","position":4,"scheduled":false}
{"id":"none","position":0,"scheduled":false}
{"id":"packed","position":3,"scheduled":false}
`, files["event_cursors.ndjson"]); diff != "" {
		t.Errorf("cursors (-want +got):\n%s", diff)
	}
	for _, storage := range []string{"sqlite", "postgres"} {
		in := newInstallation(t, storage)
		in.do("INSERT INTO events (project_id, id) VALUES ('other', 'ev_1')")
		_, err := in.load(first)
		in.must(err)
		in.do("INSERT INTO events (project_id, id) VALUES ('shop', 'ev_new')")
		for _, table := range []string{"event_cursors", "webhook_deliveries"} {
			for id, want := range map[string]string{"none": "ev_z", "before": "ev_z", "first": "ev_a", "between": "ev_a", "packed": "ev_c", "last": "ev_new", "after": "ev_new"} {
				next := "SELECT id FROM events WHERE project_id = 'shop' AND number > (SELECT position FROM " + table + " WHERE id = '" + id + "') ORDER BY number LIMIT 1"
				if got := in.text(next); got != want {
					t.Errorf("%s: after %s %s comes %s, want %s", storage, table, id, got, want)
				}
			}
		}
		in.do("DELETE FROM events WHERE id = 'ev_new'")
		if diff := cmp.Diff(files, filesOf(t, in.export(dump.Options{}))); diff != "" {
			t.Errorf("%s: exported again (-want +got):\n%s", storage, diff)
		}
	}
}
