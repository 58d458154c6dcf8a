package loyalty

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/validity"
)

// The events of members whose tier stays, besides those that trigger earning rules.
const TierExpirationChanged = "customer.loyalty.tier.expiration.changed"

// ladder is the tiers of a campaign and the rules by which members reach and lose them. It is pure.
type ladder struct {
	tiers  []Tier // the lowest first
	rules  campaign.TierExpiration
	extend validity.Duration
}

func newLadder(c *campaign.Campaign, tiers []Tier) ladder {
	l := ladder{tiers: tiers}
	if c.TierExpiration != nil {
		l.rules = *c.TierExpiration
		l.extend, _ = validity.ParseDuration(l.rules.Extend) // checked when the campaign was written; empty extends by nothing
	}
	return l
}

// inPeriods reports whether tiers are reached by the points that are collected in a calendar period; otherwise by the balance.
func (l *ladder) inPeriods() bool { return l.rules.QualificationType == "POINTS_IN_PERIOD" }

func (l *ladder) tier(id string) *Tier {
	for i := range l.tiers {
		if l.tiers[i].ID == id {
			return &l.tiers[i]
		}
	}
	return nil
}

// at returns the tier whose range contains a number of points, or nil.
func (l *ladder) at(points int64) *Tier {
	for i := range l.tiers {
		if l.tiers[i].holds(points) {
			return &l.tiers[i]
		}
	}
	return nil
}

// window is a period in which points are collected, from First to Last, and how long the tier lasts that is reached in it.
type window struct{ First, Last, Start, End calc.Day }

// maxWindows bounds how many past periods are examined for tiers that still last. With a period of a month it is ten years.
const maxWindows = 120

// windows returns the periods whose tiers last on a day or begin later: the present one, and those before it back to the day on
// which the customer became a member. END_OF_NEXT_PERIOD counts from the period in which the points were collected, also where the
// tier begins with the next one; a tier that begins with the next one and ends with its period lasts for that one.
func (l *ladder) windows(today, since calc.Day) (all []window) {
	unit := calc.Unit(l.rules.QualificationPeriod)
	if unit == "" {
		unit = calc.UnitMonth
	}
	for day := today; len(all) < maxWindows; {
		w := window{}
		w.First, w.Last = unit.Around(day)
		next, last := unit.Around(w.Last.AddDays(1))
		w.Start, w.End = w.First, w.Last
		if l.rules.Start == "NEXT_PERIOD" {
			w.Start, w.End = next, last
		}
		if l.rules.Expiration == "END_OF_NEXT_PERIOD" {
			w.End = last
		}
		if w.End = l.longer(w.End); len(all) > 0 && (w.End < today || w.Last < since) {
			break
		}
		all = append(all, w)
		day = w.First.AddDays(-1)
	}
	return all
}

// longer extends the last day of a tier and rounds it up. A day that is rounded to the start of a unit becomes the first one on or after
// it, one that is rounded to the end the last day of its unit.
func (l *ladder) longer(d calc.Day) calc.Day {
	at := d.Begins(time.UTC)
	d = calc.DayOf(l.extend.AddTo(at, time.UTC), time.UTC)
	if l.rules.RoundingType == "" {
		return d
	}
	if l.rules.RoundingType == "CUSTOM" {
		month := int64(12)
		if l.rules.RoundingValue != nil {
			month = *l.rules.RoundingValue + 1 // 0 is January
		}
		if l.rules.RoundingStrategy != "START" {
			return calc.Rounding{Type: calc.RoundParticularMonth, Month: month}.Up(d)
		}
		return calc.NextDate([]calc.MonthDay{{Day: 1, Month: month}}, d)
	}
	first, last := calc.Unit(l.rules.RoundingType).Around(d)
	switch {
	case l.rules.RoundingStrategy != "START":
		return last
	case d == first:
		return d
	}
	return last.AddDays(1)
}

// grant is a tier for which a member qualifies from one day to another; no last day means without end.
type grant struct {
	tier       *Tier
	start, end calc.Day
}

// byBalance is the tier for which a balance qualifies.
func (l *ladder) byBalance(balance int64, today calc.Day) (now grant) {
	now = grant{tier: l.at(balance), start: today}
	switch l.rules.Expiration {
	case "CUSTOM":
		now.end = l.longer(today)
	case "END_OF_PERIOD", "END_OF_NEXT_PERIOD":
		if l.rules.QualificationPeriod != "" {
			now.end = l.windows(today, today)[0].End
		}
	}
	return now
}

// byPeriods are the tiers for which points collected in periods qualify today, and from a later day on.
func (l *ladder) byPeriods(windows []window, collected []int64, today calc.Day) (now, next grant) {
	for i, w := range windows {
		g := grant{l.at(collected[i]), w.Start, w.End}
		switch {
		case g.tier == nil || w.End < today:
		case w.Start > today:
			next = g
		case now.tier == nil || g.tier.From > now.tier.From || g.tier == now.tier && g.end > now.end:
			now = g
		}
	}
	return now, next
}

// move returns the new tier of a member from the grants, and the type of the event of the change; empty when the tier stays. A
// member who has a tier until a day keeps it until then, also when they lose points.
func (l *ladder) move(h TierHolder, now, next grant, today calc.Day) (TierHolder, string) {
	held := l.tier(h.TierID)
	keeps := held != nil && h.End != "" && h.End >= string(today)
	kind := ""
	switch {
	case held == nil && now.tier == nil:
		h.TierID, h.Start, h.End = "", "", ""
	case held == nil:
		kind = TierJoined
	case now.tier == nil && keeps:
	case now.tier == nil:
		kind = TierLeft
	case now.tier.From > held.From:
		kind = TierUpgraded
	case now.tier.ID == held.ID && h.End != "" && (!keeps || l.inPeriods() && string(now.end) > h.End):
		kind = TierProlonged
		h.End = string(now.end)
	case now.tier.ID == held.ID || keeps:
	default:
		kind = TierDowngraded
	}
	switch kind {
	case TierLeft:
		h.TierID, h.Start, h.End = "", "", ""
	case TierJoined, TierUpgraded, TierDowngraded:
		h.TierID, h.Start, h.End = now.tier.ID, string(today), string(now.end)
	}
	h.Next, h.NextStart, h.NextEnd = "", "", ""
	if next.tier != nil {
		h.Next, h.NextStart, h.NextEnd = next.tier.ID, string(next.start), string(next.end)
	}
	return h, kind
}

// redate is move after the rules of a campaign were changed: members may rise and the last day of a tier that they keep is set by
// the new rules, but no member loses a tier.
func (l *ladder) redate(h TierHolder, now, next grant, today calc.Day) (TierHolder, string) {
	held := l.tier(h.TierID)
	if held == nil || now.tier != nil && now.tier.From > held.From {
		return l.move(h, now, next, today)
	}
	end := now.end
	switch {
	case now.tier == nil || now.tier.ID != held.ID:
		return h, ""
	case !l.inPeriods() && l.rules.Expiration == "CUSTOM": // it runs from the day on which the tier was reached
		end = max(l.longer(calc.Day(h.Start)), today)
	}
	if h.End == string(end) {
		return h, ""
	}
	h.End = string(end)
	return h, TierExpirationChanged
}

// DueOn is the day on which the daily run processes the tier of a member: the day after its last day, or the day on which the next
// tier begins. Without one it is empty.
func (h *TierHolder) DueOn() calc.Day {
	due := calc.Day(h.NextStart)
	if h.End == "" {
		return due
	}
	if after := calc.Day(h.End).AddDays(1); due == "" || after < due {
		due = after
	}
	return due
}
