//go:build unix

package statements

import (
	"regexp"
	"strconv"
	"strings"
)

// statement is one that the server has executed.
type statement struct {
	session, xid string
	sql          string
	// shape is shape(sql).
	shape string
	// params are the texts of $1, $2, ...; NULL is empty.
	params []string
}

// logPrefix is the setting log_line_prefix: marker, session, database, transaction. The marker begins no line of a statement, because the server indents those.
const logPrefix = "@@ %c %d %x "

var (
	logEntry = regexp.MustCompile(`(?s)^(\S+) (\S*) (\d+) (LOG|DETAIL):  (.*)$`)
	executed = regexp.MustCompile(`(?s)^(?:statement|execute (?:fetch from )?[^:]*): (.*)$`)
	aParam   = regexp.MustCompile(`\$(\d+) = (NULL|'(?:[^']|'')*')`)
)

// parseLog reads the statements on a database out of the log of a server.
func parseLog(log, database string) (all []statement) {
	shapes := map[string]string{} // by statement
	for entry := range strings.SplitSeq(log, "\n@@ ") {
		entry = strings.TrimPrefix(entry, "@@ ")
		if !strings.Contains(entry, database) {
			continue
		}
		found := logEntry.FindStringSubmatch(strings.ReplaceAll(strings.TrimSuffix(entry, "\n"), "\n\t", "\n"))
		if found == nil || found[2] != database {
			continue
		}
		session, xid, kind, text := found[1], found[3], found[4], found[5]
		if kind == "LOG" {
			if said := executed.FindStringSubmatch(text); said != nil {
				sql := strings.TrimSpace(said[1])
				if shapes[sql] == "" {
					shapes[sql] = shape(sql)
				}
				all = append(all, statement{session: session, xid: xid, sql: sql, shape: shapes[sql]})
			}
			continue
		}
		params, is := strings.CutPrefix(text, "parameters: ")
		if !is || len(all) == 0 {
			continue
		}
		of := len(all) - 1 // the last statement of the same session: the log has those of others between
		for of > 0 && all[of].session != session {
			of--
		}
		for _, p := range aParam.FindAllStringSubmatch(params, -1) {
			n, err := strconv.Atoi(p[1])
			if err != nil || n != len(all[of].params)+1 {
				continue
			}
			all[of].params = append(all[of].params, unquoted(p[2]))
		}
	}
	return all
}

// unquoted is the text of a literal.
func unquoted(literal string) string {
	if len(literal) < 2 || literal[0] != '\'' {
		return ""
	}
	return strings.ReplaceAll(literal[1:len(literal)-1], "''", "'")
}

var (
	literals = regexp.MustCompile(`'(?:[^']|'')*'`)
	numbers  = regexp.MustCompile(`\b\d+(\.\d+)?\b`)
	group    = regexp.MustCompile(`\([^()]*\)`)
	telling  = regexp.MustCompile(`(?i)project_id|\bselect\b|\bfrom\b|\binto\b|\$0`)
	dollars  = regexp.MustCompile(`\$\d+`)
)

// shape is a statement without what does not decide about its projects: values, and what is in parentheses without a table and without project_id, such as
// conditions on other columns. Statements of one shape are planned once.
func shape(sql string) string {
	text := literals.ReplaceAllString(sql, "?")
	for folded := ""; folded != text; {
		folded = text
		text = group.ReplaceAllStringFunc(text, func(in string) string {
			if telling.MatchString(in) {
				return "[" + in[1:len(in)-1] + "]" // which is no group any more
			}
			return "{}"
		})
	}
	kept := dollars.FindAllString(text, -1)
	parts := dollars.Split(text, -1)
	for i := range parts {
		parts[i] = numbers.ReplaceAllString(parts[i], "?")
		if i < len(kept) {
			parts[i] += kept[i]
		}
	}
	return strings.Join(strings.Fields(strings.Join(parts, "")), " ")
}

// transaction are the statements from BEGIN to its end, or one alone.
type transaction struct {
	statements []statement
	xid        string // "0" unless it is known that rows were changed
}

// transactions groups statements by session.
func transactions(all []statement) (done []*transaction) {
	open := map[string]*transaction{}
	for _, s := range all {
		verb := s.verb()
		t := open[s.session]
		switch {
		case t == nil && (verb == "BEGIN" || verb == "START"):
			open[s.session] = &transaction{xid: "0"}
		case t == nil:
			done = append(done, &transaction{statements: []statement{s}, xid: "0"})
		case verb == "COMMIT" || verb == "END" || verb == "ROLLBACK" && !strings.Contains(strings.ToUpper(s.sql), " TO "):
			t.learn(s)
			done = append(done, t)
			delete(open, s.session)
		default:
			t.learn(s)
			t.statements = append(t.statements, s)
		}
	}
	for _, t := range open {
		done = append(done, t)
	}
	return done
}

func (t *transaction) learn(s statement) {
	if s.xid != "0" {
		t.xid = s.xid
	}
}

// verb is the first word of a statement.
func (s statement) verb() string {
	word, _, _ := strings.Cut(strings.TrimLeft(s.sql, "( \n\t"), " ")
	word, _, _ = strings.Cut(word, "\n")
	return strings.ToUpper(strings.TrimRight(word, ";"))
}
