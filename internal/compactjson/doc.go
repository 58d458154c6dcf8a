// Package compactjson writes values as JSON without empty members: the data of events, and value objects in rows.
//
// It writes the JSON of encoding/json without the struct members that have their zero value, at any depth. So encoding/json reads it back
// as the same values into the same types. The text has half the length or less: a discount of ten percent has seventeen members, of which
// it sets two. So a voucher takes less than half of the disk that it would take with all members (goals P19 and P28). Members that are numbers can be kept, for rows whose SQL statements add to them.
//
//	type Price struct { Name string; Minor int64; Old *Price }
//
//	Marshal(Price{Name: "a"}, DropAll)      {"Name":"a"}
//	Marshal(Price{Name: "a"}, KeepNumbers)  {"Name":"a","Minor":0}
//
// Types with a marshalling method, and structs with tags or embedded structs, are left to encoding/json. Nothing is escaped for HTML. The
// writer of a type is made once, and buffers are used again: each redemption writes four such texts.
package compactjson
