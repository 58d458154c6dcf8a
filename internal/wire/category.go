package wire

import (
	"slices"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// CategoryBody is the body of POST /v1/categories and of PUT /v1/categories/{categoryId}: both take the whole category.
type CategoryBody struct {
	Name      *string `json:"name" required:"true"`
	Hierarchy Number  `json:"hierarchy" required:"true"`
}

// Domain returns the new category.
func (w CategoryBody) Domain() (n catalog.NewCategory, err error) {
	if w.Name == nil {
		return n, fault.PayloadMissing("name")
	}
	hierarchy, err := w.Hierarchy.Integer("hierarchy")
	if err != nil {
		return n, err
	}
	if hierarchy == nil {
		return n, fault.PayloadMissing("hierarchy")
	}
	return catalog.NewCategory{Name: *w.Name, Hierarchy: *hierarchy}, nil
}

// Change returns the change of a category.
func (w CategoryBody) Change() (catalog.CategoryUpdate, error) {
	n, err := w.Domain()
	return catalog.CategoryUpdate{Name: patch.Set(n.Name), Hierarchy: patch.Set(n.Hierarchy)}, err
}

// Category is a category in answers. A category that was never changed has no updated_at.
type Category struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Hierarchy int64  `json:"hierarchy"`
	Object    string `json:"object" enum:"category"`
	CreatedAt Time   `json:"created_at"`
	UpdatedAt Time   `json:"updated_at,omitzero"`
	// StackingRulesType says whether redeemables of the category exclude others (EXCLUSIVE) or can be combined with all
	// others (JOINT). Validations, redemptions and qualifications have it.
	StackingRulesType string `json:"stacking_rules_type,omitzero" enum:"EXCLUSIVE JOINT"`
}

// NewCategory returns the shape of a category.
func NewCategory(c catalog.Category) Category {
	return Category{
		ID: c.ID, Name: c.Name, Hierarchy: c.Hierarchy, Object: "category",
		CreatedAt: NewTime(c.CreatedAt), UpdatedAt: NewTime(c.UpdatedAt),
	}
}

// NewCategories returns the categories array of a resource. A resource has at most one category; the zero value means none.
func NewCategories(c catalog.Category) []Category {
	if c.ID == "" {
		return []Category{}
	}
	return []Category{NewCategory(c)}
}

// NewStackedCategory returns the shape of a category with its type in the project's stacking rules.
func NewStackedCategory(c catalog.Category, rules project.StackingRules) Category {
	w := NewCategory(c)
	switch {
	case slices.Contains(rules.Exclusive, c.ID):
		w.StackingRulesType = "EXCLUSIVE"
	case slices.Contains(rules.Joint, c.ID):
		w.StackingRulesType = "JOINT"
	}
	return w
}
