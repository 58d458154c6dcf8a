package sqlstore

import (
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/trash"
	"github.com/uptrace/bun"
)

// TrashEntries returns the entries of the trash bin.
func (p *Project) TrashEntries() storage.Collection[trash.Entry] { return collection(p, trashTable) }

var trashTable = tableOf(trash.Kind, trashItem, newTrashRow)

type trashRow struct {
	bun.BaseModel `bun:"table:trash_entries,alias:t"`

	ProjectID    string  `bun:"project_id,pk"`
	ID           string  `bun:"id,pk"`
	ResourceID   string  `bun:"resource_id,nullzero"`
	ResourceType string  `bun:"resource_type,nullzero"`
	ResourceName string  `bun:"resource_name,nullzero"`
	ParentID     string  `bun:"parent_id,nullzero"`
	DeletedBy    string  `bun:"deleted_by,nullzero"`
	CreatedAt    instant `bun:"created_at"`
}

func trashItem(r *trashRow) trash.Entry {
	return trash.Entry{
		ID: r.ID, ResourceID: r.ResourceID, ResourceType: trash.ResourceType(r.ResourceType), ResourceName: r.ResourceName,
		ParentID: r.ParentID, DeletedBy: r.DeletedBy, CreatedAt: r.CreatedAt.time(),
	}
}

func newTrashRow(project string, e *trash.Entry) trashRow {
	return trashRow{
		ProjectID: project, ID: e.ID, ResourceID: e.ResourceID, ResourceType: string(e.ResourceType), ResourceName: e.ResourceName,
		ParentID: e.ParentID, DeletedBy: e.DeletedBy, CreatedAt: instant(e.CreatedAt),
	}
}
