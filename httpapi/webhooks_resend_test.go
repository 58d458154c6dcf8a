package httpapi_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/fault"
)

// TestWhatAWebhookDidNotTakeIsSentAgainInOrderAndOnce lets a receiver fail until its webhook is switched off, and sends all again.
func TestWhatAWebhookDidNotTakeIsSentAgainInOrderAndOnce(t *testing.T) {
	s, to, id := newWebhookReceiver(t, "voucher.created", "voucher.updated", "voucher.disabled")
	hooks := s.engine.Project(s.project).Webhooks
	to.answers(http.StatusInternalServerError)
	s.post("/v1/vouchers/CODE-1", coupon)
	s.put("/v1/vouchers/CODE-1", object{"metadata": object{"a": 1}})
	s.post("/v1/vouchers/CODE-1/disable", nil)
	s.deliver()
	for _, after := range []time.Duration{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440} {
		s.now = noon.Add(after * time.Minute)
		s.deliver()
	}
	s.deliver()
	expectList(t, "deliveries", s.statuses(), "voucher.created FAILED 13", "voucher.updated CANCELED 0", "voucher.disabled CANCELED 0")
	if _, _, err := hooks.ResendFailed(t.Context(), id); !fault.Has(err, "webhook_inactive") {
		t.Errorf("to a webhook that is off: %v", err)
	}
	s.put(projects+"/"+s.project+"/webhooks/"+id, object{"active": true})
	to.answers(http.StatusOK)
	s.now = s.now.Add(time.Minute)
	if n, more, err := hooks.ResendFailed(t.Context(), id); n != 3 || more || err != nil {
		t.Fatalf("%d are sent again, more: %t, %v", n, more, err)
	}
	if n, _, err := hooks.ResendFailed(t.Context(), id); n != 0 || err != nil {
		t.Errorf("%d are sent twice, %v", n, err)
	}
	for range 3 {
		s.deliver()
	}
	expectList(t, "what arrived", to.types(), "voucher.created", "voucher.updated", "voucher.disabled")
	if n, _, err := hooks.ResendFailed(t.Context(), id); n != 0 || err != nil {
		t.Errorf("%d are sent again after they arrived, %v", n, err)
	}
	if _, _, err := hooks.ResendFailed(t.Context(), "wh_none"); !fault.IsNotFound(err) {
		t.Errorf("to a webhook that is not there: %v", err)
	}
}
