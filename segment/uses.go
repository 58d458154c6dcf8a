package segment

import "context"

// Use is a definition that names a segment.
type Use struct {
	Kind UseKind
	ID   string
	// Name is what people call it; it may be empty.
	Name string
	// ParentID is the campaign of an earning rule and the structure of a tier.
	ParentID string
}

// UseKind is the kind of a definition that names a segment.
type UseKind string

// The kinds of definitions that name segments. Earning rules, tiers and rewards of programs are those of v2.
const (
	UseRules         UseKind = "validation_rules"
	UseEarningRule   UseKind = "earning_rule"
	UseProgramRule   UseKind = "program_earning_rule"
	UseProgramTier   UseKind = "program_tier"
	UseProgramReward UseKind = "program_reward"
	UseDistribution  UseKind = "distribution"
)

// Uses are the definitions that name a segment.
type Uses struct {
	// All are in the order of their kinds, and of a kind the latest first.
	All []Use
	// More says that there are further ones of a kind that has MaxUses.
	More bool
	// Unsearched says that a kind has older definitions than the MaxSearched latest, which were not looked at.
	Unsearched bool
}

// MaxUses is how many definitions of a kind Uses names, and MaxSearched how many of a kind are looked at, the latest first.
const MaxUses, MaxSearched = 50, 10_000

// UseReader finds what names a segment.
type UseReader interface {
	// UsesOfSegment returns up to most definitions of each kind that hold the id of a segment as a whole text, in the order of Uses.All, in one read.
	// Of each kind it looks at the latest ones, up to searched, and says whether there are more. Deleted definitions name nothing.
	UsesOfSegment(ctx context.Context, id string, most, searched int) (all []Use, unsearched bool, err error)
}

// Uses returns the definitions that name a segment: who deletes it changes what they mean. A comparison with a part of an id, as rules can have
// it, names no segment.
func (e *Engine) Uses(ctx context.Context, id string) (u Uses, err error) {
	found, unsearched, err := e.store.UsesOfSegment(ctx, id, MaxUses+1, MaxSearched)
	counts := map[UseKind]int{}
	for _, use := range found {
		if counts[use.Kind]++; counts[use.Kind] > MaxUses {
			u.More = true
			continue
		}
		u.All = append(u.All, use)
	}
	u.Unsearched = unsearched
	return u, err
}
