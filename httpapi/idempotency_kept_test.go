package httpapi

import (
	"context"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// TestAnswerThatCannotBeStored deletes the record of a key while its request is performed. A success is answered, because
// the next run cannot repeat it. A refusal is not, because the next run may succeed.
func TestAnswerThatCannotBeStored(t *testing.T) {
	for loss, lose := range map[string]func(storage.Collection[idempotency.Record]) error{
		"the record is gone": func(records storage.Collection[idempotency.Record]) error {
			_, err := records.DeleteAll(t.Context(), storage.Filter{})
			return err
		},
		"another run has taken it over": func(records storage.Collection[idempotency.Record]) error {
			_, err := records.UpdateAll(t.Context(), storage.Filter{}, func(r *idempotency.Record) (bool, error) { r.Holder = "run_other"; return true, nil })
			return err
		},
	} {
		for name, c := range map[string]struct {
			refusal error
			told    int
		}{
			"something is done": {nil, 200},
			"it is refused":     {fault.Invalid("gift_amount_exceeded", "gift amount exceeded", ""), 0},
		} {
			t.Run(loss+", "+name, func(t *testing.T) {
				backend := memory.New()
				engine := punchcard.New(backend)
				defer engine.Close()
				r := &request{Request: httptest.NewRequest("POST", "/v1/things", strings.NewReader("{}")), op: Operation{Method: "POST", Path: "/v1/things"}}
				r.Header.Set(headerKey, "key")
				got, err := New(engine).performOnce(t.Context(), r, func(context.Context, *request) (answer, error) {
					if err := lose(backend.System().IdempotencyRecords()); err != nil {
						t.Fatal(err)
					}
					return ok(map[string]any{}), c.refusal
				})
				if _, isFault := fault.As(err); got.status != c.told || (err == nil) != (c.refusal == nil) || isFault {
					t.Errorf("answered %d, %v", got.status, err)
				}
			})
		}
	}
}
