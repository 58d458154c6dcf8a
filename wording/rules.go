package wording

import (
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/shopspring/decimal"
)

// Verdict is what came of a sentence.
type Verdict string

// The verdicts. A rule that was not evaluated has VerdictSkipped: another one decided before. One of a definition has none.
const (
	VerdictNone    Verdict = ""
	VerdictHolds   Verdict = "holds"
	VerdictFails   Verdict = "fails"
	VerdictOpen    Verdict = "open"
	VerdictSkipped Verdict = "skipped"
)

// Sentence is a condition in words. One that joins others says how in Text, such as "all of these", and has them Below.
type Sentence struct {
	Text string
	// Found is the value that was looked at, and what is missing: "it is 49.90 EUR, 0.11 EUR are missing". It is empty where there is none.
	Found   string
	Verdict Verdict
	Joins   bool
	Below   []Sentence
}

// Rules says what a set of rules asks: its expression, its bundle, and the items that it is for. A set that asks nothing says nothing.
func (w Writer) Rules(r rule.Rules) []Sentence { return w.judged(r, nil) }

// judged describes a set as it was judged; a nil node is one that was not evaluated.
func (w Writer) judged(r rule.Rules, n *rule.Node) []Sentence {
	var said []Sentence
	if c, ok := clauseOf(r.Expression); ok {
		s := w.clause(c, n)
		if s.Joins && c.Junction == "and" {
			said = append(said, s.Below...)
		} else {
			said = append(said, s)
		}
	}
	if c, ok := bundleOf(r); ok {
		said = append(said, Sentence{Text: w.Sentence(w.say("bundle", "parts", w.parts(c)))})
	}
	for _, list := range []struct {
		key     string
		entries []discount.Entry
	}{{"applicable.included", r.ApplicableTo.Included}, {"applicable.excluded", r.ApplicableTo.Excluded}} {
		if len(list.entries) > 0 {
			said = append(said, Sentence{Text: w.Sentence(w.say(list.key, "items", w.list("list.and", w.entries(list.entries))))})
		}
	}
	return said
}

func (w Writer) entries(entries []discount.Entry) []string {
	items := make([]rule.Item, len(entries))
	for i, e := range entries {
		items[i] = rule.Item{Object: e.Object, ID: e.ID, SourceID: e.SourceID}
	}
	return w.items(items)
}

// parts says the parts of a bundle: "2 × “Mug” and 1 × “Tea”".
func (w Writer) parts(c rule.Clause) string {
	below := []rule.Clause{c}
	if c.Junction != "" {
		below = c.Below
	}
	var said []string
	for _, part := range below {
		units := ""
		for _, quantity := range part.Below {
			for quantity.Junction != "" {
				quantity = quantity.Below[0]
			}
			units = strings.Join(quantity.Conditions[0].Values, "")
		}
		for _, condition := range part.Conditions {
			said = append(said, w.say("bundle.part", "units", units, "product", w.list("list.or", w.items(condition.Items))))
		}
	}
	return w.list("list.and", said)
}

// clause says one step of a set, and what came of it when n is not nil.
func (w Writer) clause(c rule.Clause, n *rule.Node) Sentence {
	if c.Junction != "" && len(c.Below) == 1 {
		return w.clause(c.Below[0], below(n, 0))
	}
	s := Sentence{Verdict: verdictOf(n)}
	if c.Junction != "" {
		s.Joins, s.Text = true, w.say("joins."+c.Junction)
		for i, part := range c.Below {
			s.Below = append(s.Below, w.clause(part, below(n, i)))
		}
		return s
	}
	s.Text = w.Sentence(w.asked(c))
	if n != nil {
		s.Found = w.found(c, n)
	}
	for _, refined := range c.Below {
		// The last line that the rules below were asked about is the one that decided.
		var last *rule.Node
		if n != nil && len(n.Below) > 0 {
			last = &n.Below[len(n.Below)-1]
		}
		if n != nil && last == nil {
			last = &rule.Node{Outcome: unreached}
		}
		inner := w.clause(refined, last)
		if inner.Joins && refined.Junction == "and" {
			s.Below = append(s.Below, inner.Below...)
		} else {
			s.Below = append(s.Below, inner)
		}
	}
	return s
}

func below(n *rule.Node, i int) *rule.Node {
	if n == nil {
		return nil
	}
	if i >= len(n.Below) {
		return &rule.Node{Outcome: unreached}
	}
	return &n.Below[i]
}

// unreached marks a node that was never reached beside ones that were.
const unreached rule.Outcome = 255

func verdictOf(n *rule.Node) Verdict {
	if n == nil {
		return VerdictNone
	}
	switch n.Outcome {
	case rule.OutcomeHolds:
		return VerdictHolds
	case rule.OutcomeFails:
		return VerdictFails
	case unreached:
		return VerdictSkipped
	}
	return VerdictOpen
}

// asked says what a rule asks.
func (w Writer) asked(c rule.Clause) string {
	subject := w.subject(c)
	if len(c.Conditions) == 0 {
		return w.say("condition.none", "subject", subject)
	}
	said := make([]string, len(c.Conditions))
	for i, condition := range c.Conditions {
		said[i] = w.condition(c, subject, condition)
	}
	return w.list("list.and", said)
}

