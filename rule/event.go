package rule

import (
	"context"
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
)

// The types of the events of validation rules and of their assignments.
const (
	EventCreated           = "business_validation_rule.created"
	EventUpdated           = "business_validation_rule.updated"
	EventDeleted           = "business_validation_rule.deleted"
	EventAssignmentCreated = "business_validation_rule.assignment.created"
	EventAssignmentDeleted = "business_validation_rule.assignment.deleted"
)

// record writes the event of a change in the transaction of the change: the set as it is now or, deleted, as it was last, and
// the assignment when the event is about one. The assignment contains the id of its target, which is looked up when the event
// is shown.
func record(ctx context.Context, tx Store, newID func(prefix string) string, kind string, r Rules, a *Assignment, now time.Time) error {
	e := event.Event{
		ID: newID(event.Kind.Prefix), Type: kind, EntityType: Kind.Name, EntityID: r.ID,
		GroupID: env.RequestID(ctx), Category: event.CategoryAction, CreatedAt: now,
	}
	snapshot := map[string]any{"rule": r}
	if a != nil {
		snapshot["assignment"] = a
		e.EntityType, e.EntityID = AssignmentKind.Name, a.ID
		if a.RelatedObjectType == RelatedCampaign {
			e.CampaignID = a.RelatedObjectID
		}
	}
	var err error
	if e.Data, err = json.Marshal(snapshot); err != nil {
		return err
	}
	return tx.Events().Insert(ctx, e)
}
