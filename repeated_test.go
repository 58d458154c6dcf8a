package punchcard_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// conflicting is a backend that takes each transaction back when it is done and runs it again, as a database does after a conflict.
type conflicting struct{ *memory.Backend }

func (b conflicting) Project(id string) again { return again{b.Backend.Project(id)} }
func (b conflicting) System() again           { return again{b.Backend.System()} }

type again struct{ *memory.Project }

var errConflict = errors.New("another transaction was faster")

func (s again) InTx(ctx context.Context, do func(tx any) error) error {
	err := s.Project.InTx(ctx, func(tx any) error { return errors.Join(do(tx), errConflict) })
	if !errors.Is(err, errConflict) {
		return err
	}
	return s.Project.InTx(ctx, do)
}

// eventually waits until something is so.
func eventually(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(3 * time.Minute); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: not after three minutes", what)
		}
	}
}

func TestJobsWhoseTransactionsAreRunAgainLeaveNothingOut(t *testing.T) {
	backend := memory.New()
	engine := punchcard.New(conflicting{backend})
	defer engine.Close()
	ctx := context.WithoutCancel(t.Context())
	if err := engine.Start(ctx); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = engine.Stop(ctx) }()
	shop, store := engine.Project("shop"), backend.Project("shop")
	must := func(t *testing.T, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	ends := func(t *testing.T, kind string) {
		t.Helper()
		eventually(t, kind+" ends", func() bool {
			a, found, err := storage.First(ctx, store.AsyncActions(), storage.Query{Filter: storage.Is("type", kind)})
			must(t, err)
			return found && a.Finished()
		})
		a, _, err := storage.First(ctx, store.AsyncActions(), storage.Query{Filter: storage.Is("type", kind)})
		must(t, err)
		if a.Status != asyncaction.StatusDone {
			t.Errorf("%s: %+v", kind, a)
		}
	}

	t.Run("codes are made, changed and deleted", func(t *testing.T) {
		const many = 1200 // more than one portion of each job
		kept := func(quantity int64) (n int) {
			page, err := store.Vouchers().List(ctx, storage.Query{Filter: campaign.Kept})
			must(t, err)
			for _, v := range page.Items {
				if *v.Redemption.Quantity == quantity {
					n++
				}
			}
			return n
		}
		one, ten := int64(1), int64(10)
		d, err := campaign.NewCampaign{Name: "spring", Voucher: &campaign.VoucherProfile{
			Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &ten}, RedemptionQuantity: &one}}.Draft(engine.Env(), true)
		must(t, err)
		_, err = voucher.InternalsOf(shop.Vouchers).CreateCampaign(ctx, d, many)
		must(t, err)
		ends(t, "CAMPAIGN.VOUCHERS_GENERATE")
		if n := kept(1); n != many {
			t.Errorf("%d of %d codes are made", n, many)
		}
		_, err = voucher.InternalsOf(shop.Vouchers).UpdateCampaign(ctx, "spring", campaign.Update{RedemptionQuantity: patch.Set[int64](7)})
		must(t, err)
		ends(t, "CAMPAIGN.VOUCHERS_UPDATE")
		if n := kept(7); n != many {
			t.Errorf("%d of %d codes are changed", n, many)
		}
		a, err := shop.Vouchers.ChangeAll(ctx, storage.Filter{}, voucher.ChangeOfAll{Metadata: metadata.Map{"color": "red"}})
		must(t, err)
		if a = awaitAction(t, shop, a.ID); a.Status != asyncaction.StatusDone || a.Done != many || a.Failed != 0 {
			t.Errorf("all codes get metadata: %+v", a)
		}
		some, err := store.Vouchers().List(ctx, storage.Query{Limit: many / 2})
		must(t, err)
		a, err = shop.Vouchers.ChangeAll(ctx, storage.Where("code", storage.OpMoreEqual, some.Items[0].Code), voucher.ChangeOfAll{Delete: true})
		must(t, err)
		a = awaitAction(t, shop, a.ID)
		if n := kept(7); a.Status != asyncaction.StatusDone || n != many-int(a.Done) || n == many {
			t.Errorf("%d of %d codes are left: %+v", n, many, a)
		}
		_, err = voucher.InternalsOf(shop.Vouchers).DeleteCampaign(ctx, "spring", false)
		must(t, err)
		ends(t, "CAMPAIGN.VOUCHERS_DELETE")
		if n := kept(7); n != 0 {
			t.Errorf("%d of %d codes are left", n, many)
		}
	})

	names := []string{"Ann", "Bob", "Cid"}
	for i, name := range names {
		must(t, store.Customers().Insert(ctx, customer.Customer{ID: fmt.Sprintf("cust_%d", i), Name: name, Metadata: metadata.Map{"color": "red"}}))
	}

	t.Run("a key is purged", func(t *testing.T) {
		_, err := shop.PurgeMetadataKey(ctx, metadata.ObjectCustomer, "color")
		must(t, err)
		ends(t, "CUSTOMERS.METADATA_KEY_PURGE")
		page, err := store.Customers().List(ctx, storage.Query{})
		must(t, err)
		for _, c := range page.Items {
			if len(c.Metadata) > 0 {
				t.Errorf("%s has %v", c.Name, c.Metadata)
			}
		}
	})

	t.Run("a segment is filled", func(t *testing.T) {
		_, err := shop.Segments.Create(ctx, segment.NewSegment{Name: "all", Type: segment.TypeAutoUpdate,
			Filter: json.RawMessage(`{"name": {"conditions": {"$in": ["Ann", "Bob", "Cid"]}}}`)})
		must(t, err)
		eventually(t, "all are in the segment", func() bool {
			n, err := storage.Count(ctx, store.SegmentMembers(), storage.Filter{})
			must(t, err)
			return n == len(names)
		})
	})

	t.Run("the members of a campaign are ranked", func(t *testing.T) {
		must(t, store.Campaigns().Insert(ctx, campaign.Campaign{ID: "camp_club", Name: "Club", Type: campaign.TypeLoyaltyProgram, Active: true}))
		for i, name := range names {
			must(t, store.Vouchers().Insert(ctx, voucher.Voucher{ID: fmt.Sprintf("v_%d", i), Code: name, CampaignID: "camp_club", Type: campaign.VoucherLoyalty,
				Loyalty: &voucher.Loyalty{Points: 100}, HolderID: fmt.Sprintf("cust_%d", i), Active: true}))
		}
		_, err := shop.Loyalty.CreateTiers(ctx, "camp_club", []loyalty.NewTier{{Name: "Gold", From: 50}})
		must(t, err)
		eventually(t, "all have the tier", func() bool {
			n, err := storage.Count(ctx, store.LoyaltyTierHolders(), storage.Filter{})
			must(t, err)
			return n == len(names)
		})
	})
}
