package punchcard_test

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
)

// fullShop is a project whose archive has several chunks, in a database of its own.
type fullShop struct {
	*shopWindow
	where  string
	engine *punchcard.Engine
	durable
	store fullStore
	// ahead is how far the clock of the engine is ahead.
	ahead atomic.Int64
}

// fullStore has what a test looks at.
type fullStore interface {
	export.FullStore
	Customers() storage.Collection[customer.Customer]
}

// openFull opens the database at an address: the part that is exported, and the store of the project.
func openFull(t *testing.T, where string, options ...punchcard.Option) (*punchcard.Engine, durable, fullStore) {
	ctx := context.WithoutCancel(t.Context())
	if path, is := strings.CutPrefix(where, "sqlite:"); is {
		b, err := sqlite.Open(ctx, path)
		must(t, err)
		return punchcard.New(b, options...), b, b.Project("shop")
	}
	b, err := postgres.Open(ctx, where)
	must(t, err)
	return punchcard.New(b, options...), b, b.Project("shop")
}

// onEachFullShop runs a test on both databases. The engine is not started.
func onEachFullShop(t *testing.T, test func(s *fullShop)) {
	for _, kind := range []string{"sqlite", "postgres"} {
		t.Run(kind, func(t *testing.T) {
			ctx := context.WithoutCancel(t.Context())
			where := "sqlite:" + sqlitetest.File(t)
			if kind == "postgres" {
				where = migrated.Emptied(t)
			}
			s := &fullShop{where: where}
			e := env.System()
			e.Now = s.now
			s.engine, s.durable, s.store = openFull(t, where, punchcard.WithEnv(e))
			engine := s.engine
			t.Cleanup(func() { must(t, engine.Close()) })
			p, err := engine.CreateProject(ctx, project.NewProject{ID: "shop", Name: "Shop"})
			must(t, err)
			keys, err := engine.Projects.GrantNew(ctx, p.ID, "test")
			must(t, err)
			s.shopWindow = &shopWindow{T: t, project: p.ID, api: httpapi.New(engine), headers: map[string]string{
				"X-App-Id": keys.AppID, "X-App-Token": keys.AppToken, "X-Management-Id": keys.ManagementID, "X-Management-Token": keys.ManagementToken,
				"Content-Type": "application/json",
			}}
			s.must("POST", "/v1/vouchers/GIFT", doc{"type": "GIFT_VOUCHER", "gift": doc{"amount": 100000}})
			var many []customer.Customer
			for i := range 400 { // what cannot be compressed
				noise := make([]byte, 8000)
				_, _ = rand.Read(noise)
				many = append(many, customer.Customer{ID: fmt.Sprintf("cust_%d", i), SourceID: fmt.Sprint(i), CreatedAt: s.now().Truncate(time.Millisecond),
					Metadata: metadata.Map{"noise": base64.StdEncoding.EncodeToString(noise)}})
			}
			must(t, s.store.Customers().Insert(ctx, many...))
			test(s)
		})
	}
}

func (s *fullShop) now() time.Time { return time.Now().Add(time.Duration(s.ahead.Load())) }

// start starts the engine until the test ends.
func (s *fullShop) start() {
	ctx := context.WithoutCancel(s.Context())
	must(s.T, s.engine.Start(ctx))
	s.Cleanup(func() { must(s.T, s.engine.Stop(ctx)) })
}

const fullExports = "/management/v1/projects/shop/full-exports"

// done waits for the end of an export.
func (s *fullShop) done(id any) (x doc) {
	s.Helper()
	s.await(func() bool {
		x = s.must("GET", fmt.Sprint(fullExports, "/", id), nil)
		return x["status"] == "DONE" || x["status"] == "ERROR"
	})
	if x["status"] != "DONE" {
		s.Fatalf("the export ended as %v", x)
	}
	return x
}

func (s *fullShop) await(so func() bool) {
	s.Helper()
	for deadline := time.Now().Add(3 * time.Minute); !so(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			s.Fatal("it does not happen")
		}
	}
}

