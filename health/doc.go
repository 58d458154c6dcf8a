// Package health measures the background work of a project: what waits, and since when. The dashboard shows it, and a program can watch it.
//
//	report, err := shop.Health.Measure(ctx)
//
// A Report has the jobs that are not done, the consumers that have not got all events, the delivery of a webhook that is overdue the longest, and
// how far the work of the day is done. It says nothing about other projects of the same storage, nor about the process itself.
package health
