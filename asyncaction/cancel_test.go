package asyncaction_test

import (
	"context"
	"log/slog"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// shout is a job over rows that hears the first of each portion.
type shout struct{ asyncaction.Place }

func (shout) Kind() string { return "SHOUT" }

// hall is a shop with such jobs.
type hall struct {
	*memory.Project
	*asyncaction.Engine
	env   env.Env
	heard chan string
}

func (h *hall) hear(ctx context.Context, _ string, job shout, d asyncaction.Delivery) error {
	return asyncaction.RowPortion(ctx, h.Project, d, job.Place, clock, func(p asyncaction.Place) asyncaction.Job { return shout{p} },
		asyncaction.Updated("ears"), func(_ context.Context, _ *memory.Project, rows []asyncaction.Row[string], _ *asyncaction.RowResults) error {
			h.heard <- rows[0].Want
			return nil
		})
}

// begin begins an action in a queue.
func (h *hall) begin(t *testing.T, queue, word string, rows int) asyncaction.Action {
	t.Helper()
	ctx := env.WithSource(t.Context(), env.Source{Channel: env.ChannelUserPortal, UserID: "ada"})
	a, err := asyncaction.Start(ctx, h.Project, h.env, queue, func(yield func(asyncaction.Row[string], error) bool) {
		for i := range rows {
			if !yield(asyncaction.Row[string]{Number: int64(i + 1), Want: word}, nil) {
				return
			}
		}
	}, func(p asyncaction.Place) asyncaction.Job { return shout{p} })
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestCanceledActionsAreNotContinuedAndTheNextOfTheirQueueBegins(t *testing.T) {
	backend := memory.New()
	h := &hall{Project: backend.Project("shop"), env: env.System(), heard: make(chan string, 10)}
	h.env.Now = clock
	h.Engine = asyncaction.New(h.Project, h.env)
	long, waiting, last := h.begin(t, "q", "long", 2500), h.begin(t, "q", "waiting", 1), h.begin(t, "q", "last", 1)
	if !long.Cancelable() || long.Source.UserID != "ada" {
		t.Errorf("the action is %+v", long)
	}
	if err := h.hear(t.Context(), "", shout{asyncaction.Place{ActionID: long.ID}}, asyncaction.Delivery{}); err != nil {
		t.Fatal(err)
	}
	for _, a := range []asyncaction.Action{waiting, long} {
		if _, err := h.Cancel(t.Context(), a.ID); err != nil {
			t.Fatal(err)
		}
	}
	got, err := h.Get(t.Context(), long.ID)
	if err != nil || got.Status != asyncaction.StatusFailed || !got.Result.Canceled || got.Done != 1000 || got.Cancelable() ||
		got.Result.Cause != "canceled after 1000 of 2500 rows" {
		t.Errorf("the running action: %+v %v", got, err)
	}
	if left, err := h.AsyncActionParts().List(t.Context(), storage.Query{}); err != nil || len(left.Items) != 1 {
		t.Errorf("%d parts are left, want that of the last action: %v", len(left.Items), err)
	}

	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, h.hear)
	runner := backend.Runner(handlers, slog.New(slog.NewTextHandler(t.Output(), nil)))
	if err := runner.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	heard := []string{<-h.heard, <-h.heard}
	if err := runner.Stop(t.Context()); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"long", "last"}, heard); diff != "" || len(h.heard) != 0 {
		t.Errorf("what ran: %s, and %d more", diff, len(h.heard))
	}
	if got, err := h.Get(t.Context(), last.ID); err != nil || got.Status != asyncaction.StatusDone || got.Done != 1 {
		t.Errorf("the last action: %+v %v", got, err)
	}
	for _, id := range []string{last.ID, begin(t, h.Project).ID} {
		if _, err := h.Cancel(t.Context(), id); !fault.Has(err, "action_not_cancelable") {
			t.Errorf("an action that has ended, or has no rows, is canceled: %v", err)
		}
	}
}
