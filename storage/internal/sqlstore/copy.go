package sqlstore

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/schema"
)

// Copy writes many rows at once, in the text format of PostgreSQL's COPY, into columns of a table, in the transaction of the connection. Rows that
// collide fail it as they fail a statement. It is nil for a database without COPY. A campaign of 100,000 codes takes a third of the time of
// INSERTs with it (goal P12).
type Copy func(ctx context.Context, conn bun.Conn, table string, columns []string, lines *bytes.Buffer) error

// CopyThrough sets how many new rows are written at once.
func (s *Store) CopyThrough(c Copy) { s.copy = c }

// minCopied is from how many rows on COPY is used: it needs a savepoint, with round trips of its own.
const minCopied = 50

// copied adds all rows, or adds none and fails with errCollision: then the caller finds out which rows collide. Codes that are drawn from a large
// space hardly ever do.
func copied[Q any](ctx context.Context, tx *Project, kind string, made []Q) error {
	lines := newCopyLines(tx.store.write.Table(reflect.TypeFor[Q]().Elem()))
	for i := range made {
		if err := lines.add(reflect.ValueOf(made[i]).Elem()); err != nil {
			return err
		}
	}
	return tx.attempt(ctx, func(tx *Project, _ bun.Tx) error {
		err := tx.store.copy(ctx, tx.tx.conn, lines.table, lines.columns, &lines.text)
		if collides(err) {
			return errCollision
		}
		return cmp.Or(refused(err, kind), err)
	})
}

// copyLines are rows in the text format of COPY.
type copyLines struct {
	table   string
	columns []string
	fields  []copyField
	text    bytes.Buffer
}

// copyField is a column. Rows that are made together mostly have the same discount, dates and metadata: the text of such a value is made once and
// repeated.
type copyField struct {
	index    []int
	nullZero bool
	last     any
	lastText []byte
}

// copyText is implemented by the column types that are no plain Go values.
type copyText interface {
	// copyText returns the text of a value, nil for NULL.
	copyText() ([]byte, error)
	// same reports whether the text of another value of the type is the same. It may say no too often.
	same(as any) bool
}

func newCopyLines(t *schema.Table) *copyLines {
	l := &copyLines{table: t.Name}
	for _, f := range t.Fields {
		l.columns = append(l.columns, f.Name)
		l.fields = append(l.fields, copyField{index: f.Index, nullZero: f.NullZero})
	}
	return l
}

func (l *copyLines) add(row reflect.Value) error {
	for i := range l.fields {
		if i > 0 {
			l.text.WriteByte('\t')
		}
		if err := l.fields[i].write(&l.text, row.FieldByIndex(l.fields[i].index)); err != nil {
			return fmt.Errorf("write column %s: %w", l.columns[i], err)
		}
	}
	l.text.WriteByte('\n')
	return nil
}

func (f *copyField) write(b *bytes.Buffer, v reflect.Value) error {
	if f.nullZero && v.IsZero() {
		b.WriteString(copyNull)
		return nil
	}
	switch v.Kind() {
	case reflect.String:
		writeEscaped(b, v.String())
		return nil
	case reflect.Int64:
		b.Write(strconv.AppendInt(b.AvailableBuffer(), v.Int(), 10))
		return nil
	case reflect.Bool:
		b.WriteByte("ft"[btoi(v.Bool())])
		return nil
	case reflect.Pointer:
		if v.IsNil() {
			b.WriteString(copyNull)
			return nil
		}
		if v.Elem().Kind() == reflect.Int64 {
			return f.write(b, v.Elem())
		}
	}
	value, known := v.Interface().(copyText)
	if !known {
		return fmt.Errorf("COPY does not know the type %s", v.Type())
	}
	if f.last == nil || !value.same(f.last) {
		text, err := value.copyText()
		if err != nil {
			return err
		}
		var escaped bytes.Buffer
		if text == nil {
			escaped.WriteString(copyNull)
		} else {
			writeEscaped(&escaped, string(text))
		}
		f.last, f.lastText = value, escaped.Bytes()
	}
	b.Write(f.lastText)
	return nil
}

const copyNull = `\N`

var copyEscapes = strings.NewReplacer(`\`, `\\`, "\t", `\t`, "\n", `\n`, "\r", `\r`)

func writeEscaped(b *bytes.Buffer, text string) {
	if strings.ContainsAny(text, "\\\t\n\r") {
		text = copyEscapes.Replace(text)
	}
	b.WriteString(text)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (i instant) copyText() ([]byte, error) {
	if i.time().IsZero() {
		return nil, nil
	}
	return []byte(instantText(i.time())), nil
}

func (i instant) same(as any) bool { return i.time().Equal(as.(instant).time()) }

func (d document[V]) copyText() ([]byte, error) {
	if d.empty() {
		return nil, nil
	}
	return compact(&d.value)
}

// same compares deeply, which is quick for values that share their maps, slices and pointers.
func (d document[V]) same(as any) bool { return reflect.DeepEqual(d.value, as.(document[V]).value) }

func (v verbatim) copyText() ([]byte, error) { return v, nil }

func (v verbatim) same(as any) bool { return bytes.Equal(v, as.(verbatim)) }
