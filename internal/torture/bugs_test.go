package torture_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
)

type (
	decide = func(*redemption.Snapshot) (*redemption.Outcome, error)
	update = func(scope redemption.Scope, decide decide) (*redemption.Outcome, error)
)

// bug is one mistake that an engine could make. The zero bug is an engine without mistakes.
type bug struct {
	// world is the kind of world that finds the bug. finding is the expected violation, notLinearizable when it is empty.
	world, finding string
	// update replaces redemption.Store.Update; real calls that.
	update func(s *seeded, real update, scope redemption.Scope, decide decide) (*redemption.Outcome, error)
	// outcome changes the outcome of a decision before it is written.
	outcome func(s *seeded, before *redemption.Snapshot, o *redemption.Outcome)
	// before changes the snapshot that a decision gets.
	before func(s *seeded, scope redemption.Scope, before *redemption.Snapshot)
	// separateCommits commits each write of a transaction by itself, and updates rows by reading first and writing later.
	separateCommits bool
	// handler wraps the API.
	handler func(s *seeded, api http.Handler) http.Handler
}

const (
	notLinearizable  = "is not linearizable"
	missingRecord    = "there is no record of it"
	unexpectedRecord = "it has a record"
	twoAnswers       = "gets two answers"
	wrongRecords     = "records carry its mark"
	forgottenKey     = "is forgotten"
)

