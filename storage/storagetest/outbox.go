package storagetest

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/storage"
)

func testOutbox(t *testing.T, s *suite) {
	for name, test := range map[string]func(*testing.T, backend){
		"consumers_get_committed_events_once_and_in_order":      testConsumers,
		"what_fails_comes_again_and_holds_up_nobody_else":       testFailingConsumer,
		"an_event_that_fails_does_not_hold_those_before_it":     testFailingEvent,
		"an_event_that_commits_late_is_not_skipped":             testLateEvent,
		"draining_needs_no_runner":                              testDrain,
		"a_new_consumer_starts_with_the_events_of_its_time":     testNewConsumer,
		"a_consumer_gets_the_events_it_wants_with_their_data":   testInterest,
		"who_sleeps_is_passed_over":                             testSleepingConsumer,
		"a_project_that_cannot_be_told_holds_up_no_other":       testBrokenProject,
		"old_events_are_deleted_and_none_that_is_not_delivered": testForgottenEvents,
		"a_job_that_is_delivered_twice_hands_out_nothing_twice": testRepeatedDelivery,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s.open(t))
		})
	}
}

// relay returns the relay of a backend, and the handlers of its jobs.
func relay(b backend, consumers *outbox.Consumers) (*outbox.Relay, *asyncaction.Registry) {
	r := outbox.NewRelay(b.system(), func(id string) outbox.Store { return b.project(id) }, consumers, env.System(), slog.New(slog.DiscardHandler))
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, r.Deliver)
	return r, handlers
}

// live runs a relay and a runner until the test ends.
func live(t *testing.T, b backend, consumers *outbox.Consumers) {
	r, handlers := relay(b, consumers)
	start(t, b, handlers)
	ctx, end := context.WithCancel(context.WithoutCancel(t.Context()))
	var looking sync.WaitGroup
	looking.Go(func() { r.Run(ctx) })
	t.Cleanup(func() { end(); looking.Wait() })
}

// happen writes an event about an entity, after another write to it has taken the row.
func happen(ctx context.Context, p Project, entity, id, kind string) error {
	return storage.Atomic(ctx, p, func(tx Project) error {
		_, err := tx.Categories().Update(ctx, entity, func(c *catalog.Category) error { c.Hierarchy++; return nil })
		if err != nil {
			return err
		}
		return tx.Events().Insert(ctx, event.Event{ID: id, Type: kind, EntityID: entity, CreatedAt: time.UnixMilli(1).UTC()})
	})
}

func testConsumers(t *testing.T, b backend) {
	const writers, each = 6, 15
	p, seen := b.project("proj"), newBook()
	consumers := &outbox.Consumers{}
	for _, name := range []string{"all", "odd"} {
		var types []string
		if name == "odd" {
			types = []string{"odd.", "even"}
		}
		outbox.Subscribe(consumers, name, types, func(ctx context.Context, project string, tx Project, events []event.Event) error {
			for _, e := range events {
				if err := tx.Categories().Insert(ctx, category("seen by "+name+" "+e.ID, e.ID+name)); err != nil {
					return err // it was seen before
				}
			}
			for _, e := range events {
				seen.write(name + " " + e.EntityID + " " + e.ID)
			}
			return nil
		})
	}
	for i := range 2 {
		must(t, p.Categories().Insert(t.Context(), category(fmt.Sprint("thing ", i), fmt.Sprint(i))))
	}
	live(t, b, consumers)
	var mu sync.Mutex
	written := map[string][]string{}
	together(t, writers, func(w int) error {
		for i := range each {
			entity := fmt.Sprint("thing ", (w+i)%2)
			kind := map[bool]string{true: "odd.one", false: "even.one"}[i%2 == 1]
			id := env.NewID("ev_")
			if err := happen(t.Context(), p, entity, id, kind); err != nil {
				return err
			}
			mu.Lock()
			written[kind] = append(written[kind], id)
			mu.Unlock()
		}
		return nil
	})
	total := writers*each + len(written["odd.one"])
	got := seen.await(t, "all events", func(entries []string) bool { return len(entries) >= total })
	equal(t, "handed out", len(got), total)

	page, err := p.Events().List(t.Context(), storage.Query{Order: []storage.Order{{Field: "position"}}})
	must(t, err)
	var inOrder []string
	last := int64(0)
	for _, e := range page.Items {
		if e.Position <= last {
			t.Errorf("position %d comes after %d", e.Position, last)
		}
		last = e.Position
		inOrder = append(inOrder, "all "+e.EntityID+" "+e.ID)
	}
	got = slices.DeleteFunc(got, func(entry string) bool { return !strings.HasPrefix(entry, "all") })
	equal(t, "order", got, inOrder)
}

