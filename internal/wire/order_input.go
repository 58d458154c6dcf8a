package wire

import (
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/validity"
)

// OrderInput is an order in bodies: of POST and PUT on /v1/orders, and in those of validations, redemptions, qualifications and
// rollbacks.
type OrderInput struct {
	ID             patch.Field[string]            `json:"id"`
	SourceID       patch.Field[string]            `json:"source_id"`
	Status         Word                           `json:"status" enum:"order.Status"`
	Amount         patch.Field[Number]            `json:"amount" openapi:"fraction"`
	InitialAmount  patch.Field[Number]            `json:"initial_amount" openapi:"fraction"`
	DiscountAmount patch.Field[Number]            `json:"discount_amount" openapi:"fraction"`
	Items          patch.Field[[]*OrderItemInput] `json:"items"`
	Metadata       patch.Field[metadata.Map]      `json:"metadata"`
	Customer       patch.Field[CustomerInput]     `json:"customer"`
	// CustomerID is the id of the customer, as in an order that was read.
	CustomerID patch.Field[string]        `json:"customer_id"`
	Referrer   patch.Field[CustomerInput] `json:"referrer"`
	ReferrerID patch.Field[string]        `json:"referrer_id"`
	CreatedAt  patch.Field[string]        `json:"created_at"`
}

// OrderItemInput is a line of an order in bodies.
type OrderItemInput struct {
	SKUID           string                 `json:"sku_id"`
	ProductID       string                 `json:"product_id"`
	RelatedObject   Word                   `json:"related_object" enum:"catalog.MemberObject"`
	SourceID        string                 `json:"source_id"`
	Quantity        Number                 `json:"quantity"`
	Price           Number                 `json:"price" openapi:"fraction"`
	Amount          Number                 `json:"amount" openapi:"fraction"`
	DiscountAmount  Number                 `json:"discount_amount" openapi:"fraction"`
	DiscountUnits   Number                 `json:"discount_quantity"`
	InitialQuantity Number                 `json:"initial_quantity"`
	InitialAmount   Number                 `json:"initial_amount" openapi:"fraction"`
	Product         *OrderItemProductInput `json:"product"`
	SKU             *OrderItemSKUInput     `json:"sku"`
	Metadata        metadata.Map           `json:"metadata"`
}

// OrderItemProductInput is the product of an order line in bodies.
type OrderItemProductInput struct {
	ID       string       `json:"id"`
	SourceID string       `json:"source_id"`
	Override bool         `json:"override"`
	Name     string       `json:"name"`
	Price    Number       `json:"price" openapi:"fraction"`
	Metadata metadata.Map `json:"metadata"`
}

// OrderItemSKUInput is the SKU of an order line in bodies.
type OrderItemSKUInput struct {
	ID       string       `json:"id"`
	SourceID string       `json:"source_id"`
	Override bool         `json:"override"`
	SKU      string       `json:"sku"`
	Price    Number       `json:"price" openapi:"fraction"`
	Metadata metadata.Map `json:"metadata"`
}

// Create returns the order to create, upsert or validate. A null counts as missing. path is where the order is in the body:
// empty at the top. A time without an offset is in the zone.
func (w OrderInput) Create(path string, zone *time.Location) (order.Request, error) {
	w.SourceID, w.Amount, w.InitialAmount, w.DiscountAmount = nullAsMissing(w.SourceID), nullAsMissing(w.Amount), nullAsMissing(w.InitialAmount), nullAsMissing(w.DiscountAmount)
	w.Items, w.Metadata, w.Customer, w.Referrer = nullAsMissing(w.Items), nullAsMissing(w.Metadata), nullAsMissing(w.Customer), nullAsMissing(w.Referrer)
	w.ReferrerID = nullAsMissing(w.ReferrerID)
	return w.Update(path, zone)
}

