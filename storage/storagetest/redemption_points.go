package storagetest

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// pointsCard makes a loyalty card of Alice whose points lie in lots of one size that expire one month after the other, some of them in
// no lot.
func (s *shop) pointsCard(lots int, each, loose int64) {
	s.Helper()
	ctx := s.Context()
	must(s, s.p.Customers().Insert(ctx, customer.Customer{ID: "cust_alice", SourceID: "alice"}))
	must(s, s.p.Campaigns().Insert(ctx, campaign.Campaign{ID: "camp_points", Name: "points", Type: campaign.TypeLoyaltyProgram, Active: true}))
	first := calc.Day("2126-01-01")
	v := voucher.Voucher{
		ID: "v_points", Code: "points", CampaignID: "camp_points", Type: campaign.VoucherLoyalty, HolderID: "cust_alice", Active: true,
		Loyalty: &voucher.Loyalty{Points: int64(lots)*each + loose, NextExpirationPoints: each, NextExpirationAt: first.Begins(time.UTC)},
	}
	must(s, s.p.Vouchers().Insert(ctx, v))
	for i := range lots {
		must(s, s.p.PointsLots().Insert(ctx, ledger.Lot{
			ID: fmt.Sprintf("lopb_%05d", i), AccountID: v.ID, Opened: each, Left: each, ExpiresOn: first.AddDays(30 * i), Status: ledger.LotActive,
			ExpirationType: calc.RollingExpiration, CreatedAt: time.Date(2026, 3, 2, 0, 0, i, 0, time.UTC),
		}))
	}
}

// reward has the campaign of the card offer something for points.
func (s *shop) reward(r loyalty.Reward, price int64) string {
	s.Helper()
	r.ID = "rew_" + strings.ToLower(string(r.Type))
	must(s, s.p.Rewards().Insert(s.Context(), r))
	must(s, s.p.RewardAssignments().Insert(s.Context(), loyalty.RewardAssignment{ID: "rewa_" + r.ID, RewardID: r.ID, CampaignID: "camp_points", Points: price}))
	return r.ID
}

func (s *shop) payWithPoints() string {
	s.Helper()
	return s.reward(loyalty.Reward{Type: loyalty.RewardCoin, Coin: &loyalty.CoinReward{ExchangeRatio: decimal.NewFromInt(1), PointsRatio: 1}}, 0)
}

func spend(amount int64, rewardID string, points *int64) redemption.Request {
	r := request(amount, "", "points")
	r.Redeemables[0].Reward = &redemption.RewardChoice{ID: rewardID, Points: points}
	return r
}

// lots tells what is left in the lots of the card, in burning order, and what the card says of them.
func (s *shop) lots() (left []int64, balance, next int64) {
	s.Helper()
	v, err := s.p.Vouchers().Get(s.Context(), "v_points")
	must(s, err)
	page, err := s.p.PointsLots().List(s.Context(), storage.Query{})
	must(s, err)
	slices.SortFunc(page.Items, func(a, b ledger.Lot) int { return strings.Compare(string(a.ExpiresOn)+a.ID, string(b.ExpiresOn)+b.ID) })
	for _, l := range page.Items {
		left = append(left, l.Left)
	}
	return left, v.Balance(), v.Loyalty.NextExpirationPoints
}

func (s *shop) expectLots(when string, left []int64, balance, next int64) {
	s.Helper()
	gotLeft, gotBalance, gotNext := s.lots()
	equal(s, "lots "+when, gotLeft, left)
	number(s, "the balance "+when, gotBalance, balance)
	number(s, "what expires next "+when, gotNext, next)
}

// testPoints pays from more lots than a decision is given at first, and gives everything back to the very same lots.
func (s *shop) testPoints() {
	const lots = 2*ledger.FirstPage + 3
	s.pointsCard(lots, 10, 5)
	full := slices.Repeat([]int64{10}, lots)
	pay := s.payWithPoints()
	paid, err := s.engines[0].Redeem(s.Context(), spend(2500, pay, nil))
	must(s, err)
	s.expectLots("after a payment", slices.Concat([]int64{0, 0, 5}, full[3:]), 170, 5)
	all, err := s.engines[1].Redeem(s.Context(), spend(1e6, pay, nil))
	must(s, err)
	s.expectLots("after all is paid", make([]int64, lots), 0, 0)
	for _, r := range []redemption.Record{paid.Records[0], all.Records[0]} {
		stored, err := s.engines[1].Get(s.Context(), r.ID)
		must(s, err)
		equal(s, "record", stored, r)
	}
	_, err = s.engines[0].Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: all.Records[0].ID})
	must(s, err)
	s.expectLots("after one rollback", slices.Concat([]int64{0, 0, 5}, full[3:]), 170, 5)
	_, err = s.engines[1].Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: paid.Records[0].ID})
	must(s, err)
	s.expectLots("after both rollbacks", full, lots*10+5, 10)
	takes, err := s.p.PointsTakes().List(s.Context(), storage.Query{})
	must(s, err)
	for _, t := range takes.Items {
		if t.Returned != t.Points {
			s.Errorf("of %d points of take %s %d came back", t.Points, t.ID, t.Returned)
		}
	}
	moves, err := s.p.VoucherTransactions().List(s.Context(), storage.Query{})
	must(s, err)
	sum := int64(0)
	for _, m := range moves.Items {
		sum += m.Amount
	}
	if len(moves.Items) != 4 || sum != 0 {
		s.Errorf("%d transactions add up to %d", len(moves.Items), sum)
	}
}

// testPointsRace asks for twice as many points as there are, in parts, from both engines at once.
func (s *shop) testPointsRace() {
	const each, parts = 7, 20
	s.pointsCard(10, 14, 0) // 140 points, which are 20 parts
	pay, points := s.payWithPoints(), int64(each)
	n := s.race(16, 2*parts, "loyalty_card_points_exceeded", func(int) redemption.Request { return spend(10_000, pay, &points) })
	number(s, "payments", n, parts)
	s.expectLots("afterwards", make([]int64, 10), 0, 0)
}

// testStock asks for more of a reward than there is, while some are brought back.
func (s *shop) testStock() {
	const stock = 6
	s.pointsCard(4, 25, 0)
	left := int64(stock)
	mug := s.reward(loyalty.Reward{Type: loyalty.RewardMaterial, Product: &loyalty.ProductReward{ID: "prod_mug"}, Stock: &left}, 10)
	buy := func(int) redemption.Request {
		r := spend(0, mug, nil)
		r.Order = nil
		return r
	}
	number(s, "mugs", s.race(16, 2*stock, "reward_out_of_stock", buy), stock)
	s.expectLots("afterwards", []int64{0, 0, 15, 25}, 40, 15)
	for _, r := range s.live()[:2] {
		_, err := s.engines[0].Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: r.ID})
		must(s, err)
	}
	number(s, "mugs that were brought back", s.race(8, stock, "reward_out_of_stock", buy), 2)
	counter, err := s.p.Counters().Get(s.Context(), string(redemption.StockCounter(mug)))
	must(s, err)
	number(s, "mugs that are given", counter.Value, stock)
}
