package dashboard

import (
	"context"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// exportsView is the list of exports, the latest first, and the form of a new one.
type exportsView struct {
	Form actForm
	// Object is what is exported; Campaign narrows an export of codes down.
	Object, Campaign field
	Tasks            taskList
	Empty            empty
}

// personalObjects are the objects whose rows are about people.
var personalObjects = []string{"customer", "order", "publication", "redemption"}

// exportAct is what a role has to allow for an export of some columns.
func exportAct(object string, fields []string) act {
	if slices.Contains(personalObjects, object) || slices.ContainsFunc(fields, func(field string) bool {
		return strings.HasPrefix(field, "customer") || strings.HasPrefix(field, "holder") || strings.HasPrefix(field, "metadata")
	}) {
		return actExport
	}
	return actExportLists
}

func (d *Dashboard) exports(ctx context.Context, v *visit) (answer, error) {
	view, err := v.loadExports(ctx)
	if err != nil {
		return answer{}, err
	}
	return v.live(view.Tasks.Poll, show("exports", v.say("exports.title"), view)), nil
}

func (v *visit) loadExports(ctx context.Context) (view exportsView, err error) {
	_, q, err := v.list("exports", "", nil)
	if err != nil {
		return view, err
	}
	page, err := v.Project.Exports.List(ctx, q)
	if err != nil {
		return view, err
	}
	by, err := v.askers(ctx, func(add func(asker)) {
		if !v.choice.Shows("by") {
			return
		}
		for _, x := range page.Items {
			add(asker{UserID: x.UserID})
		}
	})
	if err != nil {
		return view, err
	}
	view.Tasks.turns = turn(v, &page, func(x *export.Export) (time.Time, string) { return x.CreatedAt, x.ID })
	pause := pauseIdle
	for i := range page.Items {
		x := &page.Items[i]
		if !x.Finished() {
			pause = pauseRunning
		}
		view.Tasks.Rows = append(view.Tasks.Rows, v.exportRow(x, by))
	}
	view.Tasks.Poll = newPoll(v, "exports", pause, view.Tasks)
	view.Empty = empty{"download", v.say("exports.none"), v.say("exports.none.why")}
	view.Form = v.actForm("exports")
	view.Object = field{Name: "object", Label: v.say("exports.object"), Type: "select", Value: v.PostFormValue("object")}
	for _, object := range export.Objects() {
		if v.may(exportAct(object, nil)) {
			view.Object.Choices = append(view.Object.Choices, choice{object, v.say("export." + object)})
		}
	}
	view.Campaign = field{
		Name: "campaign", Label: v.say("exports.campaign"), Hint: v.say("exports.campaign.hint"), Type: "text", Value: v.PostFormValue("campaign"), Autocomplete: "off",
	}
	return view, nil
}

func (v *visit) exportRow(x *export.Export, by func(asker) string) taskRow {
	row := taskRow{ID: x.ID, What: v.say("export." + x.Object), By: v.say("exports.by.key"), When: v.clock().moment(x.CreatedAt)}
	if x.UserID != "" {
		row.By = by(asker{UserID: x.UserID})
	}
	if x.Rows > 0 || x.Status == export.StatusDone {
		row.Rows = v.say("exports.rows", x.Rows)
	}
	switch x.Status {
	case export.StatusDone:
		row.Status = newStatus("done")
		if v.may(exportAct(x.Object, x.Fields)) {
			row.File = v.path("exports", x.ID, "file")
		}
	case export.StatusError:
		row.Status, row.Rows = newStatus("failed"), sentence(x.Cause)
	case export.StatusScheduled:
		row.Status = newStatus("waiting")
	default:
		row.Status = newStatus("running")
	}
	if x.Finished() {
		row.Took = v.texts.took(x.UpdatedAt.Sub(x.CreatedAt))
	}
	return row
}

// startExport begins an export.
func (d *Dashboard) startExport(ctx context.Context, v *visit) (answer, error) {
	object, campaign := v.PostFormValue("object"), strings.TrimSpace(v.PostFormValue("campaign"))
	if !slices.Contains(export.Objects(), object) {
		return answer{}, fault.Payload("object", "must be one of %s (actual value is '%.60s')", strings.Join(export.Objects(), ", "), object)
	}
	if !v.may(exportAct(object, nil)) {
		return answer{}, errForbidden
	}
	request := export.Request{Object: object}
	if campaign != "" {
		c, err := v.Project.Campaigns.Get(ctx, campaign)
		switch {
		case object != "voucher":
			return v.refusedExport(ctx, v.say("exports.campaign.only"))
		case fault.IsNotFound(err):
			return v.refusedExport(ctx, v.say("exports.campaign.none", campaign))
		case err != nil:
			return answer{}, err
		}
		request.CampaignID, request.Filter = c.ID, storage.Is("campaign_id", c.ID)
	}
	return v.startExportOf(ctx, request)
}

// startExportOf begins the export that a person asks for, and leads to the list of exports.
func (v *visit) startExportOf(ctx context.Context, r export.Request) (answer, error) {
	r.UserID = v.Visitor.ID
	c := audit.Change{Act: "export.created", Object: audit.Object{Type: export.Kind.Name, Name: r.Object}}
	return v.change(ctx, c, v.path("exports")+"?done=export", func(ctx context.Context) (any, error) { return v.Project.Exports.Create(ctx, r) })
}

// refusedExport shows the form again, with what is wrong with the campaign.
func (v *visit) refusedExport(ctx context.Context, why string) (answer, error) {
	view, err := v.loadExports(ctx)
	view.Campaign.Error, view.Campaign.Focus = why, true
	return unprocessable(show("exports", v.say("exports.title"), view)), err
}

// exportFile sends the file of an export.
func (d *Dashboard) exportFile(ctx context.Context, v *visit) (answer, error) {
	x, err := v.Project.Exports.Get(ctx, v.PathValue("exportId"))
	if err != nil {
		return answer{}, err
	}
	if !v.may(exportAct(x.Object, x.Fields)) {
		return answer{}, errForbidden
	}
	if x.Status != export.StatusDone {
		return answer{}, errNowhere
	}
	return answer{fileName: x.ID + ".csv", file: func(w io.Writer) error { return v.Project.Exports.Write(ctx, x, w) }}, nil
}
