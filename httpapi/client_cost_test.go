package httpapi_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// cost is an amount of stored data: rows, and their content in bytes.
type cost struct{ rows, bytes int }

func (c cost) minus(other cost) cost { return cost{c.rows - other.rows, c.bytes - other.bytes} }

// add adds the rows of a collection to a cost.
func add[T any](s *server, c *cost, collection storage.Collection[T]) {
	s.t.Helper()
	page, err := collection.List(s.t.Context(), storage.Query{})
	if err != nil {
		s.t.Fatal(err)
	}
	for _, item := range page.Items {
		encoded, err := json.Marshal(item)
		if err != nil {
			s.t.Fatal(err)
		}
		c.rows, c.bytes = c.rows+1, c.bytes+len(encoded)
	}
}

// stored returns the cost of everything that client-side calls can add to: all data of the project but its configuration.
func (s *server) stored() (c cost) {
	s.t.Helper()
	p := s.backend.store(s.project)
	add(s, &c, p.Vouchers())
	add(s, &c, p.Orders())
	add(s, &c, p.Customers())
	add(s, &c, p.Products())
	add(s, &c, p.SKUs())
	add(s, &c, p.Redemptions())
	add(s, &c, p.RedemptionTotals())
	add(s, &c, p.Counters())
	add(s, &c, p.Sessions())
	add(s, &c, p.Events())
	add(s, &c, p.Publications())
	add(s, &c, p.VoucherTransactions())
	add(s, &c, p.CampaignDays())
	add(s, &c, p.Holders())
	add(s, &c, p.PointsLots())
	add(s, &c, s.backend.records(s.project))
	return c
}

// filler returns metadata of about so many bytes that cannot be compressed.
func filler(bytes int) object { return object{"x": noise(bytes)} }

// noise returns text without repetitions.
func noise(bytes int) string {
	var b strings.Builder
	for state := uint64(1); b.Len() < bytes; {
		state = state*6364136223846793005 + 1442695040888963407
		fmt.Fprintf(&b, "%016x", state)
	}
	return b.String()[:bytes]
}

// TestClientSideCallsStoreBoundedData makes each client-side call with the largest body that is accepted, and counts what is
// stored. The table "What one call may cost" of SECURITY.md has these bounds.
func TestClientSideCallsStoreBoundedData(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk over the whole API is long")
	}
	const kilo, mega = 1 << 10, 1 << 20
	const codes = project.MaxRedeemables
	var redeemables []object
	for i := range codes {
		redeemables = append(redeemables, object{"object": "voucher", "id": fmt.Sprint("CODE-", i)})
	}
	var lines []object
	for i := range 500 {
		lines = append(lines, object{"source_id": fmt.Sprintf("line-%d", i), "related_object": "product", "quantity": 1, "price": 1000, "metadata": filler(340)})
	}
	customer := object{"source_id": "ada", "description": strings.Repeat("d", 10_000), "metadata": filler(60 * kilo)}
	cart := object{"redeemables": redeemables, "customer": customer, "order": object{"items": lines, "metadata": filler(60 * kilo)}, "metadata": filler(60 * kilo)}
	with := func(o object, name string, value any) object {
		changed := object{name: value}
		for k, v := range o {
			if k != name {
				changed[k] = v
			}
		}
		return changed
	}
	locked := with(cart, "session", object{"type": "LOCK", "key": strings.Repeat("k", 255)})
	unknown := with(cart, "redeemables", []object{{"object": "voucher", "id": "unknown"}})
	one := with(with(cart, "redeemables", nil), "redeemables", redeemables[:1])
	for name, c := range map[string]struct {
		method, path string
		body         any
		most         cost
	}{
		"qualifications":           {"POST", "/client/v1/qualifications", with(with(cart, "redeemables", nil), "scenario", "ALL"), cost{}},
		"tiers":                    {"GET", "/client/v1/promotions/tiers", nil, cost{}},
		"a validation":             {"POST", "/client/v1/validations", cart, cost{}},
		"a validation of one code": {"GET", "/client/v1/validate?amount=1000&code=CODE-0&" + url.Values{"metadata": {`{"x":"` + noise(10*kilo) + `"}`}}.Encode(), nil, cost{}},
		"a session":                {"POST", "/client/v1/validations", locked, cost{codes, codes * 2 * kilo}},
		"a redemption":             {"POST", "/client/v1/redemptions", cart, cost{2*codes + 10, 8 * mega}},
		"a redemption of one code": {"POST", "/client/v1/redeem?code=CODE-0", with(one, "redeemables", nil), cost{10, 4 * mega}},
		"a redemption that fails":  {"POST", "/client/v1/redemptions", unknown, cost{4, 256 * kilo}},
		"an event":                 {"POST", "/client/v1/events", object{"event": strings.Repeat("e", 100), "customer": customer, "metadata": filler(60 * kilo)}, cost{4, mega / 2}},
		"codes":                    {"GET", "/client/v1/vouchers", nil, cost{}},
		"a customer":               {"POST", "/client/v1/customers", customer, cost{4, mega / 2}},
		"a publication":            {"POST", "/client/v1/publish", object{"voucher": "CODE-0", "customer": customer, "metadata": filler(60 * kilo)}, cost{8, mega}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			s.openClient(object{"client_list_vouchers_enabled": true})
			s.post("/management/v1/projects/"+s.project+"/stacking-rules", object{"redeemables_limit": codes, "applicable_redeemables_limit": codes,
				"applicable_redeemables_per_category_limit": codes})
			for i := range codes {
				s.post("/v1/vouchers", object{"code": fmt.Sprint("CODE-", i), "type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 1}})
			}
			var sent string
			if c.body != nil {
				encoded, err := json.Marshal(c.body)
				if err != nil {
					t.Fatal(err)
				}
				if sent = string(encoded); len(sent) > httpapi.MaxClientBody {
					t.Fatalf("a body of %d bytes is not accepted", len(sent))
				}
			}
			for _, key := range []string{"", "a key"} {
				before, caller, most := s.stored(), s, c.most
				if key != "" {
					caller = s.withKey(key)
					most.rows, most.bytes = most.rows+1, most.bytes+idempotency.MaxAnswer+kilo
				}
				a := caller.do(c.method, c.path, sent)
				grown := s.stored().minus(before)
				t.Logf("key %q: %d, a body of %d: %d rows, %d bytes; %.200s", key, a.status, len(sent), grown.rows, grown.bytes, a.raw)
				if grown.rows > most.rows || grown.bytes > most.bytes {
					t.Errorf("key %q: it stores %+v, at most %+v", key, grown, most)
				}
			}
		})
	}
}
