package main

import (
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	_ "modernc.org/sqlite" // registers the driver "sqlite"
)

// fifths are the parts of a long run that are compared with each other.
const fifths = 5

// growth redeems for long, with customers, on SQLite and PostgreSQL: whether the rate stays while the shop fills, what a redemption takes on disk, and
// on SQLite what a bare program that writes the same rows reaches.
func growth(b *bench) error {
	n := pick(b, 1000, 30_000, 300_000)
	file := filepath.Join(b.dir, "growth.db")
	dsn, err := b.pg.create(b.ctx, "growth")
	if err != nil {
		return err
	}
	sizes := map[string]func() (int64, error){
		"SQLite": func() (int64, error) { return sizeOfFile(file) },
		"PostgreSQL": func() (size int64, err error) {
			err = b.pg.with(b.ctx, "growth", func(conn *pgx.Conn) (err error) {
				size, err = queryValue[int64](b.ctx, conn, "SELECT pg_database_size(current_database())")
				return err
			})
			return size, err
		},
	}
	var rows [][]string
	for _, storage := range []struct{ name, at string }{{"SQLite", "sqlite:" + file}, {"PostgreSQL", dsn}} {
		s, err := b.openShop(storage.at, 10, false)
		if err != nil {
			return err
		}
		g, err := b.grow(s, n, sizes[storage.name])
		s.stop()
		if err != nil {
			return fmt.Errorf("%s: %w", storage.name, err)
		}
		first, last := g.rates[0], g.rates[fifths-1]
		b.report.goal(goal{id: "P26", what: fmt.Sprintf("redemptions/s of the last fifth of %s, %s, HTTP, %d clients", grouped(int64(n)), storage.name, buyerClients), base: "the first fifth",
			floor: 0.9, target: 0.97, ratios: series{last / first}, steady: series{first}})
		b.report.goal(goal{id: "P28", what: "bytes on disk for each redemption of 5 lines, " + storage.name, base: "its request and answer as JSON", floor: 0.6, target: 0.4, atMost: true,
			ratios: series{g.stored / g.sent}, steady: series{g.sent}})
		cells := []string{storage.name}
		for _, rate := range g.rates {
			cells = append(cells, figure(rate))
		}
		rows = append(rows, append(cells, figure(g.stored), figure(g.sent)))
		if storage.name == "SQLite" {
			bare, err := writeBare(file, filepath.Join(b.dir, "bare.db"), min(n, 10_000))
			if err != nil {
				return fmt.Errorf("the bare program: %w", err)
			}
			b.report.goal(goal{id: "P27", what: fmt.Sprintf("redemptions/s, SQLite, HTTP, %d clients", buyerClients),
				base: fmt.Sprintf("a bare program that writes the same rows, %d redemptions in a commit", buyerClients), floor: 0.4, target: 0.7, ratios: series{first / bare}, steady: series{bare}})
			rows = append(rows, []string{"the same rows by a bare program", figure(bare)})
		}
	}
	b.report.section("Growth", fmt.Sprintf(`%s redemptions of %d customers over HTTP, %d clients, one after the other on one storage: the rate of each fifth, what the storage has grown by for each
redemption, and how long a request and its answer are. The bare program writes the rows of the last redemptions into an empty file with the same tables.`,
		grouped(int64(n)), buyers, buyerClients), []string{"storage", "first fifth, /s", "second", "third", "fourth", "last", "bytes stored", "bytes sent"}, rows)
	return nil
}

// grown is what one storage showed. Bytes are those of one redemption.
type grown struct {
	rates        [fifths]float64
	stored, sent float64
}

