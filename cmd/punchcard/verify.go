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
		Short: "Compute the balances of all cards again from their entries, and print what differs",
		Long: "Compute the balances, counters and lots of all gift cards, loyalty cards and cards of members of a project again from their\n" +
			"entries. Each difference is printed; the program then ends with status 1. Nothing is changed.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withEngine(cmd, where, func(engine *punchcard.Engine) error {
				if _, err := engine.Projects.Get(cmd.Context(), id); err != nil {
					return err
				}
				differences := 0
				cards, err := engine.Project(id).Verify(cmd.Context(), func(difference string) {
					differences++
					fmt.Fprintln(cmd.OutOrStdout(), difference)
				})
				if err != nil {
					return err
				}
				if differences > 0 {
					return fmt.Errorf("%d differences on %d cards", differences, cards)
				}
				_, err = fmt.Fprintf(cmd.OutOrStdout(), "%d cards add up\n", cards)
				return err
			})
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, storageHelp)
	cmd.Flags().StringVar(&id, "project", "", "the id of the project")
	_ = cmd.MarkFlagRequired("project")
	return cmd
}
