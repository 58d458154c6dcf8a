package dashboard

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// segmentsView is the list of segments, the latest first.
type segmentsView struct {
	Rows  []segmentRow
	New   string
	Older string
	Empty empty
}

type segmentRow struct {
	Name, Href, Type string
	Junction         string
	Sentences        []string
	Made             moment
}

// segmentView is the page of a segment, or of a new one.
type segmentView struct {
	Name, Type       string
	Junction         string
	Sentences        []string
	Kept             string
	IsNew, IsStatic  bool
	Form             *segmentForm
	Members          []match
	MoreMembers      bool
	Export           string
	Used             []usedBy
	UsedIncompletely bool
	Delete           *actForm
	Lost             bool
}

// segmentForm changes a segment: its name, and its filter or its customers.
type segmentForm struct {
	actForm
	form
	From, Back string
	// Rows are nil for a static segment. KeptJSON is what has no rows.
	Rows     []filterRowView
	Any      bool
	KeptJSON string
}

type filterRowView struct {
	Path               string
	Field, Operator    string
	Key                string
	Fields, Operators  []choice
	Values             []string
	FieldText, KeyText string
	OpText, ValueText  string
	Error              string
}

// segmentsRoutes are the routes of segments.
func (d *Dashboard) segmentsRoutes() []route {
	return []route{
		{method: "GET", path: "segments", act: actRead, handle: d.segments},
		{method: "GET", path: "segments/new", act: actBuild, handle: d.newSegment},
		{method: "POST", path: "segments/new", act: actBuild, handle: d.makeSegment},
		{method: "GET", path: "segments/{segmentId}", act: actRead, handle: d.segment},
		{method: "POST", path: "segments/{segmentId}", act: actBuild, handle: d.saveSegment},
		{method: "POST", path: "segments/{segmentId}/delete", act: actBuild, handle: d.deleteSegment},
		{method: "GET", path: "segments/{segmentId}/members.csv", act: actExport, handle: d.exportMembers, whole: true},
	}
}

// maxMembers is how many members the page of a segment names, and maxRuleSets how many sets of rules are searched for a segment.
const maxMembers, maxRuleSets = 20, 500

func (d *Dashboard) segments(ctx context.Context, v *visit) (answer, error) {
	view := segmentsView{Empty: empty{"users", v.say("segments.none"), v.say("segments.none.why")}}
	if v.may(actBuild) {
		view.New = v.path("segments", "new")
	}
	_, q, err := v.list("", nil)
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.Segments.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	for _, s := range page.Items {
		row := segmentRow{Name: s.Name, Href: v.path("segments", s.ID), Type: v.say("segment.type." + string(s.Type)), Made: v.clock().moment(s.CreatedAt)}
		row.Sentences, row.Junction, _ = v.filterSentences(s.Filter)
		if len(row.Sentences) < 2 {
			row.Junction = ""
		}
		view.Rows = append(view.Rows, row)
	}
	if page.HasMore {
		last := page.Items[len(page.Items)-1]
		view.Older = v.older(last.CreatedAt, last.ID)
	}
	return show("segments", v.say("segments.title"), view), nil
}

