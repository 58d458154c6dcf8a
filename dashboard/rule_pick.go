package dashboard

import (
	"cmp"
	"context"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// named is something that rules name by its id.
type named struct {
	id, name string
	object   discount.Object
}

// maxHits is how many names a text is completed to, and maxTiers how many loyalty tiers are looked at for it.
const maxHits, maxTiers = 10, 500

// findNamed finds what has these names or ids, by text. A text that several things have as their name is not found: it takes an id.
func (v *visit) findNamed(ctx context.Context, shape valueShape, texts []string) (map[string]named, error) {
	texts = slices.DeleteFunc(slices.Clone(texts), func(text string) bool { return !storage.ValidText(text) || len(text) > storage.MaxName })
	if len(texts) == 0 {
		return nil, nil
	}
	same := storage.Or(storage.In("id", texts), storage.In("name", texts))
	all, err := v.namedBy(ctx, shape, same, storage.Or(same, storage.In("source_id", texts)), 4*maxValues)
	if err != nil {
		return nil, err
	}
	found, twice := map[string]named{}, map[string]bool{}
	for _, n := range all {
		_, known := found[n.name]
		twice[n.name] = twice[n.name] || known
		found[n.name] = n
	}
	for name := range twice {
		if twice[name] {
			delete(found, name)
		}
	}
	for _, n := range all {
		found[n.id] = n
	}
	for _, text := range texts {
		if _, ok := found[text]; ok || shape != shapeItem {
			continue
		}
		if p, err := v.Project.Catalog.Product(ctx, text); err == nil {
			found[text] = named{p.ID, p.Name, discount.ObjectProduct}
		} else if !fault.IsNotFound(err) {
			return nil, err
		} else if s, err := v.Project.Catalog.SKU(ctx, text); err == nil {
			found[text] = named{s.ID, s.Name, discount.ObjectSKU}
		} else if !fault.IsNotFound(err) {
			return nil, err
		}
	}
	return found, nil
}

// namedBy lists segments, loyalty tiers, or products and collections, that pass a filter. Tiers are few, and all of them are listed.
func (v *visit) namedBy(ctx context.Context, shape valueShape, f, products storage.Filter, limit int) (all []named, err error) {
	q := storage.Query{Filter: f, Limit: limit}
	switch shape {
	case shapeSegment:
		page, err := v.Project.Segments.List(ctx, q)
		for _, s := range page.Items {
			all = append(all, named{s.ID, s.Name, ""})
		}
		return all, err
	case shapeTier:
		page, err := v.Project.Loyalty.ListTiers(ctx, storage.Query{Limit: maxTiers})
		for _, t := range page.Items {
			all = append(all, named{t.ID, t.Name, ""})
		}
		return all, err
	}
	found, err := v.Project.Catalog.ListProducts(ctx, storage.Query{Filter: products, Limit: limit})
	if err != nil {
		return nil, err
	}
	for _, p := range found.Items {
		all = append(all, named{p.ID, cmp.Or(p.Name, p.SourceID, p.ID), discount.ObjectProduct})
	}
	collections, err := v.Project.Catalog.ListCollections(ctx, q)
	for _, c := range collections.Items {
		all = append(all, named{c.ID, c.Name, discount.ObjectCollection})
	}
	return all, err
}

// pickRule answers with what the text of a field can be completed to. The text is in the body, because browsers keep addresses.
func (d *Dashboard) pickRule(ctx context.Context, v *visit) (answer, error) {
	kind, isPick := strings.CutPrefix(v.target(), "pick-")
	shape := valueShape(kind)
	text := v.pickText()
	if !v.partial() || !isPick || !shape.named() || text == "" || !storage.ValidText(text) || len(text) > storage.MaxName {
		return answer{status: http.StatusNoContent}, nil
	}
	begins := storage.Where("name", storage.OpStartsWith, text, capital(text), strings.ToUpper(text))
	all, err := v.namedBy(ctx, shape, begins, begins, maxHits)
	if err != nil {
		return answer{}, err
	}
	if shape == shapeTier {
		all = slices.DeleteFunc(all, func(n named) bool { return !strings.HasPrefix(strings.ToLower(n.name), strings.ToLower(text)) })
	}
	var hits []choice
	for _, n := range all[:min(len(all), maxHits)] {
		c := choice{n.name, ""}
		if same := func(m named) bool { return m.name == n.name && m.id != n.id }; slices.ContainsFunc(all, same) || !oneLine(n.name) {
			c = choice{n.id, n.name}
		}
		if c.Text == "" && n.object != "" {
			c.Text = v.say("rules.pick." + string(n.object))
		}
		hits = append(hits, c)
	}
	return show("rule-pick", v.say("rules.title"), hits), nil
}

// pickText is the text of the field that asks: htmx names its id.
func (v *visit) pickText() string {
	_, id, _ := strings.Cut(v.Header.Get("HX-Source"), "#")
	if id, err := url.PathUnescape(id); err != nil || id == "" {
		return ""
	}
	if v.ParseForm() != nil {
		return ""
	}
	if i := strings.LastIndex(id, ".value."); i >= 0 {
		at, err := strconv.Atoi(id[i+len(".value."):])
		if texts := v.PostForm[id[:i]+".value"]; err == nil && at >= 0 && at < len(texts) {
			return strings.TrimSpace(texts[at])
		}
		return ""
	}
	return strings.TrimSpace(v.PostForm.Get(id))
}
