package webhook

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/punchcardhq/punchcard/internal/tracing"
)

const (
	// answerWithin is how long a receiver has to answer.
	answerWithin = 10 * time.Second
	// maxErrorText bounds the text of an error in the log, in bytes.
	maxErrorText = 500
	// maxHeader bounds the header of an answer, in bytes.
	maxHeader = 64 << 10
	// maxSkipped is how many bytes of the body of an answer are read and dropped, so that its connection can be used for the next delivery.
	maxSkipped = 4 << 10
)

// Sender posts to receivers. One serves all projects; it is safe for concurrent use.
type Sender struct {
	client  *http.Client
	private bool
	hosts   hostLimits

	mu sync.Mutex
	// sending has the webhooks whose deliveries are being sent, and whether another job was to send some meanwhile.
	sending map[string]bool
}

// begin reports whether no other job of this process sends the deliveries of a webhook. If so, the caller does until end; else the other job
// looks for more before it ends.
func (s *Sender) begin(webhookID string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, busy := s.sending[webhookID]; busy {
		s.sending[webhookID] = true
		return false
	}
	s.sending[webhookID] = false
	return true
}

// end ends the sending of the deliveries of a webhook, unless another job was to send some meanwhile and again is set.
func (s *Sender) end(webhookID string, again bool) (ended bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if again && s.sending[webhookID] {
		s.sending[webhookID] = false
		return false
	}
	delete(s.sending, webhookID)
	return true
}

// NewSender returns a sender that connects to public addresses only, or to all when private ones are allowed.
func NewSender(allowPrivate bool) *Sender {
	dialer := &net.Dialer{Timeout: answerWithin}
	if !allowPrivate {
		dialer.Control = requirePublic
	}
	return &Sender{private: allowPrivate, sending: map[string]bool{}, client: &http.Client{
		Timeout:       answerWithin,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		// There is no proxy: the address to which it connects could not be checked.
		Transport: &http.Transport{
			DialContext: dialer.DialContext, ForceAttemptHTTP2: true, DisableCompression: true, MaxResponseHeaderBytes: maxHeader,
			MaxIdleConnsPerHost: maxPerHost, IdleConnTimeout: 30 * time.Second,
		},
	}}
}

// errNotPublic is the error in the log for a refused address.
var errNotPublic = errors.New("the address is not one of the public internet")

// requirePublic refuses to connect to other than public addresses. It is called after the name was resolved, with the address of
// the connection.
func requirePublic(_, address string, _ syscall.RawConn) error {
	target, err := netip.ParseAddrPort(address)
	if err != nil || !public(target.Addr()) {
		return fmt.Errorf("%w: %s", errNotPublic, address)
	}
	return nil
}

// reserved are the networks of unicast addresses outside of the public internet, and those that would evade the check: an address
// of a translation network contains one of IPv4. 168.63.129.16 looks public, but serves secrets to virtual machines in Azure.
var reserved = prefixes(
	"0.0.0.0/8", "100.64.0.0/10", "168.63.129.16/32", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
	"240.0.0.0/4", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
)

// globalV6 holds all addresses of IPv6 that are assigned for the public internet.
var globalV6 = netip.MustParsePrefix("2000::/3")

func prefixes(texts ...string) []netip.Prefix {
	list := make([]netip.Prefix, len(texts))
	for i, text := range texts {
		list[i] = netip.MustParsePrefix(text)
	}
	return list
}

// public reports whether an address belongs to the public internet.
func public(a netip.Addr) bool {
	a = a.Unmap().WithZone("")
	if !a.IsGlobalUnicast() || a.IsPrivate() || a.Is6() && !globalV6.Contains(a) {
		return false
	}
	for _, p := range reserved {
		if p.Contains(a) {
			return false
		}
	}
	return true
}

// post makes one attempt. The caller sets At.
func (s *Sender) post(ctx context.Context, target, token string, body []byte) (a Attempt) {
	began := time.Now()
	ctx, span := tracing.BeginClient(ctx, "webhook.post")
	defer func() {
		a.Milliseconds = time.Since(began).Milliseconds()
		tracing.Called(span, a.Status)
	}()
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, target, bytes.NewReader(body))
	if err != nil {
		return Attempt{Error: reason(err)}
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("User-Agent", "Punchcard")
	r.Header.Set(SignatureHeader, Signature(token, body))
	tracing.Inject(ctx, r.Header)
	answer, err := s.client.Do(r)
	if err != nil {
		return Attempt{Error: reason(err)}
	}
	_, _ = io.CopyN(io.Discard, answer.Body, maxSkipped)
	_ = answer.Body.Close()
	return Attempt{Status: answer.StatusCode}
}

// reason is the text of an error for the log, which every backend can store. Users who manage a project can read it, so it reveals
// nothing of the server's network: neither the address of an internal name, nor the name server, nor the server's own address.
func reason(err error) string {
	var name *net.DNSError
	var connection *net.OpError
	switch {
	case errors.Is(err, errNotPublic):
		err = errNotPublic
	case errors.As(err, &name):
		err = &net.DNSError{Err: name.Err, Name: name.Name}
	case errors.As(err, &connection):
		err = &net.OpError{Op: connection.Op, Net: connection.Net, Addr: connection.Addr, Err: connection.Err}
	}
	text := strings.ReplaceAll(err.Error(), "\x00", "")
	return strings.ToValidUTF8(text[:min(len(text), maxErrorText)], "")
}
