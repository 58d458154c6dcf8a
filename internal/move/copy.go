package move

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// copier writes the rows of a file into a database.
type copier struct {
	from      *sql.Tx
	to        pgx.Tx
	progress  func(done, all int64)
	done, all int64
}

func (c *copier) count(ctx context.Context, t *table) (n int64, err error) {
	if err = c.from.QueryRowContext(ctx, "SELECT count(*) FROM "+t.source()).Scan(&n); err != nil {
		return 0, fmt.Errorf("count the rows of %s: %w", t.name, err)
	}
	return n, nil
}

// source is the FROM clause of the table, with its condition.
func (t *table) source() string {
	if t.where != "" {
		return `"` + t.name + `" WHERE ` + t.where
	}
	return `"` + t.name + `"`
}

// inOrder selects columns of the rows, ordered by their key.
func (t *table) inOrder(columns string) string {
	return "SELECT " + columns + " FROM " + t.source() + ` ORDER BY "` + strings.Join(t.key, `", "`) + `"`
}

// bufferSize is how many bytes of rows are collected before they are sent.
const bufferSize = 256 << 10

// copy copies a table: one goroutine reads rows while this one sends them.
func (c *copier) copy(ctx context.Context, t *table) error {
	if t.rows == 0 {
		return nil
	}
	sent, received := io.Pipe()
	read := make(chan error, 1)
	go func() {
		lines := bufio.NewWriterSize(received, bufferSize)
		err := c.read(ctx, t, lines)
		if err == nil {
			err = lines.Flush()
		}
		_ = received.CloseWithError(err) // nil is the end of the rows
		read <- err
	}()
	var names []string
	for _, of := range t.columns {
		names = append(names, pgx.Identifier{of.name}.Sanitize())
	}
	tag, err := c.to.Conn().PgConn().CopyFrom(ctx, sent, "COPY "+pgx.Identifier{t.name}.Sanitize()+" ("+strings.Join(names, ", ")+") FROM STDIN")
	_ = sent.CloseWithError(errRefused) // ends the goroutine when the copy has failed
	if readErr := <-read; readErr != nil && !errors.Is(readErr, errRefused) {
		return fmt.Errorf("read %s: %w", t.name, readErr)
	}
	if err != nil {
		return fmt.Errorf("copy %s%s: %w", t.name, c.refused(ctx, t, err), err)
	}
	if tag.RowsAffected() != t.rows {
		return fmt.Errorf("copy %s: %d of %d rows were copied", t.name, tag.RowsAffected(), t.rows)
	}
	return nil
}

var errRefused = errors.New("the copy has ended")

// read writes all rows in the text format of COPY. Values keep the text that they have in SQLite: PostgreSQL reads the same text of
// numbers, times and documents, and takes 0 and 1 for booleans.
func (c *copier) read(ctx context.Context, t *table, to *bufio.Writer) error {
	var reads []string
	for _, of := range t.columns {
		reads = append(reads, of.read)
	}
	rows, err := c.from.QueryContext(ctx, t.inOrder(strings.Join(reads, ", ")))
	if err != nil {
		return err
	}
	defer rows.Close()
	values, into := make([]any, len(t.columns)), make([]any, len(t.columns))
	for i := range values {
		into[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return err
		}
		for i, value := range values {
			if i > 0 {
				_ = to.WriteByte('\t') // the writer keeps an error and returns it again at the end of the row
			}
			if err := writeValue(to, value); err != nil {
				return fmt.Errorf("column %s: %w", t.columns[i].name, err)
			}
		}
		if err := to.WriteByte('\n'); err != nil {
			return err
		}
		if c.done++; c.progress != nil {
			c.progress(c.done, c.all)
		}
	}
	return rows.Err()
}

// writeValue writes a value in the text format of COPY. The writer keeps its own errors.
func writeValue(to *bufio.Writer, value any) error {
	switch v := value.(type) {
	case nil:
		_, _ = to.WriteString(`\N`)
	case string:
		writeEscaped(to, v)
	case []byte:
		writeEscaped(to, string(v))
	case int64:
		_, _ = to.Write(strconv.AppendInt(to.AvailableBuffer(), v, 10))
	case float64: // SQLite turns digits that are too many for an integer column into this
		_, _ = to.Write(strconv.AppendFloat(to.AvailableBuffer(), v, 'f', -1, 64))
	default:
		return fmt.Errorf("values of type %T cannot be copied", v)
	}
	return nil
}

func writeEscaped(to *bufio.Writer, text string) {
	for {
		at := strings.IndexAny(text, "\\\t\n\r")
		if at < 0 {
			_, _ = to.WriteString(text)
			return
		}
		_, _ = to.WriteString(text[:at])
		_ = to.WriteByte('\\')
		switch text[at] {
		case '\t':
			_ = to.WriteByte('t')
		case '\n':
			_ = to.WriteByte('n')
		case '\r':
			_ = to.WriteByte('r')
		default:
			_ = to.WriteByte(text[at])
		}
		text = text[at+1:]
	}
}

var lineOfCopy = regexp.MustCompile(`line (\d+)`)

// refused names the row that PostgreSQL refuses, if its error has the line: a text may be too long for an index of PostgreSQL, for
// instance.
func (c *copier) refused(ctx context.Context, t *table, err error) string {
	var pg *pgconn.PgError
	if !errors.As(err, &pg) {
		return ""
	}
	found := lineOfCopy.FindStringSubmatch(pg.Where)
	if found == nil {
		return ""
	}
	line, err := strconv.Atoi(found[1])
	if err != nil {
		return ""
	}
	var key string
	err = c.from.QueryRowContext(ctx, t.inOrder(`"`+strings.Join(t.key, `" || ' ' || "`)+`"`)+" LIMIT 1 OFFSET ?", line-1).Scan(&key)
	if err != nil {
		return ""
	}
	return ", row " + key
}
