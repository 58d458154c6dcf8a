package verify_test

import (
	"context"
	"maps"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
	"github.com/punchcardhq/punchcard/voucher"
)

// books is a project with a history: redemptions, alone, stacked, refused and taken back; credits and points moved by hand.
type books struct {
	t      *testing.T
	engine *punchcard.Engine
	shop   *punchcard.Project
	// store is that of the project, without what only its backend has.
	store punchcard.Store
}

func newBooks(t *testing.T, engine *punchcard.Engine, store punchcard.Store) *books {
	t.Helper()
	b := &books{t: t, engine: engine, shop: engine.Project("shop"), store: store}
	ctx := t.Context()
	_, err := engine.CreateProject(ctx, project.NewProject{ID: "shop", Name: "Shop"})
	b.must(err)
	b.must(store.Campaigns().Insert(ctx, campaign.Campaign{ID: "camp_1", Name: "Spring", Type: campaign.TypeDiscountCoupons, Active: true},
		campaign.Campaign{ID: "camp_2", Name: "Club", Type: campaign.TypeLoyaltyProgram, Active: true}))
	off, many, most := int64(100), int64(50), int64(1000)
	b.must(store.DiscountGuards().Insert(ctx, project.DiscountGuard{ID: "dg_1", Ceilings: discount.Ceilings{MaxAmount: &most}, Mode: project.GuardCut}))
	coupon := discount.Discount{Type: discount.TypeAmount, AmountOff: &off, Effect: discount.EffectApplyToOrder}
	for _, code := range []string{"A", "B"} {
		b.must(store.Vouchers().Insert(ctx, voucher.Voucher{ID: "v_" + code, Code: code, CampaignID: "camp_1", Type: campaign.VoucherDiscount,
			Discount: &coupon, Active: true, Redemption: voucher.Redemption{Quantity: &many}}))
	}
	b.must(store.Vouchers().Insert(ctx, voucher.Voucher{ID: "v_gift", Code: "GIFT", Type: campaign.VoucherGift, Gift: &voucher.Gift{Amount: 5000}, Active: true},
		voucher.Voucher{ID: "v_card", Code: "CARD", CampaignID: "camp_2", Type: campaign.VoucherLoyalty, Loyalty: &voucher.Loyalty{}, HolderID: "cust_ann", Active: true}))
	b.must(store.CampaignProgress().Insert(ctx, campaign.Progress{ID: "camp_1", VouchersCount: 2}, campaign.Progress{ID: "camp_2", VouchersCount: 1}))
	b.must(store.Customers().Insert(ctx, customer.Customer{ID: "cust_ann", SourceID: "ann"}))
	atMost := func(n int64) map[rule.Operator][]any {
		return map[rule.Operator][]any{rule.OperatorLessThanOrEqual: {n}}
	}
	b.must(store.Rules().Insert(ctx, rule.Rules{ID: "val_1", Name: "Limits", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "campaign.redemptions.customers_count.daily", Conditions: atMost(6)},
		"2": {Name: "campaign.orders.amount_discounted", Conditions: atMost(100000)},
	}}}))
	b.must(store.RuleAssignments().Insert(ctx, rule.Assignment{ID: "asgm_1", RuleID: "val_1", RelatedObjectID: "camp_1", RelatedObjectType: rule.RelatedCampaign}))

	var done []*redemption.Redeemed
	for _, codes := range [][]string{{"A"}, {"B"}, {"A", "B"}, {"A", "GIFT"}, {"GIFT"}, {"A"}} {
		d, err := b.redeem(ctx, codes...)
		b.must(err)
		done = append(done, d)
	}
	if _, err := b.redeem(ctx, "A", "B"); err == nil {
		t.Fatal("a seventh redemption of a day is not refused")
	}
	for range 2 {
		_, err = b.shop.Redemptions.Rollback(ctx, redemption.RollbackRequest{RedemptionID: done[0].Records[0].ID})
	}
	if err == nil {
		t.Fatal("the second rollback is not refused")
	}
	_, err = b.shop.Redemptions.Rollback(ctx, redemption.RollbackRequest{RedemptionID: done[3].Parent.ID, Stacked: true})
	b.must(err)
	for range 2 {
		_, err = b.shop.Redemptions.Return(ctx, redemption.ReturnRequest{OrderID: done[2].Order.ID, Amount: 2500})
		b.must(err)
	}
	for code, amounts := range map[string][]int64{"GIFT": {700, -300}, "CARD": {90, -40}} {
		for _, amount := range amounts {
			_, err := b.shop.Vouchers.AdjustBalance(ctx, code, voucher.Adjust{Amount: amount})
			b.must(err)
		}
	}
	b.wait()
	b.club()
	_, err = b.shop.Vouchers.Publish(ctx, voucher.Publish{Customer: customer.Request{SourceID: "ann"}, Voucher: "GIFT"})
	b.must(err)
	b.must(engine.DrainEvents(ctx, "shop"))
	return b
}

