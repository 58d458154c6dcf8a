package httpapi

import (
	"net/http"
	"slices"

	"github.com/gorilla/mux"
)

// link is a GET whose address is its credential: pictures and downloads, which browsers and mail programs fetch without
// headers. Its handler has to check the signature in the address; no other code does.
type link struct {
	path string
	// query is a required parameter. Without it the same path is a documented operation.
	query  string
	handle handler
}

// signatureLength is the length of a signature in an address, in bytes. 2^128 values cannot be guessed.
const signatureLength = 16

// links returns all links. They are not documented as operations: answers contain their addresses.
func (a *API) links() []link {
	return slices.Concat(a.assetLinks(), a.exportLinks(), a.fullExportLinks(), a.reportLinks(), a.cockpitLinks())
}

// join adds the link to the router of its group, before the operations.
func (l link) join(r *mux.Router, a *API) {
	route := r.Path(l.path).Methods(http.MethodGet)
	if l.query != "" {
		route.Queries(l.query, "{"+l.query+"}")
	}
	route.Handler(a.serve(Operation{Method: http.MethodGet, Path: l.path}, l.handle))
}
