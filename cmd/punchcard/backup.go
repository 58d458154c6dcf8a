package main

import (
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard/storage/sqlite"
)

func newBackup() *cobra.Command {
	var where, to string
	cmd := &cobra.Command{
		Use:   "backup --to FILE",
		Short: "Copy the file of a running shop, as of one moment",
		Long: `Copy the file of a shop as of one moment, while servers run on it. The copy has everything that was acknowledged before, is checked by SQLite and
lies on the disk when the command ends. FILE must not exist.

'punchcard verify --storage sqlite:FILE' computes the figures of the copy again. PostgreSQL has tools of its own, such as pg_dump.`,
		Example: "  punchcard backup --to backup-$(date +%F).db",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			path, err := sqlitePath("--storage", where)
			if err != nil {
				return fmt.Errorf("%w; of PostgreSQL make backups with pg_dump or pg_basebackup", err)
			}
			began := time.Now()
			if err := sqlite.Backup(cmd.Context(), path, to); err != nil {
				return err
			}
			return reportCopy(cmd, "backed up to", to, began)
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, "the file of the shop, as sqlite:PATH")
	cmd.Flags().StringVar(&to, "to", "", "the file to make")
	_ = cmd.MarkFlagRequired("to")
	return cmd
}

func newRestore() *cobra.Command {
	var where, from string
	cmd := &cobra.Command{
		Use:   "restore --from FILE",
		Short: "Make the file of a shop from a backup",
		Long: `Make the file of a shop from a backup. It never overwrites: when the file exists, the command fails, and you move the file away first, with those
beside it that end in -wal and -shm. What was done after the backup is lost: codes that were used since then can be used again.`,
		Example: "  punchcard restore --from backup-2026-11-23.db --storage sqlite:punchcard.db",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			path, err := sqlitePath("--storage", where)
			if err != nil {
				return err
			}
			began := time.Now()
			if err := sqlite.Restore(cmd.Context(), from, path); err != nil {
				return err
			}
			return reportCopy(cmd, "restored", path, began)
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, "the file to make, as sqlite:PATH")
	cmd.Flags().StringVar(&from, "from", "", "the backup")
	_ = cmd.MarkFlagRequired("from")
	return cmd
}

// sqlitePath is the path of the file in a storage address.
func sqlitePath(flag, where string) (string, error) {
	scheme, path, _ := strings.Cut(where, ":")
	if scheme != "sqlite" || path == "" {
		return "", fmt.Errorf("%s %s is no SQLite file: use sqlite:PATH", flag, redacted(where))
	}
	return path, nil
}

func reportCopy(cmd *cobra.Command, did, path string, began time.Time) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s %s: %s bytes in %s\n", did, path, withThousands(info.Size()), time.Since(began).Round(time.Millisecond))
	return err
}
