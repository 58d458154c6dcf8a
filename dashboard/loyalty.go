package dashboard

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/wording"
)

// loyaltyRoutes are the pages of loyalty campaigns (v1) and of loyalty programs (v2), with their members and cards.
func (d *Dashboard) loyaltyRoutes() []route {
	all := []route{
		{method: "GET", path: "loyalty", act: actRead, lagging: true, handle: d.loyaltyList},

		{method: "GET", path: "loyalty/campaigns/{loyaltyId}", act: actRead, handle: d.loyaltyCampaign},
		{method: "POST", path: "loyalty/campaigns/{loyaltyId}/active", act: actBuild, handle: d.switchLoyalty},
		{method: "GET", path: "loyalty/campaigns/{loyaltyId}/rules", act: actRead, handle: d.loyaltyRules},
		{method: "POST", path: "loyalty/campaigns/{loyaltyId}/rules/{earningRuleId}", act: actBuild, handle: d.changeLoyaltyRule},
		{method: "GET", path: "loyalty/campaigns/{loyaltyId}/tiers", act: actRead, handle: d.loyaltyTiers},
		{method: "GET", path: "loyalty/campaigns/{loyaltyId}/rewards", act: actRead, handle: d.loyaltyOffers},
		{method: "GET", path: "loyalty/campaigns/{loyaltyId}/members", act: actRead, lagging: true, handle: d.loyaltyMembers},
		{method: "POST", path: "loyalty/campaigns/{loyaltyId}/members", act: actSupport, handle: d.addLoyaltyMember},
		{method: "POST", path: "loyalty/campaigns/{loyaltyId}/members/find", act: actRead, handle: d.findLoyaltyMember},

		{method: "GET", path: "loyalty/programs/{programId}", act: actRead, handle: d.program},
		{method: "POST", path: "loyalty/programs/{programId}/status", act: actBuild, handle: d.moveProgram},
		{method: "POST", path: "loyalty/programs/{programId}/assign", act: actBuild, handle: d.assignPart},
		{method: "POST", path: "loyalty/programs/{programId}/parts/{partId}/status", act: actBuild, handle: d.movePart},
		{method: "POST", path: "loyalty/programs/{programId}/parts/{partId}/unassign", act: actBuild, handle: d.unassignPart},
		{method: "GET", path: "loyalty/programs/{programId}/members", act: actRead, lagging: true, handle: d.programMembers},
		{method: "POST", path: "loyalty/programs/{programId}/members", act: actSupport, handle: d.addProgramMember},
		{method: "POST", path: "loyalty/programs/{programId}/members/find", act: actRead, handle: d.findProgramMember},
	}
	for _, part := range []string{"rules", "tiers", "rewards"} {
		all = append(all, route{method: "GET", path: "loyalty/programs/{programId}/" + part, act: actRead, handle: d.program})
	}
	return slices.Concat(all, d.memberRoutes(), d.cardRoutes())
}

// loyaltyListView lists loyalty campaigns and loyalty programs, the latest first.
type loyaltyListView struct {
	// New leads to a new loyalty campaign; empty for who may make none.
	New  string
	Rows []loyaltyRow
	turns
	Empty empty
}

// loyaltyRow is a loyalty campaign or program. Members is empty where the engine does not know their number.
type loyaltyRow struct {
	Href, Name, Kind, Members string
	Status                    status
	Since                     moment

	id string
	at time.Time
}

func (d *Dashboard) loyaltyList(ctx context.Context, v *visit) (answer, error) {
	view := loyaltyListView{New: v.newCampaignOf(kindPoints), Empty: empty{"award", v.say("loyalty.none"), v.say("loyalty.none.why")}}
	q, err := v.paged("loyalty", storage.Filter{})
	if err != nil {
		return answer{}, err
	}
	programs, err := v.Project.Programs.ListPrograms(ctx, q)
	if err != nil {
		return answer{}, err
	}
	q.Filter = storage.Is("campaign_type", string(campaign.TypeLoyaltyProgram))
	campaigns, err := v.Project.Campaigns.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	for _, c := range campaigns.Items {
		view.Rows = append(view.Rows, loyaltyRow{
			Href: v.path("loyalty", "campaigns", c.ID), Name: c.Name, Kind: v.say("loyalty.campaign"), Status: stateOfCampaign(&c, v.clock().now), Since: v.clock().moment(c.CreatedAt),
			id: c.ID, at: c.CreatedAt,
		})
	}
	for _, p := range programs.Items {
		view.Rows = append(view.Rows, loyaltyRow{
			Href: v.path("loyalty", "programs", p.ID), Name: p.Name, Kind: v.say("loyalty.program"), Status: stateOfDefinition(p.Status), Since: v.clock().moment(p.CreatedAt),
			id: p.ID, at: p.CreatedAt,
		})
	}
	place := func(r *loyaltyRow) (time.Time, string) { return r.at, r.id }
	page := merge(v, view.Rows, campaigns.HasMore || programs.HasMore, place)
	view.turns = turn(v, &page, place)
	if view.Rows = page.Items; v.choice.Shows("members") {
		err = v.countMembers(ctx, view.Rows)
	}
	return show("loyalty", v.say("loyalty.title"), view), err
}

