package wire

import "testing"

func TestSessionShowsItsLifetime(t *testing.T) {
	for _, c := range []struct {
		in    SessionInput
		shown int64
		unit  string
		hours float64
	}{
		{SessionInput{}, 7, "DAYS", 7 * 24},
		{SessionInput{TTLUnit: "HOURS"}, 7, "DAYS", 7 * 24},
		{SessionInput{TTL: "2", TTLUnit: "HOURS"}, 2, "HOURS", 2},
		{SessionInput{TTL: "2"}, 2, "DAYS", 48},
	} {
		s, err := c.in.domain()
		if err != nil {
			t.Fatal(err)
		}
		if s.Shown != c.shown || s.ShownUnit != c.unit || s.TTL.Hours() != c.hours {
			t.Errorf("%+v: a session of %v that is shown as %d %s", c.in, s.TTL, s.Shown, s.ShownUnit)
		}
	}
}
