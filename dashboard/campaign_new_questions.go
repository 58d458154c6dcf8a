package dashboard

import (
	"context"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/storage"
)

// The ways in which customers get a campaign.
const (
	kindCode, kindCodes, kindCart    = "code", "codes", "cart"
	kindGift, kindPoints, kindFriend = "gift", "points", "friend"
)

var campaignKinds = []string{kindCode, kindCodes, kindCart, kindGift, kindPoints, kindFriend}

// discountForms are the ways to say what a discount gives.
var discountForms = []string{"percent", "amount", "unit", "fixed", "formula"}

// codeCharsets are the characters of codes by the name of the choice; empty is what the project says.
var (
	codeCharsets     = map[string]string{"project": "", "clear": "ABCDEFGHJKLMNPQRSTUVWXYZ23456789", "digits": "0123456789"}
	codeCharsetNames = []string{"project", "clear", "digits"}
)

// campaignLimit is a limit that a person can set for some kinds of campaigns: a rule that counts, or where that is empty, a property of its codes.
type campaignLimit struct {
	name  string
	kinds []string
	rule  string
	money bool
}

var (
	discountKinds  = []string{kindCode, kindCodes, kindCart, kindFriend}
	campaignLimits = []campaignLimit{
		{name: "uses", kinds: []string{kindCode}},
		{name: "uses_each", kinds: []string{kindCodes}},
		{name: "uses_all", kinds: []string{kindCodes, kindCart, kindFriend}, rule: "campaign.redemptions.count"},
		{name: "uses_customer", kinds: discountKinds, rule: "campaign.redemptions.customers_count"},
		{name: "uses_day", kinds: append([]string{kindGift}, discountKinds...), rule: "campaign.redemptions.count.daily"},
		{name: "budget_discount", kinds: discountKinds, rule: "campaign.orders.amount_discounted", money: true},
		{name: "budget_orders", kinds: discountKinds, rule: "campaign.orders.amount", money: true},
		{name: "budget_credit", kinds: []string{kindGift}, rule: "redemption.gift.amount", money: true},
		{name: "expiry", kinds: []string{kindPoints}},
	}
)

// answers are what a person has answered so far, by the names of fields.
type answers struct{ values url.Values }

func (a answers) get(name string) string { return strings.TrimSpace(a.values.Get(name)) }

// The names of the fields of a discount, and of the days and hours at which something can be used.
var (
	discountAnswers = []string{"give", "percent", "ceiling_limit", "ceiling", "amount", "unit_product", "units", "unit_add", "fixed", "formula", "formula_else", "on", "items"}
	timesAnswers    = []string{"days", "from", "until"}
)

// answerNames are the names of the fields of each question; those of the last one are none.
var answerNames = [questions][]string{
	{"name", "kind", "code", "count", "length", "prefix", "charset", "more", "banner", "auto_join"},
	append(slices.Clone(discountAnswers), "gift_on", "credit", "points", "earn_points", "earn_every", "reward", "reward_points", "reward_card", "reward_credit", "reward_gift"),
	{"segment", "minimum", "start", "end", "days", "from", "until", "rule"},
	limitNames(),
	{"example"},
}

func limitNames() (names []string) {
	for _, l := range campaignLimits {
		names = append(names, l.name+"_limit", l.name)
	}
	return names
}

// questions is how many there are, with the check at the end.
const questions = 5

// questionOf is the question that a field belongs to, from 1 on.
func questionOf(name string) int {
	for i, names := range answerNames {
		if slices.Contains(names, name) {
			return i + 1
		}
	}
	return 1
}

