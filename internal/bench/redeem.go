package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/postgres"
)

// cartLines is the number of lines of orders in most workloads.
const cartLines = 5

const shopDatabase = "shop"

// repeatedKeys is how many idempotency keys the requests have that are repeated.
const repeatedKeys = 100

// shared is the shop on PostgreSQL that several workloads use: a hundred campaigns of a hundred codes.
func (b *bench) shared() (*shop, error) {
	if b.main != nil {
		return b.main, nil
	}
	dsn, err := b.pg.create(b.ctx, shopDatabase)
	if err != nil {
		return nil, err
	}
	b.main, err = b.openShop(dsn, 100, true)
	return b.main, err
}

// redemptions measures durable redemptions beside pgbench on the same cluster.
func redemptions(b *bench) error {
	s, err := b.shared()
	if err != nil {
		return err
	}
	engine, err := b.library(s.storage)
	if err != nil {
		return err
	}
	defer engine.Close()
	type kind struct {
		name    string
		clients int
		measure func() (measured, error)
	}
	overWith := func(name string, next requestMaker, clients int) kind {
		return kind{name + " over HTTP", clients, func() (m measured, err error) {
			profiled := b.profile(s.server, fmt.Sprintf("redeem-%s-%d", name, clients), func() error {
				m, err = b.load(clients, time.Duration(b.secondsFor(clients))*time.Second, next, s.server)
				return err
			})
			return m, profiled
		}}
	}
	over := func(name string, codes []string, clients int) kind {
		return overWith(name, requestsFor("/v1/redemptions", codes, 1, cartLines), clients)
	}
	keyed := func(name string, key func(*rand.Rand) uint64, clients int) kind {
		return overWith(name, withKey(requestsFor("/v1/redemptions", s.codes, 1, cartLines), key), clients)
	}
	few := rand.Uint64()
	within := func(name string, codes []string, clients int) kind {
		return kind{name + " in the library", clients, func() (measured, error) { return b.redeemInLibrary(engine, codes, clients, s.server) }}
	}
	base := func(name, script string, clients int) kind {
		return kind{name, clients, func() (measured, error) { return b.transactions(script, clients, b.secondsFor(clients)) }}
	}
	var kinds []kind
	for _, clients := range []int{1, 8, 32} {
		kinds = append(kinds, base("pgbench TPC-B", "tpcb-like", clients), base("pgbench -N", "simple-update", clients),
			over("spread", s.codes, clients), over("one campaign", s.limited, clients), over("hot", []string{s.hot}, clients))
		if clients > 1 {
			kinds = append(kinds, keyed("keys", (*rand.Rand).Uint64, clients),
				keyed("repetitions", func(r *rand.Rand) uint64 { return few + r.Uint64N(repeatedKeys) }, clients))
			kinds = append(kinds, within("spread", s.codes, clients), within("hot", []string{s.hot}, clients))
		}
	}
	if b.rates != nil {
		kinds = slices.DeleteFunc(kinds, func(k kind) bool { return !b.rates.MatchString(fmt.Sprintf("%s, %d", k.name, k.clients)) })
	}
	points, by := make([]*point, len(kinds)), map[string]*point{}
	for i, k := range kinds {
		points[i] = &point{name: fmt.Sprintf("%s, %d", k.name, k.clients)}
		by[points[i].name] = points[i]
	}
	before, err := b.storedRedemptions()
	if err != nil {
		return err
	}
	answered := 0
	err = b.alternate(b.rounds, points, func(i int) (measured, error) {
		m, err := kinds[i].measure()
		if !strings.HasPrefix(kinds[i].name, "pgbench") && !strings.HasPrefix(kinds[i].name, "repetitions") {
			answered += m.requests
		}
		return m, err
	})
	if err != nil {
		return err
	}
	// Every redemption that was answered with success must be stored, and each of those that are repeated once.
	after, err := b.storedRedemptions()
	if err != nil {
		return err
	}
	if after-before < answered || after-before > answered+repeatedKeys {
		return fmt.Errorf("%d redemptions were answered with success, and %d are stored", answered, after-before)
	}
	tpcb := func(p *point) *point {
		for i, k := range kinds {
			if points[i] == p && !strings.HasPrefix(k.name, "pgbench") {
				return by[fmt.Sprintf("pgbench TPC-B, %d", k.clients)]
			}
		}
		return nil
	}
	b.report.rates("Durable redemptions", `One code and an order of 5 lines, with the order, the redemption, the ledger and the events in one commit; after the comma the number
of concurrent clients. *Spread*: 10,000 codes in 100 campaigns. *One campaign*: 100 codes of a campaign whose rule limits its redemptions, so that every
redemption reads and raises the same counter. *Hot*: all redeem one code. *Keys*: spread, each with an Idempotency-Key of its own. *Repetitions*: the
same with one of 100 keys, so that nearly all are answered with what is kept. The baseline is pgbench on the same cluster.`, points, tpcb)
	if b.rates != nil {
		return nil
	}
	b.judgeRedemptions(by)
	return nil
}

// storedRedemptions returns the number of redemptions in the shared shop.
func (b *bench) storedRedemptions() (n int, err error) {
	err = b.pg.with(b.ctx, shopDatabase, func(conn *pgx.Conn) error {
		n, err = queryValue[int](b.ctx, conn, "SELECT count(*) FROM redemptions WHERE status = 'SUCCEEDED'")
		return err
	})
	return n, err
}

