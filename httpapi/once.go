package httpapi

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"log/slog"
	"maps"
	"mime"
	"mime/multipart"
	"net/http"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
)

const (
	headerKey      = "Idempotency-Key"
	headerReplayed = "Idempotency-Replayed"
)

// once performs a request. One that changes something and carries an Idempotency-Key is performed at most once, however often it
// is sent; see package idempotency. Tokens are not handed out twice, so that calls of OAuth take no part.
func (a *API) once(ctx context.Context, r *request, h handler) (answer, error) {
	keys := r.Header.Values(headerKey)
	if len(keys) == 0 || !takesKey(r.op) {
		return h(ctx, r)
	}
	if len(keys) > 1 {
		return answer{}, fault.Invalid("invalid_idempotency_key", "Invalid idempotency key", "Header Idempotency-Key must be there once (it is there %d times)", len(keys))
	}
	if err := idempotency.CheckKey(keys[0]); err != nil {
		return answer{}, err
	}
	if asks, err := onlyAsks(r); err != nil {
		return answer{}, err
	} else if asks {
		return h(ctx, r)
	}
	digest, err := digestOf(r.Request)
	if err != nil {
		return answer{}, err
	}
	call := idempotency.Call{ProjectID: r.Caller.ProjectID, CredentialID: r.Caller.AppID, Key: keys[0], Request: digest}
	did, err := a.engine.Idempotency.Do(ctx, call, func(ctx context.Context, run idempotency.Run) (idempotency.Answer, bool) {
		return a.performed(env.WithOnce(ctx, env.Once{ID: run.ID, Repeated: run.Repeated}), r, h)
	})
	if did.Status == 0 {
		return answer{}, err
	}
	if err != nil {
		a.log.LogAttrs(ctx, slog.LevelError, "the answer to a request with an idempotency key was not kept",
			slog.String("request_id", r.id()), slog.String("route", r.op.Path), slog.Any("cause", err))
		if did.Status >= http.StatusBadRequest {
			return answer{}, err // the next run decides again: whoever was told of this refusal would take it for the last word
		}
	}
	return replay(did), nil
}

// takesKey reports whether an operation is performed once for each idempotency key.
func takesKey(op Operation) bool {
	return op.Method != http.MethodGet && !strings.HasPrefix(op.Path, "/v1/oauth/")
}

// readOnlyOperations are those that change nothing although they are no GET. Validations may open a session.
var readOnlyOperations = map[string]struct{ mayOpenSession bool }{
	"/client/v1/qualifications": {}, "/v1/qualifications": {}, "/v1/campaigns/qualification": {}, "/v1/vouchers/qualification": {},
	"/v1/loyalties/{campaignId}/qualifications": {}, "/v2/loyalties/examine/earning-rules": {}, "/v2/loyalties/examine/rewards": {},
	"/v1/promotions/validation": {}, "/v1/promotions/tiers/{tierId}/validation": {},
	"/client/v1/validations": {true}, "/v1/validations": {true}, "/v1/vouchers/{code}/validate": {true},
}

// onlyAsks reports whether a request changes nothing. Its answer is not kept: strangers may ask as often as they like, and a repetition is
// simply answered anew.
func onlyAsks(r *request) (bool, error) {
	op, asks := readOnlyOperations[r.op.Path]
	if !asks || !op.mayOpenSession {
		return asks, nil
	}
	body, err := readAll(r.Request)
	if err != nil {
		return false, err
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	var in struct{ Session any }
	if err := json.Unmarshal(body, &in); err != nil {
		return true, nil // it will be refused
	}
	return in.Session == nil, nil
}

// performed calls a handler, turns what it answers into bytes, and says whether a repeated request is to get the same.
func (a *API) performed(ctx context.Context, r *request, h handler) (idempotency.Answer, bool) {
	out, err := h(ctx, r)
	final := err == nil || isFinal(err)
	if err != nil {
		out = a.refusal(ctx, r, err)
	}
	kept, err := rendered(out)
	if err != nil { // a bug of ours
		kept, _ = rendered(a.refusal(ctx, r, err))
		final = false
	}
	return kept, final
}

// rendered is an answer as it goes over the wire.
func rendered(out answer) (idempotency.Answer, error) {
	header := http.Header{}
	maps.Copy(header, out.header)
	kept := idempotency.Answer{Status: out.status, Header: header}
	switch {
	case out.content != nil:
		var body bytes.Buffer
		err := out.content(&body)
		kept.Body = body.Bytes()
		return kept, err
	case out.body != nil:
		header.Set("Content-Type", jsonContent)
		body, err := encode(out.body)
		kept.Body = body
		return kept, err
	}
	return kept, nil
}

// isFinal reports whether the same request will always be refused in this way. What is over as soon as somebody else is done, or as
// soon as the caller is let in, is not.
func isFinal(err error) bool {
	f, isFault := fault.As(err)
	if !isFault || f.Key == "multiple_requests" {
		return false
	}
	passing := []fault.Kind{fault.KindInternal, fault.KindUnauthorized, fault.KindForbidden, fault.KindLocked, fault.KindTooMany, fault.KindNotImplemented}
	return !slices.Contains(passing, f.Kind)
}

// replay is the answer that a run was given, now or before.
func replay(did idempotency.Outcome) answer {
	header := http.Header{}
	maps.Copy(header, did.Header)
	if did.Replayed {
		header.Set(headerReplayed, "true")
	}
	out := answer{status: did.Status, header: header}
	if len(did.Body) > 0 {
		out.content = func(w io.Writer) error {
			_, err := w.Write(did.Body)
			return err
		}
	}
	return out
}

// digestOf identifies a request by method, path, query and body. The body is read whole, within the limit of all bodies, and put back.
func digestOf(r *http.Request) (string, error) {
	body, err := readAll(r)
	if err != nil {
		return "", err
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	sum := sha256.New()
	for _, part := range []string{r.Method, r.URL.EscapedPath(), r.URL.RawQuery} {
		writePart(sum, []byte(part))
	}
	if !digestParts(sum, r.Header.Get("Content-Type"), body) {
		writePart(sum, body)
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// digestParts adds the parts of a multipart body. Its boundary is random, and a client that sends the same file again sends another.
func digestParts(sum hash.Hash, contentType string, body []byte) bool {
	media, parameters, err := mime.ParseMediaType(contentType)
	if err != nil || !strings.HasPrefix(media, "multipart/") {
		return false
	}
	parts := sha256.New()
	for reader := multipart.NewReader(bytes.NewReader(body), parameters["boundary"]); ; {
		p, err := reader.NextRawPart()
		if err == io.EOF {
			writePart(sum, parts.Sum(nil))
			return true
		}
		if err != nil {
			return false
		}
		content, err := io.ReadAll(p)
		if err != nil {
			return false
		}
		for _, text := range []string{p.FormName(), p.FileName(), p.Header.Get("Content-Type")} {
			writePart(parts, []byte(text))
		}
		writePart(parts, content)
	}
}

// writePart adds a part with its length, so that no two lists of parts are one text.
func writePart(sum hash.Hash, part []byte) {
	fmt.Fprintf(sum, "%d:", len(part))
	sum.Write(part)
}
