package postgres

import (
	"context"
	"errors"
	"fmt"
	"net"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/punchcardhq/punchcard/storage"
)

// A commit on a primary with a synchronous standby ends when the standby has it. When the statement is cancelled before, PostgreSQL warns, says
// COMMIT and shows the rows to everybody, although the standby may never get them: what is answered from these rows is lost in a failover. pgx
// cancels the statement of each context that ends. So no context of a caller ends a commit, and no commit is ever cancelled: when it takes too
// long its connection is closed, and the server goes on waiting.

// commitTimeout bounds a commit, and the writes that are sent with it. They wait for locks at most for lock_timeout. A failover may take longer than
// what is left; who is answered then does not know whether the commit takes place.
const commitTimeout = 30 * time.Second

// errInDoubt says that a commit may or may not have taken place, or may be lost with its server.
var errInDoubt = errors.New("it is not known whether the commit takes place")

// commit calls do, which sends a commit. It has a context of its own.
func commit(ctx context.Context, c *pgx.Conn, do func(context.Context) error) error {
	return commitWithin(ctx, commitTimeout, c, do)
}

func commitWithin(ctx context.Context, limit time.Duration, c *pgx.Conn, do func(context.Context) error) error {
	if err := ctx.Err(); err != nil {
		return err // nothing is sent
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), limit)
	defer cancel()
	at := serverConnOf(c.PgConn())
	at.committing.Store(true)
	err := do(ctx)
	if !c.IsClosed() { // a closed one asks for its cancellation later
		at.committing.Store(false)
	}
	switch {
	case ctx.Err() != nil && err != nil:
		return fmt.Errorf("%w: %w: %w", storage.ErrUnavailable, errInDoubt, err)
	case err == nil && at.unconfirmed.Swap(false):
		return fmt.Errorf("%w: %w: the wait for the standby was cancelled", storage.ErrUnavailable, errInDoubt)
	}
	return err
}

// serverConn is a connection to a server, which knows that a commit is in progress.
type serverConn struct {
	net.Conn
	committing atomic.Bool
	// unconfirmed says that a commit ended before the standby had it.
	unconfirmed atomic.Bool
}

// RemoteAddr is where pgx sends the request to cancel a statement to. There is no such place for a commit.
func (c *serverConn) RemoteAddr() net.Addr {
	if c.committing.Load() {
		return nowhere{}
	}
	return c.Conn.RemoteAddr()
}

// nowhere is an address that no dialer connects to.
type nowhere struct{}

func (nowhere) Network() string { return "a commit is not cancelled" }
func (nowhere) String() string  { return "" }

// serverConnOf is what is beneath a connection of ours. A pool of the program has other connections: their commits are bounded as ours are, and
// pgx cancels them when that time is over.
func serverConnOf(c *pgconn.PgConn) *serverConn {
	beneath := c.Conn()
	if encrypted, ok := beneath.(interface{ NetConn() net.Conn }); ok {
		beneath = encrypted.NetConn()
	}
	if ours, ok := beneath.(*serverConn); ok {
		return ours
	}
	return &serverConn{}
}

// noticeCancelledWait learns from the warnings of the server that a commit ended before the standby had it. It knows the warning by the routine that
// raised it: the text is translated, and the code is that of any warning.
func noticeCancelledWait(c *pgconn.PgConn, n *pgconn.Notice) {
	if n.Routine == "SyncRepWaitForLSN" {
		serverConnOf(c).unconfirmed.Store(true)
	}
}
