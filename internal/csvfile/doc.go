// Package csvfile reads the tables that shops import: files of comma-separated values as spreadsheets, other shop systems and
// the exports of this one write them.
//
// # Files
//
// The first line names the columns. A File is read as often as it is needed, one record after the other, so that memory does not
// grow with it. It may be
//
//   - in UTF-8, in UTF-16 with a byte order mark, or, when whoever sends it says so, in ISO-8859-1 or Windows-1252;
//   - separated by commas, or, where its header has none, by semicolons or tabs;
//   - with lines that end as on Unix, Windows or an old Macintosh.
//
// Open refuses what is no such file, and says what it is instead: empty, a workbook, a file whose header cannot be read. What is
// wrong with a single record does not stop the others: the record says so. Only a record without an end, as after a quote that is
// never closed, ends the file with a fault.
//
// Records count from 1, behind the header, as the rows of a spreadsheet do without its first. The line is the one of the text
// editor: a cell with line breaks makes the two differ. Records without any content are passed over, but count.
//
// # Columns
//
// Names of columns are compared without regard to case, blanks, hyphens and underscores: "Voucher Type" is "voucher_type". A
// header that has a column twice is refused, because nobody could say which one counts.
//
// # Cells
//
// A Row reads the cells of one record by the names of their columns. It keeps the first thing that was wrong, so that a caller
// asks for all cells and looks once:
//
//	row := header.Row(record.Cells)
//	c := Card{Code: row.Word("Code"), Credit: row.Amount("Gift Amount"), End: row.End("Expiration Date", zone)}
//	return c, row.Err()
//
// An empty cell is no value. Amounts are written in major units: 12.50 is 1250, 0.005 is refused.
package csvfile
