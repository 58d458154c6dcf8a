package campaign

// Internals are what other packages of Punchcard call. A program that uses Punchcard needs none of them.
type Internals struct{}
