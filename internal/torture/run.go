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

// Report is the result of a run.
type Report struct {
	Operations, Lost int
	// Slowest is the longest time from the sending of a call with a key to its answer.
	Slowest time.Duration
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
		for _, k := range w.keyed {
			if k.answered {
				report.Slowest = max(report.Slowest, k.took)
			}
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
