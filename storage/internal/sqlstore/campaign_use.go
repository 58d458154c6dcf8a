package sqlstore

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/campaigns"
	"github.com/punchcardhq/punchcard/redemption"
)

var _ campaigns.Store = (*Project)(nil)

// campaignUseRow is a campaign with one of its sets of rules, or with none.
type campaignUseRow struct {
	CampaignID, CampaignName                        string
	Ends                                            instant
	Redemptions, Orders, Discounts, Credits, Points int64
	Codes                                           int64
	OutOfCodes                                      bool
	rulesRow
}

// outOfCodes is whether a campaign c, whose progress is p, is out of codes; see campaigns.Use. The index vouchers_unpublished has just the codes that
// publishing would take, so that one row of it is read.
const outOfCodes = `CASE WHEN c.type = 'AUTO_UPDATE' OR coalesce(p.vouchers_count, 0) = 0 THEN FALSE
	WHEN p.vouchers_count = 1 THEN NOT EXISTS (SELECT 1 FROM vouchers t WHERE t.project_id = c.project_id AND t.campaign_id = c.id AND t.deleted_at IS NULL AND NOT t.exhausted)
	ELSE NOT EXISTS (SELECT 1 FROM vouchers t WHERE t.project_id = c.project_id AND t."campaign_id" = c.id AND ` + canBePublished + `) END`

// CampaignUses returns what is used of campaigns.
func (p *Project) CampaignUses(ctx context.Context, ids ...string) ([]campaigns.Use, error) {
	return p.campaignUses(ctx, sqlf("id IN (?)", bun.List(ids)), "", always, always)
}

// CampaignsRunningOut returns what is used of campaigns that end, or may be used up. Totals are added up only of campaigns with a rule that may be a
// limit, because a campaign has a row for each day.
func (p *Project) CampaignsRunningOut(ctx context.Context, now, soon time.Time, limit int) ([]campaigns.Use, error) {
	running := sqlf("active AND deleted_at IS NULL AND (expiration_date IS NULL OR expiration_date >= ?)", instant(now))
	var limits []expr
	for _, name := range campaigns.LimitingRules() {
		limits = append(limits, sqlf("CAST(t.rules AS text) LIKE ?", "%"+name+"%"))
	}
	first := fmt.Sprintf("ORDER BY expiration_date IS NULL, expiration_date, created_at DESC, id DESC LIMIT %d", limit)
	return p.campaignUses(ctx, running, first, or(limits...), or(sqlf("r.campaign_id IS NOT NULL"), sqlf(outOfCodes), sqlf("c.expiration_date <= ?", instant(soon))))
}

// campaignUses reads the first campaigns that are of a condition, with those of their rules that pass another, and of these what passes a third.
func (p *Project) campaignUses(ctx context.Context, of expr, first string, rules, pass expr) ([]campaigns.Use, error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, err
	}
	totalled := "SELECT id FROM c"
	if rules.sql != always.sql {
		totalled = "SELECT campaign_id FROM r"
	}
	var sums []string
	for _, name := range []string{"redemptions", "orders", "discounts", "credits", "points"} {
		sums = append(sums, p.store.text.sum(name)+" AS "+name)
	}
	args := slices.Concat([]any{p.id}, of.args, []any{p.id}, rules.args, []any{p.id, p.id}, pass.args)
	var rows []campaignUseRow
	err = db.NewRaw(`WITH c AS (SELECT project_id, id, name, type, expiration_date, created_at FROM campaigns WHERE project_id = ? AND `+of.sql+` `+first+`),
		r AS (SELECT c.id AS campaign_id, t.* FROM c JOIN validation_rules_assignments a ON a.project_id = c.project_id AND a.related_object_id = c.id AND a.related_object_type = 'campaign'
			JOIN validation_rules t ON t.project_id = ? AND t.id = a.rule_id WHERE `+rules.sql+`),
		s AS (SELECT subject_id, `+strings.Join(sums, ", ")+` FROM redemption_totals WHERE project_id = ? AND subject_id IN (`+totalled+`) GROUP BY subject_id)
		SELECT c.id AS campaign_id, c.name AS campaign_name, c.expiration_date AS ends, coalesce(s.redemptions, 0) AS redemptions, coalesce(s.orders, 0) AS orders,
			coalesce(s.discounts, 0) AS discounts, coalesce(s.credits, 0) AS credits, coalesce(s.points, 0) AS points, coalesce(p.vouchers_count, 0) AS codes, `+outOfCodes+` AS out_of_codes,
			r.id, r.name, r.rules, r.bundle_rules, r.error, r.applicable_to, r.type, r.context_type, r.created_at, r.updated_at
		FROM c LEFT JOIN r ON r.campaign_id = c.id LEFT JOIN s ON s.subject_id = c.id LEFT JOIN campaign_progress p ON p.project_id = ? AND p.id = c.id
		WHERE `+pass.sql+` ORDER BY c.expiration_date IS NULL, c.expiration_date, c.created_at DESC, c.id DESC, r.created_at, r.id`, args...).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read the use of campaigns: %w", err)
	}
	var uses []campaigns.Use
	for i := range rows {
		row := &rows[i]
		if len(uses) == 0 || uses[len(uses)-1].CampaignID != row.CampaignID {
			uses = append(uses, campaigns.Use{
				CampaignID: row.CampaignID, Name: row.CampaignName, End: row.Ends.time(), Codes: row.Codes, OutOfCodes: row.OutOfCodes,
				Totals: redemption.Totals{Redemptions: row.Redemptions, Orders: row.Orders, Discounts: row.Discounts, Credits: row.Credits, Points: row.Points},
			})
		}
		if use := &uses[len(uses)-1]; row.ID != "" {
			use.Rules = append(use.Rules, rulesItem(&row.rulesRow))
		}
	}
	return uses, nil
}
