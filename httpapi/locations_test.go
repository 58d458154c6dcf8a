package httpapi_test

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

var everything = storage.Query{}

func circle(center, radius string) object {
	return object{"type": "circle", "format": "distance", "distance": object{"center": center, "radius": radius}}
}

var triangle = []any{[]any{[]any{20.0, 52.0}, []any{22.0, 52.0}, []any{21.0, 53.0}, []any{20.0, 52.0}}}

func TestLocationsAreMadeReadChangedAndDeleted(t *testing.T) {
	s := newServer(t)
	at := "/management/v1/projects/" + s.project + "/locations"
	made := s.post(at, object{"name": "Centre", "shape": circle("geo:52.2297,21.0122", "1540 m")})
	shows(t, made, `{"id":"*","name":"Centre","shape":{"type":"circle","format":"distance","distance":{"center":"geo:52.2297,21.0122","radius":"1.54 km"}},
		"created_at":"2026-11-21T12:00:00.000Z","updated_at":null,"object":"location"}`)
	one := "/v1/locations/" + made["id"].(string)
	shows(t, s.get(one)["name"], `"Centre"`)
	s.now = noon.Add(time.Hour)
	s.post(at, object{"name": "Mazovia", "shape": object{"type": "polygon", "format": "geojson", "geojson": object{"type": "Polygon", "coordinates": triangle}}})
	s.now = noon.Add(2 * time.Hour)
	s.post(at, object{"name": "Both", "shape": object{"type": "polygon", "format": "geojson", "geojson": object{"type": "MultiPolygon", "coordinates": []any{triangle}}}})
	list := s.get("/v1/locations?limit=2")
	shows(t, list, `{"object":"list","data_ref":"data","total":3,"has_more":true,"data":[
		{"id":"*","name":"Both","shape":{"type":"polygon","format":"geojson","geojson":{"type":"MultiPolygon","coordinates":[[[[20,52],[22,52],[21,53],[20,52]]]]}},
			"created_at":"2026-11-21T14:00:00.000Z","updated_at":null,"object":"location"},
		{"id":"*","name":"Mazovia","shape":{"type":"polygon","format":"geojson","geojson":{"type":"Polygon","coordinates":[[[20,52],[22,52],[21,53],[20,52]]]}},
			"created_at":"2026-11-21T13:00:00.000Z","updated_at":null,"object":"location"}]}`)
	expectList(t, "older ones", pluck(s.get("/v1/locations?end_date=2026-11-21T13:00:00.000Z"), "name"), "Centre")
	expectList(t, "by name", pluck(s.get("/v1/locations?filters[name][conditions][$contains]=o"), "name"), "Both", "Mazovia")
	expectList(t, "oldest first", pluck(s.get("/v1/locations?order=created_at"), "name"), "Centre", "Mazovia", "Both")

	changed := s.put(at+"/"+made["id"].(string), object{"name": "Old town"})
	shows(t, object{"name": changed["name"], "type": changed["shape"].(object)["type"], "at": changed["updated_at"]}, `{"name":"Old town","type":"circle","at":"2026-11-21T14:00:00.000Z"}`)
	s.del(at + "/" + made["id"].(string))
	s.refuse(404, "not_found", made["id"].(string), "GET", one, nil)
	for name, body := range map[string]object{
		"name":                    {"shape": circle("geo:1,1", "1 km")},
		"'shape'":                 {"name": "x"},
		"shape.type":              {"name": "x", "shape": object{"type": "square"}},
		"'distance'":              {"name": "x", "shape": object{"type": "circle"}},
		"shape.distance.center":   {"name": "x", "shape": circle("52,21", "1 km")},
		"shape.distance.radius":   {"name": "x", "shape": circle("geo:1,1", "1 mile")},
		"latitude from -90 to 90": {"name": "x", "shape": circle("geo:91,1", "1 km")},
		"above 0":                 {"name": "x", "shape": circle("geo:1,1", "NaN km")},
		"'geojson'":               {"name": "x", "shape": object{"type": "polygon"}},
		"shape.geojson.type":      {"name": "x", "shape": object{"type": "polygon", "geojson": object{"type": "Point", "coordinates": triangle}}},
		"one list deeper":         {"name": "x", "shape": object{"type": "polygon", "geojson": object{"type": "MultiPolygon", "coordinates": triangle}}},
		"closed ring":             {"name": "x", "shape": object{"type": "polygon", "geojson": object{"type": "Polygon", "coordinates": []any{[]any{[]any{1, 1}}}}}},
	} {
		s.refuse(400, "invalid_payload", name, "POST", at, body)
	}
	s.headers = map[string]string{"X-App-Id": s.headers["X-App-Id"], "X-App-Token": s.headers["X-App-Token"]}
	s.expect(http.StatusUnauthorized, "POST", at, object{"name": "x", "shape": circle("geo:1,1", "1 km")})
}

