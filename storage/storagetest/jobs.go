package storagetest

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/storage"
)

// note is a job that says who it is. Long ones have several portions.
type note struct {
	Name    string
	Portion int
	Number  int64
}

func (note) Kind() string { return "STORAGETEST.NOTE" }

// memo is the same of another kind.
type memo struct{ Name string }

func (memo) Kind() string { return "STORAGETEST.MEMO" }

// patience is how long a test waits for what must happen. It is never waited for in a run that succeeds.
const patience = 3 * time.Minute

// book collects what handlers tell, in the order in which they tell it.
type book struct {
	mu      sync.Mutex
	entries []string
	changed chan struct{}
}

func newBook() *book { return &book{changed: make(chan struct{})} }

func (b *book) write(entry string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.entries = append(b.entries, entry)
	close(b.changed)
	b.changed = make(chan struct{})
}

func (b *book) read() ([]string, <-chan struct{}) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Clone(b.entries), b.changed
}

// await returns the entries once they satisfy a condition.
func (b *book) await(t testing.TB, what string, enough func(entries []string) bool) []string {
	t.Helper()
	limit := time.After(patience)
	for {
		entries, changed := b.read()
		if enough(entries) {
			return entries
		}
		select {
		case <-changed:
		case <-limit:
			t.Fatalf("still no %s; so far: %q", what, entries)
		}
	}
}

func (b *book) awaitEntry(t testing.TB, entry string) []string {
	t.Helper()
	return b.await(t, entry, func(entries []string) bool { return slices.Contains(entries, entry) })
}

func (b *book) awaitCount(t testing.TB, n int) []string {
	t.Helper()
	return b.await(t, fmt.Sprintf("%d entries", n), func(entries []string) bool { return len(entries) >= n })
}

// start runs a runner with these handlers until the test ends.
func start(t testing.TB, b backend, handlers *asyncaction.Registry) asyncaction.Runner {
	t.Helper()
	r := b.runner(handlers, slog.New(slog.DiscardHandler))
	must(t, r.Start(context.WithoutCancel(t.Context())))
	t.Cleanup(func() { stop(t, r) })
	return r
}

func stop(t testing.TB, r asyncaction.Runner) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.Context()), patience)
	defer cancel()
	if err := r.Stop(ctx); err != nil {
		t.Errorf("stop: %v", err)
	}
}

// named returns handlers that write the names of notes and memos.
func named(b *book) *asyncaction.Registry {
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(_ context.Context, _ string, n note, _ asyncaction.Delivery) error {
		b.write(n.Name)
		return nil
	})
	asyncaction.Handle(handlers, func(_ context.Context, _ string, m memo, _ asyncaction.Delivery) error {
		b.write("memo " + m.Name)
		return nil
	})
	return handlers
}

func testJobs(t *testing.T, s *suite) {
	for name, test := range map[string]func(*testing.T, backend){
		"a_committed_job_runs_once":                        testCommittedJob,
		"a_job_of_a_failed_transaction_never_runs":         testRolledBackJob,
		"a_job_finds_what_its_transaction_wrote":           testJobSeesCommit,
		"a_job_arrives_as_it_was_sent":                     testDelivery,
		"a_job_that_fails_or_panics_runs_again":            testRetry,
		"jobs_of_a_kind_begin_in_their_order":              testJobOrder,
		"a_short_job_does_not_wait_for_the_end_of_another": testTurns,
		"two_runners_share_the_jobs":                       testTwoRunners,
		"a_stop_waits_for_handlers":                        testStop,
		"a_stop_that_waits_long_enough_gives_up":           testStopGivesUp,
		"jobs_that_wait_for_others_have_their_own_workers": testOutward,
		"jobs_wait_for_a_runner_that_knows_them":           testUnknownKind,
		"the_backlog_counts_what_is_not_done":              testBacklog,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s.open(t))
		})
	}
}

