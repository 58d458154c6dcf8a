package redemption

// EventData is the data of the events of redemptions and rollbacks.
type EventData struct {
	// Redemption is the record of the redemption, of the failure, or of the rollback.
	Redemption Record `json:"redemption"`
}

// Data of events; see package event. A redemption of several redeemables has one event for each.
type (
	// Succeeded is the data of EventSucceeded.
	Succeeded struct{ EventData }
	// Failed is the data of EventFailed.
	Failed struct{ EventData }
	// RollbackSucceeded is the data of EventRolledBack.
	RollbackSucceeded struct{ EventData }
)

// EventTypes returns the type of the events.
func (Succeeded) EventTypes() []string { return []string{EventSucceeded} }

// EventTypes returns the type of the events.
func (Failed) EventTypes() []string { return []string{EventFailed} }

// EventTypes returns the type of the events.
func (RollbackSucceeded) EventTypes() []string { return []string{EventRolledBack} }
