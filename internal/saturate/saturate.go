// Package saturate adds figures that grow as long as a shop does: what all orders of a campaign add up to, what all cards of a customer
// hold. A sum that does not fit into 64 bits stops at the largest or smallest number that does. Plain addition would go on at the other end,
// and turn the largest turnover into a debt.
//
// A sum that has stopped is no longer exact: what is taken away afterwards is taken away from where it stopped.
package saturate

import "math"

// Add returns a + b, or the nearest number of 64 bits.
func Add(a, b int64) int64 {
	sum := a + b
	switch {
	case a > 0 && b > 0 && sum < 0:
		return math.MaxInt64
	case a < 0 && b < 0 && sum >= 0:
		return math.MinInt64
	}
	return sum
}

// Sub returns a - b, or the nearest number of 64 bits.
func Sub(a, b int64) int64 {
	if b == math.MinInt64 { // which has no opposite
		return Add(Add(a, math.MaxInt64), 1)
	}
	return Add(a, -b)
}
