package program

import (
	"time"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// Program is a loyalty program. Its members, and the definitions that are assigned to it, are rows of their own.
type Program struct {
	ID     string
	Name   string
	Status Status
	// Validity has a start, an end and daily hours; programs have no other windows.
	Validity  validity.Validity
	Metadata  metadata.Map
	CreatedAt time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// Open reports whether members can earn and spend at an instant: the program is ACTIVE, inside its dates and its hours, which
// are read in the project's zone.
func (p Program) Open(now time.Time, zone *time.Location) bool {
	return p.Status == StatusActive && p.Validity.Active(now, zone) == validity.StatusActive
}

// Kind describes programs to a backend.
var Kind = storage.Kind[Program]{
	Name: "program", Prefix: "lprg_",
	ID: func(p *Program) string { return p.ID },
	Fields: []storage.Field[Program]{
		storage.String("name", func(p *Program) string { return p.Name }).Ordered(),
		storage.String("status", func(p *Program) string { return string(p.Status) }),
		storage.Time("created_at", func(p *Program) time.Time { return p.CreatedAt }).Ordered(),
	},
}

func (p *Program) complete() (err error) {
	if err := textOf("name", p.Name, 1, maxName); err != nil {
		return err
	}
	if err := p.Validity.ValidateV2(""); err != nil {
		return err
	}
	p.Metadata, err = metadata.Normalize("metadata", p.Metadata)
	return err
}

const maxName = 200
