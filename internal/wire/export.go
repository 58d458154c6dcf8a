package wire

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/export"
)

// ExportInput is the body of POST /v1/exports.
type ExportInput struct {
	Object     Word                  `json:"exported_object" required:"true" enum:"export.Objects"`
	Parameters ExportParametersInput `json:"parameters"`
	// CampaignID narrows an export of vouchers to one campaign. It can be sent here or within the parameters.
	CampaignID string `json:"campaign_id"`
}

// ExportParametersInput says which rows, in which order, with which columns.
type ExportParametersInput struct {
	ExportSelection
	CampaignID string `json:"campaign_id"`
}

// ExportSelection says which rows, in which order, with which columns.
type ExportSelection struct {
	Order   Word            `json:"order" enum:"export.Orders"`
	Fields  ExportFields    `json:"fields"`
	Filters json.RawMessage `json:"filters"`
}

// ExportFields are the columns of an export: fields of what is exported, and keys of its metadata as metadata.color.
type ExportFields []string

// SingleExportInput is the body of exports whose path names the exported object.
type SingleExportInput struct {
	Parameters ExportSelection `json:"parameters"`
}

// Export is an exported file.
type Export struct {
	ID             string             `json:"id"`
	Object         string             `json:"object" enum:"export"`
	CreatedAt      Time               `json:"created_at"`
	Status         string             `json:"status" enum:"export.Status"`
	Channel        string             `json:"channel" enum:"API WEBSITE"`
	ExportedObject string             `json:"exported_object" enum:"export.Objects"`
	Parameters     ExportParameters   `json:"parameters"`
	Result         Null[ExportResult] `json:"result"`
	UserID         Null[string]       `json:"user_id"`
}

// ExportParameters are the parameters of an export. Filters are as they were sent.
type ExportParameters struct {
	CampaignID string          `json:"campaign_id,omitzero"`
	Order      string          `json:"order" enum:"export.Orders"`
	Fields     ExportFields    `json:"fields"`
	Filters    json.RawMessage `json:"filters,omitzero"`
}

// ExportResult is where the file can be fetched.
type ExportResult struct {
	URL string `json:"url"`
}

// NewExport returns the shape of an export. The address is shown once the file is complete.
func NewExport(x export.Export, url string) Export {
	w := Export{
		ID: x.ID, Object: "export", CreatedAt: NewTime(x.CreatedAt), Status: string(x.Status), Channel: x.Channel, ExportedObject: x.Object,
		Parameters: ExportParameters{CampaignID: x.CampaignID, Order: x.Order, Fields: x.Fields, Filters: x.Filters},
		UserID:     OrNull(x.UserID),
	}
	if x.Status == export.StatusDone {
		w.Result = OrNull(ExportResult{URL: url})
	}
	return w
}
