package torture

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"github.com/anishathalye/porcupine"
)

// Plan has the parameters of a run.
type Plan struct {
	Seed uint64
	// Worlds is the number of worlds of each kind, by the names of Constructors. Clients is the number of clients of each world.
	Worlds  map[string]int
	Clients int
	// For is how long the clients send calls.
	For    time.Duration
	Client ClientOptions
	// CheckTimeout bounds the time to check each history.
	CheckTimeout time.Duration
}

// Run is a set of worlds that clients work on.
type Run struct {
	Plan   Plan
	Worlds []*World
	caller *Caller
	rng    *rand.Rand
}

// NewRun makes the worlds of a plan.
func NewRun(ctx context.Context, c *Caller, p Plan) (*Run, error) {
	r := &Run{Plan: p, caller: c, rng: rand.New(rand.NewPCG(p.Seed, 1))}
	for _, kind := range slices.Sorted(maps.Keys(p.Worlds)) {
		for i := range p.Worlds[kind] {
			w, err := Constructors[kind](ctx, c, r.rng, fmt.Sprintf("%s-%d", kind, i))
			if err != nil {
				return nil, fmt.Errorf("make a world of %s: %w", kind, err)
			}
			r.Worlds = append(r.Worlds, w)
		}
	}
	return r, nil
}

// Work runs all clients concurrently until the time of the plan is over.
func (r *Run) Work(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, r.Plan.For)
	defer cancel()
	var all sync.WaitGroup
	for n, w := range r.Worlds {
		for i := range r.Plan.Clients {
			c := &client{
				world: w, caller: r.caller, options: r.Plan.Client, index: i,
				rng: rand.New(rand.NewPCG(r.Plan.Seed, uint64(1000*(n+1)+i))),
			}
			all.Go(func() { c.run(ctx) })
		}
	}
	all.Wait()
}

// Settle finds out which calls with lost answers have happened: it reads the records, then all accounts for the last time. All servers must
// run again, and no call may be in progress.
func (r *Run) Settle(ctx context.Context) error {
	for _, w := range r.Worlds {
		if err := w.Settle(ctx, r.caller, r.rng, r.Plan.Clients); err != nil {
			return fmt.Errorf("settle %s: %w", w.Name, err)
		}
	}
	return nil
}

// Settle compares the history with the records. See Run.Settle.
func (w *World) Settle(ctx context.Context, c *Caller, rng *rand.Rand, reader int) error {
	marks, err := w.records(ctx, c, rng)
	if err != nil {
		return err
	}
	records := map[int]int{}
	for _, mark := range marks {
		if number := w.numberOf(mark); number > 0 {
			records[number]++
		} else if mark != "" {
			w.addViolation("a record has the mark %q, which no call had", mark)
		}
	}
	now := w.History.Now()
	known := map[int]bool{}
	settled := w.History.Operations()[:0]
	for _, o := range w.History.Operations() {
		known[o.Call.Number] = true
		found := records[o.Call.Number]
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
	return w.readLast(ctx, c, rng, reader)
}

// readLast reads all accounts once more, so that effects of calls without a record are found. These reads must succeed.
func (w *World) readLast(ctx context.Context, c *Caller, rng *rand.Rand, reader int) error {
	last := &client{world: w, caller: c, index: reader, rng: rng}
	for _, o := range w.read(w) {
		written := Operation{Client: reader, Call: o.call, From: w.History.Now()}
		r, err := c.Must(ctx, rng, o.request)
		if err != nil {
			return err
		}
		var known bool
		written.To = w.History.Now()
		if written.Answer, known = last.interpret(o, r); !known {
			return fmt.Errorf("%s %s is answered with %d %.400s", o.request.Method, o.request.Path, r.Status, r.Raw)
		}
		w.History.Add(written)
	}
	return nil
}

// Report is the result of a run.
type Report struct {
	Operations, Lost int
	// Results is how many calls of each kind were done and how many were refused. A run says nothing about results that did not occur.
	Results map[Kind]Counts
	// Undecided are the worlds whose history the checker could not decide in time. No violation is known of them.
	Undecided []string
	// Violations has the violations by world.
	Violations map[string][]string
	// Verdicts has the results of the checker by world.
	Verdicts map[string]Verdict
}

// Counts are the calls of one kind by their results.
type Counts struct{ Done, Refused int }

// Check checks the history of every world.
func (r *Run) Check() Report {
	report := Report{Results: map[Kind]Counts{}, Violations: map[string][]string{}, Verdicts: map[string]Verdict{}}
	for _, w := range r.Worlds {
		history := w.History.Operations()
		report.Operations += len(history)
		for _, o := range history {
			met := report.Results[o.Call.Kind]
			switch o.Answer.Result {
			case Done:
				met.Done++
			case Refused:
				met.Refused++
			case Lost, Happened:
				report.Lost++
			}
			report.Results[o.Call.Kind] = met
		}
		found := w.Violations()
		v := Check(w.Accounts, history, r.Plan.CheckTimeout)
		switch v.Linearizable {
		case porcupine.Unknown:
			report.Undecided = append(report.Undecided, w.Name)
		case porcupine.Illegal:
			found = append(found, fmt.Sprintf("the history of %d operations is not linearizable; the first %d of them can be ordered", len(history), v.Longest))
			found = append(found, v.Stuck...)
		}
		report.Verdicts[w.Name] = v
		if len(found) > 0 {
			report.Violations[w.Name] = found
		}
	}
	return report
}

// MissingResults names the results that a run must have to be meaningful, and has not. They are so frequent that they occur on slow machines, too.
func (r Report) MissingResults() (missed []string) {
	for _, kind := range []Kind{Move, Undo, Read} {
		if r.Results[kind].Done == 0 {
			missed = append(missed, fmt.Sprintf("no %s was done", kind))
		}
	}
	if r.Results[Move].Refused == 0 {
		missed = append(missed, "no move was refused")
	}
	return missed
}
