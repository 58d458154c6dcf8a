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

// clubbed is how many customers the jobs of loyalty campaigns and referral programs are about: more than a portion of those that have any.
const clubbed = 60

// killedRewards are jobs that move points or give something away. Each customer must have what is due to him, once, and all figures must
// add up.
func killedRewards() map[string]*killedJob {
	var code string
	delivered := counted(2*clubbed, func(s punchcard.Store) (int, error) {
		return found(s.Redemptions(), storage.Is("reward_status", string(redemption.DeliveryCompleted)))
	})
	return map[string]*killedJob{
		"REWARDS.DELIVER": {
			prepare: func(p *killedProject) { p.club(""); p.prize() },
			start:   pay,
			at:      delivered,
			check:   prizesGivenOnce,
		},
		"REWARDS.AUTO_REDEEM": {
			prepare: func(p *killedProject) { p.club(""); p.prize() },
			start:   pay,
			at: func(p *killedProject) stage {
				if at := delivered(p); at != waits {
					return at
				}
				return counted(3*clubbed, func(s punchcard.Store) (int, error) { return countOf(s.Redemptions()) })(p)
			},
			check: prizesGivenOnce,
		},
		"REFERRALS.REWARD": {
			prepare: func(p *killedProject) {
				p.club("")
				p.post("/v1/campaigns", `{"name":"Friends","campaign_type":"REFERRAL_PROGRAM","voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}},
					"referral_program":{"conversion_event_type":"redemption","referee_reward":{"type":"LOYALTY_CARD","amount":500,"related_object_parent":{"name":"Club","object":"CAMPAIGN"}}}}`)
				code = fmt.Sprint(p.post("/v1/campaigns/Friends/vouchers", `{}`)["code"])
				p.post("/v1/publications", `{"voucher":"`+code+`","customer":{"source_id":"ada"}}`)
			},
			start: func(p *killedProject) {
				for i := range clubbed {
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
				return counted(clubbed, func(punchcard.Store) (int, error) { return given, err })(p)
			},
			check: func(p *killedProject) {
				p.expect("referral rewards", clubbed, func(s punchcard.Store) (int, error) { return countOf(s.ReferralRewards()) })
				p.added()
			},
		},
		"PROJECT.DAILY_RUN": {
			prepare: func(p *killedProject) {
				p.club(`,"pending_points":{"period_type":"DAY","period_value":1}`)
				pay(p)
				p.until("points that wait", func(s punchcard.Store) (int, error) { return countOf(s.PendingPoints()) })
			},
			start: func(p *killedProject) {
				if _, err := p.engine.Projects.Update(p.t.Context(), p.id, project.Update{ClockOffset: patch.Set(72 * time.Hour)}); err != nil {
					p.t.Error(err)
				}
			},
			at: counted(clubbed, movements(voucher.PendingPointsActivation)),
			check: func(p *killedProject) {
				p.expect("activations", clubbed, movements(voucher.PendingPointsActivation))
				p.expect("points that still wait", 0, func(s punchcard.Store) (int, error) {
					return found(s.PendingPoints(), storage.Is("status", string(ledger.PendingWaiting)))
				})
				p.balances(250)
				p.added()
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
					TargetURL: patch.Set("http://127.0.0.1:9/"), // nobody is there
				})
				if err != nil {
					p.t.Error(err)
				}
			},
			at:    counted(audience, tellings),
			check: toldOnce,
		},
		"LOYALTIES.RECALCULATE_TIERS": {
			prepare: func(p *killedProject) {
				p.club("")
				pay(p)
				p.until("accruals", movements(voucher.PointsAccrual))
			},
			start: func(p *killedProject) { p.list("/v1/loyalties/Club/tiers", `[{"name":"Gold","points":{"from":200}}]`) },
			at:    counted(clubbed, func(s punchcard.Store) (int, error) { return countOf(s.LoyaltyTierHolders()) }),
			check: func(p *killedProject) {
				p.expect("members who became Gold", clubbed, func(s punchcard.Store) (int, error) { return found(s.Events(), storage.Is("type", loyalty.TierJoined)) })
				p.balances(250)
				p.added()
			},
		},
	}
}

// audience is how many customers a distribution goes to: three portions.
const audience = 450

