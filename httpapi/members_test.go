package httpapi_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// newMember makes an active program with a card definition, and a member. It returns the paths of the member and of its card.
func (s *server) newMember(definition object) (programID, memberPath, cardPath string) {
	s.t.Helper()
	definition["name"], definition["type"], definition["status"] = "Wallet", "INDIVIDUAL", "ACTIVE"
	wallet := s.post(v2+"/card-definitions", definition)["id"].(string)
	rule := s.programRule("Rule", wallet, "ACTIVE")
	programID = s.post(v2+"/programs", object{"name": "Club", "status": "ACTIVE", "card_definitions": []object{{"id": wallet}}, "earning_rules": []object{{"id": rule}}})["id"].(string)
	customer := s.post("/v1/customers", object{"source_id": "ann"})["id"].(string)
	m := s.post(v2+"/programs/"+programID+"/members", object{"customer_id": customer})
	memberPath = v2 + "/programs/" + programID + "/members/" + m["id"].(string)
	card := m["cards"].([]any)[0].(object)["card"].(object)
	return programID, memberPath, memberPath + "/cards/" + card["id"].(string)
}

// memberCard returns the card of a member.
func (s *server) memberCard(memberPath string) object {
	s.t.Helper()
	return s.get(memberPath)["cards"].([]any)[0].(object)["card"].(object)
}

// balance returns the points of a member's card: usable and pending.
func (s *server) balance(memberPath string) string {
	s.t.Helper()
	b := s.memberCard(memberPath)["balance"].(object)
	return fmt.Sprint(b["points"], " ", b["pending_points"])
}

func (s *server) expectBalance(memberPath, points string) {
	s.t.Helper()
	if got := s.balance(memberPath); got != points {
		s.t.Errorf("the card holds %s (points pending), want %s", got, points)
	}
}

func rolling(days int) object {
	return object{"points_expiration": object{"type": "ROLLING_EXPIRATION", "rolling_expiration": object{"period": object{"value": days, "unit": "DAY"}}}}
}

func TestACustomerJoinsAProgramAndGetsACard(t *testing.T) {
	s := newServer(t)
	_, member, card := s.newMember(object{})
	shows(t, s.get(member), `{"id": "*", "customer_id": "*", "program_id": "*", "status": "ACTIVE", "metadata": {}, "created_at": "2026-11-21T12:00:00.000Z",
		"updated_at": null, "object": "member", "cards": [{"member_role": "OWNER", "created_at": "2026-11-21T12:00:00.000Z", "object": "member_card",
		"card": {"id": "*", "card_definition_id": "*", "card_type": "INDIVIDUAL", "code": "*", "next_expiration": null, "next_activation": null,
		"balance": {"points": 0, "pending_points": 0}, "object": "card", "lifetime_bucket": {"pending_points": {"total": 0, "activated": 0, "canceled": 0},
		"points": {"total": 0, "earned": 0, "added": 0, "purchased": 0, "purchased_reversed": 0, "subtracted": 0, "expired": 0, "spent": 0, "refunded": 0,
		"returned": 0, "locked": 0, "unlocked": 0}}}}]}`)
	if n := len(s.get(card + "/activities")["data"].([]any)); n != 3 {
		t.Errorf("the card has %d activities, want created, assigned and the code", n)
	}
	if n := len(s.get(member + "/activities")["data"].([]any)); n != 2 {
		t.Errorf("the member has %d activities, want created and the card", n)
	}
	all := s.get(v2 + "/memberships/ann?identification_type=customer_source_id")
	shows(t, all["customer"], `{"id": "*", "source_id": "ann", "object": "customer"}`)
	if n := len(all["memberships"].([]any)); n != 1 {
		t.Errorf("%d memberships", n)
	}
}

func TestInvalidMembersAreRefused(t *testing.T) {
	s := newServer(t)
	programID, m, _ := s.newMember(object{})
	path := v2 + "/programs/" + programID + "/members"
	ann := s.get(m)["customer_id"]
	s.refuse(409, "member_already_exists", "already is a member of program", "POST", path, object{"customer_id": ann})
	s.refuse(404, "not_found", "Cannot find customer", "POST", path, object{"customer_id": "cust_none"})
	s.refuse(404, "not_found", "Cannot find customer", "POST", path, object{"customer_identification": object{"type": "customer_source_id", "customer_source_id": "bob"}})
	s.refuse(404, "not_found", "Cannot find program", "POST", v2+"/programs/lprg_0/members", object{"customer_id": ann})
	for body, details := range map[string]string{
		`{}`: "required property 'customer_identification'",
		`{"customer_id": "x", "status": "DELETED"}`:                          "Property .status must be equal",
		`{"customer_id": "x", "tier": 1}`:                                    "Property .tier",
		`{"customer_identification": {"customer_id": "x"}}`:                  "customer_identification.type",
		`{"customer_identification": {"type": "email", "customer_id": "x"}}`: "allowed values",
		`{"customer_identification": {"type": "customer_id"}}`:               "customer_identification.customer_id",
		`{"customer_id": "x", "metadata": []}`:                               "Property .metadata must be",
	} {
		s.refuse(400, "invalid_payload", details, "POST", path, body)
	}
	other := s.post("/v1/customers", object{"source_id": "eve"})["id"]
	s.post(v2+"/programs/"+programID+"/deactivate", nil)
	s.refuse(423, "non_active_program", "Cannot create member when program status is not ACTIVE", "POST", path, object{"customer_id": other})
}

