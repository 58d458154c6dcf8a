package postgres

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestASingleStatementReadsWhatTheBatchReads compares both for the same codes and customers. A scope with an owner is read by the batch.
func TestASingleStatementReadsWhatTheBatchReads(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	ctx := t.Context()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	store := b.Project("shop")
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	must(store.Vouchers().Insert(ctx,
		voucher.Voucher{ID: "v_1", Code: "ONE", CampaignID: "camp", Active: true, Metadata: metadata.Map{"a": "b"}, CreatedAt: now},
		voucher.Voucher{ID: "v_2", Code: "v_1", Active: true, CreatedAt: now}, // its code is the id of another one
		voucher.Voucher{ID: "v_3", Code: "RULED", Active: true, CreatedAt: now},
		voucher.Voucher{ID: "v_4", Code: "RESERVED", Active: true, CreatedAt: now},
		voucher.Voucher{ID: "v_5", Code: "CARD", Loyalty: &voucher.Loyalty{Points: 7}, Active: true, CreatedAt: now}))
	ten, quantity, off := decimal.NewFromInt(10), int64(3), int64(250)
	must(store.Vouchers().Insert(ctx,
		voucher.Voucher{
			ID: "v_6", Code: "FULL", CampaignID: "camp", CategoryID: "cat", Type: campaign.VoucherDiscount, Active: true, AdditionalInfo: "é", ReferralCode: true,
			Discount: &discount.Discount{Type: discount.TypePercent, PercentOff: &ten}, HolderID: "cust_1", ReferrerID: "cust_1", PublishCount: 2,
			Validity:   validity.Validity{Start: now, End: now.Add(time.Hour), DayOfWeek: []int{0, 6}},
			Metadata:   metadata.Map{"n": json.Number("12345678901234567890"), "in": map[string]any{"x": true}},
			Redemption: voucher.Redemption{Quantity: &quantity, Redeemed: 1, RedeemedAmount: 0, ImportedUses: 1},
			CreatedAt:  now.Add(7 * time.Millisecond), UpdatedAt: now, DeletedAt: time.Date(1969, 7, 20, 0, 0, 0, 0, time.UTC),
		},
		voucher.Voucher{ID: "v_7", Code: "AMOUNT", Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &off}, CreatedAt: now},
		voucher.Voucher{ID: "v_8", Code: "SAME", Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &off}, CreatedAt: now},
		voucher.Voucher{ID: "v_9", Code: "GIFT", Gift: &voucher.Gift{Amount: 5000, Subtracted: 10, Effect: discount.EffectApplyToItems}, CreatedAt: now}))
	must(b.Project("other").Vouchers().Insert(ctx, voucher.Voucher{ID: "v_1", Code: "OTHERS", CreatedAt: now}))
	must(store.RuleAssignments().Insert(ctx, rule.Assignment{ID: "asgm_1", RuleID: "val_1", RelatedObjectID: "v_3", RelatedObjectType: rule.RelatedVoucher, CreatedAt: now}))
	must(store.Sessions().Insert(ctx, redemption.Lock{ID: "lock_1", Key: "k", RedeemableID: "v_4", Quantity: 1, CreatedAt: now, ExpiresAt: now.Add(time.Hour)}))
	must(store.Customers().Insert(ctx, customer.Customer{ID: "cust_1", SourceID: "ann", CreatedAt: now}, customer.Customer{ID: "cust_2", SourceID: "cust_1", CreatedAt: now}))
	r := redemptions{b}
	for _, c := range []struct {
		scope  redemption.Scope
		enough bool
	}{
		{redemption.Scope{Codes: []string{"ONE"}}, true},
		{redemption.Scope{Codes: []string{"nobody's"}}, true},
		{redemption.Scope{Codes: []string{"OTHERS"}}, true},
		{redemption.Scope{Codes: []string{"v_1", "ONE", "v_3x", "v_1"}}, true},
		{redemption.Scope{Codes: []string{"ONE"}, CustomerSourceID: "ann"}, true},
		{redemption.Scope{Codes: []string{"nobody's"}, CustomerSourceID: "ann"}, true},
		{redemption.Scope{Codes: []string{"v_1"}, CustomerID: "cust_1", CustomerSourceID: "cust_1"}, true},
		{redemption.Scope{Codes: []string{"ONE"}, CustomerSourceID: "stranger"}, true},
		{redemption.Scope{Codes: []string{"CARD"}}, true},
		{redemption.Scope{Codes: []string{"ONE", "nobody's", "CARD"}, CustomerSourceID: "ann"}, true},
		{redemption.Scope{Codes: []string{"nobody's", "OTHERS"}, CustomerSourceID: "ann"}, true},
		{redemption.Scope{Codes: []string{"FULL"}}, true},
		{redemption.Scope{Codes: []string{"AMOUNT", "SAME", "GIFT"}, CustomerID: "cust_1"}, true},
		{redemption.Scope{Codes: []string{"RULED"}}, false},
		{redemption.Scope{Codes: []string{"CARD"}, HolderTiers: true}, false},
		{redemption.Scope{Codes: []string{"ONE", "RULED"}}, false},
		{redemption.Scope{Codes: []string{"RESERVED"}, CustomerID: "cust_1"}, false},
		{redemption.Scope{Codes: []string{"ONE"}, OrderSourceID: "order"}, false},
		{redemption.Scope{Codes: []string{"ONE\x00"}}, false},
		{redemption.Scope{CustomerID: "cust_1"}, false},
	} {
		got, err := r.singleRead(ctx, "shop", &c.scope)
		must(err)
		if (got != nil) != c.enough {
			t.Errorf("one statement reads %+v: %t", c.scope, got != nil)
		}
		whole := c.scope
		whole.OwnerID = "nobody"
		want, err := r.Read(ctx, "shop", whole)
		must(err)
		if got == nil {
			got, err = r.Read(ctx, "shop", c.scope)
			must(err)
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%+v (-batch +statement):\n%s", c.scope, d)
		}
	}
}

