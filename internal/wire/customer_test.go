package wire_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/voucher"
)

const emptyHistory = `
	"summary": {
		"redemptions": {"total_redeemed": 0, "total_failed": 0, "total_succeeded": 0, "total_rolled_back": 0, "total_rollback_failed": 0,
			"total_rollback_succeeded": 0, "gift": {"redeemed_amount": 0, "amount_to_go": 0}, "loyalty_card": {"redeemed_points": 0, "points_to_go": 0}},
		"orders": {"total_amount": 0, "total_count": 0, "average_amount": 0, "last_order_amount": 0, "last_order_date": null}
	},
	"loyalty": {"points": 0, "referred_customers": 0, "campaigns": {}},
	"referrals": {"total": 0, "campaigns": []}`

func TestAnAnonymousCustomerShowsNullsAndAnEmptyHistory(t *testing.T) {
	shows(t, wire.NewCustomer(customer.Customer{ID: "cust_1", CreatedAt: noon, Metadata: metadata.Map{}}, nil), `{
		"id": "cust_1", "source_id": null, "name": null, "description": null, "email": null, "phone": null, "birthdate": null, "address": null,
		`+emptyHistory+`,
		"system_metadata": {}, "metadata": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "assets": null, "object": "customer"
	}`)
}

func TestCustomerShowsAllProperties(t *testing.T) {
	c := customer.Customer{
		ID: "cust_1", SourceID: "ada", Name: "Ada <3", Description: "First", Email: "ada@example.com", Phone: "+44", Birthdate: "1815-12-10",
		Address:  &customer.Address{City: "London", Line1: "12 St James Square", Country: "GB"},
		Metadata: metadata.Map{"n": json.Number("1.50")}, SystemMetadata: metadata.Map{"s": true},
		Summary: customer.Summary{
			Redeemed: 1, Failed: 2, Succeeded: 3, RolledBack: 4, RollbackFailed: 5, RollbackSucceeded: 6, GiftRedeemed: 7, GiftToGo: 8,
			PointsRedeemed: 9, PointsToGo: 10, OrdersAmount: 11, OrdersCount: 2, LastOrderAmount: 12, LastOrderAt: noon,
		},
		CreatedAt: noon, UpdatedAt: noon.Add(time.Minute),
	}
	shows(t, wire.NewCustomer(c, map[string]int64{"Points club": 10}), `{
		"id": "cust_1", "source_id": "ada", "name": "Ada <3", "description": "First", "email": "ada@example.com", "phone": "+44",
		"birthdate": "1815-12-10", "birthday": "1815-12-10",
		"address": {"city": "London", "state": null, "line_1": "12 St James Square", "line_2": null, "country": "GB", "postal_code": null},
		"summary": {
			"redemptions": {"total_redeemed": 1, "total_failed": 2, "total_succeeded": 3, "total_rolled_back": 4, "total_rollback_failed": 5,
				"total_rollback_succeeded": 6, "gift": {"redeemed_amount": 7, "amount_to_go": 8}, "loyalty_card": {"redeemed_points": 9, "points_to_go": 10}},
			"orders": {"total_amount": 11, "total_count": 2, "average_amount": 6, "last_order_amount": 12, "last_order_date": "2026-11-21T12:00:00.000Z"}
		},
		"loyalty": {"points": 10, "referred_customers": 0, "campaigns": {"Points club": {"points": 10, "referred_customers": 0}}}, "referrals": {"total": 0, "campaigns": []},
		"system_metadata": {"s": true}, "metadata": {"n": 1.50}, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T12:01:00.000Z",
		"assets": null, "object": "customer"
	}`)
	shows(t, wire.NewShortCustomer(c), `{"id": "cust_1", "name": "Ada <3", "email": "ada@example.com", "source_id": "ada", "metadata": {"n": 1.50}, "object": "customer"}`)
	shows(t, wire.NewShortCustomer(customer.Customer{ID: "cust_1"}), `{"id": "cust_1", "object": "customer"}`)
}

