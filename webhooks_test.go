package punchcard_test

import (
	_ "embed"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// TestAnEngineWithoutAnAPISendsWebhooks uses the library alone: the engine sends what happened in the shapes of the API.
func TestAnEngineWithoutAnAPISendsWebhooks(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		type request struct {
			body      []byte
			signature string
		}
		arrived := make(chan request, 10)
		receiver := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			body, err := io.ReadAll(r.Body)
			if err != nil {
				t.Error(err)
			}
			arrived <- request{body, r.Header.Get(webhook.SignatureHeader)}
		}))
		defer receiver.Close()
		ctx, e := t.Context(), env.System()
		e.Now = func() time.Time { return time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC) }
		engine := open(punchcard.WithEnv(e), punchcard.WithPrivateWebhooks())
		defer engine.Close()
		if err := engine.Start(ctx); err != nil {
			t.Fatal(err)
		}
		defer func() { _ = engine.Stop(ctx) }()
		made, err := engine.CreateProject(ctx, project.NewProject{Name: "Shop"})
		if err != nil {
			t.Fatal(err)
		}
		shop := engine.Project(made.ID)
		_, err = shop.Webhooks.Create(ctx, webhook.Change{TargetURL: patch.Set(receiver.URL), Events: patch.Set([]string{"redemption.succeeded"})})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "FIVE", Discount: discount.Amount(500)}); err != nil {
			t.Fatal(err)
		}
		_, err = shop.Redemptions.Redeem(ctx, redemption.Request{
			Redeemables: redemption.Codes("FIVE"), Order: order.Total(1990), Customer: &customer.Request{SourceID: "ann"},
		})
		if err != nil {
			t.Fatal(err)
		}
		got := <-arrived
		if want := webhook.Signature(made.WebhookToken(), got.body); got.signature != want {
			t.Errorf("signature %q, want %q", got.signature, want)
		}
		if diff := cmp.Diff(indented(t, redemptionSucceeded), indented(t, idPattern.ReplaceAll(got.body, []byte(`"id"`)))); diff != "" {
			t.Errorf("body (-want +got):\n%s", diff)
		}
	})
}

// redemptionSucceeded is the published body, with "id" in place of ids and addresses.
//
//go:embed testdata/webhook_redemption_succeeded.json
var redemptionSucceeded []byte

var idPattern = regexp.MustCompile(`"[a-z]+_[0-9a-f]{32}"|"track_[^"]*"|"http[^"]*"`)

func indented(t *testing.T, body []byte) string {
	t.Helper()
	var v any
	if err := json.Unmarshal(body, &v); err != nil {
		t.Fatalf("%v: %s", err, body)
	}
	text, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A webhook is signed with a key of its project, so it needs one that was made.
func TestAWebhookNeedsAProjectThatExists(t *testing.T) {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	_, err := engine.Project("nobody-made-it").Webhooks.Create(t.Context(), webhook.Change{
		TargetURL: patch.Set("https://shop.example/hook"), Events: patch.Set([]string{"redemption.succeeded"}),
	})
	if !fault.IsNotFound(err) {
		t.Errorf("got %v, want that the project is not found", err)
	}
}
