package program

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
)

// Rows are the collections of definitions.
type Rows interface {
	Programs() storage.Collection[Program]
	CardDefinitions() storage.Collection[CardDefinition]
	ProgramEarningRules() storage.Collection[EarningRule]
	TierStructures() storage.Collection[TierStructure]
	StructureTiers() storage.Collection[Tier]
	Benefits() storage.Collection[Benefit]
	ProgramRewards() storage.Collection[Reward]
	ProgramAssignments() storage.Collection[Assignment]
	ProgramLocks() storage.Collection[Lock]
}

// Store is the part of a backend that the engine needs: the definitions, the log of changes, and the objects to which
// definitions refer.
type Store interface {
	storage.Transactor
	Rows
	Events() storage.Collection[event.Event]
	Campaigns() storage.Collection[campaign.Campaign]
	Products() storage.Collection[catalog.Product]
	SKUs() storage.Collection[catalog.SKU]
	Collections() storage.Collection[catalog.Collection]
}
