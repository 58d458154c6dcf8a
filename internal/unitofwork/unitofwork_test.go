package unitofwork_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/unitofwork"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// counted counts the calls of a collection that a backend would make a statement for.
type counted struct {
	storage.Collection[voucher.Voucher]
	calls int
}

func (c *counted) Get(ctx context.Context, id string) (voucher.Voucher, error) {
	c.calls++
	return c.Collection.Get(ctx, id)
}

func (c *counted) List(ctx context.Context, q storage.Query) (storage.Page[voucher.Voucher], error) {
	c.calls++
	return c.Collection.List(ctx, q)
}

func (c *counted) Insert(ctx context.Context, items ...voucher.Voucher) error {
	c.calls++
	return c.Collection.Insert(ctx, items...)
}

func (c *counted) Find(ctx context.Context, key, value string) (voucher.Voucher, bool, error) {
	c.calls++
	return c.Collection.Find(ctx, key, value)
}

func (c *counted) Delete(ctx context.Context, id string) error {
	c.calls++
	return c.Collection.Delete(ctx, id)
}

func (c *counted) DeleteAll(ctx context.Context, f storage.Filter) (int, error) {
	c.calls++
	return c.Collection.DeleteAll(ctx, f)
}

func (c *counted) UpdateAll(ctx context.Context, f storage.Filter, change func(*voucher.Voucher) (bool, error)) (int, error) {
	c.calls++
	return c.Collection.UpdateAll(ctx, f, change)
}

func card(i int) voucher.Voucher {
	return voucher.Voucher{ID: fmt.Sprintf("v_%02d", i), Code: fmt.Sprintf("CODE-%02d", i), CampaignID: fmt.Sprintf("camp_%d", i%3), HolderID: fmt.Sprintf("cust_%d", i%5)}
}

// shop returns a store with thirty cards.
func shop(t *testing.T) *memory.Project {
	t.Helper()
	store := memory.New().Project("shop")
	for i := range 30 {
		if err := store.Vouchers().Insert(t.Context(), card(i)); err != nil {
			t.Fatal(err)
		}
	}
	return store
}

func TestReadsAndWritesAreThoseOfTheStore(t *testing.T) {
	for seed := range uint64(100) {
		r := rand.New(rand.NewPCG(seed, 1))
		plain, backed := shop(t), shop(t)
		var unit unitofwork.Unit
		cards := unitofwork.Of(&unit, backed.Vouchers(), voucher.Kind)
		filters := []storage.Filter{
			storage.In("id", []string{"v_03", "v_04", "v_31", "v_99"}),
			storage.And(storage.In("campaign_id", []string{"camp_0", "camp_1"}), storage.In("holder_id", []string{"cust_1", "cust_2"}), campaign.Kept),
			storage.Is("holder_id", "cust_3"),
			storage.And(storage.Is("campaign_id", "camp_1"), storage.Is("holder_id", "cust_2"), campaign.Kept),
			storage.And(storage.Is("campaign_id", "camp_2"), storage.Is("holder_id", "cust_2")),
			storage.Is("id", "v_04"),
			storage.In("code", []string{"CODE-01", "CODE-02", "CODE-09", "CODE-35"}),
			{},
		}
		do := func(step string, act func(storage.Collection[voucher.Voucher]) (any, error)) {
			t.Helper()
			want, wantErr := act(plain.Vouchers())
			got, gotErr := act(cards)
			if diff := cmp.Diff(want, got); diff != "" || fmt.Sprint(wantErr) != fmt.Sprint(gotErr) {
				t.Fatalf("seed %d, %s: %v, want %v (-want +got):\n%s", seed, step, gotErr, wantErr, diff)
			}
		}
		for n := range 40 {
			id, holder, filter := fmt.Sprintf("v_%02d", r.IntN(40)), fmt.Sprintf("cust_%d", r.IntN(5)), filters[r.IntN(len(filters))]
			fresh := card(30 + n)
			refuse := r.IntN(4) == 0
			query := storage.Query{Filter: filter, Limit: r.IntN(4), WithTotal: r.IntN(4) == 0}
			if r.IntN(3) == 0 {
				query.Order = []storage.Order{{Field: "code", Desc: true}}
			}
			change := func(v *voucher.Voucher) error {
				if v.HolderID = holder; refuse {
					return errors.New("refused")
				}
				return nil
			}
			switch r.IntN(12) {
			case 10:
				again := card(r.IntN(30)) // of which some were deleted before
				do("insert again "+again.ID, func(c storage.Collection[voucher.Voucher]) (any, error) {
					if _, err := c.Get(t.Context(), again.ID); err == nil {
						return nil, nil
					}
					return nil, c.Insert(t.Context(), again)
				})
			case 11:
				code := card(r.IntN(40)).Code
				do("find "+code, func(c storage.Collection[voucher.Voucher]) (any, error) {
					got, found, err := c.Find(t.Context(), "code", code)
					return []any{got, found}, err
				})
			case 0:
				if err := cards.Load(t.Context(), filter); err != nil {
					t.Fatal(err)
				}
			case 1:
				if err := cards.Hold(t.Context(), filter, filters[0]); err != nil {
					t.Fatal(err)
				}
			case 2:
				do("insert "+fresh.ID, func(c storage.Collection[voucher.Voucher]) (any, error) { return nil, c.Insert(t.Context(), fresh) })
			case 3, 4:
				do("get "+id, func(c storage.Collection[voucher.Voucher]) (any, error) { return c.Get(t.Context(), id) })
			case 5, 6:
				do("update "+id, func(c storage.Collection[voucher.Voucher]) (any, error) {
					got, err := c.Update(t.Context(), id, change)
					if err != nil {
						return nil, err
					}
					return got, nil
				})
			case 7:
				do("delete "+id, func(c storage.Collection[voucher.Voucher]) (any, error) { return nil, c.Delete(t.Context(), id) })
			default:
				do(fmt.Sprintf("list %+v", query), func(c storage.Collection[voucher.Voucher]) (any, error) { return c.List(t.Context(), query) })
			}
		}
		if err := unit.Write(t.Context()); err != nil {
			t.Fatal(err)
		}
		want, err := plain.Vouchers().List(t.Context(), storage.Query{})
		if err != nil {
			t.Fatal(err)
		}
		got, err := backed.Vouchers().List(t.Context(), storage.Query{})
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Fatalf("seed %d: stored (-want +got): %v\n%s", seed, err, diff)
		}
	}
}

