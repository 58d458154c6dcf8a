package storagetest

import (
	"context"
	"fmt"
	"github.com/punchcardhq/punchcard/internal/liability"
	"log/slog"
	"sync/atomic"
	"testing"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/internal/outbox"
	summaries "github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/oauth"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/refusal"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/signin"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/template"
	"github.com/punchcardhq/punchcard/trash"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// Project is what the suite needs of a project's store: the stores of all domain packages in one.
type Project interface {
	storage.Transactor
	// Revision has the numbers that each commit with a write to a configuring kind raises.
	Revision(ctx context.Context) (storage.Revision, error)

	asyncaction.Store
	audit.Store
	catalog.Store
	customer.Store
	trash.Store
	event.Store
	outbox.Store
	segment.Store
	outbox.SystemStore
	export.Store
	export.FullStore
	rule.Store
	Orders() storage.Collection[order.Order]
	Campaigns() storage.Collection[campaign.Campaign]
	CampaignProgress() storage.Collection[campaign.Progress]
	voucher.Store
	loyalty.Store
	promotion.Store
	program.Rows
	project.Store
	oauth.Store
	signin.Store
	metadata.Store
	idempotency.Store
	redemption.Store
	referral.Store
	refusal.Store
	liability.Store
	location.Store
	summaries.Store
	Brandings() storage.Collection[project.Branding]
	Erase(ctx context.Context, most int) (more bool, err error)
	Templates() storage.Collection[template.Template]
	ledger.Store
	membership.Store
	daily.Store
	webhook.Store
	Counters() storage.Collection[redemption.Count]
	RedemptionTotals() storage.Collection[redemption.DayTotals]
	ArchivedUses() storage.Collection[redemption.ArchivedUses]
	ArchivedCounts() storage.Collection[redemption.ArchivedCount]
	ArchivedCustomers() storage.Collection[customer.Archived]
	ArchivedDays() storage.Collection[summaries.Day]
	Archives() storage.Collection[redemption.Archive]
	storage.NameReader
}

// Backend is what the suite needs of a backend whose project stores are of type P.
type Backend[P Project] interface {
	Project(id string) P
	System() P
	Runner(handlers *asyncaction.Registry, log *slog.Logger) asyncaction.Runner
	Ping(ctx context.Context) error
	Close() error
}

// Run tests the backend that open makes. Each call of open returns a fresh and empty backend, ready for use; the suite
// closes it.
func Run[B Backend[P], P Project](t *testing.T, open func(t testing.TB) B) {
	s := newSuite(t, open)
	t.Run("kinds", func(t *testing.T) {
		t.Parallel()
		for _, k := range kinds {
			t.Run(k.name, func(t *testing.T) {
				t.Parallel()
				k.exercise(t, s)
			})
		}
	})
	s.runTogether(t)
}

// RunTogether is Run without the tests of each kind by itself, which take most of its time: it is for another way to tables that Run has tested.
func RunTogether[B Backend[P], P Project](t *testing.T, open func(t testing.TB) B) {
	newSuite(t, open).runTogether(t)
}

func newSuite[B Backend[P], P Project](t *testing.T, open func(t testing.TB) B) *suite {
	s := &suite{open: func(t testing.TB) backend {
		b := open(t)
		t.Cleanup(func() {
			if err := b.Close(); err != nil {
				t.Errorf("close: %v", err)
			}
		})
		return backend{
			project: func(id string) Project { return b.Project(id) },
			system:  func() Project { return b.System() },
			runner:  b.Runner,
			ping:    b.Ping,
		}
	}}
	s.shared = s.open(t)
	return s
}

// runTogether runs the tests in which several kinds, or transactions, meet.
func (s *suite) runTogether(t *testing.T) {
	for name, tests := range map[string]func(*testing.T, *suite){
		"updates":      testUpdates,
		"catalog":      testCatalog,
		"transactions": testTransactions,
		"generation":   testGeneration,
		"outbox":       testOutbox,
		"publications": testPublications,
		"redemptions":  testRedemptions,
		"returns":      testReturns,
		"queries":      testQueries,
		"erase":        testErase,
		"revision":     testRevision,
		"backend":      testBackend,
		"idempotency":  testIdempotency,
		"jobs":         testJobs,
		"many":         testMany,
		"loyalty":      testLoyalty,
		"members":      testMembers,
		"segments":     testSegments,
		"sign_ins":     testSignIns,
		"names":        testNamesOfRows,
		"uses":         testUsesOfSegments,
		"tier_counts":  testTierCounts,
		"hours":        testDeliveryHours,
		"model":        testModel,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tests(t, s)
		})
	}
}

// suite is one run of the tests.
type suite struct {
	open func(testing.TB) backend
	// shared serves the tests that are content with a project of their own.
	shared backend
	last   atomic.Int64
}

// backend is a Backend whose type of store does not matter.
type backend struct {
	project func(id string) Project
	system  func() Project
	runner  func(*asyncaction.Registry, *slog.Logger) asyncaction.Runner
	ping    func(context.Context) error
}

// project returns an unused project of the shared backend.
func (s *suite) project() Project { return s.shared.project(s.projectID()) }

func (s *suite) projectID() string { return fmt.Sprintf("proj_%d", s.last.Add(1)) }
