package punchcard_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestASmallJobOvertakesLargeOnes asks for ten campaigns at once, the smallest last. It has to be among the first that are done.
func TestASmallJobOvertakesLargeOnes(t *testing.T) {
	for name, open := range map[string]func() *punchcard.Engine{
		"memory": func() *punchcard.Engine { return punchcard.New(memory.New()) },
		"sqlite": func() *punchcard.Engine {
			b, err := sqlite.Open(t.Context(), sqlitetest.File(t))
			if err != nil {
				t.Fatal(err)
			}
			return punchcard.New(b)
		},
	} {
		t.Run(name, func(t *testing.T) {
			const jobs, large, small = 10, 2000, 10
			engine := open()
			defer engine.Close()
			p, ctx := engine.Project("shop"), context.WithoutCancel(t.Context())
			ten := int64(10)
			for i := range jobs {
				n := int64(large)
				if i == jobs-1 {
					n = small
				}
				d, err := campaign.NewCampaign{Name: fmt.Sprint(i), Voucher: &campaign.VoucherProfile{Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &ten}}}.Draft(engine.Env(), true)
				if err == nil {
					_, err = voucher.InternalsOf(p.Vouchers).CreateCampaign(ctx, d, n)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			if err := engine.Start(ctx); err != nil {
				t.Fatal(err)
			}
			defer func() { _ = engine.Stop(ctx) }()
			for {
				page, err := p.AsyncActions.List(ctx, storage.Query{})
				if err != nil {
					t.Fatal(err)
				}
				var last time.Time
				before, done := 0, 0
				for _, a := range page.Items {
					if a.Finished() {
						done++
					}
					if a.Total == small {
						last = a.FinishedAt
					}
				}
				if done < jobs {
					time.Sleep(5 * time.Millisecond)
					continue
				}
				for _, a := range page.Items {
					if a.FinishedAt.Before(last) {
						before++
					}
				}
				if before > 2 {
					t.Errorf("%d of %d larger jobs end before the small one", before, jobs-1)
				}
				return
			}
		})
	}
}

// DrainEvents serves programs that run no background work, also before anything has happened.
func TestAnEmptyShopIsSettled(t *testing.T) {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	for range 2 {
		if err := engine.DrainEvents(t.Context(), "shop"); err != nil {
			t.Error(err)
		}
	}
}
