package redemption

import (
	"cmp"
	"fmt"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/rule"
)

// who is the customer of a request: stored, described by the request, or both merged. The zero value means: no customer.
type who struct {
	present bool
	customer.Merged
	trackingID string
	// proven says that the request has the customer's own tracking id.
	proven bool
}

// stored reports whether the customer is stored; one that is not has no history.
func (w *who) stored() bool { return w.present && !w.New }

// resolve finds the customer and the order that the request means.
func (d *decision) resolve() error {
	if err := d.resolveCustomer(); err != nil {
		return err
	}
	return d.resolveOrder()
}

func (d *decision) resolveCustomer() error {
	d.customer = &d.result.who
	req := d.request.customer()
	if req == nil && d.Snapshot.Customer == nil {
		return nil
	}
	if req == nil {
		req = &customer.Request{}
	}
	checked := *req
	checked.Schemas = d.schemas
	checked.Stays = d.request.Caller.Visitor
	checked.Known = d.request.KnownCustomer && (d.storing || d.Snapshot.Customer != nil) // a validation assumes that the customer exists; a redemption checks it
	m, err := customer.Merge(d.Snapshot.Customer, checked, d.now, d.newID)
	if err != nil {
		return err
	}
	d.result.who = who{
		present: true, Merged: m,
		trackingID: customer.TrackingID(d.config.settings.Secret, m.Customer.SourceID),
	}
	if d.request.TrackingID != "" {
		d.customer.proven = m.Customer.ProvenBy(d.request.TrackingID, d.config.settings.Secret)
	}
	return d.trackOne(cmp.Or(checked.SourceID, checked.ID))
}

// seesPrivateData reports whether the answer may contain private data of the customer: for servers, and for a page that proves who
// its visitor is.
func (d *decision) seesPrivateData() bool { return !d.request.Caller.Visitor || d.customer.proven }

// visibleTrackingID is the tracking id for the answer, empty for a page that has not proven it: with it, the page could
// prove to be any customer.
func (d *decision) visibleTrackingID() string {
	if !d.seesPrivateData() {
		return ""
	}
	return d.customer.trackingID
}

// refuseOrdersOfOthers refuses a page that names a stored order and does not prove to be its customer: it would see the lines, and
// could take over the order or cancel it.
func (d *decision) refuseOrdersOfOthers() error {
	o := d.Snapshot.Order
	if o == nil || !d.request.Caller.Visitor || d.customer.proven && o.CustomerID == d.customer.Customer.ID {
		return nil
	}
	return fault.New(fault.KindForbidden, "forbidden", "Forbidden",
		"The order is stored: a page names it with the tracking_id of its customer alone, as server-side answers tell it")
}

// trackOne refuses a visitor who is named twice, as two customers: by a tracking id, which is a source id or its token, and by the customer
// of the request, which was sent as such.
func (d *decision) trackOne(sent string) error {
	named, own := d.request.TrackingID, d.customer
	if !d.request.Caller.Visitor || named == "" || own.trackingID == "" || named == own.Customer.SourceID || named == own.trackingID {
		return nil
	}
	return fault.Invalid("ambiguous_tracking_id", fmt.Sprintf("Ambiguous trackingId ('%.100s' vs. '%.100s')", named, sent),
		"tracking_id and customer must name the same customer")
}

func (d *decision) resolveOrder() error {
	d.catalog = d.view
	req := d.request.Order
	if req == nil {
		return nil
	}
	if err := d.refuseOrdersOfOthers(); err != nil {
		return err
	}
	if o := d.Snapshot.Order; o != nil && o.Returned != nil {
		return order.HasReturns(o)
	}
	if d.storing {
		overrides, err := order.Override(*req, d.view, d.now, d.newID)
		if err != nil {
			return err
		}
		d.result.overrides, d.catalog = overrides, overrides
	}
	checked := *req
	checked.Schemas, checked.Bounded = d.schemas, d.request.Caller.Visitor
	resolved, cart, err := order.ResolveCart(checked, d.Snapshot.Order, d.catalog)
	if err != nil {
		return err
	}
	d.order = &resolved
	d.cart = cart
	d.result.Start = d.cart
	d.items = resolved.Items
	d.beginGuard()
	return nil
}

// lineFacts are the values that rules and formulas may read of a line besides its figures. The product and the SKU are the
// catalog's with the metadata that the request sent merged over theirs, or made of what the request says when the catalog does
// not know them.
type lineFacts struct {
	product  *catalog.Product
	sku      *catalog.SKU
	metadata metadata.Map
	// looked says that the facts were looked up before.
	looked bool
}

func (d *decision) factsOf(item *order.Item) lineFacts {
	f := lineFacts{metadata: item.Metadata, looked: true}
	f.product = d.productOf(item)
	f.sku = d.skuOf(item)
	if f.product == nil && f.sku != nil {
		if p, ok := d.catalog.Product(f.sku.ProductID); ok {
			f.product = &p
		}
	}
	return f
}

