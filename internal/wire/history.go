package wire

import (
	"cmp"

	"github.com/punchcardhq/punchcard/project"
)

// History says for how many days a project keeps its history.
type History struct {
	// Events is null where they are kept as long as the project.
	Events     *int64 `json:"events"`
	Deliveries int64  `json:"deliveries"`
	Actions    int64  `json:"actions"`
	Refusals   int64  `json:"refusals"`
}

// NewHistory returns the shape of the settings, with the defaults where the project says nothing else.
func NewHistory(r project.Retention) History {
	days := func(own *int64, byDefault int64) int64 {
		if own != nil {
			return *own
		}
		return byDefault
	}
	return History{
		r.Events, days(r.Deliveries, project.DefaultDeliveries), days(r.Actions, project.DefaultActions), days(r.Refusals, project.DefaultRefusals),
	}
}

// HistoryInput replaces the settings; what is not sent, or null, gets its default.
type HistoryInput struct {
	Events     Number `json:"events"`
	Deliveries Number `json:"deliveries"`
	Actions    Number `json:"actions"`
	Refusals   Number `json:"refusals"`
}

// Domain returns the settings, or says which of them is no number of days that a project may have.
func (w HistoryInput) Domain() (r project.Retention, err error) {
	var events, deliveries, actions, refusals error
	r.Events, events = w.Events.Integer("events")
	r.Deliveries, deliveries = w.Deliveries.Integer("deliveries")
	r.Actions, actions = w.Actions.Integer("actions")
	r.Refusals, refusals = w.Refusals.Integer("refusals")
	if err := cmp.Or(events, deliveries, actions, refusals); err != nil {
		return r, err
	}
	return r, r.Validate("")
}
