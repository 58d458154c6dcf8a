package program

import (
	"fmt"
	"maps"
	"slices"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/formula"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
)

// complete brings a definition to the form in which it is stored and checks all of it.
func (d *CardDefinition) complete() (err error) {
	if err := textOf("name", d.Name, 1, maxName); err != nil {
		return err
	}
	if err := oneOf("type", d.Type, CardIndividual); err != nil {
		return err
	}
	d.fillIn()
	for _, check := range []func() error{
		func() error { return d.CodeConfig.Validate("code_config") },
		func() error { return d.PointsExpiration.validate("points_expiration") },
		func() error { return validPending("pending_points", d.PendingPoints) },
		func() error {
			return d.EarningLimits.validate("earning_limits", LimitBalance, []LimitType{LimitPoints, LimitAmount})
		},
		func() error {
			return d.SpendingLimits.validate("spending_limits", LimitSpending, []LimitType{LimitPoints})
		},
		func() error { return d.Refunds.validate("refunds") },
		d.PayWithPoints.validate,
		d.agree,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	d.CodeConfig = d.CodeConfig.Normalize(true)
	d.Metadata, err = metadata.Normalize("metadata", d.Metadata)
	return err
}

// fillIn sets defaults.
func (d *CardDefinition) fillIn() {
	if d.CodeConfig.Pattern == nil && d.CodeConfig.Length == nil {
		length := 10
		d.CodeConfig.Length = &length
	}
	none := ""
	if d.CodeConfig.Prefix == nil {
		d.CodeConfig.Prefix = &none
	}
	if d.CodeConfig.Postfix == nil {
		d.CodeConfig.Postfix = &none
	}
	if d.PointsExpiration.Type == "" {
		d.PointsExpiration.Type = calc.NoExpiration
	}
	if d.PendingPoints.Type == "" {
		d.PendingPoints.Type = calc.Immediate
	}
}

// agree checks the conditions between several parts.
func (d *CardDefinition) agree() error {
	if d.AllowNegative && d.PointsExpiration.Type != calc.NoExpiration {
		return fault.Payload("balance_settings.allow_negative", "must be false unless points_expiration.type is %s", calc.NoExpiration)
	}
	for i, m := range d.Refunds.Earned.Methods {
		here := fmt.Sprintf("refunds.earned_points.methods[%d]", i)
		if m.Mode == ModeRevokeBelowZero && !d.AllowNegative {
			return fault.Payload(here+".mode", "must be %s unless balance_settings.allow_negative is true", ModeRevokeToZero)
		}
		if m.Type == RefundFromPending && d.PendingPoints.Type == calc.Immediate {
			return fault.Payload(here+".type", "must be %s unless pending_points.type delays points", RefundFromBalance)
		}
	}
	return nil
}

func validPending(path string, p calc.Pending) error {
	if err := oneOf(path+".type", p.Type, calc.Immediate, calc.PeriodBased, calc.FixedDates, calc.EventBased); err != nil {
		return err
	}
	switch p.Type {
	case calc.PeriodBased:
		return restPeriods.check(path+".period_based.period", p.Period)
	case calc.FixedDates:
		return validDates(path+".fixed_dates.dates", p.Dates)
	case calc.EventBased:
		if err := validEventTypes(path+".event_based.event_types", p.EventTypes, 1); err != nil {
			return err
		}
		return restPeriods.check(path+".event_based.cancel_period", p.CancelPeriod)
	}
	return nil
}

func (l Limits) validate(path string, global LimitType, single []LimitType) error {
	if err := l.Global.validate(path+".global", 1, global, LimitTime); err != nil {
		return err
	}
	return l.Transactions.validate(path+".transactions", len(single), single...)
}

func (s LimitSet) validate(path string, most int, types ...LimitType) error {
	if !s.Limited && len(s.Limits) > 0 {
		return fault.Payload(path+".limits", "must be empty unless the type is LIMITED")
	}
	if s.Limited && len(s.Limits) == 0 {
		return fault.Payload(path+".limits", "must have a limit when the type is LIMITED")
	}
	if len(s.Limits) > most {
		return fault.Payload(path+".limits", "must NOT have more than %d items (it has %d)", most, len(s.Limits))
	}
	seen := map[LimitType]bool{}
	for i, l := range s.Limits {
		here := fmt.Sprintf("%s.limits[%d]", path, i)
		if err := oneOf(here+".type", l.Type, types...); err != nil {
			return err
		}
		if seen[l.Type] {
			return fault.Payload(here+".type", "must be there once (%s is there already)", l.Type)
		}
		seen[l.Type] = true
		bound := here + ".max"
		switch l.Type {
		case LimitTime:
			if err := calendarUnit(here+".period.current_period.unit", l.Unit); err != nil {
				return err
			}
			bound = here + ".points.max"
		case LimitAmount:
			bound = here + ".min_amount"
		}
		if err := within(bound, l.Max, 1, MaxPoints); err != nil {
			return err
		}
	}
	return nil
}

// calendarUnit refuses a unit that no calendar period has.
func calendarUnit(path string, u calc.Unit) error {
	return oneOf(path, u, calc.UnitDay, calc.UnitWeek, calc.UnitMonth, calc.UnitQuarter, calc.UnitYear)
}

func (r Refunds) validate(path string) error {
	if err := r.Spent.validate(path+".spent_points", map[string][]string{RefundReturn: {ModeRefundAll, ModeRefundItem, ModeRefundAmount}}); err != nil {
		return err
	}
	return r.Earned.validate(path+".earned_points", map[string][]string{
		RefundFromPending: nil, RefundFromBalance: {ModeRevokeToZero, ModeRevokeBelowZero},
	})
}

func (s RefundSet) validate(path string, modes map[string][]string) error {
	if !s.Refundable && len(s.Methods) > 0 {
		return fault.Payload(path+".methods", "must be empty unless the type is REFUNDABLE")
	}
	if s.Refundable && len(s.Methods) == 0 || len(s.Methods) > 1 {
		return fault.Payload(path+".methods", "must have one item when the type is REFUNDABLE (it has %d)", len(s.Methods))
	}
	for i, m := range s.Methods {
		here := fmt.Sprintf("%s.methods[%d]", path, i)
		allowed, known := modes[m.Type]
		switch {
		case !known:
			return oneOf(here+".type", m.Type, slices.Sorted(maps.Keys(modes))...)
		case allowed == nil && m.Mode != "":
			return fault.Payload(here+".mode", "does not belong to %s", m.Type)
		case allowed != nil:
			if err := oneOf(here+".mode", m.Mode, allowed...); err != nil {
				return err
			}
		}
	}
	return nil
}

const maxFormula = 2000

func (p PayWithPoints) validate() error {
	const path = "pay_with_points.exchange_ratio.formula"
	if !p.Enabled {
		return nil
	}
	if err := textOf(path, p.Formula, 1, maxFormula); err != nil {
		return err
	}
	if err := formula.Check(path, p.Formula); err != nil {
		return err
	}
	if ratio, err := decimal.NewFromString(p.Formula); err == nil && !ratio.IsPositive() {
		return fault.Payload(path, "must be above 0 (actual value is '%.60s')", p.Formula)
	}
	return nil
}
