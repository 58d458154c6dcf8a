package httpapi

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
)

// caller is the sender of a request: the credential, and what it gives access to.
type caller struct {
	// ProjectID is the project of the request: that of the key or bearer, or the one in a management path.
	ProjectID string
	// Bound says that a management key gives access to one project alone.
	Bound bool
	// AppID is the id of the key, or of the key that issued the bearer.
	AppID string
	// KeyName is the name of the key.
	KeyName  string
	Audience project.Audience
	// Scopes are the scopes of a bearer. nil means a key, which needs none.
	Scopes      []string
	Integration bool
	// PersonID and Email are set for a person whom the program itself has let in.
	PersonID, Email string
}

// source returns the origin that audit records name for the changes of this request.
func (c caller) source() env.Source {
	if c.PersonID != "" {
		return env.Source{Channel: env.ChannelUserPortal, UserID: c.PersonID}
	}
	switch c.Audience {
	case project.AudienceManagement:
		return env.Source{Channel: env.ChannelUserPortal, UserID: c.AppID}
	case project.AudienceClient:
		return env.Source{Channel: env.ChannelClientAPI, KeyName: c.KeyName, ClientAppID: c.AppID}
	}
	return env.Source{Channel: env.ChannelAPI, KeyName: c.KeyName, AppID: c.AppID}
}

// audienceOf returns the side of the API that a path belongs to.
func audienceOf(path string) project.Audience {
	switch {
	case strings.HasPrefix(path, "/client/"):
		return project.AudienceClient
	case strings.HasPrefix(path, "/management/"):
		return project.AudienceManagement
	}
	return project.AudienceServer
}

// authenticate identifies the caller and checks that the operation is open to them. When a bearer is sent, keys are ignored:
// a wrong bearer is refused even beside a valid key.
func (a *API) authenticate(ctx context.Context, r *request) error {
	audience := audienceOf(r.op.Path)
	c, err := a.recognise(ctx, r.Request, r.op, audience)
	if err != nil {
		return err
	}
	if c.Scopes != nil && !slices.ContainsFunc(r.op.Scopes, func(s string) bool { return slices.Contains(c.Scopes, s) }) {
		return fault.New(fault.KindForbidden, "missing_required_permission", "Missing permission",
			"The access token needs one of the scopes: %s.", strings.Join(r.op.Scopes, ", "))
	}
	if audience == project.AudienceManagement {
		c.Bound = c.ProjectID != ""
		if c.ProjectID, err = a.managedProject(ctx, r, c.ProjectID); err != nil {
			return err
		}
	}
	r.Caller = c
	if c.ProjectID != "" {
		r.Project = a.engine.Project(c.ProjectID)
	}
	return nil
}

// managedProject returns the id of the project of a management operation: the one in its path or, where the path names none, the
// one that the key is bound to, or "". The refusal for a project that is missing or out of the key's reach has no error key,
// as published.
func (a *API) managedProject(ctx context.Context, r *request, bound string) (id string, err error) {
	if !strings.Contains(r.op.Path, "{projectId}") {
		return bound, nil
	}
	id = r.Path("projectId")
	if bound != "" && bound != id {
		return "", unknownProject(id)
	}
	return id, a.requireProject(ctx, id)
}

func (a *API) requireProject(ctx context.Context, id string) error {
	_, err := a.engine.Projects.Get(ctx, id)
	if fault.IsNotFound(err) {
		return unknownProject(id)
	}
	return err
}

func unknownProject(id string) error {
	return fault.New(fault.KindNotFound, "", "Resource not found", "Cannot find project with id %s", id)
}

func (a *API) recognise(ctx context.Context, r *http.Request, op Operation, audience project.Audience) (caller, error) {
	if c, ok := recognisePerson(ctx, op, audience); ok {
		return c, nil
	}
	if ctx.Value(personKey{}) != nil {
		return caller{}, fault.Unauthorized()
	}
	if token, sent := bearer(r); sent && len(op.Scopes) > 0 {
		return a.recogniseBearer(ctx, token, audience)
	}
	headers := map[project.Audience][2]string{
		project.AudienceServer:     {"X-App-Id", "X-App-Token"},
		project.AudienceClient:     {"X-Client-Application-Id", "X-Client-Token"},
		project.AudienceManagement: {"X-Management-Id", "X-Management-Token"},
	}[audience]
	key, err := a.engine.Projects.Authenticate(ctx, audience, r.Header.Get(headers[0]), r.Header.Get(headers[1]))
	if err != nil {
		return caller{}, err
	}
	return caller{ProjectID: key.ProjectID, AppID: key.ID, KeyName: key.Name, Audience: audience, Integration: key.Integration}, nil
}

func (a *API) recogniseBearer(ctx context.Context, token string, audience project.Audience) (caller, error) {
	t, err := a.engine.OAuth.Authenticate(ctx, token)
	if err != nil {
		return caller{}, err
	}
	key, err := a.engine.Projects.Credential(ctx, t.AppID)
	if err != nil {
		return caller{}, err
	}
	return caller{ProjectID: t.ProjectID, AppID: key.ID, KeyName: key.Name, Audience: audience, Scopes: t.Scopes, Integration: key.Integration}, nil
}

func bearer(r *http.Request) (token string, sent bool) {
	scheme, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	return strings.TrimSpace(token), strings.EqualFold(scheme, "bearer")
}
