package dashboard

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// membersView lists the members of a loyalty campaign or program, the latest first.
type membersView struct {
	loyaltyView
	Rows []memberRow
	turns
	// Find looks for the member who is a customer; Add is the address that makes them one, empty for who may not.
	Find form
	actForm
	Add string
}

// memberRow is a member with their card.
type memberRow struct {
	Href, Customer, CustomerHref, Code string
	Points, Pending                    string
	Status                             status
	Since                              moment

	customerID string
}

// nameMembers puts the names of customers into rows, with one read.
func (v *visit) nameMembers(ctx context.Context, rows []memberRow) error {
	named := make([]attemptRow, len(rows))
	for i, r := range rows {
		named[i] = attemptRow{customerID: r.customerID}
		if r.customerID != "" {
			named[i].CustomerHref = v.path("customers", r.customerID)
		}
	}
	err := v.nameCustomers(ctx, named)
	for i := range rows {
		rows[i].Customer, rows[i].CustomerHref = named[i].Customer, named[i].CustomerHref
		if rows[i].customerID == "" {
			rows[i].Customer = v.say("member.nobody")
		}
	}
	return err
}

// findForm looks for a member.
func (v *visit) findForm(base ...string) (f form, act actForm, add string) {
	f = form{Fields: []field{{
		Name: "customer", Label: v.say("member.customer"), Hint: v.say("member.customer.hint"), Type: "text", Value: v.PostFormValue("customer"), Required: true, Autocomplete: "off",
	}}}
	act = v.actForm(append(base, "find")...)
	if v.may(actSupport) {
		add = v.path(base...)
	}
	return f, act, add
}

// loyaltyMembers lists the cards of a loyalty campaign.
func (d *Dashboard) loyaltyMembers(ctx context.Context, v *visit) (answer, error) {
	_, view, err := v.loyaltyMembersView(ctx)
	return show("members", v.say("members.title"), view), err
}

func (v *visit) loyaltyMembersView(ctx context.Context) (c campaign.Campaign, view membersView, err error) {
	if c, view.loyaltyView, err = v.loyaltyOf(ctx); err != nil {
		return c, view, err
	}
	view.Acts, view.Empty = nil, empty{"users", v.say("members.none"), v.say("members.none.why")}
	view.Find, view.actForm, view.Add = v.findForm("loyalty", "campaigns", c.ID, "members")
	q, err := v.paged("members", storage.Is("campaign_id", c.ID))
	if err != nil {
		return c, view, err
	}
	page, err := v.Project.Vouchers.List(ctx, q)
	if err != nil {
		return c, view, err
	}
	view.turns = turn(v, &page, codePlace)
	cards := make([]*voucher.Voucher, len(page.Items))
	for i := range page.Items {
		cards[i] = &page.Items[i]
	}
	if err := v.Project.Vouchers.Current(ctx, cards...); err != nil {
		return c, view, err
	}
	for _, card := range page.Items {
		row := memberRow{
			Href: v.path("loyalty", "cards", card.ID), Code: card.Code, Points: v.number(card.Balance()), Status: newStatus("on"), Since: v.clock().moment(card.CreatedAt),
			customerID: card.HolderID,
		}
		if card.Loyalty != nil {
			row.Pending = v.number(card.Loyalty.Pending)
		}
		if !card.Active {
			row.Status = newStatus("paused")
		}
		view.Rows = append(view.Rows, row)
	}
	return c, view, v.nameMembers(ctx, view.Rows)
}

// namedCustomer is the customer whom a form names.
func (v *visit) namedCustomer(ctx context.Context) (customer.Customer, error) {
	text := strings.TrimSpace(v.PostFormValue("customer"))
	if text == "" {
		return customer.Customer{}, fault.PayloadMissing("customer")
	}
	c, err := v.customerBy(ctx, text)
	if fault.IsNotFound(err) {
		return c, fault.Payload("customer", "%s", v.say("why.no-customer", text))
	}
	return c, err
}

// noMember says that a customer is no member.
func (v *visit) noMember() error { return fault.Payload("customer", "%s", v.say("member.not")) }

// findLoyaltyMember opens the card of a customer.
func (d *Dashboard) findLoyaltyMember(ctx context.Context, v *visit) (answer, error) {
	c, err := v.namedCustomer(ctx)
	if err == nil {
		var page storage.Page[voucher.Voucher]
		page, err = v.Project.Vouchers.List(ctx, storage.Query{Filter: storage.And(storage.Is("holder_id", c.ID), storage.Is("campaign_id", v.PathValue("loyaltyId"))), Limit: 1})
		if err == nil && len(page.Items) > 0 {
			return goTo(v.path("loyalty", "cards", page.Items[0].ID)), nil
		}
		if err == nil {
			err = v.noMember()
		}
	}
	return v.refusedLoyaltyMember(ctx, err)
}

