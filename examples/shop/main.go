// Shop uses the library as a shop with a PostgreSQL database would: over its own pool, with Punchcard's tables in a schema of their own. It
// hands out codes, prices carts, redeems in the transaction of its own order, takes an order back, and follows events. DATABASE_URL names the
// database.
package main

import (
	"context"
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/voucher"
)

// shop is a project beside the shop's own database.
type shop struct {
	*punchcard.Project
	pool    *pgxpool.Pool
	backend *postgres.Backend
	out     io.Writer
}

func main() {
	pool, err := pgxpool.New(context.Background(), os.Getenv("DATABASE_URL"))
	check(err)
	defer pool.Close()
	run(context.Background(), pool, slog.New(slog.NewTextHandler(os.Stderr, nil)), os.Stdout)
}

func run(ctx context.Context, pool *pgxpool.Pool, logger *slog.Logger, out io.Writer) {
	_, err := pool.Exec(ctx, "CREATE TABLE orders (id bigserial PRIMARY KEY, to_pay bigint)")
	check(err)
	backend, err := postgres.OpenPool(ctx, pool, postgres.Schema("punchcard"), postgres.AutoMigrate())
	check(err)
	engine := punchcard.New(backend, punchcard.WithLogger(logger))
	points := make(chan int64, 1)
	check(engine.Subscribe("points-mail", punchcard.On(func(_ context.Context, e event.Of[voucher.BalanceAdded]) error {
		points <- e.Data.Voucher.Balance()
		return nil
	})))
	check(engine.Start(ctx))
	s := shop{engine.Project("my-shop"), pool, backend, out}
	tier := s.setUp(ctx)
	welcome, gift, card := s.publish(ctx, "Welcome"), s.publish(ctx, "Gift cards"), s.publish(ctx, "Club")

	cart := order.Lines(order.Line("espresso", 3, 2000))
	would, err := s.Redemptions.Validate(ctx, redemption.Request{Redeemables: redemption.Codes(welcome), Order: cart, Customer: ann})
	check(err)
	fmt.Fprintf(out, "with the code %d of %d\n", would.Order.TotalAmount().Minor, would.Order.Amount.Minor)

	bought := s.checkout(ctx, cart, redemption.Code(welcome), redemption.Tier(tier))
	fmt.Fprintf(out, "points: %d\n", <-points)
	s.checkout(ctx, nil, redemption.Redeemable{ID: card, Reward: &redemption.RewardChoice{ID: s.mug(ctx)}})
	s.checkout(ctx, order.Total(3000), redemption.Code(gift))

	_, err = s.Redemptions.Rollback(ctx, redemption.RollbackRequest{RedemptionID: bought, Stacked: true})
	check(err)
	code, err := s.Vouchers.Get(ctx, welcome)
	check(err)
	fmt.Fprintf(out, "the code was used %d times\n", code.Redemption.Redeemed)

	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	check(engine.Stop(ctx)) // running jobs end first
	check(engine.Close())
}

var ann = &customer.Request{SourceID: "ann", Update: customer.Update{Name: patch.Set("Ann")}}

// setUp makes what the shop gives, and returns the tier of its promotion.
func (s shop) setUp(ctx context.Context) (tierID string) {
	_, err := s.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "espresso", ProductUpdate: catalog.ProductUpdate{
		Metadata: patch.Set(metadata.Map{"category": "coffee"}),
	}})
	check(err)
	rules, err := s.Rules.Create(ctx, rule.Definition{Name: "Coffee for 50.00", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThanOrEqual: {5000}}},
		"2": {Name: "product.metadata", Property: "category", Conditions: map[rule.Operator][]any{rule.OperatorIs: {"coffee"}}},
	}}})
	check(err)
	once := int64(1)
	for _, n := range []punchcard.NewCampaign{
		{NewCampaign: campaign.NewCampaign{Name: "Welcome", Voucher: &campaign.VoucherProfile{Discount: discount.Amount(500), RedemptionQuantity: &once}}, Codes: 100},
		{NewCampaign: campaign.NewCampaign{Name: "Gift cards", Voucher: &campaign.VoucherProfile{Gift: &campaign.GiftProfile{Amount: 2000}}}},
		{NewCampaign: campaign.NewCampaign{Name: "Club", Voucher: &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{}}}, Codes: 1},
		{NewCampaign: campaign.NewCampaign{Name: "Coffee week", Type: campaign.TypePromotion}, Tiers: []promotion.NewTier{
			{Name: "Ten percent", Discount: discount.Percent(10), RuleIDs: []string{rules.ID}},
		}},
	} {
		_, err := s.Campaigns.Create(ctx, n)
		check(err)
	}
	_, err = s.Loyalty.CreateEarningRules(ctx, "Club", []loyalty.NewEarningRule{
		{Event: loyalty.OrderPaid, Earning: loyalty.Earning{Calculation: loyalty.OrderTotalAmount, Points: 1, Every: 100}},
	})
	check(err)
	week, err := s.Campaigns.Get(ctx, "Coffee week")
	check(err)
	tiers, err := s.Promotions.TiersOf(ctx, week.ID)
	check(err)
	return tiers[0].ID
}

// mug makes a reward of the club for 20 points.
func (s shop) mug(ctx context.Context) (rewardID string) {
	mug, err := s.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "mug"})
	check(err)
	reward, err := s.Loyalty.CreateReward(ctx, loyalty.NewReward{Name: "Mug", Product: &loyalty.ProductReward{ID: mug.ID}})
	check(err)
	price := int64(20)
	_, err = s.Loyalty.Assign(ctx, nil, loyalty.NewAssignment{RewardID: reward.ID, Campaign: "Club", Points: &price})
	check(err)
	return reward.ID
}

// publish gives the customer a code of a campaign.
func (s shop) publish(ctx context.Context, campaign string) (code string) {
	given, err := s.Vouchers.Publish(ctx, voucher.Publish{Campaign: campaign, Customer: *ann})
	check(err)
	return given.Vouchers[0].Code
}

// checkout stores an order of the shop and redeems for it in one transaction: both are kept, or neither. It returns the redemption.
func (s shop) checkout(ctx context.Context, cart *order.Request, with ...redemption.Redeemable) (redemptionID string) {
	check(pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		done, err := s.Redemptions.In(s.backend.In(tx)).Redeem(ctx, redemption.Request{Redeemables: with, Order: cart, Customer: ann})
		if err != nil {
			return err
		}
		toPay := int64(0)
		if done.Order != nil {
			toPay = done.Order.TotalAmount().Minor
		}
		redemptionID = done.Records[0].ID
		if done.Parent != nil {
			redemptionID = done.Parent.ID
		}
		fmt.Fprintf(s.out, "to pay: %d\n", toPay)
		_, err = tx.Exec(ctx, "INSERT INTO orders (to_pay) VALUES ($1)", toPay)
		return err
	}))
	return redemptionID
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
