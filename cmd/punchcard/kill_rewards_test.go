package main

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// loyaltyCustomers is the number of customers in the jobs of loyalty campaigns and referral programs: more than one portion.
const loyaltyCustomers = 60

// killedRewards has jobs that move points or give rewards. Each customer must get theirs exactly once, and all figures must add up.
func killedRewards() map[string]*killedJob {
	var code string
	delivered := stageByCount(2*loyaltyCustomers, func(s punchcard.Store) (int, error) {
		return countWhere(s.Redemptions(), storage.Is("reward_status", string(redemption.DeliveryCompleted)))
	})
	return map[string]*killedJob{
		"REWARDS.DELIVER": {
			prepare: func(p *killedProject) { p.loyaltyCampaign(""); p.addReward() },
			start:   payOrders,
			at:      delivered,
			check:   rewardsGivenOnce,
		},
		"REWARDS.AUTO_REDEEM": {
			prepare: func(p *killedProject) { p.loyaltyCampaign(""); p.addReward() },
			start:   payOrders,
			at: func(p *killedProject) stage {
				if at := delivered(p); at != stageWaiting {
					return at
				}
				return stageByCount(3*loyaltyCustomers, func(s punchcard.Store) (int, error) { return countAll(s.Redemptions()) })(p)
			},
			check: rewardsGivenOnce,
		},
		"REFERRALS.REWARD": {
			prepare: func(p *killedProject) {
				p.loyaltyCampaign("")
				p.post("/v1/campaigns", `{"name":"Friends","campaign_type":"REFERRAL_PROGRAM","voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}},
					"referral_program":{"conversion_event_type":"redemption","referee_reward":{"type":"LOYALTY_CARD","amount":500,"related_object_parent":{"name":"Club","object":"CAMPAIGN"}}}}`)
				code = fmt.Sprint(p.post("/v1/campaigns/Friends/vouchers", `{}`)["code"])
				p.post("/v1/publications", `{"voucher":"`+code+`","customer":{"source_id":"ada"}}`)
			},
			start: func(p *killedProject) {
				for i := range loyaltyCustomers {
					p.post("/v1/redemptions", fmt.Sprintf(`{"redeemables":[{"object":"voucher","id":%q}],"order":{"amount":1000,"status":"CREATED"},"customer":{"source_id":"c%d"}}`, code, i))
				}
			},
			at: func(p *killedProject) stage {
				given := 0
				page, err := p.store.ReferralRewards().List(p.t.Context(), storage.Query{})
				for _, r := range page.Items {
					if r.Status == referral.RewardGiven {
						given++
					}
				}
				return stageByCount(loyaltyCustomers, func(punchcard.Store) (int, error) { return given, err })(p)
			},
			check: func(p *killedProject) {
				p.expect("referral rewards", loyaltyCustomers, func(s punchcard.Store) (int, error) { return countAll(s.ReferralRewards()) })
				p.verify()
			},
		},
		"PROJECT.DAILY_RUN": {
			prepare: func(p *killedProject) {
				p.loyaltyCampaign(`,"pending_points":{"period_type":"DAY","period_value":1}`)
				payOrders(p)
				p.until("pending points", func(s punchcard.Store) (int, error) { return countAll(s.PendingPoints()) })
			},
			start: func(p *killedProject) {
				if _, err := p.engine.Projects.Update(p.t.Context(), p.id, project.Update{ClockOffset: patch.Set(72 * time.Hour)}); err != nil {
					p.t.Error(err)
				}
			},
			at: stageByCount(loyaltyCustomers, movements(voucher.PendingPointsActivation)),
			check: func(p *killedProject) {
				p.expect("activations", loyaltyCustomers, movements(voucher.PendingPointsActivation))
				p.expect("points that are still pending", 0, func(s punchcard.Store) (int, error) {
					return countWhere(s.PendingPoints(), storage.Is("status", string(ledger.PendingWaiting)))
				})
				p.balances(250)
				p.verify()
			},
		},
		"DISTRIBUTIONS.SEND": {
			seed: func(ctx context.Context, s punchcard.Store) error {
				return s.Customers().Insert(ctx, customers(audience)...)
			},
			prepare: func(p *killedProject) {
				p.post("/v1/segments", `{"name":"All","type":"passive","filter":{"junction":"and","name":{"conditions":{"$is":["Name"]}}}}`)
			},
			start: func(p *killedProject) {
				segments, err := p.store.Segments().List(p.t.Context(), storage.Query{})
				if err != nil || len(segments.Items) != 1 {
					p.t.Errorf("%s: segments %v: %v", p.kind, segments.Items, err)
					return
				}
				_, err = p.engine.Project(p.id).Webhooks.CreateDistribution(p.t.Context(), webhook.DistributionChange{
					Name: patch.Set("Winter"), Event: patch.Set(webhook.Scheduled), SegmentID: patch.Set(segments.Items[0].ID), SendAt: patch.Set(seeded),
					TargetURL: patch.Set("http://127.0.0.1:9/"), // no server listens there
				})
				if err != nil {
					p.t.Error(err)
				}
			},
			at:    stageByCount(audience, scheduledEvents),
			check: deliveredOnce,
		},
		"LOYALTIES.RECALCULATE_TIERS": {
			prepare: func(p *killedProject) {
				p.loyaltyCampaign("")
				payOrders(p)
				p.until("accruals", movements(voucher.PointsAccrual))
			},
			start: func(p *killedProject) { p.list("/v1/loyalties/Club/tiers", `[{"name":"Gold","points":{"from":200}}]`) },
			at:    stageByCount(loyaltyCustomers, func(s punchcard.Store) (int, error) { return countAll(s.LoyaltyTierHolders()) }),
			check: func(p *killedProject) {
				p.expect("members who became Gold", loyaltyCustomers, func(s punchcard.Store) (int, error) {
					return countWhere(s.Events(), storage.Is("type", loyalty.TierJoined))
				})
				p.balances(250)
				p.verify()
			},
		},
	}
}

