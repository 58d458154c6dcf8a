package sqlstore

import (
	"context"
	"fmt"
	"strings"

	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/storage"
)

// Names returns the names of rows; see storage.NameReader.
func (p *Project) Names(ctx context.Context, ids storage.NameIDs) (map[string]string, error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, err
	}
	var parts []string
	var args []any
	for _, part := range []struct {
		ids                []string
		key, column, table string
	}{
		{ids.Campaigns, "id", "name", "campaigns"},
		{ids.Segments, "id", "name", "segments"},
		{ids.Tiers, "id", "name", "loyalty_tiers"},
		{ids.Products, "id", "name", "products"},
		{ids.Products, "source_id", "name", "products"},
		{ids.SKUs, "id", "sku", "skus"},
		{ids.SKUs, "source_id", "sku", "skus"},
		{ids.Collections, "id", "name", "products_collections"},
		{ids.Locations, "id", "name", "locations"},
		{ids.Vouchers, "id", "code", "vouchers"},
		{ids.PromotionTiers, "id", "name", "promotion_tiers"},
		{ids.Customers, "id", "coalesce(nullif(name, ''), nullif(email, ''), nullif(source_id, ''), id)", "customers"},
		{ids.Programs, "id", "name", "programs"},
		{ids.CardDefinitions, "id", "name", "card_definitions"},
	} {
		if known := storage.StorableNames(part.ids); len(known) > 0 {
			parts = append(parts, "SELECT "+part.key+" AS key, coalesce("+part.column+", '') AS name FROM "+part.table+" WHERE project_id = ? AND "+part.key+" IN (?)")
			args = append(args, p.id, bun.List(known))
		}
	}
	names := map[string]string{}
	if len(parts) == 0 {
		return names, nil
	}
	var found []struct{ Key, Name string }
	if err := db.NewRaw(strings.Join(parts, " UNION ALL "), args...).Scan(ctx, &found); err != nil {
		return nil, fmt.Errorf("read names: %w", err)
	}
	for _, row := range found {
		if row.Name != "" {
			names[row.Key] = row.Name
		}
	}
	return names, nil
}
