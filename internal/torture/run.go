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

// Plan says what a run does.
type Plan struct {
	Seed uint64
	// Worlds is how many worlds of each kind there are, by the names of Makers; Clients is how many clients each world has.
	Worlds  map[string]int
	Clients int
	// For is how long the clients work.
	For    time.Duration
	Rhythm Rhythm
	// Within bounds the check of each history.
	Within time.Duration
}

// Run is a set of worlds under way.
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
			w, err := Makers[kind](ctx, c, r.rng, fmt.Sprintf("%s-%d", kind, i))
			if err != nil {
				return nil, fmt.Errorf("make a world of %s: %w", kind, err)
			}
			r.Worlds = append(r.Worlds, w)
		}
	}
	return r, nil
}

// Work has all clients work at once until the time of the plan is over.
func (r *Run) Work(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, r.Plan.For)
	defer cancel()
	var all sync.WaitGroup
	for n, w := range r.Worlds {
		for i := range r.Plan.Clients {
			c := &client{
				world: w, caller: r.caller, rhythm: r.Plan.Rhythm, index: i,
				rng: rand.New(rand.NewPCG(r.Plan.Seed, uint64(1000*(n+1)+i))),
			}
			all.Go(func() { c.run(ctx) })
		}
	}
	all.Wait()
}

// Settle finds out, once all servers are well and nothing is under way any more, what became of the calls whose answers were lost: it reads
// the records, then all accounts for the last time.
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
	places := map[int]int{}
	for _, mark := range marks {
		if number := w.numberOf(mark); number > 0 {
			places[number]++
		} else if mark != "" {
			w.isWrong("a record has the mark %q, which no call had", mark)
		}
	}
	now := w.History.Now()
	known := map[int]bool{}
	settled := w.History.Operations()[:0]
	for _, o := range w.History.Operations() {
		known[o.Call.Number] = true
		found := places[o.Call.Number]
		switch {
		case o.Call.Places == 0: // it leaves no mark
		case found != 0 && found != o.Call.Places:
			w.isWrong("%s: %d records carry its mark, want %d", o.Describe(w.Accounts), found, o.Call.Places)
		case o.Answer.Result == Lost && found == 0:
			continue
		case o.Answer.Result == Lost:
			o.Answer.Result, o.To = Happened, now
		case o.Answer.Result == Refused && found > 0:
			w.isWrong("%s: there is a record all the same", o.Describe(w.Accounts))
		case o.Answer.Result != Refused && found == 0:
			w.isWrong("%s: there is no record of it", o.Describe(w.Accounts))
		}
		settled = append(settled, o)
	}
	for number := range places {
		if !known[number] {
			w.isWrong("a record carries the mark of #%d, which the server said it did not perform", number)
		}
	}
	w.History.mu.Lock()
	w.History.operations = settled
	w.History.mu.Unlock()
	return w.readLast(ctx, c, rng, reader)
}

// readLast reads all accounts once more. Without these readings, effects that nobody answered for would not be seen: they have to succeed.
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
		if written.Answer, known = last.understand(o, r); !known {
			return fmt.Errorf("%s %s is answered with %d %.400s", o.request.Method, o.request.Path, r.Status, r.Raw)
		}
		w.History.Add(written)
	}
	return nil
}

// Report is what a run found out.
type Report struct {
	Operations, Lost int
	// Met is how many calls of each kind were done and how many were refused: a run proves nothing about what it did not meet.
	Met map[Kind]Met
	// Undecided are worlds whose history the checker did not get through in time. Nobody knows anything against them.
	Undecided []string
	// Wrong is what cannot be explained, by world.
	Wrong map[string][]string
	// Verdicts are those of the checker, by world.
	Verdicts map[string]Verdict
}

// Met counts the calls of one kind by their results.
type Met struct{ Done, Refused int }

// Check has the checker decide about every world.
func (r *Run) Check() Report {
	report := Report{Met: map[Kind]Met{}, Wrong: map[string][]string{}, Verdicts: map[string]Verdict{}}
	for _, w := range r.Worlds {
		history := w.History.Operations()
		report.Operations += len(history)
		for _, o := range history {
			met := report.Met[o.Call.Kind]
			switch o.Answer.Result {
			case Done:
				met.Done++
			case Refused:
				met.Refused++
			case Lost, Happened:
				report.Lost++
			}
			report.Met[o.Call.Kind] = met
		}
		found := w.Wrong()
		v := Check(w.Accounts, history, r.Plan.Within)
		switch v.Linearizable {
		case porcupine.Unknown:
			report.Undecided = append(report.Undecided, w.Name)
		case porcupine.Illegal:
			found = append(found, fmt.Sprintf("the history of %d operations is not linearizable; the first %d of them can be ordered", len(history), v.Longest))
			found = append(found, v.Stuck...)
		}
		report.Verdicts[w.Name] = v
		if len(found) > 0 {
			report.Wrong[w.Name] = found
		}
	}
	return report
}

// Right reports whether everything could be explained.
func (r Report) Right() bool { return len(r.Wrong) == 0 }

// Missed are the calls without which a run proves nothing, and that it never met. They are so frequent that a slow machine meets them, too.
func (r Report) Missed() (missed []string) {
	for _, kind := range []Kind{Move, Undo, Read} {
		if r.Met[kind].Done == 0 {
			missed = append(missed, fmt.Sprintf("no %s was done", kind))
		}
	}
	if r.Met[Move].Refused == 0 {
		missed = append(missed, "no move was refused")
	}
	return missed
}
