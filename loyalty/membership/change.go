package membership

import (
	"context"
	"reflect"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Update merges metadata into that of a member: other keys stay. Clear empties it instead. A change that changes nothing leaves
// no activity.
func (e *Engine) Update(ctx context.Context, programID, id string, add metadata.Map, clear bool) (Member, error) {
	add, err := metadata.Normalize("metadata", add)
	if err != nil {
		return Member{}, err
	}
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return Member{}, err
	}
	return e.change(ctx, programID, id, "updated", func(m *Member) error {
		if clear {
			m.Metadata = metadata.Map{}
		} else if m.Metadata, err = metadata.Normalize("metadata", withMetadata(m.Metadata, add)); err != nil {
			return err
		}
		return schemas.Check(metadata.ObjectMember, m.Metadata)
	})
}

// withMetadata merges metadata over other metadata, if there is any.
func withMetadata(m, over metadata.Map) metadata.Map {
	if over == nil {
		return m
	}
	return metadata.Merge(m, over)
}

// Activate lets an INACTIVE member earn and spend again. It fails with fault.NotFound or invalid_state_transition.
func (e *Engine) Activate(ctx context.Context, programID, id string) (Member, error) {
	return e.change(ctx, programID, id, "activated", func(m *Member) error { return m.move("activate", StatusInactive, StatusActive) })
}

// Deactivate stops an ACTIVE member from earning and spending. It fails with fault.NotFound or invalid_state_transition.
func (e *Engine) Deactivate(ctx context.Context, programID, id string) (Member, error) {
	return e.change(ctx, programID, id, "deactivated", func(m *Member) error { return m.move("deactivate", StatusActive, StatusInactive) })
}

func (m *Member) move(verb string, from, to Status) error {
	if m.Status != from {
		return fault.Invalid("invalid_state_transition", "Invalid state transition",
			"Cannot %s member from current state: '%s'", verb, m.Status).About(Kind.Name, m.ID)
	}
	m.Status = to
	return nil
}

// change changes a member and records it, unless nothing changed.
func (e *Engine) change(ctx context.Context, programID, id, what string, change func(*Member) error) (m Member, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if _, err := findProgram(ctx, tx, programID); err != nil {
			return err
		}
		if _, err := findMember(ctx, tx, programID, id); err != nil {
			return err
		}
		changed := false
		m, err = tx.Members().Update(ctx, id, func(m *Member) error {
			if m.Status == StatusDeleted { // in the meantime
				return fault.NotFound(Kind.Name, id)
			}
			before := *m
			if err := change(m); err != nil {
				return err
			}
			changed = m.Status != before.Status || !reflect.DeepEqual(metadata.Map(m.Metadata), before.Metadata) && len(m.Metadata)+len(before.Metadata) > 0
			if changed {
				m.UpdatedAt = now
			}
			return nil
		})
		if err != nil || !changed {
			return err
		}
		return e.record(ctx, tx, what, m, nil, now)
	})
	if err != nil {
		return Member{}, err
	}
	return m, nil
}

// Delete ends a membership: the member is not found any more, and the points of its cards are written off. It fails with
// fault.NotFound.
func (e *Engine) Delete(ctx context.Context, programID, id string) (m Member, err error) {
	err = e.atomic(ctx, func(tx Store, at operation) error {
		if _, err := findProgram(ctx, tx, programID); err != nil {
			return err
		}
		if _, err := findMember(ctx, tx, programID, id); err != nil {
			return err
		}
		m, err = e.endMembership(ctx, tx, programID, id, at)
		return err
	})
	if err != nil {
		return Member{}, err
	}
	return m, nil
}

// deleteOf ends a portion of the memberships of a deleted program, and reports whether there are more.
func (e *Engine) deleteOf(ctx context.Context, programID string) (more bool, err error) {
	page, err := e.store.Members().List(ctx, storage.Query{Filter: storage.And(storage.Is("program_id", programID), notDeleted), Limit: 50})
	if err != nil {
		return false, err
	}
	for _, m := range page.Items {
		err := e.atomic(ctx, func(tx Store, at operation) error {
			_, err := e.endMembership(ctx, tx, programID, m.ID, at)
			return err
		})
		if err != nil && !fault.IsNotFound(err) {
			return false, err
		}
	}
	return page.HasMore, nil
}

// endMembership deletes a member and closes its cards. It locks the member count of the program before the member, as joining does.
func (e *Engine) endMembership(ctx context.Context, tx Store, programID, id string, at operation) (Member, error) {
	taken, err := e.lockMemberCount(ctx, tx, programID)
	if err != nil {
		return Member{}, err
	}
	m, err := tx.Members().Update(ctx, id, func(m *Member) error {
		if m.Status == StatusDeleted {
			return fault.NotFound(Kind.Name, id)
		}
		m.Status, m.UpdatedAt = StatusDeleted, at.Now
		return nil
	})
	if err == nil {
		err = e.addToMemberCount(ctx, tx, taken, -1)
	}
	if err != nil {
		return m, err
	}
	cards, err := cardsOf(ctx, tx, id)
	if err != nil {
		return m, err
	}
	for _, c := range cards {
		if c, err = e.closeCard(ctx, tx, c.ID, at); err != nil {
			return m, err
		}
		for _, what := range []string{"unassigned", "card.unassigned"} {
			if err := e.record(ctx, tx, what, m, &c, at.Now); err != nil {
				return m, err
			}
		}
	}
	return m, e.record(ctx, tx, "deleted", m, nil, at.Now)
}

// closeCard writes off the points and the pending points of a card. Points that are locked for a purchase stay locked,
// since the purchase is not decided yet.
func (e *Engine) closeCard(ctx context.Context, tx Store, id string, at operation) (Card, error) {
	c, err := tx.MemberCards().Update(ctx, id, func(*Card) error { return nil })
	if err != nil {
		return c, err
	}
	waiting, err := tx.PendingPoints().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("account_id", id), storage.Is("status", string(ledger.PendingWaiting))),
	})
	if err != nil {
		return c, err
	}
	if err := e.leaveTiers(ctx, tx, at, c); err != nil {
		return c, err
	}
	var lost int64
	_, err = ledger.Post(ctx, tx, at.Moment, c.account(true), func(b *ledger.Book) (err error) {
		for _, p := range waiting.Items {
			b.Discard(p)
		}
		lost, err = b.WriteOff()
		return err
	})
	if err != nil {
		return c, err
	}
	return tx.MemberCards().Update(ctx, id, func(c *Card) error {
		c.Figures.Post(ledger.WriteOff, lost)
		c.Figures.Post(ledger.WriteOffPending, c.Figures.Pending())
		c.Next, c.NextActivation, c.Standing, c.DeletedAt, c.UpdatedAt = ledger.Next{}, Activation{}, Standing{}, at.Now, at.Now
		return nil
	})
}
