package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

const exportStorageHelp = "where data is kept: sqlite:PATH or postgres://USER@HOST/DATABASE"

// newExport writes a project to files, for shops that leave, archive a project or copy it into another installation.
func newExport() *cobra.Command {
	var where string
	var e exportSettings
	var since timeFlag
	cmd := &cobra.Command{
		Use:   "export --project ID --to DIR",
		Short: "Write a whole project to files, as of one moment",
		Long: `Write a whole project to files as of one moment, while servers run on it: one file for each kind of rows, with a JSON object in each line, and
manifest.json with the number of rows and the SHA-256 of each. DIR must not exist; after an error it does not.

The files have everything of the project but its secrets: the tokens of its keys, the secret of its signatures, bearer tokens and answers that are kept for
repeated requests. They have the personal data of its customers and are readable by you alone. The users of the dashboard belong to the installation and
are not exported.

--since TIME writes only what has changed since then. Rows tell it by their times, and those of some kinds have none: these files are whole, and the manifest
says which. It does not tell what was deleted, and a change that was committed late has an earlier time: begin some minutes before the last export. Such a
part is for programs that read it; it cannot be imported.

--customer ID writes the data of one customer, by id or source_id, as a person may ask for them: profile, codes, cards, orders, redemptions, events and what
people changed. Other customers are left out. The manifest says what else may have data of the customer.

--format voucherify writes what the import calls of the published API take: CSV and JSON files, and calls that make campaigns and rules. README.md in DIR says in
which order, and lost.json counts what they cannot hold. It needs room for a copy of the project beside DIR.

'punchcard import native DIR' makes the same project in another installation, on either database. Data in memory ends with its server, and cannot be exported.`,
		Example: "  punchcard export --project proj_1 --to export-$(date +%F) --gzip",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			e.options.Since = time.Time(since)
			if err := e.check(); err != nil {
				return err
			}
			if path, isFile := strings.CutPrefix(where, "sqlite:"); isFile {
				if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) {
					return fmt.Errorf("there is no file %s", path) // opening it would make one
				}
			}
			return withProjects(cmd.Context(), where, func(from projectStorage) error {
				switch {
				case e.customer != "":
					return exportCustomer(cmd, from, e)
				case e.format == formatVoucherify:
					return exportImportFiles(cmd, from, e)
				}
				return exportProject(cmd, from, e.project, e.to, e.options)
			})
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, exportStorageHelp)
	cmd.Flags().StringVar(&e.project, "project", "", "the id of the project")
	cmd.Flags().StringVar(&e.to, "to", "", "the directory to make")
	cmd.Flags().StringVar(&e.format, "format", formatNative, "native, for 'punchcard import native', or voucherify, for the import calls of the published API")
	cmd.Flags().StringVar(&e.customer, "customer", "", "write the data of this customer alone, by id or source_id")
	cmd.Flags().Var(&since, "since", "write only what has changed since this time, such as 2026-11-23T00:00:00Z")
	cmd.Flags().BoolVar(&e.options.Gzip, "gzip", false, "compress each file")
	_ = cmd.MarkFlagRequired("project")
	_ = cmd.MarkFlagRequired("to")
	return cmd
}

const formatNative, formatVoucherify = "native", "voucherify"

// exportSettings say what to export.
type exportSettings struct {
	project, to, format, customer string
	options                       dump.Options
}

// check refuses what does not go together.
func (e *exportSettings) check() error {
	switch {
	case e.format != formatNative && e.format != formatVoucherify:
		return fmt.Errorf("there is no format %q: use %s or %s", e.format, formatNative, formatVoucherify)
	case e.format == formatVoucherify && (e.customer != "" || !e.options.Since.IsZero() || e.options.Gzip):
		return errors.New("--format voucherify writes a whole project as it is imported: leave --customer, --since and --gzip out")
	case e.customer != "" && !e.options.Since.IsZero():
		return errors.New("--customer writes all data of the customer: leave --since out")
	}
	return nil
}

// timeFlag is a flag with a time and an offset.
type timeFlag time.Time

// String is the time, or nothing.
func (t *timeFlag) String() string {
	if time.Time(*t).IsZero() {
		return ""
	}
	return time.Time(*t).Format(time.RFC3339)
}

// Set reads the time.
func (t *timeFlag) Set(text string) error {
	at, err := time.Parse(time.RFC3339, text)
	if err != nil {
		return fmt.Errorf("must be a time with an offset, such as 2026-11-23T00:00:00Z")
	}
	*t = timeFlag(at)
	return nil
}

// Type is the word for the value in the help.
func (*timeFlag) Type() string { return "time" }

// projectStorage is a storage whose projects are exported and imported.
type projectStorage interface {
	Snapshot(ctx context.Context, project string, do func(dump.Source) error) error
	Load(ctx context.Context, project string, do func(dump.Target) error) error
	Close() error
}

