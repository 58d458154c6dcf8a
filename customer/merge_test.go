package customer_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

var now = time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC)

func newID(prefix string) string { return prefix + "1" }

func ada() customer.Customer {
	return customer.Customer{
		ID: "cust_ada", SourceID: "ada", Name: "Ada", Phone: "123", Birthdate: "1815-12-10",
		Address:   &customer.Address{City: "London", Line1: "12 St James Square"},
		Metadata:  metadata.Map{"a": json.Number("1"), "b": "x"},
		Summary:   customer.Summary{OrdersCount: 3},
		CreatedAt: now.Add(-time.Hour),
	}
}

func TestMerge(t *testing.T) {
	stored := func(change func(*customer.Customer)) *customer.Customer {
		c := ada()
		change(&c)
		return &c
	}
	unchanged := func(*customer.Customer) {}
	cases := map[string]struct {
		stored *customer.Customer
		req    customer.Request
		want   customer.Merged
	}{
		"an_empty_request_makes_an_anonymous_customer": {
			want: customer.Merged{New: true, Customer: customer.Customer{ID: "cust_1", CreatedAt: now}},
		},
		"an_unknown_source_id_makes_a_customer_with_it": {
			req: customer.Request{SourceID: "bob", Update: customer.Update{
				Name: patch.Set("Bob"), Metadata: patch.Set(metadata.Map{"a": 1, "gone": nil}), Address: patch.Set(customer.Address{City: "Paris"}),
			}},
			want: customer.Merged{New: true, Customer: customer.Customer{
				ID: "cust_1", SourceID: "bob", Name: "Bob", Metadata: metadata.Map{"a": json.Number("1")},
				Address: &customer.Address{City: "Paris"}, CreatedAt: now,
			}},
		},
		"an_unknown_id_beside_a_source_id_does_not_matter": {
			req:  customer.Request{ID: "cust_gone", SourceID: "bob"},
			want: customer.Merged{New: true, Customer: customer.Customer{ID: "cust_1", SourceID: "bob", CreatedAt: now}},
		},
		"what_is_not_named_stays_and_metadata_merges_by_key": {
			stored: stored(unchanged),
			req: customer.Request{SourceID: "ada", Update: customer.Update{
				Email: patch.Set("ada@example.com"), Metadata: patch.Set(metadata.Map{"b": nil, "c": true}),
			}},
			want: customer.Merged{Changed: true, Customer: *stored(func(c *customer.Customer) {
				c.Email, c.UpdatedAt, c.Metadata = "ada@example.com", now, metadata.Map{"a": json.Number("1"), "c": true}
			})},
		},
		"clearing_empties": {
			stored: stored(unchanged),
			req: customer.Request{ID: "cust_ada", Update: customer.Update{
				Phone: patch.Clear[string](), Address: patch.Clear[customer.Address](), Metadata: patch.Clear[metadata.Map](), Birthdate: patch.Clear[string](),
			}},
			want: customer.Merged{Changed: true, Customer: *stored(func(c *customer.Customer) {
				c.Phone, c.Address, c.Birthdate, c.UpdatedAt, c.Metadata = "", nil, "", now, nil
			})},
		},
		"an_address_is_replaced_as_a_whole": {
			stored: stored(unchanged),
			req:    customer.Request{ID: "cust_ada", Update: customer.Update{Address: patch.Set(customer.Address{City: "Paris"})}},
			want: customer.Merged{Changed: true, Customer: *stored(func(c *customer.Customer) {
				c.Address, c.UpdatedAt = &customer.Address{City: "Paris"}, now
			})},
		},
		"saying_what_is_known_changes_nothing": {
			stored: stored(unchanged),
			req: customer.Request{SourceID: "ada", Update: customer.Update{
				Name: patch.Set("Ada"), Metadata: patch.Set(metadata.Map{"a": json.Number("1.0")}),
				Address: patch.Set(customer.Address{City: "London", Line1: "12 St James Square"}),
			}},
			want: customer.Merged{Customer: ada()},
		},
		"an_anonymous_customer_takes_the_source_id": {
			stored: stored(func(c *customer.Customer) { c.SourceID = "" }),
			req:    customer.Request{ID: "cust_ada", SourceID: "ada"},
			want:   customer.Merged{Changed: true, Confirmed: true, Customer: *stored(func(c *customer.Customer) { c.UpdatedAt = now })},
		},
		"an_id_beats_a_source_id_that_is_set_already": {
			stored: stored(unchanged),
			req:    customer.Request{ID: "cust_ada", SourceID: "someone else"},
			want:   customer.Merged{Customer: ada()},
		},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			var before customer.Customer
			if c.stored != nil {
				before = *c.stored
			}
			got, err := customer.Merge(c.stored, c.req, now, newID)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Error(diff)
			}
			if c.stored != nil {
				if diff := cmp.Diff(before, *c.stored); diff != "" {
					t.Error("the stored customer was changed:", diff)
				}
			}
		})
	}
}