// unpacked downloads an archive and unpacks it; it returns the directory of the files.
func (s *fullShop) unpacked(x doc) (dir string) {
	s.Helper()
	window := *s.shopWindow
	window.headers = nil // the address is the credential
	status, body := window.call("GET", x["result"].(doc)["url"].(string), nil)
	sum := sha256.Sum256([]byte(body))
	if status != 200 || float64(len(body)) != x["size"] || hex.EncodeToString(sum[:]) != x["sha256"] {
		s.Fatalf("download: %d, %d bytes for %v", status, len(body), x)
	}
	return unpack(s.T, strings.NewReader(body))
}

func unpack(t *testing.T, from io.Reader) (dir string) {
	t.Helper()
	root := t.TempDir()
	text, err := gzip.NewReader(from)
	must(t, err)
	for files := tar.NewReader(text); ; {
		h, err := files.Next()
		if errors.Is(err, io.EOF) {
			return dir
		}
		must(t, err)
		dir = filepath.Join(root, filepath.Dir(h.Name))
		must(t, os.MkdirAll(dir, 0o700))
		content, err := io.ReadAll(files)
		must(t, err)
		must(t, os.WriteFile(filepath.Join(root, h.Name), content, fs.FileMode(h.Mode)))
	}
}

// files are the files of a directory.
func files(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	entries, err := os.ReadDir(dir)
	must(t, err)
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		must(t, err)
		all[e.Name()] = string(text)
	}
	return all
}

// command is what punchcard export writes.
func command(t *testing.T, from durable, o dump.Options) (dir string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "export")
	must(t, from.Snapshot(t.Context(), "shop", func(source dump.Source) error {
		_, err := dump.Write(t.Context(), source, "shop", dir, o)
		return err
	}))
	return dir
}

// rows are how many exports and chunks are stored.
func (s *fullShop) rows() (exports, chunks int) {
	s.Helper()
	exports, err := storage.Count(s.Context(), s.store.FullExports(), storage.Filter{})
	must(s.T, err)
	chunks, err = storage.Count(s.Context(), s.store.FullExportChunks(), storage.Filter{})
	must(s.T, err)
	return exports, chunks
}