func testCommittedJob(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	must(t, p.Enqueue(t.Context(), note{Name: "early"}))
	start(t, b, named(seen))
	must(t, storage.Atomic(t.Context(), p, func(tx Project) error {
		return errors.Join(tx.Enqueue(t.Context(), note{Name: "one"}, memo{Name: "one"}), tx.Enqueue(t.Context(), note{Name: "two"}))
	}))
	must(t, p.Enqueue(t.Context()))
	seen.awaitCount(t, 4)
	must(t, p.Enqueue(t.Context(), note{Name: "last"}))
	got := seen.awaitEntry(t, "last")
	slices.Sort(got)
	equal(t, "jobs", got, []string{"early", "last", "memo one", "one", "two"})
}

func testRolledBackJob(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	start(t, b, named(seen))
	err := storage.Atomic(t.Context(), p, func(tx Project) error {
		return errors.Join(tx.Enqueue(t.Context(), note{Name: "failed"}), errors.New("failure"))
	})
	if err == nil {
		t.Error("the transaction does not fail")
	}
	func() {
		defer func() { _ = recover() }()
		_ = storage.Atomic(t.Context(), p, func(tx Project) error {
			must(t, tx.Enqueue(t.Context(), note{Name: "panicked"}))
			panic("failure")
		})
	}()
	must(t, p.Enqueue(t.Context(), note{Name: "last"}))
	equal(t, "jobs", seen.awaitEntry(t, "last"), []string{"last"})
}

func testJobSeesCommit(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(ctx context.Context, project string, n note, _ asyncaction.Delivery) error {
		c, err := b.project(project).Categories().Get(ctx, n.Name)
		if err != nil {
			seen.write(err.Error())
			return nil
		}
		seen.write(c.ID)
		return nil
	})
	start(t, b, handlers)
	var want []string
	for i := range 20 {
		id := fmt.Sprintf("cat_%02d", i)
		want = append(want, id)
		must(t, storage.Atomic(t.Context(), p, func(tx Project) error {
			return errors.Join(tx.Enqueue(t.Context(), note{Name: id}), tx.Categories().Insert(t.Context(), category(id, id)))
		}))
	}
	got := seen.awaitCount(t, len(want))
	slices.Sort(got)
	equal(t, "jobs", got, want)
}

func testDelivery(t *testing.T, b backend) {
	sent := note{Name: `<ü> & "日本"`, Portion: 2, Number: 9007199254740993}
	type arrival struct {
		Project, Kind string
		Note          note
		Attempt       int
		Last          bool
	}
	arrivals := make(chan arrival, 2)
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(_ context.Context, project string, n note, d asyncaction.Delivery) error {
		if d.ProjectID != project {
			return fmt.Errorf("the delivery is for %q, the handler called for %q", d.ProjectID, project)
		}
		arrivals <- arrival{project, d.Kind, n, d.Attempt, d.Last}
		return nil
	})
	start(t, b, handlers)
	for _, project := range []string{"proj_1", ""} {
		must(t, b.project(project).Enqueue(t.Context(), sent))
		select {
		case got := <-arrivals:
			equal(t, "delivery", got, arrival{Project: project, Kind: sent.Kind(), Note: sent, Attempt: 1})
		case <-time.After(patience):
			t.Fatal("the job does not arrive")
		}
	}
}

func testRetry(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(_ context.Context, _ string, n note, d asyncaction.Delivery) error {
		seen.write(fmt.Sprint(n.Name, " ", d.Attempt))
		switch {
		case d.Attempt > 1:
			return nil
		case n.Name == "panics":
			panic("failure")
		}
		return errors.New("failure")
	})
	start(t, b, handlers)
	must(t, p.Enqueue(t.Context(), note{Name: "fails"}, note{Name: "panics"}))
	got := seen.awaitCount(t, 4)
	slices.Sort(got)
	equal(t, "attempts", got, []string{"fails 1", "fails 2", "panics 1", "panics 2"})
}

