package dashboard

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// fillCatalog makes a product, an SKU, collections, a category, an order with a discount, publications and entries of the trash, under a name.
func (s *site) fillCatalog(t *testing.T, name string) {
	t.Helper()
	ctx := t.Context()
	shop := s.shop
	item := "ITEM " + name[:min(len(name), 200)]
	product, err := shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: name, ProductUpdate: catalog.ProductUpdate{
		Name: patch.Set(item), Price: patch.Set(int64(1250)), Attributes: patch.Set([]string{strings.ToValidUTF8(name[:min(len(name), 20)], "")}), Metadata: patch.Set(metadata.Map{name: name, "SIZE": 3}),
	}})
	s.must(t, err)
	variant, err := shop.Catalog.UpsertSKU(ctx, product.ID, catalog.SKURequest{SourceID: "S-" + name[:min(len(name), 200)], SKUUpdate: catalog.SKUUpdate{Name: patch.Set(item)}})
	s.must(t, err)
	static, err := shop.Catalog.CreateCollection(ctx, catalog.NewCollection{Name: item, Type: catalog.CollectionStatic, Members: []catalog.Member{
		{ID: product.ID, Object: catalog.MemberProduct}, {ID: variant.ID, Object: catalog.MemberSKU},
	}})
	s.must(t, err)
	_, err = shop.Catalog.CreateCollection(ctx, catalog.NewCollection{Name: item, Type: catalog.CollectionAutoUpdate, Selection: catalog.Selection{
		Filter: metadata.Map{"junction": "and", "name": map[string]any{"conditions": map[string]any{"$is": []any{name}}}}, Condition: storage.Is("name", name),
	}})
	s.must(t, err)
	category, err := shop.Catalog.CreateCategory(ctx, catalog.NewCategory{Name: name, Hierarchy: 3})
	s.must(t, err)
	bought, err := shop.Orders.Upsert(ctx, order.Request{
		SourceID: patch.Set("O-" + name[:min(len(name), 200)]), Status: patch.Set(order.StatusPaid), Customer: patch.Set(customer.Request{ID: s.ids["customerId"]}),
		Items: patch.Set([]order.ItemRequest{order.Line(name, 2, 1250), order.Line("NOTHING", 1, 100)}), Metadata: patch.Set(metadata.Map{name: name}),
	})
	s.must(t, err)
	code := s.coupon(t, "FOR "+name[:min(len(name), 200)], nil)
	_, err = shop.Vouchers.Publish(ctx, voucher.Publish{Voucher: code.Code, Customer: customer.Request{ID: s.ids["customerId"]}, Channel: name[:min(len(name), 200)]})
	s.must(t, err)
	_, err = shop.Vouchers.Publish(ctx, voucher.Publish{Voucher: code.Code})
	if err == nil {
		t.Fatal("a code is given twice")
	}
	gone := s.coupon(t, "GONE "+name[:min(len(name), 200)], nil)
	_, err = shop.Vouchers.Publish(ctx, voucher.Publish{Voucher: gone.Code})
	s.must(t, err)
	s.must(t, shop.Vouchers.Delete(ctx, gone.Code, false))
	old, err := shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "OLD " + name[:min(len(name), 200)], ProductUpdate: catalog.ProductUpdate{Name: patch.Set(name)}})
	s.must(t, err)
	s.must(t, shop.Catalog.DeleteProduct(ctx, old.ID, false))
	s.ids["productId"], s.ids["skuId"], s.ids["collectionId"], s.ids["categoryId"], s.ids["orderId"] = product.ID, variant.ID, static.ID, category.ID, bought.ID
	s.ids["entryId"] = s.inTrash(t, gone.ID)
	s.fillAreas(t, item)
}

// inTrash is the entry of something that was deleted; empty when there is none.
func (s *site) inTrash(t *testing.T, id string) string {
	t.Helper()
	page, err := s.shop.Trash.List(t.Context(), storage.Query{Filter: storage.Is("resource_id", id)})
	s.must(t, err)
	if len(page.Items) == 0 {
		return ""
	}
	return page.Items[0].ID
}

