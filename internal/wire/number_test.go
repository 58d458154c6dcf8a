package wire_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/internal/wire"
)

// TestEndlessNumbersAreRefusedBeforeTheyAreRead sends numbers that take minutes to parse.
func TestEndlessNumbersAreRefusedBeforeTheyAreRead(t *testing.T) {
	digits := strings.Repeat("7", 10<<20)
	for name, refused := range map[string]func() bool{
		"amount":             func() bool { _, err := wire.Number(digits).Integer("amount"); return err != nil },
		"percent_off":        func() bool { _, err := wire.Number("0." + digits).Decimal("percent_off"); return err != nil },
		"points":             func() bool { var p wire.Points; return json.Unmarshal([]byte(digits), &p) != nil },
		"points as a text":   func() bool { var p wire.Points; return json.Unmarshal([]byte(`"`+digits+`"`), &p) != nil },
		"points of no digit": func() bool { var p wire.Points; return json.Unmarshal([]byte(`""`), &p) != nil },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			answer := make(chan bool, 1)
			go func() { answer <- refused() }()
			select {
			case was := <-answer:
				if !was {
					t.Error("the number was accepted")
				}
			case <-time.After(2 * time.Minute):
				t.Error("parsing has not ended")
			}
		})
	}
}
