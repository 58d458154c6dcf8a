package postgres

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestCodesAreTakenWithoutWaitingForEachOther begins each of some transactions within the one before, which goes on holding its code: one that
// waited for it would wait for ever.
func TestCodesAreTakenWithoutWaitingForEachOther(t *testing.T) {
	t.Parallel()
	b, err := Open(context.WithoutCancel(t.Context()), Migrated.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	p := b.Project("shop")
	const deep = 8
	for i := range deep + 1 {
		v := voucher.Voucher{ID: fmt.Sprintf("v_%d", i), Code: fmt.Sprint(i), CampaignID: "camp_1", Type: campaign.VoucherDiscount, Active: true, CreatedAt: opening.Add(time.Duration(i) * time.Second)}
		if err := p.Vouchers().Insert(t.Context(), v); err != nil {
			t.Fatal(err)
		}
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	taken := map[string]bool{}
	var take func(n int) error
	take = func(n int) error {
		return storage.Atomic(ctx, p, func(tx *sqlstore.Project) error {
			codes, err := tx.TakeUnpublished(ctx, "camp_1", 1)
			if err != nil || len(codes) != 1 || taken[codes[0].ID] {
				return fmt.Errorf("transaction %d takes %d codes, which may be taken already: %w", n, len(codes), err)
			}
			taken[codes[0].ID] = true
			if n == deep {
				return nil
			}
			return take(n + 1)
		})
	}
	if err := take(1); err != nil {
		t.Error(err)
	}
	if len(taken) != deep {
		t.Errorf("%d codes are taken, want %d", len(taken), deep)
	}
}