func testFailingConsumer(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	failures := 0
	consumers := &outbox.Consumers{}
	outbox.Subscribe(consumers, "weak", nil, func(ctx context.Context, _ string, tx Project, events []event.Event) error {
		for _, e := range events {
			if err := tx.Categories().Insert(ctx, category("cat of "+e.ID, e.ID)); err != nil {
				return err
			}
			if e.ID == "ev_2" && failures < 2 {
				failures++
				if failures == 2 {
					panic("failure")
				}
				return errors.New("failure")
			}
		}
		for _, e := range events {
			seen.write("weak " + e.ID)
		}
		return nil
	})
	outbox.Subscribe(consumers, "strong", nil, func(_ context.Context, _ string, _ Project, events []event.Event) error {
		for _, e := range events {
			seen.write("strong " + e.ID)
		}
		return nil
	})
	must(t, p.Categories().Insert(t.Context(), category("thing", "thing")))
	for _, id := range []string{"ev_1", "ev_2", "ev_3"} {
		must(t, happen(t.Context(), p, "thing", id, "a"))
	}
	live(t, b, consumers)
	got := seen.awaitCount(t, 6)
	slices.Sort(got)
	equal(t, "handed out", got, []string{"strong ev_1", "strong ev_2", "strong ev_3", "weak ev_1", "weak ev_2", "weak ev_3"})
}

// testFailingEvent has one event of a portion fail.
func testFailingEvent(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	consumers := &outbox.Consumers{}
	outbox.Subscribe(consumers, "weak", nil, func(_ context.Context, _ string, _ Project, events []event.Event) error {
		for _, e := range events {
			if e.ID == "ev_3" {
				return errors.New("failure")
			}
		}
		for _, e := range events {
			seen.write(e.ID)
		}
		return nil
	})
	r, _ := relay(b, consumers)
	for _, id := range []string{"ev_1", "ev_2", "ev_3", "ev_4"} {
		must(t, p.Events().Insert(t.Context(), event.Event{ID: id, Type: "a"}))
	}
	_, err := r.Poll(t.Context())
	must(t, err)
	for attempt := range 2 {
		if err := r.Deliver(t.Context(), "proj", outbox.DeliverJob{Consumer: "weak"}, asyncaction.Delivery{Attempt: 1 + attempt}); err == nil {
			t.Errorf("delivery %d succeeds", 1+attempt)
		}
		got, _ := seen.read()
		equal(t, "handed out", got, []string{"ev_1", "ev_2"})
	}
}

// testLateEvent has an older event commit after a younger one was handed out. On a database with one writer they commit in their
// order anyway.
func testLateEvent(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	consumers := &outbox.Consumers{}
	outbox.Subscribe(consumers, "all", nil, func(_ context.Context, _ string, _ Project, events []event.Event) error {
		for _, e := range events {
			seen.write(e.ID)
		}
		return nil
	})
	must(t, p.Events().Insert(t.Context(), event.Event{ID: "ev_0", Type: "a"}))
	live(t, b, consumers)
	seen.awaitEntry(t, "ev_0")
	begun, written := make(chan struct{}), make(chan error)
	go func() {
		written <- storage.Atomic(t.Context(), p, func(tx Project) error {
			err := tx.Events().Insert(t.Context(), event.Event{ID: "ev_1", Type: "a"})
			close(begun)
			// The younger one has time to come; where it has to wait for this one, it comes after.
			time.Sleep(50 * time.Millisecond)
			return err
		})
	}()
	<-begun
	must(t, p.Events().Insert(t.Context(), event.Event{ID: "ev_2", Type: "a"}))
	must(t, <-written)
	got := seen.awaitCount(t, 3)
	slices.Sort(got)
	equal(t, "handed out", got, []string{"ev_0", "ev_1", "ev_2"})
}

