package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
)

// newMigrate migrates the schema of a database, for operators who do that before they start servers.
func newMigrate() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "migrate",
		Short: "Bring the database's schema up to date",
		Args:  cobra.NoArgs,
	}
	runOnEngine(cmd, func(_ *punchcard.Engine, _ []string) error {
		_, err := fmt.Fprintln(cmd.OutOrStdout(), "schema is up to date")
		return err
	})
	return cmd
}
