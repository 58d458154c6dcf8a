// Package export writes objects of a project as CSV files: vouchers, redemptions, customers, publications, orders, returns,
// transactions of cards, points that expire, products and SKUs.
//
// # Objects
//
// An exported object has fields, some of which are written by default, and orders. Create refuses a field or an order that the
// object does not have, and names those it has. The field metadata means one column for every key that any of the rows has, in
// alphabetical order; metadata.color means one of them. The rows are selected by a storage filter; the HTTP API converts the
// client's filters and passes both: the client's for answers, the storage filter for the work.
//
// # Files
//
// A file is CSV as in RFC 4180: lines end in CR LF, the first one names the columns, and a cell with a comma, a quote or a line
// break stands in quotes. Titles are the names of fields in title case, and the bare key for a custom attribute, so that an
// import of the file finds the attributes again. Money is in major units with two decimals: 1999 is written 19.99. Points and
// counts are plain numbers, times are UTC, switches are true and false, lists and objects are JSON, and what is empty is an empty
// cell.
//
// Cells are written as they are stored, because a file is to be imported again. A spreadsheet takes a cell that begins with one of
// = + - @ for a formula; SpreadsheetSafe puts an apostrophe before such a cell, unless it is a number.
//
// # Work
//
// Create stores the export as SCHEDULED together with its job, and the rest happens in the background, in portions of a fixed
// number of rows: each reads the rows after the last one of the portion before, adds a chunk of text, and increments the export's
// cursor, in one commit. No portion needs more memory than its own rows, however long the file, and a portion that is delivered
// twice is done once. An export of metadata reads its rows twice, first for the keys. Rows that change meanwhile are exported as
// they are when their portion runs.
//
// An export ends as DONE or ERROR. Its file can be read, by any process, until the export is deleted.
//
// # Whole projects
//
// FullEngine writes a whole project, with the files of package internal/dump, into one archive. Its rows are read in one transaction, which no job is long
// enough for: FullEngine.Work does it in the background of a process. That process holds the export, says so every twenty seconds and with each chunk, and
// counts as dead after two minutes: then another one begins anew. Each chunk is added in a commit that checks the holder, so that one which is late, and whose
// export was taken over or deleted, adds nothing. The archive begins at the first chunk of the attempt that ended; chunks of others are removed.
package export
