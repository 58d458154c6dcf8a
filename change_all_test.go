package punchcard_test

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestAllCodesThatMatchAreChanged switches, marks and deletes the codes of one campaign out of two, more of them than a portion has.
func TestAllCodesThatMatchAreChanged(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer stopped(t, engine)
		shop := engine.Project("shop")
		const codes = 1200 // three portions
		ids := map[string]string{}
		for _, name := range []string{"Spring", "Autumn"} {
			c, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: name, Voucher: &campaign.VoucherProfile{Gift: &campaign.GiftProfile{Amount: 500}}}})
			must(t, err)
			ids[name] = c.ID
		}
		must(t, engine.Start(ctx))
		for name, n := range map[string]int64{"Spring": codes, "Autumn": 2} {
			made, err := shop.Vouchers.Generate(ctx, name, n, voucher.Overrides{})
			must(t, err)
			awaitAction(t, shop, made.ID)
		}
		spring, autumn := storage.Is("campaign_id", ids["Spring"]), storage.Is("campaign_id", ids["Autumn"])
		change := func(f storage.Filter, what voucher.ChangeOfAll) asyncaction.Action {
			t.Helper()
			a, err := shop.Vouchers.ChangeAll(ctx, f, what)
			must(t, err)
			return awaitAction(t, shop, a.ID)
		}
		counts := func(where string, f storage.Filter, want int) {
			t.Helper()
			page, err := shop.Vouchers.List(ctx, storage.Query{Filter: f, Limit: -1, WithTotal: true})
			must(t, err)
			if page.Total != want {
				t.Errorf("%s: there are %d codes, want %d", where, page.Total, want)
			}
		}
		ended := func(a asyncaction.Action, done int64, message string) {
			t.Helper()
			if a.Done != done || a.Failed != 0 || a.Total != done || a.Result.Message != message || a.Operation != asyncaction.OperationSuccess {
				t.Errorf("the action is %+v, want %d and %q", a, done, message)
			}
		}

		on, off := true, false
		ended(change(storage.And(spring, storage.Is("active", true)), voucher.ChangeOfAll{Active: &off}), codes, "Switched 1200 vouchers off.")
		counts("switched off", storage.And(spring, storage.Is("active", false)), codes)
		counts("switched off elsewhere", storage.And(autumn, storage.Is("active", false)), 0)
		ended(change(spring, voucher.ChangeOfAll{Active: &on}), codes, "Switched 1200 vouchers on.")
		counts("switched on", storage.And(spring, storage.Is("active", true)), codes)

		ended(change(spring, voucher.ChangeOfAll{Metadata: metadata.Map{"shelf": "A", "size": 3}}), codes, "Updated 1200 vouchers.")
		ended(change(spring, voucher.ChangeOfAll{Metadata: metadata.Map{"size": nil}}), codes, "Updated 1200 vouchers.")
		counts("marked", storage.And(spring, storage.Is("metadata.shelf", "A"), storage.Where("metadata.size", storage.OpIsUnknown)), codes)
		counts("marked elsewhere", storage.And(autumn, storage.Is("metadata.shelf", "A")), 0)

		none := change(storage.Is("campaign_id", "camp_none"), voucher.ChangeOfAll{Delete: true})
		ended(none, 0, "Deleted 0 vouchers.")
		ended(change(storage.And(spring, storage.Is("metadata.shelf", "A")), voucher.ChangeOfAll{Delete: true}), codes, "Deleted 1200 vouchers.")
		counts("deleted", spring, 0)
		counts("deleted elsewhere", autumn, 2)
		progress, err := shop.Campaigns.ProgressOf(ctx, ids["Spring"], ids["Autumn"])
		must(t, err)
		if progress[ids["Spring"]].VouchersCount != 0 || progress[ids["Autumn"]].VouchersCount != 2 {
			t.Errorf("the campaigns count %+v", progress)
		}
		bin, err := shop.Trash.List(ctx, storage.Query{Limit: -1, WithTotal: true})
		must(t, err)
		must(t, engine.DrainEvents(ctx, "shop"))
		figures, err := shop.Campaigns.Summary(ctx, "Spring", calc.Day(""), calc.Day(""))
		must(t, err)
		if bin.Total != codes || figures["vouchers_deleted"] != codes || figures["amount_deleted"] != codes*500 {
			t.Errorf("the trash has %d entries, and the figures are %v", bin.Total, figures)
		}
	})
}

// TestCodesThatAreMadeLaterAreNotChanged deletes all codes, and makes another one before the background work begins.
func TestCodesThatAreMadeLaterAreNotChanged(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		begin, now := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC), atomic.Int64{}
		engine := open(punchcard.WithEnv(env.Env{Now: func() time.Time { return begin.Add(time.Duration(now.Load())) }}))
		defer stopped(t, engine)
		shop := engine.Project("shop")
		_, err := shop.Vouchers.Create(ctx, voucher.AmountOff("BEFORE", 500))
		must(t, err)
		a, err := shop.Vouchers.ChangeAll(ctx, storage.Filter{}, voucher.ChangeOfAll{Delete: true})
		must(t, err)
		now.Store(int64(time.Second))
		_, err = shop.Vouchers.Create(ctx, voucher.AmountOff("AFTER", 500))
		must(t, err)
		must(t, engine.Start(ctx))
		if a = awaitAction(t, shop, a.ID); a.Done != 1 {
			t.Errorf("the action is %+v", a)
		}
		page, err := shop.Vouchers.List(ctx, storage.Query{})
		must(t, err)
		if len(page.Items) != 1 || page.Items[0].Code != "AFTER" {
			t.Errorf("the codes that are left: %v", page.Items)
		}
	})
}

