package httpapi

import (
	"context"
	"crypto/hmac"
	"encoding/base64"
	"encoding/binary"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/project"
)

// exportLinkLife is how long the address of a file is valid. Every answer about the export has a new one.
const exportLinkLife = 24 * time.Hour

func (a *API) exportLinks() []link {
	return []link{{path: "/v1/exports/{exportId}", query: "token", handle: a.downloadExport}}
}

// exportURL returns the address of the file of an export. It needs no credential and expires after exportLinkLife.
func (a *API) exportURL(p project.Project, exportID string) string {
	until := a.engine.Env().Now().Add(exportLinkLife)
	return a.baseURL + "/v1/exports/" + url.PathEscape(exportID) + "?token=" + exportToken(p, exportID, until.Unix())
}

// exportToken returns a signature of the export and its expiry, followed by the expiry in Unix seconds and the project.
func exportToken(p project.Project, exportID string, until int64) string {
	signed := secret.Sign(p.Secret, "export", exportID+" "+strconv.FormatInt(until, 10))
	token := binary.BigEndian.AppendUint64(signed, uint64(until))
	return base64.RawURLEncoding.EncodeToString(append(token, p.ID...))
}

func (a *API) downloadExport(ctx context.Context, r *request) (answer, error) {
	id := r.Path("exportId")
	projectID, err := a.projectOfLink(ctx, r, id)
	if err != nil {
		return answer{}, err
	}
	exports := a.engine.Project(projectID).Exports
	x, err := exports.Get(ctx, id)
	if err != nil {
		return answer{}, err
	}
	if x.Status != export.StatusDone {
		return answer{}, fault.NotFound("export", id)
	}
	return answer{
		status: http.StatusOK,
		header: http.Header{
			"Content-Type": {"text/plain; charset=utf-8"}, "Content-Length": {strconv.FormatInt(x.Size, 10)},
			"Content-Disposition": {`attachment; filename="` + x.ID + `.csv"`},
			"Cache-Control":       {"private, no-store"}, "X-Content-Type-Options": {"nosniff"},
		},
		content: func(w io.Writer) error { return exports.Write(ctx, x, w) },
	}, nil
}

// projectOfLink checks the token of a request, as projectOfToken does.
func (a *API) projectOfLink(ctx context.Context, r *request, exportID string) (projectID string, err error) {
	token, err := listing.Single(r.URL.Query(), "token")
	if err != nil {
		return "", err
	}
	return a.projectOfToken(ctx, exportID, token)
}

// projectOfToken checks the token of an address and returns the id of its project. It fails with fault.Unauthorized.
func (a *API) projectOfToken(ctx context.Context, exportID, token string) (projectID string, err error) {
	const fixed = 32 + 8 // the signature and the expiry
	content, err := base64.RawURLEncoding.DecodeString(token)
	if err != nil || len(content) <= fixed || len(exportID) > 100 {
		return "", wrongLink("is not one of this export")
	}
	until := int64(binary.BigEndian.Uint64(content[32:fixed]))
	p, err := a.engine.Projects.Get(ctx, string(content[fixed:]))
	if fault.IsNotFound(err) {
		return "", wrongLink("is not one of this export")
	}
	if err != nil {
		return "", err
	}
	if !hmac.Equal([]byte(token), []byte(exportToken(p, exportID, until))) {
		return "", wrongLink("is not one of this export")
	}
	if end := time.Unix(until, 0); !a.engine.Env().Now().Before(end) {
		return "", wrongLink("expired at " + end.UTC().Format(time.RFC3339) + ": read the export for a fresh one")
	}
	return p.ID, nil
}

func wrongLink(why string) error {
	return fault.New(fault.KindUnauthorized, "unauthorized", "Unauthorized", "The token %s.", why)
}
