package main

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
)

// programMembers is the number of members of a program: three portions.
const programMembers = 150

// killedMembers has jobs about all members of a loyalty program (v2). Each must change every member exactly once.
func killedMembers() map[string]*killedJob {
	return map[string]*killedJob{
		"LOYALTIES.TIERS_JUDGE": {
			seed: seedProgramMembers, prepare: enroll,
			start: func(p *killedProject) {
				p.post(p.onlyPath("programs")+"/tier-structures/batch", fmt.Sprintf(`{"assign":[{"id":%q}]}`, p.onlyID("tier-structures")))
			},
			at: stageByCount(programMembers, func(s punchcard.Store) (int, error) { return countAll(s.TierTransactions()) }),
			check: func(p *killedProject) {
				page, err := p.store.TierTransactions().List(p.t.Context(), storage.Query{})
				onceEach(p, err, page.Items, func(t membership.TierTransaction) string { return t.MemberID })
				report := p.get(p.onlyPath("programs") + "/reports/tiers/summary")["data"].([]any)[0].(map[string]any)
				if joined := intOf(report["joins"]); joined != programMembers {
					p.t.Errorf("%s: the report counts %d who joined a tier, want %d", p.kind, joined, programMembers)
				}
				p.verify()
			},
		},
		"LOYALTIES.MEMBERS_DELETE": {
			seed: seedProgramMembers, prepare: enroll,
			start: func(p *killedProject) { p.send("DELETE", p.onlyPath("programs"), "", nil) },
			at: stageByCount(programMembers, func(s punchcard.Store) (int, error) {
				return countWhere(s.Members(), storage.Is("status", string(membership.StatusDeleted)))
			}),
			check: func(p *killedProject) {
				page, err := p.store.Events().List(p.t.Context(), storage.Query{Filter: storage.Is("type", "vl.member.deleted")})
				onceEach(p, err, page.Items, func(e event.Event) string { return e.EntityID })
				seats, err := p.store.MemberTallies().List(p.t.Context(), storage.Query{Filter: storage.Where("subject", storage.OpStartsWith, "seats ")})
				if err != nil || len(seats.Items) != 1 || seats.Items[0].Count != 0 {
					p.t.Errorf("%s: seats that are still taken: %v: %v", p.kind, seats.Items, err)
				}
				p.verify()
			},
		},
	}
}

func seedProgramMembers(ctx context.Context, s punchcard.Store) error {
	return s.Customers().Insert(ctx, customers(programMembers)...)
}

// program makes a program without members, and returns the id of its card definition, which has further properties.
func (p *killedProject) program(properties string) (wallet string) {
	p.t.Helper()
	wallet = fmt.Sprint(p.post("/v2/loyalties/card-definitions", `{"name":"Wallet","type":"INDIVIDUAL","status":"ACTIVE"`+properties+`}`)["id"])
	rule := fmt.Sprint(p.post("/v2/loyalties/earning-rules", `{"name":"Paid","status":"ACTIVE","trigger":{"event":"customer.order.paid"},
		"earnings":[{"effects":[{"type":"POINTS","points":{"value":10,"card_definition_id":"`+wallet+`"}}]}]}`)["id"])
	p.post("/v2/loyalties/programs", `{"name":"Club","status":"ACTIVE","card_definitions":[{"id":"`+wallet+`"}],"earning_rules":[{"id":"`+rule+`"}]}`)
	return wallet
}

// enroll makes a program of which all customers are members, and a tier structure that is not assigned to it yet.
func enroll(p *killedProject) {
	p.t.Helper()
	wallet := p.program("")
	levels := "/v2/loyalties/tier-structures/" + fmt.Sprint(p.post("/v2/loyalties/tier-structures",
		`{"name":"Levels","type":"POINT_BALANCE","point_balance":{"card_definition_id":"`+wallet+`"}}`)["id"])
	p.post(levels+"/tiers", `{"name":"Bronze","qualification_rules":{"type":"POINTS","points":{"min_value":0}}}`)
	p.post(levels+"/activate", "")
	p.post(p.onlyPath("programs")+"/members/batch", "["+repeated(programMembers, `{"customer_id":"cust_%d"}`, ",")+"]")
	for p.actionStage("LOYALTIES.MEMBERS_BATCH_CREATE") != stageFinished {
		time.Sleep(10 * time.Millisecond)
	}
}

// onlyID is the id of the only resource of a kind below /v2/loyalties.
func (p *killedProject) onlyID(kind string) string {
	p.t.Helper()
	return fmt.Sprint(p.get("/v2/loyalties/" + kind)["data"].([]any)[0].(map[string]any)["id"])
}

// onlyPath is the path of that resource.
func (p *killedProject) onlyPath(kind string) string {
	return "/v2/loyalties/" + kind + "/" + p.onlyID(kind)
}

// onceEach checks that there is one item for each member.
func onceEach[T any](p *killedProject, err error, all []T, member func(T) string) {
	named := map[string]int{}
	for _, one := range all {
		named[member(one)]++
	}
	if err != nil || len(all) != programMembers || len(named) != programMembers {
		p.t.Errorf("%s: %d of them for %d members, want one for each of %d: %v", p.kind, len(all), len(named), programMembers, err)
	}
}
