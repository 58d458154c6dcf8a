// Package validity decides when something is usable: a campaign, a voucher, a promotion tier, an earning rule.
//
// # Terms
//
// An owner is valid from Start to End. Both are instants, and both are included: at End it is still usable, a millisecond
// later it has expired. An owner without Start or End has no limit on that side. In between, recurring windows may restrict
// it, in one of two ways:
//
//   - Timeframe and DayOfWeek, alone or together: windows that repeat from Start on, and days of the week. Together, both
//     must hold.
//   - Hours: periods of the day, each on its own days of the week.
//
// Windows do not include their end: 09:00 to 12:00 and 12:00 to 14:00 share no instant, and Monday ends where Tuesday
// begins. The end of a day is written 24:00.
//
// Active returns a Status. An owner that is both expired and outside a window is expired.
//
// # Zones and clocks
//
// Instants are stored and compared as they are. Days, hours and calendar durations are read in the project's time zone, so
// that "every day at nine" stays at nine in summer and in winter:
//
//   - A timeframe window that would begin at a clock time which the day skips begins at the first instant after the gap; at
//     a clock time that the day has twice, it begins at the first.
//   - A window that repeats by PT24H keeps its distance instead of its clock time; one that repeats by P1D keeps its
//     clock time.
//   - Hours are compared with local clock time. A period inside a skipped hour is not open on that day; inside a repeated
//     hour it is open twice.
//
// Months keep the day or take the last one: windows that repeat by P1M from 31 January begin on 28 February, 31 March and 30
// April. Every window is counted from Start, so that a short month does not shift those that follow. A window ends at the
// latest when the next begins.
//
// # Text forms
//
// ParseDuration keeps years, months, weeks, days and the parts of the time apart, and Duration.String returns the parsed text;
// P1M is not P30D, and PT60M is not rewritten as PT1H. ParseTime accepts dates and date-times with and without a zone;
// FormatTime writes the one form of all answers, and parsing that form again yields the same instant in every zone. A value
// that a client reads and sends back is stored unchanged.
//
// # Changes
//
// An Update names the properties to set or to clear; each is replaced as a whole. Apply makes the change, and Validate then
// checks the result, because two valid changes may contradict each other.
//
// # What is refused
//
// Validate fails with 400 invalid_payload and names the property: an End before Start, a Timeframe without Start, an
// interval without duration, Hours together with Timeframe or DayOfWeek, days other than 0 to 6 or named twice, periods of
// no length and periods that overlap, be it across midnight or from Saturday to Sunday. A timeframe with a duration and no
// interval is accepted: it has one window. Empty lists restrict nothing.
//
// # Worked example
//
// A happy hour, every other day from Friday 1 March 2024, 17:00 in Berlin, one hour each time, until the end of March:
//
//	happy := validity.Validity{
//		Start:     time.Date(2024, 3, 1, 16, 0, 0, 0, time.UTC),
//		End:       time.Date(2024, 3, 31, 21, 59, 59, 999e6, time.UTC),
//		Timeframe: &validity.Timeframe{Interval: validity.Duration{Days: 2}, Duration: validity.Duration{Hours: 1}},
//	}
//
// It is active on 3 March at 17:59 and, the clocks having changed, on 31 March at 17:00, which is then 15:00 UTC. On 2 March,
// and on 3 March at 18:00, it is outside its windows. From 1 April on it has expired.
package validity
