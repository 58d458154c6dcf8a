package main

import (
	"os"

	"github.com/spf13/cobra"
)

// setting adds a flag whose default an environment variable can replace. The flag beats the variable.
func setting(cmd *cobra.Command, to *string, flag, variable, fallback, help string) {
	value := fallback
	if v, ok := os.LookupEnv(variable); ok {
		value = v
	}
	cmd.Flags().StringVar(to, flag, value, help+" ($"+variable+")")
}
