package discount

import (
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
)

// Coin is the rate at which loyalty points pay: PointsRatio points, a lot, are worth ExchangeRatio in major units. With 20
// for 100, each full 100 points pay 20.00.
type Coin struct {
	ExchangeRatio decimal.Decimal // major units per lot
	PointsRatio   int64           // points per lot
}

// Validate fails with the fault invalid_payload, naming the property below path, unless both ratios are above zero
// and written with a sensible number of digits.
func (c Coin) Validate(path string) error {
	if err := checkDigits(join(path, "exchange_ratio"), c.ExchangeRatio); err != nil {
		return err
	}
	if !c.ExchangeRatio.IsPositive() {
		return fault.Payload(join(path, "exchange_ratio"), "must be > 0 (actual value is '%s')", c.ExchangeRatio)
	}
	if c.PointsRatio <= 0 {
		return fault.Payload(join(path, "points_ratio"), "must be > 0 (actual value is '%d')", c.PointsRatio)
	}
	return nil
}

// Value returns what points are worth in minor units. Only full lots count: at 20 for 100, 250 points are worth 4000.
func (c Coin) Value(points int64) int64 {
	if c.PointsRatio <= 0 || points <= 0 {
		return 0
	}
	return Round(decimal.NewFromInt(points / c.PointsRatio).Mul(c.lot()))
}

// Needed returns the points that pay an amount of minor units in full, in full lots: at 20 for 100, 45000 need 2300 points
// because 22 lots pay 44000.
func (c Coin) Needed(minor int64) int64 {
	if minor <= 0 || c.Validate("") != nil {
		return 0
	}
	lots, rest := decimal.NewFromInt(minor).QuoRem(c.lot(), 0)
	if rest.IsPositive() {
		lots = lots.Add(decimal.NewFromInt(1))
	}
	return times(min(Round(lots), MaxAmount/c.PointsRatio), c.PointsRatio)
}

// lot is the value of one lot in minor units; it may have a fraction.
func (c Coin) lot() decimal.Decimal { return c.ExchangeRatio.Shift(2) }

// Points is a loyalty card that pays with points.
type Points struct {
	Coin Coin
	// Balance is how many points the card can spend now, without those reserved by other sessions.
	Balance int64
	// Points is how many the customer wants to spend; nil spends as many as the order needs.
	Points *int64
}

// Apply pays with the points, in full lots: as many as are asked for or else as the card holds, but never more than the
// order needs. The last lot may be worth more than what it pays. Points that make no full lot stay on the card: of 47
// points at 10 a lot, 40 are spent. The calculation mode makes no difference.
//
// It fails, without effect, with
//   - invalid_payload when the coin is not valid or Points is negative,
//   - loyalty_card_points_exceeded when Points is above the balance,
//   - missing_amount when the order has no amount.
func (p Points) Apply(turn Turn) (Payment, error) {
	if err := p.Coin.Validate("coin"); err != nil {
		return Payment{}, err
	}
	points := max(0, p.Balance)
	if p.Points != nil {
		points = *p.Points
	}
	switch {
	case points < 0:
		return Payment{}, fault.Payload("reward.points", "must be >= 0 (actual value is '%d')", points)
	case points > max(0, p.Balance):
		return Payment{}, fault.Invalid("loyalty_card_points_exceeded", "loyalty card points exceeded",
			"%d points were asked for and the card holds %d", points, max(0, p.Balance))
	case !turn.Cart.Amount.Known:
		return Payment{}, missingAmount("LOYALTY_CARD")
	}
	left := turn.Cart.TotalAmount().Minor
	spent := min(points/p.Coin.PointsRatio*p.Coin.PointsRatio, p.Coin.Needed(left))
	s := newStep(turn, EffectApplyToOrder, 0)
	s.offOrder(p.Coin.Value(spent))
	return Payment{s.outcome(false), spent}, nil
}
