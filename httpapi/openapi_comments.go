package httpapi

import (
	_ "embed"
	"encoding/json"
	"sync"
)

// wireCommentsText has the comments of the wire types and of their fields, which a compiled program does not have. A test
// writes it: go test ./httpapi -run Comments -update.
//
//go:embed openapi_comments.json
var wireCommentsText []byte

var wireComments = sync.OnceValue(func() (comments map[string]string) {
	if err := json.Unmarshal(wireCommentsText, &comments); err != nil {
		panic("httpapi: " + err.Error()) // a test wrote it
	}
	comments["introspection"] = "A live token, or {\"active\": false} for one that is unknown or has expired."
	return comments
})