// audience is the number of recipients of a distribution: three portions.
const audience = 450

// scheduledEvents counts the events of a distribution.
func scheduledEvents(s punchcard.Store) (int, error) {
	return countWhere(s.Events(), storage.Is("type", webhook.Scheduled))
}

// deliveredOnce checks that there is one delivery for each recipient.
func deliveredOnce(p *killedProject) {
	p.expect("events", audience, scheduledEvents)
	events, err := p.store.Events().List(p.t.Context(), storage.Query{Filter: storage.Is("type", webhook.Scheduled)})
	if err != nil {
		p.t.Error(err)
	}
	about := map[string]string{}
	for _, e := range events.Items {
		about[e.ID] = e.CustomerID
	}
	deliveries, err := p.store.WebhookDeliveries().List(p.t.Context(), storage.Query{})
	if err != nil {
		p.t.Error(err)
	}
	recipients := map[string]int{}
	for _, d := range deliveries.Items {
		recipients[about[d.EventID]]++
	}
	if len(deliveries.Items) != audience || len(recipients) != audience {
		p.t.Errorf("%s: %d deliveries to %d customers, want %d", p.kind, len(deliveries.Items), len(recipients), audience)
	}
}

// loyaltyCampaign makes a loyalty campaign that customers join with a paid order, which earns 250 points.
func (p *killedProject) loyaltyCampaign(more string) {
	p.t.Helper()
	p.post("/v1/campaigns", `{"name":"Club","campaign_type":"LOYALTY_PROGRAM","type":"AUTO_UPDATE","auto_join":true,"voucher":{"type":"LOYALTY_CARD","loyalty_card":{"points":0}}}`)
	p.list("/v1/loyalties/Club/earning-rules", `[{"event":"order.paid","loyalty":{"type":"FIXED","points":250}`+more+`}]`)
}

