package wire

import (
	"io"
	"strconv"

	"github.com/punchcardhq/punchcard/internal/codec"
)

// VoucherRedemptions is the answer of GET /v1/vouchers/{code}/redemption.
type VoucherRedemptions struct {
	VoucherRedemptionsHead
	Entries []Redemption `json:"redemption_entries"`
	Total   int          `json:"total"`
}

// VoucherRedemptionsHead is what is known before the redemptions of a code are read.
type VoucherRedemptionsHead struct {
	Quantity *int64 `json:"quantity"`
	Redeemed int64  `json:"redeemed_quantity"`
	Object   string `json:"object" enum:"list"`
	URL      string `json:"url"`
	DataRef  string `json:"data_ref" enum:"redemption_entries"`
}

// VoucherRedemptionsWriter writes a VoucherRedemptions whose entries come in portions.
type VoucherRedemptionsWriter struct {
	to    io.Writer
	text  []byte
	total int
}

// Begin writes the head, up to the first of the entries.
func (h VoucherRedemptionsHead) Begin(to io.Writer) (*VoucherRedemptionsWriter, error) {
	text, err := codec.Append(nil, h)
	if err != nil {
		return nil, err
	}
	text = append(text[:len(text)-1], `,"redemption_entries":[`...) // in the place of the closing brace
	_, err = to.Write(text)
	return &VoucherRedemptionsWriter{to: to, text: text}, err
}

// Add writes more entries.
func (w *VoucherRedemptionsWriter) Add(entries []Redemption) (err error) {
	w.text = w.text[:0]
	for i := range entries {
		if w.total > 0 {
			w.text = append(w.text, ',')
		}
		if w.text, err = codec.AppendValue(w.text, &entries[i], false); err != nil {
			return err
		}
		w.total++
	}
	_, err = w.to.Write(w.text)
	return err
}

// End writes how many entries there were, and what closes the list.
func (w *VoucherRedemptionsWriter) End() error {
	text := strconv.AppendInt(append(w.text[:0], `],"total":`...), int64(w.total), 10)
	_, err := w.to.Write(append(text, "}\n"...))
	return err
}
