package dashboard

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// recordsShop has two customers, two orders of which one is paid, two products, and two SKUs of the first.
func recordsShop(t *testing.T) *site {
	s := newSite(t, "Shop")
	ctx := t.Context()
	for i, name := range []string{"one", "two"} {
		_, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: name})
		s.must(t, err)
		_, err = s.shop.Orders.Upsert(ctx, order.Request{SourceID: patch.Set(name), Status: patch.Set(order.Statuses[i]), Amount: patch.Set[int64](100)})
		s.must(t, err)
		_, err = s.shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: name})
		s.must(t, err)
		_, err = s.shop.Catalog.UpsertSKU(ctx, "one", catalog.SKURequest{SourceID: name})
		s.must(t, err)
	}
	return s
}

// TestTheMetadataOfManyRecordsAreSet sets them for a ticked record and for all that match, from the page of each list, and reads what is said before.
func TestTheMetadataOfManyRecordsAreSet(t *testing.T) {
	s := recordsShop(t)
	ctx := context.WithoutCancel(t.Context())
	s.must(t, s.engine.Start(ctx))
	defer func() { _ = s.engine.Stop(ctx) }()
	product, err := s.shop.Catalog.Product(ctx, "one")
	s.must(t, err)
	for _, c := range []struct {
		page, form, all, ticked string
		metadata                func(source string) (metadata.Map, error)
		narrowed                bool // to what "one" does not match
	}{
		{"customers", "customers/bulk", "This concerns 2 customers. These are all customers of the project. The keys below", "This concerns 1 customer. The keys below", func(source string) (metadata.Map, error) {
			found, err := s.shop.Customers.Customer(ctx, source)
			return found.Metadata, err
		}, false},
		{"orders?show=PAID", "orders/bulk", "This concerns 1 order. Their state is: Paid. The keys below", "This concerns 1 order. The keys below", func(source string) (metadata.Map, error) {
			found, err := s.shop.Orders.Order(ctx, source)
			return found.Metadata, err
		}, true},
		{"catalog/products", "catalog/products/bulk", "These are all products of the project. The keys below", "This concerns 1 product. The keys below", func(source string) (metadata.Map, error) {
			found, err := s.shop.Catalog.Product(ctx, source)
			return found.Metadata, err
		}, false},
		{"catalog/products/" + product.ID, "catalog/skus/bulk", "This concerns 2 SKUs. These are all SKUs of the product. The keys below", "This concerns 1 SKU. The keys below", func(source string) (metadata.Map, error) {
			found, err := s.shop.Catalog.SKU(ctx, source)
			return found.Metadata, err
		}, false},
	} {
		t.Run(c.form, func(t *testing.T) {
			list := s.get(t, roleUser, shopPath+c.page)
			first := ""
			for _, e := range list.elements(t) {
				if e.Data == "input" && attribute(e, "name") == "id" && first == "" {
					first = attribute(e, "value")
				}
			}
			set := func(scope, said, text string) {
				t.Helper()
				form := list.formAt(t, shopPath+c.form)
				form.Del("id")
				form.Set("scope", scope)
				form.Set("act", "metadata")
				if scope == "ticked" {
					form.Set("id", first)
				}
				asked := s.send(t, roleUser, "POST", shopPath+c.form, form)
				if !strings.Contains(asked.text(t), said) {
					t.Errorf("%q is not in %s", said, asked.text(t))
				}
				checkPage(t, c.form, asked)
				start := asked.formAt(t, shopPath+c.form+"/start")
				start.Set("metadata", "no colon")
				start.Set("once", "form_wrong_"+scope)
				if got := s.send(t, roleUser, "POST", shopPath+c.form+"/start", start); got.StatusCode != http.StatusUnprocessableEntity {
					t.Errorf("metadata without a colon: %d", got.StatusCode)
				}
				start = asked.formAt(t, shopPath+c.form+"/start")
				start.Set("metadata", text)
				got := s.posts(t, roleUser, c.form+"/start", start)
				_, id, _ := strings.Cut(got.Header.Get("Location"), "/tasks/")
				if id == "" {
					t.Fatalf("it leads to %s", got.Header.Get("Location"))
				}
				eventually(t, func() bool {
					a, err := s.shop.AsyncActions.Get(ctx, id)
					s.must(t, err)
					return a.Finished()
				})
				if task := s.get(t, roleUser, got.Header.Get("Location")); !strings.Contains(task.text(t), "that match") {
					t.Errorf("the page of the task says %s", task.text(t))
				}
			}
			set("all", c.all, "shelf: 7")
			set("ticked", c.ticked, "note: new") // the latest is the first
			for source, want := range map[string]string{"one": "shelf: 7", "two": "note: new\nshelf: 7"} {
				if c.narrowed && source == "one" {
					want = ""
				}
				if m, err := c.metadata(source); err != nil || metadataText(m) != want {
					t.Errorf("the metadata of %s are %v, want %s: %v", source, m, want, err)
				}
			}
			none := s.send(t, roleUser, "POST", shopPath+c.form, url.Values{"act": {"metadata"}, "scope": {"ticked"}, "product": {product.ID}})
			if !strings.Contains(none.text(t), "is ticked.") {
				t.Errorf("without a tick: %s", none.text(t))
			}
		})
	}
	entries, err := s.shop.Audit.List(ctx, storage.Query{})
	s.must(t, err)
	said := 0
	for _, e := range entries.Items {
		if strings.HasPrefix(e.Act, "bulk.") && e.Status == audit.StatusDone {
			said++
		}
	}
	if said != 8 {
		t.Errorf("%d of 8 changes are in the audit log", said)
	}
}

