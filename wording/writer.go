package wording

import (
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/shopspring/decimal"
)

// Writer writes for one project.
type Writer struct {
	// Language is English when it is nil.
	Language *Language
	// Currency is an ISO 4217 code; amounts are said without one when it is empty.
	Currency string
	// Zone is that of the project; nil is UTC.
	Zone *time.Location
	// Names are what ids in rules and discounts stand for.
	Names Names
}

func (w Writer) language() *Language {
	if w.Language == nil {
		return English()
	}
	return w.Language
}

func (w Writer) say(key string, pairs ...string) string { return w.language().say(key, pairs...) }

func (w Writer) zone() *time.Location {
	if w.Zone == nil {
		return time.UTC
	}
	return w.Zone
}

// Number writes an integer with its digits grouped: 1,000.
func (w Writer) Number(n int64) string {
	digits := strconv.FormatInt(n, 10)
	sign := ""
	if n < 0 {
		sign, digits = w.say("number.minus"), digits[1:]
	}
	return sign + w.grouped(digits)
}

func (w Writer) grouped(digits string) string {
	var b strings.Builder
	for i, d := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteString(w.say("number.group"))
		}
		b.WriteRune(d)
	}
	return b.String()
}

// Money writes minor units with the currency of the project: 1999 is 19.99 EUR.
func (w Writer) Money(minor int64) string { return w.money(decimal.New(minor, -2)) }

// money writes major units. A figure that is no whole number of minor units, as the unit price of a line can be, keeps its digits.
func (w Writer) money(major decimal.Decimal) string {
	text := major.Abs().String()
	if exact := major.Abs().StringFixed(2); decimal.RequireFromString(exact).Equal(major.Abs()) {
		text = exact
	}
	whole, fraction, _ := strings.Cut(text, ".")
	text = w.grouped(whole) + w.say("number.point") + fraction
	if major.IsNegative() {
		text = w.say("number.minus") + text
	}
	if w.Currency == "" {
		return text
	}
	return w.say("money", "amount", text, "currency", w.Currency)
}

// Decimal writes a number as it is, without needless zeros.
func (w Writer) decimal(d decimal.Decimal) string {
	whole, fraction, broken := strings.Cut(d.Abs().String(), ".")
	text := w.grouped(whole)
	if broken {
		text += w.say("number.point") + fraction
	}
	if d.IsNegative() {
		text = w.say("number.minus") + text
	}
	return text
}

// Date writes the day of an instant in the zone of the project.
func (w Writer) Date(t time.Time) string {
	local := t.In(w.zone())
	return w.say("date", "day", strconv.Itoa(local.Day()), "month", w.say("month."+strconv.Itoa(int(local.Month()))), "year", strconv.Itoa(local.Year()))
}

// Time writes an instant to the minute in the zone of the project, and names the zone.
func (w Writer) Time(t time.Time) string {
	return w.say("time", "date", w.Date(t), "clock", t.In(w.zone()).Format("15:04"), "zone", w.zone().String())
}

// maxName is how many characters of a name of the shop a sentence holds.
const maxName = 80

// quote sets a name of the shop off from the words around it. One that is written from right to left is isolated, so that it does not turn
// the rest of the sentence around.
func (w Writer) quote(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' {
			return -1
		}
		return r
	}, name)
	if utf8.RuneCountInString(name) > maxName {
		name = string([]rune(name)[:maxName-1]) + "…"
	}
	if strings.ContainsFunc(name, func(r rune) bool {
		return unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana)
	}) {
		name = "\u2068" + name + "\u2069"
	}
	return w.say("name", "name", name)
}

// maxListed is how many members of a list a sentence names.
const maxListed = 10

// list joins words: "a", "a or b", "a, b or c", with the key list.or, list.and or list.none.
func (w Writer) list(key string, items []string) string {
	if extra := len(items) - maxListed; extra > 0 {
		n := int64(extra)
		items = append(items[:maxListed:maxListed], w.language().count("list.more", n, "n", w.Number(n)))
	}
	switch len(items) {
	case 0:
		return ""
	case 1:
		return items[0]
	}
	last := len(items) - 1
	return w.say(key, "first", strings.Join(items[:last], w.say("list.between")), "last", items[last])
}

// Sentence begins with a capital letter and ends with a full stop.
func (w Writer) Sentence(text string) string {
	if text == "" {
		return ""
	}
	r, n := utf8.DecodeRuneInString(text)
	text = string(unicode.ToUpper(r)) + text[n:]
	if strings.HasSuffix(text, ".") {
		return text
	}
	return text + w.say("full_stop")
}
