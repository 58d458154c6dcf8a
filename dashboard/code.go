package dashboard

import (
	"cmp"
	"context"
	"errors"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/wording"
)

// codeView is the page of one code: what it gives, its state and why, and what was done with it.
type codeView struct {
	Code  string
	State status
	Worth string
	Facts []fact
	Rules []wording.Sentence
	Why   checkView
	// WhyHref asks again with another customer or order.
	WhyHref  string
	Attempts attemptTable
	Dropped  string
	// Sessions hold the code for a while; MoreSessions says that there are others.
	Sessions     []sessionRow
	MoreSessions string
	Movements    []movementRow
	// Plot is the balance of a card by day; nil for a coupon. QR is the code for scanners; empty where it is too long.
	Plot     *plotView
	QR       template.HTML
	Activity []activityRow
	// EditHref leads to the form that changes the code; empty for who may not.
	EditHref string
	// Delete are the fields of the form that asks for what happens when the code is deleted, at the address Bulk; none for who may not.
	Bulk   string
	Delete []field
	// Switch turns the code off or on; nil for who may not. Undo turns back what was done last.
	Switch, Undo *switchForm
	// Redeem redeems the code by hand; nil for a loyalty card, and for who may not.
	Redeem *redeemForm
	// Balance gives or takes credit or points; nil for a coupon, and for who may not.
	Balance *balanceForm
}

// fact is a label with a value.
type fact struct {
	Label, Text, Href string
}

type switchForm struct {
	actForm
	Active bool
	Text   string
}

type balanceForm struct {
	actForm
	form
	Points bool
}

// movementRow is a change of the balance of a card.
type movementRow struct {
	When            moment
	Text, Reason    string
	Amount, Balance string
}

func (d *Dashboard) code(ctx context.Context, v *visit) (answer, error) {
	view, err := v.loadCode(ctx, v.PathValue("voucherId"))
	return show("code", v.say("code.title"), view), err
}

// loadCode reads a code with the decision about it. Addresses hold ids, and no codes.
func (v *visit) loadCode(ctx context.Context, id string) (view codeView, err error) {
	last, err := v.Project.Refusals.List(ctx, storage.Query{
		Filter: storage.Is("voucher_id", id), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: maxAttempts,
	})
	if err != nil {
		return view, err
	}
	q := question{ID: id}
	basis := v.say("why.basis.nobody")
	var refused []attemptRow
	for i := range last.Items {
		refused = append(refused, v.refusalRow(&last.Items[i]))
	}
	if len(last.Items) > 0 { // the question is mostly about the last attempt
		q.CustomerID, basis = last.Items[0].CustomerID, v.say("why.basis.attempt")
		if amount := last.Items[0].Amount; amount != nil {
			q.Order = order.Total(*amount)
		}
	}
	entry, err := v.decide(ctx, q)
	if err != nil {
		return view, err
	}
	found := entry.Voucher
	if found == nil || found.ID != id {
		return view, errNowhere
	}
	if len(last.Items) == 0 && found.HolderID != "" {
		q.CustomerID, basis = found.HolderID, v.say("why.basis.holder")
		if entry, err = v.decide(ctx, q); err != nil {
			return view, err
		}
	}
	records, err := v.records(ctx, storage.Is("voucher_id", id))
	if err != nil {
		return view, err
	}
	held, err := v.Project.Redemptions.OpenSessions(ctx, id, maxSessions)
	if err != nil {
		return view, err
	}
	attempts := latest(records, refused)
	holder := attemptRow{customerID: found.HolderID}
	if found.HolderID != "" {
		holder.CustomerHref = v.path("customers", found.HolderID)
	}
	called := append(slices.Clone(attempts), holder)
	for _, l := range held.Items {
		of := attemptRow{customerID: l.CustomerID}
		if l.CustomerID != "" {
			of.CustomerHref = v.path("customers", l.CustomerID)
		}
		called = append(called, of)
	}
	q.named = customersOf(called)
	e, err := v.sayWhy(ctx, q, entry)
	if err != nil {
		return view, err
	}
	callCustomers(called, e.Names)
	view = codeView{
		Code: found.Code, State: stateOf(e.Entry), Worth: v.worth(e, found), Why: newCheckView(e, basis), WhyHref: v.path("why") + "?voucher=" + found.ID,
		Attempts: attemptTable{Rows: called[:len(attempts)]}, Dropped: v.dropped(), Facts: v.codeFacts(e, found, called[len(attempts)]),
	}
	if view.Sessions = v.sessionRows(found, held.Items, called[len(attempts)+1:]); held.HasMore {
		view.MoreSessions = v.say("code.sessions.more", maxSessions)
	}
	if err := e.Entry.Err; len(last.Items) == 0 && err != nil && strings.HasPrefix(err.Key, "missing_") {
		view.Why.Headline, view.Why.Open = v.say("why.open"), true
		undecided(view.Why.Checks)
	}
	for _, r := range e.Rules {
		view.Rules = append(view.Rules, e.Writer.Rules(r)...)
	}
	if found.Gift != nil || found.Loyalty != nil {
		page, err := v.Project.Vouchers.Transactions(ctx, storage.Query{Filter: storage.Is("voucher_id", found.ID), Order: latestFirst, Limit: maxPlotMovements})
		if err != nil {
			return view, err
		}
		view.Movements, view.Plot = v.movements(found, page.Items[:min(len(page.Items), maxAttempts)]), v.balancePlot(found, page)
	}
	if view.Activity, err = v.activity(ctx, found.ID); err != nil {
		return view, err
	}
	view.QR = v.qrOf(found.Code)
	v.codeForms(&view, found)
	return view, nil
}

