package membership

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// ladderOf returns the ladder of the tier structure of a program, or nil when it has none that is ACTIVE. It reads it once in a transaction.
func ladderOf(ctx context.Context, tx Store, at operation, programID string) (*program.Ladder, error) {
	if l, known := at.ladders[programID]; known {
		return l, nil
	}
	at.ladders[programID] = nil
	a, found, err := storage.First(ctx, tx.ProgramAssignments(), storage.Query{
		Filter: storage.And(storage.Is("program_id", programID), storage.Is("type", string(program.AssignedTierStructure)))})
	if err != nil || !found {
		return nil, err
	}
	s, err := tx.TierStructures().Get(ctx, a.ResourceID)
	if err != nil || s.Status != program.StatusActive {
		return nil, err
	}
	tiers, err := tx.StructureTiers().List(ctx, storage.Query{Filter: storage.Is("tier_structure_id", s.ID)})
	if err != nil {
		return nil, err
	}
	l := program.InternalsOf(nil).NewLadder(s, tiers.Items)
	at.ladders[programID] = &l
	return &l, nil
}

// qualification is the tier for which a card qualifies on a day.
type qualification struct {
	// points is how many points count now; since is the first day from which they count.
	points int64
	since  calc.Day
	// deserved is the tier for today; next is the one for the tracking period that begins on starts, where tiers begin with periods.
	deserved, next *program.Tier
	starts         calc.Day
	// changes is the first day on which fewer points count although none are moved.
	changes calc.Day
	// ends is the last day of the tracking period; empty where a balance counts.
	ends calc.Day
}

// qualificationOf computes the tier for which a card qualifies. Earned points count in their tracking period. Where tiers begin with the
// next period, the points of the last one decide for the present one, and those of the present one for the next.
func (e *Engine) qualificationOf(ctx context.Context, tx Store, at operation, l *program.Ladder, c Card) (m qualification, err error) {
	var failed error
	var in []string
	asked := false
	inSegment := func(id string) bool {
		if !asked {
			asked = true
			in, failed = e.segmentsOf(ctx, tx, l, c.CustomerID)
		}
		return slices.Contains(in, id)
	}
	if l.Structure.Type == program.StructureBalance {
		m.points = c.Figures.Balance()
		m.deserved = l.Deserved(m.points, inSegment)
		return m, failed
	}
	now, before, rolls := at.tracked(l.Structure)
	m.ends = now.last
	if m.points, m.since, err = earnedIn(ctx, tx, at, c.ID, now); err != nil {
		return m, err
	}
	switch {
	case rolls && m.points > 0:
		m.changes = m.since.AddDays(int(l.Structure.Tracking.Value))
	case !rolls && (m.points > 0 || c.Standing.Rank.TierID != "" || c.Standing.Deferred.TierID != ""):
		m.changes = now.last.AddDays(1)
	}
	m.deserved = l.Deserved(m.points, inSegment)
	if l.Structure.Start == program.StartNextPeriod {
		m.next, m.starts = m.deserved, now.last.AddDays(1)
		earlier, _, err := earnedIn(ctx, tx, at, c.ID, before)
		if err != nil {
			return m, err
		}
		m.deserved = l.Deserved(earlier, inSegment)
	}
	return m, failed
}

// window is a range of days, both included.
type window struct{ first, last calc.Day }

// days limits counts to those of the days of a window.
func (w window) days(of storage.Filter) storage.Filter {
	return storage.And(of, storage.Where("day", storage.OpMoreEqual, string(w.first)), storage.Where("day", storage.OpLessEqual, string(w.last)))
}

// tracked is the tracking period of a structure that counts today, and the one before it. One that rolls ends today, whatever the day.
func (m operation) tracked(s program.TierStructure) (now, before window, rolls bool) {
	anchor := calc.DayOf(s.CreatedAt, m.zone)
	now.first, now.last = s.Tracking.Window(anchor, m.Today)
	if rolls = s.Tracking.Unit == calc.UnitDay && s.Start != program.StartNextPeriod; rolls {
		now = window{m.Today.AddDays(1 - int(s.Tracking.Value)), m.Today}
	}
	before.first, before.last = s.Tracking.Window(anchor, now.first.AddDays(-1))
	return now, before, rolls
}

// segmentsOf returns which of the segments of a ladder's tiers a customer is in.
func (e *Engine) segmentsOf(ctx context.Context, tx Store, l *program.Ladder, customerID string) ([]string, error) {
	var ids []string
	for _, t := range l.Tiers {
		if t.Type == program.TierSegment {
			ids = append(ids, t.SegmentID)
		}
	}
	c, err := tx.Customers().Get(ctx, customerID)
	if fault.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return e.inSegments(ctx, c, distinct(ids))
}

func (e *Engine) inSegments(ctx context.Context, c customer.Customer, ids []string) ([]string, error) {
	if len(ids) == 0 || e.segments == nil {
		return nil, nil
	}
	return e.segments(ctx, c, ids)
}

