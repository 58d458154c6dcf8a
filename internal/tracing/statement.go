package tracing

import (
	"strings"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/trace"
)

// Statement describes a statement of a database on its span, by what it does to which table: its text may have values of rows in it.
func Statement(span trace.Span, system, sql string) {
	span.SetName(Summary(sql))
	span.SetAttributes(attribute.String("db.system.name", system))
}

// Batch describes statements that were sent together.
func Batch(span trace.Span, system string, summaries []string) {
	span.SetAttributes(attribute.String("db.system.name", system), attribute.Int("db.operation.batch.size", len(summaries)),
		attribute.StringSlice("punchcard.statements", summaries))
}

// Summary is what a statement does, and the first table that it does it to: SELECT vouchers. It has nothing of the values in the text.
func Summary(sql string) string {
	words := words{rest: sql}
	operation := strings.ToUpper(words.next())
	introduces := "FROM"
	switch operation {
	case "INSERT", "REPLACE":
		introduces = "INTO"
	case "UPDATE":
		return operation + " " + tableName(words.next())
	case "SELECT", "DELETE", "WITH":
	default:
		return operation
	}
	for word := words.next(); word != ""; word = words.next() {
		if !strings.EqualFold(word, introduces) {
			continue
		}
		if table := tableName(words.next()); table != "" {
			return operation + " " + table
		}
	}
	return operation
}

// tableName is a word as the name of a table, without quotes; empty for one that is none, such as the parenthesis of a subquery.
func tableName(word string) string {
	name := strings.Trim(word, `"`)
	for _, r := range name {
		if r != '_' && r != '.' && r != '"' && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') {
			return ""
		}
	}
	return name
}

// words are the words of a statement, without its texts in single quotes.
type words struct{ rest string }

func (w *words) next() string {
	for {
		w.rest = strings.TrimLeft(w.rest, " \n\t,;")
		if !strings.HasPrefix(w.rest, "'") {
			break
		}
		_, after, closed := strings.Cut(w.rest[1:], "'") // two quotes in a row end one text and begin another
		if !closed {
			return ""
		}
		w.rest = after
	}
	if w.rest == "" {
		return ""
	}
	end := strings.IndexAny(w.rest, " \n\t,;'()")
	switch end {
	case -1:
		end = len(w.rest)
	case 0: // a parenthesis
		end = 1
	}
	word := w.rest[:end]
	w.rest = w.rest[end:]
	return word
}
