package refusal_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/refusal"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// shop is a project in memory, with a clock that tests move.
type shop struct {
	*punchcard.Project
	t      *testing.T
	engine *punchcard.Engine
	now    time.Time
}

func newShop(t *testing.T) *shop {
	s := &shop{t: t, now: time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)}
	s.engine = punchcard.New(memory.New(), punchcard.WithEnv(env.Env{Now: func() time.Time { return s.now }}))
	t.Cleanup(func() { _ = s.engine.Close() })
	_, err := s.engine.CreateProject(t.Context(), project.NewProject{ID: "shop", Name: "Shop"})
	s.must(err)
	s.Project = s.engine.Project("shop")
	return s
}

func (s *shop) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

func (s *shop) validate(r redemption.Request) {
	s.t.Helper()
	_, err := s.Redemptions.Validate(env.WithRequest(s.t.Context(), "v-1"), r)
	s.must(err)
}

func (s *shop) kept() []refusal.Refusal {
	s.t.Helper()
	s.must(s.Refusals.Flush(s.t.Context()))
	page, err := s.Refusals.List(s.t.Context(), storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	s.must(err)
	for i := range page.Items {
		page.Items[i].ID = ""
	}
	return page.Items
}

func ask(codes ...string) redemption.Request {
	return redemption.Request{Redeemables: redemption.Codes(codes...), Order: order.Total(1990)}
}

func TestRefusedValidationsAreKept(t *testing.T) {
	s := newShop(t)
	v, err := s.Vouchers.Create(t.Context(), voucher.AmountOff("OFF", 100))
	s.must(err)
	_, err = s.Vouchers.Create(t.Context(), voucher.AmountOff("GOOD", 100))
	s.must(err)
	_, err = s.Vouchers.SetActive(t.Context(), "OFF", false)
	s.must(err)
	s.validate(ask("OFF", "GOOD"))
	s.validate(ask(strings.Repeat("é", 300)))
	s.validate(ask("GOOD"))
	named := ask(strings.Repeat("é", 300))
	named.Order.SourceID = patch.Set("order-7")
	s.validate(named)
	trial := ask("OFF")
	trial.Trial = true
	s.validate(trial)

	amount := int64(1990)
	want := []refusal.Refusal{
		{CreatedAt: s.now, Object: "voucher", Name: "OFF", VoucherID: v.ID, Key: "voucher_disabled", Message: "voucher is disabled", Amount: &amount, RequestID: "v-1"},
		{CreatedAt: s.now, Object: "voucher", Name: "GOOD", Key: "preceding_validation_failed", Message: redemption.SkipPrecedingFailure.Message, Amount: &amount, RequestID: "v-1"},
		{CreatedAt: s.now, Object: "voucher", Name: strings.Repeat("é", 255), Key: "not_found", Message: "Resource not found", Amount: &amount, RequestID: "v-1"},
	}
	want = append(want, want[2])
	want[3].Order = "order-7"
	good, err := s.Vouchers.Get(t.Context(), "GOOD")
	s.must(err)
	want[1].VoucherID = good.ID
	if diff := cmp.Diff(want, s.kept()); diff != "" {
		t.Error(diff)
	}
}

func TestAProjectCanSwitchTheLogOff(t *testing.T) {
	s := newShop(t)
	s.validate(ask("UNKNOWN"))
	if got := s.kept(); len(got) != 1 {
		t.Fatalf("%d are kept", len(got))
	}
	_, err := s.engine.Projects.Update(t.Context(), "shop", project.Update{RefusalsOff: patch.Set(true)})
	s.must(err)
	s.validate(ask("UNKNOWN"))
	if got := s.kept(); len(got) != 1 || s.Refusals.Dropped() != 0 {
		t.Errorf("%d are kept, %d dropped", len(got), s.Refusals.Dropped())
	}
	more, err := refusal.DailySteps(s.Refusals)[0].Do(t.Context(), "", nil)
	if got := s.kept(); err != nil || more || len(got) != 0 {
		t.Errorf("what was kept before stays: %v, more %t, %v", got, more, err)
	}
}

func TestOldRefusalsAreForgotten(t *testing.T) {
	s := newShop(t)
	for i := range 3 {
		s.validate(ask(fmt.Sprint("CODE", i)))
		s.must(s.Refusals.Flush(t.Context()))
		s.now = s.now.Add(project.DefaultRefusals * 24 * time.Hour / 2)
	}
	_, err := refusal.DailySteps(s.Refusals)[0].Do(t.Context(), "", nil)
	s.must(err)
	if got := s.kept(); len(got) != 2 || got[0].Name != "CODE1" {
		t.Errorf("%+v", got)
	}
}

func TestTheLogHasABound(t *testing.T) {
	backend := memory.New()
	t.Cleanup(func() { _ = backend.Close() })
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	e := env.System()
	e.Now = func() time.Time { now = now.Add(time.Millisecond); return now }
	on := func(context.Context) (bool, error) { return true, nil }
	log := refusal.New(refusal.Deps{Store: backend.Project("shop"), Env: e, On: on, Bound: 10})
	refused := &redemption.Result{Entries: []redemption.Entry{{Status: redemption.EntrySkipped}}}
	for range 25 {
		log.Notice("v-1", refused)
	}
	if err := log.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	page, err := log.List(t.Context(), storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	if err != nil || len(page.Items) != 10 || !page.Items[9].CreatedAt.Equal(now) {
		t.Errorf("%d are kept, %v", len(page.Items), err)
	}
}

// TestNothingWaitsForTheStorage has more refusals come than fit, while the storage fails.
func TestNothingWaitsForTheStorage(t *testing.T) {
	backend := memory.New()
	t.Cleanup(func() { _ = backend.Close() })
	away := errors.New("the storage is away")
	log := refusal.New(refusal.Deps{Store: backend.Project("shop"), Env: env.System(), On: func(context.Context) (bool, error) { return false, away }})
	refused := &redemption.Result{Entries: []redemption.Entry{{Status: redemption.EntrySkipped}}}
	for range 2500 {
		log.Notice("v-1", refused)
	}
	if got := log.Dropped(); got != 500 {
		t.Errorf("%d were dropped", got)
	}
	if err := log.Flush(t.Context()); !errors.Is(err, away) {
		t.Errorf("the flush says %v", err)
	}
	if got := log.Dropped(); got != 2500 {
		t.Errorf("after a failed flush %d were dropped", got)
	}
}
