package httpapi

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
)

func (a *API) oauthRoutes() []route {
	return []route{
		{"POST", "/v1/oauth/token", read(a.issueToken)},
		{"POST", "/v1/oauth/introspect", read(a.introspectToken)},
		{"POST", "/v1/oauth/token/revoke", read(a.revokeToken)},
	}
}

func (a *API) issueToken(ctx context.Context, r *request) (answer, error) {
	form, err := readForm(r.Request)
	if err != nil {
		return answer{}, err
	}
	t, err := a.engine.OAuth.Issue(ctx, r.Caller.ProjectID, r.Caller.AppID, form.Get("grant_type"), form.Get("scope"))
	if err != nil {
		return answer{}, withoutRequestID(err)
	}
	out := ok(wire.NewIssuedToken(t, a.engine.Env().Now()))
	out.header = http.Header{"Cache-Control": {"no-store"}}
	return out, nil
}

func (a *API) introspectToken(ctx context.Context, r *request) (answer, error) {
	secret, err := tokenOf(r)
	if err != nil {
		return answer{}, err
	}
	t, live, err := a.engine.OAuth.Introspect(ctx, r.Caller.ProjectID, secret)
	if err != nil {
		return answer{}, err
	}
	if live {
		// A token whose key was blocked is inactive, like an expired one.
		_, err = a.engine.Projects.Credential(ctx, t.AppID)
		if _, refused := fault.As(err); err != nil && !refused {
			return answer{}, err
		}
		live = err == nil
	}
	if !live {
		return ok(wire.InactiveToken{}), nil
	}
	return ok(wire.NewActiveToken(t, secret, a.engine.Env().Now())), nil
}

func (a *API) revokeToken(ctx context.Context, r *request) (answer, error) {
	secret, err := tokenOf(r)
	if err != nil {
		return answer{}, err
	}
	err = a.engine.OAuth.Revoke(ctx, r.Caller.ProjectID, secret)
	if fault.IsNotFound(err) {
		return answer{status: http.StatusNotFound}, nil
	}
	return noContent, err
}

// tokenOf returns the access_token of a form. Without one it fails with missing_parameters.
func tokenOf(r *request) (string, error) {
	form, err := readForm(r.Request)
	if err == nil && form.Get("access_token") == "" {
		err = withoutRequestID(fault.Invalid("missing_parameters", "Missing parameters", ""))
	}
	return form.Get("access_token"), err
}

// readForm reads an application/x-www-form-urlencoded body. A JSON object of the same names is accepted, too, because some
// clients send one.
func readForm(r *http.Request) (url.Values, error) {
	body, err := readBody(r)
	if err != nil {
		return nil, err
	}
	if strings.HasPrefix(string(body), "{") {
		var fields map[string]string
		if err := unmarshal(body, &fields); err != nil {
			return nil, err
		}
		form := url.Values{}
		for name, value := range fields {
			form.Set(name, value)
		}
		return form, nil
	}
	form, err := url.ParseQuery(string(body))
	if err != nil {
		return nil, fault.Invalid("invalid_payload", "Invalid payload", "Payload must be application/x-www-form-urlencoded: %s", err)
	}
	return form, nil
}

// withoutRequestID gives an OAuth refusal its published form: code, key and message alone.
func withoutRequestID(err error) error {
	var f *fault.Error
	if errors.As(err, &f) {
		c := *f
		c.Plain = true
		return &c
	}
	return err
}