// TestACodeThatBreaksItsSchemaIsToldAndTheOthersAreChanged merges metadata that one of three codes cannot have.
func TestACodeThatBreaksItsSchemaIsToldAndTheOthersAreChanged(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer stopped(t, engine)
		shop := engine.Project("shop")
		for i := range 3 {
			n := voucher.AmountOff(fmt.Sprint("CODE", i), 500)
			if i == 1 {
				n.Metadata = metadata.Map{"size": "large"}
			}
			_, err := shop.Vouchers.Create(ctx, n)
			must(t, err)
		}
		_, err := shop.Schemas.Create(ctx, metadata.Schema{RelatedObject: "voucher", Properties: map[string]metadata.Definition{"size": {Type: metadata.TypeNumber, Optional: true}}})
		must(t, err)
		must(t, engine.Start(ctx))
		a, err := shop.Vouchers.ChangeAll(ctx, storage.Filter{}, voucher.ChangeOfAll{Metadata: metadata.Map{"shelf": "A"}})
		must(t, err)
		a = awaitAction(t, shop, a.ID)
		if a.Done != 2 || a.Failed != 1 || a.Total != 3 || len(a.Result.Failures) != 1 || a.Result.Failures[0].Key != "CODE1" || a.Result.Failures[0].Reason == "" {
			t.Errorf("the action is %+v", a)
		}
		page, err := shop.Vouchers.List(ctx, storage.Query{Filter: storage.Is("metadata.shelf", "A")})
		must(t, err)
		if len(page.Items) != 2 {
			t.Errorf("%d codes are changed", len(page.Items))
		}
	})
}

// TestThePointsOfCardsThatAreDeletedAreCounted deletes a loyalty card with points.
func TestThePointsOfCardsThatAreDeletedAreCounted(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer stopped(t, engine)
		shop := engine.Project("shop")
		club, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "Club", Voucher: &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{Points: 7}}}})
		must(t, err)
		_, err = shop.Vouchers.Add(ctx, "Club", "CARD", voucher.Overrides{})
		must(t, err)
		must(t, engine.Start(ctx))
		a, err := shop.Vouchers.ChangeAll(ctx, storage.Is("campaign_id", club.ID), voucher.ChangeOfAll{Delete: true})
		must(t, err)
		if a = awaitAction(t, shop, a.ID); a.Done != 1 {
			t.Errorf("the action is %+v", a)
		}
		must(t, engine.DrainEvents(ctx, "shop"))
		figures, err := shop.Campaigns.Summary(ctx, "Club", calc.Day(""), calc.Day(""))
		must(t, err)
		if figures["points_deleted"] != 7 || figures["vouchers_deleted"] != 1 {
			t.Errorf("the figures are %v", figures)
		}
	})
}

func TestAChangeOfAllThatCannotBeIsRefused(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer func() { _ = engine.Close() }()
		shop := engine.Project("shop")
		on := true
		for key, asked := range map[string]struct {
			f storage.Filter
			c voucher.ChangeOfAll
		}{
			"invalid_payload":      {c: voucher.ChangeOfAll{}},
			"invalid_payload ":     {c: voucher.ChangeOfAll{Active: &on, Delete: true}},
			"invalid_query_params": {storage.Is("nothing", 1), voucher.ChangeOfAll{Delete: true}},
		} {
			_, err := shop.Vouchers.ChangeAll(ctx, asked.f, asked.c)
			if f, ok := fault.As(err); !ok || f.Key != key && f.Key+" " != key {
				t.Errorf("%+v: %v", asked, err)
			}
		}
		actions, err := shop.AsyncActions.List(ctx, storage.Query{})
		must(t, err)
		if diff := cmp.Diff(0, len(actions.Items)); diff != "" {
			t.Errorf("an action has begun: %s", diff)
		}
	})
}

// TestACanceledChangeOfAllEndsAndTheNextOneBegins cancels a change that waits behind another one.
func TestACanceledChangeOfAllEndsAndTheNextOneBegins(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer stopped(t, engine)
		shop := engine.Project("shop")
		_, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "Codes", Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}}, Codes: 1})
		must(t, err)
		off := false
		first, err := shop.Vouchers.ChangeAll(ctx, storage.Filter{}, voucher.ChangeOfAll{Delete: true})
		must(t, err)
		second, err := shop.Vouchers.ChangeAll(ctx, storage.Filter{}, voucher.ChangeOfAll{Active: &off})
		must(t, err)
		if first, err = shop.AsyncActions.Cancel(ctx, first.ID); err != nil || !first.Result.Canceled {
			t.Fatalf("%v %+v", err, first)
		}
		must(t, engine.Start(ctx))
		if second = awaitAction(t, shop, second.ID); second.Done != 1 {
			t.Errorf("the second change is %+v", second)
		}
		page, err := shop.Vouchers.List(ctx, storage.Query{})
		must(t, err)
		if len(page.Items) != 1 || page.Items[0].Active {
			t.Errorf("the codes are %+v", page.Items)
		}
	})
}

// awaitAction waits for the end of an action.
func awaitAction(t *testing.T, shop *punchcard.Project, id string) asyncaction.Action {
	t.Helper()
	for {
		a, err := shop.AsyncActions.Get(context.WithoutCancel(t.Context()), id)
		must(t, err)
		if a.Finished() {
			return a
		}
		time.Sleep(5 * time.Millisecond)
	}
}
