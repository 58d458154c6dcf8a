package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime/multipart"
	"net/textproto"
	"net/url"
	"os"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/csvfile"
)

const (
	// batchBytes is the size of a batch, below the limit of a server for one request.
	batchBytes = 8 << 20
	// batchOrders is the limit of a server for the orders in one request.
	batchOrders = 2000
)

// table sends the records of a CSV file. Records that cannot be parsed are reported and not sent.
func (in *importer) table(ctx context.Context, source io.ReadSeeker) error {
	f, err := csvfile.Open(source, in.charset)
	if err != nil {
		return err
	}
	total := int64(0)
	for _, err := range f.Records() {
		if err != nil {
			return err
		}
		total++
	}
	in.bar = newProgress(in.errOut, in.what, total)
	p := &tableBatch{header: f.Header().Names()}
	for r, err := range f.Records() {
		if err != nil {
			return err
		}
		if r.Wrong != nil {
			in.failed++
			in.finishedRows++
			if err := in.addFailure(r.Line, "", reasonOf(r.Wrong)); err != nil {
				return err
			}
			continue
		}
		if err := p.add(r); err != nil {
			return err
		}
		if len(p.lines) >= in.batchRows || p.text.Len() >= batchBytes {
			if err := in.sendTable(ctx, p); err != nil {
				return err
			}
		}
	}
	if len(p.lines) > 0 || total == 0 {
		return in.sendTable(ctx, p)
	}
	return nil
}

func reasonOf(err error) string {
	if f, isFault := fault.As(err); isFault {
		return f.Details
	}
	return err.Error()
}

// tableBatch is a batch of records with the header of the file.
type tableBatch struct {
	header []string
	text   bytes.Buffer
	lines  []int64
}

func (p *tableBatch) add(r csvfile.Record) error {
	w := csv.NewWriter(&p.text)
	if p.text.Len() == 0 {
		if err := w.Write(p.header); err != nil {
			return err
		}
	}
	if err := w.Write(r.Cells); err != nil {
		return err
	}
	w.Flush()
	p.lines = append(p.lines, r.Line)
	return w.Error()
}

// sendTable sends a batch and empties it.
func (in *importer) sendTable(ctx context.Context, p *tableBatch) error {
	if p.text.Len() == 0 { // a header without records
		w := csv.NewWriter(&p.text)
		if err := w.Write(p.header); err != nil {
			return err
		}
		w.Flush()
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {`form-data; name="file"; filename="` + in.what + `.csv"`}, "Content-Type": {"text/csv; charset=utf-8"},
	})
	if err == nil {
		_, err = p.text.WriteTo(part)
	}
	if err := errors.Join(err, form.Close()); err != nil {
		return err
	}
	path := "/v1/" + in.what + "/importCSV"
	if in.campaign != "" {
		path = "/v1/campaigns/" + url.PathEscape(in.campaign) + "/importCSV"
	}
	lines := p.lines
	p.text.Reset()
	p.lines = nil
	return in.sendBatch(ctx, path, form.FormDataContentType(), body.Bytes(), lines)
}

// orders sends the orders of a JSON file: an array, or one order after the other. The server refuses the whole batch when one of its orders
// is malformed.
func (in *importer) orders(ctx context.Context, source *os.File) error {
	info, err := source.Stat()
	if err != nil {
		return err
	}
	in.bar = newProgress(in.errOut, "bytes of "+in.what, info.Size())
	text := bufio.NewReader(source)
	d := json.NewDecoder(text)
	if first, err := firstCharacter(text); err != nil {
		return err
	} else if first == '[' {
		if _, err := d.Token(); err != nil {
			return err
		}
	}
	var piece bytes.Buffer
	var numbers []int64
	for number := int64(1); ; number++ {
		var order json.RawMessage
		more := d.More()
		if more {
			if err := d.Decode(&order); err != nil {
				return fmt.Errorf("order %d is no JSON: %w", number, err)
			}
		}
		if len(numbers) > 0 && (!more || len(numbers) == in.batchRows || piece.Len()+len(order) > batchBytes) {
			piece.WriteByte(']')
			in.finishedRows = d.InputOffset()
			if err := in.sendBatch(ctx, "/v1/orders/import", "application/json", piece.Bytes(), numbers); err != nil {
				return fmt.Errorf("orders %d to %d: %w", numbers[0], numbers[len(numbers)-1], err)
			}
			in.bar.show(d.InputOffset())
			piece.Reset()
			numbers = nil
		}
		if !more {
			return nil
		}
		piece.WriteByte(map[bool]byte{true: '[', false: ','}[len(numbers) == 0])
		piece.Write(order)
		numbers = append(numbers, number)
	}
}

// firstCharacter returns the first character that is no blank, without reading it.
func firstCharacter(text *bufio.Reader) (byte, error) {
	for {
		b, err := text.ReadByte()
		switch {
		case err != nil:
			return 0, fmt.Errorf("the file is empty: %w", err)
		case b != ' ' && b != '\n' && b != '\r' && b != '\t' && b != 0xef && b != 0xbb && b != 0xbf: // a byte order mark counts as blank
			return b, text.UnreadByte()
		}
	}
}
