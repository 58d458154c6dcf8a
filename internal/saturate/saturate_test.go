package saturate_test

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/internal/saturate"
)

// nearest is the number of 64 bits that is nearest to one of any size.
func nearest(n *big.Int) int64 {
	switch {
	case n.IsInt64():
		return n.Int64()
	case n.Sign() > 0:
		return math.MaxInt64
	}
	return math.MinInt64
}

// TestSumsSaturate compares both operations with exact ones, with numbers at the ends and anywhere between.
func TestSumsSaturate(t *testing.T) {
	number := rapid.OneOf(rapid.Int64(), rapid.SampledFrom([]int64{math.MinInt64, math.MinInt64 + 1, -1, 0, 1, 1<<53 - 1, math.MaxInt64 - 1, math.MaxInt64}))
	rapid.Check(t, func(t *rapid.T) {
		a, b := number.Draw(t, "a"), number.Draw(t, "b")
		x, y := big.NewInt(a), big.NewInt(b)
		if got, want := saturate.Add(a, b), nearest(new(big.Int).Add(x, y)); got != want {
			t.Errorf("%d + %d is %d, want %d", a, b, got, want)
		}
		if got, want := saturate.Sub(a, b), nearest(new(big.Int).Sub(x, y)); got != want {
			t.Errorf("%d - %d is %d, want %d", a, b, got, want)
		}
	})
}
