package dashboard

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

func (d *Dashboard) distributionRoutes() []route {
	return []route{
		{method: "GET", path: "webhooks/distributions/new", act: actManage, handle: d.newDistribution},
		{method: "POST", path: "webhooks/distributions", act: actManage, handle: d.makeDistribution},
	}
}

// distributionView is the page that makes or changes a distribution.
type distributionView struct {
	changeForm
	Title, Back string
}

func (v *visit) distributionForm(ctx context.Context, w *webhook.Webhook, names distributionNames, title string, action ...string) (view distributionView, err error) {
	d := *w.Distribution
	kind := v.distributionInput("event", "select", webhook.DistributionTypes[0])
	for _, t := range append([]string{webhook.Scheduled}, webhook.DistributionTypes...) {
		kind.Choices = append(kind.Choices, choice{t, t})
	}
	if len(w.Events) > 0 {
		kind.Value = w.Events[0]
	}
	segments, err := v.segmentField(ctx, d.SegmentID, names)
	if err != nil {
		return view, err
	}
	sendAt := time.Time{}
	if d.Schedule != nil {
		sendAt = d.Schedule.SendAt
	}
	name, target := v.distributionInput("name", "text", d.Name), v.distributionInput("target_url", "url", w.TargetURL)
	name.Required, target.Required = true, true
	at := v.dateField("send_at", v.say("distribution.send_at"), sendAt)
	at.Hint = v.say("distribution.send_at.hint") + " " + at.Hint
	campaign, publish := v.distributionInput("campaign_id", "text", names.of(d.CampaignID)), v.distributionInput("publish_campaign_id", "text", names.of(d.PublishCampaignID))
	template := v.distributionInput("template", "textarea", string(d.Template))
	template.Rows = 6
	view = distributionView{Title: v.say(title), Back: v.path(action[:min(len(action)-1, 2)]...), changeForm: changeForm{actForm: v.actForm(action...), From: fromOf(w.UpdatedAt)}}
	for _, f := range []struct {
		*field
		id string
	}{{&segments, d.SegmentID}, {&campaign, d.CampaignID}, {&publish, d.PublishCampaignID}} {
		if names.gone(f.id) {
			f.Error = v.say("distribution." + f.Name + ".gone")
		}
	}
	view.Fields = []field{
		name, kind, target, segments, at, campaign, v.distributionInput("custom_event", "text", d.CustomEvent),
		publish, template,
		{Name: "raw", Label: v.say("distribution.raw"), Hint: v.say("distribution.raw.hint"), Type: "checkbox", Value: strconv.FormatBool(d.Raw)},
		v.distributionInput("event_name", "text", d.EventName),
	}
	return view, nil
}

// refuseDistribution shows a form again with what was wrong.
func (v *visit) refuseDistribution(view distributionView, err error) (answer, error) {
	status, err := v.refuseEdit(&view.changeForm, err)
	if err != nil {
		return answer{}, err
	}
	out := show("distribution-form", view.Title, view)
	out.status = status
	return out, nil
}

// distributionInput is a field with the texts distribution.NAME and distribution.NAME.hint.
func (v *visit) distributionInput(name, kind, value string) field {
	return field{Name: name, Label: v.say("distribution." + name), Hint: v.say("distribution." + name + ".hint"), Type: kind, Value: value, Autocomplete: "off"}
}

// segmentField offers the latest segments of the project, and none. The one that a distribution has is always among them.
func (v *visit) segmentField(ctx context.Context, id string, names distributionNames) (field, error) {
	f := v.distributionInput("segment_id", "select", id)
	f.Choices = []choice{{"", v.say("distribution.segment_id.none")}}
	page, err := v.Project.Segments.List(ctx, storage.Query{Order: latestFirst, Limit: maxOffered})
	for _, s := range page.Items {
		f.Choices = append(f.Choices, choice{s.ID, s.Name})
	}
	if id != "" && !slices.ContainsFunc(f.Choices, func(c choice) bool { return c.Value == id }) {
		f.Choices = append(f.Choices, choice{id, names.of(id)})
	}
	return f, err
}

// distributionNames are the names of the campaigns and the segment of a distribution.
type distributionNames map[string]string

