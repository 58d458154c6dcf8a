package httpapi

import (
	"encoding/base64"

	"github.com/punchcardhq/punchcard/httpapi/internal/wire"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/secret"
)

// assetKind is a kind of picture of a code.
type assetKind string

const (
	assetQR      assetKind = "qr"
	assetBarcode assetKind = "barcode"
)

// signature is how many bytes of a signature stand in the id of an asset: nobody can try 2^128 of them.
const signature = 16

// voucherAssets names the pictures of a code. They are served to anybody who knows the id, so the id is signed: nothing has to be
// stored, and nobody can go through the codes of a project.
func (a *API) voucherAssets(p project.Project, voucherID string) wire.VoucherAssets {
	asset := func(kind assetKind) wire.VoucherAsset {
		id := assetID(p, kind, voucherID)
		return wire.VoucherAsset{ID: id, URL: a.baseURL + "/v1/assets/" + string(kind) + "/" + id}
	}
	return wire.VoucherAssets{QR: asset(assetQR), Barcode: asset(assetBarcode)}
}

// assetID is the signature followed by what it was made for: the project and the voucher. Whoever serves the picture reads them
// from it and compares the id with the one that it makes itself.
func assetID(p project.Project, kind assetKind, voucherID string) string {
	of := p.ID + " " + voucherID
	signed := secret.Sign(p.Secret, "asset "+string(kind), of)[:signature]
	return base64.RawURLEncoding.EncodeToString(append(signed, of...))
}
