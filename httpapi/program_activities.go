package httpapi

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// activityLog is the log of one kind of object: the kind, its path variable, the prefix of the entries' ids, and the list.
type activityLog struct {
	owner, variable, prefix string
	types                   []string
	list                    listing.Spec[event.Event]
}

// The logs. A list can be filtered by its types.
var (
	programLog = newActivityLog(program.Kind.Name, "programId", "laprg_", "lcrsapr_",
		"created", "updated", "deleted", "activated", "deactivated", "card_definition.assigned", "card_definition.unassigned",
		"earning_rule.assigned", "earning_rule.unassigned", "reward.assigned", "reward.unassigned", "reward.updated",
		"tier_structure.assigned", "tier_structure.unassigned")
	cardDefinitionLog = newActivityLog(program.CardDefinitionKind.Name, "cardDefinitionId", "lacd_", "lcrsacd_",
		"created", "updated", "deleted", "activated", "deactivated", "drafted", "assigned", "unassigned")
	earningRuleLog = newActivityLog(program.EarningRuleKind.Name, "earningRuleId", "laer_", "lcrsaer_",
		"created", "updated", "deleted", "activated", "deactivated", "drafted", "assigned", "unassigned")
	tierStructureLog = newActivityLog(program.TierStructureKind.Name, "tierStructureId", "lats_", "lcrsats_",
		"created", "updated", "deleted", "activated", "deactivated", "drafted", "assigned", "unassigned", "tier.created", "tier.updated", "tier.deleted")
	benefitLog = newActivityLog(program.BenefitKind.Name, "benefitId", "laben_", "lcrsaben_", "created", "updated", "deleted", "activated", "drafted")
	rewardLog  = newActivityLog(program.RewardKind.Name, "rewardId", "larew_", "lcrsarew_",
		"created", "updated", "deleted", "activated", "deactivated", "drafted", "assigned", "unassigned")
)

func newActivityLog(owner, variable, prefix, cursor string, types ...string) activityLog {
	for i, t := range types {
		types[i] = program.EventPrefix + owner + "." + t
	}
	return activityLog{owner, variable, prefix, types, listing.Spec[event.Event]{
		Kind: event.Kind, Style: listing.StyleCursor, Prefix: cursor, Order: []string{"-created_at"},
		Fields: listing.Fields{activityID(prefix), listing.Enum("type", types...).AtMost(10), listing.Time("created_at")},
	}}
}

// loggedTypes returns the types of the entries of all logs.
func loggedTypes() (all []string) {
	for _, log := range []activityLog{
		programLog, cardDefinitionLog, earningRuleLog, tierStructureLog, benefitLog, rewardLog, memberLog, cardLog,
	} {
		all = append(all, log.types...)
	}
	return all
}

// activityID filters by the ids of entries: the id of the event with the prefix of the log.
func activityID(prefix string) listing.Field {
	return listing.ID("id", prefix).AtMost(100).Through(func(c storage.Condition) storage.Filter {
		values := make([]any, len(c.Values))
		for i, v := range c.Values {
			text, _ := v.(string)
			values[i] = event.Kind.Prefix + strings.TrimPrefix(text, prefix)
		}
		c.Values = values
		return storage.Filter{Where: &c}
	})
}

// activitiesOf returns the handler of the log of a definition.
func (a *API) activitiesOf(log activityLog) func(context.Context, *request) (wire.CursorList[wire.ProgramActivity], error) {
	return func(ctx context.Context, r *request) (wire.CursorList[wire.ProgramActivity], error) {
		load := func(ctx context.Context, q storage.Query) (storage.Page[event.Event], error) {
			return r.Project.Programs.ListActivities(ctx, log.owner, r.Path(log.variable), q)
		}
		return cursorPage(ctx, a, r, log.list, load, func(events []event.Event) ([]wire.ProgramActivity, error) {
			shapes := make([]wire.ProgramActivity, len(events))
			for i, e := range events {
				var err error
				if shapes[i], err = wire.NewProgramActivity(e, log.prefix); err != nil {
					return nil, err
				}
			}
			return shapes, nil
		})
	}
}
