package dashboard

import (
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// segmentsView is the list of segments, the latest first.
type segmentsView struct {
	Rows []segmentRow
	New  string
	turns
	Empty empty
}

type segmentRow struct {
	Name, Href, Type string
	Sentences        []wording.Sentence
	Made             moment
}

// segmentView is the page of a segment, or of a new one.
type segmentView struct {
	Name, Type      string
	Sentences       []wording.Sentence
	IsNew, IsStatic bool
	// Form is nil for who may not change it, and Builder for a segment without a filter.
	Form        *segmentForm
	Builder     *segmentBuilderView
	Members     []match
	MoreMembers bool
	Export      string
	// Used are what names the segment, and UsedMore says in words that there may be others.
	Used     []usedBy
	UsedMore []string
	Delete   *actForm
	Lost     bool
}

// segmentForm changes a segment: its name, and its customers.
type segmentForm struct {
	actForm
	form
	From, Back string
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

// maxMembers is how many members the page of a segment names, and maxAssigned how many objects that rules about it are assigned to.
const maxMembers, maxAssigned = 20, 100

func (d *Dashboard) segments(ctx context.Context, v *visit) (answer, error) {
	view := segmentsView{Empty: empty{"users", v.say("segments.none"), v.say("segments.none.why")}}
	if v.may(actBuild) {
		view.New = v.path("segments", "new")
	}
	_, q, err := v.list("segments", "", nil)
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.Segments.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	view.turns = turn(v, &page, func(s *segment.Segment) (time.Time, string) { return s.CreatedAt, s.ID })
	var ids wording.Ids
	for _, s := range page.Items {
		if v.choice.Shows("segment.who") {
			ids.AddSegment(s.Filter)
		}
	}
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return answer{}, err
	}
	for _, s := range page.Items {
		row := segmentRow{Name: s.Name, Href: v.path("segments", s.ID), Type: v.say("segment.type." + string(s.Type)), Made: v.clock().moment(s.CreatedAt)}
		row.Sentences = conditionsIn(v.writer(names).Segment(s.Filter))
		view.Rows = append(view.Rows, row)
	}
	return show("segments", v.say("segments.title"), view), nil
}

// segmentForm is the form of a segment, besides its filter.
func (v *visit) segmentForm(s *segment.Segment, act actForm, isNew bool) *segmentForm {
	out := &segmentForm{actForm: act, From: s.UpdatedAt.UTC().Format(time.RFC3339Nano), Back: v.path("segments")}
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
	}
	return out
}

// sentFilter is the filter that the form has sent, and its button.
func (v *visit) sentFilter(ctx context.Context) (filterForm, error) {
	f := readFilter(v.PostForm)
	f.acted = f.acted || v.partial() && v.target() == segmentPart
	return f, f.define(ctx, v)
}

// newSegmentView is the page of a new segment.
func (v *visit) newSegmentView(ctx context.Context, s *segment.Segment, f filterForm) (view segmentView, err error) {
	var ids wording.Ids
	ids.AddSegment(f.draft())
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return view, err
	}
	view = segmentView{Name: v.say("segments.new"), IsNew: true, Form: v.segmentForm(s, v.actForm("segments", "new"), true)}
	view.Builder = f.builderView(v, names, v.path("segments", "new"))
	return view, nil
}

