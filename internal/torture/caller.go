package torture

import (
	"bytes"
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

// Caller sends requests to the servers of a site as a shop would.
type Caller struct {
	// Servers are base addresses; each request goes to one of them.
	Servers []string
	// Keys are the headers that open the project.
	Keys map[string]string
	// Patience is for how long an answer is waited for.
	Patience time.Duration

	http     *http.Client
	mu       sync.Mutex
	failures []Failure
}

// Failure is an answer with a status of 500 and above: the server lived, was reached, and did not know what to say.
type Failure struct {
	At   time.Time
	Said string
}

// Failures returns the first of the failures that came as answers. Whoever knows when the storage was away knows which of them are excused.
func (c *Caller) Failures() []Failure {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.failures)
}

func (c *Caller) failed(said string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.failures) < 1000 {
		c.failures = append(c.failures, Failure{time.Now(), said})
	}
}

// NewCaller returns a caller of servers with the keys of a project.
func NewCaller(keys map[string]string, patience time.Duration, servers ...string) *Caller {
	return &Caller{
		Servers: servers, Keys: keys, Patience: patience,
		http: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 64, IdleConnTimeout: time.Minute}},
	}
}

// Close lets go of idle connections.
func (c *Caller) Close() { c.http.CloseIdleConnections() }

// Request is what one call sends.
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
}

// ErrorKey is the stable key of a refusal.
func (r Response) ErrorKey() string {
	key, _ := r.Body["key"].(string)
	return key
}

// At walks into the answer: names for objects, numbers for lists. What is not there is nil.
func (r Response) At(path ...any) any { return at(r.Body, path...) }

// Int is a whole number in the answer, and whether it is one.
func (r Response) Int(path ...any) (int64, bool) { return intAt(r.Body, path...) }

// Text is a text in the answer, or empty.
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

// errUnsent says that a request certainly reached no server.
var errUnsent = errors.New("not sent")

// Send sends a request to a random server. An error, a status of 500 and above included, says that nobody knows what became of it, unless
// it is errUnsent.
func (c *Caller) Send(ctx context.Context, rng *rand.Rand, r Request) (Response, error) {
	ctx, cancel := context.WithTimeout(ctx, c.Patience)
	defer cancel()
	var body io.Reader
	if r.Body != nil {
		encoded, err := json.Marshal(r.Body)
		if err != nil {
			return Response{}, err
		}
		body = bytes.NewReader(encoded)
	}
	req, err := http.NewRequestWithContext(ctx, r.Method, c.Servers[rng.IntN(len(c.Servers))]+r.Path, body)
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
		req.GetBody = nil // the transport sends nothing twice by itself
	}
	resp, err := c.http.Do(req)
	if err != nil {
		if op := (*net.OpError)(nil); errors.As(err, &op) && op.Op == "dial" {
			err = fmt.Errorf("%w: %w", errUnsent, err)
		}
		return Response{}, err
	}
	defer resp.Body.Close()
	out := Response{Status: resp.StatusCode}
	if out.Raw, err = io.ReadAll(resp.Body); err != nil {
		return out, err
	}
	if resp.StatusCode >= http.StatusInternalServerError {
		err := fmt.Errorf("%s %s is answered with %d: %.200s", r.Method, r.Path, resp.StatusCode, out.Raw)
		c.failed(err.Error())
		return out, err
	}
	if len(out.Raw) > 0 {
		d := json.NewDecoder(bytes.NewReader(out.Raw))
		d.UseNumber()
		if err := d.Decode(&out.Body); err != nil && !strings.HasPrefix(string(out.Raw), "[") {
			return out, fmt.Errorf("the answer to %s %s is no JSON: %w", r.Method, r.Path, err)
		}
	}
	return out, nil
}

// Must sends a request, again while its answer is lost, and fails when it is refused. It is for what happens before and after a run.
func (c *Caller) Must(ctx context.Context, rng *rand.Rand, r Request) (Response, error) {
	for {
		out, err := c.Send(ctx, rng, r)
		if err == nil && out.Status < http.StatusBadRequest {
			return out, nil
		}
		if err == nil {
			return out, fmt.Errorf("%s %s: %d %s", r.Method, r.Path, out.Status, out.Raw)
		}
		select {
		case <-ctx.Done():
			return out, fmt.Errorf("%s %s: %w", r.Method, r.Path, err)
		case <-time.After(100 * time.Millisecond):
		}
	}
}
