package dashboard

import (
	"cmp"
	"context"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/wording"
)

// codesRoutes are the routes of the list of codes, and of what is done with many of them. A list that a prefix narrows is asked for with a form: a
// prefix can be a whole code, which must not be in an address.
func (d *Dashboard) codesRoutes() []route {
	return []route{
		{method: "GET", path: "codes", act: actRead, lagging: true, handle: d.codes},
		{method: "POST", path: "codes", act: actRead, handle: choosing(d.narrowCodes)},
		{method: "POST", path: "codes/bulk", act: actExportLists, handle: d.askBulk},
		{method: "POST", path: "codes/bulk/start", act: actExportLists, handle: d.startBulk},
		{method: "GET", path: "codes/{voucherId}/edit", act: actBuild, handle: d.showCodeEdit},
		{method: "POST", path: "codes/{voucherId}/edit", act: actBuild, handle: d.saveCodeEdit},
	}
}

// codesView is the list of codes.
type codesView struct {
	Filter codeFilterForm
	List   codeList
	Empty  empty
	// ImportHref leads to an import; empty for who may not.
	ImportHref string
}

// codeFilterForm narrows the list.
type codeFilterForm struct {
	Action string
	form
	// All leads to the list without filters; empty when there is none.
	All string
}

// codeList is a list of codes with what can be done with many of them. The page of a campaign has one, too.
type codeList struct {
	Rows []codeRow
	// Fields are the filters of the list, as forms send them.
	Fields []field
	// Bulk is the form of what can be done with many codes; nil for who may do nothing.
	Bulk *bulkForm
	// OfCampaign leaves out the column of the campaign.
	OfCampaign bool
	turns
	// A list that is narrowed by a prefix is in the order of the codes, and goes on with forms: Step is their address, Next the id of the last code of
	// this page and Previous that of the first; empty at the ends.
	Step, Next, Previous string
}

type codeRow struct {
	ID, Href, Code         string
	Status                 status
	Why                    string
	Kind, Worth, Uses      string
	Campaign, CampaignHref string
	Holder, HolderHref     string
	Ends                   moment
}

// codeFilter is what narrows a list of codes.
type codeFilter struct {
	// Campaign is an id.
	Campaign, Kind, State, Prefix string
	// IDs are codes that were ticked; without them all that match are meant.
	IDs []string
}

// The values of the filters. The texts are codes.kind.NAME and codes.state.NAME.
var (
	codeKinds  = []string{string(campaign.VoucherDiscount), string(campaign.VoucherGift), string(campaign.VoucherLoyalty)}
	codeStates = []string{"active", "paused", "scheduled", "ended", "used-up"}
)

// codeFilter reads the filters of an address or a form.
func (v *visit) codeFilter() (f codeFilter, err error) {
	f = codeFilter{Campaign: v.FormValue("campaign"), Kind: v.FormValue("kind"), State: v.FormValue("state"), Prefix: strings.TrimSpace(v.PostFormValue("prefix"))}
	switch {
	case f.Kind != "" && !slices.Contains(codeKinds, f.Kind):
		return f, fault.Query("kind", "must be one of %s (actual value is '%.60s')", strings.Join(codeKinds, ", "), f.Kind)
	case f.State != "" && !slices.Contains(codeStates, f.State):
		return f, fault.Query("state", "must be one of %s (actual value is '%.60s')", strings.Join(codeStates, ", "), f.State)
	}
	if !v.Settings.CaseSensitiveCodes {
		f.Prefix = strings.ToUpper(f.Prefix) // as codes are stored
	}
	return f, cmp.Or(storage.CheckText("campaign", f.Campaign), storage.CheckText("prefix", f.Prefix))
}

// storage is the filter as the engine knows it.
func (f codeFilter) storage(now time.Time) storage.Filter {
	var all []storage.Filter
	if f.Campaign != "" {
		all = append(all, storage.Is("campaign_id", f.Campaign))
	}
	if f.Kind != "" {
		all = append(all, storage.Is("type", f.Kind))
	}
	if f.Prefix != "" {
		all = append(all, storage.Where("code", storage.OpStartsWith, f.Prefix))
	}
	if f.IDs != nil {
		all = append(all, storage.In("id", f.IDs))
	}
	return storage.And(append(all, stateFilter(f.State, now))...)
}

// stateFilter matches codes, or campaigns, by what they say of themselves.
func stateFilter(state string, now time.Time) storage.Filter {
	on, ended, early := storage.Is("active", true), storage.Where("expiration_date", storage.OpLess, now), storage.Where("start_date", storage.OpMore, now)
	switch state {
	case "paused":
		return storage.Is("active", false)
	case "scheduled":
		return storage.And(on, early)
	case "ended":
		return storage.And(on, ended)
	case "used-up":
		return storage.Is("exhausted", true)
	case "active":
		return storage.And(on, storage.Or(storage.Where("expiration_date", storage.OpIsUnknown), storage.Where("expiration_date", storage.OpMoreEqual, now)),
			storage.Or(storage.Where("start_date", storage.OpIsUnknown), storage.Where("start_date", storage.OpLessEqual, now)))
	}
	return storage.Filter{}
}

