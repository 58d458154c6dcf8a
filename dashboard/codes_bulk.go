package dashboard

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// bulkActs are what can be done with many codes.
var bulkActs = []string{"on", "off", "metadata", "delete", "export"}

// bulkAct is what a role has to allow for it.
func bulkAct(name string) act {
	if name == "export" {
		return exportAct("voucher", nil)
	}
	return actBuild
}

// bulkView says what will happen with many codes, before it happens.
type bulkView struct {
	Title, Sentence, Consequence string
	// None says that no code matches.
	None bool
	actForm
	form
	Hidden []field
	Submit string
	Danger bool
	Back   string
}

const (
	// maxTicked is how many codes a form can name one by one.
	maxTicked = 100
	// countedTo is how many codes are counted for a sentence: a count of all may take long.
	countedTo = 10_000
)

// bulk is what a form asks to do with many codes.
type bulk struct {
	codeFilter
	act string
}

// bulk reads a form.
func (v *visit) bulk() (b bulk, err error) {
	if b.codeFilter, err = v.codeFilter(); err != nil {
		return b, err
	}
	b.act = v.PostFormValue("act")
	if !slices.Contains(bulkActs, b.act) {
		return b, fault.Payload("act", "must be one of %s (actual value is '%.60s')", strings.Join(bulkActs, ", "), b.act)
	}
	if !v.may(bulkAct(b.act)) {
		return b, errForbidden
	}
	switch scope := v.PostFormValue("scope"); scope {
	case "all":
	case "ticked":
		if b.IDs = v.PostForm["id"]; b.IDs == nil {
			b.IDs = []string{}
		}
	default:
		return b, fault.Payload("scope", "must be ticked or all (actual value is '%.60s')", scope)
	}
	if len(b.IDs) > maxTicked {
		return b, fault.Payload("id", "must NOT have more than %d values", maxTicked)
	}
	for _, id := range b.IDs {
		if err := storage.CheckText("id", id); err != nil {
			return b, err
		}
	}
	return b, nil
}

// askBulk says what will happen, and to how many codes.
func (d *Dashboard) askBulk(ctx context.Context, v *visit) (answer, error) {
	b, err := v.bulk()
	if err != nil {
		return answer{}, err
	}
	view, err := v.bulkView(ctx, b)
	return show("codes-bulk", view.Title, view), err
}

func (v *visit) bulkView(ctx context.Context, b bulk) (view bulkView, err error) {
	view = bulkView{
		Title: v.say("codes.bulk." + b.act), Consequence: v.say("codes.bulk." + b.act + ".consequence"), Submit: v.say("codes.bulk." + b.act), Danger: b.act == "delete",
		actForm: v.actForm("codes", "bulk", "start"), Back: b.address(v),
	}
	n := 0
	if b.IDs == nil || len(b.IDs) > 0 {
		page, err := v.Project.Vouchers.List(ctx, storage.Query{Filter: b.storage(v.Project.Now()), Limit: -1, WithTotal: true, MaxTotal: countedTo + 1})
		if err != nil {
			return view, err
		}
		n = page.Total
	}
	view.None = n == 0
	switch {
	case n == 0 && b.IDs != nil:
		view.Sentence = v.say("codes.bulk.none.ticked")
	case n == 0:
		view.Sentence = v.say("codes.bulk.none")
	case n > countedTo:
		view.Sentence = v.say("codes.bulk.more", int64(countedTo))
	default:
		view.Sentence = v.say("codes.bulk.count", int64(n))
	}
	if b.IDs == nil && n > 0 {
		said, err := v.bulkWhich(ctx, b.codeFilter)
		if err != nil {
			return view, err
		}
		view.Sentence += " " + said
	}
	view.Hidden = append(b.fields(), field{Name: "act", Value: b.act})
	scope := "all"
	for _, id := range b.IDs {
		view.Hidden = append(view.Hidden, field{Name: "id", Value: id})
	}
	if b.IDs != nil {
		scope = "ticked"
	}
	view.Hidden = append(view.Hidden, field{Name: "scope", Value: scope})
	for i := range view.Hidden {
		view.Hidden[i].Type = "hidden"
	}
	if b.act == "metadata" {
		view.Fields = []field{{
			Name: "metadata", Label: v.say("metadata"), Hint: v.say("codes.bulk.metadata.hint"), Type: "textarea", Rows: 4, Value: v.PostFormValue("metadata"), Required: true,
		}}
	}
	return view, nil
}

