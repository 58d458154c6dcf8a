package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
)

// remote is a server that a command calls over the API, with application keys.
type remote struct {
	url, appID, appToken string
}

// settings adds the flags for the address and the keys of the server.
func (r *remote) settings(cmd *cobra.Command) {
	setting(cmd, &r.url, "url", "PUNCHCARD_URL", "http://127.0.0.1:8080", "the address of the server")
	setting(cmd, &r.appID, "app-id", "PUNCHCARD_APP_ID", "", "the id of an application key of the project")
	setting(cmd, &r.appToken, "app-token", "PUNCHCARD_APP_TOKEN", "", "the token of that key")
}

// attempts is how often a call is tried that gets no answer, or one that asks to retry.
const attempts = 6

// post sends a body. With the idempotency key the server performs it once, however often it is sent because an answer was lost.
func (r remote) post(ctx context.Context, path, contentType string, body []byte, key string) (map[string]any, error) {
	return r.object(r.call(ctx, http.MethodPost, path, contentType, body, key))
}

func (r remote) get(ctx context.Context, path string) (map[string]any, error) {
	return r.object(r.call(ctx, http.MethodGet, path, "", nil, ""))
}

func (r remote) object(body []byte, err error) (map[string]any, error) {
	if err != nil {
		return nil, err
	}
	var answer map[string]any
	d := json.NewDecoder(bytes.NewReader(body))
	d.UseNumber()
	return answer, d.Decode(&answer)
}

// call returns the body of an answer. For a refusal it returns an error with the message of the server.
func (r remote) call(ctx context.Context, method, path, contentType string, body []byte, key string) ([]byte, error) {
	var last error
	for attempt := range attempts {
		if attempt > 0 {
			select {
			case <-ctx.Done():
				return nil, errors.Join(ctx.Err(), last)
			case <-time.After(time.Duration(attempt*attempt) * 200 * time.Millisecond):
			}
		}
		answer, again, err := r.once(ctx, method, path, contentType, body, key)
		if err == nil || !again {
			return answer, err
		}
		last = err
	}
	return nil, last
}

func (r remote) once(ctx context.Context, method, path, contentType string, body []byte, key string) (answer []byte, again bool, err error) {
	req, err := http.NewRequestWithContext(ctx, method, strings.TrimSuffix(r.url, "/")+path, bytes.NewReader(body))
	if err != nil {
		return nil, false, err
	}
	req.Header.Set("X-App-Id", r.appID)
	req.Header.Set("X-App-Token", r.appToken)
	if contentType != "" {
		req.Header.Set("Content-Type", contentType)
	}
	if key != "" {
		req.Header.Set("Idempotency-Key", key)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, ctx.Err() == nil, err
	}
	defer resp.Body.Close()
	if answer, err = io.ReadAll(resp.Body); err != nil {
		return nil, ctx.Err() == nil, err
	}
	if resp.StatusCode < http.StatusBadRequest {
		return answer, false, nil
	}
	if seconds, bad := strconv.Atoi(resp.Header.Get("Retry-After")); resp.StatusCode == http.StatusTooManyRequests && bad == nil && seconds < 120 {
		select {
		case <-ctx.Done():
		case <-time.After(time.Duration(seconds) * time.Second):
		}
	}
	again = resp.StatusCode == http.StatusTooManyRequests || resp.StatusCode >= http.StatusInternalServerError && resp.StatusCode != http.StatusNotImplemented
	var refusal struct{ Message, Details string }
	if json.Unmarshal(answer, &refusal) != nil || refusal.Message == "" {
		return nil, again, fmt.Errorf("%s %s: %s", method, path, resp.Status)
	}
	return nil, again, fmt.Errorf("the server refuses: %s: %s", refusal.Message, refusal.Details)
}

// waitForAction waits for the end of a background action and returns its result. It calls progress with the percentage that is done.
func (r remote) waitForAction(ctx context.Context, id string, progress func(percent int64)) (map[string]any, error) {
	for {
		action, err := r.get(ctx, "/v1/async-actions/"+url.PathEscape(id))
		if err != nil {
			return nil, err
		}
		result, _ := action["result"].(map[string]any)
		switch action["status"] {
		case "DONE":
			return result, nil
		case "FAILED":
			return result, fmt.Errorf("action %s failed: %v", id, result["message"])
		}
		progress(intOf(action["progress"]))
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("action %s continues on the server: %w", id, ctx.Err())
		case <-time.After(200 * time.Millisecond):
		}
	}
}

// intOf returns an integer of an answer, or 0 when there is none.
func intOf(value any) int64 {
	n, _ := value.(json.Number)
	i, _ := n.Int64()
	return i
}
