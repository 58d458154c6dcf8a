package main

import (
	"fmt"

	"github.com/jackc/pgx/v5"
)

// largeYears is for how many years the large shop has been open. The engine redeems what this year has; the years before are copies of its rows, since
// five million redemptions through the engine take hours of filling for minutes of measuring.
const largeYears = 10

// copied changes the text of a row into that of another shop's year: the ids of what a sale makes, the names of its customer, and the year of each time in it.
// What is sold, codes and campaigns, stays. An id begins with its time: the first four digits of a copy's are the years in place of some weeks.
const copied = `CREATE OR REPLACE FUNCTION pg_temp.copied(row_text text, years int, this_year int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT replace(regexp_replace(regexp_replace(row_text,
		'\m((?:r|ord|ordli|cust|ev|track)_)[0-9a-zA-Z_-]{4}', '\1' || lpad(years::text, 4, '0'), 'g'),
		'(buyer-\d+)', '\1.' || years, 'g'),
		this_year || '-', (this_year - years) || '-') $$`

// copyYears copies what was sold in this year into each of the years before that has nothing yet, and counts the uses of codes anew. Events get numbers before
// the first one: to those who read the log they have been there always.
func (b *bench) copyYears() error {
	var missing []int
	var thisYear int
	var events int64
	err := b.pg.with(b.ctx, "large", func(conn *pgx.Conn) error {
		err := conn.QueryRow(b.ctx, `SELECT extract(year FROM max(date))::int, (SELECT max(number) + 8 FROM events) FROM redemptions WHERE project_id = $1`, projectID).
			Scan(&thisYear, &events)
		if err != nil {
			return err
		}
		rows, err := conn.Query(b.ctx, `SELECT years FROM generate_series(1, $2 - 1) AS years WHERE NOT EXISTS (SELECT FROM redemptions WHERE project_id = $1
			AND date >= make_date($3 - years, 1, 1) AND date < make_date($3 - years + 1, 1, 1))`, projectID, largeYears, thisYear)
		if err == nil {
			missing, err = pgx.CollectRows(rows, pgx.RowTo[int])
		}
		return err
	})
	if err != nil || len(missing) == 0 {
		return err
	}
	if err := parallel(len(missing), 2, func(i int) error { return b.copyYear(thisYear, missing[i], events) }); err != nil {
		return err
	}
	b.log("counting the uses of codes")
	return b.pg.with(b.ctx, "large", func(conn *pgx.Conn) error {
		_, err := conn.Exec(b.ctx, `UPDATE vouchers SET redemption_redeemed_quantity = used.times
			FROM (SELECT voucher_id, count(*) AS times FROM redemptions WHERE project_id = $1 AND status = 'SUCCEEDED' GROUP BY voucher_id) AS used
			WHERE project_id = $1 AND id = used.voucher_id`, projectID)
		return err
	})
}

// copyYear copies one year in a transaction, so that a year is there altogether or not at all.
func (b *bench) copyYear(thisYear, years int, events int64) error {
	b.log("copying the year %d", thisYear-years)
	return b.pg.with(b.ctx, "large", func(conn *pgx.Conn) error {
		if _, err := conn.Exec(b.ctx, copied); err != nil {
			return err
		}
		return pgx.BeginFunc(b.ctx, conn, func(tx pgx.Tx) error {
			since := fmt.Sprintf("%d-01-01", thisYear)
			for _, of := range []struct{ table, where string }{
				{"customers", "created_at >= $2"},
				{"orders", "created_at >= $2"},
				{"redemptions", "date >= $2"},
				{"events", "created_at >= $2 AND packed IS NOT NULL"}, // of redemptions; the other ones are of what is not copied
				{"redemption_totals", "day >= $2::date::text"},
				{"campaign_days", "day >= $2::date::text"},
			} {
				copies := fmt.Sprintf("SELECT pg_temp.copied(t::text, %d, %d)::%s AS c FROM %[3]s t WHERE project_id = $1 AND %s OFFSET 0", years, thisYear, of.table, of.where)
				if of.table == "events" {
					copies = fmt.Sprintf("SELECT json_populate_record(c, json_build_object('number', (c).number - %d)) AS c FROM (%s) AS copies OFFSET 0", int64(years)*events, copies)
				}
				if _, err := tx.Exec(b.ctx, fmt.Sprintf("INSERT INTO %s SELECT (c).* FROM (%s) AS copies", of.table, copies), projectID, since); err != nil {
					return fmt.Errorf("%s of %d: %w", of.table, thisYear-years, err)
				}
			}
			// The codes were made in this year.
			_, err := tx.Exec(b.ctx, "UPDATE campaign_days SET figures = figures - 'vouchers_created' WHERE project_id = $1 AND day LIKE $2", projectID,
				fmt.Sprintf("%d-%%", thisYear-years))
			return err
		})
	})
}
