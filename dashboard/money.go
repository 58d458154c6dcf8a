package dashboard

import (
	"fmt"
	"strconv"
	"strings"
)

// money writes minor units with the currency of the project: 199900 is "1,999.00 EUR". Amounts have two decimals in every currency, as in the API.
func money(minor int64, currency string) string {
	sign, abs := "", uint64(minor)
	if minor < 0 {
		sign, abs = "−", -abs
	}
	return strings.TrimSpace(fmt.Sprintf("%s%s.%02d %s", sign, groupDigits(strconv.FormatUint(abs/100, 10)), abs%100, currency))
}

// grouped writes a whole number with separators: 1,234,567.
func grouped(n int64) string {
	if n < 0 {
		return "−" + groupDigits(strconv.FormatUint(-uint64(n), 10))
	}
	return groupDigits(strconv.FormatInt(n, 10))
}

func groupDigits(digits string) string {
	var b strings.Builder
	for i, d := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteRune(d)
	}
	return b.String()
}
