package webhook

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// ruleGuard are the validation rules of a distribution, loaded with the first event that they judge.
type ruleGuard struct {
	read     bool
	programs []*rule.Program
}

func assignmentsOf(distributionID string) storage.Filter {
	return rule.AssignedTo(rule.Related{Type: rule.RelatedDistribution, ID: distributionID})
}

// allows reports whether the rules of a distribution hold for an event. It reads the data of the event, which the outbox does not
// deliver; an event that was deleted since is not sent.
func (g *ruleGuard) allows(ctx context.Context, e *Engine, tx Store, distributionID string, ev event.Event) (bool, error) {
	if !g.read {
		if err := g.load(ctx, tx, distributionID); err != nil {
			return false, err
		}
	}
	if len(g.programs) == 0 {
		return true, nil
	}
	whole, err := tx.Events().Get(ctx, ev.ID)
	if err != nil {
		return false, ignoreGone(err)
	}
	return g.hold(ctx, e, whole)
}

// hold reports whether the rules hold for an event with its data.
func (g *ruleGuard) hold(ctx context.Context, e *Engine, ev event.Event) (bool, error) {
	for _, p := range g.programs {
		facts, err := e.deps.Facts(ctx, ev, p.Needs())
		if err != nil {
			return false, fmt.Errorf("read the facts of event %s: %w", ev.ID, err)
		}
		if p.Judge(facts, rule.OmitNothing).Outcome == rule.OutcomeFails {
			return false, nil
		}
	}
	return true, nil
}

func (g *ruleGuard) load(ctx context.Context, tx Store, distributionID string) error {
	page, err := tx.RuleAssignments().List(ctx, storage.Query{Filter: assignmentsOf(distributionID)})
	if err != nil {
		return err
	}
	for _, a := range page.Items {
		set, err := tx.Rules().Get(ctx, a.RuleID)
		if err != nil {
			return err
		}
		p, err := rule.Compile(set)
		if err != nil {
			return err
		}
		g.programs = append(g.programs, p)
	}
	g.read = true
	return nil
}

// removeAssignments removes the assignments of a deleted distribution.
func (e *Engine) removeAssignments(ctx context.Context, tx Store, distributionID string) error {
	page, err := tx.RuleAssignments().List(ctx, storage.Query{Filter: assignmentsOf(distributionID)})
	if err != nil {
		return err
	}
	for _, a := range page.Items {
		if err := rule.In(tx, e.env, e.env.Now()).Unassign(ctx, a); err != nil {
			return err
		}
	}
	return nil
}
