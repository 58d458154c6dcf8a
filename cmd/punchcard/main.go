// Command punchcard serves the promotion, voucher and loyalty engine.
//
//	punchcard serve --demo          serve a filled demo shop, and print calls to try
//	punchcard serve                 serve punchcard.db, or PostgreSQL with --storage postgres://...
//	punchcard project create NAME   create a project and print its keys
//	punchcard key create            create another key of a project; key list and key block manage existing ones
//	punchcard user create           create a user of the dashboard; user link, user list and user block manage existing ones
//	punchcard management-key        create a key for all projects of the installation
//	punchcard import KIND FILE      import vouchers, customers, products, SKUs or orders into a running server
//	punchcard export                write a whole project to files; import native makes a project from them
//	punchcard move                  move all projects of a file into PostgreSQL
//	punchcard backup                copy the file of a running shop; restore makes a file from a copy
//	punchcard ready                 report whether a running server is ready, as health checks want it
//	punchcard verify                compute the figures of a project again, and print differences
//
// Every flag of serve but --demo has an environment variable, named in its help. A flag overrides its variable.
package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"syscall"
	_ "time/tzdata" // time zones and root certificates for machines that have none, such as an empty container image

	"github.com/spf13/cobra"
	_ "golang.org/x/crypto/x509roots/fallback"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	if cmd, err := newRoot().ExecuteContextC(ctx); err != nil {
		report(os.Stderr, cmd, err)
		os.Exit(1)
	}
}

// report prints why a command failed, in the format of its log if it has one.
func report(w io.Writer, cmd *cobra.Command, err error) {
	if format := cmd.Flags().Lookup("log-format"); format != nil && format.Value.String() == "json" {
		slog.New(slog.NewJSONHandler(w, nil)).Error(cmd.CommandPath(), "error", err.Error())
		return
	}
	fmt.Fprintln(w, "punchcard:", err)
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:           "punchcard",
		Short:         "The promotion, voucher and loyalty engine that shops run themselves",
		SilenceUsage:  true,
		SilenceErrors: true,
		Version:       version(),
	}
	root.SetVersionTemplate("punchcard {{.Version}}\n")
	root.SetFlagErrorFunc(flagError)
	root.AddCommand(newServe(), newMigrate(), newManagementKey(), newProject(), newKey(), newUser(), newImport(), newExport(), newArchive(), newVerify(), newMove(), newBackup(), newRestore(), newReady(), newVersion())
	for _, cmd := range root.Commands() {
		if cmd.HasSubCommands() {
			group(cmd)
		}
	}
	return root
}
