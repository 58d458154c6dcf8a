package dashboard

import (
	"cmp"
	"context"
	"encoding/csv"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// auditView is the list of who changed what, the latest first.
type auditView struct {
	// Lead says what the list has.
	Lead string
	// Results are the parts of the list by what came of an attempt, and Taken the filters that links have set, which lead back to all.
	Results, Taken []filterLink
	Action, Reset  string
	// Kept are the filters of the address that the form does not set.
	Kept []field
	Form form
	Rows []auditRow
	turns
	// Export is the address of all rows as a file, empty where there is none.
	Export string
	Empty  empty
}

// auditRow is one entry of the audit log.
type auditRow struct {
	When moment
	// Person made the change; PersonHref shows theirs alone.
	Person, Role, Address, PersonHref string
	Act                               string
	// Object is what was changed; ObjectHref shows what was done to it.
	Object, ObjectType, ObjectHref string
	Status                         status
	Reason, Refusal                string
	Changes                        []changed
	RequestID                      string
}

// auditPortion is how many entries a file reads at a time.
const auditPortion = 500

// auditResults are the parts of the list, by the value of "result".
var auditResults = []struct {
	name   string
	status audit.Status
}{{"", ""}, {"done", audit.StatusDone}, {"refused", audit.StatusRefused}, {"unknown", audit.StatusAttempted}}

// auditFilter is the filter of the address.
func (v *visit) auditFilter() (f storage.Filter, err error) {
	query := v.URL.Query()
	var all []storage.Filter
	for _, r := range auditResults[1:] {
		if query.Get("result") == r.name {
			all = append(all, storage.Is("status", string(r.status)))
		}
	}
	for name, of := range map[string]string{"by": "actor_id", "object": "object_id", "act": "act"} {
		value := query.Get(name)
		if value == "" {
			continue
		}
		if err := storage.CheckText(name, value); err != nil {
			return f, err
		}
		all = append(all, storage.Is(of, value))
	}
	for name, bound := range map[string]struct {
		op   storage.Op
		days int
	}{"from": {storage.OpMoreEqual, 0}, "to": {storage.OpLess, 1}} {
		text := query.Get(name)
		if text == "" {
			continue
		}
		day, err := time.ParseInLocation(time.DateOnly, text, v.Settings.Zone())
		if err != nil {
			return f, fault.Query(name, "must be a day such as 2026-12-31 (actual value is '%.60s')", text)
		}
		all = append(all, storage.Where("created_at", bound.op, day.AddDate(0, 0, bound.days).UTC()))
	}
	return storage.And(all...), nil
}

func (d *Dashboard) audit(ctx context.Context, v *visit) (answer, error) {
	view, err := v.auditList(ctx, v.Project.Audit, v.path("audit"))
	if err != nil {
		return answer{}, err
	}
	query := v.URL.Query()
	query.Del("before")
	query.Del("after")
	view.Lead, view.Export = v.say("audit.lead"), v.path("audit.csv")
	if len(query) > 0 {
		view.Export += "?" + query.Encode()
	}
	return show("audit", v.say("audit.title"), view), nil
}

// auditList is a page of a log, at an address.
func (v *visit) auditList(ctx context.Context, log *audit.Engine, address string) (view auditView, err error) {
	filter, err := v.auditFilter()
	if err != nil {
		return view, err
	}
	q, err := v.paged("audit", filter)
	if err != nil {
		return view, err
	}
	page, err := log.List(ctx, q)
	if err != nil {
		return view, err
	}
	query := v.URL.Query()
	view = auditView{Empty: empty{"scroll-text", v.say("audit.none"), v.say("audit.none.why")}, Action: address, Reset: address}
	for _, r := range auditResults {
		view.Results = append(view.Results, filterLink{v.say("audit.result." + r.name), v.with("result", r.name), query.Get("result") == r.name})
	}
	for _, name := range []string{"by", "object"} {
		if query.Get(name) != "" {
			view.Taken = append(view.Taken, filterLink{v.say("audit.only."+name, query.Get(name)), v.with(name, ""), true})
		}
	}
	for _, name := range []string{"by", "object", "result"} {
		if query.Get(name) != "" {
			view.Kept = append(view.Kept, field{Name: name, Type: "hidden", Value: query.Get(name)})
		}
	}
	view.Form.Fields = []field{
		{Name: "act", Label: v.say("audit.act"), Type: "select", Value: query.Get("act"), Choices: v.auditActs(query.Get("act"))},
		{Name: "from", Label: v.say("audit.from"), Type: "date", Value: query.Get("from")},
		{Name: "to", Label: v.say("audit.to"), Type: "date", Value: query.Get("to")},
	}
	view.turns = turn(v, &page, func(e *audit.Entry) (time.Time, string) { return e.CreatedAt, e.ID })
	for i := range page.Items {
		view.Rows = append(view.Rows, v.auditRow(&page.Items[i]))
	}
	return view, nil
}

// auditActs are the acts to choose from: those of the dashboard, and the chosen one.
func (v *visit) auditActs(chosen string) []choice {
	choices := []choice{{"", v.say("audit.act.all")}}
	for key := range v.texts.byKey {
		if name, isAct := strings.CutPrefix(key, "act."); isAct {
			choices = append(choices, choice{name, v.say(key)})
		}
	}
	if !slices.ContainsFunc(choices, func(c choice) bool { return c.Value == chosen }) {
		choices = append(choices, choice{chosen, chosen})
	}
	slices.SortFunc(choices[1:], func(a, b choice) int { return cmp.Or(cmp.Compare(a.Text, b.Text), cmp.Compare(a.Value, b.Value)) })
	return choices
}

func (v *visit) auditRow(e *audit.Entry) auditRow {
	row := auditRow{
		When: v.clock().moment(e.CreatedAt), Person: cmp.Or(e.Actor.Name, e.Actor.ID), Role: e.Actor.Role, Address: e.Actor.Address, PersonHref: v.with("by", e.Actor.ID),
		Act: v.actText(e.Act), Object: cmp.Or(e.Object.Name, e.Object.ID), ObjectType: e.Object.Type, Status: newStatus("done"), Reason: e.Reason,
		Changes: changes(e.Before, e.After), RequestID: e.RequestID,
	}
	if key := "role." + row.Role; v.texts.has(key) {
		row.Role = v.say(key)
	}
	if e.Object.ID != "" {
		row.ObjectHref = v.with("object", e.Object.ID)
	}
	switch e.Status {
	case audit.StatusAttempted:
		row.Status = newStatus("unknown")
	case audit.StatusRefused:
		row.Status, row.Refusal = newStatus("refused"), v.writer(nil).Refusal(e.Key, e.Message)
	}
	return row
}

// actText says what was done. Changes with management keys are named by their operation.
func (v *visit) actText(act string) string {
	if key := "act." + act; v.texts.has(key) {
		return v.say(key)
	}
	return act
}

// exportAudit answers with all entries that pass the filter, as a file.
func (d *Dashboard) exportAudit(ctx context.Context, v *visit) (answer, error) {
	filter, err := v.auditFilter()
	if err != nil {
		return answer{}, err
	}
	return answer{status: 200, fileName: "audit.csv", file: func(to io.Writer) error { return d.writeAudit(ctx, v, filter, to) }}, nil
}

func (d *Dashboard) writeAudit(ctx context.Context, v *visit, filter storage.Filter, to io.Writer) error {
	w := csv.NewWriter(to)
	write := func(cells ...string) error {
		if d.engine.SpreadsheetSafe() {
			for i := range cells {
				cells[i] = export.SpreadsheetSafe(cells[i])
			}
		}
		return w.Write(cells)
	}
	if err := write("time", "status", "actor_id", "actor_name", "actor_role", "actor_address", "act", "object_type", "object_id", "object_name", "before", "after", "reason",
		"refusal", "request_id"); err != nil {
		return err
	}
	q := storage.Query{Filter: filter, Order: latestFirst, Limit: auditPortion}
	for more := true; more; {
		page, err := v.Project.Audit.List(ctx, q)
		if err != nil {
			return err
		}
		for _, e := range page.Items {
			if err := write(e.CreatedAt.UTC().Format(time.RFC3339Nano), string(e.Status), e.Actor.ID, e.Actor.Name, e.Actor.Role, e.Actor.Address, e.Act, e.Object.Type,
				e.Object.ID, e.Object.Name, valueText(e.Before), valueText(e.After), e.Reason, e.Key, e.RequestID); err != nil {
				return err
			}
			q.After = &storage.Position{Values: []any{e.CreatedAt}, ID: e.ID}
		}
		more = page.HasMore
	}
	w.Flush()
	return w.Error()
}
