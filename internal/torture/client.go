package torture

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"sync"
	"time"
)

// ClientOptions say how clients send requests.
type ClientOptions struct {
	// Pause is the longest pause between two operations of a client.
	Pause time.Duration
	// RetryFor is for how long an unanswered call with a key is sent again.
	RetryFor time.Duration
	// RepeatPercent is the percentage of answered calls with a key that are sent again, TwicePercent that of calls that are sent twice at once.
	RepeatPercent, TwicePercent int
}

// client runs operations on one world, one after the other.
type client struct {
	world   *World
	caller  *Caller
	options ClientOptions
	index   int
	rng     *rand.Rand
}

// run runs operations until the context ends, and finishes the last one.
func (c *client) run(ctx context.Context) {
	for ctx.Err() == nil {
		c.do(context.WithoutCancel(ctx), c.world.choose(c.world, c.rng, c.index))
		if c.options.Pause > 0 {
			time.Sleep(time.Duration(c.rng.Int64N(int64(c.options.Pause))))
		}
	}
}

// do runs an operation and adds it to the history.
func (c *client) do(ctx context.Context, o operation) {
	h := c.world.History
	if o.keyed {
		o.request.Key = fmt.Sprintf("%s-%d", c.world.Name, o.call.Number)
	}
	written := Operation{Client: c.index, Call: o.call, From: h.Now()}
	r, err := c.send(ctx, o)
	written.To = h.Now()
	switch {
	case errors.Is(err, errUnsent):
		return
	case err != nil:
		written.Answer = Answer{Result: Lost, Reason: err.Error()}
		time.Sleep(50 * time.Millisecond) // so that clients do not fill the history while a server is away
	default:
		a, known := c.interpret(o, r)
		switch {
		case !known && a.Result == Lost:
			return // the server has done nothing
		case !known:
			c.world.addViolation("%s %s with %v is answered with %d %.400s", o.request.Method, o.request.Path, o.request.Body, r.Status, r.Raw)
			return
		}
		written.Answer = a
		if a.Result == Done && o.done != nil {
			o.done(r)
		}
	}
	h.Add(written)
	if err == nil && o.keyed && !transient(r) && c.rng.IntN(100) < c.options.RepeatPercent {
		c.repeat(ctx, o, r)
	}
}

// interpret turns a response into an answer of the model. It handles the error keys that all operations have in common.
func (c *client) interpret(o operation, r Response) (Answer, bool) {
	switch r.ErrorKey() {
	case "multiple_requests":
		return Answer{Result: Lost}, false
	case "duplicate_found": // an earlier run of the same request has done it, and its answer was lost
		if o.keyed {
			return Answer{Result: Happened, Reason: r.ErrorKey()}, true
		}
	}
	return o.interpret(r)
}

// send sends a request once, or, when it has a key, until it is answered and sometimes twice at once.
func (c *client) send(ctx context.Context, o operation) (Response, error) {
	if !o.keyed {
		return c.caller.Send(ctx, c.rng, o.request)
	}
	if c.rng.IntN(100) < c.options.TwicePercent {
		return c.sendTwice(ctx, o)
	}
	return c.sendUntilAnswered(ctx, c.rng, o.request)
}

// sendUntilAnswered sends a request with a key until it is answered.
func (c *client) sendUntilAnswered(ctx context.Context, rng *rand.Rand, r Request) (Response, error) {
	sent := false
	for deadline := time.Now().Add(c.options.RetryFor); ; {
		out, err := c.caller.Send(ctx, rng, r)
		if err == nil && out.ErrorKey() != "idempotency_key_in_use" && out.ErrorKey() != "multiple_requests" {
			return out, nil
		}
		if err == nil {
			err = fmt.Errorf("%s", out.ErrorKey())
		}
		sent = sent || !errors.Is(err, errUnsent)
		if time.Now().After(deadline) {
			if sent && errors.Is(err, errUnsent) {
				err = errors.New("the answer to an earlier attempt was lost")
			}
			return Response{}, err
		}
		time.Sleep(50*time.Millisecond + time.Duration(rng.Int64N(int64(100*time.Millisecond))))
	}
}

// sendTwice sends a request with a key twice at once. Both must get the same answer.
func (c *client) sendTwice(ctx context.Context, o operation) (Response, error) {
	var answers [2]Response
	var errs [2]error
	var both sync.WaitGroup
	for i := range answers {
		rng := rand.New(rand.NewPCG(c.rng.Uint64(), uint64(i)))
		both.Go(func() { answers[i], errs[i] = c.sendUntilAnswered(ctx, rng, o.request) })
	}
	both.Wait()
	if errs[0] == nil && errs[1] == nil {
		c.compare(o, answers[0], answers[1])
	}
	// The answer that says more about what was done goes into the history.
	better := 0
	for i := range errs {
		if rank(answers[i], errs[i]) > rank(answers[better], errs[better]) {
			better = i
		}
	}
	return answers[better], errs[better]
}

// rank orders two answers to one key: the higher one says more about what was done.
func rank(r Response, err error) int {
	switch {
	case errors.Is(err, errUnsent):
		return 0
	case err == nil && transient(r): // the other attempt may have been performed
		return 1
	case err != nil:
		return 2
	case r.Status < http.StatusBadRequest:
		return 5
	case r.ErrorKey() == "duplicate_found": // the other attempt may have been refused before, by a server that could not keep its answer
		return 4
	}
	return 3
}

// transient reports whether an answer is not kept under its key: the same request may get another answer later.
func transient(r Response) bool { return r.Status == http.StatusLocked }

// repeat sends an answered request again.
func (c *client) repeat(ctx context.Context, o operation, first Response) {
	if again, err := c.sendUntilAnswered(ctx, c.rng, o.request); err == nil {
		c.compare(o, first, again)
	}
}

// compare reports two answers to one key that differ. Three differences are allowed: one of the answers is transient; one says that an
// earlier run, which ended between its change and its answer, has done it; both are refusals, since a refusal that could not be kept while
// the database was away is decided again, perhaps for another reason.
func (c *client) compare(o operation, a, b Response) {
	refused := a.Status >= http.StatusBadRequest && b.Status >= http.StatusBadRequest
	if refused || a.Status == b.Status && bytes.Equal(a.Raw, b.Raw) {
		return
	}
	for _, r := range []Response{a, b} {
		if transient(r) || r.Status == http.StatusConflict && r.ErrorKey() == "duplicate_found" {
			return
		}
	}
	c.world.addViolation("the key of #%d gets two answers: %d %.400s and %d %.400s", o.call.Number, a.Status, a.Raw, b.Status, b.Raw)
}
