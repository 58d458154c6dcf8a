package wording

import (
	"strings"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/validity"
)

// Case is one redeemable of a request as the engine decided about it, and what else is known of it.
type Case struct {
	Entry *redemption.Entry
	// Rules are the sets that guard it, those of Entry.Why among them.
	Rules []rule.Rules
	// Validity is its own or, where it says nothing, that of its campaign.
	Validity validity.Validity
	// CampaignOff says that the campaign is switched off or deleted.
	CampaignOff bool
}

// Explanation is the answer to why something applies or does not.
type Explanation struct {
	Applies bool
	// Headline is the answer in one sentence.
	Headline string
	// Checks are what the engine asks, in its order. Those after the one that failed were not looked at.
	Checks []Sentence
	// Rules are those of the checks that its rules ask.
	Rules []Sentence
	// Remedy is what would make it apply; empty where nothing single would.
	Remedy string
}

// Text is the explanation for a ticket: plain lines with ticks.
func (e Explanation) Text() string {
	var b strings.Builder
	b.WriteString(e.Headline + "\n")
	writeChecks(&b, e.Checks, "")
	if e.Remedy != "" {
		b.WriteString(e.Remedy + "\n")
	}
	return b.String()
}

// Mark is the sign of a verdict in plain text.
func (v Verdict) Mark() string {
	switch v {
	case VerdictHolds:
		return "✓"
	case VerdictFails:
		return "✗"
	}
	return "–"
}

func writeChecks(b *strings.Builder, checks []Sentence, indent string) {
	for _, c := range checks {
		b.WriteString(indent + c.Verdict.Mark() + " " + c.Text)
		if c.Found != "" {
			b.WriteString(" (" + c.Found + ")")
		}
		b.WriteByte('\n')
		writeChecks(b, c.Below, indent+"  ")
	}
}

// step is one of the checks that the engine makes, in its order.
type step string

const (
	stepTogether step = "together"
	stepExists   step = "exists"
	stepEnabled  step = "enabled"
	stepStarted  step = "started"
	stepEnded    step = "ended"
	stepHours    step = "hours"
	stepKind     step = "kind"
	stepHolder   step = "holder"
	stepUses     step = "uses"
	stepRules    step = "rules"
	stepProducts step = "products"
	stepEffect   step = "effect"
)

// The engine's order; see redemption.decision.eligible and promotion.Usable.
var (
	codeSteps = []step{stepTogether, stepExists, stepEnabled, stepStarted, stepEnded, stepHours, stepKind, stepHolder, stepUses, stepRules, stepProducts, stepEffect}
	tierSteps = []step{stepTogether, stepExists, stepEnabled, stepHours, stepRules, stepProducts, stepEffect}
)

// stepOf is the check that a key of a refusal comes from; the keys of rules and of effects are told apart by how far the engine got.
var stepOf = map[string]step{
	"not_found": stepExists, "resource_not_found": stepExists,
	"voucher_disabled": stepEnabled, "promotion_inactive": stepEnabled,
	"voucher_not_active": stepStarted, "voucher_expired": stepEnded,
	"voucher_not_active_now": stepHours, "promotion_not_active_now": stepHours,
	"invalid_customer": stepHolder, "not_published": stepHolder, "referrer_not_permitted_to_redeem": stepHolder,
	"quantity_exceeded":             stepUses,
	rule.KeyCustomerRulesViolated:   stepRules,
	rule.KeyOrderRulesViolated:      stepRules,
	rule.KeyRedemptionRulesViolated: stepRules,
}

// failedStep is where the engine stopped.
func failedStep(c Case) step {
	e := c.Entry
	if e.Status == redemption.EntrySkipped {
		if e.Skip == redemption.SkipNoEffect {
			return stepEffect
		}
		return stepTogether
	}
	if e.Err == nil {
		return ""
	}
	asked := e.Why != nil
	switch s := stepOf[e.Err.Key]; {
	case s == stepExists && (e.Voucher != nil || e.Tier != nil):
		return stepKind // of the reward that it names
	case s == stepRules && !rulesFail(e):
		return stepProducts
	case s != "":
		return s
	}
	switch {
	case rulesFail(e):
		return stepRules
	case asked:
		return stepEffect
	case e.Err.Key == rule.KeyMissingCustomer:
		return stepHolder
	}
	return stepKind
}

func rulesFail(e *redemption.Entry) bool {
	for _, j := range e.Why {
		if j.Outcome == rule.OutcomeFails {
			return true
		}
	}
	return false
}

// Explain says why an entry applies or does not. The entry has to come from a request that asks to explain.
func (w Writer) Explain(c Case) Explanation {
	e := c.Entry
	out := Explanation{Applies: e.Status == redemption.EntryApplicable, Headline: w.applies(e), Remedy: w.Remedy(e.Remedy)}
	failed := failedStep(c)
	reached := true
	steps := codeSteps
	if e.Redeemable.Object != redemption.RedeemableVoucher {
		steps = tierSteps
	}
	for _, s := range steps {
		verdict := VerdictHolds
		switch {
		case s == failed:
			verdict = VerdictFails
		case !reached:
			verdict = VerdictSkipped
		}
		said := w.check(c, s, verdict)
		if out.Checks = append(out.Checks, said...); s == stepRules {
			out.Rules = said
		}
		if s == failed {
			reached = false
		}
	}
	if !out.Applies {
		out.Headline = w.headline(c, failed, out.Checks)
	}
	return out
}