// wait has points wait for the loyalty card.
func (b *books) wait() {
	b.t.Helper()
	waits := ledger.Pending{ID: "lopp_1", AccountID: "v_card", ScopeID: "camp_2", HolderID: "cust_ann", Points: 7, ActivatesOn: "2999-01-01", Status: ledger.PendingWaiting}
	b.must(b.store.PendingPoints().Insert(b.t.Context(), waits))
	_, err := b.store.Vouchers().Update(b.t.Context(), "v_card", func(v *voucher.Voucher) error {
		card := *v.Loyalty
		card.Pending = waits.Points
		v.Loyalty = &card
		return nil
	})
	b.must(err)
}

// club is a loyalty program of v2 whose member buys a mug.
func (b *books) club() {
	b.t.Helper()
	ctx, s := b.t.Context(), b.store
	b.must(s.CardDefinitions().Insert(ctx, program.CardDefinition{ID: "lcdef_1", Name: "Wallet", Status: program.StatusActive, Type: program.CardIndividual,
		PendingPoints: calc.Pending{Type: calc.Immediate}, PointsExpiration: program.Expiration{Type: calc.NoExpiration}}))
	b.must(s.Programs().Insert(ctx, program.Program{ID: "lprg_1", Name: "Club", Status: program.StatusActive}))
	b.must(s.ProgramRewards().Insert(ctx, program.Reward{ID: "lrew_mug", Name: "Mug", Status: program.StatusActive, Type: program.RewardMaterial,
		Gift: program.Gift{Material: &program.Material{ProductID: "prod_1"}}, Costs: []program.Cost{{ID: "lrcst_1", Spending: program.Spending{Points: 10, CardDefinitionID: "lcdef_1"}}}}))
	b.must(s.ProgramAssignments().Insert(ctx, program.Assignment{ID: "lasgm_card", ProgramID: "lprg_1", Type: program.AssignedCardDefinition, ResourceID: "lcdef_1"},
		program.Assignment{ID: "lasgm_mug", ProgramID: "lprg_1", Type: program.AssignedReward, ResourceID: "lrew_mug"}))
	m, cards, err := b.shop.Members.Create(ctx, "lprg_1", membership.NewMember{CustomerID: "cust_ann"})
	b.must(err)
	_, _, err = b.shop.Members.Adjust(ctx, membership.CardPath{ProgramID: "lprg_1", MemberID: m.ID, CardID: cards[0].ID}, 25, "")
	b.must(err)
	_, err = b.shop.Members.Purchase(ctx, "lprg_1", m.ID, "lrew_mug", false)
	b.must(err)
}

// spoilCard changes what the loyalty card keeps beside its row.
func (b *books) spoilCard(change func(card *voucher.Loyalty)) func() {
	return spoil(b, b.store.Vouchers(), storage.Is("code", "CARD"), voucher.Kind.ID, func(v *voucher.Voucher) {
		card := *v.Loyalty
		change(&card)
		v.Loyalty = &card
	})
}

