package trash_test

import (
	"context"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/trash"
)

func TestRemovingAnEntry(t *testing.T) {
	at := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	entry := func(id, resource string, kind trash.ResourceType) trash.Entry {
		return trash.Entry{ID: id, ResourceID: resource, ResourceType: kind, CreatedAt: at}
	}
	product, gone, voucher := entry("tbe_1", "prod_1", trash.TypeProduct), entry("tbe_2", "prod_2", trash.TypeProduct), entry("tbe_3", "v_1", trash.TypeVoucher)
	for name, tt := range map[string]struct {
		id, key string
		purged  []string
		left    []trash.Entry
	}{
		"removes_its_resource":                    {"tbe_1", "", []string{"prod_1"}, []trash.Entry{gone, voucher}},
		"is_done_when_the_resource_is_gone":       {"tbe_2", "", []string{"prod_2"}, []trash.Entry{product, voucher}},
		"that_nobody_owns_is_refused":             {"tbe_3", "not_implemented", nil, []trash.Entry{product, gone, voucher}},
		"that_does_not_exist_is_refused":          {"tbe_9", "not_found", nil, []trash.Entry{product, gone, voucher}},
		"is_addressed_by_its_own_id_and_no_other": {"prod_1", "not_found", nil, []trash.Entry{product, gone, voucher}},
	} {
		t.Run(name, func(t *testing.T) {
			store := memory.New().Project("proj")
			if err := store.TrashEntries().Insert(t.Context(), product, gone, voucher); err != nil {
				t.Fatal(err)
			}
			var purged []string
			engine := trash.New(store, map[trash.ResourceType]trash.Purge{trash.TypeProduct: func(ctx context.Context, id string) error {
				purged = append(purged, id)
				if id == "prod_2" {
					return fault.NotFound("product", id)
				}
				return trash.Forget(ctx, store, id)
			}})
			err := engine.Remove(t.Context(), tt.id)
			if tt.key == "" && err != nil || tt.key != "" && !fault.Has(err, tt.key) {
				t.Fatalf("got %v, want %q", err, tt.key)
			}
			page, err := engine.List(t.Context(), storage.Query{})
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.left, page.Items); diff != "" {
				t.Errorf("left (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tt.purged, purged); diff != "" {
				t.Errorf("purged (-want +got):\n%s", diff)
			}
		})
	}
}
