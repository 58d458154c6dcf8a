package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
)

func newVerify() *cobra.Command {
	var where, id string
	cmd := &cobra.Command{
		Use:   "verify --project PROJECT",
		Short: "Compute all balances and counters again from the records, and print what differs",
		Long: "Compute the figures of a project again from its records: the balances and lots of gift cards, loyalty cards and cards of members from\n" +
			"their entries; the counts of codes, publications, members and sold rewards; the uses of codes, the counters of limits and budgets and\n" +
			"the summaries of customers from the redemptions and orders. Each difference is printed; the command then ends with status 1. It changes nothing, and servers may run meanwhile.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withEngine(cmd, where, func(engine *punchcard.Engine) error {
				if _, err := engine.Projects.Get(cmd.Context(), id); err != nil {
					return err
				}
				differences := 0
				done, err := engine.Project(id).Verify(cmd.Context(), func(difference string) {
					differences++
					fmt.Fprintln(cmd.OutOrStdout(), difference)
				})
				if err != nil {
					return err
				}
				if differences > 0 {
					return fmt.Errorf("%d differences", differences)
				}
				_, err = fmt.Fprintf(cmd.OutOrStdout(), "%d cards, %d campaigns, %d figures of programs, %d records of redemptions, %d codes, %d customers, %d counters and %d days of totals add up\n",
					done.Cards, done.Campaigns, done.Figures, done.Records, done.Vouchers, done.Customers, done.Counters, done.Totals)
				if err == nil && done.Moving > 0 {
					_, err = fmt.Fprintf(cmd.OutOrStdout(), "%d of them changed during each comparison\n", done.Moving)
				}
				return err
			})
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, storageHelp)
	cmd.Flags().StringVar(&id, "project", "", "the id of the project")
	_ = cmd.MarkFlagRequired("project")
	return cmd
}
