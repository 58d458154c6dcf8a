package dashboard

import (
	"net/http"
	"slices"
	"strings"
	"testing"
)

// TestThePaletteLeadsWhereTheRoleMayGo has the palette of each role lead to the pages of the rail and to the forms of what people make, and to nothing
// that is refused then.
func TestThePaletteLeadsWhereTheRoleMayGo(t *testing.T) {
	s := newSite(t, "Shop")
	for _, as := range roles {
		var led []string
		got := s.get(t, as, shopPath+"look-up")
		for _, e := range got.elements(t) {
			if e.Data == "a" && e.Parent.Parent != nil && attribute(e.Parent.Parent, "id") == "palette-links" {
				led = append(led, attribute(e, "href"))
			}
		}
		for _, e := range slices.Concat(paletteActs, slices.Concat(railEntries...)) {
			at := shopPath + e.page
			if status := s.get(t, as, at).StatusCode; slices.Contains(led, at) != (status != http.StatusForbidden) {
				t.Errorf("%s is %d for %s, whom the palette leads to %v", at, status, as, led)
			}
		}
		if len(led) == 0 || !strings.Contains(got.body, `action="`+shopPath+`look-up" role="search"`) {
			t.Errorf("%s has %d pages in the palette, or no search field", as, len(led))
		}
	}
	if got := s.get(t, roleOwner, "/dashboard/projects"); strings.Contains(got.body, "palette") || strings.Contains(got.body, "data-search") {
		t.Errorf("there is a palette outside of projects\n%s", got.body)
	}
}
