package sqlstore

import (
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/refusal"
	"github.com/punchcardhq/punchcard/storage"
)

var (
	_ audit.Store   = (*Project)(nil)
	_ refusal.Store = (*Project)(nil)
)

// AuditEntries returns who changed what by hand or with a management key.
func (p *Project) AuditEntries() storage.Collection[audit.Entry] { return collection(p, auditTable) }

// Refusals returns why validations were refused.
func (p *Project) Refusals() storage.Collection[refusal.Refusal] { return collection(p, refusalTable) }

var auditTable = tableOf(audit.Kind, auditItem, newAuditRow)

type auditRow struct {
	bun.BaseModel `bun:"table:audit_entries,alias:t"`

	ProjectID  string                 `bun:"project_id,pk"`
	ID         string                 `bun:"id,pk"`
	Status     string                 `bun:"status,nullzero"`
	Act        string                 `bun:"act,nullzero"`
	ActorID    string                 `bun:"actor_id,nullzero"`
	ActorName  string                 `bun:"actor_name,nullzero"`
	ActorRole  string                 `bun:"actor_role,nullzero"`
	ActorFrom  string                 `bun:"actor_address,nullzero"`
	ObjectType string                 `bun:"object_type,nullzero"`
	ObjectID   string                 `bun:"object_id,nullzero"`
	ObjectName string                 `bun:"object_name,nullzero"`
	RequestID  string                 `bun:"request_id,nullzero"`
	Before     document[metadata.Map] `bun:"before_change"`
	After      document[metadata.Map] `bun:"after_change"`
	Reason     string                 `bun:"reason,nullzero"`
	Key        string                 `bun:"refusal_key,nullzero"`
	Message    string                 `bun:"refusal_message,nullzero"`
	CreatedAt  instant                `bun:"created_at"`
	EndedAt    instant                `bun:"ended_at"`
}

func auditItem(r *auditRow) audit.Entry {
	return audit.Entry{
		ID: r.ID, Status: audit.Status(r.Status), Act: r.Act, Actor: audit.Actor{ID: r.ActorID, Name: r.ActorName, Role: r.ActorRole, Address: r.ActorFrom},
		Object: audit.Object{Type: r.ObjectType, ID: r.ObjectID, Name: r.ObjectName}, RequestID: r.RequestID, Before: r.Before.value, After: r.After.value,
		Reason: r.Reason, Key: r.Key, Message: r.Message, CreatedAt: r.CreatedAt.time(), EndedAt: r.EndedAt.time(),
	}
}

func newAuditRow(project string, e *audit.Entry) auditRow {
	return auditRow{
		ProjectID: project, ID: e.ID, Status: string(e.Status), Act: e.Act, ActorID: e.Actor.ID, ActorName: e.Actor.Name, ActorRole: e.Actor.Role, ActorFrom: e.Actor.Address,
		ObjectType: e.Object.Type, ObjectID: e.Object.ID, ObjectName: e.Object.Name, RequestID: e.RequestID, Before: asDocument(e.Before),
		After: asDocument(e.After), Reason: e.Reason, Key: e.Key, Message: e.Message, CreatedAt: instant(e.CreatedAt), EndedAt: instant(e.EndedAt),
	}
}

var refusalTable = tableOf(refusal.Kind, refusalItem, newRefusalRow)

type refusalRow struct {
	bun.BaseModel `bun:"table:refusals,alias:t"`

	ProjectID  string  `bun:"project_id,pk"`
	ID         string  `bun:"id,pk"`
	Object     string  `bun:"object,nullzero"`
	Name       string  `bun:"name,nullzero"`
	VoucherID  string  `bun:"voucher_id,nullzero"`
	TierID     string  `bun:"tier_id,nullzero"`
	CampaignID string  `bun:"campaign_id,nullzero"`
	CustomerID string  `bun:"customer_id,nullzero"`
	Key        string  `bun:"refusal_key,nullzero"`
	Message    string  `bun:"message,nullzero"`
	Amount     *int64  `bun:"amount"`
	Order      string  `bun:"order_name,nullzero"`
	RequestID  string  `bun:"request_id,nullzero"`
	CreatedAt  instant `bun:"created_at"`
}

func refusalItem(r *refusalRow) refusal.Refusal {
	return refusal.Refusal{
		ID: r.ID, Object: r.Object, Name: r.Name, VoucherID: r.VoucherID, TierID: r.TierID, CampaignID: r.CampaignID, CustomerID: r.CustomerID,
		Key: r.Key, Message: r.Message, Amount: r.Amount, Order: r.Order, RequestID: r.RequestID, CreatedAt: r.CreatedAt.time(),
	}
}

func newRefusalRow(project string, r *refusal.Refusal) refusalRow {
	return refusalRow{
		ProjectID: project, ID: r.ID, Object: r.Object, Name: r.Name, VoucherID: r.VoucherID, TierID: r.TierID, CampaignID: r.CampaignID,
		CustomerID: r.CustomerID, Key: r.Key, Message: r.Message, Amount: r.Amount, Order: r.Order, RequestID: r.RequestID, CreatedAt: instant(r.CreatedAt),
	}
}