// segmentForm is the form of a segment with a filter.
func (v *visit) segmentForm(s *segment.Segment, f filterForm, act actForm, isNew bool) *segmentForm {
	out := &segmentForm{actForm: act, From: s.UpdatedAt.UTC().Format(time.RFC3339Nano), Back: v.path("segments"), Any: f.any}
	out.Fields = []field{{Name: "name", Label: v.say("rules.name"), Type: "text", Value: s.Name, Required: true, Autocomplete: "off"}}
	if isNew {
		kind := field{Name: "type", Label: v.say("segment.type"), Hint: v.say("segment.type.hint"), Type: "select", Value: string(s.Type)}
		for _, t := range []segment.Type{segment.TypeAutoUpdate, segment.TypePassive, segment.TypeStatic} {
			kind.Choices = append(kind.Choices, choice{string(t), v.say("segment.type." + string(t))})
		}
		out.Fields = append(out.Fields, kind)
	}
	if isNew || s.Type == segment.TypeStatic {
		out.Fields = append(out.Fields, field{Name: "customers", Label: v.say("segment.add"), Hint: v.say("segment.customers.hint"), Type: "textarea", Rows: 3})
	}
	if !isNew && s.Type == segment.TypeStatic {
		out.Fields = append(out.Fields, field{Name: "remove", Label: v.say("segment.remove"), Hint: v.say("segment.customers.hint"), Type: "textarea", Rows: 3})
		return out
	}
	if len(f.kept) > 0 {
		text, err := json.Marshal(f.kept)
		if err == nil {
			out.KeptJSON = string(text)
		}
	}
	for i, row := range append(slices.Clone(f.rows), make([]filterRow, emptyRows)...) {
		out.Rows = append(out.Rows, v.filterRowView(i, row))
	}
	return out
}

func (v *visit) filterRowView(i int, row filterRow) filterRowView {
	n := i + 1
	view := filterRowView{
		Path: fmt.Sprintf("f.%d", i), Field: row.field, Operator: row.operator, Key: row.key, Values: append(slices.Clone(row.values), ""), Fields: []choice{{"", "–"}},
		FieldText: v.say("segment.row.field", n), KeyText: v.say("segment.row.key", n), OpText: v.say("segment.row.operator", n), ValueText: v.say("segment.row.value", n),
	}
	var operators []string
	for _, f := range segment.FilterFields() {
		view.Fields = append(view.Fields, choice{f.Name, v.say("segment.field." + f.Name)})
		for _, operator := range f.Operators {
			if (row.field == "" || row.field == f.Name) && !slices.Contains(operators, operator) {
				operators = append(operators, operator)
			}
		}
	}
	slices.Sort(operators)
	for _, operator := range operators {
		if key := "segment.op." + operator; v.texts.has(key) {
			view.Operators = append(view.Operators, choice{operator, strings.TrimSuffix(strings.TrimSpace(v.say(key, "", "…")), " …")})
		}
	}
	return view
}

func (d *Dashboard) newSegment(_ context.Context, v *visit) (answer, error) {
	s := segment.Segment{Type: segment.TypeAutoUpdate}
	view := segmentView{Name: v.say("segments.new"), IsNew: true, Form: v.segmentForm(&s, filterForm{}, v.actForm("segments", "new"), true)}
	return show("segment", v.say("segments.new"), view), nil
}

// customersOf finds the customers that lines of a form name, by id, source id or e-mail.
func (v *visit) customersOf(ctx context.Context, name string) (ids []string, err error) {
	lines, err := linesOf(name, v.PostFormValue(name))
	if err != nil || len(lines) == 0 {
		return nil, err
	}
	page, err := v.Project.Customers.List(ctx, storage.Query{Filter: storage.Or(storage.In("id", lines), storage.In("source_id", lines), storage.In("email", lines)), Limit: 2 * maxNamed})
	if err != nil {
		return nil, err
	}
	for _, line := range lines {
		found := 0
		for _, c := range page.Items {
			if c.ID == line || c.SourceID == line || c.Email == line {
				found++
				ids = append(ids, c.ID)
			}
		}
		if found != 1 {
			return nil, fault.Payload(name, "must name one customer on each line, by id, source id or e-mail (%d are '%.60s')", found, line)
		}
	}
	return ids, nil
}

