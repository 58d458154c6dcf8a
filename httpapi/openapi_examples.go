package httpapi

import (
	_ "embed"
	"encoding/json"
	"sync"
)

// examplesText holds an example of each operation that a test calls, by method and path. A test writes it:
// go test ./httpapi -run Examples -update.
//
//go:embed openapi_examples.json
var examplesText []byte

// example is a request as it was sent to a shop, and what came back.
type example struct {
	Path   string          `json:"path"`
	Body   json.RawMessage `json:"body"`
	Status int             `json:"status"`
	Answer json.RawMessage `json:"answer"`
}

var examples = sync.OnceValue(func() (all map[string]example) {
	if err := json.Unmarshal(examplesText, &all); err != nil {
		panic("httpapi: " + err.Error()) // we wrote it
	}
	return all
})
