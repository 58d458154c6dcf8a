package verify_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/internal/steady"
	"github.com/punchcardhq/punchcard/internal/verify"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// verified has a project verified in the background.
func (b *books) verified() asyncaction.Action {
	b.t.Helper()
	a, err := b.shop.StartVerify(b.t.Context())
	b.must(err)
	for !a.Finished() {
		time.Sleep(time.Millisecond)
		a, err = b.shop.AsyncActions.Get(b.t.Context(), a.ID)
		b.must(err)
	}
	return a
}

func TestTaskTellsWhatDiffers(t *testing.T) {
	backend := memory.New()
	b := newBooks(t, punchcard.New(backend), backend.Project("shop"))
	b.must(b.engine.Start(t.Context()))
	defer func() { b.must(b.engine.Stop(context.WithoutCancel(t.Context()))) }()
	a := b.verified()
	check := a.Result.Check
	if a.Type != verify.TaskType || a.Operation != asyncaction.OperationSuccess || a.Done != a.Total || check == nil || check.Compared < 20 || check.Differing+check.Moving > 0 {
		t.Errorf("without differences the task is %+v, %+v", a, check)
	}
	const what = "the uses of voucher A"
	restore := spoilers[what](b)
	a = b.verified()
	if check = a.Result.Check; a.Operation != asyncaction.OperationFailed || check.Differing == 0 || !strings.Contains(strings.Join(check.Differences, "\n"), what) ||
		!strings.Contains(a.Result.Message, " Not compared: 0.") {
		t.Errorf("with a difference the task is %+v, %+v", a, check)
	}
	restore()
	last, found, err := b.shop.LastVerify(t.Context())
	if err != nil || !found || last.ID != a.ID {
		t.Errorf("the last one is %+v: %v", last, err)
	}
}

// restless is a store whose members change their tiers all the time.
type restless struct {
	membership.Store
	reads *int64
}

func (r restless) MemberCounts() storage.Collection[membership.Count] {
	return changing{r.Store.MemberCounts(), r.reads}
}

type changing struct {
	storage.Collection[membership.Count]
	reads *int64
}

func (c changing) List(ctx context.Context, q storage.Query) (storage.Page[membership.Count], error) {
	page, err := c.Collection.List(ctx, q)
	*c.reads++
	page.Items = append(page.Items, membership.Count{ID: "tier", Numbers: map[string]int64{"holders": *c.reads}})
	return page, err
}

func TestProgramThatChangesAllTheTimeIsNamed(t *testing.T) {
	backend := memory.New()
	b := newBooks(t, punchcard.New(backend), backend.Project("shop"))
	members := membership.New(membership.Deps{
		Store: restless{backend.Project("shop"), new(int64)}, Env: env.System(), Zone: func(context.Context) (*time.Location, error) { return time.UTC, nil },
	})
	var differ, moving []string
	_, err := membership.InternalsOf(members).AuditPrograms(t.Context(), steady.Told{
		Differs: func(d string) { differ = append(differ, d) }, Moves: func(what string) { moving = append(moving, what) },
	})
	b.must(err)
	if got := strings.Join(moving, "; "); got != "the members of program lprg_1 in each tier" {
		t.Errorf("%q is not compared, and differences are %q", got, differ)
	}
}
