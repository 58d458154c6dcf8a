package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// ReplicaLag is how far a replica may be behind, unless ReadReplica says otherwise.
const ReplicaLag = 30 * time.Second

// ReadReplica has lists read from a streaming standby of the database where their context lets them lag behind; see storage.MayLag. While the standby does
// not answer, or may be further behind than most (0 means ReplicaLag), they are read from the database itself, and the logger is told.
//
// Open fails when the address is not that of a standby of this database with the schema of this version. A standby that cannot be reached is no reason
// to fail: it is checked when it answers.
func ReadReplica(dsn string, most time.Duration) Option {
	return func(o *options) { o.replica, o.replicaLag = dsn, most }
}

const (
	// replicaPause is how often the state of the replica is asked for.
	replicaPause = time.Second
	// replicaTimeout bounds each of these questions.
	replicaTimeout = 3 * time.Second
	// replicaSchemaWait is how long Open waits for the schema: this process may just have brought it up to date, and the standby follows.
	replicaSchemaWait = 10 * time.Second
)

// replicaSettings are settings of sessions on the standby, but for those behind a pooler. A standby that was promoted would take writes. It holds the locks of
// a migration until it has replayed the end of it, which may be later: a list that meets one is read from the primary.
var replicaSettings = session{"default_transaction_read_only": "on", "lock_timeout": "1s"}

// replica is a standby that lists are read from.
//
// How far it is behind is not told by pg_last_xact_replay_timestamp: with that a standby of a quiet database seems to be far behind, and one that lost
// its connection to the primary seems to be up to date. Instead the end of the primary's write-ahead log is noted each second, and the standby has
// everything of before the last note that it has replayed. That holds whatever the clocks of both servers say.
type replica struct {
	primary *Backend
	pool    pool
	db      *bun.DB
	most    time.Duration
	log     *slog.Logger
	// stop ends the watching and waits for its end; nil before it began.
	stop func()

	mu sync.Mutex
	// notes are the ends of the log that the standby had not replayed when it was last asked, the oldest first.
	notes []logEnd
	// known is when everything that was committed is known to be on the standby. It is zero before that is known.
	known time.Time
	// checked says that this is a standby of the right database with the right schema.
	checked bool
	// fits says that the standby answered as one the last time.
	fits bool
	// lost ends when the standby ceases to answer, and with it what it was asked; lose ends it.
	lost context.Context
	lose context.CancelFunc
	// used is whether it was used when that was last logged, wrong why it was not.
	used  bool
	wrong string

	reads, failed, passed uint64
}

// logEnd is where the log of the primary ended, some time after a moment.
type logEnd struct {
	at  time.Time
	end int64
}

func (b *Backend) openReplica(ctx context.Context) (*replica, error) {
	at, err := parse(b.options.replica, b.schema)
	if err != nil {
		return nil, err
	}
	r := &replica{primary: b, most: b.options.replicaLag, log: b.options.logger}
	r.lost, r.lose = context.WithCancel(context.Background())
	if r.most <= 0 {
		r.most = ReplicaLag
	}
	if r.pool.Pool, err = newPool(ctx, at, unprepared, replicaSettings); err != nil {
		return nil, err
	}
	db := sql.OpenDB(connector{r.pool.acquireForSQL})
	db.SetMaxIdleConns(0)
	r.db = bun.NewDB(db, dialect)
	if err := r.start(ctx); err != nil {
		return nil, errors.Join(err, r.close())
	}
	return r, nil
}

// start checks the standby and begins to watch it.
func (r *replica) start(ctx context.Context) error {
	err := r.check(ctx)
	for begun := time.Now(); errors.Is(err, errReplicaSchema) && time.Since(begun) < replicaSchemaWait && ctx.Err() == nil; err = r.check(ctx) {
		time.Sleep(100 * time.Millisecond)
	}
	if err != nil && !storage.Unavailable(err) {
		return err
	}
	if err != nil {
		r.log.WarnContext(ctx, "the replica does not answer: lists are read from the primary", "error", err)
	}
	r.ask(ctx)
	watching, cancel := context.WithCancel(context.WithoutCancel(ctx))
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for ticks := time.NewTicker(replicaPause); ; {
			select {
			case <-ticks.C:
				r.ask(watching)
			case <-watching.Done():
				ticks.Stop()
				return
			}
		}
	}()
	r.stop = func() { cancel(); <-ended }
	return nil
}

func (r *replica) close() error {
	if r.stop != nil {
		r.stop()
	}
	r.lose()
	err := r.db.Close()
	r.pool.Close()
	return err
}

// errReplicaSchema is the reason why a standby is refused that may only be behind.
var errReplicaSchema = errors.New("its schema is that of another version of Punchcard")

// check fails when the address does not lead to a standby of the same database with the schema of this version.
func (r *replica) check(ctx context.Context) (err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("open the replica of PostgreSQL: %w", err)
		}
	}()
	ctx, cancel := context.WithTimeout(ctx, replicaSchemaWait)
	defer cancel()
	var standby bool
	var theirs, ours string
	if err := r.pool.QueryRow(ctx, "SELECT pg_is_in_recovery(), current_database()").Scan(&standby, &theirs); err != nil {
		return unreachable(err)
	}
	if !standby {
		return errors.New("it is no standby: name a streaming standby of the storage, which takes no writes")
	}
	if err := r.primary.pool.QueryRow(ctx, "SELECT current_database()").Scan(&ours); err != nil {
		return unreachable(err)
	}
	if theirs != ours {
		return fmt.Errorf("it is the database %q, and the storage is %q: name the same database", theirs, ours)
	}
	if ours, theirs, err = systems(ctx, r.primary.pool, r.pool); err != nil {
		return unreachable(err)
	}
	if theirs != ours {
		return fmt.Errorf("it is a standby of another cluster (system identifier %s, the storage has %s)", theirs, ours)
	}
	on := &Backend{pool: r.pool, db: r.db, schema: r.primary.schema, options: r.primary.options, store: sqlstore.New(r.db, r.db, sqlstore.Jobs{})}
	missing, err := on.missing(ctx)
	switch {
	case storage.Unavailable(err):
		return err
	case err != nil: // the schema of a newer version, among others
		return fmt.Errorf("%w: %w", errReplicaSchema, err)
	case len(missing) > 0:
		return fmt.Errorf("%w: it lacks %s", errReplicaSchema, strings.Join(missing, ", "))
	}
	r.mu.Lock()
	r.checked = true
	r.mu.Unlock()
	return nil
}

