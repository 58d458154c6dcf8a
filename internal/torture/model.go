package torture

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/anishathalye/porcupine"
)

// maxAccounts bounds the accounts of a world, so that a state can be compared with ==.
const maxAccounts = 8

// state is a world at one instant.
type state struct {
	values, limits [maxAccounts]int64
	// undone has one bit for each move that was taken back, by the number of the call.
	undone string
	// returned has a byte for each line of an order, by the number of the call that sold it: the units that came back.
	returned string
}

// Model is the sequential specification: Punchcard must answer as this single-threaded shop does.
func Model(accounts []Account) porcupine.Model {
	return porcupine.Model{
		Init: func() any { return begin(accounts) },
		Step: func(s, call, answer any) (bool, any) { return s.(state).step(call.(*Operation)) },
		DescribeOperation: func(call, _ any) string {
			return call.(*Operation).Describe(accounts)
		},
		DescribeState: func(s any) string { return s.(state).describe(accounts) },
	}
}

func begin(accounts []Account) (s state) {
	for i, a := range accounts {
		s.values[i], s.limits[i] = a.Start, a.Limit
	}
	return s
}

// step performs one call and reports whether its answer is one that the model can give.
func (s state) step(o *Operation) (bool, state) {
	switch o.Call.Kind {
	case Move:
		return s.move(o)
	case Try:
		_, blocked := s.moved(o.Call.Sums)
		return o.Answer.agrees(blocked), s
	case Undo:
		return s.undo(o)
	case Return:
		return s.takeBack(o)
	case Limit:
		for _, l := range o.Call.Sums {
			s.limits[l.Account] = l.Amount
		}
	}
	return s.shows(o.Answer.Shown), s
}

// moved applies changes and returns the accounts whose bounds they violate.
func (s state) moved(sums []Sum) (after state, blocked []int) {
	after = s
	for _, c := range sums {
		after.values[c.Account] += c.Amount
	}
	for _, c := range sums {
		value, limit := after.values[c.Account], s.limits[c.Account]
		if c.Amount < 0 && value < 0 || c.Amount > 0 && limit >= 0 && value > limit {
			blocked = append(blocked, c.Account)
		}
	}
	return after, blocked
}

// agrees reports whether an answer fits the accounts whose bounds the call violates: a call that was done violates none, a refused call one
// that its answer blames.
func (a Answer) agrees(blocked []int) bool {
	if a.Result != Refused {
		return len(blocked) == 0
	}
	return slices.ContainsFunc(a.Blamed, func(account int) bool { return slices.Contains(blocked, account) })
}

func (s state) move(o *Operation) (bool, state) {
	after, blocked := s.moved(o.Call.Sums)
	switch {
	case o.Answer.Result == Lost: // the call happens at this instant, or is refused
		if len(blocked) > 0 {
			return true, s
		}
		return true, after
	case !o.Answer.agrees(blocked):
		return false, s
	case o.Answer.Result == Refused:
		return s.shows(o.Answer.Shown), s
	}
	return after.shows(o.Answer.Shown), after
}

// undo takes a move back. The call has the sums of the move, so that the state need not keep them.
func (s state) undo(o *Operation) (bool, state) {
	if s.isUndone(o.Call.Of) {
		return o.Answer.Result == Refused || o.Answer.Result == Lost, s
	}
	if o.Answer.Result == Refused {
		return false, s
	}
	for _, c := range s.left(o.Call) {
		s.values[c.Account] -= c.Amount
	}
	s.undone = setBit(s.undone, o.Call.Of)
	return s.shows(o.Answer.Shown), s
}

func (s state) shows(shown []Sum) bool {
	for _, v := range shown {
		if s.values[v.Account] != v.Amount {
			return false
		}
	}
	return true
}

func (s state) isUndone(number int) bool {
	return number/8 < len(s.undone) && s.undone[number/8]&(1<<(number%8)) != 0
}

func setBit(bits string, number int) string {
	b := make([]byte, max(len(bits), number/8+1))
	copy(b, bits)
	b[number/8] |= 1 << (number % 8)
	return string(b)
}

func (s state) describe(accounts []Account) string {
	var parts []string
	for i, a := range accounts {
		text := fmt.Sprintf("%s %d", a.Name, s.values[i])
		if s.limits[i] >= 0 {
			text += fmt.Sprintf("/%d", s.limits[i])
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ", ")
}

// Verdict is the result of the checker for one history.
type Verdict struct {
	// Linearizable is the result of porcupine; Unknown means that it ran out of time.
	Linearizable porcupine.CheckResult
	// Longest is the number of operations in the longest prefix that can be ordered. Stuck has the operations of which one would have to come
	// next, and none can.
	Longest int
	Stuck   []string
	model   porcupine.Model
	info    porcupine.LinearizationInfo
}

// Check decides whether a history is linearizable, within a time.
func Check(accounts []Account, history []Operation, within time.Duration) Verdict {
	if len(accounts) > maxAccounts {
		panic(fmt.Sprintf("torture: a world has at most %d accounts", maxAccounts))
	}
	model := Model(accounts)
	operations := make([]porcupine.Operation, 0, len(history))
	for i := range history {
		o := &history[i]
		end := o.To
		if o.Answer.Result == Lost {
			if o.Call.Kind == Read || o.Call.Kind == Try {
				continue // it changes nothing, and there is no answer to check
			}
			end = math.MaxInt64 - 1
		}
		operations = append(operations, porcupine.Operation{ClientId: o.Client, Input: o, Call: o.From, Output: o.Answer.Result, Return: end})
	}
	v := Verdict{model: model}
	v.Linearizable, v.info = porcupine.CheckOperationsVerbose(model, operations, within)
	if v.Linearizable == porcupine.Illegal {
		v.explain(accounts, operations)
	}
	return v
}

// explain finds the longest prefix that the checker could order, and the operations after it.
func (v *Verdict) explain(accounts []Account, all []porcupine.Operation) {
	var longest []porcupine.Operation
	for _, partition := range v.info.PartialLinearizationsOperations() {
		for _, part := range partition {
			if len(part) > len(longest) {
				longest = part
			}
		}
	}
	v.Longest = len(longest)
	s, placed := begin(accounts), map[any]bool{}
	for _, o := range longest {
		_, s = s.step(o.Input.(*Operation))
		placed[o.Input] = true
	}
	v.Stuck = append(v.Stuck, "the accounts are then: "+s.describe(accounts))
	slices.SortFunc(all, func(a, b porcupine.Operation) int { return int(a.Call - b.Call) })
	earliest := int64(math.MaxInt64)
	for _, o := range all {
		if !placed[o.Input] {
			earliest = min(earliest, o.Return)
		}
	}
	for _, o := range all {
		if !placed[o.Input] && o.Call <= earliest && len(v.Stuck) < 20 {
			v.Stuck = append(v.Stuck, fmt.Sprintf("%6.3f to %6.3f s: %s", float64(o.Call)/1e9, float64(min(o.Return, 1e15))/1e9, o.Input.(*Operation).Describe(accounts)))
		}
	}
}

// Draw writes the history as an HTML page into a directory and returns its path.
func (v Verdict) Draw(dir, name string) (string, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	path := filepath.Join(dir, name+".html")
	return path, porcupine.VisualizePath(v.model, v.info, path)
}
