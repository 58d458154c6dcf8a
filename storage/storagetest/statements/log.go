//go:build unix

package statements

import (
	"bufio"
	"bytes"
	"io"
	"regexp"
	"strconv"
	"strings"
)

// statement is one that the server has executed.
type statement struct {
	xid, sql string
	// detail has the texts of $1, $2, ... behind "parameters: "; long ones are cut.
	detail string
}

// logPrefix is the setting log_line_prefix: marker, session, database, transaction. The marker begins no line of a statement, because the server indents those.
const logPrefix = "@@ %c %d %x "

// entry is a statement, or the parameters of the last statement of its session.
type entry struct {
	session, database string
	params            bool
	statement         // of parameters the detail alone
}

// readLog calls do with the entries of a server's log, one after the other.
func readLog(log io.Reader, do func(entry)) error {
	const most = 256 << 20 // bytes of one statement
	lines := bufio.NewScanner(log)
	lines.Buffer(make([]byte, 1<<20), most)
	lines.Split(func(data []byte, atEOF bool) (advance int, token []byte, err error) {
		if at := bytes.Index(data, []byte("\n@@ ")); at >= 0 {
			return at + 1, data[:at], nil
		}
		if atEOF && len(data) > 0 {
			return len(data), bytes.TrimSuffix(data, []byte("\n")), nil
		}
		return 0, nil, nil
	})
	for lines.Scan() {
		if e, is := readEntry(lines.Text()); is {
			do(e)
		}
	}
	return lines.Err()
}

// readEntry reads an entry of the log. It cuts the text in place of matching it: a log has hundreds of thousands of entries.
func readEntry(text string) (e entry, is bool) {
	if text, is = strings.CutPrefix(text, "@@ "); !is {
		return e, false
	}
	e.session, text, _ = strings.Cut(text, " ")
	e.database, text, _ = strings.Cut(text, " ")
	e.xid, text, _ = strings.Cut(text, " ")
	level, said, _ := strings.Cut(text, ":  ")
	said = strings.ReplaceAll(said, "\n\t", "\n")
	switch level {
	case "DETAIL":
		e.detail, e.params = strings.CutPrefix(said, "parameters: ")
		return e, e.params
	case "LOG":
		if how, sql, found := strings.Cut(said, ": "); found && (how == "statement" || strings.HasPrefix(how, "execute ")) {
			e.sql = strings.TrimSpace(sql)
			return e, true
		}
	}
	return e, false
}

// param is the text of $n; of NULL, and of what there is not, it is empty.
func (s *statement) param(n int) string {
	rest := s.detail
	for i := 1; ; i++ {
		name := "$" + strconv.Itoa(i) + " = "
		if !strings.HasPrefix(rest, name) {
			return ""
		}
		rest = rest[len(name):]
		value := "NULL"
		if strings.HasPrefix(rest, "'") {
			value = rest[:literalEnd(rest, 0)]
		}
		if i == n {
			return unquoted(value)
		}
		rest = strings.TrimPrefix(rest[len(value):], ", ")
	}
}

// literalEnd is where the literal ends that begins at a place of a text.
func literalEnd(text string, at int) int {
	for at++; at < len(text); at++ {
		if text[at] != '\'' {
			continue
		}
		if at+1 == len(text) || text[at+1] != '\'' {
			return at + 1
		}
		at++
	}
	return len(text)
}

// unquoted is the text of a literal.
func unquoted(literal string) string {
	if len(literal) < 2 || literal[0] != '\'' {
		return ""
	}
	return strings.ReplaceAll(literal[1:len(literal)-1], "''", "'")
}

// literalProjects are the literals that project_id is compared with.
func literalProjects(sql string) (values []string) {
	for from := 0; ; {
		quote := strings.IndexByte(sql[from:], '\'')
		if quote < 0 {
			return values
		}
		begin := from + quote
		from = literalEnd(sql, begin)
		if before, is := strings.CutSuffix(sql[:begin], " = "); is {
			before, is = strings.CutSuffix(strings.TrimSuffix(before, `"`), "project_id")
			if is && (before == "" || !inWord(before[len(before)-1])) {
				values = append(values, unquoted(sql[begin:from]))
			}
		}
	}
}

func inWord(c byte) bool {
	return c == '_' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

var (
	literals = regexp.MustCompile(`'(?:[^']|'')*'`)
	group    = regexp.MustCompile(`\([^()]*\)`)
	telling  = regexp.MustCompile(`(?i)project_id|\bselect\b|\bfrom\b|\binto\b|\$0`)
	dollars  = regexp.MustCompile(`\$\d+`)
)

// bare is a statement without its literals and numbers, as shape wants it. There are as few of them as of shapes, for each length of a list.
func bare(sql string) string {
	var text strings.Builder
	text.Grow(min(len(sql), 4<<10))
	for at := 0; at < len(sql); {
		c := sql[at]
		switch {
		case c == '\'':
			text.WriteByte('?')
			at = literalEnd(sql, at)
		case c >= '0' && c <= '9':
			text.WriteByte('?')
			for at++; at < len(sql) && (sql[at] >= '0' && sql[at] <= '9' || sql[at] == '.'); at++ {
			}
		case inWord(c):
			begin := at
			for at++; at < len(sql) && inWord(sql[at]); at++ {
			}
			text.WriteString(sql[begin:at])
		default:
			text.WriteByte(c)
			at++
		}
	}
	return text.String()
}

// shape is a bare statement without what does not decide about its projects: what is in parentheses without a table and without project_id, such as
// conditions on other columns. Statements of one shape are planned once.
func shape(bare string) string {
	text := bare
	for folded := ""; folded != text; {
		folded = text
		text = group.ReplaceAllStringFunc(text, func(in string) string {
			if telling.MatchString(in) {
				return "[" + in[1:len(in)-1] + "]" // which is no group any more
			}
			return "{}"
		})
	}
	return strings.Join(strings.Fields(text), " ")
}

// verb is the first word of a statement.
func (s *statement) verb() string {
	word, _, _ := strings.Cut(strings.TrimLeft(s.sql, "( \n\t"), " ")
	word, _, _ = strings.Cut(word, "\n")
	return strings.ToUpper(strings.TrimRight(word, ";"))
}
