package event

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/internal/compactjson"
)

// Data writes the state of something as an event carries it. It reads back with encoding/json into the same types, and is half as long
// as what that writes of them: fields that have their zero value are left out, however deep they lie. A value that cannot be written as
// JSON is a mistake in the program.
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
