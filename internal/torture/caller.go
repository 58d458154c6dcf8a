package torture

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"
)

// Caller sends requests to the servers of a site as a shop does.
type Caller struct {
	// Servers are base addresses; each request goes to one of them.
	Servers []string
	// Keys are the headers with the API keys of the project.
	Keys map[string]string
	// Timeout is how long the caller waits for an answer.
	Timeout time.Duration

	http     *http.Client
	mu       sync.Mutex
	failures []Failure
	// answers has the times of all answers below 500, by server.
	answers map[string][]time.Time
}

// Failure is an answer with a status of 500 and above, or none until the client gave up: then the status is 0.
type Failure struct {
	At      time.Time
	Message string
	Status  int
	// Retry says that the answer has a Retry-After.
	Retry bool
}

// Failures returns the failures, up to the thousandth. Those during an outage are no errors of the server.
func (c *Caller) Failures() []Failure {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.failures)
}

func (c *Caller) failed(f Failure) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.failures) < 1000 {
		f.At = time.Now()
		c.failures = append(c.failures, f)
	}
}

// Silence is the longest time within two others in which one of the servers gave no answer below 500.
func (c *Caller) Silence(from, to time.Time) (longest time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, server := range c.Servers {
		last := from
		for _, at := range c.answers[server] {
			if at.After(from) && at.Before(to) {
				longest, last = max(longest, at.Sub(last)), at
			}
		}
		longest = max(longest, to.Sub(last))
	}
	return longest
}

// NewCaller returns a caller of servers with the keys of a project.
func NewCaller(keys map[string]string, timeout time.Duration, servers ...string) *Caller {
	return &Caller{
		Servers: servers, Keys: keys, Timeout: timeout, answers: map[string][]time.Time{},
		http: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 64, IdleConnTimeout: time.Minute}},
	}
}

// Close closes idle connections.
func (c *Caller) Close() { c.http.CloseIdleConnections() }

// Request is one HTTP request.
type Request struct {
	Method, Path string
	Body         any
	// Key is the Idempotency-Key, empty for none.
	Key string
}

// Response is an answer of the server.
type Response struct {
	Status int
	Raw    []byte
	Body   map[string]any
	// Replayed says that the answer was kept under the key of the request.
	Replayed bool
}

// passes reports whether the same request is to be sent again: another one holds its key or its rows at this moment, and nothing was done.
func (r Response) passes() bool {
	return r.ErrorKey() == "idempotency_key_in_use" || r.ErrorKey() == "multiple_requests"
}

// kept reports whether the answer is kept under the key of the request. A refusal with the status 423 is not: it is decided again.
func (r Response) kept() bool { return r.Status != http.StatusLocked }

// ErrorKey returns the stable key of a refusal.
func (r Response) ErrorKey() string {
	key, _ := r.Body["key"].(string)
	return key
}

// At returns the value at a path in the answer: names for objects, indexes for lists. It returns nil where there is none.
func (r Response) At(path ...any) any { return at(r.Body, path...) }

// Int returns a whole number in the answer, and whether there is one.
func (r Response) Int(path ...any) (int64, bool) { return intAt(r.Body, path...) }

// Text returns a text in the answer, or an empty one.
func (r Response) Text(path ...any) string {
	s, _ := r.At(path...).(string)
	return s
}

func at(v any, path ...any) any {
	for _, step := range path {
		switch step := step.(type) {
		case string:
			m, _ := v.(map[string]any)
			v = m[step]
		case int:
			l, _ := v.([]any)
			if step >= len(l) {
				return nil
			}
			v = l[step]
		}
	}
	return v
}

func intAt(v any, path ...any) (int64, bool) {
	n, ok := at(v, path...).(json.Number)
	if !ok {
		return 0, false
	}
	i, err := n.Int64()
	return i, err == nil
}

// errUnsent means that a request has certainly reached no server.
var errUnsent = errors.New("not sent")

// Send sends a request to a random server. After an error, which includes a status of 500 and above, the request may have been performed or
// not, unless the error is errUnsent.
func (c *Caller) Send(ctx context.Context, rng *rand.Rand, r Request) (Response, error) {
	ctx, cancel := context.WithTimeout(ctx, c.Timeout)
	defer cancel()
	var body io.Reader
	if r.Body != nil {
		encoded, err := json.Marshal(r.Body)
		if err != nil {
			return Response{}, err
		}
		body = bytes.NewReader(encoded)
	}
	server := c.Servers[rng.IntN(len(c.Servers))]
	req, err := http.NewRequestWithContext(ctx, r.Method, server+r.Path, body)
	if err != nil {
		return Response{}, err
	}
	req.Header.Set("Content-Type", "application/json")
	for name, value := range c.Keys {
		req.Header.Set(name, value)
	}
	if r.Key != "" {
		req.Header.Set("Idempotency-Key", r.Key)
	} else {
		req.GetBody = nil // so that the transport does not send the request again by itself
	}
	resp, err := c.http.Do(req)
	if err != nil {
		if op := (*net.OpError)(nil); errors.As(err, &op) && op.Op == "dial" {
			err = fmt.Errorf("%w: %w", errUnsent, err)
		}
		return Response{}, err
	}
	defer resp.Body.Close()
	out := Response{Status: resp.StatusCode, Replayed: resp.Header.Get("Idempotency-Replayed") != ""}
	if out.Raw, err = io.ReadAll(resp.Body); err != nil {
		return out, err
	}
	if resp.StatusCode >= http.StatusInternalServerError {
		err := fmt.Errorf("%s %s is answered with %d: %.200s", r.Method, r.Path, resp.StatusCode, out.Raw)
		c.failed(Failure{Message: err.Error(), Status: resp.StatusCode, Retry: resp.Header.Get("Retry-After") != ""})
		return out, err
	}
	c.mu.Lock()
	c.answers[server] = append(c.answers[server], time.Now())
	c.mu.Unlock()
	if len(out.Raw) > 0 {
		d := json.NewDecoder(bytes.NewReader(out.Raw))
		d.UseNumber()
		if err := d.Decode(&out.Body); err != nil && !strings.HasPrefix(string(out.Raw), "[") {
			return out, fmt.Errorf("the answer to %s %s is no JSON: %w", r.Method, r.Path, err)
		}
	}
	return out, nil
}

// Must sends a request until it is answered, and fails when it is refused. It is for requests before and after a run.
func (c *Caller) Must(ctx context.Context, rng *rand.Rand, r Request) (Response, error) {
	out, err := c.answered(ctx, rng, r)
	if err == nil && out.Status >= http.StatusBadRequest {
		err = fmt.Errorf("%s %s: %d %s", r.Method, r.Path, out.Status, out.Raw)
	}
	return out, err
}

// answered sends a request until it is answered, before or after a run.
func (c *Caller) answered(ctx context.Context, rng *rand.Rand, r Request) (Response, error) {
	for {
		out, err := c.Send(ctx, rng, r)
		if err == nil && !out.passes() {
			return out, nil
		}
		select {
		case <-ctx.Done():
			return out, fmt.Errorf("%s %s: %w", r.Method, r.Path, cmp.Or(err, ctx.Err()))
		case <-time.After(100 * time.Millisecond):
		}
	}
}
