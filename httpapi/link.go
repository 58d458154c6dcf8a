package httpapi

import (
	"net/http"
	"slices"
	"strings"

	"github.com/gorilla/mux"
)

// link is a GET that carries its permission in its address: pictures and downloads, which browsers and mail programs fetch without
// headers. Its handler checks the signature in the address; nobody else does.
type link struct {
	path string
	// query is a parameter that must be there; without it the address belongs to a documented operation.
	query  string
	handle handler
}

// signature is how many bytes of a signature stand in an address: nobody can try 2^128 of them.
const signature = 16

// links gathers them. They are no documented operations: answers hand out their addresses.
func (a *API) links() []link {
	return slices.Concat(a.assetLinks(), a.exportLinks(), a.reportLinks(), a.cockpitLinks())
}

// join puts the link before the operations of its subrouter.
func (l link) join(sub *mux.Router, prefix string, a *API) {
	route := sub.Path(strings.TrimPrefix(l.path, prefix)).Methods(http.MethodGet)
	if l.query != "" {
		route.Queries(l.query, "{"+l.query+"}")
	}
	route.Handler(a.serve(Operation{Method: http.MethodGet, Path: l.path}, l.handle))
}
