package httpapi

import (
	"bytes"
	"context"
	"crypto/hmac"
	"encoding/base64"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/httpapi/internal/picture"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) assetLinks() []link {
	return []link{
		{path: "/v1/assets/qr/{assetId}", handle: a.asset(voucher.AssetQR, 10, picture.QR)},
		{path: "/v1/assets/barcode/{assetId}", handle: a.asset(voucher.AssetBarcode, 2, picture.Barcode)},
	}
}

// asset returns a handler for pictures of one kind. scale is the default side of a module in pixels.
func (a *API) asset(kind voucher.AssetKind, scale int, draw func(code string) (*picture.Picture, error)) handler {
	return func(ctx context.Context, r *request) (answer, error) {
		look, err := assetFormatOf(r.URL.Query(), scale)
		if err != nil {
			return answer{}, err
		}
		id := r.Path("assetId")
		code, err := a.codeOfAsset(ctx, kind, id)
		if fault.IsNotFound(err) {
			return answer{}, fault.NotFound("asset", id)
		}
		if err != nil {
			return answer{}, err
		}
		drawn, err := draw(code)
		if err != nil {
			return answer{}, fault.New(fault.KindUnprocessable, "asset_not_available", "Asset not available",
				"The code cannot be drawn as a %s: a barcode holds up to 80 characters of ASCII, a QR code up to 2331 bytes.", kind)
		}
		return look.of(drawn)
	}
}

// codeOfAsset returns the code of a picture's id. It fails with fault.NotFound when the id is wrong or the voucher was
// deleted.
func (a *API) codeOfAsset(ctx context.Context, kind voucher.AssetKind, id string) (code string, err error) {
	content, err := base64.RawURLEncoding.DecodeString(id)
	if err != nil || len(content) < voucher.AssetSignature {
		return "", fault.NotFound("asset", id)
	}
	projectID, voucherID, _ := strings.Cut(string(content[voucher.AssetSignature:]), " ")
	p, err := a.engine.Projects.Get(ctx, projectID)
	if err != nil {
		return "", err
	}
	if !hmac.Equal([]byte(id), []byte(voucher.AssetID(p.ID, p.Secret, kind, voucherID))) {
		return "", fault.NotFound("asset", id)
	}
	v, err := a.engine.Project(p.ID).Vouchers.Get(ctx, voucherID)
	return v.Code, err
}

// assetFormat is the format and size of a picture.
type assetFormat struct {
	scale int
	svg   bool
}

func assetFormatOf(query url.Values, scale int) (look assetFormat, err error) {
	look.scale = scale
	format, err := listing.Choice(query, "format", "png", "svg")
	if err != nil {
		return look, err
	}
	look.svg = format == "svg"
	size, err := listing.Single(query, "size")
	if err != nil || size == "" {
		return look, err
	}
	if look.scale, err = strconv.Atoi(size); err != nil || look.scale < 1 || look.scale > 100 {
		return look, fault.Query("size", "must be a whole number from 1 to 100, the side of a module in pixels (actual value is '%.60s')", size)
	}
	return look, nil
}

// of draws the picture before it answers, so that an error becomes a refusal. The picture depends on its id and query alone,
// so caches may keep it for ever.
func (l assetFormat) of(drawn *picture.Picture) (answer, error) {
	var content bytes.Buffer
	media, write := "image/png", drawn.WritePNG
	if l.svg {
		media, write = "image/svg+xml", drawn.WriteSVG
	}
	if err := write(&content, l.scale); err != nil {
		return answer{}, err
	}
	return answer{
		status: http.StatusOK,
		header: http.Header{
			"Content-Type": {media}, "Content-Length": {strconv.Itoa(content.Len())}, "Cache-Control": {"public, max-age=31536000, immutable"},
			"X-Content-Type-Options": {"nosniff"},
		},
		content: func(w io.Writer) error { _, err := content.WriteTo(w); return err },
	}, nil
}
