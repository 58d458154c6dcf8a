package wire

import "github.com/punchcardhq/punchcard/loyalty/membership"

// Report is the rows of a report.
type Report[R any] struct {
	Data   []R    `json:"data"`
	Object string `json:"object" enum:"report"`
}

// NewReport returns a function that makes the shape of a report from that of its rows.
func NewReport[R any](row func(membership.Count) R) func([]membership.Count) Report[R] {
	return func(counts []membership.Count) Report[R] {
		w := Report[R]{Data: make([]R, len(counts)), Object: "report"}
		for i, c := range counts {
			w.Data[i] = row(c)
		}
		return w
	}
}

// ReportRow identifies a row of a report: the day on which its period begins or, in a summary, an id.
type ReportRow struct {
	ID     string `json:"id,omitzero"`
	Date   string `json:"date,omitzero"`
	Object string `json:"object"`
}

func newReportRow(c membership.Count, daily, summary string) ReportRow {
	if c.Day == "" {
		return ReportRow{ID: c.ID, Object: summary}
	}
	return ReportRow{Date: string(c.Day), Object: daily}
}

// CardReport is the movements of points of a card.
type CardReport struct {
	ReportRow
	PointsTotal             int64 `json:"points_total"`
	PointsEarned            int64 `json:"points_earned"`
	PointsAdded             int64 `json:"points_added"`
	PointsPurchased         int64 `json:"points_purchased"`
	PointsPurchasedReversed int64 `json:"points_purchased_reversed"`
	PointsSubtracted        int64 `json:"points_subtracted"`
	PointsExpired           int64 `json:"points_expired"`
	PointsSpent             int64 `json:"points_spent"`
	PointsRefunded          int64 `json:"points_refunded"`
	PointsReturned          int64 `json:"points_returned"`
	PointsLocked            int64 `json:"points_locked"`
	PointsUnlocked          int64 `json:"points_unlocked"`
	PendingPointsTotal      int64 `json:"pending_points_total"`
	PendingPointsActivated  int64 `json:"pending_points_activated"`
	PendingPointsCanceled   int64 `json:"pending_points_canceled"`
}

// NewCardReport returns the shape of a row.
func NewCardReport(c membership.Count) CardReport {
	n := c.Numbers
	return CardReport{
		ReportRow:               newReportRow(c, "card_daily_report", ""),
		PointsTotal:             n["points_total"],
		PointsEarned:            n["points_earned"],
		PointsAdded:             n["points_added"],
		PointsPurchased:         n["points_purchased"],
		PointsPurchasedReversed: n["points_purchased_reversed"],
		PointsSubtracted:        n["points_subtracted"],
		PointsExpired:           n["points_expired"],
		PointsSpent:             n["points_spent"],
		PointsRefunded:          n["points_refunded"],
		PointsReturned:          n["points_returned"],
		PointsLocked:            n["points_locked"],
		PointsUnlocked:          n["points_unlocked"],
		PendingPointsTotal:      n["pending_points_total"],
		PendingPointsActivated:  n["pending_points_activated"],
		PendingPointsCanceled:   n["pending_points_canceled"],
	}
}

// MemberRuleReport is how often a member triggered a rule.
type MemberRuleReport struct {
	ReportRow
	Count int64 `json:"count"`
}

// NewMemberRuleReport returns the shape of a row.
func NewMemberRuleReport(c membership.Count) MemberRuleReport {
	n := c.Numbers
	return MemberRuleReport{
		ReportRow: newReportRow(c, "earning_rule_daily_report", ""),
		Count:     n["count"],
	}
}

// SpendingReport is what was spent with the cards of a definition.
type SpendingReport struct {
	ReportRow
	DefinitionID    string `json:"card_definition_id"`
	Success         int64  `json:"success"`
	SuccessOnReward int64  `json:"success_on_reward"`
	SuccessOnOrder  int64  `json:"success_on_order"`
	Points          int64  `json:"points"`
	PointsOnRewards int64  `json:"points_on_rewards"`
	PointsOnOrder   int64  `json:"points_on_order"`
	AmountOnOrder   int64  `json:"amount_on_order"`
}

// NewSpendingReport returns the shape of a row.
func NewSpendingReport(c membership.Count) SpendingReport {
	n := c.Numbers
	return SpendingReport{
		ReportRow:       newReportRow(c, "spending_daily_report", "spending_summary_report"),
		DefinitionID:    c.Subject.DefinitionID,
		Success:         n["success"],
		SuccessOnReward: n["success_on_reward"],
		SuccessOnOrder:  n["success_on_order"],
		Points:          n["points"],
		PointsOnRewards: n["points_on_rewards"],
		PointsOnOrder:   n["points_on_order"],
		AmountOnOrder:   n["amount_on_order"],
	}
}

// TiersReport is how many cards entered and left a tier.
type TiersReport struct {
	ReportRow
	StructureID string `json:"tier_structure_id"`
	TierID      string `json:"tier_id"`
	Joins       int64  `json:"joins"`
	Upgrades    int64  `json:"upgrades"`
	Downgrades  int64  `json:"downgrades"`
	Lefts       int64  `json:"lefts"`
	Prolongs    int64  `json:"prolongs"`
}

// NewTiersReport returns the shape of a row.
func NewTiersReport(c membership.Count) TiersReport {
	n := c.Numbers
	return TiersReport{
		ReportRow:   newReportRow(c, "program_tiers_daily_report", "program_tiers_summary_report"),
		StructureID: c.Subject.StructureID,
		TierID:      c.Subject.TierID,
		Joins:       n["joins"],
		Upgrades:    n["upgrades"],
		Downgrades:  n["downgrades"],
		Lefts:       n["lefts"],
		Prolongs:    n["prolongs"],
	}
}

// PointsReport is what an earning of a rule gave to the cards of a definition.
type PointsReport struct {
	ReportRow
	RuleID        string `json:"earning_rule_id"`
	ItemID        string `json:"earning_item_id"`
	DefinitionID  string `json:"card_definition_id"`
	SuccessCount  int64  `json:"success_count"`
	Points        int64  `json:"points"`
	PendingPoints int64  `json:"pending_points"`
}

// NewPointsReport returns the shape of a row.
func NewPointsReport(c membership.Count) PointsReport {
	n := c.Numbers
	return PointsReport{
		ReportRow:     newReportRow(c, "program_points_earnings_daily_report", "program_points_earnings_summary_report"),
		RuleID:        c.Subject.RuleID,
		ItemID:        c.Subject.ItemID,
		DefinitionID:  c.Subject.DefinitionID,
		SuccessCount:  n["success_count"],
		Points:        n["points"],
		PendingPoints: n["pending_points"],
	}
}

// RulesReport is how often a rule gave something, and why it did not.
type RulesReport struct {
	ReportRow
	RuleID        string           `json:"earning_rule_id"`
	SuccessCount  int64            `json:"success_count"`
	FailuresCount int64            `json:"failures_count"`
	Failures      map[string]int64 `json:"failures_breakdown"`
}

// NewRulesReport returns the shape of a row.
func NewRulesReport(c membership.Count) RulesReport {
	n := c.Numbers
	return RulesReport{
		ReportRow:     newReportRow(c, "program_earning_rules_daily_report", "program_earning_rules_summary_report"),
		RuleID:        c.Subject.RuleID,
		SuccessCount:  n["success_count"],
		FailuresCount: n["failures_count"],
		Failures:      c.Failures(),
	}
}
