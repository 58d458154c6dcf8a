package formula_test

import (
	"fmt"

	"github.com/punchcardhq/punchcard/formula"
)

func ExampleFormula_Number() {
	f, err := formula.Parse(`IF(CUSTOMER_METADATA("tier") is "gold";ORDER_AMOUNT * 0.15;ORDER_AMOUNT * 0.05)`)
	if err != nil {
		fmt.Println(err)
		return
	}
	customer := func(data map[string]any) formula.Facts {
		return shop{variables: values{"ORDER_AMOUNT": 300}, metadata: metadata{formula.MetadataCustomer: data}}
	}
	fmt.Println(f.Number(customer(values{"tier": "gold"})))
	fmt.Println(f.Number(customer(values{"tier": "silver"})))
	fmt.Println(f.Number(customer(nil)))
	// Output:
	// 45 true
	// 15 true
	// 0 false
}

func ExampleCheck() {
	fmt.Println(formula.Check("percent_off_formula", "IF(ORDER_TOTAL > 200;25;15)"))
	// Output:
	// invalid_payload: Invalid payload: Property .percent_off_formula must be a formula: unknown name ORDER_TOTAL at position 4
}

func ExampleFormula_ReadsLine() {
	for _, text := range []string{"ORDER_ITEM_PRICE * 0.1", "ORDER_ITEMS_QUANTITY * 0.1"} {
		f, err := formula.Parse(text)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(f.Variables(), f.ReadsLine())
	}
	// Output:
	// [ORDER_ITEM_PRICE] true
	// [ORDER_ITEMS_QUANTITY] false
}