// firstAnswers are the answers that a person begins with: what most campaigns have, or what a template says.
func (v *visit) firstAnswers(template string) answers {
	a := answers{url.Values{
		"kind": {kindCode}, "count": {"100"}, "length": {"8"}, "charset": {"project"}, "more": {"true"}, "auto_join": {"true"},
		"give": {"percent"}, "percent": {"10"}, "ceiling_limit": {"none"}, "units": {"1"}, "unit_add": {string(discount.EffectAddMissingItems)}, "on": {"order"}, "gift_on": {"order"},
		"points": {"0"}, "earn_points": {"1"}, "earn_every": {"1.00"}, "reward": {"none"}, "days": {"1", "2", "3", "4", "5", "6", "0"},
	}}
	for _, l := range campaignLimits {
		a.values.Set(l.name+"_limit", "none")
	}
	a.values.Set("uses_each_limit", "some")
	a.values.Set("uses_each", "1")
	for name, value := range campaignTemplates[template] {
		a.values.Set(name, value)
	}
	if template != "" && campaignTemplates[template] != nil {
		a.values.Set("name", v.say("campaign-new.template."+template))
	}
	return a
}

// campaignTemplates are answers for what shops do most often, by the name of the template, and templateNames their order.
var (
	templateNames     = []string{"percent", "amount", "gift", "loyalty"}
	campaignTemplates = map[string]map[string]string{
		"percent": {"kind": kindCode, "give": "percent", "percent": "10"},
		"amount":  {"kind": kindCode, "give": "amount", "amount": "5.00", "minimum": "50.00"},
		"gift":    {"kind": kindGift, "credit": "25.00"},
		"loyalty": {"kind": kindPoints, "earn_points": "1", "earn_every": "1.00"},
	}
)

// fieldGroup is a part of a question: one of several choices, each with fields of its own that are shown when it is chosen; boxes to tick; or fields.
type fieldGroup struct {
	Name, Legend, Hint, Error string
	// Class shows the group for some choices of another one alone.
	Class string
	// Fixed says that it cannot be changed afterwards.
	Fixed   bool
	Choices []groupChoice
	Boxes   []groupChoice
	Fields  []field
	// Build leads to the rule builder, in another tab; empty elsewhere.
	Build string
}

// groupChoice is one of the choices of a group. ID is that of its input.
type groupChoice struct {
	ID, Value, Text, Hint string
	Checked               bool
	Fields                []field
}

// questionForm makes the parts of a question from the answers and what is wrong with them.
type questionForm struct {
	answers
	v    *visit
	errs map[string]string
}

// hint is what a field or a choice says below its name, or empty.
func (q questionForm) hint(key string) string {
	if !q.v.texts.has(key + ".hint") {
		return ""
	}
	return q.v.say(key + ".hint")
}

// text is a field for a text or a number.
func (q questionForm) text(name string) field {
	return field{Name: name, Label: q.v.say("campaign-new." + name), Hint: q.hint("campaign-new." + name), Type: "text", Value: q.values.Get(name), Error: q.errs[name], Autocomplete: "off"}
}

// money is a field for an amount in the currency of the project.
func (q questionForm) money(name string) field {
	f := q.text(name)
	f.Label, f.Mode = q.v.say("campaign-new.money", f.Label, q.v.Settings.Currency), "decimal"
	return f
}

func (q questionForm) number(name string) field {
	f := q.text(name)
	f.Mode = "numeric"
	return f
}

func (q questionForm) of(name, kind string) field {
	f := q.text(name)
	f.Type = kind
	return f
}

// box is a field that is ticked or not.
func (q questionForm) box(name string) field { return q.of(name, "checkbox") }

func (q questionForm) choose(name string, choices ...choice) field {
	f := q.of(name, "select")
	f.Choices = choices
	return f
}

func fixed(f field) field {
	f.Fixed = true
	return f
}

// group is a group of choices. fields has those of a choice.
func (q questionForm) group(name string, choices []string, fields map[string][]field) fieldGroup {
	g := fieldGroup{Name: name, Legend: q.v.say("campaign-new." + name), Hint: q.hint("campaign-new." + name), Error: q.errs[name]}
	for _, c := range choices {
		key := "campaign-new." + name + "." + c
		g.Choices = append(g.Choices, groupChoice{name + "-" + c, c, q.v.say(key), q.hint(key), q.get(name) == c, fields[c]})
	}
	return g
}

