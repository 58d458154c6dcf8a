package export

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/selection"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// object is something that can be exported.
type object struct {
	// fields are all of them, in the order of messages; orders has the default one first.
	fields []fieldName
	orders []string
	// custom says that the rows have metadata.
	custom bool
	// orderField is the kind's name of what an order names.
	orderField func(name string) string
	check      func(storage.Filter) error
	read       func(ctx context.Context, store Store, s settings, q storage.Query, keysOnly bool) (batch, error)
}

// fieldName is a field without its values. A standard field is written by default.
type fieldName struct {
	name     string
	standard bool
}

// batch is the input of one portion.
type batch struct {
	rows []row
	last string
	more bool
}

// row is one line of a file.
type row interface {
	cell(field string) string
	metadata() metadata.Map
}

// column is a column of a file: a field, or a key of the metadata.
type column struct{ title, field, key string }

// registry holds everything that can be exported, by the name that clients know.
var registry = map[string]object{
	"voucher":              vouchers.object(),
	"redemption":           redemptions.object(),
	"customer":             customers.object(),
	"publication":          publications.object(),
	"order":                orders.object(),
	"return":               returns.object(),
	"voucher_transactions": transactions.object(),
	"product":              products.object(),
	"sku":                  skus.object(),
	"points_expiration":    expiring.object(),
}

// Objects lists what can be exported.
func Objects() []string { return slices.Sorted(maps.Keys(registry)) }

// Orders lists what exports can be sorted by; an object takes some of it.
func Orders() []string {
	var all []string
	for _, o := range registry {
		all = append(all, o.orders...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Fields lists what exports can have as columns, besides keys of the metadata as metadata.color; an object takes some of it.
func Fields() []string {
	var all []string
	for _, o := range registry {
		all = append(all, o.allowed()...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func objectNamed(name string) (object, error) {
	o, known := registry[name]
	if !known {
		return object{}, fault.Payload("exported_object", "should be equal to one of the allowed values %s (actual value is '%.60s')", words(Objects()), name)
	}
	return o, nil
}

func words(list []string) string { return "[ " + strings.Join(list, ", ") + " ]" }

const metadataField = "metadata"

// standard are the fields that are written by default.
func (o object) standard() (names []string) {
	for _, f := range o.fields {
		if f.standard {
			names = append(names, f.name)
		}
	}
	return names
}

// allowed are the fields that can be asked for, besides keys of the metadata.
func (o object) allowed() (names []string) {
	for _, f := range o.fields {
		names = append(names, f.name)
	}
	if o.custom {
		names = append(names, metadataField)
	}
	return names
}

func (o object) checkFields(asked []string) error {
	allowed := o.allowed()
	for i, name := range asked {
		key, isKey := strings.CutPrefix(name, metadataField+".")
		if slices.Contains(allowed, name) && !slices.Contains(asked[:i], name) || o.custom && isKey && key != "" && storage.ValidText(key) {
			continue
		}
		return fault.Invalid("invalid_export_fields", "Invalid Export", "Unsupported field used. Allowed fields: %s, each once (actual value is '%.60s')",
			strings.Join(allowed, ", "), name)
	}
	return nil
}

// dependsOnRows reports whether the columns depend on the rows.
func (o object) dependsOnRows(fields []string) bool { return slices.Contains(fields, metadataField) }

func (o object) columns(fields, keys []string) (columns []column) {
	for _, name := range fields {
		if name == metadataField {
			for _, key := range keys {
				columns = append(columns, column{title: key, key: key})
			}
			continue
		}
		if key, isKey := strings.CutPrefix(name, metadataField+"."); isKey {
			columns = append(columns, column{title: key, key: key})
			continue
		}
		columns = append(columns, column{title: title(name), field: name})
	}
	return columns
}

// title is the name of a field in title case: voucher_type is Voucher Type.
func title(name string) string {
	parts := strings.Split(name, "_")
	for i, p := range parts {
		switch p {
		case "id", "url", "sku", "qr":
			parts[i] = strings.ToUpper(p)
		case "":
		default:
			parts[i] = strings.ToUpper(p[:1]) + p[1:]
		}
	}
	return strings.Join(parts, " ")
}

// query is the query of the next portion.
func (o object) query(x Export, after string) (q storage.Query, err error) {
	if q.Filter, err = selection.DecodeFilter(x.Selection); err != nil {
		return q, err
	}
	name, desc := strings.CutPrefix(x.Order, "-")
	q.Order = []storage.Order{{Field: o.orderField(name), Desc: desc}}
	q.Limit = portionRows
	if after != "" {
		q.After, err = selection.DecodePosition(after)
	}
	return q, err
}