// worth says what a code gives.
func (v *visit) worth(e explained, found *voucher.Voucher) string {
	switch {
	case found.Gift != nil:
		return sentenceOf(e.Writer.Gift(found.Balance(), found.Gift.Amount))
	case found.Loyalty != nil:
		return sentenceOf(v.say("code.loyalty", e.Writer.Points(found.Balance())))
	}
	return sentenceOf(e.Writer.Discount(found.Discount, e.Rules...))
}

// codeByID is the code of an id in an address. Addresses hold ids and no codes, so that it is read once and never searched for by its code.
func (v *visit) codeByID(ctx context.Context, id string) (voucher.Voucher, error) {
	page, err := v.Project.Vouchers.List(ctx, storage.Query{Filter: storage.Is("id", id)})
	if err == nil && len(page.Items) == 0 {
		err = errNowhere
	}
	if err != nil {
		return voucher.Voucher{}, err
	}
	return page.Items[0], nil
}

// codeFacts are the times, the limit, the campaign and the holder of a code.
func (v *visit) codeFacts(e explained, found *voucher.Voucher, holder attemptRow) (facts []fact) {
	facts = append(facts, fact{Label: v.say("code.uses"), Text: sentenceOf(e.Writer.Uses(found.Redemption.Quantity, found.Redemption.Redeemed))})
	times := e.Writer.Validity(e.Campaign.Inherited(found.Validity))
	if len(times) == 0 {
		times = []string{v.say("code.always")}
	}
	facts = append(facts, fact{Label: v.say("code.valid"), Text: strings.Join(times, " ")})
	if e.Campaign != nil {
		of := fact{Label: v.say("code.campaign"), Text: e.Campaign.Name}
		if v.may(actRead) {
			of.Href = v.path("campaigns", e.Campaign.ID)
		}
		facts = append(facts, of)
	}
	if found.Loyalty != nil && v.may(actRead) {
		facts = append(facts, fact{v.say("column.points"), v.say("card.more"), v.path("loyalty", "cards", found.ID)})
	}
	if holder.CustomerHref != "" {
		facts = append(facts, fact{v.say("code.holder"), holder.Customer, holder.CustomerHref})
	}
	return facts
}

