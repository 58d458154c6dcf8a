package storage_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/shopspring/decimal"
	"pgregory.net/rapid"
)

type label string

type leaf struct {
	Text string
	Next *leaf
}

type item struct {
	ID         string
	CustomerID string
	Label      label
	At         time.Time
	Amount     decimal.Decimal
	Raw        json.RawMessage
	Bytes      []byte
	Tags       []string
	Leaf       leaf
	Leaves     []leaf
	Metadata   map[string]any
	APIKeys    map[label]*leaf
}

var itemKind = storage.Kind[item]{Name: "item", ID: func(i *item) string { return i.ID }}

func TestAnItemWithATextThatCannotBeStoredIsRefusedByName(t *testing.T) {
	const bad = "a\x00b"
	for path, spoil := range map[string]func(*item){
		"customer_id":             func(i *item) { i.CustomerID = bad },
		"label":                   func(i *item) { i.Label = "\xff" },
		"raw":                     func(i *item) { i.Raw = json.RawMessage(`{"a":"b\\\u0000"}`) },
		"tags.1":                  func(i *item) { i.Tags = []string{"", bad} },
		"leaf.text":               func(i *item) { i.Leaf.Text = bad },
		"leaf.next.next.text":     func(i *item) { i.Leaf.Next = &leaf{Next: &leaf{Text: bad}} },
		"leaves.0.text":           func(i *item) { i.Leaves = []leaf{{Text: bad}} },
		"metadata.a":              func(i *item) { i.Metadata = map[string]any{"a": bad} },
		"metadata.a.1.b":          func(i *item) { i.Metadata = map[string]any{"a": []any{1, map[string]any{"b": bad}}} },
		"metadata":                func(i *item) { i.Metadata = map[string]any{bad: 1} },
		"api_keys.x.text":         func(i *item) { i.APIKeys = map[label]*leaf{"x": {Text: bad}} },
		"api_keys.x.next.text":    func(i *item) { i.APIKeys = map[label]*leaf{"x": {Next: &leaf{Text: bad}}} },
		"metadata.number.written": func(i *item) { i.Metadata = map[string]any{"number": map[string]json.Number{"written": bad}} },
	} {
		t.Run(path, func(t *testing.T) {
			i := item{ID: "1"}
			spoil(&i)
			want := fault.Payload(path, "must be UTF-8 text without NUL characters")
			if diff := cmp.Diff(error(want), itemKind.CheckItem(&i)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestAnItemWithGoodTextsIsAccepted(t *testing.T) {
	i := item{
		ID: "1", CustomerID: "Zoë 🎟", At: time.Now(), Amount: decimal.New(1, 2), Bytes: []byte{0, 255},
		Raw:  json.RawMessage(`{"a":"a backslash \\u0000 and \\\\u0000","b":"\u0001"}`),
		Leaf: leaf{Next: &leaf{Text: "a"}}, Metadata: map[string]any{"a": nil, "b": []any{json.Number("1"), "x"}},
		APIKeys: map[label]*leaf{"none": nil},
	}
	if err := itemKind.CheckItem(&i); err != nil {
		t.Error(err)
	}
}

func TestAnItemWithoutAnIDIsRefused(t *testing.T) {
	if diff := cmp.Diff(error(fault.PayloadMissing("id")), itemKind.CheckItem(&item{})); diff != "" {
		t.Error(diff)
	}
}

func TestARawTextIsRefusedExactlyWhenItSaysNUL(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOf(rapid.SampledFrom([]rune{0, 1, '\\', 'u', '0', '"', 'é'})).Draw(t, "text")
		raw, err := json.Marshal(map[string]string{"a": text})
		if err != nil {
			t.Fatal(err)
		}
		accepted := itemKind.CheckItem(&item{ID: "1", Raw: raw}) == nil
		if accepted != storage.ValidText(text) {
			t.Errorf("%s is accepted: %v", raw, accepted)
		}
	})
}
