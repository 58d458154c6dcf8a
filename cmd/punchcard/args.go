package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// exactArgs requires as many arguments as the usage of the command has.
func exactArgs(cmd *cobra.Command, args []string) error {
	names := strings.Fields(cmd.Use)[1:]
	usage := strings.TrimSuffix(cmd.CommandPath(), cmd.Name()) + cmd.Use
	if len(args) < len(names) {
		return fmt.Errorf("missing %s: use %s", strings.Join(names[len(args):], " and "), usage)
	}
	if len(args) > len(names) {
		return fmt.Errorf("%q is one argument too many: use %s; quote a text with spaces", args[len(names)], usage)
	}
	return nil
}

// group makes a command with subcommands refuse an unknown one. Cobra would print the help and exit with status 0.
func group(cmd *cobra.Command) {
	cmd.DisableFlagParsing = true // the flags after a mistyped name are those of the intended subcommand
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 || args[0] == "-h" || args[0] == "--help" {
			return cmd.Help()
		}
		if strings.HasPrefix(args[0], "-") {
			return fmt.Errorf("unknown flag %q: flags come after one of the commands of %q", args[0], cmd.CommandPath())
		}
		var names []string
		for _, c := range cmd.Commands() {
			names = append(names, c.Name())
		}
		return fmt.Errorf("unknown command %q for %q: %s", args[0], cmd.CommandPath(), closest(args[0], "", names))
	}
}

// flagError adds a suggestion to the error about an unknown flag.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) {
		return err
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	return fmt.Errorf("%w: %s", err, closest(unknown.GetSpecifiedName(), "--", names))
}

// closest suggests the names that are spelled most like the typed one, or all names. Cobra itself suggests commands only.
func closest(wrote, prefix string, names []string) string {
	all := &cobra.Command{SuggestionsMinimumDistance: 2}
	for _, name := range names {
		all.AddCommand(&cobra.Command{Use: name, Run: func(*cobra.Command, []string) {}})
	}
	if near := all.SuggestionsFor(wrote); len(near) > 0 {
		return "did you mean " + prefix + strings.Join(near, " or "+prefix) + "?"
	}
	return "use one of " + prefix + strings.Join(names, ", "+prefix)
}
