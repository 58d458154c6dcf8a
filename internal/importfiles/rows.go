package importfiles

import (
	"cmp"
	"context"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// attributes are the keys of metadata that the items of a file have, sorted: a column for each.
type attributes map[string]bool

// note adds the keys of an item. One that an import takes for another column of the file is lost.
func (w *writer) note(a attributes, columns []string, m metadata.Map) {
	for key := range m {
		if slices.ContainsFunc(columns, func(title string) bool { return plain(title) == plain(key) }) {
			w.lose("values of metadata", 1, "their key is the name of another column of the file")
			continue
		}
		a[key] = true
	}
}

// plain is a title as imports compare it.
func plain(title string) string {
	return strings.ToLower(strings.NewReplacer("_", "", " ", "", "-", "").Replace(title))
}

// The columns that imports know of each file, those included that are not written.
var (
	productColumns  = []string{"id", "name", "source_id", "price", "attributes", "image_url", "reason"}
	skuColumns      = []string{"id", "product_id", "sku", "source_id", "price", "currency", "attributes", "image_url", "reason"}
	customerColumns = []string{"Id", "Source_id", "Name", "Email", "Phone", "Birthdate", "Birthday", "Description", "Address_line_1", "Address_line_2", "Address_Postal_Code",
		"Address_City", "Address_State", "Address_Country", "Line_1", "Line_2", "Postal_Code", "City", "State", "Country", "reason"}
	codeColumns = []string{"Code", "Voucher Type", "Discount Type", "Value", "Discount Effect", "Discount Unit Effect", "Discount Unit Type", "Discount Amount Limit",
		"Formula", "Gift Amount", "Loyalty Points", "Category", "Start Date", "Expiration Date", "Redemption Limit", "Redemption Quantity", "Redeemed Quantity",
		"Redemption Count", "Redeemed Amount", "Active", "Additional Info", "Validation Rule ID", "Validation Rules ID", "reason"}
)

func (a attributes) titles() []string { return slices.Sorted(maps.Keys(a)) }

// cells are the values of an item in these columns: a text as it is, everything else as JSON.
func (a attributes) cells(m metadata.Map) (cells []string) {
	for _, key := range a.titles() {
		cells = append(cells, cell(m[key]))
	}
	return cells
}

func cell(value any) string {
	switch v := value.(type) {
	case nil:
		return ""
	case string:
		return v
	case json.Number:
		return v.String()
	}
	text, err := encode(value)
	if err != nil { // not reached for a value that was read from JSON
		return ""
	}
	return strings.TrimSuffix(string(text), "\n")
}

func money(minor *int64) string {
	if minor == nil {
		return ""
	}
	return export.Money(*minor)
}

func instant(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return validity.FormatTime(t)
}

// sourceID is the id by which something is found again after an import: that of the shop or, without one, the one that it has here.
func sourceID(sourceID, id string) string { return cmp.Or(sourceID, id) }

// catalog writes products and SKUs.
func (w *writer) catalog(ctx context.Context) error {
	products, skus := attributes{}, attributes{}
	eachProduct := func(do func(*catalog.Product) error) error {
		return each(ctx, w.Shop.Catalog.ListProducts, catalog.ProductKind.ID, campaign.Kept, do)
	}
	eachSKU := func(do func(*catalog.SKU) error) error {
		return eachProduct(func(p *catalog.Product) error {
			its, err := w.Shop.Catalog.SKUsOf(ctx, []catalog.Product{*p})
			if err != nil {
				return err
			}
			for _, s := range its[p.ID] {
				if !s.DeletedAt.IsZero() {
					continue
				}
				if err := do(&s); err != nil {
					return err
				}
			}
			return nil
		})
	}
	if err := eachProduct(func(p *catalog.Product) error { w.note(products, productColumns, p.Metadata); return nil }); err != nil {
		return err
	}
	if err := eachSKU(func(s *catalog.SKU) error { w.note(skus, skuColumns, s.Metadata); return nil }); err != nil {
		return err
	}
	file, err := w.table("products.csv", append([]string{"name", "source_id", "price", "attributes", "image_url"}, products.titles()...)...)
	if err != nil {
		return err
	}
	sources := map[string]string{}
	err = eachProduct(func(p *catalog.Product) error {
		source := sourceID(p.SourceID, p.ID)
		sources[p.ID] = source
		if err := w.id("product", p.ID, source); err != nil {
			return err
		}
		return file.row(append([]string{p.Name, source, money(p.Price), strings.Join(p.Attributes, ","), p.ImageURL}, products.cells(p.Metadata)...)...)
	})
	if err == nil {
		err = file.close()
	}
	if err != nil {
		return err
	}
	file, err = w.table("skus.csv", append([]string{"product_id", "sku", "source_id", "price", "currency", "attributes", "image_url"}, skus.titles()...)...)
	if err != nil {
		return err
	}
	err = eachSKU(func(s *catalog.SKU) error {
		source, its := sourceID(s.SourceID, s.ID), ""
		if err := w.id("sku", s.ID, source); err != nil {
			return err
		}
		if len(s.Attributes) > 0 {
			its = cell(s.Attributes)
		}
		row := []string{sources[s.ProductID], s.Name, source, money(s.Price), s.Currency, its, s.ImageURL}
		return file.row(append(row, skus.cells(s.Metadata)...)...)
	})
	if err != nil {
		return err
	}
	return file.close()
}

// customers writes customers.
func (w *writer) customers(ctx context.Context) error {
	custom := attributes{}
	eachCustomer := func(do func(*customer.Customer) error) error {
		return each(ctx, w.Shop.Customers.List, customer.Kind.ID, storage.Filter{}, do)
	}
	if err := eachCustomer(func(c *customer.Customer) error { w.note(custom, customerColumns, c.Metadata); return nil }); err != nil {
		return err
	}
	file, err := w.table("customers.csv", append([]string{"Source_id", "Name", "Email", "Phone", "Birthdate", "Description", "Address_line_1", "Address_line_2",
		"Address_Postal_Code", "Address_City", "Address_State", "Address_Country"}, custom.titles()...)...)
	if err != nil {
		return err
	}
	err = eachCustomer(func(c *customer.Customer) error {
		source := sourceID(c.SourceID, c.ID)
		if err := w.id("customer", c.ID, source); err != nil {
			return err
		}
		a := customer.Address{}
		if c.Address != nil {
			a = *c.Address
		}
		row := []string{source, c.Name, c.Email, c.Phone, c.Birthdate, c.Description, a.Line1, a.Line2, a.PostalCode, a.City, a.State, a.Country}
		return file.row(append(row, custom.cells(c.Metadata)...)...)
	})
	if err != nil {
		return err
	}
	return file.close()
}

// orders writes orders with their lines.
func (w *writer) orders(ctx context.Context) error {
	file, err := w.list("orders.json", true)
	if err != nil {
		return err
	}
	customers, err := w.sourcesOfCustomers(ctx)
	if err != nil {
		return err
	}
	err = each(ctx, w.Shop.Orders.List, order.Kind.ID, storage.Filter{}, func(o *order.Order) error {
		found, err := w.get(ctx, "/v1/orders/"+o.ID)
		if err != nil {
			return err
		}
		to := some(found, "status", "amount", "initial_amount", "discount_amount", "metadata", "created_at")
		to["source_id"] = sourceID(o.SourceID, o.ID)
		if o.CustomerID != "" {
			to["customer"] = object{"source_id": customers(o.CustomerID)}
		}
		if o.ReferrerID != "" {
			to["referrer"] = object{"source_id": customers(o.ReferrerID)}
		}
		items := []any{}
		lines, _ := found["items"].([]any)
		for _, line := range lines {
			items = append(items, w.line(line.(object)))
		}
		to["items"] = items
		return file.add(to)
	})
	if err != nil {
		return err
	}
	return file.close()
}

// line is a line of an order as an import takes it. A product is named by its source_id.
func (w *writer) line(from object) object {
	to := some(from, "related_object", "source_id", "product_id", "sku_id", "quantity", "price", "amount", "discount_amount", "discount_quantity", "initial_quantity",
		"initial_amount", "metadata")
	if _, named := to["source_id"]; named {
		delete(to, "product_id")
		delete(to, "sku_id")
	}
	for _, name := range []string{"product", "sku"} {
		if its, has := from[name].(object); has && its["override"] == true {
			to[name] = some(its, "source_id", "name", "sku", "price", "metadata", "override")
		}
	}
	return to
}

// sourcesOfCustomers returns a function for the source_id of a customer. It keeps those of the last ones: orders of a customer are often near each other.
func (w *writer) sourcesOfCustomers(ctx context.Context) (func(id string) string, error) {
	known := map[string]string{}
	err := each(ctx, w.Shop.Customers.List, customer.Kind.ID, storage.Where("source_id", storage.OpHasValue), func(c *customer.Customer) error {
		known[c.ID] = c.SourceID
		return nil
	})
	return func(id string) string { return cmp.Or(known[id], id) }, err
}

// codes writes the codes of each campaign, and those that stand alone.
func (w *writer) codes(ctx context.Context) error {
	categories := map[string]string{}
	err := each(ctx, w.Shop.Catalog.ListCategories, catalog.CategoryKind.ID, storage.Filter{}, func(c *catalog.Category) error {
		categories[c.ID] = c.Name
		return nil
	})
	if err != nil {
		return err
	}
	if err := w.standalone(ctx, categories); err != nil {
		return err
	}
	return each(ctx, w.Shop.Campaigns.List, campaign.Kind.ID, campaign.Kept, func(c *campaign.Campaign) error {
		if c.Voucher == nil {
			return nil
		}
		return w.codesOf(ctx, c, categories)
	})
}

// shared are the columns of all codes.
var shared = []string{"Category", "Start Date", "Expiration Date", "Redemption Limit", "Redeemed Quantity", "Redeemed Amount", "Active", "Additional Info"}

// sharedCells are the values in these columns.
func sharedCells(v *voucher.Voucher, categories map[string]string) []string {
	limit, uses, spent := "", strconv.FormatInt(v.Redemption.Redeemed, 10), ""
	if v.Redemption.Quantity != nil {
		limit = strconv.FormatInt(*v.Redemption.Quantity, 10)
	}
	if v.Gift != nil {
		spent = export.Money(saturate.Sub(credit(v), v.Balance()))
	}
	return []string{categories[v.CategoryID], instant(v.Validity.Start), instant(v.Validity.End), limit, uses, spent, strconv.FormatBool(v.Active), v.AdditionalInfo}
}

// credit is what a gift card had without what was taken off by hand.
func credit(v *voucher.Voucher) int64 { return saturate.Sub(v.Gift.Amount, v.Gift.Subtracted) }

func (w *writer) codesOf(ctx context.Context, c *campaign.Campaign, categories map[string]string) error {
	within := storage.And(campaign.Kept, storage.Is("campaign_id", c.ID))
	custom := attributes{}
	if err := each(ctx, w.Shop.Vouchers.List, voucher.Kind.ID, within, func(v *voucher.Voucher) error { w.note(custom, codeColumns, v.Metadata); return nil }); err != nil {
		return err
	}
	file, err := w.table("vouchers-"+c.ID+".csv", append(append([]string{"Code", "Gift Amount", "Loyalty Points"}, shared...), custom.titles()...)...)
	if err != nil {
		return err
	}
	err = each(ctx, w.Shop.Vouchers.List, voucher.Kind.ID, within, func(v *voucher.Voucher) error {
		gift, points := "", ""
		switch {
		case v.Gift != nil:
			gift = export.Money(credit(v))
		case v.Loyalty != nil:
			points = strconv.FormatInt(max(0, v.Balance()), 10)
		case v.Discount != nil && !sameDiscount(v.Discount, c.Voucher.Discount):
			w.lose("discounts of codes", 1, "an import gives a code the discount that its campaign has now")
		}
		if more := v.Validity; more.Timeframe != nil || len(more.DayOfWeek) > 0 || more.Hours != nil {
			w.lose("days and hours of codes", 1, "the codes of a campaign are imported with dates alone; those of the campaign itself are there")
		}
		row := append([]string{v.Code, gift, points}, sharedCells(v, categories)...)
		return file.row(append(row, custom.cells(v.Metadata)...)...)
	})
	if err != nil {
		return err
	}
	return file.close()
}

func sameDiscount(a, b *discount.Discount) bool {
	one, err := json.Marshal(a)
	two, otherErr := json.Marshal(b)
	return err == nil && otherErr == nil && string(one) == string(two)
}

// standalone writes the codes without a campaign: as a table where their values fit into one, else as documents.
func (w *writer) standalone(ctx context.Context, categories map[string]string) error {
	within := storage.And(campaign.Kept, storage.Where("campaign_id", storage.OpIsUnknown))
	custom := attributes{}
	err := each(ctx, w.Shop.Vouchers.List, voucher.Kind.ID, within, func(v *voucher.Voucher) error {
		if fits(v) {
			w.note(custom, codeColumns, v.Metadata)
		}
		return nil
	})
	if err != nil {
		return err
	}
	titles := append([]string{"Code", "Voucher Type", "Discount Type", "Value", "Discount Effect", "Discount Amount Limit", "Formula"}, shared...)
	file, err := w.table("vouchers.csv", append(titles, custom.titles()...)...)
	if err != nil {
		return err
	}
	documents, err := w.list("vouchers.json", true)
	if err != nil {
		return err
	}
	err = each(ctx, w.Shop.Vouchers.List, voucher.Kind.ID, within, func(v *voucher.Voucher) error {
		if !fits(v) {
			found, err := w.get(ctx, "/v1/vouchers/"+v.ID)
			if err != nil {
				return err
			}
			body := some(found, "code", "type", "discount", "gift", "loyalty_card", "active", "additional_info", "metadata", "category", "start_date",
				"expiration_date", "validity_timeframe", "validity_day_of_week", "validity_hours")
			uses := object{"redeemed_quantity": v.Redemption.Redeemed}
			if v.Redemption.Quantity != nil {
				uses["quantity"] = *v.Redemption.Quantity
			}
			body["redemption"] = uses
			return documents.add(body)
		}
		value := []string{"", "", "", "", ""}
		if d := v.Discount; d != nil {
			value = []string{string(d.Type), "", string(d.Effect), money(d.AmountLimit), cmp.Or(d.AmountOffFormula, d.PercentOffFormula, d.FixedAmountFormula)}
			switch d.Type {
			case discount.TypeAmount:
				value[1] = money(d.AmountOff)
			case discount.TypePercent:
				value[1] = d.PercentOff.String()
			case discount.TypeFixed:
				value[1] = money(d.FixedAmount)
			}
		} else {
			value[1], value[2] = export.Money(credit(v)), string(v.Gift.Effect)
		}
		row := append(append([]string{v.Code, string(v.Type)}, value...), sharedCells(v, categories)...)
		return file.row(append(row, custom.cells(v.Metadata)...)...)
	})
	if err != nil {
		return err
	}
	if err := file.close(); err != nil {
		return err
	}
	return documents.close()
}

// fits reports whether a table of codes can hold all that a code is.
func fits(v *voucher.Voucher) bool {
	if v.Validity.Timeframe != nil || len(v.Validity.DayOfWeek) > 0 || v.Validity.Hours != nil {
		return false
	}
	if v.Gift != nil {
		return true
	}
	d := v.Discount
	return d != nil && d.AggregatedAmountLimit == nil && (d.Type == discount.TypeAmount && d.AmountOff != nil || d.Type == discount.TypePercent && d.PercentOff != nil ||
		d.Type == discount.TypeFixed && d.FixedAmount != nil)
}
