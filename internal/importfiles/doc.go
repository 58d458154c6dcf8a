// Package importfiles writes a project as what the import calls of the published API take: for shops that go on with another server of that API.
//
// It reads a copy that nothing changes, such as a file that the export of a project was imported into. Figures of codes, customers, the catalogue and
// orders are in CSV and JSON files of imports; campaigns, rules and all else that is set up are calls that create them, one in each line:
//
//	{"id":"camp_1","method":"POST","path":"/v1/campaigns","body":{"name":"Summer","campaign_type":"DISCOUNT_COUPONS",...}}
//
// A creation gives an object another id. So the program that sends the calls keeps the id that each answer has beside the one of its line, and replaces the latter
// in the paths and bodies of all lines behind it, and in the names of files of codes. Customers, products and SKUs are found again by their source_id;
// ids.csv has it beside the id.
//
// What no import takes is counted in lost.json, by kind of row, with the reason.
package importfiles