// fields are the filters as hidden fields of a form.
func (f codeFilter) fields() (fields []field) {
	for _, x := range []field{{Name: "campaign", Value: f.Campaign}, {Name: "kind", Value: f.Kind}, {Name: "state", Value: f.State}, {Name: "prefix", Value: f.Prefix}} {
		if x.Value != "" {
			x.Type = "hidden"
			fields = append(fields, x)
		}
	}
	return fields
}

// address is the list with the filters that an address may hold.
func (f codeFilter) address(v *visit) string {
	query := url.Values{}
	for name, value := range map[string]string{"campaign": f.Campaign, "kind": f.Kind, "state": f.State} {
		if value != "" {
			query.Set(name, value)
		}
	}
	if len(query) == 0 {
		return v.path("codes")
	}
	return v.path("codes") + "?" + query.Encode()
}

func (d *Dashboard) codes(ctx context.Context, v *visit) (answer, error) {
	f, err := v.codeFilter()
	if err != nil {
		return answer{}, err
	}
	view, err := v.loadCodes(ctx, f)
	return show("codes", v.say("codes.title"), view), err
}

// narrowCodes shows the codes that a form asks for. Filters that an address may hold lead to one.
func (d *Dashboard) narrowCodes(ctx context.Context, v *visit) (answer, error) {
	f, err := v.codeFilter()
	if err != nil {
		return answer{}, err
	}
	wrong := ""
	name := strings.TrimSpace(v.PostFormValue("campaign_name"))
	if name != "" {
		c, err := v.Project.Campaigns.Get(ctx, name)
		switch {
		case fault.IsNotFound(err):
			wrong = v.say("codes.campaign.none", name)
		case err != nil:
			return answer{}, err
		}
		f.Campaign = c.ID
	} else if v.PostForm.Has("campaign_name") {
		f.Campaign = ""
	}
	if wrong == "" && f.Prefix == "" {
		return goTo(f.address(v)), nil
	}
	view, err := v.loadCodes(ctx, f)
	if err != nil {
		return answer{}, err
	}
	out := show("codes", v.say("codes.title"), view)
	if wrong == "" {
		return out, nil
	}
	for i := range view.Filter.Fields {
		if field := &view.Filter.Fields[i]; field.Name == "campaign_name" {
			field.Value, field.Error, field.Focus = name, wrong, true
		}
	}
	out.view = view
	return unprocessable(out), nil
}

// loadCodes reads a page of the list.
func (v *visit) loadCodes(ctx context.Context, f codeFilter) (view codesView, err error) {
	var of *campaign.Campaign
	if f.Campaign != "" {
		c, err := v.Project.Campaigns.Get(ctx, f.Campaign)
		if err != nil {
			return view, err
		}
		of = &c
	}
	if view.List, err = v.codeList(ctx, f, of); err != nil {
		return view, err
	}
	view.Filter.Action = v.path("codes")
	if fields := f.fields(); len(fields) > 0 {
		view.Filter.All = v.path("codes")
	}
	named := field{Name: "campaign_name", Label: v.say("codes.campaign"), Type: "text", Autocomplete: "off"}
	if of != nil {
		named.Value = asLine(of.Name)
		if named.Value != of.Name {
			named.Value = of.ID
		}
	}
	view.Filter.Fields = []field{
		{Name: "prefix", Label: v.say("codes.prefix"), Type: "text", Value: f.Prefix, Autocomplete: "off"}, named,
		v.anyOf("kind", v.say("codes.kind"), f.Kind, codeKinds, "codes.kind."), v.anyOf("state", v.say("column.state"), f.State, codeStates, "codes.state."),
	}
	view.Empty = empty{"ticket", v.say("codes.none"), v.say("codes.none.why")}
	if view.Filter.All != "" {
		view.Empty = empty{"search", v.say("codes.none.here"), v.say("codes.none.here.why")}
	}
	if v.may(actBuild) {
		view.ImportHref = v.path("imports")
	}
	return view, nil
}

