package torture

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"sync"
	"time"
)

// record is what the server keeps of a call: the mark of the call and, if the answer to the call has it, its id.
type record struct{ mark, id string }

// World is a few accounts, the resources of the API behind them, and the operations of clients on them.
type World struct {
	Name     string
	Accounts []Account
	History  *History

	// choose picks the next operation of a client.
	choose func(w *World, rng *rand.Rand, client int) operation
	// read returns operations that read all accounts.
	read func(w *World) []operation
	// records reads the records of all calls that were not refused.
	records func(ctx context.Context, c *Caller, rng *rand.Rand) ([]record, error)

	mu sync.Mutex
	// calls is the number of calls. moves are the moves that were done, for clients to undo.
	calls int
	moves []move
	// keyed has the calls with a key.
	keyed []keyedCall
	// violations has the violations that no order of calls can explain: an answer that the API does not define, a second answer to one key.
	violations []string
}

// move is a move that was done.
type move struct {
	number int
	sums   []Sum
	goods  Goods
	id     string
	// stack means that it is rolled back as a stack. places is the number of its records.
	stack   bool
	records int
}

// operation is a call, its request, and the interpretation of the response.
type operation struct {
	call    Call
	request Request
	// keyed means that the request gets an idempotency key, also when not all do.
	keyed bool
	// interpret turns a response with a status below 500 into an answer of the model. It reports false for a response that the API does not
	// define.
	interpret func(r Response) (Answer, bool)
	// done is called when the call was done. It keeps ids that later operations need.
	done func(r Response)
}

// changes reports whether the call may change anything. A validation does when it opens a session.
func (o operation) changes() bool {
	body, _ := o.request.Body.(object)
	return o.call.Kind != Read && (o.call.Kind != Try || body["session"] != nil)
}

// keyedCall is a call with a key, and its answer if there was one.
type keyedCall struct {
	operation
	answer   Response
	answered bool
	// took is the time from its sending to its answer.
	took time.Duration
}

// mark is the text that a call sends for its record.
func (w *World) mark(number int) string { return w.Name + "-" + strconv.Itoa(number) }

// numberOf is the number of the call with a mark, or 0.
func (w *World) numberOf(mark string) int {
	if len(mark) <= len(w.Name)+1 || mark[:len(w.Name)+1] != w.Name+"-" {
		return 0
	}
	n, _ := strconv.Atoi(mark[len(w.Name)+1:])
	return n
}

// number returns the number of a new call, beginning with 1.
func (w *World) number() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.calls++
	return w.calls
}

func (w *World) addMove(m move) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.moves = append(w.moves, m)
}

func (w *World) addKeyed(k keyedCall) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.keyed = append(w.keyed, k)
}

// recent picks one of the last moves to undo. Several clients may pick the same one.
func (w *World) recent(rng *rand.Rand) (move, bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.moves) == 0 {
		return move{}, false
	}
	return w.moves[len(w.moves)-1-rng.IntN(min(6, len(w.moves)))], true
}

func (w *World) addViolation(format string, args ...any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.violations) < 100 {
		w.violations = append(w.violations, fmt.Sprintf(format, args...))
	}
}

// Violations returns the violations that no order of calls can explain.
func (w *World) Violations() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return append([]string(nil), w.violations...)
}

// Constructors make the worlds of a run, by their kinds.
var Constructors = map[string]func(ctx context.Context, c *Caller, rng *rand.Rand, name string) (*World, error){
	"coupons": NewCoupons,
	"gift":    NewGift,
	"members": NewMembers,
	"points":  NewPoints,
	"returns": NewReturns,
}
