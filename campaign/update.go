package campaign

import (
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/validity"
)

// Update is a partial change: a zero field keeps the campaign's value. Properties that are not here, as the name or the
// code configuration, never change.
type Update struct {
	// From is the UpdatedAt of the campaign that the change was decided upon: a campaign that was changed since is not changed. The zero field does
	// not ask.
	From         patch.Field[time.Time]
	Description  patch.Field[string]
	Distribution patch.Field[Distribution]
	// Discount must be of the type that the campaign gives, and cannot be cleared: null keeps it. GiftEffect changes new
	// gift cards; their first amount stays, and GiftAmount can only repeat it.
	Discount   patch.Field[discount.Discount]
	GiftEffect patch.Field[discount.Effect]
	GiftAmount patch.Field[int64]
	// Referral must keep the conversion event and the type of the reward.
	Referral           patch.Field[ReferralProgram]
	TierExpiration     patch.Field[TierExpiration]
	RedemptionQuantity patch.Field[int64]
	AutoJoin, JoinOnce patch.Field[bool]
	Validity           validity.Update
	ActivityDuration   patch.Field[string]
	CategoryID         patch.Field[string]
	// Metadata is merged by key; clearing it removes all keys. UnsetMetadata removes single keys after that.
	Metadata      patch.Field[metadata.Map]
	UnsetMetadata []string
	Assign        AccessSettings
	Unassign      AccessSettings
}

// Apply applies u to c, or fails when the result would not be a valid campaign.
func (c *Campaign) Apply(u Update, now time.Time) error {
	if c.Protected {
		return fault.Invalid("resource_protected", "Resource protected", "Campaign %s is protected and cannot be changed", c.ID).About(Kind.Name, c.ID)
	}
	if from, asked := u.From.Value(); asked && !from.Equal(c.UpdatedAt) {
		return fault.Changed(Kind.Name, c.ID)
	}
	u.Description.Apply(&c.Description)
	if err := c.applyDistribution(u.Distribution); err != nil {
		return err
	}
	if err := c.applyProfile(u); err != nil {
		return err
	}
	if err := c.applyReferral(u.Referral); err != nil {
		return err
	}
	if expiration, set := u.TierExpiration.Value(); set {
		c.TierExpiration = &expiration
	} else if u.TierExpiration.Cleared() {
		c.TierExpiration = nil
	}
	u.AutoJoin.Apply(&c.AutoJoin)
	if join, _ := u.JoinOnce.Value(); !u.JoinOnce.Kept() && c.Type != TypeLoyaltyProgram && c.Distribution != DistributionStandalone {
		c.JoinOnce = join
	}
	u.Validity.Apply(&c.Validity)
	u.ActivityDuration.Apply(&c.ActivityDuration)
	u.CategoryID.Apply(&c.CategoryID)
	if sent, _ := u.Metadata.Value(); !u.Metadata.Kept() {
		c.Metadata = metadata.Merge(c.Metadata, sent)
	}
	if len(u.UnsetMetadata) > 0 {
		unset := metadata.Map{}
		for _, key := range u.UnsetMetadata {
			unset[key] = nil
		}
		c.Metadata = metadata.Merge(c.Metadata, unset)
	}
	c.Access = c.Access.changed(u.Assign, u.Unassign)
	c.UpdatedAt = now
	return c.validate()
}

func (c *Campaign) applyDistribution(d patch.Field[Distribution]) error {
	wanted, set := d.Value()
	switch {
	case !set || wanted == c.Distribution:
		return nil
	case wanted == DistributionStandalone || c.Distribution == DistributionStandalone:
		return invalid("It is not possible to change the type of a campaign from %s to %s", c.Distribution, wanted)
	}
	c.Distribution = wanted
	return nil
}

func (c *Campaign) applyProfile(u Update) error {
	wanted, changesDiscount := u.Discount.Value()
	amount, repeatsAmount := u.GiftAmount.Value()
	changesGift := repeatsAmount || !u.GiftEffect.Kept()
	if !changesDiscount && !changesGift && u.RedemptionQuantity.Kept() {
		return nil
	}
	if c.Voucher == nil {
		return invalid("Campaign of type %s has no vouchers to change", c.Type)
	}
	profile := *c.Voucher
	if changesDiscount {
		switch {
		case profile.Discount == nil:
			return notFor("discount", c.Type)
		case profile.Discount.Type != wanted.Type:
			return invalid("It is not possible to change the type of a discount from %s to %s", profile.Discount.Type, wanted.Type)
		}
		profile.Discount = &wanted
	}
	if changesGift {
		if profile.Gift == nil {
			return notFor("gift", c.Type)
		}
		if repeatsAmount && amount != profile.Gift.Amount {
			return invalid("It is not possible to change the amount of the gift cards of a campaign from %d to %d", profile.Gift.Amount, amount)
		}
		gift := *profile.Gift
		u.GiftEffect.Apply(&gift.Effect)
		profile.Gift = &gift
	}
	if quantity, set := u.RedemptionQuantity.Value(); set {
		if err := (Internals{}).ValidateQuantity("default_voucher_redemption.quantity", &quantity); err != nil { // as an update names it
			return err
		}
		profile.RedemptionQuantity = &quantity
	} else if u.RedemptionQuantity.Cleared() {
		profile.RedemptionQuantity = nil
	}
	c.Voucher = &profile
	return nil
}

func (c *Campaign) applyReferral(r patch.Field[ReferralProgram]) error {
	wanted, set := r.Value()
	switch {
	case !set:
		return nil
	case c.Referral != nil && wanted.ConversionEvent != "" && wanted.ConversionEvent != c.Referral.ConversionEvent:
		return invalid("It is not possible to change the conversion event of a referral program")
	case c.Referral != nil && wanted.RewardType != "" && wanted.RewardType != c.Referral.RewardType:
		return invalid("It is not possible to change the type of the referee's reward")
	}
	if c.Referral != nil {
		if wanted.ConversionEvent == "" {
			wanted.ConversionEvent = c.Referral.ConversionEvent
		}
		if wanted.RewardType == "" {
			wanted.RewardType, wanted.RewardAmount = c.Referral.RewardType, c.Referral.RewardAmount
			wanted.RewardCampaignID, wanted.RewardCampaign = c.Referral.RewardCampaignID, c.Referral.RewardCampaign
		}
	}
	c.Referral = &wanted
	return nil
}

// changed returns the settings with some areas and stores added and others taken away.
func (a AccessSettings) changed(add, remove AccessSettings) AccessSettings {
	merge := func(have, add, remove []string) []string {
		var out []string
		for _, id := range slices.Concat(have, add) {
			if !slices.Contains(remove, id) && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
		return out
	}
	return AccessSettings{
		Areas:         merge(a.Areas, add.Areas, remove.Areas),
		AreaStores:    merge(a.AreaStores, add.AreaStores, remove.AreaStores),
		AreaAllStores: merge(a.AreaAllStores, add.AreaAllStores, remove.AreaAllStores),
	}
}