// unreachable marks an error of connecting, and leaves others, such as a wrong password, as they are.
func unreachable(err error) error {
	if errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("%w: %w", storage.ErrUnavailable, err)
	}
	return err
}

// systems returns the identifiers of two clusters, which are equal for a primary and its standby; empty ones where a role may not read them.
func systems(ctx context.Context, pools ...pool) (first, second string, err error) {
	ids := make([]string, len(pools))
	for i, p := range pools {
		err := p.QueryRow(ctx, "SELECT system_identifier::text FROM pg_control_system()").Scan(&ids[i])
		var refused *pgconn.PgError
		if errors.As(err, &refused) && refused.Code == "42501" { // insufficient_privilege
			return "", "", nil
		}
		if err != nil {
			return "", "", err
		}
	}
	return ids[0], ids[1], nil
}

// ask notes where the log of the primary ends, and what of it the standby has replayed.
func (r *replica) ask(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, replicaTimeout)
	defer cancel()
	if !r.wasChecked() {
		if err := r.check(ctx); err != nil {
			r.record(ctx, nil, 0, err)
			return
		}
	}
	// The part of the log that is not written to its file yet counts, too: others may see what it commits.
	primary := logEnd{at: time.Now()}
	noted := &primary
	if r.primary.pool.QueryRow(ctx, "SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint").Scan(&primary.end) != nil {
		noted = nil // what the standby has may still be read, as long as it is not too old
	}
	var standby bool
	var replayed *int64
	err := r.pool.QueryRow(ctx, "SELECT pg_is_in_recovery(), (pg_last_wal_replay_lsn() - '0/0')::bigint").Scan(&standby, &replayed)
	if err == nil && (!standby || replayed == nil) {
		err = errors.New("it is no standby any more")
	}
	if err != nil {
		replayed = new(int64)
	}
	r.record(ctx, noted, *replayed, err)
}

func (r *replica) wasChecked() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.checked
}

// record keeps what was found out, and logs when the standby begins or ceases to be used.
func (r *replica) record(ctx context.Context, noted *logEnd, replayed int64, err error) {
	if ctx.Err() != nil && errors.Is(ctx.Err(), context.Canceled) {
		return // the backend is being closed
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if noted != nil {
		r.notes = append(r.notes, *noted)
	}
	if r.fits = err == nil; !r.fits {
		r.lose()
	} else {
		if r.lost.Err() != nil {
			r.lost, r.lose = context.WithCancel(context.Background())
		}
		for len(r.notes) > 0 && r.notes[0].end <= replayed {
			r.known, r.notes = r.notes[0].at, r.notes[1:]
		}
	}
	// Notes that are too old to be read by bring nothing. Each is within replicaPause of the next.
	if surplus := len(r.notes) - int(r.most/replicaPause) - 2; surplus > 0 {
		r.notes = r.notes[surplus:]
	}
	r.logChange(ctx, err)
}

// logChange logs when the standby begins or ceases to be used. The caller holds r.mu.
func (r *replica) logChange(ctx context.Context, err error) {
	used := r.usable()
	if used == r.used && (r.checked || err == nil || err.Error() == r.wrong || storage.Unavailable(err)) {
		return
	}
	if r.used = used; err != nil {
		r.wrong = err.Error()
	}
	if used {
		r.log.InfoContext(ctx, "lists are read from the replica", "behind", r.behind().Round(time.Millisecond))
		return
	}
	if err == nil {
		err = fmt.Errorf("it is more than %s behind", r.most)
	}
	r.log.WarnContext(ctx, "the replica is not used: lists are read from the primary", "cause", err)
}

// usable reports whether the standby may be read. The caller holds r.mu.
func (r *replica) usable() bool {
	return r.checked && r.fits && !r.known.IsZero() && r.behind() <= r.most
}

// behind is how far the standby may be behind. The caller holds r.mu.
func (r *replica) behind() time.Duration { return time.Since(r.known) }

// Use returns the standby while it may be read; see sqlstore.Replica.
func (r *replica) Use(since time.Time) (*bun.DB, time.Duration, context.Context) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.logChange(context.Background(), nil)
	if !r.usable() || r.known.Before(since) {
		r.passed++
		return nil, 0, nil
	}
	r.reads++
	return r.db, r.behind(), r.lost
}

// Failed is told why the standby did not answer. It is not asked again before it answers the next question about its state, unless it was the query that
// it could not answer, as when what it read was removed meanwhile.
func (r *replica) Failed(ctx context.Context, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.failed++
	if !storage.Unavailable(err) {
		return
	}
	r.fits = false
	r.lose()
	r.logChange(ctx, err)
}

func (r *replica) stats() *storage.ReplicaStats {
	r.mu.Lock()
	defer r.mu.Unlock()
	s := &storage.ReplicaStats{Used: r.usable(), Reads: r.reads, Failed: r.failed, Passed: r.passed}
	if !r.known.IsZero() {
		s.Behind = r.behind()
	}
	return s
}
