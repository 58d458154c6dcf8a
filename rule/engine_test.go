package rule_test

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// newEngine is an engine over an empty project whose ids count from 1 and whose clock moves a second with each look.
func newEngine(t *testing.T) *rule.Engine {
	t.Helper()
	e, _ := newEngineAndStore(t)
	return e
}

func newEngineAndStore(t *testing.T) (*rule.Engine, rule.Store) {
	t.Helper()
	store := memory.New().Project("proj_1")
	var ids, events, seconds atomic.Int64
	return rule.New(store, env.Env{
		Now: func() time.Time { return now.Add(time.Duration(seconds.Add(1)) * time.Second) },
		NewID: func(prefix string) string {
			if prefix == event.Kind.Prefix {
				return fmt.Sprintf("%s%d", prefix, events.Add(1))
			}
			return fmt.Sprintf("%s%d", prefix, ids.Add(1))
		},
	}), store
}

func at(second int) time.Time { return now.Add(time.Duration(second) * time.Second) }

var minimum = rule.Expression{Logic: "1", Rules: map[string]rule.Rule{
	"1": {Name: "order.amount", Conditions: conditions{rule.OperatorMoreThan: {json.Number("1000")}}}}}

func TestCreateGetUpdateDelete(t *testing.T) {
	ctx, e := context.Background(), newEngine(t)
	made, err := e.Create(ctx, rule.Definition{Name: "minimum", Expression: minimum})
	if err != nil {
		t.Fatal(err)
	}
	want := rule.Rules{ID: "val_1", Name: "minimum", Expression: minimum, Type: rule.TypeExpression, ContextType: rule.ContextGlobal, CreatedAt: at(1)}
	if diff := cmp.Diff(want, made); diff != "" {
		t.Error(diff)
	}
	if _, err := e.Create(ctx, rule.Definition{Name: "minimum"}); !fault.Has(err, "duplicate_found") {
		t.Errorf("a second set of this name: %v", err)
	}
	if _, err := e.Create(ctx, rule.Definition{Name: "broken", Expression: rule.Expression{Logic: "1"}}); !fault.Has(err, "invalid_validation_rules") {
		t.Errorf("a broken set: %v", err)
	}

	if _, err := e.Update(ctx, made.ID, rule.Update{Rules: patch.Set(rule.Expression{Logic: "1"})}); !fault.Has(err, "invalid_validation_rules") {
		t.Errorf("a breaking update: %v", err)
	}
	updated, err := e.Update(ctx, made.ID, rule.Update{Error: patch.Set("Spend more"), Type: patch.Set(rule.TypeBasic)})
	if err != nil {
		t.Fatal(err)
	}
	want.Error, want.Type, want.UpdatedAt = "Spend more", rule.TypeBasic, updated.UpdatedAt
	if diff := cmp.Diff(want, updated); diff != "" {
		t.Error(diff)
	}
	stored, err := e.Get(ctx, made.ID)
	if diff := cmp.Diff(want, stored); diff != "" || err != nil {
		t.Error(err, diff)
	}

	page, err := e.List(ctx, storage.Query{WithTotal: true})
	if diff := cmp.Diff(storage.Page[rule.Rules]{Items: []rule.Rules{want}, Total: 1}, page); diff != "" || err != nil {
		t.Error(err, diff)
	}
	if err := e.Delete(ctx, made.ID); err != nil {
		t.Fatal(err)
	}
	for name, err := range map[string]error{
		"get":    second(e.Get(ctx, made.ID)),
		"update": second(e.Update(ctx, made.ID, rule.Update{})),
		"delete": e.Delete(ctx, made.ID),
		"assign": second(e.CreateAssignment(ctx, made.ID, rule.Related{ID: "v_1"}, false)),
		"list":   second(e.AssignmentsOf(ctx, made.ID, storage.Query{})),
	} {
		f, ok := fault.As(err)
		if !ok || f.Kind != fault.KindNotFound || f.ResourceType != "validation_rules" || f.ResourceID != made.ID {
			t.Errorf("%s of a deleted set: %v", name, err)
		}
	}
}

