package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/liability"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// Day is the figures of a campaign, or of the whole project, for one day, by their published names. Amounts are minor units. Besides the published
// ones there are the refusals by reason; see Reasons.
type Day = summary.Day

// Figures are numbers by their names. A figure that is missing is 0.
type Figures = summary.Figures

// The kinds of refusals, for Figures.Reasons.
const (
	RefusedRedemptions = summary.RefusedRedemptions
	RefusedValidations = summary.RefusedValidations
)

// Days returns the figures of a campaign by its id, or with an empty id of the whole project, for the days from one to another, both included, the
// oldest first. An empty day is no bound; a day on which nothing was counted is missing. The figures of the project have codes without a campaign,
// too. There an order counts once, however many redeemables it has, and what was paid with credits or points is no discount. Redemptions of the last
// second may be missing; see DrainEvents.
func (p *Project) Days(ctx context.Context, campaignID string, from, to calc.Day) ([]Day, error) {
	return p.summaries.Days(ctx, campaignID, from, to)
}

// CampaignFigures returns the figures of each campaign that has any in the days from one to another, both included, by the ids of the campaigns.
func (p *Project) CampaignFigures(ctx context.Context, from, to calc.Day) (map[string]Figures, error) {
	return p.summaries.Campaigns(ctx, from, to)
}

// SumOf adds days up.
func SumOf(days []Day) Figures { return summary.Sum(days) }

// Liability is what was outstanding on the gift cards and loyalty cards of a campaign, of a program or of the whole project on one day. The daily work
// writes it, after points have expired.
type Liability = liability.Statement

// AllCards is the scope of the Liability of the whole project.
const AllCards = liability.All

// Liabilities returns what was outstanding on a day, one for each campaign and program with cards, one with an empty scope for cards without a
// campaign, and one with the scope AllCards. With an empty day it is that of the last day that is finished. There are none for other days.
func (p *Project) Liabilities(ctx context.Context, day calc.Day) ([]Liability, error) {
	return p.liabilities.Of(ctx, day)
}

// LiabilityHistory returns what was outstanding in the whole project on the days from one to another, both included, the oldest first.
func (p *Project) LiabilityHistory(ctx context.Context, from, to calc.Day) ([]Liability, error) {
	return p.liabilities.History(ctx, from, to)
}