func TestCustomerBodies(t *testing.T) {
	const nulls = `{"id": null, "source_id": null, "name": null, "description": null, "email": null, "phone": null, "birthdate": null,
		"birthday": null, "address": null, "metadata": null, "object": "customer", "unknown": {"x": 1}}`
	cases := map[string]struct {
		got, want any
	}{
		"nulls_say_nothing_in_an_upsert": {read[wire.CustomerInput](t, nulls).Domain(""), customer.Request{}},
		"nulls_clear_in_an_update": {read[wire.CustomerUpdate](t, nulls).Domain(""), customer.Update{
			Name: patch.Clear[string](), Description: patch.Clear[string](), Email: patch.Clear[string](), Phone: patch.Clear[string](),
			Birthdate: patch.Clear[string](), Address: patch.Clear[customer.Address](), Metadata: patch.Clear[metadata.Map](),
		}},
		"values_are_taken": {
			read[wire.CustomerInput](t, `{"id": "cust_1", "source_id": "ada", "name": "Ada", "birthday": "1815-12-10",
				"address": {"city": "London", "state": null, "line_2": "x", "postal_code": "P"}, "metadata": {"big": 12345678901234567890, "gone": null}}`).Domain("customer"),
			customer.Request{ID: "cust_1", SourceID: "ada", Update: customer.Update{
				Name: patch.Set("Ada"), Birthdate: patch.Set("1815-12-10"), At: "customer",
				Address:  patch.Set(customer.Address{City: "London", Line2: "x", PostalCode: "P"}),
				Metadata: patch.Set(metadata.Map{"big": json.Number("12345678901234567890"), "gone": nil}),
			}},
		},
		"birthdate_beats_its_older_name": {
			read[wire.CustomerUpdate](t, `{"birthday": "2000-01-01", "birthdate": "1999-01-01"}`).Domain(""),
			customer.Update{Birthdate: patch.Set("1999-01-01")},
		},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, c.got, allowPatches); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestActivity(t *testing.T) {
	snapshot := func(v any) json.RawMessage {
		data, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	ada := customer.Customer{ID: "cust_1", Name: "Ada", CreatedAt: noon}
	show := func(e event.Event, want string) {
		t.Helper()
		e.ID, e.CreatedAt = "ev_1", noon
		w, err := wire.NewActivity(e)
		if err != nil {
			t.Fatal(err)
		}
		shows(t, w, want)
	}
	show(event.Event{Type: customer.EventCreated, GroupID: "v-1", Data: snapshot(map[string]any{"customer": ada})}, `{
		"id": "ev_1", "type": "customer.created", "group_id": "v-1", "created_at": "2026-11-21T12:00:00.000Z", "data": {"data": {"customer": {
			"id": "cust_1", "source_id": null, "name": "Ada", "description": null, "email": null, "phone": null, "birthdate": null, "address": null,
			`+emptyHistory+`, "system_metadata": {}, "metadata": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "assets": null,
			"object": "customer"}}, "event_source": {"channel": "API"}}}`)
	show(event.Event{Type: order.EventPaid, Data: snapshot(map[string]any{"customer": ada, "referrer": nil, "secret": 1, "order": order.Order{ID: "ord_1", Status: order.StatusPaid, CreatedAt: noon}})}, `{
		"id": "ev_1", "type": "customer.order.paid", "group_id": null, "created_at": "2026-11-21T12:00:00.000Z", "data": {"data": {
			"customer": {"id": "cust_1", "name": "Ada", "object": "customer"}, "referrer": null,
			"order": {"id": "ord_1", "source_id": null, "status": "PAID", "amount": null, "total_amount": null, "items": [], "metadata": null,
				"customer_id": null, "referrer_id": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "order"}}, "event_source": {"channel": "INTERNAL"}}}`)
	show(event.Event{Type: "customer.publication.succeeded", Data: snapshot(map[string]any{
		"campaign":    campaign.Campaign{ID: "camp_1", Name: "Gifts", Type: campaign.TypeGiftVouchers, Distribution: campaign.DistributionStatic, Active: true, CreatedAt: noon},
		"voucher":     voucher.Voucher{ID: "v_1", Code: "GIFT", Type: campaign.VoucherGift, Gift: &voucher.Gift{Amount: 500}, CampaignID: "camp_1", HolderID: "cust_1", CreatedAt: noon},
		"publication": voucher.Publication{ID: "pub_1", CustomerID: "cust_1", Channel: "API", VoucherIDs: []string{"v_1"}, Codes: []string{"GIFT"}, CreatedAt: noon},
	})}, `{
		"id": "ev_1", "type": "customer.publication.succeeded", "group_id": null, "created_at": "2026-11-21T12:00:00.000Z", "data": {"data": {
			"campaign": {"id": "camp_1", "name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "type": "STATIC", "is_referral_code": false, "auto_join": false,
				"join_once": false, "active": true, "category_id": null, "metadata": {}, "start_date": null, "expiration_date": null,
				"created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "campaign"},
			"voucher": {"id": "v_1", "code": "GIFT", "type": "GIFT_VOUCHER", "discount": null, "loyalty_card": null,
				"gift": {"amount": 500, "subtracted_amount": 0, "balance": 500, "effect": null}, "campaign": "Gifts", "campaign_id": "camp_1",
				"is_referral_code": false, "holder_id": "cust_1", "referrer_id": null, "category_id": null, "active": false, "metadata": {},
				"redemption": {"quantity": null, "redeemed_quantity": 0}, "start_date": null, "expiration_date": null,
				"created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "voucher"},
			"publication": {"id": "pub_1", "object": "publication", "created_at": "2026-11-21T12:00:00.000Z", "customer_id": "cust_1", "tracking_id": null,
				"metadata": {}, "channel": "API", "source_id": null, "result": "SUCCESS", "customer": {"id": "cust_1", "object": "customer"}, "vouchers_id": ["v_1"]}}, "event_source": {"channel": "INTERNAL"}}}`)
	show(event.Event{Type: "customer.redemption.succeeded"},
		`{"id": "ev_1", "type": "customer.redemption.succeeded", "group_id": null, "created_at": "2026-11-21T12:00:00.000Z", "data": {"data": {}, "event_source": {"channel": "INTERNAL"}}}`)
	if _, err := wire.NewActivity(event.Event{Data: json.RawMessage(`[]`)}); err == nil {
		t.Error("an invalid snapshot was shown")
	}
}