// sendForm sends the form of a page as a browser does, with other values, and returns where it leads.
func (s *site) sendForm(t *testing.T, as role, from, action string, values map[string]string) string {
	t.Helper()
	form := s.get(t, as, shopPath+from).formAt(t, shopPath+action)
	for name, value := range values {
		if !form.Has(name) {
			t.Errorf("%s has no field %s", from, name)
		}
		form.Set(name, value)
	}
	got := s.send(t, as, "POST", shopPath+action, form)
	if got.StatusCode != http.StatusSeeOther {
		t.Fatalf("%s is %d\n%s", action, got.StatusCode, got.text(t))
	}
	if again := s.send(t, as, "POST", shopPath+action, form); again.StatusCode >= 500 {
		t.Errorf("%s sent twice is %d", action, again.StatusCode)
	}
	to, _, _ := strings.Cut(strings.TrimPrefix(got.Header.Get("Location"), shopPath), "?")
	return to
}

func TestTheCatalogIsKeptByHand(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	mug := s.sendForm(t, roleUser, "catalog/products/new", "catalog/products", map[string]string{
		"name": "Big mug", "source_id": "mug", "price": "12,50", "attributes": "size\r\ncolour", "metadata": "shelf: A\r\nheight: 12",
	})
	large := s.sendForm(t, roleUser, mug+"/skus/new", mug+"/skus", map[string]string{"sku": "Large", "price": "15", "values": "size: L"})
	s.sendForm(t, roleUser, mug, mug, map[string]string{"name": "Mug", "price": "", "metadata": "height: 13"})
	s.sendForm(t, roleUser, large, large, map[string]string{"price": "16.00"})
	p, err := s.shop.Catalog.Product(ctx, "mug")
	s.must(t, err)
	if p.Name != "Mug" || p.Price != nil || strings.Join(p.Attributes, " ") != "size colour" || metadataText(p.Metadata) != "height: 13" {
		t.Errorf("the product is %+v", p)
	}
	v, err := s.shop.Catalog.SKU(ctx, strings.TrimPrefix(large, "catalog/skus/"))
	s.must(t, err)
	if v.Name != "Large" || *v.Price != 1600 || v.Attributes["size"] != "L" || v.ProductID != p.ID {
		t.Errorf("the SKU is %+v", v)
	}
	set := s.sendForm(t, roleUser, "catalog/collections/new", "catalog/collections", map[string]string{"name": "Mugs", "members": "mug\r\n" + v.ID + "\r\nmug"})
	s.sendForm(t, roleUser, set, set, map[string]string{"name": "All mugs", "members": v.ID})
	c, err := s.shop.Catalog.Collection(ctx, strings.TrimPrefix(set, "catalog/collections/"))
	s.must(t, err)
	if c.Name != "All mugs" || len(c.Members) != 1 || c.Members[0].ID != v.ID {
		t.Errorf("the collection is %+v", c)
	}
	kind := s.sendForm(t, roleUser, "catalog/categories/new", "catalog/categories", map[string]string{"name": "Seasonal", "hierarchy": "2"})
	s.sendForm(t, roleUser, kind, kind, map[string]string{"hierarchy": "5"})
	category, err := s.shop.Catalog.Category(ctx, strings.TrimPrefix(kind, "catalog/categories/"))
	s.must(t, err)
	if category.Hierarchy != 5 {
		t.Errorf("the category is %+v", category)
	}
	for _, deleted := range []string{kind, set, large, mug} {
		s.sendForm(t, roleUser, deleted, deleted+"/delete", nil)
		if got := s.get(t, roleUser, shopPath+deleted); got.StatusCode != http.StatusNotFound {
			t.Errorf("%s is still there: %d", deleted, got.StatusCode)
		}
	}
	if got := s.get(t, roleUser, shopPath+"catalog/products/mug"); got.StatusCode != http.StatusNotFound {
		t.Errorf("an address with a source id is %d", got.StatusCode)
	}
	// The trash gives back what it has, or deletes it for good when its name is typed.
	entry := s.inTrash(t, p.ID)
	s.sendForm(t, roleAdmin, "trash", "trash/"+entry+"/restore", nil)
	if _, err := s.shop.Catalog.Product(ctx, "mug"); err != nil || s.inTrash(t, p.ID) != "" {
		t.Errorf("after the restore: %v", err)
	}
	entry = "trash/" + s.inTrash(t, v.ID)
	form := s.get(t, roleAdmin, shopPath+entry).formAt(t, shopPath+entry)
	form.Set("name", "Small")
	if got := s.send(t, roleAdmin, "POST", shopPath+entry, form); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, "nothing was deleted") {
		t.Errorf("another name is %d", got.StatusCode)
	}
	s.sendForm(t, roleAdmin, entry, entry, map[string]string{"name": "Large"})
	if got := s.inTrash(t, v.ID); got != "" {
		t.Errorf("the trash still has %s", got)
	}
}

