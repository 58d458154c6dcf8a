package sqlstore

import (
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/storage"
)

// IdempotencyRecords returns the answers that are kept for repeated requests; they live in the system scope.
func (p *Project) IdempotencyRecords() storage.Collection[idempotency.Record] {
	return collection(p, idempotencyTable)
}

var idempotencyTable = tableOf(idempotency.Kind, idempotencyItem, newIdempotencyRow)

type idempotencyRow struct {
	bun.BaseModel `bun:"table:idempotency_records,alias:t"`

	ProjectID   string  `bun:"project_id,pk"`
	ID          string  `bun:"id,pk"`
	Owner       string  `bun:"owner_project_id,nullzero"`
	Fingerprint string  `bun:"fingerprint,nullzero"`
	Holder      string  `bun:"holder,nullzero"`
	LeaseUntil  instant `bun:"lease_until"`
	Answer      string  `bun:"answer,nullzero"`
	CreatedAt   instant `bun:"created_at"`
	ExpiresAt   instant `bun:"expires_at"`
}

func idempotencyItem(r *idempotencyRow) idempotency.Record {
	return idempotency.Record{
		ID: r.ID, ProjectID: r.Owner, Fingerprint: r.Fingerprint, Holder: r.Holder, LeaseUntil: r.LeaseUntil.time(), Answer: r.Answer,
		CreatedAt: r.CreatedAt.time(), ExpiresAt: r.ExpiresAt.time(),
	}
}

func newIdempotencyRow(scope string, r *idempotency.Record) idempotencyRow {
	return idempotencyRow{
		ProjectID: scope, ID: r.ID, Owner: r.ProjectID, Fingerprint: r.Fingerprint, Holder: r.Holder, LeaseUntil: instant(r.LeaseUntil),
		Answer: r.Answer, CreatedAt: instant(r.CreatedAt), ExpiresAt: instant(r.ExpiresAt),
	}
}
