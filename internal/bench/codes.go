package main

import (
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
)

const codesDatabase = "codes"

// codes measures the generation of codes in bulk: its duration beside COPY, the time of the first answer, and the effect on validations.
func codes(b *bench) error {
	dsn, err := b.pg.create(b.ctx, codesDatabase)
	if err != nil {
		return err
	}
	s, err := b.openShop(dsn, 10, false)
	if err != nil {
		return err
	}
	defer s.stop()
	sizes := pick(b, []int{2000}, []int{100_000}, []int{100_000, 1_000_000})
	var rows [][]string
	for _, n := range sizes {
		more, err := b.generate(s, n)
		if err != nil {
			return err
		}
		rows = append(rows, more...)
	}
	size := sizes[len(sizes)-1]
	more, err := b.footprint(s, size)
	if err != nil {
		return err
	}
	rows = append(rows, more...)
	if more, err = b.besideGeneration(s, size); err != nil {
		return err
	}
	rows = append(rows, more...)
	rank, err := b.rankOfSmall(s)
	if err != nil {
		return err
	}
	rows = append(rows, []string{"rank in which a job of 10 codes ends, enqueued last of ten jobs", fmt.Sprint(rank), ""})
	b.report.section("Codes in bulk", `A campaign through POST /v1/campaigns, or ten for a million codes, until the codes are generated and all of them listed, PostgreSQL. The baseline is COPY of the
same rows into an empty table with the same columns, constraints and indexes.`, []string{"", "measured", "baseline"}, rows)
	return nil
}

// generate measures campaigns of n codes, and COPY of their rows.
func (b *bench) generate(s *shop, n int) ([][]string, error) {
	var whole, first, single, copied series
	for round := range min(b.rounds, 3) {
		p50, err := b.singles(s, n, round)
		if err != nil {
			return nil, err
		}
		start := time.Now()
		ids, answered, err := b.campaigns(s.server, fmt.Sprintf("Mass %d %d", n, round), n)
		if err != nil {
			return nil, err
		}
		if err := b.awaitCodes(s, ids, n); err != nil {
			return nil, err
		}
		took := time.Since(start)
		base, err := b.copyRows(codesDatabase, "vouchers", "campaign_id IN ('"+strings.Join(ids, "', '")+"')", n)
		if err != nil {
			return nil, err
		}
		whole, copied = append(whole, took.Seconds()), append(copied, base.Seconds())
		first, single = append(first, answered.Seconds()*1000), append(single, p50)
	}
	what := grouped(int64(n)) + " codes"
	b.report.goal(goal{id: "P12", what: what + ", until all can be read", base: "COPY of the same rows", floor: 3, target: 1.5, atMost: true, ratios: whole.over(copied), steady: copied})
	b.report.goal(goal{id: "P13", what: "first answer to a campaign of " + what, base: "p50 of making one voucher", floor: 3, target: 1.5, atMost: true, ratios: first.over(single), steady: single})
	return [][]string{
		{what + ", until all can be read, s", whole.String(), "COPY " + copied.String()},
		{"first answer to that request, ms", first.String(), "making one voucher, p50 " + single.String()},
	}, nil
}

// maxCodes is the largest number of codes of a campaign.
const maxCodes = 100_000

// campaigns creates campaigns with n codes in all, and returns the time of the first answer.
func (b *bench) campaigns(s *server, name string, n int) (ids []string, answered time.Duration, err error) {
	start := time.Now()
	for i := 0; n > 0; i++ {
		some := min(n, maxCodes)
		id, err := b.campaign(s, fmt.Sprintf("%s, %d", name, i), some, nil)
		if err != nil {
			return nil, 0, err
		}
		if i == 0 {
			answered = time.Since(start)
		}
		ids, n = append(ids, id), n-some
	}
	return ids, answered, nil
}

// awaitCodes waits until the codes of campaigns, n in all, can be read.
func (b *bench) awaitCodes(s *shop, ids []string, n int) error {
	for _, id := range ids {
		if err := s.await(b.ctx, "/v1/campaigns/"+id, "vouchers_generation_status", "DONE", 20*time.Millisecond); err != nil {
			return err
		}
		some := min(n, maxCodes)
		if err := s.await(b.ctx, "/v1/vouchers?limit=1&campaign_id="+url.QueryEscape(id), "total", float64(some), 20*time.Millisecond); err != nil {
			return err
		}
		n -= some
	}
	return nil
}

// singles creates vouchers one by one and returns the median time of one.
func (b *bench) singles(s *shop, n, round int) (p50 float64, err error) {
	var times []time.Duration
	for i := range 100 {
		start := time.Now()
		if _, err := s.call(b.ctx, "POST", fmt.Sprintf("/v1/vouchers/SINGLE-%d-%d-%d", n, round, i), coupon(1)); err != nil {
			return 0, err
		}
		times = append(times, time.Since(start))
	}
	return summary(times, 0).p50, nil
}

// copyRows copies rows of a table by COPY into an empty one with the same definition, and returns how long that took.
func (b *bench) copyRows(database, table, where string, n int) (took time.Duration, err error) {
	err = b.pg.with(b.ctx, database, func(conn *pgx.Conn) error {
		columns, err := queryValue[string](b.ctx, conn, `SELECT string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) FROM information_schema.columns
			WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`, table)
		if err != nil {
			return err
		}
		rows := b.pg.file("rows")
		statements := []string{
			"DROP TABLE IF EXISTS copied",
			fmt.Sprintf("CREATE TABLE copied (LIKE %s INCLUDING ALL)", table),
			fmt.Sprintf("COPY (SELECT %s FROM %s WHERE %s) TO '%s'", columns, table, where, rows),
		}
		for _, statement := range statements {
			if _, err := conn.Exec(b.ctx, statement); err != nil {
				return err
			}
		}
		start := time.Now()
		done, err := conn.Exec(b.ctx, fmt.Sprintf("COPY copied (%s) FROM '%s'", columns, rows))
		if err != nil {
			return err
		}
		took = time.Since(start)
		if done.RowsAffected() != int64(n) {
			return fmt.Errorf("%d rows of %s were copied, want %d", done.RowsAffected(), table, n)
		}
		return nil
	})
	return took, err
}

