package dashboard

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/export"
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

// codesBulk is what a form asks to do with many codes.
type codesBulk struct {
	codeFilter
	bulk
}

// codesBulk reads a form.
func (v *visit) codesBulk() (b codesBulk, err error) {
	if b.codeFilter, err = v.codeFilter(); err != nil {
		return b, err
	}
	b.bulk, err = v.sentBulk(bulkActs, bulkAct)
	b.IDs = b.ids
	return b, err
}

// askBulk says what will happen, and to how many codes.
func (d *Dashboard) askBulk(ctx context.Context, v *visit) (answer, error) {
	b, err := v.codesBulk()
	if err != nil {
		return answer{}, err
	}
	view, err := v.codesBulkView(ctx, b)
	return show("bulk", view.Title, view), err
}

func (v *visit) codesBulkView(ctx context.Context, b codesBulk) (view bulkView, err error) {
	n, err := b.count(b.storage(v.Project.Now()), func(q storage.Query) (int, error) {
		page, err := v.Project.Vouchers.List(ctx, q)
		return page.Total, err
	})
	if err != nil {
		return view, err
	}
	which := ""
	if b.ids == nil && n > 0 {
		if which, err = v.bulkWhich(ctx, b.codeFilter); err != nil {
			return view, err
		}
	}
	view = v.bulkView(b.bulk, "codes.bulk.", n, b.codeFilter.fields(), which)
	view.Consequence, view.Danger = v.say("codes.bulk."+b.act+".consequence"), b.act == "delete"
	view.actForm, view.Back = v.actForm("codes", "bulk", "start"), b.address(v)
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
	b, err := v.codesBulk()
	if err != nil {
		return answer{}, err
	}
	if b.act == "export" {
		return v.startExportOf(ctx, export.Request{Object: "voucher", CampaignID: b.Campaign, Filter: b.storage(v.Project.Now())})
	}
	out, err := v.changeCodes(ctx, b)
	return v.bulkAnswer(b.bulk, out, err, func() (bulkView, error) { return v.codesBulkView(ctx, b) })
}

func (v *visit) changeCodes(ctx context.Context, b codesBulk) (answer, error) {
	var change voucher.ChangeOfAll
	switch b.act {
	case "on", "off":
		active := b.act == "on"
		change.Active = &active
	case "delete":
		change.Delete = true
	case "metadata":
		m, err := v.bulkMetadata()
		if err != nil {
			return answer{}, err
		}
		change.Metadata = m
	}
	c := audit.Change{Act: "codes.bulk." + b.act, Object: audit.Object{Type: voucher.Kind.Name, ID: b.Campaign}}
	return v.task(ctx, c, func(ctx context.Context) (asyncaction.Action, any, error) {
		a, err := v.Project.Vouchers.ChangeAll(ctx, b.storage(v.Project.Now()), change)
		return a, map[string]any{"Task": a.ID, "Which": b.codeFilter, "Change": change}, err
	})
}