func testDrain(t *testing.T, b backend) {
	p, other, seen := b.project("proj"), b.project("other"), newBook()
	consumers := &outbox.Consumers{}
	outbox.Subscribe(consumers, "echo", []string{"call"}, func(ctx context.Context, _ string, tx Project, events []event.Event) error {
		for _, e := range events {
			if err := tx.Events().Insert(ctx, event.Event{ID: e.ID + "_echo", Type: "echo"}); err != nil {
				return err
			}
		}
		return nil
	})
	outbox.Subscribe(consumers, "all", nil, func(_ context.Context, project string, _ Project, events []event.Event) error {
		for _, e := range events {
			seen.write(project + " " + e.ID)
		}
		return nil
	})
	r, _ := relay(b, consumers)
	must(t, p.Events().Insert(t.Context(), event.Event{ID: "ev_1", Type: "call"}, event.Event{ID: "ev_2", Type: "other"}))
	must(t, other.Events().Insert(t.Context(), event.Event{ID: "ev_3", Type: "call"}))
	must(t, r.Drain(t.Context(), "proj"))
	must(t, r.Drain(t.Context(), "proj"))
	got, _ := seen.read()
	equal(t, "handed out", got, []string{"proj ev_1", "proj ev_2", "proj ev_1_echo"})
}

func testNewConsumer(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	insert := func(id string) { must(t, p.Events().Insert(t.Context(), event.Event{ID: id, Type: "a"})) }
	subscribe := func(consumers *outbox.Consumers, name string) {
		outbox.Subscribe(consumers, name, nil, func(_ context.Context, _ string, _ Project, events []event.Event) error {
			for _, e := range events {
				seen.write(name + " " + e.ID)
			}
			return nil
		})
	}
	before, after := &outbox.Consumers{}, &outbox.Consumers{}
	subscribe(before, "old")
	subscribe(after, "old")
	subscribe(after, "new")
	insert("ev_1")
	r, _ := relay(b, before)
	must(t, r.Drain(t.Context(), "proj"))
	insert("ev_2")
	r, _ = relay(b, after)
	must(t, r.Drain(t.Context(), "proj"))
	got, _ := seen.read()
	equal(t, "handed out", got, []string{"old ev_1", "old ev_2", "new ev_2"})
}

