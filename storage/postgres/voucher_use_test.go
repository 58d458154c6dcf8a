package postgres

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestCodesAreListedByTheirLastUse redeems codes at various intervals, most of them within the minute in which a redemption does not
// write updated_at, and compares lists and filters by that time with the times themselves.
func TestCodesAreListedByTheirLastUse(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	ctx := context.WithoutCancel(t.Context())
	random := rand.New(rand.NewPCG(1, 2))
	times := map[string]time.Time{} // of the last change
	codes := make([]voucher.Voucher, 120)
	for i := range codes {
		codes[i] = voucher.Voucher{ID: fmt.Sprintf("v_%03d", i), Code: fmt.Sprintf("code%03d", i), CreatedAt: opening}
		if i%3 > 0 {
			codes[i].UpdatedAt = opening.Add(time.Duration(random.IntN(600_000)) * time.Millisecond)
		}
		times[codes[i].ID] = codes[i].UpdatedAt
	}
	vouchers := b.Project("shop").Vouchers()
	if err := vouchers.Insert(ctx, codes...); err != nil {
		t.Fatal(err)
	}
	for range 150 {
		v := codes[random.IntN(len(codes)-30)] // some are never used
		at := times[v.ID].Add(time.Duration(random.IntN(90_000)-10_000) * time.Millisecond)
		if times[v.ID].IsZero() {
			at = opening.Add(time.Duration(random.IntN(600_000)) * time.Millisecond)
		}
		redeemAt(t, b, v, at)
		times[v.ID] = at
	}
	var ids []string
	for id := range times {
		ids = append(ids, id)
	}
	for _, desc := range []bool{false, true} {
		slices.SortFunc(ids, func(x, y string) int {
			if desc {
				x, y = y, x
			}
			return cmp.Or(times[x].Compare(times[y]), strings.Compare(x, y))
		})
		order := []storage.Order{{Field: "updated_at", Desc: desc}}
		var byPages, byOffset []string
		q := storage.Query{Order: order, Limit: 7}
		for more := true; more; {
			page := list(t, vouchers, q)
			for _, v := range page.Items {
				byPages = append(byPages, v.ID)
				if !v.UpdatedAt.Equal(times[v.ID]) {
					t.Errorf("%s was changed at %s, want %s", v.ID, v.UpdatedAt, times[v.ID])
				}
			}
			if more = page.HasMore; more {
				last := page.Items[len(page.Items)-1]
				var value any
				if !last.UpdatedAt.IsZero() {
					value = last.UpdatedAt
				}
				q.After = &storage.Position{Values: []any{value}, ID: last.ID}
			}
		}
		for offset := 0; offset < len(ids); offset += 11 {
			for _, v := range list(t, vouchers, storage.Query{Order: order, Limit: 11, Offset: offset}).Items {
				byOffset = append(byOffset, v.ID)
			}
		}
		if diff := gocmp.Diff([][]string{ids, ids}, [][]string{byPages, byOffset}); diff != "" {
			t.Errorf("desc %v: (-want +got by pages and by offset)\n%s", desc, diff)
		}
	}
	for range 30 {
		at := times[ids[random.IntN(len(ids))]]
		if random.IntN(3) == 0 {
			at = opening.Add(time.Duration(random.IntN(600_000)) * time.Millisecond)
		}
		for op, holds := range map[storage.Op]func(int) bool{
			storage.OpMore: func(c int) bool { return c > 0 }, storage.OpMoreEqual: func(c int) bool { return c >= 0 },
			storage.OpLess: func(c int) bool { return c < 0 }, storage.OpLessEqual: func(c int) bool { return c <= 0 },
			storage.OpIs: func(c int) bool { return c == 0 },
		} {
			var want, got []string
			for _, id := range ids {
				if !times[id].IsZero() && !at.IsZero() && holds(times[id].Compare(at)) {
					want = append(want, id)
				}
			}
			if at.IsZero() {
				continue
			}
			for _, v := range list(t, vouchers, storage.Query{Filter: storage.Where("updated_at", op, at)}).Items {
				got = append(got, v.ID)
			}
			slices.Sort(want)
			slices.Sort(got)
			if diff := gocmp.Diff(want, got); diff != "" {
				t.Errorf("%v %s: (-want +got)\n%s", op, at, diff)
			}
		}
	}
}

