package punchcard_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// subscribed is an engine with subscriptions, each of which calls a function with the customers of successful redemptions.
func subscribed(t *testing.T, open opener, handlers map[string]func(ctx context.Context, projectID, sourceID string) error, options ...punchcard.Option) *punchcard.Engine {
	t.Helper()
	engine := open(options...)
	for name, handle := range handlers {
		err := engine.Subscribe(name, punchcard.On(func(ctx context.Context, e event.Of[redemption.Succeeded]) error {
			c, err := engine.Project(e.ProjectID).Customers.Customer(ctx, e.Data.Redemption.CustomerID)
			if err != nil {
				return err
			}
			return handle(ctx, e.ProjectID, c.SourceID)
		}))
		if err != nil {
			t.Fatal(err)
		}
	}
	return engine
}

func redeemFor(t *testing.T, shop *punchcard.Project, sourceIDs ...string) {
	t.Helper()
	for _, id := range sourceIDs {
		_, err := shop.Redemptions.Redeem(context.WithoutCancel(t.Context()), redemption.Request{
			Redeemables: redemption.Codes("FIVE"), Order: order.Total(1990), Customer: &customer.Request{SourceID: id},
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// shopWithCode is a project with the code FIVE.
func shopWithCode(t *testing.T, engine *punchcard.Engine, id string) *punchcard.Project {
	t.Helper()
	shop := engine.Project(id)
	if _, err := shop.Vouchers.Create(t.Context(), voucher.NewVoucher{Code: "FIVE", Discount: discount.Amount(500)}); err != nil {
		t.Fatal(err)
	}
	return shop
}

// stopped stops and closes an engine. What handlers still do is told to give up.
func stopped(t *testing.T, engine *punchcard.Engine) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	cancel()
	_ = engine.Stop(ctx)
	if err := engine.Close(); err != nil {
		t.Error(err)
	}
}

func TestAFailedEventComesAgainBeforeTheLaterOnes(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		got := make(chan string, 100)
		var failed sync.Once
		engine := subscribed(t, open, map[string]func(context.Context, string, string) error{
			"crm": func(_ context.Context, project, id string) (err error) {
				if project != "shop" {
					return errors.New("an event of " + project)
				}
				got <- id
				if id == "c" {
					failed.Do(func() { err = errors.New("the crm is away") })
				}
				return err
			},
		})
		defer stopped(t, engine)
		if err := engine.Start(context.WithoutCancel(t.Context())); err != nil {
			t.Fatal(err)
		}
		redeemFor(t, shopWithCode(t, engine, "shop"), "a", "b", "c", "d", "e")
		var all []string
		for len(all) == 0 || all[len(all)-1] != "e" {
			all = append(all, <-got)
		}
		if diff := cmp.Diff([]string{"a", "b", "c", "c", "d", "e"}, slices.CompactFunc(all, func(a, b string) bool { return a == b && a != "c" })); diff != "" {
			t.Errorf("events (-want +got):\n%s", diff)
		}
	})
}

// TestNothingIsLostWhenAProcessStopsInBetween closes the storage while an event is being handled, writes more events without the
// subscription, and opens the storage again.
func TestNothingIsLostWhenAProcessStopsInBetween(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		redeemFor(t, shopWithCode(t, engine, "shop"), "before")
		if err := engine.DrainEvents(ctx, "shop"); err != nil {
			t.Fatal(err)
		}
		stopped(t, engine)

		began := make(chan string, 100)
		engine = subscribed(t, open, map[string]func(context.Context, string, string) error{
			"crm": func(ctx context.Context, _, id string) error {
				began <- id
				if id == "b" {
					<-ctx.Done()
					return ctx.Err()
				}
				return nil
			},
		})
		if err := engine.Start(ctx); err != nil {
			t.Fatal(err)
		}
		redeemFor(t, engine.Project("shop"), "a", "b", "c")
		for <-began != "b" {
		}
		stopped(t, engine)

		engine = open()
		redeemFor(t, engine.Project("shop"), "d")
		if err := engine.DrainEvents(ctx, "shop"); err != nil {
			t.Fatal(err)
		}
		stopped(t, engine)

		again := make(chan string, 100)
		engine = subscribed(t, open, map[string]func(context.Context, string, string) error{
			"crm": func(_ context.Context, _, id string) error { again <- id; return nil },
		})
		defer stopped(t, engine)
		if err := engine.Start(ctx); err != nil {
			t.Fatal(err)
		}
		redeemFor(t, engine.Project("shop"), "e")
		var all []string
		for len(all) == 0 || all[len(all)-1] != "e" {
			all = append(all, <-again)
		}
		if all[0] == "a" {
			all = all[1:] // it may come again: the process stopped before it stored how far it came
		}
		if diff := cmp.Diff([]string{"b", "c", "d", "e"}, all); diff != "" {
			t.Errorf("events (-want +got):\n%s", diff)
		}
	})
}

