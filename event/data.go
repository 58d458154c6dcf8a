package event

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/internal/compactjson"
)

// Data writes objects as the JSON data of an event. encoding/json reads it into the same types. It is half as long as the output of
// encoding/json, because fields with their zero value are left out at every depth. A value that cannot be written as JSON is a bug
// of the program, and panics.
func Data(objects map[string]any) json.RawMessage {
	names := make([]string, 0, len(objects))
	for name := range objects {
		names = append(names, name)
	}
	slices.Sort(names)
	text, err := compactjson.Build(func(b []byte) (_ []byte, err error) {
		b = append(b, '{')
		for i, name := range names {
			if i > 0 {
				b = append(b, ',')
			}
			if b, err = compactjson.Append(append(compactjson.AppendText(b, name), ':'), objects[name], compactjson.DropAll); err != nil {
				return nil, err
			}
		}
		return append(b, '}'), nil
	})
	if err != nil {
		panic(fmt.Sprintf("event: data cannot be written as JSON: %v", err))
	}
	return text
}