func TestFormsOfTheCatalogSayWhatIsWrong(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	product, collection, category := s.address(t, "catalog/products/{productId}"), s.address(t, "catalog/collections/{collectionId}"), s.address(t, "catalog/categories/{categoryId}")
	for _, c := range []struct{ from, action, field, value, want string }{
		{product, product, "price", "-1", "must be an amount"}, {product, product, "price", "1e9", "must be an amount"}, {product, product, "image_url", "http://x", "image_url"},
		{product, product, "metadata", "no colon", "a key, a colon"}, {product, product, "name", "a\x00b", "name"}, {product, product, "attributes", "a\nb\nb", "attributes"},
		{shopPath + "catalog/products/new", shopPath + "catalog/products", "name", "", "needed"}, {shopPath + "catalog/products/new", shopPath + "catalog/products", "source_id", "WELCOME10", "another product"},
		{collection, collection, "members", "nothing like this", "there is no"}, {collection, collection, "name", "", "needed"},
		{category, category, "hierarchy", "first", "whole number"}, {category, category, "hierarchy", "-1", "hierarchy"},
		{shopPath + "customers/new", shopPath + "customers", "source_id", "WELCOME10", "another customer"},
	} {
		form := s.get(t, roleUser, c.from).formAt(t, c.action)
		if form.Set(c.field, c.value); c.field == "source_id" && strings.Contains(c.action, "products") {
			form.Set("name", "x")
		}
		got := s.send(t, roleUser, "POST", c.action, form)
		wrong := got.field(t, c.action, c.field)
		if got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.text(t), c.want) && !strings.Contains(got.body, `id="field-`+c.field+`-error"`) {
			t.Errorf("%s %s = %q is %d and says\n%s", c.action, c.field, c.value, got.StatusCode, got.text(t))
		}
		if strings.ContainsAny(c.value, "\x00\n") || c.field == "members" || c.field == "metadata" || c.field == "attributes" {
			continue // a field of several lines
		}
		if wrong != c.value {
			t.Errorf("%s: the field %s has %q afterwards", c.action, c.field, wrong)
		}
	}
}

// TestFormsOfTheShopShowWhatAnotherPersonChanged sends forms that were opened before another person changed the same thing.
func TestFormsOfTheShopShowWhatAnotherPersonChanged(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	for _, c := range []struct{ route, field, mine, theirs string }{
		{"catalog/products/{productId}", "name", "Blue mug", "Red mug"}, {"catalog/skus/{skuId}", "sku", "Large", "Small"},
		{"catalog/collections/{collectionId}", "name", "Mugs", "Cups"}, {"catalog/categories/{categoryId}", "hierarchy", "7", "8"},
		{"orders/{orderId}", "metadata", "shelf: A", "shelf: B"},
	} {
		path := s.address(t, c.route)
		mine, theirs := s.get(t, roleUser, path).formAt(t, path), s.get(t, roleUser, path).formAt(t, path)
		mine.Set(c.field, c.mine)
		theirs.Set(c.field, c.theirs)
		if got := s.send(t, roleUser, "POST", path, theirs); got.StatusCode != http.StatusSeeOther {
			t.Fatalf("%s: the first change is %d\n%s", path, got.StatusCode, got.text(t))
		}
		refused := s.send(t, roleUser, "POST", path, mine)
		if text := refused.text(t); refused.StatusCode != http.StatusConflict || !strings.Contains(text, "Another person has changed this meanwhile") || !strings.Contains(text, c.theirs) {
			t.Errorf("%s: the form of an earlier state is %d\n%s", path, refused.StatusCode, text)
		}
		again := refused.formAt(t, path)
		if again.Get(c.field) != c.mine {
			t.Errorf("%s: the form has lost what was typed: %v", path, again)
		}
		if got := s.send(t, roleUser, "POST", path, again); got.StatusCode != http.StatusSeeOther {
			t.Errorf("%s: the change after all is %d\n%s", path, got.StatusCode, got.text(t))
		}
		if got := s.get(t, roleUser, path).formAt(t, path).Get(c.field); got != c.mine {
			t.Errorf("%s: %s is %q", path, c.field, got)
		}
		mine.Del("from")
		mine.Set("once", "form_without_a_state_1")
		if got := s.send(t, roleUser, "POST", path, mine); got.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("%s: a form without a state is %d", path, got.StatusCode)
		}
	}
}

