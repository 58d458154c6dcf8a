// Command bench measures Punchcard beside its yardsticks and writes BENCHMARKS.md. After a whole run the README shows the ratios that
// may be claimed.
//
//	go run ./internal/bench              # all workloads, five rounds, some seven minutes
//	go run ./internal/bench -quick       # the same with short rounds and small numbers, to see that everything runs
//	go run ./internal/bench -full        # a million vouchers where the default takes a hundred thousand
//	go run ./internal/bench -only redeem,limits -rounds 3
//
// It builds the server, starts a private PostgreSQL cluster on its defaults (fsync and synchronous_commit on), and talks to real
// server processes over HTTP with authentication on, from the same machine.
//
// # Why ratios
//
// An absolute rate says more about the machine than about the program. So every workload runs beside something that everybody can
// judge, in the same run and on the same cluster, in alternation: pgbench beside durable redemptions, a bare JSON echo beside
// validations, COPY of the very same rows beside bulk work. One round gives one ratio; the report shows the median of the rounds and
// their spread, min..max. A ratio is not claimed when the yardstick itself moved by more than a factor of two between rounds: then
// the machine was busy with something else.
//
// Some goals name a program that does not run here, or a figure that somebody published. They are judged, by a fixed figure that was
// measured once on a machine of this kind, and never claimed in the README.
//
// # What is counted
//
// A request counts when it was answered as it should be; anything else ends the workload, and the report says so. Redemptions have to be
// stored besides: as many as were answered. Rates are closed-loop: each connection sends its next request when it has the answer to the last.
// Percentiles at half of the maximum rate are open-loop: requests are due at fixed times, and a late one is counted from when it was due. Processor time is that of the
// servers and of all PostgreSQL processes, from /proc, divided by requests; the load generator's own is not in it, but it takes its
// share of the same cores, as it does from the yardsticks.
package main
