package main

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"sync"
	"time"
)

// publications has 400 customers ask for a code of one campaign at once, on PostgreSQL and on SQLite.
func publications(b *bench) error {
	dsn, err := b.pg.create(b.ctx, "publications")
	if err != nil {
		return err
	}
	var rows [][]string
	for _, storage := range []struct{ name, at string }{{"PostgreSQL", dsn}, {"SQLite", "sqlite:" + filepath.Join(b.dir, "publications.db")}} {
		s, err := b.serve(storage.at)
		if err != nil {
			return err
		}
		var p50, slowest, ratios series
		for round := range b.rounds {
			m, last, err := b.publishAtOnce(s, fmt.Sprintf("Gifts %d", round))
			if err != nil {
				s.stop()
				return fmt.Errorf("%s: %w", storage.name, err)
			}
			p50, slowest, ratios = append(p50, m.p50), append(slowest, last), append(ratios, last/m.p50)
		}
		s.stop()
		rows = append(rows, []string{storage.name, p50.String(), slowest.String(), ratios.String()})
		b.report.goal(goal{id: "P25", what: fmt.Sprintf("slowest of %d publications at once, %s", attempts, storage.name), base: "their median", floor: 10, target: 3, atMost: true, ratios: ratios})
	}
	b.report.section("Publications", fmt.Sprintf(`%d customers ask for a code of one campaign at once, each on a connection of their own. Each must get another code. Publications that waited
for each other's codes would come one after the other, and the slowest be many times the median of those that do not.`, attempts),
		[]string{"storage", "median, ms", "slowest, ms", "ratio"}, rows)
	return nil
}

// publishAtOnce has all publications begin together. It returns their times, and that of the slowest in milliseconds.
func (b *bench) publishAtOnce(s *server, campaign string) (m measured, slowest float64, err error) {
	id, err := b.campaign(s, campaign, 2*attempts, nil)
	if err != nil {
		return m, 0, err
	}
	if _, err := b.codesOf(s, id, 1); err != nil {
		return m, 0, err
	}
	conns, err := dial(attempts, []*server{s})
	if err != nil {
		return m, 0, err
	}
	var (
		begin = make(chan struct{})
		all   sync.WaitGroup
		times = make([]time.Duration, attempts)
		codes = make([]string, attempts)
		errs  = make([]error, attempts)
	)
	for i, c := range conns {
		request := render("POST", "/v1/publications", fmt.Sprintf(`{"campaign":{"name":%q},"customer":{"source_id":"%s %d"}}`, campaign, campaign, i))
		all.Go(func() {
			defer c.Close()
			<-begin
			start := time.Now()
			codes[i], errs[i] = published(c, request)
			times[i] = time.Since(start)
		})
	}
	start := time.Now()
	close(begin)
	all.Wait()
	given := map[string]bool{}
	for i, err := range errs {
		if err != nil {
			return m, 0, err
		}
		if given[codes[i]] {
			return m, 0, fmt.Errorf("code %s was given twice", codes[i])
		}
		given[codes[i]] = true
	}
	m = summary(times, time.Since(start)) // sorts the times
	return m, float64(times[len(times)-1].Nanoseconds()) / 1e6, nil
}

// published sends a publication and returns the code that was given.
func published(c *conn, request []byte) (code string, err error) {
	status, body, err := c.do(request)
	if err != nil {
		return "", err
	}
	var answer struct{ Voucher struct{ Code string } }
	if err := json.Unmarshal(body, &answer); err != nil || status != 200 || answer.Voucher.Code == "" {
		return "", fmt.Errorf("a publication is answered with %d %s", status, tail(body))
	}
	return answer.Voucher.Code, nil
}
