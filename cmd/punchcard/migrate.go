package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
)

// newMigrate migrates the schema of a database, for operators who do that before they start servers.
func newMigrate() *cobra.Command {
	var where string
	cmd := &cobra.Command{
		Use:   "migrate",
		Short: "Bring the database's schema up to date",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withEngine(cmd, where, func(*punchcard.Engine) error {
				_, err := fmt.Fprintln(cmd.OutOrStdout(), "schema is up to date")
				return err
			})
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, storageHelp)
	return cmd
}
