package main

import (
	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
)

func newManagementKey() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "management-key",
		Short: "Make and print a management key for all projects; the secret is shown once",
		Args:  cobra.NoArgs,
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, _ []string) error {
		k, err := engine.Projects.GrantInstallation(cmd.Context(), "made by punchcard management-key")
		if err != nil {
			return err
		}
		printKey(cmd.OutOrStdout(), "management id", k.ManagementID, k.ManagementToken)
		return nil
	})
	return cmd
}
