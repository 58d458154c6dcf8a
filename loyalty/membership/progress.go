package membership

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/program"
)

// Progress is the tier of a card in its program, with the tiers that it may reach or fall to.
type Progress struct {
	StructureID string
	// Current is nil for a card in no tier.
	Current *CurrentTier
	// Deferred is a tier that begins with the next tracking period; nil when there is none.
	Deferred      *TierTime
	Risks         []Risk
	Opportunities []Opportunities
}

// CurrentTier is a tier with the points that count for it.
type CurrentTier struct {
	TierTime
	Points, Min int64
	Max         *int64
}

// TierTime is a tier and when it ends; ExpiresAt is zero when nothing ends it.
type TierTime struct {
	Tier               program.Tier
	StartAt, ExpiresAt time.Time
}

// Risk is a fall that happens unless the card gets points: to a tier, or out of all of them when Tier is nil.
type Risk struct {
	Date time.Time
	Tier *program.Tier
}

// Opportunities is a higher tier and the points that are missing for it, which count until ValidUntil unless that is zero.
type Opportunities struct {
	Tier       program.Tier
	Points     int64
	ValidUntil time.Time
}

// TierProgress returns the progress of a card; nil when its program has no tiers for such cards.
func (e *Engine) TierProgress(ctx context.Context, c Card) (*Progress, error) {
	at, err := e.newReading(ctx)
	if err != nil {
		return nil, err
	}
	at.ladders = map[string]*program.Ladder{}
	l, err := ladderOf(ctx, e.store, at, c.ProgramID)
	if err != nil || l == nil || l.Structure.CardDefinitionID != c.DefinitionID {
		return nil, err
	}
	m, err := e.qualificationOf(ctx, e.store, at, l, c)
	if err != nil {
		return nil, err
	}
	p := &Progress{StructureID: l.Structure.ID}
	rank := c.Standing.Rank
	if t := l.Tier(rank.TierID); t != nil {
		p.Current = &CurrentTier{TierTime{*t, rank.Since.Begins(at.zone), expiryOf(rank, at)}, m.points, t.Min, t.Max}
		p.Risks = risksOf(l, rank, m, at)
	}
	if d := c.Standing.Deferred; d.TierID != "" {
		if t := l.Tier(d.TierID); t != nil {
			p.Deferred = &TierTime{*t, d.Starts.Begins(at.zone), expiryOf(l.Starting(t.ID, d.Starts), at)}
		}
	}
	for _, o := range l.Opportunities(m.points) {
		if !l.Above(o.Tier.ID, rank.TierID) {
			continue
		}
		found := Opportunities{Tier: o.Tier, Points: o.Points}
		if m.ends != "" {
			found.ValidUntil = m.ends.AddDays(1).Begins(at.zone)
		}
		p.Opportunities = append(p.Opportunities, found)
	}
	return p, nil
}

// risksOf is the fall that the end of a tier, or of its grace period, will cause with the present points.
func risksOf(l *program.Ladder, rank program.Rank, m qualification, at operation) []Risk {
	to, falls := l.Below(rank, m.deserved)
	end := rank.Falls
	if end == "" {
		end = rank.Until
	}
	if !falls || end == "" || end < calc.DayOf(at.Now, at.zone) {
		return nil
	}
	return []Risk{{Date: end.AddDays(1).Begins(at.zone), Tier: to}}
}
