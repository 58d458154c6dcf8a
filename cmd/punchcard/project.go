package main

import (
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

func newProject() *cobra.Command {
	cmd := &cobra.Command{Use: "project", Short: "Make and list projects"}
	cmd.AddCommand(newProjectCreate(), newProjectList(), newProjectAdvanceClock(), newProjectPurgeKey())
	return cmd
}

func newProjectCreate() *cobra.Command {
	var n project.NewProject
	cmd := &cobra.Command{
		Use:   "create NAME",
		Short: "Make a project and print its keys; the secrets are shown once",
		Args:  exactArgs,
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, args []string) error {
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
	cmd.Flags().StringVar(&n.ID, "id", "", "the project's id; one is made when empty")
	cmd.Flags().StringVar(&n.Timezone, "timezone", "UTC", "the IANA time zone in which days and hours are read")
	cmd.Flags().StringVar(&n.Currency, "currency", "", "an ISO 4217 code, for display")
	cmd.Flags().BoolVar(&n.Sandbox, "sandbox", false, "make a sandbox project, whose clock can be moved")
	cmd.Flags().BoolVar(&n.CaseInsensitive, "case-insensitive-codes", false, "compare voucher codes without regard to case; cannot be changed later")
	return cmd
}

func newProjectList() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the projects",
		Args:  cobra.NoArgs,
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, _ []string) error {
		page, err := engine.Projects.List(cmd.Context(), storage.Query{Order: []storage.Order{{Field: "created_at"}}})
		if err != nil {
			return err
		}
		return printTable(cmd.OutOrStdout(), "ID\tNAME\tTIME ZONE\tCREATED", func(w io.Writer) error {
			for _, p := range page.Items {
				fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", p.ID, p.Name, p.Zone(), validity.FormatTime(p.CreatedAt))
			}
			return nil
		})
	})
	return cmd
}

func newProjectAdvanceClock() *cobra.Command {
	var by time.Duration
	cmd := &cobra.Command{
		Use:   "advance-clock PROJECT DURATION",
		Short: "Move the clock of a sandbox project forward, by 36h or 30d, and run the daily work of these days",
		Args:  exactArgs,
		PreRunE: func(_ *cobra.Command, args []string) (err error) {
			by, err = project.ParseClockStep(args[1])
			return err
		},
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, args []string) error {
		p := engine.Project(args[0])
		if err := p.AdvanceClock(cmd.Context(), by); err != nil {
			return err
		}
		_, err := fmt.Fprintln(cmd.OutOrStdout(), p.Now().Format(time.RFC3339))
		return err
	})
	return cmd
}
