package httpapi_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/project"
)

func TestARedemptionShowsWhoHoldsTheCode(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/HELD", `{`+tenPercent+`}`)
	s.post("/v1/vouchers/FREE", `{`+tenPercent+`}`)
	s.published(`{"voucher": "HELD", "customer": {"source_id": "ada", "name": "Ada"}}`)
	done := s.post("/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "HELD"}, {"object": "voucher", "id": "FREE"}],
		"order": {"amount": 1000}, "customer": {"source_id": "bob"}}`)
	const ada = `{"id": "*", "name": "Ada", "source_id": "ada", "object": "customer"}`
	held, free := codeOf(done["redemptions"], 0), codeOf(done["redemptions"], 1)
	shows(t, held["holder"], ada)
	if _, shown := free["holder"]; shown {
		t.Errorf("the second code has no holder, but got %v", free["holder"])
	}
	back := s.post("/v1/redemptions/"+done["parent_redemption"].(object)["id"].(string)+"/rollbacks", nil)
	shows(t, codeOf(back["rollbacks"], 0)["holder"], ada)
}

func TestARollbackThatNamesAnotherOrderOrCustomerIsRefused(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/CODE", `{`+tenPercent+`}`)
	done := s.post("/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "CODE"}], "order": {"source_id": "mine", "amount": 1000}, "customer": {"source_id": "ada"}}`)
	path := "/v1/redemptions/" + done["redemptions"].([]any)[0].(object)["id"].(string) + "/rollback"
	s.refuse(400, "invalid_order", "Order is not related with redemption.", "POST", path, `{"order": {"source_id": "other"}}`)
	s.refuse(400, "invalid_order", "Order is not related with redemption.", "POST", path, `{"order": {"id": "ord_1"}}`)
	s.refuse(400, "invalid_customer", "Customer is not related with redemption.", "POST", path, `{"customer": {"source_id": "bob"}}`)
	s.refuse(404, "not_found", "Cannot find customer with id cust_1", "POST", path, `{"customer": {"id": "cust_1"}}`)
	bob := s.post("/v1/customers", `{"source_id": "bob"}`)["id"].(string)
	s.refuse(400, "invalid_customer", "Customer is not related with redemption.", "POST", path, `{"customer": {"id": "`+bob+`"}}`)
	s.post(path, `{"order": {"source_id": "mine"}, "customer": {"source_id": "ada"}}`)
}

// codeOf returns the voucher of a redemption in an answer.
func codeOf(redemptions any, i int) object {
	return redemptions.([]any)[i].(object)["voucher"].(object)
}

func TestRolledBackRedemptionShowsFiguresOfOrder(t *testing.T) {
	for _, mode := range []project.RollbackOrderMode{project.RollbackWithOrder, project.RollbackWithoutOrder} {
		t.Run(string(mode), func(t *testing.T) {
			s := newServer(t)
			rules := project.DefaultStackingRules()
			rules.ID, rules.RollbackOrderMode = "stc_1", mode
			if err := s.backend.store(s.project).StackingRules().Insert(t.Context(), rules); err != nil {
				t.Fatal(err)
			}
			s.post("/v1/vouchers/CODE", `{`+tenPercent+`}`)
			done := s.post("/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "CODE"}], "order": {"amount": 1000}}`)
			path := "/v1/redemptions/" + done["redemptions"].([]any)[0].(object)["id"].(string)
			if _, shown := s.get(path)["related_redemptions"]; shown {
				t.Error("a redemption without a rollback has related redemptions")
			}
			back := s.post(path+"/rollback", nil)
			want := `{"rollbacks": [{"id": "` + back["id"].(string) + `", "date": "2026-11-21T12:00:00.000Z", "rollback_order_mode": "` + string(mode) + `"}]}`
			shows(t, s.get(path)["related_redemptions"], want)
			figures := map[project.RollbackOrderMode]string{
				project.RollbackWithOrder:    `{"discount": 0, "applied": null}`,
				project.RollbackWithoutOrder: `{"discount": 100, "applied": 100}`,
			}
			o := s.get(path)["order"].(object)
			shows(t, object{"discount": o["total_discount_amount"], "applied": o["total_applied_discount_amount"]}, figures[mode])
			o = s.get("/v1/redemptions/" + back["id"].(string))["order"].(object)
			if diff := cmp.Diff(back["order"], any(o)); diff != "" {
				t.Errorf("the order of the rollback, read back (-answered +read):\n%s", diff)
			}
			for _, r := range s.get("/v1/redemptions")["redemptions"].([]any) {
				if r.(object)["object"] == "redemption" {
					shows(t, r.(object)["related_redemptions"], want)
				}
			}
		})
	}
}

func TestVoucherListsRedemptionsFailuresAndRollbacks(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/CODE", `{`+tenPercent+`}`)
	done := s.post("/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "CODE"}], "order": {"amount": 1000}}`)
	record, err := s.backend.store(s.project).Redemptions().Get(t.Context(), done["redemptions"].([]any)[0].(object)["id"].(string))
	if err != nil {
		t.Fatal(err)
	}
	for i := range 600 {
		record.ID, record.Date = fmt.Sprintf("r_%d", i), record.Date.Add(time.Second)
		if err := s.backend.store(s.project).Redemptions().Insert(t.Context(), record); err != nil {
			t.Fatal(err)
		}
	}
	s.post("/v1/vouchers/OTHER", `{`+tenPercent+`, "redemption": {"quantity": 3}}`)
	shows(t, s.get("/v1/vouchers/OTHER/redemption"), `{"quantity": 3, "redeemed_quantity": 0, "object": "list", "data_ref": "redemption_entries",
		"url": "/v1/vouchers/OTHER/redemptions?page=1&limit=10", "redemption_entries": [], "total": 0}`)
	list := s.get("/v1/vouchers/CODE/redemption")
	seen := map[any]bool{}
	for i, r := range list["redemption_entries"].([]any) {
		id := r.(object)["id"]
		if seen[id] = true; i < 600 && id != fmt.Sprintf("r_%d", 599-i) {
			t.Fatalf("number %d is %v, want the newest first", i, id)
		}
	}
	if len(seen) != 601 || list["total"] != json.Number("601") && list["total"] != 601.0 {
		t.Errorf("%d redemptions of %v", len(seen), list["total"])
	}
}
