package main

import (
	"math/rand/v2"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/redemption"
)

// returnClients is how many callers take goods back at once.
const returnClients = 8

// returns measures returns of goods through the library on PostgreSQL, beside rollbacks of the same orders. No server runs meanwhile: what follows the
// redemptions that are made before would take a different part of each time.
func returns(b *bench) error {
	dsn, err := b.pg.create(b.ctx, "returns")
	if err != nil {
		return err
	}
	s, err := b.openShop(dsn, 100, false)
	if err != nil {
		return err
	}
	s.server.stop()
	engine, err := b.library(s.storage)
	if err != nil {
		return err
	}
	defer engine.Close()
	shop := engine.Project(projectID)
	takeBack := func(done *redemption.Redeemed, lines int) error {
		r := redemption.ReturnRequest{OrderID: done.Order.ID}
		for i := range done.Order.Items[:lines] {
			r.Items = append(r.Items, redemption.ReturnItem{ID: done.Order.Items[i].ID, Quantity: done.Order.Items[i].Quantity})
		}
		_, err := shop.Redemptions.Return(b.ctx, r)
		return err
	}
	kinds := []func(*redemption.Redeemed) error{
		func(done *redemption.Redeemed) error {
			_, err := shop.Redemptions.Rollback(b.ctx, redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
			return err
		},
		func(done *redemption.Redeemed) error { return takeBack(done, 1) },
		func(done *redemption.Redeemed) error { return takeBack(done, cartLines) },
	}
	points := []*point{{name: "rollback"}, {name: "return of one line of 5"}, {name: "return of everything"}}
	n := pick(b, 10*returnClients, 100*returnClients, 500*returnClients)
	err = b.alternate(b.rounds, points, func(i int) (measured, error) {
		sold := make([]*redemption.Redeemed, n)
		err := parallel(n, returnClients, func(k int) (err error) {
			sold[k], err = shop.Redemptions.Redeem(b.ctx, request(cartLines, s.codes[rand.IntN(len(s.codes))]))
			return err
		})
		if err != nil {
			return measured{}, err
		}
		began := time.Now()
		err = b.profileSelf("returns-"+strings.ReplaceAll(points[i].name, " ", "-"), func() error {
			return parallel(n, returnClients, func(k int) error { return kinds[i](sold[k]) })
		})
		took := time.Since(began)
		return measured{rate: float64(n) / took.Seconds(), requests: n, took: took}, err
	})
	if err != nil {
		return err
	}
	var rows [][]string
	for _, p := range points {
		rows = append(rows, []string{p.name, p.rate.String(), points[0].rate.over(p.rate).String()})
	}
	b.report.section("Returns", `Orders of 5 lines with one code, through the library on PostgreSQL, with 8 callers. The redemptions are made before the time is taken, and
nothing that follows them runs meanwhile. The baseline is the rollback of such an order; the return of everything is one, and keeps what each line was paid.`, []string{"", "per second", "time of one, in rollbacks"}, rows)
	for _, p := range points[1:] {
		b.report.goal(goal{id: "P24", what: "time of a " + p.name + ", library, 8 callers", base: "a rollback of such an order", floor: 1.2, target: 1, atMost: true,
			ratios: points[0].rate.over(p.rate), steady: points[0].rate})
	}
	return nil
}
