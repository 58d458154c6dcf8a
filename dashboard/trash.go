package dashboard

import (
	"cmp"
	"context"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/trash"
)

// trashRoutes are the pages of what was deleted. Deleting for good asks for the password again.
func (d *Dashboard) trashRoutes() []route {
	return []route{
		{method: "GET", path: "trash", act: actManage, handle: d.trash},
		{method: "POST", path: "trash/{entryId}/restore", act: actManage, handle: d.restore},
		{method: "GET", path: "trash/{entryId}", act: actManage, danger: true, handle: d.showRemove},
		{method: "POST", path: "trash/{entryId}", act: actManage, danger: true, handle: d.remove},
	}
}

// trashTypes are the kinds of what can be in the trash.
var trashTypes = []trash.ResourceType{trash.TypeCampaign, trash.TypeVoucher, trash.TypeProduct, trash.TypeSKU}

func (d *Dashboard) trash(ctx context.Context, v *visit) (answer, error) {
	filters := []listFilter{{"", storage.Filter{}}}
	for _, kind := range trashTypes {
		filters = append(filters, listFilter{string(kind), storage.Is("resource_type", string(kind))})
	}
	links, q, err := v.list("trash", "trash.show.", filters)
	if err != nil {
		return answer{}, err
	}
	view := tableView{Title: v.say("trash.title"), Filters: links, Empty: empty{"trash-2", v.say("trash.none"), v.say("trash.none.why")}}
	if !q.Filter.Empty() {
		view.Empty = v.nothingMatches()
	}
	view.Columns = v.columns("name", "kind", "deleted", "acts")
	page, err := v.Project.Trash.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	clock := v.clock()
	fillRows(v, &view, page, func(e *trash.Entry) []cell {
		acts := cell{Text: v.say("trash.remove"), Href: v.path("trash", e.ID)}
		if e.ResourceType != trash.TypeCampaign {
			acts.Forms = []rowForm{{v.actForm("trash", e.ID, "restore"), v.say("trash.restore")}}
		}
		return []cell{{Text: entryName(e), Code: e.ResourceType == trash.TypeVoucher}, {Text: v.say("trash." + string(e.ResourceType))}, {When: clock.moment(e.CreatedAt)}, acts}
	}, func(e *trash.Entry) (time.Time, string) { return e.CreatedAt, e.ID })
	return show("table", view.Title, view), nil
}

// entryName is what people call what was deleted.
func entryName(e *trash.Entry) string {
	return cmp.Or(strings.Join(strings.Fields(e.ResourceName), " "), e.ResourceID)
}

// entryOf is the entry in the address.
func (v *visit) entryOf(ctx context.Context) (e trash.Entry, err error) {
	page, err := v.Project.Trash.List(ctx, storage.Query{Filter: storage.Is("id", v.PathValue("entryId")), Limit: 1})
	if err == nil && len(page.Items) == 0 {
		err = errNowhere
	}
	if err != nil {
		return e, err
	}
	return page.Items[0], nil
}

// restore takes a code, a product or an SKU out of the trash. A campaign stays there: its codes were deleted with it.
func (d *Dashboard) restore(ctx context.Context, v *visit) (answer, error) {
	e, err := v.entryOf(ctx)
	if err != nil {
		return answer{}, err
	}
	to := map[trash.ResourceType]string{
		trash.TypeVoucher: v.path("codes", e.ResourceID), trash.TypeProduct: v.path("catalog", "products", e.ResourceID), trash.TypeSKU: v.path("catalog", "skus", e.ResourceID),
	}[e.ResourceType]
	if to == "" {
		return answer{}, errNowhere
	}
	c := audit.Change{Act: string(e.ResourceType) + ".restored", Object: audit.Object{Type: string(e.ResourceType), ID: e.ResourceID, Name: e.ResourceName}}
	return v.change(ctx, c, to+"?done=restored", func(ctx context.Context) (any, error) {
		switch e.ResourceType {
		case trash.TypeVoucher:
			return v.Project.Vouchers.Restore(ctx, e.ResourceID)
		case trash.TypeProduct:
			return nil, v.Project.Catalog.RestoreProduct(ctx, e.ResourceID)
		}
		return nil, v.Project.Catalog.RestoreSKU(ctx, e.ResourceID)
	})
}

func (v *visit) removeView(e *trash.Entry) recordView {
	name := field{
		Name: "name", Label: v.say("trash.name", entryName(e)), Hint: v.say("trash.name.hint"), Type: "text", Required: true, Autocomplete: "off",
	}
	return recordView{Title: v.say("trash.remove.title", entryName(e)), Lead: v.say("trash.remove.text." + string(e.ResourceType)), Edit: &recordForm{
		Title: v.say("trash.remove"), Submit: v.say("trash.remove"), actForm: v.actForm("trash", e.ID), Back: v.path("trash"), form: form{Fields: []field{name}},
	}}
}

func (d *Dashboard) showRemove(ctx context.Context, v *visit) (answer, error) {
	e, err := v.entryOf(ctx)
	if err != nil {
		return answer{}, err
	}
	return show("record", v.say("trash.remove"), v.removeView(&e)), nil
}

// remove deletes something for good when its name is typed.
func (d *Dashboard) remove(ctx context.Context, v *visit) (answer, error) {
	e, err := v.entryOf(ctx)
	if err != nil {
		return answer{}, err
	}
	if strings.Join(strings.Fields(v.PostFormValue("name")), " ") != entryName(&e) {
		return v.refuseRecord(v.removeView(&e), fault.Payload("name", "must be the name of what is deleted: nothing was deleted"))
	}
	c := audit.Change{Act: string(e.ResourceType) + ".removed", Object: audit.Object{Type: string(e.ResourceType), ID: e.ResourceID, Name: e.ResourceName}, Before: e}
	return v.change(ctx, c, v.path("trash")+"?done=removed-for-good", func(ctx context.Context) (any, error) { return nil, v.Project.Trash.Remove(ctx, e.ID) })
}
