package sqlstore

import (
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ asyncaction.Store = (*Project)(nil)

// AsyncActions returns the records of background work.
func (p *Project) AsyncActions() storage.Collection[asyncaction.Action] {
	return collection(p, asyncActionTable)
}

var asyncActionTable = tableOf(asyncaction.ActionKind, asyncActionItem, newAsyncActionRow)

type asyncActionRow struct {
	bun.BaseModel `bun:"table:async_actions,alias:t"`

	ProjectID  string                       `bun:"project_id,pk"`
	ID         string                       `bun:"id,pk"`
	Type       string                       `bun:"type,nullzero"`
	Status     string                       `bun:"status,nullzero"`
	Operation  string                       `bun:"operation,nullzero"`
	RequestID  string                       `bun:"request_id,nullzero"`
	Source     document[env.Source]         `bun:"source"`
	CreatedAt  instant                      `bun:"created_at"`
	UpdatedAt  instant                      `bun:"updated_at"`
	StartedAt  instant                      `bun:"started_at"`
	FinishedAt instant                      `bun:"finished_at"`
	Cursor     int64                        `bun:"portion"`
	Total      int64                        `bun:"total"`
	Done       int64                        `bun:"done"`
	Failed     int64                        `bun:"failed"`
	ByRows     bool                         `bun:"by_rows"`
	Result     document[asyncaction.Result] `bun:"result"`
	Line       string                       `bun:"queue,nullzero"`
}

func asyncActionItem(r *asyncActionRow) asyncaction.Action {
	return asyncaction.Action{
		ID: r.ID, Type: r.Type, RequestID: r.RequestID, Source: r.Source.value,
		Status: asyncaction.Status(r.Status), Operation: asyncaction.OperationStatus(r.Operation),
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
		StartedAt: r.StartedAt.time(), FinishedAt: r.FinishedAt.time(),
		Cursor: r.Cursor, Total: r.Total, Done: r.Done, Failed: r.Failed, ByRows: r.ByRows, Result: r.Result.value, Line: r.Line,
	}
}

func newAsyncActionRow(project string, a *asyncaction.Action) asyncActionRow {
	return asyncActionRow{
		ProjectID: project, ID: a.ID, Type: a.Type, RequestID: a.RequestID, Source: asDocument(a.Source),
		Status: string(a.Status), Operation: string(a.Operation),
		CreatedAt: instant(a.CreatedAt), UpdatedAt: instant(a.UpdatedAt),
		StartedAt: instant(a.StartedAt), FinishedAt: instant(a.FinishedAt),
		Cursor: a.Cursor, Total: a.Total, Done: a.Done, Failed: a.Failed, ByRows: a.ByRows, Result: asDocument(a.Result), Line: a.Line,
	}
}

// AsyncActionParts returns the rows and reports of background work.
func (p *Project) AsyncActionParts() storage.Collection[asyncaction.Part] {
	return collection(p, asyncActionPartTable)
}

var asyncActionPartTable = tableOf(asyncaction.PartKind, asyncActionPartItem, newAsyncActionPartRow)

type asyncActionPartRow struct {
	bun.BaseModel `bun:"table:async_action_parts,alias:t"`

	ProjectID string  `bun:"project_id,pk"`
	ID        string  `bun:"id,pk"`
	ActionID  string  `bun:"action_id,nullzero"`
	Role      string  `bun:"role,nullzero"`
	Data      string  `bun:"data,nullzero"`
	CreatedAt instant `bun:"created_at"`
}

func asyncActionPartItem(r *asyncActionPartRow) asyncaction.Part {
	return asyncaction.Part{
		ID: r.ID, ActionID: r.ActionID, Role: asyncaction.Role(r.Role), Data: r.Data, CreatedAt: r.CreatedAt.time(),
	}
}

func newAsyncActionPartRow(project string, p *asyncaction.Part) asyncActionPartRow {
	return asyncActionPartRow{
		ProjectID: project, ID: p.ID, ActionID: p.ActionID, Role: string(p.Role), Data: p.Data, CreatedAt: instant(p.CreatedAt),
	}
}

// AsyncActionLines returns the queues of background work that runs one after another.
func (p *Project) AsyncActionLines() storage.Collection[asyncaction.FIFO] {
	return collection(p, asyncActionLineTable)
}

var asyncActionLineTable = tableOf(asyncaction.FIFOKind, asyncActionLineItem, newAsyncActionLineRow)

type asyncActionLineRow struct {
	bun.BaseModel `bun:"table:async_action_queues,alias:t"`

	ProjectID string                          `bun:"project_id,pk"`
	ID        string                          `bun:"id,pk"`
	Running   string                          `bun:"running,nullzero"`
	Waiting   document[[]asyncaction.Waiting] `bun:"waiting"`
}

func asyncActionLineItem(r *asyncActionLineRow) asyncaction.FIFO {
	return asyncaction.FIFO{ID: r.ID, Running: r.Running, Waiting: r.Waiting.value}
}

func newAsyncActionLineRow(project string, l *asyncaction.FIFO) asyncActionLineRow {
	return asyncActionLineRow{ProjectID: project, ID: l.ID, Running: l.Running, Waiting: asDocument(l.Waiting)}
}