// addReward adds a reward to the campaign: a code that is redeemed automatically for 100 points.
func (p *killedProject) addReward() {
	p.t.Helper()
	codes := p.post("/v1/campaigns", `{"name":"Prizes","campaign_type":"DISCOUNT_COUPONS","type":"AUTO_UPDATE","voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}}`)["id"]
	prize := p.post("/v1/rewards", fmt.Sprintf(`{"name":"Prize","parameters":{"campaign":{"id":%q}}}`, codes))["id"]
	p.list("/v1/loyalties/Club/rewards", fmt.Sprintf(`[{"reward":%q,"parameters":{"loyalty":{"points":100,"auto_redeem":true}}}]`, prize))
}

// payOrders makes a paid order for each customer.
func payOrders(p *killedProject) {
	for i := range loyaltyCustomers {
		p.post("/v1/orders", fmt.Sprintf(`{"amount":100,"status":"PAID","customer":{"source_id":"c%d"}}`, i))
	}
}

// rewardsGivenOnce checks that each customer got two rewards for 250 points, and a code for each.
func rewardsGivenOnce(p *killedProject) {
	p.expect("redemptions", 2*loyaltyCustomers, func(s punchcard.Store) (int, error) { return countAll(s.Redemptions()) })
	records, err := p.store.Redemptions().List(p.t.Context(), storage.Query{})
	if err != nil {
		p.t.Error(err)
	}
	for _, r := range records.Items {
		p.expect("codes for "+r.ID, 1, func(s punchcard.Store) (int, error) {
			return countWhere(s.Publications(), storage.Is("source_id", r.ID))
		})
	}
	p.expect("codes with a holder", 2*loyaltyCustomers, func(s punchcard.Store) (int, error) {
		return countWhere(s.Vouchers(), storage.And(storage.Is("type", "DISCOUNT_VOUCHER"), storage.Where("holder_id", storage.OpHasValue)))
	})
	p.balances(50)
	p.verify()
}

// balances checks that each customer has one card with this many points.
func (p *killedProject) balances(points int64) {
	cards, err := p.store.Vouchers().List(p.t.Context(), storage.Query{Filter: storage.Is("type", "LOYALTY_CARD")})
	if err != nil {
		p.t.Error(err)
	}
	holders := map[string]bool{}
	for _, card := range cards.Items {
		holders[card.HolderID] = true
		if card.Balance() != points {
			p.t.Errorf("%s: card %s has %d points, want %d", p.kind, card.ID, card.Balance(), points)
		}
	}
	if len(cards.Items) != loyaltyCustomers || len(holders) != loyaltyCustomers {
		p.t.Errorf("%s: %d cards of %d customers, want %d", p.kind, len(cards.Items), len(holders), loyaltyCustomers)
	}
}

// verify checks that all figures add up.
func (p *killedProject) verify() {
	if _, err := p.engine.Project(p.id).Verify(p.t.Context(), func(difference string) { p.t.Errorf("%s: %s", p.kind, difference) }); err != nil {
		p.t.Error(err)
	}
}

// list posts a body to an operation that answers with a list.
func (p *killedProject) list(path, body string) {
	p.t.Helper()
	if _, err := p.remote.call(p.t.Context(), "POST", path, "application/json", []byte(body), ""); err != nil {
		p.t.Fatal(err)
	}
}

// until waits until a count is the number of customers.
func (p *killedProject) until(what string, count func(punchcard.Store) (int, error)) {
	p.t.Helper()
	for deadline := time.Now().Add(maxWaiting); ; time.Sleep(20 * time.Millisecond) {
		n, err := count(p.store)
		if err != nil {
			p.t.Fatal(err)
		}
		if n == loyaltyCustomers {
			return
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("%s: %d %s, want %d", p.kind, n, what, loyaltyCustomers)
		}
	}
}

func (p *killedProject) expect(what string, want int, count func(punchcard.Store) (int, error)) {
	if n, err := count(p.store); err != nil || n != want {
		p.t.Errorf("%s: %d %s, want %d: %v", p.kind, n, what, want, err)
	}
}

// movements counts the movements of a kind on all cards.
func movements(kind voucher.TransactionType) func(punchcard.Store) (int, error) {
	return func(s punchcard.Store) (int, error) {
		return countWhere(s.VoucherTransactions(), storage.Is("type", string(kind)))
	}
}
