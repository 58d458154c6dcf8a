package storagetest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// keys seals the answers to requests of a shop with its clock.
type keys struct {
	*shop
	ahead  time.Duration
	engine *idempotency.Engine
}

func (s *shop) keys() *keys {
	k := &keys{shop: s}
	outside := env.System()
	outside.Now = func() time.Time { return env.System().Now().Add(k.ahead) }
	k.engine = idempotency.New(func(string) idempotency.Store { return s.p }, outside)
	return k
}

func callOf(key string) idempotency.Call {
	return idempotency.Call{ProjectID: "proj_1", CredentialID: "app", Key: key, Request: "POST"}
}

// keeping keeps a text as the answer to a request.
func keeping[Reply any](k *keys, key, text string) *redemption.Keep[Reply] {
	return &redemption.Keep[Reply]{
		RecordID: callOf(key).RecordID(), Live: k.engine.Live,
		Seal: func(_ Reply, refusal error) (*idempotency.Record, error) {
			a := idempotency.Answer{Status: 200, Body: []byte(text)}
			if refusal != nil {
				a.Status = 400
			}
			record, err := k.engine.Seal(callOf(key), a)
			return &record, err
		},
	}
}

// redeem redeems a code by engine i with a key, and returns the answer that is kept when it was redeemed before.
func (k *keys) redeem(i int, code, key, text string) (before string, err error) {
	_, err = k.engines[i].Redeem(context.WithoutCancel(k.Context()), redemption.Request{
		Redeemables: []redemption.Redeemable{{ID: code}}, Order: &order.Request{Amount: patch.Set(int64(1000))},
		Keep: keeping[*redemption.Redeemed](k, key, text),
	})
	return k.opened(key, err)
}

// opened returns the kept answer that an error has.
func (k *keys) opened(key string, err error) (before string, _ error) {
	var performed *idempotency.Performed
	if !errors.As(err, &performed) {
		return "", err
	}
	did, err := callOf(key).Open(performed.Record)
	return string(did.Body), err
}

// has checks how many records of redemptions and of keys there are.
func (k *keys) has(redemptions, records int) {
	k.Helper()
	done, err := storage.Count(k.Context(), k.p.Redemptions(), storage.Filter{})
	must(k, err)
	number(k, "records of redemptions", int64(done), int64(redemptions))
	kept, err := storage.Count(k.Context(), k.p.IdempotencyRecords(), storage.Filter{})
	must(k, err)
	number(k, "records of keys", int64(kept), int64(records))
}

// testKey redeems two codes with four keys, each of them twenty times at once.
func (s *shop) testKey() {
	k := s.keys()
	codes := s.coupons(2, percentOff(10, discount.EffectApplyToOrder))
	var redeemed atomic.Int64
	answers := make([][]string, 4)
	var all sync.WaitGroup
	for key := range answers {
		answers[key] = make([]string, 20)
		for i := range answers[key] {
			all.Go(func() {
				text := fmt.Sprintf("%d %d", key, i)
				before, err := k.redeem(i%2, codes[key%2], fmt.Sprint(key), text)
				for tooBusy(err) {
					before, err = k.redeem(i%2, codes[key%2], fmt.Sprint(key), text)
				}
				if err != nil {
					s.Error(err)
				}
				if answers[key][i] = before; before == "" {
					answers[key][i] = text
					redeemed.Add(1)
				}
			})
		}
	}
	all.Wait()
	number(s, "requests that redeemed", redeemed.Load(), 4)
	for key := range answers {
		for _, a := range answers[key] {
			if a != answers[key][0] {
				s.Errorf("key %d has the answers %s and %s", key, a, answers[key][0])
			}
		}
	}
	k.has(4, 4)
}

// testKeyOfFailure has the answer fail to be made, and a request hang up.
func (s *shop) testKeyOfFailure() {
	k := s.keys()
	s.coupon("CODE", percentOff(10, discount.EffectApplyToOrder))
	failure := errors.New("no answer")
	keep := keeping[*redemption.Redeemed](k, "key", "first")
	keep.Seal = func(*redemption.Redeemed, error) (*idempotency.Record, error) { return nil, failure }
	request := redemption.Request{Redeemables: []redemption.Redeemable{{ID: "CODE"}}, Keep: keep}
	if _, err := s.engines[0].Redeem(s.Context(), request); !errors.Is(err, failure) {
		s.Error(err)
	}
	ctx, hangUp := context.WithCancel(s.Context())
	seal := keeping[*redemption.Redeemed](k, "key", "second").Seal
	keep.Seal = func(r *redemption.Redeemed, err error) (*idempotency.Record, error) {
		hangUp()
		return seal(r, err)
	}
	if _, err := s.engines[0].Redeem(ctx, request); !errors.Is(err, context.Canceled) {
		s.Error(err)
	}
	k.has(0, 0)
	before, err := k.redeem(0, "CODE", "key", "third")
	if before != "" || err != nil {
		s.Errorf("then: %q, %v", before, err)
	}
	k.has(1, 1)
}

func (s *shop) testKeyOfRollback() {
	k := s.keys()
	s.coupon("CODE", percentOff(10, discount.EffectApplyToOrder))
	done, err := s.engines[0].Redeem(s.Context(), redemption.Request{Redeemables: []redemption.Redeemable{{ID: "CODE"}}})
	must(s, err)
	var all sync.WaitGroup
	var rolledBack atomic.Int64
	for i := range 10 {
		all.Go(func() {
			keep := keeping[*redemption.RolledBack](k, "back", "back")
			_, err := s.engines[i%2].Rollback(context.WithoutCancel(s.Context()), redemption.RollbackRequest{RedemptionID: done.Records[0].ID, Keep: keep})
			before, err := k.opened("back", err)
			switch {
			case err != nil && !tooBusy(err):
				s.Error(err)
			case err == nil && before == "":
				rolledBack.Add(1)
			case err == nil && before != "back":
				s.Errorf("kept %q", before)
			}
		})
	}
	all.Wait()
	number(s, "requests that rolled back", rolledBack.Load(), 1)
	k.has(2, 1)
}

func (s *shop) testKeyOfRefusal() {
	k := s.keys()
	s.card("EMPTY", 0)
	if _, err := k.redeem(0, "EMPTY", "key", "first"); err == nil || fault.IsNotFound(err) {
		s.Fatalf("an empty card: %v", err)
	}
	k.has(1, 1)
	before, err := k.redeem(1, "EMPTY", "key", "second")
	if before != "first" || err != nil {
		s.Errorf("again: %q, %v", before, err)
	}
	k.has(1, 1)
}

func (s *shop) testExpiredKey() {
	k := s.keys()
	s.coupon("CODE", percentOff(10, discount.EffectApplyToOrder))
	for n := range 3 {
		before, err := k.redeem(0, "CODE", "key", fmt.Sprint(n))
		if before != "" || err != nil {
			s.Errorf("day %d: %q, %v", n, before, err)
		}
		k.has(n+1, 1)
		k.ahead += idempotency.Retention + time.Second
	}
}
