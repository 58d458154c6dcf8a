package dashboard

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// memberRoutes are the pages of a member of a loyalty program.
func (d *Dashboard) memberRoutes() []route {
	const member = "loyalty/programs/{programId}/members/{memberId}"
	return []route{
		{method: "GET", path: member, act: actRead, handle: d.member},
		{method: "GET", path: member + "/movements", act: actRead, handle: d.memberMoves},
		{method: "GET", path: member + "/tier", act: actRead, handle: d.memberTier},
		{method: "GET", path: member + "/rewards", act: actRead, handle: d.memberRewards},
		{method: "POST", path: member + "/active", act: actSupport, handle: d.switchMember},
		{method: "POST", path: member + "/estimate", act: actRead, handle: d.estimateMember},
		{method: "POST", path: member + "/rewards/{partId}", act: actSupport, handle: d.buyReward},
		{method: "POST", path: member + "/purchases/{purchaseId}", act: actSupport, handle: d.refundPurchase},
		{method: "POST", path: member + "/cards/{cardId}/points", act: actSupport, handle: d.adjustCard},
		{method: "POST", path: member + "/cards/{cardId}/pending/{pendingId}", act: actSupport, handle: d.settleCardPending},
		{method: "POST", path: member + "/cards/{cardId}/lots/{lotId}", act: actSupport, handle: d.expireLot},
	}
}

// memberPath is the address of a page of the member of the address.
func (v *visit) memberPath(parts ...string) string { return v.path(v.memberParts(parts...)...) }

func (v *visit) memberParts(parts ...string) []string {
	return append([]string{"loyalty", "programs", v.PathValue("programId"), "members", v.PathValue("memberId")}, parts...)
}

// memberOf is the member of the address, what all pages of them show, and for pages about a card the one that the address chooses, or the oldest. It is
// nil for a member without cards.
func (v *visit) memberOf(ctx context.Context, aboutCard bool) (m membership.Member, card *membership.Card, view cardView, err error) {
	if m, err = v.Project.Members.Get(ctx, v.PathValue("programId"), v.PathValue("memberId")); err != nil {
		return m, nil, view, err
	}
	var cards []membership.Card
	if aboutCard {
		if cards, err = v.Project.Members.Cards(ctx, m.ID); err != nil {
			return m, nil, view, err
		}
	}
	ids := storage.NameIDs{Customers: present(m.CustomerID), Programs: []string{m.ProgramID}}
	for _, c := range cards {
		ids.CardDefinitions = append(ids.CardDefinitions, c.DefinitionID)
	}
	names, err := v.Project.Names(ctx, ids)
	if err != nil {
		return m, nil, view, err
	}
	who := []attemptRow{{customerID: m.CustomerID, CustomerHref: v.path("customers", m.CustomerID)}}
	callCustomers(who, names)
	view = cardView{Name: who[0].Customer, Status: memberStatus(&m)}
	for _, page := range []string{"", "movements", "tier", "rewards"} {
		href := v.memberPath(present(page)...)
		view.Pages = append(view.Pages, filterLink{v.say("card.page." + page), href, v.URL.EscapedPath() == href})
	}
	if who[0].CustomerHref != "" {
		view.Facts = append(view.Facts, fact{v.say("column.customer"), who[0].Customer, who[0].CustomerHref})
	}
	view.Facts = append(view.Facts, fact{v.say("loyalty.program"), cmp.Or(names[m.ProgramID], m.ProgramID), v.path("loyalty", "programs", m.ProgramID)},
		fact{Label: v.say("column.since"), Text: v.clock().moment(m.CreatedAt).Exact})
	if v.may(actSupport) {
		view.Acts = []buttonForm{v.switchButton(m.Status == membership.StatusActive, v.memberParts("active")...)}
	}
	card = view.choose(v, cards, names)
	return m, card, view, nil
}

// choose adds the card that the address chooses to a page of a member, and links to the others.
func (c *cardView) choose(v *visit, cards []membership.Card, names map[string]string) *membership.Card {
	if len(cards) == 0 {
		return nil
	}
	chosen := &cards[0]
	for i := range cards {
		if id := v.URL.Query().Get("card"); cards[i].ID == id || cards[i].ID == v.PathValue("cardId") {
			chosen = &cards[i]
		}
	}
	for i := range cards {
		if len(cards) > 1 {
			c.Cards = append(c.Cards, filterLink{cmp.Or(names[cards[i].DefinitionID], cards[i].DefinitionID), v.with("card", cards[i].ID), chosen == &cards[i]})
		}
	}
	c.Balance, c.Code = v.balanceText(chosen.Figures.Balance(), chosen.Figures.Pending()), chosen.Code
	return chosen
}

