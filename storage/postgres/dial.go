package postgres

import (
	"context"
	"net"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
)

// A server whose machine loses its power or its network says nothing to its clients. These times bound how long they wait for it, so that they find
// the server that has taken over.
const (
	// connectTimeout bounds the connecting to each host of an address, unless its connect_timeout says otherwise.
	connectTimeout = 5 * time.Second
	// pingTimeout bounds the check of a connection that was idle.
	pingTimeout = 5 * time.Second
	// silenceTimeout is how long a host may leave what was sent to it without an acknowledgement by TCP. A statement may take longer than that.
	silenceTimeout = 15 * time.Second
)

// survive has a pool notice servers that are gone.
func survive(config *pgxpool.Config) {
	if config.ConnConfig.ConnectTimeout == 0 {
		config.ConnConfig.ConnectTimeout = connectTimeout
	}
	config.PingTimeout = pingTimeout
	dialer := net.Dialer{Control: limitSilence, KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: 5 * time.Second, Interval: 5 * time.Second, Count: 3}}
	config.ConnConfig.DialFunc = func(ctx context.Context, network, addr string) (net.Conn, error) {
		conn, err := dialer.DialContext(ctx, network, addr)
		if err != nil {
			return nil, err
		}
		return &serverConn{Conn: conn}, nil
	}
	config.ConnConfig.OnNotice = noticeCancelledWait
}
