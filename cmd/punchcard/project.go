package main

import (
	"errors"
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

func newProject() *cobra.Command {
	cmd := &cobra.Command{Use: "project", Short: "Make and list projects"}
	cmd.AddCommand(newProjectCreate(), newProjectList())
	return cmd
}

func newProjectCreate() *cobra.Command {
	var where string
	var n project.NewProject
	cmd := &cobra.Command{
		Use:   "create NAME",
		Short: "Make a project and print its keys; the secrets are shown once",
		Args:  cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withEngine(cmd, where, func(engine *punchcard.Engine) error {
				n.Name = args[0]
				p, err := engine.CreateProject(cmd.Context(), n)
				if err != nil {
					return err
				}
				keys, err := engine.Projects.GrantNew(cmd.Context(), p.ID, "made by punchcard project create")
				if err != nil {
					return err
				}
				printKeys(cmd.OutOrStdout(), p.ID, keys)
				return nil
			})
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, storageHelp)
	cmd.Flags().StringVar(&n.ID, "id", "", "the project's id; one is made when empty")
	cmd.Flags().StringVar(&n.Timezone, "timezone", "UTC", "the IANA time zone in which days and hours are read")
	cmd.Flags().StringVar(&n.Currency, "currency", "", "an ISO 4217 code, for display")
	cmd.Flags().BoolVar(&n.CaseInsensitive, "case-insensitive-codes", false, "compare voucher codes without regard to case; cannot be changed later")
	return cmd
}

func newProjectList() *cobra.Command {
	var where string
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the projects",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withEngine(cmd, where, func(engine *punchcard.Engine) error {
				page, err := engine.Projects.List(cmd.Context(), storage.Query{Order: []storage.Order{{Field: "created_at"}}})
				if err != nil {
					return err
				}
				w := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 4, 2, ' ', 0)
				fmt.Fprintln(w, "ID\tNAME\tTIME ZONE\tCREATED")
				for _, p := range page.Items {
					fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", p.ID, p.Name, p.Zone(), validity.FormatTime(p.CreatedAt))
				}
				return w.Flush()
			})
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, storageHelp)
	return cmd
}

// withEngine opens the storage, gives its engine to do and closes it again.
func withEngine(cmd *cobra.Command, where string, do func(*punchcard.Engine) error) error {
	engine, err := open(cmd.Context(), where)
	if err != nil {
		return err
	}
	return errors.Join(do(engine), engine.Close())
}
