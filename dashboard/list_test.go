package dashboard

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// turns are the addresses that a page of a list leads on to.
func (p page) turns(t *testing.T) (newer, older string) {
	t.Helper()
	for _, e := range p.elements(t) {
		switch {
		case e.Data == "a" && attribute(e, "rel") == "prev":
			newer = attribute(e, "href")
		case e.Data == "a" && attribute(e, "rel") == "next":
			older = attribute(e, "href")
		}
	}
	return newer, older
}

// ordersIn are the addresses of the orders of a page.
func (p page) ordersIn(t *testing.T) (rows []string) {
	t.Helper()
	for _, e := range p.elements(t) {
		if e.Data == "a" && strings.Contains(attribute(e, "href"), "/orders/") {
			rows = append(rows, attribute(e, "href"))
		}
	}
	return rows
}

// namedRows are the names that a test gave to the rows of a page.
func (p page) namedRows(t *testing.T) (rows []string) {
	t.Helper()
	for _, e := range p.elements(t) {
		if e.Data != "tr" {
			continue
		}
		if name := rowName.FindString(wordsOf(e)); name != "" {
			rows = append(rows, name)
		}
	}
	return rows
}

// rowName is the name of a row in a test.
var rowName = regexp.MustCompile(`row-\d{4}`)

// TestAListIsWalkedToItsEndAndBack makes random orders, and walks the list of each part of them: "Older" shows every one that passes the filter once,
// in the order of the whole list, and "Newer" leads back by the same pages. The address keeps the filter, and the chip of the filter is the current one.
func TestAListIsWalkedToItsEndAndBack(t *testing.T) {
	n := 0
	rapid.Check(t, func(rt *rapid.T) {
		n++
		if n > 8 {
			return // each makes a shop
		}
		s := newSite(t, "Shop")
		for i := range rapid.SampledFrom([]int{0, 1, listPage, listPage + 1, 2*listPage + 7, 4 * listPage}).Draw(rt, "orders") {
			_, err := s.shop.Orders.Upsert(t.Context(), order.Request{
				SourceID: patch.Set(strconv.Itoa(i)), Amount: patch.Set(int64(i)), Status: patch.Set(rapid.SampledFrom(order.Statuses).Draw(rt, "status"))})
			s.must(t, err)
		}
		for _, filter := range append([]order.Status{""}, order.Statuses...) {
			q := storage.Query{Order: latestFirst}
			if filter != "" {
				q.Filter = storage.Is("status", string(filter))
			}
			all, err := s.shop.Orders.List(t.Context(), q)
			s.must(t, err)
			var want []string
			for _, o := range all.Items {
				want = append(want, s.address(t, "orders/"+o.ID))
			}
			s.walk(t, s.address(t, "orders")+"?show="+url.QueryEscape(string(filter)), want, page.ordersIn, func(at string, got page, older string) {
				current := ""
				for _, e := range got.elements(t) {
					if attribute(e, "aria-current") == "true" && attribute(e, "class") == "chip" {
						current = attribute(e, "href")
					}
				}
				shown := "show=" + url.QueryEscape(string(filter))
				if chip, err := url.Parse(current); err != nil || chip.Query().Get("show") != string(filter) || older != "" && !strings.Contains(older, shown) && filter != "" {
					t.Fatalf("%s has the chip %q and leads on to %q", at, current, older)
				}
			})
		}
	})
}

// walk follows a list to its end and back. check looks at each page, with the address of the next one.
func (s *site) walk(t *testing.T, first string, want []string, rowsOf func(page, *testing.T) []string, check func(at string, p page, older string)) {
	t.Helper()
	var pages [][]string
	var seen []string
	last := ""
	for at := first; at != ""; {
		got := s.get(t, roleAdmin, at)
		newer, older := got.turns(t)
		rows := rowsOf(got, t)
		pages, seen, last = append(pages, rows), append(seen, rows...), newer
		if got.StatusCode != http.StatusOK || (newer == "") != (len(pages) == 1) || len(rows) > listPage || len(pages) > len(want)+1 {
			t.Fatalf("page %d of %s is %d, has %d rows, and %q before it", len(pages), first, got.StatusCode, len(rows), newer)
		}
		check(at, got, older)
		at = older
	}
	if !slices.Equal(seen, want) {
		t.Fatalf("%s shows\n%v\nwant\n%v", first, seen, want)
	}
	for i := len(pages) - 2; i >= 0; i-- {
		got := s.get(t, roleAdmin, last)
		newer, _ := got.turns(t)
		if rows := rowsOf(got, t); !slices.Equal(rows, pages[i]) || (newer == "") != (i == 0) {
			t.Fatalf("back on page %d of %s are %v with %q before it, want %v", i+1, first, rows, newer, pages[i])
		}
		last = newer
	}
}

