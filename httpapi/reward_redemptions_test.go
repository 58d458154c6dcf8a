package httpapi_test

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/redemption"
)

func (s *server) rewardRedemptions() string {
	return "/management/v1/projects/" + s.project + "/reward-redemptions"
}

func TestMaterialRewardIsPendingUntilCompleted(t *testing.T) {
	s := newServer(t)
	id, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.add(ann, 100)
	mug := s.reward(club, 30, object{"product": object{"id": s.product("mug")}})
	redeem := func() string {
		return s.post("/v1/loyalties/members/"+ann+"/redemption", object{"reward": object{"id": mug}, "metadata": object{"desk": 4}})["id"].(string)
	}
	first, second := redeem(), redeem()
	at := s.rewardRedemptions()
	waiting := s.get(at + "?status=PENDING&limit=1")
	shows(t, waiting, `{"object": "list", "data_ref": "data", "has_more": true, "more_starting_after": "`+first+`", "data": [
		{"id": "`+first+`", "redemption_id": "`+first+`", "reward_id": "`+mug+`", "reward_assignment_id": "*", "voucher_id": "*", "campaign_id": "`+id+`",
			"customer_id": "*", "reward_type": "MATERIAL", "status": "PENDING", "metadata": {"desk": 4}, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null,
			"object": "reward_redemption"}]}`)
	expectList(t, "behind it", pluck(s.get(at+"?status=PENDING&starting_after_id="+first), "id"), second)

	done := s.post(at+"/"+first+"/complete", nil)
	shows(t, object{"status": done["status"], "at": done["updated_at"]}, `{"status": "COMPLETED", "at": "2026-11-21T12:00:00.000Z"}`)
	s.refuse(400, "invalid_reward_redemption_status", "Current status: 'COMPLETED'", "POST", at+"/"+first+"/complete", nil)
	s.post("/v1/redemptions/"+second+"/rollback", nil)
	s.refuse(400, "invalid_reward_redemption_status", "Current status: 'ROLLED_BACK'", "POST", at+"/"+second+"/complete", nil)
	s.post("/v1/redemptions/"+first+"/rollback", nil)
	expectList(t, "what came to an end", pluck(s.get(at), "status"), "ROLLED_BACK", "ROLLED_BACK")
	expectList(t, "what waits", pluck(s.get(at+"?status=PENDING"), "id"))
	s.refuse(400, "invalid_query_params", "status", "GET", at+"?status=LOST", nil)
	s.refuse(404, "not_found", "r_0", "POST", at+"/r_0/complete", nil)
	s.requireConsistentFigures()

	expectList(t, "the log of the member", ofRewards(pluck(s.get("/v1/loyalties/members/"+ann+"/activity?limit=100&order=created_at"), "type")),
		"created", "pending", "created", "pending", "completed", "rolledback", "rolledback")
	entry := s.completions("ann")[0]
	for _, part := range []string{"customer", "holder", "voucher", "campaign"} {
		if entry[part].(object)["id"] == nil {
			t.Errorf("the entry has no %s", part)
		}
		delete(entry, part)
	}
	shows(t, entry, `{"source": "API", "balance": 40, "publication": null,
		"reward_redemption": {"id": "`+first+`", "redemption_id": "`+first+`", "reward_id": "`+mug+`", "reward_assignment_id": "*", "voucher_id": "*", "campaign_id": "`+id+`",
			"customer_id": "*", "reward_type": "MATERIAL", "status": "COMPLETED", "metadata": {"desk": 4}, "created_at": "2026-11-21T12:00:00.000Z",
			"updated_at": "2026-11-21T12:00:00.000Z", "object": "reward_redemption"},
		"reward": {"id": "`+mug+`", "name": "Reward", "object": "reward", "type": "MATERIAL", "parameters": {"product": {"id": "*", "sku_id": null}}, "assignment_id": "*",
			"voucher": null, "product": null, "sku": null, "metadata": {}, "created_at": "*", "updated_at": null,
			"customer": {"id": "*", "source_id": "ann", "object": "customer"}},
		"reward_assignment": {"id": "*", "reward_id": "`+mug+`", "related_object_id": "`+id+`", "related_object_type": "campaign", "parameters": {"loyalty": {"points": 30, "auto_redeem": false}},
			"created_at": "*", "updated_at": null, "object": "reward_assignment"}}`)
}

// completions returns the events of delivered rewards of a customer, newest first.
func (s *server) completions(customer string) (told []object) {
	s.t.Helper()
	for _, entry := range s.get("/v1/customers/" + customer + "/activities?limit=100")["data"].([]any) {
		if entry := entry.(object); entry["type"] == "customer.reward_redemptions.completed" {
			told = append(told, entry["data"].(object)["data"].(object))
		}
	}
	return told
}

// ofRewards returns the types of reward redemptions without their prefix.
func ofRewards(types []string) (ends []string) {
	for _, kind := range types {
		var end string
		if n, _ := fmt.Sscanf(kind, "customer.reward_redemptions.%s", &end); n == 1 {
			ends = append(ends, end)
		}
	}
	return ends
}

