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

// Rate is a number of calls in a period. The zero Rate means no limit.
type Rate struct {
	Calls int
	Per   time.Duration
}

// ClientRate is the default rate of calls of the client-side API from one address; see WithClientLimiter.
var ClientRate = Rate{Calls: 5, Per: 5 * time.Second}

// Limiter counts calls and decides when there are too many. It is safe for concurrent use. An installation of several
// servers that counts their calls together needs its own implementation.
type Limiter interface {
	// Take counts a call for a key: an address or a project.
	Take(key string, now time.Time) Quota
}

// Quota is the state of a limit after a call.
type Quota struct {
	Allowed bool
	// Limit is the size of the bucket, in calls. Remaining is how many of them are left.
	Limit, Remaining int
	// Next is when the next call is allowed. It is not in the future when a call is allowed now.
	Next time.Time
}

// NewLimiter returns a token-bucket limiter in the memory of this process. The bucket of each key holds rate.Calls and
// refills evenly.
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

// sweep deletes the buckets that are full again. Otherwise a stream of new addresses would fill the memory.
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

// limits are the limiters of an API. nil means no limit.
type limits struct {
	client      Limiter
	calls, bulk Limiter
	// The rates are shown by the management API.
	callsRate, bulkRate Rate
}

// limitAddress counts a client-side call for its address. It runs before anything else is done for the call.
func (a *API) limitAddress(r *request) error {
	if audienceOf(r.op.Path) != project.AudienceClient {
		return nil
	}
	return a.limitCaller(r)
}

// limitCaller counts a call without a secret credential for its address.
func (a *API) limitCaller(r *request) error {
	if a.limits.client == nil {
		return nil
	}
	return r.take(a.limits.client, a.clientAddress(r.Request), "api_calls", a.engine.Env().Now())
}

// limitProject counts a server-side call for its project.
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

// isBulk reports whether one call of an operation changes many resources. Such calls have a limit of their own.
func isBulk(path string) bool {
	return strings.Contains(path, "/bulk/") || strings.HasSuffix(path, "/async") || strings.HasSuffix(path, "/importCSV") || strings.HasSuffix(path, "/import")
}

// take counts a call, sets the rate limit headers of the answer, and refuses a call above the limit with the published body.
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

// wholeSeconds rounds up, so that a caller who waits that long is not refused again.
func wholeSeconds(d time.Duration) int64 { return int64((d + time.Second - 1) / time.Second) }
