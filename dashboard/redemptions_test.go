package dashboard

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestRedemptionsAreNarrowedToAReason follows the link of a reason to what was refused because of it.
func TestRedemptionsAreNarrowedToAReason(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	s.coupon(t, "OFF", nil)
	_, err := s.shop.Vouchers.SetActive(ctx, "OFF", false)
	s.must(t, err)
	s.coupon(t, "ONCE", func(n *voucher.NewVoucher) { n.Quantity = new(int64(1)) })
	for _, code := range []string{"OFF", "ONCE", "OFF", "ONCE"} {
		_, err := s.shop.Redemptions.Redeem(ctx, redemption.Request{Redeemables: redemption.Codes(code), Order: order.Total(4990)})
		if _, refused := fault.As(err); err != nil && !refused {
			t.Fatal(err)
		}
	}
	s.must(t, s.engine.DrainEvents(ctx, "shop"))
	const narrowed = "redemptions?show=refused&amp;reason=voucher_disabled"
	for _, at := range []string{"redemptions", "redemptions?show=refused", "home", "reports/refusals"} {
		if p := s.get(t, roleViewer, shopPath+at); !strings.Contains(p.body, `href="`+shopPath+narrowed+`"`) {
			t.Errorf("no reason on %s leads to its redemptions:\n%s", at, p.text(t))
		}
	}
	p := s.get(t, roleViewer, shopPath+"redemptions?show=refused&reason=voucher_disabled")
	s.check(t, roleViewer, "redemptions", p)
	if all := tables(t, p); len(all) != 1 || len(all[0]) != 2 {
		t.Errorf("of one reason are listed %v", all)
	}
	if !strings.Contains(p.text(t), "Refused because:") || !strings.Contains(p.body, `href="`+shopPath+`redemptions?show=refused"`) {
		t.Errorf("nothing says that the list is narrowed, or leads back:\n%s", p.text(t))
	}
	if p := s.get(t, roleViewer, shopPath+"redemptions?reason=nothing_like_this"); !strings.Contains(p.text(t), "take the filter off") {
		t.Errorf("a list that is empty because of its filter says\n%s", p.text(t))
	}
	if p := s.get(t, roleViewer, shopPath+"redemptions?reason=a%00b"); p.StatusCode != http.StatusBadRequest {
		t.Errorf("a reason that is no text is %d", p.StatusCode)
	}
}

// TestAnEmptyShopHasDoors asks for the first page of a shop in which nothing happened.
func TestAnEmptyShopHasDoors(t *testing.T) {
	s := newSite(t, "Shop")
	for as, doors := range map[role][]string{roleViewer: nil, roleUser: {"campaigns/new", "imports"}, roleAdmin: {"campaigns/new", "imports", "keys"}} {
		p := s.get(t, as, shopPath+"home")
		for _, door := range []string{"campaigns/new", "imports", "keys"} {
			_, main, _ := strings.Cut(p.body, "<main")
			if has, want := strings.Contains(main, `href="`+shopPath+door+`"`), strings.Contains(strings.Join(doors, " "), door); has != want {
				t.Errorf("%s sees the door to %s: %v", as, door, has)
			}
		}
	}
}

// TestASandboxSaysThatItsClockIsNotRight moves the clock of a sandbox ahead and back.
func TestASandboxSaysThatItsClockIsNotRight(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	const banner = "The clock of this sandbox runs"
	if p := s.get(t, roleOwner, shopPath+"home"); strings.Contains(p.text(t), banner) {
		t.Error("a clock that is right is told")
	}
	_, err := s.engine.CreateProject(ctx, project.NewProject{ID: "sandbox", Name: "Sandbox", Sandbox: true})
	s.must(t, err)
	for offset, want := range map[time.Duration]string{48 * time.Hour: banner + " ahead: here it is", -48 * time.Hour: banner + " behind: here it is still", 0: ""} {
		_, err := s.engine.Projects.Update(ctx, "sandbox", project.Update{ClockOffset: patch.Set(offset)})
		s.must(t, err)
		text := s.get(t, roleOwner, "/dashboard/projects/sandbox/home").text(t)
		if !strings.Contains(text, want) || strings.Contains(text, banner) != (want != "") {
			t.Errorf("with a clock that is off by %s the page says\n%s", offset, text)
		}
	}
}

