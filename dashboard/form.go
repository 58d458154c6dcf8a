package dashboard

import (
	"cmp"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/fault"
)

// field is one line of a form; the part "field" renders it with its label above, and below it the hint or what is wrong with the value.
type field struct {
	// Type is that of an input, or select or textarea.
	Name, Label, Type, Value, Hint, Error string
	// ID tells fields of one name apart on a page with several forms; empty is the name.
	ID string
	// Choices are the options of a select, and Rows the height of a textarea.
	Choices []choice
	Rows    int
	// Now is the value that another person has set meanwhile, as a sentence.
	Now string
	// Autocomplete tells password managers what the field holds.
	Autocomplete string
	Required     bool
	// Mode is the keyboard that a phone shows: numeric or decimal. List is the id of a datalist of the page with suggestions.
	Mode, List string
	// Fixed says that the value cannot be changed afterwards.
	Fixed bool
	// Focus puts the cursor into the field when the page is opened.
	Focus bool
}

// ElementID is the id of the element.
func (f field) ElementID() string { return "field-" + cmp.Or(f.ID, f.Name) }

// minorText writes an amount in minor units, or a whole number, as a field of a form has it: 1250 is 12.50.
func minorText(n int64, isMoney bool) string {
	if !isMoney {
		return strconv.FormatInt(n, 10)
	}
	return fmt.Sprintf("%d.%02d", n/100, n%100)
}

// choice is an option of a select.
type choice struct{ Value, Text string }

// form is a list of fields and what is wrong with them together.
type form struct {
	Fields []field
	Error  string
}

// refuse puts an error into a form: at the field that it names, or above all of them. It returns other errors than refusals of the input.
func (f *form) refuse(t *texts, err error) error {
	refusal, isFault := t.faultOf(err)
	if !isFault || refusal.Kind == fault.KindInternal || refusal.Kind == fault.KindUnavailable {
		return err
	}
	name, text := t.faultField(refusal)
	at := slices.IndexFunc(f.Fields, func(field field) bool { return field.Name == name })
	if at < 0 {
		f.Error = text
		return nil
	}
	for i := range f.Fields {
		f.Fields[i].Focus = i == at
	}
	f.Fields[at].Error = text
	return nil
}

// faultField is the field that a refusal is about, and its sentence. "Property .password must have …" is about password.
func (t *texts) faultField(f *fault.Error) (name, text string) {
	if rest, ok := strings.CutPrefix(f.Details, "Property ."); ok {
		name, text, _ = strings.Cut(rest, " ")
		name, _, _ = strings.Cut(name, "[") // one of a list
		return name, sentence(text)
	}
	if rest, ok := strings.CutPrefix(f.Details, "Payload must have required property '"); ok {
		return strings.TrimSuffix(rest, "'"), t.say("form.missing")
	}
	if f.Details == "" {
		return "", sentence(f.Message)
	}
	return "", sentence(f.Details)
}

// sentence begins with a capital letter and ends with a full stop.
func sentence(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + strings.TrimRight(text[size:], ".") + "."
}

// unprocessable answers with the page of a form that was refused.
func unprocessable(out answer) answer {
	out.status = http.StatusUnprocessableEntity
	return out
}
