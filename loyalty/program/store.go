package program

import "github.com/punchcardhq/punchcard/storage"

// Rows are the collections of definitions.
type Rows interface {
	Programs() storage.Collection[Program]
	CardDefinitions() storage.Collection[CardDefinition]
}