func (d *Dashboard) makeSegment(ctx context.Context, v *visit) (answer, error) {
	n := segment.NewSegment{Name: strings.TrimSpace(v.PostFormValue("name")), Type: segment.Type(v.PostFormValue("type"))}
	f := readFilter(v.PostForm)
	var err error
	if n.Customers, err = v.customersOf(ctx, "customers"); err == nil && (n.Type != segment.TypeStatic || len(f.rows) > 0) {
		n.Filter, err = v.texts.filter(f, nil)
	}
	if err == nil {
		made := ""
		c := audit.Change{Act: "segment.created", Object: audit.Object{Type: segment.Kind.Name, Name: n.Name}}
		var repeated bool
		repeated, err = v.once(ctx, v.Project.ID, v.Project.Audit, c, func(ctx context.Context) (any, error) {
			s, err := v.Project.Segments.Create(ctx, n)
			made = s.ID
			return s, err
		})
		switch {
		case err == nil && repeated:
			return goTo(v.path("segments")), nil
		case err == nil:
			return goTo(v.path("segments", made) + "?done=segment"), nil
		}
	}
	s := segment.Segment{Name: n.Name, Type: n.Type}
	view := segmentView{Name: v.say("segments.new"), IsNew: true, Form: v.segmentForm(&s, f, v.actForm("segments", "new"), true)}
	return v.segmentAgain(&view, err)
}

// segmentAgain answers with the form of a segment as it was sent, and what was wrong with it.
func (v *visit) segmentAgain(view *segmentView, err error) (answer, error) {
	refusal, err := ruleRefusal(err)
	if err != nil {
		return answer{}, err
	}
	for i := range view.Form.Fields {
		view.Form.Fields[i].Value = v.PostFormValue(view.Form.Fields[i].Name)
	}
	if refusal.Kind == fault.KindConflict {
		view.Lost = true
		out := show("segment", view.Name, *view)
		out.status = http.StatusConflict
		return out, nil
	}
	name, text := v.texts.faultField(refusal)
	for i := range view.Form.Rows {
		if row := &view.Form.Rows[i]; row.Path == name || row.Field != "" && strings.HasPrefix(name, "filter."+row.Field) {
			row.Error = text
			return unprocessable(show("segment", view.Name, *view)), nil
		}
	}
	if err := view.Form.refuse(v.texts, refusal); err != nil {
		return answer{}, err
	}
	return unprocessable(show("segment", view.Name, *view)), nil
}

func (d *Dashboard) segment(ctx context.Context, v *visit) (answer, error) {
	s, err := v.Project.Segments.Get(ctx, v.PathValue("segmentId"))
	if err != nil {
		return answer{}, err
	}
	view, err := v.segmentView(ctx, &s, v.texts.drawFilter(s.Filter))
	return show("segment", s.Name, view), err
}

func (v *visit) segmentView(ctx context.Context, s *segment.Segment, f filterForm) (view segmentView, err error) {
	view = segmentView{Name: s.Name, Type: v.say("segment.type." + string(s.Type)), IsStatic: s.Type == segment.TypeStatic}
	view.Sentences, view.Junction, view.Kept = v.filterSentences(s.Filter)
	// The members of a passive segment are found by asking each customer: a part of them is looked at.
	found, more, err := v.firstMembers(ctx, s)
	if err != nil {
		return view, err
	}
	view.Members, view.MoreMembers = found, more
	if v.may(actExport) {
		view.Export = v.path("segments", s.ID, "members.csv")
	}
	if view.Used, view.UsedIncompletely, err = v.rulesAbout(ctx, s.ID); err != nil {
		return view, err
	}
	if v.may(actBuild) {
		view.Form = v.segmentForm(s, f, v.actForm("segments", s.ID), false)
		remove := v.actForm("segments", s.ID, "delete")
		view.Delete = &remove
	}
	return view, nil
}

// firstMembers are some members of a segment, as a proof.
func (v *visit) firstMembers(ctx context.Context, s *segment.Segment) (found []match, more bool, err error) {
	a, err := segment.AudienceOf(ctx, v.Project.Segments, s.ID, "")
	if err != nil {
		return nil, false, err
	}
	for _, c := range a.Customers[:min(len(a.Customers), maxMembers)] {
		found = append(found, match{Text: customerName(&c), Href: v.path("customers", c.ID)})
	}
	return found, a.More || len(a.Customers) > maxMembers, nil
}

