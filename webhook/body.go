package webhook

import (
	"bytes"
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
)

// SignatureHeader is the header with the signature of the body.
const SignatureHeader = "X-Voucherify-Signature"

// Signature is the lower-case hex HMAC-SHA256 of a body under the webhook token of a project.
func Signature(token string, body []byte) string {
	mac := hmac.New(sha256.New, []byte(token))
	mac.Write(body)
	return hex.EncodeToString(mac.Sum(nil))
}

// envelope is the body of a delivery.
type envelope struct {
	ID        string          `json:"id"`
	ProjectID string          `json:"project_id"`
	CreatedAt string          `json:"created_at"`
	Type      string          `json:"type"`
	Data      json.RawMessage `json:"data"`
	Source    source          `json:"source"`
	Event     eventBody       `json:"event"`
}

type source struct {
	ID        string `json:"id"`
	Object    string `json:"object"`
	TargetURL string `json:"target_url"`
}

type eventBody struct {
	ID        string  `json:"id"`
	Type      string  `json:"type"`
	CreatedAt string  `json:"created_at"`
	EntityID  *string `json:"entity_id"`
	GroupID   *string `json:"group_id"`
	Source    origin  `json:"event_source"`
}

type origin struct {
	Channel env.Channel `json:"channel"`
}

// instant writes a time with exactly three fraction digits.
func instant(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }

// written makes the body of a delivery.
func (d *Delivery) written(projectID string, w Webhook, e event.Event, objects any) ([]byte, error) {
	var of Distribution
	object := "webhook"
	if w.Distribution != nil {
		of, object = *w.Distribution, "distribution"
	}
	data, err := of.Template.render(objects)
	if err != nil || of.Raw {
		return data, err
	}
	return marshal(envelope{
		ID: d.ID, ProjectID: projectID, CreatedAt: instant(d.CreatedAt), Type: cmp.Or(of.EventName, d.EventType), Data: data,
		Source: source{w.ID, object, w.TargetURL},
		Event: eventBody{
			ID: e.ID, Type: d.EventType, CreatedAt: instant(e.CreatedAt), EntityID: orNull(e.EntityID), GroupID: orNull(e.GroupID),
			Source: origin{e.Channel()},
		},
	})
}

// repeated is the body of an earlier delivery with the id and the time of this one.
func (d *Delivery) repeated(body json.RawMessage, w Webhook) ([]byte, error) {
	if w.Distribution != nil && w.Distribution.Raw {
		return body, nil
	}
	var e envelope
	if err := json.Unmarshal(body, &e); err != nil {
		return nil, fmt.Errorf("read the body of a delivery: %w", err)
	}
	e.ID, e.CreatedAt, e.Source.TargetURL = d.ID, instant(d.CreatedAt), w.TargetURL
	return marshal(e)
}

// marshal writes compact JSON and does not escape HTML characters.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

func orNull(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
