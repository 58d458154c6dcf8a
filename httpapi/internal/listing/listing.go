// Package listing is the lists of package github.com/punchcardhq/punchcard/listing under their older name, for files of this API
// that have not moved on.
package listing

import (
	"github.com/punchcardhq/punchcard/listing"
)

// The types of lists.
type (
	Call           = listing.Call
	Field          = listing.Field
	Fields         = listing.Fields
	States         = listing.States
	Style          = listing.Style
	Type           = listing.Type
	Spec[T any]    = listing.Spec[T]
	Request[T any] = listing.Request[T]
	Page[T any]    = listing.Page[T]
)

// The styles of pages.
const (
	StylePage            = listing.StylePage
	StyleStartingAfterID = listing.StyleStartingAfterID
	StyleTimestamp       = listing.StyleTimestamp
	StyleCursor          = listing.StyleCursor
)

// The makers of fields, and the readers of parameters.
var (
	Text, Number, Time, Date = listing.Text, listing.Number, listing.Time, listing.Date
	Bool, List, Custom       = listing.Bool, listing.List, listing.Custom
	ID, Enum, State          = listing.ID, listing.Enum, listing.State
	Single, Several          = listing.Single, listing.Several
	Choice, Flag             = listing.Choice, listing.Flag
)