// TestExtremeQueriesForTimesOfCodes filters by the first and the last time, by no time, and orders by the time twice.
func TestExtremeQueriesForTimesOfCodes(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	vouchers := b.Project("shop").Vouchers()
	if err := vouchers.Insert(context.WithoutCancel(t.Context()), voucher.Voucher{ID: "v_1", Code: "never"}, voucher.Voucher{ID: "v_2", Code: "once", UpdatedAt: opening}); err != nil {
		t.Fatal(err)
	}
	twice := []storage.Order{{Field: "updated_at", Desc: true}, {Field: "updated_at", Desc: true}}
	for want, q := range map[int]storage.Query{
		1: {Filter: storage.Where("updated_at", storage.OpMore, time.Time{}.Add(time.Millisecond))},
		0: {Filter: storage.Where("updated_at", storage.OpMore, time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC))},
		2: {Order: twice, Limit: 2},
	} {
		if got := list(t, vouchers, q); len(got.Items) != want {
			t.Errorf("%+v: %d codes, want %d", q, len(got.Items), want)
		}
	}
	if got := list(t, vouchers, storage.Query{Order: twice, Limit: 1, Offset: 1}); len(got.Items) != 1 || got.Items[0].ID != "v_1" {
		t.Errorf("the second of two is %v", got.Items)
	}
	if got := list(t, vouchers, storage.Query{Filter: storage.Where("updated_at", storage.OpIsNot)}); len(got.Items) != 2 {
		t.Errorf("%d codes were changed at no other time than none, want 2", len(got.Items))
	}
}

func TestCodesThatNeverChangedComeFirstAlsoAfterAnotherKey(t *testing.T) {
	t.Parallel()
	vouchers := openRewired(t, func(*pgxpool.Config) {}).Project("shop").Vouchers()
	var all []voucher.Voucher
	for i := range 4 { // without codes, so that all of them are in one place of the order by code
		v := voucher.Voucher{ID: fmt.Sprintf("v_%d", i), CreatedAt: opening}
		if i > 0 {
			v.UpdatedAt = opening.Add(time.Duration(i) * time.Second)
		}
		all = append(all, v)
	}
	if err := vouchers.Insert(context.WithoutCancel(t.Context()), all...); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, v := range list(t, vouchers, storage.Query{
		Order: []storage.Order{{Field: "code", Desc: true}, {Field: "updated_at"}}, After: &storage.Position{Values: []any{nil, nil}, ID: "v_"}, Limit: 2,
	}).Items {
		got = append(got, v.ID)
	}
	if diff := gocmp.Diff([]string{"v_0", "v_1"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestASecondUseWithinAMinuteWritesNoIndex reads the columns of the row. A change that is no redemption writes updated_at, and that counts, too.
func TestASecondUseWithinAMinuteWritesNoIndex(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	ctx := context.WithoutCancel(t.Context())
	v := voucher.Voucher{ID: "v_1", Code: "code", CreatedAt: opening}
	vouchers := b.Project("shop").Vouchers()
	if err := vouchers.Insert(ctx, v); err != nil {
		t.Fatal(err)
	}
	indexed := func() (at time.Time) {
		err := b.onHot(ctx, func(c *pgx.Conn) error { return c.QueryRow(ctx, "SELECT updated_at FROM vouchers").Scan(&at) })
		if err != nil {
			t.Fatal(err)
		}
		return at.UTC()
	}
	for _, step := range []struct{ use, indexed time.Duration }{
		{0, 0}, {time.Second, 0}, {sqlstore.VoucherLag - time.Millisecond, 0}, {sqlstore.VoucherLag, sqlstore.VoucherLag},
		{sqlstore.VoucherLag + time.Second, sqlstore.VoucherLag}, {time.Second, time.Second},
	} {
		redeemAt(t, b, v, opening.Add(step.use))
		got, err := vouchers.Get(ctx, v.ID)
		if err != nil {
			t.Fatal(err)
		}
		if diff := gocmp.Diff([]time.Time{opening.Add(step.indexed), opening.Add(step.use)}, []time.Time{indexed(), got.UpdatedAt}); diff != "" {
			t.Errorf("used at %s: (-want +got: in the index, as it is)\n%s", step.use, diff)
		}
	}
	old := opening.Add(time.Hour)
	if err := b.onHot(ctx, func(c *pgx.Conn) error {
		_, err := c.Exec(ctx, "UPDATE vouchers SET updated_at = $1", old)
		return err
	}); err != nil {
		t.Fatal(err)
	}
	if got, err := vouchers.Get(ctx, v.ID); err != nil || !got.UpdatedAt.Equal(old) {
		t.Errorf("changed without a use at %s, got %s, %v", old, got.UpdatedAt, err)
	}
}

func redeemAt(t *testing.T, b *Backend, v voucher.Voucher, at time.Time) {
	t.Helper()
	_, err := redemptions{b}.Update(context.WithoutCancel(t.Context()), "shop", redemption.Scope{Codes: []string{v.Code}},
		func(*redemption.Snapshot) (*redemption.Outcome, error) {
			return &redemption.Outcome{Vouchers: []redemption.VoucherDelta{{ID: v.ID, Redeemed: 1, At: at}}}, nil
		})
	if err != nil {
		t.Fatal(err)
	}
}

func list(t *testing.T, vouchers storage.Collection[voucher.Voucher], q storage.Query) storage.Page[voucher.Voucher] {
	t.Helper()
	page, err := vouchers.List(context.WithoutCancel(t.Context()), q)
	if err != nil {
		t.Fatal(err)
	}
	return page
}
