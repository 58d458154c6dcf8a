package order

import (
	"cmp"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
)

// Resolve makes the order of a request. It is pure: the caller looks up the stored order, by the request's ID if it has one and
// by its source id otherwise, and passes nil when there is none.
//
//	nothing stored, no ID          a new order of what was sent, without ids and timestamps: see AssignIDs
//	nothing stored, but an ID      fault.NotFound: an ID must exist
//	stored, found by its ID        the stored order, overwritten by what was sent
//	stored, found by source id     the stored order as it is: other sent properties are ignored
//
// Lines are looked up in the catalog, priced and added up as described in the package documentation. The caller upserts and
// sets the customer and the referrer; Resolve only removes them when the request clears them.
//
// It fails with the fault invalid_payload for a figure out of its range, more than MaxItems lines, an unknown status or
// related object, and metadata that cannot be stored. The fault names the property below req.At.
func Resolve(req Request, stored *Order, known Catalog) (Order, error) {
	o, _, err := ResolveCart(req, stored, known)
	return o, err
}

// ResolveCart is Resolve and the Cart of the order, which it has made anyway.
func ResolveCart(req Request, stored *Order, known Catalog) (Order, discount.Cart, error) {
	o := Order{Status: StatusCreated}
	from, decided := req.From.Value()
	switch {
	case decided && stored == nil:
		return Order{}, discount.Cart{}, fault.NotFound(Kind.Name, cmp.Or(req.ID, req.SourceID.Or("")))
	case decided && !from.Equal(stored.UpdatedAt):
		return Order{}, discount.Cart{}, fault.Changed(Kind.Name, stored.ID)
	case stored == nil && req.ID != "":
		return Order{}, discount.Cart{}, fault.NotFound(Kind.Name, req.ID)
	case stored != nil && req.ID == "":
		return *stored, stored.Cart(), nil
	case stored != nil:
		o = *stored
	}
	if err := o.describe(&req); err != nil {
		return Order{}, discount.Cart{}, err
	}
	if sent, _ := req.Items.Value(); req.replaces() {
		items, err := resolveItems(sent, &req, known)
		if err != nil {
			return Order{}, discount.Cart{}, err
		}
		o.Items = inherit(items, o.Items, sent)
	}
	cart, err := o.addUp(&req, stored)
	if err == nil && stored != nil && stored.Returned != nil && !o.sold(stored) {
		err = HasReturns(stored)
	}
	return o, cart, err
}

// describe applies everything but lines and figures.
func (o *Order) describe(req *Request) error {
	req.SourceID.Apply(&o.SourceID)
	if n := utf8.RuneCountInString(o.SourceID); n > maxText {
		return fault.Payload(req.path("source_id"), "must NOT have more than %d characters (it has %d)", maxText, n)
	}
	o.Status = req.Status.Or(o.Status)
	if !slices.Contains(Statuses, o.Status) {
		return fault.Payload(req.path("status"), "must be one of CREATED, PAID, CANCELED, FULFILLED (actual value is '%.60s')", o.Status)
	}
	o.CreatedAt = req.CreatedAt.Or(o.CreatedAt)
	if req.Customer.Cleared() {
		o.CustomerID = ""
	}
	if req.Referrer.Cleared() || req.ReferrerID.Cleared() {
		o.ReferrerID = ""
	}
	var err error
	if sent, ok := req.Metadata.Value(); ok {
		o.Metadata, err = storedMetadata("", req.path("metadata"), o.Metadata, sent)
	} else if req.Metadata.Cleared() {
		o.Metadata = nil
	}
	if err != nil || req.Metadata.Kept() && o.ID != "" {
		return err
	}
	return req.Schemas.Check(metadata.ObjectOrder, o.Metadata)
}

// maxText is how many characters the shop's own id may have: index entries are bounded.
const maxText = 255

