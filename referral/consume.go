package referral

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// consumedTypes are the types of the events that consume takes.
var consumedTypes = []string{redemption.EventSucceeded, customevent.Type}

// concerns reports whether an event may use a code: only customers do.
func concerns(e *event.Event) bool { return e.CustomerID != "" }

// enabled reports whether there are referral programs.
func enabled(ctx context.Context, tx Store, _ []event.Event) (bool, error) {
	_, some, err := storage.First(ctx, tx.Campaigns(), storage.Query{Filter: storage.Is("campaign_type", string(campaign.TypeReferralProgram))})
	return some, err
}

// The causes of conversions, as the program and the customer name them.
const (
	byRedemption  = "redemption"
	byCustomEvent = "custom_event"
)

// use is the use of a code by a customer.
type use struct {
	event.Event
	voucherID string
	// by is byRedemption, with the redemption, or byCustomEvent, with the name of the event.
	by         string
	redemption string
	name       string
}

// readUse reads an event; of is false for one that uses no code.
func readUse(e event.Event) (u use, of bool) {
	u.Event = e
	switch e.Type {
	case redemption.EventSucceeded:
		var kept struct {
			Redemption redemption.Record `json:"redemption"`
		}
		if json.Unmarshal(e.Data, &kept) != nil {
			return u, false
		}
		u.by, u.voucherID, u.redemption = byRedemption, kept.Redemption.VoucherID, kept.Redemption.ID
	case customevent.Type:
		custom, err := customevent.Read(e)
		if err != nil || custom.Referral == nil {
			return u, false
		}
		u.by, u.voucherID, u.name = byCustomEvent, custom.Referral.VoucherID, custom.Name
	}
	return u, u.voucherID != "" && e.CustomerID != ""
}

// consume makes referees and conversions from the events of customers. It is a consumer of the outbox.
func (e *Engine) consume(ctx context.Context, tx Store, events []event.Event) error {
	var uses []use
	var ids []string
	for _, happened := range events {
		if u, of := readUse(happened); of {
			uses, ids = append(uses, u), append(ids, u.voucherID)
		}
	}
	if len(uses) == 0 {
		return nil
	}
	slices.Sort(ids)
	codes, err := tx.Vouchers().List(ctx, storage.Query{
		Filter: storage.And(storage.In("id", slices.Compact(ids)), storage.Is("is_referral_code", true)),
	})
	if err != nil {
		return err
	}
	byID := map[string]voucher.Voucher{}
	for _, v := range codes.Items {
		byID[v.ID] = v
	}
	uses = slices.DeleteFunc(uses, func(u use) bool {
		v, referral := byID[u.voucherID]
		return !referral || v.HolderID == "" || v.HolderID == u.CustomerID
	})
	if len(uses) == 0 {
		return nil
	}
	b := newBatch(tx)
	if err := b.read(ctx, uses, byID); err != nil {
		return err
	}
	for _, u := range uses {
		if err := e.followUse(env.WithRequest(ctx, u.GroupID), b, u, byID[u.voucherID]); err != nil {
			return err
		}
	}
	return b.write(ctx)
}

func distinct(ids []string) []string { return slices.Compact(slices.Sorted(slices.Values(ids))) }

func (e *Engine) followUse(ctx context.Context, tx *batch, u use, v voucher.Voucher) error {
	c, err := tx.Campaigns().Get(ctx, v.CampaignID)
	if fault.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	converts, err := e.converts(ctx, tx, u, &v, &c)
	if err != nil || !converts && u.by == byCustomEvent {
		return err
	}
	referee, err := tx.Customers().Get(ctx, u.CustomerID)
	if fault.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	h, assigned, err := tx.Holders().Find(ctx, "assignment", assignment(v.ID, referee.ID))
	if err != nil {
		return err
	}
	if !assigned {
		if h, err = e.assign(ctx, tx, v, referee, nil, false); err != nil {
			return err
		}
	}
	if !converts || !h.ConvertedAt.IsZero() {
		return nil
	}
	return e.convert(ctx, tx, u, h, v, c, referee)
}

