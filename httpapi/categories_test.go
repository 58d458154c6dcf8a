package httpapi_test

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

func TestCategories(t *testing.T) {
	s := newServer(t)
	fresh := `{"id":"*","name":"Summer","hierarchy":2,"object":"category","created_at":"2026-11-21T12:00:00.000Z"}`
	made := s.post("/v1/categories", `{"name":"Summer","hierarchy":2}`)
	shows(t, made, fresh)
	path := "/v1/categories/" + made["id"].(string)
	shows(t, s.get(path), fresh)
	s.now = noon.Add(time.Hour)
	changed := `{"id":"*","name":"Winter","hierarchy":0,"object":"category","created_at":"2026-11-21T12:00:00.000Z","updated_at":"2026-11-21T13:00:00.000Z"}`
	shows(t, s.put(path, `{"name":"Winter","hierarchy":0}`), changed)
	s.post("/v1/categories", `{"name":"Autumn","hierarchy":1}`)
	list := s.get("/v1/categories")
	shows(t, anyList(pluck(list, "name")), `["Autumn","Winter"]`)
	shows(t, list["total"], `2`)

	for body, details := range map[string]string{
		`{"hierarchy":1}`:               "Payload must have required property 'name'",
		`{"name":"","hierarchy":1}`:     "Payload must have required property 'name'",
		`{"name":"A"}`:                  "Payload must have required property 'hierarchy'",
		`{"name":"A","hierarchy":null}`: "Payload must have required property 'hierarchy'",
		`{"name":"A","hierarchy":-1}`:   "Property .hierarchy must be >= 0 and <= 1000000000 (actual value is '-1')",
		`{"name":"A","hierarchy":0.5}`:  "Property .hierarchy must be integer (actual value is '0.5')",
		`{"name":"A","hierarchy":"a"}`:  "Property .hierarchy must be number (actual value is string)",
	} {
		s.refuse(400, "invalid_payload", details, "POST", "/v1/categories", body)
		s.refuse(400, "invalid_payload", details, "PUT", path, body)
	}
	s.refuse(409, "duplicate_found", "Duplicated category exists with name Autumn", "POST", "/v1/categories", `{"name":"Autumn","hierarchy":1}`)
	s.refuse(409, "duplicate_found", "Duplicated category exists with name Autumn", "PUT", path, `{"name":"Autumn","hierarchy":1}`)
	shows(t, s.get(path), changed)
	s.del(path)
	s.refuse(404, "not_found", "Cannot find category with id "+made["id"].(string), "DELETE", path, nil)
}

func TestACategoryOfTheStackingRulesIsDeletedOnlyOnRequest(t *testing.T) {
	s := newServer(t)
	id := s.post("/v1/categories", `{"name":"Summer","hierarchy":2}`)["id"].(string)
	stored := s.backend.store(s.project).StackingRules()
	rules := project.DefaultStackingRules()
	rules.ID, rules.Exclusive, rules.Joint, rules.CategoryLimits = "stc_1", []string{"cat_9", id}, []string{id}, map[string]int{id: 2}
	if err := stored.Insert(t.Context(), rules); err != nil {
		t.Fatal(err)
	}
	s.refuse(400, "resource_in_use", "Resource category with id "+id, "DELETE", "/v1/categories/"+id, nil)
	s.get("/v1/categories/" + id)
	s.refuse(400, "invalid_query_params", "must be true or false", "DELETE", "/v1/categories/"+id+"?remove_from_stacking_rules=maybe", nil)
	s.del("/v1/categories/" + id + "?remove_from_stacking_rules=true")
	left, _, err := storage.First(t.Context(), stored, storage.Query{})
	if err != nil || len(left.Exclusive) != 1 || left.Exclusive[0] != "cat_9" || left.NamesCategory(id) {
		t.Errorf("stacking rules: %+v, %v", left, err)
	}
}