func TestRewardWithoutGoodsIsCompletedAtOnce(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.add(ann, 100)
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff})
	coupons := s.post("/v1/campaigns", object{"name": "Coupons", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": tenOff}})["id"]
	path := "/v1/loyalties/members/" + ann + "/redemption"
	paid := s.post(path, object{"reward": object{"id": s.reward(club, 0, payingWith("1", 10))}, "order": object{"amount": 500}})["id"].(string)
	given := s.post(path, object{"reward": object{"id": s.reward(club, 20, object{"campaign": object{"id": coupons}})}})["id"].(string)
	plain := s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "TEN"}}, "order": object{"amount": 500}})["redemptions"].([]any)[0].(object)["id"].(string)
	list := s.get(s.rewardRedemptions() + "?order=created_at")
	got := map[string]string{}
	for i, id := range pluck(list, "id") {
		got[id] = pluck(list, "reward_type")[i] + " " + pluck(list, "status")[i]
	}
	if diff := cmp.Diff(map[string]string{paid: "COIN COMPLETED", given: "CAMPAIGN COMPLETED"}, got); diff != "" {
		t.Errorf("reward redemptions (-want +got):\n%s", diff)
	}
	s.refuse(404, "not_found", plain, "POST", s.rewardRedemptions()+"/"+plain+"/complete", nil)
	expectList(t, "the log of the member", ofRewards(pluck(s.get("/v1/loyalties/members/"+ann+"/activity?limit=100&order=created_at"), "type")),
		"created", "completed", "created", "pending", "completed")
	told := s.completions("ann")
	if len(told) != 2 || told[0]["publication"].(object)["source_id"] != given || told[1]["publication"] != nil {
		t.Errorf("the log has %v", told)
	}
}

// TestRewardWithoutCodeLeftIsPendingUntilOneIsAdded redeems a reward whose campaign has no code left, and adds a code later.
func TestRewardWithoutCodeLeftIsPendingUntilOneIsAdded(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.add(ann, 100)
	coupons := s.couponCampaign("Coupons", nil)
	prize := s.reward(club, 20, object{"campaign": object{"id": coupons}})
	s.refuse(400, "no_voucher_suitable_for_publication", "", "POST", "/v1/publications", object{"campaign": "Coupons", "customer": object{"source_id": "ann"}}) // long ago
	s.now = s.now.Add(time.Second)
	s.withJobs()
	id := s.post("/v1/loyalties/members/"+ann+"/redemption", object{"reward": object{"id": prize}})["id"].(string)
	failed := s.get("/v1/publications?result=FAILURE&order=-created_at")
	shows(t, failed["total"], "2")
	shows(t, failed["publications"].([]any)[0], `{"id": "*", "object": "publication", "created_at": "2026-11-21T12:00:01.000Z", "customer_id": "*", "tracking_id": "*", "metadata": {},
		"channel": "API", "source_id": null, "result": "FAILURE", "failure_code": "no_voucher_suitable_for_publication", "failure_message": "*", "vouchers": [], "vouchers_id": [], "customer": "*"}`)
	shows(t, s.get("/v1/redemptions/" + id)["status"], `"SUCCEEDED"`)
	s.post("/v1/campaigns/"+coupons+"/vouchers/LATE", nil)
	s.await(func() bool { return len(s.completions("ann")) == 1 }, func() any { return s.get(s.rewardRedemptions()) })
	shows(t, s.get("/v1/publications?result=FAILURE")["total"], "2")
	shows(t, s.get("/v1/publications?source_id=" + id)["total"], "1")
	if types := s.activityTypes("ann"); !slices.Contains(types, "customer.publication.failed") {
		t.Errorf("the log of the customer: %v", types)
	}
}

func TestConcurrentCompletionsOfRewardSucceedOnce(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.add(ann, 100)
	mug := s.reward(club, 30, object{"product": object{"id": s.product("mug")}})
	id := s.post("/v1/loyalties/members/"+ann+"/redemption", object{"reward": object{"id": mug}})["id"].(string)
	errs := make([]error, 16)
	var all sync.WaitGroup
	for i := range errs {
		all.Go(func() { _, errs[i] = s.engine.Project(s.project).Redemptions.CompleteReward(t.Context(), id) })
	}
	all.Wait()
	right := 0
	for _, err := range errs {
		if err == nil {
			right++
		} else if !fault.Has(err, "invalid_reward_redemption_status") {
			t.Error(err)
		}
	}
	events := ofRewards(pluck(s.get("/v1/loyalties/members/"+ann+"/activity?limit=100&order=created_at"), "type"))
	if diff := cmp.Diff([]string{"created", "pending", "completed"}, events); diff != "" || right != 1 {
		t.Errorf("%d succeeded; the log (-want +got):\n%s", right, diff)
	}
}

func TestRollbackDuringDeliveryGivesRewardOrNothing(t *testing.T) {
	s := newServer(t)
	p := s.engine.Project(s.project)
	later := redemption.New(redemption.Deps{ // leaves the delivery to a job
		Store: s.backend.store(s.project), Env: s.engine.Env(),
		Settings: func(context.Context) (redemption.Settings, error) {
			return redemption.Settings{Zone: time.UTC, WeekStart: time.Monday}, nil
		},
	})
	_, club := s.loyaltyCampaign("Club")
	ann := s.card(club, "ann")
	s.add(ann, 1000)
	coupons := s.post("/v1/campaigns", object{"name": "Coupons", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": tenOff}})["id"]
	prize := s.reward(club, 20, object{"campaign": object{"id": coupons}})
	var ids []string
	for range 12 {
		done, err := later.Redeem(t.Context(), redemption.Request{
			Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: ann, Reward: &redemption.RewardChoice{ID: prize}}},
		})
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, done.Records[0].ID)
	}
	var all sync.WaitGroup
	for _, id := range ids {
		all.Go(func() {
			if _, err := p.Redemptions.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: id}); err != nil {
				t.Error(err)
			}
		})
	}
	s.withJobs()
	all.Wait()
	for _, id := range ids {
		record, err := p.Redemptions.Get(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		given := s.get("/v1/publications?source_id=" + id)["total"]
		delivered := record.Applied.Reward.Delivery == redemption.DeliveryCompleted
		if fmt.Sprint(given) != map[bool]string{true: "1", false: "0"}[delivered] {
			t.Errorf("redemption %s: delivered %v, and %v codes were given", id, delivered, given)
		}
	}
}