// tellings counts the customers whom a distribution has told of.
func tellings(s punchcard.Store) (int, error) {
	return found(s.Events(), storage.Is("type", webhook.Scheduled))
}

// toldOnce checks that there is one delivery for each customer of an audience.
func toldOnce(p *killedProject) {
	p.expect("events", audience, tellings)
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
	told := map[string]int{}
	for _, d := range deliveries.Items {
		told[about[d.EventID]]++
	}
	if len(deliveries.Items) != audience || len(told) != audience {
		p.t.Errorf("%s: %d deliveries to %d customers, want %d", p.kind, len(deliveries.Items), len(told), audience)
	}
}

// club makes a loyalty campaign that who pays joins. An order brings 250 points.
func (p *killedProject) club(more string) {
	p.t.Helper()
	p.post("/v1/campaigns", `{"name":"Club","campaign_type":"LOYALTY_PROGRAM","type":"AUTO_UPDATE","auto_join":true,"voucher":{"type":"LOYALTY_CARD","loyalty_card":{"points":0}}}`)
	p.list("/v1/loyalties/Club/earning-rules", `[{"event":"order.paid","loyalty":{"type":"FIXED","points":250}`+more+`}]`)
}

// prize has 100 points buy a code by themselves.
func (p *killedProject) prize() {
	p.t.Helper()
	codes := p.post("/v1/campaigns", `{"name":"Prizes","campaign_type":"DISCOUNT_COUPONS","type":"AUTO_UPDATE","voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}}`)["id"]
	prize := p.post("/v1/rewards", fmt.Sprintf(`{"name":"Prize","parameters":{"campaign":{"id":%q}}}`, codes))["id"]
	p.list("/v1/loyalties/Club/rewards", fmt.Sprintf(`[{"reward":%q,"parameters":{"loyalty":{"points":100,"auto_redeem":true}}}]`, prize))
}

// pay has each customer pay an order.
func pay(p *killedProject) {
	for i := range clubbed {
		p.post("/v1/orders", fmt.Sprintf(`{"amount":100,"status":"PAID","customer":{"source_id":"c%d"}}`, i))
	}
}

// prizesGivenOnce checks that each customer bought two prizes of 250 points, and got a code for each.
func prizesGivenOnce(p *killedProject) {
	p.expect("redemptions", 2*clubbed, func(s punchcard.Store) (int, error) { return countOf(s.Redemptions()) })
	records, err := p.store.Redemptions().List(p.t.Context(), storage.Query{})
	if err != nil {
		p.t.Error(err)
	}
	for _, r := range records.Items {
		p.expect("codes for "+r.ID, 1, func(s punchcard.Store) (int, error) { return found(s.Publications(), storage.Is("source_id", r.ID)) })
	}
	p.expect("codes that were given", 2*clubbed, func(s punchcard.Store) (int, error) {
		return found(s.Vouchers(), storage.And(storage.Is("type", "DISCOUNT_VOUCHER"), storage.Where("holder_id", storage.OpHasValue)))
	})
	p.balances(50)
	p.added()
}

// balances checks that each customer has one card with so many points.
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
	if len(cards.Items) != clubbed || len(holders) != clubbed {
		p.t.Errorf("%s: %d cards of %d customers, want %d", p.kind, len(cards.Items), len(holders), clubbed)
	}
}

// added checks that all figures add up.
func (p *killedProject) added() {
	if _, err := p.engine.Project(p.id).Verify(p.t.Context(), func(difference string) { p.t.Errorf("%s: %s", p.kind, difference) }); err != nil {
		p.t.Error(err)
	}
}

// list posts what is answered with a list.
func (p *killedProject) list(path, body string) {
	p.t.Helper()
	if _, err := p.remote.call(p.t.Context(), "POST", path, "application/json", []byte(body), ""); err != nil {
		p.t.Fatal(err)
	}
}

// until waits until there is one for each customer.
func (p *killedProject) until(what string, count func(punchcard.Store) (int, error)) {
	p.t.Helper()
	for deadline := time.Now().Add(maxWaiting); ; time.Sleep(20 * time.Millisecond) {
		n, err := count(p.store)
		if err != nil {
			p.t.Fatal(err)
		}
		if n == clubbed {
			return
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("%s: %d %s, want %d", p.kind, n, what, clubbed)
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
		return found(s.VoucherTransactions(), storage.Is("type", string(kind)))
	}
}