// judge updates the tier of a card. The caller has locked the card. A second call changes nothing.
func (e *Engine) judge(ctx context.Context, tx Store, at operation, cardID string, origin Origin, movements ...string) error {
	c, err := tx.MemberCards().Get(ctx, cardID)
	if err != nil || !c.DeletedAt.IsZero() {
		return err
	}
	l, err := ladderOf(ctx, tx, at, c.ProgramID)
	if err != nil {
		return err
	}
	before := c.Standing
	if l == nil || l.Structure.CardDefinitionID != c.DefinitionID {
		c.Standing.Due = ""
	} else if err := e.updateStanding(ctx, tx, at, l, &c, origin, movements); err != nil {
		return err
	}
	if c.Standing == before {
		return nil
	}
	at.countHolders(c.ProgramID, before, c.Standing)
	_, err = tx.MemberCards().Update(ctx, cardID, func(stored *Card) error { stored.Standing = c.Standing; return nil })
	return err
}

// updateStanding updates the standing of a card step by step, and writes each step.
func (e *Engine) updateStanding(ctx context.Context, tx Store, at operation, l *program.Ladder, c *Card, origin Origin, movements []string) error {
	if c.Standing.StructureID != l.Structure.ID {
		c.Standing = Standing{StructureID: l.Structure.ID}
	}
	m, err := e.qualificationOf(ctx, tx, at, l, *c)
	if err != nil {
		return err
	}
	s := &c.Standing
	if d := s.Deferred; d.TierID != "" && d.Starts <= at.Today {
		rank, step := l.Begin(s.Rank, d.TierID, at.Today)
		if err := e.endDeferred(ctx, tx, at, c, step != program.StepNone); err != nil {
			return err
		}
		if step != program.StepNone {
			s.Rank = rank
			if err := e.writeStepEvent(ctx, tx, at, *c, step, d.TierID); err != nil {
				return err
			}
		}
	}
	from := s.Rank.TierID
	rank, step := l.Judge(s.Rank, m.deserved, at.Today)
	s.Rank = rank
	if step != program.StepNone {
		if err := tx.TierTransactions().Insert(ctx, e.step(at, *c, step, from, rank.TierID, m.points, origin, movements)); err != nil {
			return err
		}
		if err := e.writeStepEvent(ctx, tx, at, *c, step, cmp.Or(rank.TierID, from)); err != nil {
			return err
		}
	}
	if err := e.deferTier(ctx, tx, at, l, c, m, origin, movements); err != nil {
		return err
	}
	s.Due = earliest(l.Next(s.Rank, m.deserved, at.Today), m.changes)
	if s.Due != "" && s.Due <= at.Today {
		s.Due = at.Today.AddDays(1) // the structure was changed meanwhile: the daily run continues tomorrow
	}
	return nil
}

// earliest is the first of the days that are not empty.
func earliest(days ...calc.Day) (first calc.Day) {
	for _, d := range days {
		if d != "" && (first == "" || d < first) {
			first = d
		}
	}
	return first
}

// deferTier records the tier that begins with the next tracking period, when it is a higher one, in place of the one that was recorded
// before.
func (e *Engine) deferTier(ctx context.Context, tx Store, at operation, l *program.Ladder, c *Card, m qualification, origin Origin, movements []string) error {
	expected := ""
	if m.next != nil && l.Above(m.next.ID, c.Standing.Rank.TierID) {
		expected = m.next.ID
	}
	if c.Standing.Deferred.TierID == expected {
		return nil
	}
	if err := e.endDeferred(ctx, tx, at, c, false); err != nil || expected == "" {
		return err
	}
	_, step := l.Begin(c.Standing.Rank, expected, m.starts)
	t := e.step(at, *c, step, c.Standing.Rank.TierID, expected, m.points, origin, movements)
	t.Status, t.Details.StartsAt, t.Details.ExpiresAt = TransactionPending, m.starts.Begins(at.zone), expiryOf(l.Starting(expected, m.starts), at)
	c.Standing.Deferred = Deferred{expected, m.starts, t.ID}
	return tx.TierTransactions().Insert(ctx, t)
}

// endDeferred decides the transaction of a deferred tier: it took effect, or was replaced by another.
func (e *Engine) endDeferred(ctx context.Context, tx Store, at operation, c *Card, effective bool) error {
	id := c.Standing.Deferred.TransactionID
	c.Standing.Deferred = Deferred{}
	if id == "" {
		return nil
	}
	_, err := tx.TierTransactions().Update(ctx, id, func(t *TierTransaction) error {
		t.Status, t.UpdatedAt = TransactionApproved, at.Now
		if !effective {
			t.Status, t.Details.RejectionReason = TransactionRejected, RejectedSuperseded
			t.Details.RejectionDetails = "A later transaction took the place of this one before it took effect"
		}
		return nil
	})
	return err
}

