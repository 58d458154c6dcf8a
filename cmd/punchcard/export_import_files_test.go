package main

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/internal/importfiles"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestImportFilesMakeTheShopAgain fills a shop with the calls of the demo, redeems, exports it for the import calls of the published API, imports the files into a
// new project by these calls, and compares what both answer.
func TestImportFilesMakeTheShopAgain(t *testing.T) {
	for name, storage := range map[string]string{"file": "sqlite:" + filepath.Join(t.TempDir(), "shop.db"), "server": pgtest.Database(t)} {
		t.Run(name, func(t *testing.T) {
			from, _ := launch(t, storage)
			shop := demoClient{base: from.base, keys: project.Keys{AppID: "app", AppToken: "secret"}, saved: map[string]string{}}
			if err := shop.play(t.Context(), demoShop); err != nil {
				t.Fatal(err)
			}
			for _, body := range []string{
				`{"redeemables":[{"object":"voucher","id":"WELCOME10"},{"object":"voucher","id":"GIFT-50"}],"customer":{"source_id":"alice"},"order":{"source_id":"cart-1","items":[{"source_id":"beans-1kg","related_object":"sku","quantity":2}]}}`,
			} {
				from.post(t, "/v1/redemptions", body, appKeys...)
			}
			from.post(t, "/v1/vouchers/HOURS", `{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10,"aggregated_amount_limit":500},"redemption":{"quantity":3},"metadata":{"n":1}}`, appKeys...)
			from.post(t, "/v1/vouchers/PLAIN", `{"type":"DISCOUNT_VOUCHER","discount":{"type":"AMOUNT","amount_off":700},"redemption":{"quantity":3},"metadata":{"channel":"mail, and \"more\""}}`, appKeys...)
			from.post(t, "/v1/redemptions", `{"redeemables":[{"object":"voucher","id":"PLAIN"}],"order":{"amount":5000}}`, appKeys...)
			from.post(t, "/v1/customers", `{"source_id":"zoe","name":"Zoë, of \"here\"","email":"zoe@example.com","address":{"city":"Oslo","country":"NO"},"metadata":{"city":"lost","vip":true}}`, appKeys...)
			fillForExport(t, from)
			dir := filepath.Join(t.TempDir(), "files")
			out, err := run(t, "export", "--storage", storage, "--project", "shop", "--to", dir, "--format", "voucherify")
			if err != nil {
				t.Fatal(err, out)
			}
			left, err := filepath.Glob(dir + ".*")
			if err != nil || len(left) > 0 {
				t.Errorf("%v is left, %v", left, err)
			}
			for name, text := range textsOf(t, dir) {
				if strings.Contains(text, "secret\"") || strings.Contains(text, "X-App-Token") {
					t.Errorf("%s has a secret", name)
				}
			}
			lost := textsOf(t, dir)["lost.json"]
			if !strings.Contains(lost, `"what":"redemptions"`) || !strings.Contains(lost, `{"what":"values of metadata","count":1,`) {
				t.Errorf("lost:\n%s", lost)
			}
			if strings.Contains(lost, importfiles.Undecided) {
				t.Errorf("nobody has decided about a kind of rows:\n%s", lost)
			}
			to, _ := launch(t, "sqlite:"+filepath.Join(t.TempDir(), "again.db"))
			importAgain(t, to, dir)
			compareShops(t, from, to)
		})
	}
}