func TestAnOrderSaysWhatTookEffect(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	s.coupon(t, "FIVE", nil)
	buyer, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: "ada", Update: customer.Update{Name: patch.Set("Ada")}})
	s.must(t, err)
	done, err := s.shop.Redemptions.Redeem(ctx, redemption.Request{
		Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: "FIVE"}}, Customer: &customer.Request{ID: buyer.ID},
		Order: &order.Request{Items: patch.Set([]order.ItemRequest{order.Line("mug", 2, 1250)}), Status: patch.Set(order.StatusPaid)},
	})
	s.must(t, err)
	address := "orders/" + done.Records[0].OrderID
	got := s.get(t, roleViewer, shopPath+address).text(t)
	for _, want := range []string{"Paid", "Ada", "25.00 EUR", "5.00 EUR", "20.00 EUR", "mug 2 12.50 EUR 25.00 EUR", "Redeemed FIVE 5.00 EUR"} {
		if !strings.Contains(strings.Join(strings.Fields(got), " "), want) {
			t.Errorf("the order does not say %q:\n%s", want, got)
		}
	}
	s.sendForm(t, roleUser, address, address, map[string]string{"status": "FULFILLED", "metadata": "gift: true"})
	o, err := s.shop.Orders.Order(ctx, done.Records[0].OrderID)
	s.must(t, err)
	if o.Status != order.StatusFulfilled || o.Metadata["gift"] != true || o.TotalDiscountAmount() != 500 {
		t.Errorf("the order is %+v", o)
	}
	rest := true
	_, err = s.shop.Redemptions.Return(ctx, redemption.ReturnRequest{OrderID: o.ID, SourceID: "back 1", Items: []redemption.ReturnItem{{ID: o.Items[0].ID, Quantity: 1}}, Rest: &rest})
	s.must(t, err)
	if got := strings.Join(strings.Fields(s.get(t, roleViewer, shopPath+address).text(t)), " "); !strings.Contains(got, "back 1 1 10.00 EUR") {
		t.Errorf("the return is not listed:\n%s", got)
	}
	if got := strings.Join(strings.Fields(s.get(t, roleViewer, shopPath+"customers").text(t)), " "); !strings.Contains(got, "Ada – ada") {
		t.Errorf("the customers are:\n%s", got)
	}
	made := s.sendForm(t, roleUser, "customers/new", "customers", map[string]string{"name": "Bob", "email": "bob@shop.example", "metadata": "vip: true"})
	c, err := s.shop.Customers.Customer(ctx, strings.TrimPrefix(made, "customers/"))
	if err != nil || c.Name != "Bob" || c.Email != "bob@shop.example" || c.Metadata["vip"] != true {
		t.Errorf("the new customer is %+v, %v", c, err)
	}
}

// TestListsOfTheShopArePaged follows "Older" through more rows than a page has.
func TestListsOfTheShopArePaged(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	for i := range 2*listPage + 3 {
		name := "n" + string(rune('a'+i/26)) + string(rune('a'+i%26))
		_, err := s.shop.Orders.Upsert(ctx, order.Request{SourceID: patch.Set(name), Customer: patch.Set(customer.Request{SourceID: name})})
		s.must(t, err)
		p, err := s.shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: name})
		s.must(t, err)
		s.must(t, s.shop.Catalog.DeleteProduct(ctx, p.ID, false))
	}
	for _, list := range []string{"orders", "customers", "trash"} {
		seen, address := map[string]bool{}, shopPath+list
		for pages := 0; address != ""; pages++ {
			got := s.get(t, roleAdmin, address)
			for word := range strings.FieldsSeq(got.text(t)) {
				if len(word) == 3 && word[0] == 'n' && word != "not" && word != "new" && word != "now" {
					seen[word] = true
				}
			}
			address = ""
			for _, e := range got.elements(t) {
				if to := attribute(e, "href"); strings.Contains(to, "before=") {
					address = to
				}
			}
			if pages > 5 {
				t.Fatalf("%s has no end", list)
			}
		}
		if len(seen) != 2*listPage+3 {
			t.Errorf("%s shows %d of %d", list, len(seen), 2*listPage+3)
		}
		if got := s.get(t, roleAdmin, shopPath+list+"?before=x"); got.StatusCode != http.StatusBadRequest {
			t.Errorf("%s from nowhere is %d", list, got.StatusCode)
		}
	}
	if got := s.send(t, roleUser, "POST", shopPath+"catalog/products", url.Values{"name": {"x"}}); got.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("a form without its key is %d", got.StatusCode)
	}
}
