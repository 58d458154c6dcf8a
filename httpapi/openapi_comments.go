package httpapi

import (
	_ "embed"
	"encoding/json"
	"sync"
)

// wireCommentsText holds the comments of the types of the wire and of their fields, which the program itself does not know any more. A test writes
// it: go test ./httpapi -run Comments -update.
//
//go:embed openapi_comments.json
var wireCommentsText []byte

var wireComments = sync.OnceValue(func() (comments map[string]string) {
	if err := json.Unmarshal(wireCommentsText, &comments); err != nil {
		panic("httpapi: " + err.Error()) // we wrote it
	}
	comments["introspection"] = "A live token, or {\"active\": false} for one that is unknown or has expired."
	return comments
})
