package torture

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"sync"
)

// World is a few accounts with the resources behind them and what clients do to them.
type World struct {
	Name     string
	Accounts []Account
	History  *History

	// choose picks the next operation of a client.
	choose func(w *World, rng *rand.Rand, client int) operation
	// read reads all accounts, each by a request of its own.
	read func(w *World) []operation
	// records returns the mark of each record that the servers keep of the world's calls that were not refused.
	records func(ctx context.Context, c *Caller, rng *rand.Rand) (marks []string, err error)

	mu sync.Mutex
	// calls numbers the calls; moves are those that were done and have a name of the server, for others to undo.
	calls int
	moves []move
	// Wrong is everything that is wrong whatever the order of calls: an answer nobody understands, another answer to a repeated request.
	wrong []string
}

// move is a move that was done.
type move struct {
	number int
	sums   []Sum
	id     string
	// stack says that it is taken back as a stack, places how many records it made.
	stack  bool
	places int
}

// operation is a call together with how it is sent and understood.
type operation struct {
	call    Call
	request Request
	// keyed asks for an idempotency key.
	keyed bool
	// understand turns an answer that is neither lost nor a failure into the model's words. It reports false for one that the API does not
	// promise.
	understand func(r Response) (Answer, bool)
	// done keeps what later operations need.
	done func(r Response)
}

// mark is what a call carries into its record.
func (w *World) mark(number int) string { return w.Name + "-" + strconv.Itoa(number) }

// numberOf is the call of a mark, or 0.
func (w *World) numberOf(mark string) int {
	if len(mark) <= len(w.Name)+1 || mark[:len(w.Name)+1] != w.Name+"-" {
		return 0
	}
	n, _ := strconv.Atoi(mark[len(w.Name)+1:])
	return n
}

// number numbers a new call; the first one has 1.
func (w *World) number() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.calls++
	return w.calls
}

func (w *World) remember(m move) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.moves = append(w.moves, m)
}

// recent picks one of the last moves, to be taken back: several clients pick the same one now and then.
func (w *World) recent(rng *rand.Rand) (move, bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.moves) == 0 {
		return move{}, false
	}
	return w.moves[len(w.moves)-1-rng.IntN(min(6, len(w.moves)))], true
}

func (w *World) isWrong(format string, args ...any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.wrong) < 20 {
		w.wrong = append(w.wrong, fmt.Sprintf(format, args...))
	}
}

// Wrong returns what is wrong whatever the order of calls.
func (w *World) Wrong() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return append([]string(nil), w.wrong...)
}

// Makers make the worlds that a run consists of, by what they are about.
var Makers = map[string]func(ctx context.Context, c *Caller, rng *rand.Rand, name string) (*World, error){
	"coupons": NewCoupons,
	"gift":    NewGift,
	"members": NewMembers,
	"points":  NewPoints,
}
