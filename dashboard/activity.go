package dashboard

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// activity is what people did with an object by hand, the latest first.
func (v *visit) activity(ctx context.Context, objectID string) (rows []activityRow, err error) {
	page, err := v.Project.Audit.List(ctx, storage.Query{
		Filter: storage.Is("object_id", objectID), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: maxAttempts,
	})
	for _, e := range page.Items {
		row := activityRow{When: v.clock().moment(e.CreatedAt), Person: e.Actor.Name, Act: v.actText(e.Act), Reason: e.Reason, Changes: changes(e.Before, e.After)}
		switch e.Status {
		case audit.StatusAttempted:
			row.Status = newStatus("unknown")
		case audit.StatusRefused:
			row.Status = newStatus("refused")
			row.Reason = v.writer(nil).Refusal(e.Key, e.Message)
		}
		rows = append(rows, row)
	}
	return rows, err
}

// changes are the properties of a difference, sorted by name.
func changes(before, after metadata.Map) (list []changed) {
	var names []string
	for name := range before {
		names = append(names, name)
	}
	for name := range after {
		if _, both := before[name]; !both {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		if name != "UpdatedAt" {
			list = append(list, changed{name, valueText(before[name]), valueText(after[name])})
		}
	}
	return list
}

func valueText(value any) string {
	if value == nil || value == "0001-01-01T00:00:00Z" {
		return "–"
	}
	text, err := json.Marshal(value)
	if err != nil {
		return "–"
	}
	return string(text)
}
