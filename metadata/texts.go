package metadata

import (
	"bytes"
	"encoding/json"
	"strings"
)

// FromTexts converts texts to the types of the schema of an object, for the cells of an imported table. A text that does not have
// the form of its type stays a text, which the check then refuses. A text without a definition is converted by undescribed, or
// stays a text when that is nil. An empty text is null, which removes a key.
//
// An array is written as JSON, or as texts with commas between them.
func (s *Schemas) FromTexts(object string, texts map[string]string, undescribed func(text string) any) Map {
	var schema Schema
	if s != nil {
		schema = s.objects[object]
	}
	m := make(Map, len(texts))
	for key, text := range texts {
		d, described := schema.Properties[key]
		if described = described && !d.Deleted; described || undescribed == nil || text == "" {
			m[key] = d.fromText(text)
		} else {
			m[key] = undescribed(text)
		}
	}
	return m
}

func (d Definition) fromText(text string) any {
	text = strings.TrimSpace(text)
	switch {
	case text == "":
		return nil
	case d.Deleted || !d.Array:
		return d.one(text)
	}
	if list, isList := decoded(text).([]any); isList {
		return list
	}
	var list []any
	for part := range strings.SplitSeq(text, ",") {
		list = append(list, d.one(strings.TrimSpace(part)))
	}
	return list
}

func (d Definition) one(text string) any {
	switch {
	case d.Deleted:
	case d.Type == TypeNumber:
		if _, isNumber := exact(json.Number(text)); isNumber {
			return json.Number(text)
		}
	case d.Type == TypeBoolean:
		switch strings.ToLower(text) {
		case "true":
			return true
		case "false":
			return false
		}
	case d.Type == TypeObject:
		if object, isObject := decoded(text).(map[string]any); isObject {
			return object
		}
	}
	return text
}

// decoded is the value of a JSON text, or nil.
func decoded(text string) (value any) {
	decoder := json.NewDecoder(bytes.NewReader([]byte(text)))
	decoder.UseNumber()
	if decoder.Decode(&value) != nil || decoder.More() {
		return nil
	}
	return value
}