// logBuffer is what a logger wrote.
type logBuffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *logBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *logBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

func TestAPanicOfAHandlerIsReportedAndTheEventComesAgain(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		var log logBuffer
		var once sync.Once
		got := make(chan string, 100)
		engine := subscribed(t, open, map[string]func(context.Context, string, string) error{
			"crm": func(_ context.Context, _, id string) error {
				once.Do(func() { panic("boom") })
				got <- id
				return nil
			},
		}, punchcard.WithLogger(slog.New(slog.NewTextHandler(&log, nil))))
		defer stopped(t, engine)
		if err := engine.Start(context.WithoutCancel(t.Context())); err != nil {
			t.Fatal(err)
		}
		redeemFor(t, shopWithCode(t, engine, "shop"), "a")
		if id := <-got; id != "a" {
			t.Errorf("got %s", id)
		}
		for _, want := range []string{"panic: boom", "subscription-crm", "project=shop", redemption.EventSucceeded} {
			if !strings.Contains(log.String(), want) {
				t.Errorf("the log does not say %q: %s", want, &log)
			}
		}
	})
}

// TestAHandlerThatHangsHoldsUpItsOwnProjectAlone has handlers that heed no context. Other projects, other subscriptions and Stop go on.
func TestAHandlerThatHangsHoldsUpItsOwnProjectAlone(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		hang, got := make(chan struct{}), make(chan string, 100)
		var calls sync.Map
		engine := subscribed(t, open, map[string]func(context.Context, string, string) error{
			"crm": func(_ context.Context, project, id string) error {
				if project == "hangs" {
					if _, again := calls.LoadOrStore(id, true); again {
						t.Error("the handler got an event that it has not returned from")
					}
					<-hang
					return nil
				}
				got <- "crm " + project + " " + id
				return nil
			},
			"mail": func(_ context.Context, project, id string) error { got <- "mail " + project + " " + id; return nil },
		}, punchcard.WithHandlerTimeout(time.Millisecond), punchcard.WithLogger(slog.New(slog.DiscardHandler)))
		if err := engine.Start(context.WithoutCancel(t.Context())); err != nil {
			t.Fatal(err)
		}
		redeemFor(t, shopWithCode(t, engine, "hangs"), "a", "b")
		redeemFor(t, shopWithCode(t, engine, "works"), "c")
		var all []string
		for len(all) < 4 {
			all = append(all, <-got)
		}
		slices.Sort(all)
		if diff := cmp.Diff([]string{"crm works c", "mail hangs a", "mail hangs b", "mail works c"}, slices.Compact(all)); diff != "" {
			t.Errorf("events (-want +got):\n%s", diff)
		}
		stopped(t, engine)
		close(hang)
	})
}

