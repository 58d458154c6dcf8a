package dashboard

import (
	"cmp"
	"context"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// cardRoutes are the pages of the points of loyalty cards. What every code has, its state, its movements and giving points, is on the page of the code.
func (d *Dashboard) cardRoutes() []route {
	return []route{
		{method: "GET", path: "loyalty/cards/{loyaltyCardId}", act: actRead, handle: d.loyaltyCard},
		{method: "GET", path: "loyalty/cards/{loyaltyCardId}/rewards", act: actRead, handle: d.loyaltyCardRewards},
		{method: "POST", path: "loyalty/cards/{loyaltyCardId}/pending/{pendingId}", act: actSupport, handle: d.settlePending},
		{method: "POST", path: "loyalty/cards/{loyaltyCardId}/transfer", act: actSupport, handle: d.transferPoints},
		{method: "POST", path: "loyalty/cards/{loyaltyCardId}/estimate", act: actRead, handle: d.estimateCard},
		{method: "POST", path: "loyalty/cards/{loyaltyCardId}/rewards/{rewardId}", act: actSupport, handle: d.redeemReward},
	}
}

// heldCard is the loyalty card of the address, with what all its pages show.
func (v *visit) heldCard(ctx context.Context) (card voucher.Voucher, view cardView, err error) {
	card, err = v.codeByID(ctx, v.PathValue("loyaltyCardId"))
	if err == nil && card.Type != campaign.VoucherLoyalty {
		err = errNowhere
	}
	if err == nil {
		err = v.Project.Vouchers.Current(ctx, &card)
	}
	if err != nil {
		return card, view, err
	}
	holder := []attemptRow{{customerID: card.HolderID, CustomerHref: v.path("customers", card.HolderID)}}
	names, err := v.Project.Names(ctx, storage.NameIDs{Customers: customersOf(holder), Campaigns: present(card.CampaignID)})
	if err != nil {
		return card, view, err
	}
	callCustomers(holder, names)
	view = cardView{Name: holder[0].Customer, Status: newStatus("on"), Balance: v.balanceText(card.Balance(), card.Loyalty.Pending)}
	if card.HolderID == "" {
		view.Name = v.say("member.nobody")
	}
	if !card.Active {
		view.Status = newStatus("paused")
	}
	at := v.path("loyalty", "cards", card.ID)
	for _, page := range []struct{ name, href string }{{"", at}, {"rewards", at + "/rewards"}} {
		view.Pages = append(view.Pages, filterLink{v.say("card.page." + page.name), page.href, v.URL.EscapedPath() == page.href})
	}
	view.Pages = append(view.Pages, filterLink{v.say("card.page.code"), v.path("codes", card.ID), false})
	view.Code = card.Code
	if card.HolderID != "" && holder[0].CustomerHref != "" {
		view.Facts = append(view.Facts, fact{v.say("code.holder"), holder[0].Customer, holder[0].CustomerHref})
	}
	if card.CampaignID != "" {
		view.Facts = append(view.Facts, fact{v.say("code.campaign"), cmp.Or(names[card.CampaignID], card.CampaignID), v.path("loyalty", "campaigns", card.CampaignID)})
	}
	return card, view, nil
}

// loyaltyCard shows of what points a card consists, those that wait, and the tier.
func (d *Dashboard) loyaltyCard(ctx context.Context, v *visit) (answer, error) {
	_, view, err := v.loyaltyCardView(ctx)
	return show("card", v.say("card.title"), view), err
}

func (v *visit) loyaltyCardView(ctx context.Context) (card voucher.Voucher, view cardView, err error) {
	if card, view, err = v.heldCard(ctx); err != nil {
		return card, view, err
	}
	lots, more, err := v.Project.Loyalty.UsableLots(ctx, card.ID, maxLots)
	if err != nil {
		return card, view, err
	}
	view.Lots = v.lotTable(lots, more, func(*ledger.Lot) *dialogForm { return nil })
	waiting, err := v.Project.Loyalty.ListPending(ctx, storage.Query{
		Filter: storage.And(storage.Is("account_id", card.ID), storage.Is("status", string(ledger.PendingWaiting))), Order: []storage.Order{{Field: "date"}}, Limit: maxLots,
	})
	if err != nil {
		return card, view, err
	}
	for i := range waiting.Items {
		view.Waiting = append(view.Waiting, v.pendingRow(&waiting.Items[i], "loyalty", "cards", card.ID, "pending"))
	}
	tiers, err := v.Project.Loyalty.TiersOfMember(ctx, card.ID)
	for _, held := range tiers {
		view.Tier = &tierView{Name: held.Tier.Name, Lines: v.writer(nil).Tier(loyalty.Tier{From: held.Tier.From, To: held.Tier.To})}
		if held.Holder.End != "" {
			view.Tier.Lines = append(view.Tier.Lines, v.say("tier.until", v.day(calc.Day(held.Holder.End))))
		}
	}
	if v.may(actSupport) && card.HolderID != "" {
		view.Transfer = &editForm{
			actForm: v.actForm("loyalty", "cards", card.ID, "transfer"), Title: v.say("card.transfer"), Submit: v.say("card.transfer"),
			form: form{Fields: append([]field{{
				Name: "to", Label: v.say("card.transfer.to"), Hint: v.say("card.transfer.to.hint"), Type: "text", Value: v.PostFormValue("to"), Required: true, Autocomplete: "off",
			}}, v.pointsFields()...)},
		}
	}
	return card, view, err
}

// settlePending activates or cancels pending points of a loyalty card.
func (d *Dashboard) settlePending(ctx context.Context, v *visit) (answer, error) {
	card, _, err := v.heldCard(ctx)
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.Loyalty.ListPending(ctx, storage.Query{Filter: storage.And(storage.Is("id", v.PathValue("pendingId")), storage.Is("account_id", card.ID))})
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
	object := audit.Object{Type: voucher.Kind.Name, ID: card.ID, Name: card.Code}
	to := v.path("loyalty", "cards", card.ID) + "?done=pending"
	switch v.PostFormValue("do") {
	case "activate":
		return v.change(ctx, audit.Change{Act: "pending.activated", Object: object, Before: p}, to, func(ctx context.Context) (any, error) {
			return v.Project.Loyalty.ActivatePending(ctx, card, p.ID)
		})
	case "cancel":
		return v.change(ctx, audit.Change{Act: "pending.canceled", Object: object, Before: p}, to, func(ctx context.Context) (any, error) {
			return nil, v.Project.Loyalty.CancelPending(ctx, card, p.ID)
		})
	}
	return answer{}, fault.Payload("do", "must be activate or cancel")
}

// transferPoints moves points to another loyalty card.
func (d *Dashboard) transferPoints(ctx context.Context, v *visit) (answer, error) {
	card, view, err := v.loyaltyCardView(ctx)
	if err != nil {
		return answer{}, err
	}
	points, reason, err := v.moved()
	var to voucher.Voucher
	if err == nil {
		to, err = v.Project.Loyalty.Member(ctx, "", v.PostFormValue("to"))
		if fault.IsNotFound(err) {
			err = fault.Payload("to", "%s", v.say("card.transfer.none"))
		}
	}
	var out answer
	if err == nil {
		c := audit.Change{Act: "points.transferred", Object: audit.Object{Type: voucher.Kind.Name, ID: card.ID, Name: card.Code}, Reason: reason}
		out, err = v.change(ctx, c, v.path("loyalty", "cards", card.ID)+"?done=transferred", func(ctx context.Context) (any, error) {
			_, err := v.Project.Loyalty.TransferPoints(ctx, to, []loyalty.Transfer{{From: card.ID, Points: points, Reason: reason}})
			return map[string]any{"To": to.ID, "Points": points}, err
		})
	}
	if _, refused := fault.As(err); !refused || view.Transfer == nil {
		return out, err
	}
	if err := view.Transfer.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("card", v.say("card.title"), view)), nil
}

