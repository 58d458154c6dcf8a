package httpapi_test

import (
	"context"
	"encoding/json"
	"net/http/httptest"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/webhook"
)

// perform runs one job.
func (s *server) perform(ctx context.Context, kind string, job object) error {
	s.t.Helper()
	payload, err := json.Marshal(job)
	if err != nil {
		s.t.Fatal(err)
	}
	r := &asyncaction.Registry{}
	referral.RegisterJobs(r, func(id string) *referral.Engine { return s.engine.Project(id).Referrals })
	segment.RegisterJobs(r, func(id string) *segment.Engine { return s.engine.Project(id).Segments })
	webhook.RegisterJobs(r, func(id string) *webhook.Engine { return s.engine.Project(id).Webhooks })
	return r.Run(ctx, asyncaction.Delivery{ProjectID: s.project, Kind: kind, Payload: payload, Attempt: 1})
}

// work runs background jobs until an action is done, and returns it.
func (s *server) work(actionID any) object {
	s.t.Helper()
	ctx, cancel := context.WithCancel(s.t.Context())
	defer cancel()
	if err := s.engine.Start(ctx); err != nil {
		s.t.Fatal(err)
	}
	defer func() {
		if err := s.engine.Stop(context.WithoutCancel(ctx)); err != nil {
			s.t.Error(err)
		}
	}()
	return s.awaitAction(actionID)
}

// result starts an async action and returns its result.
func (s *server) result(status int, path string, body any) object {
	s.t.Helper()
	action := s.work(s.expect(status, "POST", path, body)["async_action_id"])
	result, _ := action["result"].(object)
	return result
}

// file sends a request whose answer is not JSON.
func (s *server) file(method, path string) string {
	s.t.Helper()
	r := httptest.NewRequestWithContext(s.t.Context(), method, path, nil)
	for name, value := range s.headers {
		r.Header.Set(name, value)
	}
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, r)
	if w.Code != 200 {
		s.t.Fatalf("%s %s: %d %s", method, path, w.Code, w.Body)
	}
	return w.Body.String()
}