func resolveItems(sent []ItemRequest, req *Request, known Catalog) ([]Item, error) {
	if len(sent) > MaxItems {
		return nil, fault.Payload(req.path("items"), "must NOT have more than %d items (it has %d)", MaxItems, len(sent))
	}
	if err := req.bound(sent); err != nil {
		return nil, err
	}
	items := make([]Item, len(sent))
	for i := range sent {
		var err error
		if items[i], err = resolveItem(req, i, &sent[i], known); err != nil {
			return nil, err
		}
		if err := req.Schemas.Check(metadata.ObjectOrderItem, items[i].Metadata); err != nil {
			return nil, ofLine(req.line(i), err)
		}
	}
	return items, fit(items, sent)
}

// ofLine adds the line to a fault about its metadata.
func ofLine(path string, err error) error {
	f, ok := fault.As(err)
	if !ok {
		return err
	}
	of := *f
	of.Details = path + ": " + f.Details
	return &of
}

// line is the path of a line. It is made for a fault alone: making it costs more than the checks of a line.
func (r *Request) line(i int) string { return r.path("items[" + strconv.Itoa(i) + "]") }

// KnownRelated reports whether the source id of a line can name an object of this kind; empty means a product.
func KnownRelated(object string) bool {
	return object == "" || object == RelatedProduct || object == RelatedSKU
}

// UnknownRelated refuses the line at path, whose object is not known.
func UnknownRelated(path, object string) error {
	return fault.Payload(path+".related_object", "must be one of product, sku (actual value is '%.60s')", object)
}

func resolveItem(req *Request, line int, in *ItemRequest, known Catalog) (Item, error) {
	if !KnownRelated(in.RelatedObject) {
		return Item{}, UnknownRelated(req.line(line), in.RelatedObject)
	}
	found := identify(in, known)
	item := Item{
		SourceID: in.SourceID, RelatedObject: in.RelatedObject, ProductID: in.ProductID, SKUID: in.SKUID,
		Quantity: 1, Amount: money(in.Amount),
	}
	if in.Quantity != nil {
		item.Quantity = *in.Quantity
	}
	if in.DiscountAmount != nil {
		item.DiscountAmount = *in.DiscountAmount
	}
	if in.DiscountQuantity != nil {
		item.DiscountQuantity = *in.DiscountQuantity
	}
	prices := discount.Prices{Item: money(in.Price)}
	if in.Product != nil {
		prices.InlineProduct = money(in.Product.Price)
	}
	if in.SKU != nil {
		prices.InlineSKU = money(in.SKU.Price)
	}
	if found.product != nil {
		item.ProductID, prices.Product = found.product.ID, money(found.product.Price)
	}
	if found.sku != nil {
		item.SKUID, prices.SKU = found.sku.ID, money(found.sku.Price)
		if item.ProductID == "" || found.product == nil {
			item.ProductID = found.sku.ProductID
		}
	}
	item.Price = prices.Unit()
	path := ""
	if in.InitialQuantity != nil || in.InitialAmount != nil || in.Product != nil || in.SKU != nil || in.Metadata != nil {
		path = req.line(line) // only these lines can be refused
	}
	if err := item.takeInitial(path, in); err != nil {
		return Item{}, err
	}
	var err error
	if item.Product, err = describeProduct(path, in.Product, found.product); err != nil {
		return Item{}, err
	}
	if item.SKU, err = describeSKU(path, in.SKU, found.sku); err != nil {
		return Item{}, err
	}
	item.Metadata, err = storedMetadata(path, ".metadata", nil, in.Metadata)
	return item, err
}

// takeInitial stores the figures before any effect that the client sends, as for a line that a unit effect has changed
// already.
func (i *Item) takeInitial(path string, in *ItemRequest) error {
	if in.InitialQuantity == nil && in.InitialAmount == nil {
		return nil
	}
	i.UnitEffect, i.InitialQuantity, i.InitialAmount = true, i.Quantity, money(in.InitialAmount)
	if in.InitialQuantity != nil {
		i.InitialQuantity = *in.InitialQuantity
	}
	if i.InitialQuantity < 0 || i.InitialQuantity > discount.MaxQuantity {
		return fault.Payload(path+".initial_quantity", "must be >= 0 and <= %d (actual value is '%d')",
			int64(discount.MaxQuantity), i.InitialQuantity)
	}
	if i.InitialAmount.Minor < 0 || i.InitialAmount.Minor > discount.MaxAmount {
		return fault.Payload(path+".initial_amount", "must be >= 0 and <= %d (actual value is '%d')",
			int64(discount.MaxAmount), i.InitialAmount.Minor)
	}
	return nil
}