// converts reports whether a use of a code is the conversion event of its program. A redemption was allowed already; a custom event
// counts while the code and its campaign are active.
func (e *Engine) converts(ctx context.Context, tx Store, u use, v *voucher.Voucher, c *campaign.Campaign) (bool, error) {
	waitsFor := byRedemption
	if c.Referral != nil {
		waitsFor = cmp.Or(c.Referral.ConversionEvent, byRedemption)
	}
	if waitsFor != u.by {
		return false, nil
	}
	if u.by == byRedemption {
		return true, nil
	}
	name := c.Referral.CustomEventName
	if id := c.Referral.CustomEventID; id != "" {
		schema, err := tx.CustomEventSchemas().Get(ctx, id)
		switch {
		case err == nil:
			name = schema.Name
		case !fault.IsNotFound(err):
			return false, err
		}
	}
	settings, err := voucher.InternalsOf(e.vouchers).Settings(ctx)
	if err != nil {
		return false, err
	}
	active := v.Active && c.Active && v.DeletedAt.IsZero() && c.DeletedAt.IsZero() &&
		c.Inherited(v.Validity).Active(u.CreatedAt, settings.Zone) == validity.StatusActive
	return name == u.name && active, nil
}

// convert makes a referee count, once, and writes the rewards for that as due.
func (e *Engine) convert(ctx context.Context, tx *batch, u use, h Holder, v voucher.Voucher, c campaign.Campaign, referee customer.Customer) error {
	h, err := tx.Holders().Update(ctx, h.ID, func(h *Holder) error {
		h.ConvertedAt, h.ReferrerID = u.CreatedAt, v.HolderID
		h.CauseType, h.CauseID = byRedemption, u.redemption
		if u.by == byCustomEvent {
			h.CauseType, h.CauseID = "event", u.ID
		}
		return nil
	})
	if err != nil {
		return err
	}
	data := map[string]any{HolderKind.Name: h, customer.Kind.Name: referee, voucher.Kind.Name: v, campaign.Kind.Name: c}
	referrer, err := tx.Customers().Get(ctx, v.HolderID)
	if err == nil {
		data["referrer"] = referrer
	} else if !fault.IsNotFound(err) {
		return err
	}
	err = e.record(ctx, tx, referralEvent{
		kind: EventReferred, entity: customer.Kind.Name, id: referee.ID, customerID: referee.ID, campaignID: c.ID, data: data,
	})
	if err != nil {
		return err
	}
	if r := c.Referral; r != nil && r.RewardType != "" {
		gives := Gives{Amount: r.RewardAmount}
		to, err := payable(ctx, tx, "", cmp.Or(r.RewardCampaignID, r.RewardCampaign), r.RewardType)
		if _, refused := fault.As(err); err != nil && !refused {
			return err
		}
		gives.CampaignID = to.ID // without one the job records why the reward cannot be given
		if err := e.insertDue(ctx, tx, Reward{Grant: refereeGrant(h.assignment()), CustomerID: referee.ID, CampaignID: c.ID, HolderID: h.ID, Gives: gives}); err != nil {
			return err
		}
	}
	return e.insertDueTiers(ctx, tx, h)
}

// refereeGrant is what the reward of a referee is for.
func refereeGrant(assignment string) string { return "referee " + assignment }

// insertDueTiers writes the rewards of the tiers that the referrer reaches with this conversion. The conversions of a project are made
// one after the other by one consumer, so that none is counted twice, and none is missed.
func (e *Engine) insertDueTiers(ctx context.Context, tx *batch, h Holder) error {
	tiers, err := tiersOf(ctx, tx, h.CampaignID)
	if err != nil || len(tiers) == 0 {
		return err
	}
	brought, err := tx.converted(ctx, h)
	if err != nil {
		return err
	}
	for _, t := range tiers {
		times := t.reached(int64(brought))
		if times == 0 {
			continue
		}
		grant := fmt.Sprintf("tier %s %s %d", t.ID, h.ReferrerID, times)
		err := e.insertDue(ctx, tx, Reward{Grant: grant, CustomerID: h.ReferrerID, CampaignID: h.CampaignID, HolderID: h.ID, TierID: t.ID, Gives: t.Gives})
		if err != nil {
			return err
		}
	}
	return nil
}

// insertDue writes a reward and its job, unless the reward exists: the referee may have been removed and assigned again.
func (e *Engine) insertDue(ctx context.Context, tx Store, r Reward) error {
	if _, owed, err := tx.ReferralRewards().Find(ctx, "granted_for", r.Grant); err != nil || owed {
		return err
	}
	r.ID, r.Status, r.CreatedAt = e.env.NewID(RewardKind.Prefix), RewardDue, e.env.Now()
	if err := tx.ReferralRewards().Insert(ctx, r); err != nil {
		return err
	}
	return tx.Enqueue(ctx, rewardJob{RewardID: r.ID})
}