// Update returns the change of an order. A null clears a property, except for the status and the time of creation, where it
// counts as missing.
func (w OrderInput) Update(path string, zone *time.Location) (r order.Request, err error) {
	r = order.Request{ID: w.ID.Or(""), SourceID: w.SourceID, Metadata: w.Metadata, ReferrerID: w.ReferrerID, At: path}
	if w.Status != "" {
		r.Status = patch.Set(order.Status(w.Status))
	}
	for _, figure := range []struct {
		property string
		from     patch.Field[Number]
		to       *patch.Field[int64]
	}{{"amount", w.Amount, &r.Amount}, {"initial_amount", w.InitialAmount, &r.InitialAmount}, {"discount_amount", w.DiscountAmount, &r.DiscountAmount}} {
		*figure.to, err = patch.MapErr(figure.from, func(n Number) (int64, error) {
			i, err := n.Minor(below(path, figure.property))
			if err != nil {
				return 0, err
			}
			return *i, nil
		})
		if err != nil {
			return r, err
		}
	}
	r.Items, err = patch.MapErr(w.Items, func(items []*OrderItemInput) ([]order.ItemRequest, error) {
		return orderItems(below(path, "items"), items)
	})
	if err != nil {
		return r, err
	}
	upsert := func(property string) func(CustomerInput) customer.Request {
		return func(c CustomerInput) customer.Request { return c.Domain(below(path, property)) }
	}
	r.Customer, r.Referrer = patch.Map(w.Customer, upsert("customer")), patch.Map(w.Referrer, upsert("referrer"))
	r.CreatedAt, err = patch.MapErr(nullAsMissing(w.CreatedAt), func(text string) (time.Time, error) {
		at, err := validity.ParseTime(text, zone)
		if err != nil {
			err = fault.Payload(below(path, "created_at"), "%s", err)
		}
		return at, err
	})
	return r, err
}

func orderItems(path string, items []*OrderItemInput) ([]order.ItemRequest, error) {
	if len(items) > order.MaxItems {
		return nil, fault.Payload(path, "must NOT have more than %d items (it has %d)", order.MaxItems, len(items))
	}
	lines := make([]order.ItemRequest, len(items))
	figures := make(figures, 0, 2*len(items)) // most lines have a quantity and a price
	for i, item := range items {
		if item == nil {
			return nil, fault.Payload(lineAt(path, i), "must be object (actual value is null)")
		}
		if err := item.domain(&lines[i], path, i, &figures); err != nil {
			return nil, err
		}
	}
	return lines, nil
}

func lineAt(path string, line int) string { return path + "[" + strconv.Itoa(line) + "]" }

// domain reads the line with this number below path.
func (w *OrderItemInput) domain(in *order.ItemRequest, path string, line int, figures *figures) error {
	if r := string(w.RelatedObject); !order.KnownRelated(r) {
		return order.UnknownRelated(lineAt(path, line), r)
	}
	*in = order.ItemRequest{
		SKUID: w.SKUID, ProductID: w.ProductID, RelatedObject: string(w.RelatedObject), SourceID: w.SourceID, Metadata: w.Metadata,
	}
	all := [...]figure{
		{"quantity", w.Quantity, &in.Quantity, Number.integerAt}, {"price", w.Price, &in.Price, Number.roundedAt},
		{"amount", w.Amount, &in.Amount, Number.roundedAt}, {"discount_amount", w.DiscountAmount, &in.DiscountAmount, Number.roundedAt},
		{"discount_quantity", w.DiscountUnits, &in.DiscountQuantity, Number.integerAt},
		{"initial_quantity", w.InitialQuantity, &in.InitialQuantity, Number.integerAt},
		{"initial_amount", w.InitialAmount, &in.InitialAmount, Number.roundedAt},
		{}, {},
	}
	if p := w.Product; p != nil {
		in.Product = &order.ItemProduct{ID: p.ID, SourceID: p.SourceID, Override: p.Override, Name: p.Name, Metadata: p.Metadata}
		all[7] = figure{"product.price", p.Price, &in.Product.Price, Number.roundedAt}
	}
	if s := w.SKU; s != nil {
		in.SKU = &order.ItemSKU{ID: s.ID, SourceID: s.SourceID, Override: s.Override, Name: s.SKU, Metadata: s.Metadata}
		all[8] = figure{"sku.price", s.Price, &in.SKU.Price, Number.roundedAt}
	}
	for i := range all {
		f := &all[i]
		if f.from == "" {
			continue
		}
		n, ok := f.from.shortInteger()
		if !ok {
			var err error
			if n, err = f.read(f.from, lineAt(path, line), f.property); err != nil {
				return err
			}
		}
		*f.to = figures.keep(n)
	}
	return nil
}

// figure is a number of a request, its property, and the field of the domain that gets its value.
type figure struct {
	property string
	from     Number
	to       **int64
	// read parses numbers that are not short whole ones: amounts may have a fraction, units may not.
	read func(n Number, object, property string) (int64, error)
}

// figures stores the numbers of an order in one allocation.
type figures []int64

func (f *figures) keep(n int64) *int64 {
	if len(*f) == cap(*f) {
		*f = make(figures, 0, 64)
	}
	*f = append(*f, n)
	return &(*f)[len(*f)-1]
}
