package main

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"time"

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

// toggle is setting for what is on or off, and off unless somebody says otherwise.
func toggle(cmd *cobra.Command, to *bool, flag, variable, help string) {
	value := false
	if text := os.Getenv(variable); text != "" {
		var err error
		if value, err = strconv.ParseBool(text); err != nil {
			refuse(cmd, fmt.Errorf("%s must be true or false, not %q", variable, text))
		}
	}
	cmd.Flags().BoolVar(to, flag, value, help+" ($"+variable+")")
}

// lasting is setting for a duration above 0. It stays 0 when nobody names one.
func lasting(cmd *cobra.Command, to *time.Duration, flag, variable, help string) {
	cmd.Flags().Var(positive{to}, flag, help+" ($"+variable+")")
	if text := os.Getenv(variable); text != "" {
		if err := (positive{to}).Set(text); err != nil {
			refuse(cmd, fmt.Errorf("%s %w, not %q", variable, err, text))
		}
	}
}

// refuse has a command refuse to run. A variable that means nothing would be passed over otherwise, and nobody would know.
func refuse(cmd *cobra.Command, why error) {
	before := cmd.PreRunE
	cmd.PreRunE = func(cmd *cobra.Command, args []string) error {
		if before != nil {
			why = errors.Join(before(cmd, args), why)
		}
		return why
	}
}

// positive is a duration above 0, as a flag reads it.
type positive struct{ to *time.Duration }

func (p positive) String() string {
	if p.to == nil || *p.to == 0 {
		return ""
	}
	return p.to.String()
}

// Set reads a duration as 30s or 5m.
func (p positive) Set(text string) error {
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return errors.New("must be a duration above 0 such as 30s")
	}
	*p.to = d
	return nil
}

// Type is how help calls the value.
func (p positive) Type() string { return "duration" }
