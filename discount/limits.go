package discount

import "math"

// unlimited is the remainder of a limit that is not set.
const unlimited = math.MaxInt64

// limits keep track of how much one application may still take under the limits of the entries and of the discount.
type limits struct {
	entries []entryRemaining
	quotas  []quotaRemaining
	money   int64 // under the aggregated amount limit of the discount
}

// entryRemaining is the remainder of the limits of one entry.
type entryRemaining struct {
	perLineUnits, units int64
	perLineMoney, money int64
}

// quotaRemaining is the remainder of one quota.
type quotaRemaining struct {
	use  QuotaUse
	room int64
}

// newLimits opens the limits. Unit limits other than quotas are multiplied by scale.
func newLimits(entries *Entries, discountLimit *int64, scale int64) limits {
	l := limits{money: limitOf(discountLimit, 1)}
	if entries.Len() > 0 {
		l.entries = make([]entryRemaining, entries.Len())
	}
	for i := range l.entries {
		e := &entries.entries[i]
		l.entries[i] = entryRemaining{
			perLineUnits: limitOf(e.QuantityLimit, scale), units: limitOf(e.AggregatedQuantityLimit, scale),
			perLineMoney: limitOf(e.AmountLimit, 1), money: limitOf(e.AggregatedAmountLimit, 1),
		}
	}
	return l
}

func limitOf(limit *int64, scale int64) int64 {
	if limit == nil {
		return unlimited
	}
	return times(*limit, scale)
}

// capUnits lowers the units of each pick to the remainder of the unit limits and drops picks without units. A line without
// an amount takes no money, so it uses up no limit.
func (s *step) capUnits(picks []pick) []pick {
	kept := picks[:0]
	for _, p := range picks {
		if p.entry != NoEntry {
			s.capPick(&p)
		}
		if p.units > 0 {
			kept = append(kept, p)
		}
	}
	return kept
}

func (s *step) capPick(p *pick) {
	room := &s.limits.entries[p.entry]
	p.units = min(p.units, room.perLineUnits, room.units)
	quotas := s.turn.Selection.Entries.entries[p.entry].quotas
	product := s.cart.Lines[p.line].productKey()
	for _, q := range quotas {
		p.units = min(p.units, s.remainingOfQuota(q, q.use(p.entry, product)).room)
	}
	if !s.cart.Lines[p.line].Amount.Known {
		return
	}
	if room.units != unlimited {
		room.units -= p.units
	}
	for _, q := range quotas {
		if r := s.remainingOfQuota(q, q.use(p.entry, product)); r.room != unlimited {
			r.room -= p.units
		}
	}
}

// quotaRemaining returns the remainder of a quota, whose counter is read once.
func (s *step) remainingOfQuota(q quota, use QuotaUse) *quotaRemaining {
	for i := range s.limits.quotas {
		if s.limits.quotas[i].use == use {
			return &s.limits.quotas[i]
		}
	}
	room := int64(unlimited)
	if s.turn.Used != nil {
		if used, counted := s.turn.Used(use); counted {
			if limit, from := s.wholeFigure(q.limit, q.units); from != fromNowhere {
				room = max(0, limit-used)
			}
		}
	}
	s.limits.quotas = append(s.limits.quotas, quotaRemaining{use, room})
	return &s.limits.quotas[len(s.limits.quotas)-1]
}

// remainingMoney returns how much a pick may take off within the money limits.
func (l *limits) remainingMoney(entry int) int64 {
	if entry == NoEntry {
		return l.money
	}
	room := &l.entries[entry]
	return min(l.money, room.perLineMoney, room.money)
}

// spend reduces the money limits by the discount of a pick.
func (l *limits) spend(entry int, money int64) {
	if l.money != unlimited {
		l.money -= money
	}
	if entry != NoEntry && l.entries[entry].money != unlimited {
		l.entries[entry].money -= money
	}
}