// step makes the transaction of a step that takes effect today.
func (e *Engine) step(at operation, c Card, step program.Step, from, to string, points int64, origin Origin, movements []string) TierTransaction {
	t := TierTransaction{
		ID: e.env.NewID(TierTransactionKind.Prefix), Type: step, Status: TransactionApproved, ProgramID: c.ProgramID, MemberID: c.MemberID,
		CardID: c.ID, DefinitionID: c.DefinitionID, StructureID: c.Standing.StructureID, TierID: to, CreatedAt: at.Now,
		Details: TierDetails{Points: points, From: from, To: to, Origin: origin, CardTransactionIDs: movements},
	}
	if to != "" {
		t.Details.StartsAt, t.Details.ExpiresAt = at.Today.Begins(at.zone), expiryOf(c.Standing.Rank, at)
		if today := calc.DayOf(at.Now, at.zone); today == at.Today {
			t.Details.StartsAt = at.Now
		}
	}
	return t
}

// expiryOf is the instant at which a rank ends, or zero.
func expiryOf(r program.Rank, at operation) time.Time {
	if r.Until == "" {
		return time.Time{}
	}
	return r.Until.AddDays(1).Begins(at.zone)
}

// holders is the counter of ReportTiers of the cards that are in a tier. It has no days: they have the steps.
const holders = "holders"

// countHolders counts a card whose standing changes in its tier.
func (at operation) countHolders(programID string, before, after Standing) {
	if before.StructureID == after.StructureID && before.Rank.TierID == after.Rank.TierID {
		return
	}
	for s, n := range map[Standing]int64{before: -1, after: 1} {
		if tierID := s.Rank.TierID; tierID != "" {
			at.counted.addTo(Count{Report: ReportTiers, OwnerID: programID, Subject: Subject{StructureID: s.StructureID, TierID: tierID}}, map[string]int64{holders: n})
		}
	}
}

// writeStepEvent counts a step that took effect and writes its event.
func (e *Engine) writeStepEvent(ctx context.Context, tx Store, at operation, c Card, step program.Step, tierID string) error {
	counter := map[program.Step]string{
		program.StepJoined: "joins", program.StepUpgraded: "upgrades", program.StepDowngrade: "downgrades", program.StepLeft: "lefts",
		program.StepProlonged: "prolongs",
	}[step]
	at.counted.add(ReportTiers, c.ProgramID, at.Today, Subject{StructureID: c.Standing.StructureID, TierID: tierID}, map[string]int64{counter: 1})
	data, err := json.Marshal(Activity{Source: env.SourceOf(ctx), Card: &c})
	if err != nil {
		return err
	}
	return tx.Events().Insert(ctx, event.Event{
		ID: e.env.NewID(event.Kind.Prefix), Type: program.EventPrefix + "tier." + strings.ToLower(string(step)), EntityType: program.TierKind.Name,
		EntityID: tierID, CustomerID: c.CustomerID, GroupID: env.RequestID(ctx), Category: event.CategoryEffect, Data: data, CreatedAt: at.Now,
	})
}

// judgeDue is a portion of the daily run: it judges cards whose rank is due. It reports whether there are more, besides the
// cards that are skipped.
func (e *Engine) judgeDue(ctx context.Context, day calc.Day, passing []string) (more bool, err error) {
	for range portion {
		c, found, err := ledger.FirstDue(ctx, e.store.MemberCards(), &CardKind, "tier_due", " ", passing, func(c *Card) (string, bool) {
			return c.ID, c.Standing.Due <= day
		})
		if err != nil || !found {
			return false, err
		}
		err = e.atomic(ctx, func(tx Store, at operation) error {
			if _, err := tx.MemberCards().Update(ctx, c.ID, func(*Card) error { return nil }); err != nil {
				return err
			}
			return e.judge(ctx, tx, at.on(day), c.ID, OriginDaily)
		})
		if err != nil {
			return false, daily.Failed(c.ID, err)
		}
	}
	return true, nil
}

// leaveTiers removes a closed card from its tier.
func (e *Engine) leaveTiers(ctx context.Context, tx Store, at operation, c Card) error {
	if err := e.endDeferred(ctx, tx, at, &c, false); err != nil {
		return err
	}
	tier := c.Standing.Rank.TierID
	if tier == "" {
		return nil
	}
	at.countHolders(c.ProgramID, c.Standing, Standing{})
	t := e.step(at, c, program.StepLeft, tier, "", 0, OriginDeleted, nil)
	if err := tx.TierTransactions().Insert(ctx, t); err != nil {
		return err
	}
	return e.writeStepEvent(ctx, tx, at, c, program.StepLeft, tier)
}

// TierTransactions returns a page of the steps of a member's cards.
func (e *Engine) TierTransactions(ctx context.Context, memberID string, q storage.Query) (storage.Page[TierTransaction], error) {
	q.Filter = storage.And(storage.Is("member_id", memberID), q.Filter)
	return e.store.TierTransactions().List(ctx, q)
}
