package main

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/spf13/cobra"
)

// setting adds a flag whose default value an environment variable can replace. The flag overrides the variable.
func setting(cmd *cobra.Command, to *string, flag, variable, fallback, help string) {
	value := fallback
	if v, ok := os.LookupEnv(variable); ok {
		value = v
	}
	cmd.Flags().StringVar(to, flag, value, help+" ($"+variable+")")
}

// boolSetting is setting for a boolean flag, which is off by default.
func boolSetting(cmd *cobra.Command, to *bool, flag, variable, help string) {
	value := false
	if text := os.Getenv(variable); text != "" {
		var err error
		if value, err = strconv.ParseBool(text); err != nil {
			failBeforeRun(cmd, fmt.Errorf("%s must be true or false, not %q", variable, text))
		}
	}
	cmd.Flags().BoolVar(to, flag, value, help+" ($"+variable+")")
}

// durationSetting is setting for a duration above 0. The duration stays 0 when neither the flag nor the variable is set.
func durationSetting(cmd *cobra.Command, to *time.Duration, flag, variable, help string) {
	cmd.Flags().Var(positive{to}, flag, help+" ($"+variable+")")
	if text := os.Getenv(variable); text != "" {
		if err := (positive{to}).Set(text); err != nil {
			failBeforeRun(cmd, fmt.Errorf("%s %w, not %q", variable, err, text))
		}
	}
}

// failBeforeRun makes a command fail before it runs, because a variable has an invalid value. Ignored, it would leave a setting off unnoticed.
func failBeforeRun(cmd *cobra.Command, why error) {
	before := cmd.PreRunE
	cmd.PreRunE = func(cmd *cobra.Command, args []string) error {
		if before != nil {
			why = errors.Join(before(cmd, args), why)
		}
		return why
	}
}

// positive is the value of a flag for a duration above 0.
type positive struct{ to *time.Duration }

func (p positive) String() string {
	if p.to == nil || *p.to == 0 {
		return ""
	}
	return p.to.String()
}

// Set parses a duration such as 30s or 5m.
func (p positive) Set(text string) error {
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return errors.New("must be a duration above 0 such as 30s")
	}
	*p.to = d
	return nil
}

// Type is the name of the value in help texts.
func (p positive) Type() string { return "duration" }
