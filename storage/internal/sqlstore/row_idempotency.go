package sqlstore

import (
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/storage"
)

// IdempotencyRecords returns the answers that are kept for repeated requests.
func (p *Project) IdempotencyRecords() storage.Collection[idempotency.Record] {
	return collection(p, idempotencyTable)
}

var idempotencyTable = tableOf(idempotency.Kind, idempotencyItem, newIdempotencyRow)

type idempotencyRow struct {
	bun.BaseModel `bun:"table:idempotency_records,alias:t"`

	ProjectID string  `bun:"project_id,pk"`
	ID        string  `bun:"id,pk"`
	Answer    octets  `bun:"answer"`
	ExpiresAt instant `bun:"expires_at"`
}

func idempotencyItem(r *idempotencyRow) idempotency.Record {
	return idempotency.Record{ID: r.ID, Answer: r.Answer, ExpiresAt: r.ExpiresAt.time()}
}

func newIdempotencyRow(scope string, r *idempotency.Record) idempotencyRow {
	return idempotencyRow{ProjectID: scope, ID: r.ID, Answer: r.Answer, ExpiresAt: instant(r.ExpiresAt)}
}
