package order

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// importer is the import of a portion of orders, within one transaction. Its maps hold the state after the rows that were
// applied so far.
type importer struct {
	tx  Store
	env env.Env
	now time.Time

	byID, bySource map[string]*importedOrder
	changed, made  []*importedOrder
	customers      *customer.Batch
	index          *CatalogIndex
	products       map[string]Write[catalog.Product]
	skus           map[string]Write[catalog.SKU]
}

// importedOrder is an order of the portion, new or stored.
type importedOrder struct {
	now    Order
	stored bool
	// changes are the requests to apply to a stored order, with their customers.
	changes []importedChange
}

type importedChange struct {
	req     Request
	known   Catalog
	parties parties
}

// parties are the customers that a request names; empty for those that it does not name.
type parties struct{ customerID, referrerID string }

func (p parties) apply(o *Order) {
	if p.customerID != "" {
		o.CustomerID = p.customerID
	}
	if p.referrerID != "" {
		o.ReferrerID = p.referrerID
	}
}

func newImporting(tx Store, e env.Env) *importer {
	return &importer{
		tx: tx, env: e, now: e.Now(), byID: map[string]*importedOrder{}, bySource: map[string]*importedOrder{},
		products: map[string]Write[catalog.Product]{}, skus: map[string]Write[catalog.SKU]{},
	}
}

// load reads the objects that requests name.
func (in *importer) load(ctx context.Context, reqs []Request) (err error) {
	var orders, people []string
	var upserts []customer.Request
	var items []ItemRequest
	for i := range reqs {
		r := &reqs[i]
		orders = append(orders, r.ID, r.SourceID.Or(""))
		for _, sent := range []patch.Field[customer.Request]{r.Customer, r.Referrer} {
			if c, ok := sent.Value(); ok {
				upserts = append(upserts, c)
			}
		}
		people = append(people, r.ReferrerID.Or(""))
		lines, _ := r.Items.Value()
		items = append(items, lines...)
	}
	found, err := storage.Named(ctx, in.tx.Orders(), Kind.ID, orders)
	if err != nil {
		return err
	}
	for i := range found {
		in.keep(&importedOrder{now: found[i], stored: true})
	}
	for i := range found { // their summaries may change
		people = append(people, found[i].CustomerID)
	}
	if in.customers, err = customer.In(in.tx, in.env).LoadBatch(ctx, in.now, upserts, people...); err != nil {
		return err
	}
	in.index, err = loadCatalog(ctx, in.tx, &Request{Items: patch.Set(items)})
	return err
}

func (in *importer) keep(o *importedOrder) {
	in.byID[o.now.ID] = o
	if o.now.SourceID != "" {
		in.bySource[o.now.SourceID] = o
	}
}

// take applies one row. After an error nothing of it is written.
func (in *importer) take(req Request) error {
	req.CreatedAt = patch.Field[time.Time]{}
	source := req.SourceID.Or("")
	if source != "" && in.bySource[source] != nil {
		return nil // the stored order stays
	}
	var old *importedOrder
	if req.ID != "" {
		if old = in.byID[req.ID]; old == nil {
			return fault.NotFound(Kind.Name, req.ID)
		}
	}
	overrides, err := Override(req, in.index, in.now, in.env.NewID)
	if err != nil {
		return err
	}
	var before *Order
	if old != nil {
		before = &old.now
	}
	o, err := Resolve(req, before, overrides)
	if err != nil {
		return err
	}
	who, err := in.findParties(req)
	if err != nil {
		return err
	}
	who.apply(&o)
	in.price(overrides)
	if old == nil {
		o.AssignIDs(in.now, in.env.NewID)
		made := &importedOrder{now: o}
		in.made = append(in.made, made)
		in.keep(made)
		return nil
	}
	if old.now = o; !old.stored {
		old.now.AssignIDs(in.now, in.env.NewID)
		old.now.UpdatedAt = time.Time{} // it is made by this import
	} else {
		if len(old.changes) == 0 {
			in.changed = append(in.changed, old)
		}
		old.changes = append(old.changes, importedChange{req, overrides, who})
	}
	in.keep(old)
	return nil
}

// findParties stages the customer and the referrer of a row.
func (in *importer) findParties(req Request) (who parties, err error) {
	var upserts []customer.Request
	buyer, hasBuyer := req.Customer.Value()
	if hasBuyer {
		upserts = append(upserts, buyer)
	}
	referrer, hasReferrer := req.Referrer.Value()
	if hasReferrer {
		upserts = append(upserts, referrer)
	} else if id := req.ReferrerID.Or(""); id != "" {
		known, ok := in.customers.Find(id)
		if !ok {
			return who, fault.NotFound(customer.Kind.Name, id)
		}
		who.referrerID = known
	}
	ids, err := in.customers.Stage(upserts...)
	if err != nil {
		return who, err
	}
	if hasBuyer {
		who.customerID, ids = ids[0], ids[1:]
	}
	if hasReferrer {
		who.referrerID = ids[0]
	}
	return who, nil
}

