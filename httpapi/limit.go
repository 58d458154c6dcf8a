package httpapi

import (
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/ratelimit"
	"github.com/punchcardhq/punchcard/project"
)

// Rate is a number of calls in a period. The zero Rate means no limit.
type Rate = ratelimit.Rate

// ClientRate is the default rate of calls of the client-side API from one address; see WithClientLimiter.
var ClientRate = Rate{Calls: 5, Per: 5 * time.Second}

// Limiter counts calls and decides when there are too many. It is safe for concurrent use. An installation of several
// servers that counts their calls together needs its own implementation.
type Limiter = ratelimit.Limiter

// Quota is the state of a limit after a call.
type Quota = ratelimit.Quota

// NewLimiter returns a token-bucket limiter in the memory of this process. The bucket of each key holds rate.Calls and
// refills evenly.
func NewLimiter(r Rate) Limiter { return ratelimit.New(r) }

// limits are the limiters of an API. nil means no limit.
type limits struct {
	client      Limiter
	calls, bulk Limiter
	// The rates are shown by the management API.
	callsRate, bulkRate Rate
}

// Bounds returns what the API takes of its callers.
func (a *API) Bounds() ratelimit.Bounds {
	b := ratelimit.Bounds{MaxBody: a.maxBody, MaxClientBody: min(a.maxBody, MaxClientBody), MaxPage: listing.MaxLimit, Calls: a.limits.callsRate, Bulk: a.limits.bulkRate}
	if own, ok := a.limits.client.(interface{ Rate() Rate }); ok {
		b.Client = own.Rate()
	} else {
		b.Elsewhere = a.limits.client != nil
	}
	return b
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
	return r.take(a.limits.client, ratelimit.Address(r.Request, a.proxies), "api_calls", a.engine.Env().Now())
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
