package wire

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/loyalty/member"
)

// Report is the rows of a report.
type Report struct {
	Data   []ReportRow `json:"data"`
	Object string      `json:"object"`
}

// ReportRow is one row: what it is about, its numbers, and the name of its shape.
type ReportRow struct {
	id, date string
	subject  member.Subject
	object   string
	numbers  map[string]int64
	failures map[string]int64
}

// MarshalJSON writes what a row has; what it does not tell apart is left out.
func (r ReportRow) MarshalJSON() ([]byte, error) {
	row := map[string]any{"object": r.object}
	for name, text := range map[string]string{
		"id": r.id, "date": r.date, "earning_rule_id": r.subject.RuleID, "earning_item_id": r.subject.ItemID,
		"card_definition_id": r.subject.DefinitionID, "tier_structure_id": r.subject.StructureID, "tier_id": r.subject.TierID,
	} {
		if text != "" {
			row[name] = text
		}
	}
	for name, n := range r.numbers {
		row[name] = n
	}
	if r.failures != nil {
		row["failures_breakdown"] = r.failures
	}
	return json.Marshal(row)
}

// reportNumbers are the numbers that the rows of each report have, be they 0.
var reportNumbers = map[member.Report][]string{
	member.ReportCard: {
		"points_total", "points_earned", "points_added", "points_purchased", "points_purchased_reversed", "points_subtracted", "points_expired",
		"points_spent", "points_refunded", "points_returned", "points_locked", "points_unlocked", "pending_points_total",
		"pending_points_activated", "pending_points_canceled",
	},
	member.ReportMemberRules: {"count"},
	member.ReportSpending:    {"success", "success_on_reward", "success_on_order", "points", "points_on_rewards", "points_on_order", "amount_on_order"},
	member.ReportTiers:       {"joins", "upgrades", "downgrades", "lefts", "prolongs"},
	member.ReportPoints:      {"success_count", "points", "pending_points"},
	member.ReportRules:       {"success_count", "failures_count"},
}

// reportObjects are the names of the rows of each report, of a day and of all time.
var reportObjects = map[member.Report][2]string{
	member.ReportCard:        {"card_daily_report"},
	member.ReportMemberRules: {"earning_rule_daily_report"},
	member.ReportSpending:    {"spending_daily_report", "spending_summary_report"},
	member.ReportTiers:       {"program_tiers_daily_report", "program_tiers_summary_report"},
	member.ReportPoints:      {"program_points_earnings_daily_report", "program_points_earnings_summary_report"},
	member.ReportRules:       {"program_earning_rules_daily_report", "program_earning_rules_summary_report"},
}

// NewReport returns the shape of a report.
func NewReport(counts []member.Count) Report {
	w := Report{Data: make([]ReportRow, len(counts)), Object: "report"}
	for i, c := range counts {
		row := ReportRow{id: c.ID, date: string(c.Day), subject: c.Subject, numbers: map[string]int64{}}
		row.object = reportObjects[c.Report][0]
		if c.Day == "" {
			row.object = reportObjects[c.Report][1]
		}
		for _, name := range reportNumbers[c.Report] {
			row.numbers[name] = c.Numbers[name]
		}
		switch c.Report {
		case member.ReportRules:
			row.failures = c.Failures()
		case member.ReportMemberRules:
			row.subject = member.Subject{} // which the path names
		}
		w.Data[i] = row
	}
	return w
}