func TestManyItemsTakeAStatementEachToReadAndToWrite(t *testing.T) {
	store := shop(t)
	calls := &counted{Collection: store.Vouchers()}
	var unit unitofwork.Unit
	cards := unitofwork.Of(&unit, calls, voucher.Kind)
	if err := cards.Hold(t.Context(), storage.In("holder_id", []string{"cust_1", "cust_2"})); err != nil {
		t.Fatal(err)
	}
	for i := range 30 {
		if card(i).HolderID != "cust_1" && card(i).HolderID != "cust_2" {
			continue
		}
		found, some, err := storage.First(t.Context(), cards, storage.Query{Filter: storage.And(storage.Is("holder_id", card(i).HolderID), storage.Is("id", card(i).ID))})
		if err != nil || !some {
			t.Fatalf("card %d: %v, %v", i, some, err)
		}
		if _, err := cards.Update(t.Context(), found.ID, func(v *voucher.Voucher) error { v.Active = true; return nil }); err != nil {
			t.Fatal(err)
		}
		if err := cards.Insert(t.Context(), card(i+30)); err != nil {
			t.Fatal(err)
		}
	}
	if err := unit.Write(t.Context()); err != nil {
		t.Fatal(err)
	}
	if calls.calls != 3 {
		t.Errorf("%d calls, want one each to read, to add and to change", calls.calls)
	}
}

func TestManyItemsAreFoundByKeyAndDeletedWithAStatementEach(t *testing.T) {
	store := shop(t)
	calls := &counted{Collection: store.Vouchers()}
	var unit unitofwork.Unit
	cards := unitofwork.Of(&unit, calls, voucher.Kind)
	var codes []string
	for i := range 40 { // the last ten do not exist
		codes = append(codes, card(i).Code)
	}
	if err := cards.Load(t.Context(), storage.In("code", codes)); err != nil {
		t.Fatal(err)
	}
	for i, code := range codes {
		got, found, err := cards.Find(t.Context(), "code", code)
		if err != nil || found != (i < 30) {
			t.Fatalf("%s: %v, %v", code, found, err)
		}
		if found {
			if err := cards.Delete(t.Context(), got.ID); err != nil {
				t.Fatal(err)
			}
		}
	}
	inOrder := storage.Query{Filter: storage.In("code", codes[:5]), Order: []storage.Order{{Field: "code", Desc: true}}}
	if page, err := cards.List(t.Context(), inOrder); err != nil || len(page.Items) > 0 {
		t.Errorf("%d deleted cards are listed: %v", len(page.Items), err)
	}
	if err := unit.Write(t.Context()); err != nil {
		t.Fatal(err)
	}
	if calls.calls != 2 {
		t.Errorf("%d calls, want one to read and one to delete", calls.calls)
	}
	if page, err := store.Vouchers().List(t.Context(), storage.Query{}); err != nil || len(page.Items) > 0 {
		t.Errorf("%d cards are left: %v", len(page.Items), err)
	}
}

func TestAnUpdateStartsFromWhatOthersChangedSinceTheItemWasRead(t *testing.T) {
	store := shop(t)
	var unit unitofwork.Unit
	cards := unitofwork.Of(&unit, store.Vouchers(), voucher.Kind)
	if _, err := cards.Get(t.Context(), "v_01"); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Vouchers().Update(t.Context(), "v_01", func(v *voucher.Voucher) error { v.HolderID = "cust_9"; return nil }); err != nil {
		t.Fatal(err)
	}
	got, err := cards.Update(t.Context(), "v_01", func(v *voucher.Voucher) error { v.Active = true; return nil })
	if err != nil || got.HolderID != "cust_9" || !got.Active {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestATakenIDIsFoundWhenTheUnitIsWritten(t *testing.T) {
	store := shop(t)
	var unit unitofwork.Unit
	cards := unitofwork.Of(&unit, store.Vouchers(), voucher.Kind)
	if err := cards.Insert(t.Context(), card(1)); err != nil {
		t.Fatal(err)
	}
	if _, duplicate := fault.As(unit.Write(t.Context())); !duplicate {
		t.Error("a taken id was written")
	}
}
