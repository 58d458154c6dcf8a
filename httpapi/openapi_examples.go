package httpapi

import (
	_ "embed"
	"encoding/json"
	"sync"
)

// examplesText has an example of each operation that a test calls, by method and path. A test writes it: go test ./httpapi
// -run Examples -update.
//
//go:embed openapi_examples.json
var examplesText []byte

// example is a request of a test and its answer.
type example struct {
	Path   string          `json:"path"`
	Body   json.RawMessage `json:"body"`
	Status int             `json:"status"`
	Answer json.RawMessage `json:"answer"`
}

var examples = sync.OnceValue(func() (all map[string]example) {
	if err := json.Unmarshal(examplesText, &all); err != nil {
		panic("httpapi: " + err.Error()) // a test wrote it
	}
	return all
})
