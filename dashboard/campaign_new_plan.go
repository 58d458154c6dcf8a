package dashboard

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// campaignPlan is what the answers of a person come to: a campaign, the rule that their conditions and limits make, and how points are earned.
type campaignPlan struct {
	punchcard.NewCampaign
	// conditions are nil where the answers ask for none. picked is a rule that exists; empty for none.
	conditions *rule.Definition
	picked     string
	earning    *loyalty.NewEarningRule
	// segment is the segment in the conditions, and minimum the amount of an order, in minor units.
	segment string
	minimum int64
}

// madeCampaign is what a plan made.
type madeCampaign struct {
	campaign.Campaign
	// ruleIDs are the rules that guard it.
	ruleIDs []string
}

// create makes what the plan says. After an error nothing of the transaction of the context may be kept.
func (p campaignPlan) create(ctx context.Context, shop *punchcard.Project, start bool) (made madeCampaign, err error) {
	if made.ruleIDs, err = p.createRules(ctx, shop); err != nil {
		return made, err
	}
	n, guarded := p.NewCampaign, rule.Related{Type: rule.RelatedCampaign}
	var further []string // a campaign is made with one rule, and gets the others afterwards
	switch {
	case p.Type == campaign.TypePromotion:
		n.Tiers = slices.Clone(n.Tiers)
		n.Tiers[0].RuleIDs = made.ruleIDs
	case p.earning == nil && len(made.ruleIDs) > 0:
		n.RuleIDs, further = made.ruleIDs[:1], made.ruleIDs[1:]
	}
	if made.Campaign, err = shop.Campaigns.Create(ctx, n); err != nil {
		return made, err
	}
	guarded.ID = made.ID
	if p.earning != nil {
		earning := *p.earning
		if len(made.ruleIDs) > 0 {
			earning.ValidationRuleID, further = made.ruleIDs[0], made.ruleIDs[1:]
		}
		rules, err := shop.Loyalty.CreateEarningRules(ctx, made.ID, []loyalty.NewEarningRule{earning})
		if err != nil {
			return made, err
		}
		guarded = rule.Related{Type: rule.RelatedEarningRule, ID: rules[0].ID}
	}
	for _, id := range further {
		if _, err := shop.Rules.CreateAssignment(ctx, id, guarded, false); err != nil {
			return made, err
		}
	}
	if !start {
		made.Campaign, err = shop.Campaigns.SetActive(ctx, made.ID, false)
	}
	return made, err
}

// createRules makes the rule of the conditions, and returns its id and that of the rule that was picked.
func (p campaignPlan) createRules(ctx context.Context, shop *punchcard.Project) (ids []string, err error) {
	if p.conditions != nil {
		d := *p.conditions
		if d.Name, err = freeRuleName(ctx, shop, d.Name); err != nil {
			return nil, err
		}
		r, err := shop.Rules.Create(ctx, d)
		if err != nil {
			return nil, err
		}
		ids = append(ids, r.ID)
	}
	if p.picked != "" {
		ids = append(ids, p.picked)
	}
	return ids, nil
}

// freeRuleName is a name that no other rule has, which begins with base.
func freeRuleName(ctx context.Context, shop *punchcard.Project, base string) (string, error) {
	names := []string{base}
	for n := 2; n <= 20; n++ {
		names = append(names, base+" ("+strconv.Itoa(n)+")")
	}
	page, err := shop.Rules.List(ctx, storage.Query{Filter: storage.In("name", names)})
	if err != nil {
		return "", err
	}
	for _, name := range names {
		if !slices.ContainsFunc(page.Items, func(r rule.Rules) bool { return r.Name == name }) {
			return name, nil
		}
	}
	return base, nil // which is refused
}

// planReader turns answers into a plan, and keeps what is wrong with each of them.
type planReader struct {
	answers
	v    *visit
	errs map[string]string
	plan campaignPlan
	// edited is the promotion that the answers change; nil for a new one, and in the wizard.
	edited *promotion.Tier
}

// readPlan reads answers. errs has what is wrong with an answer, by its name; then the plan is not complete.
func (v *visit) readPlan(ctx context.Context, a answers) (plan campaignPlan, errs map[string]string, err error) {
	r := &planReader{answers: a, v: v, errs: map[string]string{}}
	for _, read := range []func(context.Context) error{r.readHow, r.readWhat, r.readWhen, r.readConditions} {
		if err := read(ctx); err != nil {
			return plan, nil, err
		}
	}
	return r.plan, r.errs, nil
}

