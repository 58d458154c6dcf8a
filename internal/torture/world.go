package torture

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"sync"
)

// World is a few accounts, the resources of the API behind them, and the operations of clients on them.
type World struct {
	Name     string
	Accounts []Account
	History  *History

	// choose picks the next operation of a client.
	choose func(w *World, rng *rand.Rand, client int) operation
	// read returns operations that read all accounts.
	read func(w *World) []operation
	// records reads the records of all calls that were not refused, and returns their marks.
	records func(ctx context.Context, c *Caller, rng *rand.Rand) (marks []string, err error)

	mu sync.Mutex
	// calls is the number of calls. moves are the moves that were done, for clients to undo.
	calls int
	moves []move
	// violations has the violations that no order of calls can explain: an answer that the API does not define, a second answer to one key.
	violations []string
}

// move is a move that was done.
type move struct {
	number int
	sums   []Sum
	id     string
	// stack means that it is rolled back as a stack. places is the number of its records.
	stack   bool
	records int
}

// operation is a call, its request, and the interpretation of the response.
type operation struct {
	call    Call
	request Request
	// keyed means that the request gets an idempotency key.
	keyed bool
	// interpret turns a response with a status below 500 into an answer of the model. It reports false for a response that the API does not
	// define.
	interpret func(r Response) (Answer, bool)
	// done is called when the call was done. It keeps ids that later operations need.
	done func(r Response)
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
	if len(w.violations) < 20 {
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
}
