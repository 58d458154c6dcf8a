package dashboard

import (
	"context"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// referralRoutes are the pages of referral campaigns.
func (d *Dashboard) referralRoutes() []route {
	return []route{
		{method: "GET", path: "referrals", act: actRead, lagging: true, handle: d.referrals},
		{method: "GET", path: "referrals/{referralId}", act: actRead, handle: d.referral},
		{method: "POST", path: "referrals/{referralId}/active", act: actBuild, handle: d.switchReferral},
		{method: "GET", path: "referrals/{referralId}/codes/{referralCodeId}", act: actRead, handle: d.referralCode},
	}
}

// referralsView lists referral campaigns, the latest first.
type referralsView struct {
	// New leads to a new referral campaign; empty for who may make none.
	New  string
	Rows []referralRow
	turns
	Empty empty
}

type referralRow struct {
	Href, Name string
	Sentences  []string
	Status     status
	Since      moment
}

func (d *Dashboard) referrals(ctx context.Context, v *visit) (answer, error) {
	view := referralsView{New: v.newCampaignOf(kindFriend), Empty: empty{"share-2", v.say("referrals.none"), v.say("referrals.none.why")}}
	q, err := v.paged("referrals", storage.Is("campaign_type", string(campaign.TypeReferralProgram)))
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.Campaigns.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	view.turns = turn(v, &page, campaignPlace)
	for _, c := range page.Items {
		view.Rows = append(view.Rows, referralRow{
			Href: v.path("referrals", c.ID), Name: c.Name, Sentences: v.writer(nil).Referral(c.Referral), Status: stateOfCampaign(&c, v.clock().now), Since: v.clock().moment(c.CreatedAt),
		})
	}
	return show("referrals", v.say("referrals.title"), view), nil
}

// referralView is the page of a referral campaign: what it gives to whom, and its codes.
type referralView struct {
	Name      string
	Status    status
	Acts      []buttonForm
	Sentences []string
	Facts     []fact
	Tiers     []referralTier
	Codes     []referralCodeRow
	turns
	Empty    empty
	Activity []activityRow
}

type referralTier struct{ Text, Banner string }

// referralCodeRow is a code with the customer who gives it to others.
type referralCodeRow struct {
	memberRow
	Uses string
}

// referralOf is the referral campaign of the address.
func (v *visit) referralOf(ctx context.Context) (campaign.Campaign, error) {
	c, err := v.Project.Campaigns.Get(ctx, v.PathValue("referralId"))
	if err == nil && (c.ID != v.PathValue("referralId") || c.Type != campaign.TypeReferralProgram) {
		err = errNowhere
	}
	return c, err
}

func (d *Dashboard) referral(ctx context.Context, v *visit) (answer, error) {
	c, err := v.referralOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view := referralView{
		Name: c.Name, Status: stateOfCampaign(&c, v.clock().now), Sentences: v.writer(nil).Referral(c.Referral), Facts: []fact{v.window(c.Validity)},
		Empty: empty{"share-2", v.say("referral.codes.none"), v.say("referral.codes.none.why")},
	}
	if v.may(actBuild) {
		view.Acts = []buttonForm{v.switchButton(c.Active, "referrals", c.ID, "active")}
	}
	if view.Tiers, err = v.referralTiers(ctx, c.ID); err != nil {
		return answer{}, err
	}
	q, err := v.paged("referral-codes", storage.Is("campaign_id", c.ID))
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.Vouchers.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	view.turns = turn(v, &page, codePlace)
	rows := make([]memberRow, len(page.Items))
	for i, code := range page.Items {
		rows[i] = memberRow{Href: v.path("referrals", c.ID, "codes", code.ID), Code: code.Code, Status: newStatus("on"), customerID: code.HolderID}
		if !code.Active {
			rows[i].Status = newStatus("paused")
		}
	}
	if v.choice.Shows("referral.referrer") {
		if err := v.nameMembers(ctx, rows); err != nil {
			return answer{}, err
		}
	}
	for i, code := range page.Items {
		view.Codes = append(view.Codes, referralCodeRow{rows[i], v.number(code.Redemption.Redeemed)})
	}
	view.Activity, err = v.activity(ctx, c.ID)
	return show("referral", v.say("referrals.title"), view), err
}

// referralTiers says what referrers get.
func (v *visit) referralTiers(ctx context.Context, campaignID string) (rows []referralTier, err error) {
	tiers, err := v.Project.Referrals.Tiers(ctx, campaignID)
	if err != nil || len(tiers) == 0 {
		return nil, err
	}
	found, err := v.Project.Campaigns.ByID(ctx, idsOf(tiers, func(t *referral.Tier) string { return t.Gives.CampaignID })...)
	if err != nil {
		return nil, err
	}
	names := wording.Names{}
	for id, c := range found {
		names[id] = c.Name
	}
	w := v.writer(names)
	for _, t := range tiers {
		of := found[t.Gives.CampaignID]
		rows = append(rows, referralTier{w.ReferralTier(t, of.Type == campaign.TypeGiftVouchers), t.Banner})
	}
	return rows, nil
}

// switchReferral switches a referral campaign on or off.
func (d *Dashboard) switchReferral(ctx context.Context, v *visit) (answer, error) {
	active, err := v.switched()
	if err != nil {
		return answer{}, err
	}
	before, err := v.referralOf(ctx)
	if err != nil {
		return answer{}, err
	}
	name, done := "referral.disabled", "loyalty-off"
	if active {
		name, done = "referral.enabled", "loyalty-on"
	}
	c := audit.Change{Act: name, Object: audit.Object{Type: campaign.Kind.Name, ID: before.ID, Name: before.Name}, Before: before}
	return v.change(ctx, c, v.path("referrals", before.ID)+"?done="+done, func(ctx context.Context) (any, error) {
		return v.Project.Campaigns.SetActive(ctx, before.ID, active)
	})
}

// referralCodeView lists who was brought with a code.
type referralCodeView struct {
	Code  string
	Facts []fact
	Rows  []broughtRow
	turns
	Empty empty
}

// broughtRow is a customer to whom a code was assigned, and when they converted.
type broughtRow struct {
	Customer, CustomerHref string
	Since, Converted       moment
	// Cause leads to the redemption that converted them; empty where an event did.
	Cause string
}

func (d *Dashboard) referralCode(ctx context.Context, v *visit) (answer, error) {
	c, err := v.referralOf(ctx)
	if err != nil {
		return answer{}, err
	}
	code, err := v.codeByID(ctx, v.PathValue("referralCodeId"))
	if err == nil && (!code.ReferralCode || code.CampaignID != c.ID) {
		err = errNowhere
	}
	if err != nil {
		return answer{}, err
	}
	// Who was brought is ordered by id, which begins with the time.
	v.choose("brought")
	q := storage.Query{Order: []storage.Order{{Field: "id", Desc: !v.backwards()}}, Limit: v.choice.Rows}
	for _, name := range []string{"before", "after"} {
		if id := v.URL.Query().Get(name); id != "" {
			if !storage.ValidText(id) {
				return answer{}, fault.Query(name, "must be the place that a page leads to")
			}
			q.After = &storage.Position{Values: []any{id}, ID: id}
		}
	}
	page, err := v.Project.Referrals.Holders(ctx, code, q)
	if err != nil {
		return answer{}, err
	}
	newer, older := beside(v, &page, referral.HolderKind.ID)
	view := referralCodeView{Code: code.Code, Empty: empty{"share-2", v.say("referral.nobody"), v.say("referral.nobody.why")}}
	people := []attemptRow{{customerID: code.HolderID, CustomerHref: v.path("customers", code.HolderID)}}
	for _, h := range page.Items {
		people = append(people, attemptRow{customerID: h.CustomerID, CustomerHref: v.path("customers", h.CustomerID)})
	}
	if err := v.nameCustomers(ctx, people); err != nil {
		return answer{}, err
	}
	view.Facts = []fact{{v.say("referral.campaign"), c.Name, v.path("referrals", c.ID)}, {v.say("code.title"), v.say("referral.code"), v.path("codes", code.ID)}}
	if code.HolderID != "" {
		view.Facts = append(view.Facts, fact{v.say("referral.referrer"), people[0].Customer, people[0].CustomerHref})
	}
	for i, h := range page.Items {
		if h.Role != referral.RoleReferee {
			continue
		}
		row := broughtRow{people[i+1].Customer, people[i+1].CustomerHref, v.clock().moment(h.CreatedAt), v.clock().moment(h.ConvertedAt), ""}
		if h.CauseType == "redemption" {
			row.Cause = v.path("redemptions", h.CauseID)
		}
		view.Rows = append(view.Rows, row)
	}
	if view.Choice = v.choice; newer != "" {
		view.Newer = v.beside("after", newer)
	}
	if older != "" {
		view.Older = v.beside("before", older)
	}
	return show("referral-code", v.say("referrals.title"), view), nil
}
