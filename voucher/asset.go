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

// AssetSignature is how many bytes of a signature an AssetID begins with: nobody can try 2^128 of them.
const AssetSignature = 16

// AssetID names a picture of a code to anybody: the signature, followed by what it was made for, the project and the voucher. So
// nothing has to be stored, and nobody can go through the codes of a project. Whoever serves the picture reads them from the id and
// compares it with the one that it makes itself.
func AssetID(projectID, projectSecret string, kind AssetKind, voucherID string) string {
	of := projectID + " " + voucherID
	signed := secret.Sign(projectSecret, "asset "+string(kind), of)[:AssetSignature]
	return base64.RawURLEncoding.EncodeToString(append(signed, of...))
}

// AssetPath is where the API serves a picture.
func AssetPath(kind AssetKind, id string) string { return "/v1/assets/" + string(kind) + "/" + id }
