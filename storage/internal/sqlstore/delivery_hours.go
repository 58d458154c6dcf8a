package sqlstore

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/webhook"
)

// DeliveryHours counts the latest deliveries of a webhook by hour and status; see webhook.Store. It reads the index of the deliveries of a webhook from
// its end.
func (p *Project) DeliveryHours(ctx context.Context, webhookID string, from time.Time, most int) ([]webhook.HourCount, error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, err
	}
	var rows []struct {
		Hour   int64
		Status string
		N      int64
	}
	err = db.NewRaw(`SELECT hour, status, count(*) AS n FROM (SELECT `+p.store.text.epoch("created_at")+` / 3600 AS hour, status FROM webhook_deliveries
		WHERE project_id = ? AND webhook_id = ? AND created_at >= ? ORDER BY `+p.store.text.order(sortKey{column: "created_at", desc: true, nullable: true})+`, id DESC LIMIT ?) AS d
		GROUP BY hour, status ORDER BY hour, status`, p.id, webhookID, instant(from), most).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("count the deliveries of %q by hour: %w", webhookID, err)
	}
	counts := make([]webhook.HourCount, len(rows))
	for i, r := range rows {
		counts[i] = webhook.HourCount{At: time.Unix(r.Hour*3600, 0).UTC(), Status: webhook.Status(r.Status), N: r.N}
	}
	return counts, nil
}
