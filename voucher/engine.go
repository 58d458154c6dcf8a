package voucher

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/trash"
)

// Store is the part of a backend that vouchers need.
type Store interface {
	campaign.Store
	customer.Store
	trash.Store
	catalog.CategoryStore
	ledger.Store
	Vouchers() storage.Collection[Voucher]
	Publications() storage.Collection[Publication]
	VoucherTransactions() storage.Collection[Transaction]
	// InsertNewVouchers adds the vouchers whose codes are free, skips the others, and returns how many it added. Of two with
	// one code in the same call it adds one. A taken id is skipped as well.
	InsertNewVouchers(ctx context.Context, vouchers []Voucher) (inserted int, err error)
	// TakeUnpublished returns up to n codes of a campaign that are Unpublished, the oldest first and those of one moment in any
	// order, and locks them until the transaction ends; outside of a transaction it fails. No code is ever given to two
	// transactions that both commit.
	TakeUnpublished(ctx context.Context, campaignID string, n int) ([]Voucher, error)
}

// Settings are the settings of a project that vouchers depend on.
type Settings struct {
	// CaseInsensitive codes are stored and compared in upper case.
	CaseInsensitive bool
	// Charset holds the characters of codes whose configuration has none; empty means letters and digits.
	Charset string
	// Zone is the time zone in which the days of durations begin; nil means UTC.
	Zone *time.Location
	// Secret keys the tracking ids of customers.
	Secret string
	// Schemas validate metadata; nil accepts everything.
	Schemas *metadata.Schemas
}

// Engine manages the vouchers of one project, and the changes of campaigns that reach their codes.
type Engine struct {
	store    Store
	env      env.Env
	settings func(context.Context) (Settings, error)
	onPurge  func(ctx context.Context, campaignID string) error
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Settings is called once for each operation; nil means the zero Settings.
	Settings func(context.Context) (Settings, error)
	// OnPurge, unless nil, removes what other packages store of a campaign that is removed for good. It is called before each
	// portion of codes that is removed, and so more than once for a campaign.
	OnPurge func(ctx context.Context, campaignID string) error
}

// New returns the vouchers of the project that the store belongs to.
func New(d Deps) *Engine {
	if d.Settings == nil {
		d.Settings = func(context.Context) (Settings, error) { return Settings{}, nil }
	}
	return &Engine{store: d.Store, env: d.Env, settings: d.Settings, onPurge: d.OnPurge}
}

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).bulkUpdatePortion)
	asyncaction.HandleBy(r, engine, (*Engine).campaignFilePortion)
	asyncaction.HandleBy(r, engine, (*Engine).campaignImportPortion)
	asyncaction.HandleBy(r, engine, (*Engine).changeAllPortion)
	asyncaction.HandleBy(r, engine, (*Engine).deletePortion)
	asyncaction.HandleBy(r, engine, (*Engine).filePortion)
	asyncaction.HandleBy(r, engine, (*Engine).generatePortion)
	asyncaction.HandleBy(r, engine, (*Engine).importPortion)
	asyncaction.HandleBy(r, engine, (*Engine).metadataUpdatePortion)
	asyncaction.HandleBy(r, engine, (*Engine).updatePortion)
}

// Purges returns how campaigns and vouchers in the trash are removed for good.
func (i Internals) Purges() map[trash.ResourceType]trash.Purge {
	return map[trash.ResourceType]trash.Purge{trash.TypeCampaign: i.engine.beginPurge, trash.TypeVoucher: i.engine.purgeVoucher}
}

// Get returns the voucher that is named by code or by id, or fault.NotFound; one in the trash is not found.
func (e *Engine) Get(ctx context.Context, codeOrID string) (Voucher, error) {
	s, err := e.settings(ctx)
	if err != nil {
		return Voucher{}, err
	}
	return s.resolve(ctx, e.store, codeOrID)
}

// List returns a page of the vouchers that are not in the trash.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Voucher], error) {
	q.Filter = storage.And(campaign.Kept, q.Filter)
	return e.store.Vouchers().List(ctx, q)
}

// Spell returns a code as it is stored: in upper case in a project that does not distinguish case.
func (s Settings) Spell(code string) string {
	if s.CaseInsensitive {
		return strings.ToUpper(code)
	}
	return code
}

// resolve returns the voucher that is named by code or by id. A voucher of a campaign in the trash is not found either.
func (s Settings) resolve(ctx context.Context, store Store, codeOrID string) (Voucher, error) {
	v, found, err := store.Vouchers().Find(ctx, "code", s.Spell(codeOrID))
	if err == nil && !found {
		v, err = store.Vouchers().Get(ctx, codeOrID)
	}
	if err == nil && !v.DeletedAt.IsZero() {
		err = fault.NotFound(Kind.Name, codeOrID)
	}
	if err != nil {
		return Voucher{}, err
	}
	return v, nil
}

// The types of the events of vouchers.
const (
	EventCreated  = "voucher.created"
	EventUpdated  = "voucher.updated"
	EventEnabled  = "voucher.enabled"
	EventDisabled = "voucher.disabled"
	EventDeleted  = "voucher.deleted"
)

// record writes the event of a change in the transaction of the change: the voucher as it is now, its campaign, and further
// data.
func (e *Engine) record(ctx context.Context, tx Store, kind string, v Voucher, besides map[string]any, now time.Time) error {
	snapshot := map[string]any{Kind.Name: v, campaign.Kind.Name: nil}
	if v.CampaignID != "" {
		c, err := tx.Campaigns().Get(ctx, v.CampaignID)
		switch {
		case err == nil:
			snapshot[campaign.Kind.Name] = c
		case !fault.IsNotFound(err):
			return err
		}
	}
	for name, value := range besides {
		snapshot[name] = value
	}
	told, err := e.eventOf(ctx, kind, v, snapshot, now)
	if err != nil {
		return err
	}
	return tx.Events().Insert(ctx, told)
}

// eventOf returns the event of a change with its data.
func (e *Engine) eventOf(ctx context.Context, kind string, v Voucher, snapshot map[string]any, now time.Time) (event.Event, error) {
	data, err := json.Marshal(snapshot)
	return event.Event{
		ID: e.env.NewID(event.Kind.Prefix), Type: kind, EntityType: Kind.Name, EntityID: v.ID, CampaignID: v.CampaignID,
		CustomerID: v.HolderID, GroupID: env.RequestID(ctx), Category: event.CategoryAction, Data: data, CreatedAt: now,
	}, err
}
