package memory

import (
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/storage"
)

var _ location.Store = (*Project)(nil)

// Locations returns the locations.
func (p *Project) Locations() storage.Collection[location.Location] {
	return collection(p, location.Kind)
}