// bugs has the mistakes by name.
var bugs = map[string]bug{
	"limits_are_checked_before_the_lock": {world: "coupons", update: func(_ *seeded, real update, scope redemption.Scope, decide decide) (*redemption.Outcome, error) {
		var seen *redemption.Snapshot
		if _, err := real(scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) { seen = s; return &redemption.Outcome{}, nil }); err != nil {
			return nil, err
		}
		time.Sleep(2 * time.Millisecond)
		return real(scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return decide(seen) })
	}},
	"counters_are_not_raised": {world: "coupons", outcome: func(_ *seeded, _ *redemption.Snapshot, o *redemption.Outcome) { o.Counters = nil }},
	"counters_do_not_fall_with_a_rollback": {world: "coupons", outcome: func(_ *seeded, _ *redemption.Snapshot, o *redemption.Outcome) {
		if len(o.RolledBack) > 0 {
			o.Counters = nil
		}
	}},
	"the_counter_of_a_customer_has_a_wrong_key": {world: "coupons", outcome: func(_ *seeded, before *redemption.Snapshot, o *redemption.Outcome) {
		if before.Customer == nil {
			return
		}
		o.Counters = slices.Clone(o.Counters)
		for i, c := range o.Counters {
			o.Counters[i].Key = redemption.CounterKey(strings.ReplaceAll(string(c.Key), before.Customer.ID, "cust_0"))
		}
	}},
	"uses_are_not_counted": {world: "coupons", outcome: func(_ *seeded, _ *redemption.Snapshot, o *redemption.Outcome) {
		o.Vouchers = slices.Clone(o.Vouchers)
		for i := range o.Vouchers {
			o.Vouchers[i].Redeemed = min(0, o.Vouchers[i].Redeemed)
		}
	}},
	"a_refused_redemption_is_counted": {world: "coupons", outcome: func(s *seeded, before *redemption.Snapshot, o *redemption.Outcome) {
		if len(o.Records) == 1 && o.Records[0].Status == redemption.StatusFailed && o.Records[0].Object == redemption.ObjectRedemption {
			delta := redemption.VoucherDelta{ID: before.Vouchers[0].ID, Redeemed: 1}
			if delta.Fits(&before.Vouchers[0]) {
				o.Vouchers = append(o.Vouchers, delta)
			}
		}
	}},
	"a_stack_is_written_by_half": {world: "coupons", outcome: func(_ *seeded, _ *redemption.Snapshot, o *redemption.Outcome) {
		if len(o.Vouchers) > 1 && o.Vouchers[0].Redeemed > 0 {
			o.Vouchers = o.Vouchers[:1]
		}
	}},
	"a_redemption_is_rolled_back_twice": {world: "gift", before: func(_ *seeded, scope redemption.Scope, before *redemption.Snapshot) {
		before.Records = slices.Clone(before.Records)
		for i := range before.Records {
			if r := &before.Records[i]; r.Status == redemption.StatusRolledBack {
				r.Status, r.RollbackID = redemption.StatusSucceeded, ""
			}
		}
	}},
	"credits_come_back_twice": {world: "gift", outcome: func(_ *seeded, before *redemption.Snapshot, o *redemption.Outcome) {
		o.Vouchers = slices.Clone(o.Vouchers)
		for i, d := range o.Vouchers {
			if twice := (redemption.VoucherDelta{Credits: 2 * d.Credits}); d.Credits < 0 && twice.Fits(&before.Vouchers[0]) {
				o.Vouchers[i].Credits *= 2
			}
		}
	}},
	"credits_do_not_come_back": {world: "gift", outcome: func(_ *seeded, _ *redemption.Snapshot, o *redemption.Outcome) {
		o.Vouchers = slices.Clone(o.Vouchers)
		for i := range o.Vouchers {
			o.Vouchers[i].Credits = max(0, o.Vouchers[i].Credits)
		}
	}},
	"configuration_is_stale": {world: "coupons", before: func(s *seeded, _ redemption.Scope, before *redemption.Snapshot) {
		s.staleRevision.CompareAndSwap(0, before.Revision.Rules)
		before.Revision.Rules = s.staleRevision.Load()
	}},
	"an_answer_is_sent_and_nothing_written": {world: "gift", finding: missingRecord, outcome: func(s *seeded, _ *redemption.Snapshot, o *redemption.Outcome) {
		if s.count.Add(1)%10 == 0 {
			*o = redemption.Outcome{}
		}
	}},
	"a_balance_is_read_first_and_written_later": {world: "gift", separateCommits: true},
	"a_transfer_from_two_is_made_in_two_commits": {world: "points", finding: wrongRecords, handler: func(_ *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			var transfers []json.RawMessage
			body, _ := io.ReadAll(r.Body)
			r.Body = io.NopCloser(bytes.NewReader(body))
			if !strings.HasSuffix(r.URL.Path, "/transfers") || json.Unmarshal(body, &transfers) != nil || len(transfers) < 2 {
				api.ServeHTTP(w, r)
				return
			}
			var answer *httptest.ResponseRecorder
			for i, one := range transfers {
				part := r.Clone(r.Context())
				if key := r.Header.Get("Idempotency-Key"); key != "" {
					part.Header.Set("Idempotency-Key", fmt.Sprint(key, "-", i))
				}
				part.Body = io.NopCloser(bytes.NewReader(fmt.Appendf(nil, "[%s]", one)))
				answer = httptest.NewRecorder()
				if api.ServeHTTP(answer, part); answer.Code >= http.StatusBadRequest {
					break
				}
			}
			maps.Copy(w.Header(), answer.Header())
			w.WriteHeader(answer.Code)
			_, _ = w.Write(answer.Body.Bytes())
		})
	}},
	"the_answer_comes_before_the_commit": {world: "gift", handler: func(_ *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			body, _ := io.ReadAll(r.Body)
			r.Body = io.NopCloser(bytes.NewReader(body))
			if !strings.HasSuffix(r.URL.Path, "/balance") || bytes.Contains(body, []byte(`"amount":-`)) { // additions are never refused
				api.ServeHTTP(w, r)
				return
			}
			later := r.Clone(context.WithoutCancel(r.Context()))
			later.Body = io.NopCloser(bytes.NewReader(body))
			go func() {
				time.Sleep(5 * time.Millisecond)
				api.ServeHTTP(httptest.NewRecorder(), later)
			}()
			fmt.Fprint(w, `{"object":"balance"}`)
		})
	}},
	"an_answer_is_kept_of_a_change_that_was_rolled_back": {world: "gift", finding: missingRecord, update: func(s *seeded, real update, scope redemption.Scope, decide decide) (*redemption.Outcome, error) {
		kept, err := s.rolledBack(real, scope, decide)
		if kept != nil {
			err = s.Backend.Project("shop").IdempotencyRecords().Insert(context.Background(), *kept)
		}
		if err != nil {
			return nil, err
		}
		return real(scope, decide)
	}},
	"a_key_is_forgotten_by_a_shared_commit_that_fails": {world: "gift", finding: forgottenKey, update: func(s *seeded, real update, scope redemption.Scope, decide decide) (*redemption.Outcome, error) {
		kept, err := s.rolledBack(real, scope, decide)
		if err != nil {
			return nil, err
		}
		return real(scope, func(snapshot *redemption.Snapshot) (*redemption.Outcome, error) {
			o, err := decide(snapshot)
			if err == nil && kept != nil { // each is made alone now
				alone := *o
				alone.Kept, o = nil, &alone
			}
			return o, err
		})
	}},
	"one_key_is_performed_on_two_servers": {world: "gift", finding: wrongRecords,
		before: func(_ *seeded, _ redemption.Scope, before *redemption.Snapshot) {
			if before.Kept != nil && time.Until(before.Kept.ExpiresAt) > idempotency.Retention-5*time.Millisecond { // the other server keeps it at this moment
				before.Kept = nil
			}
		},
		outcome: func(_ *seeded, before *redemption.Snapshot, o *redemption.Outcome) { o.NewKept = before.Kept == nil },
	},
	"a_unit_is_returned_twice": {world: "returns", before: func(_ *seeded, _ redemption.Scope, before *redemption.Snapshot) {
		if before.Order == nil || before.Order.Returned == nil {
			return
		}
		o, back := *before.Order, *before.Order.Returned
		back.State.Units = slices.Clone(back.State.Units)
		for i, n := range back.State.Units {
			back.State.Units[i] = max(0, n-1)
		}
		o.Returned, before.Order = &back, &o
	}},
	"a_refund_is_computed_from_a_stale_order": {world: "returns", update: func(_ *seeded, real update, scope redemption.Scope, decide decide) (*redemption.Outcome, error) {
		if scope.OrderID == "" {
			return real(scope, decide)
		}
		var stale *order.Order
		if _, err := real(scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
			stale = s.Order
			return &redemption.Outcome{}, nil
		}); err != nil {
			return nil, err
		}
		time.Sleep(2 * time.Millisecond)
		return real(scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
			seen := *s
			seen.Order = stale
			return decide(&seen)
		})
	}},
	"idempotency_keys_are_ignored": {world: "points", finding: twoAnswers, handler: func(_ *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r.Header.Del("Idempotency-Key")
			api.ServeHTTP(w, r)
		})
	}},
	"the_quantity_is_off_by_one":          {world: "coupons", handler: offByOne},
	"the_stock_of_a_reward_is_off_by_one": {world: "members", handler: offByOne},
	"a_purchase_is_refunded_again": {world: "members", handler: func(_ *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			answer := httptest.NewRecorder()
			if api.ServeHTTP(answer, r); strings.HasSuffix(r.URL.Path, "/refund") && strings.Contains(answer.Body.String(), "invalid_reward_transaction_status") {
				answer.Code = http.StatusOK
			}
			maps.Copy(w.Header(), answer.Header())
			w.WriteHeader(answer.Code)
			_, _ = w.Write(answer.Body.Bytes())
		})
	}},
	"a_refusal_is_sent_and_all_is_written": {world: "gift", finding: unexpectedRecord, handler: func(s *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			answer := httptest.NewRecorder()
			api.ServeHTTP(answer, r)
			if r.URL.Path == "/v1/redemptions" && r.Method == http.MethodPost && s.count.Add(1)%10 == 0 {
				answer = httptest.NewRecorder()
				answer.WriteHeader(http.StatusBadRequest)
				fmt.Fprint(answer, `{"key":"gift_amount_exceeded"}`)
			}
			maps.Copy(w.Header(), answer.Header())
			w.WriteHeader(answer.Code)
			_, _ = w.Write(answer.Body.Bytes())
		})
	}},
	"reads_come_from_a_cache": {world: "gift", handler: func(_ *seeded, api http.Handler) http.Handler {
		var mu sync.Mutex
		cache, until := map[string][]byte{}, map[string]time.Time{}
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Method != http.MethodGet {
				api.ServeHTTP(w, r)
				return
			}
			mu.Lock()
			defer mu.Unlock()
			if time.Now().After(until[r.URL.Path]) {
				answer := httptest.NewRecorder()
				api.ServeHTTP(answer, r)
				cache[r.URL.Path], until[r.URL.Path] = answer.Body.Bytes(), time.Now().Add(20*time.Millisecond)
			}
			_, _ = w.Write(cache[r.URL.Path])
		})
	}},
	"a_valid_redemption_is_refused": {world: "coupons", handler: func(s *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/v1/redemptions" && r.Method == http.MethodPost && s.count.Add(1)%10 == 0 {
				w.WriteHeader(http.StatusBadRequest)
				fmt.Fprint(w, `{"key":"quantity_exceeded"}`)
				return
			}
			api.ServeHTTP(w, r)
		})
	}},
	"a_validation_accepts_a_code_that_is_refused": {world: "coupons", handler: func(_ *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/v1/validations" {
				fmt.Fprint(w, `{"valid":true}`)
				return
			}
			api.ServeHTTP(w, r)
		})
	}},
}

var errRolledBack = errors.New("rolled back")

// rolledBack makes every tenth change of a request with a key, and rolls it back. It returns the record of the key, nil for one that is there.
func (s *seeded) rolledBack(real update, scope redemption.Scope, decide decide) (kept *idempotency.Record, err error) {
	if scope.Key == "" || s.count.Add(1)%10 != 0 {
		return nil, nil
	}
	_, err = real(scope, func(snapshot *redemption.Snapshot) (*redemption.Outcome, error) {
		o, err := decide(snapshot)
		if err == nil {
			kept, err = o.Kept, errRolledBack
		}
		return nil, err
	})
	if errors.Is(err, errRolledBack) {
		err = nil
	}
	return kept, err
}

// offByOne adds one to every quantity of a request.
func offByOne(_ *seeded, api http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if body, _ := io.ReadAll(r.Body); len(body) > 0 {
			for q := 9; q >= 3; q-- {
				body = bytes.Replace(body, fmt.Appendf(nil, `"quantity":%d}`, q), fmt.Appendf(nil, `"quantity":%d }`, q+1), 1)
			}
			r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		}
		api.ServeHTTP(w, r)
	})
}
