package dashboard

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// simulatorCart is one of the carts of the page. Name is that of its fields, a or b.
type simulatorCart struct {
	Name, Title string
	Error       string
	Rows        []cartRow
	// Order is the field for an order whose lines are taken, and Text that for a cart as JSON.
	Order, Text field
	Result      *simulated
	// Keep does for real what was simulated; nil before, and for who may not.
	Keep *keepForm
}

// cartRow is a line of the form: a product, how many of it, and the price of one.
type cartRow struct {
	Fields []field
	Error  string
}

// wrong reports whether something is wrong with what was sent.
func (c *simulatorCart) wrong() bool {
	if c.Error != "" || c.Order.Error != "" || c.Text.Error != "" {
		return true
	}
	for _, r := range c.Rows {
		if r.Error != "" {
			return true
		}
	}
	return false
}

// cartLine is a line as it was written.
type cartLine struct{ Product, Quantity, Price, wrong string }

// freeRows is how many empty lines a cart has at the end.
const freeRows = 2

// cartRows are the fields of the lines of a cart, and empty ones behind them.
func (v *visit) cartRows(name string, lines []cartLine) []cartRow {
	rows := make([]cartRow, 0, len(lines)+freeRows)
	for i := range len(lines) + freeRows {
		line := cartLine{Quantity: "1"}
		if i < len(lines) {
			line = lines[i]
		}
		at := name + "-" + rowNumber(i)
		row := cartRow{Error: line.wrong, Fields: []field{
			{Name: name + ".product", ID: at + "-product", Label: v.say("simulator.product", i+1), Type: "text", Value: line.Product, List: "goods", Autocomplete: "off"},
			{Name: name + ".quantity", ID: at + "-quantity", Label: v.say("simulator.quantity", i+1), Type: "text", Value: line.Quantity, Mode: "numeric", Autocomplete: "off"},
			{Name: name + ".price", ID: at + "-price", Label: v.say("simulator.price", i+1), Type: "text", Value: line.Price, Mode: "decimal", Autocomplete: "off"},
		}}
		rows = append(rows, row)
	}
	return rows
}

// readCart reads a cart of the form: an order whose lines are taken, JSON, or lines. Of an order the lines are put into the form, so that they can be
// changed.
func (v *visit) readCart(ctx context.Context, name string) (c simulatorCart, o *order.Request, err error) {
	c = simulatorCart{Name: name}
	c.Order = field{Name: name + ".order", Label: v.say("simulator.from-order"), Hint: v.say("simulator.from-order.hint"), Type: "text", Value: strings.TrimSpace(v.PostFormValue(name + ".order")), Autocomplete: "off"}
	c.Text = field{Name: name + ".json", Label: v.say("simulator.json"), Hint: v.say("simulator.json.hint"), Type: "textarea", Rows: 4, Value: strings.TrimSpace(v.PostFormValue(name + ".json")), Autocomplete: "off"}
	lines := v.sentLines(name)
	ways := 0
	for _, sent := range []bool{len(lines) > 0, c.Order.Value != "", c.Text.Value != ""} {
		if sent {
			ways++
		}
	}
	switch {
	case len(lines) > maxLines:
		lines, c.Error = lines[:maxLines], v.say("simulator.wrong.many", maxLines)
	case ways > 1:
		c.Error = v.say("simulator.wrong.ways")
	case ways == 0:
		if v.PostFormValue("go") == "try" {
			c.Error = v.say("simulator.wrong.empty")
		}
	case c.Order.Value != "":
		if lines, c.Order.Error, err = v.linesOfOrder(ctx, c.Order.Value); err != nil {
			return c, nil, err
		}
		if c.Order.Error == "" {
			c.Order.Value = ""
			o, err = v.requestOfLines(ctx, lines)
		}
	case c.Text.Value != "":
		o, c.Text.Error = v.readJSONCart(c.Text.Value)
	default:
		o, err = v.requestOfLines(ctx, lines)
	}
	c.Rows = v.cartRows(name, lines)
	return c, o, err
}