func TestFullExportHasTheFilesOfTheCommand(t *testing.T) {
	onEachFullShop(t, func(s *fullShop) {
		t, ctx := s.T, context.WithoutCancel(s.Context())
		status, answer := s.call("POST", fullExports, nil)
		if status != 202 || !strings.Contains(answer, `"status":"SCHEDULED"`) || !strings.Contains(answer, `"result":null`) {
			t.Fatalf("without a body: %d %s", status, answer)
		}
		cut := s.now().Add(time.Millisecond).UTC().Truncate(time.Millisecond)
		for s.now().Before(cut) { // what changes later is in the next part
			time.Sleep(time.Millisecond)
		}
		part := s.must("POST", fullExports, doc{"format": "native", "since": cut})
		must(t, s.engine.Project("shop").FullExports.Work(ctx)) // the engine is not started, so that nothing changes after the project is read
		list := s.must("GET", fullExports, nil)["data"].([]any)
		if len(list) != 2 || list[0].(doc)["id"] != part["id"] {
			t.Fatalf("the list is %v", list)
		}
		x := s.done(list[1].(doc)["id"])
		part = s.done(part["id"])
		if x["progress"] != 100.0 || x["expires_at"] == nil || x["error"] != nil || x["since"] != nil {
			t.Errorf("a finished export is %v", x)
		}
		dir, want := s.unpacked(x), command(t, s, dump.Options{})
		if diff := cmp.Diff(files(t, want), files(t, dir)); diff != "" {
			t.Errorf("the archive differs from the command: %s", diff)
		}
		if diff := cmp.Diff(files(t, command(t, s, dump.Options{Since: cut})), files(t, s.unpacked(part))); diff != "" {
			t.Errorf("the archive of a part differs from the command: %s", diff)
		}
		if _, chunks := s.rows(); chunks < 4 {
			t.Errorf("only %d chunks: the test has to write several of an archive", chunks)
		}

		// Another database has the same project from it.
		opened, err := dump.Open(ctx, dir)
		must(t, err)
		elsewhere := "sqlite:" + sqlitetest.File(t)
		if strings.HasPrefix(s.where, "sqlite:") {
			elsewhere = migrated.Emptied(t)
		}
		engine, other, _ := openFull(t, elsewhere)
		defer func() { must(t, engine.Close()) }()
		must(t, other.Load(ctx, "shop", func(to dump.Target) error { _, err := opened.Load(ctx, to, nil); return err }))
		if diff := cmp.Diff(files(t, want), files(t, command(t, other, dump.Options{}))); diff != "" {
			t.Errorf("what was imported is another project: %s", diff)
		}

		// Two are kept, until one is deleted or a week is over.
		if status, answer := s.call("POST", fullExports, nil); status != 400 || !strings.Contains(answer, "too_many_full_exports") {
			t.Errorf("a third: %d %s", status, answer)
		}
		address := part["result"].(doc)["url"].(string)
		s.must("DELETE", fmt.Sprint(fullExports, "/", part["id"]), nil)
		for _, path := range []string{fmt.Sprint(fullExports, "/", part["id"]), address} {
			if status, answer := s.call("GET", path, nil); status != 404 || !strings.Contains(answer, "not_found") {
				t.Errorf("%s after the deletion: %d %s", path, status, answer)
			}
		}
		s.start()
		again := s.done(s.must("POST", fullExports, nil)["id"])
		s.await(func() bool { exports, _ := s.rows(); return exports == 2 })
		s.ahead.Add(int64(export.FullLife))
		if n := len(s.must("GET", fullExports, nil)["data"].([]any)); n != 0 {
			t.Errorf("after a week there are %d", n)
		}
		if status, answer := s.call("GET", again["result"].(doc)["url"].(string), nil); status != 401 || !strings.Contains(answer, "expired") {
			t.Errorf("an address of a week ago: %d %s", status, answer)
		}
		must(t, s.engine.Project("shop").FullExports.Work(ctx))
		if exports, chunks := s.rows(); exports != 0 || chunks != 0 {
			t.Errorf("after a week there are %d rows and %d chunks", exports, chunks)
		}
	})
}

