package httpapi_test

import (
	"fmt"
	"testing"
)

func TestMetadataKeyIsPurged(t *testing.T) {
	s := newServer(t)
	metadata := object{"gone": 1, "kept": 2}
	s.post("/v1/campaigns", object{"name": "campaign-1", "campaign_type": "PROMOTION", "metadata": metadata})
	coupon := object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}, "metadata": metadata}
	for i := range 3 {
		source := fmt.Sprintf("one-%d", i)
		s.post("/v1/customers", object{"source_id": source, "metadata": metadata})
		s.post("/v1/products", object{"source_id": source, "name": source, "metadata": metadata})
		s.post("/v1/orders", object{"source_id": source, "amount": 1, "metadata": metadata})
		s.post("/v1/vouchers/"+source, coupon)
	}
	s.post("/v1/customers", object{"source_id": "without"})
	p := s.engine.Project(s.project)
	for kind, c := range map[string]struct {
		path, message string
	}{
		"campaign": {"/v1/campaigns/campaign-1", "Updated 1 campaigns."},
		"customer": {"/v1/customers/one-1", "Updated 3 customers."},
		"order":    {"/v1/orders/one-1", "Updated 3 orders."},
		"product":  {"/v1/products/one-1", "Updated 3 products."},
		"voucher":  {"/v1/vouchers/one-1", "Updated 3 vouchers."},
	} {
		a, err := p.PurgeMetadataKey(t.Context(), kind, "gone")
		if err != nil {
			t.Fatal(err)
		}
		done := s.work(a.ID)
		if result := done["result"].(object); result["message"] != c.message || done["operation_status"] != "SUCCESS" {
			t.Errorf("%s: %v", done["type"], done)
		}
		shows(t, s.get(c.path)["metadata"], `{"kept": 2}`)
	}
	s.post("/management/v1/projects/"+s.project+"/metadata-schemas", object{"related_object": "customer", "properties": object{"kept": object{"type": "number"}}})
	if _, err := p.PurgeMetadataKey(t.Context(), "customer", "kept"); err == nil {
		t.Error("a key that the schema asks for is purged")
	}
	if _, err := p.PurgeMetadataKey(t.Context(), "segment", "kept"); err == nil {
		t.Error("a key of what has no metadata is purged")
	}
	if types := s.eventTypes("customer.updated"); len(types) != 0 {
		t.Errorf("a purge sends %q", types)
	}
}
