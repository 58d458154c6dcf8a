// Package codec writes and reads the JSON of the API as package encoding/json does, byte for byte, in a fraction of its time.
//
// A validation spends more time on its JSON than on its decision. encoding/json uses reflection for every value, copies the
// output of each MarshalJSON, and scans a body again for each UnmarshalJSON. This package computes the layout of a type
// once, writes the whole answer into one buffer, and reads a body in one pass.
//
// # The floors that it defends
//
// Validations over HTTP, in memory, of 5 codes and 50 lines reach 0.61 of a server that only echoes their bodies; the floor is 0.35 (P8 in
// BENCHMARKS.md). One takes 280 microseconds of the server. With encoding/json it would take 264 more and reach 0.31. BenchmarkJSON of package httpapi
// compares both in one run, on a cart of 5 lines with one code and on one of 50 with five, in microseconds:
//
//	                       this package      encoding/json    ratio
//	decode a validation     4.5 and  20       9.2 and  73     2.1 and 3.6
//	encode a validation     2.9 and  38        13 and 250     4.6 and 6.6
//	encode a redemption     5.6 and  61        21 and 384     3.8 and 6.3
//
// # What it may not change
//
// Append writes what an encoder of encoding/json with SetEscapeHTML(false) writes. Decode reads what encoding/json reads, or
// returns false: syntax errors, wrong types, repeated properties, names in another case and unexpected escapes are left to
// encoding/json, whose errors become the faults that callers see. So only encoding/json decides what is refused. Types that
// this package does not support are left to encoding/json as well. Tests and a fuzz target compare both.
//
// # Types that write themselves
//
// A frequent type with MarshalJSON implements Appender, too. Both have to write the same.
//
// # Memory
//
// The texts of a small body share its memory, so that the properties of order lines need no copies. Those of a large one are
// copied. Otherwise one code of an import would keep the whole body in memory.
package codec