// member shows the points of a member's card.
func (d *Dashboard) member(ctx context.Context, v *visit) (answer, error) {
	view, err := v.memberView(ctx)
	return show("card", v.say("member.title"), view), err
}

func (v *visit) memberView(ctx context.Context) (view cardView, err error) {
	_, card, view, err := v.memberOf(ctx, true)
	if err != nil || card == nil {
		return view, err
	}
	lots, more, err := v.Project.Members.UsableLots(ctx, card.ID, maxLots)
	if err != nil {
		return view, err
	}
	view.Lots = v.lotTable(lots, more, func(l *ledger.Lot) *dialogForm {
		if !v.may(actSupport) {
			return nil
		}
		return &dialogForm{
			buttonForm{v.actForm(v.memberParts("cards", card.ID, "lots", l.ID)...), "lot", l.ID, v.say("card.expire")}, "expire-" + l.ID, v.say("card.expire.title"),
			v.say("card.expire.text", v.day(l.ExpiresOn)),
		}
	})
	waiting, err := v.Project.Members.PendingPoints(ctx, card.ID, storage.Query{Order: []storage.Order{{Field: "date"}}, Limit: maxLots})
	if err != nil {
		return view, err
	}
	for i := range waiting.Items {
		view.Waiting = append(view.Waiting, v.pendingRow(&waiting.Items[i], v.memberParts("cards", card.ID, "pending")...))
	}
	if v.may(actSupport) {
		view.Points = &balanceForm{actForm: v.actForm(v.memberParts("cards", card.ID, "points")...), Points: true, form: form{Fields: v.pointsFields()}}
	}
	return view, nil
}

// memberMoves lists the movements of a member's card, and what people did with the member by hand.
func (d *Dashboard) memberMoves(ctx context.Context, v *visit) (answer, error) {
	m, card, view, err := v.memberOf(ctx, true)
	if err != nil || card == nil {
		return show("card", v.say("member.title"), view), err
	}
	q, err := v.paged("movements", storage.Filter{})
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.Members.Transactions(ctx, card.ID, q)
	if err != nil {
		return answer{}, err
	}
	view.Moves = &moveTable{}
	view.Moves.turns = turn(v, &page, func(t *membership.CardTransaction) (time.Time, string) { return t.CreatedAt, t.ID })
	for _, t := range page.Items {
		row := moveRow{When: v.clock().moment(t.CreatedAt), Text: string(t.Type), Status: newStatus("done"), Points: v.number(t.Type.Change(t.Points))}
		if key := "movement." + row.Text; v.texts.has(key) {
			row.Text = v.say(key)
		}
		if t.Type == ledger.AdminCredit || t.Type == ledger.AdminDebit {
			row.Reason = t.Details.Reason // those of the others are words of the API
		}
		switch {
		case t.Status == membership.TransactionRejected:
			row.Status, row.Points = newStatus("refused"), v.number(0)
			row.Reason = v.say("card.rejected")
		case t.Type == ledger.PendingAdded || t.Type == ledger.PendingCanceledMove:
			row.Points = v.say("card.pending.points", t.Points)
		}
		view.Moves.Rows = append(view.Moves.Rows, row)
	}
	view.Activity, err = v.activity(ctx, m.ID)
	return show("card", v.say("member.title"), view), err
}

// memberTier shows the tier of a member's card, and asks what an order would earn.
func (d *Dashboard) memberTier(ctx context.Context, v *visit) (answer, error) {
	view, err := v.memberTierView(ctx)
	return show("card", v.say("member.title"), view), err
}

func (v *visit) memberTierView(ctx context.Context) (view cardView, err error) {
	_, card, view, err := v.memberOf(ctx, true)
	if err != nil {
		return view, err
	}
	view.Estimate = v.estimateForm(v.memberParts("estimate")...)
	if card == nil {
		return view, nil
	}
	progress, err := v.Project.Members.TierProgress(ctx, *card)
	if err == nil {
		view.Tier = v.progressView(progress)
	}
	return view, err
}

