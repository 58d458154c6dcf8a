package torture

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"
)

// ClientOptions say how clients send requests.
type ClientOptions struct {
	// Pause is the longest pause between two operations of a client.
	Pause time.Duration
	// KeyAll gives each call that changes something a key. Otherwise about half of them have one.
	KeyAll bool
	// GiveUp is for how long a call with a key is sent again. One that is not answered by then is a failure.
	GiveUp time.Duration
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
	if o.keyed || c.options.KeyAll && o.changes() {
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
	case r.ErrorKey() == "multiple_requests":
		return // the server has done nothing
	default:
		var known bool
		if written.Answer, known = o.interpret(r); !known {
			c.world.addViolation("%s %s with %v is answered with %d %.400s", o.request.Method, o.request.Path, o.request.Body, r.Status, r.Raw)
			return
		}
		if written.Answer.Result == Done && o.done != nil {
			o.done(r)
		}
	}
	h.Add(written)
	if o.request.Key == "" || err == nil && !r.kept() {
		return
	}
	c.world.addKeyed(keyedCall{operation: o, answer: r, answered: err == nil, took: time.Duration(written.To - written.From)})
	if err == nil && c.rng.IntN(100) < c.options.RepeatPercent {
		if again, err := c.sendUntilAnswered(ctx, c.rng, o); err == nil {
			c.world.compare(o, r, again)
		}
	}
}

// send sends a request once, or, when it has a key, until it is answered and sometimes twice at once.
func (c *client) send(ctx context.Context, o operation) (Response, error) {
	if o.request.Key == "" {
		return c.caller.Send(ctx, c.rng, o.request)
	}
	if c.rng.IntN(100) < c.options.TwicePercent {
		return c.sendTwice(ctx, o)
	}
	return c.sendUntilAnswered(ctx, c.rng, o)
}

// sendUntilAnswered sends a request with a key until it is answered, or the client gives up.
func (c *client) sendUntilAnswered(ctx context.Context, rng *rand.Rand, o operation) (Response, error) {
	sent := false
	for deadline := time.Now().Add(c.options.GiveUp); ; {
		out, err := c.caller.Send(ctx, rng, o.request)
		if err == nil && !out.passes() {
			return out, nil
		}
		if err == nil {
			err = errors.New(out.ErrorKey())
		}
		sent = sent || !errors.Is(err, errUnsent)
		if time.Now().After(deadline) {
			if sent && errors.Is(err, errUnsent) {
				err = errors.New("the answer to an earlier attempt was lost")
			}
			c.caller.failed(Failure{Message: fmt.Sprintf("%s %s with key %s is not answered within %s: %v", o.request.Method, o.request.Path, o.request.Key, c.options.GiveUp, err)})
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
		both.Go(func() { answers[i], errs[i] = c.sendUntilAnswered(ctx, rng, o) })
	}
	both.Wait()
	better := 0
	if rank(answers[1], errs[1]) > rank(answers[0], errs[0]) {
		better = 1
	}
	if errs[0] == nil && errs[1] == nil && answers[0].kept() && answers[1].kept() {
		c.world.compare(o, answers[0], answers[1])
	}
	return answers[better], errs[better]
}

// rank orders two results of one call with a key: the higher one says more about what was done.
func rank(r Response, err error) int {
	switch {
	case errors.Is(err, errUnsent):
		return 0
	case err == nil && !r.kept(): // the other attempt may have been performed
		return 1
	case err != nil:
		return 2
	}
	return 3
}

// compare reports two answers to one key that differ.
func (w *World) compare(o operation, a, b Response) {
	if a.Status != b.Status || !bytes.Equal(a.Raw, b.Raw) {
		w.addViolation("the key of #%d gets two answers: %d %.400s and %d %.400s", o.call.Number, a.Status, a.Raw, b.Status, b.Raw)
	}
}
