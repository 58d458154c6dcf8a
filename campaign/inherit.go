package campaign

import "github.com/punchcardhq/punchcard/validity"

// Inherited returns the validity of a code with the campaign's dates and windows where the code has none: the dates together, since
// an end of its own beats the campaign's, and the recurring windows together, since they exclude each other. A nil campaign, of a
// code without a campaign, adds nothing.
func (c *Campaign) Inherited(own validity.Validity) validity.Validity {
	if c == nil {
		return own
	}
	if own.Start.IsZero() && own.End.IsZero() {
		own.Start, own.End = c.Validity.Start, c.Validity.End
	}
	if own.Timeframe.IsZero() && len(own.DayOfWeek) == 0 && own.Hours.IsZero() {
		own.Timeframe, own.DayOfWeek, own.Hours = c.Validity.Timeframe, c.Validity.DayOfWeek, c.Validity.Hours
	}
	return own
}
