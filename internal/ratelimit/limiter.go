package ratelimit

import (
	"math"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Rate is a number of calls in a period. The zero Rate means no limit.
type Rate struct {
	Calls int
	Per   time.Duration
}

// Bounds are what an API takes of its callers.
type Bounds struct {
	// MaxBody and MaxClientBody are the largest bodies of calls and of client-side calls, in bytes, and MaxPage the items of a page.
	MaxBody, MaxClientBody int64
	MaxPage                int
	// Client is the rate of client-side calls of an address, and Calls and Bulk are those of a project. Zero is no limit.
	Client, Calls, Bulk Rate
	// Elsewhere says that client-side calls are counted by a limiter whose rate is not known here.
	Elsewhere bool
}

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

// New returns a token-bucket limiter in the memory of this process. The bucket of each key holds rate.Calls and
// refills evenly.
func New(r Rate) Limiter {
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

// Rate is what the limiter counts to.
func (b *buckets) Rate() Rate { return b.rate }

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
