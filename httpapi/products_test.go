package httpapi_test

import (
	"testing"
	"time"
)

const freshMug = `{"id":"*","source_id":"mug","name":"Mug","price":1200,"attributes":["size"],"metadata":{"color":"red"},
	"image_url":"https://shop.example/mug.png","created_at":"2026-11-21T12:00:00.000Z","updated_at":null,"object":"product"}`

func makeMug(s *server) object {
	s.t.Helper()
	return s.post("/v1/products", `{"source_id":"mug","name":"Mug","price":1200,"attributes":["size"],"metadata":{"color":"red"},
		"image_url":"https://shop.example/mug.png"}`)
}

func TestProducts(t *testing.T) {
	s := newServer(t)
	shows(t, makeMug(s), freshMug)
	shows(t, s.get("/v1/products/mug"), freshMug)
	s.now = noon.Add(time.Hour)
	shows(t, s.post("/v1/products", `{"source_id":"mug","price":1500,"name":null,"metadata":{"color":null}}`),
		`{"id":"*","source_id":"mug","name":"Mug","price":1500,"attributes":["size"],"metadata":{},
		"image_url":"https://shop.example/mug.png","created_at":"2026-11-21T12:00:00.000Z","updated_at":"2026-11-21T13:00:00.000Z","object":"product"}`)
	cleared := `{"id":"*","source_id":"mug","name":null,"price":null,"attributes":[],"metadata":{},"image_url":null,
		"created_at":"2026-11-21T12:00:00.000Z","updated_at":"2026-11-21T13:00:00.000Z","object":"product"}`
	shows(t, s.put("/v1/products/mug", `{"name":null,"price":null,"attributes":null,"metadata":null,"image_url":null,"colour":"is ignored"}`), cleared)
	shows(t, s.post("/v1/products", `{}`), `{"id":"*","source_id":null,"name":null,"price":null,"attributes":[],"metadata":{},"image_url":null,
		"created_at":"2026-11-21T13:00:00.000Z","updated_at":null,"object":"product"}`)
}

func TestSKUs(t *testing.T) {
	s := newServer(t)
	mug := makeMug(s)
	fresh := `{"id":"*","source_id":"mug-xl","product_id":"*","sku":"Mug XL","price":1500,"currency":"EUR","attributes":{"size":"XL"},
		"image_url":null,"metadata":{},"created_at":"2026-11-21T12:00:00.000Z","updated_at":null,"object":"sku"}`
	sku := s.post("/v1/products/mug/skus", `{"source_id":"mug-xl","sku":"Mug XL","price":1500,"currency":"EUR","attributes":{"size":"XL"},"name":"is ignored"}`)
	shows(t, sku, fresh)
	for _, path := range []string{"/v1/skus/mug-xl", "/v1/skus/" + sku["id"].(string), "/v1/products/mug/skus/mug-xl"} {
		shows(t, s.get(path), fresh)
	}
	s.post("/v1/products", `{"source_id":"cup"}`)
	s.refuse(404, "not_found", "Cannot find sku with id mug-xl", "GET", "/v1/products/cup/skus/mug-xl", nil)
	s.expect(204, "DELETE", "/v1/products/cup?force=true", nil)
	s.now = noon.Add(time.Hour)
	changed := `{"id":"*","source_id":"mug-xl","product_id":"*","sku":"Mug XL","price":null,"currency":null,"attributes":{"weight":300},
		"image_url":null,"metadata":{"a":1},"created_at":"2026-11-21T12:00:00.000Z","updated_at":"2026-11-21T13:00:00.000Z","object":"sku"}`
	shows(t, s.put("/v1/products/"+mug["id"].(string)+"/skus/mug-xl", `{"price":null,"currency":null,"attributes":{"weight":300},"metadata":{"a":1}}`), changed)
	shows(t, s.get("/v1/products/mug/skus"), `{"object":"list","data_ref":"skus","skus":[`+changed+`],"total":1}`)
	product := s.get("/v1/products/mug")
	shows(t, product["attributes"], `["size","weight"]`)
	shows(t, product["skus"], `{"object":"list","data_ref":"data","data":[`+changed+`],"total":1}`)
	listed := s.get("/v1/products")["products"].([]any)[0].(object)
	shows(t, listed["skus"], `{"object":"list","data_ref":"data","data":[`+changed+`],"total":1}`)
}

func TestListsOfProducts(t *testing.T) {
	s := newServer(t)
	for i, body := range []string{`{"source_id":"a","name":"C","price":1}`, `{"source_id":"b","name":"B","price":2}`, `{"source_id":"c","name":"A","price":3}`} {
		s.now = noon.Add(time.Duration(i) * time.Hour)
		s.post("/v1/products", body)
		s.post("/v1/products/a/skus", body)
	}
	for query, want := range map[string]string{
		"":                                 `["a","b","c"]`,
		"?limit=2&page=2":                  `["c"]`,
		"?order=-created_at":               `["c","b","a"]`,
		"?start_date=2026-11-21T13:00:00Z": `["b","c"]`,
		"?end_date=2026-11-21T13:00:00Z":   `["a","b"]`,
		"?filters[created_at][conditions][$after]=2026-11-21T13:00:00Z": `["c"]`,
		"?filters[price][conditions][$more_than]=1":                     `["b","c"]`,
	} {
		list := s.get("/v1/products" + query)
		if list["data_ref"] != "products" || list["object"] != "list" {
			t.Errorf("%s: %v", query, list)
		}
		shows(t, anyList(pluck(list, "source_id")), want)
		shows(t, anyList(pluck(s.get("/v1/products/a/skus"+query), "source_id")), want)
	}
	shows(t, s.get("/v1/products?limit=2")["total"], `3`)
	for query, details := range map[string]string{
		"order=colour":         "Property .order must be one of: created_at, -created_at, updated_at, -updated_at",
		"limit=101":            "Property .limit must be a whole number from 1 to 100 (actual value is '101')",
		"page=0":               "Property .page must be a whole number from 1 to 100 (actual value is '0')",
		"start_date=yesterday": "Property .start_date",
		"filters[weight]=1":    "filters",
	} {
		s.refuse(400, "invalid_query_params", details, "GET", "/v1/products?"+query, nil)
	}
}

