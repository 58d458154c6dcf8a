package redemption

// Internals are what other packages of Punchcard call: its jobs, its checks and other engines. A program that uses Punchcard needs none of them.
type Internals struct{ engine *Engine }

// InternalsOf returns the internals of an engine, which may be nil for those that need none.
func InternalsOf(e *Engine) Internals { return Internals{e} }

// CounterSteps are what a redemption that stands adds to counters.
func (Internals) CounterSteps(s *Settings, r *Record) []CounterStep {
	return append(s.steps(r.counted()), r.Left().Counted...)
}
