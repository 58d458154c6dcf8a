package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/dashboard"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

const (
	openDashboards = 10
	// pagePause is how long an open dashboard waits before it asks again: as long as a page on which deliveries are on their way, and shorter than one on
	// which nothing happens.
	pagePause = 5 * time.Second
	// visits is how often each page is opened.
	visits = 40
)

// pages measures the pages of the dashboard over many codes on PostgreSQL and SQLite, and what open dashboards cost redemptions. Pages are found by the links
// of others, so that new ones are measured, too.
func pages(b *bench) error {
	dsn, err := b.pg.create(b.ctx, "pages")
	if err != nil {
		return err
	}
	s, err := b.serve(dsn)
	if err != nil {
		return err
	}
	n := pick(b, 10_000, 1_000_000, 10_000_000)
	codes, err := b.codesForPages(s, n)
	if err != nil {
		return err
	}
	engine, err := b.library(dsn)
	if err != nil {
		return err
	}
	defer engine.Close()
	shown := benchDashboard(engine)
	open := openPages(shown)
	if err := b.redeemForPages(engine, codes); err != nil {
		return err
	}
	// Autovacuum does this within a minute of so many new rows. Before it did, the list of codes is sorted anew for each page.
	err = b.pg.with(b.ctx, "pages", func(conn *pgx.Conn) error {
		_, err := conn.Exec(b.ctx, "ANALYZE")
		return err
	})
	if err != nil {
		return err
	}
	rows, polled, slowest, err := b.visitAll(open)
	if err != nil {
		return err
	}
	b.report.section("Pages of the dashboard", fmt.Sprintf(`%s codes on PostgreSQL, in campaigns of at most %s. Each page is opened %d times, one after the other: the time of the handler,
without HTTP, in milliseconds. PostgreSQL has its statistics of the new rows, which it gathers by itself within a minute.`, grouped(int64(n)), grouped(maxCodes), visits), []string{"page", "median", "95th percentile", "kB of HTML"}, rows)
	b.report.goal(goal{id: "P32", what: "p95 of the slowest page of the dashboard, " + grouped(int64(n)) + " codes, ms", base: "100 ms", floor: 100, target: 50, atMost: true, ratios: series{slowest}, absolute: true})

	if err := b.pagesOnSQLite(min(n, 1_000_000)); err != nil {
		return err
	}

	var failed atomic.Pointer[error]
	points := []*point{{name: "redemptions"}, {name: "redemptions beside ten open dashboards"}}
	err = b.alternate(b.rounds, points, func(i int) (m measured, err error) {
		ctx, stop := context.WithCancel(b.ctx)
		var watching sync.WaitGroup
		for range i * openDashboards {
			watching.Go(func() {
				pause := time.Duration(rand.Int64N(int64(pagePause)))
				for {
					select {
					case <-ctx.Done():
						return
					case <-time.After(pause):
					}
					pause = pagePause
					if _, _, err := open(ctx, polled[rand.IntN(len(polled))]); err != nil && ctx.Err() == nil {
						failed.Store(&err)
					}
				}
			})
		}
		m, err = b.redeemInLibrary(engine, codes, 8, s)
		stop()
		watching.Wait()
		if page := failed.Load(); page != nil {
			err = errors.Join(err, *page)
		}
		return m, err
	})
	if err != nil {
		return err
	}
	b.report.section("Open dashboards", "Redemptions of single codes through the library, 8 callers, alone and while ten pages ask for news every 5 s.", []string{"", "per second", "ratio"}, [][]string{
		{points[0].name, points[0].rate.String(), ""}, {points[1].name, points[1].rate.String(), points[1].rate.over(points[0].rate).String()},
	})
	b.report.goal(goal{id: "P33", what: "redemptions/s beside ten open dashboards, library, 8 callers", base: "the same without", floor: 0.98, target: 1, ratios: points[1].rate.over(points[0].rate), steady: points[0].rate})
	return b.paintPages(shown, grouped(int64(n))+" codes on PostgreSQL")
}

// codesForPages makes codes, and returns some of them.
func (b *bench) codesForPages(s *server, n int) ([]string, error) {
	b.log("making %d codes", n)
	ids, _, err := b.campaigns(s, "Mass", n)
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		if err := s.await(b.ctx, "/v1/campaigns/"+id, "vouchers_generation_status", "DONE", 20*time.Millisecond); err != nil {
			return nil, err
		}
	}
	return b.codesOf(s, ids[0], 1000)
}

// redeemForPages redeems codes, so that pages have redemptions, customers and orders to show.
func (b *bench) redeemForPages(engine *punchcard.Engine, codes []string) error {
	shop := engine.Project(projectID)
	return parallel(pick(b, 200, 2000, 2000), 8, func(i int) error {
		_, err := shop.Redemptions.Redeem(b.ctx, redemption.Request{
			Redeemables: redemption.Codes(codes[i%len(codes)]), Customer: &customer.Request{SourceID: fmt.Sprint("customer-", i%500)}, Order: order.Total(5000),
		})
		return err
	})
}