// progressView says which tier a card is in, and what it may reach or lose.
func (v *visit) progressView(p *membership.Progress) *tierView {
	if p == nil {
		return &tierView{Name: v.say("tier.none.here")}
	}
	view := &tierView{Name: v.say("tier.none")}
	if c := p.Current; c != nil {
		view.Name = c.Tier.Name
		view.Lines = append(view.Lines, v.say("tier.since", v.clock().moment(c.StartAt).Text), v.say("tier.counting", v.pointsText(c.Points)))
		if !c.ExpiresAt.IsZero() {
			view.Lines = append(view.Lines, v.say("tier.until", v.clock().moment(c.ExpiresAt).Text))
		}
	}
	if next := p.Deferred; next != nil {
		view.Lines = append(view.Lines, v.say("tier.deferred", next.Tier.Name, v.clock().moment(next.StartAt).Text))
	}
	for _, r := range p.Risks {
		if r.Tier == nil {
			view.Lines = append(view.Lines, v.say("tier.risk.none", v.clock().moment(r.Date).Text))
		} else {
			view.Lines = append(view.Lines, v.say("tier.risk", r.Tier.Name, v.clock().moment(r.Date).Text))
		}
	}
	for i, o := range p.Opportunities {
		text := v.say("tier.missing", v.pointsText(o.Points), o.Tier.Name)
		if !o.ValidUntil.IsZero() {
			text = v.say("tier.missing.until", v.pointsText(o.Points), o.Tier.Name, v.clock().moment(o.ValidUntil).Text)
		}
		view.Lines = append(view.Lines, text)
		if i == 0 && p.Current != nil {
			view.Progress = &bar{p.Current.Points, o.Tier.Min, text}
		}
	}
	return view
}

// estimateMember says what an order would earn.
func (d *Dashboard) estimateMember(ctx context.Context, v *visit) (answer, error) {
	view, err := v.memberTierView(ctx)
	if err != nil {
		return answer{}, err
	}
	req, err := v.supposedOrder()
	var all membership.Earnings
	if err == nil {
		all, err = v.Project.Members.ExamineEarnings(ctx, membership.Examined{By: membership.ByMemberID, ID: v.PathValue("memberId")},
			[]membership.Supposed{{Event: program.EventOrderPaid, Order: *req}})
	}
	if err != nil {
		if err := view.Estimate.refuseEstimate(v, err); err != nil {
			return answer{}, err
		}
		return unprocessable(show("card", v.say("member.title"), view)), nil
	}
	view.Estimate.Total = v.say("card.estimate.nothing")
	for _, of := range all.Memberships {
		for _, c := range of.Cards {
			view.Estimate.Total = v.say("card.estimate.total", v.pointsText(c.Points()))
			for _, r := range c.Rules {
				view.Estimate.Lines = append(view.Estimate.Lines, v.say("card.estimate.rule", r.Rule.Name, v.pointsText(r.Points)))
			}
		}
		for _, b := range of.Benefits {
			view.Estimate.Lines = append(view.Estimate.Lines, v.say("card.estimate.benefit", b.Benefit.Name))
		}
	}
	return show("card", v.say("member.title"), view), nil
}

