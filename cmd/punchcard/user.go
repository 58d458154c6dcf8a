package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

func newUser() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "user",
		Short: "Make, list and block the people who use the dashboard",
		Long: `Make, list and block the people who use the dashboard.

A new person, and one who has forgotten the password, gets a link that sets one. It is valid for 30 minutes and once. Nothing sends mail: hand
the link over yourself. Running servers follow at once.`,
	}
	cmd.AddCommand(newUserCreate(), newUserLink(), newUserList(), newUserBlock())
	return cmd
}

const (
	baseURLHelp = "the address under which browsers reach the server, for the link"
	defaultBase = "http://127.0.0.1:8080"
)

func newUserCreate() *cobra.Command {
	var base, first, last, projectID, role string
	var owner bool
	cmd := &cobra.Command{
		Use:   "create E-MAIL",
		Short: "Make a user and print the link that sets their password",
		Long: `Make a user and print the link that sets their password.

With --owner the user may do everything in all projects. Otherwise --project and --role say what they may do: ADMIN, USER, USER_RESTRICTED, VIEWER or
MERCHANT.`,
		Args: exactArgs,
		PreRunE: func(_ *cobra.Command, _ []string) error {
			if owner == (projectID != "") {
				return errors.New("name --owner, or --project and --role")
			}
			return nil
		},
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, args []string) error {
		invitation := project.Invitation{Email: args[0], FirstName: first, LastName: last}
		add := engine.Projects.AddOwner
		if !owner {
			invitation.Projects, add = map[string]project.Role{projectID: project.Role(role)}, engine.Projects.Invite
		}
		u, err := add(cmd.Context(), invitation)
		if err != nil {
			return err
		}
		return printLink(cmd, engine, base, u)
	})
	setting(cmd, &base, "base-url", "PUNCHCARD_BASE_URL", defaultBase, baseURLHelp)
	cmd.Flags().StringVar(&first, "first-name", "", "the first name")
	cmd.Flags().StringVar(&last, "last-name", "", "the last name")
	cmd.Flags().StringVar(&projectID, "project", "", "the id of a project")
	cmd.Flags().StringVar(&role, "role", string(project.RoleUser), "the role in the project")
	cmd.Flags().BoolVar(&owner, "owner", false, "make an owner of the installation")
	return cmd
}

func newUserLink() *cobra.Command {
	var base string
	cmd := &cobra.Command{
		Use:   "link E-MAIL",
		Short: "Print a fresh link that sets the password of a user",
		Args:  exactArgs,
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, args []string) error {
		u, err := engine.Projects.UserByLogin(cmd.Context(), args[0])
		if err != nil {
			return err
		}
		return printLink(cmd, engine, base, u)
	})
	setting(cmd, &base, "base-url", "PUNCHCARD_BASE_URL", defaultBase, baseURLHelp)
	return cmd
}

// printLink makes the link of a user and prints it.
func printLink(cmd *cobra.Command, engine *punchcard.Engine, base string, u project.User) error {
	base, err := baseURL(base, nil)
	if err != nil {
		return err
	}
	token, l, err := engine.SignIns.NewLink(cmd.Context(), u.ID)
	if err == nil {
		fmt.Fprintf(cmd.OutOrStdout(), "%s sets a password with this link, until %s and once:\n%s\n", u.Email, validity.FormatTime(l.ExpiresAt), welcomeLink(base, token))
	}
	return err
}

func newUserList() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the users of the installation",
		Args:  cobra.NoArgs,
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, _ []string) error {
		return printTable(cmd.OutOrStdout(), "E-MAIL\tNAME\tSTATE\tLAST SIGN-IN\tROLES", func(w io.Writer) error {
			query := storage.Query{Limit: 100}
			for more := true; more; {
				page, err := engine.Projects.AllUsers(cmd.Context(), query)
				if err != nil {
					return err
				}
				for _, u := range page.Items {
					printUser(w, u)
					query.After = &storage.Position{ID: u.ID}
				}
				more = page.HasMore
			}
			return nil
		})
	})
	return cmd
}

func printUser(w io.Writer, u project.User) {
	roles := []string{}
	if u.Owner {
		roles = append(roles, "owner")
	}
	for _, id := range slices.Sorted(maps.Keys(u.Projects)) {
		roles = append(roles, id+": "+string(u.Projects[id]))
	}
	fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\n", u.Email, u.Name(), strings.ToLower(string(u.State)), timeOrDash(u.SignedInAt), strings.Join(roles, ", "))
}

func timeOrDash(t time.Time) string {
	if t.IsZero() {
		return "-"
	}
	return validity.FormatTime(t)
}

func newUserBlock() *cobra.Command {
	var unblock bool
	cmd := &cobra.Command{
		Use:   "block E-MAIL",
		Short: "Sign a user out everywhere and let them in no more",
		Args:  exactArgs,
	}
	runOnEngine(cmd, func(engine *punchcard.Engine, args []string) error {
		u, err := engine.Projects.UserByLogin(cmd.Context(), args[0])
		if err == nil {
			u, err = engine.SignIns.Block(cmd.Context(), u.ID, !unblock)
		}
		if err == nil {
			fmt.Fprintln(cmd.OutOrStdout(), u.Email, "is", strings.ToLower(string(u.State)))
		}
		return err
	})
	cmd.Flags().BoolVar(&unblock, "undo", false, "let the user in again")
	return cmd
}
