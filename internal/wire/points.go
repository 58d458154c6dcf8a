package wire

import (
	"encoding/json"
)

// Points is a whole number that clients also send as a text: "50". Answers have it as a number.
type Points int64

// UnmarshalJSON accepts a whole number, or a text with one.
func (p *Points) UnmarshalJSON(data []byte) error {
	if data[0] == 'n' {
		return nil
	}
	text := string(data)
	if data[0] == '"' && json.Unmarshal(data, &text) != nil {
		return wrongType[int64](data)
	}
	d, ok := readNumber(text)
	if !ok || !d.IsInteger() || !d.BigInt().IsInt64() {
		return wrongType[int64](data)
	}
	*p = Points(d.IntPart())
	return nil
}
