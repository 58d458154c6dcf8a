package calc

import (
	"github.com/shopspring/decimal"
)

// MaxPoints is the largest number of points that one movement can have: clients with numbers in double precision, as
// JavaScript, still read it exactly.
const MaxPoints = 1<<53 - 1

// Blocks is how often every fits into base. A remainder is dropped: 4999 holds four times 1000. A base below 0, and an every that
// is not above 0, holds none.
func Blocks(base decimal.Decimal, every int64) decimal.Decimal {
	if every <= 0 || !base.IsPositive() {
		return decimal.Zero
	}
	blocks, _ := base.QuoRem(decimal.NewFromInt(every), 0)
	return blocks
}

// Mapping is how a loyalty tier changes the points of an earning rule or the price of a reward.
type Mapping struct {
	// Points replaces the points of each block when Custom is set.
	Custom bool
	Points int64
	// Multiplier multiplies the number of points otherwise.
	Multiplier decimal.Decimal
}

// Points is the number of points for blocks of some points each, with the mapping of a tier; a nil mapping changes nothing. The
// number is rounded once, half away from zero, and is between 0 and MaxPoints: 3 blocks of 2.5 points, doubled, are 15 points.
func Points(blocks, each decimal.Decimal, m *Mapping) int64 {
	total := blocks.Mul(each)
	switch {
	case m == nil:
	case m.Custom:
		total = blocks.Mul(decimal.NewFromInt(m.Points))
	default:
		total = total.Mul(m.Multiplier)
	}
	total = total.Round(0)
	switch {
	case total.IsNegative():
		return 0
	case total.GreaterThan(decimal.NewFromInt(MaxPoints)):
		return MaxPoints
	}
	return total.IntPart()
}

// Price is the price of a reward of some points for a holder of the tier.
func Price(points int64, m *Mapping) int64 {
	return Points(decimal.NewFromInt(1), decimal.NewFromInt(points), m)
}