// asLine is a text as the field of a form holds it.
func asLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// codeList reads a page of codes: the latest first, or, with a prefix, in the order of the codes. of is the campaign of all of them, or nil.
func (v *visit) codeList(ctx context.Context, f codeFilter, of *campaign.Campaign) (list codeList, err error) {
	filter := f.storage(v.Project.Now())
	var page storage.Page[voucher.Voucher]
	if f.Prefix != "" {
		// In the order of the codes the pages that "after" leads to are read forwards, and those that "before" leads to backwards.
		v.choose("codes")
		q := storage.Query{Filter: filter, Order: []storage.Order{{Field: "code"}}, Limit: v.choice.Rows}
		after, before := v.PostFormValue("after"), v.PostFormValue("before")
		if from := cmp.Or(before, after); from != "" {
			at, err := v.Project.Vouchers.Get(ctx, from)
			if err != nil {
				return list, err
			}
			q.After, q.Order[0].Desc = &storage.Position{Values: []any{at.Code}, ID: at.ID}, before != ""
		}
		if page, err = v.Project.Vouchers.List(ctx, q); err != nil {
			return list, err
		}
		list.Step, list.Choice = v.path("codes"), v.narrowed(v.path("codes"), f.fields())
		if n := len(page.Items); n > 0 {
			if before != "" {
				slices.Reverse(page.Items)
			}
			if before != "" || page.HasMore {
				list.Next = page.Items[n-1].ID
			}
			if before != "" && page.HasMore || before == "" && after != "" {
				list.Previous = page.Items[0].ID
			}
		}
	} else {
		name := "codes"
		if v.PathValue("campaignId") != "" {
			name = "campaign-codes"
		}
		q, err := v.paged(name, filter)
		if err != nil {
			return list, err
		}
		if page, err = v.Project.Vouchers.List(ctx, q); err != nil {
			return list, err
		}
		list.turns = turn(v, &page, codePlace)
	}
	if list.Rows, err = v.codeRows(ctx, page.Items, of); err != nil {
		return list, err
	}
	list.Fields, list.OfCampaign = f.fields(), of != nil
	list.Bulk = v.bulkForm(bulkActs, bulkAct, "codes.bulk.", list.Fields, "codes", "bulk")
	return list, nil
}

// codePlace is the place of a code in a list.
func codePlace(c *voucher.Voucher) (time.Time, string) { return c.CreatedAt, c.ID }

// codeRows says what codes are, with one read for their campaigns, their holders and what their discounts mention.
func (v *visit) codeRows(ctx context.Context, codes []voucher.Voucher, of *campaign.Campaign) (rows []codeRow, err error) {
	var campaignIDs []string
	var ids wording.Ids
	holders := make([]attemptRow, len(codes))
	for i := range codes {
		c := &codes[i]
		ids.AddDiscount(c.Discount)
		if holders[i].customerID = c.HolderID; c.HolderID != "" {
			holders[i].CustomerHref = v.path("customers", c.HolderID)
		}
		if c.CampaignID != "" && of == nil && !slices.Contains(campaignIDs, c.CampaignID) {
			campaignIDs = append(campaignIDs, c.CampaignID)
		}
	}
	campaigns, err := v.Project.Campaigns.ByID(ctx, campaignIDs...)
	if err != nil {
		return nil, err
	}
	if v.choice.Shows("code.holder") {
		if err := v.nameCustomers(ctx, holders); err != nil {
			return nil, err
		}
	}
	var names wording.Names
	if v.choice.Shows("worth") {
		if names, err = (namer{v.Project}).Names(ctx, ids); err != nil {
			return nil, err
		}
	}
	w, clock := v.writer(names), v.clock()
	for i := range codes {
		c, from := &codes[i], of
		if found, ok := campaigns[c.CampaignID]; ok {
			from = &found
		}
		row := codeRow{
			ID: c.ID, Href: v.path("codes", c.ID), Code: c.Code, Kind: v.say("codes.kind." + string(c.Type)), Worth: v.worth(explained{Writer: w}, c),
			Uses:   sentenceOf(w.Uses(c.Redemption.Quantity, c.Redemption.Redeemed)),
			Holder: holders[i].Customer, HolderHref: holders[i].CustomerHref, Ends: clock.moment(from.Inherited(c.Validity).End),
		}
		if c.ReferralCode {
			row.Kind = v.say("codes.kind.referral")
		}
		name, why := codeState(c, from, clock.now)
		row.Status = newStatus(name)
		if why != "" {
			row.Why = v.say(why)
		}
		if from != nil {
			row.Campaign, row.CampaignHref = from.Name, v.path("campaigns", from.ID)
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// codeState is the state of a code as far as the code and its campaign say it, and the key of a text that says why.
func codeState(c *voucher.Voucher, of *campaign.Campaign, now time.Time) (name, why string) {
	valid := of.Inherited(c.Validity)
	switch {
	case !c.Active:
		return "paused", ""
	case of != nil && !of.Active:
		return "paused", "codes.why.campaign"
	case !valid.End.IsZero() && valid.End.Before(now):
		return "ended", ""
	case c.Exhausted():
		return "used-up", ""
	case c.Gift != nil && c.Balance() <= 0:
		return "used-up", "codes.why.credit"
	case !valid.Start.IsZero() && valid.Start.After(now):
		return "scheduled", ""
	}
	return "active", ""
}