// limit is a group that asks for no limit or a number.
func (q questionForm) limit(l campaignLimit) fieldGroup {
	number := q.number(l.name)
	if l.money {
		number = q.money(l.name)
	}
	name := l.name + "_limit"
	g := fieldGroup{Name: name, Legend: number.Label, Hint: number.Hint, Error: q.errs[name], Class: "limit"}
	number.Label, number.Hint = q.v.say("campaign-new.limit"), ""
	for _, c := range []string{"none", "some"} {
		choice := groupChoice{ID: name + "-" + c, Value: c, Text: q.v.say("campaign-new.limit." + c), Checked: q.get(name) == c}
		if c == "some" {
			choice.Fields = []field{number}
		}
		g.Choices = append(g.Choices, choice)
	}
	return g
}

// groups are the parts of a question.
func (q questionForm) groups(ctx context.Context, question int) ([]fieldGroup, error) {
	switch question {
	case 1:
		return q.how(), nil
	case 2:
		return q.what(ctx)
	case 3:
		return q.when(ctx)
	}
	var groups []fieldGroup
	for _, l := range campaignLimits {
		if slices.Contains(l.kinds, q.get("kind")) {
			groups = append(groups, q.limit(l))
		}
	}
	return groups, nil
}

func (q questionForm) how() []fieldGroup {
	name := fixed(q.text("name"))
	kinds := q.group("kind", campaignKinds, map[string][]field{
		kindCode: {fixed(q.text("code"))}, kindCart: {q.of("banner", "text")}, kindPoints: {q.box("auto_join")},
	})
	kinds.Fixed = true
	var charsets []choice
	for _, c := range codeCharsetNames {
		charsets = append(charsets, choice{c, q.v.say("campaign-new.charset." + c)})
	}
	codes := fieldGroup{Legend: q.v.say("campaign-new.codes"), Class: "for-codes", Fields: []field{
		q.number("count"), fixed(q.text("prefix")), fixed(q.number("length")), fixed(q.choose("charset", charsets...)), q.box("more"),
	}}
	return []fieldGroup{{Fields: []field{name}}, kinds, codes}
}

func (q questionForm) what(ctx context.Context) ([]fieldGroup, error) {
	switch q.get("kind") {
	case kindGift:
		return []fieldGroup{{Fields: []field{fixed(q.money("credit"))}}, q.group("gift_on", []string{"order", "items"}, nil)}, nil
	case kindPoints:
		return []fieldGroup{{Legend: q.v.say("campaign-new.earning"), Fields: []field{q.number("earn_points"), q.money("earn_every"), fixed(q.number("points"))}}}, nil
	}
	groups := q.discount(discountForms, []string{"order", "items", "some"})
	if q.get("kind") != kindFriend {
		return groups, nil
	}
	cards, err := q.campaigns(ctx, campaign.TypeLoyaltyProgram)
	if err != nil {
		return nil, err
	}
	gifts, err := q.campaigns(ctx, campaign.TypeGiftVouchers)
	if err != nil {
		return nil, err
	}
	return append(groups, q.group("reward", []string{"none", "points", "credit"}, map[string][]field{
		"points": {q.number("reward_points"), q.choose("reward_card", cards...)}, "credit": {q.money("reward_credit"), q.choose("reward_gift", gifts...)},
	})), nil
}