func (r *planReader) wrong(name, key string, args ...any) {
	if r.errs[name] == "" {
		r.errs[name] = r.v.say(key, args...)
	}
}

// number reads a whole number from least to most.
func (r *planReader) number(name string, least, most int64) int64 {
	n, ok := parseMinor(r.get(name), false)
	if !ok || n < least || n > most {
		r.wrong(name, "campaign-new.wrong.number", least, most)
		return least
	}
	return n
}

// maxMoney bounds what a person can write as an amount, in minor units: ten thousand million.
const maxMoney = 1_000_000_000_000

// money reads an amount above 0.
func (r *planReader) money(name string) int64 {
	n, ok := parseMinor(r.get(name), true)
	if !ok || n <= 0 || n > maxMoney {
		r.wrong(name, "campaign-new.wrong.money")
		return 1
	}
	return n
}

// limit reads a limit: nil for none.
func (r *planReader) limit(name string, read func(name string) int64) *int64 {
	switch r.get(name + "_limit") {
	case "none":
		return nil
	case "some":
		n := read(name)
		return &n
	}
	r.wrong(name+"_limit", "campaign-new.wrong.choice")
	return nil
}

// oneOf reads a choice.
func (r *planReader) oneOf(name string, choices ...string) string {
	if value := r.get(name); slices.Contains(choices, value) {
		return value
	}
	r.wrong(name, "campaign-new.wrong.choice")
	return choices[0]
}

// maxCount is how often something can be used at most, where there is a limit.
const maxCount = 1_000_000_000

func (r *planReader) count(name string) int64 { return r.number(name, 1, maxCount) }

func (r *planReader) readHow(ctx context.Context) error {
	p := &r.plan
	p.Name = r.get("name")
	if p.Name == "" {
		r.wrong("name", "form.missing")
	} else if err := storage.CheckName("name", p.Name); err != nil {
		r.refuse(err)
	}
	switch r.oneOf("kind", campaignKinds...) {
	case kindCode:
		p.Type, p.Distribution, p.Codes = campaign.TypeDiscountCoupons, campaign.DistributionStandalone, 1
		p.Voucher = &campaign.VoucherProfile{Type: campaign.VoucherDiscount}
		if code := r.get("code"); code != "" {
			p.Voucher.CodeConfig.Pattern = &code
			if strings.Contains(code, "#") {
				r.wrong("code", "campaign-new.wrong.code")
			} else if err := p.Voucher.CodeConfig.Validate("code_config"); err != nil {
				r.wrong("code", "campaign-new.wrong.code-text")
			}
		}
	case kindCodes:
		p.Type, p.Voucher = campaign.TypeDiscountCoupons, &campaign.VoucherProfile{Type: campaign.VoucherDiscount}
		r.readCodes()
	case kindGift:
		p.Type, p.Voucher = campaign.TypeGiftVouchers, &campaign.VoucherProfile{Type: campaign.VoucherGift}
		r.readCodes()
	case kindPoints:
		p.Type, p.Voucher = campaign.TypeLoyaltyProgram, &campaign.VoucherProfile{Type: campaign.VoucherLoyalty}
		// A member gets a card when they join. A campaign that is not filled up has none, and nobody could join it.
		p.AutoJoin, p.Distribution = r.get("auto_join") == "true", campaign.DistributionAutoUpdate
	case kindFriend:
		p.Type, p.Voucher = campaign.TypeReferralProgram, &campaign.VoucherProfile{Type: campaign.VoucherDiscount}
		p.Distribution = campaign.DistributionAutoUpdate // each friend gets a new code
	default:
		banner := r.get("banner")
		if err := storage.CheckText("banner", banner); err != nil {
			r.refuse(err)
		}
		p.Type, p.Tiers = campaign.TypePromotion, []promotion.NewTier{{Name: p.Name, Banner: banner}}
	}
	return r.checkFree(ctx)
}

