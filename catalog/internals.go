package catalog

// Internals are what other packages of Punchcard call. A program that uses Punchcard needs none of them.
type Internals struct{ engine *Engine }

// InternalsOf returns the internals of an engine.
func InternalsOf(e *Engine) Internals { return Internals{e} }