// fillForExport makes what the demo has not: a loyalty program, segments, schemas, a campaign that is switched off.
func fillForExport(t *testing.T, s served) {
	t.Helper()
	post := func(path, body string) map[string]any {
		t.Helper()
		answer := s.answer(t, "POST", path, body)
		if list, isList := answer.([]any); isList {
			answer = list[0]
		}
		return answer.(map[string]any)
	}
	post("/management/v1/projects/shop/metadata-schemas", `{"related_object":"voucher","properties":{"n":{"type":"number","optional":true}}}`)
	zoe := post("/v1/customers", `{"source_id":"zoe"}`)["id"].(string)
	post("/v1/segments", `{"name":"Friends","customers":["`+zoe+`"]}`)
	buyers := post("/v1/segments", `{"name":"Of Oslo","type":"auto-update","filter":{"junction":"AND","address.city":{"conditions":{"$is":["Oslo"]}}}}`)["id"].(string)
	rule := post("/v1/validation-rules", `{"name":"For friends","rules":{"1":{"name":"customer.segment","conditions":{"$is":["`+buyers+`"]}},"logic":"1"}}`)["id"].(string)
	post("/v1/validation-rules/"+rule+"/assignments", `{"related_object_id":"PLAIN","related_object_type":"voucher"}`)
	club := post("/v1/campaigns", `{"name":"Club","campaign_type":"LOYALTY_PROGRAM","type":"AUTO_UPDATE","voucher":{"type":"LOYALTY_CARD","loyalty_card":{"points":20},"code_config":{"prefix":"CLUB-"}}}`)["id"].(string)
	path := "/v1/loyalties/" + club
	earning := post(path+"/earning-rules", `[{"event":"order.paid","loyalty":{"type":"FIXED","points":5}}]`)["id"].(string)
	gold := post(path+"/tiers", `[{"name":"Gold","points":{"from":100},"earning_rules":{"`+earning+`":{"type":"MULTIPLY","multiplier":2}}}]`)["id"].(string)
	post(path+"/earning-rules", `[{"event":"customer.loyalty.tier.joined","loyalty_tier":{"id":"`+gold+`"},"loyalty":{"type":"FIXED","points":50}}]`)
	product := s.answer(t, "GET", "/v1/products/mug", "").(map[string]any)["id"].(string)
	mug := post("/v1/rewards", `{"name":"Mug","type":"MATERIAL","stock":5,"attributes":{"description":"A mug"},"parameters":{"product":{"id":"`+product+`"}}}`)["id"].(string)
	post(path+"/rewards", `[{"reward":"`+mug+`","parameters":{"loyalty":{"points":10}}}]`)
	card := post(path+"/members", `{"customer":{"source_id":"alice"}}`)["code"].(string)
	post("/v1/loyalties/members/"+card+"/balance", `{"points":130}`)
	eventually(t, "the member has the points for the tier", func() bool {
		return s.answer(t, "GET", "/v1/vouchers/"+card, "").(map[string]any)["loyalty_card"].(map[string]any)["points"] == 200.0
	})
	post("/v1/campaigns", `{"name":"Asleep","campaign_type":"DISCOUNT_COUPONS","type":"AUTO_UPDATE","voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":5}}}`)
	post("/v1/campaigns/Asleep/vouchers/ASLEEP-1", `{"redemption":{"quantity":2}}`)
	post("/v1/campaigns/Asleep/disable", "")
}

