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

// Rhythm says how clients behave.
type Rhythm struct {
	// Pause is the longest rest between two operations of a client.
	Pause time.Duration
	// Persistence is for how long a call with a key is sent again.
	Persistence time.Duration
	// Again is how many of a hundred answered calls with a key are sent again, and how many are sent twice at once.
	Again, Twice int
}

// client does operations on one world, one after the other.
type client struct {
	world  *World
	caller *Caller
	rhythm Rhythm
	index  int
	rng    *rand.Rand
}

// run does operations until the context ends; the last one is finished.
func (c *client) run(ctx context.Context) {
	for ctx.Err() == nil {
		c.do(context.WithoutCancel(ctx), c.world.choose(c.world, c.rng, c.index))
		if c.rhythm.Pause > 0 {
			time.Sleep(time.Duration(c.rng.Int64N(int64(c.rhythm.Pause))))
		}
	}
}

// do performs an operation and writes it into the history.
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
		written.Answer = Answer{Result: Lost, Said: err.Error()}
		time.Sleep(50 * time.Millisecond) // whatever is broken is not mended by insisting
	default:
		a, known := c.understand(o, r)
		switch {
		case !known && a.Result == Lost:
			return // the server says that it did nothing
		case !known:
			c.world.isWrong("%s %s with %v is answered with %d %.400s", o.request.Method, o.request.Path, o.request.Body, r.Status, r.Raw)
			return
		}
		written.Answer = a
		if a.Result == Done && o.done != nil {
			o.done(r)
		}
	}
	h.Add(written)
	if err == nil && o.keyed && !passing(r) && c.rng.IntN(100) < c.rhythm.Again {
		c.repeat(ctx, o, r)
	}
}

// understand turns an answer into the model's words. What the API says in common for all operations is here.
func (c *client) understand(o operation, r Response) (Answer, bool) {
	switch r.ErrorKey() {
	case "multiple_requests":
		return Answer{Result: Lost}, false
	case "duplicate_found": // an earlier run of the same request did it, and its answer was lost
		if o.keyed {
			return Answer{Result: Happened, Said: r.ErrorKey()}, true
		}
	}
	return o.understand(r)
}

// send sends a request; one with a key again until it is answered, and sometimes twice at once.
func (c *client) send(ctx context.Context, o operation) (Response, error) {
	if !o.keyed {
		return c.caller.Send(ctx, c.rng, o.request)
	}
	if c.rng.IntN(100) < c.rhythm.Twice {
		return c.sendTwice(ctx, o)
	}
	return c.insist(ctx, c.rng, o.request)
}

// insist sends a request with a key until it is answered.
func (c *client) insist(ctx context.Context, rng *rand.Rand, r Request) (Response, error) {
	sent := false
	for deadline := time.Now().Add(c.rhythm.Persistence); ; {
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
				err = errors.New("an earlier sending was lost")
			}
			return Response{}, err
		}
		time.Sleep(50*time.Millisecond + time.Duration(rng.Int64N(int64(100*time.Millisecond))))
	}
}

// sendTwice sends a request with a key twice at once. Both have to get the same answer.
func (c *client) sendTwice(ctx context.Context, o operation) (Response, error) {
	var answers [2]Response
	var errs [2]error
	var both sync.WaitGroup
	for i := range answers {
		rng := rand.New(rand.NewPCG(c.rng.Uint64(), uint64(i)))
		both.Go(func() { answers[i], errs[i] = c.insist(ctx, rng, o.request) })
	}
	both.Wait()
	if errs[0] == nil && errs[1] == nil {
		c.compare(o, answers[0], answers[1])
	}
	// What counts is what was done, then what is known, then what was sent.
	better := 0
	for i := range errs {
		if rank(answers[i], errs[i]) > rank(answers[better], errs[better]) {
			better = i
		}
	}
	return answers[better], errs[better]
}

func rank(r Response, err error) int {
	switch {
	case errors.Is(err, errUnsent):
		return 0
	case err == nil && passing(r): // the other one may have been done all the same
		return 1
	case err != nil:
		return 2
	case r.Status < http.StatusBadRequest:
		return 5
	case r.ErrorKey() == "duplicate_found": // the other one may have been refused before, by a server that could not keep it
		return 4
	}
	return 3
}

// passing says that an answer is not kept under its key: the same request may be answered otherwise as soon as others are done.
func passing(r Response) bool { return r.Status == http.StatusLocked }

// repeat sends an answered request again.
func (c *client) repeat(ctx context.Context, o operation, first Response) {
	if again, err := c.insist(ctx, c.rng, o.request); err == nil {
		c.compare(o, first, again)
	}
}

// compare reports two answers to one key that differ, unless one is not kept. Where a run ended between its change and its answer, a later
// run may say that it was done already; that is no second answer. Nor is a second refusal: where the database was away when the first one
// was to be kept, it is decided again, perhaps for another reason by then, and neither has changed anything.
func (c *client) compare(o operation, a, b Response) {
	refused := a.Status >= http.StatusBadRequest && b.Status >= http.StatusBadRequest
	if refused || a.Status == b.Status && bytes.Equal(a.Raw, b.Raw) {
		return
	}
	for _, r := range []Response{a, b} {
		if passing(r) || r.Status == http.StatusConflict && r.ErrorKey() == "duplicate_found" {
			return
		}
	}
	c.world.isWrong("the key of #%d gets two answers: %d %.400s and %d %.400s", o.call.Number, a.Status, a.Raw, b.Status, b.Raw)
}
