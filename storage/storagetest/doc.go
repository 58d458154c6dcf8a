// Package storagetest says in tests what package storage promises, for every backend.
//
//	func TestSuite(t *testing.T) {
//		storagetest.Run(t, func(t testing.TB) *memory.Backend { return memory.New() })
//	}
//
// # What is tested
//
// For each kind of resource (kinds.go): what is inserted comes back, every field of it, full and empty; ids and natural keys
// collide when they should; a refused call changes nothing; every declared field is filtered by with every comparison that
// its type knows, every declared order is walked in both directions with ties and nulls, pages by offset and by position
// cover a list once. The meaning of a query is not restated here: Kind.Match and Kind.Less say what a list must answer.
//
// Once, with the kinds at hand: transactions, races for one row, revisions, queries that must be refused, projects with odd
// names, jobs and their runner, and random operations compared with a model, a plain list.
//
// Redemptions: every field of an outcome, compared with redemption.Snapshot.Apply; races for uses, balances, counters and new
// rows, decided by hand; and scenes that two engines play on one store, after which vouchers, records, totals and the ledger
// have to agree.
//
// # Adding a kind
//
// Embed the domain package's Store in Project and add a line to kinds. Items are invented from their Go type, so all fields
// must be exported; adjusted corrects what a type does not say: a status out of a list, two fields that exclude each other.
//
// # What counts as the same
//
// Empty lists, maps and JSON texts equal none. Times must come back in UTC. A JSON text may be spelled differently, numbers
// in it must keep their digits.
package storagetest
