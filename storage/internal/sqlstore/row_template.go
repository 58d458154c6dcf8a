package sqlstore

import (
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/template"
	"github.com/uptrace/bun"
)

var _ template.Store = (*Project)(nil)

// Templates returns the templates of campaigns and promotion tiers.
func (p *Project) Templates() storage.Collection[template.Template] {
	return collection(p, templateTable)
}

var templateTable = tableOf(template.Kind, templateItem, newTemplateRow)

type templateRow struct {
	bun.BaseModel `bun:"table:campaign_templates,alias:t"`

	ProjectID    string                    `bun:"project_id,pk"`
	ID           string                    `bun:"id,pk"`
	Name         string                    `bun:"name,nullzero"`
	Description  string                    `bun:"description,nullzero"`
	CampaignType string                    `bun:"campaign_type,nullzero"`
	Content      document[templateContent] `bun:"content"`
	CreatedAt    instant                   `bun:"created_at"`
	UpdatedAt    instant                   `bun:"updated_at"`
}

// templateContent keeps the conditions of collections beside them, in the form that tells times from texts.
type templateContent struct {
	Content    template.Content
	Conditions []filterText
}

func templateItem(r *templateRow) template.Template {
	content := r.Content.value.Content
	for i, condition := range r.Content.value.Conditions {
		content.Collections[i].Condition = condition.filter()
	}
	return template.Template{
		ID: r.ID, Name: r.Name, Description: r.Description, CampaignType: campaign.Type(r.CampaignType), Content: content,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newTemplateRow(project string, t *template.Template) templateRow {
	kept := templateContent{Content: t.Content}
	kept.Content.Collections = slices.Clone(t.Content.Collections)
	for i := range kept.Content.Collections {
		kept.Conditions = append(kept.Conditions, newFilterText(kept.Content.Collections[i].Condition))
		kept.Content.Collections[i].Condition = storage.Filter{}
	}
	return templateRow{
		ProjectID: project, ID: t.ID, Name: t.Name, Description: t.Description, CampaignType: string(t.CampaignType), Content: asDocument(kept),
		CreatedAt: instant(t.CreatedAt), UpdatedAt: instant(t.UpdatedAt),
	}
}
