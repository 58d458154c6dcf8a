package sqlstore

import (
	"database/sql/driver"
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

// Hot reads and writes the rows of one kind without Bun, through the same row types and mapping functions as the collection of the kind, for
// statements that pgx sends in batches. Statement by statement through Bun a redemption reached 0.41 of pgbench TPC-B with 8 clients, two batches
// reached 1.14 (goals P1 and P2).
type Hot[T any] struct {
	// Columns lists the columns of the table, quoted, separated by commas and qualified with the alias t.
	Columns string
	// Update overwrites the row whose project and id are the first two of its arguments, which are Values.
	Update string
	// Insert adds any number of rows by one statement: its arguments are the project and the Arrays of the items.
	Insert string

	kind   storage.Kind[T]
	scan   func() (into []any, item func() T)
	values func(project string, item *T) []any
	arrays func(project string, items []*T) []any
	decode func(raw [][]byte) (T, error)
	width  int
}

// ColumnsWithout is Columns with NULL in the place of some, which are then not decoded.
func (h *Hot[T]) ColumnsWithout(names ...string) string {
	columns := h.Columns
	for _, name := range names {
		columns = strings.Replace(columns, `t."`+name+`"`, "NULL", 1)
	}
	return columns
}

// Check refuses an item that cannot be stored, as the collection of the kind does.
func (h *Hot[T]) Check(item *T) error { return h.kind.CheckItem(item) }

// Scan returns the destinations for the columns of one row, and a function that makes the item after the scan.
func (h *Hot[T]) Scan() (into []any, item func() T) { return h.scan() }

// Values returns the columns of an item in the order of Columns, but for those that the database gives.
func (h *Hot[T]) Values(project string, item *T) []any { return h.values(project, item) }

// Arrays returns the number of items, and for each of the Columns after the project a Column, or nil when it is NULL in all rows. Columns that the
// database fills are left out.
func (h *Hot[T]) Arrays(project string, items []*T) []any { return h.arrays(project, items) }

// The tables of the redemption path.
var (
	HotVouchers     = hotOf(voucherTable)
	HotTransactions = hotOf(voucherTransactionTable)
	HotLots         = hotOf(lotTable)
	HotTakes        = hotOf(takeTable)
	HotTierHolders  = hotOf(tierHolderTable)
	HotOrders       = hotOf(orderTable)
	HotCustomers    = hotOf(customerTable)
	HotProducts     = hotOf(productTable)
	HotSKUs         = hotOf(skuTable)
	HotAssignments  = hotOf(ruleAssignmentTable)
	HotRecords      = hotOf(redemptionTable)
	HotReturns      = hotOf(returnTable)
	HotLocks        = hotOf(lockTable)
	HotEvents       = hotOf(eventTable)
	HotAnswers      = hotOf(idempotencyTable)
)

// hotField is one column of a row type.
type hotField struct {
	index   int
	column  string
	notZero bool // the empty value is NULL
	given   bool // filled by the database
	writes  bool // a hotColumn
	sqlType string
}

// hotColumn is a column type with a value for the driver, of a type that the driver encodes without reflection. NULL is nil.
type hotColumn interface{ hot() any }

var hotColumnType = reflect.TypeFor[hotColumn]()

func hotOf[T, R any](t table[*T, *R]) *Hot[T] {
	table, fields := hotFields(reflect.TypeFor[R]())
	var columns, names, sets, elements []string
	var written []hotField
	for _, f := range fields {
		quoted := `"` + f.column + `"`
		columns = append(columns, "t."+quoted)
		if f.given {
			continue
		}
		written = append(written, f)
		names = append(names, quoted)
		if len(names) > 1 {
			elements = append(elements, "($"+strconv.Itoa(len(names)+1)+"::"+f.sqlType+"[])[i]")
		}
		if f.column != "project_id" && f.column != "id" {
			sets = append(sets, quoted+" = $"+strconv.Itoa(len(names)))
		}
	}
	h := &Hot[T]{
		kind:    t.kind,
		Columns: strings.Join(columns, ", "),
		Update:  "UPDATE " + table + " SET " + strings.Join(sets, ", ") + " WHERE project_id = $1 AND id = $2",
		Insert: "INSERT INTO " + table + " (" + strings.Join(names, ", ") + ") SELECT $1, " + strings.Join(elements, ", ") +
			" FROM generate_series(1, $2::bigint) AS i",
		scan: func() ([]any, func() T) {
			row := new(R)
			v := reflect.ValueOf(row).Elem()
			into := make([]any, len(fields))
			for i, f := range fields {
				into[i] = destination(v.Field(f.index).Addr().Interface())
			}
			return into, func() T { return *t.item(row) }
		},
		values: func(project string, item *T) []any {
			row := t.row(project, item)
			v := reflect.ValueOf(row).Elem()
			values := make([]any, len(written))
			for i, f := range written {
				field := v.Field(f.index)
				if f.notZero && field.IsZero() {
					continue
				}
				if f.writes {
					values[i] = field.Addr().Interface().(hotColumn).hot()
				} else {
					values[i] = field.Interface()
				}
			}
			return values
		},
	}
	h.arrays = func(project string, items []*T) []any {
		rows := make([]reflect.Value, len(items))
		for i, item := range items {
			rows[i] = reflect.ValueOf(t.row(project, item)).Elem()
		}
		args := make([]any, len(written))
		args[0] = int64(len(items))
		for i := 1; i < len(written); i++ {
			if c := (Column{rows, &written[i]}); !c.empty() {
				args[i] = c
			}
		}
		return args
	}
	h.decode, h.width = decoder(fields, t.item), len(fields)
	return h
}

// hotFields reads the table and the columns from the tags of a row type. The project and the id come first.
func hotFields(row reflect.Type) (table string, fields []hotField) {
	for i := range row.NumField() {
		f := row.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("bun"), ",")
		if f.Type == reflect.TypeFor[bun.BaseModel]() {
			table = strings.TrimPrefix(name, "table:")
			continue
		}
		fields = append(fields, hotField{
			index: i, column: name, notZero: strings.Contains(options, "nullzero"), given: f.Tag.Get("given") != "",
			writes: reflect.PointerTo(f.Type).Implements(hotColumnType), sqlType: sqlType(f.Type),
		})
	}
	return table, fields
}

