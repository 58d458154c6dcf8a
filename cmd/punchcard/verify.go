package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/project"
)

func newVerify() *cobra.Command {
	var id string
	cmd := &cobra.Command{
		Use:   "verify",
		Short: "Compute all balances and counters again from the records, and print what differs",
		Long: "Compute the figures of all projects, or of one, again from their records: the balances and lots of gift cards, loyalty cards and cards of members from\n" +
			"their entries; the counts of codes, publications, members and sold rewards; the uses of codes, the counters of limits and budgets and\n" +
			"the summaries of customers from the redemptions and orders; and the figures of days. Each difference is printed; the command then ends with status 1. It changes nothing, and servers may run meanwhile.",
		Args: cobra.NoArgs,
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, _ []string) error {
		differences, projects := 0, 0
		one := func(p project.Project) error {
			projects++
			n, err := verify(cmd.Context(), engine, p.ID, cmd.OutOrStdout())
			differences += n
			return err
		}
		if id == "" {
			if err := engine.Projects.Each(cmd.Context(), one); err != nil {
				return err
			}
			if projects == 0 { // as in a file that is not the one that was meant
				if _, err := fmt.Fprintln(cmd.OutOrStdout(), "there is no project here: nothing was compared"); err != nil {
					return err
				}
			}
		} else {
			p, err := engine.Projects.Get(cmd.Context(), id)
			if err != nil {
				return err
			}
			if err := one(p); err != nil {
				return err
			}
		}
		switch {
		case differences == 1:
			return errors.New("1 difference")
		case differences > 1:
			return fmt.Errorf("%d differences", differences)
		}
		return nil
	})
	cmd.Flags().StringVar(&id, "project", "", "the id of a project (default all of them)")
	return cmd
}

// verify prints how the figures of a project differ from its records, and returns how many do.
func verify(ctx context.Context, engine *punchcard.Engine, id string, out io.Writer) (differences int, err error) {
	done, err := engine.Project(id).Verify(ctx, func(difference string) {
		differences++
		fmt.Fprintf(out, "%s: %s\n", id, difference)
	})
	for _, what := range done.NotCompared {
		fmt.Fprintf(out, "%s: %s: not compared, it changed meanwhile\n", id, what)
	}
	if n := done.Moving - len(done.NotCompared); n > 0 {
		fmt.Fprintf(out, "%s: %d others were not compared, they changed meanwhile\n", id, n)
	}
	if err != nil || differences > 0 {
		return differences, err
	}
	except := ""
	if done.Moving > 0 {
		except = ", except what was not compared"
	}
	_, err = fmt.Fprintf(out,
		"%s: %d cards, %d campaigns, %d figures of programs, %d records of redemptions, %d codes, %d customers, %d counters, %d days of totals and %d days of figures add up%s\n",
		id, done.Cards, done.Campaigns, done.Figures, done.Records, done.Vouchers, done.Customers, done.Counters, done.Totals, done.Days, except)
	if err != nil {
		return 0, err
	}
	archived, before, err := archivedOf(ctx, engine.Project(id))
	if err == nil && before != "" {
		_, err = fmt.Fprintf(out, "%s: with the sums of %d redemptions and %d orders from before %s, which were archived\n", id, archived.Redemptions, archived.Orders, before)
	}
	return 0, err
}
