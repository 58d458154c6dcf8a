package httpapi_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// cancelingBackend is a backend in memory that cancels the context of a request after the commit of its redemption, as when the client
// disconnects or the server stops. Nothing can be read after that.
type cancelingBackend struct {
	*memory.Backend
	cancel context.CancelFunc
}

func (c *cancelingBackend) Project(id string) cutOffStore {
	return cutOffStore{c.Backend.Project(id), c}
}
func (c *cancelingBackend) System() cutOffStore { return c.Project("") }

type cutOffStore struct {
	*memory.Project
	of *cancelingBackend
}

func (s cutOffStore) InTx(ctx context.Context, do func(tx any) error) error {
	return s.Project.InTx(ctx, func(tx any) error { return do(cutOffStore{tx.(*memory.Project), s.of}) })
}

func (s cutOffStore) Update(ctx context.Context, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	out, err := s.Project.Update(ctx, scope, decide)
	if err == nil && s.of.cancel != nil {
		s.of.cancel()
	}
	return out, err
}

// TestRedemptionAnswerReadsNothingAfterCommit makes the same calls on two servers. One of them can read nothing after a
// commit. The answers have to be identical.
func TestRedemptionAnswerReadsNothingAfterCommit(t *testing.T) {
	calls := map[string]func(s *server, call func(path string, body any) object){
		"a code with all that is shown of codes": func(s *server, call func(string, any) object) {
			shopOfManyCodes(s)
			call("/v1/vouchers/ALL/redemption", object{"order": object{"amount": 10000}, "customer": object{"source_id": "bob", "name": "Bob"}})
			done := call("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "ALL"}, {"object": "voucher", "id": "GIFT"}}, "order": object{"amount": 10000}})
			call("/v1/redemptions/"+done["parent_redemption"].(object)["id"].(string)+"/rollbacks", nil)
			done = call("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "ALL"}}, "customer": object{"source_id": "ann"}, "order": object{"amount": 10000}})
			call("/v1/redemptions/"+done["redemptions"].([]any)[0].(object)["id"].(string)+"/rollback?reason=returned", object{})
		},
		"tiers": func(s *server, call func(string, any) object) {
			shopOfManyCodes(s)
			promotion := s.post("/v1/campaigns", object{"name": "Autumn", "campaign_type": "PROMOTION"})["id"].(string)
			var tiers []string
			for _, name := range []string{"One", "Two"} {
				tiers = append(tiers, s.post("/v1/promotions/"+promotion+"/tiers", object{"name": name, "category": "Food", "validation_rules": []any{s.get("/v1/validation-rules")["data"].([]any)[0].(object)["id"]},
					"action": object{"discount": object{"type": "PERCENT", "percent_off": 10}}})["id"].(string))
			}
			call("/v1/promotions/tiers/"+tiers[0]+"/redemption", object{"order": object{"amount": 10000}})
			stack := s.post("/v1/promotions/"+promotion+"/stacks", object{"name": "Both", "tiers": object{"ids": tiers}})["id"]
			done := call("/v1/redemptions", object{"redeemables": []object{{"object": "promotion_stack", "id": stack}}, "order": object{"amount": 10000}})
			call("/v1/redemptions/"+done["parent_redemption"].(object)["id"].(string)+"/rollbacks", nil)
		},
		"rewards": func(s *server, call func(string, any) object) {
			_, club := s.loyaltyCampaign("Club", lasting(1))
			ann := s.card(club, "ann")
			s.add(ann, 1000)
			mug := s.post("/v1/products", object{"name": "Mug"})["id"].(string)
			red := s.post("/v1/products/"+mug+"/skus", object{"sku": "red"})["id"]
			thing := s.reward(club, 30, object{"product": object{"id": mug, "sku_id": red}}, object{"stock": 9})
			pay := s.reward(club, 0, payingWith("1", 1))
			done := call("/v1/loyalties/members/"+ann+"/redemption", object{"reward": object{"id": thing}})
			call("/v1/redemptions/"+done["id"].(string)+"/rollback", object{})
			s.now = s.now.AddDate(0, 0, 3)
			s.passDays()
			s.add(ann, 20)
			s.now = noon.AddDate(0, 1, 1) // the first points have expired, and no job has recorded it
			done = call("/v1/loyalties/members/"+ann+"/redemption", object{"reward": object{"id": pay}, "order": object{"amount": 500}})
			call("/v1/redemptions/"+done["id"].(string)+"/rollback", object{})
		},
	}
	for name, do := range calls {
		t.Run(name, func(t *testing.T) {
			answers := map[bool][]string{}
			for _, cut := range []bool{false, true} {
				b := &cancelingBackend{Backend: memory.New()}
				s := newServerOn(t, backendOfProjects[cutOffStore]{b}, repeatableEnv())
				do(s, func(path string, body any) object {
					t.Helper()
					ctx, cancel := context.WithCancel(t.Context())
					defer cancel()
					if cut {
						b.cancel = cancel
					}
					a := s.doIn(ctx, "POST", path, body)
					b.cancel = nil
					if a.status != 200 {
						t.Fatalf("cut off %v: POST %s: %d %s", cut, path, a.status, a.raw)
					}
					answers[cut] = append(answers[cut], a.raw)
					return a.body.(object)
				})
			}
			if diff := cmp.Diff(answers[false], answers[true]); diff != "" {
				t.Errorf("answers (-whole +cut off):\n%s", diff)
			}
		})
	}
}

// repeatableEnv returns an environment whose ids and random bytes are the same each time.
func repeatableEnv() env.Env {
	var n atomic.Int64
	return env.Env{
		NewID:  func(prefix string) string { return fmt.Sprintf("%s0199%020x%08x", prefix, n.Add(1), 0) },
		Random: rand.NewChaCha8([32]byte{}),
	}
}

// shopOfManyCodes has a code of a campaign with a holder, a category, rules and a free product, and a gift card.
func shopOfManyCodes(s *server) {
	s.t.Helper()
	s.post("/v1/categories", object{"name": "Food", "hierarchy": 1})
	mug := s.post("/v1/products", object{"name": "Mug", "price": 100})["id"]
	rules := s.post("/v1/validation-rules", object{"name": "Any", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []any{1}}}, "logic": "1"}})["id"]
	s.post("/v1/campaigns", object{"name": "Free", "validation_rules": []any{rules}, "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 1}}})
	s.post("/v1/vouchers/ALL", object{"type": "DISCOUNT_VOUCHER", "campaign": "Free", "category": "Food", "validation_rules": []any{rules},
		"discount": object{"type": "UNIT", "unit_off": 1, "unit_type": mug, "effect": "ADD_NEW_ITEMS"}})
	s.post("/v1/publications", object{"voucher": "ALL", "customer": object{"source_id": "ann", "name": "Ann", "metadata": object{"a": 1}}})
	s.post("/v1/vouchers/GIFT", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 1000}})
}