// readCodes reads how the codes of a campaign are made.
func (r *planReader) readCodes() {
	p := &r.plan
	p.Codes = r.number("count", 0, campaign.MaxCodes)
	length := int(r.number("length", 1, 128))
	p.Voucher.CodeConfig.Length = &length
	if prefix := r.get("prefix"); prefix != "" {
		p.Voucher.CodeConfig.Prefix = &prefix
	}
	if charset := codeCharsets[r.oneOf("charset", codeCharsetNames...)]; charset != "" {
		p.Voucher.CodeConfig.Charset = &charset
	}
	if p.Distribution = campaign.DistributionAutoUpdate; r.get("more") != "true" {
		p.Distribution = campaign.DistributionStatic
	}
	if err := p.Voucher.CodeConfig.Validate("code_config"); err != nil {
		r.refuse(err)
	}
}

// checkFree looks whether the name and the code are taken.
func (r *planReader) checkFree(ctx context.Context) error {
	if len(r.errs) > 0 {
		return nil
	}
	if _, err := r.v.Project.Campaigns.Get(ctx, r.plan.Name); err == nil {
		r.wrong("name", "campaign-new.wrong.taken")
	} else if !fault.IsNotFound(err) {
		return err
	}
	if r.plan.Type != campaign.TypeDiscountCoupons || r.plan.Voucher.CodeConfig.Pattern == nil {
		return nil
	}
	if _, err := r.v.Project.Vouchers.Get(ctx, *r.plan.Voucher.CodeConfig.Pattern); err == nil {
		r.wrong("code", "campaign-new.wrong.taken")
	} else if !fault.IsNotFound(err) {
		return err
	}
	return nil
}

// readWhen reads dates, weekdays and hours, all in the zone of the project.
func (r *planReader) readWhen(context.Context) error {
	zone := r.v.Settings.Zone()
	valid := &r.plan.Validity
	if at, ok := r.day("start", zone); ok {
		valid.Start = at.UTC()
	}
	if at, ok := r.day("end", zone); ok {
		valid.End = at.AddDate(0, 0, 1).Add(-time.Millisecond).UTC()
	}
	if !valid.Start.IsZero() && !valid.End.IsZero() && valid.End.Before(valid.Start) {
		r.wrong("end", "campaign-new.wrong.end")
	}
	if r.get("kind") != kindPoints {
		r.readTimes()
	}
	return nil
}

// readTimes reads weekdays and hours.
func (r *planReader) readTimes() {
	valid := &r.plan.Validity
	var days []int
	for _, day := range r.values["days"] {
		n, err := strconv.Atoi(day)
		if err != nil || n < 0 || n > 6 || slices.Contains(days, n) {
			r.wrong("days", "campaign-new.wrong.choice")
			return
		}
		days = append(days, n)
	}
	switch len(days) {
	case 0:
		r.wrong("days", "campaign-new.wrong.days")
	case 7:
		days = nil
	}
	slices.Sort(days)
	from, until := r.get("from"), r.get("until")
	if from == "" && until == "" {
		valid.DayOfWeek = days
		return
	}
	period := validity.Period{DaysOfWeek: days}
	for _, clock := range []struct {
		name string
		to   *validity.TimeOfDay
	}{{"from", &period.Start}, {"until", &period.End}} {
		at, err := validity.ParseTimeOfDay(r.get(clock.name))
		if err != nil {
			r.wrong(clock.name, "campaign-new.wrong.clock")
		}
		*clock.to = at
	}
	if period.Start == period.End {
		r.wrong("until", "campaign-new.wrong.hours")
	}
	valid.Hours = &validity.Hours{Daily: []validity.Period{period}}
}

// day reads a date as its first instant.
func (r *planReader) day(name string, zone *time.Location) (time.Time, bool) {
	text := r.get(name)
	if text == "" {
		return time.Time{}, false
	}
	at, err := time.ParseInLocation(time.DateOnly, text, zone)
	if err != nil || at.Year() < 1970 || at.Year() > 9000 {
		r.wrong(name, "campaign-new.wrong.date")
		return time.Time{}, false
	}
	return at, true
}

// needRules is the rule that conditions are added to.
func (r *planReader) needRules() *rule.Definition {
	if r.plan.conditions == nil {
		name := []rune(r.plan.Name)
		r.plan.conditions = &rule.Definition{Name: r.v.say("campaign-new.rule-name", string(name[:min(len(name), 200)]))}
	}
	return r.plan.conditions
}

// ask adds a condition to the rule.
func (r *planReader) ask(name string, operator rule.Operator, value any) {
	rules := r.needRules()
	if rules.Rules == nil {
		rules.Rules = map[string]rule.Rule{}
	}
	rules.Rules[strconv.Itoa(len(rules.Rules)+1)] = rule.Rule{Name: name, Conditions: map[rule.Operator][]any{operator: {value}}}
}