// price makes the catalog writes of a row visible to the rows after it.
func (in *importer) price(o *Overrides) {
	for _, w := range o.Products {
		w.New = w.New || in.products[w.Item.ID].New
		in.products[w.Item.ID] = w
		in.index.putProduct(w.Item)
	}
	for _, w := range o.SKUs {
		w.New = w.New || in.skus[w.Item.ID].New
		in.skus[w.Item.ID] = w
		in.index.putSKU(w.Item)
	}
}

var errGone = errors.New("an order was deleted while it was imported; the next attempt will see that")

// write stores everything in the order that all transactions share: orders, customers, catalog.
func (in *importer) write(ctx context.Context) error {
	var forget []string // customers whose last order no longer counts
	count := func(before, after *Order) {
		forget = append(forget, in.count(before, after)...)
	}
	if ids := idsOf(in.changed); len(ids) > 0 {
		seen := 0
		_, err := in.tx.Orders().UpdateAll(ctx, storage.In("id", ids), func(o *Order) (bool, error) {
			seen++
			before := *o
			if err := in.byID[o.ID].change(o, in.now, in.env.NewID); err != nil {
				return false, err
			}
			count(&before, o)
			return !o.Same(&before), nil
		})
		if err != nil {
			return err
		}
		if seen < len(ids) {
			return errGone
		}
	}
	made := make([]Order, len(in.made))
	for i, o := range in.made {
		made[i] = o.now
		count(nil, &made[i])
	}
	slices.SortStableFunc(made, func(a, b Order) int { return strings.Compare(a.SourceID, b.SourceID) })
	if err := in.tx.Orders().Insert(ctx, made...); err != nil {
		return err
	}
	if err := in.recount(ctx, forget); err != nil {
		return err
	}
	if err := in.customers.Write(ctx); err != nil {
		return err
	}
	return in.writeCatalog(ctx)
}

func idsOf(orders []*importedOrder) []string {
	ids := make([]string, len(orders))
	for i, o := range orders {
		ids[i] = o.now.ID
	}
	return ids
}

// change applies the rows to the order as it is stored now.
func (o *importedOrder) change(to *Order, now time.Time, newID func(string) string) error {
	for _, c := range o.changes {
		before := *to
		changed, err := Resolve(c.req, &before, c.known)
		if err != nil {
			return err
		}
		c.parties.apply(&changed)
		if !changed.Same(&before) {
			changed.AssignIDs(now, newID)
		}
		*to = changed
	}
	return nil
}

// count updates the summaries of the customers of an order, and returns those whose last order may be another one now.
func (in *importer) count(before, after *Order) (forget []string) {
	ids := []string{after.CustomerID}
	if before != nil && before.CustomerID != after.CustomerID {
		ids = append(ids, before.CustomerID)
	}
	for _, id := range ids {
		was, is := before.Purchase(id), after.Purchase(id)
		moved := id != after.CustomerID
		if !moved && (was == nil && is == nil || was != nil && is != nil && *was == *is) {
			continue
		}
		in.customers.Count(id, moved, func(s customer.Summary) customer.Summary { return s.Count(was, is) })
		if is == nil {
			forget = append(forget, id)
		}
	}
	return forget
}

// recount looks up the last order of customers that lost one. This is one query for each, and rare: an import takes an order away
// from its customer only when it names it by id.
func (in *importer) recount(ctx context.Context, ids []string) error {
	slices.Sort(ids)
	for _, id := range slices.Compact(ids) {
		last, err := lastPurchase(ctx, in.tx, id)
		if err != nil {
			return err
		}
		if last != nil {
			in.customers.Count(id, false, func(s customer.Summary) customer.Summary {
				s.LastOrderAmount, s.LastOrderAt = last.Amount, last.At
				return s
			})
		}
	}
	return nil
}

func (in *importer) writeCatalog(ctx context.Context) error {
	err := writeAll(ctx, in.tx.Products(), in.products, catalog.ProductKind, func(p *catalog.Product) string { return p.SourceID }, func(to *catalog.Product, w catalog.Product) {
		to.Name, to.Price, to.Metadata, to.UpdatedAt = w.Name, w.Price, w.Metadata, w.UpdatedAt
	})
	if err != nil {
		return err
	}
	return writeAll(ctx, in.tx.SKUs(), in.skus, catalog.SKUKind, func(s *catalog.SKU) string { return s.SourceID }, func(to *catalog.SKU, w catalog.SKU) {
		to.Name, to.Price, to.Metadata, to.UpdatedAt = w.Name, w.Price, w.Metadata, w.UpdatedAt
	})
}

// writeAll overwrites what exists and inserts what is new.
func writeAll[T any](ctx context.Context, c storage.Collection[T], writes map[string]Write[T], kind storage.Kind[T], source func(*T) string,
	overwrite func(to *T, w T)) error {
	var ids []string
	var made []T
	for id, w := range writes {
		if w.New {
			made = append(made, w.Item)
		} else {
			ids = append(ids, id)
		}
	}
	if len(ids) > 0 {
		_, err := c.UpdateAll(ctx, storage.In("id", ids), func(to *T) (bool, error) {
			overwrite(to, writes[kind.ID(to)].Item)
			return true, nil
		})
		if err != nil {
			return err
		}
	}
	slices.SortFunc(made, func(a, b T) int { return strings.Compare(source(&a), source(&b)) })
	return c.Insert(ctx, made...)
}
