package main

import (
	"context"
	"fmt"
	"os/user"
	"time"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/redemption"
)

// newArchive ends the history of a project: files have it afterwards, and the database does not.
func newArchive() *cobra.Command {
	var id, to string
	var before dayFlag
	cmd := &cobra.Command{
		Use:   "archive --project ID --before DAY --to DIR",
		Short: "Write old redemptions and orders to files, and drop them",
		Long: `Write the redemptions, orders and returns of a project from before a day to files, and drop them from the database. DAY is in the time zone of the project.
Servers may run meanwhile.

First everything is written to DIR: orders.ndjson, redemptions.ndjson and returns.ndjson with the lines of 'punchcard export', and manifest.json with the number
of rows and the SHA-256 of each. DIR must not exist, and has its name when it is complete. Then the rows are dropped, some hundred in each transaction, an order
with all its redemptions, rollbacks and returns. A row that has changed since it was written stays, and its order with it. The files are all that is left of the
rest: keep them. They have personal data of customers.

Balances, limits, budgets, summaries and figures stay as they are, and 'punchcard verify' finds nothing. What was archived is not found any more: it cannot be
read, rolled back or returned.

What stays: orders that are not paid, fulfilled or canceled; whatever has changed on DAY or later; rewards that are not delivered; points that wait. DAY is refused
within the time in which redemptions can be rolled back, and while events or tasks from before it wait.

After an interruption the rest is still there, and the same command with another DIR goes on.`,
		Example: "  punchcard archive --project proj_1 --before 2026-01-01 --to archive-2025",
		Args:    cobra.NoArgs,
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, _ []string) error {
		began, bar := time.Now(), newProgress(cmd.ErrOrStderr(), "rows", 0)
		done, err := engine.Project(id).Archive(cmd.Context(), audit.Actor{Name: commandBy("archive")}, calc.Day(before), to, bar.of)
		bar.end()
		if err != nil && done.ID != "" {
			return fmt.Errorf("the archive was interrupted after %s: %s has them and the rest, which stayed; the same command with another directory goes on: %w", archivedCounts(done), to, err)
		}
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(cmd.OutOrStdout(), "archived project %s before %s to %s: %s in %s\n", id, string(before), to, archivedCounts(done), time.Since(began).Round(time.Millisecond))
		return err
	})
	cmd.Flags().StringVar(&id, "project", "", "the id of the project")
	cmd.Flags().Var(&before, "before", "the first day that stays, such as 2026-01-01")
	cmd.Flags().StringVar(&to, "to", "", "the directory to make")
	for _, name := range []string{"project", "before", "to"} {
		_ = cmd.MarkFlagRequired(name)
	}
	return cmd
}

func archivedCounts(a redemption.Archive) string {
	text := fmt.Sprintf("%s orders, %s redemptions and rollbacks, %s returns", withThousands(a.Orders), withThousands(a.Redemptions), withThousands(a.Returns))
	if a.Kept > 0 {
		text += fmt.Sprintf("; %s rows changed meanwhile and stayed", withThousands(a.Kept))
	}
	return text
}

// archivedOf adds up what was archived of a project, up to which day; the day is empty for nothing.
func archivedOf(ctx context.Context, p *punchcard.Project) (sum redemption.Archive, before string, err error) {
	all, err := p.Archives(ctx)
	for _, a := range all {
		sum.Orders, sum.Redemptions, before = sum.Orders+a.Orders, sum.Redemptions+a.Redemptions, max(before, a.Before)
	}
	return sum, before, err
}

// commandBy names who runs a command, for the audit log.
func commandBy(command string) string {
	name := "punchcard " + command
	if who, err := user.Current(); err == nil && who.Username != "" {
		name += " (" + who.Username + ")"
	}
	return name
}

// dayFlag is a flag with a day.
type dayFlag calc.Day

// String is the day, or nothing.
func (d *dayFlag) String() string { return string(*d) }

// Set reads the day.
func (d *dayFlag) Set(text string) error {
	if _, err := time.Parse(time.DateOnly, text); err != nil {
		return fmt.Errorf("must be a day, such as 2026-01-01")
	}
	*d = dayFlag(text)
	return nil
}

// Type is the word for the value in the help.
func (*dayFlag) Type() string { return "day" }
