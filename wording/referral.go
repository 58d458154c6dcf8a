package wording

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/referral"
)

// Referral says what makes a referred customer count, and what they get.
func (w Writer) Referral(p *campaign.ReferralProgram) []string {
	if p == nil {
		return nil
	}
	said := []string{w.say("referral.redemption")}
	if p.ConversionEvent == "custom_event" {
		said[0] = w.say("referral.event", "name", w.quote(p.CustomEventName))
	}
	if p.RewardType != "" && p.RewardAmount > 0 {
		amount := w.Points(p.RewardAmount)
		if p.RewardType == string(campaign.VoucherGift) {
			amount = w.Money(p.RewardAmount)
		}
		said = append(said, w.say("referral.referee", "amount", amount, "campaign", w.quote(p.RewardCampaign)))
	}
	for i := range said {
		said[i] = w.Sentence(said[i])
	}
	return said
}

// ReferralTier says what a referrer gets for the customers whom they brought. The rewards of gift campaigns are money.
func (w Writer) ReferralTier(t referral.Tier, gift bool) string {
	key := "referral.tier"
	switch {
	case t.Repeats && t.Conversions == 1:
		return w.Sentence(w.say("referral.tier.always", "amount", w.ReferralReward(t.Gives, gift)))
	case t.Repeats:
		key = "referral.tier.each"
	}
	return w.Sentence(w.language().count(key, t.Conversions, "n", w.Number(t.Conversions), "amount", w.ReferralReward(t.Gives, gift)))
}

// ReferralReward says what a conversion gives to one customer, without a full stop.
func (w Writer) ReferralReward(g referral.Gives, gift bool) string {
	amount := w.Points(g.Amount)
	if gift {
		amount = w.Money(g.Amount)
	}
	return w.say("referral.gives", "amount", amount, "campaign", w.named(g.CampaignID))
}
