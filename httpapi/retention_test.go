package httpapi_test

import "testing"

func TestRetention(t *testing.T) {
	s := newServer(t)
	path := "/management/v1/projects/" + s.project + "/retention"
	defaults := `{"events": null, "deliveries": 30, "actions": 90, "refusals": 7}`
	shows(t, s.get(path), defaults)
	set := `{"events": 365, "deliveries": 14, "actions": 60, "refusals": 1}`
	shows(t, s.put(path, object{"events": 365, "deliveries": 14, "actions": 60, "refusals": 1}), set)
	for property, value := range map[string]any{"events": 29, "deliveries": 0, "actions": 29, "refusals": 36501} {
		s.refuse(400, "invalid_payload", "Property ."+property+" must", "PUT", path, object{property: value})
	}
	s.refuse(400, "invalid_payload", "events", "PUT", path, object{"events": "a year"})
	shows(t, s.get(path), set)
	shows(t, s.put(path, object{"events": 400, "actions": nil}), `{"events": 400, "deliveries": 30, "actions": 90, "refusals": 7}`)
	shows(t, s.put(path, object{}), defaults)
}
