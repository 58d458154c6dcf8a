package httpapi_test

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"testing"
)

// documentedFilters lists the filter fields of lists, with the group of operators of each and, for enumerations, one value.
//
//go:embed testdata/filters.txt
var documentedFilters string

// filterGroups are the operators of each group, with a valid value. VALUE is the value of the field.
var filterGroups = map[string]string{
	"text":    "$is=VALUE $is_not=VALUE $in=VALUE $not_in=VALUE $has_value= $is_unknown= $contains=a $not_contain=a $starts_with=a $ends_with=a",
	"words":   "$is=VALUE $is_not=VALUE $in=VALUE $not_in=VALUE $has_value= $is_unknown= $starts_with=A $ends_with=A",
	"choice":  "$is=VALUE $is_not=VALUE $in=VALUE $not_in=VALUE",
	"date":    "$after=2026-01-01T00:00:00Z $before=2026-12-31T00:00:00.000Z $has_value= $is_unknown= $more_than=3 $less_than=3",
	"day":     "$is=3 $after=2026-01-01T00:00:00Z $before=2026-12-31 $has_value= $is_unknown= $more_than=3 $less_than=3",
	"number":  "$is=1 $more_than=1 $less_than=1 $more_than_equal=1 $less_than_equal=1 $has_value= $is_unknown=",
	"flag":    "$is=TRUE $is_not=FALSE $is=true",
	"weekday": "$is=0 $is=6",
}

// parents returns the path variables of lists.
func (s *server) parents() func(path string) map[string]string {
	s.t.Helper()
	v1 := s.createObjects()
	club := s.get("/v1/loyalties")["campaigns"].([]any)[0].(object)["id"].(string)
	friends := s.get("/v1/vouchers?campaign=Friends")["vouchers"].([]any)[0].(object)
	program, member, card, reward := s.sellsMug(100, unlimited, nil, object{})
	last := func(path string) string { return path[strings.LastIndex(path, "/")+1:] }
	v2 := map[string]string{"programId": last(program), "memberId": last(member), "cardId": last(card), "rewardId": reward}
	for name, of := range map[string]string{
		"earningRuleId": "/v2/loyalties/earning-rules", "cardDefinitionId": "/v2/loyalties/card-definitions", "benefitId": "/v2/loyalties/benefits",
		"tierStructureId": "/v2/loyalties/tier-structures",
	} {
		v2[name] = s.get(of)["data"].([]any)[0].(object)["id"].(string)
	}
	v2["tierId"] = s.get("/v2/loyalties/tier-structures/" + v2["tierStructureId"] + "/tiers")["data"].([]any)[0].(object)["id"].(string)
	v2["customerId"] = s.get("/v1/customers/ann")["id"].(string)
	s.post("/v1/loyalties/members/"+v1["memberId"]+"/balance", object{"points": 5})
	s.purchase(member, reward)
	s.post("/v1/loyalties/"+club+"/rewards", []object{{"reward": v1["rewardId"], "parameters": object{"loyalty": object{"points": 5}}}})
	offered := s.get("/v1/rewards/" + v1["rewardId"] + "/assignments")["data"].([]any)[0].(object)["id"].(string)
	s.openClient(object{})
	return func(path string) map[string]string {
		values := map[string]string{}
		for name, value := range v1 {
			values[name] = value
		}
		switch {
		case strings.HasPrefix(path, "/v2/"):
			for name, value := range v2 {
				values[name] = value
			}
		case strings.HasPrefix(path, "/v1/referrals"):
			values["campaignId"], values["memberId"] = friends["campaign_id"].(string), friends["code"].(string)
		case strings.HasPrefix(path, "/v1/rewards"):
			values["assignmentId"] = offered
		case strings.HasPrefix(path, "/v1/loyalties"), strings.HasSuffix(path, "{campaignId}/transactions"):
			values["campaignId"], values["assignmentId"] = club, offered
		case strings.HasSuffix(path, "/transactions"):
			values["code"] = v1["memberId"]
		}
		return values
	}
}

// required returns the required query parameters of an operation.
func required(path string) url.Values {
	if strings.Contains(path, "/reports/") && strings.HasSuffix(path, "/daily") {
		return url.Values{"start_date": {"2026-11-01"}, "end_date": {"2026-11-20"}, "resolution": {"day"}}
	}
	return url.Values{}
}

func with(base url.Values, name, value string) string {
	values := url.Values{}
	for k, v := range base {
		values[k] = v
	}
	values.Set(name, value)
	return "?" + values.Encode()
}

