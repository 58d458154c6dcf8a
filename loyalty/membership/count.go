package membership

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
)

// Count holds the counters of reports for one subject: of one day in the project's zone, or of all time when it has no day.
type Count struct {
	ID      string
	Report  Report
	OwnerID string
	Day     calc.Day
	Subject Subject
	// Numbers are the counters by the names that reports give them.
	Numbers map[string]int64
}

// Subject is the part of the owner that a Count is about. Fields by which the report does not distinguish are empty.
type Subject struct{ RuleID, ItemID, DefinitionID, StructureID, TierID string }

// Report names a series of counts. The owner is a program, unless stated otherwise.
type Report string

// The reports.
const (
	// ReportCard has the movements of a card.
	ReportCard Report = "card"
	// ReportMemberRules has how often a member triggered rules.
	ReportMemberRules Report = "member_rules"
	ReportSpending    Report = "spending"
	ReportTiers       Report = "tiers"
	ReportPoints      Report = "points_earnings"
	ReportRules       Report = "earning_rules"
)

// totals are the reports that have counts of all time as well, with the prefixes of their ids.
var totals = map[Report]string{ReportSpending: "lssum_", ReportTiers: "lptrs_", ReportPoints: "lppes_", ReportRules: "lpers_"}

// CountKind describes counts to a backend.
var CountKind = storage.Kind[Count]{
	Name: "member_count", Prefix: "lcnt_",
	ID: func(c *Count) string { return c.ID },
	Fields: []storage.Field[Count]{
		storage.String("series", (*Count).Series),
		storage.String("day", func(c *Count) string { return string(c.Day) }).Ordered(),
		storage.String("earning_rule_id", func(c *Count) string { return c.Subject.RuleID }),
		storage.String("card_definition_id", func(c *Count) string { return c.Subject.DefinitionID }),
		storage.String("tier_structure_id", func(c *Count) string { return c.Subject.StructureID }),
		storage.String("tier_id", func(c *Count) string { return c.Subject.TierID }),
	},
}

// Series is the key of the counts that one report of one owner reads: its days, or its counts of all time.
func (c *Count) Series() string {
	if c.Report == "" && c.OwnerID == "" {
		return ""
	}
	return seriesOf(c.Report, c.OwnerID, c.Day != "")
}

func seriesOf(r Report, ownerID string, daily bool) string {
	series := string(r) + " " + ownerID
	if !daily {
		series += " total"
	}
	return series
}

// countID is the id of a count. It follows from what is counted, so that no search is needed.
func countID(c *Count) string {
	prefix := CountKind.Prefix
	if c.Day == "" {
		prefix = totals[c.Report]
	}
	s := c.Subject
	sum := sha256.Sum256([]byte(strings.Join([]string{
		string(c.Report), c.OwnerID, string(c.Day), s.RuleID, s.ItemID, s.DefinitionID, s.StructureID, s.TierID}, " ")))
	return prefix + hex.EncodeToString(sum[:16])
}

// increments are the increments of a transaction that are not written yet. They are written at its end, in the order of the ids:
// counts of a program are shared by all of its members, so that no transaction may lock them for long, or wait for other locks
// meanwhile.
type increments map[string]*Count

// add counts in a report for a day and, where the report has it, for all time.
func (n increments) add(r Report, ownerID string, day calc.Day, s Subject, numbers map[string]int64) {
	n.addTo(Count{Report: r, OwnerID: ownerID, Day: day, Subject: s}, numbers)
	if totals[r] != "" {
		n.addTo(Count{Report: r, OwnerID: ownerID, Subject: s}, numbers)
	}
}

func (n increments) addTo(c Count, numbers map[string]int64) {
	c.ID = countID(&c)
	if n[c.ID] == nil {
		n[c.ID] = &c
	}
	n[c.ID].Numbers = plus(n[c.ID].Numbers, numbers)
}

func plus(a, b map[string]int64) map[string]int64 {
	sum := maps.Clone(a)
	if sum == nil {
		sum = map[string]int64{}
	}
	for name, number := range b {
		if number != 0 {
			sum[name] = saturate.Add(sum[name], number)
		}
	}
	return sum
}

// write adds what was counted to the rows. Rows that do not exist yet are inserted, unless another transaction was faster.
func (n increments) write(ctx context.Context, tx Store) error {
	left := maps.Clone(n)
	for len(left) > 0 {
		_, err := tx.MemberCounts().UpdateAll(ctx, storage.In("id", slices.Sorted(maps.Keys(left))), func(c *Count) (bool, error) {
			c.Numbers = plus(c.Numbers, n[c.ID].Numbers)
			delete(left, c.ID)
			return true, nil
		})
		if err != nil || len(left) == 0 {
			return err
		}
		fresh := make([]Count, 0, len(left))
		for _, id := range slices.Sorted(maps.Keys(left)) {
			fresh = append(fresh, *left[id])
		}
		if err := tx.MemberCounts().Insert(ctx, fresh...); !fault.Has(err, "duplicate_found") {
			return err
		}
	}
	return nil
}

// countMovement counts a movement in the report of its card.
func (at operation) countMovement(cardID string, m ledger.Movement, points int64) {
	at.countFigures(cardID, func(f *ledger.Figures) { f.Post(m, points) })
}

// countFigures counts a change of the figures of a card in its report.
func (at operation) countFigures(cardID string, change func(*ledger.Figures)) {
	var f ledger.Figures
	change(&f)
	at.counted.add(ReportCard, cardID, at.Today, Subject{}, map[string]int64{
		"points_total": f.Total(), "points_earned": f.Earned, "points_added": f.Added, "points_purchased": f.Purchased,
		"points_purchased_reversed": f.PurchaseReversed, "points_subtracted": f.Subtracted, "points_expired": f.Expired, "points_spent": f.Spent,
		"points_refunded": f.Refunded, "points_returned": f.Returned, "points_locked": f.Locked, "points_unlocked": f.Unlocked,
		"pending_points_total": f.PendingTotal, "pending_points_activated": f.PendingActivated, "pending_points_canceled": f.PendingCanceled,
	})
}

// earnedPoints is the counter of ReportCard that tiers of earned points follow.
const earnedPoints = "points_earned"

// earnedIn is how many points a card earned in a window, and the first day on which it did. The caller has locked the card.
func earnedIn(ctx context.Context, tx Store, at operation, cardID string, in window) (points int64, since calc.Day, err error) {
	page, err := tx.MemberCounts().List(ctx, storage.Query{
		Filter: in.days(storage.Is("series", seriesOf(ReportCard, cardID, true))), Order: []storage.Order{{Field: "day"}}})
	if err != nil {
		return 0, "", err
	}
	days := page.Items
	for _, c := range at.counted {
		if c.Report == ReportCard && c.OwnerID == cardID && c.Day >= in.first && c.Day <= in.last {
			days = append(days, *c)
		}
	}
	for _, c := range days {
		n := c.Numbers[earnedPoints]
		if points += n; n > 0 && since == "" {
			since = c.Day
		}
	}
	return points, since, nil
}
