package dashboard

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

func (d *Dashboard) collections(ctx context.Context, v *visit) (answer, error) {
	_, q, err := v.list("collections", "", nil)
	if err != nil {
		return answer{}, err
	}
	view := v.catalogList("collections")
	view.Columns = v.columns("name", "kind", "members", "changed")
	page, err := v.Project.Catalog.ListCollections(ctx, q)
	if err != nil {
		return answer{}, err
	}
	clock := v.clock()
	fillRows(v, &view, page, func(c *catalog.Collection) []cell {
		return []cell{
			{Text: cmp.Or(c.Name, c.ID), Href: v.path("catalog", "collections", c.ID)}, {Text: v.say("collection." + string(c.Type))}, {Text: v.membersOf(c)},
			{When: clock.moment(later(c.CreatedAt, c.UpdatedAt))},
		}
	}, func(c *catalog.Collection) (time.Time, string) { return c.CreatedAt, c.ID })
	return show("table", view.Title, view), nil
}

// membersOf says what is in a collection: how many were named, or the condition.
func (v *visit) membersOf(c *catalog.Collection) string {
	switch {
	case c.Builtin:
		return v.say("collection.all")
	case c.Type == catalog.CollectionStatic:
		return v.say("collection.members", len(c.Members))
	}
	return sentences(v.writer(nil).Filter(c.Condition))
}

// sentences is a sentence with those below it, on one line.
func sentences(s wording.Sentence) string {
	parts := []string{s.Text}
	for _, below := range s.Below {
		parts = append(parts, sentences(below))
	}
	return strings.Join(parts, " ")
}

// collectionOf is the collection in the address.
func (v *visit) collectionOf(ctx context.Context) (catalog.Collection, error) {
	return v.Project.Catalog.Collection(ctx, v.PathValue("collectionId"))
}

func (d *Dashboard) collection(ctx context.Context, v *visit) (answer, error) {
	c, err := v.collectionOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.collectionView(ctx, &c)
	return show("record", view.Title, view), err
}

// maxListed is how many members a page of a collection lists, and how many a form can name.
const maxListed = 100

func (v *visit) collectionView(ctx context.Context, c *catalog.Collection) (view recordView, err error) {
	view.Pages, view.Title = v.catalogLinks(), cmp.Or(c.Name, c.ID)
	view.fact(v.say("column.kind"), v.say("collection."+string(c.Type)), "")
	view.fact(v.say("column.members"), v.membersOf(c), "")
	view.fact(v.say("record.made"), v.clock().moment(c.CreatedAt).Exact, "")
	page, err := v.Project.Catalog.ListMembers(ctx, c.ID, storage.Query{Order: latestFirst, Limit: maxListed})
	if err != nil {
		return view, err
	}
	members := recordSection{ID: "members", Title: v.say("column.members"), None: v.say("collection.empty"), table: table{Columns: v.columns("name", "kind", "source-id", "#price")}}
	var lines []string
	for _, m := range page.Items {
		if s := m.SKU; s != nil {
			lines = append(lines, cmp.Or(s.SourceID, s.ID))
			members.Rows = append(members.Rows, []cell{
				{Text: cmp.Or(s.Name, s.SourceID, s.ID), Href: v.path("catalog", "skus", s.ID)}, {Text: v.say("trash.sku")}, {Text: s.SourceID, Code: true}, {Text: v.price(s.Price)},
			})
			continue
		}
		p := m.Product
		lines = append(lines, cmp.Or(p.SourceID, p.ID))
		members.Rows = append(members.Rows, []cell{
			{Text: cmp.Or(p.Name, p.SourceID, p.ID), Href: v.path("catalog", "products", p.ID)}, {Text: v.say("trash.product")}, {Text: p.SourceID, Code: true}, {Text: v.price(p.Price)},
		})
	}
	if page.HasMore {
		members.More = v.say("collection.more", maxListed)
	}
	view.Sections = []recordSection{members}
	if v.may(actBuild) && !c.Builtin {
		fields := []field{v.input("name", "text", c.Name)}
		fields[0].Required = true
		if c.Type == catalog.CollectionStatic && !page.HasMore && len(page.Items) == len(c.Members) {
			fields = append(fields, v.input("members", "textarea", strings.Join(lines, "\n")))
		}
		view.Edit = &recordForm{Title: v.say("record.change"), Submit: v.say("settings.save"), actForm: v.actForm("catalog", "collections", c.ID), From: fromOf(c.UpdatedAt), form: form{Fields: fields}}
		view.Delete = v.deleteForm("good", view.Title, "catalog", "collections", c.ID, "delete")
	}
	view.Activity, err = v.activity(ctx, c.ID)
	return view, err
}

