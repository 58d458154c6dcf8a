// Loyalty-year simulates a year of a loyalty program in a second and prints the statement of a member. Points are added in each quarter, expire
// after half a year, and are spent in between. The clock of a sandbox project is moved, which runs the daily work of each day at its midnight.
package main

import (
	"context"
	"fmt"
	"log"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

func main() {
	ctx := context.Background()
	world := env.System()
	world.Now = func() time.Time { return time.Date(2026, 1, 1, 9, 0, 0, 0, time.UTC) } // a fixed time, so that the statement is always the same
	engine := punchcard.New(memory.New(), punchcard.WithEnv(world))
	defer engine.Close()
	settings, err := engine.CreateProject(ctx, project.NewProject{Name: "Shop", Sandbox: true})
	check(err)
	shop := engine.Project(settings.ID)
	path := join(ctx, shop)

	for quarter := range 4 {
		_, _, err := shop.Members.Adjust(ctx, path, 100, fmt.Sprintf("bonus of quarter %d", quarter+1))
		check(err)
		check(shop.AdvanceClock(ctx, 45*24*time.Hour))
		_, _, err = shop.Members.Adjust(ctx, path, -30, "a coffee")
		check(err)
		check(shop.AdvanceClock(ctx, 46*24*time.Hour))
	}

	entries, err := shop.Members.Transactions(ctx, path.CardID, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	check(err)
	for _, t := range entries.Items {
		fmt.Printf("%s  %-14s %4d  %s\n", t.CreatedAt.Format(time.DateOnly), t.Type, t.Points, t.Details.Reason)
	}
	card, err := shop.Members.Card(ctx, path.ProgramID, path.MemberID, path.CardID)
	check(err)
	fmt.Printf("balance %d, of which %d until %s\n", card.Figures.Balance(), card.Next.Points, card.Next.On)
	verified, err := shop.Verify(ctx, func(difference string) { log.Fatal(difference) })
	check(err)
	fmt.Printf("%d card adds up\n", verified.Cards)
}

// join creates a program whose points last six months, and a member.
func join(ctx context.Context, shop *punchcard.Project) membership.CardPath {
	wallet := program.CardDefinition{Name: "Points", Type: program.CardIndividual, Status: program.StatusActive}
	wallet.PointsExpiration = program.Expiration{Type: calc.RollingExpiration, Period: calc.Period{Value: 6, Unit: calc.UnitMonth}}
	wallet, err := shop.Programs.CreateCardDefinition(ctx, wallet)
	check(err)
	orders, err := shop.Programs.CreateEarningRule(ctx, program.EarningRule{ // a program needs one to be activated
		Name: "Orders", Status: program.StatusActive, Trigger: program.Trigger{Event: program.EventOrderPaid},
		Earnings: []program.Earning{{Name: "Ten points", Effects: []program.Effect{{Award: program.Award{CardDefinitionID: wallet.ID, Points: 10}}}}},
	})
	check(err)
	club, err := shop.Programs.CreateProgram(ctx, program.NewProgram{Program: program.Program{Name: "Club"}, CardDefinitions: []string{wallet.ID}, EarningRules: []string{orders.ID}})
	check(err)
	_, err = shop.Programs.MoveProgram(ctx, club.ID, program.VerbActivate)
	check(err)
	_, err = shop.Customers.Upsert(ctx, customer.Request{SourceID: "ann"})
	check(err)
	m, cards, err := shop.Members.Create(ctx, club.ID, membership.NewMember{CustomerSourceID: "ann"})
	check(err)
	return membership.CardPath{ProgramID: club.ID, MemberID: m.ID, CardID: cards[0].ID}
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
