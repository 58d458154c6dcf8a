package main

import "fmt"

// latencies measures the duration of requests at half of the maximum rate, the usual load of a server of the right size.
func latencies(b *bench) error {
	s, err := b.shared()
	if err != nil {
		return err
	}
	echo, err := b.echo()
	if err != nil {
		return err
	}
	defer echo.stop()
	validate, redeem := requestsFor("/v1/validations", s.codes, 1, cartLines), requestsFor("/v1/redemptions", s.codes, 1, cartLines)
	// A maximum rate that no other workload has measured in this run is measured here, once.
	for name, next := range map[string]requestMaker{"validations": validate, "redemptions": redeem} {
		if b.maxRates[name] == 0 {
			m, err := b.load(32, b.period(), next, s.server)
			if err != nil {
				return err
			}
			b.maxRates[name] = m.rate
		}
	}
	if err := b.pg.checkpoint(b.ctx); err != nil {
		return err
	}
	validating, redeeming := b.maxRates["validations"]/2, b.maxRates["redemptions"]/2
	points := []*point{{name: fmt.Sprintf("echo at %s/s", figure(validating))}, {name: fmt.Sprintf("validations at %s/s", figure(validating))},
		{name: fmt.Sprintf("redemptions at %s/s", figure(redeeming))}, {name: fmt.Sprintf("pgbench TPC-B at %s/s", figure(redeeming))}, {name: "pgbench TPC-B, 8"}}
	err = b.alternate(b.rounds, points, func(i int) (measured, error) {
		switch i {
		case 0:
			return b.pace(validating, b.period(), validate, echo)
		case 1:
			return b.pace(validating, b.period(), validate, s.server)
		case 2:
			return b.pace(redeeming, b.period(), redeem, s.server)
		case 3:
			return b.pacedTransactions("tpcb-like", 32, redeeming, b.seconds)
		}
		return b.transactions("tpcb-like", 8, b.seconds)
	})
	if err != nil {
		return err
	}
	bare, validations, redemptions, transactions := points[0], points[1], points[2], points[4]
	var rows [][]string
	for _, p := range points[:4] { // at its full rate pgbench prints no percentiles
		rows = append(rows, []string{p.name, p.p50.String(), p.p95.String(), p.p99.String()})
	}
	b.report.section("Delays at half of the maximum rate", `One code and 5 lines, PostgreSQL; milliseconds from the time when a request was due to the end of its answer, 32 connections. The maximum is the
highest rate above, and the mean of pgbench that of 8 clients at their full rate. Its transactions at the rate of redemptions begin at random
moments, other requests at regular intervals; they show the pauses of the machine itself.`, []string{"", "p50", "p95", "p99"}, rows)
	b.report.goal(goal{id: "P16", what: "p99 of validations at half rate", base: "p99 of the echo at that rate", floor: 5, target: 2, atMost: true,
		ratios: validations.p99.over(bare.p99), steady: bare.p99})
	b.report.goal(goal{id: "P16", what: "p99 of redemptions at half rate", base: "mean of pgbench TPC-B, 8 clients", floor: 6, target: 3, atMost: true,
		ratios: redemptions.p99.over(transactions.mean), steady: transactions.mean})
	const published = "%d ms, published for the API this one follows, network included"
	b.report.goal(goal{id: "P17", what: "p95 of a validation at half rate, ms", base: fmt.Sprintf(published, 220), floor: 44, target: 11, atMost: true, ratios: validations.p95, absolute: true})
	b.report.goal(goal{id: "P17", what: "p95 of a redemption at half rate, ms", base: fmt.Sprintf(published, 350), floor: 70, target: 17, atMost: true, ratios: redemptions.p95, absolute: true})
	return nil
}
