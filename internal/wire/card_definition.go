package wire

import (
	"encoding/json"
	"fmt"

	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// CardDefinition is a definition of cards with points, in answers.
type CardDefinition struct {
	ID               string           `json:"id"`
	Name             string           `json:"name"`
	Type             string           `json:"type" enum:"INDIVIDUAL"`
	Status           string           `json:"status" enum:"program.Status"`
	CodeConfig       CardCodeConfig   `json:"code_config"`
	PointsExpiration PointsExpiration `json:"points_expiration"`
	PendingPoints    CardPending      `json:"pending_points"`
	EarningLimits    CardLimits       `json:"earning_limits"`
	SpendingLimits   CardLimits       `json:"spending_limits"`
	Refunds          CardRefunds      `json:"refunds"`
	BalanceSettings  BalanceSettings  `json:"balance_settings"`
	PayWithPoints    PayWithPoints    `json:"pay_with_points"`
	Metadata         metadata.Map     `json:"metadata"`
	CreatedAt        Time             `json:"created_at"`
	UpdatedAt        Time             `json:"updated_at"`
	Object           string           `json:"object" enum:"card_definition"`
}

// NewCardDefinition returns the shape of a definition.
func NewCardDefinition(d program.CardDefinition) CardDefinition {
	return CardDefinition{
		ID: d.ID, Name: d.Name, Type: string(d.Type), Status: string(d.Status), CodeConfig: newCardCodeConfig(d.CodeConfig),
		PointsExpiration: NewPointsExpiration(d.PointsExpiration), PendingPoints: newCardPending(d.PendingPoints),
		EarningLimits: newCardLimits(d.EarningLimits), SpendingLimits: newCardLimits(d.SpendingLimits), Refunds: newCardRefunds(d.Refunds),
		BalanceSettings: BalanceSettings{&d.AllowNegative}, PayWithPoints: newPayWithPoints(d.PayWithPoints), Metadata: emptyObjectIfNil(d.Metadata),
		CreatedAt: NewTime(d.CreatedAt), UpdatedAt: NewTime(d.UpdatedAt), Object: "card_definition",
	}
}

// CardCodeConfig describes the codes of cards.
type CardCodeConfig struct {
	Pattern *string `json:"pattern"`
	Length  *int    `json:"length"`
	Charset *string `json:"charset"`
	Prefix  *string `json:"prefix"`
	Postfix *string `json:"postfix"`
}

func newCardCodeConfig(c code.Config) CardCodeConfig {
	return CardCodeConfig{Pattern: c.Pattern, Length: c.Length, Charset: c.Charset, Prefix: c.Prefix, Postfix: c.Postfix}
}

func (w CardCodeConfig) domain() code.Config {
	return code.Config{Pattern: w.Pattern, Length: w.Length, Charset: w.Charset, Prefix: w.Prefix, Postfix: w.Postfix}
}

// CardPending says when earned points become spendable.
type CardPending struct {
	Type        Word           `json:"type" enum:"calc.PendingType"`
	PeriodBased *FixedCooldown `json:"period_based,omitzero"`
	FixedDates  *PendingDates  `json:"fixed_dates,omitzero"`
	EventBased  *PendingEvents `json:"event_based,omitzero"`
}

// PendingDates lists days of the year on which points are activated.
type PendingDates struct {
	Dates []DayMonth `json:"dates"`
}

// PendingEvents lists custom events that activate points.
type PendingEvents struct {
	EventTypes   []string        `json:"event_types"`
	CancelPeriod *CalendarPeriod `json:"cancel_period"`
}

func newCardPending(p calc.Pending) CardPending {
	w := CardPending{Type: Word(p.Type)}
	switch p.Type {
	case calc.PeriodBased:
		w.PeriodBased = &FixedCooldown{newCalendarPeriod(p.Period)}
	case calc.FixedDates:
		w.FixedDates = &PendingDates{newDayMonths(p.Dates)}
	case calc.EventBased:
		w.EventBased = &PendingEvents{EventTypes: emptyIfNil(p.EventTypes), CancelPeriod: newCalendarPeriod(p.CancelPeriod)}
	}
	return w
}

func (w CardPending) domain() (p calc.Pending, err error) {
	const path = "pending_points"
	if w.Type == "" {
		return p, missingProperty(path, "type")
	}
	p.Type = calc.PendingType(w.Type)
	own, known := map[calc.PendingType]string{
		calc.Immediate: "", calc.PeriodBased: "period_based", calc.FixedDates: "fixed_dates", calc.EventBased: "event_based",
	}[p.Type]
	if !known {
		return p, nil
	}
	err = checkParts(path, string(w.Type), own, map[string]bool{
		"period_based": w.PeriodBased != nil, "fixed_dates": w.FixedDates != nil, "event_based": w.EventBased != nil,
	})
	if err != nil {
		return p, err
	}
	switch {
	case w.PeriodBased != nil:
		p.Period, err = w.PeriodBased.Period.domain(path + ".period_based")
	case w.FixedDates != nil:
		p.Dates, err = dayMonths(path+".fixed_dates.dates", w.FixedDates.Dates)
	case w.EventBased != nil:
		p.EventTypes = w.EventBased.EventTypes
		if w.EventBased.CancelPeriod == nil {
			return p, missingProperty(path+".event_based", "cancel_period")
		}
		p.CancelPeriod, err = w.EventBased.CancelPeriod.amount(path + ".event_based.cancel_period")
	}
	return p, err
}

// CardLimits bound how many points a card earns or spends.
type CardLimits struct {
	Global       *CardLimitSet `json:"global"`
	Transactions *CardLimitSet `json:"transactions"`
}

// CardLimitSet is limits that can be switched on and off.
type CardLimitSet struct {
	Type   Word        `json:"type" enum:"LIMITED NO_LIMIT"`
	Limits []CardLimit `json:"limits"`
}

// CardLimit is one bound; which properties it has depends on the type.
type CardLimit struct {
	Type      Word           `json:"type" enum:"program.LimitType"`
	Max       *int64         `json:"max,omitzero"`
	MinAmount *int64         `json:"min_amount,omitzero"`
	Period    *CurrentPeriod `json:"period,omitzero"`
	Points    *Maximum       `json:"points,omitzero"`
}

func newCardLimits(l program.Limits) CardLimits {
	return CardLimits{Global: newCardLimitSet(l.Global), Transactions: newCardLimitSet(l.Transactions)}
}

func newCardLimitSet(s program.LimitSet) *CardLimitSet {
	w := &CardLimitSet{Type: "NO_LIMIT", Limits: []CardLimit{}}
	if s.Limited {
		w.Type = "LIMITED"
	}
	for _, l := range s.Limits {
		limit := CardLimit{Type: Word(l.Type)}
		switch l.Type {
		case program.LimitTime:
			limit.Period, limit.Points = newCurrentPeriod(l.Unit), &Maximum{&l.Max}
		case program.LimitAmount:
			limit.MinAmount = &l.Max
		default:
			limit.Max = &l.Max
		}
		w.Limits = append(w.Limits, limit)
	}
	return w
}

func (w CardLimits) domain(path string) (l program.Limits, err error) {
	if w.Global == nil {
		return l, missingProperty(path, "global")
	}
	if w.Transactions == nil {
		return l, missingProperty(path, "transactions")
	}
	if l.Global, err = w.Global.domain(path + ".global"); err != nil {
		return l, err
	}
	l.Transactions, err = w.Transactions.domain(path + ".transactions")
	return l, err
}

func (w CardLimitSet) domain(path string) (s program.LimitSet, err error) {
	if w.Type != "NO_LIMIT" && w.Type != "LIMITED" {
		return s, oneOf(path+".type", w.Type, "NO_LIMIT", "LIMITED")
	}
	s.Limited = w.Type == "LIMITED"
	for i, limit := range w.Limits {
		l, err := limit.domain(fmt.Sprintf("%s.limits[%d]", path, i))
		if err != nil {
			return s, err
		}
		s.Limits = append(s.Limits, l)
	}
	return s, nil
}

func (w CardLimit) domain(path string) (l program.Limit, err error) {
	l.Type = program.LimitType(w.Type)
	own := "max"
	switch l.Type {
	case "":
		return l, missingProperty(path, "type")
	case program.LimitTime:
		if l.Unit, err = w.Period.domain(path); err != nil {
			return l, err
		}
		if l.Max, err = w.Points.domain(path, "points"); err != nil {
			return l, err
		}
		return l, checkParts(path, string(w.Type), "", map[string]bool{"max": w.Max != nil, "min_amount": w.MinAmount != nil})
	case program.LimitAmount:
		own = "min_amount"
	case program.LimitBalance, program.LimitSpending, program.LimitPoints:
	default:
		return l, nil // the engine refuses an unknown type and lists the known ones
	}
	err = checkParts(path, string(w.Type), own, map[string]bool{
		"max": w.Max != nil, "min_amount": w.MinAmount != nil, "period": w.Period != nil, "points": w.Points != nil,
	})
	if err == nil && own == "max" {
		l.Max = *w.Max
	} else if err == nil {
		l.Max = *w.MinAmount
	}
	return l, err
}

// CardRefunds say what happens to points when an order or a purchase is refunded.
type CardRefunds struct {
	Spent  *RefundSet `json:"spent_points"`
	Earned *RefundSet `json:"earned_points"`
}

// RefundSet is refund methods that can be switched on and off.
type RefundSet struct {
	Type    Word           `json:"type" enum:"NONE REFUNDABLE"`
	Methods []RefundMethod `json:"methods"`
}

// RefundMethod is one way to return points.
type RefundMethod struct {
	Type Word `json:"type" enum:"RETURN_POINTS REVOKE_FROM_BALANCE REVOKE_FROM_PENDING"`
	Mode Word `json:"mode,omitzero" enum:"REFUND_ALL REFUND_AMOUNT REFUND_ITEM REVOKE_BELOW_ZERO REVOKE_TO_ZERO"`
}

func newCardRefunds(r program.Refunds) CardRefunds {
	return CardRefunds{Spent: newRefundSet(r.Spent), Earned: newRefundSet(r.Earned)}
}

func newRefundSet(s program.RefundSet) *RefundSet {
	w := &RefundSet{Type: "NONE", Methods: []RefundMethod{}}
	if s.Refundable {
		w.Type = "REFUNDABLE"
	}
	for _, m := range s.Methods {
		w.Methods = append(w.Methods, RefundMethod{Type: Word(m.Type), Mode: Word(m.Mode)})
	}
	return w
}

func (w CardRefunds) domain() (r program.Refunds, err error) {
	const path = "refunds"
	if w.Spent == nil {
		return r, missingProperty(path, "spent_points")
	}
	if w.Earned == nil {
		return r, missingProperty(path, "earned_points")
	}
	if r.Spent, err = w.Spent.domain(path + ".spent_points"); err != nil {
		return r, err
	}
	r.Earned, err = w.Earned.domain(path + ".earned_points")
	return r, err
}

func (w RefundSet) domain(path string) (s program.RefundSet, err error) {
	if w.Type != "NONE" && w.Type != "REFUNDABLE" {
		return s, oneOf(path+".type", w.Type, "NONE", "REFUNDABLE")
	}
	s.Refundable = w.Type == "REFUNDABLE"
	for _, m := range w.Methods {
		s.Methods = append(s.Methods, program.RefundMethod{Type: string(m.Type), Mode: string(m.Mode)})
	}
	return s, nil
}

// BalanceSettings says whether a balance may fall below zero.
type BalanceSettings struct {
	AllowNegative *bool `json:"allow_negative"`
}

func (w BalanceSettings) domain() (bool, error) {
	if w.AllowNegative == nil {
		return false, missingProperty("balance_settings", "allow_negative")
	}
	return *w.AllowNegative, nil
}

// PayWithPoints says what points are worth.
type PayWithPoints struct {
	Type  Word           `json:"type" enum:"EXCHANGE_RATIO NO_PAYMENTS"`
	Ratio *ExchangeRatio `json:"exchange_ratio,omitzero"`
}

// ExchangeRatio is how many points pay for a minor unit: a number or a formula.
type ExchangeRatio struct {
	Formula RatioFormula `json:"formula"`
}

// RatioFormula accepts a number or a text, and is written as a text.
type RatioFormula string

// UnmarshalJSON keeps the digits of a number.
func (f *RatioFormula) UnmarshalJSON(data []byte) error {
	var text string
	var number json.Number
	switch {
	case data[0] == 'n':
	case json.Unmarshal(data, &text) == nil:
		*f = RatioFormula(text)
	case data[0] != '"' && json.Unmarshal(data, &number) == nil:
		*f = RatioFormula(number)
	default:
		return wrongType[string](data)
	}
	return nil
}

func newPayWithPoints(p program.PayWithPoints) PayWithPoints {
	if !p.Enabled {
		return PayWithPoints{Type: "NO_PAYMENTS"}
	}
	return PayWithPoints{Type: "EXCHANGE_RATIO", Ratio: &ExchangeRatio{RatioFormula(p.Formula)}}
}

func (w PayWithPoints) domain() (p program.PayWithPoints, err error) {
	const path = "pay_with_points"
	switch w.Type {
	case "NO_PAYMENTS":
		return p, checkParts(path, "NO_PAYMENTS", "", map[string]bool{"exchange_ratio": w.Ratio != nil})
	case "EXCHANGE_RATIO":
		if w.Ratio == nil || w.Ratio.Formula == "" {
			return p, missingProperty(path, "exchange_ratio.formula")
		}
		return program.PayWithPoints{Enabled: true, Formula: string(w.Ratio.Formula)}, nil
	}
	return p, oneOf(path+".type", w.Type, "NO_PAYMENTS", "EXCHANGE_RATIO")
}

// CardDefinitionCreate is the body of POST /v2/loyalties/card-definitions.
type CardDefinitionCreate struct {
	Type                 Word `json:"type" required:"true" enum:"INDIVIDUAL"`
	Status               Word `json:"status" enum:"ACTIVE DRAFT"`
	CardDefinitionUpdate `required:"name"`
}

// CardDefinitionUpdate is the body of PUT /v2/loyalties/card-definitions/{cardDefinitionId}.
type CardDefinitionUpdate struct {
	Name             patch.Field[string]           `json:"name"`
	CodeConfig       patch.Field[CardCodeConfig]   `json:"code_config"`
	PointsExpiration patch.Field[PointsExpiration] `json:"points_expiration"`
	PendingPoints    patch.Field[CardPending]      `json:"pending_points"`
	EarningLimits    patch.Field[CardLimits]       `json:"earning_limits"`
	SpendingLimits   patch.Field[CardLimits]       `json:"spending_limits"`
	Refunds          patch.Field[CardRefunds]      `json:"refunds"`
	BalanceSettings  patch.Field[BalanceSettings]  `json:"balance_settings"`
	PayWithPoints    patch.Field[PayWithPoints]    `json:"pay_with_points"`
	Metadata         patch.Field[metadata.Map]     `json:"metadata"`
}

// Domain returns the change.
func (w CardDefinitionUpdate) Domain() (u program.CardDefinitionUpdate, err error) {
	u = program.CardDefinitionUpdate{Name: w.Name, CodeConfig: patch.Map(w.CodeConfig, CardCodeConfig.domain), Metadata: w.Metadata}
	if u.PointsExpiration, err = patch.MapErr(w.PointsExpiration, func(x PointsExpiration) (program.Expiration, error) {
		return x.domain("points_expiration")
	}); err != nil {
		return u, err
	}
	if u.PendingPoints, err = patch.MapErr(w.PendingPoints, CardPending.domain); err != nil {
		return u, err
	}
	if u.EarningLimits, err = patch.MapErr(w.EarningLimits, func(l CardLimits) (program.Limits, error) { return l.domain("earning_limits") }); err != nil {
		return u, err
	}
	if u.SpendingLimits, err = patch.MapErr(w.SpendingLimits, func(l CardLimits) (program.Limits, error) { return l.domain("spending_limits") }); err != nil {
		return u, err
	}
	if u.Refunds, err = patch.MapErr(w.Refunds, CardRefunds.domain); err != nil {
		return u, err
	}
	if u.AllowNegative, err = patch.MapErr(w.BalanceSettings, BalanceSettings.domain); err != nil {
		return u, err
	}
	u.PayWithPoints, err = patch.MapErr(w.PayWithPoints, PayWithPoints.domain)
	return u, err
}

// Domain returns the new definition.
func (w CardDefinitionCreate) Domain() (d program.CardDefinition, err error) {
	name, named := w.Name.Value()
	switch {
	case !named:
		return d, fault.PayloadMissing("name")
	case w.Type == "":
		return d, fault.PayloadMissing("type")
	}
	u, err := w.CardDefinitionUpdate.Domain()
	if err != nil {
		return d, err
	}
	d = program.CardDefinition{Name: name, Type: program.CardType(w.Type), Status: program.Status(w.Status)}
	return d.With(u), nil
}
