//go:build unix

package site

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"path/filepath"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// pair is what a site for failovers has beside its primary, which is the Database.
type pair struct {
	// standby follows the primary, whose commits wait for it.
	standby *pgtest.Cluster
	proxy   *Proxy
	// database is its name on both.
	database string
	receiver *receiver
}

func (p *pair) close() error {
	if p.receiver != nil {
		p.receiver.close()
	}
	if p.proxy != nil {
		p.proxy.Close()
	}
	if p.standby != nil {
		return p.standby.Close()
	}
	return nil
}

// openPair starts a primary and its standby, and returns the address with which servers find whichever of them is the primary.
func (s *Site) openPair(ctx context.Context) (served string, err error) {
	if s.Database, err = pgtest.New(ctx, pgtest.Options{Durable: true}); err != nil {
		return "", err
	}
	if s.storage, err = s.Database.CreateDatabase(ctx); err != nil {
		return "", err
	}
	at, err := url.Parse(s.storage)
	if err != nil {
		return "", err
	}
	s.NoDisk = errors.New("failovers are its only faults")
	s.pair = &pair{database: at.Path[1:]}
	if s.DatabaseProxy, err = NewProxy("unix", s.socket(s.Database)); err != nil {
		return "", err
	}
	if s.pair.proxy, err = NewProxy("unix", ""); err != nil {
		return "", err
	}
	if s.pair.receiver, err = newReceiver(); err != nil {
		return "", err
	}
	at.Host = s.DatabaseProxy.Addr + "," + s.pair.proxy.Addr
	at.RawQuery = url.Values{"sslmode": {"disable"}, "target_session_attrs": {"read-write"}}.Encode()
	return at.String(), s.addStandby(ctx)
}

// socket is the Unix socket of a cluster.
func (s *Site) socket(c *pgtest.Cluster) string {
	at, err := url.Parse(c.DSN(s.pair.database))
	if err != nil {
		panic(err) // the address of a cluster is a URL
	}
	return filepath.Join(at.Query().Get("host"), ".s.PGSQL."+at.Query().Get("port"))
}

// addStandby gives the primary a standby that its commits wait for.
func (s *Site) addStandby(ctx context.Context) (err error) {
	if s.pair.standby, err = s.Database.Standby(ctx); err != nil {
		return err
	}
	s.pair.proxy.Lead(s.socket(s.pair.standby))
	return s.Database.Synchronous(ctx, true)
}

// FailOver promotes the standby several times, with a pause before each time and after the last, and calls report before each.
func (s *Site) FailOver(ctx context.Context, seed uint64, times int, gap time.Duration, report func(Fault)) error {
	rng := rand.New(rand.NewPCG(seed, 2))
	began := time.Now()
	for range times {
		sleep(ctx, gap)
		if ctx.Err() != nil {
			return nil
		}
		f := Fault{At: time.Since(began), Kind: "failover", For: time.Duration(50+rng.IntN(800)) * time.Millisecond}
		report(f)
		if err := s.suffer(ctx, f); err != nil {
			return err
		}
	}
	sleep(ctx, gap)
	return nil
}

// failOver kills the primary and, after a while, promotes the standby. Its commits wait for no standby until it has one, which is made of a base
// backup and takes the place of the old primary. The servers answer when it returns.
func (s *Site) failOver(ctx context.Context, unnoticed time.Duration) error {
	s.Database.Kill()
	sleep(ctx, unnoticed)
	if err := s.pair.standby.Promote(ctx); err != nil {
		return err
	}
	old := s.Database
	s.Database, s.pair.standby = s.pair.standby, nil
	s.DatabaseProxy, s.pair.proxy = s.pair.proxy, s.DatabaseProxy
	s.storage = s.Database.DSN(s.pair.database)
	if err := old.Close(); err != nil {
		return err
	}
	if err := s.addStandby(ctx); err != nil {
		return err
	}
	for _, server := range s.Servers {
		if err := server.awaitReady(ctx); err != nil {
			return err
		}
	}
	return nil
}

