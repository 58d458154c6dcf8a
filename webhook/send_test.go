package webhook_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/webhook"
)

// TestTheDataOfDeliveriesIsReadTogether sends ten deliveries. Their data is read at once; when that of one cannot be read, that of each is read
// alone, and the others are sent.
func TestTheDataOfDeliveriesIsReadTogether(t *testing.T) {
	const deliveries = 10
	for name, c := range map[string]struct {
		unread string
		asked  []int // how many events each read is about
	}{
		"all can be read": {"", []int{deliveries}},
		"one cannot":      {"ev_4", append([]int{deliveries}, slices.Repeat([]int{1}, deliveries)...)},
	} {
		t.Run(name, func(t *testing.T) {
			arrived := make(chan string, 2*deliveries)
			receiver := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
				_, _ = io.Copy(io.Discard, r.Body)
				arrived <- r.URL.Path
			}))
			defer receiver.Close()
			backend := memory.New()
			store, ctx := backend.Project("shop"), t.Context()
			var asked []int
			engine := webhook.New(webhook.Deps{
				Store: store, Env: env.System(), Sender: webhook.NewSender(true), ProjectID: "shop",
				Token: func(context.Context) (string, error) { return "secret", nil },
				Data: func(_ context.Context, events ...webhook.Published) (data []any, err error) {
					asked = append(asked, len(events))
					for _, of := range events {
						if of.Event.ID == c.unread {
							return nil, errors.New("its data is damaged")
						}
						data = append(data, map[string]any{"type": of.Type})
					}
					return data, nil
				},
			})
			must := func(err error) {
				t.Helper()
				if err != nil {
					t.Fatal(err)
				}
			}
			must(store.Webhooks().Insert(ctx, webhook.Webhook{ID: "wh_1", TargetURL: receiver.URL, Events: []string{"voucher.created"}, Active: true}))
			for i := range deliveries {
				id := fmt.Sprintf("ev_%d", i)
				must(store.Events().Insert(ctx, event.Event{ID: id, Type: "voucher.created", EntityType: "voucher", EntityID: "v_" + id}))
				must(store.WebhookDeliveries().Insert(ctx, webhook.Delivery{ID: "whs_" + id, WebhookID: "wh_1", EventID: id, EventType: "voucher.created",
					Subject: "voucher v_" + id, Status: webhook.StatusPending, NextAt: time.Now().Add(-time.Minute)}))
			}
			must(webhook.EnqueueDue(ctx, engine))
			handlers := &asyncaction.Registry{}
			webhook.RegisterJobs(handlers, func(string) *webhook.Engine { return engine })
			runner := backend.Runner(handlers, slog.New(slog.DiscardHandler))
			must(runner.Start(ctx))
			sent := deliveries
			if c.unread != "" {
				sent--
			}
			for range sent {
				<-arrived
			}
			must(runner.Stop(context.WithoutCancel(ctx))) // waits for the job that is under way
			if len(asked) < len(c.asked) || cmp.Diff(c.asked, asked[:len(c.asked)]) != "" {
				t.Errorf("the data was read for %v events, want %v", asked, c.asked)
			}
			page, err := store.WebhookDeliveries().List(ctx, storage.Query{})
			must(err)
			for _, d := range page.Items {
				want := webhook.StatusSucceeded
				if d.EventID == c.unread {
					want = webhook.StatusPending
				}
				if d.Status != want {
					t.Errorf("%s is %s, want %s", d.ID, d.Status, want)
				}
			}
		})
	}
}
