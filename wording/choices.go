package wording

import (
	"strings"

	"github.com/punchcardhq/punchcard/rule"
)

// gap stands in a choice where a sentence has a value.
const gap = "…"

// RuleName says what the rules of a name are about, for those who choose one: "the order, before this discount". No two names say the same.
func (w Writer) RuleName(name string) string {
	key := w.language().first("choice."+name, "name."+name+".plain", "name."+name)
	return strings.TrimSuffix(w.say(key, "property", w.say("name", "name", gap)), ",")
}

// Comparison says what an operator asks of the rules of a name, for those who choose one: "is at least".
func (w Writer) Comparison(name string, operator rule.Operator) string {
	operator = operator.Canonical()
	key := w.language().first("operator."+string(rule.KindOf(name))+"."+string(operator), "operator."+string(operator))
	text := strings.TrimSpace(w.say(key, "subject", "", "values", gap))
	return strings.TrimSpace(strings.TrimSuffix(text, gap))
}

// Flag says what a rule that is true or false asks; empty for a name without such words.
func (w Writer) Flag(name string, value string) string {
	if key := "flag." + name + "." + value; w.language().has(key) {
		return w.say(key)
	}
	return ""
}

// Weekday is the name of a day: 0 is Sunday.
func (w Writer) Weekday(day string) string {
	return w.say(w.language().first("weekday."+day, "weekday.0"))
}