func (w Writer) subject(c rule.Clause) string {
	key := "name." + c.Name
	if c.Lines != "" && rule.KindOf(c.Name) == rule.ValueItems && w.language().has("name.order.items."+string(c.Lines)) {
		key = "name.order.items." + string(c.Lines)
	}
	property := w.quote(c.Property)
	if name := w.Names[c.Property]; name != "" {
		property = w.quote(name)
	}
	if c.Property == "" && w.language().has(key+".plain") {
		key += ".plain"
	}
	return w.say(key, "property", property)
}

func (w Writer) condition(c rule.Clause, subject string, condition rule.Condition) string {
	kind, operator := rule.KindOf(c.Name), condition.Operator.Canonical()
	if kind == rule.ValueFlag && len(condition.Values) == 1 && (operator == rule.OperatorIs || operator == rule.OperatorIsNot) {
		truth := (condition.Values[0] == "true") == (operator == rule.OperatorIs)
		if key := "flag." + c.Name + "." + strconv.FormatBool(truth); w.language().has(key) {
			return w.say(key)
		}
	}
	key := w.language().first("operator."+string(kind)+"."+string(operator), "operator."+string(operator))
	joined := "list.or"
	if operator == rule.OperatorNotDiffer {
		joined = "list.and"
	}
	return w.say(key, "subject", subject, "values", w.list(joined, w.values(kind, operator, condition)))
}

// values says what a condition compares with.
func (w Writer) values(kind rule.ValueKind, operator rule.Operator, condition rule.Condition) []string {
	if len(condition.Items) > 0 {
		return w.items(condition.Items)
	}
	said := make([]string, len(condition.Values))
	for i, text := range condition.Values {
		said[i] = w.operand(kind, operator, text)
	}
	return said
}

func (w Writer) operand(kind rule.ValueKind, operator rule.Operator, text string) string {
	switch operator {
	case rule.OperatorDayOfWeek:
		return w.say(w.language().first("weekday."+text, "weekday.0"))
	case rule.OperatorTimeframeDailyHours:
		return w.dailyHours(text)
	case rule.OperatorTimeframe:
		return w.repeating(text)
	case rule.OperatorTimeframeAbsolute:
		from, to, _ := strings.Cut(text, ";")
		return w.say("period", "start", w.instant(from), "end", w.instant(to))
	case rule.OperatorAfter, rule.OperatorBefore:
		return w.instant(text)
	case rule.OperatorMoreThanAgo, rule.OperatorLessThanAgo, rule.OperatorIsDaysAgo, rule.OperatorMoreThanFuture, rule.OperatorLessThanFuture, rule.OperatorIsDaysInFuture:
		n, _ := strconv.ParseInt(text, 10, 64)
		return w.counted("duration.days", n)
	case rule.OperatorCount, rule.OperatorCountMore, rule.OperatorCountLess:
		n, _ := strconv.ParseInt(text, 10, 64)
		if kind == rule.ValueSegments || kind == rule.ValueTiers {
			return w.Number(n) // of segments and tiers
		}
		return w.counted("elements", n)
	}
	return w.value(kind, text)
}

// value says a value of a kind.
func (w Writer) value(kind rule.ValueKind, text string) string {
	number, err := decimal.NewFromString(text)
	switch {
	case kind == rule.ValueMoney && err == nil:
		return w.money(number.Shift(-2))
	case kind == rule.ValueCount && err == nil:
		return w.decimal(number)
	case kind == rule.ValueSegments, kind == rule.ValueTiers, kind == rule.ValueItems:
		return w.named(text)
	}
	return w.quote(text)
}

// instant says a date as a rule writes it, with the name of its month.
func (w Writer) instant(text string) string {
	if day, err := time.Parse(time.DateOnly, text); err == nil {
		return Writer{Language: w.Language}.Date(day)
	}
	if at, err := time.Parse(time.RFC3339Nano, text); err == nil {
		return w.Time(at)
	}
	return text
}

// dailyHours says "18:00;20:00;5,6".
func (w Writer) dailyHours(text string) string {
	parts := strings.Split(text, ";")
	if len(parts) < 2 {
		return text
	}
	start, err := validity.ParseTimeOfDay(parts[0])
	end, err2 := validity.ParseTimeOfDay(parts[1])
	if err != nil || err2 != nil {
		return text
	}
	p := validity.Period{Start: start, End: end}
	if len(parts) == 3 && parts[2] != "" {
		for _, day := range strings.Split(parts[2], ",") {
			if n, err := strconv.Atoi(strings.TrimSpace(day)); err == nil && n >= 0 && n <= 6 {
				p.DaysOfWeek = append(p.DaysOfWeek, n)
			}
		}
	}
	return w.period(p)
}

// repeating says "2024-02-29;P1D;PT1H".
func (w Writer) repeating(text string) string {
	parts := strings.Split(text, ";")
	if len(parts) != 3 {
		return text
	}
	interval, err := validity.ParseDuration(parts[1])
	length, err2 := validity.ParseDuration(parts[2])
	if err != nil || err2 != nil {
		return text
	}
	return w.say("repeating", "start", w.instant(parts[0]), "interval", w.duration(interval), "duration", w.duration(length))
}
