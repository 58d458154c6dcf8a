package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// named takes the arguments that the usage of a command names, no more and no fewer.
func named(cmd *cobra.Command, args []string) error {
	names := strings.Fields(cmd.Use)[1:]
	usage := strings.TrimSuffix(cmd.CommandPath(), cmd.Name()) + cmd.Use
	if len(args) < len(names) {
		return fmt.Errorf("missing %s: use %s", strings.Join(names[len(args):], " and "), usage)
	}
	if len(args) > len(names) {
		return fmt.Errorf("%q is one argument too many: use %s; a text with spaces needs quotes", args[len(names)], usage)
	}
	return nil
}

// group has a command that only holds others refuse a name that none of them has: Cobra would show the help and report success.
func group(cmd *cobra.Command) {
	cmd.DisableFlagParsing = true // behind a mistyped name stand the flags of the command that was meant
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 || args[0] == "-h" || args[0] == "--help" {
			return cmd.Help()
		}
		if strings.HasPrefix(args[0], "-") {
			return fmt.Errorf("unknown flag %q: flags stand behind one of the commands of %q", args[0], cmd.CommandPath())
		}
		var names []string
		for _, c := range cmd.Commands() {
			names = append(names, c.Name())
		}
		return fmt.Errorf("unknown command %q for %q: %s", args[0], cmd.CommandPath(), closest(args[0], "", names))
	}
}

// flagError names the flag that was meant by one that there is not.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) {
		return err
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	return fmt.Errorf("%w: %s", err, closest(unknown.GetSpecifiedName(), "--", names))
}

// closest returns the name that is spelled most like the one that was typed, for suggestions. Cobra suggests commands alone.
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
