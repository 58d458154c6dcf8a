package dump_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/internal/dump"
)

func (in *installation) exportCustomer(idOrSourceID string) (dir string, m dump.CustomerManifest, err error) {
	in.Helper()
	dir = filepath.Join(in.TempDir(), "customer")
	err = in.backend.Snapshot(in.Context(), "shop", func(from dump.Source) error {
		m, err = dump.WriteCustomer(in.Context(), from, "shop", idOrSourceID, dir, dump.Options{})
		return err
	})
	return dir, m, err
}

// TestEachTableIsDecidedForCustomers fails for a table, or a column that names a customer, of which nobody has said whether it holds data of customers.
func TestEachTableIsDecidedForCustomers(t *testing.T) {
	t.Parallel()
	in := newInstallation(t, "sqlite")
	columns := in.columnsOfFile()
	columns["jobs"] = map[string]string{}
	for table, names := range columns {
		personal, reason := dump.OfCustomers(table)
		if table != "jobs" && dump.IsOmitted(table, "") || names["project_id"] == "" && table != "jobs" {
			continue
		}
		if !personal && reason == "" {
			t.Errorf("whether %s has data of customers is not said in internal/dump/customer.go", table)
		}
		for _, name := range []string{"customer_id", "holder_id", "referrer_id", "member_id", "account_id", "card_id", "tracking_id"} {
			if names[name] != "" && !personal {
				t.Errorf("%s has a column %s, and is said to have no data of customers", table, name)
			}
		}
	}
	for _, table := range dump.TablesOfCustomers() {
		if columns[table] == nil {
			t.Errorf("there is no table %s", table)
		}
	}
}

// TestCustomerIsExportedAlone has two customers who know each other, on both databases.
func TestCustomerIsExportedAlone(t *testing.T) {
	t.Parallel()
	for _, storage := range []string{"sqlite", "postgres"} {
		t.Run(storage, func(t *testing.T) {
			t.Parallel()
			in := newInstallation(t, storage)
			for _, statement := range []string{
				`INSERT INTO projects (project_id, id, case_sensitive_codes, refusals_off, sandbox, clock_offset, secret) VALUES ('', 'shop', TRUE, FALSE, FALSE, 0, 's3cret')`,
				`INSERT INTO customers (project_id, id, source_id, name, email) VALUES ('shop', 'cust_ada', 'ada', 'Ada', 'ada@example.com')`,
				`INSERT INTO customers (project_id, id, source_id, name, email) VALUES ('shop', 'cust_bob', 'bob', 'Bob', 'bob@example.com')`,
				`INSERT INTO customers (project_id, id, source_id, name) VALUES ('other', 'cust_ada', 'ada', 'Ada of another project')`,
				`INSERT INTO segment_members (project_id, id, segment_id, customer_id) VALUES ('shop', 'm1', 'seg_1', 'cust_ada'), ('shop', 'm2', 'seg_1', 'cust_bob')`,
				`INSERT INTO counters (project_id, id, value) VALUES ('shop', 'r0.1.0/v_1/cust_ada/', 2), ('shop', 'r0.1.0/v_1/cust_bob/', 1), ('shop', 'r0.0.0/v_1//', 3)`,
				`INSERT INTO loyalty_members (project_id, id, customer_id) VALUES ('shop', 'mbr_a', 'cust_ada'), ('shop', 'mbr_b', 'cust_bob')`,
				`INSERT INTO member_tallies (project_id, id, subject, times, points) VALUES ('shop', 't1', 'reward rew_1 mbr_a', 1, 0), ('shop', 't2', 'reward rew_1 mbr_b', 1, 0)`,
				`INSERT INTO card_transactions (project_id, id, member_id, points) VALUES ('shop', 'c1', 'mbr_a', 5), ('shop', 'c2', 'mbr_b', 6)`,
				`INSERT INTO events (project_id, id, type, customer_id, data) VALUES
					('shop', 'ev_1', 'customer.referred', 'cust_ada', '{"customer":{"id":"cust_ada","email":"ada@example.com"},"referrer":{"id":"cust_bob","email":"bob@example.com"},"by":"cust_bob"}'),
					('shop', 'ev_2', 'customer.created', 'cust_bob', '{"customer":{"id":"cust_bob"}}')`,
				`INSERT INTO webhook_deliveries (project_id, id, event_id, position, target_url, body, attempts) VALUES
					('shop', 'd1', 'ev_1', 1, 'https://user:s3cret@example.com/', '{"email":"ada@example.com"}', 1), ('shop', 'd2', 'ev_2', 1, 'https://example.com/', '{}', 1)`,
				`INSERT INTO audit_entries (project_id, id, object_id, actor_name, act) VALUES ('shop', 'a1', 'cust_ada', 'Eve of the desk', 'customer.updated'), ('shop', 'a2', 'cust_bob', 'Eve of the desk', 'customer.updated')`,
				`INSERT INTO redeemable_holders (project_id, id, voucher_id, customer_id, referrer_id) VALUES ('shop', 'h1', 'v_1', 'cust_ada', 'cust_bob'), ('shop', 'h2', 'v_2', 'cust_bob', 'cust_ada')`,
			} {
				in.do(statement)
			}
			dir, m, err := in.exportCustomer("ada")
			in.must(err)
			if m.Customer != "cust_ada" || m.Rows() != 10 {
				t.Errorf("%s has %d rows", m.Customer, m.Rows())
			}
			files := filesOf(t, dir)
			for name, want := range map[string]string{
				"counters.ndjson":           `{"id":"r0.1.0/v_1/cust_ada/","value":2}`,
				"member_tallies.ndjson":     `{"id":"t1","subject":"reward rew_1 mbr_a","times":1,"points":0}`,
				"card_transactions.ndjson":  `{"id":"c1","member_id":"mbr_a","points":5}`,
				"redeemable_holders.ndjson": `{"id":"h1","voucher_id":"v_1","customer_id":"cust_ada"}`,
				"audit_entries.ndjson":      `{"id":"a1","act":"customer.updated","object_id":"cust_ada"}`,
				"events.ndjson":             `{"id":"ev_1","type":"customer.referred","customer_id":"cust_ada","data":{"by":null,"customer":{"email":"ada@example.com","id":"cust_ada"},"referrer":null}}`,
			} {
				if got := strings.TrimSuffix(files[name], "\n"); got != want {
					t.Errorf("%s:\n%s\nwant\n%s", name, got, want)
				}
			}
			for name, text := range files {
				for _, no := range []string{"bob", "Bob", "Eve", "s3cret", "another project"} {
					if strings.Contains(text, no) {
						t.Errorf("%s has %s:\n%s", name, no, text)
					}
				}
			}
			var of dump.CustomerManifest
			if err := json.Unmarshal([]byte(files["manifest.json"]), &of); err != nil || len(of.NotHere) == 0 || len(of.Files) != len(files)-1 {
				t.Errorf("the manifest: %v\n%s", err, files["manifest.json"])
			}
			again, _, err := in.exportCustomer("cust_ada")
			in.must(err)
			if one, two := files["events.ndjson"], filesOf(t, again)["events.ndjson"]; one != two {
				t.Errorf("by id %s, by source_id %s", two, one)
			}
			if _, err := dump.Open(t.Context(), dir); err == nil || !strings.Contains(err.Error(), "the data of one customer") {
				t.Errorf("opened for an import: %v", err)
			}
			if dir, _, err := in.exportCustomer("nobody"); err == nil || !strings.Contains(err.Error(), `project shop has no customer with the id or source_id "nobody"`) {
				t.Errorf("nobody: %v", err)
			} else if _, err := os.Stat(dir); err == nil {
				t.Errorf("there is %s", dir)
			}
		})
	}
}

