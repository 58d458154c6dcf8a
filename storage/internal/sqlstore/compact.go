package sqlstore

import "github.com/punchcardhq/punchcard/internal/compactjson"

// compact writes a value object as JSON without its members that are empty. What is missing is the zero value again when it is read.
// Numbers are always there, because statements add them up.
func compact(v any) ([]byte, error) { return compactjson.Marshal(v, compactjson.KeepNumbers) }
