package httpapi

import (
	"context"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
)

// managedFullExports is the path of exports of the whole project, which the published API does not have.
const managedFullExports = "/management/v1/projects/{projectId}/full-exports"

func (a *API) fullExportRoutes() []route {
	const one = managedFullExports + "/{fullExportId}"
	return []route{
		{"GET", managedFullExports, read(a.listFullExports)},
		{"POST", managedFullExports, writeStrictly(a.createFullExport)},
		{"GET", one, read(a.getFullExport)},
		{"DELETE", one, remove(a.deleteFullExport)},
	}
}

func (a *API) listFullExports(ctx context.Context, r *request) (list wire.List[wire.FullExport], err error) {
	all, err := r.Project.FullExports.List(ctx)
	if err != nil {
		return list, err
	}
	shapes := make([]wire.FullExport, len(all))
	for i, x := range all {
		if shapes[i], err = a.fullExportShape(ctx, r, x); err != nil {
			return list, err
		}
	}
	return unpagedList(shapes), nil
}

func (a *API) createFullExport(ctx context.Context, r *request, in wire.FullExportInput) (answer, error) {
	since, err := in.Domain()
	if err != nil {
		return answer{}, err
	}
	x, err := r.Project.FullExports.Create(ctx, since)
	return accepted(wire.NewFullExport(x, "")), err
}

func (a *API) getFullExport(ctx context.Context, r *request) (wire.FullExport, error) {
	x, err := r.Project.FullExports.Get(ctx, r.Path("fullExportId"))
	if err != nil {
		return wire.FullExport{}, err
	}
	return a.fullExportShape(ctx, r, x)
}

func (a *API) deleteFullExport(ctx context.Context, r *request) error {
	return r.Project.FullExports.Delete(ctx, r.Path("fullExportId"))
}

// fullExportShape shows an export with the address of its archive, which needs no credential and expires as that of an exported file.
func (a *API) fullExportShape(ctx context.Context, r *request, x export.Full) (wire.FullExport, error) {
	p, err := a.engine.Projects.Get(ctx, r.Caller.ProjectID)
	until := a.engine.Env().Now().Add(exportLinkLife)
	address := a.baseURL + "/management/v1/projects/" + url.PathEscape(p.ID) + "/full-exports/" + x.ID + "?token=" + exportToken(p, x.ID, until.Unix())
	return wire.NewFullExport(x, address), err
}

func (a *API) fullExportLinks() []link {
	return []link{{path: managedFullExports + "/{fullExportId}", query: "token", handle: a.downloadFullExport}}
}

func (a *API) downloadFullExport(ctx context.Context, r *request) (answer, error) {
	id := r.Path("fullExportId")
	projectID, err := a.projectOfLink(ctx, r, id)
	if err != nil {
		return answer{}, err
	}
	if projectID != r.Path("projectId") {
		return answer{}, wrongLink("is not one of this export")
	}
	exports := a.engine.Project(projectID).FullExports
	x, err := exports.Get(ctx, id)
	if err != nil {
		return answer{}, err
	}
	if x.Status != export.StatusDone {
		return answer{}, fault.NotFound(export.FullKind.Name, id)
	}
	return answer{
		status: http.StatusOK,
		header: http.Header{
			"Content-Type": {"application/gzip"}, "Content-Length": {strconv.FormatInt(x.Size, 10)},
			"Content-Disposition": {`attachment; filename="` + x.ID + `.tar.gz"`},
			"Cache-Control":       {"private, no-store"}, "X-Content-Type-Options": {"nosniff"},
		},
		content: func(w io.Writer) error { return exports.Write(ctx, x, patient{w}) },
	}, nil
}

// chunkTime is how long a client may take for a chunk of an archive. A whole archive takes longer than the server allows for other answers.
const chunkTime = 2 * time.Minute

// patient writes to a client that takes each chunk in time.
type patient struct{ io.Writer }

func (p patient) Write(chunk []byte) (int, error) {
	if w, is := p.Writer.(http.ResponseWriter); is {
		_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(chunkTime)) // a recorder of a test has none
	}
	return p.Writer.Write(chunk)
}
