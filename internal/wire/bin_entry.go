package wire

import "github.com/punchcardhq/punchcard/trash"

// BinEntry is a deleted resource in answers. Its object is the kind of the resource.
type BinEntry struct {
	ID           string       `json:"id"`
	CreatedAt    Time         `json:"created_at"`
	DeletedBy    Null[string] `json:"deleted_by_user_id"`
	ResourceID   string       `json:"resource_id"`
	ResourceType string       `json:"resource_type" enum:"trash.ResourceType"`
	ResourceName string       `json:"resource_name"`
	ParentID     Null[string] `json:"resource_parent_id"`
	Object       string       `json:"object" enum:"trash.ResourceType"`
}

// NewBinEntry returns the shape of an entry of the trash.
func NewBinEntry(e trash.Entry) BinEntry {
	return BinEntry{
		ID: e.ID, CreatedAt: NewTime(e.CreatedAt), DeletedBy: OrNull(e.DeletedBy), ResourceID: e.ResourceID,
		ResourceType: string(e.ResourceType), ResourceName: e.ResourceName, ParentID: OrNull(e.ParentID), Object: string(e.ResourceType),
	}
}