// TestMemberStatusTransitions tries every transition from every status of a member.
func TestMemberStatusTransitions(t *testing.T) {
	for from, to := range map[string][2]string{"ACTIVE": {"", "INACTIVE"}, "INACTIVE": {"ACTIVE", ""}} {
		for i, verb := range []string{"activate", "deactivate"} {
			t.Run(verb+"_from_"+from, func(t *testing.T) {
				s := newServer(t)
				_, path, _ := s.newMember(object{})
				if from == "INACTIVE" {
					s.post(path+"/deactivate", nil)
				}
				s.expectTransition(path, verb, from, to[i])
				if got := s.expect(200, "DELETE", path, nil); got["status"] != "DELETED" {
					t.Errorf("delete answers %v", got["status"])
				}
				for _, method := range []string{"GET", "DELETE"} {
					s.refuse(404, "not_found", "Cannot find member", method, path, nil)
				}
				s.refuse(404, "not_found", "Cannot find member", "POST", path+"/"+verb, nil)
			})
		}
	}
}

func TestMetadataOfAMemberIsMergedAndCleared(t *testing.T) {
	s := newServer(t)
	_, path, _ := s.newMember(object{})
	s.put(path, object{"metadata": object{"a": 1, "b": 2}})
	shows(t, s.put(path, object{"metadata": object{"b": 3}})["metadata"], `{"a": 1, "b": 3}`)
	shows(t, s.put(path, object{"metadata": nil})["metadata"], `{}`)
	s.refuse(400, "invalid_payload", "required property 'metadata'", "PUT", path, object{})
	s.refuse(400, "invalid_payload", "Property .status", "PUT", path, object{"metadata": object{}, "status": "ACTIVE"})
}

func TestPointsOfCardAreAdjusted(t *testing.T) {
	s := newServer(t)
	_, m, card := s.newMember(rolling(10))
	shows(t, s.post(card+"/points", object{"points": 100, "reason": "welcome"}), `{"status": "TRANSACTION_CREATED", "message": "Points addition transaction created",
		"transaction": {"id": "*", "card_id": "*", "program_id": "*", "member_id": "*", "card_definition_id": "*", "card_type": "INDIVIDUAL", "type": "ADMIN_CREDIT",
		"status": "PENDING", "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "card_transaction", "details": {"reason": "welcome",
		"rejection": null, "metadata": {}, "points": {"total": 100, "expiration_date": "2026-12-01", "expiration_type": "ROLLING_EXPIRATION"}}}}`)
	s.post(card+"/points", object{"points": -30})
	s.expectBalance(m, "70 0")
	shows(t, s.memberCard(m)["next_expiration"], `{"points": 70, "date": "2026-12-01"}`)
	shows(t, s.post(card+"/points", object{"points": 0}), `{"status": "NO_CHANGE", "message": "Provided amount is zero, transaction was not created", "transaction": null}`)
	s.post(card+"/points", object{"points": -71})
	s.expectBalance(m, "70 0")
	list := s.get(card + "/transactions")["data"].([]any)
	if len(list) != 3 {
		t.Fatalf("%d transactions", len(list))
	}
	last := list[0].(object)
	shows(t, last["status"], `"REJECTED"`)
	shows(t, last["details"].(object)["rejection"], `{"reason": "NOT_ENOUGH_BALANCE", "details": "*"}`)
	shows(t, last["details"].(object)["points"], `{"total": -71}`)
	for body, details := range map[string]string{
		`{}`: "required property 'points'", `{"points": "five"}`: "Property .points must be", `{"points": 1.5}`: "must be integer",
		`{"points": 9007199254740992}`: "must be -9007199254740991 to", `{"points": 1, "why": 2}`: "Property .why",
		`{"points": 9007199254740991}`: "must be at most",
	} {
		s.refuse(400, "invalid_payload", details, "POST", card+"/points", body)
	}
	s.expectBalance(m, "70 0")
}

