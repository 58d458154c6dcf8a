package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
)

const (
	// buyers is the number of customers who redeem, each with a loyalty card.
	buyers = 1000
	// buyerClients is the number of connections.
	buyerClients = 16
)

// pursuit is a shop in which redemptions have consequences: points of an earning rule, deliveries of a webhook, or both.
type pursuit struct {
	*shop
	name, database string
	earning, hooks bool
	receiver       *receiver
	redeemed       int // redemptions so far
}

// consequences measures redemptions while what follows them is done in the background, and how long that takes afterwards.
func consequences(b *bench) error {
	shops := []*pursuit{
		{name: "no consequences"}, {name: "an earning rule", earning: true}, {name: "a webhook", hooks: true}, {name: "an earning rule and a webhook", earning: true, hooks: true},
	}
	points, late := make([]*point, len(shops)), make([]series, len(shops))
	for i, s := range shops {
		s.database = fmt.Sprintf("consequences_%d", i)
		if err := b.openPursuit(s); err != nil {
			return err
		}
		defer s.stop()
		if s.hooks {
			defer s.receiver.close()
		}
		points[i] = &point{name: s.name}
	}
	period := 2 * b.period()
	err := b.alternate(min(b.rounds, 3), points, func(i int) (m measured, err error) {
		s := shops[i]
		profiled := b.profile(s.server, fmt.Sprintf("consequences-%d", i), func() error {
			m, err = b.load(buyerClients, period, withCustomers(requestsFor("/v1/redemptions", s.codes, 1, cartLines), buyers), s.server)
			return err
		})
		if profiled != nil {
			return m, profiled
		}
		s.redeemed += m.requests
		ended := time.Now()
		if err := b.awaitConsequences(s); err != nil {
			return m, err
		}
		late[i] = append(late[i], time.Since(ended).Seconds())
		return m, nil
	})
	if err != nil {
		return err
	}
	b.report.rates("Consequences", fmt.Sprintf(`Redemptions of %d customers with a loyalty card each over HTTP, PostgreSQL, %d clients, while their consequences are done by the same
server: the points of an earning rule, deliveries to a webhook on the same machine, or both. The baseline has neither.`, buyers, buyerClients), points, func(p *point) *point {
		if p == points[0] {
			return nil
		}
		return points[0]
	})
	var rows [][]string
	for i := range shops[1:] {
		rows = append(rows, []string{points[i+1].name, late[i+1].String()})
		b.report.goal(goal{id: "P29", what: "redemptions/s beside " + points[i+1].name + ", HTTP, 16 clients", base: "the same without", floor: 0.6, target: 0.8,
			ratios: points[i+1].rate.over(points[0].rate), steady: points[0].rate})
		b.report.goal(goal{id: "P30", what: fmt.Sprintf("time after %s of redemptions until all is done for %s, s", period, points[i+1].name), base: "1 s", floor: 5, target: 1, atMost: true,
			ratios: late[i+1], absolute: true})
	}
	b.report.section("Delay of consequences", fmt.Sprintf("Seconds from the end of %s of redemptions until the last point is booked and the last delivery has arrived.", period), []string{"", "s"}, rows)
	return nil
}

// openPursuit starts a server, with customers, their cards, and what follows a redemption.
func (b *bench) openPursuit(s *pursuit) error {
	dsn, err := b.pg.create(b.ctx, s.database)
	if err != nil {
		return err
	}
	if s.shop, err = b.openShop(dsn, 100, false, "--webhooks-allow-private"); err != nil {
		return err
	}
	club, err := s.call(b.ctx, "POST", "/v1/loyalties", object{"name": "Club", "type": "AUTO_UPDATE", "vouchers_count": buyers,
		"voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 0}}})
	if err != nil {
		return err
	}
	id, _ := club["id"].(string)
	if err := s.await(b.ctx, "/v1/campaigns/"+id, "vouchers_generation_status", "DONE", 20*time.Millisecond); err != nil {
		return err
	}
	err = parallel(buyers, 8, func(i int) error {
		_, err := s.call(b.ctx, "POST", "/v1/loyalties/"+id+"/members", object{"customer": object{"source_id": buyer(i)}})
		return err
	})
	if err != nil {
		return err
	}
	if s.earning {
		if _, err := s.call(b.ctx, "POST", "/v1/loyalties/"+id+"/earning-rules", []object{{"event": "order.paid",
			"loyalty": object{"type": "PROPORTIONAL", "calculation_type": "ORDER_AMOUNT", "order": object{"amount": object{"every": 1000, "points": 1}}}}}); err != nil {
			return err
		}
	}
	if s.hooks {
		if s.receiver, err = receive(); err != nil {
			return err
		}
		_, err = s.call(b.ctx, "POST", "/management/v1/projects/"+projectID+"/webhooks", object{"target_url": "http://" + s.receiver.addr + "/", "events": []string{"redemption.succeeded"}})
	}
	return err
}

func buyer(i int) string { return fmt.Sprintf("buyer-%04d", i) }

// withCustomers returns a maker of the same requests with one of n customers each.
func withCustomers(next requestMaker, n int) requestMaker {
	return func(r *rand.Rand) []byte {
		_, text, _ := bytes.Cut(next(r), []byte("\r\n\r\n"))
		return render("POST", "/v1/redemptions", fmt.Sprintf(`{"customer":{"source_id":%q},%s`, buyer(r.IntN(n)), text[1:]))
	}
}

// awaitConsequences waits until every redemption has its points and its delivery.
func (b *bench) awaitConsequences(s *pursuit) error {
	ctx, cancel := context.WithTimeoutCause(b.ctx, 10*time.Minute, fmt.Errorf("the consequences of %d redemptions are not done", s.redeemed))
	defer cancel()
	for {
		done := !s.hooks || int(s.receiver.got.Load()) >= s.redeemed
		if done && s.earning {
			err := b.pg.with(ctx, s.database, func(conn *pgx.Conn) error {
				given, err := queryValue[int](ctx, conn, "SELECT count(*) FROM voucher_transactions WHERE type = 'POINTS_ACCRUAL'")
				done = given >= s.redeemed
				return err
			})
			if err != nil {
				return err
			}
		}
		if done {
			return nil
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// receiver takes deliveries of a webhook and counts them.
type receiver struct {
	addr   string
	server *http.Server
	got    atomic.Int64
}

func receive() (*receiver, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	r := &receiver{addr: listener.Addr().String()}
	r.server = &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, delivery *http.Request) {
		_, _ = io.Copy(io.Discard, delivery.Body)
		r.got.Add(1)
		w.WriteHeader(http.StatusOK)
	})}
	go func() { _ = r.server.Serve(listener) }()
	return r, nil
}

func (r *receiver) close() { _ = r.server.Close() }
