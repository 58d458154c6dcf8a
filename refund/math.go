package refund

import "math/bits"

// share is total · part / whole, rounded half up; part is at most whole. A whole of zero has no shares.
func share(total, part, whole int64) int64 {
	if whole <= 0 || part <= 0 || total <= 0 {
		return 0
	}
	hi, lo := bits.Mul64(uint64(total), uint64(part))
	lo, carry := bits.Add64(lo, uint64(whole)/2, 0)
	quotient, _ := bits.Div64(hi+carry, lo, uint64(whole))
	return int64(quotient)
}

// Floor is total · part / whole, rounded down; part is at most whole. A whole of zero has no shares.
func Floor(total, part, whole int64) int64 {
	if whole <= 0 || part <= 0 || total <= 0 {
		return 0
	}
	hi, lo := bits.Mul64(uint64(total), uint64(part))
	quotient, _ := bits.Div64(hi, lo, uint64(whole))
	return int64(quotient)
}

// ceil is total · part / whole, rounded up.
func ceil(total, part, whole int64) int64 {
	if whole <= 0 {
		return total
	}
	if part <= 0 || total <= 0 {
		return 0
	}
	hi, lo := bits.Mul64(uint64(total), uint64(part))
	quotient, rest := bits.Div64(hi, lo, uint64(whole))
	if rest > 0 {
		quotient++
	}
	return int64(quotient)
}

// chain divides total among parts, of which it is at most the sum, by one division after the other: part by part, of what the parts before left.
// When total grows by one, one share grows by one and none falls.
func chain(total int64, parts []int64) []int64 {
	shares := make([]int64, len(parts))
	whole := sum(parts)
	for i, part := range parts {
		shares[i] = share(total, part, whole)
		total -= shares[i]
		whole -= part
	}
	return shares
}

// inTurn fills parts one after the other.
func inTurn(total int64, parts []int64) []int64 {
	shares := make([]int64, len(parts))
	for i, part := range parts {
		shares[i] = min(total, part)
		total -= shares[i]
	}
	return shares
}
