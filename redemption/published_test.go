package redemption_test

import (
	"maps"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestFormulaReadsPublicationOfCode publishes a code to two customers, to one of them twice, and compares the discount of
// each.
func TestFormulaReadsPublicationOfCode(t *testing.T) {
	s := newShop(t)
	five := int64(500)
	d := discount.Discount{Type: discount.TypeAmount, AmountOff: &five, AmountOffFormula: `PUBLICATION_METADATA("off")`}
	s.coupon("given", d, func(v *voucher.Voucher) { v.PublishCount = 3 })
	s.coupon("second", d, func(v *voucher.Voucher) { v.PublishCount = 1 })
	s.coupon("kept", d)
	for _, id := range []string{"ann", "bob", "cid"} {
		s.customer(id, nil)
	}
	for i, p := range []voucher.Publication{
		{CustomerID: "ann", Metadata: metadata.Map{"off": 9}},
		{CustomerID: "ann", Metadata: metadata.Map{"off": 1}},
		{CustomerID: "ann", Metadata: metadata.Map{"off": 8}, FailureCode: "quantity_exceeded"},
		{CustomerID: "bob", Metadata: metadata.Map{"off": 2}},
		{CustomerID: "bob", Metadata: metadata.Map{"off": 3}, VoucherIDs: []string{"v_first", "v_second"}, Codes: []string{"first", "second"}},
	} {
		p.ID = "pub_" + string(rune('a'+i))
		if p.VoucherIDs == nil {
			p.VoucherIDs, p.Codes = []string{"v_given"}, []string{"given"}
		}
		p.CreatedAt = s.now.Add(time.Duration(i) * time.Hour)
		s.must(s.store.Publications().Insert(t.Context(), p))
	}
	for name, test := range map[string]struct {
		r    redemption.Request
		want string
	}{
		"the_youngest_of_the_customer":             {by("ann@shop", ask(2000, "given")), "given applied 100 total 1900\nvalid true"},
		"that_of_another":                          {by("bob@shop", ask(2000, "given")), "given applied 200 total 1800\nvalid true"},
		"of_a_customer_who_has_none_the_youngest":  {by("cid@shop", ask(2000, "given")), "given applied 200 total 1800\nvalid true"},
		"of_a_customer_whom_the_request_makes":     {by("dee", ask(2000, "given")), "given applied 200 total 1800\nvalid true"},
		"without_a_customer_the_youngest":          {ask(2000, "given"), "given applied 200 total 1800\nvalid true"},
		"of_one_given_with_others":                 {by("cid@shop", ask(2000, "second")), "second applied 300 total 1700\nvalid true"},
		"the_fallback_of_one_that_was_never_given": {by("ann@shop", ask(2000, "kept")), "kept applied 500 total 1500\nvalid true"},
		"several_codes_each_with_a_publication":    {by("ann@shop", ask(2000, "given", "kept")), "given applied 100 total 1900\nkept applied 500 total 1400\nvalid true"},
	} {
		t.Run(name, func(t *testing.T) {
			validated, err := s.engine.Validate(t.Context(), test.r)
			s.must(err)
			if got := described(validated); got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
			done, err := s.engine.Redeem(t.Context(), test.r)
			s.must(err)
			if got := described(done.Result); got != test.want {
				t.Errorf("redeemed\n%s\nwant\n%s", got, test.want)
			}
		})
	}
	q := s.qualify(redemption.QualifyRequest{Scenario: redemption.ScenarioAll, Order: ask(2000).Order, Customer: by("ann@shop", ask(0)).Customer})
	got := map[string]int64{}
	for _, item := range q.Items {
		got[item.Voucher.Code] = item.Cart.TotalDiscountAmount()
	}
	if want := (map[string]int64{"given": 100, "second": 300, "kept": 500}); !maps.Equal(got, want) {
		t.Errorf("the qualifications give %v, want %v", got, want)
	}
}
