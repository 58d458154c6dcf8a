package voucher

import (
	"encoding/base64"

	"github.com/punchcardhq/punchcard/internal/secret"
)

// AssetKind is a kind of picture of a code.
type AssetKind string

// The pictures.
const (
	AssetQR      AssetKind = "qr"
	AssetBarcode AssetKind = "barcode"
)

// AssetSignature is how many bytes of a signature an AssetID begins with: 2^128 of them cannot be tried.
const AssetSignature = 16

// AssetID is the public name of a picture of a code: a signature, followed by the project and the voucher that it was made for. So
// nothing has to be stored, and the codes of a project cannot be enumerated. The server of the picture reads project and voucher
// from the id, makes the AssetID of these, and compares the two.
func AssetID(projectID, projectSecret string, kind AssetKind, voucherID string) string {
	of := projectID + " " + voucherID
	signed := secret.Sign(projectSecret, "asset "+string(kind), of)[:AssetSignature]
	return base64.RawURLEncoding.EncodeToString(append(signed, of...))
}

// AssetPath is where the API serves a picture.
func AssetPath(kind AssetKind, id string) string { return "/v1/assets/" + string(kind) + "/" + id }
