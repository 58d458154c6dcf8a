package fault_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/fault"
)

func TestFaultTexts(t *testing.T) {
	for want, err := range map[string]error{
		"invalid_payload: Invalid payload: Property .hierarchy must be >= 0 (actual value is '-1')": fault.Payload("hierarchy", "must be >= 0 (actual value is '%d')", -1),
		"invalid_payload: Invalid payload: Payload must have required property 'name'":              fault.PayloadMissing("name"),
		"invalid_query_params: Invalid query params: Property .limit must be <= 100":                fault.Query("limit", "must be <= 100"),
		"not_found: Resource not found: Cannot find voucher with id 100%d":                          fault.NotFound("voucher", "100%d"),
		"duplicate_found: Duplicated resource found: Duplicated voucher exists with code X":         fault.Duplicate("voucher", "code", "X"),
		"unauthorized: Unauthorized": fault.Unauthorized(),
		"resource_in_use: Resource in use: Resource category with id c is in use by campaigns with ids [a, b]": fault.InUse("category", "c", "campaign", []string{"a", "b"}),
	} {
		if diff := cmp.Diff(want, err.Error()); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}

func TestAsFindsWrappedFault(t *testing.T) {
	err := fmt.Errorf("load campaign: %w", fault.NotFound("campaign", "camp_1"))
	f, ok := fault.As(err)
	if !ok || f.ResourceType != "campaign" || f.ResourceID != "camp_1" || !fault.IsNotFound(err) || !fault.Has(err, "not_found") {
		t.Errorf("got %+v, %t", f, ok)
	}
	if other := errors.New("disk full"); fault.IsNotFound(other) || fault.Has(other, "not_found") || fault.IsNotFound(nil) {
		t.Error("an accident is taken for a fault")
	}
}

func TestAboutDoesNotChangeOriginal(t *testing.T) {
	shared := fault.Invalid("voucher_expired", "voucher expired", "CODE")
	named := shared.About("redemption", "rf_1")
	if shared.ResourceID != "" || named.ResourceID != "rf_1" || named.Key != "voucher_expired" {
		t.Errorf("shared %+v, named %+v", shared, named)
	}
}
