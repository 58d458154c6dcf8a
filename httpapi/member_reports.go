package httpapi

import (
	"context"
	"net/url"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
)

// memberReportRoutes are the daily reports and summaries of loyalty programs, and what customers could earn and buy.
func (a *API) memberReportRoutes() []route {
	const v2 = "/v2/loyalties"
	const program, one = v2 + "/programs/{programId}", v2 + "/programs/{programId}/members/{memberId}"
	const reports = program + "/reports"
	return []route{
		{"GET", one + "/cards/{cardId}/reports/daily", read(a.cardReport)},
		{"GET", one + "/earning-rules/{earningRuleId}/reports/daily", read(a.memberRuleReport)},
		{"GET", reports + "/spending/daily", read(dailyReport(a, spendingReport, wire.NewSpendingReport))},
		{"GET", reports + "/spending/summary", read(summaryReport(a, spendingReport, wire.NewSpendingReport))},
		{"GET", reports + "/tiers/daily", read(dailyReport(a, tiersReport, wire.NewTiersReport))},
		{"GET", reports + "/tiers/summary", read(summaryReport(a, tiersReport, wire.NewTiersReport))},
		{"GET", reports + "/points-earnings/daily", read(dailyReport(a, pointsReport, wire.NewPointsReport))},
		{"GET", reports + "/points-earnings/summary", read(summaryReport(a, pointsReport, wire.NewPointsReport))},
		{"GET", reports + "/earning-rules/daily", read(dailyReport(a, rulesReport, wire.NewRulesReport))},
		{"GET", reports + "/earning-rules/summary", read(summaryReport(a, rulesReport, wire.NewRulesReport))},
		{"POST", v2 + "/examine/earning-rules", writeStrictly(a.examineEarnings)},
		{"POST", v2 + "/examine/rewards", writeStrictly(a.examineRewards)},
	}
}

// programReport is a report of a program and its filters.
type programReport struct {
	name membership.Report
	list listing.Spec[membership.Count]
}

func newReport(name membership.Report, fields ...listing.Field) programReport {
	return programReport{name, listing.Spec[membership.Count]{
		Kind: membership.CountKind, Style: listing.StylePage, MaxPage: 1, DefaultLimit: 100, Order: []string{"-id"}, Fields: fields,
	}}
}

var (
	spendingReport = newReport(membership.ReportSpending, listing.ID("card_definition_id", "lcdef_").AtMost(100))
	tiersReport    = newReport(membership.ReportTiers, listing.ID("tier_structure_id", "lts_").AtMost(100), listing.ID("tier_id", "lt_").AtMost(100))
	pointsReport   = newReport(membership.ReportPoints, listing.ID("earning_rule_id", "lern_").AtMost(100), listing.ID("card_definition_id", "lcdef_").AtMost(100))
	rulesReport    = newReport(membership.ReportRules, listing.ID("earning_rule_id", "lern_").AtMost(100))
)

// reportRange reads the first and last day of a report and its resolution from the query.
func reportRange(q url.Values) (r membership.Range, err error) {
	day := func(name string) calc.Day {
		var text string
		if err == nil {
			text, err = listing.Single(q, name)
		}
		switch {
		case err != nil:
			return ""
		case text == "":
			err = fault.Query(name, "is required: a day as 2026-11-21")
			return ""
		}
		d, wrong := calc.ParseDay(text)
		if wrong != nil {
			err = fault.Query(name, "must be a day as 2026-11-21 (actual value is '%.60s')", text)
		}
		return d
	}
	r.First, r.Last = day("start_date"), day("end_date")
	if err != nil {
		return r, err
	}
	resolution, err := listing.Choice(q, "resolution", "day", "week", "month", "quarter")
	if err == nil && resolution == "" {
		err = fault.Query("resolution", "is required: day, week, month or quarter")
	}
	r.Resolution = calc.Unit(strings.ToUpper(resolution))
	return r, err
}

// daily answers a report of days. row converts its rows.
func daily[R any](ctx context.Context, r *request, name membership.Report, ownerID string, f storage.Filter, row func(membership.Count) R) (wire.Report[R], error) {
	days, err := reportRange(r.URL.Query())
	if err != nil {
		return wire.Report[R]{}, err
	}
	counts, err := r.Project.Members.Daily(ctx, name, ownerID, days, f)
	return toShape(wire.NewReport(row), counts, err)
}

func (a *API) cardReport(ctx context.Context, r *request) (w wire.Report[wire.CardReport], err error) {
	c, err := cardOf(ctx, r)
	if err != nil {
		return w, err
	}
	return daily(ctx, r, membership.ReportCard, c.ID, storage.Filter{}, wire.NewCardReport)
}

func (a *API) memberRuleReport(ctx context.Context, r *request) (w wire.Report[wire.MemberRuleReport], err error) {
	m, err := r.Project.Members.Get(ctx, r.Path("programId"), r.Path("memberId"))
	if err != nil {
		return w, err
	}
	rule, err := r.Project.Members.Rule(ctx, r.Path("earningRuleId"))
	if err != nil {
		return w, err
	}
	return daily(ctx, r, membership.ReportMemberRules, m.ID, storage.Is("earning_rule_id", rule.ID), wire.NewMemberRuleReport)
}

func dailyReport[R any](a *API, of programReport, row func(membership.Count) R) func(context.Context, *request) (wire.Report[R], error) {
	return func(ctx context.Context, r *request) (w wire.Report[R], err error) {
		p, err := r.Project.Members.Program(ctx, r.Path("programId"))
		if err != nil {
			return w, err
		}
		call, err := a.listCall(ctx, r, r.URL.Path)
		if err != nil {
			return w, err
		}
		f, err := of.list.Fields.FromQuery(r.URL.Query(), call)
		if err != nil {
			return w, err
		}
		return daily(ctx, r, of.name, p.ID, f, row)
	}
}

func summaryReport[R any](a *API, of programReport, row func(membership.Count) R) func(context.Context, *request) (wire.Report[R], error) {
	return func(ctx context.Context, r *request) (w wire.Report[R], err error) {
		p, err := r.Project.Members.Program(ctx, r.Path("programId"))
		if err != nil {
			return w, err
		}
		call, err := a.listCall(ctx, r, r.URL.Path)
		if err != nil {
			return w, err
		}
		parsed, err := of.list.Parse(r.URL.Query(), call)
		if err != nil {
			return w, err
		}
		counts, err := r.Project.Members.Totals(ctx, of.name, p.ID, parsed.Query)
		return toShape(wire.NewReport(row), counts, err)
	}
}

func (a *API) examineEarnings(ctx context.Context, r *request, in wire.ExamineEarningsRequest) (wire.ExaminedEarnings, error) {
	subject, supposed, event, err := in.Domain()
	if err != nil {
		return wire.ExaminedEarnings{}, err
	}
	found, err := r.Project.Members.ExamineEarnings(ctx, subject, supposed)
	if err != nil {
		return wire.ExaminedEarnings{}, err
	}
	return wire.NewExaminedEarnings(found, event), nil
}

func (a *API) examineRewards(ctx context.Context, r *request, in wire.ExamineRewardsRequest) (wire.ExaminedRewards, error) {
	subject, err := in.Domain()
	if err != nil {
		return wire.ExaminedRewards{}, err
	}
	found, err := r.Project.Members.ExamineRewards(ctx, subject)
	return toShape(wire.NewExaminedRewards, found, err)
}
