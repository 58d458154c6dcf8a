package httpapi_test

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
)

func TestAsyncActions(t *testing.T) {
	s := newServer(t)
	at := func(n int) time.Time { return noon.Add(time.Duration(n) * time.Second) }
	action := func(id string, n int) asyncaction.Action {
		return asyncaction.Action{ID: id, Type: "ORDERS.IMPORT", Status: asyncaction.StatusEnqueued, Operation: asyncaction.OperationUnknown,
			RequestID: "v-1", CreatedAt: at(n), UpdatedAt: at(n), Total: 4}
	}
	waiting, running, done := action("aa_1", 1), action("aa_2", 2), action("aa_3", 3)
	running.Claim(0, at(4))
	running.Done = 3
	done.Claim(0, at(5))
	done.Done, done.Failed = 3, 1
	done.Result.Failures = []asyncaction.Failure{{Row: 2, Key: "ord", Reason: "is wrong"}}
	done.Finish("3 order(s) imported successfully, 1 failed.", nil, at(7))
	if err := s.backend.store(s.project).AsyncActions().Insert(t.Context(), waiting, running, done); err != nil {
		t.Fatal(err)
	}
	first := `{"id":"aa_3","type":"ORDERS.IMPORT","status":"DONE","operation_status":"SUCCESS","request_id":"v-1","progress":100,
		"created_at":"2026-11-21T12:00:03.000Z","updated_at":"2026-11-21T12:00:07.000Z","object":"async_action"}`
	shows(t, s.get("/v1/async-actions?limit=1"), `{"object":"list","data_ref":"async_actions","has_more":true,"async_actions":[`+first+`]}`)
	rest := s.get("/v1/async-actions?end_date=2026-11-21T12:00:03.000Z")
	shows(t, anyList(pluck(rest, "id")), `["aa_2","aa_1"]`)
	shows(t, rest["has_more"], `false`)

	shows(t, s.get("/v1/async-actions/aa_1"), `{"id":"aa_1","type":"ORDERS.IMPORT","status":"ENQUEUED","operation_status":"UNKNOWN","request_id":"v-1",
		"progress":0,"created_at":"2026-11-21T12:00:01.000Z","updated_at":"2026-11-21T12:00:01.000Z","object":"async_action"}`)
	shows(t, s.get("/v1/async-actions/aa_2")["progress"], `75`)
	finished := s.get("/v1/async-actions/aa_3")
	shows(t, finished["processing_time"], `2000`)
	shows(t, finished["result"], `{"message":"3 order(s) imported successfully, 1 failed.","done_count":3,"failed_count":1,
		"failed":[{"source_id":"ord","reason":"is wrong"}]}`)

	s.refuse(404, "not_found", "Cannot find async_action with id aa_9", "GET", "/v1/async-actions/aa_9", nil)
	s.refuse(400, "invalid_query_params", "Property .end_date", "GET", "/v1/async-actions?end_date=soon", nil)
}
