// Package site runs real servers for package torture and breaks them: it starts the program, puts a proxy in front of each server and of
// PostgreSQL, and works off a schedule of faults.
//
// # Words
//
//	site      one storage with the servers on it: one on a file of SQLite, two on a private cluster of PostgreSQL
//	line      a TCP proxy whose connections can be cut: all at once, or for a while
//	schedule  which fault happens when; it follows from a seed
//
// # Faults
//
//	kill        a server is killed without warning and started again on the same data
//	pause       a server stands still for longer than its leases last, and then goes on as if nothing had happened
//	cut         all connections between clients and a server are cut, requests under way included
//	silence     a server cannot be reached for a while
//	db-cut      all connections between the servers and PostgreSQL are cut, commits under way included
//	db-silence  PostgreSQL cannot be reached for a while
//	db-stop     PostgreSQL is stopped in an orderly way, which breaks all connections, and started again
//	db-kill     PostgreSQL is killed as if the machine had failed, and recovers
//	clock       the clock of the project jumps ahead, by up to ten days, midnights included
//
// A server that ends by itself is wrong, and so is one that answers with a status of 500 while its storage is there. A fault that could not
// be inflicted ends the run, and a run in which no moves were done, refused and taken back proves nothing and fails.
//
// A run ends with all servers killed, so that nothing is under way any more, and started again; then histories are settled and checked, and
// punchcard verify has to find nothing.
//
// The package needs a Unix system.
package site