// discount asks what a discount gives, in one of some forms, and on what.
func (q questionForm) discount(forms, on []string) []fieldGroup {
	adds := []choice{
		{string(discount.EffectAddMissingItems), q.v.say("campaign-new.unit_add.missing")}, {string(discount.EffectAddNewItems), q.v.say("campaign-new.unit_add.new")},
	}
	product := q.text("unit_product")
	product.List = "goods"
	items := q.of("items", "textarea")
	limits := []choice{{"none", q.v.say("campaign-new.ceiling_limit.none")}, {"some", q.v.say("campaign-new.ceiling_limit.some")}}
	percent := q.text("percent")
	percent.Mode = "decimal"
	groups := []fieldGroup{
		q.group("give", forms, map[string][]field{
			"percent": {percent, q.choose("ceiling_limit", limits...), q.money("ceiling")}, "amount": {q.money("amount")},
			"unit": {product, q.number("units"), q.choose("unit_add", adds...)}, "fixed": {q.money("fixed")}, "formula": {q.text("formula"), q.money("formula_else")},
		}),
		q.group("on", on, map[string][]field{"some": {items}}),
	}
	groups[1].Class = "unless-unit"
	return groups
}

// maxChoices is how many segments, rules or campaigns a field offers.
const maxChoices = 100

// campaigns are the choices of a field for a campaign of a type.
func (q questionForm) campaigns(ctx context.Context, t campaign.Type) ([]choice, error) {
	page, err := q.v.Project.Campaigns.List(ctx, storage.Query{Filter: storage.Is("campaign_type", string(t)), Order: latestFirst, Limit: maxChoices})
	choices := []choice{{"", q.v.say("campaign-new.choose")}}
	for _, c := range page.Items {
		choices = append(choices, choice{c.ID, c.Name})
	}
	return choices, err
}

func (q questionForm) when(ctx context.Context) ([]fieldGroup, error) {
	who, err := q.who(ctx)
	if err != nil {
		return nil, err
	}
	who.Build = q.v.path("rules", "new")
	window := fieldGroup{
		Legend: q.v.say("campaign-new.window"), Hint: q.v.say("campaign-new.window.hint", q.v.Settings.Zone().String()), Fields: []field{q.of("start", "date"), q.of("end", "date")},
	}
	groups := []fieldGroup{window, who}
	if q.get("kind") != kindPoints {
		groups = append(groups, q.times()...)
	}
	return groups, nil
}

// who asks for the conditions.
func (q questionForm) who(ctx context.Context) (g fieldGroup, err error) {
	segments, err := q.v.Project.Segments.List(ctx, storage.Query{Order: latestFirst, Limit: maxChoices})
	if err != nil {
		return g, err
	}
	rules, err := q.v.Project.Rules.List(ctx, storage.Query{Order: latestFirst, Limit: maxChoices})
	if err != nil {
		return g, err
	}
	everybody, none := []choice{{"", q.v.say("campaign-new.segment.all")}}, []choice{{"", q.v.say("campaign-new.rule.none")}}
	for _, s := range segments.Items {
		everybody = append(everybody, choice{s.ID, s.Name})
	}
	for _, r := range rules.Items {
		none = append(none, choice{r.ID, r.Name})
	}
	return fieldGroup{Legend: q.v.say("campaign-new.who"), Fields: []field{q.choose("segment", everybody...), q.money("minimum"), q.choose("rule", none...)}}, nil
}

// times asks for the days of the week and the hours.
func (q questionForm) times() []fieldGroup {
	days := fieldGroup{Name: "days", Legend: q.v.say("campaign-new.days"), Error: q.errs["days"]}
	for _, day := range []int{1, 2, 3, 4, 5, 6, 0} {
		value := strconv.Itoa(day)
		days.Boxes = append(days.Boxes, groupChoice{ID: "days-" + value, Value: value, Text: q.v.say("campaign-new.day." + value), Checked: slices.Contains(q.values["days"], value)})
	}
	hours := fieldGroup{Legend: q.v.say("campaign-new.hours"), Hint: q.v.say("campaign-new.hours.hint", q.v.Settings.Zone().String()), Fields: []field{q.of("from", "time"), q.of("until", "time")}}
	return []fieldGroup{days, hours}
}
