// Package csvfile reads the tables that shops import: files of comma-separated values from spreadsheets, other shop systems and
// Punchcard's own exports.
//
// # Files
//
// The first line names the columns. A File can be read several times. It is read record by record, so that memory does not grow with
// its size. It may be
//
//   - in UTF-8, in UTF-16 with a byte order mark, or, when the client names the charset, in ISO-8859-1 or Windows-1252;
//   - separated by commas, or, where its header has none, by semicolons or tabs;
//   - with lines that end as on Unix, Windows or an old Macintosh.
//
// Open refuses other files with a fault that says what is wrong: the file is empty, is a workbook, has a header that cannot be read. A
// fault in a single record does not stop the others: the record carries it. Only a record without an end, as after a quote that is
// never closed, ends the file with a fault.
//
// Records are numbered from 1 for the first one after the header. The line is that of a text editor: a cell with line breaks makes the
// two differ. Records without any content are left out, but get a number.
//
// # Columns
//
// Names of columns are compared without regard to case, blanks, hyphens and underscores: "Voucher Type" is "voucher_type". A
// header that has a column twice is refused, because the value would be ambiguous.
//
// # Cells
//
// A Row reads the cells of one record by the names of their columns. It keeps the first fault, so that a caller reads all cells and
// checks once:
//
//	row := header.Row(record.Cells)
//	c := Card{Code: row.Word("Code"), Credit: row.Amount("Gift Amount"), End: row.End("Expiration Date", zone)}
//	return c, row.Err()
//
// An empty cell is no value. Amounts are written in major units: 12.50 is 1250, 0.005 is refused.
package csvfile
