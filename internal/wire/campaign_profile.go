package wire

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
)

// CodeConfig says what codes look like, in requests and in answers.
type CodeConfig struct {
	Length       *int    `json:"length,omitzero"`
	Charset      *string `json:"charset,omitzero"`
	Prefix       *string `json:"prefix,omitzero"`
	Postfix      *string `json:"postfix,omitzero"`
	Pattern      *string `json:"pattern,omitzero"`
	InitialCount *int    `json:"initial_count,omitzero"`
}

func (w *CodeConfig) domain() *code.Config {
	if w == nil {
		return nil
	}
	return &code.Config{Length: w.Length, Charset: w.Charset, Prefix: w.Prefix, Postfix: w.Postfix, Pattern: w.Pattern, InitialCount: w.InitialCount}
}

// CampaignVoucher is the profile of a campaign's codes, in requests and in answers.
type CampaignVoucher struct {
	Type         Word               `json:"type,omitzero" enum:"campaign.VoucherType"`
	Discount     *Discount          `json:"discount,omitzero"`
	Gift         *CampaignGift      `json:"gift,omitzero"`
	LoyaltyCard  *LoyaltyCard       `json:"loyalty_card,omitzero"`
	Redemption   CampaignRedemption `json:"redemption"`
	CodeConfig   *CodeConfig        `json:"code_config,omitzero"`
	ReferralCode bool               `json:"is_referral_code"`
}

// CampaignGift is what a gift card starts with.
type CampaignGift struct {
	Amount Number `json:"amount"`
	Effect Word   `json:"effect,omitzero" enum:"APPLY_TO_ITEMS APPLY_TO_ORDER"`
	// Balance is what is left on the card, in minor currency units. In a request it may only repeat the amount.
	Balance    Number `json:"balance,omitzero"`
	Subtracted Number `json:"subtracted_amount,omitzero"`
}

// CampaignRedemption says how often each code may be redeemed; null is without limit.
type CampaignRedemption struct {
	Quantity Number `json:"quantity"`
}

// LoyaltyCard is what a loyalty card starts with.
type LoyaltyCard struct {
	Points Number `json:"points"`
	// Balance is, where a card is imported, how many points are left on it; else it may only repeat the points. Answers do not have it.
	Balance    Number           `json:"balance,omitzero"`
	Expiration *ExpirationRules `json:"expiration_rules,omitzero"`
	// Pending is the number of pending points of an imported card. Answers do not have it.
	Pending        Number `json:"pending_points,omitzero"`
	Expired        Number `json:"expired_points,omitzero"`
	Subtracted     Number `json:"subtracted_points,omitzero"`
	NextExpiration string `json:"next_expiration_date,omitzero"`
	NextExpiring   Number `json:"next_expiration_points,omitzero"`
}

// ExpirationRules say when the points of a card expire.
type ExpirationRules struct {
	PeriodType    string `json:"period_type,omitzero" enum:"FIXED_DAY_OF_YEAR MONTH"`
	PeriodValue   int64  `json:"period_value,omitzero"`
	RoundingType  string `json:"rounding_type,omitzero" enum:"END_OF_HALF_YEAR END_OF_MONTH END_OF_QUARTER END_OF_YEAR PARTICULAR_MONTH"`
	RoundingValue int64  `json:"rounding_value,omitzero"`
	FixedMonth    int64  `json:"fixed_month,omitzero"`
	FixedDay      int64  `json:"fixed_day,omitzero"`
}

func (w *CampaignVoucher) domain(path string) (*campaign.VoucherProfile, error) {
	if w == nil {
		return nil, nil
	}
	p := campaign.VoucherProfile{Type: campaign.VoucherType(w.Type)}
	var err error
	if p.Discount, err = w.Discount.domainOrNil(below(path, "discount")); err != nil {
		return nil, err
	}
	if w.Gift != nil {
		gift := GiftInput{Amount: w.Gift.Amount, Balance: w.Gift.Balance, Subtracted: w.Gift.Subtracted, Effect: w.Gift.Effect}
		if p.Gift, err = gift.domain(below(path, "gift")); err != nil {
			return nil, err
		}
	}
	if p.Loyalty, err = w.LoyaltyCard.domain(below(path, "loyalty_card")); err != nil {
		return nil, err
	}
	if p.RedemptionQuantity, err = w.Redemption.Quantity.Integer(below(path, "redemption.quantity")); err != nil {
		return nil, err
	}
	if c := w.CodeConfig.domain(); c != nil {
		p.CodeConfig = *c
	}
	return &p, nil
}

