package httpapi

import (
	"context"
	"crypto/hmac"
	"encoding/base64"
	"encoding/csv"
	"io"
	"iter"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/project"
)

func (a *API) reportLinks() []link {
	return []link{{path: "/v1/async-actions/reports/{reportId}", handle: a.report}}
}

// reportURL returns the address of the report of an action. The address needs no credential, because a user opens it in a
// browser from the result of the action.
func (a *API) reportURL(p project.Project, actionID string) string {
	return a.baseURL + "/v1/async-actions/reports/" + reportID(p, actionID)
}

// reportID returns a signature followed by the signed text: the project and the action.
func reportID(p project.Project, actionID string) string {
	of := p.ID + " " + actionID
	return base64.RawURLEncoding.EncodeToString(append(secret.Sign(p.Secret, "report", of)[:signatureLength], of...))
}

// report serves the outcomes of the rows of an action, as CSV.
func (a *API) report(ctx context.Context, r *request) (answer, error) {
	id := r.Path("reportId")
	action, outcomes, err := a.reportOf(ctx, id)
	if fault.IsNotFound(err) {
		return answer{}, fault.NotFound("report", id)
	}
	if err != nil {
		return answer{}, err
	}
	return answer{
		status: http.StatusOK,
		header: http.Header{
			"Content-Type": {"text/csv; charset=utf-8"}, "Content-Disposition": {`attachment; filename="` + action.ID + `.csv"`},
			"Cache-Control": {"private"}, "X-Content-Type-Options": {"nosniff"},
		},
		content: func(w io.Writer) error { return a.writeReport(w, action.Type, outcomes) },
	}, nil
}

func (a *API) reportOf(ctx context.Context, id string) (action asyncaction.Action, outcomes iter.Seq2[asyncaction.Outcome, error], err error) {
	text, err := base64.RawURLEncoding.DecodeString(id)
	if err != nil || len(text) < signatureLength {
		return action, nil, fault.NotFound("report", id)
	}
	projectID, actionID, _ := strings.Cut(string(text[signatureLength:]), " ")
	p, err := a.engine.Projects.Get(ctx, projectID)
	if err != nil {
		return action, nil, err
	}
	if !hmac.Equal([]byte(id), []byte(reportID(p, actionID))) {
		return action, nil, fault.NotFound("report", id)
	}
	actions := a.engine.Project(p.ID).AsyncActions
	if action, err = actions.Get(ctx, actionID); err == nil && !action.Result.Reported {
		err = fault.NotFound("report", id)
	}
	return action, actions.Report(ctx, actionID), err
}

// writeReport writes a line for each outcome: the row, its key, for an imported file the line of the row, and the result.
func (a *API) writeReport(w io.Writer, actionType string, outcomes iter.Seq2[asyncaction.Outcome, error]) error {
	out := csv.NewWriter(w)
	name := "source_id"
	if strings.Contains(actionType, "VOUCHERS") {
		name = "code"
	}
	ofFile := strings.HasSuffix(actionType, "_CSV")
	write := func(line string, cells ...string) error {
		if ofFile {
			cells = slices.Insert(cells, 1, line)
		}
		if a.engine.SpreadsheetSafe() {
			for i := range cells {
				cells[i] = export.SpreadsheetSafe(cells[i])
			}
		}
		return out.Write(cells)
	}
	if err := write("line", "row", name, "found", "updated", "reason"); err != nil {
		return err
	}
	for o, err := range outcomes {
		if err != nil {
			return err
		}
		reason := ""
		if o.Failure != nil {
			reason = o.Failure.Reason
		}
		err := write(strconv.FormatInt(o.Line, 10), strconv.FormatInt(o.Row, 10), o.Key, strconv.FormatBool(o.Found), strconv.FormatBool(o.Updated), reason)
		if err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}
