package dashboard

import (
	"net/http"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
)

// requires gives a kind of resource a schema that asks for a property.
func (s *site) requires(t *testing.T, object string) {
	t.Helper()
	_, err := s.shop.Schemas.Create(t.Context(), metadata.Schema{RelatedObject: object, Properties: map[string]metadata.Definition{"source": {Type: metadata.TypeString}}})
	s.must(t, err)
}

// TestARuleIsTriedWhereCodesNeedMetadata tries a rule in a project whose codes must have a property: the code that the trial makes has none.
func TestARuleIsTriedWhereCodesNeedMetadata(t *testing.T) {
	s := newSite(t, "Shop")
	s.requires(t, metadata.ObjectVoucher)
	made, err := s.shop.Rules.Create(t.Context(), rule.Definition{Name: "Large", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {int64(5000)}}},
	}}})
	s.must(t, err)
	got := s.send(t, roleViewer, "POST", shopPath+"rules/"+made.ID+"/try", simulatorForm("a.product", "thing", "a.quantity", "1", "a.price", "60"))
	if got.StatusCode != http.StatusOK || !strings.Contains(got.text(t), "Yes, all that is asked holds") {
		t.Errorf("%d %s", got.StatusCode, got.text(t))
	}
}

// TestTheCheckTriesWhereCustomersNeedMetadata checks campaigns in a project whose customers must have a property: the example customer and the friend
// have none.
func TestTheCheckTriesWhereCustomersNeedMetadata(t *testing.T) {
	s := newSite(t, "Shop")
	s.requires(t, metadata.ObjectCustomer)
	for _, kind := range []string{"code", "friend"} {
		got := s.send(t, roleUser, "POST", wizardPath, s.wizardForm(t, "kind", kind))
		if text := strings.Join(strings.Fields(got.text(t)), " "); got.StatusCode != http.StatusOK || !strings.Contains(text, "To pay90.00 EUR") {
			t.Errorf("%s: %d %s", kind, got.StatusCode, text)
		}
	}
}
