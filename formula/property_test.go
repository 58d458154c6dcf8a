package formula_test

import (
	"encoding/json"
	"fmt"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/formula"
)

// sumOf draws an arithmetic formula together with its value as computed by big.Rat, nil for a division by zero.
func sumOf(t *rapid.T, depth int) (string, *big.Rat) {
	if depth == 0 || rapid.IntRange(0, 4).Draw(t, "leaf") == 0 {
		d := decimal.New(int64(rapid.IntRange(0, 9999).Draw(t, "digits")), int32(-rapid.IntRange(0, 4).Draw(t, "places")))
		return d.String(), d.Rat()
	}
	left, a := sumOf(t, depth-1)
	right, b := sumOf(t, depth-1)
	sign := rapid.SampledFrom([]string{"+", "-", "*", "/"}).Draw(t, "sign")
	text := "(" + left + " " + sign + " " + right + ")"
	if a == nil || b == nil || sign == "/" && b.Sign() == 0 {
		return text, nil
	}
	switch sign {
	case "+":
		return text, new(big.Rat).Add(a, b)
	case "-":
		return text, new(big.Rat).Sub(a, b)
	case "*":
		return text, new(big.Rat).Mul(a, b)
	}
	return text, new(big.Rat).Quo(a, b)
}

// written returns a value as a formula yields it: whole if it has an end, else cut after 40 decimals.
func written(value *big.Rat) string {
	if places, finite := value.FloatPrec(); finite {
		return number(value.FloatString(places)).String()
	}
	scaled := new(big.Rat).Mul(value, decimal.New(1, 40).Rat())
	return decimal.NewFromBigInt(new(big.Int).Quo(scaled.Num(), scaled.Denom()), -40).String()
}

func TestArithmeticIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, value := sumOf(t, 4)
		want := "none"
		if value != nil && new(big.Rat).Abs(value).Cmp(big.NewRat(1e16, 1)) <= 0 {
			want = written(value)
		}
		if got := result(text, shop{}); got != want {
			t.Fatalf("%s = %s, want %s", text, got, want)
		}
	})
}

func TestRoundingIsNearestStepInDirection(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.IntRange(-99999, 99999).Draw(t, "a"), rapid.IntRange(1, 999).Draw(t, "b")
		p := rapid.IntRange(-3, 5).Draw(t, "p")
		step := decimal.New(1, int32(-p)).Rat()
		x := big.NewRat(int64(a), int64(b))
		for name, check := range map[string]func(rest *big.Rat) bool{
			"FLOOR": func(rest *big.Rat) bool { return rest.Sign() >= 0 && rest.Cmp(step) < 0 },
			"CEIL":  func(rest *big.Rat) bool { return rest.Sign() <= 0 && new(big.Rat).Neg(rest).Cmp(step) < 0 },
			"ROUND": func(rest *big.Rat) bool {
				c := new(big.Rat).Abs(new(big.Rat).Add(rest, rest)).Cmp(step)
				return c < 0 || c == 0 && rest.Sign() == -x.Sign()
			},
		} {
			text := fmt.Sprintf("%s(%d / %d;%d)", name, a, b, p)
			got := number(result(text, shop{})).Rat()
			if !new(big.Rat).Quo(got, step).IsInt() || !check(new(big.Rat).Sub(x, got)) {
				t.Fatalf("%s = %s", text, got.RatString())
			}
		}
	})
}

func TestSinceIsNegativeUntil(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		day := time.Date(2026, 1, rapid.IntRange(-20000, 20000).Draw(t, "day"), 0, 0, 0, 0, time.UTC)
		facts := shop{now: time.Date(2026, 1, 1, rapid.IntRange(0, 23).Draw(t, "hour"), 0, 0, 0, time.UTC)}
		text := fmt.Sprintf(`DAYS_SINCE("%[1]s") + DAYS_UNTIL("%[1]s") + MONTHS_SINCE("%[1]s") + MONTHS_UNTIL("%[1]s")`,
			day.Format(time.DateOnly))
		if got := result(text, facts); got != "0" {
			t.Fatalf("%s = %s", text, got)
		}
	})
}

// hostile answers every question with a value picked by the input of a fuzz run.
type hostile struct {
	seed  string
	asked *int
}

var hostileValues = []any{
	nil, true, "", "2026-02-30", "0000-01-01", "9999-12-31T23:59:59Z", "1e999999999", json.Number("1e999999999"), json.Number("-0"),
	decimal.New(1, 2147483647), decimal.New(7, -2147483648), decimal.New(1, 300), decimal.New(-3, -300), 1e308, 5e-324,
	json.Number(strings.Repeat("9", 300)), []any{[]any{nil, "x", 1.5}, nil}, time.Time{}, time.Unix(1<<62, 0),
	time.Unix(-1<<62, 0), 3, -1, "EU,,1", decimal.New(5, -1),
}

