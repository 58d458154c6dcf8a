package browsertest

import "testing"

// TestShop opens an order, makes a product, deletes it and takes it out of the trash again.
func TestShop(t *testing.T) {
	journeys(t, func(_ *testing.T, j *journey) {
		j.call("POST", "/v1/orders", `{"source_id": "basket-1", "customer": {"source_id": "mia", "name": "Mia"}, "items": [{"product_id": "tea", "quantity": 2, "price": 450}]}`)
		j.page("customers")
		j.shows("tbody tr")
		j.page("orders")
		j.click("tbody tr:first-child a")
		j.shows("#lines-title")
		j.page("publications")
		j.shows("h1")

		j.page("catalog/products/new")
		j.write("name", "Big mug")
		j.write("price", "12.50")
		j.click("form.wide .button.main")
		j.shows(".toast")
		j.click(".head .button.danger")
		j.shows("#delete")
		j.click("#delete .button.danger")
		j.shows(".head a[href$='products/new']")
		j.page("trash")
		j.click("tbody tr:first-child form .button")
		j.shows("#skus-title")
	})
}