// anyList converts texts to a list as in decoded JSON.
func anyList(values []string) []any {
	list := make([]any, len(values))
	for i, v := range values {
		list[i] = v
	}
	return list
}

func TestAWrongProductIsRefusedAndNothingIsWritten(t *testing.T) {
	s := newServer(t)
	makeMug(s)
	for body, details := range map[string]string{
		`{"source_id":"x","price":"a"}`:           "Property .price must be number (actual value is string)",
		`{"source_id":"x","price":-1}`:            "Property .price must be >= 0",
		`{"source_id":"x","name":7}`:              "Property .name must be string (actual value is number)",
		`{"source_id":"x","attributes":"size"}`:   "Property .attributes must be array (actual value is string)",
		`{"source_id":"x","metadata":[]}`:         "Property .metadata must be object (actual value is array)",
		`{"source_id":"x","image_url":"mug.png"}`: "Property .image_url must be an HTTPS address",
		`{"source_id":"x"`:                        "Payload must be JSON",
		`[]`:                                      "Payload must be object (actual value is array)",
	} {
		s.refuse(400, "invalid_payload", details, "POST", "/v1/products", body)
	}
	for body, details := range map[string]string{
		`{"source_id":"x","attributes":{"size":{"a":1}}}`: "Property .attributes.size must be a text, a number, true or false",
		`{"source_id":"x","attributes":["size"]}`:         "Property .attributes must be object (actual value is array)",
		`{"source_id":"x","currency":"EURO"}`:             "Property .currency must be a code of three letters",
	} {
		s.refuse(400, "invalid_payload", details, "POST", "/v1/products/mug/skus", body)
		s.refuse(404, "not_found", "Cannot find product with id cup", "POST", "/v1/products/cup/skus", `{"source_id":"x"}`)
	}
	refusal := s.refuse(404, "not_found", "Cannot find product with id prod_9", "PUT", "/v1/products/prod_9", `{"name":"x"}`)
	shows(t, refusal, `{"code":404,"key":"not_found","message":"Resource not found","details":"Cannot find product with id prod_9",
		"request_id":"*","resource_id":"prod_9","resource_type":"product"}`)
	s.refuse(404, "not_found", "Cannot find sku with id x", "GET", "/v1/skus/x", nil)
	s.refuse(404, "not_found", "Cannot find product with id prod_9", "POST", "/v1/products", `{"id":"prod_9"}`)
	shows(t, anyList(pluck(s.get("/v1/products"), "source_id")), `["mug"]`)
	shows(t, s.get("/v1/products/mug"), freshMug)
}

func TestDeletingProductsAndSKUs(t *testing.T) {
	s := newServer(t)
	mug := makeMug(s)
	s.post("/v1/products/mug/skus", `{"source_id":"mug-xl","sku":"Mug XL"}`)
	s.refuse(400, "invalid_query_params", "Property .force must be true or false", "DELETE", "/v1/products/mug?force=yes", nil)
	s.del("/v1/products/mug/skus/mug-xl")
	s.now = noon.Add(time.Hour)
	s.del("/v1/products/mug")
	s.refuse(404, "not_found", "Cannot find product with id mug", "GET", "/v1/products/mug", nil)
	s.refuse(404, "not_found", "Cannot find product with id mug", "DELETE", "/v1/products/mug", nil)
	s.refuse(409, "duplicate_found", "Duplicated product exists with source_id mug", "POST", "/v1/products", `{"source_id":"mug"}`)
	list := s.get("/v1/trash-bin")
	shows(t, list, `{"object":"list","data_ref":"data","total":2,"has_more":false,"data":[
		{"id":"*","created_at":"2026-11-21T13:00:00.000Z","deleted_by_user_id":null,"resource_id":"`+mug["id"].(string)+`","resource_type":"product",
		"resource_name":"Mug","resource_parent_id":null,"object":"product"},
		{"id":"*","created_at":"2026-11-21T12:00:00.000Z","deleted_by_user_id":null,"resource_id":"*","resource_type":"sku",
		"resource_name":"Mug XL","resource_parent_id":"`+mug["id"].(string)+`","object":"sku"}]}`)

	page := s.get("/v1/trash-bin?limit=1&order=id")
	shows(t, anyList(pluck(page, "resource_type")), `["sku"]`)
	shows(t, page["has_more"], `true`)
	shows(t, anyList(pluck(s.get("/v1/trash-bin?order=id&starting_after_id="+page["more_starting_after"].(string)), "resource_type")), `["product"]`)
	shows(t, anyList(pluck(s.get("/v1/trash-bin?filters[resource_type][conditions][$is]=sku"), "resource_type")), `["sku"]`)
	s.refuse(400, "invalid_query_params", "must be", "GET", "/v1/trash-bin?filters[resource_type][conditions][$is]=customer", nil)

	s.del("/v1/trash-bin/" + pluck(list, "id")[0])
	shows(t, s.get("/v1/trash-bin")["data"], `[]`)
	s.refuse(404, "not_found", "Cannot find bin_entry", "DELETE", "/v1/trash-bin/"+pluck(list, "id")[0], nil)
	makeMug(s)
	s.del("/v1/products/mug?force=true")
	shows(t, s.get("/v1/trash-bin")["data"], `[]`)
}
