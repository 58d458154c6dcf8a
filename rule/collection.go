package rule

import (
	"context"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// GuardCollection refuses to delete a collection of products that validation rules use, with resource_in_use.
func (t Tx) GuardCollection(ctx context.Context, id string) error {
	page, err := t.tx.Rules().List(ctx, storage.Query{})
	if err != nil {
		return err
	}
	var users []string
	for _, r := range page.Items {
		program, err := Compile(r)
		if err != nil {
			return fmt.Errorf("compile validation rules %s: %w", r.ID, err)
		}
		if slices.Contains(program.Needs().Collections, id) {
			users = append(users, r.ID)
		}
	}
	if len(users) > 0 {
		return fault.InUse("products_collection", id, Kind.Name, users)
	}
	return nil
}
