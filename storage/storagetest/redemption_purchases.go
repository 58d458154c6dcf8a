package storagetest

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
)

// testLastOrder takes the paid orders of a customer back from the youngest on: each time the one before it is his last again.
func (s *shop) testLastOrder() {
	e := env.System()
	now := time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC)
	e.Now = func() time.Time { return now }
	engine := redemption.New(redemption.Deps{Store: s.p, Env: e, Settings: func(context.Context) (redemption.Settings, error) { return redemption.Settings{Zone: time.UTC}, nil }})
	s.coupon("ten", amountOff(10))
	type last struct {
		Orders, Amount int64
		At             time.Time
	}
	summary := func() last {
		c, _, err := s.p.Customers().Find(s.Context(), "source_id", "alice")
		must(s, err)
		return last{c.Summary.OrdersCount, c.Summary.LastOrderAmount, c.Summary.LastOrderAt.UTC()}
	}
	var want []last
	var done []string
	for i, amount := range []int64{100, 200, 300} {
		now = now.Add(time.Minute)
		r := request(amount, "alice", "ten")
		r.Order.SourceID = patch.Set([]string{"first", "second", "third"}[i])
		reply, err := engine.Redeem(s.Context(), r)
		must(s, err)
		want = append(want, last{int64(i + 1), amount - 10, now})
		done = append(done, reply.Records[0].ID)
		equal(s, "the last order", summary(), want[i])
	}
	for i := 2; i > 0; i-- {
		_, err := engine.Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: done[i], Customer: &customer.Request{SourceID: "alice"}})
		must(s, err)
		equal(s, "the last order after a rollback", summary(), want[i-1])
	}
	_, err := engine.Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: done[0]})
	must(s, err)
	equal(s, "after all are taken back", summary(), last{})
}