func TestSubscribeRefusesWhatCannotWork(t *testing.T) {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	fine := punchcard.On(func(context.Context, event.Of[customer.Created]) error { return nil })
	var none func(context.Context, event.Of[customer.Created]) error
	raw := func(context.Context, event.Of[map[string]any]) error { return nil }
	if err := engine.Subscribe("crm", fine); err != nil {
		t.Fatal(err)
	}
	for name, err := range map[string]error{
		"a name that is taken":  engine.Subscribe("crm", fine),
		"no name":               engine.Subscribe("", fine),
		"a name with a space":   engine.Subscribe("my crm", fine),
		"a long name":           engine.Subscribe(strings.Repeat("a", 41), fine),
		"no handler":            engine.Subscribe("a"),
		"the zero handler":      engine.Subscribe("b", punchcard.Handler{}),
		"no function":           engine.Subscribe("c", fine, punchcard.On(none)),
		"a pointer":             engine.Subscribe("d", punchcard.On(func(context.Context, event.Of[*customer.Created]) error { return nil })),
		"no type":               engine.Subscribe("e", punchcard.OnTypes(raw)),
		"an empty type":         engine.Subscribe("f", punchcard.OnTypes(raw, "")),
		"a nil raw function":    engine.Subscribe("g", punchcard.OnTypes(nil, "customer.")),
		"the name of no letter": engine.Subscribe("1", fine),
	} {
		if err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	if err := engine.DrainEvents(t.Context(), "shop"); err != nil {
		t.Fatal(err)
	}
	if err := engine.Subscribe("late", fine); err == nil || !strings.Contains(err.Error(), "too late") {
		t.Errorf("after DrainEvents: %v", err)
	}
}

// TestEventsHaveTheirData does what events tell of, and looks whether the types of data read what was written.
func TestEventsHaveTheirData(t *testing.T) {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	var got []string
	say := func(parts ...any) error {
		got = append(got, strings.TrimSuffix(fmt.Sprintln(parts...), "\n"))
		return nil
	}
	err := engine.Subscribe("all",
		punchcard.On(func(_ context.Context, e event.Of[customer.Created]) error {
			return say(e.Type, e.Data.Customer.SourceID)
		}),
		punchcard.On(func(_ context.Context, e event.Of[customer.Deleted]) error {
			return say(e.Type, e.Data.Customer.SourceID)
		}),
		punchcard.On(func(_ context.Context, e event.Of[order.Paid]) error {
			return say(e.Type, e.Data.Order.Amount.Minor, e.Data.Customer.SourceID)
		}),
		punchcard.On(func(_ context.Context, e event.Of[order.Canceled]) error {
			return say(e.Type, e.Data.Order.Amount.Minor)
		}),
		punchcard.On(func(_ context.Context, e event.Of[redemption.Succeeded]) error {
			return say(e.Type, e.Data.Redemption.Code, e.Data.Redemption.Applied.Money())
		}),
		punchcard.On(func(_ context.Context, e event.Of[redemption.Failed]) error {
			return say(e.Type, e.Data.Redemption.FailureCode)
		}),
		punchcard.On(func(_ context.Context, e event.Of[redemption.RollbackSucceeded]) error {
			return say(e.Type, e.Data.Redemption.Code)
		}),
		punchcard.On(func(_ context.Context, e event.Of[voucher.CodePublished]) error {
			return say(e.Type, e.Data.Voucher.Code, e.Data.Customer.SourceID, e.Data.Publication.SourceID)
		}),
		punchcard.On(func(_ context.Context, e event.Of[voucher.BalanceAdded]) error {
			return say(e.Type, e.Data.Voucher.Code, e.Data.Transaction.Amount)
		}),
		punchcard.OnTypes(func(_ context.Context, e event.Of[map[string]any]) error {
			return say(e.Type, e.Data["voucher"].(map[string]any)["Code"])
		}, "voucher.created"),
	)
	if err != nil {
		t.Fatal(err)
	}
	ctx, shop := t.Context(), shopWithCode(t, engine, "shop")
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	done, err := shop.Redemptions.Redeem(ctx, redemption.Request{
		Redeemables: redemption.Codes("FIVE"), Order: order.Total(1990), Customer: &customer.Request{SourceID: "ann"},
	})
	must(err)
	_, err = shop.Redemptions.Rollback(ctx, redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
	must(err)
	_, err = shop.Vouchers.Publish(ctx, voucher.Publish{Customer: customer.Request{SourceID: "bob"}, Voucher: "FIVE", SourceID: "p-1"})
	must(err)
	_, err = shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "GIFT", Gift: &campaign.GiftProfile{Amount: 100}})
	must(err)
	_, err = shop.Vouchers.AdjustBalance(ctx, "GIFT", voucher.Adjust{Amount: 50})
	must(err)
	must(shop.Customers.Delete(ctx, "bob"))
	must(engine.DrainEvents(ctx, "shop"))
	if diff := cmp.Diff([]string{
		"voucher.created FIVE", "customer.created ann", "customer.redemption.succeeded FIVE 500", "customer.order.paid 1990 ann",
		"customer.redemption.rollback.succeeded FIVE", "customer.order.canceled 1990", "customer.created bob", "voucher.published FIVE bob p-1",
		"voucher.created GIFT", "voucher.gift.balance_added GIFT 50", "customer.deleted bob",
	}, got); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
}

// TestAFailureOfAHandlerIsLoggedOnce counts what is logged until the event is delivered again.
func TestAFailureOfAHandlerIsLoggedOnce(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		var log logBuffer
		again := make(chan struct{})
		calls := 0
		engine := subscribed(t, open, map[string]func(context.Context, string, string) error{
			"crm": func(context.Context, string, string) error {
				if calls++; calls == 1 {
					return errors.New("the crm is away")
				}
				close(again)
				return nil
			},
		}, punchcard.WithLogger(slog.New(slog.NewTextHandler(&log, nil))))
		defer stopped(t, engine)
		if err := engine.Start(context.WithoutCancel(t.Context())); err != nil {
			t.Fatal(err)
		}
		redeemFor(t, shopWithCode(t, engine, "shop"), "ann")
		<-again
		if got := strings.Count(log.String(), "the crm is away"); got != 1 {
			t.Errorf("the failure is logged %d times:\n%s", got, log.String())
		}
	})
}
