// Package compactjson writes values as JSON without what is empty: what events carry of things, and value objects in rows.
//
// It writes what encoding/json would, less the members of structs that have their zero value, however deep they lie. So encoding/json
// reads it back into the same types as the same values, and it is half as long or shorter: a discount of ten percent has seventeen
// members, of which it sets two. Members that are numbers can be kept, for rows whose statements add them up.
//
//	type Price struct { Name string; Minor int64; Old *Price }
//
//	Marshal(Price{Name: "a"}, DropAll)      {"Name":"a"}
//	Marshal(Price{Name: "a"}, KeepNumbers)  {"Name":"a","Minor":0}
//
// Types that write themselves, and structs with tags or embedded structs, are left to encoding/json. Nothing is escaped for HTML. How a
// type is written is found out once, and what is written goes through a buffer that is used again: redemptions write four such texts each.
package compactjson