// importAgain sends the files of a directory in the order that their README says.
func importAgain(t *testing.T, to served, dir string) {
	t.Helper()
	t.Setenv("PUNCHCARD_URL", to.base)
	t.Setenv("PUNCHCARD_APP_ID", "app")
	t.Setenv("PUNCHCARD_APP_TOKEN", "secret")
	must := func(args ...string) {
		t.Helper()
		if out, err := run(t, args...); err != nil {
			t.Fatalf("%v: %v\n%s", args, err, out)
		}
	}
	made := map[string]string{"{projectId}": "shop"}
	calls := func(name string) {
		t.Helper()
		file, err := os.Open(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		lines := bufio.NewScanner(file)
		lines.Buffer(nil, 1<<24)
		for lines.Scan() {
			line := lines.Text()
			var c struct {
				ID, Method, Path string
				Body             json.RawMessage
			}
			var of struct{ ID string }
			if err := json.Unmarshal([]byte(line), &of); err != nil {
				t.Fatal(err)
			}
			for before, now := range made {
				if before != of.ID {
					line = strings.ReplaceAll(line, before, now)
				}
			}
			if err := json.Unmarshal([]byte(line), &c); err != nil {
				t.Fatal(err)
			}
			answer := to.answer(t, c.Method, c.Path, string(c.Body))
			if list, isList := answer.([]any); isList {
				answer = list[0]
			}
			if id, isText := answer.(map[string]any)["id"].(string); isText && c.ID != "" {
				made[c.ID] = id
			} else if c.ID != "" {
				t.Fatalf("%s: the answer has no id: %v", line, answer)
			}
		}
	}
	calls("settings.ndjson")
	for _, what := range []string{"products", "skus", "customers"} {
		must("import", what, filepath.Join(dir, what+".csv"))
	}
	must("import", "orders", filepath.Join(dir, "orders.json"))
	paths := map[string]string{"product": "/v1/products/", "sku": "/v1/skus/", "customer": "/v1/customers/", "product_collection": "/v1/product-collections?limit=100"}
	ids, err := csv.NewReader(strings.NewReader(textsOf(t, dir)["ids.csv"])).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range ids[1:] {
		if row[0] == "product_collection" {
			list := to.answer(t, "GET", paths[row[0]], "").(map[string]any)["data"].([]any)
			at := slices.IndexFunc(list, func(c any) bool { return c.(map[string]any)["name"] == row[2] })
			made[row[1]] = list[at].(map[string]any)["id"].(string)
			continue
		}
		made[row[1]] = to.answer(t, "GET", paths[row[0]]+url.PathEscape(row[2]), "").(map[string]any)["id"].(string)
	}
	calls("creations.ndjson")
	must("import", "vouchers", filepath.Join(dir, "vouchers.csv"))
	for name := range textsOf(t, dir) {
		if id, isOf := strings.CutPrefix(name, "vouchers-"); isOf {
			must("import", "vouchers", filepath.Join(dir, name), "--campaign", made[strings.TrimSuffix(id, ".csv")])
		}
	}
	action := to.answer(t, "POST", "/v1/vouchers/import", textsOf(t, dir)["vouchers.json"]).(map[string]any)["async_action_id"].(string)
	eventually(t, "the codes are imported", func() bool {
		return to.answer(t, "GET", "/v1/async-actions/"+action, "").(map[string]any)["status"] == "DONE"
	})
	calls("afterwards.ndjson")
	held := to.answer(t, "GET", "/v1/vouchers?campaign=Club", "").(map[string]any)["vouchers"].([]any)[0].(map[string]any)["code"].(string)
	eventually(t, "the member has a tier", func() bool {
		tiers := to.answer(t, "GET", "/v1/loyalties/members/"+held+"/tiers", "").(map[string]any)
		return len(tiers["data"].([]any)) > 0
	})
	calls("last.ndjson")
}

// answer sends a call with all keys, which has to succeed.
func (s served) answer(t *testing.T, method, path, body string) any {
	t.Helper()
	status, text := s.text(t, method, path, body, slices.Concat(appKeys, managementKeys)...)
	var answer any
	if err := json.Unmarshal([]byte(text), &answer); status >= 300 || err != nil && text != "" {
		t.Fatalf("%s %s %s answers %d: %s", method, path, body, status, text)
	}
	return answer
}

// compareShops compares codes, customers, products, SKUs and orders of two shops, and what they answer to validations.
func compareShops(t *testing.T, one, two served) {
	t.Helper()
	pages := func(s served, path, key string) map[string]map[string]any {
		found := map[string]map[string]any{}
		for page := 1; ; page++ {
			answer := s.answer(t, "GET", fmt.Sprintf("%s?limit=100&page=%d", path, page), "").(map[string]any)
			items := answer[answer["data_ref"].(string)].([]any)
			for _, item := range items {
				its := item.(map[string]any)
				if its[key] == nil { // an import gives it the id that it had
					its[key] = its["id"]
				}
				found[its[key].(string)] = its
			}
			if len(items) < 100 {
				return found
			}
		}
	}
	for _, kind := range []struct {
		path, key string
		compared  []string
	}{
		{"/v1/vouchers", "code", []string{"type", "discount", "gift", "loyalty_card", "active", "start_date", "expiration_date", "metadata", "additional_info", "campaign", "category"}},
		{"/v1/customers", "source_id", []string{"name", "email", "phone", "address", "birthdate", "description"}},
		{"/v1/products", "source_id", []string{"name", "price", "attributes", "image_url", "metadata"}},
		{"/v1/products/beans/skus", "source_id", []string{"sku", "price", "currency", "attributes", "metadata"}},
		{"/v1/orders", "source_id", []string{"status", "amount", "total_amount", "metadata"}},
		{"/v1/campaigns", "name", []string{"campaign_type", "type", "start_date", "expiration_date", "active", "join_once", "auto_join", "metadata", "category", "vouchers_count"}},
		{"/v1/validation-rules", "name", []string{"error", "type", "context_type", "assignments_count"}},
		{"/v1/segments", "name", []string{"type"}},
		{"/v1/rewards", "name", []string{"type", "stock", "attributes"}},
		{"/v1/promotions/tiers", "name", []string{"banner", "action", "hierarchy", "active"}},
	} {
		was, is := pages(one, kind.path, kind.key), pages(two, kind.path, kind.key)
		if diff := cmp.Diff(slices.Sorted(maps.Keys(was)), slices.Sorted(maps.Keys(is))); diff != "" {
			t.Errorf("%s (-exported +imported):\n%s", kind.path, diff)
		}
		for key, before := range was {
			for _, name := range kind.compared {
				if diff := cmp.Diff(withoutIDs(before[name]), withoutIDs(is[key][name])); diff != "" && is[key] != nil {
					t.Errorf("%s %s: %s (-exported +imported):\n%s", kind.path, key, name, diff)
				}
			}
		}
		if kind.path != "/v1/vouchers" {
			continue
		}
		for code, before := range was {
			uses := func(v map[string]any) any {
				r, _ := v["redemption"].(map[string]any)
				return []any{r["quantity"], r["redeemed_quantity"], v["holder"] != nil, v["holder_id"] != nil}
			}
			if diff := cmp.Diff(uses(before), uses(is[code])); diff != "" {
				t.Errorf("the uses of %s (-exported +imported):\n%s", code, diff)
			}
			for _, customer := range []string{"alice", "zoe"} {
				body := fmt.Sprintf(`{"redeemables":[{"object":"voucher","id":%q}],"customer":{"source_id":%q},"order":{"items":[{"source_id":"beans-1kg","related_object":"sku","quantity":3}]}}`, code, customer)
				if diff := cmp.Diff(validated(t, one, body), validated(t, two, body)); diff != "" {
					t.Errorf("%s for %s (-exported +imported):\n%s", code, customer, diff)
				}
			}
		}
	}
}

// validated is what a validation says that both shops have to say alike.
func validated(t *testing.T, s served, body string) any {
	t.Helper()
	answer := s.answer(t, "POST", "/v1/validations", body).(map[string]any)
	says := []any{answer["valid"]}
	for _, name := range []string{"redeemables", "inapplicable_redeemables"} {
		list, _ := answer[name].([]any)
		for _, r := range list {
			result, _ := r.(map[string]any)["result"].(map[string]any)
			order, _ := r.(map[string]any)["order"].(map[string]any)
			failure, _ := result["error"].(map[string]any)
			says = append(says, r.(map[string]any)["status"], order["total_discount_amount"], order["total_amount"], failure["key"], result["gift"], result["loyalty_card"])
		}
	}
	return says
}

// withoutIDs is a value without the members whose values differ in each project.
func withoutIDs(value any) any {
	switch v := value.(type) {
	case []any:
		for i := range v {
			v[i] = withoutIDs(v[i])
		}
	case map[string]any:
		for key := range v {
			if key == "id" || key == "unit_type" || strings.HasSuffix(key, "_id") || strings.HasSuffix(key, "_at") || key == "assets" {
				delete(v, key)
				continue
			}
			v[key] = withoutIDs(v[key])
		}
	}
	return value
}