// readConditions reads for whom it is, and the limits.
func (r *planReader) readConditions(ctx context.Context) error {
	if err := r.readWho(ctx); err != nil {
		return err
	}
	r.readLimits()
	return nil
}

// readWho reads for whom it is.
func (r *planReader) readWho(ctx context.Context) error {
	if id := r.get("segment"); id != "" {
		if _, err := r.v.Project.Segments.Get(ctx, storage.Storable(id)); fault.IsNotFound(err) {
			r.wrong("segment", "campaign-new.wrong.gone")
		} else if err != nil {
			return err
		}
		r.plan.segment = id
		r.ask(rule.NameCustomerSegment, rule.OperatorIs, id)
	}
	if r.get("minimum") != "" {
		r.plan.minimum = r.money("minimum")
		r.ask("order.amount", rule.OperatorMoreThanOrEqual, r.plan.minimum)
	}
	if id := r.get("rule"); id != "" {
		if _, err := r.v.Project.Rules.Get(ctx, storage.Storable(id)); fault.IsNotFound(err) {
			r.wrong("rule", "campaign-new.wrong.gone")
		} else if err != nil {
			return err
		}
		r.plan.picked = id
	}
	return nil
}

func (r *planReader) readLimits() {
	for _, l := range campaignLimits {
		if !slices.Contains(l.kinds, r.get("kind")) {
			continue
		}
		read := r.count
		if l.money {
			read = r.money
		}
		n := r.limit(l.name, read)
		switch {
		case n == nil:
		case l.rule != "":
			r.ask(l.rule, rule.OperatorLessThanOrEqual, *n)
		case l.name == "expiry":
			if *n > maxMonths {
				r.wrong("expiry", "campaign-new.wrong.number", int64(1), int64(maxMonths))
			}
			r.plan.Voucher.Loyalty.Expiration = &campaign.ExpirationRules{PeriodType: "MONTH", PeriodValue: *n}
		default:
			r.plan.Voucher.RedemptionQuantity = n
		}
	}
}

// maxMonths is how long points last at most, where they expire.
const maxMonths = 1200

// refuse keeps what the engine says at the answer that it is about.
func (r *planReader) refuse(err error) {
	var refusal *fault.Error
	if errors.As(err, &refusal) {
		name, text := r.v.texts.answerFor(refusal, r.answers)
		if name == "" {
			name = "name"
		}
		if r.errs[name] == "" {
			r.errs[name] = text
		}
	}
}

// answersOf are the answers by the last part of the property that a refusal names.
var answersOf = map[string]string{
	"name": "name", "banner": "banner", "vouchers_count": "count", "length": "length", "prefix": "prefix", "charset": "charset", "pattern": "code",
	"percent_off": "percent", "effect": "on", "amount_limit": "ceiling", "aggregated_amount_limit": "ceiling", "amount_off": "amount", "amount_off_formula": "formula",
	"fixed_amount": "fixed", "unit_off": "units", "unit_type": "unit_product", "start_date": "start", "expiration_date": "end", "validity_hours": "from",
	"related_object_parent": "reward", "category": "category", "metadata": "metadata", "items": "items", "every": "earn_every",
}

// answerFor is the answer that a refusal is about, and its sentence. The name is empty for one about none of them.
func (t *texts) answerFor(f *fault.Error, a answers) (name, text string) {
	path, text := t.faultField(f)
	name = answersOf[path[strings.LastIndexByte(path, '.')+1:]]
	switch {
	case f.Key == "duplicate_found" && strings.HasPrefix(f.Details, "Duplicated voucher "):
		return "code", t.say("campaign-new.wrong.taken")
	case f.Key == "duplicate_found":
		return "name", t.say("campaign-new.wrong.taken")
	case f.Key == "invalid_code_config" && a.get("kind") == kindCode:
		return "code", t.say("campaign-new.wrong.taken") // of a code that is written out there can be one
	case f.Key == "invalid_code_config" && (name == "" || name == "code"):
		return "length", text // there cannot be so many codes
	case name == "amount" && a.get("give") == "formula":
		return "formula_else", text
	case name == "reward":
		return "reward_" + map[string]string{"points": "card", "credit": "gift"}[a.get("reward")], text
	}
	return name, text
}