// rulesAbout are the sets of rules that name a segment, of the latest ones; incomplete says that there are more sets.
func (v *visit) rulesAbout(ctx context.Context, id string) (uses []usedBy, incomplete bool, err error) {
	page, err := v.Project.Rules.List(ctx, storage.Query{Order: latestFirst, Limit: maxRuleSets})
	if err != nil {
		return nil, false, err
	}
	for _, r := range page.Items {
		var ids wording.Ids
		ids.AddRules(r)
		if slices.Contains(ids.Segments, id) {
			uses = append(uses, usedBy{v.say("segment.used.rules"), r.Name, v.path("rules", r.ID)})
		}
	}
	return uses, page.HasMore, nil
}

func (d *Dashboard) saveSegment(ctx context.Context, v *visit) (answer, error) {
	s, err := v.Project.Segments.Get(ctx, v.PathValue("segmentId"))
	if err != nil {
		return answer{}, err
	}
	from, err := time.Parse(time.RFC3339Nano, v.PostFormValue("from"))
	if err != nil {
		return answer{}, fault.Payload("from", "must be the time that came with the form")
	}
	u := segment.Update{From: patch.Set(from)}
	if name := strings.TrimSpace(v.PostFormValue("name")); name != strings.TrimSpace(s.Name) {
		u.Name = patch.Set(name)
	}
	f := readFilter(v.PostForm)
	if s.Type == segment.TypeStatic {
		if u.Add, err = v.customersOf(ctx, "customers"); err == nil {
			u.Remove, err = v.customersOf(ctx, "remove")
		}
	} else {
		var filter json.RawMessage
		if filter, err = v.texts.filter(f, s.Filter); err == nil && string(filter) != string(s.Filter) {
			u.Filter = patch.Set(filter)
		}
	}
	if err == nil {
		c := audit.Change{Act: "segment.updated", Object: audit.Object{Type: segment.Kind.Name, ID: s.ID, Name: s.Name}, Before: s}
		var out answer
		out, err = v.change(ctx, c, v.path("segments", s.ID)+"?done=segment", func(ctx context.Context) (any, error) { return v.Project.Segments.Update(ctx, s.ID, u) })
		if err == nil {
			return out, nil
		}
	}
	view, viewErr := v.segmentView(ctx, &s, f)
	if viewErr != nil {
		return answer{}, viewErr
	}
	return v.segmentAgain(&view, err)
}

func (d *Dashboard) deleteSegment(ctx context.Context, v *visit) (answer, error) {
	s, err := v.Project.Segments.Get(ctx, v.PathValue("segmentId"))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "segment.deleted", Object: audit.Object{Type: segment.Kind.Name, ID: s.ID, Name: s.Name}, Before: s}
	return v.change(ctx, c, v.path("segments")+"?done=segment-deleted", func(ctx context.Context) (any, error) {
		return nil, v.Project.Segments.Delete(ctx, s.ID)
	})
}

// exportMembers writes all members of a segment as a CSV file.
func (d *Dashboard) exportMembers(ctx context.Context, v *visit) (answer, error) {
	s, err := v.Project.Segments.Get(ctx, v.PathValue("segmentId"))
	if err != nil {
		return answer{}, err
	}
	write := func(to io.Writer) error {
		w := csv.NewWriter(to)
		if err := w.Write([]string{"id", "source_id", "name", "email"}); err != nil {
			return err
		}
		for after, more := "", true; more; {
			a, err := segment.AudienceOf(ctx, v.Project.Segments, s.ID, after)
			if err != nil {
				return err
			}
			for _, c := range a.Customers {
				cells := []string{c.ID, c.SourceID, c.Name, c.Email}
				if d.engine.SpreadsheetSafe() {
					for i := range cells {
						cells[i] = export.SpreadsheetSafe(cells[i])
					}
				}
				if err := w.Write(cells); err != nil {
					return err
				}
			}
			after, more = a.Last, a.More
		}
		w.Flush()
		return w.Error()
	}
	return answer{status: http.StatusOK, file: write, fileName: "members-" + s.ID + ".csv"}, nil
}