// of is a name as the field of a form holds it, or else the id: a name that a field would change names nothing.
func (n distributionNames) of(id string) string {
	if name := n[id]; name != "" && name == asLine(name) {
		return name
	}
	return id
}

// gone reports whether an id is that of a campaign or a segment that was deleted.
func (n distributionNames) gone(id string) bool { return id != "" && n[id] == "" }

// distributionNames reads the names of what a distribution is about. What was deleted has none.
func (v *visit) distributionNames(ctx context.Context, d *webhook.Distribution) (distributionNames, error) {
	names := distributionNames{}
	var ids []string
	for _, id := range []string{d.CampaignID, d.PublishCampaignID} {
		if id != "" {
			ids = append(ids, id)
		}
	}
	if len(ids) > 0 {
		found, err := v.Project.Campaigns.ByID(ctx, ids...)
		if err != nil {
			return nil, err
		}
		for id, c := range found {
			if c.DeletedAt.IsZero() { // one in the trash cannot be opened, and has no codes to give
				names[id] = c.Name
			}
		}
	}
	if d.SegmentID != "" {
		found, err := v.Project.Names(ctx, storage.NameIDs{Segments: []string{d.SegmentID}})
		if err != nil {
			return nil, err
		}
		for id, name := range found {
			names[id] = name
		}
	}
	return names, nil
}

// sentDistribution is what a form has sent, as a change of a distribution. Campaigns go by name or id, as they do in exports and imports. One that is
// switched off keeps what was deleted; one that sends needs another campaign or segment, or none.
func (v *visit) sentDistribution(ctx context.Context, before *webhook.Webhook) (c webhook.DistributionChange, err error) {
	was := before.Distribution
	kept := func(text, id string) bool { return text == id && !before.Active }
	for name, into := range map[string]*patch.Field[string]{
		"name": &c.Name, "target_url": &c.TargetURL, "event": &c.Event, "event_name": &c.EventName, "segment_id": &c.SegmentID, "custom_event": &c.CustomEvent,
		"campaign_id": &c.CampaignID, "publish_campaign_id": &c.PublishCampaignID, "template": &c.Template,
	} {
		text := strings.TrimSpace(strings.ReplaceAll(v.PostFormValue(name), "\r\n", "\n"))
		if err := storage.CheckText(name, text); err != nil {
			return c, err
		}
		*into = patch.Set(text)
	}
	c.Raw = patch.Set(v.PostFormValue("raw") == "true")
	sendAt := time.Time{}
	if was.Schedule != nil {
		sendAt = was.Schedule.SendAt
	}
	if c.SendAt, err = v.sentDate("send_at", sendAt); err != nil {
		return c, err
	}
	for _, campaignID := range []struct {
		name, was string
		*patch.Field[string]
	}{{"campaign_id", was.CampaignID, &c.CampaignID}, {"publish_campaign_id", was.PublishCampaignID, &c.PublishCampaignID}} {
		text := campaignID.Or("")
		if text == "" {
			continue
		}
		found, err := v.Project.Campaigns.Get(ctx, text)
		if fault.IsNotFound(err) && kept(text, campaignID.was) {
			continue
		}
		if fault.IsNotFound(err) {
			return c, fault.Payload(campaignID.name, "must be the name or the id of a campaign that exists (actual value is '%.60s')", text)
		}
		if err != nil {
			return c, err
		}
		*campaignID.Field = patch.Set(found.ID)
	}
	if id := c.SegmentID.Or(""); id != "" {
		if _, err := v.Project.Segments.Get(ctx, id); fault.IsNotFound(err) && !kept(id, was.SegmentID) {
			return c, fault.Payload("segment_id", "must be a segment that exists (actual value is '%.60s')", id)
		} else if err != nil && !fault.IsNotFound(err) {
			return c, err
		}
	}
	return c, nil
}

func (v *visit) newDistributionForm(ctx context.Context) (distributionView, error) {
	return v.distributionForm(ctx, &webhook.Webhook{Distribution: &webhook.Distribution{}}, nil, "distribution.new", "webhooks", "distributions")
}

