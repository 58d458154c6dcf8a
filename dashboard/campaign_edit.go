package dashboard

import (
	"context"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/template"
)

// campaignSettings is what may be changed of a campaign, and what is fixed.
type campaignSettings struct {
	Fixed []fact
	// Form changes the campaign; nil for one that is protected.
	Form *changeForm
	// Template copies the campaign; nil for one that cannot be a template. DeleteHref leads to the page that deletes it.
	Template   *addForm
	DeleteHref string
}

func loadCampaignSettings(ctx context.Context, v *visit, view *campaignView) error {
	c := view.of
	s := &campaignSettings{Fixed: v.fixedFacts(c), DeleteHref: v.path("delete", "campaigns", c.ID)}
	view.Settings = s
	if !c.Protected {
		f, err := v.campaignForm(ctx, c)
		if err != nil {
			return err
		}
		s.Form = &f
	}
	if c.Type == campaign.TypeDiscountCoupons || c.Type == campaign.TypeGiftVouchers {
		s.Template = &addForm{v.actForm("campaigns", c.ID, "template"), form{Fields: []field{
			{Name: "name", Label: v.say("campaign.template.name"), Type: "text", Value: asLine(c.Name), Required: true, Autocomplete: "off"},
		}}}
	}
	return nil
}

// fixedFacts are what never changes of a campaign.
func (v *visit) fixedFacts(c *campaign.Campaign) []fact {
	facts := []fact{
		{Label: v.say("campaign.name"), Text: c.Name}, {Label: v.say("campaigns.type"), Text: v.say("campaign.type." + string(c.Type))},
		{Label: v.say("campaign.made"), Text: v.clock().moment(c.CreatedAt).Exact},
	}
	if c.Distribution == campaign.DistributionStandalone {
		facts = append(facts, fact{Label: v.say("campaign.distribution"), Text: v.say("campaign.distribution.STANDALONE")})
	}
	if p := c.Voucher; p != nil {
		if p.Gift != nil {
			facts = append(facts, fact{Label: v.say("campaign.first-amount"), Text: v.money(p.Gift.Amount)})
		}
		if p.CodeConfig.Pattern != nil {
			facts = append(facts, fact{Label: v.say("campaign.pattern"), Text: *p.CodeConfig.Pattern})
		} else if p.CodeConfig.Length != nil {
			facts = append(facts, fact{Label: v.say("campaign.length"), Text: v.number(int64(*p.CodeConfig.Length))})
		}
	}
	return facts
}

// plainDiscount is the field of a discount that is a percentage or an amount, and no formula.
func plainDiscount(c *campaign.Campaign) (name, value string) {
	if c.Voucher == nil || c.Voucher.Discount == nil {
		return "", ""
	}
	switch d := c.Voucher.Discount; {
	case d.Type == discount.TypePercent && d.PercentOff != nil && d.PercentOffFormula == "":
		return "percent_off", d.PercentOff.String()
	case d.Type == discount.TypeAmount && d.AmountOff != nil && d.AmountOffFormula == "":
		return "amount_off", moneyText(*d.AmountOff)
	}
	return "", ""
}

// takesCodes reports whether a campaign can make codes when none is left.
func takesCodes(c *campaign.Campaign) bool {
	return c.Voucher != nil && c.Distribution != campaign.DistributionStandalone
}

