package dashboard

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestASessionThatHoldsACodeIsReleased has a checkout hold the only use of a code, and releases it on the page of the code.
func TestASessionThatHoldsACodeIsReleased(t *testing.T) {
	s := newSite(t, "Shop")
	ctx, once := t.Context(), int64(1)
	code := s.coupon(t, "FIVE", func(n *voucher.NewVoucher) { n.Quantity = &once })
	ada, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "ada"})
	s.must(t, err)
	at := shopPath + "codes/" + code.ID
	if got := s.get(t, roleRestricted, at); strings.Contains(got.text(t), "Held by sessions") {
		t.Error("a code that nobody holds has sessions")
	}
	_, err = s.shop.Redemptions.Validate(ctx, redemption.Request{
		Redeemables: redemption.Codes("FIVE"), Order: order.Total(2000), Customer: &customer.Request{ID: ada.ID}, Session: &redemption.Session{Key: "till/1 & co", TTL: time.Hour},
	})
	s.must(t, err)
	if got := s.get(t, roleViewer, at); !strings.Contains(got.text(t), "Held by sessions") || strings.Contains(got.body, "till/1") || strings.Contains(got.body, "sessions/release") {
		t.Errorf("who may not release it sees\n%s", got.text(t))
	}
	page := s.get(t, roleRestricted, at)
	if got := strings.Join(strings.Fields(spaced(t, page)), " "); !strings.Contains(got, "ada") || !strings.Contains(got, "uses: 1 Release") {
		t.Errorf("the page says\n%s", got)
	}
	form := page.formAt(t, at+"/sessions/release")
	for range 2 { // the second time the form is known
		if got := s.send(t, roleRestricted, "POST", at+"/sessions/release", form); got.StatusCode != http.StatusSeeOther || got.Header.Get("Location") != at+"?done=session-released" {
			t.Fatalf("the release: %d\n%s", got.StatusCode, got.body)
		}
	}
	if got := s.get(t, roleRestricted, at+"?done=session-released").text(t); !strings.Contains(got, "The session was released") || strings.Contains(got, "Held by sessions") {
		t.Errorf("afterwards the page says\n%s", got)
	}
	if _, err := s.shop.Redemptions.RedeemCodes(ctx, 2000, "FIVE"); err != nil {
		t.Errorf("the code is still held: %v", err)
	}
	if got := s.send(t, roleRestricted, "POST", at+"/sessions/release", url.Values{"once": {"form_another"}, "session": {"till/1 & co"}}); got.StatusCode != http.StatusNotFound {
		t.Errorf("a session that is over: %d", got.StatusCode)
	}
	entries, err := s.shop.Audit.List(ctx, storage.Query{})
	s.must(t, err)
	if len(entries.Items) != 2 || entries.Items[0].Act != "session.released" || entries.Items[0].Object.ID != code.ID {
		t.Errorf("the audit log has %+v", entries.Items)
	}
}
