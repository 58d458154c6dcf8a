package storagetest

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/pointers"
	"github.com/punchcardhq/punchcard/voucher"
)

// testGeneration tests the insert that passes over codes that are taken.
func testGeneration(t *testing.T, s *suite) {
	for name, test := range map[string]func(*testing.T, Project){
		"codes_that_are_taken_are_passed_over":               testInsertNew,
		"of_two_equal_codes_in_one_call_one_is_stored":       testInsertNewTwice,
		"more_codes_than_fit_one_statement_are_stored":       testInsertNewMany,
		"many_different_vouchers_come_back_as_they_were":     testInsertNewWhole,
		"a_text_that_cannot_be_stored_refuses_all_of_a_call": testInsertNewRefused,
		"a_transaction_that_fails_leaves_no_code":            testInsertNewAborted,
		"each_code_is_stored_once_by_many_workers":           testInsertNewWorkers,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s.project())
		})
	}
	t.Run("projects_may_have_equal_codes", func(t *testing.T) {
		t.Parallel()
		for range 2 {
			n, err := s.project().InsertNewVouchers(t.Context(), freeCodes(3))
			must(t, err)
			equal(t, "stored", n, 3)
		}
	})
}

func testInsertNew(t *testing.T, p Project) {
	codes := freeCodes(5)
	must(t, p.Vouchers().Insert(t.Context(), codes[1], codes[3]))
	// Another id with a taken code, and a taken id with another code.
	twin, changed := freeCode(10), freeCode(3)
	twin.Code, changed.Code = codes[1].Code, "ANOTHER"
	n, err := p.InsertNewVouchers(t.Context(), []voucher.Voucher{codes[0], twin, codes[2], changed, codes[4]})
	must(t, err)
	equal(t, "stored", n, 3)
	page, err := p.Vouchers().List(t.Context(), storage.Query{WithTotal: true})
	must(t, err)
	equal(t, "vouchers", page, storage.Page[voucher.Voucher]{Items: codes, Total: 5})

	n, err = p.InsertNewVouchers(t.Context(), codes)
	must(t, err)
	equal(t, "stored again", n, 0)
	n, err = p.InsertNewVouchers(t.Context(), nil)
	must(t, err)
	equal(t, "stored of none", n, 0)
}

func testInsertNewTwice(t *testing.T, p Project) {
	first, second := freeCode(0), freeCode(1)
	second.Code = first.Code
	n, err := p.InsertNewVouchers(t.Context(), []voucher.Voucher{first, second})
	must(t, err)
	equal(t, "stored", n, 1)
	page, err := p.Vouchers().List(t.Context(), storage.Query{})
	must(t, err)
	equal(t, "vouchers", page.Items, []voucher.Voucher{first})
}

func testInsertNewMany(t *testing.T, p Project) {
	const many = 2500
	codes := freeCodes(many)
	must(t, p.Vouchers().Insert(t.Context(), codes[0], codes[1200], codes[many-1]))
	n, err := p.InsertNewVouchers(t.Context(), codes)
	must(t, err)
	equal(t, "stored", n, many-3)
	total, err := storage.Count(t.Context(), p.Vouchers(), storage.Filter{})
	must(t, err)
	equal(t, "vouchers", total, many)
}

// testInsertNewWhole compares every field, for a backend may have a way of its own to write many rows.
func testInsertNewWhole(t *testing.T, p Project) {
	made := pointers.Copies(makerOf(voucher.Kind, adjusted(soundVoucher)).sparse(t, 300))
	n, err := p.InsertNewVouchers(t.Context(), made)
	must(t, err)
	equal(t, "stored", n, len(made))
	page, err := p.Vouchers().List(t.Context(), storage.Query{})
	must(t, err)
	byID := func(a, b voucher.Voucher) int { return strings.Compare(a.ID, b.ID) }
	slices.SortFunc(made, byID)
	equal(t, "vouchers", page.Items, made)
}

func testInsertNewRefused(t *testing.T, p Project) {
	codes := freeCodes(2)
	codes[1].AdditionalInfo = "a\x00b"
	n, err := p.InsertNewVouchers(t.Context(), codes)
	refused(t, "insert", err, fault.Payload("additional_info", "must be UTF-8 text without NUL characters"))
	equal(t, "stored", n, 0)
	total, err := storage.Count(t.Context(), p.Vouchers(), storage.Filter{})
	must(t, err)
	equal(t, "vouchers", total, 0)
}

func testInsertNewAborted(t *testing.T, p Project) {
	stop := fault.Invalid("stop", "Stop", "")
	err := storage.Atomic(t.Context(), p, func(tx Project) error {
		n, err := tx.InsertNewVouchers(t.Context(), freeCodes(3))
		must(t, err)
		equal(t, "stored", n, 3)
		total, err := storage.Count(t.Context(), tx.Vouchers(), storage.Filter{})
		must(t, err)
		equal(t, "vouchers in the transaction", total, 3)
		return stop
	})
	refused(t, "transaction", err, stop)
	total, err := storage.Count(t.Context(), p.Vouchers(), storage.Filter{})
	must(t, err)
	equal(t, "vouchers", total, 0)
}

func testInsertNewWorkers(t *testing.T, p Project) {
	const workers, codes = 20, 50
	var stored atomic.Int64
	var group sync.WaitGroup
	for w := range workers {
		group.Go(func() {
			mine := freeCodes(codes)
			for i := range mine {
				mine[i].ID = fmt.Sprintf("v_%d_%d", w, i)
			}
			if w%2 == 1 {
				slices.Reverse(mine)
			}
			n, err := p.InsertNewVouchers(t.Context(), mine)
			if err != nil {
				t.Errorf("worker %d: %v", w, err)
			}
			stored.Add(int64(n))
		})
	}
	group.Wait()
	equal(t, "stored by all", stored.Load(), int64(codes))
	total, err := storage.Count(t.Context(), p.Vouchers(), storage.Filter{})
	must(t, err)
	equal(t, "vouchers", total, codes)
}
