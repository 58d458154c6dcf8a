package dashboard

import (
	"cmp"
	"context"
	"errors"
	"io"
	"mime"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
)

// importView is the form with which an import begins. Into is the name of the campaign that gets the codes; empty where the form asks.
type importView struct {
	Action, Into string
	form
}

const (
	// maxUpload is the largest form with a file that is read, in bytes, and uploadMemory how much of it is kept in memory; the rest is in a temporary file.
	maxUpload    = 32 << 20
	uploadMemory = 256 << 10
)

// importKinds are what can be imported, and importCharsets the charsets that a file may have; without one it is UTF-8, or what its byte order mark says.
var (
	importKinds    = []string{"voucher", "customer", "product", "sku"}
	importCharsets = []string{"", "windows-1252", "iso-8859-1"}
)

// showImport shows the form of an import. The page of a campaign leads to one into that campaign.
func (d *Dashboard) showImport(ctx context.Context, v *visit) (answer, error) {
	view, err := v.importForm(ctx, v.URL.Query().Get("campaign"))
	return show("import", v.say("import.title"), view), err
}

// importPath is the address of a new import, into a campaign unless its id is empty.
func (v *visit) importPath(campaignID string) string {
	path := v.path("imports")
	if campaignID != "" {
		path += "?campaign=" + url.QueryEscape(campaignID)
	}
	return path
}

// importForm is the form of an import. One into a campaign asks for the file alone.
func (v *visit) importForm(ctx context.Context, campaignID string) (view importView, err error) {
	kind := field{Name: "kind", Label: v.say("import.kind"), Type: "select", Value: v.PostFormValue("kind")}
	for _, name := range importKinds {
		kind.Choices = append(kind.Choices, choice{name, v.say("export." + name)})
	}
	charset := field{Name: "charset", Label: v.say("import.charset"), Type: "select", Value: v.PostFormValue("charset")}
	for _, name := range importCharsets {
		charset.Choices = append(charset.Choices, choice{name, v.say("import.charset." + name)})
	}
	view = importView{Action: v.path("imports"), form: form{Fields: []field{
		kind,
		{Name: "campaign", Label: v.say("import.campaign"), Hint: v.say("import.campaign.hint"), Type: "text", Value: v.PostFormValue("campaign"), Autocomplete: "off"},
		{Name: "file", Label: v.say("import.file"), Hint: v.say("import.file.hint"), Type: "file", Required: true},
		charset,
	}}}
	if campaignID == "" {
		return view, nil
	}
	c, err := v.Project.Campaigns.Get(ctx, campaignID)
	if err != nil {
		return view, err
	}
	view.Into = c.Name
	view.Fields[0] = field{Name: "kind", Type: "hidden", Value: "voucher"}
	view.Fields[1] = field{Name: "into", Type: "hidden", Value: c.ID}
	return view, nil
}

// prepareImport stores the rows of a file, tries the first of them, and leads to a look at both. Nothing is imported yet.
func (d *Dashboard) prepareImport(ctx context.Context, v *visit) (answer, error) {
	draft, err := v.prepare(ctx)
	if v.MultipartForm != nil {
		err = errors.Join(err, v.MultipartForm.RemoveAll())
	}
	if err == nil {
		return goTo(v.path("imports", draft.ID)), nil
	}
	if refusal, ok := fault.As(err); ok && refusal.Kind == fault.KindTooLarge {
		return answer{}, refusal
	}
	view, formErr := v.importForm(ctx, v.PostFormValue("into"))
	if formErr != nil {
		return answer{}, formErr
	}
	if err := view.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	if at := slices.IndexFunc(view.Fields, func(f field) bool { return f.Name == "file" }); view.Error != "" && strings.HasPrefix(view.Error, "The file ") {
		view.Fields[at].Error, view.Error = view.Error, ""
	}
	return unprocessable(show("import", v.say("import.title"), view)), nil
}

// prepare reads the form of an import.
func (v *visit) prepare(ctx context.Context) (draft asyncaction.Draft, err error) {
	if media, _, err := mime.ParseMediaType(v.Header.Get("Content-Type")); err != nil || media != "multipart/form-data" {
		return draft, fault.PayloadMissing("file")
	}
	if err := v.ParseMultipartForm(uploadMemory); err != nil {
		var large *http.MaxBytesError
		if errors.As(err, &large) {
			return draft, fault.New(fault.KindTooLarge, "payload_too_large", v.say("import.large"), v.say("import.large.why", large.Limit>>20))
		}
		return draft, fault.PayloadMissing("file")
	}
	source, _, err := v.FormFile("file")
	if err != nil {
		return draft, fault.PayloadMissing("file")
	}
	defer source.Close()
	campaign := cmp.Or(v.PostFormValue("into"), strings.TrimSpace(v.PostFormValue("campaign")))
	return v.prepareFile(ctx, v.PostFormValue("kind"), campaign, source, v.PostFormValue("charset"))
}

