package calc

// PendingType is what pending points wait for.
type PendingType string

// What points may wait for: nothing, a period, a date, an event.
const (
	Immediate   PendingType = "IMMEDIATE"
	PeriodBased PendingType = "PERIOD_BASED"
	FixedDates  PendingType = "FIXED_DATES"
	EventBased  PendingType = "EVENT_BASED"
)

// Pending is how long points wait before they can be used. The zero value means not at all; only the part of its type is set.
type Pending struct {
	Type   PendingType
	Period Period
	Dates  []MonthDay
	// EventTypes are the schema ids of the custom events that end the waiting; CancelPeriod is how long they may take.
	EventTypes   []string
	CancelPeriod Period
}

// Waits reports whether points wait at all.
func (p Pending) Waits() bool { return p.Type != "" && p.Type != Immediate }

// On returns the day from whose beginning points that were earned on a day can be used. Points that wait for an event have none;
// for them it returns the last day on which the event counts.
func (p Pending) On(earned Day) (activates, cancels Day) {
	switch p.Type {
	case PeriodBased:
		return p.Period.After(earned), ""
	case FixedDates:
		return NextDate(p.Dates, earned.AddDays(1)), ""
	case EventBased:
		return "", p.CancelPeriod.After(earned)
	}
	return earned, ""
}
