package httpapi

import (
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
)

func (a *API) fileImportRoutes() []route {
	return []route{
		{"POST", "/v1/campaigns/{campaignId}/importCSV", read(a.importCampaignFile)},
		{"POST", "/v1/customers/importCSV", read(a.importCustomerFile)},
		{"POST", "/v1/products/importCSV", read(a.importProductFile)},
		{"POST", "/v1/skus/importCSV", read(a.importSKUFile)},
		{"POST", "/v1/vouchers/importCSV", read(a.importVoucherFile)},
	}
}

func (a *API) importCampaignFile(ctx context.Context, r *request) (answer, error) {
	c, err := r.Project.Campaigns.Get(ctx, r.Path("campaignId")) // before the file is read, so that a wrong path is refused first
	if err != nil {
		return answer{}, err
	}
	return withFile(r, func(u upload) (answer, error) {
		return okAction(r.Project.Vouchers.ImportFileInto(ctx, c.ID, u.source, u.charset))
	})
}

func (a *API) importVoucherFile(ctx context.Context, r *request) (answer, error) {
	return withFile(r, func(u upload) (answer, error) {
		events, err := u.flag("webhooks_enable")
		if err != nil {
			return answer{}, err
		}
		return acceptedAction(r.Project.Vouchers.ImportFile(ctx, u.source, u.charset, events))
	})
}

func (a *API) importCustomerFile(ctx context.Context, r *request) (answer, error) {
	return withFile(r, func(u upload) (answer, error) {
		return acceptedAction(r.Project.Customers.ImportFile(ctx, u.source, u.charset))
	})
}

func (a *API) importProductFile(ctx context.Context, r *request) (answer, error) {
	return withFile(r, func(u upload) (answer, error) {
		return okAction(r.Project.Catalog.ImportProducts(ctx, u.source, u.charset))
	})
}

func (a *API) importSKUFile(ctx context.Context, r *request) (answer, error) {
	return withFile(r, func(u upload) (answer, error) {
		return okAction(r.Project.Catalog.ImportSKUs(ctx, u.source, u.charset))
	})
}

// upload is an uploaded CSV file with the other fields of its form.
type upload struct {
	source  io.ReadSeeker
	charset string
	form    map[string][]string
}

// flag returns a field that is true or false. A missing one is false.
func (u upload) flag(name string) (bool, error) {
	for _, v := range u.form[name] {
		switch strings.ToLower(strings.TrimSpace(v)) {
		case "true", "1":
			return true, nil
		case "", "false", "0":
		default:
			return false, fault.Payload(name, "must be true or false (actual value is '%.60s')", v)
		}
	}
	return false, nil
}

// uploadMemory is how many bytes of an upload are kept in memory; the rest is in temporary files. The whole body is read
// before anything is stored. Otherwise a transaction would be open for as long as a slow client sends.
const uploadMemory = 256 << 10

// withFile calls use with the CSV file in the form field "file".
func withFile(r *request, use func(upload) (answer, error)) (out answer, err error) {
	media, _, mediaErr := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if mediaErr != nil || media != "multipart/form-data" {
		return answer{}, fault.Invalid("invalid_payload", "Invalid payload",
			"Payload should have required property 'file': send a form (multipart/form-data) with the table in its field 'file' (actual Content-Type is '%.100s')",
			r.Header.Get("Content-Type"))
	}
	if err := r.ParseMultipartForm(uploadMemory); err != nil {
		return answer{}, formFault(err)
	}
	defer func() { err = errors.Join(err, r.MultipartForm.RemoveAll()) }()
	source, charset, err := fileOf(r.MultipartForm)
	if err != nil {
		return answer{}, err
	}
	defer source.Close()
	return use(upload{source: source, charset: charset, form: r.MultipartForm.Value})
}

// fileOf returns the field "file" and its charset, if one was sent. A field without a file name is accepted, too.
func fileOf(form *multipart.Form) (source multipart.File, charset string, err error) {
	if parts := form.File["file"]; len(parts) > 0 {
		if _, parameters, err := mime.ParseMediaType(parts[0].Header.Get("Content-Type")); err == nil {
			charset = parameters["charset"]
		}
		source, err = parts[0].Open()
		return source, charset, err
	}
	if values := form.Value["file"]; len(values) > 0 {
		return textFile{strings.NewReader(values[0])}, "", nil
	}
	return nil, "", fault.Invalid("invalid_payload", "Invalid payload", "Payload should have required property 'file'")
}

// textFile is a file that is in memory already.
type textFile struct{ *strings.Reader }

func (textFile) Close() error { return nil }

// formFault turns an error of reading a form into a fault.
func formFault(err error) error {
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		return tooLargeFault(tooLarge)
	case errors.Is(err, http.ErrMissingBoundary):
		return fault.Invalid("invalid_payload", "Invalid payload", "Content-Type multipart/form-data must name the boundary of its parts")
	case errors.Is(err, multipart.ErrMessageTooLarge):
		return fault.Invalid("invalid_payload", "Invalid payload", "Payload must be a form with a few short fields and the field 'file'")
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), strings.HasPrefix(err.Error(), "multipart: "), strings.HasPrefix(err.Error(), "malformed MIME header"):
		return fault.Invalid("invalid_payload", "Invalid payload", "Payload must be a form of parts as its Content-Type says: it ends too early, or a part is broken")
	}
	return fmt.Errorf("read the form: %w", err)
}
