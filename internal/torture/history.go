package torture

import (
	"fmt"
	"strings"
	"sync"
	"time"
)

// Account is a number from 0 to Limit. A negative Limit means that there is none.
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
	// Move changes accounts by the sums of the call, all of them or none.
	Move Kind = "move"
	// Try reports whether a move would be possible. It changes nothing.
	Try Kind = "try"
	// Undo takes a move back, once.
	Undo Kind = "undo"
	// Return takes a part of a move back: some of the units that it sold.
	Return Kind = "return"
	// Read returns the values of accounts.
	Read Kind = "read"
	// Limit sets new limits of accounts. Values above the new limit stay.
	Limit Kind = "limit"
)

// Sum is an account, by its index in the world, and a number: a change, a value or a limit.
type Sum struct {
	Account int
	Amount  int64
}

// Call is one operation on a world.
type Call struct {
	Kind Kind
	// Number identifies the call in its world. Of is the number of the move that an Undo or a Return takes back.
	Number, Of int
	// Sums are the changes of a Move, Try or Undo, and the new limits of a Limit.
	Sums []Sum
	// Goods is the order that a Move sold, or of which an Undo or a Return takes something back. Units are those of a Return.
	Goods Goods
	Units Units
	// Records is how many records have the mark of the call once it has happened; 0 for a call that makes no record with a mark.
	Records int
}

// Result is how a call ended.
type Result string

// The results.
const (
	Done    Result = "done"
	Refused Result = "refused"
	// Lost is an answer that never came.
	Lost Result = "lost"
	// Happened is a lost answer to a call that has a record.
	Happened Result = "happened"
)

// Answer is the answer to a call.
type Answer struct {
	Result Result
	// Shown has the values of accounts after the call, as far as the answer shows them.
	Shown []Sum
	// Refund is what the answer to a Return shows; nil for other answers.
	Refund *Refund
	// Blamed are the accounts of which at least one must have prevented a refused call. It is empty for an Undo of a move that is undone.
	Blamed []int
	// Reason is the key of a refusal or the error of a connection, for people.
	Reason string
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

// NewHistory returns an empty history that begins now.
func NewHistory() *History { return &History{began: time.Now()} }

// Now returns the time since the history began, in nanoseconds.
func (h *History) Now() int64 { return int64(time.Since(h.began)) }

// Add adds an operation.
func (h *History) Add(o Operation) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.operations = append(h.operations, o)
}

// Operations returns a copy of all operations.
func (h *History) Operations() []Operation {
	h.mu.Lock()
	defer h.mu.Unlock()
	return append([]Operation(nil), h.operations...)
}

// Describe returns a text about the operation for people.
func (o Operation) Describe(accounts []Account) string {
	var b strings.Builder
	sums := func(list []Sum) {
		for _, s := range list {
			fmt.Fprintf(&b, " %s %d", accounts[s.Account].Name, s.Amount)
		}
	}
	fmt.Fprintf(&b, "#%d %s", o.Call.Number, o.Call.Kind)
	if o.Call.Kind == Undo || o.Call.Kind == Return {
		fmt.Fprintf(&b, " of #%d", o.Call.Of)
	}
	if o.Call.Goods.Units.sold() {
		fmt.Fprintf(&b, " %d of %d units", o.Call.Units, o.Call.Goods.Units)
	}
	sums(o.Call.Sums)
	fmt.Fprintf(&b, ": %s", o.Answer.Result)
	sums(o.Answer.Shown)
	if r := o.Answer.Refund; r != nil {
		fmt.Fprintf(&b, " refund %+v", *r)
	}
	if o.Answer.Reason != "" {
		fmt.Fprintf(&b, " (%s)", o.Answer.Reason)
	}
	return b.String()
}
