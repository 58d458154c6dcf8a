package postgres

import (
	"context"
	"errors"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/punchcardhq/punchcard/catalog"
)

func TestTheBridgeWorksInTheTransactionOfAnother(t *testing.T) {
	t.Parallel()
	b, err := Open(context.WithoutCancel(t.Context()), Migrated.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	for name, commits := range map[string]bool{"commit": true, "rollback": false} {
		t.Run(name, func(t *testing.T) {
			conn, err := b.db.Conn(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			tx, err := conn.BeginTx(t.Context(), nil)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := tx.NewRaw("INSERT INTO project_revisions VALUES (?, 1, 0)", name+" above").Exec(t.Context()); err != nil {
				t.Fatal(err)
			}
			err = onConnection(conn, func(c *pgx.Conn) error { return useBridge(t.Context(), bridge{c}, name) })
			if err != nil {
				t.Fatal(err)
			}
			end := tx.Rollback
			if commits {
				end = tx.Commit
			}
			if err := end(); err != nil {
				t.Fatal(err)
			}
			for row, want := range map[string]bool{
				name + " above": commits, name + " copied": commits, name + " kept": commits, name + " taken back": false,
			} {
				revision, err := b.Project(row).Revision(t.Context())
				if err != nil || (revision.Rules == 1) != want {
					t.Errorf("there is a row %q: %v, want %v: %v", row, revision.Rules == 1, want, err)
				}
			}
		})
	}
	if err := b.Project("p").Categories().Insert(t.Context(), catalog.Category{ID: "cat_1"}); err != nil {
		t.Errorf("the connection is of no use afterwards: %v", err)
	}
}

// useBridge copies a row, keeps one in a savepoint, rolls one back with another savepoint, and cannot end the transaction.
func useBridge(ctx context.Context, lent bridge, name string) error {
	_, err := lent.CopyFrom(ctx, pgx.Identifier{"project_revisions"}, []string{"project_id", "rules", "catalog"}, pgx.CopyFromRows([][]any{{name + " copied", 1, 0}}))
	if err != nil {
		return err
	}
	for row, keep := range map[string]bool{name + " kept": true, name + " taken back": false} {
		inside, err := lent.Begin(ctx)
		if err != nil {
			return err
		}
		if _, err := inside.Exec(ctx, "INSERT INTO project_revisions VALUES ($1, 1, 0)", row); err != nil {
			return err
		}
		end := inside.Rollback
		if keep {
			end = inside.Commit
		}
		if err := end(ctx); err != nil {
			return err
		}
	}
	for _, err := range []error{lent.Commit(ctx), lent.Rollback(ctx)} {
		if !errors.Is(err, errNotOwner) {
			return errors.New("the bridge ends a transaction that is not its own")
		}
	}
	return nil
}