func TestPointsMoveOnlyWhileProgramAndMemberAreActive(t *testing.T) {
	s := newServer(t)
	programID, m, card := s.newMember(rolling(10))
	s.post(card+"/points", object{"points": 5})
	lot := s.get(card + "/expiring-points")["data"].([]any)[0].(object)["id"].(string)
	calls := []string{card + "/points", card + "/expiring-points/" + lot + "/expire", card + "/pending-points/lcppb_0/activate", card + "/pending-points/lcppb_0/cancel"}
	s.post(m+"/deactivate", nil)
	for _, path := range calls {
		s.refuse(423, "non_active_member", "Invalid member status", "POST", path, object{"points": 1})
	}
	s.post(m+"/activate", nil)
	s.post(v2+"/programs/"+programID+"/deactivate", nil)
	for _, path := range calls {
		got := s.refuse(423, "non_active_program", "Invalid program status", "POST", path, object{"points": 1})
		if path == calls[0] && got["message"] != "Cannot adjust member's card points when program status is not ACTIVE" {
			t.Errorf("message %v", got["message"])
		}
	}
	s.expectBalance(m, "5 0")
}

func TestPointsOutsideTheDatesOfAProgramDoNotMove(t *testing.T) {
	s := newServer(t)
	programID, _, card := s.newMember(object{})
	s.put(v2+"/programs/"+programID, object{"end_date": "2026-11-22T00:00:00Z"})
	s.now = s.now.AddDate(0, 0, 2)
	got := s.refuse(423, "program_outside_validity_window", "Cannot adjust member's card points when program is not active at this time", "POST", card+"/points", object{"points": 1})
	if got["message"] != "Program is not available at this time" {
		t.Errorf("message %v", got["message"])
	}
}

func TestLotsExpireOnRequestAndDaily(t *testing.T) {
	s := newServer(t)
	_, m, card := s.newMember(rolling(1))
	s.post(card+"/points", object{"points": 50})
	s.now = s.now.AddDate(0, 0, 1)
	s.post(card+"/points", object{"points": 20})
	s.post(card+"/points", object{"points": 7})
	list := s.get(card + "/expiring-points")["data"].([]any)
	shows(t, list[0], `{"id": "*", "card_id": "*", "customer_id": "*", "card_definition_id": "*", "program_id": "*", "card_type": "INDIVIDUAL", "member_id": "*",
		"points": {"total": 50}, "expiration_date": "2026-11-22", "expiration_type": "ROLLING_EXPIRATION", "status": "ACTIVE",
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "card_points_bucket"}`)
	last := list[1].(object)["id"].(string)
	shows(t, s.post(card+"/expiring-points/"+last+"/expire", nil)["transaction"].(object)["details"].(object)["points"], `{"total": 27}`)
	s.refuse(423, "invalid_points_bucket_status", "EXPIRED", "POST", card+"/expiring-points/"+last+"/expire", nil)
	s.refuse(404, "not_found", "card_points_bucket", "POST", card+"/expiring-points/lcpeb_0/expire", nil)
	s.expectBalance(m, "50 0")
	s.post(card+"/points", object{"points": 20})
	s.now = time.Date(2026, 11, 23, 0, 2, 0, 0, time.UTC)
	s.passDays()
	s.expectBalance(m, "20 0")
	expired := s.get(card + "/transactions")["data"].([]any)[0].(object)
	shows(t, expired["type"], `"POINTS_EXPIRED"`)
	shows(t, expired["details"], `{"reason": "Points expired automatically", "rejection": null, "metadata": {}, "points": {"total": 50}, "date": "2026-11-22",
		"bucket": {"id": "*", "points": {"total": 50}, "expiration_date": "2026-11-22", "expiration_type": "ROLLING_EXPIRATION"},
		"buckets": [{"id": "*", "points": {"total": 50}, "expiration_date": "2026-11-22", "expiration_type": "ROLLING_EXPIRATION"}]}`)
	if n := len(s.get(card + "/expiring-points")["data"].([]any)); n != 1 {
		t.Errorf("%d lots are left", n)
	}
}