func (b *books) must(err error) {
	b.t.Helper()
	if err != nil {
		b.t.Fatal(err)
	}
}

func (b *books) redeem(ctx context.Context, codes ...string) (*redemption.Redeemed, error) {
	credits := int64(250)
	r := redemption.Request{Customer: &customer.Request{SourceID: "ann"}, Order: &order.Request{Amount: patch.Set(int64(10000)), At: "order"}}
	for _, code := range codes {
		named := redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: code}
		if code == "GIFT" {
			named.Credits = &credits
		}
		r.Redeemables = append(r.Redeemables, named)
	}
	return b.shop.Redemptions.Redeem(ctx, r)
}

func (b *books) differences() string {
	b.t.Helper()
	var all []string
	done, err := b.shop.Verify(b.t.Context(), func(d string) { all = append(all, d) })
	b.must(err)
	if done.Moving > 0 {
		all = append(all, "something moves")
	}
	return strings.Join(all, "\n")
}

// spoil changes the first item of a collection that passes a filter, and returns what restores it.
func spoil[T any](b *books, c storage.Collection[T], f storage.Filter, id func(*T) string, change func(*T)) (restore func()) {
	b.t.Helper()
	item, found, err := storage.First(b.t.Context(), c, storage.Query{Filter: f})
	if err != nil || !found {
		b.t.Fatalf("nothing to spoil: %v", err)
	}
	before := item
	_, err = c.Update(b.t.Context(), id(&item), func(stored *T) error { change(stored); return nil })
	b.must(err)
	return func() {
		_, err := c.Update(b.t.Context(), id(&item), func(stored *T) error { *stored = before; return nil })
		b.must(err)
	}
}

// spoilDay raises a figure of a day.
func (b *books) spoilDay(f storage.Filter, figure string) func() {
	return spoil(b, b.store.CampaignDays(), f, (*summary.Day).ID, func(d *summary.Day) {
		d.Figures = maps.Clone(d.Figures)
		d.Figures[figure]++
	})
}

// returned is the first return.
func (b *books) returned() redemption.Return {
	b.t.Helper()
	r, found, err := storage.First(b.t.Context(), b.store.Returns(), storage.Query{})
	if err != nil || !found {
		b.t.Fatalf("no return: %v", err)
	}
	return r
}

// counted selects the counter with a part in its key; counters have no fields to filter by.
func (b *books) counted(part string) func(change int64) func() {
	return func(change int64) func() {
		page, err := b.store.Counters().List(b.t.Context(), storage.Query{})
		b.must(err)
		for _, c := range page.Items {
			if strings.HasPrefix(string(c.ID), part) {
				return spoil(b, only[redemption.Count]{b.store.Counters(), string(c.ID)}, storage.Filter{}, redemption.CountKind.ID, func(c *redemption.Count) { c.Value += change })
			}
		}
		b.t.Fatalf("no counter %s", part)
		return nil
	}
}

// only is a collection of one item.
type only[T any] struct {
	storage.Collection[T]
	id string
}

func (o only[T]) List(ctx context.Context, q storage.Query) (storage.Page[T], error) {
	item, err := o.Get(ctx, o.id)
	return storage.Page[T]{Items: []T{item}}, err
}