// movements tell changes of the balance of a card.
func (v *visit) movements(found *voucher.Voucher, all []voucher.Transaction) (rows []movementRow) {
	amount := func(n int64) string {
		if found.Gift != nil {
			return v.money(n)
		}
		return v.number(n)
	}
	for _, t := range all {
		row := movementRow{When: v.clock().moment(t.CreatedAt), Text: string(t.Type), Reason: t.Reason, Amount: amount(t.Amount), Balance: amount(t.Balance)}
		if key := "movement." + row.Text; v.texts.has(key) {
			row.Text = v.say(key)
		}
		rows = append(rows, row)
	}
	return rows
}

// codeForms adds what the person may do with a code.
func (v *visit) codeForms(view *codeView, found *voucher.Voucher) {
	if v.may(actBuild) {
		view.EditHref = v.path("codes", found.ID, "edit")
		view.Bulk, view.Delete = v.path("codes", "bulk"), []field{
			{Name: "act", Type: "hidden", Value: "delete"}, {Name: "scope", Type: "hidden", Value: "ticked"}, {Name: "id", Type: "hidden", Value: found.ID},
		}
	}
	if v.may(actRedeem) && found.Loyalty == nil {
		view.Redeem = v.redeemForm(found)
	}
	if !v.may(actSupport) {
		return
	}
	toggle := switchForm{v.actForm("codes", found.ID, "active"), !found.Active, v.say("code.switch-on")}
	if found.Active {
		toggle.Text = v.say("code.switch-off")
	}
	view.Switch = &toggle
	if done := v.URL.Query().Get("done"); done == "code-off" && !found.Active || done == "code-on" && found.Active {
		undo := toggle
		undo.Text = v.say("undo")
		view.Undo = &undo
	}
	if found.Gift != nil || found.Loyalty != nil && found.HolderID != "" {
		view.Balance = &balanceForm{actForm: v.actForm("codes", found.ID, "balance"), Points: found.Loyalty != nil, form: form{Fields: []field{
			{Name: "amount", Label: v.say("code.amount"), Type: "text", Value: v.PostFormValue("amount"), Required: true, Autocomplete: "off"},
			{Name: "reason", Label: v.say("code.reason"), Type: "text", Value: v.PostFormValue("reason"), Required: true, Autocomplete: "off"},
		}}}
		if found.Loyalty != nil {
			view.Balance.Fields[0].Label = v.say("code.points.amount")
		}
	}
}

// dropped says that refusals of this server were not kept; empty while all are.
func (v *visit) dropped() string {
	if n := v.Project.Refusals.Dropped(); n > 0 {
		return v.say("attempts.dropped", n)
	}
	return ""
}

// switchCode switches a code on or off.
func (d *Dashboard) switchCode(ctx context.Context, v *visit) (answer, error) {
	active, err := strconv.ParseBool(v.PostFormValue("active"))
	if err != nil {
		return answer{}, fault.Payload("active", "must be true or false")
	}
	before, err := v.Project.Vouchers.Get(ctx, v.PathValue("voucherId"))
	if err != nil {
		return answer{}, err
	}
	name, done := "voucher.disabled", "code-off"
	if active {
		name, done = "voucher.enabled", "code-on"
	}
	c := audit.Change{Act: name, Object: audit.Object{Type: voucher.Kind.Name, ID: before.ID, Name: before.Code}, Before: before}
	return v.change(ctx, c, v.path("codes", before.ID)+"?done="+done, func(ctx context.Context) (any, error) {
		return v.Project.Vouchers.SetActive(ctx, before.ID, active)
	})
}

