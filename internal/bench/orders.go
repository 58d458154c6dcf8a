package main

import (
	"fmt"
	"time"
)

const perImport = 1000

// orders measures imports of orders in bodies of a thousand.
func orders(b *bench) error {
	const database = "orders"
	dsn, err := b.pg.create(b.ctx, database)
	if err != nil {
		return err
	}
	s, err := b.serve(dsn)
	if err != nil {
		return err
	}
	defer s.stop()
	n := pick(b, 2*perImport, 10*perImport, 100*perImport)
	var whole, first, copied, rate series
	for round := range min(b.rounds, 3) {
		start, actions := time.Now(), []string{}
		for i := range n / perImport {
			list := make([]object, perImport)
			for k := range list {
				list[k] = object{"source_id": fmt.Sprintf("order-%d-%d", round, i*perImport+k), "status": "PAID", "items": basket(cartLines, k)}
			}
			sent := time.Now()
			done, err := s.call(b.ctx, "POST", "/v1/orders/import", list)
			if err != nil {
				return err
			}
			first = append(first, time.Since(sent).Seconds()*1000)
			actions = append(actions, done["async_action_id"].(string))
		}
		for _, id := range actions {
			if err := s.await(b.ctx, "/v1/async-actions/"+id, "status", "DONE", 20*time.Millisecond); err != nil {
				return err
			}
		}
		took := time.Since(start)
		base, err := b.copyRows(database, "orders", fmt.Sprintf("source_id LIKE 'order-%d-%%'", round), n)
		if err != nil {
			return err
		}
		whole, copied = append(whole, took.Seconds()), append(copied, base.Seconds())
		rate = append(rate, float64(n)/took.Seconds())
	}
	b.report.section("Orders in bulk", fmt.Sprintf(`%s paid orders of %d lines through POST /v1/orders/import in bodies of %d, one after the other, until every async action is DONE. The
baseline is COPY of the same rows of orders; an import also looks products up, and writes events.`, grouped(int64(n)), cartLines, perImport),
		[]string{"", "measured", "baseline"}, [][]string{
			{"until all are stored, s", whole.String(), "COPY " + copied.String()},
			{"orders per second", rate.String(), ""},
			{"ratio of the times", whole.over(copied).String(), ""},
			{"answer to one body, ms", first.String(), ""},
		})
	return nil
}
