package redemption

import (
	"cmp"
	"context"
	"maps"
	"reflect"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/metadata"
)

// attempt is the input of one try of a decision besides the rows of its scope.
type attempt struct {
	scope   Scope
	config  *config
	answers answers
}

// answers are facts that were looked up between two attempts, since they are in no row of the scope.
type answers struct {
	// inSegment says of segments and loyalty tiers whether the customer is in them.
	inSegment map[string]bool
	// published is the metadata of the publications that gave vouchers away, by the id of the voucher.
	published map[string]metadata.Map
	// held is how many vouchers open sessions of other keys hold for a customer, by id.
	held map[string]int
	// holders are customers who hold vouchers; the zero value is one who does not exist any more.
	holders map[string]customer.Customer
}

// missingFacts is what a decision did not find. The decision goes on as if that did not exist, so that one attempt finds as much as it
// can of what the next one needs. Each kind of fact has a field here, and a line in widen that says how the next attempt gets it: as
// rows of its scope, or as an answer.
type missingFacts struct {
	// n counts what was noted.
	n int
	// needs are of the configuration, which load fetches.
	needs []need

	counters []Counter
	// owner is for Scope.OwnerID, holder for Scope.CustomerID.
	owner, holder string
	buyers        []string
	totals        []string
	lots          int

	// segments are those of which it is not known whether the customer is in them.
	segments map[string]bool
	customer *customer.Customer
	// publications are those whose metadata is not known.
	publications []publicationNeed
	// sessionsOf is a customer for whom it is not known how many vouchers sessions of other keys than sessionKey hold.
	sessionsOf, sessionKey string
	holders                []string
}

// widen makes the next attempt of one that lacked something.
func (l *incomplete) widen(ctx context.Context, e *Engine, a *attempt) (err error) {
	a.scope.Counters = append(a.scope.Counters, l.counters...)
	if len(a.scope.Counters) > 0 { // see subjectsLocked
		a.scope.Subjects = l.subjects
	}
	a.scope.OwnerID = cmp.Or(l.owner, a.scope.OwnerID)
	a.scope.CustomerID = cmp.Or(a.scope.CustomerID, l.holder)
	a.scope.Buyers = append(a.scope.Buyers, l.buyers...)
	a.scope.Totals = append(a.scope.Totals, l.totals...)
	a.scope.Lots = max(a.scope.Lots, l.lots)
	if len(l.segments) > 0 {
		if a.answers.inSegment, err = a.config.memberships(ctx, a.answers.inSegment, *l.customer, slices.Sorted(maps.Keys(l.segments))); err != nil {
			return err
		}
	}
	if len(l.publications) > 0 {
		if a.answers.published, err = e.publications(ctx, a.answers.published, l.publications); err != nil {
			return err
		}
	}
	if l.sessionsOf != "" {
		if a.answers.held, err = e.heldVouchers(ctx, l.sessionsOf, l.sessionKey); err != nil {
			return err
		}
	}
	if len(l.holders) > 0 {
		if a.answers.holders, err = e.holders(ctx, a.answers.holders, l.holders); err != nil {
			return err
		}
	}
	return nil
}

// merged returns a map of the known answers and of others, which win.
func merged[T any](known map[string]T, others map[string]T) map[string]T {
	all := make(map[string]T, len(known)+len(others))
	maps.Copy(all, known)
	maps.Copy(all, others)
	return all
}

// incomplete is the error that a decision lacked something; it is made again when that is loaded.
type incomplete struct {
	missingFacts
	// subjects are those of Scope.Subjects.
	subjects []string
}

func (*incomplete) Error() string { return "redemption: the decision needs more rows" }

// nothing reports whether something was missing that no field names. No attempt would find it: this is a bug of ours.
func (l *missingFacts) nothing() bool {
	return l.n > 0 && reflect.DeepEqual(*l, missingFacts{n: l.n})
}

// lack counts one more thing that the decision lacks, and returns the struct to note it in.
func (v *view) lack() *missingFacts {
	if v.lacks == nil {
		v.lacks = &missingFacts{}
	}
	v.lacks.n++
	return v.lacks
}

// complete returns an error when something was missing.
func (v *view) complete() error {
	switch {
	case v.lacks != nil:
		return &incomplete{*v.lacks, v.subjects}
	case !v.subjectsLocked():
		return &incomplete{subjects: v.subjects}
	}
	return nil
}