// countMembers fills in the stored numbers of members.
func (v *visit) countMembers(ctx context.Context, rows []loyaltyRow) error {
	var campaigns, programs []string
	for _, r := range rows {
		if strings.HasPrefix(r.id, program.Kind.Prefix) {
			programs = append(programs, r.id)
		} else {
			campaigns = append(campaigns, r.id)
		}
	}
	counts, err := v.Project.Members.MemberCounts(ctx, programs...)
	if err != nil {
		return err
	}
	cards, err := v.Project.Campaigns.ProgressOf(ctx, campaigns...)
	for i, r := range rows {
		if n, counted := counts[r.id]; counted {
			rows[i].Members = v.number(n)
		}
		if p, counted := cards[r.id]; counted {
			rows[i].Members = v.number(p.VouchersCount)
		}
	}
	return err
}

// stateOfCampaign is whether a campaign is switched on and inside its dates.
func stateOfCampaign(c *campaign.Campaign, now time.Time) status {
	switch {
	case !c.Active:
		return newStatus("paused")
	case c.Validity.Start.After(now):
		return newStatus("scheduled")
	case !c.Validity.End.IsZero() && !c.Validity.End.After(now):
		return newStatus("ended")
	}
	return newStatus("active")
}

// stateOfDefinition is the status of a loyalty program, or of a part of it.
func stateOfDefinition(s program.Status) status {
	switch s {
	case program.StatusActive:
		return newStatus("active")
	case program.StatusInactive:
		return newStatus("paused")
	}
	return newStatus("draft")
}

// loyaltyView is one of the pages of a loyalty campaign or program: what all of them show, and the parts of one kind.
type loyaltyView struct {
	Name, Kind string
	Status     status
	Pages      []filterLink
	// Acts are the moves of the campaign or program itself; empty for who may not.
	Acts  []buttonForm
	Facts []fact
	Lead  []string
	Parts []loyaltyPart
	Empty empty
	// Assign adds a definition to a program; nil where there is nothing to add, and for who may not.
	Assign   *assignForm
	Activity []activityRow
	// Ranges and Plots are the points by day on the first page, and Plots the members by tier on that of tiers.
	Ranges []filterLink
	Plots  []plotView
}

// loyaltyPart is an earning rule, a tier, a reward or a card definition.
type loyaltyPart struct {
	Name, Href string
	Status     status
	Sentences  []wording.Sentence
	Acts       []buttonForm
	// Edit changes what is simple; nil where nothing is.
	Edit *editForm
}

// buttonForm is a button that does one thing.
type buttonForm struct {
	actForm
	Name, Value, Text string
}

// editForm is a form with its heading and its button.
type editForm struct {
	actForm
	form
	Title, Submit string
}

type assignForm struct {
	actForm
	Field field
}

// parts are pages of a loyalty campaign or program, in the order in which they are shown. The first is the one without a name.
var loyaltyPages = []string{"", "rules", "tiers", "rewards", "members"}

// loyaltyLinks are the pages of a campaign or program below an address.
func (v *visit) loyaltyLinks(base ...string) (links []filterLink) {
	for _, name := range loyaltyPages {
		href := v.path(base...)
		if name != "" {
			href = v.path(append(base[:len(base):len(base)], name)...)
		}
		links = append(links, filterLink{v.say("loyalty.page." + name), href, v.URL.EscapedPath() == href})
	}
	return links
}

// said are sentences without anything below.
func said(texts []string) (sentences []wording.Sentence) {
	for _, t := range texts {
		sentences = append(sentences, wording.Sentence{Text: t})
	}
	return sentences
}

// window says when something can be used, as a fact.
func (v *visit) window(of validity.Validity) fact {
	times := v.writer(nil).Validity(of)
	if len(times) == 0 {
		times = []string{v.say("code.always")}
	}
	return fact{Label: v.say("code.valid"), Text: strings.Join(times, " ")}
}

// switched reads the value of a form that switches something on or off.
func (v *visit) switched() (bool, error) {
	active, err := strconv.ParseBool(v.PostFormValue("active"))
	if err != nil {
		return false, fault.Payload("active", "must be true or false")
	}
	return active, nil
}

// switchButton switches something on or off.
func (v *visit) switchButton(active bool, path ...string) buttonForm {
	b := buttonForm{v.actForm(path...), "active", strconv.FormatBool(!active), v.say("code.switch-on")}
	if active {
		b.Text = v.say("code.switch-off")
	}
	return b
}
