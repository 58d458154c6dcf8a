package main

import (
	"fmt"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// returnedOrders is the number of orders of which goods come back: several portions of events.
const returnedOrders = 300

// killedReturns has the consumers of the events of returns. Each order earns 10 points on each of two cards, and half of its goods come back:
// each return takes 5 points off each card, once.
func killedReturns() map[string]*killedJob {
	return map[string]*killedJob{
		"EVENTS.HAND_OUT of returns": {
			prepare: func(p *killedProject) {
				p.post("/v1/customers", `{"source_id":"ada"}`)
				club := "/v1/loyalties/" + fmt.Sprint(p.post("/v1/campaigns", `{"name":"Club","campaign_type":"LOYALTY_PROGRAM","type":"AUTO_UPDATE",
					"voucher":{"type":"LOYALTY_CARD","loyalty_card":{"points":0}}}`)["id"])
				p.post(club+"/members", `{"customer":{"source_id":"ada"}}`)
				p.list(club+"/earning-rules", `[{"event":"order.paid","loyalty":{"type":"FIXED","points":10}}]`)
				p.program(`,"refunds":{"spent_points":{"type":"NONE"},"earned_points":{"type":"REFUNDABLE","methods":[{"type":"REVOKE_FROM_BALANCE","mode":"REVOKE_TO_ZERO"}]}}`)
				p.post(p.onlyPath("programs")+"/members", `{"customer_id":"`+fmt.Sprint(p.get("/v1/customers/ada")["id"])+`"}`)
			},
			start: func(p *killedProject) {
				for i := range returnedOrders {
					order := fmt.Sprint("o", i)
					p.post("/v1/orders", `{"source_id":"`+order+`","status":"PAID","customer":{"source_id":"ada"},"items":[{"product_id":"lamp","quantity":2,"price":1000}]}`)
					p.post("/v1/extensions/orders/"+order+"/returns", `{"items":[{"product_id":"lamp","quantity":1}]}`)
				}
			},
			at: stageByCount(2*returnedOrders, func(s punchcard.Store) (int, error) {
				taken, err := countWhere(s.VoucherTransactions(), storage.Is("type", string(voucher.PointsRemoval)))
				if err != nil {
					return 0, err
				}
				more, err := countWhere(s.CardTransactions(), storage.Is("type", string(ledger.PointsRefunded)))
				return taken + more, err
			}),
			check: func(p *killedProject) {
				ctx := p.t.Context()
				times := map[string]int{} // by return and kind of card
				taken, err := p.store.VoucherTransactions().List(ctx, storage.Query{Filter: storage.Is("type", string(voucher.PointsRemoval))})
				if err != nil {
					p.t.Error(err)
				}
				for _, t := range taken.Items {
					times["campaigns "+t.ReturnID]++
				}
				refunded, err := p.store.CardTransactions().List(ctx, storage.Query{Filter: storage.Is("type", string(ledger.PointsRefunded))})
				if err != nil {
					p.t.Error(err)
				}
				for _, t := range refunded.Items {
					times["programs "+t.Details.OrderID]++
				}
				returns, err := p.store.Returns().List(ctx, storage.Query{})
				if err != nil || len(returns.Items) != returnedOrders {
					p.t.Errorf("%d returns: %v", len(returns.Items), err)
				}
				for _, r := range returns.Items {
					if times["campaigns "+r.ID] != 1 || times["programs "+r.OrderID] != 1 || len(r.Earned.Cards) != 2 || r.EarnedStatus() != redemption.PointsDone {
						p.t.Errorf("return %s took back %+v", r.ID, r.Earned)
					}
				}
				cards, err := p.store.Vouchers().List(ctx, storage.Query{})
				if err != nil || len(cards.Items) != 1 || cards.Items[0].Balance() != 5*returnedOrders {
					p.t.Errorf("the loyalty card is %+v: %v", cards.Items, err)
				}
				wallets, err := p.store.MemberCards().List(ctx, storage.Query{})
				if err != nil || len(wallets.Items) != 1 || wallets.Items[0].Figures.Balance() != 5*returnedOrders {
					p.t.Errorf("the member's card is %+v: %v", wallets.Items, err)
				}
				p.verify()
			},
		},
	}
}