func (w *GiftInput) domain(path string) (*campaign.GiftProfile, error) {
	if w == nil {
		return nil, nil
	}
	amount, err := w.Amount.Integer(below(path, "amount"))
	if err != nil {
		return nil, err
	}
	if amount == nil {
		return nil, fault.Payload(path, "must have required property 'amount'")
	}
	if err := requireUnused(below(path, "balance"), w.Balance, *amount); err != nil {
		return nil, err
	}
	if err := requireUnused(below(path, "subtracted_amount"), w.Subtracted, 0); err != nil {
		return nil, err
	}
	return &campaign.GiftProfile{Amount: *amount, Effect: discount.Effect(w.Effect)}, nil
}

// requireUnused refuses a figure that says that a new card was used before. Ignoring it would give points or credit that are
// spent.
func requireUnused(path string, sent Number, whole int64) error {
	n, err := sent.Integer(path)
	if err != nil || n == nil || *n == whole {
		return err
	}
	return fault.Payload(path, "must be %d: what is made here was not used before; POST /v1/vouchers/import and POST /v1/campaigns/{campaignId}/import "+
		"take what was (actual value is '%d')", whole, *n)
}

func (w *LoyaltyCard) domain(path string) (*campaign.LoyaltyProfile, error) {
	if w == nil {
		return nil, nil
	}
	points, err := w.Points.Integer(below(path, "points"))
	if err != nil {
		return nil, err
	}
	p := &campaign.LoyaltyProfile{}
	if points != nil {
		p.Points = *points
	}
	for _, figure := range []struct {
		name  string
		sent  Number
		whole int64
	}{{"balance", w.Balance, p.Points}, {"expired_points", w.Expired, 0}, {"subtracted_points", w.Subtracted, 0}} {
		if err := requireUnused(below(path, figure.name), figure.sent, figure.whole); err != nil {
			return nil, err
		}
	}
	if err := w.requireNothingAhead(path); err != nil {
		return nil, err
	}
	if w.Expiration != nil {
		rules := campaign.ExpirationRules(*w.Expiration)
		p.Expiration = &rules
	}
	return p, nil
}

// requireNothingAhead refuses figures about future expirations of points. No body can set them, and ignoring them would give
// the points another expiration than the caller expects.
func (w *LoyaltyCard) requireNothingAhead(path string) error {
	if w.NextExpiration != "" {
		return fault.Payload(below(path, "next_expiration_date"),
			"must be left out: the expiration rules of the campaign say when points expire (actual value is '%s')", w.NextExpiration)
	}
	expiring, err := w.NextExpiring.Integer(below(path, "next_expiration_points"))
	if err != nil {
		return err
	}
	if expiring != nil && *expiring != 0 {
		return fault.Payload(below(path, "next_expiration_points"),
			"must be left out: the expiration rules of the campaign say which points expire (actual value is '%d')", *expiring)
	}
	pending, err := w.Pending.Integer(below(path, "pending_points"))
	if err == nil && pending != nil && *pending != 0 {
		err = fault.Payload(below(path, "pending_points"), "must be 0: only earning rules make points that wait (actual value is '%d')", *pending)
	}
	return err
}

func newCampaignVoucher(p *campaign.VoucherProfile) *CampaignVoucher {
	if p == nil {
		return nil
	}
	config := CodeConfig(p.CodeConfig)
	w := &CampaignVoucher{
		Type: Word(p.Type), Discount: NewDiscount(p.Discount), CodeConfig: &config, ReferralCode: p.ReferralCode,
		Redemption: CampaignRedemption{NewInteger(p.RedemptionQuantity)},
	}
	if g := p.Gift; g != nil {
		w.Gift = &CampaignGift{Amount: NewInteger(&g.Amount), Effect: Word(g.Effect)}
	}
	if l := p.Loyalty; l != nil {
		w.LoyaltyCard = &LoyaltyCard{Points: NewInteger(&l.Points)}
		if l.Expiration != nil {
			rules := ExpirationRules(*l.Expiration)
			w.LoyaltyCard.Expiration = &rules
		}
	}
	return w
}

// ReferralProgram says what counts as a conversion and what the referee gets, in requests and in answers.
type ReferralProgram struct {
	ConversionEvent string          `json:"conversion_event_type,omitzero" enum:"custom_event redemption"`
	CustomEvent     *NamedReference `json:"custom_event,omitzero"`
	Reward          *ReferralReward `json:"referee_reward,omitzero"`
}

// NamedReference is the id and the name of an object.
type NamedReference struct {
	ID   string `json:"id,omitzero"`
	Name string `json:"name,omitzero"`
}

// ReferralReward is what the referee gets.
type ReferralReward struct {
	Parent *ReferralParent `json:"related_object_parent,omitzero"`
	Type   string          `json:"type,omitzero" enum:"GIFT_VOUCHER LOYALTY_CARD"`
	Amount Number          `json:"amount,omitzero"`
}

