package sqlstore

import (
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ location.Store = (*Project)(nil)

// Locations returns the locations.
func (p *Project) Locations() storage.Collection[location.Location] {
	return collection(p, locationTable)
}

var locationTable = tableOf(location.Kind, locationItem, newLocationRow)

type locationRow struct {
	bun.BaseModel `bun:"table:locations,alias:t"`

	ProjectID string                   `bun:"project_id,pk"`
	ID        string                   `bun:"id,pk"`
	Name      string                   `bun:"name,nullzero"`
	Shape     document[location.Shape] `bun:"shape"`
	CreatedAt instant                  `bun:"created_at"`
	UpdatedAt instant                  `bun:"updated_at"`
}

func locationItem(r *locationRow) location.Location {
	return location.Location{ID: r.ID, Name: r.Name, Shape: r.Shape.value, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time()}
}

func newLocationRow(project string, l *location.Location) locationRow {
	return locationRow{
		ProjectID: project, ID: l.ID, Name: l.Name, Shape: asDocument(l.Shape), CreatedAt: instant(l.CreatedAt), UpdatedAt: instant(l.UpdatedAt),
	}
}
