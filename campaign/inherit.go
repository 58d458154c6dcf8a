package campaign

import "github.com/punchcardhq/punchcard/validity"

// Inherited fills what a code of the campaign leaves open with the campaign's dates and windows: the dates together, since an end
// of its own beats the campaign's, and the recurring windows together, since they exclude each other. A nil campaign, that of a code
// that stands alone, adds nothing.
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