// memberRewards lists what a member can buy, and what they bought.
func (d *Dashboard) memberRewards(ctx context.Context, v *visit) (answer, error) {
	m, _, view, err := v.memberOf(ctx, false)
	if err != nil {
		return answer{}, err
	}
	assigned, err := v.Project.Programs.ListAssignments(ctx, m.ProgramID, program.AssignedReward, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	if err != nil {
		return answer{}, err
	}
	bought, err := v.Project.Members.RewardPurchases(ctx, m.ID, storage.Query{Order: latestFirst, Limit: listPage})
	if err != nil {
		return answer{}, err
	}
	var ids []string
	for _, a := range assigned.Items {
		ids = append(ids, a.ResourceID)
	}
	for _, t := range bought.Items {
		ids = append(ids, t.RewardID)
	}
	rewards := map[string]program.Reward{}
	if len(ids) > 0 {
		page, err := v.Project.Programs.ListRewards(ctx, storage.Query{Filter: storage.In("id", ids)})
		if err != nil {
			return answer{}, err
		}
		for _, r := range page.Items {
			rewards[r.ID] = r
		}
	}
	view.Offers = &offerTable{}
	for _, a := range assigned.Items {
		if r, there := rewards[a.ResourceID]; there {
			view.Offers.Rows = append(view.Offers.Rows, v.memberOffer(&m, &a, &r))
		}
	}
	for _, t := range bought.Items {
		view.Offers.Purchases = append(view.Offers.Purchases, v.purchaseRow(&t, rewards[t.RewardID]))
	}
	return show("card", v.say("member.title"), view), nil
}

func (v *visit) memberOffer(m *membership.Member, a *program.Assignment, r *program.Reward) offerRow {
	row := offerRow{Name: r.Name, Href: v.path("rewards", r.ID), Stock: v.stock(a.Stock, a.Redeemed)}
	var prices []string
	for _, c := range r.Costs {
		prices = append(prices, v.pointsText(c.Spending.Points))
	}
	row.Price = strings.Join(prices, v.say("reward.or"))
	if v.may(actSupport) && r.Status == program.StatusActive && m.Status == membership.StatusActive && !a.SoldOut() {
		row.Buy = &dialogForm{
			buttonForm{v.actForm(v.memberParts("rewards", r.ID)...), "reward", r.ID, v.say("reward.buy")}, "buy-" + r.ID, v.say("reward.buy.title", r.Name), v.say("reward.buy.text", row.Price),
		}
	}
	return row
}

func (v *visit) purchaseRow(t *membership.RewardTransaction, r program.Reward) purchaseRow {
	row := purchaseRow{When: v.clock().moment(t.CreatedAt), Name: r.Name, Points: v.number(t.Points), Status: newStatus("done")}
	if r.ID == "" {
		row.Name = v.say("reward.deleted")
	}
	switch {
	case t.Status == membership.TransactionRejected:
		row.Status, row.Reason = newStatus("refused"), v.say("card.rejected")
	case t.Status == membership.TransactionRefunded:
		row.Status = newStatus("refunded")
	case t.Type == membership.TypeRefund:
		row.Status = newStatus("refund")
	case t.Status == membership.TransactionApproved && v.may(actSupport):
		row.Refund = &dialogForm{
			buttonForm{v.actForm(v.memberParts("purchases", t.ID)...), "purchase", t.ID, v.say("reward.refund")}, "refund-" + t.ID, v.say("reward.refund.title"),
			v.say("reward.refund.text", v.pointsText(t.Points)),
		}
		if r.ID != "" && !r.Refundable {
			row.Refund.Consequence += " " + v.say("reward.refund.force")
		}
	}
	return row
}

// memberChange is the entry of the audit log for a change of the member of the address.
func (v *visit) memberChange(ctx context.Context, act, reason string) (audit.Change, error) {
	m, err := v.Project.Members.Get(ctx, v.PathValue("programId"), v.PathValue("memberId"))
	return audit.Change{Act: act, Object: audit.Object{Type: membership.Kind.Name, ID: m.ID}, Reason: reason}, err
}

// switchMember lets a member earn and spend, or no longer.
func (d *Dashboard) switchMember(ctx context.Context, v *visit) (answer, error) {
	active, err := v.switched()
	if err != nil {
		return answer{}, err
	}
	name, perform := "member.disabled", v.Project.Members.Deactivate
	if active {
		name, perform = "member.enabled", v.Project.Members.Activate
	}
	c, err := v.memberChange(ctx, name, "")
	if err != nil {
		return answer{}, err
	}
	return v.change(ctx, c, v.memberPath()+"?done=moved", func(ctx context.Context) (any, error) {
		return perform(ctx, v.PathValue("programId"), v.PathValue("memberId"))
	})
}

// cardPath names the card of the address.
func (v *visit) cardPath() membership.CardPath {
	return membership.CardPath{ProgramID: v.PathValue("programId"), MemberID: v.PathValue("memberId"), CardID: v.PathValue("cardId")}
}

// cardPage is the page of the member with the card of the address.
func (v *visit) cardPage(done string) string {
	return v.memberPath() + "?card=" + v.PathValue("cardId") + "&done=" + done
}

// adjustCard gives or takes points. What is wrong with the form stands at its fields.
func (d *Dashboard) adjustCard(ctx context.Context, v *visit) (answer, error) {
	card, err := v.Project.Members.Card(ctx, v.PathValue("programId"), v.PathValue("memberId"), v.PathValue("cardId"))
	if err != nil {
		return answer{}, err
	}
	points, reason, err := v.moved()
	var out answer
	if err == nil {
		if v.PostFormValue("take") != "" {
			points = -points
		}
		c := audit.Change{Act: "card.balance", Object: audit.Object{Type: membership.Kind.Name, ID: card.MemberID, Name: card.Code}, Reason: reason, Before: map[string]any{"Balance": card.Figures.Balance()}}
		out, err = v.change(ctx, c, v.cardPage("balance"), func(ctx context.Context) (any, error) {
			t, _, err := v.Project.Members.Adjust(ctx, v.cardPath(), points, reason)
			if err != nil {
				return nil, err
			}
			if t.Status == membership.TransactionRejected {
				return nil, fault.Payload("amount", "%s", v.say("card.too-few"))
			}
			after, err := v.Project.Members.Card(ctx, card.ProgramID, card.MemberID, card.ID)
			return map[string]any{"Balance": after.Figures.Balance()}, err
		})
	}
	if _, refused := fault.As(err); !refused {
		return out, err
	}
	view, loadErr := v.memberView(ctx)
	if loadErr != nil || view.Points == nil {
		return answer{}, errors.Join(loadErr, err)
	}
	if err := view.Points.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("card", v.say("member.title"), view)), nil
}