func TestPointsThatNeverExpireCannotBeExpired(t *testing.T) {
	s := newServer(t)
	_, m, card := s.newMember(object{})
	s.post(card+"/points", object{"points": 5})
	if list := s.get(card + "/expiring-points")["data"].([]any); len(list) != 0 {
		t.Errorf("expiring points %v", list)
	}
	lots, err := s.engine.Project(s.project).Members.Cards(t.Context(), s.get(m)["id"].(string))
	if err != nil || len(lots) != 1 {
		t.Fatal(lots, err)
	}
	page, err := s.backend.store(s.project).PointsLots().List(t.Context(), storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	s.refuse(423, "points_expiration_not_enabled", "", "POST", card+"/expiring-points/"+page.Items[0].ID+"/expire", nil)
}

// passDays runs the daily jobs of the days that have passed.
func (s *server) passDays() {
	s.t.Helper()
	if err := s.engine.Project(s.project).CatchUp(s.t.Context()); err != nil {
		s.t.Fatal(err)
	}
}

func TestPendingPointsActivateDailyOrOnRequest(t *testing.T) {
	s := newServer(t)
	definition := rolling(30)
	definition["pending_points"] = object{"type": "PERIOD_BASED", "period_based": object{"period": object{"value": 3, "unit": "DAY"}}}
	_, m, card := s.newMember(definition)
	for _, id := range []string{"o1", "o2", "o3"} {
		s.paysOrder(id)
	}
	s.expectBalance(m, "0 30")
	shows(t, s.memberCard(m)["next_activation"], `{"points": 30, "type": "PERIOD_BASED", "date": "2026-11-24"}`)
	list := s.get(card + "/pending-points")["data"].([]any)
	shows(t, list[0], `{"id": "*", "card_id": "*", "card_definition_id": "*", "program_id": "*", "card_type": "INDIVIDUAL", "member_id": "*", "points": {"total": 10},
		"date": "2026-11-24", "type": "PERIOD_BASED", "status": "PENDING", "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "card_pending_points_bucket"}`)
	bucket := func(i int) string { return card + "/pending-points/" + list[i].(object)["id"].(string) }
	answer := s.post(bucket(1)+"/activate", nil)
	shows(t, answer["transaction"].(object)["details"].(object)["reason"], `"Manual points activation"`)
	s.expectBalance(m, "10 20")
	shows(t, s.post(bucket(2)+"/cancel", nil)["message"], `"Points cancellation transaction created"`)
	s.expectBalance(m, "10 10")
	for _, verb := range []string{"activate", "cancel"} {
		s.refuse(423, "invalid_pending_points_bucket_status", "Current status: 'ACTIVATED'", "POST", bucket(1)+"/"+verb, nil)
		s.refuse(423, "invalid_pending_points_bucket_status", "Current status: 'CANCELED'", "POST", bucket(2)+"/"+verb, nil)
		s.refuse(404, "not_found", "card_pending_points_bucket", "POST", card+"/pending-points/lcppb_0/"+verb, nil)
	}
	s.now = s.now.AddDate(0, 0, 3)
	s.passDays()
	s.expectBalance(m, "20 0")
	shows(t, s.memberCard(m)["next_expiration"], `{"points": 10, "date": "2026-12-21"}`)
	shows(t, s.memberCard(m)["lifetime_bucket"].(object)["pending_points"], `{"total": 30, "activated": 20, "canceled": 10}`)
}

func TestADeletedMemberLosesThePointsAndCanJoinAgain(t *testing.T) {
	s := newServer(t)
	programID, m, card := s.newMember(rolling(10))
	s.post(card+"/points", object{"points": 5})
	ann := s.get(m)["customer_id"]
	s.expect(200, "DELETE", m, nil)
	s.refuse(404, "not_found", "Cannot find member", "GET", card+"/transactions", nil)
	s.now = s.now.AddDate(0, 0, 20)
	s.passDays()
	again := s.post(v2+"/programs/"+programID+"/members", object{"customer_id": ann, "status": "INACTIVE"})
	shows(t, again["status"], `"INACTIVE"`)
	s.expectBalance(v2+"/programs/"+programID+"/members/"+again["id"].(string), "0 0")
}

func TestManyMembersJoinInTheBackground(t *testing.T) {
	s := newServer(t)
	programID, m, _ := s.newMember(object{})
	s.post("/v1/customers", object{"source_id": "bob"})
	path := v2 + "/programs/" + programID + "/members"
	by := func(id string) object {
		return object{"customer_identification": object{"type": "customer_source_id", "customer_source_id": id}}
	}
	action := s.expect(202, "POST", path+"/batch", []object{by("bob"), by("bob"), by("nobody"), {"status": "ACTIVE"}, {"customer_id": s.get(m)["customer_id"]}})["async_action_id"].(string)
	if err := s.engine.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.engine.Stop(t.Context()) }()
	var got asyncaction.Action
	for !got.Finished() {
		time.Sleep(5 * time.Millisecond)
		var err error
		if got, err = s.engine.Project(s.project).AsyncActions.Get(t.Context(), action); err != nil {
			t.Fatal(err)
		}
	}
	if got.Done != 1 || got.Failed != 4 {
		t.Errorf("%d done, %d failed, want 1 and 4: %+v", got.Done, got.Failed, got.Result)
	}
	if n := len(s.get(path)["data"].([]any)); n != 2 {
		t.Errorf("%d members", n)
	}
	s.refuse(400, "invalid_payload", "fewer than 1", "POST", path+"/batch", "[]")
	s.refuse(404, "not_found", "Cannot find program", "POST", v2+"/programs/lprg_0/members/batch", []object{by("bob")})
}

