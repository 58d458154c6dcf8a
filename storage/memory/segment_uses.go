package memory

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

// UsesOfSegment finds what names a segment; see segment.UseReader.
func (p *Project) UsesOfSegment(ctx context.Context, id string, most, searched int) (all []segment.Use, unsearched bool, err error) {
	holds := func(definition any) bool {
		text, err := json.Marshal(definition)
		return err == nil && strings.Contains(string(text), `"`+id+`"`)
	}
	find := uses{id: id, most: most, searched: searched}
	findUses(ctx, &find, p.Rules(), func(r *rule.Rules) (segment.Use, bool) {
		return segment.Use{Kind: segment.UseRules, ID: r.ID, Name: r.Name}, holds(r.Expression)
	})
	findUses(ctx, &find, p.EarningRules(), func(r *loyalty.EarningRule) (segment.Use, bool) {
		return segment.Use{Kind: segment.UseEarningRule, ID: r.ID, Name: r.Banner, ParentID: r.CampaignID}, r.SegmentID == id
	})
	findUses(ctx, &find, p.ProgramEarningRules(), func(r *program.EarningRule) (segment.Use, bool) {
		return segment.Use{Kind: segment.UseProgramRule, ID: r.ID, Name: r.Name}, r.Status != program.StatusDeleted && holds(r)
	})
	findUses(ctx, &find, p.StructureTiers(), func(t *program.Tier) (segment.Use, bool) {
		return segment.Use{Kind: segment.UseProgramTier, ID: t.ID, Name: t.Name, ParentID: t.StructureID}, t.SegmentID == id
	})
	findUses(ctx, &find, p.ProgramRewards(), func(r *program.Reward) (segment.Use, bool) {
		return segment.Use{Kind: segment.UseProgramReward, ID: r.ID, Name: r.Name}, r.Status != program.StatusDeleted && holds(r)
	})
	findUses(ctx, &find, p.Webhooks(), func(w *webhook.Webhook) (segment.Use, bool) {
		if w.Distribution == nil {
			return segment.Use{}, false
		}
		return segment.Use{Kind: segment.UseDistribution, ID: w.ID, Name: w.Distribution.Name}, holds(w.Distribution)
	})
	return find.all, find.unsearched, find.err
}

// uses are what was found so far.
type uses struct {
	id             string
	most, searched int
	all            []segment.Use
	unsearched     bool
	err            error
}

// findUses looks at the latest definitions of a kind.
func findUses[T any](ctx context.Context, u *uses, of storage.Collection[T], use func(*T) (segment.Use, bool)) {
	if u.err != nil {
		return
	}
	page, err := of.List(ctx, storage.Query{Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: u.searched})
	if err != nil {
		u.err = err
		return
	}
	u.unsearched = u.unsearched || page.HasMore
	for i, n := 0, 0; i < len(page.Items) && n < u.most; i++ {
		if found, names := use(&page.Items[i]); names {
			u.all = append(u.all, found)
			n++
		}
	}
}
