package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/metadata"
)

func newProjectPurgeKey() *cobra.Command {
	var detached bool
	objects := strings.Join(metadata.PurgeableObjects(), "|")
	cmd := &cobra.Command{
		Use:   "purge-metadata-key PROJECT " + objects + " KEY",
		Short: "Remove a key from the metadata of all resources of one kind",
		Long: `Remove a key from the metadata of all campaigns, customers, orders, products or vouchers of a project, those in the trash included.

The work is a background action of a server on the same storage; the command waits for it unless --detach is set. Ending the
command does not end the work. A key that a metadata schema requires must be made optional or deleted there first.`,
		Args: exactArgs,
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			if len(args) == 1 {
				return metadata.PurgeableObjects(), cobra.ShellCompDirectiveNoFileComp
			}
			return nil, cobra.ShellCompDirectiveNoFileComp
		},
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, args []string) error {
		ctx := env.WithRequest(cmd.Context(), env.NewID("w-")) // the action needs a request id, and there is no request of a client
		p := engine.Project(args[0])
		if _, err := engine.Projects.Get(ctx, p.ID); err != nil {
			return err
		}
		a, err := p.PurgeMetadataKey(ctx, args[1], args[2])
		if err != nil {
			return err
		}
		fmt.Fprintln(cmd.OutOrStdout(), "action", a.ID)
		if detached {
			return nil
		}
		fmt.Fprintln(cmd.ErrOrStderr(), "waiting until a server has done it; --detach does not wait")
		for !a.Finished() {
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(200 * time.Millisecond):
			}
			if a, err = p.AsyncActions.Get(ctx, a.ID); err != nil {
				return err
			}
		}
		_, err = fmt.Fprintln(cmd.OutOrStdout(), strings.TrimSpace(a.Result.Message+" "+a.Result.Cause))
		return err
	})
	cmd.Flags().BoolVar(&detached, "detach", false, "print the action and do not wait for its end")
	return cmd
}