// bulkWhich says which codes match.
func (v *visit) bulkWhich(ctx context.Context, f codeFilter) (string, error) {
	var said []string
	if f.Campaign != "" {
		c, err := v.Project.Campaigns.Get(ctx, f.Campaign)
		if err != nil {
			return "", err
		}
		said = append(said, v.say("codes.which.campaign", c.Name))
	}
	if f.Kind != "" {
		said = append(said, v.say("codes.which.kind", v.say("codes.kind."+f.Kind)))
	}
	if f.State != "" {
		said = append(said, v.say("codes.which.state", v.say("codes.state."+f.State)))
	}
	if f.Prefix != "" {
		said = append(said, v.say("codes.which.prefix", f.Prefix))
	}
	if len(said) == 0 {
		return v.say("codes.which.all"), nil
	}
	return strings.Join(said, " "), nil
}

// startBulk begins the background task that does it, and leads to its progress.
func (d *Dashboard) startBulk(ctx context.Context, v *visit) (answer, error) {
	b, err := v.bulk()
	if err != nil {
		return answer{}, err
	}
	if b.act == "export" {
		return v.exportCodes(ctx, b)
	}
	out, err := v.changeCodes(ctx, b)
	refusal, isFault := fault.As(err)
	if !isFault || refusal.Kind != fault.KindInvalid || b.act != "metadata" {
		return out, err
	}
	view, err := v.bulkView(ctx, b)
	if err != nil {
		return answer{}, err
	}
	if err := view.refuse(v.texts, refusal); err != nil {
		return answer{}, err
	}
	return unprocessable(show("codes-bulk", view.Title, view)), nil
}

func (v *visit) changeCodes(ctx context.Context, b bulk) (answer, error) {
	var change voucher.ChangeOfAll
	switch b.act {
	case "on", "off":
		active := b.act == "on"
		change.Active = &active
	case "delete":
		change.Delete = true
	case "metadata":
		m, err := readMetadata("metadata", v.PostFormValue("metadata"))
		if err != nil {
			return answer{}, err
		}
		if len(m) == 0 {
			return answer{}, fault.PayloadMissing("metadata")
		}
		change.Metadata = m
	}
	c := audit.Change{Act: "codes.bulk." + b.act, Object: audit.Object{Type: voucher.Kind.Name, ID: b.Campaign}}
	return v.task(ctx, c, func(ctx context.Context) (asyncaction.Action, any, error) {
		a, err := v.Project.Vouchers.ChangeAll(ctx, b.storage(v.Project.Now()), change)
		return a, map[string]any{"Task": a.ID, "Which": b.codeFilter, "Change": change}, err
	})
}

// task makes a change that a background task does, and leads to its page, where its progress is. A form that is sent twice leads to the list of tasks.
func (v *visit) task(ctx context.Context, c audit.Change, begin func(context.Context) (a asyncaction.Action, told any, err error)) (answer, error) {
	to := v.path("tasks")
	_, err := v.change(ctx, c, "", func(ctx context.Context) (any, error) {
		a, told, err := begin(ctx)
		if err == nil {
			to = v.path("tasks", a.ID)
		}
		return told, err
	})
	return goTo(to), err
}

// exportCodes begins an export of the codes.
func (v *visit) exportCodes(ctx context.Context, b bulk) (answer, error) {
	request := export.Request{Object: "voucher", UserID: v.Visitor.ID, CampaignID: b.Campaign, Filter: b.storage(v.Project.Now())}
	c := audit.Change{Act: "export.created", Object: audit.Object{Type: export.Kind.Name, Name: "voucher"}}
	return v.change(ctx, c, v.path("exports")+"?done=export", func(ctx context.Context) (any, error) { return v.Project.Exports.Create(ctx, request) })
}
