package punchcard_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestProgramsAreSummedUp asks how many members programs have, which lots a card has, and which rewards are out of stock.
func TestProgramsAreSummedUp(t *testing.T) {
	t.Parallel()
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := t.Context()
		engine := open()
		t.Cleanup(func() { _ = engine.Close() })
		_, err := engine.CreateProject(ctx, project.NewProject{ID: "shop", Name: "Shop"})
		must(t, err)
		shop := engine.Project("shop")
		mug, err := shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "mug"})
		must(t, err)
		programID, definitionID, sold := newProgram(t, shop, mug.ID)
		free := newProgramReward(t, shop, "Bag", mug.ID, definitionID)
		_, err = shop.Programs.Assign(ctx, programID, program.AssignedReward, program.Batch{Assign: []program.NewRewardAssignment{{ID: free}}})
		must(t, err)
		other, err := shop.Programs.CreateProgram(ctx, program.NewProgram{Program: program.Program{Name: "Other"}})
		must(t, err)
		var path membership.CardPath
		for _, id := range []string{"ada", "bob", "eve"} {
			_, err := shop.Customers.Upsert(ctx, customer.Request{SourceID: id})
			must(t, err)
			m, cards, err := shop.Members.Create(ctx, programID, membership.NewMember{CustomerSourceID: id})
			must(t, err)
			path = membership.CardPath{ProgramID: programID, MemberID: m.ID, CardID: cards[0].ID}
		}
		_, err = shop.Members.Delete(ctx, programID, path.MemberID)
		must(t, err)
		counts, err := shop.Members.MemberCounts(ctx, other.ID, programID)
		must(t, err)
		if diff := cmp.Diff(map[string]int64{programID: 2}, counts); diff != "" {
			t.Errorf("members (-want +got):\n%s", diff)
		}

		bob, err := shop.Members.Membership(ctx, programID, membership.BySourceID, "bob")
		must(t, err)
		path = membership.CardPath{ProgramID: programID, MemberID: bob.Member.ID, CardID: bob.Cards[0].ID}
		for _, points := range []int64{30, 40} {
			_, _, err = shop.Members.Adjust(ctx, path, points, "")
			must(t, err)
		}
		lots, more, err := shop.Members.UsableLots(ctx, path.CardID, 1)
		must(t, err)
		if len(lots) != 1 || lots[0].Left != 30 || !more {
			t.Errorf("the first lot is %+v, more %v", lots, more)
		}
		if lots, more, err = shop.Members.UsableLots(ctx, path.CardID, 10); err != nil || len(lots) != 2 || more {
			t.Errorf("%d lots, more %v: %v", len(lots), more, err)
		}

		if out, err := shop.RewardsOutOfStock(ctx, 10); err != nil || len(out) != 0 {
			t.Errorf("before anything is given %v are out of stock: %v", out, err)
		}
		_, err = shop.Members.Purchase(ctx, programID, bob.Member.ID, sold, false)
		must(t, err)
		_, err = shop.Members.Purchase(ctx, programID, bob.Member.ID, free, false)
		must(t, err)
		last, err := shop.Loyalty.CreateReward(ctx, loyalty.NewReward{Name: "Pen", Stock: new(int64(0)), Product: &loyalty.ProductReward{ID: mug.ID}})
		must(t, err)
		out, err := shop.RewardsOutOfStock(ctx, 10)
		must(t, err)
		if diff := cmp.Diff([]punchcard.NamedReward{{ID: last.ID, Name: "Pen"}, {ID: sold, Name: "Cup"}}, out); diff != "" {
			t.Errorf("out of stock (-want +got):\n%s", diff)
		}
		pens, err := shop.Campaigns.Create(ctx, punchcard.NewCampaign{Codes: 1, NewCampaign: campaign.NewCampaign{Name: "Pens", Voucher: &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{Points: 50}}}})
		must(t, err)
		bag, err := shop.Loyalty.CreateReward(ctx, loyalty.NewReward{Name: "Bag", Stock: new(int64(1)), Product: &loyalty.ProductReward{ID: mug.ID}})
		must(t, err)
		_, err = shop.Loyalty.Assign(ctx, nil, loyalty.NewAssignment{RewardID: bag.ID, Campaign: pens.ID, Points: new(int64(10))})
		must(t, err)
		card, err := shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: pens.ID, Customer: customer.Request{SourceID: "ada"}})
		must(t, err)
		_, err = shop.Redemptions.Redeem(ctx, redemption.Request{Redeemables: []redemption.Redeemable{{ID: card.Vouchers[0].Code, Reward: &redemption.RewardChoice{ID: bag.ID}}}})
		must(t, err)
		out, err = shop.RewardsOutOfStock(ctx, 10)
		must(t, err)
		if diff := cmp.Diff([]punchcard.NamedReward{{ID: bag.ID, Name: "Bag"}, {ID: last.ID, Name: "Pen"}, {ID: sold, Name: "Cup"}}, out); diff != "" {
			t.Errorf("when the last bag was given out of stock are (-want +got):\n%s", diff)
		}
		if out, err = shop.RewardsOutOfStock(ctx, 1); err != nil || len(out) != 1 {
			t.Errorf("of one reward %v: %v", out, err)
		}
		_, assigned, err := shop.Programs.WithAssignments(ctx, programID, program.AssignedReward)
		must(t, err)
		of, err := shop.Programs.AssignmentsOf(ctx, sold, definitionID)
		must(t, err)
		if len(assigned) != 2 || len(of) != 2 || !assigned[0].SoldOut() || assigned[1].SoldOut() {
			t.Errorf("assignments %+v and %+v", assigned, of)
		}
	})
}

// newProgram makes an active program with a card and those of more definitions, an earning rule and a reward of which there is one.
func newProgram(t *testing.T, shop *punchcard.Project, productID string, more ...string) (programID, definitionID, rewardID string) {
	t.Helper()
	ctx := t.Context()
	beans, err := shop.Programs.CreateCardDefinition(ctx, program.CardDefinition{
		Name: "Beans", Type: program.CardIndividual, Status: program.StatusActive,
		PointsExpiration: program.Expiration{Type: calc.RollingExpiration, Period: calc.Period{Value: 1, Unit: calc.UnitMonth}},
	})
	must(t, err)
	rule, err := shop.Programs.CreateEarningRule(ctx, program.EarningRule{
		Name: "Orders", Status: program.StatusActive, Trigger: program.Trigger{Event: program.EventOrderPaid},
		Earnings: []program.Earning{{Effects: []program.Effect{{Award: program.Award{Points: 7, CardDefinitionID: beans.ID}}}}},
	})
	must(t, err)
	rewardID = newProgramReward(t, shop, "Cup", productID, beans.ID)
	p, err := shop.Programs.CreateProgram(ctx, program.NewProgram{
		Program: program.Program{Name: "Club", Status: program.StatusActive}, CardDefinitions: append([]string{beans.ID}, more...), EarningRules: []string{rule.ID},
		Rewards: []program.NewRewardAssignment{{ID: rewardID, Stock: new(int64(1))}},
	})
	must(t, err)
	return p.ID, beans.ID, rewardID
}

func newProgramReward(t *testing.T, shop *punchcard.Project, name, productID, definitionID string) string {
	t.Helper()
	r, err := shop.Programs.CreateReward(t.Context(), program.Reward{
		Name: name, Type: program.RewardMaterial, Status: program.StatusActive, Gift: program.Gift{Material: &program.Material{ProductID: productID}},
		Costs: []program.Cost{{Spending: program.Spending{Points: 10, CardDefinitionID: definitionID}}},
	})
	must(t, err)
	return r.ID
}