func second[T any](_ T, err error) error { return err }

func TestAssignments(t *testing.T) {
	ctx, e := context.Background(), newEngine(t)
	made, err := e.Create(ctx, rule.Definition{Name: "minimum", Expression: minimum})
	if err != nil {
		t.Fatal(err)
	}
	voucher := rule.Related{ID: "v_1"}
	assigned, err := e.CreateAssignment(ctx, made.ID, voucher, false)
	if err != nil {
		t.Fatal(err)
	}
	want := rule.Assignment{ID: "asgm_2", RuleID: "val_1", RelatedObjectType: rule.RelatedVoucher, RelatedObjectID: "v_1", CreatedAt: at(2)}
	if diff := cmp.Diff(want, assigned); diff != "" {
		t.Error(diff)
	}

	_, err = e.CreateAssignment(ctx, made.ID, voucher, false)
	if f, ok := fault.As(err); !ok || f.Key != "duplicate_found" || f.Details != "Duplicated validation_rules_assignment exists with related_object_id v_1" {
		t.Errorf("the same pair again: %v", err)
	}
	forced, err := e.CreateAssignment(ctx, made.ID, voucher, true)
	if err != nil || forced.ID == assigned.ID {
		t.Fatalf("the same pair with force: %+v, %v", forced, err)
	}
	tier, err := e.CreateAssignment(ctx, made.ID, rule.Related{Type: rule.RelatedPromotionTier, ID: "v_1"}, true)
	if err != nil {
		t.Fatal(err)
	}
	page, err := e.AssignmentsOf(ctx, made.ID, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	if diff := cmp.Diff([]rule.Assignment{forced, tier}, page.Items); diff != "" || err != nil {
		t.Error(err, diff)
	}
	page, err = e.ListAssignments(ctx, storage.Query{Filter: rule.AssignedTo(rule.Related{Type: rule.RelatedPromotionTier, ID: "v_1"})})
	if diff := cmp.Diff([]rule.Assignment{tier}, page.Items); diff != "" || err != nil {
		t.Error(err, diff)
	}
	counts, err := e.CountAssignments(ctx, made.ID, "val_none")
	if diff := cmp.Diff(map[string]int{made.ID: 2}, counts); diff != "" || err != nil {
		t.Error(err, diff)
	}

	err = e.Delete(ctx, made.ID)
	if f, ok := fault.As(err); !ok || f.Key != "resource_in_use" || f.RelatedType != "validation_rules_assignment" || len(f.RelatedIDs) != 2 {
		t.Errorf("deleting an assigned set: %v", err)
	}
	if err := e.DeleteAssignment(ctx, "val_other", tier.ID); !fault.IsNotFound(err) {
		t.Errorf("deleting an assignment of another set: %v", err)
	}
	for _, a := range []rule.Assignment{forced, tier} {
		if err := e.DeleteAssignment(ctx, made.ID, a.ID); err != nil {
			t.Error(err)
		}
	}
	err = e.DeleteAssignment(ctx, made.ID, tier.ID)
	if f, ok := fault.As(err); !ok || f.Kind != fault.KindNotFound || f.ResourceType != "validation_rules_assignment" {
		t.Errorf("deleting an assignment twice: %v", err)
	}
	if err := e.Delete(ctx, made.ID); err != nil {
		t.Errorf("deleting a set without assignments: %v", err)
	}
}

func TestRefusedAssignments(t *testing.T) {
	ctx, e := context.Background(), newEngine(t)
	made, err := e.Create(ctx, rule.Definition{Name: "minimum", Expression: minimum})
	if err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct {
		to      rule.Related
		details string
	}{
		"no_id":        {rule.Related{}, "Payload must have required property 'related_object_id'"},
		"unknown_type": {rule.Related{Type: "shop", ID: "x"}, "Property .related_object_type must be equal to one of the allowed values [voucher promotion_tier campaign earning_rule distribution reward_assignment] (actual value is 'shop')"},
		"nul":          {rule.Related{ID: "a\x00"}, "Property .related_object_id must be UTF-8 text without NUL characters"},
	} {
		for _, force := range []bool{false, true} {
			_, err := e.CreateAssignment(ctx, made.ID, tt.to, force)
			if f, ok := fault.As(err); !ok || f.Key != "invalid_payload" || f.Details != tt.details {
				t.Errorf("%s, force %v: %v", name, force, err)
			}
		}
	}
}

// A set is either deleted or assigned: never is an assignment left whose set is gone.
func TestConcurrentDeleteAndAssignLeaveNoOrphan(t *testing.T) {
	ctx, e := context.Background(), newEngine(t)
	for i := range 50 {
		made, err := e.Create(ctx, rule.Definition{Name: fmt.Sprint("set ", i)})
		if err != nil {
			t.Fatal(err)
		}
		var deleted, assigned error
		var both sync.WaitGroup
		both.Go(func() { deleted = e.Delete(ctx, made.ID) })
		both.Go(func() { _, assigned = e.CreateAssignment(ctx, made.ID, rule.Related{ID: "v_1"}, false) })
		both.Wait()
		if (deleted == nil) == (assigned == nil) {
			t.Fatalf("deleting answers %v, assigning %v", deleted, assigned)
		}
		if deleted != nil && !fault.Has(deleted, "resource_in_use") || assigned != nil && !fault.IsNotFound(assigned) {
			t.Fatalf("deleting answers %v, assigning %v", deleted, assigned)
		}
	}
}

func TestEveryChangeIsRecorded(t *testing.T) {
	e, store := newEngineAndStore(t)
	ctx := env.WithRequest(context.Background(), "v-1")
	made, err := e.Create(ctx, rule.Definition{Name: "minimum", Expression: minimum})
	if err != nil {
		t.Fatal(err)
	}
	steps := []error{
		second(e.Update(ctx, made.ID, rule.Update{Error: patch.Set("Spend more")})),
		second(e.CreateAssignment(ctx, made.ID, rule.Related{Type: rule.RelatedCampaign, ID: "camp_1"}, false)),
		second(e.CreateAssignment(ctx, made.ID, rule.Related{Type: rule.RelatedCampaign, ID: "camp_1"}, true)),
		e.DeleteAssignment(ctx, made.ID, "asgm_3"),
		e.Delete(ctx, made.ID),
	}
	for i, err := range steps {
		if err != nil {
			t.Errorf("step %d: %v", i, err)
		}
	}
	for _, err := range []error{e.Delete(ctx, made.ID), second(e.Create(ctx, rule.Definition{}))} {
		if err == nil {
			t.Error("a wrong change succeeds")
		}
	}
	page, err := store.Events().List(ctx, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, v := range page.Items {
		var data struct {
			Rule       struct{ Name, Error string }
			Assignment struct{ ID string }
		}
		if err := json.Unmarshal(v.Data, &data); err != nil {
			t.Fatal(err)
		}
		got = append(got, fmt.Sprint(v.Type, " ", v.EntityType, " ", v.EntityID, " of ", v.CampaignID, " in ", v.GroupID, ": ", data))
	}
	want := []string{
		"business_validation_rule.created validation_rules val_1 of  in v-1: {{minimum } {}}",
		"business_validation_rule.updated validation_rules val_1 of  in v-1: {{minimum Spend more} {}}",
		"business_validation_rule.assignment.created validation_rules_assignment asgm_2 of camp_1 in v-1: {{minimum Spend more} {asgm_2}}",
		"business_validation_rule.assignment.deleted validation_rules_assignment asgm_2 of camp_1 in v-1: {{minimum Spend more} {asgm_2}}",
		"business_validation_rule.assignment.created validation_rules_assignment asgm_3 of camp_1 in v-1: {{minimum Spend more} {asgm_3}}",
		"business_validation_rule.assignment.deleted validation_rules_assignment asgm_3 of camp_1 in v-1: {{minimum Spend more} {asgm_3}}",
		"business_validation_rule.deleted validation_rules val_1 of  in v-1: {{minimum Spend more} {}}",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
}