// testInterest has consumers that want different events of many, and more than one portion of them.
func testInterest(t *testing.T, b backend) {
	const many = 5600
	p, seen := b.project("proj"), newBook()
	consumers := &outbox.Consumers{}
	subscribe := func(name string, about outbox.Subscription[Project]) {
		outbox.SubscribeTo(consumers, name, about, func(_ context.Context, _ string, _ Project, events []event.Event) error {
			for _, e := range events {
				if about.OmitData {
					e.Data = nil // a backend may add it
				}
				seen.write(fmt.Sprint(name, " ", e.ID, " ", e.CustomerID, string(e.Data)))
			}
			return nil
		})
	}
	ofCustomer := func(e *event.Event) bool { return e.CustomerID != "" }
	subscribe("rare", outbox.Subscription[Project]{Types: []string{"rare"}})
	subscribe("known", outbox.Subscription[Project]{Types: []string{"rare", "common"}, Match: ofCustomer})
	subscribe("bare", outbox.Subscription[Project]{OmitData: true, Match: ofCustomer})
	var events []event.Event
	var rare, known, bare []string
	for i := range many {
		e := event.Event{ID: fmt.Sprintf("ev_%04d", i), Type: "common", Data: fmt.Appendf(nil, `{"n":%d}`, i)}
		if i%700 == 699 {
			e.Type = "rare"
			rare = append(rare, fmt.Sprintf(`rare %s %s{"n":%d}`, e.ID, e.CustomerID, i))
		}
		if i%7 == 6 {
			e.CustomerID = "cust_1"
			bare = append(bare, fmt.Sprintf("bare %s cust_1", e.ID))
			known = append(known, fmt.Sprintf(`known %s cust_1{"n":%d}`, e.ID, i))
			if e.Type == "rare" {
				rare[len(rare)-1] = fmt.Sprintf(`rare %s cust_1{"n":%d}`, e.ID, i)
			}
		}
		events = append(events, e)
	}
	must(t, p.Events().Insert(t.Context(), events...))
	r, _ := relay(b, consumers)
	must(t, r.Drain(t.Context(), "proj"))
	got, _ := seen.read()
	equal(t, "handed out", got, slices.Concat(rare, known, bare))
}

// testSleepingConsumer has a consumer that nothing in the project asks to act, until something does.
func testSleepingConsumer(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	asked := 0
	about := outbox.Subscription[Project]{Types: []string{"a"}, Enabled: func(ctx context.Context, tx Project, events []event.Event) (bool, error) {
		asked += len(events)
		_, some, err := storage.First(ctx, tx.Categories(), storage.Query{})
		return some, err
	}}
	consumers := &outbox.Consumers{}
	outbox.SubscribeTo(consumers, "sleeper", about, func(_ context.Context, _ string, _ Project, events []event.Event) error {
		for _, e := range events {
			seen.write(e.ID)
		}
		return nil
	})
	r, _ := relay(b, consumers)
	insert := func(id, kind string) { must(t, p.Events().Insert(t.Context(), event.Event{ID: id, Type: kind})) }
	insert("ev_1", "a")
	insert("ev_2", "b")
	must(t, r.Drain(t.Context(), "proj"))
	must(t, p.Categories().Insert(t.Context(), category("thing", "thing")))
	must(t, r.Drain(t.Context(), "proj"))
	insert("ev_3", "b")
	must(t, r.Drain(t.Context(), "proj"))
	insert("ev_4", "a")
	must(t, r.Drain(t.Context(), "proj"))
	got, _ := seen.read()
	equal(t, "handed out", got, []string{"ev_4"})
	equal(t, "asked about", asked, 2)
}

// testBrokenProject has a consumer fail where it is asked whether a project concerns it. It gets the events of the others, and those of
// that one as soon as it can be asked.
func testBrokenProject(t *testing.T, b backend) {
	broken, sound, seen := b.project("broken"), b.project("sound"), newBook()
	about := outbox.Subscription[Project]{Enabled: func(ctx context.Context, tx Project, _ []event.Event) (bool, error) {
		_, found, err := storage.First(ctx, tx.Categories(), storage.Query{})
		if found {
			err = errors.New("failure")
		}
		return true, err
	}}
	consumers := &outbox.Consumers{}
	outbox.SubscribeTo(consumers, "picky", about, func(_ context.Context, _ string, _ Project, events []event.Event) error {
		for _, e := range events {
			seen.write(e.ID)
		}
		return nil
	})
	must(t, broken.Categories().Insert(t.Context(), category("thing", "thing")))
	must(t, broken.Events().Insert(t.Context(), event.Event{ID: "ev_1", Type: "a"}))
	must(t, sound.Events().Insert(t.Context(), event.Event{ID: "ev_2", Type: "a"}))
	live(t, b, consumers)
	seen.awaitEntry(t, "ev_2")
	must(t, broken.Categories().Delete(t.Context(), "thing"))
	seen.awaitEntry(t, "ev_1")
	got, _ := seen.read()
	equal(t, "handed out", got, []string{"ev_2", "ev_1"})
}