// loyaltyCardRewards lists what the holder of a card can get for points, and asks what an order would earn.
func (d *Dashboard) loyaltyCardRewards(ctx context.Context, v *visit) (answer, error) {
	_, view, err := v.cardRewardsView(ctx)
	return show("card", v.say("card.title"), view), err
}

func (v *visit) cardRewardsView(ctx context.Context) (card voucher.Voucher, view cardView, err error) {
	if card, view, err = v.heldCard(ctx); err != nil {
		return card, view, err
	}
	tiers, err := v.Project.Loyalty.TiersOfMember(ctx, card.ID)
	if err != nil {
		return card, view, err
	}
	var rank *loyalty.Tier
	for i := range tiers {
		rank = &tiers[i].Tier
	}
	offers, err := v.Project.Loyalty.OffersTo(ctx, card.CampaignID, rank)
	if err != nil {
		return card, view, err
	}
	w := v.writer(nil)
	view.Offers = &offerTable{}
	for _, o := range offers {
		row := offerRow{Name: o.Reward.Name, Href: v.path("rewards", o.Reward.ID), Price: w.Sentence(w.Offer(o.Assignment))}
		if o.Reward.Coin == nil && card.HolderID != "" && v.may(actSupport) {
			row.Buy = &dialogForm{
				buttonForm{v.actForm("loyalty", "cards", card.ID, "rewards", o.Reward.ID), "reward", o.Reward.ID, v.say("reward.buy")},
				"buy-" + o.Reward.ID, v.say("reward.buy.title", o.Reward.Name), v.say("reward.buy.text", w.Points(o.Assignment.Points)),
			}
		}
		view.Offers.Rows = append(view.Offers.Rows, row)
	}
	if card.HolderID != "" {
		view.Estimate = v.estimateForm("loyalty", "cards", card.ID, "estimate")
	}
	return card, view, nil
}

