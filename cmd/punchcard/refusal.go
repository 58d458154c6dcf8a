package main

import (
	"bytes"
	"encoding/json"
	"net"
	"strconv"
	"sync/atomic"

	"github.com/punchcardhq/punchcard/env"
)

// What net/http cannot read it answers by itself, as text, before any handler is asked: a path with a broken percent escape, headers that
// are too long. refusing gives those answers the body that all others have.

// refusing is a listener whose connections speak JSON there, too.
type refusing struct{ net.Listener }

// Accept waits for the next connection.
func (l refusing) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &refusingConn{Conn: c}, nil
}

type refusingConn struct {
	net.Conn
	// over is set when an answer was put in the place of net/http's own; more of that one may follow.
	over atomic.Bool
}

// ownAnswer is how net/http goes on behind the status of an answer of its own. No handler's answer begins so: it has a date.
var ownAnswer = []byte("\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n")

// refusals are the keys and details of the statuses that net/http answers by itself.
var refusals = map[int][3]string{
	400: {"invalid_request", "Invalid request", "The request is no sound HTTP: the path and all headers must be well-formed, a '%' in the path begins an escape of two hexadecimal digits"},
	431: {"headers_too_large", "Request headers too large", "The request line and all headers together must NOT be longer than 65536 bytes"},
}

// Write passes on what the server writes, except for answers of net/http's own.
func (c *refusingConn) Write(p []byte) (int, error) {
	if c.over.Load() {
		return len(p), nil
	}
	status, isOwn := ownStatus(p)
	text, known := refusals[status]
	if !isOwn || !known {
		return c.Conn.Write(p)
	}
	c.over.Store(true)
	id := env.NewID("v-")
	body, err := json.Marshal(struct {
		Code      int    `json:"code"`
		Key       string `json:"key"`
		Message   string `json:"message"`
		Details   string `json:"details"`
		RequestID string `json:"request_id"`
	}{status, text[0], text[1], text[2], id})
	if err != nil {
		return 0, err
	}
	line, _, _ := bytes.Cut(p, []byte("\r\n"))
	answer := string(line) + "\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\nX-Request-Id: " + id +
		"\r\nContent-Length: " + strconv.Itoa(len(body)) + "\r\n\r\n" + string(body)
	if _, err := c.Conn.Write([]byte(answer)); err != nil {
		return 0, err
	}
	return len(p), nil
}

// ownStatus is the status of an answer that net/http gives by itself.
func ownStatus(p []byte) (status int, isOwn bool) {
	line, found := bytes.CutPrefix(p, []byte("HTTP/1.1 "))
	end := bytes.IndexByte(line, '\r')
	if !found || end < 3 || !bytes.HasPrefix(line[end:], ownAnswer) {
		return 0, false
	}
	status, err := strconv.Atoi(string(line[:3]))
	return status, err == nil
}
