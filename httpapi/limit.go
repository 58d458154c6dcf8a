package httpapi

import (
	"math"
	"strconv"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
)

// Rate is a number of calls in a time. The zero Rate is no limit.
type Rate struct {
	Calls int
	Per   time.Duration
}

// ClientRate is how many calls one address may make of the client-side API unless New is told otherwise.
var ClientRate = Rate{Calls: 5, Per: 5 * time.Second}

// Limiter counts calls and says when there are too many. It is safe for concurrent use. An installation of several servers that is to
// count them together brings its own.
type Limiter interface {
	// Take counts a call of whoever the key names.
	Take(key string, now time.Time) Quota
}

// Quota is what is left to a caller after a call.
type Quota struct {
	Allowed bool
	// Limit is how many calls can be made at once by a caller who made none for a while, Remaining how many of them are left.
	Limit, Remaining int
	// Next is when the next call is allowed; a time that is over when one is allowed now.
	Next time.Time
}

// NewLimiter returns a limiter that counts in the memory of this process: each key has a bucket of as many calls as the rate says, which
// fills evenly.
func NewLimiter(r Rate) Limiter {
	return &buckets{rate: r, byKey: map[string]*bucket{}}
}

type buckets struct {
	rate  Rate
	mu    sync.Mutex
	byKey map[string]*bucket
	swept time.Time
}

type bucket struct {
	limiter *rate.Limiter
	used    time.Time
}

// Take implements Limiter.
func (b *buckets) Take(key string, now time.Time) Quota {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.sweep(now)
	interval := b.rate.Per / time.Duration(b.rate.Calls)
	k := b.byKey[key]
	if k == nil {
		k = &bucket{limiter: rate.NewLimiter(rate.Every(interval), b.rate.Calls)}
		b.byKey[key] = k
	}
	k.used = now
	q := Quota{Allowed: k.limiter.AllowN(now, 1), Limit: b.rate.Calls, Next: now}
	left := k.limiter.TokensAt(now) + 1e-6 // 0.9999999 is 1
	q.Remaining = max(0, int(left))
	if left < 1 {
		q.Next = now.Add(time.Duration(math.Ceil((1 - left) * float64(interval))))
	}
	return q
}

// sweep forgets the buckets that are full again, so that a stream of new addresses cannot fill the memory.
func (b *buckets) sweep(now time.Time) {
	if now.Sub(b.swept) < b.rate.Per {
		return
	}
	b.swept = now
	for key, k := range b.byKey {
		if now.Sub(k.used) >= b.rate.Per {
			delete(b.byKey, key)
		}
	}
}

// limits are the limiters of an API; nil is none.
type limits struct {
	client      Limiter
	calls, bulk Limiter
	// The rates are what the management API shows.
	callsRate, bulkRate Rate
}

// limitAddress counts a call of the client-side API for the address that it comes from, before anything else is done for it.
func (a *API) limitAddress(r *request) error {
	if audienceOf(r.op.Path) != project.AudienceClient {
		return nil
	}
	return a.limitCaller(r)
}

// limitCaller counts a call of somebody who may be anybody for the address that it comes from.
func (a *API) limitCaller(r *request) error {
	if a.limits.client == nil {
		return nil
	}
	return r.take(a.limits.client, a.clientAddress(r.Request), "api_calls", a.engine.Env().Now())
}

// limitProject counts a call of the server side for its project.
func (a *API) limitProject(r *request) error {
	if r.Caller.Audience != project.AudienceServer {
		return nil
	}
	limiter, kind := a.limits.calls, "api_calls"
	if isBulk(r.op.Path) {
		limiter, kind = a.limits.bulk, "bulk_api_calls"
	}
	if limiter == nil {
		return nil
	}
	return r.take(limiter, r.Caller.ProjectID, kind, a.engine.Env().Now())
}

// isBulk reports whether one call of an operation changes many things, which has a limit of its own.
func isBulk(path string) bool {
	return strings.Contains(path, "/bulk/") || strings.HasSuffix(path, "/async") || strings.HasSuffix(path, "/importCSV") || strings.HasSuffix(path, "/import")
}

// take counts a call, says in the headers of the answer what is left, and refuses a call too many with the published body.
func (r *request) take(l Limiter, key, kind string, now time.Time) error {
	q := l.Take(key, now)
	r.reply.Set("X-Rate-Limit-Limit", strconv.Itoa(q.Limit))
	r.reply.Set("X-Rate-Limit-Remaining", strconv.Itoa(q.Remaining))
	r.reply.Set("X-Rate-Limit-Retry", strconv.FormatInt(wholeSeconds(q.Next.Sub(time.Unix(0, 0))), 10))
	r.reply.Set("X-Rate-Limit-Type", kind)
	if q.Allowed {
		return nil
	}
	r.reply.Set("Retry-After", strconv.FormatInt(max(1, wholeSeconds(q.Next.Sub(now))), 10))
	return fault.New(fault.KindTooMany, "", "Too many requests hit the API too quickly.", "")
}

// wholeSeconds rounds up: who waits that long is not refused again.
func wholeSeconds(d time.Duration) int64 { return int64((d + time.Second - 1) / time.Second) }