// campaignForm is the form of what may be changed.
func (v *visit) campaignForm(ctx context.Context, c *campaign.Campaign) (changeForm, error) {
	f := changeForm{actForm: v.actForm("campaigns", c.ID, "settings"), From: fromOf(c.UpdatedAt)}
	f.Fields = append(f.Fields, field{Name: "description", Label: v.say("edit.description"), Type: "textarea", Rows: 2, Value: c.Description})
	if name, value := plainDiscount(c); name != "" {
		f.Fields = append(f.Fields, field{Name: name, Label: v.say("edit." + name), Hint: v.say("edit.discount.hint"), Type: "text", Value: value, Required: true, Autocomplete: "off"})
	}
	f.Fields = append(f.Fields, v.windowFields(c.Validity)...)
	if c.Voucher != nil {
		f.Fields = append(f.Fields, v.usesFields(c.Voucher.RedemptionQuantity)...)
	}
	if takesCodes(c) {
		made := field{Name: "distribution", Label: v.say("campaign.distribution"), Type: "select", Value: string(c.Distribution)}
		for _, d := range []campaign.Distribution{campaign.DistributionAutoUpdate, campaign.DistributionStatic} {
			made.Choices = append(made.Choices, choice{string(d), v.say("campaign.distribution." + string(d))})
		}
		f.Fields = append(f.Fields, made)
		if c.Type != campaign.TypeLoyaltyProgram {
			f.Fields = append(f.Fields, field{Name: "join_once", Label: v.say("campaign.join-once"), Type: "checkbox", Value: strconv.FormatBool(c.JoinOnce)})
		}
	}
	category, err := v.categoryField(ctx, c.CategoryID)
	f.Fields = append(f.Fields, category,
		field{Name: "metadata", Label: v.say("metadata"), Hint: v.say("metadata.hint"), Type: "textarea", Rows: 4, Value: metadataText(c.Metadata)})
	return f, err
}

// saveCampaignSettings changes a campaign.
func saveCampaignSettings(ctx context.Context, v *visit, c *campaign.Campaign) (answer, error) {
	u, err := v.sentCampaign(ctx, c)
	out := answer{}
	if err == nil {
		change := audit.Change{Act: campaign.EventUpdated, Object: campaignObject(c), Before: *c}
		out, err = v.change(ctx, change, v.path("campaigns", c.ID, "settings")+"?done=campaign-saved", func(ctx context.Context) (any, error) {
			return v.Project.Campaigns.Update(ctx, c.ID, punchcard.CampaignUpdate{Update: u})
		})
	}
	if err == nil {
		return out, nil
	}
	view, loadErr := v.campaignView(ctx, "settings") // as it is now: another person may have changed it
	if loadErr != nil {
		return answer{}, loadErr
	}
	if view.Settings.Form == nil {
		return answer{}, err
	}
	status, err := v.refuseEdit(view.Settings.Form, err)
	if err != nil {
		return answer{}, err
	}
	out = show("campaign", v.say("campaign.title"), view)
	out.status = status
	return out, nil
}

// sentCampaign is the change that a form asks for.
func (v *visit) sentCampaign(ctx context.Context, c *campaign.Campaign) (u campaign.Update, err error) {
	if u.From, err = v.sentFrom(); err != nil {
		return u, err
	}
	if u.Description, err = v.sentText("description", c.Description); err != nil {
		return u, err
	}
	if u.Discount, err = v.sentDiscount(c); err != nil {
		return u, err
	}
	if u.Validity, err = v.sentWindow(c.Validity); err != nil {
		return u, err
	}
	if c.Voucher != nil {
		if u.RedemptionQuantity, err = v.sentUses(c.Voucher.RedemptionQuantity); err != nil {
			return u, err
		}
	}
	if takesCodes(c) {
		if d := campaign.Distribution(v.PostFormValue("distribution")); d != c.Distribution {
			if d != campaign.DistributionAutoUpdate && d != campaign.DistributionStatic {
				return u, fault.Payload("distribution", "must be AUTO_UPDATE or STATIC (actual value is '%.60s')", d)
			}
			u.Distribution = patch.Set(d)
		}
		if once := v.PostFormValue("join_once") == "true"; c.Type != campaign.TypeLoyaltyProgram && once != c.JoinOnce {
			u.JoinOnce = patch.Set(once)
		}
	}
	if u.CategoryID, err = v.sentCategory(ctx, c.CategoryID); err != nil {
		return u, err
	}
	u.Metadata, err = v.sentMetadata(c.Metadata)
	return u, err
}

