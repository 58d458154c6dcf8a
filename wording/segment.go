package wording

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/segment"
	"github.com/shopspring/decimal"
)

// Segment says which customers pass the filter of a segment. Without a filter, or with one that cannot be read, it says nothing.
func (w Writer) Segment(filter json.RawMessage) Sentence {
	conditions, any, err := segment.Conditions(filter)
	if err != nil || len(conditions) == 0 {
		return Sentence{}
	}
	var properties []Sentence // one for each property, whose conditions must all hold
	for i := 0; i < len(conditions); {
		var said []Sentence
		for path := conditions[i].Path(); i < len(conditions) && conditions[i].Path() == path; i++ {
			said = append(said, Sentence{Text: w.Sentence(w.customerIs(&conditions[i]))})
		}
		if any {
			said = []Sentence{w.joined("and", said)}
		}
		properties = append(properties, said...)
	}
	if any {
		return w.joined("or", properties)
	}
	return w.joined("and", properties)
}

// joined is sentences that "and" or "or" joins; a single one stands alone.
func (w Writer) joined(junction string, said []Sentence) Sentence {
	if len(said) == 1 {
		return said[0]
	}
	return Sentence{Text: w.say("joins." + junction), Joins: true, Below: said}
}

// SegmentField is a property of customers for those who choose one: "the e-mail address". No two properties say the same.
func (w Writer) SegmentField(name string) string { return w.say("segment." + name) }

// SegmentComparison says what an operator asks of a property, for those who choose one: "is at least".
func (w Writer) SegmentComparison(f segment.FilterField, operator string) string {
	text := strings.TrimSpace(w.customerText(&segment.Condition{Field: f, Operator: operator}, "", gap))
	return strings.TrimSpace(strings.TrimSuffix(text, gap))
}

// AddSegment adds what the filter of a segment mentions.
func (i *Ids) AddSegment(filter json.RawMessage) {
	conditions, _, err := segment.Conditions(filter)
	if err != nil {
		return
	}
	for _, c := range conditions {
		if isLocation(c.Operator) {
			addID(&i.Locations, c.Values...)
		}
	}
}

func isLocation(operator string) bool {
	return operator == segment.InLocation || operator == segment.NotInLocation
}

func (w Writer) customerIs(c *segment.Condition) string {
	values, join := make([]string, len(c.Values)), "list.or"
	for i, value := range c.Values {
		values[i] = w.customerValue(c, value)
	}
	if c.Operator == "$includes" || c.Operator == "$in" || c.Operator == "$not_in" {
		join = "list.and"
	}
	return w.customerText(c, w.customerProperty(c), w.list(join, values))
}

// customerProperty is what a condition is about: "the metadata “plan”", "the points in the campaign “Club”".
func (w Writer) customerProperty(c *segment.Condition) string {
	if c.Field.Type != segment.FilterCustom {
		return w.SegmentField(c.Field.Name)
	}
	switch c.Field.Name {
	case "loyalty_points":
		rest, campaign := strings.CutPrefix(c.Key, "campaigns.")
		if name, points := strings.CutSuffix(rest, ".points"); campaign && points {
			return w.say("segment.key.points", "name", w.quote(name))
		}
	case "events":
		if name, count := strings.CutSuffix(c.Key, ".count"); count {
			return w.say("segment.key.count", "name", w.quote(name))
		}
	}
	return w.say("segment.key."+c.Field.Name, "name", w.quote(c.Key))
}

// ofDays are operators whose value is a number of days.
var ofDays = []string{
	"$is_days_ago", "$more_than_ago", "$less_than_ago", "$is_days_in_future", "$more_than_future", "$less_than_future",
	"$is_days_ago_md", "$is_less_days_ago_md", "$is_more_days_ago_md", "$is_days_in_future_md", "$is_less_days_in_future_md", "$is_more_days_in_future_md",
}

// CountsDays reports whether an operator compares a property with a number of days, as "less than 30 days ago" does.
func CountsDays(f segment.FilterField, operator string) bool {
	return slices.Contains(ofDays, canonical(&segment.Condition{Field: f, Operator: operator}))
}

// canonical is the operator that another one means on a property: $more_than a number of days is $more_than_ago.
func canonical(c *segment.Condition) string {
	isDate := c.Field.Type == segment.FilterTime || c.Field.Type == segment.FilterDay
	_, err := strconv.Atoi(strings.Join(c.Values, " "))
	switch {
	case !isDate:
	case c.Operator == "$more_than":
		return "$more_than_ago"
	case c.Operator == "$less_than":
		return "$less_than_ago"
	case c.Operator == "$is" && err == nil:
		return "$is_days_ago"
	}
	return c.Operator
}

// customerText puts a property and the words of its values into the text of an operator.
func (w Writer) customerText(c *segment.Condition, subject, values string) string {
	operator := canonical(c)
	key := w.language().first("segment."+string(c.Field.Type)+"."+operator, "segment."+operator, "operator."+operator)
	text := w.say(key, "subject", subject, "values", values)
	if strings.HasSuffix(operator, "_md") {
		return w.say("segment.any_year", "text", text)
	}
	return text
}

// customerValue says a value of a condition.
func (w Writer) customerValue(c *segment.Condition, value string) string {
	operator := canonical(c)
	number, err := decimal.NewFromString(value)
	isNumber := err == nil && number.IsInteger() && number.Abs().LessThan(decimal.New(1, 18))
	switch {
	case isLocation(operator):
		return w.named(value)
	case isNumber && slices.Contains(ofDays, operator):
		return w.counted("span.DAY", number.IntPart())
	case isNumber && operator == "$is_years_ago":
		return w.counted("span.YEAR", number.IntPart())
	case isNumber && strings.HasPrefix(operator, "$count"):
		return w.counted("elements", number.IntPart())
	case operator == "$is_month":
		return w.monthOf(value)
	case operator == "$is_year" || operator == "$is_day_of_month":
		return value
	case isNumber && c.Field.Type == segment.FilterAmount:
		return w.Money(number.IntPart())
	case isNumber && c.Field.Type == segment.FilterNumber:
		return w.Number(number.IntPart())
	case c.Field.Type == segment.FilterTime || c.Field.Type == segment.FilterDay || slices.Contains([]string{"$after", "$after_equal", "$before", "$before_equal", "$is_day"}, operator):
		return w.moment(value)
	}
	return w.quote(value)
}

// monthOf says a month of one year, 2024-02, or of all years, 2.
func (w Writer) monthOf(value string) string {
	if first, err := time.Parse("2006-01", value); err == nil {
		return w.say("month_of_year", "month", w.say("month."+strconv.Itoa(int(first.Month()))), "year", strconv.Itoa(first.Year()))
	}
	if n, err := strconv.Atoi(value); err == nil && n >= 1 && n <= 12 {
		return w.say("month." + strconv.Itoa(n))
	}
	return w.quote(value)
}

// moment says a day, 2024-02-29, or an instant.
func (w Writer) moment(value string) string {
	if day, err := time.ParseInLocation(time.DateOnly, value, w.zone()); err == nil {
		return w.Date(day)
	}
	if at, err := time.Parse(time.RFC3339, value); err == nil {
		return w.Time(at)
	}
	return w.quote(value)
}