func (h hostile) pick() formula.Value {
	*h.asked++
	if h.seed == "" {
		return formula.Null()
	}
	return formula.FromAny(hostileValues[int(h.seed[*h.asked%len(h.seed)])%len(hostileValues)])
}

func (h hostile) Variable(string) formula.Value         { return h.pick() }
func (h hostile) Metadata(string, string) formula.Value { return h.pick() }

func (h hostile) Now() time.Time {
	if v, ok := hostileValues[len(h.seed)%len(hostileValues)].(time.Time); ok {
		return v
	}
	return time.Date(2026, 3, 10, 9, 0, 0, 0, time.FixedZone("far", 14*60*60))
}

var seeds = []string{
	`IF(ORDER_AMOUNT > 200;ORDER_AMOUNT * 0.15;ORDER_AMOUNT x 0.05)`,
	`POW(POW(POW(9;999);999);ORDER_AMOUNT) / POW(ORDER_AMOUNT;0.333) % POW(1.000001;1000)`,
	`SWITCH(ORDER_METADATA("a");SWITCH_CASE("b";1) SWITCH_CASE(2;ORDER_AMOUNT);DEFAULT_TO(ORDER_METADATA("c");5))`,
	`MIN(ROUND(ORDER_AMOUNT / 3;ORDER_AMOUNT);FLOOR(ORDER_AMOUNT / 7;-300);CEIL(-ORDER_AMOUNT;300))`,
	`DAYS_SINCE(VOUCHER_START_DATE) + MONTHS_UNTIL(CUSTOMER_BIRTHDATE) - YEARS_SINCE(ORDER_METADATA("d")) + YEAR(NOW)`,
	`IF(ORDER_METADATA("a") IN_ARRAY "1,2" OR ORDER_METADATA("b") contains ORDER_METADATA("c") AND TODAY IS_AFTER DATE("2026-01-01");1;2)`,
	`"\"`, `((((`, `1 ÷ 3 × 3 <= .5`, `-MAX(1;-2)`,
}

func FuzzFormula(f *testing.F) {
	for i, text := range seeds {
		f.Add(text, "")
		f.Add(text, strings.Repeat(string(rune('a'+i)), i+1)+"qwertzuiopl")
	}
	f.Fuzz(func(t *testing.T, text, seed string) {
		begin := time.Now()
		parsed, err := formula.Parse(text)
		if err != nil {
			wrong, ok := err.(*formula.SyntaxError)
			if !ok || wrong.Offset < 0 || wrong.Offset > len(text) || formula.Check("f", text) == nil {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		d, ok := parsed.Number(hostile{seed, new(int)})
		if ok && d.Abs().GreaterThan(decimal.New(1, 16)) {
			t.Fatalf("%q = %s", text, d)
		}
		if again, err := formula.Parse(parsed.String()); err != nil || again.String() != text {
			t.Fatalf("%q does not survive", text)
		}
		if spent := time.Since(begin); spent > time.Minute {
			t.Fatalf("%q took %s", text, spent)
		}
	})
}

// The costliest formula that fits the limits must still be harmless: a request may carry hundreds of evaluations.
func BenchmarkCostliest(b *testing.B) {
	facts := shop{variables: values{"ORDER_AMOUNT": number("1.0000000000000000000000000000000000001")}}
	parsed, err := formula.Parse("1" + strings.Repeat(" + POW(ORDER_AMOUNT;999.9)", 4000/26))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, ok := parsed.Number(facts); !ok {
			b.Fatal("no value")
		}
	}
}

func BenchmarkEval(b *testing.B) {
	for _, c := range []struct{ name, text string }{
		{"share", `IF(ORDER_AMOUNT > 200;ORDER_AMOUNT * 0.15;ORDER_AMOUNT * 0.05)`},
		{"steps", `IF(ORDER_ITEMS_QUANTITY > 4;IF(ORDER_AMOUNT > 200;25;15);10)`},
		{"metadata", `IF(CUSTOMER_METADATA("tier") IN_ARRAY "gold,platinum";15;10)`},
		{"third", `ORDER_AMOUNT / 3`},
	} {
		b.Run(c.name, func(b *testing.B) {
			facts := &prepared{formula.Number(number("465.00")), formula.Text("platinum")}
			parsed, err := formula.Parse(c.text)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for b.Loop() {
				if _, ok := parsed.Number(facts); !ok {
					b.Fatal("no value")
				}
			}
		})
	}
}

func BenchmarkParse(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := formula.Parse(`IF(ORDER_ITEMS_QUANTITY > 4;IF(ORDER_AMOUNT > 200;25;15);10)`); err != nil {
			b.Fatal(err)
		}
	}
}

// prepared has its values ready, so that a benchmark measures the formula alone.
type prepared struct{ amount, tier formula.Value }

func (p *prepared) Variable(string) formula.Value         { return p.amount }
func (p *prepared) Metadata(string, string) formula.Value { return p.tier }
func (p *prepared) Now() time.Time                        { return time.Time{} }
