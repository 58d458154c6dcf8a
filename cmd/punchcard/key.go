package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/validity"
)

func newKey() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "key",
		Short: "Make, list and block the keys of projects",
		Long: `Make, list and block the keys of projects.

To replace a key, make another one, give it to the clients, and block the old one. Bearer tokens that a key issued are blocked with it. Running
servers follow within a second.`,
	}
	cmd.AddCommand(newKeyCreate(), newKeyList(), newKeyBlock())
	return cmd
}

// sides has the sides of the API by the published names of their keys.
var sides = map[string]project.Audience{
	"application": project.AudienceServer, "client": project.AudienceClient, "management": project.AudienceManagement,
}

func newKeyCreate() *cobra.Command {
	var projectID, side, name string
	var integration bool
	words := strings.Join(slices.Sorted(maps.Keys(sides)), ", ")
	cmd := &cobra.Command{
		Use:   "create --project PROJECT",
		Short: "Make and print a key; the token is shown once",
		Args:  cobra.NoArgs,
		PreRunE: func(_ *cobra.Command, _ []string) error {
			switch audience, known := sides[side]; {
			case !known:
				return fmt.Errorf("there is no key of the side %q: use %s", side, words)
			case integration && audience != project.AudienceServer:
				return errors.New("only application keys can publish from links")
			}
			return nil
		},
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, _ []string) error {
		if _, err := engine.Projects.Get(cmd.Context(), projectID); err != nil {
			return err
		}
		id, token, err := engine.Projects.Issue(cmd.Context(), projectID, sides[side], cmp.Or(name, "made by punchcard key create"))
		if err == nil && integration {
			err = engine.Projects.SetIntegration(cmd.Context(), id, true)
		}
		if err != nil {
			return err
		}
		printKey(cmd.OutOrStdout(), side+" key", id, token)
		return nil
	})
	cmd.Flags().StringVar(&projectID, "project", "", "the id of the project")
	cmd.Flags().StringVar(&side, "side", "application", "the side of the API that the key is for: "+words)
	cmd.Flags().StringVar(&name, "name", "", "the name of the key in lists and logs")
	cmd.Flags().BoolVar(&integration, "integration", false, "let the key publish codes from links, too (GET /v1/publications/create)")
	_ = cmd.MarkFlagRequired("project")
	return cmd
}

func newKeyList() *cobra.Command {
	var projectID string
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the keys of a project, or all keys of the installation",
		Args:  cobra.NoArgs,
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, _ []string) error {
		keys, err := engine.Projects.Credentials(cmd.Context(), projectID)
		if err != nil {
			return err
		}
		return printTable(cmd.OutOrStdout(), "KEY\tPROJECT\tSIDE\tCREATED\tBLOCKED\tNAME", func(w io.Writer) error {
			for _, k := range keys {
				fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\n", k.ID, cmp.Or(k.ProjectID, "(all)"), sideOf(k), validity.FormatTime(k.CreatedAt), timeOrDash(k.BlockedAt), k.Name)
			}
			return nil
		})
	})
	cmd.Flags().StringVar(&projectID, "project", "", "the id of a project; all when empty")
	return cmd
}

func sideOf(k project.Credential) string {
	for word, audience := range sides {
		if audience == k.Audience {
			if k.Integration {
				word += ", integration"
			}
			return word
		}
	}
	return string(k.Audience)
}

func newKeyBlock() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "block KEY",
		Short: "Block a key and the bearer tokens that it issued",
		Args:  exactArgs,
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, args []string) error {
		k, err := engine.Projects.Block(cmd.Context(), args[0])
		if err != nil {
			return err
		}
		fmt.Fprintln(cmd.OutOrStdout(), "blocked at", validity.FormatTime(k.BlockedAt))
		return nil
	})
	return cmd
}

// printKeys prints the credentials of a project.
func printKeys(w io.Writer, projectID string, k project.Keys) {
	fmt.Fprintf(w, "project            %s\n", projectID)
	printKey(w, "application key", k.AppID, k.AppToken)
	printKey(w, "client key", k.ClientAppID, k.ClientToken)
	printKey(w, "management id", k.ManagementID, k.ManagementToken)
}

func printKey(w io.Writer, what, id, token string) {
	fmt.Fprintf(w, "%-18s %s\n            token  %s\n", what, id, token)
}
