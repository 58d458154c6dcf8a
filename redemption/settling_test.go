package redemption_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// edited is a store whose project is changed before every second read of its rows.
type edited struct {
	*memory.Project
	edit           func(n int)
	maxComparisons int
}

func (e *edited) Read(ctx context.Context, scope redemption.Scope) (*redemption.Snapshot, error) {
	if e.maxComparisons++; e.maxComparisons%2 == 0 {
		e.edit(e.maxComparisons)
	}
	return e.Project.Read(ctx, scope)
}

// TestRequestIsDecidedWhileConfigurationChanges needs the campaign and the assignments first and the rule that
// they name afterwards; a change comes between the two every time.
func TestRequestIsDecidedWhileConfigurationChanges(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_1", nil)
	s.coupon("ten", percentOff("10"), in("camp_1"))
	s.rules("val_1", "camp_1", rule.RelatedCampaign, atMost("campaign.redemptions.customers_count", 1))
	store := &edited{Project: s.store, edit: func(n int) { s.category(fmt.Sprint(n), 1) }}
	engine := redemption.New(redemption.Deps{Store: store, Env: env.System(), Settings: func(context.Context) (redemption.Settings, error) { return s.settings, nil }})

	result, err := engine.Validate(t.Context(), by("alice", ask(100, "ten")))
	if err != nil || result.Refusal() != nil {
		t.Fatalf("validating in a busy shop: %+v, %v", result, err)
	}
}
