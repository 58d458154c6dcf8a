package httpapi_test

import (
	"context"
	"net/http/httptest"
)

// work runs background jobs until an action is over, and returns it.
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
	return s.finished(actionID)
}

// result starts background work and returns what it left behind.
func (s *server) result(status int, path string, body any) object {
	s.t.Helper()
	action := s.work(s.expect(status, "POST", path, body)["async_action_id"])
	result, _ := action["result"].(object)
	return result
}

// file fetches what is no JSON.
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