func TestTheClockOfASandboxMovesDays(t *testing.T) {
	s := newServer(t, func(n *project.NewProject) { n.Sandbox = true })
	_, m, card := s.newMember(rolling(10))
	s.post(card+"/points", object{"points": 5})
	p := s.engine.Project(s.project)
	if err := p.AdvanceClock(t.Context(), 10*24*time.Hour); err != nil {
		t.Fatal(err)
	}
	s.expectBalance(m, "5 0")
	if err := p.AdvanceClock(t.Context(), 24*time.Hour); err != nil {
		t.Fatal(err)
	}
	s.expectBalance(m, "0 0")
	if got := s.get(card + "/transactions")["data"].([]any)[0].(object)["created_at"]; got != "2026-12-02T00:00:00.000Z" {
		t.Errorf("expired at %v", got)
	}
	if err := newServer(t).engine.Project(s.project).AdvanceClock(t.Context(), time.Hour); err == nil {
		t.Error("the clock of an unknown project moves")
	}
}

// TestPointsThatExpireTogetherAreOneBucket adds points at different times that expire on one day by one type of rule. They
// are one bucket, in all pages and when they expire.
func TestPointsThatExpireTogetherAreOneBucket(t *testing.T) {
	s := newServer(t)
	_, m, card := s.newMember(object{"points_expiration": object{"type": "ROLLING_EXPIRATION", "rolling_expiration": object{"period": object{"value": 1, "unit": "MONTH"},
		"rounding": object{"type": "END_OF_MONTH"}}}})
	for month, points := range map[int][]int{0: {5, 7}, 1: {20}, 2: {100, 200, 300}} {
		for i, n := range points {
			s.now = noon.AddDate(0, month, i)
			s.post(card+"/points", object{"points": n})
		}
	}
	s.now = noon
	shown := func(order string) (all []string) {
		cursor := ""
		for {
			page := s.get(card + "/expiring-points?limit=1&order=" + order + cursor)
			for _, item := range page["data"].([]any) {
				b := item.(object)
				all = append(all, fmt.Sprint(b["expiration_date"], " ", b["points"].(object)["total"], " ", b["created_at"], " ", b["updated_at"]))
			}
			next, more := page["cursor"].(object)
			if !more || len(all) > 9 {
				return all
			}
			cursor = "&cursor=" + next["next"].(string)
		}
	}
	want := []string{
		"2026-12-31 12 2026-11-21T12:00:00.000Z 2026-11-22T12:00:00.000Z",
		"2027-01-31 20 2026-12-21T12:00:00.000Z <nil>",
		"2027-02-28 600 2027-01-21T12:00:00.000Z 2027-01-23T12:00:00.000Z",
	}
	if diff := cmp.Diff(want, shown("expiration_date")); diff != "" {
		t.Error(diff)
	}
	slices.Reverse(want)
	if diff := cmp.Diff(want, shown("-expiration_date")); diff != "" {
		t.Error(diff)
	}
	s.post(card+"/points", object{"points": -6}) // the first lot is used up; the second gives the bucket its id from then on
	first := s.get(card + "/expiring-points")["data"].([]any)[0].(object)
	shows(t, first["points"], `{"total": 6}`)
	s.moveToDay("2027-01-01")
	movements := s.get(card + "/transactions?limit=20")["data"].([]any)
	i := slices.IndexFunc(movements, func(item any) bool { return item.(object)["type"] == "POINTS_EXPIRED" })
	shows(t, movements[i].(object)["details"].(object)["buckets"], `[{"id": "`+first["id"].(string)+`", "points": {"total": 6}, "expiration_date": "2026-12-31", "expiration_type": "ROLLING_EXPIRATION"}]`)
	last := s.get(card + "/expiring-points?order=-expiration_date")["data"].([]any)[0].(object)["id"].(string)
	s.post(card+"/expiring-points/"+last+"/expire", nil)
	s.expectBalance(m, "20 0")
	s.requireConsistentFigures()
}
