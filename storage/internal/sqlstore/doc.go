// Package sqlstore is what the SQL backends share: the tables, their mapping to the domain, queries, transactions,
// migrations and the delivery of jobs. It is written with Bun and knows no driver; storage/postgres and storage/sqlite open
// the databases and hand them in.
//
// # Rows
//
// A kind has one table, named in its plural, with the primary key (project_id, id). A property that lists filter or sort by is a
// column, and so are counters and balances; a value object (a discount, a validity, metadata) is a JSON document in one
// column. What is empty in the domain is NULL in the table: an empty text, a zero time, a list or map without elements. Numbers
// and switches are never NULL unless the domain has a pointer.
//
// Times are whole milliseconds in UTC. Text sorts by byte. Every query names the project, because a Project is all that a
// caller can get hold of.
//
// # Adding a kind
//
// One file row_PACKAGE.go for each domain package, and a table in the schema for it:
//
//	// Categories returns the categories.
//	func (p *Project) Categories() storage.Collection[catalog.Category] { return collection(p, categoryTable) }
//
//	var categoryTable = tableOf(catalog.CategoryKind, categoryItem, newCategoryRow)
//
//	type categoryRow struct {
//		bun.BaseModel `bun:"table:categories,alias:t"` // the alias is always t
//
//		ProjectID string                   `bun:"project_id,pk"`
//		ID        string                   `bun:"id,pk"`
//		Name      string                   `bun:"name,nullzero"`  // text: the empty one is NULL
//		Hierarchy int64                    `bun:"hierarchy"`      // a number that is always there
//		Limit     *int64                   `bun:"quantity_limit"` // a number that may be missing
//		Active    bool                     `bun:"active"`
//		CreatedAt instant                  `bun:"created_at"`
//		Metadata  document[map[string]any] `bun:"metadata"`       // a value object
//	}
//
//	func categoryItem(r *categoryRow) catalog.Category { ... r.CreatedAt.time() ... r.Metadata.value ... }
//
//	func newCategoryRow(project string, c *catalog.Category) categoryRow {
//		... CreatedAt: instant(c.CreatedAt), Metadata: asDocument(c.Metadata) ...
//	}
//
// Each Field of the kind needs the column that Field.SQLColumn names. A field that lies inside a value object gets a column of
// its own beside the document: written from the item, ignored when reading. Fields of storage.Strings and storage.JSON are
// documents of []string and map[string]any. Where the Go name is another and the column has the name of a Bun option, as type
// has, the tag says `bun:"column:type"`. A json.RawMessage that is not searched is verbatim, a decimal.Decimal is itself.
//
// The schema is written once for both databases, in migrations/NUMBER_NAME.sql, with these words for what they spell differently:
//
//	@text      text, sorted by byte      @json        a document
//	@int       a whole number            @verbatim    JSON that is only kept
//	@bool      a switch                  @nullsfirst  behind a column of an index: nulls come first
//	@time      an instant
//
// A line that ends with "-- only postgres" or "-- only sqlite" is left out for the other one. Statements end with a semicolon and name no
// PostgreSQL schema: the tables lie where the search path of the connection says.
//
// Declare @int and @bool columns NOT NULL unless the row has a pointer, everything else but the two keys nullable. Give every
// Unique of the kind a unique index on (project_id, column), which NULLs pass, every list order an index on
// (project_id, column @nullsfirst, id), and every reference that lists filter by an index on
// (project_id, column, created_at @nullsfirst, id). Above each index stands which question it answers. What every redemption writes has only
// the indexes that some query reads by: each costs a redemption about what a row does.
//
// Rows move from SQLite to PostgreSQL as the text that they are (see internal/move): what a column holds in one the other has to read. A table that
// only one of them has says there why it stays. A project leaves as files in which both databases spell a value alike (see internal/dump), which they do
// by the type of its column: SQLite knows few, so that its columns have types with names of ours.
//
// TestEveryFieldHasItsColumn finds what was forgotten, the suite in storage/storagetest the rest.
//
// # Changing the schema
//
// Until 1.0 is released the files describe that release and are edited in place. A migration that was released never changes: what comes
// after it is a file with the next number.
//
// Servers of two releases share a database while one replaces the other, so that a migration only adds. It may make a table, an index that
// is not unique, or a column that is nullable or has a default: what the older servers insert and update then still fits. It does not
// drop, rename or retype what they know, add a NOT NULL without a default, nor a unique index or a CHECK that their rows could break. To
// replace a column takes three releases: one that writes both and reads the old, one that reads the new, one that drops the old. What a
// migration fills in, it fills for all rows at once and within its transaction; more than a minute of that belongs in a job.
//
// A server does not start on a database that is ahead of it. So a release is taken back only before its migrations ran, or with a backup;
// servers that run already are not stopped by migrations.
//
// cmd/punchcard keeps a dump of each release, filled by that release. A test migrates each, runs the statements of the older servers again
// afterwards, verifies the balances and goes on with the shop. When a release is made, and until then when its schema was edited:
//
//	go test ./cmd/punchcard -run LeavesADump -release 1.0
//
// # Transactions
//
// InTx holds one connection from BEGIN to COMMIT. A Project inside a transaction joins it. What can collide with a unique index
// runs so that a refusal leaves the transaction usable: INSERT passes over collisions and counts, other statements run in a
// savepoint. Then the row in the way is looked up, and the fault is the same on every database. A serialization failure, a
// deadlock or a locked file repeats the whole transaction, five times at least and for half a minute.
//
// A write to a kind that Configures raises its number of the project in project_revisions as the last statement of its transaction.
//
// # Jobs
//
// Jobs are rows of River, inserted in the transaction of their cause, announced when that commits, and delivered from one queue for
// each kind. Queues are asked unannounced every few seconds only. A process that is killed loses no job: other runners see that it is
// gone and take what it had begun within seconds. Where they cannot see that, as behind a pooler, a job counts as dead half as long
// after the time that a delivery may take.
package sqlstore
