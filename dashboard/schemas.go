package dashboard

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// schemasView lists the schemas of metadata and of custom events.
type schemasView struct {
	Pages   []filterLink
	Schemas []schemaRow
	Events  []schemaRow
	// Make adds a schema; nil for who may not.
	Make *schemaForm
}

type schemaRow struct {
	Name, Href, Detail string
	Definitions        []definitionRow
}

type schemaForm struct {
	actForm
	form
	From string
}

// schemaView is the page of one schema.
type schemaView struct {
	Pages       []filterLink
	Name        string
	Definitions []definitionRow
	// Definition adds or changes a definition, Strict refuses other keys, and Delete removes the schema; nil for who may not.
	Definition, Strict, Delete *schemaForm
	FormTitle                  string
	Lost                       bool
	OnlyDefined                bool
	Back                       string
}

// definitionRow is what a key has to be.
type definitionRow struct {
	Name, What, Href string
	Off              bool
}

// schemasRoutes are the routes of schemas.
func (d *Dashboard) schemasRoutes() []route {
	return []route{
		{method: "GET", path: "developers/schemas", act: actBuild, handle: d.schemas},
		{method: "POST", path: "developers/schemas", act: actManage, handle: d.makeSchema},
		{method: "GET", path: "developers/schemas/{schemaId}", act: actBuild, handle: d.schema},
		{method: "POST", path: "developers/schemas/{schemaId}/definition", act: actManage, handle: d.setDefinition},
		{method: "POST", path: "developers/schemas/{schemaId}/strict", act: actManage, handle: d.setStrict},
		{method: "POST", path: "developers/schemas/{schemaId}/delete", act: actManage, handle: d.deleteSchema},
	}
}

// maxSchemas is how many schemas of each kind are listed. The kinds of resources are thirteen.
const maxSchemas = 200

func (d *Dashboard) schemas(ctx context.Context, v *visit) (answer, error) {
	view, err := v.schemasView(ctx)
	return show("schemas", v.say("developers.schemas"), view), err
}

func (v *visit) schemasView(ctx context.Context) (view schemasView, err error) {
	view.Pages = v.developersLinks()
	q := storage.Query{Order: []storage.Order{{Field: "created_at"}}, Limit: maxSchemas}
	page, err := v.Project.Schemas.List(ctx, q)
	if err != nil {
		return view, err
	}
	for _, s := range page.Items {
		view.Schemas = append(view.Schemas, schemaRow{Name: s.RelatedObject, Href: v.path("developers", "schemas", s.ID), Detail: v.say("schemas.definitions", len(s.Properties))})
	}
	events, err := v.Project.Schemas.ListEvents(ctx, q)
	if err != nil {
		return view, err
	}
	for _, e := range events.Items {
		view.Events = append(view.Events, schemaRow{Name: e.Name, Detail: v.say("schemas.definitions", len(e.Properties)), Definitions: v.definitionRows(e.Properties, nil)})
	}
	if v.may(actManage) {
		view.Make = &schemaForm{actForm: v.actForm("developers", "schemas"), form: form{Fields: []field{
			{Name: "related_object", Label: v.say("schemas.object"), Hint: v.say("schemas.object.hint"), Type: "text", Value: v.PostFormValue("related_object"), Required: true, Autocomplete: "off"},
		}}}
	}
	return view, nil
}

// definitionRows are the definitions by name; href leads to the form of one.
func (v *visit) definitionRows(all map[string]metadata.Definition, href func(name string) string) (rows []definitionRow) {
	for _, name := range slices.Sorted(maps.Keys(all)) {
		row := definitionRow{Name: name, What: v.definitionText(all[name]), Off: all[name].Deleted}
		if href != nil {
			row.Href = href(name)
		}
		rows = append(rows, row)
	}
	return rows
}

// definitionID stands for the name of a key in addresses, which have no names.
func definitionID(name string) string {
	sum := sha256.Sum256([]byte(name))
	return hex.EncodeToString(sum[:8])
}

func (d *Dashboard) makeSchema(ctx context.Context, v *visit) (answer, error) {
	name := strings.TrimSpace(v.PostFormValue("related_object"))
	made := ""
	c := audit.Change{Act: "schema.created", Object: audit.Object{Type: metadata.Kind.Name, Name: name}}
	repeated, err := v.once(ctx, v.Project.ID, v.Project.Audit, c, func(ctx context.Context) (any, error) {
		s, err := v.Project.Schemas.Create(ctx, metadata.Schema{RelatedObject: name, Properties: map[string]metadata.Definition{}})
		made = s.ID
		return s, err
	})
	switch {
	case err == nil && repeated:
		return goTo(v.path("developers", "schemas")), nil
	case err == nil:
		return goTo(v.path("developers", "schemas", made) + "?done=schema"), nil
	}
	refusal, isFault := fault.As(err)
	if !isFault || refusal.Kind != fault.KindInvalid && refusal.Kind != fault.KindConflict {
		return answer{}, err
	}
	if refusal.Key == "duplicate_found" {
		refusal = fault.Payload("related_object", "must be another one: there is a schema for '%.60s'", name)
	}
	view, err := v.schemasView(ctx)
	if err != nil {
		return answer{}, err
	}
	if err := view.Make.refuse(v.texts, refusal); err != nil {
		return answer{}, err
	}
	return unprocessable(show("schemas", v.say("developers.schemas"), view)), nil
}

