package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"math"
	"testing"
	"testing/synctest"
	"time"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

type sqlState string

func (s sqlState) Error() string    { return "state " + string(s) }
func (s sqlState) SQLState() string { return string(s) }

type resultCode int

func (c resultCode) Error() string { return fmt.Sprint("code ", int(c)) }
func (c resultCode) Code() int     { return int(c) }

func TestOnlyFailuresThatPassAreTriedAgain(t *testing.T) {
	for name, test := range map[string]struct {
		failure error
		again   bool
	}{
		"a fault":                 {fault.NotFound("category", "c"), false},
		"a serialization failure": {sqlState("40001"), true},
		"a deadlock":              {fmt.Errorf("update: %w", sqlState("40P01")), true},
		"a unique violation":      {sqlState("23505"), false},
		"a busy file":             {resultCode(5), true},
		"a busy snapshot":         {resultCode(517), true},
		"a locked table":          {resultCode(6), true},
		"a full disk":             {resultCode(13), false},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				// the database takes a second to see what stands in the way.
				loses := func(times int) (runs int, err error) {
					err = Retry(t.Context(), func() error {
						time.Sleep(time.Second)
						if runs++; runs > times {
							return nil
						}
						return test.failure
					})
					return runs, err
				}
				switch runs, err := loses(20); {
				case test.again && (err != nil || runs != 21):
					t.Errorf("20 conflicts end after %d runs in %v", runs, err)
				case !test.again && (!errors.Is(err, test.failure) || runs != 1):
					t.Errorf("%d runs end in %v, want 1 in %v", runs, err, test.failure)
				}
				if runs, err := loses(math.MaxInt); !errors.Is(err, test.failure) || runs > int(maxRetryTime/time.Second)+1 {
					t.Errorf("without end, %d runs end in %v", runs, err)
				}
			})
		})
	}
}

func TestACallerThatWentAwayIsNotTriedForAgain(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	runs := 0
	err := Retry(ctx, func() error { runs++; cancel(); return sqlState("40001") })
	if !errors.Is(err, context.Canceled) || runs != 1 {
		t.Errorf("%d runs end in %v, want 1 in %v", runs, err, context.Canceled)
	}
}

func TestAConflictRunsTheTransactionAgainFromItsBeginning(t *testing.T) {
	onEach(t, func(t *testing.T, s *Store) {
		p := migrated(t, s).Project("p")
		runs := 0
		err := storage.Atomic(t.Context(), p, func(tx *Project) error {
			runs++
			if err := tx.Categories().Insert(t.Context(), catalog.Category{ID: fmt.Sprint("cat_", runs), Name: "one"}); err != nil {
				return err
			}
			if runs < 3 {
				return sqlState("40001")
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		n, err := storage.Count(t.Context(), p.Categories(), storage.Filter{})
		if err != nil || n != 1 {
			t.Errorf("there are %d categories, want 1: %v", n, err)
		}
		if revision, err := p.Revision(t.Context()); err != nil || revision.Rules != 1 {
			t.Errorf("the revision is %+v, want 1: %v", revision, err)
		}
	})
}

func TestAStoreIsOfNoUseAfterItsTransaction(t *testing.T) {
	onEach(t, func(t *testing.T, s *Store) {
		p := migrated(t, s).Project("p")
		var kept *Project
		if err := storage.Atomic(t.Context(), p, func(tx *Project) error { kept = tx; return nil }); err != nil {
			t.Fatal(err)
		}
		one := catalog.Category{ID: "cat_1"}
		_, get := kept.Categories().Get(t.Context(), "cat_1")
		_, update := kept.Categories().Update(t.Context(), "cat_1", func(*catalog.Category) error { return nil })
		_, revision := kept.Revision(t.Context())
		for what, err := range map[string]error{
			"get": get, "update": update, "revision": revision,
			"insert":         kept.Categories().Insert(t.Context(), one),
			"insert of many": kept.Categories().Insert(t.Context(), one, catalog.Category{ID: "cat_2"}),
			"delete":         kept.Categories().Delete(t.Context(), "cat_1"),
			"transaction":    kept.InTx(t.Context(), func(any) error { return nil }),
		} {
			if !errors.Is(err, errOver) {
				t.Errorf("%s answers %v, want %v", what, err, errOver)
			}
		}
	})
}

func TestWhatOnlyPostgresCannotStoreIsRefused(t *testing.T) {
	for failure, want := range map[error]bool{sqlState("22003"): true, sqlState("54000"): true, sqlState("23505"): false, resultCode(13): false} {
		if got := fault.Has(refused(failure, "category"), "invalid_payload"); got != want {
			t.Errorf("%v is refused: %v, want %v", failure, got, want)
		}
	}
}