func (w Writer) applies(e *redemption.Entry) string {
	if e.Order == nil {
		return w.say("applies")
	}
	switch off := e.Applied.TotalAppliedDiscountAmount(); {
	case e.Points > 0:
		return w.say("applies.points", "points", w.Points(e.Points))
	case off > 0:
		return w.say("applies.off", "amount", w.Money(off))
	}
	return w.say("applies")
}

// headline is the first check that failed, in one sentence.
func (w Writer) headline(c Case, failed step, checks []Sentence) string {
	if failed == stepRules {
		if s, ok := firstFailing(checks); ok {
			return w.say("refused.rule", "rule", strings.TrimSuffix(s.Text, w.say("full_stop")), "found", w.foundIn(s))
		}
	}
	for _, s := range checks {
		if s.Verdict == VerdictFails {
			return w.say("refused", "reason", s.Text)
		}
	}
	return w.say("refused", "reason", w.reason(c))
}

func (w Writer) foundIn(s Sentence) string {
	if s.Found == "" {
		return ""
	}
	return w.say("refused.found", "found", s.Found)
}

// firstFailing is the innermost sentence of the first failure.
func firstFailing(list []Sentence) (Sentence, bool) {
	for _, s := range list {
		if s.Verdict != VerdictFails {
			continue
		}
		if inner, ok := firstFailing(s.Below); ok {
			return inner, true
		}
		if !s.Joins {
			return s, true
		}
	}
	return Sentence{}, false
}

// check says one check. Those that have nothing to say about this redeemable are left out, unless they failed.
func (w Writer) check(c Case, s step, verdict Verdict) []Sentence {
	one := func(text string) []Sentence { return []Sentence{{Text: text, Verdict: verdict}} }
	if s == stepRules {
		return w.ruleChecks(c, verdict)
	}
	if verdict == VerdictFails {
		return one(w.reason(c))
	}
	e := c.Entry
	switch {
	case s == stepStarted && c.Validity.Start.IsZero(), s == stepEnded && c.Validity.End.IsZero(),
		s == stepHours && c.Validity.Timeframe.IsZero() && c.Validity.Hours.IsZero() && len(c.Validity.DayOfWeek) == 0,
		s == stepHolder && (e.Voucher == nil || e.Voucher.Loyalty == nil && !e.Voucher.ReferralCode),
		s == stepKind, s == stepProducts, s == stepEffect, s == stepTogether:
		return nil
	}
	key := "check." + string(s)
	switch s {
	case stepStarted:
		return one(w.say(key, "start", w.Time(c.Validity.Start)))
	case stepEnded:
		return one(w.say(key, "end", w.Time(c.Validity.End)))
	case stepUses:
		if e.Voucher == nil {
			return nil
		}
		return one(w.Sentence(w.Uses(e.Voucher.Redemption.Quantity, e.Voucher.Redemption.Redeemed)))
	case stepExists, stepEnabled:
		if e.Tier != nil || e.Redeemable.Object != redemption.RedeemableVoucher {
			key += ".tier"
		}
	}
	return one(w.say(key))
}

// ruleChecks says the rules with the verdict of each.
func (w Writer) ruleChecks(c Case, verdict Verdict) []Sentence {
	var said []Sentence
	for _, r := range c.Rules {
		var node *rule.Node
		for i := range c.Entry.Why {
			if c.Entry.Why[i].RulesID == r.ID {
				node = &c.Entry.Why[i].Node
			}
		}
		if node == nil {
			for _, s := range w.Rules(r) {
				said = append(said, skipped(s))
			}
			continue
		}
		for _, s := range w.judged(r, node) {
			if s.Verdict == VerdictNone { // the bundle and the items, which are checked after the rules
				s.Verdict = VerdictHolds
				if verdict != VerdictHolds {
					s.Verdict = VerdictSkipped
				}
				if failedStep(c) == stepProducts && !s.Joins {
					s.Verdict = VerdictSkipped
				}
			}
			said = append(said, s)
		}
	}
	return said
}

func skipped(s Sentence) Sentence {
	s.Verdict = VerdictSkipped
	for i := range s.Below {
		s.Below[i] = skipped(s.Below[i])
	}
	return s
}

// Remedy says what would make an entry apply; empty for nil.
func (w Writer) Remedy(r *redemption.Remedy) string {
	if r == nil {
		return ""
	}
	switch r.Kind {
	case redemption.RemedyAmount:
		return w.say("remedy.AMOUNT", "amount", w.Money(r.Amount))
	case redemption.RemedyUnits:
		return w.language().count("remedy.UNITS", r.Units, "n", w.Number(r.Units), "line", w.Number(int64(r.Line)+1))
	case redemption.RemedyDate:
		return w.say("remedy.DATE", "time", w.Time(r.At))
	}
	return w.say("remedy."+string(r.Kind), "segment", w.named(r.SegmentID))
}
