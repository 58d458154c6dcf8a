package memory

import (
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/summary"
)

var _ summary.Store = (*Project)(nil)

// CampaignDays returns what happened in campaigns on each day.
func (p *Project) CampaignDays() storage.Collection[summary.Day] { return collection(p, summary.Kind) }
