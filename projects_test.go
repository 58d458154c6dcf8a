package punchcard

import (
	"sync"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// twoEngines are two processes on one storage, and a sandbox that both work in.
func twoEngines(t *testing.T) (here, there *Engine) {
	t.Helper()
	backend := memory.New()
	here, there = New(backend), New(backend)
	t.Cleanup(func() { _ = here.Close() })
	if _, err := here.CreateProject(t.Context(), project.NewProject{ID: "box", Name: "Box", Sandbox: true}); err != nil {
		t.Fatal(err)
	}
	return here, there
}

func ahead(p *Project) time.Duration { return p.clock.Ahead() }

func TestTheClockOfASandboxFollowsWhatIsReadOfIt(t *testing.T) {
	here, there := twoEngines(t)
	opened := there.Project("box")
	if err := here.Project("box").AdvanceClock(t.Context(), 48*time.Hour); err != nil {
		t.Fatal(err)
	}
	// Any operation that reads the settings of the project moves the clock.
	if _, err := opened.Vouchers.Get(t.Context(), "NONE"); !fault.IsNotFound(err) {
		t.Fatal(err)
	}
	if got := ahead(opened); got != 48*time.Hour {
		t.Errorf("the clock runs %s ahead, want 48h", got)
	}
	opened.clock.Follow(time.Hour)
	if got := ahead(opened); got != 48*time.Hour {
		t.Errorf("what was read before moves the clock back to %s", got)
	}
}

func TestAProjectWhoseClockWasReadIsOpenedWithIt(t *testing.T) {
	here, there := twoEngines(t)
	if err := here.Project("box").AdvanceClock(t.Context(), 48*time.Hour); err != nil {
		t.Fatal(err)
	}
	if _, err := there.Projects.Recent(t.Context(), "box"); err != nil {
		t.Fatal(err)
	}
	if got := ahead(there.Project("box")); got != 48*time.Hour {
		t.Errorf("the clock runs %s ahead, want 48h", got)
	}
}

// isOpen reports whether an engine works in a project.
func isOpen(e *Engine, id string) bool { return e.open.All()[id] != nil }

func TestADeletedProjectIsLetGo(t *testing.T) {
	here, there := twoEngines(t)
	if _, err := here.CreateProject(t.Context(), project.NewProject{ID: "shop", Name: "Shop"}); err != nil {
		t.Fatal(err)
	}
	for _, e := range []*Engine{here, there} {
		e.Project("never-made")
		e.Project("shop")
		if err := e.beginDays(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if err := here.Projects.Delete(t.Context(), "shop"); err != nil {
		t.Fatal(err)
	}
	if err := here.jobs.Run(t.Context(), asyncaction.Delivery{Kind: project.EraseJob{}.Kind(), Payload: []byte(`{"ProjectID": "shop"}`), Attempt: 1}); err != nil {
		t.Fatal(err)
	}
	if err := there.beginDays(t.Context()); err != nil {
		t.Fatal(err)
	}
	for name, e := range map[string]*Engine{"the process that erases it": here, "another process": there} {
		if isOpen(e, "shop") {
			t.Errorf("%s keeps the deleted project", name)
		}
		if !isOpen(e, "never-made") || !isOpen(e, "box") {
			t.Errorf("%s lets go of a project that was not deleted", name)
		}
	}
}

// TestAProjectThatAJobOpensIsLetGo has a job that was left behind run after its project was erased.
func TestAProjectThatAJobOpensIsLetGo(t *testing.T) {
	here, _ := twoEngines(t)
	left := asyncaction.Delivery{ProjectID: "shop", Kind: "SEGMENTS.SYNC", Payload: []byte(`{"SegmentID": "seg_1"}`), Attempt: 1}
	if err := here.jobs.Run(t.Context(), left); err != nil {
		t.Fatal(err)
	}
	if !isOpen(here, "shop") {
		t.Error("the job did not work in the project")
	}
	if err := here.beginDays(t.Context()); err != nil {
		t.Fatal(err)
	}
	if isOpen(here, "shop") {
		t.Error("the process keeps a project that is not there")
	}
}

func TestTheClockOfASandboxIsMovedByEachCall(t *testing.T) {
	here, _ := twoEngines(t)
	var calls sync.WaitGroup
	for range 8 {
		calls.Go(func() {
			if err := here.Project("box").AdvanceClock(t.Context(), 24*time.Hour); err != nil {
				t.Error(err)
			}
		})
	}
	calls.Wait()
	if got := ahead(here.Project("box")); got != 8*24*time.Hour {
		t.Errorf("eight calls move the clock by %s, want 192h", got)
	}
}

func TestACampaignIsMadeAtTheTimeOfItsProject(t *testing.T) {
	noon := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	engine := New(memory.New(), WithEnv(env.Env{Now: func() time.Time { return noon }}))
	defer engine.Close()
	if _, err := engine.CreateProject(t.Context(), project.NewProject{ID: "box", Name: "Box", Sandbox: true}); err != nil {
		t.Fatal(err)
	}
	box := engine.Project("box")
	if err := box.AdvanceClock(t.Context(), 48*time.Hour); err != nil {
		t.Fatal(err)
	}
	c, err := box.Campaigns.Create(t.Context(), NewCampaign{NewCampaign: campaign.NewCampaign{Name: "Later", Type: campaign.TypePromotion}})
	if want := noon.Add(48 * time.Hour); err != nil || !c.CreatedAt.Equal(want) {
		t.Errorf("the campaign is made at %s (%v), want %s", c.CreatedAt, err, want)
	}
}