func TestFullExportRefusals(t *testing.T) {
	onEachFullShop(t, func(s *fullShop) {
		t, ctx := s.T, context.WithoutCancel(s.Context())
		for body, want := range map[string]string{
			`{"format": "voucherify"}`: "punchcard export --format voucherify", `{"format": "csv"}`: ".format", `{"format": 7}`: "format",
			`{"since": "yesterday"}`: ".since", `{"since": "2999-01-01T00:00:00Z"}`: "must not be in the future", `{"customer": "ann"}`: "customer",
			`{"gzip": true}`: "gzip", `[]`: "", `null`: "",
		} {
			r := httptest.NewRequestWithContext(ctx, "POST", fullExports, strings.NewReader(body))
			for name, value := range s.headers {
				r.Header.Set(name, value)
			}
			w := httptest.NewRecorder()
			s.api.ServeHTTP(w, r)
			if w.Code != 400 || !strings.Contains(w.Body.String(), "invalid_payload") || !strings.Contains(w.Body.String(), want) {
				t.Errorf("%s: %d %s", body, w.Code, w.Body)
			}
		}
		if exports, _ := s.rows(); exports != 0 {
			t.Fatalf("a refused call has made one of %d rows", exports)
		}
		id := s.must("POST", fullExports, nil)["id"].(string)
		one := fullExports + "/" + id
		_, err := s.engine.CreateProject(ctx, project.NewProject{ID: "other", Name: "Other"})
		must(t, err)
		other, err := s.engine.Projects.GrantNew(ctx, "other", "test")
		must(t, err)
		theirs := map[string]string{"X-Management-Id": other.ManagementID, "X-Management-Token": other.ManagementToken}
		serverSide := map[string]string{"X-App-Id": s.headers["X-App-Id"], "X-App-Token": s.headers["X-App-Token"],
			"X-Management-Id": s.headers["X-App-Id"], "X-Management-Token": s.headers["X-App-Token"]}
		for _, c := range []struct {
			headers      map[string]string
			method, path string
			status       int
		}{
			{nil, "POST", fullExports, 401}, {nil, "GET", one, 401}, {nil, "GET", one + "?token=AAAA", 401}, {nil, "DELETE", one, 401},
			{serverSide, "POST", fullExports, 401}, {serverSide, "GET", one, 401},
			{theirs, "POST", fullExports, 404}, {theirs, "GET", fullExports, 404}, {theirs, "GET", one, 404}, {theirs, "DELETE", one, 404},
			{theirs, "GET", "/management/v1/projects/other/full-exports/" + id, 404}, {theirs, "DELETE", "/management/v1/projects/other/full-exports/" + id, 404},
		} {
			window := *s.shopWindow
			window.headers = c.headers
			if status, answer := window.call(c.method, c.path, nil); status != c.status {
				t.Errorf("%s %s with %v: %d %s", c.method, c.path, c.headers, status, answer)
			}
		}
		// The address of an archive leads to no other project and to no other export, and to nothing before the end.
		s.start()
		address := s.done(id)["result"].(doc)["url"].(string)
		for _, wrong := range []string{strings.Replace(address, "projects/shop", "projects/other", 1), strings.Replace(address, id, id+"0", 1), address + "A"} {
			if status, answer := s.call("GET", wrong, nil); status != 401 {
				t.Errorf("%s: %d %s", wrong, status, answer)
			}
		}
		// A download may take longer than other answers.
		server := httptest.NewUnstartedServer(s.api)
		server.Config.WriteTimeout = time.Nanosecond
		server.Start()
		defer server.Close()
		request, err := http.NewRequestWithContext(ctx, "GET", server.URL+address, nil)
		must(t, err)
		answer, err := server.Client().Do(request)
		must(t, err)
		defer answer.Body.Close()
		if _, err := io.Copy(io.Discard, answer.Body); err != nil || answer.StatusCode != 200 {
			t.Errorf("a slow download: %d, %v", answer.StatusCode, err)
		}
	})
	engine := punchcard.New(memory.New())
	_, err := engine.CreateProject(t.Context(), project.NewProject{ID: "shop", Name: "Shop"})
	must(t, err)
	if _, err := engine.Project("shop").FullExports.Create(t.Context(), time.Time{}); err == nil || !strings.Contains(err.Error(), "full_export_unsupported") {
		t.Errorf("in memory: %v", err)
	}
}

// fullEngine is a process of its own that writes exports. Its clock is ahead of that of the shop.
func (s *fullShop) fullEngine(ahead time.Duration, changes ...func(*export.FullDeps)) *export.FullEngine {
	e := env.System()
	e.Now = func() time.Time { return s.now().Add(ahead) }
	deps := export.FullDeps{Store: s.store, Env: e, Project: "shop", Snapshot: s.Snapshot, Wake: func() {}}
	for _, change := range changes {
		change(&deps)
	}
	return export.NewFull(deps)
}

// whole checks that an export is done and has the files of the command.
func (s *fullShop) whole(id string) export.Full {
	s.Helper()
	full := s.fullEngine(0)
	x, err := full.Get(s.Context(), id)
	must(s.T, err)
	if x.Status != export.StatusDone {
		s.Fatalf("the export is %+v", x)
	}
	var archive bytes.Buffer
	must(s.T, full.Write(s.Context(), x, &archive))
	if diff := cmp.Diff(files(s.T, command(s.T, s, dump.Options{})), files(s.T, unpack(s.T, &archive))); diff != "" {
		s.Errorf("the archive differs from the command: %s", diff)
	}
	return x
}

// killedWriter has the address of the storage of a process that is killed in the middle of an archive.
const killedWriter = "PUNCHCARD_TEST_KILLED_WRITER"

