package wire_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/trash"
)

var (
	comparedPatches = cmp.AllowUnexported(patch.Field[string]{}, patch.Field[int64]{}, patch.Field[[]string]{}, patch.Field[metadata.Map]{},
		patch.Field[[]catalog.Member]{}, patch.Field[catalog.Selection]{}, patch.Field[time.Time]{})
	rewardAssignments = time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
)

func TestNullClearsInProductUpdateAndIsIgnoredInUpsert(t *testing.T) {
	const body = `{"id":"prod_1","source_id":null,"name":null,"price":1e3,"attributes":null,"image_url":"","metadata":null}`
	update, err := read[wire.ProductUpdate](t, body).Domain()
	if err != nil {
		t.Fatal(err)
	}
	want := catalog.ProductUpdate{
		Name: patch.Clear[string](), Price: patch.Set[int64](1000), Attributes: patch.Clear[[]string](), ImageURL: patch.Set(""),
		Metadata: patch.Clear[metadata.Map](),
	}
	if diff := cmp.Diff(want, update, comparedPatches); diff != "" {
		t.Errorf("update (-want +got):\n%s", diff)
	}
	upsert, err := read[wire.ProductInput](t, body).Domain()
	if err != nil {
		t.Fatal(err)
	}
	said := catalog.ProductRequest{ID: "prod_1", ProductUpdate: catalog.ProductUpdate{Price: patch.Set[int64](1000), ImageURL: patch.Set("")}}
	if diff := cmp.Diff(said, upsert, comparedPatches); diff != "" {
		t.Errorf("upsert (-want +got):\n%s", diff)
	}
}

func TestSKUPriceIsRoundedToWholeNumber(t *testing.T) {
	for body, want := range map[string]int64{`{"price":1.5}`: 2, `{"price":"1.49"}`: 1, `{"price":-1.5}`: -2} {
		u, err := read[wire.SKUUpdate](t, body).Domain()
		if got, _ := u.Price.Value(); err != nil || got != want {
			t.Errorf("%s: %d, %v", body, got, err)
		}
	}
}

func TestEmptyProductsAndSKUs(t *testing.T) {
	product := catalog.Product{ID: "prod_1", CreatedAt: rewardAssignments}
	const alone = `"id":"prod_1","source_id":null,"name":null,"price":null,"attributes":[],"metadata":{},"image_url":null,
		"created_at":"2026-11-21T09:00:00.000Z","updated_at":null,"object":"product"`
	const sku = `"id":"sku_1","source_id":null,"product_id":"prod_1","sku":null,"price":null,"currency":null,"attributes":{},"image_url":null,
		"metadata":{},"created_at":"2026-11-21T09:00:00.000Z","updated_at":null,"object":"sku"`
	variant := catalog.SKU{ID: "sku_1", ProductID: "prod_1", CreatedAt: rewardAssignments}
	shows(t, wire.NewProduct(product, nil), `{`+alone+`}`)
	shows(t, wire.NewProduct(product, []catalog.SKU{variant}), `{`+alone+`,"skus":{"object":"list","data_ref":"data","data":[{`+sku+`}],"total":1}}`)
	shows(t, wire.NewMember(catalog.Subject{Product: &product}), `{`+alone+`}`)
	shows(t, wire.NewMember(catalog.Subject{Product: &product, SKU: &variant}), `{`+sku+`,"product":{`+alone+`}}`)
	shows(t, wire.NewMember(catalog.Subject{SKU: &variant}), `{`+sku+`}`)
}

func TestACollectionHasProductsOrAFilter(t *testing.T) {
	shows(t, wire.NewCollection(catalog.Collection{ID: "pc_1", Name: "A", Type: catalog.CollectionStatic, CreatedAt: rewardAssignments}),
		`{"id":"pc_1","name":"A","type":"STATIC","products":[],"created_at":"2026-11-21T09:00:00.000Z","object":"products_collection"}`)
	shows(t, wire.NewCollection(catalog.Collection{ID: "pc_1", Name: "A", Type: catalog.CollectionAutoUpdate, CreatedAt: rewardAssignments, UpdatedAt: rewardAssignments}),
		`{"id":"pc_1","name":"A","type":"AUTO_UPDATE","filter":{},"created_at":"2026-11-21T09:00:00.000Z","updated_at":"2026-11-21T09:00:00.000Z",
		"object":"products_collection"}`)
}

func TestACollectionInABody(t *testing.T) {
	selection := catalog.Selection{Filter: metadata.Map{"a": "b"}}
	asked := ""
	selected := func(raw json.RawMessage) (catalog.Selection, error) {
		asked = string(raw)
		return selection, nil
	}
	for body, want := range map[string]catalog.NewCollection{
		`{"name":"A"}`: {Name: "A", Type: catalog.CollectionStatic},
		`{"name":"A","type":null,"products":[{"id":"x","object":"sku"}],"filter":null}`: {Name: "A", Type: catalog.CollectionStatic,
			Members: []catalog.Member{{ID: "x", Object: catalog.MemberSKU}}},
		`{"name":"A","type":"AUTO_UPDATE","products":null,"filter":{"c":1}}`: {Name: "A", Type: catalog.CollectionAutoUpdate, Selection: selection},
	} {
		got, err := read[wire.CollectionInput](t, body).Domain(selected)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%s: %v (-want +got):\n%s", body, err, diff)
		}
	}
	if asked != `{"c":1}` {
		t.Errorf("asked about %s", asked)
	}
	update, err := read[wire.CollectionUpdate](t, `{"products":null,"filter":{"c":1}}`).Domain(selected)
	want := catalog.CollectionUpdate{Members: patch.Clear[[]catalog.Member](), Selection: patch.Set(selection)}
	if diff := cmp.Diff(want, update, comparedPatches); err != nil || diff != "" {
		t.Errorf("update: %v (-want +got):\n%s", err, diff)
	}
}

func TestTrashEntries(t *testing.T) {
	shows(t, wire.NewBinEntry(trash.Entry{ID: "tbe_1", ResourceID: "v_1", ResourceType: trash.TypeVoucher, ResourceName: "ABC", CreatedAt: rewardAssignments}),
		`{"id":"tbe_1","created_at":"2026-11-21T09:00:00.000Z","deleted_by_user_id":null,"resource_id":"v_1","resource_type":"voucher",
		"resource_name":"ABC","resource_parent_id":null,"object":"voucher"}`)
}
