package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/internal/importfiles"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// exportImportFiles writes a project as the import calls of the published API take it. It reads a copy as of one moment, in a file of its own.
func exportImportFiles(cmd *cobra.Command, from projectStorage, e exportSettings) (err error) {
	ctx := cmd.Context()
	beside, err := os.MkdirTemp(filepath.Dir(filepath.Clean(e.to)), filepath.Base(e.to)+".copy-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(beside)) }()
	copied, rows, err := copyProject(ctx, from, e.project, beside)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, copied.Close()) }()
	source := importfiles.Source{Shop: copied.Project(e.project), API: httpapi.New(copied), Header: http.Header{}, Rows: rows}
	for side, names := range map[project.Audience][2]string{
		project.AudienceServer: {"X-App-Id", "X-App-Token"}, project.AudienceManagement: {"X-Management-Id", "X-Management-Token"},
	} {
		id, token, err := copied.Projects.Issue(ctx, e.project, side, "punchcard export")
		if err != nil {
			return err
		}
		source.Header.Set(names[0], id)
		source.Header.Set(names[1], token)
	}
	var made importfiles.Report
	err = dump.InDirectory(ctx, e.to, func(part string) (err error) {
		made, err = importfiles.Write(ctx, source, part)
		return err
	})
	if err != nil {
		return err
	}
	out := cmd.OutOrStdout()
	fmt.Fprintf(out, "exported project %s to %s:\n", e.project, e.to)
	for _, name := range slices.Sorted(maps.Keys(made.Written)) {
		fmt.Fprintf(out, "  %s  %s\n", name, withThousands(made.Written[name]))
	}
	if len(made.Lost) > 0 {
		fmt.Fprintln(out, "these files cannot hold, see lost.json:")
	}
	for _, l := range made.Lost {
		fmt.Fprintf(out, "  %s  %s  %s\n", withThousands(l.Count), l.What, l.Why)
	}
	_, err = fmt.Fprintf(out, "next: %s says how to import them\n", filepath.Join(e.to, "README.md"))
	return err
}

// copyProject makes a copy of a project, as of one moment, in a new SQLite file of a directory. Nothing works on it: the engine is not started.
func copyProject(ctx context.Context, from projectStorage, id, dir string) (_ *punchcard.Engine, rows dump.Manifest, err error) {
	native := filepath.Join(dir, "native")
	err = from.Snapshot(ctx, id, func(source dump.Source) (err error) {
		rows, err = dump.Write(ctx, source, id, native, dump.Options{})
		return err
	})
	if err != nil {
		return nil, rows, err
	}
	export, err := dump.Open(ctx, native)
	if err != nil {
		return nil, rows, err
	}
	backend, err := sqlite.Open(ctx, filepath.Join(dir, "copy.db"), sqlite.AutoMigrate())
	if err != nil {
		return nil, rows, err
	}
	err = backend.Load(ctx, id, func(target dump.Target) error {
		_, err := export.Load(ctx, target, nil)
		return err
	})
	if err == nil {
		err = os.RemoveAll(native)
	}
	if err != nil {
		return nil, rows, errors.Join(err, backend.Close())
	}
	return punchcard.New(backend), rows, nil
}