// judgeRedemptions compares the rates, by the names of their points, with the goals.
func (b *bench) judgeRedemptions(by map[string]*point) {
	b.maxRates["redemptions"] = max(by["spread over HTTP, 8"].rate.median(), by["spread over HTTP, 32"].rate.median())
	for _, clients := range []int{8, 32} {
		base := by[fmt.Sprintf("pgbench TPC-B, %d", clients)].rate
		against := fmt.Sprintf("pgbench TPC-B, %d", clients)
		b.report.goal(goal{id: "P1", what: fmt.Sprintf("redemptions/s, spread, library, %d clients", clients), base: against, floor: 1, target: 2,
			ratios: by[fmt.Sprintf("spread in the library, %d", clients)].rate.over(base), steady: base})
		b.report.goal(goal{id: "P2", what: fmt.Sprintf("redemptions/s, spread, HTTP, %d clients", clients), base: against, floor: 0.6, target: 1,
			ratios: by[fmt.Sprintf("spread over HTTP, %d", clients)].rate.over(base), steady: base})
	}
	for _, clients := range []int{8, 32} {
		spread := by[fmt.Sprintf("spread over HTTP, %d", clients)].rate
		b.report.goal(goal{id: "P23", what: fmt.Sprintf("redemptions/s with a new key each, HTTP, %d clients", clients), base: "the same without", floor: 0.8, target: 0.95,
			ratios: by[fmt.Sprintf("keys over HTTP, %d", clients)].rate.over(spread), steady: spread})
		b.report.goal(goal{id: "P23", what: fmt.Sprintf("repetitions/s of redemptions with a key, HTTP, %d clients", clients), base: "redemptions/s", floor: 1, target: 2,
			ratios: by[fmt.Sprintf("repetitions over HTTP, %d", clients)].rate.over(spread), steady: spread})
	}
	tpcb32 := by["pgbench TPC-B, 32"].rate
	b.report.goal(goal{id: "P3", what: "redemptions/s of one hot code, library, 32 clients", base: "pgbench TPC-B, 32", floor: 1.5, target: 3,
		ratios: by["hot in the library, 32"].rate.over(tpcb32), steady: tpcb32})
	b.report.goal(goal{id: "P3", what: "redemptions/s of one hot code, HTTP, 32 clients", base: "pgbench TPC-B, 32", floor: 0.6, target: 1.5,
		ratios: by["hot over HTTP, 32"].rate.over(tpcb32), steady: tpcb32})
	b.report.goal(goal{id: "P3", what: "redemptions/s of one limited campaign, HTTP, 32 clients", base: "pgbench TPC-B, 32", floor: 0.6, target: 1.5,
		ratios: by["one campaign over HTTP, 32"].rate.over(tpcb32), steady: tpcb32})
	b.report.goal(countsSpread.times("P5", "redemptions/s, spread, HTTP, 8 clients", 20, 40, by["spread over HTTP, 8"].rate))
	hot8 := by["hot over HTTP, 8"].rate
	b.report.goal(countsOne.times("P5", "redemptions/s of one hot code, HTTP, 8 clients", 20, 40, hot8))
	b.report.goal(goal{id: "P4", what: "no collapse: one hot code, HTTP, 32 clients", base: "the same, 8 clients", floor: 0.8, target: 1,
		ratios: by["hot over HTTP, 32"].rate.over(hot8), steady: hot8})
}

// secondsFor is how long a rate is measured. The rate of a single client varies less, so it is measured for half of the time.
func (b *bench) secondsFor(clients int) int {
	if clients == 1 {
		return max(1, b.seconds/2)
	}
	return b.seconds
}

// library opens the engine in this process on the database of a server.
func (b *bench) library(dsn string, options ...punchcard.Option) (*punchcard.Engine, error) {
	backend, err := postgres.Open(b.ctx, dsn)
	if err != nil {
		return nil, err
	}
	return punchcard.New(backend, options...), nil
}

// redeemInLibrary redeems in this process. The server on the same database runs the background jobs.
func (b *bench) redeemInLibrary(engine *punchcard.Engine, codes []string, clients int, background *server) (measured, error) {
	shop := engine.Project(projectID)
	return b.clients(clients, b.period(), []*server{{}, background}, func(int) (func() error, func()) {
		random := rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64()))
		return func() error {
			_, err := shop.Redemptions.Redeem(b.ctx, request(cartLines, codes[random.IntN(len(codes))]))
			return err
		}, func() {}
	})
}

// request is a redemption or validation for the library.
func request(lines int, codes ...string) redemption.Request {
	r := redemption.Request{}
	for _, code := range codes {
		r.Redeemables = append(r.Redeemables, redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: code})
	}
	items := make([]order.ItemRequest, 0, lines)
	for _, l := range basket(lines, 0) {
		items = append(items, order.ItemRequest{ProductID: l.ProductID, RelatedObject: l.RelatedObject, Quantity: &l.Quantity, Price: &l.Price})
	}
	r.Order = &order.Request{At: "order", Items: patch.Set(items)}
	return r
}