// ReferralParent is the campaign of the reward.
type ReferralParent struct {
	NamedReference
	Object string `json:"object,omitzero" enum:"CAMPAIGN"`
}

func (w *ReferralProgram) domain(path string) (*campaign.ReferralProgram, error) {
	if w == nil {
		return nil, nil
	}
	r := &campaign.ReferralProgram{ConversionEvent: w.ConversionEvent}
	if w.CustomEvent != nil {
		r.CustomEventID, r.CustomEventName = w.CustomEvent.ID, w.CustomEvent.Name
	}
	if w.Reward == nil {
		return r, nil
	}
	amount, err := w.Reward.Amount.Integer(below(path, "referee_reward.amount"))
	if err != nil {
		return nil, err
	}
	if amount != nil {
		r.RewardAmount = *amount
	}
	r.RewardType = w.Reward.Type
	if w.Reward.Parent != nil {
		r.RewardCampaignID, r.RewardCampaign = w.Reward.Parent.ID, w.Reward.Parent.Name
	}
	return r, nil
}

func newReferralProgram(r *campaign.ReferralProgram) *ReferralProgram {
	if r == nil {
		return nil
	}
	w := &ReferralProgram{ConversionEvent: r.ConversionEvent}
	if r.CustomEventID != "" || r.CustomEventName != "" {
		w.CustomEvent = &NamedReference{r.CustomEventID, r.CustomEventName}
	}
	if r.RewardType == "" {
		return w
	}
	w.Reward = &ReferralReward{Type: r.RewardType, Amount: NewInteger(&r.RewardAmount)}
	if r.RewardCampaignID != "" || r.RewardCampaign != "" {
		w.Reward.Parent = &ReferralParent{NamedReference{r.RewardCampaignID, r.RewardCampaign}, "CAMPAIGN"}
	}
	return w
}

// TierExpiration says how customers qualify for the tiers of a loyalty campaign, in requests and in answers.
type TierExpiration struct {
	QualificationType   string             `json:"qualification_type,omitzero" enum:"BALANCE POINTS_IN_PERIOD"`
	QualificationPeriod string             `json:"qualification_period,omitzero" enum:"HALF_YEAR MONTH QUARTER YEAR"`
	Start               TierExpirationDate `json:"start_date,omitzero"`
	End                 TierExpirationDate `json:"expiration_date,omitzero"`
}

// TierExpirationDate is when a tier begins or ends. Only an end is extended and rounded.
type TierExpirationDate struct {
	Type     string                  `json:"type,omitzero" enum:"BALANCE_DROP CUSTOM END_OF_NEXT_PERIOD END_OF_PERIOD IMMEDIATE NEXT_PERIOD"`
	Extend   string                  `json:"extend,omitzero"`
	Rounding *TierExpirationRounding `json:"rounding,omitzero"`
}

// TierExpirationRounding moves an end to that of a period.
type TierExpirationRounding struct {
	Type     string `json:"type,omitzero" enum:"CUSTOM HALF_YEAR MONTH QUARTER YEAR"`
	Strategy string `json:"strategy,omitzero" enum:"END START"`
	Unit     string `json:"unit,omitzero" enum:"MONTH"`
	Value    *int64 `json:"value,omitzero"`
}

func (w *TierExpiration) domain() *campaign.TierExpiration {
	if w == nil {
		return nil
	}
	x := &campaign.TierExpiration{
		QualificationType: w.QualificationType, QualificationPeriod: w.QualificationPeriod, Start: w.Start.Type, Expiration: w.End.Type, Extend: w.End.Extend,
	}
	if r := w.End.Rounding; r != nil {
		x.RoundingType, x.RoundingStrategy, x.RoundingUnit, x.RoundingValue = r.Type, r.Strategy, r.Unit, r.Value
	}
	return x
}

func newTierExpiration(x *campaign.TierExpiration) *TierExpiration {
	if x == nil {
		return nil
	}
	w := &TierExpiration{
		QualificationType: x.QualificationType, QualificationPeriod: x.QualificationPeriod,
		Start: TierExpirationDate{Type: x.Start}, End: TierExpirationDate{Type: x.Expiration, Extend: x.Extend},
	}
	if x.RoundingType != "" || x.RoundingStrategy != "" || x.RoundingUnit != "" || x.RoundingValue != nil {
		w.End.Rounding = &TierExpirationRounding{Type: x.RoundingType, Strategy: x.RoundingStrategy, Unit: x.RoundingUnit, Value: x.RoundingValue}
	}
	return w
}
