package httpapi

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"net/url"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/codec"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

// decode reads a JSON body into a wire struct. Unknown properties are ignored, as in the published API. A wrong type is
// refused with the path of the property.
func decode(r *request, into any) error {
	_, err := decodeBody(r, into)
	return err
}

// decodeBody is decode that returns the body as well.
func decodeBody(r *request, into any) ([]byte, error) {
	body, err := readBody(r.Request)
	if err != nil || len(body) == 0 {
		return body, err
	}
	if err := requireJSON(r.Request); err != nil {
		return body, err
	}
	if r.check != nil {
		if err := r.check(body); err != nil {
			return body, err
		}
	}
	return body, unmarshal(body, into)
}

// decodeStrictly is decode that refuses null and unknown properties, as the /v2 API does.
func decodeStrictly(r *request, into any) error {
	body, err := decodeBody(r, into)
	if err != nil || len(body) == 0 {
		return err
	}
	if string(body) == "null" {
		return fault.Invalid("invalid_payload", "Invalid payload", "Payload must not be null")
	}
	return wire.RefuseUnknown(body, into)
}

// readBody reads a body without the white space around it.
func readBody(r *http.Request) ([]byte, error) {
	body, err := readAll(r)
	return bytes.TrimSpace(body), err
}

// readAll reads a body as it was sent.
func readAll(r *http.Request) ([]byte, error) {
	// The caller may send any Content-Length, so at most 64 KiB are reserved in advance.
	var read bytes.Buffer
	if known := r.ContentLength; known > 0 {
		read.Grow(int(min(known, 64<<10)) + bytes.MinRead)
	}
	_, err := read.ReadFrom(r.Body)
	body := read.Bytes()
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		return nil, tooLargeFault(tooLarge)
	case errors.Is(err, os.ErrDeadlineExceeded):
		return nil, fault.Invalid("invalid_payload", "Invalid payload", "Payload must arrive faster: the server waited for the end of it in vain")
	case err != nil:
		return nil, fault.Invalid("invalid_payload", "Invalid payload", "Payload must be whole: it breaks off after %d bytes", len(body))
	}
	return body, nil
}

func tooLargeFault(e *http.MaxBytesError) error {
	return fault.New(fault.KindTooLarge, "payload_too_large", "Payload too large",
		"Payload content length greater than maximum allowed: %d", e.Limit)
}

// requireJSON accepts a JSON content type, and none at all: some clients send none.
func requireJSON(r *http.Request) error {
	header := r.Header.Get("Content-Type")
	media, _, err := mime.ParseMediaType(header)
	if header == "" || err == nil && (media == "application/json" || strings.HasSuffix(media, "+json")) {
		return nil
	}
	return fault.New(fault.KindUnsupportedMedia, "unsupported_media_type", "Unsupported media type",
		"Content-Type must be application/json (actual value is '%s')", header)
}

// unmarshal decodes a JSON text. It refuses an object that has a name twice.
func unmarshal(body []byte, into any) error {
	if err := readJSON(body, into); err != nil {
		return err
	}
	return refuseRepeatedNames(body)
}

func readJSON(body []byte, into any) error {
	text := string(body)
	if !storage.ValidText(text) || !validEscapes(body) {
		return fault.Invalid("invalid_payload", "Invalid payload", "Payload must be UTF-8 text without NUL characters and halves of surrogate pairs")
	}
	if to := reflect.ValueOf(into).Elem(); to.Kind() == reflect.Struct && to.IsZero() {
		if codec.Decode(text, into) {
			return nil
		}
		to.SetZero()
	}
	dec := json.NewDecoder(bytes.NewReader(body))
	dec.UseNumber()
	if err := dec.Decode(into); err != nil {
		return payloadFault(withItemPath(err, body, into), dec.InputOffset())
	}
	if end := dec.InputOffset(); !isBlank(body[end:]) {
		return fault.Invalid("invalid_payload", "Invalid payload", "Payload must be one JSON value; there is more after position %d", end)
	}
	return nil
}

// isBlank reports whether only white space follows a JSON value. Decoder.More cannot tell: it reads a closing bracket as the
// end of an array.
func isBlank(rest []byte) bool { return len(bytes.Trim(rest, " \n\t\r")) == 0 }

// validEscapes reports whether every \u escape of a JSON text is a character that can be stored. The decoder would replace
// half a surrogate pair, and two different ids would become equal.
func validEscapes(body []byte) bool {
	for at := 0; ; {
		next := bytes.IndexByte(body[at:], '\\')
		if next < 0 {
			return true
		}
		at += next
		unit, ok := escapedUnit(body[at:])
		switch {
		case !ok:
			at += min(2, len(body)-at)
		case utf16.IsSurrogate(unit):
			low, _ := escapedUnit(body[at+6:])
			if utf16.DecodeRune(unit, low) == unicode.ReplacementChar {
				return false
			}
			at += 12
		case unit == 0:
			return false
		default:
			at += 6
		}
	}
}

// escapedUnit reads the UTF-16 unit of a \u escape at the beginning of the text.
func escapedUnit(text []byte) (unit rune, ok bool) {
	if len(text) < 6 || text[0] != '\\' || text[1] != 'u' {
		return 0, false
	}
	n, err := strconv.ParseUint(string(text[2:6]), 16, 16)
	return rune(n), err == nil
}

// payloadFault turns an error of the JSON decoder into a fault that names the property.
func payloadFault(err error, offset int64) error {
	if f, ok := fault.As(err); ok {
		return f
	}
	var wrongType *json.UnmarshalTypeError
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &wrongType) && wrongType.Field != "":
		return fault.Payload(propertyPath(wrongType.Field), "must be %s (actual value is %s)", jsonType(wrongType.Type.Kind().String()), wrongType.Value)
	case errors.As(err, &wrongType):
		return fault.Invalid("invalid_payload", "Invalid payload", "Payload must be %s (actual value is %s)", jsonType(wrongType.Type.Kind().String()), wrongType.Value)
	case errors.As(err, &syntax):
		return fault.Invalid("invalid_payload", "Invalid payload", "Payload must be JSON: %s at position %d", syntax.Error(), syntax.Offset)
	case errors.Is(err, io.ErrUnexpectedEOF):
		return fault.Invalid("invalid_payload", "Invalid payload", "Payload must be JSON: it ends at position %d in the middle of a value", offset)
	}
	return fault.Invalid("invalid_payload", "Invalid payload", "Payload must be JSON of the documented form: %s", err)
}

// propertyPath removes the names of embedded Go structs, which begin with a capital, from the path to a property.
func propertyPath(field string) string {
	segments := slices.DeleteFunc(strings.Split(field, "."), func(s string) bool { return s != "" && s[0] >= 'A' && s[0] <= 'Z' })
	return strings.Join(segments, ".")
}

// jsonType returns the JSON type of a Go kind.
func jsonType(kind string) string {
	switch {
	case strings.HasPrefix(kind, "int"), strings.HasPrefix(kind, "uint"):
		return "integer"
	case strings.HasPrefix(kind, "float"):
		return "number"
	case kind == "bool":
		return "boolean"
	case kind == "slice", kind == "array":
		return "array"
	case kind == "struct", kind == "map":
		return "object"
	}
	return kind
}

// requireQuery refuses a query that cannot be parsed. Otherwise parts of it would be silently ignored.
func requireQuery(r *http.Request) error {
	if _, err := url.ParseQuery(r.URL.RawQuery); err != nil {
		return fault.Invalid("invalid_query_params", "Invalid query params", "The query must be percent-encoded pairs joined by '&': %s", err)
	}
	return nil
}