// spoilers make differences between figures and records, by the text that Verify reports.
var spoilers = map[string]func(b *books) (restore func()){
	"the uses of voucher A": func(b *books) func() {
		return spoil(b, b.store.Vouchers(), storage.Is("code", "A"), voucher.Kind.ID, func(v *voucher.Voucher) { v.Redemption.Redeemed-- })
	},
	"voucher GIFT: the amount redeemed": func(b *books) func() {
		return spoil(b, b.store.Vouchers(), storage.Is("code", "GIFT"), voucher.Kind.ID, func(v *voucher.Voucher) { v.Redemption.RedeemedAmount -= 250 })
	},
	"voucher GIFT: the amount taken off": func(b *books) func() {
		return spoil(b, b.store.VoucherTransactions(), storage.Is("type", string(voucher.CreditsRemoval)), voucher.TransactionKind.ID, func(t *voucher.Transaction) { t.Amount++ })
	},
	"voucher CARD: the points taken off": func(b *books) func() {
		return spoil(b, b.store.Vouchers(), storage.Is("code", "CARD"), voucher.Kind.ID, func(v *voucher.Voucher) {
			card := *v.Loyalty
			card.Subtracted -= 40
			v.Loyalty = &card
		})
	},
	"exceed the bounds of the discount guard": func(b *books) func() {
		return spoil(b, b.store.Orders(), storage.Filter{}, order.Kind.ID, func(o *order.Order) { o.DiscountAmount += 1001 })
	},
	"what came back of r_": func(b *books) func() {
		id := b.returned().Records[0].RecordID
		return spoil(b, only[redemption.Record]{b.store.Redemptions(), id}, storage.Filter{}, redemption.RecordKind.ID, func(r *redemption.Record) {
			back := *r.Returned
			back.Order++
			r.Returned = &back
		})
	},
	"what came back of order ord_": func(b *books) func() {
		id := b.returned().OrderID
		return spoil(b, only[order.Order]{b.store.Orders(), id}, storage.Filter{}, order.Kind.ID, func(o *order.Order) {
			back := *o.Returned
			back.State.Refunded--
			o.Returned = &back
		})
	},
	"what came back of order": func(b *books) func() { // refunds and what is kept are the goods
		return spoil(b, b.store.Returns(), storage.Filter{}, redemption.ReturnKind.ID, func(r *redemption.Return) { r.Kept++ })
	},
	"voucher CARD: the balance": func(b *books) func() {
		return spoil(b, b.store.PointsLots(), storage.Is("account_id", "v_card"), ledger.LotKind.ID, func(l *ledger.Lot) { l.Left += 5 })
	},
	"voucher CARD: the points that wait":        func(b *books) func() { return b.spoilCard(func(c *voucher.Loyalty) { c.Pending-- }) },
	"voucher CARD: the points that expire next": func(b *books) func() { return b.spoilCard(func(c *voucher.Loyalty) { c.NextExpirationPoints = 5 }) },
	"voucher CARD: the next expiration is at": func(b *books) func() {
		return b.spoilCard(func(c *voucher.Loyalty) { c.NextExpirationAt = time.Date(2999, 1, 1, 0, 0, 0, 0, time.UTC) })
	},
	"voucher CARD: what lot": func(b *books) func() {
		return spoil(b, b.store.PointsTakes(), storage.Is("account_id", "v_card"), ledger.TakeKind.ID, func(t *ledger.Take) { t.Points++ })
	},
	"the codes of campaign Spring": func(b *books) func() {
		return spoil(b, only[campaign.Progress]{b.store.CampaignProgress(), "camp_1"}, storage.Filter{}, campaign.ProgressKind.ID, func(p *campaign.Progress) { p.VouchersCount++ })
	},
	"the codes of campaign Spring: stored 0, the records say 2": func(b *books) func() {
		progress, err := b.store.CampaignProgress().Get(b.t.Context(), "camp_1")
		b.must(err)
		b.must(b.store.CampaignProgress().Delete(b.t.Context(), progress.ID))
		return func() { b.must(b.store.CampaignProgress().Insert(b.t.Context(), progress)) }
	},
	"what limits count that card": func(b *books) func() {
		return spoil(b, b.store.MemberTallies(), storage.Where("subject", storage.OpStartsWith, "spend "), membership.TallyKind.ID, func(t *membership.Tally) { t.Points++ })
	},
	"what limits count that was bought of a reward by a member, lrew_mug": func(b *books) func() {
		return spoil(b, b.store.MemberTallies(), storage.Where("subject", storage.OpStartsWith, "reward "), membership.TallyKind.ID, func(t *membership.Tally) { t.Count++ })
	},
	"the publications of voucher GIFT": func(b *books) func() {
		return spoil(b, b.store.Vouchers(), storage.Is("code", "GIFT"), voucher.Kind.ID, func(v *voucher.Voucher) { v.PublishCount = 0 })
	},
	"the lifetime counters is": func(b *books) func() {
		return spoil(b, b.store.MemberCards(), storage.Filter{}, membership.CardKind.ID, func(c *membership.Card) { c.Figures.Spent++ })
	},
	"what becomes usable next": func(b *books) func() {
		return spoil(b, b.store.MemberCards(), storage.Filter{}, membership.CardKind.ID, func(c *membership.Card) { c.NextActivation.Points = 3 })
	},
	"what expires next": func(b *books) func() {
		return spoil(b, b.store.MemberCards(), storage.Filter{}, membership.CardKind.ID, func(c *membership.Card) { c.Next = ledger.Next{On: "2999-01-01", Points: 3} })
	},
	"the members of program lprg_1": func(b *books) func() {
		return spoil(b, b.store.MemberTallies(), storage.Is("subject", "seats lprg_1"), membership.TallyKind.ID, func(t *membership.Tally) { t.Count-- })
	},
	"the members of program lprg_1 in tier lt_1": func(b *books) func() {
		return spoil(b, b.store.MemberCards(), storage.Filter{}, membership.CardKind.ID, func(c *membership.Card) { c.Standing.Rank.TierID = "lt_1" })
	},
	"what program lprg_1 sold of reward lrew_mug": func(b *books) func() {
		return spoil(b, b.store.ProgramAssignments(), storage.Is("resource_id", "lrew_mug"), program.AssignmentKind.ID, func(a *program.Assignment) { a.Redeemed++ })
	},
	"points_on_rewards in the report spending of lprg_1": func(b *books) func() {
		return spoil(b, b.store.MemberCounts(), storage.Is("series", "spending lprg_1"), membership.CountKind.ID, func(c *membership.Count) {
			c.Numbers = maps.Clone(c.Numbers)
			c.Numbers["points_on_rewards"]++
		})
	},
	"the project's discounted_amount up to": func(b *books) func() {
		return b.spoilDay(storage.Where("campaign_id", storage.OpIsUnknown), "discounted_amount")
	},
	"the project's redemptions_failed:": func(b *books) func() {
		return b.spoilDay(storage.Where("campaign_id", storage.OpIsUnknown), summary.RefusedRedemptions+"redemption_rules_violated")
	},
	"campaign camp_1's rolledback_discounted_amount": func(b *books) func() {
		return b.spoilDay(storage.Is("campaign_id", "camp_1"), "rolledback_discounted_amount")
	},
	"campaign camp_1's redemptions_succeeded": func(b *books) func() { // the row is gone
		day, found, err := storage.First(b.t.Context(), b.store.CampaignDays(), storage.Query{Filter: storage.Is("campaign_id", "camp_1")})
		b.must(err)
		if !found {
			b.t.Fatal("camp_1 has no figures")
		}
		b.must(b.store.CampaignDays().Delete(b.t.Context(), day.ID()))
		return func() { b.must(b.store.CampaignDays().Insert(b.t.Context(), day)) }
	},
	"the totals of camp_1": func(b *books) func() {
		return spoil(b, b.store.RedemptionTotals(), storage.Is("subject_id", "camp_1"), redemption.DayTotalsKind.ID, func(t *redemption.DayTotals) { t.Discounts-- })
	},
	"counter r2.1.1/camp_1/cust_ann": func(b *books) func() { return b.counted("r2.1.1/camp_1/cust_ann")(-1) },
	"counter r4.0.0/camp_1":          func(b *books) func() { return b.counted("r4.0.0/camp_1")(100) },
	"the summary of customer cust_ann": func(b *books) func() {
		return spoil(b, b.store.Customers(), storage.Is("id", "cust_ann"), customer.Kind.ID, func(c *customer.Customer) { c.Summary.RolledBack++ })
	},
	"orders amount stored ": func(b *books) func() {
		return spoil(b, b.store.Orders(), storage.Is("status", string(order.StatusPaid)), order.Kind.ID, func(o *order.Order) { o.Status = order.StatusCanceled })
	},
	"last order amount stored 77, the records say ": func(b *books) func() {
		return spoil(b, b.store.Customers(), storage.Is("id", "cust_ann"), customer.Kind.ID, func(c *customer.Customer) { c.Summary.LastOrderAmount = 77 })
	},
	"last order at stored 2999-01-01T00:00:00.000Z, the records say ": func(b *books) func() {
		return spoil(b, b.store.Customers(), storage.Is("id", "cust_ann"), customer.Kind.ID, func(c *customer.Customer) {
			c.Summary.LastOrderAt = time.Date(2999, 1, 1, 0, 0, 0, 0, time.UTC)
		})
	},
	"the rollbacks of": func(b *books) func() {
		back := storage.And(storage.Is("object", string(redemption.ObjectRollback)), storage.Is("status", string(redemption.StatusSucceeded)))
		return spoil(b, b.store.Redemptions(), back, redemption.RecordKind.ID, func(r *redemption.Record) { r.Status = redemption.StatusFailed })
	},
}

