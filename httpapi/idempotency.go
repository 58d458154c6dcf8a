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
	"maps"
	"mime"
	"mime/multipart"
	"net/http"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
)

const (
	headerKey      = "Idempotency-Key"
	headerReplayed = "Idempotency-Replayed"
)

// performOnce performs a request. A request that changes something and has an Idempotency-Key is performed at most once, however
// often it is sent; see package idempotency. keeps says that the handler has its answer kept by its own commit. OAuth is excluded, because its answers contain tokens, which are not stored.
func (a *API) performOnce(ctx context.Context, r *request, h handler, keeps bool) (answer, error) {
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
	if asks, err := isReadOnly(r); err != nil {
		return answer{}, err
	} else if asks {
		return h(ctx, r)
	}
	digest, body, err := digestOf(r.Request)
	if err != nil {
		return answer{}, err
	}
	call := idempotency.Call{ProjectID: r.Caller.ProjectID, CredentialID: r.Caller.AppID, Key: keys[0], Request: digest}
	if keeps {
		k := &keeping{api: a, request: r, call: call}
		return k.perform(ctx, h)
	}
	did, err := a.engine.Idempotency.Do(ctx, call, func(ctx context.Context) (idempotency.Answer, error) {
		r.Body = io.NopCloser(bytes.NewReader(body)) // also when it is performed again
		return a.performCall(ctx, r, h)
	})
	if err != nil {
		return answer{}, err
	}
	return replay(did), nil
}

// takesKey reports whether an operation is performed once per idempotency key.
func takesKey(op Operation) bool {
	return op.Method != http.MethodGet && !strings.HasPrefix(op.Path, "/v1/oauth/")
}

// readOnlyOperations are operations other than GET that change nothing. Validations may open a session.
var readOnlyOperations = map[string]struct{ mayOpenSession bool }{
	"/client/v1/qualifications": {}, "/v1/qualifications": {}, "/v1/campaigns/qualification": {}, "/v1/vouchers/qualification": {},
	"/v1/loyalties/{campaignId}/qualifications": {}, "/v2/loyalties/examine/earning-rules": {}, "/v2/loyalties/examine/rewards": {},
	"/v1/promotions/validation": {}, "/v1/promotions/tiers/{tierId}/validation": {},
	"/client/v1/validations": {true}, "/v1/validations": {true}, "/v1/vouchers/{code}/validate": {true},
}

// isReadOnly reports whether a request changes nothing. Its answer is not stored, because repeating it is harmless, and
// clients could fill the storage with answers.
func isReadOnly(r *request) (bool, error) {
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
		return true, nil // the handler refuses it
	}
	return in.Session == nil, nil
}

// performCall calls a handler and renders its answer. It fails with a refusal that a repetition of the request may not get.
func (a *API) performCall(ctx context.Context, r *request, h handler) (idempotency.Answer, error) {
	out, err := h(ctx, r)
	if err != nil {
		if !isFinal(err) {
			return idempotency.Answer{}, err
		}
		out = a.refusal(ctx, r, err)
	}
	return renderAnswer(out)
}

// renderAnswer encodes an answer as it is sent.
func renderAnswer(out answer) (idempotency.Answer, error) {
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

// isFinal reports whether a repetition of the request would get the same refusal. Refusals for a lock, a limit or a missing
// permission are not final: the same request may succeed later.
func isFinal(err error) bool {
	f, isFault := fault.As(err)
	if !isFault || f.Key == "multiple_requests" || f.Key == "idempotency_key_in_use" {
		return false
	}
	passing := []fault.Kind{fault.KindInternal, fault.KindUnauthorized, fault.KindForbidden, fault.KindLocked, fault.KindTooMany, fault.KindNotImplemented, fault.KindUnavailable}
	return !slices.Contains(passing, f.Kind)
}

// replay returns the stored answer of a call, from this run or an earlier one.
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

// digestOf hashes the method, path, query, expected state and body of a request. It reads the whole body, within the usual limit, returns it, and puts
// it back.
func digestOf(r *http.Request) (digest string, body []byte, err error) {
	if body, err = readAll(r); err != nil {
		return "", nil, err
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	sum := sha256.New()
	parts := []string{r.Method, r.URL.EscapedPath(), r.URL.RawQuery}
	if expected := r.Header.Values(headerIfMatch); len(expected) > 0 { // another expected state is another request
		parts = append(parts, headerIfMatch, strings.Join(expected, ","))
	}
	for _, part := range parts {
		writePart(sum, []byte(part))
	}
	if !digestParts(sum, r.Header.Get("Content-Type"), body) {
		writePart(sum, body)
	}
	return hex.EncodeToString(sum.Sum(nil)), body, nil
}

// digestParts adds the parts of a multipart body without its boundary, which is random: a client that sends the same file
// again sends another boundary.
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

// writePart adds a part with its length, so that different lists of parts have different digests.
func writePart(sum hash.Hash, part []byte) {
	fmt.Fprintf(sum, "%d:", len(part))
	sum.Write(part)
}
