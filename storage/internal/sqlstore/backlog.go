package sqlstore

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
)

// Backlog counts the jobs of the project that are not done, by kind.
func (p *Project) Backlog(ctx context.Context) ([]asyncaction.Backlog, error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, err
	}
	var rows []struct {
		Kind                       string
		Waiting, Running, Repeated int64
		Oldest                     *int64
	}
	err = db.NewRaw(`SELECT kind, sum(CASE WHEN state = 'available' THEN 1 ELSE 0 END) AS waiting, sum(CASE WHEN state = 'running' THEN 1 ELSE 0 END) AS running,
		sum(CASE WHEN state IN ('retryable', 'scheduled') THEN 1 ELSE 0 END) AS repeated, `+p.store.text.epoch(`min(CASE WHEN state = 'available' THEN scheduled_at END)`)+` AS oldest
		FROM (SELECT args->>'kind' AS kind, state, scheduled_at FROM river_job WHERE state IN ('available', 'running', 'retryable', 'scheduled') AND args->>'project' = ?
		LIMIT ?) AS j GROUP BY kind ORDER BY kind`, p.id, asyncaction.MaxBacklog).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read the jobs of project %q: %w", p.id, err)
	}
	all := make([]asyncaction.Backlog, len(rows))
	for i, r := range rows {
		all[i] = asyncaction.Backlog{Kind: r.Kind, Waiting: r.Waiting, Running: r.Running, Repeated: r.Repeated}
		if r.Oldest != nil {
			all[i].Since = time.Unix(*r.Oldest, 0).UTC()
		}
	}
	return all, nil
}
