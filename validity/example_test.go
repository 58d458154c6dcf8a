package validity_test

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/validity"
)

// A happy hour every other day, 17:00 to 18:00 in Berlin, until the end of March.
func ExampleValidity_Active() {
	berlin, _ := time.LoadLocation("Europe/Berlin")
	happy := validity.Validity{
		Start:     time.Date(2024, 3, 1, 16, 0, 0, 0, time.UTC),
		End:       time.Date(2024, 3, 31, 21, 59, 59, 999e6, time.UTC),
		Timeframe: &validity.Timeframe{Interval: validity.Duration{Days: 2}, Duration: validity.Duration{Hours: 1}},
	}
	for _, text := range []string{"2024-03-01T16:59", "2024-03-02T17:30", "2024-03-03T17:59", "2024-03-31T17:00", "2024-04-02T17:00"} {
		now, _ := validity.ParseTime(text, berlin)
		switch happy.Active(now, berlin) {
		case validity.StatusActive:
			fmt.Println(text, "active")
		case validity.StatusNotStarted:
			fmt.Println(text, "voucher_not_active")
		case validity.StatusExpired:
			fmt.Println(text, "voucher_expired")
		case validity.StatusOutsideWindow:
			fmt.Println(text, "voucher_not_active_now")
		}
	}
	// Output:
	// 2024-03-01T16:59 voucher_not_active
	// 2024-03-02T17:30 voucher_not_active_now
	// 2024-03-03T17:59 active
	// 2024-03-31T17:00 active
	// 2024-04-02T17:00 voucher_expired
}

func ExampleValidity_Validate() {
	hours := validity.Hours{Daily: []validity.Period{
		{Start: 22 * 3600, End: 2 * 3600, DaysOfWeek: []int{5}},
		{Start: 1 * 3600, End: 4 * 3600, DaysOfWeek: []int{6}},
	}}
	fmt.Println(validity.Validity{Hours: &hours}.Validate("voucher"))
	// Output:
	// invalid_payload: Invalid payload: Property .voucher.validity_hours.daily[1] must not overlap daily[0]: both cover Saturday at 01:00
}

func ExampleDuration_AddTo() {
	berlin, _ := time.LoadLocation("Europe/Berlin")
	evening, _ := validity.ParseTime("2024-03-30T20:00", berlin) // the clocks change in the night
	for _, text := range []string{"P1D", "PT24H", "P1M"} {
		d, _ := validity.ParseDuration(text)
		fmt.Println(d, d.AddTo(evening, berlin).In(berlin).Format("2 January 15:04"))
	}
	// Output:
	// P1D 31 March 20:00
	// PT24H 31 March 21:00
	// P1M 30 April 20:00
}

func ExampleParseTime() {
	berlin, _ := time.LoadLocation("Europe/Berlin")
	for _, text := range []string{"2024-07-01", "2024-07-01T09:30", "2024-07-01T09:30:15.25Z", "2024-07-01T09:30+05:30", "1 July 2024"} {
		t, err := validity.ParseTime(text, berlin)
		if err != nil {
			fmt.Println("refused")
			continue
		}
		fmt.Println(validity.FormatTime(t))
	}
	// Output:
	// 2024-06-30T22:00:00.000Z
	// 2024-07-01T07:30:00.000Z
	// 2024-07-01T09:30:15.250Z
	// 2024-07-01T04:00:00.000Z
	// refused
}

func ExampleParseEnd() {
	berlin, _ := time.LoadLocation("Europe/Berlin")
	end, _ := validity.ParseEnd("2024-12-31", berlin)
	fmt.Println(validity.FormatTime(end))
	// Output:
	// 2024-12-31T22:59:59.999Z
}