// testRepeatedDelivery delivers the job of a portion that was committed once more, as after a kill between the two.
func testRepeatedDelivery(t *testing.T, b backend) {
	p, seen := b.project("proj"), newBook()
	consumers := &outbox.Consumers{}
	outbox.Subscribe(consumers, "all", nil, func(_ context.Context, _ string, _ Project, events []event.Event) error {
		for _, e := range events {
			seen.write(e.ID)
		}
		return nil
	})
	r, _ := relay(b, consumers)
	must(t, p.Events().Insert(t.Context(), event.Event{ID: "ev_1", Type: "a"}))
	news, err := r.Poll(t.Context())
	must(t, err)
	equal(t, "news", news, true)
	together(t, 4, func(i int) error {
		return r.Deliver(t.Context(), "proj", outbox.DeliverJob{Consumer: "all"}, asyncaction.Delivery{Attempt: 1 + i%2})
	})
	got, _ := seen.read()
	equal(t, "handed out", got, []string{"ev_1"})
	news, err = r.Poll(t.Context())
	must(t, err)
	equal(t, "news", news, false)
}

// testForgottenEvents deletes old events a portion at a time, each as by another process, beside those of another project.
func testForgottenEvents(t *testing.T, b backend) {
	const old, young = 2300, 20
	p, other, horizon := b.project("proj"), b.project("other"), time.UnixMilli(1_000_000).UTC()
	consumers := &outbox.Consumers{}
	asleep := true
	outbox.Subscribe(consumers, "late", nil, func(context.Context, string, Project, []event.Event) error {
		if asleep {
			return errors.New("asleep")
		}
		return nil
	})
	outbox.Subscribe(consumers, "prompt", nil, func(context.Context, string, Project, []event.Event) error { return nil })
	insert := func(to Project, name string, n int, at time.Time) {
		var all []event.Event
		for i := range n {
			all = append(all, event.Event{ID: fmt.Sprintf("ev_%s_%04d", name, i), Type: name, CreatedAt: at})
		}
		must(t, to.Events().Insert(t.Context(), all...))
	}
	insert(p, "old", old, horizon.Add(-time.Millisecond))
	insert(other, "others", 5, horizon.Add(-time.Hour))
	insert(p, "young", young, horizon)
	left := func(of Project, kind string) int {
		n, err := storage.Count(t.Context(), of.Events(), storage.Is("type", kind))
		must(t, err)
		return int(n)
	}
	forget := func() bool {
		more, err := outbox.Forget(t.Context(), p, env.System(), horizon)
		must(t, err)
		return more
	}
	if forget() || left(p, "old") != old {
		t.Error("events were deleted that nobody was told of")
	}
	r, _ := relay(b, consumers)
	if err := r.Drain(t.Context(), "proj"); err == nil {
		t.Error("the consumer that fails did not")
	}
	if forget() || left(p, "old") != old {
		t.Error("events were deleted that a consumer has not got")
	}
	asleep = false
	must(t, r.Drain(t.Context(), "proj"))
	// In a database that had other events before, positions begin so far on that the first portions find none.
	more, n := forget(), left(p, "old")
	for more && n == old {
		more, n = forget(), left(p, "old")
	}
	if !more || n == 0 || n > old-900 {
		t.Errorf("a portion leaves %d, more %t", n, more)
	}
	for range 10 {
		if !forget() {
			break
		}
	}
	if forget() || left(p, "old") != 0 || left(p, "young") != young || left(other, "others") != 5 {
		t.Errorf("%d old events are left, %d young ones, and %d of another project", left(p, "old"), left(p, "young"), left(other, "others"))
	}
	insert(p, "next", 3, horizon.Add(-time.Millisecond)) // behind younger ones: they wait for these
	must(t, r.Drain(t.Context(), "proj"))
	if forget() || left(p, "next") != 3 {
		t.Errorf("%d are left", left(p, "next"))
	}
}
