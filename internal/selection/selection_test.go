package selection_test

import (
	"encoding/json"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/internal/selection"
	"github.com/punchcardhq/punchcard/storage"
)

func TestSelectionKeepsTypes(t *testing.T) {
	at := time.Date(2026, 11, 21, 12, 0, 0, 123e6, time.UTC)
	want := storage.Filter{
		All: []storage.Filter{
			storage.Is("code", "true"), storage.Where("created_at", storage.OpLess, at),
			storage.Where("redeemed", storage.OpMore, int64(math.MaxInt64), int64(-1)),
			storage.Or(storage.Is("active", true), storage.Where("holder_id", storage.OpIsUnknown), storage.Is("metadata.n", json.Number("1.50"))),
		},
	}
	raw, err := selection.EncodeFilter(want)
	if err != nil {
		t.Fatal(err)
	}
	got, err := selection.DecodeFilter(raw)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	position := storage.Position{Values: []any{nil, at, "x", int64(3)}, ID: "v_1"}
	text, err := selection.EncodePosition(&position)
	if err != nil {
		t.Fatal(err)
	}
	back, err := selection.DecodePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(&position, back); diff != "" {
		t.Error(diff)
	}
}
