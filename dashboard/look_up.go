package dashboard

import (
	"cmp"
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// lookUpView is the page with one field for whatever stands in a ticket, and what was found.
type lookUpView struct {
	Action, Text string
	Asked        bool
	// Unknown says why nothing was found, and Tried what was searched.
	Unknown, Tried string
	Groups         []matchGroup
	// Attempts are refused attempts with a code that does not exist.
	Attempts attemptTable
}

// matchGroup is what was found of one kind.
type matchGroup struct {
	Title   string
	Matches []match
}

type match struct {
	Text, Detail, Href string
	Code               bool
}

// maxMatches is how many of each kind are shown.
const maxMatches = 5

func (d *Dashboard) showLookUp(_ context.Context, v *visit) (answer, error) {
	return show("look-up", v.say("look-up.title"), lookUpView{Action: v.path("look-up")}), nil
}

// lookUp finds what a text means. The text is in the body and never in an address: codes are money. One exact match is gone to at once.
func (d *Dashboard) lookUp(ctx context.Context, v *visit) (answer, error) {
	view := lookUpView{Action: v.path("look-up"), Text: strings.TrimSpace(v.PostFormValue("text")), Asked: true}
	if view.Text == "" || len(view.Text) > storage.MaxName || !storage.ValidText(view.Text) {
		return unprocessable(show("look-up", v.say("look-up.title"), lookUpView{Action: view.Action})), nil
	}
	exact, err := exactMatches(ctx, v, view.Text)
	if err != nil {
		return answer{}, err
	}
	if len(exact) == 1 && len(exact[0].Matches) == 1 {
		return goTo(exact[0].Matches[0].Href), nil
	}
	view.Groups = exact
	if len(exact) == 0 && v.may(actRead) {
		if view.Groups, err = customersBy(ctx, v, "look-up.names", storage.Where("name", storage.OpStartsWith, view.Text), []storage.Order{{Field: "name"}}); err != nil {
			return answer{}, err
		}
	}
	if len(view.Groups) == 0 {
		view.Unknown = v.writer(nil).Explain(wording.Case{Entry: &redemption.Entry{
			Redeemable: redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: view.Text}, Status: redemption.EntryInapplicable,
			Err: fault.NotFound("voucher", view.Text),
		}}).Headline
		view.Tried = v.say("look-up.tried.any-case")
		if v.Settings.CaseSensitiveCodes {
			view.Tried = v.say("look-up.tried.case")
		}
		if view.Attempts.Rows, err = v.refusals(ctx, storage.Or(storage.Is("name", view.Text), storage.Is("order", view.Text))); err != nil {
			return answer{}, err
		}
		if err := v.nameCustomers(ctx, view.Attempts.Rows); err != nil {
			return answer{}, err
		}
	}
	return show("look-up", v.say("look-up.title"), view), nil
}

// exactMatches asks each kind with one read of an index.
func exactMatches(ctx context.Context, v *visit, text string) (groups []matchGroup, err error) {
	add := func(title string, m ...match) {
		if len(m) > 0 {
			groups = append(groups, matchGroup{title, m})
		}
	}
	voucher, err := v.Project.Vouchers.Get(ctx, text)
	switch {
	case err == nil:
		add(v.say("look-up.codes"), match{Text: voucher.Code, Code: true, Href: v.path("codes", voucher.ID)})
	case !fault.IsNotFound(err):
		return nil, err
	}
	same := storage.Or(storage.Is("source_id", text), storage.Is("id", text))
	switch {
	case strings.Contains(text, "@"):
		same = storage.Or(same, storage.Is("email", text))
	case strings.HasPrefix(text, "+") || strings.Trim(text, "0123456789 -/()") == "":
		same = storage.Or(same, storage.Is("phone", text))
	}
	people, err := customersBy(ctx, v, "look-up.customers", same, nil)
	if err != nil {
		return nil, err
	}
	groups = append(groups, people...)
	record, err := v.Project.Redemptions.Get(ctx, text)
	switch {
	case err == nil:
		add(v.say("look-up.redemptions"), match{Text: record.ID, Code: true, Href: v.path("redemptions", record.ID)})
	case !fault.IsNotFound(err):
		return nil, err
	}
	found, err := v.Project.Orders.Order(ctx, text)
	if fault.IsNotFound(err) {
		return groups, nil
	}
	if err != nil {
		return nil, err
	}
	m := match{Text: v.orderName(&found), Code: found.SourceID != "", Detail: cmp.Or(orderNote(&found), v.known(found.TotalAmount())), Href: v.whyOrderHref(found.ID)}
	if v.may(actRead) {
		m.Href = v.path("orders", found.ID)
	}
	add(v.say("look-up.orders"), m)
	return groups, nil
}

func customersBy(ctx context.Context, v *visit, title string, f storage.Filter, order []storage.Order) ([]matchGroup, error) {
	page, err := v.Project.Customers.List(ctx, storage.Query{Filter: f, Order: order, Limit: maxMatches})
	if err != nil || len(page.Items) == 0 {
		return nil, err
	}
	g := matchGroup{Title: v.say(title)}
	for _, c := range page.Items {
		name := customerName(&c)
		g.Matches = append(g.Matches, match{Text: name, Detail: strings.Join(present(c.Email, c.Phone, c.SourceID), " · "), Href: v.path("customers", c.ID)})
	}
	return []matchGroup{g}, nil
}

// present are the texts that are not empty.
func present(texts ...string) (list []string) {
	for _, t := range texts {
		if t != "" {
			list = append(list, t)
		}
	}
	return list
}
