// Package calc is the arithmetic of loyalty: pure functions of days, periods and points, without a clock or a store.
//
// # Days
//
// A Day is a civil day in the time zone of the project, written 2026-11-21. Days compare as text. Points expire by day: the expiry
// day is the last on which they can be used, and the run of the day after books what is left of them. Pending points become usable
// as their day begins.
//
// Adding months keeps the day of the month and clamps it to the last one: a month after 31 January 2026 is 28 February, a year
// after 29 February 2028 is 28 February 2029.
//
// # When points expire
//
//	rolling    the day of earning and a period, then to the end of a month, a quarter, a half-year, a year or a certain month
//	calendar   the first listed date on or after the day of earning
//	sliding    a period after the last activity that counts; one day for all points of a card that slide
//
// Points that were earned on 20 April 2026 and roll for 3 months to the end of June last until 20 July, and so until 30 June 2027:
// the end of the named month on or after that day. Of the dates 1 January and 1 July, points of 1 July 2026 expire that very
// day; a date of 29 February is the 28th in a year without one.
//
// Pending points that are activated on fixed dates wait for a date after the present day, whose midnight has passed.
//
// # Earning
//
// Blocks is how many full blocks a base has; Points is the number of points for them after the mapping of a tier, rounded once.
// Nothing is computed in floating point.
package calc
