package asyncaction_test

import (
	"context"
	"testing"

	"github.com/punchcardhq/punchcard/asyncaction"
)

type (
	plain  struct{}
	phoned struct{}
	prompt struct{}
)

func (plain) Kind() string  { return "PLAIN" }
func (phoned) Kind() string { return "PHONED" }
func (phoned) Outward()     {}
func (prompt) Kind() string { return "PROMPT" }
func (prompt) Prompt()      {}

func TestJobsYieldUnlessOutwardOrPrompt(t *testing.T) {
	r := &asyncaction.Registry{}
	asyncaction.Handle(r, func(context.Context, string, plain, asyncaction.Delivery) error { return nil })
	asyncaction.Handle(r, func(context.Context, string, phoned, asyncaction.Delivery) error { return nil })
	asyncaction.Handle(r, func(context.Context, string, prompt, asyncaction.Delivery) error { return nil })
	for kind, want := range map[string]bool{"PLAIN": true, "PHONED": false, "PROMPT": false} {
		if got := r.YieldsBetweenPortions(kind); got != want {
			t.Errorf("%s rests: %t", kind, got)
		}
	}
}
