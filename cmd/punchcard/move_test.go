package main

import (
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// eventually waits until a condition holds.
func eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	for deadline := time.Now().Add(3 * time.Minute); !is(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("never %s", what)
		}
	}
}

// receiver accepts webhooks while it is open, and otherwise does not answer.
type receiver struct {
	*httptest.Server
	open  atomic.Bool
	waits atomic.Int64

	mu    sync.Mutex
	taken map[string]int // by code
}

func newReceiver(t *testing.T) *receiver {
	r := &receiver{taken: map[string]int{}}
	code := regexp.MustCompile(`"code":"([A-Z0-9-]+)"`)
	r.Server = httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, call *http.Request) {
		body, err := io.ReadAll(call.Body)
		found := code.FindSubmatch(body)
		if err != nil || found == nil {
			t.Errorf("received %s, %v", body, err)
			return
		}
		if !r.open.Load() {
			r.waits.Add(1)
			<-call.Context().Done() // the sender was killed
			return
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		r.taken[string(found[1])]++
	}))
	t.Cleanup(r.Close)
	return r
}

func (r *receiver) all() map[string]int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return maps.Clone(r.taken)
}

// post makes a call that succeeds.
func (s served) post(t *testing.T, path, body string, headers ...string) map[string]any {
	t.Helper()
	status, answer := s.call(t, "POST", path, body, headers...)
	if status != 200 {
		t.Fatalf("%s: %d %v", path, status, answer)
	}
	return answer
}

const (
	fiveOff   = `{"type":"DISCOUNT_VOUCHER","discount":{"type":"AMOUNT","amount_off":500},"redemption":{"quantity":2}}`
	saleOfAda = `{"redeemables":[{"object":"voucher","id":"FIVE"}],"customer":{"source_id":"ada"},"order":{"amount":1990}}`
)

// leaveWork kills a server with an unfinished campaign of some codes, an undelivered webhook and a code that was used once. It returns the answer to
// that sale, which was made with the Idempotency-Key sale-1.
func leaveWork(t *testing.T, storage string, receiver *receiver, codes int) (sold map[string]any) {
	t.Helper()
	s, process := launch(t, storage)
	s.post(t, "/management/v1/projects/shop/webhooks", fmt.Sprintf(`{"target_url":%q,"events":["voucher.created"]}`, receiver.URL), managementKeys...)
	receiver.open.Store(true)
	s.post(t, "/v1/vouchers/FIVE", fiveOff, appKeys...)
	eventually(t, "the webhook of FIVE arrives", func() bool { return receiver.all()["FIVE"] == 1 })
	receiver.open.Store(false)
	s.post(t, "/v1/vouchers/SIX", fiveOff, appKeys...)
	eventually(t, "the webhook of SIX is sent", func() bool { return receiver.waits.Load() > 0 })
	sold = s.post(t, "/v1/redemptions", saleOfAda, append([]string{"Idempotency-Key", "sale-1"}, appKeys...)...)
	s.post(t, "/v1/vouchers/SEVEN", fiveOff, appKeys...)
	s.post(t, "/v1/campaigns", campaignOf(codes), appKeys...)
	n, done := 0, false
	for deadline := time.Now().Add(3 * time.Minute); n == 0 && time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		n, done = generated(t, s)
	}
	if n == 0 || done {
		t.Fatalf("%d of %d codes are made before the kill", n, codes)
	}
	if err := process.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = process.Wait()
	return sold
}

// finishWork checks that another server does what leaveWork has left, and each webhook once.
func finishWork(t *testing.T, s served, receiver *receiver, codes int) {
	t.Helper()
	receiver.open.Store(true)
	if _, code := s.call(t, "GET", "/v1/vouchers/FIVE", "", appKeys...); fmt.Sprint(code["redemption"].(map[string]any)["redeemed_quantity"]) != "1" {
		t.Errorf("the code was used %v", code["redemption"])
	}
	eventually(t, "all codes are made", func() bool { _, done := generated(t, s); return done })
	if n, _ := generated(t, s); n != codes {
		t.Errorf("%d codes are made, want %d", n, codes)
	}
	eventually(t, "the other webhooks arrive", func() bool { got := receiver.all(); return got["SIX"] > 0 && got["SEVEN"] > 0 })
	s.post(t, "/v1/vouchers/EIGHT", fiveOff, appKeys...)
	eventually(t, "the webhook of EIGHT arrives", func() bool { return receiver.all()["EIGHT"] > 0 })
	if diff := cmp.Diff(map[string]int{"FIVE": 1, "SIX": 1, "SEVEN": 1, "EIGHT": 1}, receiver.all()); diff != "" {
		t.Errorf("webhooks (-want +got):\n%s", diff)
	}
}

