package torture

import (
	"fmt"
	"strings"
	"sync"
	"time"
)

// Account is a number within bounds: from 0 to Limit, or upwards without end where Limit is below 0.
type Account struct {
	Name  string
	Start int64
	Limit int64
}

// Unlimited is the limit of an account that has none.
const Unlimited = -1

// Kind says what a call does.
type Kind string

// The kinds of calls.
const (
	// Move changes accounts by the call's deltas, all of them or none.
	Move Kind = "move"
	// Try says whether a move would be possible and changes nothing.
	Try Kind = "try"
	// Undo takes a move back, once.
	Undo Kind = "undo"
	// Read shows accounts.
	Read Kind = "read"
	// Limit gives accounts new limits. What they hold stays, even above.
	Limit Kind = "limit"
)

// Sum is an account, by its place in the world, and a number: a change, a value or a limit.
type Sum struct {
	Account int
	Amount  int64
}

// Call is one operation on a world.
type Call struct {
	Kind Kind
	// Number tells calls of a world apart; Undo names a move by it in Of.
	Number, Of int
	// Sums are changes of a Move or Try, and new limits of a Limit.
	Sums []Sum
	// Places is how many records carry the mark of the call, once it has happened; 0 for a call that leaves none.
	Places int
}

// Result is how a call ended.
type Result string

// The results.
const (
	Done    Result = "done"
	Refused Result = "refused"
	// Lost is an answer that never came.
	Lost Result = "lost"
	// Happened is a lost answer to a call that was found in the records.
	Happened Result = "happened"
)

// Answer is what came back.
type Answer struct {
	Result Result
	// Shown are values that the answer showed: accounts as they are after the call.
	Shown []Sum
	// Blamed are the accounts of which at least one must have stood in the way of a refused call. None for an Undo of what is undone.
	Blamed []int
	// Said is the key of a refusal or the failure of a connection, for people.
	Said string
}

// Operation is one call with its answer. Times are nanoseconds since the history began.
type Operation struct {
	Client int
	Call   Call
	Answer Answer
	From   int64
	To     int64
}

// History collects the operations of one world.
type History struct {
	began time.Time

	mu         sync.Mutex
	operations []Operation
}

// NewHistory begins a history.
func NewHistory() *History { return &History{began: time.Now()} }

// Now is the present instant as the history counts it.
func (h *History) Now() int64 { return int64(time.Since(h.began)) }

// Add adds an operation.
func (h *History) Add(o Operation) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.operations = append(h.operations, o)
}

// Operations returns what was added.
func (h *History) Operations() []Operation {
	h.mu.Lock()
	defer h.mu.Unlock()
	return append([]Operation(nil), h.operations...)
}

// Describe writes an operation for people.
func (o Operation) Describe(accounts []Account) string {
	var b strings.Builder
	sums := func(list []Sum) {
		for _, s := range list {
			fmt.Fprintf(&b, " %s %d", accounts[s.Account].Name, s.Amount)
		}
	}
	fmt.Fprintf(&b, "#%d %s", o.Call.Number, o.Call.Kind)
	if o.Call.Kind == Undo {
		fmt.Fprintf(&b, " of #%d", o.Call.Of)
	}
	sums(o.Call.Sums)
	fmt.Fprintf(&b, ": %s", o.Answer.Result)
	sums(o.Answer.Shown)
	if o.Answer.Said != "" {
		fmt.Fprintf(&b, " (%s)", o.Answer.Said)
	}
	return b.String()
}
