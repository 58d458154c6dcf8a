package calc_test

import (
	"testing"

	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/loyalty/calc"
)

func d(text string) decimal.Decimal { return decimal.RequireFromString(text) }

func TestBlocksCountsFullBlocks(t *testing.T) {
	for _, c := range []struct {
		base  string
		every int64
		want  int64
	}{
		{"45000", 500, 90}, {"50000", 500, 100}, {"4999", 1000, 4}, {"11", 3, 3}, {"11.9", 3, 3}, {"12", 3, 4},
		{"0", 3, 0}, {"-7", 3, 0}, {"2", 3, 0}, {"5", 0, 0}, {"5", -1, 0},
	} {
		if got := calc.Blocks(d(c.base), c.every); !got.Equal(decimal.NewFromInt(c.want)) {
			t.Errorf("%s holds %s times %d, want %d", c.base, got, c.every, c.want)
		}
	}
}

func TestPointsAreMappedAndRoundedOnce(t *testing.T) {
	custom := func(n int64) *calc.Mapping { return &calc.Mapping{Custom: true, Points: n} }
	times := func(m string) *calc.Mapping { return &calc.Mapping{Multiplier: d(m)} }
	for _, c := range []struct {
		blocks, each string
		m            *calc.Mapping
		want         int64
	}{
		{"1", "20", custom(5), 5}, {"1", "20", custom(200), 200}, {"1", "20", times("2"), 40}, {"1", "20", times("3"), 60}, {"1", "20", times("5"), 100},
		{"1", "20", nil, 20}, {"90", "10", nil, 900}, {"90", "10", custom(1), 90}, {"3", "2.5", nil, 8}, {"3", "2.5", times("2"), 15}, {"1", "2.5", times("0.5"), 1},
		{"1", "-4", nil, 0}, {"0", "20", custom(7), 0}, {"9007199254740991", "9007199254740991", nil, calc.MaxPoints},
	} {
		if got := calc.Points(d(c.blocks), d(c.each), c.m); got != c.want {
			t.Errorf("%s blocks of %s with %v are %d points, want %d", c.blocks, c.each, c.m, got, c.want)
		}
	}
}

func TestPointsAreMonotonicInBase(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		every := rapid.Int64Range(1, 1e6).Draw(t, "every")
		each := decimal.NewFromInt(rapid.Int64Range(0, 1e6).Draw(t, "each"))
		base := rapid.Int64Range(-1e9, 1e9).Draw(t, "base")
		more := rapid.Int64Range(0, 1e9).Draw(t, "more")
		points := func(base int64) int64 { return calc.Points(calc.Blocks(decimal.NewFromInt(base), every), each, nil) }
		if less, got := points(base), points(base+more); got < less {
			t.Errorf("%d gives %d points, %d more give %d", base, less, more, got)
		}
		if got, want := points(base), max(base, 0)/every*each.IntPart(); got != want {
			t.Errorf("%d gives %d points, want %d", base, got, want)
		}
	})
}
