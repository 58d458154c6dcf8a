package discount

import (
	"cmp"
	"math/big"
	"math/bits"
	"slices"
)

// Split divides total, at least zero, among parties by their weights, none of which is negative, and returns the shares in their order. Each
// share is rounded down first; the units left over go one by one to the largest fractions, to the earlier one among equals. So the shares
// add up to total, and none is above its weight unless total is above all weights together. Where all weights are zero, so are the shares.
//
// Lines of 5000 and 1000 that share 1000 get 833 and 167; three equal ones that share 100 get 34, 33 and 33.
func Split(total int64, weights ...int64) []int64 {
	shares := make([]int64, len(weights))
	if !slices.ContainsFunc(weights, func(w int64) bool { return w > 0 }) {
		return shares
	}
	portions := make([]portion, len(weights))
	for i, w := range weights {
		portions[i] = portion{num: w, mul: 1, den: 1, room: total}
	}
	split(total, portions)
	for i, p := range portions {
		shares[i] = p.share
	}
	return shares
}

// portion is one party of a split: it weighs num·mul/den, takes at most room and gets share.
type portion struct {
	num, mul, den int64
	room          int64
	share         int64
}

// split divides total among the portions by weight. Each first gets its share rounded down; the units left over go one by
// one to those that lost the largest fraction, to the earlier one among equals. A unit that exceeds the room of a portion
// is offered to the others in order, so that the shares add up to total as long as any portion has room.
//
// Lines of 100, 50 and 50 that share 31 are due 15.5, 7.75 and 7.75. Rounded down they get 15, 7 and 7; the two units
// left over go to the second and the third, which lost .75 each. Two equal lines that share 1: the first gets it.
func split(total int64, portions []portion) {
	losers, fits := shareOut(total, portions)
	if !fits {
		losers = shareOutLarge(total, portions)
	}
	left := total
	for i := range portions {
		left -= portions[i].share
	}
	for _, i := range losers {
		if left <= 0 {
			break
		}
		portions[i].share++
		left--
	}
	for i := range portions {
		if p := &portions[i]; p.share > p.room {
			left += p.share - p.room
			p.share = p.room
		}
	}
	for i := range portions {
		p := &portions[i]
		more := max(0, min(left, p.room-p.share))
		p.share += more
		left -= more
	}
}

// shareOut sets the shares rounded down and returns the portions that lost a fraction, the largest first. It reports false
// when the weights, brought to a common denominator, do not fit machine words.
func shareOut(total int64, portions []portion) (losers []int, fits bool) {
	common := uint64(1)
	for i := range portions {
		den := uint64(portions[i].den)
		hi, lo := bits.Mul64(common/gcd(common, den), den)
		if hi > 0 {
			return nil, false
		}
		common = lo
	}
	// Each holds the weight of a portion first, and the fraction that it lost in the end.
	fractions := make([]uint64, len(portions))
	var sum uint64
	for i := range portions {
		p := &portions[i]
		high, product := bits.Mul64(uint64(p.num), uint64(p.mul))
		hi, weight := bits.Mul64(product, common/uint64(p.den))
		var carry uint64
		if sum, carry = bits.Add64(sum, weight, 0); high > 0 || hi > 0 || carry > 0 {
			return nil, false
		}
		fractions[i] = weight
	}
	if sum == 0 {
		return nil, true
	}
	losers = make([]int, 0, len(portions))
	for i, weight := range fractions {
		// The quotient cannot overflow: a weight is at most the sum.
		hi, lo := bits.Mul64(uint64(total), weight)
		var share uint64
		share, fractions[i] = bits.Div64(hi, lo, sum)
		portions[i].share = int64(share)
		if fractions[i] > 0 {
			losers = append(losers, i)
		}
	}
	slices.SortStableFunc(losers, func(a, b int) int { return cmp.Compare(fractions[b], fractions[a]) })
	return losers, true
}

// shareOutLarge is shareOut for weights of any size.
func shareOutLarge(total int64, portions []portion) (losers []int) {
	common := big.NewInt(1)
	for i := range portions {
		den := big.NewInt(portions[i].den)
		common.Mul(common, den.Quo(den, new(big.Int).GCD(nil, nil, common, den)))
	}
	weights, sum := make([]*big.Int, len(portions)), new(big.Int)
	for i := range portions {
		w := new(big.Int).Quo(common, big.NewInt(portions[i].den))
		w.Mul(w, big.NewInt(portions[i].num))
		weights[i] = w.Mul(w, big.NewInt(portions[i].mul))
		sum.Add(sum, w)
	}
	if sum.Sign() == 0 {
		return nil
	}
	for i, w := range weights {
		share, fraction := w.Mul(w, big.NewInt(total)).QuoRem(w, sum, new(big.Int))
		portions[i].share = share.Int64()
		weights[i] = fraction
		if fraction.Sign() > 0 {
			losers = append(losers, i)
		}
	}
	slices.SortStableFunc(losers, func(a, b int) int { return weights[b].Cmp(weights[a]) })
	return losers
}

func gcd(a, b uint64) uint64 {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}