// TestWriterThatIsKilled is that process. It kills itself in the transaction of the third chunk.
func TestWriterThatIsKilled(t *testing.T) {
	where := os.Getenv(killedWriter)
	if where == "" {
		t.Skip("a process of TestFullExportOfAKilledServerBeginsAnew")
	}
	_, storage, store := openFull(t, where)
	calls := 0
	e := env.System()
	e.Now = func() time.Time { // for the row, for the claim, and for each chunk
		if calls++; calls == 5 {
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
			select {}
		}
		return time.Now()
	}
	full := export.NewFull(export.FullDeps{Store: store, Env: e, Project: "shop", Snapshot: storage.Snapshot})
	t.Fatal("it was not killed: ", full.Work(t.Context()))
}

func TestFullExportOfAKilledServerBeginsAnew(t *testing.T) {
	onEachFullShop(t, func(s *fullShop) {
		t, ctx := s.T, context.WithoutCancel(s.Context())
		x, err := s.fullEngine(0).Create(ctx, time.Time{})
		must(t, err)
		child := exec.CommandContext(ctx, os.Args[0], "-test.run=^TestWriterThatIsKilled$")
		child.Env = append(os.Environ(), killedWriter+"="+s.where)
		out, err := child.CombinedOutput()
		if err == nil || !strings.Contains(err.Error(), "killed") {
			t.Fatalf("the other process: %v\n%s", err, out)
		}
		must(t, s.fullEngine(0).Work(ctx)) // it may be alive
		half, err := s.store.FullExports().Get(ctx, x.ID)
		must(t, err)
		if half.Status != export.StatusInProgress || half.Chunks != 2 || half.SHA256 != "" {
			t.Fatalf("after the kill the export is %+v", half)
		}
		must(t, s.fullEngine(3*time.Minute).Work(ctx))
		if made := s.whole(x.ID); made.Attempts != 2 || made.First != 2 {
			t.Errorf("the second attempt made %+v", made)
		}
		if _, chunks := s.rows(); chunks < 4 {
			t.Errorf("there are %d chunks", chunks)
		}
		must(t, s.fullEngine(0).Delete(ctx, x.ID))
		must(t, s.fullEngine(0).Work(ctx))
		if exports, chunks := s.rows(); exports != 0 || chunks != 0 {
			t.Errorf("%d rows and %d chunks are left", exports, chunks)
		}
	})
}

// TestLateWriterOfAFullExportChangesNothing has a process that counts as dead go on after another one has written the archive, after it was deleted, and
// after its server was told to stop.
func TestLateWriterOfAFullExportChangesNothing(t *testing.T) {
	onEachFullShop(t, func(s *fullShop) {
		t, ctx := s.T, context.WithoutCancel(s.Context())
		meanwhile := func(do func(id string) error) (x export.Full) {
			x, err := s.fullEngine(0).Create(ctx, time.Time{})
			must(t, err)
			must(t, s.fullEngine(0, func(d *export.FullDeps) {
				d.Snapshot = func(ctx context.Context, project string, then func(dump.Source) error) error {
					return s.Snapshot(ctx, project, func(from dump.Source) error { return errors.Join(do(x.ID), then(from)) })
				}
			}).Work(ctx))
			return x
		}
		x := meanwhile(func(string) error { return s.fullEngine(3 * time.Minute).Work(ctx) })
		if made := s.whole(x.ID); made.Attempts != 2 {
			t.Errorf("the other one made %+v", made)
		}
		must(t, s.fullEngine(0).Delete(ctx, x.ID))
		meanwhile(func(id string) error { return s.fullEngine(0).Delete(ctx, id) })
		must(t, s.fullEngine(0).Work(ctx))
		if exports, chunks := s.rows(); exports != 0 || chunks != 0 {
			t.Errorf("%d rows and %d chunks are left", exports, chunks)
		}

		x, err := s.fullEngine(0).Create(ctx, time.Time{})
		must(t, err)
		stopping, stop := context.WithCancel(ctx)
		err = s.fullEngine(0, func(d *export.FullDeps) {
			d.Snapshot = func(ctx context.Context, project string, then func(dump.Source) error) error {
				return s.Snapshot(ctx, project, func(from dump.Source) error { stop(); return then(from) })
			}
		}).Work(stopping)
		must(t, err)
		if x, err = s.store.FullExports().Get(ctx, x.ID); err != nil || x.Status != export.StatusScheduled || x.Attempts != 0 || x.Holder != "" {
			t.Errorf("after a stop: %+v, %v", x, err)
		}
		must(t, s.fullEngine(0).Work(ctx))
		s.whole(x.ID)
	})
}