// growing are lists by their name. Each begins in an empty shop with what its rows belong to, and returns its address below the project and what makes
// a row that shows a name.
var growing = map[string]func(t *testing.T, s *site) (path string, add func(i int, name string)){
	"codes": func(t *testing.T, s *site) (string, func(int, string)) {
		return "codes", func(_ int, name string) { s.coupon(t, name, nil) }
	},
	"codes of a campaign": func(t *testing.T, s *site) (string, func(int, string)) {
		c := s.made(t, "Spring", 0, nil)
		return "campaigns/" + c.ID + "/codes", func(_ int, name string) { s.added(t, c.ID, name) }
	},
	"campaigns": func(t *testing.T, s *site) (string, func(int, string)) {
		return "campaigns", func(_ int, name string) { s.made(t, name, 0, nil) }
	},
	"promotions": func(t *testing.T, s *site) (string, func(int, string)) {
		return "promotions", func(_ int, name string) {
			s.promotions(t, "Of "+name, promotion.NewTier{Name: name, Discount: discount.Percent(10)})
		}
	},
	"stacks of a campaign": func(t *testing.T, s *site) (string, func(int, string)) {
		c, tiers := s.promotions(t, "Spring", promotion.NewTier{Name: "Ten", Discount: discount.Percent(10)})
		return "campaigns/" + c.ID + "/stacks", func(_ int, name string) {
			_, err := s.shop.Promotions.CreateStack(t.Context(), c.ID, promotion.NewStack{Name: name, TierIDs: []string{tiers[0].ID}})
			s.must(t, err)
		}
	},
	"publications of a campaign": func(t *testing.T, s *site) (string, func(int, string)) {
		c := s.made(t, "Spring", 0, func(n *campaign.NewCampaign) { n.Distribution = campaign.DistributionAutoUpdate })
		return "campaigns/" + c.ID + "/publications", func(_ int, name string) {
			_, err := s.shop.Vouchers.Publish(t.Context(), voucher.Publish{Campaign: c.ID, Customer: customerNamed(name)})
			s.must(t, err)
		}
	},
	"redemptions of a campaign": func(t *testing.T, s *site) (string, func(int, string)) {
		c := s.made(t, "Spring", 0, nil)
		return "campaigns/" + c.ID + "/redemptions", func(_ int, name string) {
			s.added(t, c.ID, name)
			_, err := s.shop.Redemptions.RedeemCodes(t.Context(), 1990, name)
			s.must(t, err)
		}
	},
	"audit": func(t *testing.T, s *site) (string, func(int, string)) {
		return "audit", func(_ int, name string) {
			c := audit.Change{Act: "voucher.disabled", Actor: audit.Actor{ID: "u"}, Object: audit.Object{ID: "v", Name: name}}
			s.must(t, s.shop.Audit.Do(t.Context(), c, func(context.Context) (any, error) { return nil, nil }))
		}
	},
	"loyalty": func(t *testing.T, s *site) (string, func(int, string)) {
		return "loyalty", func(i int, name string) {
			if i%3 == 0 {
				_, err := s.shop.Programs.CreateProgram(t.Context(), program.NewProgram{Program: program.Program{Name: name}})
				s.must(t, err)
				return
			}
			s.club(t, name)
		}
	},
	"members of a campaign": func(t *testing.T, s *site) (string, func(int, string)) {
		c := s.club(t, "Club")
		return "loyalty/campaigns/" + c.ID + "/members", func(_ int, name string) { s.added(t, c.ID, name) }
	},
	"members of a program": func(t *testing.T, s *site) (string, func(int, string)) {
		s.fillClub(t)
		return "loyalty/programs/" + s.ids["programId"] + "/members", func(_ int, name string) {
			c, err := s.shop.Customers.Upsert(t.Context(), customerNamed(name))
			s.must(t, err)
			_, _, err = s.shop.Members.Create(t.Context(), s.ids["programId"], membership.NewMember{CustomerID: c.ID})
			s.must(t, err)
		}
	},
	"movements of a member": func(t *testing.T, s *site) (string, func(int, string)) {
		s.fillClub(t)
		card := membership.CardPath{ProgramID: s.ids["programId"], MemberID: s.ids["memberId"], CardID: s.ids["cardId"]}
		return "loyalty/programs/" + card.ProgramID + "/members/" + card.MemberID + "/movements", func(i int, name string) {
			_, _, err := s.shop.Members.Adjust(t.Context(), card, int64(i+1), name)
			s.must(t, err)
		}
	},
	"rewards": func(t *testing.T, s *site) (string, func(int, string)) {
		mug, err := s.shop.Catalog.UpsertProduct(t.Context(), catalog.ProductRequest{SourceID: "mug"})
		s.must(t, err)
		beans, err := s.shop.Programs.CreateCardDefinition(t.Context(), program.CardDefinition{Name: "Beans", Type: program.CardIndividual})
		s.must(t, err)
		costs := []program.Cost{{Spending: program.Spending{Points: 25, CardDefinitionID: beans.ID}}}
		return "rewards", func(i int, name string) {
			if i%2 == 0 {
				_, err := s.shop.Loyalty.CreateReward(t.Context(), loyalty.NewReward{Name: name, Product: &loyalty.ProductReward{ID: mug.ID}})
				s.must(t, err)
				return
			}
			gift := program.Gift{Material: &program.Material{ProductID: mug.ID}}
			_, err := s.shop.Programs.CreateReward(t.Context(), program.Reward{Name: name, Type: program.RewardMaterial, Gift: gift, Costs: costs})
			s.must(t, err)
		}
	},
	"referrals": func(t *testing.T, s *site) (string, func(int, string)) {
		return "referrals", func(_ int, name string) { s.friends(t, name) }
	},
	"codes of referrers": func(t *testing.T, s *site) (string, func(int, string)) {
		c := s.friends(t, "Friends")
		return "referrals/" + c.ID, func(_ int, name string) { s.added(t, c.ID, name) }
	},
	"customers whom a referrer brought": func(t *testing.T, s *site) (string, func(int, string)) {
		c := s.friends(t, "Friends")
		s.added(t, c.ID, "FRIEND")
		published, err := s.shop.Vouchers.Publish(t.Context(), voucher.Publish{Campaign: c.ID, Customer: customerNamed("Ann")})
		s.must(t, err)
		code := published.Vouchers[0]
		return "referrals/" + c.ID + "/codes/" + code.ID, func(_ int, name string) {
			_, err := s.shop.Referrals.Assign(t.Context(), code, []customer.Request{customerNamed(name)}, metadata.Map{})
			s.must(t, err)
		}
	},
	"timeline of a customer": func(t *testing.T, s *site) (string, func(int, string)) {
		ann, err := s.shop.Customers.Upsert(t.Context(), customerNamed("Ann"))
		s.must(t, err)
		return "customers/" + ann.ID + "/timeline", func(_ int, name string) {
			_, err := s.shop.Orders.Upsert(t.Context(), order.Request{SourceID: patch.Set(name), Customer: patch.Set(customer.Request{ID: ann.ID})})
			s.must(t, err)
		}
	},
}