func (v *visit) prepareFile(ctx context.Context, kind, campaign string, source io.ReadSeeker, charset string) (draft asyncaction.Draft, err error) {
	switch {
	case kind == "voucher" && campaign != "":
		draft, err = v.Project.Vouchers.PrepareFileInto(ctx, campaign, source, charset)
		if fault.IsNotFound(err) {
			err = fault.Payload("campaign", "is of a campaign that does not exist (actual value is '%.60s')", campaign)
		}
		return draft, err
	case campaign != "":
		return draft, fault.Payload("campaign", "must be empty: only codes belong to a campaign")
	}
	switch kind {
	case "voucher":
		return v.Project.Vouchers.PrepareFile(ctx, source, charset, false)
	case "customer":
		return v.Project.Customers.PrepareFile(ctx, source, charset)
	case "product":
		return v.Project.Catalog.PrepareProducts(ctx, source, charset)
	case "sku":
		return v.Project.Catalog.PrepareSKUs(ctx, source, charset)
	}
	return draft, fault.Payload("kind", "must be one of %s (actual value is '%.60s')", strings.Join(importKinds, ", "), kind)
}

// draftView is a look at an import before it begins.
type draftView struct {
	Title string
	// Into is the campaign that gets the codes; nil without one.
	Into *fact
	// Verdict says how many rows were tried and would fail, and Good that none would.
	Verdict  string
	Good     bool
	Columns  []columnHead
	Rows     [][]columnCell
	More     string
	Failures []failureRow
	// MoreFailures says that there are others, which are not shown.
	MoreFailures string
	Start        actForm
}

// columnHead is a column of a file.
type columnHead struct {
	Name string
	// Custom says that the column is a custom attribute.
	Custom bool
}

type columnCell struct{ Column, Text string }

// maxCell is how many characters of a cell a page shows.
const maxCell = 80

func (d *Dashboard) draft(ctx context.Context, v *visit) (answer, error) {
	found, err := v.Project.AsyncActions.Draft(ctx, v.PathValue("importId"))
	if err != nil {
		return answer{}, err
	}
	view := draftView{Title: v.texts.taskName(found.Type), Good: found.Failed == 0, Start: v.actForm("imports", found.ID, "start")}
	view.Verdict = v.say("import.tried.good", found.Tried)
	if found.Failed > 0 {
		view.Verdict = v.say("import.tried.bad", found.Failed, found.Tried)
	}
	if found.Tried < found.Total {
		view.Verdict += " " + v.say("import.untried", found.Total-found.Tried)
	}
	if view.Into, err = v.importedInto(ctx, found.CampaignID); err != nil {
		return answer{}, err
	}
	for _, name := range found.Columns {
		view.Columns = append(view.Columns, columnHead{name, slices.Contains(found.Custom, name)})
	}
	for _, cells := range found.First {
		row := make([]columnCell, len(found.Columns))
		for i, name := range found.Columns {
			row[i].Column = name
			if i < len(cells) {
				row[i].Text = shortened(cells[i])
			}
		}
		view.Rows = append(view.Rows, row)
	}
	if n := found.Total - int64(len(found.First)); n > 0 {
		view.More = v.say("import.more", n)
	}
	for _, f := range found.Failures[:min(len(found.Failures), maxFailures)] {
		view.Failures = append(view.Failures, failureRow{strconv.FormatInt(f.Line, 10), f.Key, sentence(f.Reason)})
	}
	if found.Failed > int64(len(view.Failures)) {
		view.MoreFailures = v.say("task.failures.more", len(view.Failures), found.Failed)
	}
	return show("draft", v.say("import.look"), view), nil
}

// importedInto is the campaign whose codes a file has; nil without one, and when it was deleted.
func (v *visit) importedInto(ctx context.Context, campaignID string) (*fact, error) {
	if campaignID == "" {
		return nil, nil
	}
	c, err := v.Project.Campaigns.Get(ctx, campaignID)
	if fault.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &fact{v.say("import.campaign"), c.Name, v.path("campaigns", c.ID, "codes")}, nil
}

// shortened is the beginning of a text.
func shortened(text string) string {
	if runes := []rune(text); len(runes) > maxCell {
		return string(runes[:maxCell]) + "…"
	}
	return text
}

// startImport begins an import that was looked at.
func (d *Dashboard) startImport(ctx context.Context, v *visit) (answer, error) {
	id := v.PathValue("importId")
	c := audit.Change{Act: "import.started", Object: audit.Object{Type: asyncaction.ActionKind.Name, ID: id}}
	return v.change(ctx, c, v.path("tasks", id)+"?done=import", func(ctx context.Context) (any, error) {
		a, err := v.Project.AsyncActions.BeginDraft(ctx, id)
		return map[string]any{"Type": a.Type, "Rows": a.Total}, err
	})
}