// TestEveryDocumentedParameterOfAListWorks sends each parameter of each GET with each of its values, and with an invalid
// one.
func TestEveryDocumentedParameterOfAListWorks(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk over the whole API is long")
	}
	s := newServer(t)
	of := s.parents()
	var document struct {
		Paths map[string]map[string]struct {
			Parameters []struct {
				Name, In string
				Schema   struct {
					Type, Format string
					Enum         []string
					Properties   map[string]any
				}
			}
		}
	}
	if err := json.Unmarshal(s.fetch("/openapi.json").Body.Bytes(), &document); err != nil {
		t.Fatal(err)
	}
	for _, op := range s.operations() {
		if op.Method != "GET" || strings.HasPrefix(op.Path, "/client/v1/validate") || strings.HasSuffix(op.Path, "/publications/create") {
			continue
		}
		path, _ := filledWith(op.Path, of(op.Path))
		base := required(op.Path)
		if a := s.do("GET", path+"?"+base.Encode(), nil); a.status != 200 {
			t.Errorf("GET %s as it is: %d %s", path, a.status, a.raw)
			continue
		}
		if a := s.do("GET", path+with(base, "unheard_of", "1"), nil); a.status != 200 {
			t.Errorf("GET %s with an unknown parameter: %d %s", path, a.status, a.raw)
		}
		for _, p := range document.Paths[op.Path]["get"].Parameters {
			if p.In != "query" || p.Name == "filters" || p.Name == "identification_type" { // it says which id is in the path
				continue
			}
			names, values, wrong := []string{p.Name}, []string{"x"}, ""
			switch {
			case len(p.Schema.Enum) > 0:
				values, wrong = p.Schema.Enum, "unheard-of"
			case p.Schema.Type == "integer":
				values, wrong = []string{"1", "2"}, "0"
			case p.Schema.Type == "boolean":
				values, wrong = []string{"true"}, "perhaps"
			case p.Schema.Type == "object" && p.Schema.Properties["after"] != nil:
				names, values, wrong = []string{p.Name + "[after]", "[" + p.Name + "][before]"}, []string{"2026-01-01", "2026-01-01T00:00:00.000Z"}, "soon"
			case p.Schema.Format == "date-time", strings.HasPrefix(p.Name, "created_at["), strings.HasPrefix(p.Name, "updated_at["):
				values, wrong = []string{"2026-11-21", "2026-11-21T12:00:00.000Z"}, "soon"
			case p.Schema.Format == "date":
				values, wrong = []string{"2026-11-20"}, "soon"
			case p.Name == "cursor":
				values, wrong = nil, "x"
			case p.Name == "segment_id":
				values, wrong = []string{of("")["segmentId"]}, ""
			case valueOf[p.Name] != "":
				values = []string{valueOf[p.Name]}
			case p.Schema.Type == "object", p.Name == "starting_after_id":
				values = nil
			}
			for _, name := range names {
				for _, value := range values {
					if a := s.do("GET", path+with(base, name, value), nil); a.status != 200 {
						t.Errorf("GET %s with %s=%s: %d %s", op.Path, name, value, a.status, a.raw)
					}
				}
				if wrong == "" {
					continue
				}
				if a := s.do("GET", path+with(base, name, wrong), nil); a.status != 400 {
					t.Errorf("GET %s takes %s=%s: %d", op.Path, name, wrong, a.status)
				}
			}
		}
	}
}

// valueOf are valid values of parameters that do not accept any text.
var valueOf = map[string]string{"order": "-created_at", "type": "customer.created", "result": "SUCCESS"}

// TestEveryDocumentedFilterWorks sends each operator of each field of each list, and unknown fields and operators.
func TestEveryDocumentedFilterWorks(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk over the whole API is long")
	}
	s := newServer(t)
	of := s.parents()
	var path string
	var base url.Values
	var values map[string]string
	filter := func(field, op, value string) answer {
		return s.do("GET", path+with(base, "filters["+field+"][conditions]["+op+"]", value), nil)
	}
	for _, line := range strings.Split(strings.TrimSpace(documentedFilters), "\n") {
		if list, isList := strings.CutPrefix(line, "GET "); isList {
			values = of(list)
			path, _ = filledWith(list, values)
			base = required(list)
			for field, op := range map[string]string{"unheard_of": "$is", "id": "$unheard_of"} {
				if a := filter(field, op, "x"); a.status != 400 {
					t.Errorf("%s: filters[%s][conditions][%s] is answered with %d", path, field, op, a.status)
				}
			}
			for _, junction := range []string{"and", "or", "AND", "OR"} {
				if a := s.do("GET", path+with(base, "filters[junction]", junction), nil); a.status != 200 {
					t.Errorf("%s: the junction %s: %d %s", path, junction, a.status, a.raw)
				}
			}
			continue
		}
		words := strings.Fields(line)
		field, group, value := words[0], words[1], "x"
		if len(words) == 3 {
			value = words[2]
		} else if id := values[camelCase(field)]; id != "" {
			value = id
		} else if field == "id" {
			if items, _ := s.get(path + "?" + base.Encode())["data"].([]any); len(items) > 0 {
				value = items[0].(object)["id"].(string)
			} else if strings.HasSuffix(path, "/payments") {
				value = "lotx_0"
			}
		}
		operators := strings.Fields(strings.ReplaceAll(filterGroups[group], "VALUE", value))
		switch group {
		case "states":
			operators = strings.Split(strings.ReplaceAll(value, ",", "=true,")+"=true", ",")
		case "among":
			for _, word := range strings.Split(value, ",") {
				operators = append(operators, "$in="+word, "$not_in="+word)
			}
		}
		if len(operators) == 0 {
			t.Fatalf("there is no group %s", group)
		}
		for _, pair := range operators {
			op, v, _ := strings.Cut(pair, "=")
			if a := filter(field, op, v); a.status != 200 {
				t.Errorf("%s: filters[%s][conditions][%s]=%s: %d %s", path, field, op, v, a.status, fmt.Sprint(a.body.(object)["details"]))
			}
		}
	}
}

// camelCase converts a field to a path variable: card_definition_id to cardDefinitionId.
func camelCase(field string) string {
	words := strings.Split(field, "_")
	for i := 1; i < len(words); i++ {
		words[i] = strings.ToUpper(words[i][:1]) + words[i][1:]
	}
	return strings.Join(words, "")
}