// sqlType is the type of a column that holds values of a Go type.
func sqlType(t reflect.Type) string {
	if named, ok := reflect.Zero(t).Interface().(interface{ sqlType() string }); ok {
		return named.sqlType()
	}
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch t.Kind() {
	case reflect.Bool:
		return "boolean"
	case reflect.Int, reflect.Int64:
		return "bigint"
	}
	return "text"
}

func (instant) sqlType() string     { return "timestamptz" }
func (document[V]) sqlType() string { return "jsonb" }
func (verbatim) sqlType() string    { return "json" }
func (octets) sqlType() string      { return "bytea" }

// destination wraps a text so that NULL is read as the empty text.
func destination(field any) any {
	if s, ok := field.(*string); ok {
		return &nullText{s}
	}
	return field
}

type nullText struct{ to *string }

// Scan reads a text or NULL.
func (n *nullText) Scan(src any) error {
	switch v := src.(type) {
	case string:
		*n.to = v
	case []byte:
		*n.to = string(v)
	default:
		*n.to = ""
	}
	return nil
}

func (i *instant) hot() any {
	if i.time().IsZero() {
		return nil
	}
	return i.time().UTC().Truncate(time.Millisecond)
}

func (d *document[V]) hot() any {
	if d.empty() {
		return nil
	}
	text, err := compact(&d.value)
	if err != nil {
		return unwritable{err}
	}
	return text
}

func (v *verbatim) hot() any {
	if len(*v) == 0 {
		return nil
	}
	return []byte(*v)
}

func (o *octets) hot() any {
	if len(*o) == 0 {
		return nil
	}
	return []byte(*o)
}

// unwritable is a value that fails with an error when the driver encodes it.
type unwritable struct{ err error }

func (u unwritable) Value() (driver.Value, error) { return nil, u.err }

// Document is a value as a column of JSON holds it.
func Document[V any](v *V) any {
	text, err := compact(v)
	if err != nil {
		return unwritable{err}
	}
	return text
}

// Instant is a time as columns hold it.
func Instant(t time.Time) any { i := instant(t); return i.hot() }