// TestVerifyFindsEveryDifference spoils one figure after the other.
func TestVerifyFindsEveryDifference(t *testing.T) {
	backends(t, func(t *testing.T, b *books) {
		if found := b.differences(); found != "" {
			t.Fatalf("before anything is spoiled:\n%s", found)
		}
		for want, spoil := range spoilers {
			restore := spoil(b)
			if found := b.differences(); !strings.Contains(found, want) {
				t.Errorf("%q is missing from:\n%s", want, found)
			}
			restore()
		}
		if found := b.differences(); found != "" {
			t.Errorf("after all is restored:\n%s", found)
		}
	})
}

// TestVerifyRunsDuringRequests verifies while customers redeem.
func TestVerifyRunsDuringRequests(t *testing.T) {
	backends(t, func(t *testing.T, b *books) {
		ctx, stop := context.WithCancel(t.Context())
		var work sync.WaitGroup
		for range 3 {
			work.Go(func() {
				for ctx.Err() == nil {
					d, err := b.redeem(context.WithoutCancel(ctx), "GIFT")
					if err == nil {
						_, err = b.shop.Redemptions.Rollback(context.WithoutCancel(ctx), redemption.RollbackRequest{RedemptionID: d.Records[0].ID})
					}
					if err != nil {
						t.Error(err)
						return
					}
				}
			})
		}
		work.Go(func() { // the days are counted meanwhile
			for ctx.Err() == nil {
				if err := b.engine.DrainEvents(context.WithoutCancel(ctx), "shop"); err != nil {
					t.Error(err)
					return
				}
			}
		})
		for range 5 {
			if _, err := b.shop.Verify(t.Context(), func(d string) { t.Error(d) }); err != nil {
				t.Error(err)
			}
		}
		stop()
		work.Wait()
		b.must(b.engine.DrainEvents(t.Context(), "shop"))
		if found := b.differences(); found != "" {
			t.Error(found)
		}
	})
}

// backends runs a test on every storage.
func backends(t *testing.T, test func(t *testing.T, b *books)) {
	t.Run("memory", func(t *testing.T) {
		backend := memory.New()
		test(t, newBooks(t, punchcard.New(backend), backend.Project("shop")))
	})
	t.Run("sqlite", func(t *testing.T) {
		backend, err := sqlite.Open(t.Context(), sqlitetest.File(t))
		if err != nil {
			t.Fatal(err)
		}
		defer backend.Close()
		test(t, newBooks(t, punchcard.New(backend), backend.Project("shop")))
	})
	t.Run("postgres", func(t *testing.T) {
		backend, err := postgres.Open(t.Context(), pgtest.Database(t), postgres.AutoMigrate())
		if err != nil {
			t.Fatal(err)
		}
		defer backend.Close()
		test(t, newBooks(t, punchcard.New(backend), backend.Project("shop")))
	})
}
