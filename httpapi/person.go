package httpapi

import (
	"context"
	"net/http"
	"strings"

	"github.com/punchcardhq/punchcard/project"
)

// person is one whom the program itself has let in.
type person struct{ projectID, id, email string }

type personKey struct{}

// ServePerson answers a request of a person whom the program itself has let into a project, as a server-side call with a key of that project is answered.
// Credentials in the request are ignored. Operations of other sides, and those that make tokens, are refused as without a key.
func (a *API) ServePerson(w http.ResponseWriter, r *http.Request, projectID, userID, email string) {
	a.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), personKey{}, person{projectID, userID, email})))
}

// recognisePerson is the caller of a request that the program itself made for a person.
func recognisePerson(ctx context.Context, op Operation, audience project.Audience) (c caller, ok bool) {
	p, ok := ctx.Value(personKey{}).(person)
	if !ok || audience != project.AudienceServer || strings.HasPrefix(op.Path, "/v1/oauth/") {
		return caller{}, false
	}
	return caller{ProjectID: p.projectID, AppID: p.id, Audience: audience, PersonID: p.id, Email: p.email}, true
}
