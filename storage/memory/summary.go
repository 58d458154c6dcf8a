package memory

import (
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/storage"
)

var _ summary.Store = (*Project)(nil)

// CampaignDays returns what happened in campaigns on each day.
func (p *Project) CampaignDays() storage.Collection[summary.Day] { return collection(p, summary.Kind) }
