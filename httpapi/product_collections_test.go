package httpapi_test

import (
	"strings"
	"testing"
	"time"
)

func TestStaticCollections(t *testing.T) {
	s := newServer(t)
	makeMug(s)
	s.now = noon.Add(time.Minute)
	s.post("/v1/products", `{"source_id":"cup"}`)
	s.post("/v1/products/mug/skus", `{"source_id":"mug-xl"}`)
	s.now = noon
	made := s.post("/v1/product-collections", `{"type":"STATIC","name":"Kitchen","products":[{"id":"mug-xl","product_id":null,"object":"sku"},{"id":"mug","object":"product"}],"filter":null}`)
	fresh := `{"id":"*","name":"Kitchen","type":"STATIC","products":[{"id":"*","product_id":"*","object":"sku"},{"id":"*","object":"product"}],
		"created_at":"2026-11-21T12:00:00.000Z","object":"products_collection"}`
	shows(t, made, fresh)
	path := "/v1/product-collections/" + made["id"].(string)
	shows(t, s.get(path), fresh)
	shows(t, s.get(path+"/products"), `{"object":"list","data_ref":"data","total":2,"data":[`+freshMug+`,
		{"id":"*","source_id":"mug-xl","product_id":"*","sku":null,"price":null,"currency":null,"attributes":{},"image_url":null,"metadata":{},
		"created_at":"2026-11-21T12:01:00.000Z","updated_at":null,"object":"sku","product":`+freshMug+`}]}`)
	shows(t, anyList(pluck(s.get(path+"/products?order=-created_at&limit=1"), "source_id")), `["mug-xl"]`)
	shows(t, anyList(pluck(s.get(path+"/products?limit=1&page=2"), "source_id")), `["mug-xl"]`)
	shows(t, anyList(pluck(s.get(path+"/products?starting_after=2026-11-21T12:00:00Z"), "source_id")), `["mug-xl"]`)

	s.now = noon.Add(time.Hour)
	shows(t, s.put(path, `{"name":"Table","products":[]}`), `{"id":"*","name":"Table","type":"STATIC","products":[],
		"created_at":"2026-11-21T12:00:00.000Z","updated_at":"2026-11-21T13:00:00.000Z","object":"products_collection"}`)
	s.del(path)
	s.refuse(404, "not_found", "Cannot find products_collection", "GET", path+"/products", nil)
}

func TestDynamicCollections(t *testing.T) {
	s := newServer(t)
	makeMug(s)
	s.post("/v1/products", `{"source_id":"cup","price":500}`)
	s.post("/v1/products/cup/skus", `{"source_id":"cup-s","price":1500}`)
	body := `{"type":"AUTO_UPDATE","name":"Dear","filter":{"junction":"and","price":{"conditions":{"$more_than":[1000]}}}}`
	made := s.post("/v1/product-collections", body)
	shows(t, made, strings.Replace(body, "{", `{"id":"*","created_at":"2026-11-21T12:00:00.000Z","object":"products_collection",`, 1))
	path := "/v1/product-collections/" + made["id"].(string)
	shows(t, anyList(pluck(s.get(path+"/products"), "source_id")), `["mug","cup-s"]`)
	for filter, want := range map[string]string{
		`{"junction":"or","source_id":{"conditions":{"$is":["cup"]}},"metadata.color":{"conditions":{"$is":["red"]}}}`:    `["mug","cup"]`,
		`{"junction":"and","object":{"conditions":{"$is":["sku"]}}}`:                                                      `["cup-s"]`,
		`{"junction":"and","attributes":{"conditions":{"$count_more":[0]}}}`:                                              `["mug"]`,
		`{"junction":"and","created_at":{"conditions":{"$after":["2026-11-21"],"$before":["2026-11-22T00:00:00.000Z"]}}}`: `["mug","cup","cup-s"]`,
	} {
		s.put(path, `{"filter":`+filter+`}`)
		shows(t, anyList(pluck(s.get(path+"/products"), "source_id")), want)
		shows(t, s.get(path)["filter"], filter)
	}
	list := s.get("/v1/product-collections")
	shows(t, anyList(pluck(list, "name")), `["Dear"]`)
	shows(t, list["total"], `1`)
}

func TestAWrongCollectionIsRefused(t *testing.T) {
	s := newServer(t)
	for body, details := range map[string]string{
		`{"type":"STATIC"}`:                                             "Payload must have required property 'name'",
		`{"type":"DYNAMIC","name":"A"}`:                                 "Property .type must be equal to one of the allowed values [ STATIC, AUTO_UPDATE ] (actual value is 'DYNAMIC')",
		`{"type":"AUTO_UPDATE","name":"A"}`:                             "'AUTO_UPDATE' collection must contain valid filter with 'junction' property",
		`{"name":"A","products":[{"id":"x"}]}`:                          "Property .products[0].object must be equal to one of the allowed values [ product, sku ]",
		`{"name":"A","products":[{"id":"x","object":"product"}]}`:       "Property .products[0].id must be the id of a product (actual value is 'x')",
		`{"name":"A","filter":{"junction":"and"}}`:                      "Property .filter must NOT be given",
		`{"type":"AUTO_UPDATE","name":"A","filter":[]}`:                 "Property .filter must be object",
		`{"type":"AUTO_UPDATE","name":"A","filter":{"junction":"xor"}}`: "Property .filter has wrong `junction` property. It must be one of: and, or",
		`{"type":"AUTO_UPDATE","name":"A","filter":{"junction":"and","skus":{"conditions":{"$has_value":[""]}}}}`:           "Property .filter.skus is not a field to filter by",
		`{"type":"AUTO_UPDATE","name":"A","filter":{"junction":"and","price":{"conditions":{"$starts_with":["1"]}}}}`:       "is not an operator of this field",
		`{"type":"AUTO_UPDATE","name":"A","filter":{"junction":"and","created_at":{"conditions":{"$more_than_ago":[30]}}}}`: "Property .filter must NOT depend on the present day",
	} {
		s.refuse(400, "invalid_payload", details, "POST", "/v1/product-collections", body)
	}
	shows(t, s.get("/v1/product-collections")["data"], `[]`)
	s.refuse(404, "not_found", "Cannot find products_collection with id pc_9", "PUT", "/v1/product-collections/pc_9", `{"name":"A"}`)
	s.refuse(400, "invalid_query_params", "Property .order must be one of", "GET", "/v1/product-collections?order=price", nil)
}

func TestCollectionUsedByRulesCannotBeDeleted(t *testing.T) {
	s := newServer(t)
	c := s.post("/v1/product-collections", `{"name":"A","products":[]}`)["id"].(string)
	rule := s.post("/v1/validation-rules", `{"name":"R","rules":{"1":{"name":"order.items.any","conditions":{"$is":[{"id":"`+c+`","object":"products_collection"}]}}}}`)["id"].(string)
	refusal := s.refuse(400, "resource_in_use", "Resource products_collection with id "+c+" is in use by validation_ruless with ids ["+rule+"]",
		"DELETE", "/v1/product-collections/"+c, nil)
	shows(t, refusal["related_object_ids"], `["`+rule+`"]`)
	shows(t, refusal["related_object_type"], `"validation_rules"`)
	s.get("/v1/product-collections/" + c)
	s.del("/v1/validation-rules/" + rule)
	s.del("/v1/product-collections/" + c)
}
