// Package daily runs the daily work of a project: pending points become usable, points expire, tiers end.
//
// # Days
//
// A day begins at midnight in the time zone of the project. The work of a day is a list of steps, the same for all projects: each
// package has DailySteps, and their phases define the order. A Run stores the day and the step of a project, at the end of a day and
// each second before it; what was done since is done again when a process is killed, and finds nothing. Days that were missed, because
// no process ran, are done later one after the other, since the work of one day depends on the days before.
//
// # Steps
//
// A step does one portion, a card or so, in a transaction of its own, and says whether there is more. It looks up what is due, so
// that repeating it does nothing: a second process, or a repeated delivery, finds nothing left. It works for the given day, which
// may not be the present one.
//
// A portion that fails for one card is logged, noted in the run and skipped, and the others continue: the points of one card do not
// wait for those of another. When a step fails altogether, its job is repeated with growing delays, and after the last attempt the
// step is left out. Ten minutes after the rest of the day is done, its steps run again for what failed; so do those of the next
// day.
//
// # Start
//
// Every process that runs jobs checks each minute whether a day has begun in some project and enqueues one job, which does
// portions for a second and then enqueues itself again. Moving the clock of a project forward does the work of its days at once.
package daily