// sentDiscount is the change of a discount that is a percentage or an amount.
func (v *visit) sentDiscount(c *campaign.Campaign) (change patch.Field[discount.Discount], err error) {
	name, was := plainDiscount(c)
	text := strings.Replace(strings.TrimSpace(v.PostFormValue(name)), ",", ".", 1)
	if name == "" || text == was {
		return change, nil
	}
	d := *c.Voucher.Discount
	if name == "amount_off" {
		n, ok := parseMinor(text, true)
		if !ok || n <= 0 {
			return change, fault.Payload(name, "must be an amount above 0 such as 5 or 12.50 (actual value is '%.60s')", text)
		}
		d.AmountOff = &n
		return patch.Set(d), nil
	}
	percent, err := decimal.NewFromString(text)
	if err != nil || strings.Trim(text, "0123456789.") != "" || len(text) > 10 { // 1e999999999 is a number, too
		return change, fault.Payload(name, "must be a percentage such as 10 or 12.5 (actual value is '%.60s')", text)
	}
	d.PercentOff = &percent
	return patch.Set(d), nil
}

// copyToTemplate makes a template of a campaign.
func copyToTemplate(ctx context.Context, v *visit, c *campaign.Campaign) (answer, error) {
	change := audit.Change{Act: "campaign.template", Object: campaignObject(c)}
	out, err := v.change(ctx, change, v.path("campaigns", c.ID, "settings")+"?done=template", func(ctx context.Context) (any, error) {
		return v.Project.Templates.Create(ctx, template.NewTemplate{Name: asLine(v.PostFormValue("name")), CampaignID: c.ID})
	})
	if err != nil {
		return v.refusedCampaign(ctx, "settings", err, func(view *campaignView) *form {
			if view.Settings.Template == nil {
				return nil
			}
			return &view.Settings.Template.form
		})
	}
	return out, nil
}

// deleteView asks for the name of what is deleted.
type deleteView struct {
	Name, Consequence, Back string
	dangerForm
}

func (d *Dashboard) showDeleteCampaign(ctx context.Context, v *visit) (answer, error) {
	c, err := v.campaignOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.deleteView(ctx, &c)
	return show("campaign-delete", v.say("campaign.delete.title"), view), err
}

func (v *visit) deleteView(ctx context.Context, c *campaign.Campaign) (view deleteView, err error) {
	progress, err := v.Project.Campaigns.ProgressOf(ctx, c.ID)
	return deleteView{
		Name: c.Name, Consequence: v.say("campaign.delete.consequence", progress[c.ID].VouchersCount), Back: v.path("campaigns", c.ID),
		dangerForm: dangerForm{v.actForm("delete", "campaigns", c.ID), form{Fields: []field{
			{Name: "name", Label: v.say("campaign.delete.name", asLine(c.Name)), Hint: v.say("campaign.delete.hint"), Type: "text", Required: true, Autocomplete: "off"},
		}}},
	}, err
}

// deleteCampaign moves a campaign to the trash when its name is typed. Its codes follow in the background.
func (d *Dashboard) deleteCampaign(ctx context.Context, v *visit) (answer, error) {
	c, err := v.campaignOf(ctx)
	if err != nil {
		return answer{}, err
	}
	if asLine(v.PostFormValue("name")) != asLine(c.Name) {
		view, err := v.deleteView(ctx, &c)
		if err != nil {
			return answer{}, err
		}
		view.Fields[0].Error, view.Fields[0].Focus = v.say("campaign.delete.other"), true
		return unprocessable(show("campaign-delete", v.say("campaign.delete.title"), view)), nil
	}
	change := audit.Change{Act: campaign.EventDeleted, Object: campaignObject(&c), Before: c}
	return v.change(ctx, change, v.path("campaigns")+"?done=campaign-deleted", func(ctx context.Context) (any, error) {
		a, err := v.Project.Campaigns.Delete(ctx, c.ID, false)
		return map[string]any{"Task": a.ID}, err
	})
}