func (d *Dashboard) newDistribution(ctx context.Context, v *visit) (answer, error) {
	view, err := v.newDistributionForm(ctx)
	return show("distribution-form", view.Title, view), err
}

// makeDistribution makes a distribution. A form that is sent twice leads to the list.
func (d *Dashboard) makeDistribution(ctx context.Context, v *visit) (answer, error) {
	to := v.path("webhooks")
	change, err := v.sentDistribution(ctx, &webhook.Webhook{Active: true, Distribution: &webhook.Distribution{}})
	if err == nil {
		c := audit.Change{Act: "distribution.created", Object: audit.Object{Type: webhook.Kind.Name, Name: change.Name.Or("")}}
		_, err = v.once(ctx, v.Project.ID, v.Project.Audit, c, func(ctx context.Context) (any, error) {
			made, err := v.Project.Webhooks.CreateDistribution(ctx, change)
			if err == nil {
				to = v.path("webhooks", made.ID) + "?done=distribution-made"
			}
			return made, err
		})
	}
	if err == nil {
		return goTo(to), nil
	}
	view, formErr := v.newDistributionForm(ctx)
	if formErr != nil {
		return answer{}, formErr
	}
	return v.refuseDistribution(view, err)
}

func (v *visit) editDistributionForm(ctx context.Context, w *webhook.Webhook) (view distributionView, err error) {
	names, err := v.distributionNames(ctx, w.Distribution)
	if err != nil {
		return view, err
	}
	return v.distributionForm(ctx, w, names, "distribution.edit", "webhooks", w.ID, "edit")
}

func (v *visit) editDistribution(ctx context.Context, w *webhook.Webhook) (answer, error) {
	view, err := v.editDistributionForm(ctx, w)
	return show("distribution-form", view.Title, view), err
}

// changeDistribution changes what a form of a distribution has sent.
func (v *visit) changeDistribution(ctx context.Context, before *webhook.Webhook) (answer, error) {
	change, err := v.sentDistribution(ctx, before)
	if err == nil {
		change.From, err = v.sentFrom()
	}
	if err == nil {
		c := audit.Change{Act: "distribution.updated", Object: hookObject(before), Before: *before}
		out, failed := v.change(ctx, c, v.path("webhooks", before.ID)+"?done=distribution-changed", func(ctx context.Context) (any, error) {
			return v.Project.Webhooks.UpdateDistribution(ctx, before.ID, change)
		})
		if err = failed; err == nil {
			return out, nil
		}
	}
	now, formErr := v.hook(ctx, before.ID) // as it is now: another person may have changed it
	if formErr != nil {
		return answer{}, formErr
	}
	view, formErr := v.editDistributionForm(ctx, &now)
	if formErr != nil {
		return answer{}, formErr
	}
	return v.refuseDistribution(view, err)
}

// distributionFacts say what a distribution is about, and how far one has come that goes to a segment. missing says what of it was deleted.
func (v *visit) distributionFacts(ctx context.Context, w *webhook.Webhook) (facts []fact, missing []string, err error) {
	d := w.Distribution
	names, err := v.distributionNames(ctx, d)
	if err != nil {
		return nil, nil, err
	}
	add := func(name, text, href string) {
		if text != "" {
			facts = append(facts, fact{v.say("distribution." + name), text, href})
		}
	}
	about := func(name, id, page string) {
		if known := names[id]; known != "" {
			add(name, known, v.path(page, id))
		} else if add(name, id, ""); id != "" {
			missing = append(missing, v.say("distribution."+name+".gone"))
		}
	}
	about("segment_id", d.SegmentID, "segments")
	about("campaign_id", d.CampaignID, "campaigns")
	add("custom_event", d.CustomEvent, "")
	about("publish_campaign_id", d.PublishCampaignID, "campaigns")
	add("event_name", d.EventName, "")
	if d.Template != "" {
		add("template", v.say("distribution.template.own"), "")
	}
	if s := d.Schedule; s != nil {
		clock := v.clock()
		add("send_at", clock.moment(s.SendAt).Exact, "")
		add("begun", clock.moment(s.BegunAt).Exact, "")
		add("done", clock.moment(s.DoneAt).Exact, "")
		add("sent", v.number(s.Sent), "")
	}
	return facts, missing, nil
}