// testJobOrder lets a few jobs be late: a worker may pause between taking a job and beginning it.
func testJobOrder(t *testing.T, b backend) {
	const jobs, parallel, late = 400, 100, 40
	p, seen := b.project("proj"), newBook()
	var sent []asyncaction.Job
	for i := range jobs {
		sent = append(sent, note{Name: fmt.Sprintf("%03d", i)})
	}
	must(t, p.Enqueue(t.Context(), sent[:100]...))
	must(t, p.Enqueue(t.Context(), sent[100:]...))
	start(t, b, named(seen))
	began := seen.awaitCount(t, jobs)
	outOfOrder := 0
	for at, name := range began {
		number := slices.IndexFunc(sent, func(j asyncaction.Job) bool { return j.(note).Name == name })
		if distance := at - number; distance < -parallel || distance > parallel {
			outOfOrder++
		}
	}
	if outOfOrder > late {
		t.Errorf("%d of %d jobs begin far from their place: %v", outOfOrder, jobs, began)
	}
}

// testTurns has a long job go on until a short one that came later is done. A runner that ends the long one first never
// comes to its end.
func testTurns(t *testing.T, b backend) {
	const last = 10
	p, seen := b.project("proj"), newBook()
	var shortIsDone atomic.Bool
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(ctx context.Context, project string, n note, _ asyncaction.Delivery) error {
		n.Portion++
		switch {
		case n.Name == "short" && n.Portion == last:
			seen.write("the short job ends")
			shortIsDone.Store(true)
			return nil
		case n.Name == "long" && shortIsDone.Load():
			seen.write("the long job ends")
			return nil
		}
		return b.project(project).Enqueue(ctx, n)
	})
	must(t, p.Enqueue(t.Context(), note{Name: "long"}, note{Name: "short"}))
	start(t, b, handlers)
	equal(t, "what happened", seen.awaitCount(t, 2), []string{"the short job ends", "the long job ends"})
}

func testTwoRunners(t *testing.T, b backend) {
	const jobs = 300 // more than one runner works on at a time
	p, seen := b.project("proj"), newBook()
	var both sync.WaitGroup
	both.Add(2)
	for range 2 {
		var first sync.Once
		handlers := &asyncaction.Registry{}
		asyncaction.Handle(handlers, func(_ context.Context, _ string, n note, _ asyncaction.Delivery) error {
			first.Do(both.Done)
			both.Wait() // no job goes on before both runners have one
			seen.write(n.Name)
			return nil
		})
		start(t, b, handlers)
	}
	var want []string
	for i := range jobs {
		name := fmt.Sprintf("%03d", i)
		want = append(want, name)
		must(t, p.Enqueue(t.Context(), note{Name: name}))
	}
	got := seen.awaitCount(t, jobs)
	slices.Sort(got)
	equal(t, "jobs", got, want)
}

// phoned is a job that waits for another server.
type phoned struct{}

func (phoned) Kind() string { return "STORAGETEST.CALL" }
func (phoned) Outward()     {}

func testOutward(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	answered := make(chan struct{})
	defer close(answered)
	handlers := named(seen)
	asyncaction.Handle(handlers, func(_ context.Context, _ string, _ phoned, _ asyncaction.Delivery) error {
		seen.write("calls")
		<-answered
		return nil
	})
	start(t, b, handlers)
	for range asyncaction.OutwardWorkers {
		must(t, p.Enqueue(t.Context(), phoned{}))
	}
	must(t, p.Enqueue(t.Context(), note{Name: "note"}))
	// All calls are under way though none is answered, and no other job waits for them.
	seen.awaitCount(t, asyncaction.OutwardWorkers+1)
}