// TestACodeIsDeletedAtItsPage asks at the page of a code what its deletion means, and deletes it.
func TestACodeIsDeletedAtItsPage(t *testing.T) {
	s := newSite(t, "Shop")
	code := s.coupon(t, "FIVE", nil)
	if p := s.get(t, roleRestricted, shopPath+"codes/"+code.ID); strings.Contains(p.body, shopPath+"codes/bulk") {
		t.Error("who may not delete codes has the form")
	}
	ask := s.get(t, roleUser, shopPath+"codes/"+code.ID).formAt(t, shopPath+"codes/bulk")
	asked := s.send(t, roleUser, "POST", shopPath+"codes/bulk", ask)
	if asked.StatusCode != http.StatusOK || !strings.Contains(asked.text(t), "go to the trash") {
		t.Fatalf("the question is %d\n%s", asked.StatusCode, asked.text(t))
	}
	_, err := s.shop.Vouchers.Get(t.Context(), "FIVE")
	s.must(t, err)
	if got := s.send(t, roleUser, "POST", shopPath+"codes/bulk/start", asked.formAt(t, shopPath+"codes/bulk/start")); got.StatusCode != http.StatusSeeOther || !strings.Contains(got.Header.Get("Location"), "tasks/") {
		t.Errorf("the deletion is %d %s", got.StatusCode, got.Header.Get("Location"))
	}
}

// TestARedemptionNamesItsOrder redeems codes with orders that have an id of the shop and that have none, as cash registers do, and with one that is refused.
func TestARedemptionNamesItsOrder(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	s.coupon(t, "FIVE", nil)
	s.coupon(t, "OFF", nil)
	_, err := s.shop.Vouchers.SetActive(ctx, "OFF", false)
	s.must(t, err)
	for _, c := range []struct{ code, sourceID, want, roleHref string }{
		{"FIVE", "", "44.90 EUR", "orders/"}, {"FIVE", "desk-1", "desk-1", "orders/"}, {"OFF", "desk-2", "desk-2", ""}, {"OFF", "", "", ""},
	} {
		request := redemption.Request{Redeemables: redemption.Codes(c.code), Order: order.Total(4990)}
		if c.sourceID != "" {
			request.Order.SourceID = patch.Set(c.sourceID)
		}
		_, err := s.shop.Redemptions.Redeem(ctx, request)
		if _, refused := fault.As(err); err != nil && !refused {
			t.Fatal(err)
		}
		page, err := s.shop.Redemptions.List(ctx, storage.Query{Order: latestFirst, Limit: 1})
		s.must(t, err)
		record := page.Items[0]
		for _, as := range []role{roleViewer, roleMerchant} {
			at := shopPath + "redemptions/" + record.ID
			got := s.get(t, as, at)
			s.check(t, as, at, got)
			name, href := "", ""
			for _, e := range got.elements(t) {
				if e.Data == "dt" && wordsOf(e) == "Order" {
					for d := range e.Parent.Descendants() {
						if d.Data == "dd" {
							name = wordsOf(d)
						}
						if d.Data == "a" {
							href = strings.TrimPrefix(attribute(d, "href"), shopPath)
						}
					}
				}
			}
			wantHref := c.roleHref
			if wantHref == "orders/" && as == roleViewer {
				wantHref += record.OrderID
			} else if wantHref == "orders/" {
				wantHref = "why?order=" + record.OrderID
			}
			if !strings.HasSuffix(name, c.want) || c.want == "" && name != "" || href != wantHref || record.OrderID != "" && strings.Contains(name, record.OrderID) {
				t.Errorf("%s as %s names the order %q and leads to %q, want %q and %q", c.code, as, name, href, c.want, wantHref)
			}
		}
	}
}
