package dashboard

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// tableView is the page of a list of records; the template "table" renders it.
type tableView struct {
	// Pages are lists beside this one.
	Pages []filterLink
	Title string
	// Lead says what the list is; empty where its title does.
	Lead    string
	Links   []buttonLink
	Filters []filterLink
	table
	turns
	Empty empty
	// Plot is below the list; nil for none.
	Plot *plotView
}

// buttonLink leads to another page, with an icon.
type buttonLink struct{ Icon, Text, Href string }

// table is rows of cells below the names of their columns; the part "table" renders it.
type table struct {
	Columns []column
	Rows    [][]cell
	// More says that there are further rows; empty where all are there.
	More string
	// Bulk is the form of what can be done with many rows, and IDs are theirs; nil where there is none.
	Bulk *bulkForm
	IDs  []string
}

// column is the name of a column. Numbers stand at the right.
type column struct {
	Name, Text string
	Number     bool
}

// cell is a value of a table: a text, a time or a status. An empty one is shown as a dash.
type cell struct {
	Text, Href, Note string
	When             moment
	Status           status
	Code             bool
	// Forms are buttons that change the record of the row.
	Forms []rowForm
}

// rowForm is a button in a row.
type rowForm struct {
	actForm
	Text string
}

// columns are those with the texts of columnText; a name that begins with # is one of numbers.
func (v *visit) columns(names ...string) (columns []column) {
	for _, name := range names {
		number := name[0] == '#'
		if number {
			name = name[1:]
		}
		columns = append(columns, column{name, v.columnText(name), number})
	}
	return columns
}

// fillRows puts the items of a page into a list that is ordered by when they were made, the latest first.
func fillRows[T any](v *visit, view *tableView, page storage.Page[T], row func(*T) []cell, place func(*T) (at time.Time, id string)) {
	view.turns = turn(v, &page, place)
	for i := range page.Items {
		view.Rows = append(view.Rows, row(&page.Items[i]))
		if view.Bulk != nil {
			_, id := place(&page.Items[i])
			view.IDs = append(view.IDs, id)
		}
	}
	view.leaveOut(view.Choice)
}

// leaveOut takes the columns away that the person has left out.
func (t *table) leaveOut(c listChoice) {
	for i := len(t.Columns) - 1; i >= 0; i-- {
		if c.Shows(t.Columns[i].Name) {
			continue
		}
		t.Columns = slices.Delete(t.Columns, i, i+1)
		for r := range t.Rows {
			t.Rows[r] = slices.Delete(t.Rows[r], i, i+1)
		}
	}
}

// recordView is the page of one record; the template "record" renders it.
type recordView struct {
	Pages  []filterLink
	Title  string
	Status status
	// Lead is what people read first.
	Lead  string
	Facts []fact
	// Conditions are rules in sentences.
	Conditions []wording.Sentence
	Links      []buttonLink
	Sections   []recordSection
	Edit       *recordForm
	// Delete is the form that deletes the record, in a dialog.
	Delete   *deleteForm
	Activity []activityRow
}

// recordSection is a table of a record, or what stands in its place.
type recordSection struct {
	ID, Title string
	table
	None string
}

// recordForm is a form of fields.
type recordForm struct {
	Title, Submit string
	actForm
	form
	Back string
	// From is the state of the record that the form shows; empty in a form that makes one. Lost says that another person has changed it meanwhile.
	From string
	Lost bool
}

// deleteForm says what happens when a record is deleted.
type deleteForm struct {
	Title, Text, Submit string
	actForm
}

// fact adds a fact, which is left out where it has no text.
func (r *recordView) fact(label, text, href string) {
	if text != "" {
		r.Facts = append(r.Facts, fact{label, text, href})
	}
}

// refuseRecord shows the page of a form again with what was wrong.
func (v *visit) refuseRecord(view recordView, err error) (answer, error) {
	if view.Edit == nil {
		return answer{}, err
	}
	f := changeForm{form: view.Edit.form, From: view.Edit.From}
	status, err := v.refuseChange(&f, err)
	if err != nil {
		return answer{}, err
	}
	view.Edit.form, view.Edit.From, view.Edit.Lost = f.form, f.From, f.Lost
	out := show("record", view.Title, view)
	out.status = status
	return out, nil
}

// refuseChanged is refuseRecord for the change of a record, whose page is made of the record as it is now: another person may have changed it.
func refuseChanged[T any](ctx context.Context, v *visit, read func(context.Context) (T, error), page func(context.Context, *T) (recordView, error), err error) (answer, error) {
	now, loadErr := read(ctx)
	if loadErr != nil {
		return answer{}, loadErr
	}
	view, loadErr := page(ctx, &now)
	if loadErr != nil {
		return answer{}, loadErr
	}
	return v.refuseRecord(view, err)
}

// input is a field of a record with the texts record.NAME and, where there is one, record.NAME.hint.
func (v *visit) input(name, kind, value string) field {
	f := field{Name: name, Label: v.say("record." + name), Type: kind, Value: value, Autocomplete: "off"}
	if hint := "record." + name + ".hint"; v.texts.has(hint) {
		f.Hint = v.say(hint)
	}
	return f
}

func (v *visit) metadataInput(m metadata.Map) field {
	return field{Name: "metadata", Label: v.say("metadata"), Hint: v.say("metadata.hint"), Type: "textarea", Value: metadataText(m), Autocomplete: "off"}
}

// textChange is the change of a text to what the form has sent; an empty one is cleared.
func (v *visit) textChange(name, was string) (change patch.Field[string], err error) {
	text := strings.TrimSpace(v.PostFormValue(name))
	if err := storage.CheckText(name, text); err != nil {
		return change, err
	}
	switch text {
	case was:
		return change, nil
	case "":
		return patch.Clear[string](), nil
	}
	return patch.Set(text), nil
}

// priceChange is the change of a price, in major units in the form.
func (v *visit) priceChange(was *int64) (change patch.Field[int64], err error) {
	text := strings.TrimSpace(v.PostFormValue("price"))
	if text == priceText(was) {
		return change, nil
	}
	if text == "" {
		return patch.Clear[int64](), nil
	}
	minor, ok := parseMinor(text, true)
	if !ok {
		return change, fault.Payload("price", "must be an amount such as 5 or 12.50, or empty (actual value is '%.60s')", text)
	}
	return patch.Set(minor), nil
}

// priceText is a price as a form has it.
func priceText(minor *int64) string {
	if minor == nil {
		return ""
	}
	return moneyText(*minor)
}

// price is a price for people; empty where it is not known.
func (v *visit) price(minor *int64) string {
	if minor == nil {
		return ""
	}
	return v.money(*minor)
}
