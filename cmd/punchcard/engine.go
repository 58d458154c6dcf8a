package main

import (
	"errors"
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
)

// runOnEngine makes a command run do with an engine over the storage of its flag --storage, which it closes afterwards.
func runOnEngine(cmd *cobra.Command, do func(engine *punchcard.Engine, args []string) error) {
	var where string
	setting(cmd, &where, "storage", "PUNCHCARD_STORAGE", defaultStorage, storageHelp)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if where == "memory" {
			return errors.New("storage in memory belongs to one process and would end with this command: name the storage of the server, " +
				"as --storage sqlite:punchcard.db; a server in memory gets its keys from the variables PUNCHCARD_BOOTSTRAP_*, or from --demo")
		}
		engine, _, err := open(cmd.Context(), where, 0)
		if err != nil {
			return err
		}
		return errors.Join(do(engine, args), engine.Close())
	}
}

// printTable prints rows whose cells are separated by tabs, in columns below their headings.
func printTable(to io.Writer, headings string, rows func(to io.Writer) error) error {
	w := tabwriter.NewWriter(to, 0, 4, 2, ' ', 0)
	fmt.Fprintln(w, headings)
	return errors.Join(rows(w), w.Flush())
}
