package dashboard

import (
	"bytes"
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
)

// fileImports are what the imports of files import, by the type of their tasks.
var fileImports = map[string]string{
	"VOUCHERS.IMPORT_CSV": "voucher", "CAMPAIGN.VOUCHERS_IMPORT_CSV": "voucher", "CUSTOMERS.IMPORT_CSV": "customer", "PRODUCTS.IMPORT_CSV": "product", "SKUS.IMPORT_CSV": "sku",
}

// maxAgain is how many bytes of failed rows can be corrected on a page. Its form stays within maxForm.
const maxAgain = 32 << 10

func (d *Dashboard) importAgainRoutes() []route {
	return []route{
		{method: "GET", path: "tasks/{actionId}/again", act: actBuild, handle: d.showImportAgain},
		{method: "POST", path: "tasks/{actionId}/again", act: actBuild, handle: d.importAgain},
	}
}

// hasFailedRows reports whether the rows of a task that failed can still be read.
func (v *visit) hasFailedRows(a *asyncaction.Action) bool {
	return a.Result.Reported && a.Failed > 0 && v.Project.Now().Before(a.ReportsUntil())
}

// importOf is the import of the address, whose failed rows can be imported again.
func (v *visit) importOf(ctx context.Context) (a asyncaction.Action, err error) {
	a, err = v.Project.AsyncActions.Get(ctx, v.PathValue("actionId"))
	if err == nil && (fileImports[a.Type] == "" || !a.Finished() || !v.hasFailedRows(&a)) {
		err = errNowhere
	}
	return a, err
}

// againView is the form with the failed rows of an import as text. Without text the rows are too many for a form, and the page leads to the file.
func (v *visit) againView(a *asyncaction.Action, rows string) recordView {
	view := recordView{
		Title: v.say("import.again"), Lead: v.say("import.again.lead"),
		Links: []buttonLink{{"download", v.say("task.failures.file"), v.path("tasks", a.ID, "failed")}},
	}
	if rows == "" {
		view.Lead = v.say("import.again.many")
		view.Links = append(view.Links, buttonLink{"upload", v.say("import.title"), v.importPath(a.Result.CampaignID)})
		return view
	}
	view.Edit = &recordForm{Title: v.say("import.again.rows"), Submit: v.say("import.look"), actForm: v.actForm("tasks", a.ID, "again"), Back: v.path("tasks", a.ID)}
	view.Edit.Fields = append(view.Edit.Fields, field{
		Name: "file", Label: v.say("import.rows"), Hint: v.say("import.again.hint"), Type: "textarea", Value: rows, Rows: 12, Required: true, Autocomplete: "off",
	})
	return view
}

// failedText is the file of the failed rows of a task; empty when it is longer than a form may be.
func (v *visit) failedText(ctx context.Context, a *asyncaction.Action) (string, error) {
	out := &boundedText{}
	if err := v.Project.AsyncActions.WriteFailed(ctx, a.ID, out, nil); err != nil {
		if out.full {
			return "", nil
		}
		return "", err
	}
	return out.String(), nil
}

// boundedText refuses what is longer than maxAgain, so that no more of it is read.
type boundedText struct {
	bytes.Buffer
	full bool
}

func (b *boundedText) Write(p []byte) (int, error) {
	if b.full = b.full || b.Len()+len(p) > maxAgain; b.full {
		return 0, bytes.ErrTooLarge
	}
	return b.Buffer.Write(p)
}

func (d *Dashboard) showImportAgain(ctx context.Context, v *visit) (answer, error) {
	a, err := v.importOf(ctx)
	if err != nil {
		return answer{}, err
	}
	rows, err := v.failedText(ctx, &a)
	if err != nil {
		return answer{}, err
	}
	return show("record", v.say("import.again"), v.againView(&a, rows)), nil
}

// importAgain takes the corrected rows as a file of the same kind, for the same campaign, and leads to the look at them. Nothing is imported yet.
func (d *Dashboard) importAgain(ctx context.Context, v *visit) (answer, error) {
	a, err := v.importOf(ctx)
	if err != nil {
		return answer{}, err
	}
	rows := v.PostFormValue("file")
	if strings.TrimSpace(rows) == "" {
		err = fault.PayloadMissing("file")
	}
	if err == nil {
		draft, prepareErr := v.prepareFile(ctx, fileImports[a.Type], a.Result.CampaignID, strings.NewReader(rows), "")
		if prepareErr == nil {
			return goTo(v.path("imports", draft.ID)), nil
		}
		err = prepareErr
	}
	if rows == "" {
		rows = "\n"
	}
	return v.refuseRecord(v.againView(&a, rows), err)
}
