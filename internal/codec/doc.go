// Package codec writes and reads the JSON of the API as package encoding/json does, byte for byte, in a fraction of its time.
//
// A validation spends more on its JSON than on its decision. encoding/json looks at every value through reflection, asks a type that
// writes itself for a text of its own and then copies that text, and scans a body once more for each level that reads itself. This
// package finds out once how a type is laid out, writes all of an answer into one buffer, and reads a body in one pass.
//
// # What it may not change
//
// Append writes what an encoder of encoding/json with SetEscapeHTML(false) writes. Decode reads what encoding/json reads, or says that
// it did not: whatever is unusual in a body, a syntax error, a wrong type, a property twice or in other letters, an escape where none
// is expected, is left to encoding/json, whose faults callers know. So there is one description of what is refused, and this is not it.
// Types that this package does not know are left to encoding/json as well. Tests and a fuzz target hold both against it.
//
// # Types that write themselves
//
// A type with MarshalJSON that is met often implements Appender, too, and both write the same.
//
// # Memory
//
// The texts of a small body share its memory: a line of an order costs no copy for each of its properties. Those of a large one are
// copied, so that one code out of an import does not keep all of it.
package codec
