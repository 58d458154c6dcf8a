package redemption

import "github.com/punchcardhq/punchcard/internal/idempotency"

// Keep has the answer to a request with an idempotency key kept by the commit that makes its change, so that the same request is not performed
// again; see package idempotency. The request fails with idempotency.Performed when it was performed before. A nil Keep keeps nothing.
type Keep[Reply any] struct {
	// RecordID is the id of the record of the key.
	RecordID string
	// Live reports whether a stored record counts: it may have expired.
	Live func(*idempotency.Record) bool
	// Seal makes the record from what is going to be answered: the reply or, where it is refused, the refusal. It is called for each
	// decision that could be written; the last one is. It returns nil for a refusal that a repetition may not get.
	Seal func(reply Reply, refusal error) (*idempotency.Record, error)
}

// in returns a scope that has the record as well.
func (k *Keep[Reply]) in(s Scope) Scope {
	if k != nil {
		s.Key = k.RecordID
	}
	return s
}

// performed returns an error when the request was performed before.
func (k *Keep[Reply]) performed(s *Snapshot) error {
	if k == nil || s.Kept == nil || !k.Live(s.Kept) {
		return nil
	}
	return &idempotency.Performed{Record: *s.Kept}
}

// seal adds the record to an outcome.
func (k *Keep[Reply]) seal(out *Outcome, s *Snapshot, reply Reply, refusal error) (err error) {
	if k != nil {
		out.NewKept = s.Kept == nil
		out.Kept, err = k.Seal(reply, refusal)
	}
	return err
}
