package memory

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

func TestAnUpdateThatWritesItsOwnRowSidewaysIsRefused(t *testing.T) {
	p := New().Project("proj")
	if err := p.Categories().Insert(t.Context(), catalog.Category{ID: "cat_1", Name: "one"}); err != nil {
		t.Fatal(err)
	}
	err := storage.Atomic(t.Context(), p, func(tx *Project) error {
		_, err := tx.Categories().Update(t.Context(), "cat_1", func(c *catalog.Category) error {
			c.Name = "two"
			_, err := tx.Categories().Update(t.Context(), "cat_1", func(c *catalog.Category) error { c.Hierarchy = 7; return nil })
			return err
		})
		return err
	})
	if err == nil || !strings.Contains(err.Error(), "written while it was being updated") {
		t.Errorf("the update answers %v", err)
	}
	if _, err := p.Categories().Get(t.Context(), "cat_1"); err != nil {
		t.Error(err)
	}
}

func TestCodesThatSayTheSameShareIt(t *testing.T) {
	p := New().Project("proj")
	of := func(id string, m metadata.Map) voucher.Voucher {
		n := int64(100)
		return voucher.Voucher{ID: "v_" + id, Code: id, Metadata: m, Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &n}}
	}
	want := []voucher.Voucher{
		of("1", metadata.Map{"n": json.Number("1")}), of("2", metadata.Map{"n": json.Number("1")}), of("3", metadata.Map{"n": json.Number("1.0")}), of("4", nil),
	}
	for _, v := range want {
		if err := p.Vouchers().Insert(t.Context(), v); err != nil {
			t.Fatal(err)
		}
	}
	page, err := p.Vouchers().List(t.Context(), storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, page.Items); diff != "" {
		t.Error(diff)
	}
	first := func(i int) (m uintptr, d *discount.Discount) {
		return reflect.ValueOf(page.Items[i].Metadata).Pointer(), page.Items[i].Discount
	}
	one, discounted := first(0)
	two, same := first(1)
	three, _ := first(2)
	if one != two || discounted != same || three == two {
		t.Errorf("the maps are at %x, %x and %x, the discounts at %p and %p", one, two, three, discounted, same)
	}
}
