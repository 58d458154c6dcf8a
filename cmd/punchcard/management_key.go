package main

import (
	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
)

func newManagementKey() *cobra.Command {
	var where string
	cmd := &cobra.Command{
		Use:   "management-key",
		Short: "Make and print a management key for all projects; the secret is shown once",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withEngine(cmd, where, func(engine *punchcard.Engine) error {
				k, err := engine.Projects.GrantInstallation(cmd.Context(), "made by punchcard management-key")
				if err != nil {
					return err
				}
				printKey(cmd.OutOrStdout(), "management id", k.ManagementID, k.ManagementToken)
				return nil
			})
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, storageHelp)
	return cmd
}
