package torture

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"time"
)

// Settle finds out which calls with lost answers have happened. It reads the records, sends all calls with a key once more, reads the records
// again and, for the last time, all accounts. All servers must run again, and no call may be in progress.
func (r *Run) Settle(ctx context.Context) error {
	for _, w := range r.Worlds {
		s := settling{w, r.caller, r.rng, r.Plan.Clients, r.Plan.Client.GiveUp}
		if err := s.settle(ctx); err != nil {
			return fmt.Errorf("settle %s: %w", w.Name, err)
		}
	}
	return nil
}

// settling compares the history of a world with its records.
type settling struct {
	*World
	caller *Caller
	rng    *rand.Rand
	// reader is the client of the last reads.
	reader int
	giveUp time.Duration
}

func (w settling) settle(ctx context.Context) error {
	before, err := w.recordsOfCalls(ctx)
	if err != nil {
		return err
	}
	late := w.repeatKeys(ctx, before)
	records, err := w.recordsOfCalls(ctx)
	if err != nil {
		return err
	}
	now := w.History.Now()
	known := map[int]bool{}
	var settled []Operation
	for _, o := range w.History.Operations() {
		if l, answered := late[o.Call.Number]; answered {
			l.Client, l.Call, l.From = o.Client, o.Call, max(o.From, l.From)
			o = l
		}
		known[o.Call.Number] = true
		found := len(records[o.Call.Number])
		switch {
		case o.Call.Records == 0: // no record has its mark
		case found != 0 && found != o.Call.Records:
			w.addViolation("%s: %d records carry its mark, want %d", o.Describe(w.Accounts), found, o.Call.Records)
		case o.Answer.Result == Lost && found == 0:
			continue
		case o.Answer.Result == Lost:
			o.Answer.Result, o.To = Happened, now
		case o.Answer.Result == Refused && found > 0:
			w.addViolation("%s: it has a record", o.Describe(w.Accounts))
		case o.Answer.Result != Refused && found == 0:
			w.addViolation("%s: there is no record of it", o.Describe(w.Accounts))
		}
		settled = append(settled, o)
	}
	for number := range records {
		if !known[number] {
			w.addViolation("a record carries the mark of #%d, which the server said it did not perform", number)
		}
	}
	w.History.mu.Lock()
	w.History.operations = settled
	w.History.mu.Unlock()
	return w.readLast(ctx)
}

// recordsOfCalls reads the records of each call, by its number.
func (w settling) recordsOfCalls(ctx context.Context) (map[int][]record, error) {
	all, err := w.records(ctx, w.caller, w.rng)
	of := map[int][]record{}
	for _, r := range all {
		if number := w.numberOf(r.mark); number > 0 {
			of[number] = append(of[number], r)
		} else if r.mark != "" {
			w.addViolation("a record has the mark %q, which no call had", r.mark)
		}
	}
	return of, err
}

// repeatKeys sends each call with a key once more. The key of an answered call keeps its answer. That of a lost call keeps the answer to its
// change if the change is there, and none if it is not: then the call is performed now. It returns when and how the lost calls were answered, by
// their numbers.
func (w settling) repeatKeys(ctx context.Context, records map[int][]record) map[int]Operation {
	late := map[int]Operation{}
	for _, k := range w.keyed {
		number, sent := k.call.Number, w.History.Now()
		r, err := w.answered(ctx, k.request)
		if err != nil {
			w.addViolation("%s %s with key %s is not answered although all servers run: %v", k.request.Method, k.request.Path, k.request.Key, err)
			return late
		}
		made := records[number]
		switch {
		case k.answered:
			w.compare(k.operation, k.answer, r)
			if !r.Replayed {
				w.addViolation("the key of #%d is forgotten: its answer is not kept", number)
			}
		case r.Replayed:
			sent = 0 // it happened at any time since it was sent
			if k.call.Records > 0 && (len(made) > 0) != (r.Status < http.StatusBadRequest) {
				w.addViolation("the key of #%d keeps the answer %d %.400s, and %d records carry its mark", number, r.Status, r.Raw, len(made))
			}
		case len(made) > 0:
			w.addViolation("the key of #%d is forgotten: %d records carry its mark, and it is performed again", number, len(made))
		}
		for _, m := range made {
			if r.Status < http.StatusBadRequest && !bytes.Contains(r.Raw, []byte(m.id)) {
				w.addViolation("the key of #%d keeps an answer without the record %s: %.400s", number, m.id, r.Raw)
			}
		}
		if !k.answered {
			a, defined := k.interpret(r)
			if !defined {
				w.addViolation("%s %s with %v is answered with %d %.400s", k.request.Method, k.request.Path, k.request.Body, r.Status, r.Raw)
				continue
			}
			late[number] = Operation{Answer: a, From: sent, To: w.History.Now()}
		}
	}
	return late
}

// answered sends a request until it is answered.
func (w settling) answered(ctx context.Context, r Request) (Response, error) {
	ctx, cancel := context.WithTimeout(ctx, w.giveUp)
	defer cancel()
	return w.caller.answered(ctx, w.rng, r)
}

// readLast reads all accounts once more, so that effects of calls without a record are found. These reads must succeed.
func (w settling) readLast(ctx context.Context) error {
	for _, o := range w.read(w.World) {
		written := Operation{Client: w.reader, Call: o.call, From: w.History.Now()}
		r, err := w.caller.Must(ctx, w.rng, o.request)
		if err != nil {
			return err
		}
		var known bool
		written.To = w.History.Now()
		if written.Answer, known = o.interpret(r); !known {
			return fmt.Errorf("%s %s is answered with %d %.400s", o.request.Method, o.request.Path, r.Status, r.Raw)
		}
		w.History.Add(written)
	}
	return nil
}