func (d *Dashboard) newSegment(ctx context.Context, v *visit) (answer, error) {
	view, err := v.newSegmentView(ctx, &segment.Segment{Type: segment.TypeAutoUpdate}, filterForm{})
	return show("segment", v.say("segments.new"), view), err
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
	f, err := v.sentFilter(ctx)
	if err != nil {
		return answer{}, err
	}
	if !f.acted {
		if n.Customers, err = v.customersOf(ctx, "customers"); err == nil && (n.Type != segment.TypeStatic || len(f.rows) > 0) {
			n.Filter, err = f.filter(nil)
		}
	}
	if !f.acted && err == nil {
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
	view, viewErr := v.newSegmentView(ctx, &segment.Segment{Name: n.Name, Type: n.Type}, f)
	if viewErr != nil {
		return answer{}, viewErr
	}
	return v.segmentAgain(&view, err)
}

// segmentAgain answers with the form of a segment as it was sent, and what was wrong with it: nothing, when the form was sent to change itself.
func (v *visit) segmentAgain(view *segmentView, err error) (answer, error) {
	for i := range view.Form.Fields {
		view.Form.Fields[i].Value = v.PostFormValue(view.Form.Fields[i].Name)
	}
	if err == nil {
		return show("segment", view.Name, *view), nil
	}
	refusal, err := ruleRefusal(err)
	if err != nil {
		return answer{}, err
	}
	if refusal.Kind == fault.KindConflict {
		view.Lost = true
		out := show("segment", view.Name, *view)
		out.status = http.StatusConflict
		return out, nil
	}
	name, text := v.texts.faultField(refusal)
	if view.Builder != nil {
		for i := range view.Builder.Rows {
			if row := &view.Builder.Rows[i]; row.Path == name || strings.HasPrefix(name, "filter."+row.Field) {
				row.Error = text
				return unprocessable(show("segment", view.Name, *view)), nil
			}
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
	f := drawFilter(s.Filter)
	if v.may(actBuild) {
		if err := f.define(ctx, v); err != nil {
			return answer{}, err
		}
	}
	view, err := v.segmentView(ctx, &s, f)
	return show("segment", s.Name, view), err
}

// segmentView is the page of a segment. The form of its filter is that of the segment, or the one that was sent.
func (v *visit) segmentView(ctx context.Context, s *segment.Segment, f filterForm) (view segmentView, err error) {
	view = segmentView{Name: s.Name, Type: v.say("segment.type." + string(s.Type)), IsStatic: s.Type == segment.TypeStatic}
	// The members of a passive segment are found by asking each customer: a part of them is looked at.
	if view.Members, view.MoreMembers, err = v.firstMembers(ctx, s); err != nil {
		return view, err
	}
	uses, err := v.Project.Segments.Uses(ctx, s.ID)
	if err != nil {
		return view, err
	}
	assigned, err := v.assignedRules(ctx, uses)
	if err != nil {
		return view, err
	}
	// All names that the page says are read in one go.
	var ids wording.Ids
	ids.AddSegment(s.Filter)
	ids.AddSegment(f.draft())
	wanted := nameIDs(ids)
	addAssigned(&wanted, assigned.Items)
	names, err := v.Project.Names(ctx, wanted)
	if err != nil {
		return view, err
	}
	view.Sentences = conditionsIn(v.writer(names).Segment(s.Filter))
	view.Used = v.usesOfSegment(uses.All, assigned.Items, names)
	if uses.More || assigned.HasMore {
		view.UsedMore = append(view.UsedMore, v.say("segment.used.more", segment.MaxUses, maxAssigned))
	}
	if uses.Unsearched {
		view.UsedMore = append(view.UsedMore, v.say("segment.used.latest", segment.MaxSearched))
	}
	if v.may(actExport) {
		view.Export = v.path("segments", s.ID, "members.csv")
	}
	if v.may(actBuild) {
		view.Form = v.segmentForm(s, v.actForm("segments", s.ID), false)
		if !view.IsStatic {
			view.Builder = f.builderView(v, names, v.path("segments", s.ID))
		}
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

// assignedRules are the latest assignments of the rules that name a segment.
func (v *visit) assignedRules(ctx context.Context, uses segment.Uses) (page storage.Page[rule.Assignment], err error) {
	var sets []string
	for _, u := range uses.All {
		if u.Kind == segment.UseRules {
			sets = append(sets, u.ID)
		}
	}
	if len(sets) == 0 {
		return page, nil
	}
	return v.Project.Rules.ListAssignments(ctx, storage.Query{Filter: storage.In("rule_id", sets), Order: latestFirst, Limit: maxAssigned})
}

// usesOfSegment are the definitions that name a segment, each set of rules with what it is assigned to behind it.
func (v *visit) usesOfSegment(all []segment.Use, assigned []rule.Assignment, names map[string]string) (uses []usedBy) {
	for _, u := range all {
		use := usedBy{v.say("segment.used." + string(u.Kind)), cmp.Or(u.Name, u.ID), ""}
		switch u.Kind {
		case segment.UseRules:
			use.Href = v.path("rules", u.ID)
		case segment.UseEarningRule:
			use.Href = v.path("loyalty", "campaigns", u.ParentID, "rules")
		case segment.UseDistribution:
			use.Href = v.path("webhooks", u.ID)
		case segment.UseProgramReward, segment.UseProgramRule, segment.UseProgramTier:
			use.Href = v.path("loyalty")
		}
		uses = append(uses, use)
		for _, a := range assigned {
			if a.RuleID == u.ID {
				by := v.assignedTo(a, names)
				by.Kind = v.say("segment.used.through", by.Kind, u.Name)
				uses = append(uses, by)
			}
		}
	}
	return uses
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
	f, err := v.sentFilter(ctx)
	if err != nil {
		return answer{}, err
	}
	if f.acted {
		view, err := v.segmentView(ctx, &s, f)
		if err != nil {
			return answer{}, err
		}
		view.Form.From = v.PostFormValue("from")
		return v.segmentAgain(&view, nil)
	}
	if s.Type == segment.TypeStatic {
		if u.Add, err = v.customersOf(ctx, "customers"); err == nil {
			u.Remove, err = v.customersOf(ctx, "remove")
		}
	} else {
		var filter json.RawMessage
		if filter, err = f.filter(s.Filter); err == nil && string(filter) != string(s.Filter) {
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
