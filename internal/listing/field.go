package listing

import (
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Type is the type of a filterable property. It decides which operators a filter may use on it and how their values are
// read.
type Type int

// The types of properties.
const (
	TypeText   Type = iota // any text
	TypeID                 // an id: a prefix and lower-case hex digits
	TypeEnum               // one of a few words
	TypeNumber             // a whole number; amounts are minor units
	TypeTime               // an instant; its days are those of the project's time zone
	TypeDate               // a day without time or zone, as a birthdate
	TypeBool               // true or false
	TypeList               // a list of texts
	TypeCustom             // custom attributes, addressed as name.key
	TypeState              // nothing to compare: only states of the resource
)

// States are the operators that a resource translates itself, as "$active".
type States map[string]func(now time.Time) storage.Filter

// Field is a property that a list can be filtered by. Make one with Text, Number and so on.
type Field struct {
	// Name is the property as the API calls it.
	Name string
	// Of is the field of the kind for the property.
	Of   string
	Type Type
	// Words are the values of a TypeEnum.
	Words []string
	// Prefix begins the values of a TypeID.
	Prefix string
	// Written says that a TypeDate is stored as a text, 2024-02-29, and not as the instant of midnight UTC.
	Written bool
	// Max bounds the values of $in and $not_in and leaves every other operator one; 0 means the common bound.
	Max int
	// Begins is the time field of the kind with which the operators of dates compare, for a text that describes a window.
	Begins string
	// States adds operators.
	States States
	// Rewrite, when set, replaces each condition on the field, for a property that is not stored as the API shows it.
	Rewrite func(storage.Condition) storage.Filter
}

// Text declares a property that holds a text.
func Text(name string) Field { return Field{Name: name, Of: name, Type: TypeText} }

// ID declares a property that holds an id of the newer form, prefix and hex digits. Others are refused, instead of matching
// nothing.
func ID(name, prefix string) Field { return Field{Name: name, Of: name, Type: TypeID, Prefix: prefix} }

// Enum declares a property that holds one of a few words. Others are refused.
func Enum(name string, words ...string) Field {
	return Field{Name: name, Of: name, Type: TypeEnum, Words: words}
}

// Number declares a property that holds a whole number.
func Number(name string) Field { return Field{Name: name, Of: name, Type: TypeNumber} }

// Time declares a property that holds an instant.
func Time(name string) Field { return Field{Name: name, Of: name, Type: TypeTime} }

// Date declares a property that holds a day without a time of day, stored as midnight UTC unless it is AsText.
func Date(name string) Field { return Field{Name: name, Of: name, Type: TypeDate} }

// Bool declares a switch.
func Bool(name string) Field { return Field{Name: name, Of: name, Type: TypeBool} }

// List declares a property that holds several texts.
func List(name string) Field { return Field{Name: name, Of: name, Type: TypeList} }

// Custom declares custom attributes: "metadata" lets a filter name metadata.color and metadata.address.city.
func Custom(name string) Field { return Field{Name: name, Of: name, Type: TypeCustom} }

// State declares a property that has states alone.
func State(name string, states States) Field {
	return Field{Name: name, Of: name, Type: TypeState, States: states}
}

// In returns the field with the name that the kind has for it.
func (f Field) In(kindField string) Field { f.Of = kindField; return f }

// AsText returns a date field that is stored as a text, 2024-02-29.
func (f Field) AsText() Field { f.Written = true; return f }

// AtMost returns the field with at most n values for $in and $not_in, and one for every other operator.
func (f Field) AtMost(n int) Field { f.Max = n; return f }

// BeginningAt returns a text field that takes the operators of dates as well: they compare with a time of the kind, where there is a text.
func (f Field) BeginningAt(kindField string) Field { f.Begins = kindField; return f }

// With returns the field with states besides the operators of its type.
func (f Field) With(states States) Field { f.States = states; return f }

// Through returns the field with a function that replaces its conditions.
func (f Field) Through(rewrite func(storage.Condition) storage.Filter) Field {
	f.Rewrite = rewrite
	return f
}

// Fields are the properties that a list, an export or a segment can be filtered by.
type Fields []Field

// find returns the field that a filter names, and its name in the kind: for custom attributes that is the path of the key.
func (fields Fields) find(name string) (f Field, of string, ok bool) {
	for _, f := range fields {
		if f.Name == name && f.Type != TypeCustom {
			return f, f.Of, true
		}
	}
	for _, f := range fields {
		key, below := strings.CutPrefix(name, f.Name+".")
		if f.Type == TypeCustom && below && isPath(key) {
			return f, f.Of + "." + key, true
		}
	}
	return Field{}, "", false
}

func isPath(key string) bool {
	return key != "" && !strings.HasPrefix(key, ".") && !strings.HasSuffix(key, ".") && !strings.Contains(key, "..")
}

// names lists the fields for a message.
func (fields Fields) names() string {
	names := make([]string, len(fields))
	for i, f := range fields {
		names[i] = f.Name
		if f.Type == TypeCustom {
			names[i] += ".<key>"
		}
	}
	return strings.Join(names, ", ")
}
