// Command bench measures Punchcard beside baselines and writes BENCHMARKS.md. A complete run also writes the ratios that may be claimed into
// the README.
//
//	go run ./internal/bench              # all workloads, five rounds, some twelve minutes
//	go run ./internal/bench -quick       # the same with short rounds and small numbers, to test that everything runs
//	go run ./internal/bench -full        # a million vouchers where the default takes a hundred thousand, and 300,000 redemptions on end
//	go run ./internal/bench -only redeem,limits -rounds 3
//	go run ./internal/bench -only large -size 0.1   # a tenth of a shop of ten million codes; all of it takes an hour and a half (make bench-large)
//	go run ./internal/bench -only large -sales 0.1 -keep DIR   # all of its codes and a tenth of its redemptions, which stay: the next run measures them, or goes on with more
//
// It builds the server, starts a private PostgreSQL cluster with default settings (fsync and synchronous_commit on) but for shared_buffers, which is
// a quarter of the memory, and calls real server processes over HTTP with authentication, from the same host. For the large shop PostgreSQL has the
// other settings, too, that docs/operate.md advises for millions of codes; the report names them.
//
// # Why ratios
//
// An absolute rate depends more on the machine than on the program. So every workload runs beside a known baseline, in the same run and on
// the same cluster, in alternation: pgbench beside durable redemptions, a bare JSON echo beside validations, COPY of the same rows beside bulk
// work. One round gives one ratio. The report has the median of the rounds and their spread, min..max. A ratio is not claimed when the
// baseline itself changed by more than a factor of two between rounds: then the machine was busy with other work.
//
// Some goals compare with a program that does not run here, or with a published figure. They have a fixed figure, measured once on a machine of
// this kind. They are judged, but never claimed in the README.
//
// # What is measured
//
// A request counts when its answer is the expected one; any other answer ends the workload, and the report says so. As many redemptions as were
// answered must be stored. Rates are closed-loop: each connection sends its next request after the answer to the last. Percentiles at half of
// the maximum rate are open-loop: requests are due at fixed times, and a late one is measured from the time when it was due. Processor time is
// that of the servers and of all PostgreSQL processes, from /proc, divided by requests. It excludes the load generator, which uses the same cores
// beside the baselines as well.
//
// The large shop has redeemed through the engine what its last year has. The nine years before are copies of these rows, with customers, orders and events of
// their own, in which punchcard verify finds no difference.
package main