// pagesOnSQLite measures the pages over codes in a file. A server makes the codes, and has stopped before this process opens the file.
func (b *bench) pagesOnSQLite(n int) error {
	at := filepath.Join(b.dir, "pages.db")
	s, err := b.serve("sqlite:" + at)
	if err != nil {
		return err
	}
	codes, err := b.codesForPages(s, n)
	s.stop()
	if err != nil {
		return err
	}
	backend, err := sqlite.Open(b.ctx, at)
	if err != nil {
		return err
	}
	engine := punchcard.New(backend)
	defer engine.Close()
	if err := b.redeemForPages(engine, codes); err != nil {
		return err
	}
	rows, _, slowest, err := b.visitAll(openPages(benchDashboard(engine)))
	if err != nil {
		return err
	}
	b.report.section("Pages of the dashboard on SQLite", fmt.Sprintf("%s codes in a file of SQLite, measured as above.", grouped(int64(n))), []string{"page", "median", "95th percentile", "kB of HTML"}, rows)
	b.report.goal(goal{id: "P32", what: "p95 of the slowest page of the dashboard, " + grouped(int64(n)) + " codes, SQLite, ms", base: "100 ms", floor: 100, target: 50, atMost: true,
		ratios: series{slowest}, absolute: true})
	return nil
}

// benchDashboard is the dashboard as its owner sees it.
func benchDashboard(engine *punchcard.Engine) http.Handler {
	var people atomic.Int64 // each request is of another person, so that no limit is in the way
	return dashboard.New(engine, dashboard.WithVisitor(func(*http.Request) (dashboard.Visitor, error) {
		return dashboard.Visitor{ID: fmt.Sprintf("user_%d", people.Add(1)), Name: "Bench", Owner: true}, nil
	}))
}

// openPages returns a function that opens a page and says how long its handler took.
func openPages(handler http.Handler) func(ctx context.Context, path string) (body string, took time.Duration, err error) {
	return func(ctx context.Context, path string) (body string, took time.Duration, err error) {
		r := httptest.NewRequestWithContext(ctx, http.MethodGet, "http://localhost"+path, nil)
		w := httptest.NewRecorder()
		began := time.Now()
		handler.ServeHTTP(w, r)
		took = time.Since(began)
		if w.Code != http.StatusOK && w.Code != http.StatusSeeOther {
			err = fmt.Errorf("%s is answered with %d: %.500s", path, w.Code, w.Body)
		}
		return w.Body.String(), took, err
	}
}

var (
	pageLinks = regexp.MustCompile(`href="(/dashboard/projects/` + projectID + `/[^"]*)"`)
	pageIDs   = regexp.MustCompile(`[a-z]{1,5}_[0-9a-f]{32}|=[^&]*`)
)

// visitAll opens all pages that links lead to, one of each kind, and returns their times, those that ask for news, and the 95th percentile of the
// slowest in milliseconds.
func (b *bench) visitAll(open func(context.Context, string) (string, time.Duration, error)) (rows [][]string, polled []string, slowest float64, err error) {
	base := "/dashboard/projects/" + projectID + "/"
	queue, seen := []string{base + "home"}, map[string]bool{}
	for len(queue) > 0 {
		at, _, _ := strings.Cut(strings.ReplaceAll(queue[0], "&amp;", "&"), "#")
		queue = queue[1:]
		kind := pageIDs.ReplaceAllString(at, "*")
		if seen[kind] || strings.Contains(at, ".csv") || strings.HasSuffix(at, "/file") {
			continue // of a kind that was opened, or a file
		}
		seen[kind] = true
		var times []time.Duration
		size := 0
		for range visits {
			body, took, err := open(b.ctx, at)
			if err != nil {
				return nil, nil, 0, errors.Join(err, b.ctx.Err())
			}
			times, size = append(times, took), len(body)
			if len(times) > 1 {
				continue
			}
			if strings.Contains(body, "hx-trigger") {
				polled = append(polled, at)
			}
			for _, link := range pageLinks.FindAllStringSubmatch(body, -1) {
				queue = append(queue, link[1])
			}
		}
		slices.Sort(times)
		inMilliseconds := func(part int) float64 { return float64(times[len(times)*part/100].Microseconds()) / 1000 }
		slowest = max(slowest, inMilliseconds(95))
		rows = append(rows, []string{cmp.Or(strings.TrimPrefix(kind, base), "(the project)"), figure(inMilliseconds(50)), figure(inMilliseconds(95)), figure(float64(size) / 1000)})
	}
	if len(polled) == 0 {
		return nil, nil, 0, errors.New("no page asks for news")
	}
	return rows, polled, slowest, nil
}
