package main

import (
	"fmt"
	"runtime"
)

// scale measures the effect of many campaigns on calls about one code and on the memory of a server, and the effect of a second server process.
func scale(b *bench) error {
	const small = 10
	large := pick(b, 50, 1000, 10_000)
	shops, sizes := make([]*shop, 2), []int{small, large}
	for i, campaigns := range sizes {
		dsn, err := b.pg.create(b.ctx, fmt.Sprintf("scale_%d", campaigns))
		if err != nil {
			return err
		}
		if shops[i], err = b.openShop(dsn, campaigns, false); err != nil {
			return err
		}
		defer shops[i].stop()
	}
	second, err := b.serve(shops[1].storage)
	if err != nil {
		return err
	}
	defer second.stop()
	type kind struct {
		name    string
		clients int
		next    requestMaker
		on      []*server
	}
	name := func(i int) string {
		return fmt.Sprintf("%s campaigns, %s vouchers", grouped(int64(sizes[i])), grouped(int64(sizes[i]*perCampaign)))
	}
	var kinds []kind
	for i, s := range shops {
		kinds = append(kinds,
			kind{"validations, " + name(i), 8, requestsFor("/v1/validations", s.codes, 1, cartLines), []*server{s.server}},
			kind{"redemptions, " + name(i), 8, requestsFor("/v1/redemptions", s.codes, 1, cartLines), []*server{s.server}})
	}
	redeem := requestsFor("/v1/redemptions", shops[1].codes, 1, cartLines)
	kinds = append(kinds, kind{"redemptions, 32 clients, one process", 32, redeem, []*server{shops[1].server}},
		kind{"redemptions, 32 clients, two processes", 32, redeem, []*server{shops[1].server, second}})
	points := make([]*point, len(kinds))
	for i, k := range kinds {
		points[i] = &point{name: k.name}
	}
	err = b.alternate(b.rounds, points, func(i int) (measured, error) {
		return b.load(kinds[i].clients, b.period()/2, kinds[i].next, kinds[i].on...)
	})
	if err != nil {
		return err
	}
	base := map[*point]*point{points[2]: points[0], points[3]: points[1], points[5]: points[4]}
	b.report.rates("Scale", "One code and 5 lines over HTTP, PostgreSQL, 8 clients unless a row says otherwise. The small number of campaigns is the baseline of the large one, and one server process that of two.",
		points, func(p *point) *point { return base[p] })
	for i, what := range []string{"validations/s", "redemptions/s"} {
		b.report.goal(goal{id: "P21", what: what + ", " + name(1), base: name(0), floor: 0.8, target: 0.95, ratios: points[2+i].rate.over(points[i].rate), steady: points[i].rate})
	}
	used, peak := resident(shops[1].server.pid())
	b.report.section("Memory of the server", "Resident, after all measurements above with the large number of campaigns.", []string{"", "now, MiB", "at its highest, MiB"},
		[][]string{{name(1), figure(used), figure(peak)}})
	b.report.goal(goal{id: "P20", what: "memory of the server, " + name(1) + ", MiB", base: "366 MiB, a shop server on Node after such a run, measured once", floor: 183, target: 61, atMost: true,
		ratios: series{used}, absolute: true})
	if runtime.NumCPU() > 2 { // one process, the database and the clients use two cores
		b.report.goal(goal{id: "P22", what: "redemptions/s of two server processes, 32 clients", base: "one process", floor: 1.5, target: 1.8, ratios: points[5].rate.over(points[4].rate), steady: points[4].rate})
	}
	return nil
}
