package export

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// related holds the other resources that rows show. Deleted ones are absent.
type related struct {
	campaigns  map[string]campaign.Campaign
	categories map[string]catalog.Category
	customers  map[string]customer.Customer
	orders     map[string]order.Order
	// rules are the ids of the validation rules of a voucher; points the sum of the loyalty cards of a customer.
	rules  map[string][]string
	points map[string]int64
	// brought is how many others a customer referred.
	brought map[string]int64
}

// byID reads the objects to which rows refer, each once.
func byID[T, R any](ctx context.Context, c storage.Collection[R], items []T, refers func(*T) string, id func(*R) string) (map[string]R, error) {
	var ids []string
	for i := range items {
		if ref := refers(&items[i]); ref != "" {
			ids = append(ids, ref)
		}
	}
	slices.Sort(ids)
	found := map[string]R{}
	const atOnce = 500
	for some := range slices.Chunk(slices.Compact(ids), atOnce) {
		page, err := c.List(ctx, storage.Query{Filter: storage.In("id", some)})
		if err != nil {
			return nil, err
		}
		for _, item := range page.Items {
			found[id(&item)] = item
		}
	}
	return found, nil
}

func campaignsOf[T any](ctx context.Context, store Store, items []T, refers func(*T) string) (map[string]campaign.Campaign, error) {
	return byID(ctx, store.Campaigns(), items, refers, campaign.Kind.ID)
}

func customersOf[T any](ctx context.Context, store Store, items []T, refers func(*T) string) (map[string]customer.Customer, error) {
	return byID(ctx, store.Customers(), items, refers, customer.Kind.ID)
}

// rulesOf reads the validation rules of vouchers.
func rulesOf[T any](ctx context.Context, store Store, items []T, id func(*T) string) (map[string][]string, error) {
	ids := make([]string, len(items))
	for i := range items {
		ids[i] = id(&items[i])
	}
	rules := map[string][]string{}
	const atOnce = 500
	for some := range slices.Chunk(ids, atOnce) {
		page, err := store.RuleAssignments().List(ctx, storage.Query{
			Filter: storage.And(storage.In("related_object_id", some), storage.Is("related_object_type", string(rule.RelatedVoucher))),
			Order:  []storage.Order{{Field: "created_at"}},
		})
		if err != nil {
			return nil, err
		}
		for _, a := range page.Items {
			rules[a.RelatedObjectID] = append(rules[a.RelatedObjectID], a.RuleID)
		}
	}
	return rules, nil
}

func joined(list []string) string { return strings.Join(list, ",") }
