package redemption_test

import (
	"reflect"
	"testing"

	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/redemption"
)

// TestShortWaysAllowKnownFieldsOfAScope holds the predicates by which a backend chooses a shorter way to load a scope against each
// field of it. A new field fails here until the test says whether the shorter ways of loading allow it.
func TestShortWaysAllowKnownFieldsOfAScope(t *testing.T) {
	type ways struct{ codesAlone, shareable bool }
	allowed := map[string]ways{
		"Codes": {true, true}, "CustomerID": {true, true}, "CustomerSourceID": {true, true},
		"OrderID": {false, true}, "OrderSourceID": {false, true}, "Counters": {false, true}, "Subjects": {false, true},
		"HolderTiers": {true, true}, "Lots": {true, false},
		"OwnerID": {}, "Entries": {}, "RecordIDs": {}, "OrderRecords": {}, "Totals": {false, true}, "Buyers": {},
		"ConstantWork": {true, true}, "Key": {false, true},
	}
	fields := reflect.TypeFor[redemption.Scope]()
	for i := range fields.NumField() {
		name := fields.Field(i).Name
		want, decided := allowed[name]
		if !decided {
			t.Errorf("the test does not say whether a scope with %s is CodesAlone and Shareable", name)
			continue
		}
		var scope redemption.Scope
		fill(reflect.ValueOf(&scope).Elem().Field(i))
		if got := (ways{scope.CodesAlone(), scope.Shareable()}); got != want {
			t.Errorf("a scope with %s: %+v, want %+v", name, got, want)
		}
	}
}

// TestOnlyTheFirstPageOfLotsIsShared asks for the lots that a shared commit loads, and for more.
func TestOnlyTheFirstPageOfLotsIsShared(t *testing.T) {
	for lots, want := range map[int]bool{ledger.FirstPage: true, ledger.FirstPage + 1: false} {
		if scope := (redemption.Scope{Lots: lots}); scope.Shareable() != want {
			t.Errorf("a scope with %d lots is shareable: %t", lots, !want)
		}
	}
}

// fill gives a field some value that is not its zero.
func fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		v.SetString("x")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(1)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
	default:
		panic("a field of kind " + v.Kind().String())
	}
}
