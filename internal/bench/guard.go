package main

import (
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// guardClients is how many callers redeem at once.
const guardClients = 8

// guarded measures redemptions through the library on PostgreSQL in a project without a discount guard, and with one that never binds. The same
// program without the guard's code cannot be measured in the same run. A project without a guard pays at most what one pays that has it.
func guarded(b *bench) error {
	s, err := b.shared()
	if err != nil {
		return err
	}
	engine, err := b.library(s.storage)
	if err != nil {
		return err
	}
	defer engine.Close()
	shop := engine.Project(projectID)
	set := func(amount patch.Field[int64]) error {
		_, err := shop.Settings.UpdateDiscountGuard(b.ctx, project.GuardUpdate{MaxAmount: amount})
		return err
	}
	points := []*point{{name: "without a guard"}, {name: "with a guard that never binds"}}
	amounts := []patch.Field[int64]{patch.Clear[int64](), patch.Set[int64](discount.MaxAmount)}
	err = b.alternate(b.rounds, points, func(i int) (measured, error) {
		if err := set(amounts[i]); err != nil {
			return measured{}, err
		}
		for range 10 * guardClients { // the configuration is compiled anew
			if _, err := shop.Redemptions.Redeem(b.ctx, request(cartLines, s.codes[0])); err != nil {
				return measured{}, err
			}
		}
		return b.redeemInLibrary(engine, s.codes, guardClients, s.server)
	})
	if err != nil {
		return err
	}
	if err := set(amounts[0]); err != nil {
		return err
	}
	b.report.rates("The discount guard", `Redemptions of one code with an order of 5 lines, through the library on PostgreSQL, with 8 callers, without a discount guard and with one
that every order keeps. A project without a guard pays less for it than one with it.`, points, func(p *point) *point {
		if p == points[0] {
			return nil
		}
		return points[0]
	})
	b.report.goal(goal{id: "P31", what: "redemptions/s under a discount guard that never binds, library, 8 callers", base: "the same without a guard", floor: 0.95, target: 0.98,
		ratios: points[1].rate.over(points[0].rate), steady: points[0].rate})
	return nil
}
