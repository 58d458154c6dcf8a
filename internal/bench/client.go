package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"strconv"
)

// conn is one keep-alive connection. It sends prepared requests and parses as little of the answers as possible: processor time of the load
// generator is not available to the server.
type conn struct {
	net.Conn
	in   *bufio.Reader
	body []byte // of the last answer; the next one overwrites it
}

func connect(addr string) (*conn, error) {
	c, err := net.Dial("tcp", addr)
	if err != nil {
		return nil, err
	}
	return &conn{Conn: c, in: bufio.NewReaderSize(c, 64<<10)}, nil
}

// render returns the bytes of a request.
func render(method, path, body string) []byte {
	return fmt.Appendf(nil, "%s %s HTTP/1.1\r\nHost: bench\r\nX-App-Id: %s\r\nX-App-Token: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
		method, path, appID, appToken, len(body), body)
}

// do sends a request and returns the status and body of the answer.
func (c *conn) do(request []byte) (status int, body []byte, err error) {
	if _, err := c.Write(request); err != nil {
		return 0, nil, err
	}
	line, err := c.in.ReadSlice('\n')
	if err != nil {
		return 0, nil, err
	}
	if len(line) < 12 {
		return 0, nil, fmt.Errorf("invalid status line %q", line)
	}
	if status, err = strconv.Atoi(string(line[9:12])); err != nil {
		return 0, nil, err
	}
	length, chunked := 0, false
	for {
		line, err := c.in.ReadSlice('\n')
		if err != nil {
			return 0, nil, err
		}
		if line = bytes.TrimSpace(line); len(line) == 0 {
			break
		}
		name, value, _ := bytes.Cut(line, []byte(": "))
		switch {
		case bytes.EqualFold(name, []byte("Content-Length")):
			if length, err = strconv.Atoi(string(value)); err != nil {
				return 0, nil, err
			}
		case bytes.EqualFold(name, []byte("Transfer-Encoding")):
			chunked = true
		}
	}
	c.body = c.body[:0]
	if !chunked {
		return status, c.body, c.read(length)
	}
	for {
		line, err := c.in.ReadSlice('\n')
		if err != nil {
			return 0, nil, err
		}
		size, err := strconv.ParseInt(string(bytes.TrimSpace(line)), 16, 32)
		if err != nil {
			return 0, nil, err
		}
		if err := c.read(int(size)); err != nil {
			return 0, nil, err
		}
		if _, err := c.in.Discard(len("\r\n")); err != nil {
			return 0, nil, err
		}
		if size == 0 {
			return status, c.body, nil
		}
	}
}

// read appends n bytes to the body.
func (c *conn) read(n int) error {
	at := len(c.body)
	c.body = append(c.body, make([]byte, n)...)
	_, err := io.ReadFull(c.in, c.body[at:])
	return err
}