// withProjects calls do with the storage at an address, whose schema it brings up to date.
func withProjects(ctx context.Context, where string, do func(projectStorage) error) (err error) {
	var storage projectStorage
	switch scheme, path, _ := strings.Cut(where, ":"); scheme {
	case "memory":
		return errors.New("data in memory ends with its server, and no other command can reach it: use sqlite:PATH or a postgres:// address")
	case "sqlite":
		storage, err = sqlite.Open(ctx, path, sqlite.AutoMigrate())
	case "postgres", "postgresql":
		storage, err = postgres.Open(ctx, where, postgres.AutoMigrate(), postgres.Logger(slog.Default()))
	default:
		err = fmt.Errorf("storage %q is unknown: use sqlite:PATH or a postgres:// address", redacted(where))
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, storage.Close()) }()
	return do(storage)
}

func exportProject(cmd *cobra.Command, from projectStorage, id, to string, options dump.Options) error {
	ctx, began := cmd.Context(), time.Now()
	bar := newProgress(cmd.ErrOrStderr(), "rows", 0)
	options.Progress = bar.of
	var made dump.Manifest
	err := from.Snapshot(ctx, id, func(source dump.Source) (err error) {
		made, err = dump.Write(ctx, source, id, to, options)
		return err
	})
	bar.end()
	if err != nil && ctx.Err() != nil {
		return fmt.Errorf("the export was interrupted: there is no %s", to)
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "exported project %s to %s: %s; %s rows in %s\n", id, to, counts(made.RowsOf, "jobs"), withThousands(made.Rows()),
		time.Since(began).Round(time.Millisecond))
	return err
}

// exportCustomer writes the data of one customer.
func exportCustomer(cmd *cobra.Command, from projectStorage, e exportSettings) error {
	ctx := cmd.Context()
	var made dump.CustomerManifest
	err := from.Snapshot(ctx, e.project, func(source dump.Source) (err error) {
		made, err = dump.WriteCustomer(ctx, source, e.project, e.customer, e.to, e.options)
		return err
	})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "exported customer %s of project %s to %s: %s rows\n", made.Customer, e.project, e.to, withThousands(made.Rows()))
	return err
}

func newImportNative() *cobra.Command {
	var where string
	cmd := &cobra.Command{
		Use:   "native DIR",
		Short: "Make a project from the files of punchcard export",
		Long: `Make a project from the files of 'punchcard export', in an installation that has no project with its id. Unlike the other imports this one writes to the
database; servers may run on it. On SQLite they cannot write meanwhile: with many rows stop the server first.

The files are checked before anything is written, and one transaction writes everything: after an error or a kill there is nothing of the project. The
keys of the project keep their ids and get new tokens, which are printed once.

Two servers with the same project both send its webhooks and both redeem its codes. To move a project, stop the server that it leaves before the export.`,
		Example: "  punchcard import native export-2026-11-23 --storage postgres://punchcard@db/punchcard",
		Args:    exactArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			export, err := dump.Open(cmd.Context(), args[0]) // before a file is made for a database
			if err != nil {
				return fmt.Errorf("import %s: %w", args[0], err)
			}
			return withProjects(cmd.Context(), where, func(to projectStorage) error {
				return importProject(cmd, export, args[0], to, redacted(where))
			})
		},
	}
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, exportStorageHelp)
	return cmd
}

func importProject(cmd *cobra.Command, export *dump.Export, dir string, to projectStorage, where string) error {
	ctx, began := cmd.Context(), time.Now()
	bar := newProgress(cmd.ErrOrStderr(), "rows", 0)
	var keys []dump.Key
	err := to.Load(ctx, export.Project, func(target dump.Target) (err error) {
		keys, err = export.Load(ctx, target, bar.of)
		return err
	})
	bar.end()
	if err != nil && ctx.Err() != nil {
		return fmt.Errorf("the import was interrupted: there is nothing of project %s", export.Project)
	}
	if err != nil {
		return fmt.Errorf("import %s: %w", dir, err)
	}
	out := cmd.OutOrStdout()
	fmt.Fprintf(out, "imported project %s: %s; %s rows in %s\n", export.Project, counts(export.RowsOf, "jobs"), withThousands(export.Rows()),
		time.Since(began).Round(time.Millisecond))
	printNewTokens(out, keys)
	_, err = fmt.Fprintf(out, "next:\n  punchcard verify --storage '%s' --project %s\n", where, export.Project)
	return err
}

// printNewTokens says what the project had before the export and has anew.
func printNewTokens(out io.Writer, keys []dump.Key) {
	if len(keys) > 0 {
		fmt.Fprintln(out, "its keys have new tokens, which are shown once:")
	}
	for _, k := range keys {
		what := sideOf(project.Credential{Audience: project.Audience(k.Audience)}) + " key"
		printKey(out, what, strings.TrimSpace(k.ID+"  "+k.Name), k.Token)
	}
	fmt.Fprintln(out, `anew are also: the token that signs its webhooks, tracking ids of customers, links to pictures of codes, to exports and to pages of customers
not there: bearer tokens, answers that were kept for repeated requests, the roles of users`)
}
