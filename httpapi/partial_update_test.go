package httpapi_test

import (
	"context"
	"testing"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// overtaken is a backend in memory where something else is done as soon as a earning rule was read outside of a transaction.
type overtaken struct {
	*memory.Backend
	do func()
}

func (o *overtaken) Project(id string) overtakenStore {
	return overtakenStore{o.Backend.Project(id), o}
}
func (o *overtaken) System() overtakenStore { return o.Project("") }

type overtakenStore struct {
	*memory.Project
	of *overtaken
}

func (s overtakenStore) InTx(ctx context.Context, do func(tx any) error) error {
	return s.Project.InTx(ctx, func(tx any) error { return do(overtakenStore{tx.(*memory.Project), nil}) })
}

func (s overtakenStore) EarningRules() storage.Collection[loyalty.EarningRule] {
	return overtakenRows[loyalty.EarningRule]{s.Project.EarningRules(), s.of}
}

type overtakenRows[T any] struct {
	storage.Collection[T]
	of *overtaken
}

func (r overtakenRows[T]) Get(ctx context.Context, id string) (T, error) {
	item, err := r.Collection.Get(ctx, id)
	if r.of != nil && r.of.do != nil {
		do := r.of.do
		r.of.do = nil
		do()
	}
	return item, err
}

// TestTwoPartialUpdatesAtOnceAreMadeOneAfterTheOther sends an update that goes by what is stored, and another one that changes that, as soon
// as the first has read it. Whichever comes first, the second sees what it left: the outcome is as if they came one after the other.
func TestTwoPartialUpdatesAtOnceAreMadeOneAfterTheOther(t *testing.T) {
	for name, prepare := range map[string]func(s *server) (path string, partial, other object, property, want string){
		"an earning rule of a campaign": func(s *server) (string, object, object, string, string) {
			_, club := s.loyaltyCampaign("Club")
			_, path := s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "PROPORTIONAL", "calculation_type": "ORDER_AMOUNT",
				"order": object{"amount": object{"every": 100, "points": 1}}}})
			return path, object{"loyalty": object{"order": object{"amount": object{"every": 100, "points": 2}}}},
				object{"loyalty": object{"type": "FIXED", "points": 7}}, "loyalty", `{"type": "FIXED", "points": 7}`
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := &overtaken{Backend: memory.New()}
			s := newServerOn(t, backendOfProjects[overtakenStore]{b}, env.System())
			path, partial, other, property, want := prepare(s)
			b.do = func() { s.put(path, other) }
			s.do("PUT", path, partial)
			if b.do != nil { // nothing was read outside of the transaction: the other one comes afterwards
				b.do = nil
				s.put(path, other)
			}
			shows(t, s.get(path)[property], want)
		})
	}
}