// awaitReady waits until the server says that it reaches its storage.
func (s *Server) awaitReady(ctx context.Context) error {
	for ; ctx.Err() == nil; sleep(ctx, 20*time.Millisecond) {
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+s.address()+"/readyz", nil)
		if err != nil {
			return err
		}
		if resp, err := http.DefaultClient.Do(req); err == nil {
			resp.Body.Close()
			if resp.StatusCode == http.StatusOK {
				return nil
			}
		}
	}
	return fmt.Errorf("the server does not reach its storage: %w\n%s", ctx.Err(), s.log.String())
}

// receiver gets the webhooks of the site, and keeps the ids of the redemptions and rollbacks that they tell of.
type receiver struct {
	server *http.Server
	addr   string
	done   chan struct{}

	mu   sync.Mutex
	told map[string]bool
}

func newReceiver() (*receiver, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	r := &receiver{addr: l.Addr().String(), done: make(chan struct{}), told: map[string]bool{}}
	r.server = &http.Server{Handler: r, ReadHeaderTimeout: time.Minute}
	go func() { defer close(r.done); _ = r.server.Serve(l) }()
	return r, nil
}

func (r *receiver) close() {
	_ = r.server.Close()
	<-r.done
}

func (r *receiver) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	var sent struct {
		Data struct {
			Redemption, Rollback struct{ ID string }
		}
	}
	body, err := io.ReadAll(req.Body)
	if err == nil {
		body = bytes.ReplaceAll(body, []byte(`"redemption_rollback"`), []byte(`"rollback"`))
		err = json.Unmarshal(body, &sent)
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.told[sent.Data.Redemption.ID], r.told[sent.Data.Rollback.ID] = true, true
}

// register has the project send webhooks to the receiver.
func (r *receiver) register(ctx context.Context, server string) error {
	body := fmt.Sprintf(`{"target_url":"http://%s","events":["redemption.succeeded","redemption.rollback.succeeded"]}`, r.addr)
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, server+"/management/v1/projects/"+projectID+"/webhooks", bytes.NewBufferString(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("X-Management-Id", manager)
	req.Header.Set("X-Management-Token", appToken)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		said, _ := io.ReadAll(resp.Body)
		return fmt.Errorf("make a webhook: %d %s", resp.StatusCode, said)
	}
	return nil
}

// Webhooks waits until a webhook has told of each redemption and rollback that succeeded, and fails when one tells of another: that was announced before it
// was safe.
func (s *Site) Webhooks(ctx context.Context) error {
	conn, err := pgx.Connect(ctx, s.storage)
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	rows, err := conn.Query(ctx, "SELECT id, result = 'SUCCESS' AND NOT parent FROM redemptions WHERE project_id = $1", projectID)
	if err != nil {
		return err
	}
	records := map[string]bool{"": false} // by id: whether a webhook must tell of it
	var id string
	var announced bool
	if _, err := pgx.ForEachRow(rows, []any{&id, &announced}, func() error { records[id] = announced; return nil }); err != nil {
		return err
	}
	for ; ; sleep(ctx, 100*time.Millisecond) {
		missing, unknown := s.pair.receiver.compare(records)
		if unknown != "" {
			return fmt.Errorf("a webhook tells of %s, which has no record", unknown)
		}
		if missing == 0 {
			return nil
		}
		if ctx.Err() != nil {
			return fmt.Errorf("no webhook tells of %d of %d records", missing, len(records))
		}
	}
}

func (r *receiver) compare(records map[string]bool) (missing int, unknown string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for id, announced := range records {
		if announced && !r.told[id] {
			missing++
		}
	}
	for id := range r.told {
		if _, known := records[id]; !known {
			unknown = id
		}
	}
	return missing, unknown
}