func TestMergeRefuses(t *testing.T) {
	at := func(u customer.Update) customer.Request { u.At = "customer"; return customer.Request{Update: u} }
	cases := map[string]struct {
		req          customer.Request
		key, details string
	}{
		"an_id_that_nobody_has": {customer.Request{ID: "cust_gone"}, "not_found", "Cannot find customer with id cust_gone"},
		"a_birthdate_that_is_no_date": {at(customer.Update{Birthdate: patch.Set("1990-02-30")}), "invalid_payload",
			"Property .customer.birthdate must be a date such as 1990-05-17 (actual value is '1990-02-30')"},
		"a_name_that_no_index_takes": {at(customer.Update{Name: patch.Set(strings.Repeat("ä", 256))}), "invalid_payload",
			"Property .customer.name must NOT have more than 255 characters (it has 256)"},
		"a_source_id_that_no_index_takes": {customer.Request{SourceID: strings.Repeat("x", 256)}, "invalid_payload",
			"Property .source_id must NOT have more than 255 characters (it has 256)"},
		"metadata_with_an_empty_key": {at(customer.Update{Metadata: patch.Set(metadata.Map{"": 1})}), "invalid_payload",
			"Property .customer.metadata must have keys of 1 to 255 characters (actual key is '')"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := customer.Merge(nil, c.req, now, newID)
			f, ok := fault.As(err)
			if !ok || f.Key != c.key || f.Details != c.details {
				t.Errorf("got %v, want %s: %s", err, c.key, c.details)
			}
		})
	}
}

// drawRequest draws requests over few values, so that they meet.
func drawRequest(t *rapid.T, label string) customer.Request {
	text := func(name string) patch.Field[string] {
		switch rapid.IntRange(0, 3).Draw(t, label+name) {
		case 0:
			return patch.Field[string]{}
		case 1:
			return patch.Clear[string]()
		default:
			return patch.Set(rapid.SampledFrom([]string{"", "x", "y"}).Draw(t, label+name+" value"))
		}
	}
	r := customer.Request{
		SourceID: rapid.SampledFrom([]string{"", "ada"}).Draw(t, label+"source"),
		Update:   customer.Update{Name: text("name"), Email: text("email"), Description: text("description"), Phone: text("phone")},
	}
	if rapid.Bool().Draw(t, label+"address") {
		r.Address = patch.Set(customer.Address{City: rapid.SampledFrom([]string{"", "x"}).Draw(t, label+"city")})
	}
	if rapid.Bool().Draw(t, label+"metadata") {
		r.Metadata = patch.Set(metadata.Map{"k": rapid.SampledFrom([]any{nil, "x", 1}).Draw(t, label+"value")})
	}
	return r
}

func TestMergeProperties(t *testing.T) {
	t.Run("merging_the_same_request_again_changes_nothing", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			stored := ada()
			if rapid.Bool().Draw(t, "anonymous") {
				stored.SourceID = ""
			}
			req := drawRequest(t, "")
			once, err := customer.Merge(&stored, req, now, newID)
			if err != nil {
				t.Fatal(err)
			}
			twice, err := customer.Merge(&once.Customer, req, now.Add(time.Hour), newID)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(customer.Merged{Customer: once.Customer}, twice); diff != "" {
				t.Error(diff)
			}
		})
	})
	t.Run("creating_is_merging_into_an_anonymous_customer", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			req := drawRequest(t, "")
			made, err := customer.Merge(nil, req, now, newID)
			if err != nil {
				t.Fatal(err)
			}
			merged, err := customer.Merge(&customer.Customer{ID: "cust_1", CreatedAt: now}, req, now, newID)
			if err != nil {
				t.Fatal(err)
			}
			merged.Customer.UpdatedAt = time.Time{}
			if diff := cmp.Diff(made.Customer, merged.Customer); diff != "" {
				t.Error(diff)
			}
		})
	})
	t.Run("identity_and_history_survive_every_request", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			stored := ada()
			got, err := customer.Merge(&stored, drawRequest(t, ""), now, newID)
			if err != nil {
				t.Fatal(err)
			}
			type kept struct {
				ID, SourceID string
				Summary      customer.Summary
				CreatedAt    time.Time
			}
			of := func(c customer.Customer) kept { return kept{c.ID, c.SourceID, c.Summary, c.CreatedAt} }
			if diff := cmp.Diff(of(stored), of(got.Customer)); diff != "" {
				t.Error(diff)
			}
		})
	})
}
