package dashboard

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"net/url"
	"strconv"
	"time"
)

// poll lets htmx ask for a part of a page again while the page is open. The address names the version that the browser has; while that is the newest,
// the server answers 204, and nothing moves.
type poll struct {
	// Part is the id of the element and the name of its block.
	Part string
	// Href is the address to ask, and Trigger how often. Both are empty when there is nothing more to wait for.
	Href, Trigger string
	version       string
}

// newPoll has a part asked for again after each pause. The data is what the part shows.
func newPoll(v *visit, part string, pause time.Duration, data any) poll {
	text, err := json.Marshal(data)
	if err != nil {
		panic(err) // views are plain data
	}
	sum := sha256.Sum256(text)
	p := poll{Part: part, version: hex.EncodeToString(sum[:8])}
	query := v.URL.Query()
	query.Del("done")
	query.Set("version", p.version)
	p.Href = (&url.URL{Path: v.URL.Path, RawPath: v.URL.RawPath, RawQuery: query.Encode()}).String()
	p.Trigger = "every " + strconv.Itoa(int(pause/time.Second)) + "s"
	return p
}

// live answers 204 when the browser has the newest version of the part that it asks for, and otherwise as told.
func (v *visit) live(p poll, out answer) answer {
	if v.partial() && v.target() == p.Part && v.URL.Query().Get("version") == p.version {
		return answer{status: http.StatusNoContent}
	}
	return out
}
