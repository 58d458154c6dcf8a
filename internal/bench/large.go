package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/health"
)

// The large shop, of which options.size is a part.
const (
	largeCodes       = 10_000_000
	largeCampaigns   = 1000
	largeCustomers   = 1_000_000
	largeRedemptions = 5_000_000
	largeCards       = 100_000
	largeMembers     = 10_000 // the cards that customers hold
	// largeDrawn is how many codes of a campaign are redeemed.
	largeDrawn = 1000
	// largeTiers are the promotions that qualifications judge, in both shops.
	largeTiers = 100
)

// large fills a shop as it is after years, through the engine, and measures redemptions, validations and qualifications beside those of a small one, then
// every list of the API, the pages of the dashboard, the work of a day, an export and the audit of all figures. It takes long, so it runs only when it is
// asked for by name.
func large(b *bench) error {
	of := func(part float64, n int) int { return max(1, int(float64(n)*part)) }
	campaigns, codes := max(10, of(b.size, largeCampaigns)), of(b.size, largeCodes)
	customers, redemptions := of(b.sales, largeCustomers), of(b.sales, largeRedemptions)
	made := fmt.Sprintf("%s codes in %s campaigns", grouped(int64(codes)), grouped(int64(campaigns)))
	kept, err := b.wasMade(made)
	if err != nil {
		return err
	}
	small, err := b.largeShop("large_small", kept, 10, 10*perCampaign, 0)
	if err != nil {
		return err
	}
	defer small.stop()
	s, err := b.largeShop("large", kept, campaigns, codes, of(b.size, largeCards))
	if err != nil {
		return err
	}
	defer s.stop()
	if b.keep != "" && !kept {
		if err := os.WriteFile(b.pg.file("made"), []byte(made), 0o644); err != nil {
			return err
		}
	}
	engine, err := b.library(s.storage)
	if err != nil {
		return err
	}
	defer engine.Close()
	shoppers := max(1, customers/largeYears)
	if customers, redemptions, err = b.fill(engine, s.codes, shoppers, redemptions); err != nil {
		return err
	}
	size := fmt.Sprintf("%s, %s customers, %s redemptions with orders", made, grouped(int64(customers)), grouped(int64(redemptions)))
	for _, measure := range []func() error{
		b.warm,
		func() error { return b.largeRates(small, s, shoppers, size) },
		func() error { return b.largeLists(s, size) },
		func() error { return b.largePages(engine, size) },
		func() error { return b.largeWork(s, size) },
	} {
		if err := measure(); err != nil {
			return err
		}
	}
	return nil
}

// warm reads all tables and indexes into the memory of PostgreSQL, those of codes last, where they are in a shop that has been open for a day. After a start
// nearly every code of ten million is on the disk, so that the first of them measure the disk.
func (b *bench) warm() error {
	b.log("reading the tables into memory")
	return b.pg.with(b.ctx, "large", func(conn *pgx.Conn) error {
		_, err := conn.Exec(b.ctx, `CREATE EXTENSION IF NOT EXISTS pg_prewarm;
			SELECT pg_prewarm(oid::regclass) FROM (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')
			ORDER BY relname LIKE 'vouchers%', relname) AS tables`)
		return err
	})
}

// wasMade reports whether a kept cluster has the campaigns and codes of a shop of this size.
func (b *bench) wasMade(size string) (bool, error) {
	if b.keep == "" {
		return false, nil
	}
	found, err := os.ReadFile(b.pg.file("made"))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return false, nil
	case err == nil && string(found) != size:
		err = fmt.Errorf("%s has %s: give the same -size, or another folder", b.keep, found)
	}
	return err == nil, err
}

