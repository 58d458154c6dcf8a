// Package audit keeps who changed what in a project: people in the dashboard, and programs with a management key.
//
// # Entries
//
// An Entry names who did it and from where, the act, the object, and what was different before and after. It is written as ATTEMPTED before the change is
// made, and completed after it: DONE with the difference, or REFUSED with the key of the refusal. The entry and the change are commits of
// their own. So an entry that stays ATTEMPTED says that the process ended in between, and that the change may have been made or not: the
// events with the same request id tell. A change that cannot be written down beforehand is not made.
//
// # Secrets
//
// Before and After hold the properties that differ. Values of properties whose name says that they are secret are left out, those of such parameters
// of an address, too, and long values are cut.
//
// # Bounds
//
// An entry has at most MaxDifference bytes of difference. Entries are kept for Kept, and then deleted by the daily work.
package audit
