package voucher

import (
	"context"
	"math/big"

	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/storage"
)

const (
	// rounds is how often codes are drawn again in place of those that were taken.
	rounds = 10
	// maxDrawn bounds what is drawn in one round, and with it the memory of a portion.
	maxDrawn = 20_000
)

// fill draws codes and stores vouchers under those that are free, until there are as many as wanted or nothing is left after
// some rounds. It returns how many it stored.
//
// The first round draws just what is wanted, because in most code spaces hardly anything is taken. Where many are, the later
// rounds draw more and more codes and look up which are free; a space of up to maxDrawn codes is then drawn in full, so that
// its very last code is found.
func (e *Engine) fill(ctx context.Context, tx Store, s Settings, config code.Config, want int, voucher func(code string) Voucher) (stored int, err error) {
	generator, err := code.NewGenerator(config, !s.CaseInsensitive, e.env.Random)
	if err != nil {
		return 0, err
	}
	capacity := config.Capacity(!s.CaseInsensitive)
	for round := 0; round < rounds && stored < want; round++ {
		left := want - stored
		n := left
		if round > 0 {
			n = min(maxDrawn, max(100, left<<(2*round)))
		}
		codes, err := generator.Draw(within(n, capacity), nil)
		if err != nil {
			return stored, err
		}
		for i := range codes {
			codes[i] = s.Spell(codes[i])
		}
		if round > 0 {
			if codes, err = freeCodes(ctx, tx, codes, left); err != nil {
				return stored, err
			}
		}
		vouchers := make([]Voucher, 0, len(codes))
		for _, c := range codes {
			vouchers = append(vouchers, voucher(c))
		}
		added, err := tx.InsertNewVouchers(ctx, vouchers)
		if err != nil {
			return stored, err
		}
		stored += added
	}
	return stored, nil
}

// draw is fill for a few vouchers that are needed one by one: it returns those that it stored.
func (e *Engine) draw(ctx context.Context, tx Store, s Settings, config code.Config, want int, voucher func(code string) Voucher) (stored []Voucher, err error) {
	for range want {
		var last Voucher
		n, err := e.fill(ctx, tx, s, config, 1, func(code string) Voucher { last = voucher(code); return last })
		if err != nil || n == 0 {
			return stored, err
		}
		stored = append(stored, last)
	}
	return stored, nil
}

func within(n int, capacity *big.Int) int {
	if capacity.IsInt64() {
		return int(min(int64(n), capacity.Int64()))
	}
	return n
}

// freeCodes returns up to limit of the codes that no voucher has.
func freeCodes(ctx context.Context, tx Store, codes []string, limit int) (free []string, err error) {
	const atOnce = 500
	for len(codes) > 0 && len(free) < limit {
		some := codes[:min(atOnce, len(codes))]
		codes = codes[len(some):]
		page, err := tx.Vouchers().List(ctx, storage.Query{Filter: storage.In("code", some)})
		if err != nil {
			return nil, err
		}
		taken := make(map[string]bool, len(page.Items))
		for _, v := range page.Items {
			taken[v.Code] = true
		}
		for _, c := range some {
			if !taken[c] {
				free = append(free, c)
			}
		}
	}
	return free[:min(limit, len(free))], nil
}