// sentLines are the lines of the form that are not empty.
func (v *visit) sentLines(name string) (lines []cartLine) {
	products, quantities, prices := v.PostForm[name+".product"], v.PostForm[name+".quantity"], v.PostForm[name+".price"]
	at := func(values []string, i int) string {
		if i < len(values) {
			return strings.TrimSpace(values[i])
		}
		return ""
	}
	for i := range max(len(products), len(prices)) {
		line := cartLine{Product: at(products, i), Quantity: at(quantities, i), Price: at(prices, i)}
		if line.Product != "" || line.Price != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// requestOfLines is an order of lines, which gets what is wrong with each of them.
func (v *visit) requestOfLines(ctx context.Context, lines []cartLine) (*order.Request, error) {
	names := make([]string, len(lines))
	for i, l := range lines {
		names[i] = l.Product
	}
	found, err := v.findGoods(ctx, names...)
	if err != nil {
		return nil, err
	}
	items := make([]order.ItemRequest, len(lines))
	for i := range lines {
		l := &lines[i]
		quantity, ok := parseMinor(l.Quantity, false)
		if !ok || quantity < 1 || quantity > maxCount {
			l.wrong = v.say("campaign-new.wrong.number", int64(1), int64(maxCount))
		}
		items[i] = order.ItemRequest{Quantity: &quantity}
		if l.Price != "" {
			price, ok := parseMinor(l.Price, true)
			if !ok || price < 0 || price > maxMoney {
				l.wrong = v.say("campaign-new.wrong.price")
			}
			items[i].Price = &price
		}
		g, known := found[l.Product]
		switch {
		case known && g.isSKU:
			items[i].SKUID = g.id
		case known:
			items[i].ProductID = g.id
		case l.Product == "" || len(l.Product) > storage.MaxName || !storage.ValidText(l.Product):
			l.wrong = v.say("goods.none", shortened(storage.Storable(l.Product)))
		default: // it need not be in the catalog
			items[i].SourceID, items[i].RelatedObject = l.Product, order.RelatedProduct
		}
		if l.Price == "" && l.wrong == "" && (!known || g.price == nil && !g.isSKU) {
			l.wrong = v.say("simulator.wrong.price")
		}
	}
	return order.Lines(items...), nil
}

// linesOfOrder are the lines of a stored order, as they were before any discount.
func (v *visit) linesOfOrder(ctx context.Context, id string) (lines []cartLine, wrong string, err error) {
	none := v.say("simulator.wrong.order", shortened(storage.Storable(id)))
	if len(id) > storage.MaxName || !storage.ValidText(id) {
		return nil, none, nil
	}
	o, err := v.Project.Orders.Order(ctx, id)
	if fault.IsNotFound(err) {
		return nil, none, nil
	}
	if err != nil {
		return nil, "", err
	}
	for _, item := range o.Items {
		quantity := item.Quantity
		if item.UnitEffect {
			quantity = item.InitialQuantity
		}
		if quantity == 0 { // a code has added it
			continue
		}
		line := cartLine{Product: item.SourceID, Quantity: minorText(quantity, false)}
		for _, id := range []string{item.SKUID, item.ProductID} {
			if line.Product == "" {
				line.Product = id
			}
		}
		if item.Price.Known {
			line.Price = minorText(item.Price.Minor, true)
		}
		lines = append(lines, line)
	}
	switch {
	case len(lines) == 0:
		return nil, v.say("simulator.wrong.no-lines"), nil
	case len(lines) > maxLines:
		return nil, v.say("simulator.wrong.many", maxLines), nil
	}
	return lines, "", nil
}

// jsonCart is a cart as the API has it. Amounts are minor units.
type jsonCart struct {
	Amount   *int64       `json:"amount,omitempty"`
	Items    []jsonLine   `json:"items,omitempty"`
	Metadata metadata.Map `json:"metadata,omitempty"`
}

type jsonLine struct {
	ProductID     string       `json:"product_id,omitempty"`
	SKUID         string       `json:"sku_id,omitempty"`
	SourceID      string       `json:"source_id,omitempty"`
	RelatedObject string       `json:"related_object,omitempty"`
	Quantity      *int64       `json:"quantity,omitempty"`
	Price         *int64       `json:"price,omitempty"`
	Amount        *int64       `json:"amount,omitempty"`
	Metadata      metadata.Map `json:"metadata,omitempty"`
}

// readJSONCart reads an order as it stands in a call of the API: alone, or below "order".
func (v *visit) readJSONCart(text string) (o *order.Request, wrong string) {
	var whole struct {
		Order *json.RawMessage `json:"order"`
	}
	if err := json.Unmarshal([]byte(text), &whole); err == nil && whole.Order != nil {
		text = string(*whole.Order)
	}
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields()
	decoder.UseNumber()
	var in jsonCart
	err := decoder.Decode(&in)
	if err == nil {
		if _, more := decoder.Token(); more != io.EOF {
			return nil, v.say("simulator.wrong.json", "…")
		}
	}
	switch {
	case err != nil:
		return nil, v.say("simulator.wrong.json", storage.Storable(err.Error()))
	case len(in.Items) > maxLines:
		return nil, v.say("simulator.wrong.many", maxLines)
	case in.Amount == nil && len(in.Items) == 0:
		return nil, v.say("simulator.wrong.no-lines")
	}
	o = &order.Request{At: "order"}
	if in.Amount != nil {
		o.Amount = patch.Set(*in.Amount)
	}
	if in.Metadata != nil {
		o.Metadata = patch.Set(in.Metadata)
	}
	items := make([]order.ItemRequest, len(in.Items))
	for i, l := range in.Items {
		items[i] = order.ItemRequest{
			ProductID: l.ProductID, SKUID: l.SKUID, SourceID: l.SourceID, RelatedObject: l.RelatedObject, Quantity: l.Quantity, Price: l.Price, Amount: l.Amount, Metadata: l.Metadata,
		}
	}
	if len(items) > 0 {
		o.Items = patch.Set(items)
	}
	if err := o.Check(); err != nil {
		if refusal, ok := v.texts.faultOf(err); ok {
			_, wrong = v.texts.faultField(refusal)
		}
		return nil, wrong
	}
	return o, ""
}

// cartJSON is a cart for a call of the API.
func cartJSON(o *order.Request) string {
	out := jsonCart{}
	if amount, sent := o.Amount.Value(); sent {
		out.Amount = &amount
	}
	out.Metadata, _ = o.Metadata.Value()
	items, _ := o.Items.Value()
	for _, i := range items {
		out.Items = append(out.Items, jsonLine{
			ProductID: i.ProductID, SKUID: i.SKUID, SourceID: i.SourceID, RelatedObject: i.RelatedObject, Quantity: i.Quantity, Price: i.Price, Amount: i.Amount, Metadata: i.Metadata,
		})
	}
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(map[string]any{"order": out}); err != nil {
		panic(err) // it was read from JSON, or is plain data
	}
	return b.String()
}

// requestOf is an order as one that is sent, with what was taken off each line.
func requestOf(o *order.Order) order.Request {
	r := order.Request{Status: patch.Set(o.Status), DiscountAmount: patch.Set(o.DiscountAmount), Metadata: patch.Set(o.Metadata)}
	if o.Amount.Known {
		r.Amount = patch.Set(o.Amount.Minor)
	}
	var items []order.ItemRequest
	for i := range o.Items {
		item := &o.Items[i]
		line := order.ItemRequest{
			ProductID: item.ProductID, SKUID: item.SKUID, SourceID: item.SourceID, RelatedObject: item.RelatedObject, Quantity: &item.Quantity, DiscountAmount: &item.DiscountAmount, Metadata: item.Metadata,
		}
		if item.Price.Known {
			line.Price = &item.Price.Minor
		}
		if item.Amount.Known {
			line.Amount = &item.Amount.Minor
		}
		items = append(items, line)
	}
	if items != nil {
		r.Items = patch.Set(items)
	}
	return r
}
