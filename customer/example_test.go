package customer_test

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/patch"
)

// A redemption names its customer by the shop's own id: the first one makes the customer, the second one only learns more.
func ExampleMerge() {
	at := time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC)
	newID := func(prefix string) string { return prefix + "1" }

	first, _ := customer.Merge(nil, customer.Request{SourceID: "ada", Update: customer.Update{Name: patch.Set("Ada")}}, at, newID)
	fmt.Println(first.Customer.ID, first.Customer.Name, first.New)

	more := customer.Request{SourceID: "ada", Update: customer.Update{Email: patch.Set("ada@example.com")}}
	second, _ := customer.Merge(&first.Customer, more, at.Add(time.Hour), newID)
	fmt.Println(second.Customer.Name, second.Customer.Email, second.Changed)

	third, _ := customer.Merge(&second.Customer, more, at.Add(2*time.Hour), newID)
	fmt.Println(third.Changed, third.Customer.UpdatedAt.Format(time.TimeOnly))
	// Output:
	// cust_1 Ada true
	// Ada ada@example.com true
	// false 10:30:00
}