// TestMovedShopContinuesItsWork moves the shop of a killed server.
func TestMovedShopContinuesItsWork(t *testing.T) {
	t.Parallel()
	const codes = 20_000
	from, to, receiver := "sqlite:"+filepath.Join(t.TempDir(), "shop.db"), pgtest.Database(t), newReceiver(t)
	sold := leaveWork(t, from, receiver, codes)
	out, err := run(t, "move", "--from", from, "--to", to)
	if err != nil || !strings.Contains(out, "moved 1 project") || strings.Contains(out, " 0 jobs to do") {
		t.Fatalf("%v\n%s", err, out)
	}
	after, _ := launch(t, to)
	if again := after.post(t, "/v1/redemptions", saleOfAda, append([]string{"Idempotency-Key", "sale-1"}, appKeys...)...); !cmp.Equal(sold, again) {
		t.Errorf("a repeated sale is answered (-before +after):\n%s", cmp.Diff(sold, again))
	}
	finishWork(t, after, receiver, codes)
	if out, err := run(t, "verify", "--storage", to, "--project", "shop"); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestKilledMoveLeavesNothing stops a move by a trigger that waits for the test, checks that the file and the database are locked, and kills
// the move.
func TestKilledMoveLeavesNothing(t *testing.T) {
	t.Parallel()
	dir, to := t.TempDir(), pgtest.Database(t)
	from, another := "sqlite:"+filepath.Join(dir, "shop.db"), "sqlite:"+filepath.Join(dir, "another.db")
	for _, args := range [][]string{{"project", "create", "Shop", "--storage", from}, {"project", "create", "Another", "--storage", another}, {"migrate", "--storage", to}} {
		if out, err := run(t, args...); err != nil {
			t.Fatal(out, err)
		}
	}
	before := dumpFile(t, from)
	held, err := pgx.Connect(t.Context(), to)
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close(t.Context())
	do := func(statement string) {
		t.Helper()
		if _, err := held.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	do(`CREATE FUNCTION wait_for_the_test() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
		PERFORM set_config(''lock_timeout'', ''0'', true), pg_advisory_xact_lock(42); RETURN NEW; END'`)
	do("CREATE TRIGGER wait_for_the_test BEFORE INSERT ON projects FOR EACH ROW EXECUTE FUNCTION wait_for_the_test()")
	do("SELECT pg_advisory_lock(42)")
	move := program("move", "--from", from, "--to", to)
	if err := move.Start(); err != nil {
		t.Fatal(err)
	}
	const waits = "SELECT count(*)::text FROM pg_locks WHERE locktype = 'advisory' AND objid = 42 AND NOT granted"
	eventually(t, "the projects are copied", func() bool { return queryText(t, to, waits) == "1" })

	for where, want := range map[string]string{another: "another shop is being moved into the database", from: "or it is being moved already"} {
		if _, err := run(t, "move", "--from", where, "--to", to); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("a second move from %s: %v, want ... %s", where, err, want)
		}
	}
	file := openFile(t, from)
	if _, err := file.ExecContext(t.Context(), "PRAGMA busy_timeout = 0; INSERT INTO categories (project_id, id, hierarchy) VALUES ('p', 'cat_1', 1)"); err == nil {
		t.Error("the file can be written during the move")
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	if err := move.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = move.Wait()
	do("SELECT pg_advisory_unlock(42)")
	do("DROP TRIGGER wait_for_the_test ON projects") // waits for the end of the transaction
	do("DROP FUNCTION wait_for_the_test")
	if n := queryText(t, to, "SELECT ((SELECT count(*) FROM credentials) + (SELECT count(*) FROM projects) + (SELECT count(*) FROM products_collections))::text"); n != "0" {
		t.Errorf("%s rows are left", n)
	}
	if diff := cmp.Diff(before, dumpFile(t, from)); diff != "" {
		t.Errorf("the file has changed:\n%s", diff)
	}
	if out, err := run(t, "move", "--from", from, "--to", to); err != nil {
		t.Errorf("once more: %v\n%s", err, out)
	}
	if n := queryText(t, to, "SELECT count(*)::text FROM projects"); n != "1" {
		t.Errorf("%s projects have moved", n)
	}
}

// TestMoveUsesThePoolerAndSchemaOfTheAddress moves through a pooler, and into a schema beside that of another shop.
func TestMoveUsesThePoolerAndSchemaOfTheAddress(t *testing.T) {
	t.Parallel()
	from := "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
	if out, err := run(t, "project", "create", "Shop", "--id", "shop", "--storage", from); err != nil {
		t.Fatal(out, err)
	}
	direct, shared := pgtest.Database(t), pgtest.Database(t)
	pooled := pgtest.Bouncer(t, direct)
	if _, err := run(t, "move", "--from", from, "--to", pooled); err == nil || !strings.Contains(err.Error(), "run `punchcard migrate` with an address that goes round the pooler") {
		t.Errorf("through a pooler without a schema: %v", err)
	}
	if out, err := run(t, "project", "create", "Other", "--id", "other", "--storage", shared); err != nil {
		t.Fatal(out, err)
	}
	for _, at := range []string{direct, shared + "&schema=migrated"} {
		if out, err := run(t, "migrate", "--storage", at); err != nil {
			t.Fatal(out, err)
		}
	}
	for i, to := range []string{pooled, shared + "&schema=grown", shared + "&schema=migrated"} {
		from := from + strings.Repeat(".moved", i)
		if out, err := run(t, "move", "--from", from, "--to", to); err != nil {
			t.Errorf("to %s: %v\n%s", to, err, out)
		}
		if out, err := run(t, "project", "list", "--storage", to); err != nil || !strings.Contains(out, "shop") || strings.Contains(out, "other") {
			t.Errorf("in %s: %v\n%s", to, err, out)
		}
	}
	if out, err := run(t, "project", "list", "--storage", shared); err != nil || !strings.Contains(out, "other") || strings.Contains(out, "shop") {
		t.Errorf("in the other schema: %v\n%s", err, out)
	}
}
