package sqlstore

import (
	"context"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/segment"
)

// UsesOfSegment finds what names a segment; see segment.UseReader. Definitions are documents, so the database looks for the id in their text: quoted,
// because the id of another segment may contain it.
func (p *Project) UsesOfSegment(ctx context.Context, id string, most, searched int) (all []segment.Use, unsearched bool, err error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, false, err
	}
	var parts []string
	var args []any
	for _, part := range []struct {
		kind                          segment.UseKind
		table, name, parent, document string
		only                          string
	}{
		{segment.UseRules, "validation_rules", "name", "''", "rules", ""},
		{segment.UseEarningRule, "earning_rules", "banner", "campaign_id", "", ""},
		{segment.UseProgramRule, "program_earning_rules", "name", "''", "definition", "status <> 'DELETED'"},
		{segment.UseProgramTier, "program_tiers", "name", "tier_structure_id", "definition", ""},
		{segment.UseProgramReward, "program_rewards", "name", "''", "definition", "status <> 'DELETED'"},
		{segment.UseDistribution, "webhooks", "settings->>'Name'", "''", "settings", "distribution"},
	} {
		names := sqlf("t.segment_id = ?", id)
		if part.document != "" {
			names = p.store.text.contains("CAST(t."+part.document+" AS text)", `"`+id+`"`)
		}
		if part.only != "" {
			names.sql += " AND " + part.only
		}
		latest := "(SELECT * FROM " + part.table + " WHERE project_id = ? ORDER BY created_at DESC NULLS LAST, id DESC LIMIT ?) AS t"
		parts = append(parts,
			"SELECT * FROM (SELECT '"+string(part.kind)+"' AS kind, id, coalesce("+part.name+", '') AS name, coalesce("+part.parent+", '') AS parent FROM "+latest+
				" WHERE "+names.sql+" ORDER BY created_at DESC NULLS LAST, id DESC LIMIT ?) AS found",
			"SELECT * FROM (SELECT '' AS kind, id, '' AS name, '' AS parent FROM "+part.table+" WHERE project_id = ? ORDER BY created_at DESC NULLS LAST, id DESC LIMIT 1 OFFSET ?) AS older")
		args = append(args, p.id, searched)
		args = append(append(args, names.args...), most, p.id, searched)
	}
	var found []struct{ Kind, ID, Name, Parent string }
	if err := db.NewRaw(strings.Join(parts, " UNION ALL "), args...).Scan(ctx, &found); err != nil {
		return nil, false, fmt.Errorf("read the uses of a segment: %w", err)
	}
	for _, f := range found {
		if f.Kind == "" {
			unsearched = true
			continue
		}
		all = append(all, segment.Use{Kind: segment.UseKind(f.Kind), ID: f.ID, Name: f.Name, ParentID: f.Parent})
	}
	return all, unsearched, nil
}
