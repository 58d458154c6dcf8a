// Package daily does what a project owes to each of its days: points that mature, points that expire, tiers that end.
//
// # Days
//
// A day begins at midnight in the time zone of the project. The work of a day is a list of steps, the same for all projects: each
// package has DailySteps, and their phases say in which order they are done. A Run remembers which day a project is at and in which step; a step is over only when the run says so. Days that were
// missed, because no process ran, are made up for one after the other, since what one day does depends on the days before.
//
// # Steps
//
// A step does one portion, a card or so, in a transaction of its own, and says whether there is more. It finds by itself what is due,
// so that doing it twice does it once: a second process, or a delivery that comes again, finds nothing left. It works for the day that
// it is given, not for the day that it is.
//
// A portion that fails for one card is logged, noted in the run and passed over, and the others go on: nobody's points wait for somebody
// else's. When a step fails altogether, its job comes again with growing pauses, and after the last time the step is left out. Ten minutes
// after the day is done otherwise it is gone through again for what failed; the next day finds it, too.
//
// # Who begins
//
// Every process that runs jobs looks each minute whether a day has begun somewhere and enqueues one job, which does portions for a
// second and then stands at the end of the line again. Who moves the clock of a project forward has its days made up for at once.
package daily