// customerNamed is a customer of a name.
func customerNamed(name string) customer.Request {
	return customer.Request{SourceID: name, Update: customer.Update{Name: patch.Set(name)}}
}

// added is a code of a campaign.
func (s *site) added(t *testing.T, campaignID, code string) voucher.Voucher {
	t.Helper()
	v, err := s.shop.Vouchers.Add(t.Context(), campaignID, code, voucher.Overrides{})
	s.must(t, err)
	return v
}

// club is a loyalty campaign without members, and friends a referral campaign without codes.
func (s *site) club(t *testing.T, name string) campaign.Campaign {
	t.Helper()
	return s.made(t, name, 0, func(n *campaign.NewCampaign) {
		n.Voucher = &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{}}
	})
}

func (s *site) friends(t *testing.T, name string) campaign.Campaign {
	t.Helper()
	return s.made(t, name, 0, func(n *campaign.NewCampaign) {
		n.Type, n.Referral = campaign.TypeReferralProgram, &campaign.ReferralProgram{ConversionEvent: "redemption"}
	})
}

// fillClub makes a program with a member.
func (s *site) fillClub(t *testing.T) {
	t.Helper()
	ann, err := s.shop.Customers.Upsert(t.Context(), customerNamed("Ann"))
	s.must(t, err)
	mug, err := s.shop.Catalog.UpsertProduct(t.Context(), catalog.ProductRequest{SourceID: "mug"})
	s.must(t, err)
	s.fillProgram(t, "Mug", mug.ID, ann.ID)
}

