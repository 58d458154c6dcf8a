package metadata

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/validity"
)

// accepts reports whether one value, or one element of an array, satisfies d.
func (d Definition) accepts(value any) bool {
	is := func(other any) bool { return equalValues(value, other) }
	return d.Type.accepts(value) &&
		(len(d.Eq) == 0 || slices.ContainsFunc(d.Eq, is)) && !slices.ContainsFunc(d.Ne, is) &&
		d.acceptsNumber(value) && d.acceptsLength(value)
}

func (d Definition) acceptsNumber(value any) bool {
	n, ok := value.(json.Number)
	if !ok {
		return true
	}
	x, _ := exact(n)
	return (d.Lt == nil || x.LessThan(*d.Lt)) && (d.Lte == nil || x.LessThanOrEqual(*d.Lte)) &&
		(d.Gt == nil || x.GreaterThan(*d.Gt)) && (d.Gte == nil || x.GreaterThanOrEqual(*d.Gte))
}

func (d Definition) acceptsLength(value any) bool {
	text, ok := value.(string)
	if !ok {
		return true
	}
	length := utf8.RuneCountInString(text)
	return (d.MinLength == nil || length >= *d.MinLength) && (d.MaxLength == nil || length <= *d.MaxLength) &&
		(d.ExactLength == nil || length == *d.ExactLength)
}

// accepts reports whether a value is of type t.
func (t Type) accepts(value any) bool {
	switch t {
	case TypeNumber:
		n, ok := value.(json.Number)
		if ok {
			_, ok = exact(n)
		}
		return ok
	case TypeBoolean:
		_, ok := value.(bool)
		return ok
	case TypeObject:
		_, ok := value.(map[string]any)
		return ok
	}
	text, ok := value.(string)
	if !ok {
		return false
	}
	switch t {
	case TypeString:
		return true
	case TypeDate:
		_, err := validity.ParseTime(text, nil)
		return err == nil && len(text) == len("2024-02-29")
	case TypeDateTime:
		_, err := validity.ParseTime(text, nil)
		return err == nil
	case TypeGeopoint:
		return isGeopoint(text)
	case TypeImageURL:
		return isImageURL(text)
	}
	return false
}

var (
	geopointForm = regexp.MustCompile(`^([+-]?\d{1,3}(?:\.\d{1,20})?), ?([+-]?\d{1,3}(?:\.\d{1,20})?)$`)
	maxLatitude  = decimal.NewFromInt(90)
	maxLongitude = decimal.NewFromInt(180)
)

func isGeopoint(text string) bool {
	found := geopointForm.FindStringSubmatch(text)
	if found == nil {
		return false
	}
	latitude, errLatitude := decimal.NewFromString(found[1])
	longitude, errLongitude := decimal.NewFromString(found[2])
	return errLatitude == nil && errLongitude == nil &&
		latitude.Abs().LessThanOrEqual(maxLatitude) && longitude.Abs().LessThanOrEqual(maxLongitude)
}

func isImageURL(text string) bool {
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "https" || u.Host == "" {
		return false
	}
	return slices.Contains([]string{".png", ".jpg", ".jpeg"}, strings.ToLower(path.Ext(u.Path)))
}

// expectations describes all conditions of d on a value.
func (d Definition) expectations() []string {
	words := []string{"must be " + d.Type.noun()}
	add := func(format string, args ...any) { words = append(words, fmt.Sprintf(format, args...)) }
	if len(d.Eq) > 0 {
		add("must be equal to one of [ %s ]", showAll(d.Eq))
	}
	if len(d.Ne) > 0 {
		add("must not be equal to any of [ %s ]", showAll(d.Ne))
	}
	for _, bound := range []struct {
		sign  string
		limit *decimal.Decimal
	}{{">", d.Gt}, {">=", d.Gte}, {"<", d.Lt}, {"<=", d.Lte}} {
		if bound.limit != nil {
			add("must be %s %s", bound.sign, bound.limit)
		}
	}
	for _, bound := range []struct {
		words string
		limit *int
	}{{"at least", d.MinLength}, {"at most", d.MaxLength}, {"exactly", d.ExactLength}} {
		if bound.limit != nil {
			add("must have %s %d characters", bound.words, *bound.limit)
		}
	}
	if d.Array {
		for i, word := range words {
			words[i] = "every element " + word
		}
		words = slices.Insert(words, 0, "must be an array")
	}
	return words
}

func (t Type) noun() string {
	switch t {
	case TypeDate:
		return "a date (YYYY-MM-DD)"
	case TypeDateTime:
		return "an ISO 8601 date-time"
	case TypeGeopoint:
		return "a geopoint (latitude,longitude)"
	case TypeImageURL:
		return "an HTTPS URL of a PNG or JPG image"
	case TypeObject:
		return "an object"
	}
	return "a " + string(t)
}

func showAll[T any](values []T) string {
	words := make([]string, len(values))
	for i, value := range values {
		words[i] = show(value)
	}
	return strings.Join(words, ", ")
}

// show writes a value for a message: a text as it is, everything else as JSON.
func show(value any) string {
	switch value := value.(type) {
	case string:
		return value
	case Type:
		return string(value)
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return fmt.Sprint(value)
	}
	return strings.TrimSpace(out.String())
}
