package rule

import (
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Kind describes sets of rules to a backend.
var Kind = storage.Kind[Rules]{
	Name: "validation_rules", Prefix: "val_", Configures: storage.ConfiguresRules,
	ID:     func(r *Rules) string { return r.ID },
	Unique: []storage.Unique[Rules]{{Name: "name", Value: func(r *Rules) string { return r.Name }}},
	Fields: []storage.Field[Rules]{
		storage.String("name", func(r *Rules) string { return r.Name }).Ordered(),
		storage.Time("created_at", func(r *Rules) time.Time { return r.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(r *Rules) time.Time { return r.UpdatedAt }).Ordered(),
	},
}

// AssignmentKind describes assignments to a backend.
var AssignmentKind = storage.Kind[Assignment]{
	Name: "validation_rules_assignment", Prefix: "asgm_", Configures: storage.ConfiguresRules,
	ID:     func(a *Assignment) string { return a.ID },
	Unique: []storage.Unique[Assignment]{{Name: "pair", Value: (*Assignment).pair}},
	Fields: []storage.Field[Assignment]{
		storage.String("pair", (*Assignment).pair),
		storage.String("rule_id", func(a *Assignment) string { return a.RuleID }),
		storage.String("related_object_id", func(a *Assignment) string { return a.RelatedObjectID }),
		storage.String("related_object_type", func(a *Assignment) string { return string(a.RelatedObjectType) }),
		storage.Time("created_at", func(a *Assignment) time.Time { return a.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(a *Assignment) time.Time { return a.UpdatedAt }).Ordered(),
	},
}