func testStop(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	goOn := make(chan struct{})
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(_ context.Context, _ string, n note, _ asyncaction.Delivery) error {
		seen.write("begins")
		<-goOn
		seen.write("ends")
		return nil
	})
	r := b.runner(handlers, slog.New(slog.DiscardHandler))
	must(t, r.Start(context.WithoutCancel(t.Context())))
	must(t, p.Enqueue(t.Context(), note{}))
	seen.awaitEntry(t, "begins")
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		stop(t, r)
		seen.write("stopped")
	}()
	close(goOn)
	<-stopped
	equal(t, "what happened", seen.awaitCount(t, 3), []string{"begins", "ends", "stopped"})

	must(t, p.Enqueue(t.Context(), note{}))
	start(t, b, handlers)
	equal(t, "what happened", seen.awaitCount(t, 5), []string{"begins", "ends", "stopped", "begins", "ends"})
}

func testStopGivesUp(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(ctx context.Context, _ string, n note, _ asyncaction.Delivery) error {
		seen.write("begins")
		<-ctx.Done()
		return ctx.Err()
	})
	r := b.runner(handlers, slog.New(slog.DiscardHandler))
	must(t, r.Start(context.WithoutCancel(t.Context())))
	must(t, p.Enqueue(t.Context(), note{Name: "again"}))
	seen.awaitEntry(t, "begins")
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if err := r.Stop(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("stop answers %v, want %v", err, context.DeadlineExceeded)
	}
	next := newBook()
	start(t, b, named(next))
	equal(t, "handed back", next.awaitCount(t, 1), []string{"again"})
}

func testUnknownKind(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	onlyMemos := &asyncaction.Registry{}
	asyncaction.Handle(onlyMemos, func(_ context.Context, _ string, m memo, _ asyncaction.Delivery) error {
		seen.write("memo " + m.Name)
		return nil
	})
	r := b.runner(onlyMemos, slog.New(slog.DiscardHandler))
	must(t, r.Start(context.WithoutCancel(t.Context())))
	must(t, p.Enqueue(t.Context(), note{Name: "one"}, memo{Name: "one"}))
	equal(t, "jobs", seen.awaitCount(t, 1), []string{"memo one"})
	stop(t, r)
	start(t, b, named(seen))
	equal(t, "jobs", seen.awaitCount(t, 2), []string{"memo one", "one"})
}

func testBacklog(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	began := time.Now().Truncate(time.Second)
	must(t, p.Enqueue(t.Context(), note{Name: "one"}, note{Name: "two"}, memo{Name: "one"}))
	must(t, b.project("other").Enqueue(t.Context(), note{Name: "other"}))
	got, err := p.Backlog(t.Context())
	must(t, err)
	for i := range got {
		if since := got[i].Since; since.Before(began) || since.After(time.Now()) {
			t.Errorf("%s waits since %s, and the test began at %s", got[i].Kind, since, began)
		}
		got[i].Since = time.Time{}
	}
	equal(t, "jobs that wait", got, []asyncaction.Backlog{{Kind: "STORAGETEST.MEMO", Waiting: 1}, {Kind: "STORAGETEST.NOTE", Waiting: 2}})

	release := make(chan struct{})
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(_ context.Context, _ string, n note, _ asyncaction.Delivery) error {
		seen.write(n.Name)
		<-release
		return nil
	})
	start(t, b, handlers)
	seen.awaitCount(t, 1)
	running, err := p.Backlog(t.Context())
	must(t, err)
	if n := running[len(running)-1]; len(running) != 2 || n.Kind != "STORAGETEST.NOTE" || n.Running+n.Waiting != 2 || running[0].Waiting != 1 {
		t.Errorf("while jobs run: %+v", running)
	}
	close(release)
	deadline := time.Now().Add(patience)
	for {
		left, err := p.Backlog(t.Context())
		must(t, err)
		if len(left) == 1 && left[0].Kind == "STORAGETEST.MEMO" {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("when all notes are done: %+v", left)
		}
		time.Sleep(10 * time.Millisecond)
	}
}
