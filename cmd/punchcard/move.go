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

// newMove takes the shops of a file into a database server, when one machine is no longer enough.
func newMove() *cobra.Command {
	var from, to string
	cmd := &cobra.Command{
		Use:   "move --from sqlite:PATH --to postgres://USER@HOST/DATABASE",
		Short: "Move all shops from a SQLite file into an empty PostgreSQL database",
		Long: `Move all shops from a SQLite file into an empty PostgreSQL database: projects and keys, codes, balances, records, events, answers that are kept
for repeated requests, webhooks that are due and jobs that are half done.

Stop the server first: the file is held while it is copied. The schema of both is brought up to date. Everything is written in one transaction, so
that whatever fails or is killed leaves nothing in the database, and the command can be run again. In the end the file is called PATH.moved,
so that no server goes on with it: two shops would sell the same codes. Keep it as a backup.

The password of the database may come from $PGPASSWORD or ~/.pgpass.`,
		Example: "  punchcard move --from sqlite:punchcard.db --to postgres://punchcard@db/punchcard",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			path, err := sourcePath(from)
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

// sourcePath is the path of the file that a storage names.
func sourcePath(from string) (string, error) {
	scheme, path, _ := strings.Cut(from, ":")
	switch {
	case scheme == "memory":
		return "", errors.New("--from memory: what a server keeps in memory is gone when it ends, and cannot be moved")
	case scheme != "sqlite" || path == "":
		return "", fmt.Errorf("--from %s is no SQLite file: use sqlite:PATH", redacted(from))
	}
	return path, nil
}

func moveShops(ctx context.Context, path, to string, out, errOut io.Writer) (err error) {
	began := time.Now()
	still, err := sqlite.HoldStill(ctx, path)
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
	moved, err := move.Shops(ctx, still, backend, func(done, all int64) {
		bar.total = all
		bar.show(done)
	})
	bar.end()
	if err != nil && ctx.Err() != nil {
		return errors.New("the move was interrupted: the database has nothing, and the file is what it was")
	}
	if err != nil {
		return fmt.Errorf("move to %s: %w", redacted(to), err)
	}
	held = false
	kept, asideErr := still.Archive()
	_, err = fmt.Fprintf(out, "moved %s: %s; %s rows in %s\n", several(int64(len(moved.Projects)), "project"), sizes(moved), figure(moved.Total()),
		time.Since(began).Round(time.Millisecond))
	if err != nil {
		return err
	}
	if _, err = fmt.Fprint(out, nextSteps(moved.Projects, redacted(to))); err != nil {
		return err
	}
	if asideErr != nil {
		return fmt.Errorf("the shops have moved, but their file could not be set aside; do not serve %s any more: %w", path, asideErr)
	}
	_, err = fmt.Fprintf(out, "what was moved is kept in %s\n", kept)
	return err
}

// sizes are the counts that tell an owner whether this is the shop.
func sizes(moved move.Moved) string {
	var parts []string
	for _, of := range [][2]string{{"vouchers", "voucher"}, {"customers", "customer"}, {"orders", "order"}, {"redemptions", "redemption"}, {"events", "event"}} {
		parts = append(parts, several(moved.Rows[of[0]], of[1]))
	}
	return strings.Join(parts, ", ") + " and " + several(moved.Rows["river_job"], "job") + " to do"
}

// nextSteps are the commands that come now.
func nextSteps(projects []string, to string) string {
	var b strings.Builder
	b.WriteString("next:\n")
	for i, id := range projects {
		if i == maxVerified {
			fmt.Fprintf(&b, "  and so on for %d others\n", len(projects)-i)
			break
		}
		fmt.Fprintf(&b, "  punchcard verify --storage '%s' --project %s\n", to, id)
	}
	fmt.Fprintf(&b, "  punchcard serve --storage '%s'\n", to)
	return b.String()
}

// maxVerified is for how many projects the command that verifies them is printed.
const maxVerified = 5

func several(n int64, what string) string {
	if n != 1 {
		what += "s"
	}
	return figure(n) + " " + what
}

// figure is a number with its thousands apart.
func figure(n int64) string {
	text := fmt.Sprint(n)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}
