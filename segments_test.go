package punchcard

import (
	"context"
	"encoding/json"
	"log/slog"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// TestTheDailyWorkLeavesANewSegmentToTheJobThatFillsIt makes a segment before the daily work of the day has come to segments. Two jobs, of which
// one tells, would tell of customers who were in the segment from the start, whenever that one came first.
func TestTheDailyWorkLeavesANewSegmentToTheJobThatFillsIt(t *testing.T) {
	t.Parallel()
	backend := memory.New()
	engine := New(backend)
	defer engine.Close()
	if _, err := engine.CreateProject(t.Context(), project.NewProject{ID: "shop", Name: "Shop"}); err != nil {
		t.Fatal(err)
	}
	shop := engine.Project("shop")
	if err := shop.daily.Begin(t.Context()); err != nil {
		t.Fatal(err)
	}
	fresh := json.RawMessage(`{"junction":"and","created_at":{"conditions":{"$less_than":[2]}}}`)
	if _, err := shop.Segments.Create(t.Context(), segment.NewSegment{Name: "fresh", Type: segment.TypeAutoUpdate, Filter: fresh}); err != nil {
		t.Fatal(err)
	}
	if err := shop.daily.Work(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]bool{false}, waitingSyncs(t, backend)); diff != "" {
		t.Errorf("which jobs tell (-want +got):\n%s", diff)
	}
}

// syncJob is the job of package segment, as far as this test reads it.
type syncJob struct {
	SegmentID string
	Tell      bool
}

func (syncJob) Kind() string { return "SEGMENTS.SYNC" }

// waitingSyncs takes the jobs of segments out of their line, which they leave in their order, and returns which of them tell.
func waitingSyncs(t *testing.T, backend *memory.Backend) (tell []bool) {
	t.Helper()
	if err := backend.Project("shop").Enqueue(t.Context(), syncJob{SegmentID: "last"}); err != nil {
		t.Fatal(err)
	}
	got, last := make(chan bool, 10), make(chan struct{})
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(_ context.Context, _ string, job syncJob, _ asyncaction.Delivery) error {
		if job.SegmentID == "last" {
			close(last)
		} else {
			got <- job.Tell
		}
		return nil
	})
	runner := backend.Runner(handlers, slog.Default())
	if err := runner.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	<-last
	if err := runner.Stop(context.WithoutCancel(t.Context())); err != nil { // waits for those that were begun before the last
		t.Fatal(err)
	}
	close(got)
	for told := range got {
		tell = append(tell, told)
	}
	return tell
}
