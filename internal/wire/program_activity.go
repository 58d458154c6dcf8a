package wire

import (
	"strings"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty/program"
)

// ProgramActivity is an entry of the log of a definition. The id of the definition is in a property named after its kind,
// such as card_definition_id.
type ProgramActivity struct {
	ID        string
	Type      string
	Owner     string
	OwnerID   string
	GroupID   string
	Data      map[string]any
	Source    ActivitySource
	CreatedAt Time
}

// MarshalJSON writes the entry with the id of its owner.
func (w ProgramActivity) MarshalJSON() ([]byte, error) {
	body := map[string]any{
		"id": w.ID, "type": w.Type, "data": w.Data, "created_at": w.CreatedAt, "source": w.Source, w.Owner + "_id": w.OwnerID,
	}
	if w.GroupID != "" {
		body["group_id"] = w.GroupID
	}
	return marshal(body)
}

// ActivitySource is who caused an activity.
type ActivitySource struct {
	Channel string          `json:"channel" enum:"env.Channel"`
	User    *ActivityUser   `json:"user,omitzero"`
	Key     *ActivityAPIKey `json:"api_key,omitzero"`
}

// ActivityUser is the user of the dashboard.
type ActivityUser struct {
	ID string `json:"id"`
}

// ActivityAPIKey is the key of an API call.
type ActivityAPIKey struct {
	Name        string `json:"name"`
	AppID       string `json:"app_id,omitzero"`
	ClientAppID string `json:"client_app_id,omitzero"`
}

// NewActivitySource returns the shape of a source.
func NewActivitySource(s env.Source) ActivitySource {
	w := ActivitySource{Channel: string(s.Channel)}
	if s.UserID != "" {
		w.User = &ActivityUser{s.UserID}
	}
	if s.AppID != "" || s.ClientAppID != "" {
		w.Key = &ActivityAPIKey{Name: s.KeyName, AppID: s.AppID, ClientAppID: s.ClientAppID}
	}
	return w
}

// ActivityID returns the id of an entry: the prefix of the log and the digits of the event's id.
func ActivityID(prefix, eventID string) string {
	return prefix + strings.TrimPrefix(eventID, event.Kind.Prefix)
}

// NewProgramActivity returns the shape of an activity of a definition. prefix begins the ids of its log.
func NewProgramActivity(e event.Event, prefix string) (ProgramActivity, error) {
	a, err := program.ActivityOf(e)
	w := ProgramActivity{
		ID: ActivityID(prefix, e.ID), Type: e.Type, Owner: e.EntityType, OwnerID: e.EntityID, GroupID: e.GroupID, Data: map[string]any{},
		Source: NewActivitySource(a.Source), CreatedAt: NewTime(e.CreatedAt),
	}
	if a.Program != nil {
		w.Data["program"] = NewProgram(*a.Program)
	}
	if a.CardDefinition != nil {
		w.Data["card_definition"] = NewCardDefinition(*a.CardDefinition)
	}
	if a.EarningRule != nil {
		w.Data["earning_rule"] = NewProgramEarningRule(*a.EarningRule)
	}
	if a.TierStructure != nil {
		w.Data["tier_structure"] = NewTierStructure(*a.TierStructure)
	}
	if a.Tier != nil {
		w.Data["tier"] = NewStructureTier(*a.Tier)
	}
	if a.Benefit != nil {
		w.Data["benefit"] = NewBenefit(*a.Benefit)
	}
	if a.Reward != nil {
		w.Data["reward"] = NewProgramReward(*a.Reward)
	}
	if a.Assignment != nil {
		shape := NewProgramAssignment(*a.Assignment)
		w.Data[shape.Object] = shape
	}
	return w, err
}

// CursorList is the envelope of the lists of the /v2 API.
type CursorList[T any] struct {
	Object string  `json:"object" enum:"list"`
	Data   []T     `json:"data"`
	Cursor *Cursor `json:"cursor"`
}

// Cursor points to the next page until it expires.
type Cursor struct {
	Next      string `json:"next"`
	ExpiresAt Time   `json:"expires_at"`
}