// adjustBalance gives or takes credit of a gift card, or points of a loyalty card. What is wrong with the form stands at its fields.
func (d *Dashboard) adjustBalance(ctx context.Context, v *visit) (answer, error) {
	before, err := v.Project.Vouchers.Get(ctx, v.PathValue("voucherId"))
	if err != nil {
		return answer{}, err
	}
	out, err := v.moveBalance(ctx, before)
	if refusal, ok := fault.As(err); !ok || refusal.Kind != fault.KindInvalid {
		return out, err
	}
	view, loadErr := v.loadCode(ctx, before.ID)
	if loadErr != nil || view.Balance == nil {
		return answer{}, errors.Join(loadErr, err)
	}
	if err := view.Balance.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("code", v.say("code.title"), view)), nil
}

func (v *visit) moveBalance(ctx context.Context, before voucher.Voucher) (answer, error) {
	amount, err := parseAmount(v.PostFormValue("amount"), before.Gift != nil)
	if err != nil {
		return answer{}, err
	}
	reason := strings.TrimSpace(v.PostFormValue("reason"))
	if reason == "" {
		return answer{}, fault.PayloadMissing("reason")
	}
	if err := cmp.Or(storage.CheckText("reason", reason), v.withinLimit(&before, amount)); err != nil {
		return answer{}, err
	}
	if v.PostFormValue("take") != "" {
		amount = -amount
	}
	c := audit.Change{Act: "voucher.balance", Object: audit.Object{Type: voucher.Kind.Name, ID: before.ID, Name: before.Code}, Reason: reason, Before: before}
	return v.change(ctx, c, v.path("codes", before.ID)+"?done=balance", func(ctx context.Context) (any, error) {
		if before.Loyalty != nil {
			_, err = v.Project.Loyalty.AdjustPoints(ctx, before, loyalty.Adjust{Points: amount, Reason: reason})
		} else {
			_, err = v.Project.Vouchers.AdjustBalance(ctx, before.ID, voucher.Adjust{Amount: amount, Reason: reason})
		}
		if err != nil {
			return nil, err
		}
		return v.Project.Vouchers.Get(ctx, before.ID)
	})
}

// withinLimit refuses more than the project lets a restricted user move at once.
func (v *visit) withinLimit(card *voucher.Voucher, amount int64) error {
	limit := v.Settings.Restricted.Credit
	switch {
	case card.Loyalty != nil:
		return v.pointsWithinLimit(amount)
	case v.Role != roleRestricted || limit == nil || amount <= *limit:
		return nil
	}
	return fault.Payload("amount", "must be at most %s: the project lets your role move no more at once", v.money(*limit))
}

// parseMinor reads a number: money in major units with at most two decimals, or points.
func parseMinor(text string, isMoney bool) (n int64, ok bool) {
	whole, fraction, broken := strings.Cut(strings.Replace(text, ",", ".", 1), ".")
	digits := whole
	if isMoney {
		digits += (fraction + "00")[:2]
	}
	n, err := strconv.ParseInt(digits, 10, 64)
	return n, err == nil && text != "" && len(fraction) <= 2 && (!broken || isMoney && fraction != "") && strings.Trim(text, "0123456789.,") == ""
}

// parseAmount reads a number above 0; see parseMinor.
func parseAmount(text string, isMoney bool) (int64, error) {
	text = strings.TrimSpace(text)
	n, ok := parseMinor(text, isMoney)
	if !ok || n <= 0 {
		if isMoney {
			return 0, fault.Payload("amount", "must be an amount above 0 such as 5 or 12.50 (actual value is '%.60s')", text)
		}
		return 0, fault.Payload("amount", "must be a whole number above 0 (actual value is '%.60s')", text)
	}
	return n, nil
}

// customerName is what people call a customer.
func customerName(c *customer.Customer) string {
	for _, name := range []string{c.Name, c.Email, c.SourceID} {
		if name != "" {
			return name
		}
	}
	return c.ID
}

// sentenceOf begins with a capital letter and ends with a full stop.
func sentenceOf(text string) string { return wording.Writer{}.Sentence(text) }
