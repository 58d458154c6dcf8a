package httpapi

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"html/template"
	"io"
	"net/http"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/project"
)

const (
	managedCockpits = "/management/v1/projects/{projectId}/customers/{customerId}/cockpit/renew"
	// cockpitFeature is the name of the feature; see Features.
	cockpitFeature = "cockpits"
)

func (a *API) cockpitRoutes() []route {
	return []route{{"POST", managedCockpits, read(a.renewCockpit)}}
}

// cockpitLinks serve the customers' own pages. They are for people and so not below /v1.
func (a *API) cockpitLinks() []link {
	if a.switchedOff(cockpitFeature) {
		return nil
	}
	return []link{{path: customer.CockpitPath + "{cockpitId}", handle: a.cockpit}}
}

func (a *API) renewCockpit(ctx context.Context, r *request) (wire.Customer, error) {
	c, err := r.Project.Customers.RenewCockpit(ctx, r.Path("customerId"))
	return a.customerShape(ctx, r, c, err)
}

// cockpit serves a customer's own page. Its address is the only credential. Refusals are pages as well, because people read
// them.
func (a *API) cockpit(ctx context.Context, r *request) (answer, error) {
	if err := a.limitCaller(r); err != nil {
		return pageFor(http.StatusTooManyRequests, cockpitRefused, "Please wait a few seconds and load this page again.")
	}
	nowhere := func() (answer, error) {
		return pageFor(http.StatusNotFound, cockpitRefused, "This page does not exist, or its address is no longer valid. Please ask the shop for a new one.")
	}
	page, err := listing.Single(r.URL.Query(), "page")
	if err != nil {
		return nowhere()
	}
	number := 1
	if page != "" {
		if number, err = strconv.Atoi(page); err != nil || number < 1 || number > maxCockpitPages {
			return nowhere()
		}
	}
	p, c, err := a.customerOfCockpit(ctx, r.Path("cockpitId"))
	if fault.IsNotFound(err) {
		return nowhere()
	}
	if err != nil {
		return answer{}, err
	}
	shown, err := a.cockpitOf(ctx, p, c, number)
	if err != nil {
		return answer{}, err
	}
	return pageFor(http.StatusOK, cockpitPage, shown)
}

// customerOfCockpit returns the customer of a page's address. It fails with fault.NotFound when the address is wrong, was
// renewed since, or the customer was deleted.
func (a *API) customerOfCockpit(ctx context.Context, id string) (p project.Project, c customer.Customer, err error) {
	projectID, customerID, ok := customer.CockpitOf(id)
	if !ok {
		return p, c, fault.NotFound("cockpit", id)
	}
	if p, err = a.engine.Projects.Get(ctx, projectID); err != nil {
		return p, c, err
	}
	if c, err = a.engine.Project(p.ID).Customers.Customer(ctx, customerID); err != nil {
		return p, c, err
	}
	if !hmac.Equal([]byte(id), []byte(customer.CockpitID(p.ID, p.Secret, &c))) {
		return p, c, fault.NotFound("cockpit", id)
	}
	return p, c, nil
}

//go:embed cockpit.html
var cockpitText string

// cockpitTemplates are the page and the page of refusals, "refused".
var (
	cockpitTemplates = template.Must(template.New(cockpitPage).Parse(cockpitText))
	cockpitStyle     = styleHash(cockpitText)
)

const (
	cockpitPage    = "cockpit"
	cockpitRefused = "refused"
)

// styleHash returns the hash of the page's style for its Content-Security-Policy, which allows no other style.
func styleHash(page string) string {
	_, style, _ := strings.Cut(page, "<style>")
	style, _, _ = strings.Cut(style, "</style>")
	sum := sha256.Sum256([]byte(style))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// pageFor renders a page for people. It shows codes, which are worth money. So its headers forbid caches, search engines,
// frames, referrers, scripts and anything from other sites.
func pageFor(status int, name string, shown any) (answer, error) {
	var content bytes.Buffer
	if err := cockpitTemplates.ExecuteTemplate(&content, name, shown); err != nil {
		return answer{}, err
	}
	return answer{
		status: status,
		header: http.Header{
			"Content-Type": {"text/html; charset=utf-8"}, "Content-Length": {strconv.Itoa(content.Len())},
			"Content-Security-Policy": {"default-src 'none'; img-src 'self'; style-src " + cockpitStyle + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
			"Cache-Control":           {"private, no-store"}, "Referrer-Policy": {"no-referrer"}, "X-Robots-Tag": {"noindex, nofollow"},
			"X-Content-Type-Options": {"nosniff"}, "X-Frame-Options": {"DENY"},
		},
		content: func(w io.Writer) error { _, err := content.WriteTo(w); return err },
	}, nil
}