// footprint measures the size of the codes on disk, and the memory of the server after it generated them.
func (b *bench) footprint(s *shop, n int) (rows [][]string, err error) {
	err = b.pg.with(b.ctx, codesDatabase, func(conn *pgx.Conn) error {
		// A table with the columns that a coupon needs, and three indexes.
		for _, statement := range []string{
			"DROP TABLE IF EXISTS plain",
			`CREATE TABLE plain AS SELECT project_id, id, code, campaign_id, type, discount, active, metadata, redemption_quantity, redemption_redeemed_quantity, created_at
				FROM copied`,
			"ALTER TABLE plain ADD PRIMARY KEY (project_id, id)", "CREATE UNIQUE INDEX ON plain (project_id, code)", "CREATE INDEX ON plain (project_id, campaign_id)",
		} {
			if _, err := conn.Exec(b.ctx, statement); err != nil {
				return err
			}
		}
		ours, err := queryValue[int64](b.ctx, conn, "SELECT pg_total_relation_size('copied')")
		if err != nil {
			return err
		}
		plain, err := queryValue[int64](b.ctx, conn, "SELECT pg_total_relation_size('plain')")
		if err != nil {
			return err
		}
		each, bare := float64(ours)/float64(n), float64(plain)/float64(n)
		rows = append(rows, []string{"bytes on disk for each voucher, indexes included", figure(each), "a lean table with three indexes " + figure(bare)})
		b.report.goal(goal{id: "P19", what: "bytes on disk for each of " + grouped(int64(n)) + " vouchers", base: "a lean table with three indexes", floor: 1.5, target: 1.1, atMost: true,
			ratios: series{each / bare}, steady: series{bare}})
		return nil
	})
	now, peak := resident(s.pid())
	return append(rows, []string{"resident memory of the server afterwards, MiB", figure(now) + ", at its highest " + figure(peak), ""}), err
}

// besideGeneration measures validations while codes are generated, and without that.
func (b *bench) besideGeneration(s *shop, n int) ([][]string, error) {
	next := requestsFor("/v1/validations", s.codes, 1, cartLines)
	idle, busy := &point{name: "idle"}, &point{name: "busy"}
	outlasted := true
	for round := range min(b.rounds, 3) {
		m, err := b.load(8, b.period()/2, next, s.server)
		if err != nil {
			return nil, err
		}
		idle.add(m)
		ids, _, err := b.campaigns(s.server, fmt.Sprintf("Meanwhile %d", round), n)
		if err != nil {
			return nil, err
		}
		if m, err = b.load(8, b.period()/2, next, s.server); err != nil {
			return nil, err
		}
		busy.add(m)
		after, err := s.call(b.ctx, "GET", "/v1/campaigns/"+ids[len(ids)-1], nil)
		if err != nil {
			return nil, err
		}
		outlasted = outlasted && after["vouchers_generation_status"] != "DONE"
		if err := b.awaitCodes(s, ids, n); err != nil {
			return nil, err
		}
	}
	what := fmt.Sprintf("while %s codes are generated", grouped(int64(n)))
	doubt := ""
	if !outlasted {
		doubt = "the codes were done before the measurement was"
	}
	b.report.goal(goal{id: "P14", what: "validations/s " + what, base: "the same without", floor: 0.5, target: 0.7, ratios: busy.rate.over(idle.rate), steady: idle.rate, doubt: doubt})
	b.report.goal(goal{id: "P14", what: "p99 of validations " + what, base: "the same without", floor: 4, target: 2, atMost: true, ratios: busy.p99.over(idle.p99), steady: idle.p99, doubt: doubt})
	return [][]string{
		{"validations/s " + what + ", 8 clients", busy.rate.String(), "idle " + idle.rate.String()},
		{"their p99, ms", busy.p99.String(), "idle " + idle.p99.String()},
	}, nil
}

// rankOfSmall creates nine large campaigns and then a small one, and returns the rank in which the codes of the small one are done.
func (b *bench) rankOfSmall(s *shop) (int, error) {
	const jobs, small = 10, 10
	ids := make([]string, jobs)
	for i := range ids {
		n := pick(b, 2000, 20_000, 20_000)
		if i == jobs-1 {
			n = small
		}
		id, err := b.campaign(s.server, fmt.Sprintf("Job %d", i), n, nil)
		if err != nil {
			return 0, err
		}
		ids[i] = id
	}
	done := map[string]int{}
	for len(done) < jobs {
		rank := len(done) + 1 // campaigns that are found done in the same round share a rank
		for _, id := range ids {
			if done[id] > 0 {
				continue
			}
			c, err := s.call(b.ctx, "GET", "/v1/campaigns/"+id, nil)
			if err != nil {
				return 0, err
			}
			switch c["vouchers_generation_status"] {
			case "DONE":
				done[id] = rank
			case "FAILED":
				return 0, fmt.Errorf("the generation of codes of campaign %s failed", id)
			}
		}
	}
	return done[ids[jobs-1]], nil
}