// addUp computes the figures of the order, and returns them. Sent figures stay, even where they disagree with the lines.
func (o *Order) addUp(req *Request, stored *Order) (discount.Cart, error) {
	if o.DiscountAmount = req.DiscountAmount.Or(o.DiscountAmount); req.DiscountAmount.Cleared() {
		o.DiscountAmount = 0
	}
	if !req.DiscountAmount.Kept() {
		o.OrderDiscounted = o.DiscountAmount != 0
	}
	if !req.replaces() && req.Amount.Kept() && req.InitialAmount.Kept() && req.DiscountAmount.Kept() && stored != nil {
		return o.Cart(), nil
	}
	cart := o.Cart()
	if sent, ok := req.Amount.Value(); ok {
		cart.Amount = discount.Minor(sent)
	} else if req.Amount.Cleared() || req.replaces() {
		cart.Amount = discount.Money{}
	}
	o.Guard = o.Guard.restate(o.DiscountAmount)
	settled := !req.replaces() && cart.Amount == o.Amount && cart.Amount.Known && req.InitialAmount.Kept()
	if sent, ok := req.InitialAmount.Value(); ok {
		cart.InitialAmount, settled = discount.Minor(sent), true
	} else if !settled {
		cart.InitialAmount = discount.Money{}
	}
	if err := cart.Complete(req.At); err != nil {
		return cart, err
	}
	if req.Bounded {
		if err := req.bearable(&cart); err != nil {
			return cart, err
		}
	}
	if !settled && cart.InitialAmount.Known {
		cart.InitialAmount.Minor = max(0, cart.InitialAmount.Minor-addedByEffects(&cart))
	}
	o.Amount, o.InitialAmount = cart.Amount, cart.InitialAmount
	if !req.replaces() { // else the lines are not shared
		o.Items = slices.Clone(o.Items)
	}
	for i := range o.Items {
		o.Items[i].setLine(&cart.Lines[i])
	}
	return cart, nil
}

// bearable refuses sent discounts that are larger than the amount from which they are taken. Those of effects never are.
func (req *Request) bearable(cart *discount.Cart) error {
	given := req.DiscountAmount.Or(0) > 0
	sent, _ := req.Items.Value()
	for i := range sent {
		off := sent[i].DiscountAmount
		if off == nil || *off == 0 || i >= len(cart.Lines) {
			continue
		}
		if given = true; cart.Lines[i].Amount.Known && *off > cart.Lines[i].Amount.Minor {
			return fault.Payload(req.line(i)+".discount_amount", "must be at most the amount of the line, %d (actual value is '%d')", cart.Lines[i].Amount.Minor, *off)
		}
	}
	if given && cart.Amount.Known && cart.TotalDiscountAmount() > cart.Amount.Minor {
		return fault.Payload(req.path("discount_amount"), "must be, with the discounts of the lines, at most the amount of the order, %d (actual value is '%d')",
			cart.Amount.Minor, cart.TotalDiscountAmount())
	}
	return nil
}

// addedByEffects is the amount that unit effects added to the lines: it is in the amount of the order and not in its
// initial amount.
func addedByEffects(c *discount.Cart) (added int64) {
	for i := range c.Lines {
		if l := &c.Lines[i]; l.UnitEffect {
			added += l.Amount.Minor - l.InitialAmount.Minor
		}
	}
	return added
}

func money(minor *int64) discount.Money {
	if minor == nil {
		return discount.Money{}
	}
	return discount.Minor(*minor)
}
