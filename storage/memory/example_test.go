package memory_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

func Example() {
	ctx := context.Background()
	backend := memory.New()
	shop := catalog.New(catalog.Deps{Store: backend.Project("my-shop"), Env: env.System()})

	for _, name := range []string{"Summer", "Winter"} {
		if _, err := shop.CreateCategory(ctx, catalog.NewCategory{Name: name}); err != nil {
			fmt.Println(err)
		}
	}
	_, err := shop.CreateCategory(ctx, catalog.NewCategory{Name: "Summer"})
	fmt.Println(err)

	page, _ := shop.ListCategories(ctx, storage.Query{Order: []storage.Order{{Field: "name", Desc: true}}, Limit: 1, WithTotal: true})
	fmt.Println(page.Items[0].Name, page.Total, page.HasMore)
	// Output:
	// duplicate_found: Duplicated resource found: Duplicated category exists with name Summer
	// Winter 2 true
}

func ExampleProject_InTx() {
	ctx := context.Background()
	project := memory.New().Project("my-shop")
	err := storage.Atomic(ctx, project, func(tx *memory.Project) error {
		if err := tx.Categories().Insert(ctx, catalog.Category{ID: "cat_1", Name: "Summer"}); err != nil {
			return err
		}
		return errors.New("changed my mind")
	})
	fmt.Println(err)
	n, _ := storage.Count(ctx, project.Categories(), storage.Filter{})
	fmt.Println(n, "categories")
	// Output:
	// changed my mind
	// 0 categories
}