func (v *visit) newCollectionView() recordView {
	fields := []field{v.input("name", "text", ""), v.input("members", "textarea", "")}
	fields[0].Required = true
	return recordView{Pages: v.catalogLinks(), Title: v.say("catalog.collections.new"), Lead: v.say("collection.dynamic"), Edit: &recordForm{
		Title: v.say("catalog.collections.new"), Submit: v.say("record.create"), actForm: v.actForm("catalog", "collections"), Back: v.path("catalog", "collections"),
		form: form{Fields: fields},
	}}
}

func (d *Dashboard) showNewCollection(_ context.Context, v *visit) (answer, error) {
	return show("record", v.say("catalog.collections.new"), v.newCollectionView()), nil
}

// sentMembers are the products and SKUs that a form names by id or source id, one on each line.
func (v *visit) sentMembers(ctx context.Context) (members []catalog.Member, err error) {
	lines, err := linesOf("members", v.PostFormValue("members"))
	if err != nil || len(lines) == 0 {
		return members, err
	}
	if len(lines) > maxListed {
		return nil, fault.Payload("members", "must NOT have more than %d lines", maxListed)
	}
	known := map[string]catalog.Member{}
	page, err := v.Project.Catalog.ListProducts(ctx, storage.Query{Filter: storage.Or(storage.In("id", lines), storage.In("source_id", lines))})
	if err != nil {
		return nil, err
	}
	for _, p := range page.Items {
		known[p.SourceID], known[p.ID] = catalog.Member{ID: p.ID, Object: catalog.MemberProduct}, catalog.Member{ID: p.ID, Object: catalog.MemberProduct}
	}
	for _, line := range lines {
		m, found := known[line]
		if !found {
			s, err := v.Project.Catalog.SKU(ctx, line)
			if fault.IsNotFound(err) {
				return nil, fault.Payload("members", "must name what is in the catalog: there is no '%.60s'", line)
			}
			if err != nil {
				return nil, err
			}
			m = catalog.Member{ID: s.ID, ProductID: s.ProductID, Object: catalog.MemberSKU}
		}
		if !slices.Contains(members, m) {
			members = append(members, m)
		}
	}
	return members, nil
}

func (d *Dashboard) newCollection(ctx context.Context, v *visit) (answer, error) {
	name, made := strings.TrimSpace(v.PostFormValue("name")), ""
	members, err := v.sentMembers(ctx)
	var out answer
	if err == nil {
		n := catalog.NewCollection{Name: name, Type: catalog.CollectionStatic, Members: members}
		if n.Members == nil {
			n.Members = []catalog.Member{}
		}
		c := audit.Change{Act: "collection.created", Object: audit.Object{Type: catalog.CollectionKind.Name, Name: name}}
		out, err = v.change(ctx, c, "", func(ctx context.Context) (any, error) {
			is, err := v.Project.Catalog.CreateCollection(ctx, n)
			made = is.ID
			return is, err
		})
	}
	if err != nil {
		return v.refuseRecord(v.newCollectionView(), err)
	}
	return v.createdAt(out, made, "catalog", "collections"), nil
}

func (d *Dashboard) saveCollection(ctx context.Context, v *visit) (answer, error) {
	is, err := v.collectionOf(ctx)
	if err != nil {
		return answer{}, err
	}
	out, err := func() (answer, error) {
		from, err := v.sentFrom()
		if err != nil {
			return answer{}, err
		}
		u := catalog.CollectionUpdate{From: from, Name: patch.Set(strings.TrimSpace(v.PostFormValue("name")))}
		if v.PostForm.Has("members") {
			members, err := v.sentMembers(ctx)
			if err != nil {
				return answer{}, err
			}
			u.Members = patch.Set(members)
		}
		c := audit.Change{Act: "collection.updated", Object: audit.Object{Type: catalog.CollectionKind.Name, ID: is.ID, Name: is.Name}, Before: is}
		return v.change(ctx, c, v.path("catalog", "collections", is.ID)+"?done=saved", func(ctx context.Context) (any, error) {
			return v.Project.Catalog.UpdateCollection(ctx, is.ID, u)
		})
	}()
	if err == nil {
		return out, nil
	}
	return refuseChanged(ctx, v, v.collectionOf, v.collectionView, err)
}

func (d *Dashboard) deleteCollection(ctx context.Context, v *visit) (answer, error) {
	is, err := v.collectionOf(ctx)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "collection.deleted", Object: audit.Object{Type: catalog.CollectionKind.Name, ID: is.ID, Name: is.Name}, Before: is}
	return v.change(ctx, c, v.path("catalog", "collections")+"?done=deleted", func(ctx context.Context) (any, error) {
		return nil, v.Project.Catalog.DeleteCollection(ctx, is.ID)
	})
}
