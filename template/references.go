package template

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
)

// collect adds the segments that the rules name and the locations in their filters; the products, SKUs and collections that the
// discount and the rules name, the members of collections that list them, and the products of SKUs. An id that does not exist is
// left as it is, as in the original.
func (c *Content) collect(ctx context.Context, tx Store) (err error) {
	if c.Segments, err = named(ctx, c, tx.Segments(), segment.Kind); err != nil {
		return err
	}
	if c.Locations, err = named(ctx, c, tx.Locations(), location.Kind); err != nil {
		return err
	}
	if c.Collections, err = named(ctx, c, tx.Collections(), catalog.CollectionKind); err != nil {
		return err
	}
	c.Collections = slices.DeleteFunc(c.Collections, func(pc catalog.Collection) bool { return pc.Builtin })
	if c.SKUs, err = named(ctx, c, tx.SKUs(), catalog.SKUKind); err != nil {
		return err
	}
	c.Products, err = named(ctx, c, tx.Products(), catalog.ProductKind)
	return err
}

// named returns the items of one kind whose ids are anywhere in the content.
func named[T any](ctx context.Context, c *Content, items storage.Collection[T], kind storage.Kind[T]) ([]T, error) {
	texts, err := c.texts()
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, text := range texts {
		if strings.HasPrefix(text, kind.Prefix) {
			ids = append(ids, text)
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	page, err := items.List(ctx, storage.Query{Filter: storage.In("id", ids)})
	return page.Items, err
}

// texts are all texts in the content, each once. Ids are searched in every text, so that no property of a rule or discount can be
// missed.
func (c *Content) texts() ([]string, error) {
	plain, err := c.plain()
	if err != nil {
		return nil, err
	}
	var texts []string
	walk(plain, func(text string) string { texts = append(texts, text); return text })
	slices.Sort(texts)
	return slices.Compact(texts), nil
}

// rename returns the content with texts replaced by those of the map.
func (c *Content) rename(names map[string]string) (renamed Content, err error) {
	if len(names) == 0 {
		return *c, nil
	}
	plain, err := c.plain()
	if err != nil {
		return renamed, err
	}
	plain = walk(plain, func(text string) string {
		if other, ok := names[text]; ok {
			return other
		}
		return text
	})
	data, err := json.Marshal(plain)
	if err != nil {
		return renamed, err
	}
	if err := decodeExactly(data, &renamed); err != nil {
		return renamed, err
	}
	for i := range renamed.Collections { // JSON would turn the times in a condition into texts
		renamed.Collections[i].Condition = renameIn(c.Collections[i].Condition, names)
	}
	return renamed, nil
}

func renameIn(f storage.Filter, names map[string]string) storage.Filter {
	within := func(parts []storage.Filter) (out []storage.Filter) {
		for _, part := range parts {
			out = append(out, renameIn(part, names))
		}
		return out
	}
	renamed := storage.Filter{All: within(f.All), Any: within(f.Any)}
	if f.Where != nil {
		where := *f.Where
		where.Values = slices.Clone(where.Values)
		for i, v := range where.Values {
			if text, ok := v.(string); ok {
				if other, ok := names[text]; ok {
					where.Values[i] = other
				}
			}
		}
		renamed.Where = &where
	}
	return renamed
}

// plain is the content as maps, lists and texts.
func (c *Content) plain() (plain any, err error) {
	data, err := json.Marshal(c)
	if err != nil {
		return nil, err
	}
	return plain, decodeExactly(data, &plain)
}

// decodeExactly reads JSON and keeps numbers as they were written.
func decodeExactly(data []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	return d.Decode(into)
}

// walk replaces every text below a value. Keys stay: no id is a key.
func walk(value any, replace func(string) string) any {
	switch v := value.(type) {
	case string:
		return replace(v)
	case []any:
		for i := range v {
			v[i] = walk(v[i], replace)
		}
	case map[string]any:
		for key := range v {
			v[key] = walk(v[key], replace)
		}
	}
	return value
}

// Created names an object that was made besides the campaign or tier.
type Created struct{ ID, Object string }

// createMissing makes the named objects that the project lacks, and returns the content with the ids of this project.
func (c Content) createMissing(ctx context.Context, tx Store) (complete Content, made []Created, err error) {
	names := map[string]string{}
	add := func(object, id string, here string, known bool, insert func() error) {
		switch {
		case err != nil:
		case known && here != id:
			names[id] = here
		case !known:
			if err = insert(); err == nil {
				made = append(made, Created{ID: id, Object: object})
			}
		}
	}
	for _, p := range c.Products {
		here, known, findErr := lookUp(ctx, tx.Products(), catalog.ProductKind, p.ID, p.SourceID)
		if err = cmp.Or(err, findErr); err == nil {
			add(catalog.ProductKind.Name, p.ID, here, known, func() error { return tx.Products().Insert(ctx, p) })
		}
	}
	for _, s := range c.SKUs {
		here, known, findErr := lookUp(ctx, tx.SKUs(), catalog.SKUKind, s.ID, s.SourceID)
		if err = cmp.Or(err, findErr); err == nil {
			if other, ok := names[s.ProductID]; ok {
				s.ProductID = other
			}
			add(catalog.SKUKind.Name, s.ID, here, known, func() error { return tx.SKUs().Insert(ctx, s) })
		}
	}
	renamed := c
	if err == nil {
		renamed, err = c.rename(names)
	}
	for _, pc := range renamed.Collections {
		here, known, findErr := lookUp(ctx, tx.Collections(), catalog.CollectionKind, pc.ID, "")
		if err = cmp.Or(err, findErr); err == nil {
			add(catalog.CollectionKind.Name, pc.ID, here, known, func() error { return tx.Collections().Insert(ctx, pc) })
		}
	}
	for _, l := range renamed.Locations {
		here, known, findErr := lookUp(ctx, tx.Locations(), location.Kind, l.ID, "")
		if err = cmp.Or(err, findErr); err == nil {
			add(location.Kind.Name, l.ID, here, known, func() error { return tx.Locations().Insert(ctx, l) })
		}
	}
	for _, s := range renamed.Segments {
		here, known, findErr := lookUp(ctx, tx.Segments(), segment.Kind, s.ID, "")
		if err = cmp.Or(err, findErr); err == nil {
			add("segments", s.ID, here, known, func() error { return segment.Insert(ctx, tx, s) })
		}
	}
	return renamed, made, err
}

// lookUp finds the item of this project with an id, or else with the source id.
func lookUp[T any](ctx context.Context, items storage.Collection[T], kind storage.Kind[T], id, sourceID string) (here string, known bool, err error) {
	_, err = items.Get(ctx, id)
	switch {
	case err == nil:
		return id, true, nil
	case !fault.IsNotFound(err):
		return "", false, err
	case sourceID == "":
		return "", false, nil
	}
	item, found, err := items.Find(ctx, "source_id", sourceID)
	if err != nil || !found {
		return "", false, err
	}
	return kind.ID(&item), true, nil
}
