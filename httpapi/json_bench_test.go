package httpapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/internal/codec"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// BenchmarkJSON measures the JSON of validations and redemptions, by codes × lines, with package codec and with encoding/json.
func BenchmarkJSON(b *testing.B) {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	if _, err := engine.CreateProject(b.Context(), project.NewProject{ID: "shop", Name: "Shop"}); err != nil {
		b.Fatal(err)
	}
	shop := engine.Project("shop")
	for i := range 5 {
		if _, err := shop.Vouchers.Create(b.Context(), voucher.AmountOff(fmt.Sprintf("CODE-%d", i), 100)); err != nil {
			b.Fatal(err)
		}
	}
	api := New(engine)
	r := &request{Request: httptest.NewRequestWithContext(b.Context(), "POST", "/v1/validations", nil), engine: engine, Project: shop, Caller: caller{ProjectID: "shop"}}
	for _, size := range []struct{ codes, lines int }{{1, 5}, {5, 50}} {
		text := cartText(size.codes, size.lines)
		var in wire.RedeemInput
		if err := json.Unmarshal([]byte(text), &in); err != nil {
			b.Fatal(err)
		}
		validated, err := api.validate(b.Context(), r, in)
		if err != nil || !validated.Valid {
			b.Fatal(err, validated)
		}
		req, err := api.redemptionOf(b.Context(), r, in)
		if err != nil {
			b.Fatal(err)
		}
		redeemed, err := redeem(b.Context(), r, in, req, func(w wire.Redeemed) wire.Redeemed { return w })
		if err != nil {
			b.Fatal(err)
		}
		var buffer []byte
		var line bytes.Buffer
		for name, do := range map[string]func() error{
			"decode a validation/codec": func() error {
				if in := (wire.RedeemInput{}); !codec.Decode(text, &in) {
					return fmt.Errorf("not decoded: %s", text)
				}
				return nil
			},
			"decode a validation/encoding-json": func() error { return decodePlainly(text, &wire.RedeemInput{}) },
			"encode a validation/codec":         func() (err error) { buffer, err = codec.Append(buffer[:0], validated); return err },
			"encode a validation/encoding-json": func() error { return encodePlainly(&line, validated) },
			"encode a redemption/codec":         func() (err error) { buffer, err = codec.Append(buffer[:0], redeemed); return err },
			"encode a redemption/encoding-json": func() error { return encodePlainly(&line, redeemed) },
		} {
			b.Run(fmt.Sprintf("%d×%d %s", size.codes, size.lines, name), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if err := do(); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

func decodePlainly(text string, into any) error {
	dec := json.NewDecoder(strings.NewReader(text))
	dec.UseNumber()
	return dec.Decode(into)
}

func encodePlainly(to *bytes.Buffer, body any) error {
	to.Reset()
	enc := json.NewEncoder(to)
	enc.SetEscapeHTML(false)
	return enc.Encode(body)
}

// cartText is the body of a validation of CODE-0, CODE-1, and so on.
func cartText(codes, lines int) string {
	var text strings.Builder
	text.WriteString(`{"redeemables":[`)
	for i := range codes {
		fmt.Fprintf(&text, `%s{"object":"voucher","id":"CODE-%d"}`, strings.Repeat(",", min(i, 1)), i)
	}
	text.WriteString(`],"order":{"items":[`)
	for i := range lines {
		fmt.Fprintf(&text, `%s{"product_id":"prod_%05d","related_object":"product","quantity":%d,"price":%d}`, strings.Repeat(",", min(i, 1)), i, 1+i%3, 500+37*i)
	}
	text.WriteString(`]}}`)
	return text.String()
}