// TestASingleStatementLooksKeysUpWithStaleStatistics is the same for single-statement reads as TestKeysAreLookedUpWithStaleStatistics.
func TestASingleStatementLooksKeysUpWithStaleStatistics(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	codes := make([]voucher.Voucher, 3000)
	for i := range codes {
		codes[i] = voucher.Voucher{ID: fmt.Sprintf("v_%04d", i), Code: fmt.Sprintf("code%04d", i)}
	}
	if _, err := b.Project("shop").InsertNewVouchers(t.Context(), codes); err != nil {
		t.Fatal(err)
	}
	ctx := context.WithoutCancel(t.Context())
	conn, err := b.hot.Acquire(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Release()
	plan := explained(t, conn.Conn(), "one", "(text, text) AS SELECT t.id"+fromCode+whereCode, "'code0001'")
	if strings.Contains(plan, "Filter:") || !strings.Contains(plan, "Index Cond:") || !strings.Contains(plan, "vouchers_code") {
		t.Errorf("a code is not looked up by its key:\n%s", plan)
	}
	plan = explained(t, conn.Conn(), "codes", "(text, text[]) AS SELECT t.id"+fromCodes, "ARRAY['code0001']")
	if strings.Contains(plan, "Filter:") || !strings.Contains(plan, "Index Cond:") || !strings.Contains(plan, "vouchers_code") {
		t.Errorf("codes are not looked up by their keys:\n%s", plan)
	}
	plan = explained(t, conn.Conn(), "names", "(text, text[]) AS SELECT t.id"+fromNames, "ARRAY['code0001']")
	if strings.Contains(plan, "Filter:") || strings.Contains(plan, "Seq Scan on vouchers") || strings.Count(plan, "Index Cond:") < 2 {
		t.Errorf("codes are not looked up by their keys:\n%s", plan)
	}
}
