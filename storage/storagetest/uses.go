package storagetest

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/webhook"
)

// testUsesOfSegments asks what names a segment: definitions of each kind do, and such as name another one whose id begins with this one.
func testUsesOfSegments(t *testing.T, s *suite) {
	ctx, p, other := t.Context(), s.project(), s.project()
	begin := time.UnixMilli(1_700_000_000_000).UTC()
	at := func(minute int) time.Time { return begin.Add(time.Duration(minute) * time.Minute) }
	asks := func(ids ...any) rule.Expression {
		return rule.Expression{Logic: "1", Rules: map[string]rule.Rule{"1": {Name: "customer.segment", Conditions: map[rule.Operator][]any{rule.OperatorIs: ids}}}}
	}
	must(t, p.Rules().Insert(ctx, rule.Rules{ID: "val_1", Name: "First", Expression: asks("seg_1"), CreatedAt: at(1)}, rule.Rules{ID: "val_2", Name: "Second", Expression: asks("seg_2", "seg_1"), CreatedAt: at(2)},
		rule.Rules{ID: "val_3", Name: "Longer id", Expression: asks("seg_12"), CreatedAt: at(3)}))
	must(t, other.Rules().Insert(ctx, rule.Rules{ID: "val_9", Name: "Foreign", Expression: asks("seg_1"), CreatedAt: at(1)}))
	must(t, p.EarningRules().Insert(ctx, loyalty.EarningRule{ID: "ern_1", CampaignID: "camp_1", SegmentID: "seg_1", Banner: "Welcome", CreatedAt: at(1)}, loyalty.EarningRule{ID: "ern_2", SegmentID: "seg_2", CreatedAt: at(2)}))
	must(t, p.ProgramEarningRules().Insert(ctx,
		program.EarningRule{ID: "lern_1", Name: "On entry", Status: program.StatusActive, Trigger: program.Trigger{Event: program.EventSegment, SegmentID: "seg_1"}, CreatedAt: at(1)},
		program.EarningRule{ID: "lern_2", Name: "With a rule", Status: program.StatusActive, Earnings: []program.Earning{{ID: "1", Rules: asks("seg_1")}}, CreatedAt: at(2)},
		program.EarningRule{ID: "lern_3", Name: "Gone", Status: program.StatusDeleted, Trigger: program.Trigger{Event: program.EventSegment, SegmentID: "seg_1"}, CreatedAt: at(3)}))
	must(t, p.StructureTiers().Insert(ctx, program.Tier{ID: "ltr_1", StructureID: "lts_1", Name: "Gold", Type: program.TierSegment, SegmentID: "seg_1", CreatedAt: at(1)}))
	must(t, p.ProgramRewards().Insert(ctx, program.Reward{ID: "lrew_1", Name: "Mug", Status: program.StatusActive, Costs: []program.Cost{{Rules: asks("seg_1")}}, CreatedAt: at(1)}))
	must(t, p.Webhooks().Insert(ctx, webhook.Webhook{ID: "distr_1", Distribution: &webhook.Distribution{Name: "Hello", SegmentID: "seg_1"}, CreatedAt: at(1)}, webhook.Webhook{ID: "wh_1", CreatedAt: at(2)}))
	want := []segment.Use{
		{Kind: segment.UseRules, ID: "val_2", Name: "Second"}, {Kind: segment.UseRules, ID: "val_1", Name: "First"}, {Kind: segment.UseEarningRule, ID: "ern_1", Name: "Welcome", ParentID: "camp_1"},
		{Kind: segment.UseProgramRule, ID: "lern_2", Name: "With a rule"}, {Kind: segment.UseProgramRule, ID: "lern_1", Name: "On entry"},
		{Kind: segment.UseProgramTier, ID: "ltr_1", Name: "Gold", ParentID: "lts_1"}, {Kind: segment.UseProgramReward, ID: "lrew_1", Name: "Mug"}, {Kind: segment.UseDistribution, ID: "distr_1", Name: "Hello"},
	}
	for _, c := range []struct {
		id             string
		most, searched int
		want           []segment.Use
		unsearched     bool
	}{
		{"seg_1", 10, 10, want, false},
		{"seg_1", 1, 10, []segment.Use{want[0], want[2], want[3], want[5], want[6], want[7]}, false},
		{"seg_1", 10, 2, []segment.Use{want[0], want[2], want[3], want[5], want[6], want[7]}, true}, // one of the two latest rules names it
		{"seg_9", 10, 10, nil, false},
		{`"'%_\`, 10, 10, nil, false},
	} {
		all, unsearched, err := p.UsesOfSegment(ctx, c.id, c.most, c.searched)
		must(t, err)
		equal(t, "uses", all, c.want)
		equal(t, "unsearched", unsearched, c.unsearched)
	}
}
