package importfiles

import (
	"bufio"
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/storage"
)

// Source is the project to write.
type Source struct {
	Shop *punchcard.Project
	// API answers GET requests about the project that have Header.
	API http.Handler
	// Header has the keys of an application and of the management API.
	Header http.Header
	// Rows counts the rows of each kind.
	Rows dump.Manifest
}

// Report says what was written.
type Report struct {
	// Written has the number of objects in each file, by its name.
	Written map[string]int64
	Lost    []Loss
}

// Loss is something that no import takes.
type Loss struct {
	What  string `json:"what"`
	Count int64  `json:"count"`
	Why   string `json:"why"`
}

// Write writes the files into an empty directory.
func Write(ctx context.Context, from Source, dir string) (Report, error) {
	w := &writer{Source: from, dir: dir, report: Report{Written: map[string]int64{}}, made: map[string]bool{}, assigned: map[string]bool{}}
	for _, step := range []func(context.Context) error{
		w.settings, w.catalog, w.customers, w.orders, w.creations, w.codes, w.afterwards,
	} {
		if err := step(ctx); err != nil {
			return w.report, errors.Join(err, w.close())
		}
	}
	if err := w.close(); err != nil {
		return w.report, err
	}
	w.countLost()
	return w.report, w.texts()
}

type writer struct {
	Source
	dir    string
	report Report
	ids    *table
	// made are the ids of objects that creations make.
	made map[string]bool
	// assigned are the ids of assignments that are written.
	assigned map[string]bool
}

// close ends the file of ids.
func (w *writer) close() error {
	if w.ids == nil {
		return nil
	}
	return w.ids.close()
}

// id notes the source_id by which an object is found again.
func (w *writer) id(kind, id, sourceID string) (err error) {
	if w.ids == nil {
		if w.ids, err = w.table("ids.csv", "kind", "id", "source_id"); err != nil {
			return err
		}
	}
	return w.ids.row(kind, id, sourceID)
}

// create makes a file that its owner alone can read.
func (w *writer) create(name string) (*os.File, error) {
	return os.OpenFile(filepath.Join(w.dir, name), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
}

// table is a CSV file.
type table struct {
	*csv.Writer
	file *os.File
	name string
	of   *writer
}

func (w *writer) table(name string, titles ...string) (*table, error) {
	file, err := w.create(name)
	if err != nil {
		return nil, err
	}
	t := &table{csv.NewWriter(file), file, name, w}
	w.report.Written[name] = 0
	return t, t.Write(titles)
}

func (t *table) row(cells ...string) error {
	t.of.report.Written[t.name]++
	return t.Write(cells)
}

func (t *table) close() error {
	t.Flush()
	return errors.Join(t.Error(), t.file.Close())
}

// list is a file of JSON documents: one in each line or, as an array, between brackets.
type list struct {
	*bufio.Writer
	file  *os.File
	array bool
	n     int64
	// done is called with n in the end.
	done func(n int64)
}

func (w *writer) list(name string, array bool) (*list, error) {
	file, err := w.create(name)
	if err != nil {
		return nil, err
	}
	l := &list{Writer: bufio.NewWriter(file), file: file, array: array, done: func(n int64) { w.report.Written[name] = n }}
	if array {
		_, err = l.WriteString("[")
	}
	return l, err
}

func (l *list) add(document any) error {
	text, err := encode(document)
	if err != nil {
		return err
	}
	if l.array {
		before := "\n"
		if l.n > 0 {
			before = ",\n"
		}
		text = append([]byte(before), text[:len(text)-1]...)
	}
	l.n++
	_, err = l.Write(text)
	return err
}

func (l *list) close() (err error) {
	if l.array {
		_, err = l.WriteString("\n]\n")
	}
	l.done(l.n)
	return errors.Join(err, l.Flush(), l.file.Close())
}

// call is a line of a file of calls.
type call struct {
	// ID is that of the object here which the call makes; empty for other calls.
	ID     string `json:"id,omitempty"`
	Method string `json:"method"`
	Path   string `json:"path"`
	Body   any    `json:"body,omitempty"`
}

// creation is a call that makes an object.
func (w *writer) creation(to *list, id, path string, body any) error {
	w.made[id] = true
	return to.add(call{id, http.MethodPost, path, body})
}

// encode writes a document in one line.
func encode(document any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(document)
	return text.Bytes(), err
}

// object is a JSON object.
type object = map[string]any

// get reads an object of the API.
func (w *writer) get(ctx context.Context, path string) (object, error) {
	r := httptest.NewRequestWithContext(ctx, http.MethodGet, path, nil)
	for name := range w.Header {
		r.Header.Set(name, w.Header.Get(name))
	}
	answer := httptest.NewRecorder()
	w.API.ServeHTTP(answer, r)
	if answer.Code != http.StatusOK {
		return nil, fmt.Errorf("GET %s answers %d: %s", path, answer.Code, answer.Body)
	}
	decoder := json.NewDecoder(answer.Body)
	decoder.UseNumber()
	var found object
	return found, decoder.Decode(&found)
}

// some are the members of an object with these names that are there and not null.
func some(from object, names ...string) object {
	to := object{}
	for _, name := range names {
		if value := from[name]; value != nil {
			to[name] = value
		}
	}
	return to
}

// portion is how many rows are read at once.
const portion = 1000

// each calls do with all items of a kind that pass a filter, in the order of their ids.
func each[T any](ctx context.Context, list func(context.Context, storage.Query) (storage.Page[T], error), id func(*T) string, within storage.Filter, do func(*T) error) error {
	q := storage.Query{Filter: within, Order: []storage.Order{{Field: "id"}}, Limit: portion}
	for {
		page, err := list(ctx, q)
		if err != nil {
			return err
		}
		for i := range page.Items {
			if err := do(&page.Items[i]); err != nil {
				return err
			}
		}
		if !page.HasMore {
			return nil
		}
		last := id(&page.Items[len(page.Items)-1])
		q.After = &storage.Position{Values: []any{last}, ID: last}
	}
}