func TestSegmentsByLocation(t *testing.T) {
	s := newServer(t)
	centre := s.post("/management/v1/projects/"+s.project+"/locations", object{"name": "Centre", "shape": circle("geo:52.2297,21.0122", "2 km")})["id"].(string)
	segment := func(name string, filter object) object {
		return s.post("/v1/segments", object{"name": name, "type": "passive", "filter": filter})
	}
	segment("near", object{"junction": "and", "metadata.home": object{"conditions": object{"$in_location": []any{centre}}}})
	segment("far", object{"metadata.home": object{"conditions": object{"$not_in_location": []any{centre}}}})
	segment("near-ada", object{"junction": "and", "name": object{"conditions": object{"$is": []any{"Ada"}}}, "metadata.home": object{"conditions": object{"$in_location": centre}}})
	segment("near-or-bob", object{"junction": "or", "name": object{"conditions": object{"$is": []any{"Bob"}}}, "metadata.home": object{"conditions": object{"$in_location": []any{centre}}}})
	s.post("/v1/customers", object{"source_id": "ada", "name": "Ada", "metadata": object{"home": "52.2350,21.0170"}})
	s.post("/v1/customers", object{"source_id": "bob", "name": "Bob", "metadata": object{"home": "50.06, 19.94"}})
	s.post("/v1/customers", object{"source_id": "cid", "name": "Cid"})
	for customer, want := range map[string]string{"ada": "near near-ada near-or-bob", "bob": "far near-or-bob", "cid": "far"} {
		if got := s.segmentsOf(customer); got != want {
			t.Errorf("%s is in %q, want %q", customer, got, want)
		}
	}
	for details, filter := range map[string]object{
		"must stand at metadata":                {"name": object{"conditions": object{"$in_location": []any{centre}}}},
		"must NOT have fewer than 1 items":      {"metadata.home": object{"conditions": object{"$in_location": []any{}}}},
		"must be a list of ids":                 {"metadata.home": object{"conditions": object{"$in_location": 5}}},
		"must not join $in_location with other": {"junction": "or", "metadata.home": object{"conditions": object{"$in_location": []any{centre}, "$has_value": ""}}},
	} {
		s.refuse(400, "invalid_payload", details, "POST", "/v1/segments", object{"name": "x", "type": "passive", "filter": filter})
	}
	s.refuse(404, "not_found", "loc_x", "POST", "/v1/segments", object{"name": "x", "type": "passive", "filter": object{"metadata.home": object{"conditions": object{"$in_location": []any{"loc_x"}}}}})
}

func TestTimeDependentSegmentsAreUpdatedAtMidnight(t *testing.T) {
	s := newServer(t, func(n *project.NewProject) { n.Sandbox = true }).withJobs()
	s.post("/v1/customers", object{"source_id": "ada"})
	// Customers who match a new segment enter it without an event. The events before it have to be processed first.
	if err := s.engine.DrainEvents(t.Context(), s.project); err != nil {
		t.Fatal(err)
	}
	s.post("/v1/segments", object{"name": "old", "type": "auto-update", "filter": object{"created_at": object{"conditions": object{"$more_than": []int{2}}}}})
	s.post("/v1/segments", object{"name": "fresh", "type": "auto-update", "filter": object{"created_at": object{"conditions": object{"$less_than": []int{2}}}}})
	s.awaitSegment("fresh")
	if err := s.engine.Project(s.project).AdvanceClock(t.Context(), 96*time.Hour); err != nil {
		t.Fatal(err)
	}
	s.awaitSegment("old")
	expectList(t, "what the log tells of segments", s.membership("ada"), "entered", "left")
}

// awaitSegment runs jobs until Ada is in exactly this segment.
func (s *server) awaitSegment(segment string) {
	s.t.Helper()
	s.await(func() bool { return s.segmentsOf("ada") == segment }, func() any { return s.segmentsOf("ada") })
}

func TestReferralTiersAreManaged(t *testing.T) {
	s := newServer(t)
	s.referral(object{"conversion_event_type": "redemption"})
	s.loyaltyCampaign("Club")
	at := "/management/v1/projects/" + s.project + "/campaigns/Friends/referral-tiers"
	reward := object{"campaign": "Club", "amount": 70}
	made := s.post(at, object{"banner": "Two friends", "parameters": object{"conversions": 2, "repeats": true, "reward": reward}})
	shows(t, made, `{"id":"*","campaign_id":"*","banner":"Two friends","parameters":{"conversions":2,"repeats":true,"reward":{"campaign":"*","amount":70}},
		"created_at":"2026-11-21T12:00:00.000Z","updated_at":null,"object":"referral_tier"}`)
	one := at + "/" + made["id"].(string)
	shows(t, s.put(one, object{"parameters": object{"conversions": 3, "reward": reward}}), `{"id":"*","campaign_id":"*","banner":null,
		"parameters":{"conversions":3,"repeats":false,"reward":{"campaign":"*","amount":70}},"created_at":"2026-11-21T12:00:00.000Z","updated_at":"2026-11-21T12:00:00.000Z","object":"referral_tier"}`)
	expectList(t, "tiers", pluck(s.get(at), "id"), made["id"].(string))
	for details, body := range map[string]object{
		"'parameters'":              {},
		".parameters.conversions":   {"parameters": object{"conversions": 0, "reward": reward}},
		"'campaign'":                {"parameters": object{"conversions": 1}},
		".parameters.reward.amount": {"parameters": object{"conversions": 1, "reward": object{"campaign": "Club", "amount": 0}}},
		"gift cards or loyalty":     {"parameters": object{"conversions": 1, "reward": object{"campaign": "Friends", "amount": 5}}},
		"there is none with 'None'": {"parameters": object{"conversions": 1, "reward": object{"campaign": "None", "amount": 5}}},
	} {
		s.refuse(400, "invalid_payload", details, "POST", at, body)
	}
	s.refuse(404, "not_found", "Club", "POST", "/management/v1/projects/"+s.project+"/campaigns/Club/referral-tiers", object{"parameters": object{"conversions": 1, "reward": reward}})
	s.del(one)
	s.refuse(404, "not_found", fmt.Sprint(made["id"]), "DELETE", one, nil)
}
