package main

import (
	"context"
	"fmt"
	"runtime"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// plainVoucher is a voucher with the necessary fields only, as the baseline.
type plainVoucher struct {
	ID, Code, CampaignID, Type string
	Percent                    int64
	Active                     bool
	Quantity, Redeemed         int64
	Metadata                   map[string]any
}

// memoryStore measures the heap that a voucher takes in the memory backend.
func memoryStore(b *bench) error {
	n := pick(b, 10_000, 100_000, 1_000_000)
	var plain, ours series
	for range min(b.rounds, 3) {
		bare, err := heap(func() (any, error) {
			all := map[string]*plainVoucher{}
			for i := range n {
				id, code := fmt.Sprintf("v_%032x", i), fmt.Sprintf("CODE-%08d", i)
				all[code] = &plainVoucher{ID: id, Code: code, CampaignID: "camp", Type: "DISCOUNT_VOUCHER", Percent: 10, Active: true, Metadata: map[string]any{"batch": "spring"}}
			}
			return all, nil
		})
		if err != nil {
			return err
		}
		stored, err := heap(func() (any, error) { return storeVouchers(b.ctx, n) })
		if err != nil {
			return err
		}
		plain, ours = append(plain, bare/float64(n)), append(ours, stored/float64(n))
	}
	b.report.section("Memory of the memory backend", fmt.Sprintf("Heap for each of %s vouchers with one metadata key, after a collection. The baseline is a Go struct in a map by code.", grouped(int64(n))),
		[]string{"", "bytes"}, [][]string{{"struct in a map", plain.String()}, {"memory backend, all indexes", ours.String()}})
	b.report.goal(goal{id: "P18", what: "heap for each voucher, memory backend", base: "a Go struct with a map", floor: 1.2, target: 0.5, atMost: true, ratios: ours.over(plain), steady: plain})
	return nil
}

func storeVouchers(ctx context.Context, n int) (any, error) {
	backend := memory.New()
	store := backend.Project(projectID)
	const portion = 1000
	for from := 0; from < n; from += portion {
		list := make([]voucher.Voucher, min(portion, n-from))
		for i := range list {
			ten := decimal.NewFromInt(10) // each voucher has its own, as from a request
			percent := &discount.Discount{Type: discount.TypePercent, PercentOff: &ten, Effect: discount.EffectApplyToOrder}
			list[i] = voucher.Voucher{ID: fmt.Sprintf("v_%032x", from+i), Code: fmt.Sprintf("CODE-%08d", from+i), CampaignID: "camp", Type: campaign.VoucherDiscount,
				Active: true, Discount: percent, Metadata: metadata.Map{"batch": "spring"}}
		}
		if err := store.Vouchers().Insert(ctx, list...); err != nil {
			return nil, err
		}
	}
	return backend, nil
}

// heap returns the growth of the heap by the value that make returns.
func heap(make func() (any, error)) (float64, error) {
	used := func() float64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.GC() // finalizers of the first may free more
		runtime.ReadMemStats(&m)
		return float64(m.HeapAlloc)
	}
	before := used()
	kept, err := make()
	after := used()
	runtime.KeepAlive(kept)
	return after - before, err
}
