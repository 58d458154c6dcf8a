package csvfile

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Header names the columns of a table, in their order.
type Header struct {
	names []string
	at    map[string]int // indexes by canonical names
}

// maxColumns is how many columns a table may have.
const maxColumns = 1000

// NewHeader returns the header with these names, without the blanks around them. It fails with an invalid payload for a name that
// appears twice, for an empty name that is not at the end, and for one longer than 255 characters.
func NewHeader(names []string) (*Header, error) {
	h := &Header{at: make(map[string]int, len(names))}
	for _, name := range names {
		h.names = append(h.names, strings.TrimSpace(name))
	}
	for len(h.names) > 0 && h.names[len(h.names)-1] == "" { // spreadsheets leave empty columns at the end
		h.names = h.names[:len(h.names)-1]
	}
	if len(h.names) > maxColumns {
		return nil, unreadable("must NOT have more than %d columns (it has %d)", maxColumns, len(h.names))
	}
	folded := make(map[string]int, len(h.names))
	for i, name := range h.names {
		if name == "" {
			return nil, unreadable("has no name for its column %d", i+1)
		}
		if n := utf8.RuneCountInString(name); n > 255 {
			return nil, unreadable("has a name of %d characters for its column %d: 255 are allowed, and a header has to come first", n, i+1)
		}
		if first, twice := folded[strings.ToLower(name)]; twice {
			return nil, unreadable("has the column '%s' twice: column %d and column %d", name, first+1, i+1)
		}
		folded[strings.ToLower(name)] = i
		if _, twice := h.at[canonical(name)]; !twice {
			h.at[canonical(name)] = i
		}
	}
	return h, nil
}

// canonical returns the form of a name in which names are compared.
func canonical(name string) string { return strings.ToLower(fillers.Replace(name)) }

var fillers = strings.NewReplacer(" ", "", "_", "", "-", "")

// Names returns the names of the columns as the file has them.
func (h *Header) Names() []string { return h.names }

// Has reports whether the table has a column.
func (h *Header) Has(column string) bool {
	_, has := h.at[canonical(column)]
	return has
}

// Require fails with an invalid payload unless the table has all the columns.
func (h *Header) Require(columns ...string) error {
	for _, c := range columns {
		if !h.Has(c) {
			return unreadable("must have the column '%s'; its first line names: %.500s", c, strings.Join(h.names, ", "))
		}
	}
	return nil
}

// RequireOne fails with an invalid payload unless the table has one of the columns.
func (h *Header) RequireOne(columns ...string) error {
	if slices.ContainsFunc(columns, h.Has) {
		return nil
	}
	return unreadable("must have one of the columns '%s'; its first line names: %.500s", strings.Join(columns, "', '"), strings.Join(h.names, ", "))
}

// ReasonColumn is the column in which a file of failed rows says why each of them failed. An import of the corrected file has no use for it.
const ReasonColumn = "Why it failed"

// Others returns the names of all columns that are not known, as the file has them, without ReasonColumn. It fails with an invalid payload when two columns
// are the same known one.
func (h *Header) Others(known ...string) (others []string, err error) {
	canonicals := make([]string, len(known), len(known)+1)
	for i, name := range known {
		canonicals[i] = canonical(name)
	}
	canonicals = append(canonicals, canonical(ReasonColumn))
	for i, name := range h.names {
		switch p := canonical(name); {
		case !slices.Contains(canonicals, p):
			others = append(others, name)
		case h.at[p] != i:
			return nil, unreadable("has the column '%s' twice: column %d and column %d", name, h.at[p]+1, i+1)
		}
	}
	return others, nil
}

// fit returns as many cells as the header has columns. It fails with an invalid payload for further cells, and for text that is not UTF-8.
func (h *Header) fit(cells []string) ([]string, error) {
	for i, cell := range cells {
		switch {
		case i >= len(h.names) && strings.TrimSpace(cell) != "":
			return nil, fault.Invalid("invalid_payload", "Invalid payload", "The row has %d cells, and the header %d columns: a cell with a separator must be quoted", len(cells), len(h.names))
		case i < len(h.names) && !storage.ValidText(cell):
			return nil, Wrong(h.names[i], "must be UTF-8 text without NUL characters: save the file as UTF-8")
		}
	}
	fitted := make([]string, len(h.names))
	copy(fitted, cells)
	return fitted, nil
}