// redeemReward redeems a loyalty card for a reward.
func (d *Dashboard) redeemReward(ctx context.Context, v *visit) (answer, error) {
	card, _, err := v.heldCard(ctx)
	if err != nil {
		return answer{}, err
	}
	reward, err := v.Project.Loyalty.Reward(ctx, v.PathValue("rewardId"))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "reward.bought", Object: audit.Object{Type: voucher.Kind.Name, ID: card.ID, Name: card.Code}, Reason: reward.Name}
	return v.change(ctx, c, v.path("codes", card.ID)+"?done=redeemed-reward", func(ctx context.Context) (any, error) {
		done, err := v.Project.Redemptions.Redeem(ctx, redemption.Request{
			Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: card.ID, Reward: &redemption.RewardChoice{ID: reward.ID}}},
			Caller:      redemption.Caller{User: v.Visitor.Email, Channel: redemption.Channel{ID: v.Visitor.Email, Type: redemption.ChannelUser}},
		})
		if err != nil {
			return nil, err
		}
		return map[string]any{"Redemption": done.Records[0].ID}, nil
	})
}

// estimateCard says what an order would earn on a loyalty card.
func (d *Dashboard) estimateCard(ctx context.Context, v *visit) (answer, error) {
	card, view, err := v.cardRewardsView(ctx)
	if err != nil {
		return answer{}, err
	}
	if view.Estimate == nil {
		return answer{}, errNowhere
	}
	req, err := v.supposedOrder()
	if err == nil {
		var points int64
		if points, err = v.estimatePoints(ctx, card, *req); err == nil {
			view.Estimate.Total = v.say("card.estimate.total", v.pointsText(points))
			return show("card", v.say("card.title"), view), nil
		}
	}
	if err := view.Estimate.refuseEstimate(v, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("card", v.say("card.title"), view)), nil
}

func (v *visit) estimatePoints(ctx context.Context, card voucher.Voucher, req order.Request) (int64, error) {
	o, err := v.Project.Orders.Preview(ctx, req)
	if err != nil {
		return 0, err
	}
	_, points, err := v.Project.Loyalty.Estimate(ctx, card.CampaignID, customer.Request{ID: card.HolderID}, o)
	return points, err
}