func TestFullExportThatCannotEnd(t *testing.T) {
	onEachFullShop(t, func(s *fullShop) {
		t, ctx := s.T, context.WithoutCancel(s.Context())
		large, err := s.fullEngine(0).Create(ctx, time.Time{})
		must(t, err)
		must(t, s.fullEngine(0, func(d *export.FullDeps) { d.MaxSize = 2 << 20 }).Work(ctx))
		if x, err := s.fullEngine(0).Get(ctx, large.ID); err != nil || x.Status != export.StatusError || !strings.Contains(x.Cause, "larger than 2097152 bytes") {
			t.Errorf("too large: %+v, %v", x, err)
		}
		if _, chunks := s.rows(); chunks != 0 {
			t.Errorf("too large: %d chunks are left", chunks)
		}
		broken, err := s.fullEngine(0).Create(ctx, time.Time{})
		must(t, err)
		noConnection := errors.New("no connection")
		for i := range 6 {
			err := s.fullEngine(time.Duration(i)*3*time.Minute, func(d *export.FullDeps) {
				d.Snapshot = func(context.Context, string, func(dump.Source) error) error { return noConnection }
			}).Work(ctx)
			if i < 5 != errors.Is(err, noConnection) {
				t.Errorf("attempt %d: %v", i+1, err)
			}
		}
		if x, err := s.fullEngine(0).Get(ctx, broken.ID); err != nil || x.Status != export.StatusError || x.Cause == "" {
			t.Errorf("after five attempts: %+v, %v", x, err)
		}
	})
}

// TestProjectThatIsDeletedWhileAChunkIsWritten deletes a project in the transaction of a chunk. No row of it may be left.
func TestProjectThatIsDeletedWhileAChunkIsWritten(t *testing.T) {
	onEachFullShop(t, func(s *fullShop) {
		t, ctx := s.T, context.WithoutCancel(s.Context())
		_, err := s.fullEngine(0).Create(ctx, time.Time{})
		must(t, err)
		var calls atomic.Int64
		deleted := make(chan error, 1)
		must(t, s.fullEngine(0, func(d *export.FullDeps) {
			d.Snapshot = func(ctx context.Context, project string, do func(dump.Source) error) error {
				s.start() // the eraser. Before the claim it might write the export, too, and be faster.
				return s.Snapshot(ctx, project, do)
			}
			now := d.Env.Now
			d.Env.Now = func() time.Time { // for the row, for the claim, and in the transaction of each chunk
				if calls.Add(1) == 4 {
					go func() { deleted <- s.engine.Projects.Delete(ctx, "shop") }()
					s.awaitEraser()
				}
				return now()
			}
		}).Work(ctx))
		if calls.Load() < 4 {
			t.Fatal("no chunk was written")
		}
		must(t, <-deleted)
		s.await(func() bool { exports, chunks := s.rows(); return exports == 0 && chunks == 0 })
	})
}

// awaitEraser waits until the data of a project are erased as far as the row that a writer holds. In a file nothing is erased while a transaction writes.
func (s *fullShop) awaitEraser() {
	s.Helper()
	if strings.HasPrefix(s.where, "sqlite:") {
		return
	}
	conn, err := pgx.Connect(s.Context(), s.where)
	must(s.T, err)
	defer conn.Close(context.WithoutCancel(s.Context()))
	s.await(func() (waits bool) {
		const query = `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'DELETE FROM "full_exports"%')`
		must(s.T, conn.QueryRow(s.Context(), query).Scan(&waits))
		return waits
	})
}
