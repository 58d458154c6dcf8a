package httpapi_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestSchemasOfMetadata(t *testing.T) {
	s := newServer(t)
	managed := "/management/v1/projects/" + s.project + "/metadata-schemas"
	made := s.post(managed, `{"related_object": "customer", "allow_defined_only": true, "properties": {
		"size": {"type": "number", "gte": 0.5, "optional": true}, "name": {"type": "string", "max_length": 3, "eq": ["a", "b"]}}}`)
	shows(t, made, `{"id": "*", "related_object": "customer", "allow_defined_only": true, "properties": {
		"size": {"type": "number", "array": false, "optional": true, "deleted": false, "gte": 0.5},
		"name": {"type": "string", "array": false, "optional": false, "deleted": false, "max_length": 3, "eq": ["a", "b"]}},
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "metadata_schema"}`)
	one := managed + "/" + made["id"].(string)
	got := s.put(one, `{"properties": {"size": {"type": "number", "deleted": true}}, "allow_defined_only": false}`)
	shows(t, got, `{"id": "*", "related_object": "customer", "allow_defined_only": false, "properties": {
		"size": {"type": "number", "array": false, "optional": false, "deleted": true},
		"name": {"type": "string", "array": false, "optional": false, "deleted": false, "max_length": 3, "eq": ["a", "b"]}},
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T12:00:00.000Z", "object": "metadata_schema"}`)
	if diff := cmp.Diff(got, s.get(one)); diff != "" {
		t.Errorf("read again (-want +got):\n%s", diff)
	}
	shows(t, pluck(s.get(managed), "related_object")[0], `"customer"`)
	shows(t, s.get("/v1/metadata-schemas"), `{"object": "list", "data_ref": "schemas", "total": 1, "schemas": [{"id": "*", "related_object": "customer",
		"allow_defined_only": false, "properties": {
		"size": {"type": "number", "array": false, "optional": false, "deleted": true},
		"name": {"type": "string", "array": false, "optional": false, "deleted": false, "maxLength": 3, "eq": ["a", "b"]}},
		"created_at": "*", "updated_at": "*", "object": "metadata_schema"}]}`)
	shows(t, s.get("/v1/metadata-schemas/customer")["id"], `"*"`)
	if got := s.refuse(404, "not_found", "Cannot find metadata schema with id order", "GET", "/v1/metadata-schemas/order", nil); got["resource_type"] != "metadata schema" {
		t.Errorf("%v", got)
	}
	s.refuse(409, "duplicate_found", "Duplicated metadata schema", "POST", managed, `{"related_object": "customer"}`)
	s.refuse(400, "invalid_payload", "Property .properties.name.type must stay 'string'", "PUT", one, `{"properties": {"name": {"type": "number"}}}`)
	s.refuse(400, "invalid_payload", "Property .properties.x.lt must be absent unless type is number", "POST", managed, `{"related_object": "order", "properties": {"x": {"type": "string", "lt": 1}}}`)
	s.refuse(400, "invalid_payload", "'related_object'", "POST", managed, `{}`)
	s.del(one)
	s.refuse(404, "not_found", "", "DELETE", one, nil)
}

func TestASchemaThatWasReadUnderV1CanBeSentBack(t *testing.T) {
	s := newServer(t)
	managed := "/management/v1/projects/" + s.project + "/metadata-schemas"
	one := managed + "/" + s.post(managed, `{"related_object": "customer", "properties": {"name": {"type": "string", "min_length": 1, "max_length": 3},
		"zip": {"type": "string", "exact_length": 5}, "home": {"type": "object", "object_type": "address"}}}`)["id"].(string)
	read := s.get("/v1/metadata-schemas/customer")
	s.del(one)
	s.post(managed, object{"related_object": "customer", "properties": read["properties"]})
	if diff := cmp.Diff(read["properties"], s.get("/v1/metadata-schemas/customer")["properties"]); diff != "" {
		t.Errorf("sent back (-want +got):\n%s", diff)
	}
}

func TestSchemasOfCustomEvents(t *testing.T) {
	s := newServer(t)
	managed := "/management/v1/projects/" + s.project + "/custom-event-schemas"
	made := s.post(managed, `{"name": "page_view", "schema": {"properties": {"page": {"type": "string", "optional": false}}}}`)
	shows(t, made, `{"id": "*", "name": "page_view", "schema": {"properties": {"page": {"type": "string", "optional": false, "deleted": false}}},
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "custom-event-schema"}`)
	one := managed + "/" + made["id"].(string)
	s.refuse(400, "metadata_validation_failed", "page: must be present", "POST", "/v1/events", `{"event": "page_view", "customer": {"source_id": "a"}, "metadata": {}}`)
	s.post("/v1/events", `{"event": "page_view", "customer": {"source_id": "a"}, "metadata": {"page": "home"}}`)
	s.put(one, `{"schema": {"properties": {"page": {"type": "string", "optional": true}}}}`)
	s.post("/v1/events", `{"event": "page_view", "customer": {"source_id": "a"}}`)
	s.refuse(409, "duplicate_found", "custom_event_schema", "POST", managed, `{"name": "page_view"}`)
	s.refuse(400, "invalid_payload", "Property .schema.properties.at.type must be equal to one of", "POST", managed,
		`{"name": "other", "schema": {"properties": {"at": {"type": "geopoint", "optional": true}}}}`)
	s.del(one)
}
