package dump

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestNumbersAreSpelledAsByPostgreSQL compares random numbers with what becomes of them in a jsonb.
func TestNumbersAreSpelledAsByPostgreSQL(t *testing.T) {
	t.Parallel()
	conn, err := pgx.Connect(t.Context(), pgtest.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	numbers := []string{"0", "-0", "0.00", "-0.0e3", "0e-2", "1e400", "-1.5E-20", "10", "100e-1", "0.1e1", "123.456e2", "123.456e-5", "1E+0"}
	digits := func(n int) (text string) {
		for range n {
			text += fmt.Sprint(rand.IntN(10))
		}
		return text
	}
	for range 3000 {
		n := strings.Repeat("-", rand.IntN(2)) + fmt.Sprint(rand.IntN(200))
		if rand.IntN(2) == 0 {
			n += "." + digits(1+rand.IntN(6))
		}
		if rand.IntN(2) == 0 {
			n += fmt.Sprintf("%c%d", "eE"[rand.IntN(2)], rand.IntN(30)-15)
		}
		numbers = append(numbers, n)
	}
	for _, n := range numbers {
		var want string
		if err := conn.QueryRow(t.Context(), "SELECT $1::jsonb::text", n).Scan(&want); err != nil {
			t.Fatal(n, err)
		}
		if got := canonicalNumber(n); got != want {
			t.Errorf("%s is spelled %s, and by PostgreSQL %s", n, got, want)
		}
	}
	if got := canonicalNumber("1e999999999999"); got != "1e999999999999" {
		t.Errorf("a number that PostgreSQL does not take is spelled %.20s", got)
	}
}