// fill redeems in this year what it has of so many redemptions, waits until what follows is done, and copies it into the years before. A kept shop that was
// interrupted goes on where it was; one that has more already stays as it is. It returns how many customers and redemptions there are.
func (b *bench) fill(engine *punchcard.Engine, codes []string, shoppers, redemptions int) (customers, sold int, err error) {
	count := func(table string) (n int, err error) {
		return n, b.pg.with(b.ctx, "large", func(conn *pgx.Conn) (err error) {
			n, err = queryValue[int](b.ctx, conn, "SELECT count(*) FROM "+table)
			return err
		})
	}
	before, err := count("redemptions")
	if err != nil {
		return 0, 0, err
	}
	if before < redemptions {
		if err := b.sell(engine, codes, shoppers, before, max(1, redemptions/largeYears)); err != nil {
			return 0, 0, err
		}
	}
	b.log("waiting for what follows the redemptions")
	for behind := true; behind; {
		state, err := engine.Project(projectID).Health.Measure(b.ctx)
		if err != nil {
			return 0, 0, err
		}
		behind = slices.ContainsFunc(state.Consumers, func(c health.Consumer) bool { return !c.Since.IsZero() })
		time.Sleep(time.Second)
	}
	if before < redemptions {
		if err := b.copyYears(); err != nil {
			return 0, 0, err
		}
		// Autovacuum does this by itself, within a minute of so many new rows.
		if err := b.pg.with(b.ctx, "large", func(conn *pgx.Conn) error {
			_, err := conn.Exec(b.ctx, "VACUUM ANALYZE")
			return err
		}); err != nil {
			return 0, 0, err
		}
	}
	if customers, err = count("customers"); err != nil {
		return 0, 0, err
	}
	sold, err = count("redemptions")
	return customers, sold, err
}

