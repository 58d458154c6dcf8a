package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
)

// makeCounters makes counters that do not exist, in a transaction of its own that holds the row or the lock of each subject. A redemption that was
// committed before is among the records that are counted; one that is committed later finds the counter and raises it.
func (r redemptions) makeCounters(ctx context.Context, project string, counters []redemption.Counter) error {
	err := retryStalePlan(func() error {
		return r.onHot(ctx, func(conn *pgx.Conn) error {
			return pgx.BeginFunc(ctx, conn, func(tx pgx.Tx) error {
				if r.pooled {
					if _, err := tx.Exec(ctx, setLocally); err != nil {
						return err
					}
				}
				return makeCountersIn(ctx, tx, project, counters)
			})
		})
	})
	if err != nil && !transient(err) {
		return fmt.Errorf("make the counters of a limit: %w", err)
	}
	return nil // what another transaction prevented, the next attempt does again
}

// makeCountersIn makes counters within a transaction, which holds the row or the lock of each subject until it ends.
func makeCountersIn(ctx context.Context, tx pgx.Tx, project string, counters []redemption.Counter) error {
	var subjects []string
	for _, c := range counters {
		if !slices.Contains(subjects, c.Subject) {
			subjects = append(subjects, c.Subject)
		}
	}
	const vouchers = "SELECT 1 FROM vouchers WHERE project_id = $1 AND id = ANY($2) ORDER BY id FOR NO KEY UPDATE"
	if _, err := tx.Exec(ctx, vouchers, project, subjects); err != nil {
		return err
	}
	if _, err := tx.Exec(ctx, lockSubjects, lockKeys(project, subjects)); err != nil {
		return err
	}
	for _, c := range counters {
		value, err := countPast(ctx, tx, project, c)
		if err != nil {
			return err
		}
		_, err = tx.Exec(ctx, "INSERT INTO counters (project_id, id, value) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", project, string(c.Key), value)
		if err != nil {
			return err
		}
	}
	return nil
}

type querier interface {
	QueryRow(ctx context.Context, sql string, args ...any) pgx.Row
}

// countPast computes the first value of a counter: 0 for a counter of units, else the sum over the redemptions of its subject, actor and window
// that were not rolled back, and over those that were archived. One statement sees the state before or after a redemption is archived.
func countPast(ctx context.Context, q querier, project string, c redemption.Counter) (value int64, err error) {
	if c.Rule == nil {
		return 0, nil
	}
	sum := map[rule.Measure]string{
		rule.MeasureRedemptions:         "count(*)",
		rule.MeasureCampaignRedemptions: "count(*)",
		rule.MeasureCampaignOrders:      "coalesce(sum((applied->>'OrderTotal')::numeric - coalesce((returned->>'OrderTotal')::bigint, 0)), 0)",
		rule.MeasureCampaignDiscounts:   "coalesce(sum((applied->>'Order')::numeric + (applied->>'Items')::bigint - coalesce((returned->>'Order')::numeric + (returned->>'Items')::bigint, 0)), 0)",
		rule.MeasureCampaignCredits:     "coalesce(sum((applied->>'Credits')::numeric - coalesce((returned->>'Credits')::bigint, 0)), 0)",
	}[c.Rule.Measure]
	archived := map[rule.Measure]string{
		rule.MeasureRedemptions:         "redemptions",
		rule.MeasureCampaignRedemptions: "redemptions",
		rule.MeasureCampaignOrders:      "orders",
		rule.MeasureCampaignDiscounts:   "discounts",
		rule.MeasureCampaignCredits:     "credits",
	}[c.Rule.Measure]
	uses := []string{"project_id = $1"} // conditions of the archived uses
	where := []string{"project_id = $1", "object = 'redemption'", "status = 'SUCCEEDED'", "NOT parent"}
	args := []any{project, c.Subject}
	if c.Rule.Measure.OfCampaign() {
		where, uses = append(where, "campaign_id = $2"), append(uses, "campaign_id = $2")
	} else {
		where, uses = append(where, "(voucher_id = $2 OR tier_id = $2)"), append(uses, "subject_id = $2")
	}
	add := func(condition string, arg any) {
		args = append(args, arg)
		where, uses = append(where, fmt.Sprintf(condition, len(args))), append(uses, fmt.Sprintf(condition, len(args)))
	}
	switch c.Rule.Per {
	case rule.PerCustomer:
		add("customer_id = $%d", c.Rule.Actor)
	case rule.PerAPIKey:
		add("api_key = $%d", c.Rule.Actor)
	case rule.PerUser:
		add("user_login = $%d", c.Rule.Actor)
	}
	total := "(SELECT " + sum + " FROM redemptions WHERE " + strings.Join(where, " AND ")
	if c.From.IsZero() {
		total += ") + (SELECT coalesce(sum(" + archived + "), 0) FROM archived_uses WHERE " + strings.Join(uses, " AND ")
	} else { // what is archived is older than any window that a decision asks for
		args = append(args, c.From)
		total += fmt.Sprintf(" AND date >= $%d", len(args))
	}
	err = q.QueryRow(ctx, "SELECT "+capped(total+")"), args...).Scan(&value)
	return value, err
}
