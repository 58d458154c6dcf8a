package storage

// Revision numbers the configuration of a project. A commit that changes configuration raises its number, so that a process knows when
// what it has compiled is out of date. There are two numbers: an import of products must not have all promotions compiled again.
type Revision struct {
	// Rules counts the commits that changed campaigns, tiers, validation rules, categories, rewards, schemas or settings.
	Rules int64
	// Catalog counts the commits that changed products, SKUs or product collections.
	Catalog int64
}

// Configuration says which number of the revision a write to a kind raises.
type Configuration uint8

// The configurations.
const (
	ConfiguresNothing Configuration = iota
	ConfiguresRules
	ConfiguresCatalog
)

// Number returns the number of a configuration, nil for ConfiguresNothing.
func (r *Revision) Number(c Configuration) *int64 {
	switch c {
	case ConfiguresRules:
		return &r.Rules
	case ConfiguresCatalog:
		return &r.Catalog
	}
	return nil
}
