package event_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/event"
)

type thing struct {
	Name  string
	Count *int64
	Parts []thing
}

func TestDataLeavesOutWhatIsEmptyAndReadsBack(t *testing.T) {
	zero := int64(0)
	want := thing{Name: "<a>", Parts: []thing{{}, {Count: &zero}}}
	written := event.Data(map[string]any{"thing": &want, "nothing": (*thing)(nil)})
	if diff := cmp.Diff(`{"nothing":null,"thing":{"Name":"<a>","Parts":[{},{"Count":0}]}}`, string(written)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	var got struct{ Thing thing }
	if err := json.Unmarshal(written, &got); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got.Thing); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestDataPanicsWithoutJSON(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a function was written as JSON")
		}
	}()
	event.Data(map[string]any{"f": func() {}})
}