func (d *decision) productOf(item *order.Item) *catalog.Product {
	p, known := d.catalog.Product(item.ProductID)
	if !known && item.Product == nil && item.ProductID == "" && item.RelatedObject != order.RelatedProduct {
		return nil
	}
	if !known {
		p.ID = item.ProductID
		if item.RelatedObject != order.RelatedSKU {
			p.SourceID = item.SourceID
		}
	}
	if inline := item.Product; inline != nil {
		p.ID, p.SourceID = cmp.Or(p.ID, inline.ID), cmp.Or(p.SourceID, inline.SourceID)
		p.Name = cmp.Or(inline.Name, p.Name)
		p.Metadata = overlay(p.Metadata, inline.Metadata)
		if inline.Price != nil {
			p.Price = inline.Price
		}
	}
	return d.product(p)
}

// product keeps a product. Those of all lines share one allocation, because a validation has few (goal P9; see validation).
func (d *decision) product(p catalog.Product) *catalog.Product {
	if len(d.products) == cap(d.products) {
		d.products = make([]catalog.Product, 0, max(1, len(d.cart.Lines)))
	}
	d.products = append(d.products, p)
	return &d.products[len(d.products)-1]
}

func (d *decision) skuOf(item *order.Item) *catalog.SKU {
	found, known := d.catalog.SKU(item.SKUID)
	if !known && item.SKU == nil && item.SKUID == "" && item.RelatedObject != order.RelatedSKU {
		return nil
	}
	s := found // most lines have none, and then take no memory
	if !known {
		s.ID = item.SKUID
		if item.RelatedObject == order.RelatedSKU {
			s.SourceID = item.SourceID
		}
	}
	if inline := item.SKU; inline != nil {
		s.ID, s.SourceID = cmp.Or(s.ID, inline.ID), cmp.Or(s.SourceID, inline.SourceID)
		s.Name = cmp.Or(inline.Name, s.Name)
		s.Metadata = overlay(s.Metadata, inline.Metadata)
		if inline.Price != nil {
			s.Price = inline.Price
		}
	}
	return &s
}

// overlay puts what a request says over what is stored, key by key; a request that says nothing changes nothing.
func overlay(stored, inline metadata.Map) metadata.Map {
	if inline == nil {
		return stored
	}
	return metadata.Merge(stored, inline)
}

// ruleLines describes the running order line by line. The lines are good until the next call.
func (d *decision) ruleLines(withCollections bool) []rule.Line {
	if cap(d.ruled) < len(d.cart.Lines) {
		d.ruled = make([]rule.Line, len(d.cart.Lines))
	}
	lines := d.ruled[:len(d.cart.Lines)]
	for i := range d.cart.Lines {
		l, f := &d.cart.Lines[i], d.line(i)
		lines[i] = rule.Line{Quantity: l.Quantity, Price: l.Price, Amount: l.Amount, Subtotal: l.Subtotal(), Metadata: f.metadata}
		if p := f.product; p != nil {
			lines[i].ProductID, lines[i].ProductSourceID, lines[i].ProductMetadata = p.ID, p.SourceID, p.Metadata
		}
		if s := f.sku; s != nil {
			lines[i].SKUID, lines[i].SKUSourceID, lines[i].SKUMetadata = s.ID, s.SourceID, s.Metadata
		}
		if withCollections {
			lines[i].Collections = d.collectionsOf(f)
		}
	}
	return lines
}

// line returns the facts of a line of the running order. Lines that an effect made are looked up in the catalog.
func (d *decision) line(i int) lineFacts {
	if d.lines == nil { // most requests have no rule about lines
		d.lines = make([]lineFacts, len(d.items))
	}
	for len(d.lines) <= i {
		l := &d.cart.Lines[len(d.lines)]
		d.lines = append(d.lines, d.factsOf(&order.Item{ProductID: l.Product, SKUID: l.SKU}))
	}
	if f := &d.lines[i]; !f.looked {
		*f = d.factsOf(&d.items[i])
	}
	return d.lines[i]
}

func (d *decision) collectionsOf(f lineFacts) []string {
	m := d.membership()
	if m == nil {
		return nil
	}
	return m.Of(catalog.Subject{Product: f.product, SKU: f.sku})
}

// findGood finds the product or SKU that a unit discount gives.
func (d *decision) findGood(unitType string) (discount.Good, bool) {
	if s, ok := d.catalog.SKU(unitType); ok {
		g := discount.Good{ProductID: s.ProductID, SKUID: s.ID, SKU: &discount.Reference{ID: s.ID, SourceID: s.SourceID, Name: s.Name}}
		if s.Price != nil {
			g.Price = discount.Minor(*s.Price)
		}
		if p, ok := d.catalog.Product(s.ProductID); ok {
			g.Product = &discount.Reference{ID: p.ID, SourceID: p.SourceID, Name: p.Name}
			if !g.Price.Known && p.Price != nil {
				g.Price = discount.Minor(*p.Price)
			}
		}
		return g, true
	}
	p, ok := d.catalog.Product(unitType)
	if !ok {
		return discount.Good{}, false
	}
	g := discount.Good{ProductID: p.ID, Product: &discount.Reference{ID: p.ID, SourceID: p.SourceID, Name: p.Name}}
	if p.Price != nil {
		g.Price = discount.Minor(*p.Price)
	}
	return g, true
}