// largeShop starts a server on a database of its own and makes its campaigns, promotions and loyalty cards.
func (b *bench) largeShop(database string, kept bool, campaigns, codes, cards int) (*shop, error) {
	dsn := b.pg.dsn(database)
	if !kept {
		if _, err := b.pg.create(b.ctx, database); err != nil {
			return nil, err
		}
	}
	server, err := b.serve(dsn)
	if err != nil {
		return nil, err
	}
	s := &shop{server: server, storage: dsn}
	if kept {
		s.codes, err = b.drawn(database)
		return s, err
	}
	b.log("making %s codes in %d campaigns", grouped(int64(codes)), campaigns)
	lists := make([][]string, campaigns)
	err = parallel(campaigns, 4, func(i int) error {
		n := codes / campaigns
		id, err := b.campaign(server, fmt.Sprintf("Campaign %d", i), n, nil)
		if err == nil {
			lists[i], err = b.codesOf(server, id, min(n, largeDrawn))
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	s.codes = slices.Concat(lists...)
	if err := b.promotions(server, largeTiers); err != nil {
		return nil, err
	}
	if cards == 0 {
		return s, nil
	}
	made, err := server.call(b.ctx, "POST", "/v1/loyalties", object{"name": "Club", "type": "AUTO_UPDATE", "vouchers_count": cards,
		"voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 0}}})
	if err != nil {
		return nil, err
	}
	if err := server.await(b.ctx, fmt.Sprint("/v1/campaigns/", made["id"]), "vouchers_generation_status", "DONE", 100*time.Millisecond); err != nil {
		return nil, err
	}
	return s, parallel(min(cards, largeMembers), 8, func(i int) error {
		_, err := server.call(b.ctx, "POST", fmt.Sprintf("/v1/loyalties/%v/members", made["id"]), object{"customer": object{"source_id": buyer(i)}})
		return err
	})
}

// drawn are codes of each campaign of discounts in a kept shop.
func (b *bench) drawn(database string) (codes []string, err error) {
	err = b.pg.with(b.ctx, database, func(conn *pgx.Conn) error {
		rows, err := conn.Query(b.ctx, `SELECT v.code FROM campaigns c CROSS JOIN LATERAL (SELECT code FROM vouchers WHERE project_id = c.project_id
			AND campaign_id = c.id ORDER BY created_at LIMIT $1) v WHERE c.campaign_type = 'DISCOUNT_COUPONS'`, largeDrawn)
		if err == nil {
			codes, err = pgx.CollectRows(rows, pgx.RowTo[string])
		}
		return err
	})
	return codes, err
}

// sell redeems through the library, from one number of redemptions to another: each customer in turn, each code in turn.
func (b *bench) sell(engine *punchcard.Engine, codes []string, customers, from, to int) error {
	if from >= to {
		return nil
	}
	b.log("redeeming %s times", grouped(int64(to-from)))
	shop := engine.Project(projectID)
	return parallel(to-from, 16, func(i int) error {
		i += from
		if i > from && i%100_000 == 0 {
			b.log("%s redemptions", grouped(int64(i)))
		}
		r := request(cartLines, codes[i%len(codes)])
		r.Customer = &customer.Request{SourceID: buyer(i % customers)}
		_, err := shop.Redemptions.Redeem(b.ctx, r)
		return err
	})
}

// largeRates compares the rates of both shops. After a checkpoint PostgreSQL writes each page that changes whole into its log, and a large shop has many of
// them. So the first minute of redemptions after one is measured apart: it is one in thirty.
func (b *bench) largeRates(small, large *shop, customers int, size string) error {
	of := map[*shop]int{small: buyers, large: customers}
	asked := object{"scenario": "ALL", "options": object{"limit": 50}, "customer": object{"source_id": "buyer"}, "order": object{"items": basket(cartLines, 0)}}
	type kind struct {
		name    string
		clients int
		next    func(*shop) requestMaker
	}
	qualify, err := always("/v1/qualifications", asked)
	if err != nil {
		return err
	}
	kinds := []kind{
		{"validations", 8, func(s *shop) requestMaker { return requestsFor("/v1/validations", s.codes, 1, cartLines) }},
		{"redemptions", 8, func(s *shop) requestMaker {
			return withCustomers(requestsFor("/v1/redemptions", s.codes, 1, cartLines), of[s])
		}},
		{"qualifications", 1, func(*shop) requestMaker { return qualify }},
	}
	var points []*point
	for _, k := range kinds {
		points = append(points, &point{name: k.name + ", small"}, &point{name: k.name + ", large"})
	}
	shops := []*shop{small, large}
	minute := func() (measured, error) { // with rounds of 10 s
		return b.load(kinds[1].clients, 6*b.period(), kinds[1].next(large), large.server)
	}
	if _, err := minute(); err != nil { // reads from the disk what is not in memory yet
		return err
	}
	if err := b.pg.checkpoint(b.ctx); err != nil {
		return err
	}
	m, err := minute()
	if err != nil {
		return err
	}
	first := &point{name: "redemptions, large, the first minute after a checkpoint"}
	first.add(m)
	err = b.alternate(b.rounds, points, func(i int) (measured, error) {
		k, s := kinds[i/2], shops[i%2]
		return b.load(k.clients, b.period(), k.next(s), s.server)
	})
	if err != nil {
		return err
	}
	b.report.rates("A large shop", fmt.Sprintf(`%s, on PostgreSQL, beside a shop of 1,000 codes in 10 campaigns. One code and 5 lines over HTTP, 8 clients;
qualifications judge %d promotions, with one client. All tables were read into the memory of PostgreSQL before, where those of an open shop are.
The rounds begin a minute after a checkpoint. In this minute, one of thirty, PostgreSQL writes each page that changes whole into its log.
The engine redeemed what this year has. The %d years before it are copies of those rows, with customers, orders and events of their own.`, size, largeTiers, largeYears-1), append(points, first), func(p *point) *point {
		switch i := slices.Index(points, p); {
		case p == first: // it is measured once, and a round of the other shop may be a bad one
			return &point{name: points[2].name, rate: series{points[2].rate.median()}}
		case i%2 == 1:
			return points[i-1]
		}
		return nil
	})
	for i, k := range kinds {
		b.report.goal(goal{id: "P34", what: k.name + "/s, " + size, base: "10 campaigns, 1,000 codes", floor: 0.9, target: 0.97,
			ratios: points[2*i+1].rate.over(points[2*i].rate), steady: points[2*i].rate})
	}
	return nil
}

// largeLists asks for the first page of every list in its own order and with the filters that people use, and then in each other order.
func (b *bench) largeLists(s *shop, size string) error {
	usual, ordered, without, err := b.lists(s)
	if err != nil {
		return err
	}
	client := &http.Client{Timeout: 5 * time.Minute}
	type timed struct {
		at            string
		median, p95   float64
		bytes, status int
	}
	var all []timed
	var slowest [2]float64 // of the usual ones, of the others
	for i, at := range slices.Concat(usual, ordered) {
		b.log("GET %s", at)
		one, took := timed{at: at}, []time.Duration(nil)
		for range 20 {
			r, err := http.NewRequestWithContext(b.ctx, "GET", "http://"+s.addr+at, nil)
			if err != nil {
				return err
			}
			r.Header = http.Header{"X-App-Id": {appID}, "X-App-Token": {appToken}, "X-Management-Id": {managerID}, "X-Management-Token": {managerToken}}
			began := time.Now()
			answer, err := client.Do(r)
			if err != nil {
				return err
			}
			text, err := io.ReadAll(answer.Body)
			if err = errors.Join(err, answer.Body.Close()); err != nil {
				return err
			}
			took = append(took, time.Since(began))
			if one.status, one.bytes = answer.StatusCode, len(text); one.status != http.StatusOK {
				return fmt.Errorf("GET %s: %s %s", at, answer.Status, tail(text))
			}
			if took[0] > 5*time.Second && len(took) >= 3 {
				break // it is slow enough to be told, and would take minutes
			}
		}
		m := summary(took, time.Second)
		one.median, one.p95 = m.p50, m.p95
		all = append(all, one)
		part := &slowest[0]
		if i >= len(usual) {
			part = &slowest[1]
		}
		*part = max(*part, one.p95)
	}
	slices.SortStableFunc(all, func(a, b timed) int { return int(b.p95*1000) - int(a.p95*1000) })
	var rows [][]string
	for _, one := range all {
		rows = append(rows, []string{"`" + one.at + "`", figure(one.median), figure(one.p95), figure(float64(one.bytes) / 1000)})
	}
	about := size + ". One client; the first page of every list, with usual filters, and in each order that can be asked for, in milliseconds over HTTP, the slowest first."
	if len(without) > 0 {
		about += " Not measured, since the shop has nothing of that kind: " + strings.Join(without, ", ") + "."
	}
	b.report.section("Lists of a large shop", about, []string{"list", "median", "95th percentile", "kB"}, rows)
	for i, of := range []string{fmt.Sprintf("%d lists in their own order and with usual filters", len(usual)), fmt.Sprintf("%d other orders of lists", len(ordered))} {
		b.report.goal(goal{id: "P35", what: "p95 of the slowest of " + of + ", " + size + ", ms", base: "100 ms", floor: 100, target: 50, atMost: true,
			ratios: series{slowest[i]}, absolute: true})
	}
	return nil
}

// lists returns the addresses of all lists of the API: those in the OpenAPI document whose path the shop can fill, some with filters, and, apart, those in
// each order. without are the paths that it cannot fill.
func (b *bench) lists(s *shop) (usual, ordered, without []string, err error) {
	answer, err := s.client.Get("http://" + s.addr + "/openapi.json")
	if err != nil {
		return nil, nil, nil, err
	}
	defer answer.Body.Close()
	type parameter struct {
		Name   string
		Schema struct{ Enum []string }
	}
	var document struct {
		Paths map[string]map[string]struct{ Parameters []parameter }
	}
	if err := json.NewDecoder(answer.Body).Decode(&document); err != nil {
		return nil, nil, nil, err
	}
	first := func(path, list string) (o object, err error) {
		found, err := s.call(b.ctx, "GET", path, nil)
		if err != nil {
			return nil, err
		}
		items, _ := found[list].([]any)
		if len(items) == 0 {
			return nil, fmt.Errorf("GET %s: nothing is listed", path)
		}
		o, _ = items[0].(object)
		return o, nil
	}
	redemption, err := first("/v1/redemptions?limit=1", "redemptions")
	if err != nil {
		return nil, nil, nil, err
	}
	voucher, _ := redemption["voucher"].(object)
	buyer, _ := redemption["customer"].(object)
	club, err := first("/v1/loyalties?limit=1", "campaigns")
	if err != nil {
		return nil, nil, nil, err
	}
	card, err := first(fmt.Sprintf("/v1/loyalties/%v/members?limit=1", club["id"]), "vouchers")
	if err != nil {
		return nil, nil, nil, err
	}
	rule, err := first("/v1/validation-rules?limit=1", "data")
	if err != nil {
		return nil, nil, nil, err
	}
	// A path of loyalty campaigns has another campaign than one of discounts.
	values := func(path string) *strings.Replacer {
		campaign, member := voucher["campaign_id"], any("{memberId}")
		if strings.HasPrefix(path, "/v1/loyalties") {
			campaign, member = club["id"], card["code"]
		}
		return strings.NewReplacer("{projectId}", projectID, "{campaignId}", fmt.Sprint(campaign), "{customerId}", fmt.Sprint(buyer["id"]), "{code}", fmt.Sprint(card["code"]),
			"{memberId}", fmt.Sprint(member), "{validationRuleId}", fmt.Sprint(rule["id"]))
	}
	for path, methods := range document.Paths {
		get := methods["get"]
		if !slices.ContainsFunc(get.Parameters, func(p parameter) bool { return p.Name == "limit" }) || strings.HasPrefix(path, "/client/") {
			continue // no list, or one that has its twin below /v1
		}
		at := values(path).Replace(path)
		if strings.Contains(at, "{") {
			without = append(without, path)
			continue
		}
		usual = append(usual, at+"?limit=100")
		for _, p := range get.Parameters {
			if p.Name == "order" {
				for _, order := range p.Schema.Enum {
					ordered = append(ordered, at+"?limit=100&order="+order)
				}
			}
		}
	}
	day := time.Now().UTC().Truncate(24 * time.Hour).Format(time.RFC3339)
	for _, filtered := range []string{
		"/v1/vouchers?limit=100&campaign_id={campaign}", "/v1/vouchers?limit=100&campaign_id={campaign}&order=-code", "/v1/vouchers?limit=100&customer={customer}",
		"/v1/vouchers?limit=100&code={code}", "/v1/vouchers?limit=100&page=50", "/v1/vouchers?limit=100&created_at[after]=" + day, "/v1/vouchers?limit=100&created_at[before]=" + day,
		"/v1/customers?limit=100&page=50", "/v1/customers?limit=100&email=nobody@example.com", "/v1/customers?limit=100&name=nobody", "/v1/customers?limit=100&created_at[after]=" + day,
		"/v1/redemptions?limit=100&page=50", "/v1/redemptions?limit=100&result=FAILURE", "/v1/redemptions?limit=100&result=SUCCESS", "/v1/redemptions?limit=100&customer={customer}",
		"/v1/redemptions?limit=100&created_at[after]=" + day, "/v1/redemptions?limit=100&campaign={campaign}", "/v1/orders?limit=100&page=50",
		"/v1/publications?limit=100&customer={customer}", "/v1/publications?limit=100&campaign={campaign}", "/v1/campaigns?limit=100&campaign_type=DISCOUNT_COUPONS",
		"/v1/campaigns?limit=100&campaign_status=DONE", "/v1/vouchers/{code}/redemption",
	} {
		filtered = strings.NewReplacer("{campaign}", fmt.Sprint(voucher["campaign_id"]), "{customer}", fmt.Sprint(buyer["id"]), "{code}", fmt.Sprint(voucher["code"])).Replace(filtered)
		if strings.Contains(filtered, "order=") {
			ordered = append(ordered, filtered)
		} else {
			usual = append(usual, filtered)
		}
	}
	slices.Sort(usual)
	slices.Sort(ordered)
	slices.Sort(without)
	return usual, ordered, without, nil
}

// largePages opens the pages of the dashboard.
func (b *bench) largePages(engine *punchcard.Engine, size string) error {
	rows, _, slowest, err := b.visitAll(openPages(benchDashboard(engine)))
	if err != nil {
		return err
	}
	b.report.section("Pages of a large shop", size+". As above: the time of the handler in milliseconds.", []string{"page", "median", "95th percentile", "kB of HTML"}, rows)
	b.report.goal(goal{id: "P32", what: "p95 of the slowest page of the dashboard, " + size + ", ms", base: "100 ms", floor: 100, target: 50, atMost: true,
		ratios: series{slowest}, absolute: true})
	return nil
}

// largeWork measures what goes over all of a project: the work of a day, an export, the audit of all figures.
func (b *bench) largeWork(s *shop, size string) error {
	var rows [][]string
	measure := func(what string, do func() (string, error)) error {
		b.log("%s", what)
		began := time.Now()
		found, err := do()
		if err != nil {
			return fmt.Errorf("%s: %w", what, err)
		}
		rows = append(rows, []string{what, figure(time.Since(began).Seconds()), found})
		return nil
	}
	run := func(args ...string) (string, error) {
		out, err := exec.CommandContext(b.ctx, b.program, append(args, "--storage", s.storage)...).CombinedOutput()
		if err != nil {
			return "", fmt.Errorf("%w\n%s", err, tail(out))
		}
		return strings.TrimSpace(string(out)), nil
	}
	// The server has done the work of this day: this program does that of the next one.
	clock := env.System()
	clock.Now = func() time.Time { return env.System().Now().Add(24 * time.Hour) }
	tomorrow, err := b.library(s.storage, punchcard.WithEnv(clock))
	if err != nil {
		return err
	}
	defer tomorrow.Close()
	to := filepath.Join(b.dir, "export")
	err = errors.Join(
		measure("`punchcard verify`", func() (string, error) { return run("verify", "--project", projectID) }),
		measure("`punchcard export --gzip`", func() (string, error) {
			if _, err := run("export", "--project", projectID, "--to", to, "--gzip"); err != nil {
				return "", err
			}
			total, err := sizeOfFolder(to)
			return figure(float64(total)/1e6) + " MB", errors.Join(err, os.RemoveAll(to))
		}),
		measure("the work of a day", func() (string, error) { return "", tomorrow.Project(projectID).CatchUp(b.ctx) }),
	)
	if err != nil {
		return err
	}
	var stored int64
	if err := b.pg.with(b.ctx, "large", func(conn *pgx.Conn) (err error) {
		stored, err = queryValue[int64](b.ctx, conn, "SELECT pg_database_size(current_database())")
		return err
	}); err != nil {
		return err
	}
	used, peak := resident(s.pid())
	rows = append(rows, []string{"the database", "", figure(float64(stored)/1e6) + " MB"}, []string{"the server, resident", "", figure(used) + " MiB, at its highest " + figure(peak) + " MiB"})
	b.report.section("All of a large shop", size+".", []string{"what", "seconds", "found"}, rows)
	return nil
}

// sizeOfFolder is the sum of the sizes of its files.
func sizeOfFolder(path string) (size int64, err error) {
	err = filepath.WalkDir(path, func(_ string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		if err == nil {
			size += info.Size()
		}
		return err
	})
	return size, err
}
