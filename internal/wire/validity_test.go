package wire_test

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/validity"
)

func TestValidityIsAnsweredInFull(t *testing.T) {
	warsaw, err := time.LoadLocation("Europe/Warsaw")
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ body, answer, nulls string }{
		"nothing": {`{"start_date":null,"validity_hours":null}`, `{}`,
			`{"start_date":null,"expiration_date":null,"validity_timeframe":null,"validity_day_of_week":null,"validity_hours":null}`},
		"dates are days of the project's zone": {`{"start_date":"2026-07-01","expiration_date":"2026-07-31"}`,
			`{"start_date":"2026-06-30T22:00:00.000Z","expiration_date":"2026-07-31T21:59:59.999Z"}`,
			`{"start_date":"2026-06-30T22:00:00.000Z","expiration_date":"2026-07-31T21:59:59.999Z","validity_timeframe":null,"validity_day_of_week":null,"validity_hours":null}`},
		"windows": {`{"start_date":"2026-07-01T10:00:00Z","validity_timeframe":{"interval":"P2D","duration":"PT1H"},"validity_day_of_week":[0,6]}`,
			`{"start_date":"2026-07-01T10:00:00.000Z","validity_timeframe":{"interval":"P2D","duration":"PT1H"},"validity_day_of_week":[0,6]}`,
			`{"start_date":"2026-07-01T10:00:00.000Z","expiration_date":null,"validity_timeframe":{"interval":"P2D","duration":"PT1H"},"validity_day_of_week":[0,6],"validity_hours":null}`},
		"hours": {`{"validity_hours":{"daily":[{"start_time":"08:00","expiration_time":"12:30","days_of_week":[1,2]},{"start_time":"22:00","expiration_time":"02:00","days_of_week":[5]}]}}`,
			`{"validity_hours":{"daily":[{"start_time":"08:00","expiration_time":"12:30","days_of_week":[1,2]},{"start_time":"22:00","expiration_time":"02:00","days_of_week":[5]}]}}`,
			`{"start_date":null,"expiration_date":null,"validity_timeframe":null,"validity_day_of_week":null,"validity_hours":{"daily":[{"start_time":"08:00","expiration_time":"12:30","days_of_week":[1,2]},{"start_time":"22:00","expiration_time":"02:00","days_of_week":[5]}]}}`},
		"empty lists": {`{"validity_day_of_week":[],"validity_hours":{"daily":[]},"validity_timeframe":{}}`, `{}`,
			`{"start_date":null,"expiration_date":null,"validity_timeframe":null,"validity_day_of_week":null,"validity_hours":null}`},
	} {
		t.Run(name, func(t *testing.T) {
			v, err := read[wire.ValidityUpdate](t, c.body).Create("", warsaw)
			if err != nil {
				t.Fatal(err)
			}
			shows(t, wire.NewValidity(v), c.answer)
			shows(t, wire.NullValidity(wire.NewValidity(v)), c.nulls)
		})
	}
}

func TestAnUpdateOfValidityKeepsClearsAndSets(t *testing.T) {
	v, err := read[wire.ValidityUpdate](t, `{"start_date":"2026-07-01T00:00:00Z","expiration_date":"2026-08-01T00:00:00Z","validity_day_of_week":[1]}`).Create("", nil)
	if err != nil {
		t.Fatal(err)
	}
	u, err := read[wire.ValidityUpdate](t, `{"expiration_date":null,"validity_day_of_week":[2,3]}`).Domain("", nil)
	if err != nil {
		t.Fatal(err)
	}
	u.Apply(&v)
	shows(t, wire.NewValidity(v), `{"start_date":"2026-07-01T00:00:00.000Z","validity_day_of_week":[2,3]}`)
}

func TestWrongValiditiesAreRefusedByName(t *testing.T) {
	for name, c := range map[string]struct{ body, details string }{
		"no date": {`{"start_date":"tomorrow"}`,
			"Property .tiers[0].start_date must be an ISO 8601 date or date-time such as 2024-02-29 or 2024-02-29T09:30:00.000Z: it has another form (actual value is 'tomorrow')"},
		"ends before it starts": {`{"start_date":"2026-07-02T00:00:00Z","expiration_date":"2026-07-01T00:00:00Z"}`,
			"Property .tiers[0].expiration_date must not be before start_date 2026-07-02T00:00:00.000Z (actual value is '2026-07-01T00:00:00.000Z')"},
		"no duration": {`{"validity_timeframe":{"interval":"two days","duration":"PT1H"}}`,
			"Property .tiers[0].validity_timeframe.interval must be an ISO 8601 duration such as P1DT12H: it begins with P (actual value is 'two days')"},
		"no hour": {`{"validity_hours":{"daily":[{"start_time":"8","expiration_time":"10:00"}]}}`,
			"Property .tiers[0].validity_hours.daily[0].start_time must be a time of day from 00:00 to 24:00, written HH:mm (actual value is '8')"},
		"no day": {`{"validity_day_of_week":[7]}`,
			"Property .tiers[0].validity_day_of_week[0] must be 0 (Sunday) to 6 (Saturday) (actual value is '7')"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := read[wire.ValidityUpdate](t, c.body).Create("tiers[0]", nil)
			refuses(t, err, c.details)
		})
	}
	var none validity.Validity
	shows(t, wire.NewValidity(none), `{}`)
}
