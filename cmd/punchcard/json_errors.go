package main

import (
	"bytes"
	"encoding/json"
	"net"
	"strconv"
	"sync/atomic"

	"github.com/punchcardhq/punchcard/env"
)

// net/http answers malformed requests by itself, as text, before it calls a handler: a path with a broken percent escape, headers that are too
// long. These connections replace such answers by the JSON that all other refusals have.

// jsonErrors is a listener whose connections replace the plain-text refusals of net/http by JSON.
type jsonErrors struct{ net.Listener }

// Accept waits for the next connection.
func (l jsonErrors) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &jsonErrorConn{Conn: c}, nil
}

type jsonErrorConn struct {
	net.Conn
	// replaced is set when an answer of net/http was replaced: further writes belong to that answer and are dropped.
	replaced atomic.Bool
}

// ownAnswer is the header of net/http's own answers. The answers of handlers differ: they have a Date.
var ownAnswer = []byte("\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n")

// refusals has the keys, messages and details for the statuses that net/http answers by itself.
var refusals = map[int][3]string{
	400: {"invalid_request", "Invalid request", "The request is no sound HTTP: the path and all headers must be well-formed, a '%' in the path begins an escape of two hexadecimal digits"},
	431: {"headers_too_large", "Request headers too large", "The request line and all headers together must NOT be longer than 65536 bytes"},
}

// Write writes to the connection, and replaces answers of net/http itself.
func (c *jsonErrorConn) Write(p []byte) (int, error) {
	if c.replaced.Load() {
		return len(p), nil
	}
	status, isOwn := ownStatus(p)
	text, known := refusals[status]
	if !isOwn || !known {
		return c.Conn.Write(p)
	}
	c.replaced.Store(true)
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

// ownStatus returns the status of an answer, and whether net/http itself gave it.
func ownStatus(p []byte) (status int, isOwn bool) {
	line, found := bytes.CutPrefix(p, []byte("HTTP/1.1 "))
	end := bytes.IndexByte(line, '\r')
	if !found || end < 3 || !bytes.HasPrefix(line[end:], ownAnswer) {
		return 0, false
	}
	status, err := strconv.Atoi(string(line[:3]))
	return status, err == nil
}
