package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard/internal/move"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// newMove moves the projects of a file into PostgreSQL, for shops that need more than one server.
func newMove() *cobra.Command {
	var from, to string
	cmd := &cobra.Command{
		Use:   "move --from sqlite:PATH --to postgres://USER@HOST/DATABASE",
		Short: "Move all shops from a SQLite file into an empty PostgreSQL database",
		Long: `Move all shops from a SQLite file into an empty PostgreSQL database: projects and keys, codes, balances, records, events, answers that are kept
for repeated requests, webhooks that are due and unfinished jobs.

Stop the server first: the file is locked while it is copied. The schemas of both are migrated. Everything is written in one transaction: after
an error or a kill the database is still empty, and the command can be run again. In the end the file is renamed to PATH.moved, so that no server
uses it by mistake and redeems the same codes again. Keep it as a backup.

The password of the database may come from $PGPASSWORD or ~/.pgpass.`,
		Example: "  punchcard move --from sqlite:punchcard.db --to postgres://punchcard@db/punchcard",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if from == "memory" {
				return errors.New("--from memory: data in memory ends with its server, and cannot be moved")
			}
			path, err := sqlitePath("--from", from)
			if err != nil {
				return err
			}
			if scheme, _, _ := strings.Cut(to, ":"); scheme != "postgres" && scheme != "postgresql" {
				return fmt.Errorf("--to %s is no PostgreSQL database: use postgres://USER@HOST/DATABASE", redacted(to))
			}
			return moveShops(cmd.Context(), path, to, cmd.OutOrStdout(), cmd.ErrOrStderr())
		},
	}
	cmd.Flags().StringVar(&from, "from", "", "the file to move from, as sqlite:PATH")
	cmd.Flags().StringVar(&to, "to", "", "the empty database to move into, as postgres://USER@HOST/DATABASE")
	_ = cmd.MarkFlagRequired("from")
	_ = cmd.MarkFlagRequired("to")
	return cmd
}

func moveShops(ctx context.Context, path, to string, out, errOut io.Writer) (err error) {
	began := time.Now()
	still, err := sqlite.Freeze(ctx, path)
	if err != nil {
		return err
	}
	held := true
	defer func() {
		if held {
			err = errors.Join(err, still.Release())
		}
	}()
	backend, err := postgres.OpenEmpty(ctx, to)
	if err != nil {
		return fmt.Errorf("move to %s: %w", redacted(to), err)
	}
	defer func() { err = errors.Join(err, backend.Close()) }()
	bar := newProgress(errOut, "rows", 0)
	moved, err := move.Shops(ctx, still, backend, bar.of)
	bar.end()
	if err != nil && ctx.Err() != nil {
		return errors.New("the move was interrupted: the database is still empty, and the file has not changed")
	}
	if err != nil {
		return fmt.Errorf("move to %s: %w", redacted(to), err)
	}
	held = false
	kept, asideErr := still.Archive()
	_, err = fmt.Fprintf(out, "moved %s: %s; %s rows in %s\n", plural(int64(len(moved.Projects)), "project"), counts(moved.RowsOf, "river_job"), withThousands(moved.Total()),
		time.Since(began).Round(time.Millisecond))
	if err != nil {
		return err
	}
	if _, err = fmt.Fprint(out, nextSteps(moved.Projects, redacted(to))); err != nil {
		return err
	}
	if asideErr != nil {
		return fmt.Errorf("the shops have moved, but their file could not be renamed; do not serve %s any more: %w", path, asideErr)
	}
	_, err = fmt.Fprintf(out, "the file is kept as %s\n", kept)
	return err
}

// counts has the counts by which an operator recognises the shop. rows is the number of rows of a table; jobs is the name of that with jobs.
func counts(rows func(table string) int64, jobs string) string {
	var parts []string
	for _, of := range [][2]string{{"vouchers", "voucher"}, {"customers", "customer"}, {"orders", "order"}, {"redemptions", "redemption"}, {"events", "event"}} {
		parts = append(parts, plural(rows(of[0]), of[1]))
	}
	return strings.Join(parts, ", ") + " and " + plural(rows(jobs), "job") + " to do"
}

// nextSteps are the commands to run after the move.
func nextSteps(projects []string, to string) string {
	var b strings.Builder
	b.WriteString("next:\n")
	for i, id := range projects {
		if i == maxVerified {
			fmt.Fprintf(&b, "  and the same for %d others\n", len(projects)-i)
			break
		}
		fmt.Fprintf(&b, "  punchcard verify --storage '%s' --project %s\n", to, id)
	}
	fmt.Fprintf(&b, "  punchcard serve --storage '%s'\n", to)
	return b.String()
}

// maxVerified is the number of projects for which nextSteps prints a verify command.
const maxVerified = 5

func plural(n int64, what string) string {
	if n != 1 {
		what += "s"
	}
	return withThousands(n) + " " + what
}

// withThousands formats a number with commas between thousands.
func withThousands(n int64) string {
	text := fmt.Sprint(n)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}
