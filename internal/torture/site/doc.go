// Package site runs real servers for package torture and injects faults: it starts the program, puts a proxy in front of each server and of
// PostgreSQL, and follows a schedule of faults.
//
// # Words
//
//	site      one storage with the servers on it: one server on a file of SQLite, two on a private cluster of PostgreSQL, two on a primary of
//	          PostgreSQL with a synchronous standby
//	proxy     a TCP proxy that can cut its connections, once or for a while
//	schedule  which fault happens when; it follows from the seed
//
// # Faults
//
//	kill          a server is killed and started again on the same data
//	pause         a server is suspended for some seconds, and then continues
//	cut           all connections between clients and a server are cut, in the middle of requests
//	partition     a server cannot be reached for a while
//	db-cut        all connections between the servers and PostgreSQL are cut, in the middle of commits
//	db-partition  PostgreSQL cannot be reached for a while
//	db-stop       PostgreSQL is shut down, which ends all connections, and started again
//	db-kill       PostgreSQL is killed as if the system had crashed, and recovers
//	disk-full     the disk with the data is full for a while
//	clock         the clock of the project jumps ahead by up to ten days
//	failover      the primary of PostgreSQL is killed and its standby promoted, which then gets a standby of its own, made of a base backup. It happens
//	              in runs of its own, where commits wait for the standby and servers find the primary by their address. Meanwhile each answer of 500
//	              and above has to be a 503 with Retry-After, and in the end webhooks have told of exactly the records that there are
//
// A server that ends by itself is a violation, and so is an answer with a status of 500 while the storage is available. A fault that cannot
// be injected ends the run. A run without moves that were done, refused and taken back shows nothing, and fails.
//
// At the end of a run all servers are killed, so that no call is in progress, and started again. Then the histories are settled and checked,
// and punchcard verify must find no difference.
//
// The package needs a Unix system.
package site
