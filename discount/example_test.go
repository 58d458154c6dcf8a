package discount_test

import (
	"fmt"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/discount"
)

func twoMugsAndAShirt() discount.Cart {
	cart, err := discount.Cart{Lines: []discount.Line{
		{Product: "mug", Quantity: 2, Price: discount.Minor(1000)},
		{Product: "shirt", Quantity: 1, Price: discount.Minor(2500)},
	}}.Completed("order")
	if err != nil {
		panic(err)
	}
	return cart
}

func apply(d discount.Discount, turn discount.Turn) discount.Result {
	program, err := discount.Compile(d)
	if err != nil {
		panic(err)
	}
	return program.Apply(turn)
}

func ExampleProgram_Apply() {
	limit, off := int64(1), int64(500)
	percent := decimal.NewFromInt(10)
	mugs, err := discount.CompileEntries([]discount.Entry{{Object: discount.ObjectProduct, ID: "mug",
		Effect: discount.EntryEffectApplyToEvery, QuantityLimit: &limit}})
	if err != nil {
		panic(err)
	}

	coupon := apply(discount.Discount{Type: discount.TypePercent, PercentOff: &percent, Effect: discount.EffectApplyToItems},
		discount.Turn{Cart: twoMugsAndAShirt(), Selection: discount.Selection{Entries: mugs, Match: []int{0, discount.NotSelected}}})
	fmt.Println("the mugs get", coupon.Cart.Lines[0].AppliedDiscountAmount, "off:", coupon.Cart.TotalAmount().Minor, "left")

	tier := apply(discount.Discount{Type: discount.TypeAmount, AmountOff: &off}, discount.Turn{Cart: coupon.Cart})
	fmt.Println("the order gets", tier.Cart.AppliedDiscountAmount, "off:", tier.Cart.TotalAmount().Minor, "left")

	gift, err := discount.Gift{Balance: 5000}.Apply(discount.Turn{Cart: tier.Cart})
	fmt.Println("the gift card pays", gift.Spent, err, gift.Cart.TotalAmount().Minor, "left")
	fmt.Println("all together:", gift.Cart.Since(twoMugsAndAShirt()).TotalAppliedDiscountAmount())
	// Output:
	// the mugs get 100 off: 4400 left
	// the order gets 500 off: 3900 left
	// the gift card pays 3900 <nil> 0 left
	// all together: 4500
}

func ExampleProgram_Apply_freeUnits() {
	one := int64(1)
	catalog := func(unitType string) (discount.Good, bool) {
		return discount.Good{ProductID: unitType, Price: discount.Minor(700)}, unitType == "sticker"
	}
	result := apply(discount.Discount{Type: discount.TypeUnit, UnitOff: &one, UnitType: "sticker"},
		discount.Turn{Cart: twoMugsAndAShirt(), Catalog: catalog})
	sticker := result.Cart.Lines[2]
	fmt.Println(result.Discount.Effect, sticker.Product, sticker.Quantity, sticker.DiscountQuantity, sticker.DiscountAmount)
	fmt.Println(result.Cart.InitialAmount.Minor, result.Cart.Amount.Minor, result.Cart.TotalAmount().Minor)
	// Output:
	// ADD_MISSING_ITEMS sticker 1 1 700
	// 4500 5200 4500
}

func ExampleProgram_Apply_formula() {
	fallback := decimal.NewFromInt(5)
	result := apply(discount.Discount{Type: discount.TypePercent, PercentOff: &fallback, PercentOffFormula: "IF(ORDER_AMOUNT > 40;20;10)"},
		discount.Turn{Cart: twoMugsAndAShirt()})
	fmt.Println(result.Discount.PercentOff, *result.Discount.IsDynamic, result.Cart.TotalAmount().Minor)
	// Output: 20 true 3600
}

func ExampleDiscount_Validate() {
	percent := decimal.NewFromInt(120)
	fmt.Println(discount.Discount{Type: discount.TypePercent, PercentOff: &percent}.Validate("voucher.discount"))
	// Output: invalid_payload: Invalid payload: Property .voucher.discount.percent_off must be >= 0 and <= 100 (actual value is '120')
}

func ExampleCoin() {
	coin := discount.Coin{ExchangeRatio: decimal.NewFromInt(20), PointsRatio: 100}
	fmt.Println(coin.Value(250), coin.Needed(45000))
	// Output: 4000 2300
}
