package redemption_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// proofs says which test proves each case of testdata/cases.json: played cases are whole, and TestCases plays them through an engine;
// the others are only named there, and proved by a function or a scenario, written as "file: name".
var proofs = func() map[string]string {
	const bundles, formulas = "../discount/testdata/bundles.txt: ", "../formula/formula_test.go: "
	m := map[string]string{
		"RD-150": bundles + "a_sum_per_bundle_off_the_order",
		"RD-152": bundles + "a_new_order_price_is_not_multiplied",
		"RD-153": bundles + "unit_limits_grow_with_the_bundles",
		"RD-155": bundles + "a_sum_per_line_is_multiplied",
		"RD-157": bundles + "a_percentage_of_items_is_multiplied",
		"RD-159": bundles + "a_split_sum_is_multiplied",
		"RD-160": bundles + "new_unit_prices_stay_and_their_unit_limits_grow",
		"RF-01":  formulas + "a_percentage_of_the_price_plus_one",
		"RF-03":  formulas + "form-01_round_to_one_decimal",
		"RF-04":  formulas + "form-01_round_to_a_whole_number",
		"RF-06":  formulas + "form-01_floor_to_one_decimal",
		"RF-08":  formulas + "floor_to_tens",
		"RF-10":  formulas + "form-01_ceil_to_a_whole_number",
		"RF-11":  formulas + "ceil_to_tens",
		"RF-12":  formulas + "both_conditions_hold",
		"RF-14":  formulas + "one_of_two_conditions_is_enough",
		"RF-16":  formulas + "nested_if_inner_branch",
		"RF-18":  formulas + "nested_if_outer_branch",
		"RF-19":  formulas + "switch_first_case",
		"RF-21":  formulas + "switch_no_case",
		"RF-22":  formulas + "a_share_of_the_order",
		"RF-24":  formulas + "missing_metadata_leaves_it_to_the_fallback",
		"RS-01":  "sequences_test.go: TestAGiftCardIsEmptiedAndFilledAgain",
		"RS-03":  "sequences_test.go: TestASplitDiscountIsCountedAndTakenBack",
		"RS-04":  "sequences_test.go: TestPointsLeaveACardRewardByReward",
		"RS-06":  "sequences_test.go: TestCreditThatIsGivenRaisesAmountAndBalance",
		"RS-08":  "sequences_test.go: TestSessionsHoldFourUsesOfFour",
		"RS-10":  "limits_test.go: TestUnitsOfALimitAreCounted",
		"RS-12":  "sequences_test.go: TestEachProductOfACollectionHasItsOwnUnits",
		"RB-01":  "../rule/bundle_test.go: a_cart_short_of_both_parts",
		"RA-01":  "../discount/testdata/lines.txt: units_are_taken_by_skip_and_repeat",
	}
	return m
}()

func cases(t *testing.T) []playedCase {
	t.Helper()
	text, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []playedCase
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestCases(t *testing.T) {
	known := map[string]bool{}
	for _, c := range cases(t) {
		if known[c.ID] {
			t.Errorf("%s is there twice", c.ID)
		}
		known[c.ID] = true
		t.Run(c.ID, func(t *testing.T) {
			if c.Redeemables != nil {
				c.play(t)
				return
			}
			file, name, ok := strings.Cut(proofs[c.ID], ": ")
			if !ok {
				t.Fatal("no test proves this case")
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, form := range []string{"scenario " + name + "\n", "func " + name + "(", `"` + name + `"`} {
				if strings.Contains(string(text), form) {
					return
				}
			}
			t.Fatalf("%s has no %s", file, name)
		})
	}
	for id := range proofs {
		if !known[id] {
			t.Errorf("%s proves a case that is not there: %s", proofs[id], id)
		}
	}
}