// settleCardPending activates or cancels pending points of a member's card.
func (d *Dashboard) settleCardPending(ctx context.Context, v *visit) (answer, error) {
	page, err := v.Project.Members.PendingPoints(ctx, v.PathValue("cardId"), storage.Query{Filter: storage.Is("id", v.PathValue("pendingId"))})
	if err != nil {
		return answer{}, err
	}
	if len(page.Items) == 0 {
		return answer{}, errNowhere
	}
	p := page.Items[0]
	if err := v.pointsWithinLimit(p.Points); err != nil {
		return answer{}, err
	}
	acts := map[string]struct {
		act     string
		perform func(context.Context, membership.CardPath, string) (membership.CardTransaction, error)
	}{"activate": {"pending.activated", v.Project.Members.ActivatePending}, "cancel": {"pending.canceled", v.Project.Members.CancelPending}}
	chosen, known := acts[v.PostFormValue("do")]
	if !known {
		return answer{}, fault.Payload("do", "must be activate or cancel")
	}
	c, err := v.memberChange(ctx, chosen.act, "")
	if err != nil {
		return answer{}, err
	}
	c.Before = map[string]any{"Pending": p.Points}
	return v.change(ctx, c, v.cardPage("pending"), func(ctx context.Context) (any, error) {
		t, err := chosen.perform(ctx, v.cardPath(), p.ID)
		return map[string]any{"Transaction": t.ID}, err
	})
}

// expireLot ends the points of a card that expire on one day.
func (d *Dashboard) expireLot(ctx context.Context, v *visit) (answer, error) {
	c, err := v.memberChange(ctx, "lot.expired", "")
	if err != nil {
		return answer{}, err
	}
	lots, _, err := v.Project.Members.UsableLots(ctx, v.PathValue("cardId"), maxLots)
	if err != nil {
		return answer{}, err
	}
	at := slices.IndexFunc(lots, func(l ledger.Lot) bool { return l.ID == v.PathValue("lotId") })
	if at < 0 {
		return answer{}, errNowhere
	}
	day, err := v.Project.Members.ExpiringPoints(ctx, v.PathValue("cardId"), storage.Query{Filter: storage.Is("expires_on", string(lots[at].ExpiresOn))})
	if err != nil {
		return answer{}, err
	}
	for _, bucket := range day.Items {
		if err := v.pointsWithinLimit(bucket.Left); err != nil {
			return answer{}, err
		}
	}
	return v.change(ctx, c, v.cardPage("expired"), func(ctx context.Context) (any, error) {
		t, err := v.Project.Members.ExpireBucket(ctx, v.cardPath(), lots[at].ID)
		return map[string]any{"Expired": t.Points}, err
	})
}

// buyReward buys a reward with the points of a member.
func (d *Dashboard) buyReward(ctx context.Context, v *visit) (answer, error) {
	reward, err := v.Project.Programs.Reward(ctx, v.PathValue("partId"))
	if err != nil {
		return answer{}, err
	}
	c, err := v.memberChange(ctx, "reward.bought", reward.Name)
	if err != nil {
		return answer{}, err
	}
	return v.change(ctx, c, v.memberPath("rewards")+"?done=bought", func(ctx context.Context) (any, error) {
		t, err := v.Project.Members.Purchase(ctx, v.PathValue("programId"), v.PathValue("memberId"), reward.ID, false)
		return map[string]any{"Purchase": t.ID, "Status": t.Status}, err
	})
}

// refundPurchase gives the points of a purchase back, also of a reward that is not refundable: the dialog says so.
func (d *Dashboard) refundPurchase(ctx context.Context, v *visit) (answer, error) {
	c, err := v.memberChange(ctx, "reward.refunded", "")
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.Members.RewardPurchases(ctx, v.PathValue("memberId"), storage.Query{Filter: storage.Is("id", v.PathValue("purchaseId"))})
	if err != nil {
		return answer{}, err
	}
	if len(page.Items) == 0 {
		return answer{}, errNowhere
	}
	if err := v.pointsWithinLimit(page.Items[0].Points); err != nil {
		return answer{}, err
	}
	return v.change(ctx, c, v.memberPath("rewards")+"?done=refunded", func(ctx context.Context) (any, error) {
		t, err := v.Project.Members.Refund(ctx, v.PathValue("programId"), page.Items[0].ID, membership.RefundPolicy{Force: true})
		return map[string]any{"Refund": t.ID}, err
	})
}
