package storagetest

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// freeCode is a voucher of campaign camp_1 that can be published.
func freeCode(n int) voucher.Voucher {
	return voucher.Voucher{
		ID: fmt.Sprintf("v_%03d", n), Code: fmt.Sprintf("CODE-%03d", n), CampaignID: "camp_1", Type: campaign.VoucherDiscount, Active: true,
		CreatedAt: time.UnixMilli(int64(1000 + n)).UTC(),
	}
}

func freeCodes(n int) []voucher.Voucher {
	codes := make([]voucher.Voucher, n)
	for i := range codes {
		codes[i] = freeCode(i)
	}
	return codes
}

// take takes up to n codes of camp_1 and gives them a holder, in one transaction.
func take(ctx context.Context, p Project, n int, holderID string) (ids []string, err error) {
	err = storage.Atomic(ctx, p, func(tx Project) error {
		ids = nil
		taken, err := tx.TakeUnpublished(ctx, "camp_1", n)
		if err != nil {
			return err
		}
		for _, v := range taken {
			ids = append(ids, v.ID)
			_, err := tx.Vouchers().Update(ctx, v.ID, func(v *voucher.Voucher) error {
				if v.HolderID != "" {
					return fmt.Errorf("%s has a holder already: %s", v.ID, v.HolderID)
				}
				v.HolderID = holderID
				v.PublishCount++
				return nil
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	return ids, err
}

func testPublications(t *testing.T, s *suite) {
	t.Run("the_oldest_codes_that_nobody_was_given_are_taken", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		codes := freeCodes(9)
		codes[1].HolderID = "cust_1"
		codes[2].Active = false
		codes[3].DeletedAt = time.UnixMilli(1).UTC()
		codes[4].PublishCount = 1
		codes[5].CampaignID = "camp_2"
		codes[6].CampaignID = ""
		must(t, p.Vouchers().Insert(t.Context(), codes[8], codes[7], codes[0], codes[1], codes[2], codes[3], codes[4], codes[5], codes[6]))
		must(t, s.project().Vouchers().Insert(t.Context(), freeCodes(2)...))
		for _, want := range [][]voucher.Voucher{codes[:1], {codes[0], codes[7]}, {codes[0], codes[7], codes[8]}} {
			must(t, storage.Atomic(t.Context(), p, func(tx Project) error {
				got, err := tx.TakeUnpublished(t.Context(), "camp_1", len(want))
				equal(t, "codes taken", got, want)
				return err
			}))
		}
		all, err := take(t.Context(), p, 50, "cust_2")
		must(t, err)
		equal(t, "all that can be taken", all, []string{codes[0].ID, codes[7].ID, codes[8].ID})
		none, err := take(t.Context(), p, 1, "cust_3")
		must(t, err)
		equal(t, "codes left", len(none), 0)
	})
	t.Run("a_transaction_sees_what_it_has_given_away", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		must(t, p.Vouchers().Insert(t.Context(), freeCodes(2)...))
		must(t, storage.Atomic(t.Context(), p, func(tx Project) error {
			for _, want := range []string{"v_000", "v_001"} {
				ids, err := take(t.Context(), tx, 1, "cust_1")
				equal(t, "code taken", ids, []string{want})
				must(t, err)
			}
			return nil
		}))
	})
	t.Run("outside_of_a_transaction_nothing_is_taken", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		must(t, p.Vouchers().Insert(t.Context(), freeCode(1)))
		if got, err := p.TakeUnpublished(t.Context(), "camp_1", 1); err == nil {
			t.Errorf("took %v although nothing would keep others from it", got)
		}
	})
	t.Run("of_forty_workers_one_takes_the_last_code", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		must(t, p.Vouchers().Insert(t.Context(), freeCode(1)))
		winners := make(chan string, workers)
		together(t, workers, func(i int) error {
			holder := fmt.Sprintf("cust_%d", i)
			ids, err := take(t.Context(), p, 1, holder)
			if len(ids) > 0 && err == nil {
				winners <- holder
			}
			return err
		})
		equal(t, "workers that took it", len(winners), 1)
		v, err := p.Vouchers().Get(t.Context(), "v_001")
		must(t, err)
		equal(t, "holder", v.HolderID, <-winners)
	})
	t.Run("forty_workers_share_forty_codes", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		must(t, p.Vouchers().Insert(t.Context(), freeCodes(workers)...))
		together(t, workers/2, func(i int) error {
			ids, err := take(t.Context(), p, 2, fmt.Sprintf("cust_%d", i))
			if err == nil && len(ids) != 2 {
				err = fmt.Errorf("worker %d took %v", i, ids)
			}
			return err
		})
		left, err := storage.Count(t.Context(), p.Vouchers(), storage.Where("holder_id", storage.OpIsUnknown))
		must(t, err)
		equal(t, "codes left", left, 0)
	})
	t.Run("a_code_whose_taker_fails_goes_to_the_next", func(t *testing.T) {
		t.Parallel()
		p := s.project()
		must(t, p.Vouchers().Insert(t.Context(), freeCode(1)))
		failure := errors.New("failure")
		held := make(chan struct{})
		together(t, 2, func(i int) error {
			if i == 0 {
				err := storage.Atomic(t.Context(), p, func(tx Project) error {
					ids, err := take(t.Context(), tx, 1, "cust_0")
					equal(t, "code taken first", ids, []string{"v_001"})
					must(t, err)
					close(held)
					time.Sleep(20 * time.Millisecond) // so that the other one gets to wait for it
					return failure
				})
				if !errors.Is(err, failure) {
					return fmt.Errorf("the first transaction ended with %v", err)
				}
				return nil
			}
			<-held
			ids, err := take(t.Context(), p, 1, "cust_1")
			equal(t, "code taken by the next", ids, []string{"v_001"})
			return err
		})
	})
}