// TestEachListIsWalkedToItsEndAndBack has each list grow, and walks it where pages are full, begin and end: "Older" shows each row once, the latest
// first, and "Newer" leads back by the same pages.
func TestEachListIsWalkedToItsEndAndBack(t *testing.T) {
	for list, begin := range growing {
		t.Run(list, func(t *testing.T) {
			s := newSite(t, "Shop")
			path, add := begin(t, s)
			var want []string
			for _, rows := range []int{0, 1, promotionCampaigns, promotionCampaigns + 1, listPage - 1, listPage, listPage + 1, 2*listPage + 7} {
				for i := len(want); i < rows; i++ {
					name := fmt.Sprintf("row-%04d", i)
					add(i, name)
					want = append([]string{name}, want...)
				}
				s.walk(t, shopPath+path, want, page.namedRows, func(at string, p page, _ string) {
					if at != shopPath+path {
						checkPage(t, at, p)
					}
					if len(p.body) > maxPageSize {
						t.Errorf("%s with %d rows has %d bytes", at, len(p.namedRows(t)), len(p.body))
					}
				})
			}
			for _, place := range []string{"?before=x%00", "?after=x%00"} {
				if got := s.get(t, roleAdmin, shopPath+path+place); got.StatusCode != http.StatusBadRequest {
					t.Errorf("%s%s is %d", path, place, got.StatusCode)
				}
			}
		})
	}
}

// TestNarrowedListsAreWalkedWithForms narrows lists by a text, which is in no address, and goes on and back with the forms of the pages.
func TestNarrowedListsAreWalkedWithForms(t *testing.T) {
	for _, c := range []struct {
		path, filter, on, back string
		descending             bool
		add                    func(t *testing.T, s *site, name string)
	}{
		{"codes", "prefix", "after", "before", false, func(t *testing.T, s *site, name string) { s.coupon(t, name, nil) }},
		{"campaigns", "text", "before", "after", true, func(t *testing.T, s *site, name string) { s.made(t, name, 0, nil) }},
	} {
		for _, n := range []int{1, listPage, listPage + 1, 3*listPage + 2} {
			s := newSite(t, "Shop")
			var want []string
			for i := range n {
				want = append(want, fmt.Sprintf("row-%04d", i))
				c.add(t, s, want[i])
				c.add(t, s, "other-"+strconv.Itoa(i))
			}
			if c.descending {
				slices.Reverse(want)
			}
			ask := func(form url.Values) (rows []string, on, back string) {
				got := s.send(t, roleUser, "POST", shopPath+c.path, form)
				for _, e := range got.elements(t) {
					if inChoice(e) {
						continue
					}
					switch attribute(e, "name") {
					case c.on:
						on = attribute(e, "value")
					case c.back:
						back = attribute(e, "value")
					}
				}
				return got.namedRows(t), on, back
			}
			var pages [][]string
			rows, on, back := ask(url.Values{c.filter: {"row-"}})
			for pages = append(pages, rows); on != "" && len(pages) < 10; pages = append(pages, rows) {
				if (back == "") != (len(pages) == 1) {
					t.Fatalf("page %d of %s leads back to %q", len(pages), c.path, back)
				}
				rows, on, back = ask(url.Values{c.filter: {"row-"}, c.on: {on}})
			}
			if all := slices.Concat(pages...); !slices.Equal(all, want) {
				t.Fatalf("%s shows\n%v\nwant\n%v", c.path, all, want)
			}
			for i := len(pages) - 2; i >= 0; i-- {
				if rows, _, back = ask(url.Values{c.filter: {"row-"}, c.back: {back}}); !slices.Equal(rows, pages[i]) || (back == "") != (i == 0) {
					t.Fatalf("back on page %d of %s are %v, want %v", i+1, c.path, rows, pages[i])
				}
			}
		}
	}
}
