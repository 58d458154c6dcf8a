package punchcard_test

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// TestHistoryEndsAsTheProjectSays has a project with some history of each kind, moves its clock over the end of each, and reads what is left.
func TestHistoryEndsAsTheProjectSays(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		receiver := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
		t.Cleanup(receiver.Close)
		ctx, engine := t.Context(), open(punchcard.WithPrivateWebhooks())
		must := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
		}
		defer engine.Close()
		must(engine.Start(ctx))
		defer func() { _ = engine.Stop(ctx) }()
		_, err := engine.CreateProject(ctx, project.NewProject{ID: "shop", Name: "Shop", Sandbox: true})
		must(err)
		days := func(n int64) *int64 { return &n }
		_, err = engine.Projects.Update(ctx, "shop", project.Update{Retention: patch.Set(project.Retention{
			Refusals: days(2), Deliveries: days(20), Actions: days(40), Events: days(60),
		})})
		must(err)
		shop := engine.Project("shop")
		_, err = shop.Webhooks.Create(ctx, webhook.Change{TargetURL: patch.Set(receiver.URL), Events: patch.Set([]string{"redemption.succeeded"})})
		must(err)
		live := func() { // some history of each kind
			t.Helper()
			_, err := shop.Customers.Upsert(ctx, customer.Request{SourceID: "ann", Update: customer.Update{Name: patch.Set("Ann " + shop.Now().String())}})
			must(err)
			_, err = shop.Vouchers.Import(ctx, []voucher.ImportRow{{NewVoucher: voucher.AmountOff("ONE"+shop.Now().Format("0102"), 100)}})
			must(err)
			_, err = shop.Redemptions.Redeem(ctx, redemption.Request{Redeemables: redemption.Codes("FIVE"), Order: order.Total(1990), Customer: &customer.Request{SourceID: "ann"}})
			must(err)
			_, err = shop.Redemptions.Validate(ctx, redemption.Request{Redeemables: redemption.Codes("UNKNOWN"), Order: order.Total(1990)})
			must(err)
			must(shop.Refusals.Flush(ctx))
		}
		_, err = shop.Vouchers.Create(ctx, voucher.AmountOff("FIVE", 500))
		must(err)
		type history struct{ refusals, deliveries, actions, events int }
		read := func() (h history, settled bool) {
			t.Helper()
			refusals, err := shop.Refusals.List(ctx, storage.Query{})
			must(err)
			deliveries, err := shop.Webhooks.Deliveries(ctx, storage.Query{})
			must(err)
			actions, err := shop.AsyncActions.List(ctx, storage.Query{})
			must(err)
			ann, err := shop.Customers.Customer(ctx, "ann")
			must(err)
			events, err := shop.Customers.Activity(ctx, ann.ID, storage.Query{Filter: storage.Is("entity_type", "customer")})
			must(err)
			settled = true
			for i := range deliveries.Items {
				settled = settled && !deliveries.Items[i].FinishedAt.IsZero()
			}
			for i := range actions.Items {
				settled = settled && actions.Items[i].Finished()
			}
			return history{len(refusals.Items), len(deliveries.Items), len(actions.Items), len(events.Items)}, settled
		}
		expect := func(when string, want history) {
			t.Helper()
			for deadline := time.Now().Add(2 * time.Minute); ; time.Sleep(20 * time.Millisecond) {
				got, settled := read()
				if got == want && settled {
					break
				}
				if time.Now().After(deadline) {
					t.Fatalf("%s there are %+v, want %+v", when, got, want)
				}
			}
		}
		live()
		expect("at first", history{1, 1, 1, 1})
		must(engine.DrainEvents(ctx, "shop"))
		for _, step := range []struct {
			days int
			want history
		}{{1, history{1, 1, 1, 1}}, {3, history{0, 1, 1, 1}}, {20, history{0, 0, 1, 1}}, {20, history{0, 0, 0, 1}}} {
			must(shop.AdvanceClock(ctx, time.Duration(step.days)*24*time.Hour))
			expect(shop.Now().String(), step.want)
		}
		live()
		expect("in the second month", history{1, 1, 1, 2})
		must(engine.DrainEvents(ctx, "shop"))
		must(shop.AdvanceClock(ctx, 18*24*time.Hour))
		expect("after 62 days", history{0, 1, 1, 1})
		_, err = shop.Verify(ctx, func(difference string) { t.Error(difference) })
		must(err)
		for _, bad := range []project.Retention{{Events: days(29)}, {Refusals: days(0)}, {Deliveries: days(-1)}, {Actions: days(40000)}} {
			if _, err := engine.Projects.Update(ctx, "shop", project.Update{Retention: patch.Set(bad)}); !fault.Has(err, "invalid_payload") {
				t.Errorf("%+v: %v", bad, err)
			}
		}
	})
}