// TestPartOfAProjectIsNotImported has a code that was changed before the time, one that was changed and one that was used after it.
func TestPartOfAProjectIsNotImported(t *testing.T) {
	t.Parallel()
	first, second := newInstallation(t, "sqlite"), newInstallation(t, "postgres")
	first.fill(first.columnsOfFile())
	if _, err := second.load(first.export(dump.Options{})); err != nil {
		t.Fatal(err)
	}
	for _, in := range []*installation{first, second} {
		in.do(`UPDATE vouchers SET created_at = '2026-01-01T00:00:00.000Z', updated_at = NULL, used_at = NULL, deleted_at = NULL WHERE project_id = 'shop'`)
		column := map[string]string{"sqlite": "updated_at", "postgres": "used_at"}[in.name]
		in.do(`UPDATE vouchers SET code = 'USED', ` + column + ` = '2026-03-02T10:00:30.000Z' WHERE project_id = 'shop' AND id = (SELECT min(id) FROM vouchers WHERE project_id = 'shop')`)
		dir := in.export(dump.Options{Since: time.Date(2026, 3, 2, 10, 0, 30, 0, time.UTC)})
		files := filesOf(t, dir)
		if text := files["vouchers.ndjson"]; strings.Count(text, "\n") != 1 || !strings.Contains(text, `"code":"USED"`) {
			t.Errorf("%s: codes:\n%s", in.name, text)
		}
		var m dump.Manifest
		if err := json.Unmarshal([]byte(files["manifest.json"]), &m); err != nil || m.Since == nil {
			t.Fatalf("%s: %v\n%s", in.name, err, files["manifest.json"])
		}
		whole := func(name string) bool {
			return m.Files[slices.IndexFunc(m.Files, func(f dump.File) bool { return f.Name == name })].Whole
		}
		if whole("vouchers.ndjson") || !whole("counters.ndjson") {
			t.Errorf("%s: the manifest says of other files that they are whole", in.name)
		}
		if _, err := dump.Open(t.Context(), dir); err == nil || !strings.Contains(err.Error(), "only what has changed since 2026-03-02T10:00:30.000Z") {
			t.Errorf("%s: opened for an import: %v", in.name, err)
		}
	}
}
