package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/template"
)

func (a *API) templateRoutes() []route {
	return []route{
		{"GET", "/v1/templates/campaigns", read(a.listTemplates)},
		{"POST", "/v1/templates/campaigns", write(a.createTemplate)},
		{"GET", "/v1/templates/campaigns/{campaignTemplateId}", read(a.getTemplate)},
		{"PUT", "/v1/templates/campaigns/{campaignTemplateId}", write(a.updateTemplate)},
		{"DELETE", "/v1/templates/campaigns/{campaignTemplateId}", remove(a.deleteTemplate)},
		{"POST", "/v1/templates/campaigns/{campaignTemplateId}/campaign-setup", write(a.setUpCampaign)},
		{"POST", "/v1/templates/campaigns/{campaignTemplateId}/tier-setup", write(a.setUpTier)},
		{"GET", "/management/v1/projects/{projectId}/templates/campaigns", read(a.listTemplates)},
		{"POST", "/management/v1/projects/{projectId}/templates/campaigns/{campaignTemplateId}/copy", write(a.copyTemplate)},
	}
}

// templateList has the oldest template first, as published.
var templateList = listing.Spec[template.Template]{
	Kind: template.Kind, Style: listing.StyleStartingAfterID, Order: []string{"id"},
	Fields: listing.Fields{
		listing.Text("id"), listing.Text("name"), listing.Enum("campaign_type", "DISCOUNT_COUPONS", "GIFT_VOUCHERS"),
	},
}

// listTemplates lists templates. With include_total it counts all templates, ignoring filters.
func (a *API) listTemplates(ctx context.Context, r *request) (wire.List[wire.Template], error) {
	counted, err := r.Flag("include_total")
	if err != nil {
		return wire.List[wire.Template]{}, err
	}
	list, err := listPage(ctx, a, r, templateList, "data", storage.Filter{}, r.Project.Templates.List, each(wire.NewTemplate))
	if err != nil || !counted {
		return list, err
	}
	all, err := r.Project.Templates.List(ctx, storage.Query{Limit: -1, WithTotal: true})
	list.Total = &all.Total
	return list, err
}

func (a *API) createTemplate(ctx context.Context, r *request, in wire.TemplateInput) (wire.Template, error) {
	t, err := r.Project.Templates.Create(ctx, template.NewTemplate(in))
	return wire.NewTemplate(t), err
}

func (a *API) getTemplate(ctx context.Context, r *request) (wire.Template, error) {
	shape := wire.NewTemplate
	expand, err := listing.Choice(r.URL.Query(), "expand", "json_template")
	if err != nil {
		return wire.Template{}, err
	}
	if expand != "" {
		shape = wire.NewExpandedTemplate
	}
	t, err := r.Project.Templates.Get(ctx, r.Path("campaignTemplateId"))
	return shape(t), err
}

func (a *API) updateTemplate(ctx context.Context, r *request, in wire.TemplateUpdate) (wire.Template, error) {
	t, err := r.Project.Templates.Update(ctx, r.Path("campaignTemplateId"), template.Update(in))
	return wire.NewTemplate(t), err
}

func (a *API) deleteTemplate(ctx context.Context, r *request) error {
	return r.Project.Templates.Delete(ctx, r.Path("campaignTemplateId"))
}

func (a *API) setUpCampaign(ctx context.Context, r *request, in wire.CampaignSetupInput) (out wire.CampaignSetup, err error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return out, err
	}
	setup, err := in.Domain(zone)
	if err != nil {
		return out, err
	}
	category, err := categoryID(ctx, r, in.CategoryInput)
	if err != nil {
		return out, err
	}
	setup.CategoryID = category.Or("")
	c, made, err := r.Project.Templates.SetUpCampaign(ctx, r.Path("campaignTemplateId"), setup)
	if err != nil {
		return out, err
	}
	out = wire.CampaignSetup{Created: wire.NewCreatedResources(made), Object: "campaign_setup"}
	out.Campaign, err = a.campaignShape(ctx, r, c, nil)
	return out, err
}

func (a *API) setUpTier(ctx context.Context, r *request, in wire.TierSetupInput) (out wire.TierSetup, err error) {
	if in.CampaignID == "" {
		return out, fault.PayloadMissing("campaign_id")
	}
	zone, err := a.zone(ctx, r)
	if err != nil {
		return out, err
	}
	setup, err := in.Domain(zone)
	if err != nil {
		return out, err
	}
	category, err := categoryID(ctx, r, in.CategoryInput)
	if err != nil {
		return out, err
	}
	setup.CategoryID = category.Or("")
	t, made, err := r.Project.Templates.SetUpTier(ctx, r.Path("campaignTemplateId"), setup)
	if err != nil {
		return out, err
	}
	out = wire.TierSetup{Created: wire.NewCreatedResources(made), Object: "promotion_tier_setup"}
	out.Tier, err = a.tierShape(ctx, r, t, nil)
	return out, err
}

// copyTemplate copies a template to another project of the installation, or within its own under a new name.
func (a *API) copyTemplate(ctx context.Context, r *request, in wire.TemplateCopy) (wire.Template, error) {
	t, err := r.Project.Templates.Get(ctx, r.Path("campaignTemplateId"))
	if err != nil {
		return wire.Template{}, err
	}
	destination := in.DestinationID
	if destination == "" {
		destination = r.Caller.ProjectID
	}
	if r.Caller.Bound && destination != r.Caller.ProjectID {
		return wire.Template{}, unknownProject(destination)
	}
	if err := a.requireProject(ctx, destination); err != nil {
		return wire.Template{}, err
	}
	in.Name.Apply(&t.Name)
	in.Description.Apply(&t.Description)
	t, err = a.engine.Project(destination).Templates.Insert(ctx, t)
	if fault.Has(err, "duplicate_found") {
		return wire.Template{}, fault.New(fault.KindConflict, "", "Duplicated resource found", "Campaign template with name '%s' exists in project %s", t.Name, destination)
	}
	return wire.NewTemplate(t), err
}
