package main

import (
	"fmt"

	"github.com/spf13/cobra"
)

// newMigrate brings a database's schema up to date, for operators who do that apart from starting servers.
func newMigrate() *cobra.Command {
	var where string
	cmd := &cobra.Command{
		Use:   "migrate",
		Short: "Bring the database's schema up to date",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			engine, err := open(cmd.Context(), where, 0)
			if err != nil {
				return err
			}
			fmt.Fprintln(cmd.OutOrStdout(), "schema is up to date")
			return engine.Close()
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, storageHelp)
	return cmd
}