func (d *Dashboard) schema(ctx context.Context, v *visit) (answer, error) {
	s, err := v.Project.Schemas.Get(ctx, v.PathValue("schemaId"))
	if err != nil {
		return answer{}, err
	}
	name, asked := "", v.URL.Query().Get("definition")
	for each := range s.Properties {
		if definitionID(each) == asked {
			name = each
		}
	}
	if asked != "" && name == "" {
		return answer{}, errNowhere
	}
	view := v.schemaView(&s, name)
	return show("schema", v.say("schemas.one"), view), nil
}

// schemaView is the page of a schema, with the form of one of its definitions, or of a new one.
func (v *visit) schemaView(s *metadata.Schema, name string) schemaView {
	at := v.path("developers", "schemas", s.ID)
	view := schemaView{Pages: v.developersLinks(), Name: s.RelatedObject, OnlyDefined: s.AllowDefinedOnly, Back: at, FormTitle: v.say("schemas.add")}
	link := func(name string) string { return at + "?definition=" + definitionID(name) }
	if !v.may(actManage) {
		link = nil
	}
	view.Definitions = v.definitionRows(s.Properties, link)
	if !v.may(actManage) {
		return view
	}
	from := s.UpdatedAt.UTC().Format(time.RFC3339Nano)
	part := func(act string) *schemaForm {
		return &schemaForm{actForm: v.actForm("developers", "schemas", s.ID, act), From: from}
	}
	view.Definition, view.Strict, view.Delete = part("definition"), part("strict"), part("delete")
	if name != "" {
		view.FormTitle = v.say("schemas.change", name)
	}
	view.Definition.Fields = v.definitionFields(name, s.Properties[name], name == "")
	return view
}

// changeSchema changes a schema. What was wrong, and a change that was overtaken, stands in the form.
func (v *visit) changeSchema(ctx context.Context, name string, u func(*metadata.Schema) (metadata.SchemaUpdate, error)) (answer, error) {
	s, err := v.Project.Schemas.Get(ctx, v.PathValue("schemaId"))
	if err != nil {
		return answer{}, err
	}
	from, err := time.Parse(time.RFC3339Nano, v.PostFormValue("from"))
	if err != nil {
		return answer{}, fault.Payload("from", "must be the time that came with the form")
	}
	change, err := u(&s)
	if err == nil {
		change.From = patch.Set(from)
		c := audit.Change{Act: "schema.updated", Object: audit.Object{Type: metadata.Kind.Name, ID: s.ID, Name: s.RelatedObject}, Before: s}
		var out answer
		out, err = v.change(ctx, c, v.path("developers", "schemas", s.ID)+"?done=schema", func(ctx context.Context) (any, error) { return v.Project.Schemas.Update(ctx, s.ID, change) })
		if err == nil {
			return out, nil
		}
	}
	refusal, isFault := fault.As(err)
	if !isFault || refusal.Kind != fault.KindInvalid && refusal.Key != "resource_changed" {
		return answer{}, err
	}
	if s, err = v.Project.Schemas.Get(ctx, s.ID); err != nil {
		return answer{}, err
	}
	view := v.schemaView(&s, name)
	for i := range view.Definition.Fields {
		view.Definition.Fields[i].Value = v.PostFormValue(view.Definition.Fields[i].Name)
	}
	out := show("schema", v.say("schemas.one"), view)
	if refusal.Kind == fault.KindConflict {
		view.Lost = true
		out.view, out.status = view, http.StatusConflict
		return out, nil
	}
	view.Definition.From = v.PostFormValue("from")
	if err := view.Definition.refuse(v.texts, definitionFault(refusal)); err != nil {
		return answer{}, err
	}
	out.view = view
	return unprocessable(out), nil
}

func (d *Dashboard) setDefinition(ctx context.Context, v *visit) (answer, error) {
	name, old := v.PostFormValue("name"), v.PostFormValue("old")
	if old != "" {
		name = old // the name of a key that there is does not change
	}
	return v.changeSchema(ctx, old, func(s *metadata.Schema) (u metadata.SchemaUpdate, err error) {
		known, isKnown := s.Properties[name]
		if old == "" && isKnown {
			return u, fault.Payload("name", "must be another one: the schema defines '%.60s'", name)
		}
		definition, err := v.sentDefinition(name, known)
		return metadata.SchemaUpdate{Properties: map[string]metadata.Definition{name: definition}}, err
	})
}

func (d *Dashboard) setStrict(ctx context.Context, v *visit) (answer, error) {
	return v.changeSchema(ctx, "", func(*metadata.Schema) (metadata.SchemaUpdate, error) {
		return metadata.SchemaUpdate{AllowDefinedOnly: patch.Set(v.PostFormValue("strict") == "true")}, nil
	})
}

func (d *Dashboard) deleteSchema(ctx context.Context, v *visit) (answer, error) {
	s, err := v.Project.Schemas.Get(ctx, v.PathValue("schemaId"))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "schema.deleted", Object: audit.Object{Type: metadata.Kind.Name, ID: s.ID, Name: s.RelatedObject}, Before: s}
	return v.change(ctx, c, v.path("developers", "schemas")+"?done=schema-deleted", func(ctx context.Context) (any, error) {
		return nil, v.Project.Schemas.Delete(ctx, s.ID)
	})
}