// addLoyaltyMember publishes a card to a customer.
func (d *Dashboard) addLoyaltyMember(ctx context.Context, v *visit) (answer, error) {
	c, _, err := v.loyaltyOf(ctx)
	if err != nil {
		return answer{}, err
	}
	who, err := v.namedCustomer(ctx)
	if err != nil {
		return v.refusedLoyaltyMember(ctx, err)
	}
	change := audit.Change{Act: "member.added", Object: audit.Object{Type: campaign.Kind.Name, ID: c.ID, Name: c.Name}, Reason: customerName(&who)}
	out, err := v.change(ctx, change, v.path("loyalty", "campaigns", c.ID, "members")+"?done=member", func(ctx context.Context) (any, error) {
		published, err := v.Project.Vouchers.Publish(ctx, voucher.Publish{Campaign: c.ID, Customer: customer.Request{ID: who.ID}})
		if err != nil {
			return nil, err
		}
		return map[string]any{"Publication": published.Publication.ID, "Customer": who.ID}, nil
	})
	if _, refused := fault.As(err); refused {
		return v.refusedLoyaltyMember(ctx, err)
	}
	return out, err
}

// refusedLoyaltyMember shows the members again, with what is wrong at the field.
func (v *visit) refusedLoyaltyMember(ctx context.Context, refusal error) (answer, error) {
	_, view, err := v.loyaltyMembersView(ctx)
	if err != nil {
		return answer{}, errors.Join(err, refusal)
	}
	if err := view.Find.refuse(v.texts, refusal); err != nil {
		return answer{}, err
	}
	return unprocessable(show("members", v.say("members.title"), view)), nil
}

// programMembers lists the members of a loyalty program.
func (d *Dashboard) programMembers(ctx context.Context, v *visit) (answer, error) {
	_, view, err := v.programMembersView(ctx)
	return show("members", v.say("members.title"), view), err
}

func (v *visit) programMembersView(ctx context.Context) (p program.Program, view membersView, err error) {
	if p, err = v.Project.Programs.Program(ctx, v.PathValue("programId")); err != nil {
		return p, view, err
	}
	view.loyaltyView = v.programView(&p)
	view.Acts, view.Empty = nil, empty{"users", v.say("members.none"), v.say("members.none.why")}
	view.Find, view.actForm, view.Add = v.findForm("loyalty", "programs", p.ID, "members")
	q, err := v.paged("members", storage.Filter{})
	if err != nil {
		return p, view, err
	}
	page, err := v.Project.Members.List(ctx, p.ID, q)
	if err != nil {
		return p, view, err
	}
	view.turns = turn(v, &page, func(m *membership.Member) (time.Time, string) { return m.CreatedAt, m.ID })
	cards, err := v.Project.Members.Cards(ctx, idsOf(page.Items, membership.Kind.ID)...)
	if err != nil {
		return p, view, err
	}
	for _, m := range page.Items {
		row := memberRow{Href: v.path("loyalty", "programs", p.ID, "members", m.ID), Status: memberStatus(&m), Since: v.clock().moment(m.CreatedAt), customerID: m.CustomerID}
		for _, c := range cards { // of several cards the list shows the oldest
			if c.MemberID == m.ID {
				row.Code, row.Points, row.Pending = c.Code, v.number(c.Figures.Balance()), v.number(c.Figures.Pending())
				break
			}
		}
		view.Rows = append(view.Rows, row)
	}
	return p, view, v.nameMembers(ctx, view.Rows)
}

func memberStatus(m *membership.Member) status {
	if m.Status == membership.StatusActive {
		return newStatus("active")
	}
	return newStatus("paused")
}

// findProgramMember opens the member who is a customer.
func (d *Dashboard) findProgramMember(ctx context.Context, v *visit) (answer, error) {
	c, err := v.namedCustomer(ctx)
	if err == nil {
		var found membership.Membership
		found, err = v.Project.Members.Membership(ctx, v.PathValue("programId"), membership.ByCustomerID, c.ID)
		if err == nil {
			return goTo(v.path("loyalty", "programs", found.Program.ID, "members", found.Member.ID)), nil
		}
		if fault.IsNotFound(err) {
			err = v.noMember()
		}
	}
	return v.refusedProgramMember(ctx, err)
}

// addProgramMember makes a customer a member.
func (d *Dashboard) addProgramMember(ctx context.Context, v *visit) (answer, error) {
	p, err := v.Project.Programs.Program(ctx, v.PathValue("programId"))
	if err != nil {
		return answer{}, err
	}
	who, err := v.namedCustomer(ctx)
	if err != nil {
		return v.refusedProgramMember(ctx, err)
	}
	change := audit.Change{Act: "member.added", Object: audit.Object{Type: program.Kind.Name, ID: p.ID, Name: p.Name}, Reason: customerName(&who)}
	out, err := v.change(ctx, change, v.path("loyalty", "programs", p.ID, "members")+"?done=member", func(ctx context.Context) (any, error) {
		m, _, err := v.Project.Members.Create(ctx, p.ID, membership.NewMember{CustomerID: who.ID})
		return m, err
	})
	if _, refused := fault.As(err); refused {
		return v.refusedProgramMember(ctx, err)
	}
	return out, err
}

// refusedProgramMember shows the members again, with what is wrong at the field.
func (v *visit) refusedProgramMember(ctx context.Context, refusal error) (answer, error) {
	_, view, err := v.programMembersView(ctx)
	if err != nil {
		return answer{}, errors.Join(err, refusal)
	}
	if err := view.Find.refuse(v.texts, refusal); err != nil {
		return answer{}, err
	}
	return unprocessable(show("members", v.say("members.title"), view)), nil
}