// grow redeems n times and measures each fifth.
func (b *bench) grow(s *shop, n int, size func() (int64, error)) (g grown, err error) {
	conns, err := dial(buyerClients, []*server{s.server})
	if err != nil {
		return g, err
	}
	free := make(chan *conn, len(conns))
	for _, c := range conns {
		defer c.Close()
		free <- c
	}
	before, err := size()
	if err != nil {
		return g, err
	}
	var sent atomic.Int64
	next := withCustomers(requestsFor("/v1/redemptions", s.codes, 1, cartLines), buyers)
	for i := range g.rates {
		start := time.Now()
		err := parallel(n/fifths, buyerClients, func(int) error {
			c := <-free
			defer func() { free <- c }()
			request := next(rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
			status, answer, err := c.do(request)
			if err == nil && status != 200 {
				err = fmt.Errorf("answered %d %s", status, tail(answer))
			}
			sent.Add(int64(len(request) + len(answer)))
			return err
		})
		if err != nil {
			return g, err
		}
		g.rates[i] = float64(n/fifths) / time.Since(start).Seconds()
	}
	after, err := size()
	redeemed := float64(n / fifths * fifths)
	g.stored, g.sent = float64(after-before)/redeemed, float64(sent.Load())/redeemed
	return g, err
}

// sizeOfFile is the size of a SQLite database, with what is still in its log.
func sizeOfFile(path string) (size int64, err error) {
	db, err := sql.Open("sqlite", "file:"+path+"?mode=ro")
	if err != nil {
		return 0, err
	}
	defer db.Close()
	err = db.QueryRow("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()").Scan(&size)
	return size, err
}

// rowsOf are rows of one table that are to be written.
type rowsOf struct {
	insert string
	rows   [][]any
}

// writeBare copies the tables of one file and writes the rows of its last redemptions into the copy, as many redemptions in a commit as there are
// clients. It returns the redemptions per second. Reading the rows is not counted.
func writeBare(from, to string, redemptions int) (rate float64, err error) {
	db, err := sql.Open("sqlite", "file:"+to+"?_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)")
	if err != nil {
		return 0, err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	tables, err := lastRows(from, redemptions, func(statement string) error { _, err := db.Exec(statement); return err })
	if err != nil {
		return 0, err
	}
	inserts := make([]*sql.Stmt, len(tables))
	for i, t := range tables {
		if inserts[i], err = db.Prepare(t.insert); err != nil {
			return 0, err
		}
	}
	start := time.Now()
	for done := 0; done < redemptions; done += buyerClients {
		tx, err := db.Begin()
		if err != nil {
			return 0, err
		}
		for i, t := range tables {
			insert := tx.Stmt(inserts[i])
			upto := min(done+buyerClients, redemptions)
			for _, row := range t.rows[len(t.rows)*done/redemptions : len(t.rows)*upto/redemptions] {
				if _, err := insert.Exec(row...); err != nil {
					return 0, errors.Join(err, tx.Rollback())
				}
			}
		}
		if err := tx.Commit(); err != nil {
			return 0, err
		}
	}
	return float64(redemptions) / time.Since(start).Seconds(), nil
}

// lastRows makes the tables and indexes of a file with create, and returns the latest rows of all tables that have at least one row for each redemption,
// in proportion to the redemptions that are asked for.
func lastRows(path string, redemptions int, create func(statement string) error) (tables []rowsOf, err error) {
	db, err := sql.Open("sqlite", "file:"+path+"?mode=ro")
	if err != nil {
		return nil, err
	}
	defer db.Close()
	var all int
	if err := db.QueryRow("SELECT count(*) FROM redemptions").Scan(&all); err != nil {
		return nil, err
	}
	schema, err := stringsOf(db, `SELECT sql FROM sqlite_schema WHERE type IN ('table', 'index') AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC`)
	if err != nil {
		return nil, err
	}
	for _, statement := range schema {
		if err := create(statement); err != nil {
			return nil, err
		}
	}
	names, err := stringsOf(db, `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		var count int
		if err := db.QueryRow(fmt.Sprintf("SELECT count(*) FROM %q", name)).Scan(&count); err != nil {
			return nil, err
		}
		if count < all {
			continue
		}
		t, err := latest(db, name, count*redemptions/all)
		if err != nil {
			return nil, err
		}
		tables = append(tables, t)
	}
	return tables, nil
}

// latest are the rows of a table that were written last, the oldest of them first.
func latest(db *sql.DB, table string, n int) (t rowsOf, err error) {
	columns, err := stringsOf(db, fmt.Sprintf("SELECT name FROM pragma_table_info(%q)", table))
	if err != nil {
		return t, err
	}
	list := `"` + strings.Join(columns, `", "`) + `"`
	t.insert = fmt.Sprintf("INSERT INTO %q (%s) VALUES (%s)", table, list, strings.TrimSuffix(strings.Repeat("?, ", len(columns)), ", "))
	rows, err := db.Query(fmt.Sprintf("SELECT %s FROM %q WHERE rowid IN (SELECT rowid FROM %q ORDER BY rowid DESC LIMIT %d) ORDER BY rowid", list, table, table, n))
	if err != nil {
		return t, err
	}
	defer rows.Close()
	for rows.Next() {
		values, into := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			into[i] = &values[i]
		}
		if err := rows.Scan(into...); err != nil {
			return t, err
		}
		t.rows = append(t.rows, values)
	}
	return t, rows.Err()
}

// stringsOf are the values of a query with one column.
func stringsOf(db *sql.DB, query string) (all []string, err error) {
	rows, err := db.Query(query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, rows.Err()
}
