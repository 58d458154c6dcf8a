package wire

import "github.com/punchcardhq/punchcard/metadata"

// VoucherBulkItem is an item of the body of POST /v1/vouchers/bulk/async.
type VoucherBulkItem struct {
	Code     string       `json:"code"`
	Metadata metadata.Map `json:"metadata"`
}

// MetadataUpdate is the body of POST /v1/vouchers/metadata/async, which names codes, and of its counterparts for customers and
// products, which name source ids.
type MetadataUpdate struct {
	Codes     []string     `json:"codes"`
	SourceIDs []string     `json:"source_ids"`
	Metadata  metadata.Map `json:"metadata"`
}