// TestManyRecordsAreExported exports what a list shows, as each role may.
func TestManyRecordsAreExported(t *testing.T) {
	s := recordsShop(t)
	product, err := s.shop.Catalog.Product(t.Context(), "one")
	s.must(t, err)
	for _, c := range []struct {
		page, form, object string
		restricted         bool
	}{
		{"customers", "customers/bulk", "customer", false}, {"orders?show=PAID", "orders/bulk", "order", false}, {"catalog/products", "catalog/products/bulk", "product", true},
		{"catalog/products/" + product.ID, "catalog/skus/bulk", "sku", true},
	} {
		for _, as := range roles {
			if !may(as, actRead) {
				continue
			}
			list := s.get(t, as, shopPath+c.page)
			allowed := may(as, actExport) || c.restricted && as == roleRestricted
			if shown := strings.Contains(list.body, shopPath+c.form+`"`); shown != allowed {
				t.Errorf("%s for %s: the form is there: %t", c.page, as, shown)
			}
			if !allowed {
				continue
			}
			form := list.formAt(t, shopPath+c.form)
			form.Del("id")
			form.Set("scope", "all")
			form.Set("act", "export")
			asked := s.send(t, as, "POST", shopPath+c.form, form)
			got := s.posts(t, as, c.form+"/start", asked.formAt(t, shopPath+c.form+"/start"))
			if !strings.HasSuffix(got.Header.Get("Location"), "/exports?done=export") {
				t.Errorf("%s as %s leads to %s", c.form, as, got.Header.Get("Location"))
			}
		}
		page, err := s.shop.Exports.List(t.Context(), storage.Query{Order: latestFirst, Limit: 1})
		s.must(t, err)
		x := page.Items[0]
		if x.Object != c.object || x.UserID == "" || c.object == "order" && !strings.Contains(string(x.Selection), "PAID") || c.object == "sku" && !strings.Contains(string(x.Selection), product.ID) {
			t.Errorf("%s: the export is %+v", c.form, x)
		}
	}
	for form, status := range map[string]int{
		"act=metadata&scope=all": http.StatusForbidden, "act=x&scope=all": http.StatusBadRequest, "act=export&scope=x": http.StatusBadRequest, "act=export&scope=all": http.StatusOK,
	} {
		values, _ := url.ParseQuery(form)
		if got := s.send(t, roleRestricted, "POST", shopPath+"catalog/products/bulk", values); got.StatusCode != status {
			t.Errorf("%s as a restricted user is %d, want %d", form, got.StatusCode, status)
		}
	}
	for path, form := range map[string]url.Values{
		"orders/bulk": {"act": {"metadata"}, "scope": {"all"}, "show": {"LOST"}}, "catalog/skus/bulk": {"act": {"metadata"}, "scope": {"all"}, "product": {"prod_none"}},
		"customers/bulk": {"act": {"metadata"}, "scope": {"ticked"}, "id": make([]string, maxTicked+1)},
	} {
		if got := s.send(t, roleUser, "POST", shopPath+path, form); got.StatusCode != http.StatusBadRequest && got.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %v is %d", path, form, got.StatusCode)
		}
	}
}
