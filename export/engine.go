package export

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/selection"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is the part of a backend that exports need: their own rows, and the exported ones.
type Store interface {
	storage.Transactor
	asyncaction.Queue
	Exports() storage.Collection[Export]
	ExportChunks() storage.Collection[Chunk]

	Campaigns() storage.Collection[campaign.Campaign]
	Categories() storage.Collection[catalog.Category]
	Customers() storage.Collection[customer.Customer]
	Holders() storage.Collection[referral.Holder]
	Orders() storage.Collection[order.Order]
	PointsLots() storage.Collection[ledger.Lot]
	Products() storage.Collection[catalog.Product]
	Publications() storage.Collection[voucher.Publication]
	Redemptions() storage.Collection[redemption.Record]
	Returns() storage.Collection[redemption.Return]
	RuleAssignments() storage.Collection[rule.Assignment]
	SKUs() storage.Collection[catalog.SKU]
	Vouchers() storage.Collection[voucher.Voucher]
	VoucherTransactions() storage.Collection[voucher.Transaction]
}

// settings are the settings of the project that a portion needs.
type settings struct {
	project         project.Project
	baseURL         string
	spreadsheetSafe bool
}

// picture returns the address of the QR code or barcode of a voucher.
func (s settings) picture(kind voucher.AssetKind, voucherID string) string {
	return s.baseURL + voucher.AssetPath(kind, voucher.AssetID(s.project.ID, s.project.Secret, kind, voucherID))
}

// Engine makes the exports of one project.
type Engine struct {
	store    Store
	env      env.Env
	project  project.Source
	settings settings
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Project is called once for each portion that is written.
	Project project.Source
	// BaseURL is the address under which clients reach the API. Links to pictures begin with it.
	BaseURL string
	// SpreadsheetSafe puts an apostrophe before cells that a spreadsheet would take for formulas.
	SpreadsheetSafe bool
}

// New returns the exports of the project that the store belongs to.
func New(d Deps) *Engine {
	return &Engine{store: d.Store, env: d.Env, project: d.Project, settings: settings{baseURL: d.BaseURL, spreadsheetSafe: d.SpreadsheetSafe}}
}

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).writePortion)
}

// Request asks for an export.
type Request struct {
	// Object is what to export, one of Objects.
	Object string
	// Order and Fields may be empty: then they are those of the object.
	Order  string
	Fields []string
	// Filter selects the rows. Filters is the same selection as the client sent it.
	Filter     storage.Filter
	Filters    json.RawMessage
	CampaignID string
	UserID     string
}

// Create stores an export and begins to write it in the background. It fails with invalid_export_fields for a field that the
// object does not have, and with invalid_payload for an unknown object or order.
func (e *Engine) Create(ctx context.Context, r Request) (Export, error) {
	o, err := objectNamed(r.Object)
	if err != nil {
		return Export{}, err
	}
	if len(r.Fields) == 0 {
		r.Fields = o.standard()
	}
	if err := o.checkFields(r.Fields); err != nil {
		return Export{}, err
	}
	if r.Order == "" {
		r.Order = o.orders[0]
	}
	if !slices.Contains(o.orders, r.Order) {
		return Export{}, fault.Payload("parameters.order", "should be equal to one of the allowed values %s (actual value is '%.60s')", words(o.orders), r.Order)
	}
	if err := o.check(r.Filter); err != nil {
		return Export{}, err
	}
	selection, err := selection.EncodeFilter(r.Filter)
	if err != nil {
		return Export{}, err
	}
	now := e.env.Now()
	made := Export{
		ID: e.env.NewID(Kind.Prefix), Object: r.Object, Order: r.Order, Fields: r.Fields, Filters: r.Filters, CampaignID: r.CampaignID,
		Selection: selection, Channel: "API", UserID: r.UserID, Status: StatusScheduled, CreatedAt: now, UpdatedAt: now,
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := tx.Exports().Insert(ctx, made); err != nil {
			return err
		}
		return tx.Enqueue(ctx, writeJob{ExportID: made.ID, Survey: o.dependsOnRows(made.Fields)})
	})
	return made, err
}

// Get returns an export, or fault.NotFound.
func (e *Engine) Get(ctx context.Context, id string) (Export, error) {
	return e.store.Exports().Get(ctx, id)
}

// List returns a page of exports.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Export], error) {
	return e.store.Exports().List(ctx, q)
}

// Delete removes an export and its file. Running work ends. It fails with fault.NotFound.
func (e *Engine) Delete(ctx context.Context, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		// The export is deleted first: its portions lock it while they add a chunk, so none is added after this.
		if err := tx.Exports().Delete(ctx, id); err != nil {
			return err
		}
		_, err := tx.ExportChunks().DeleteAll(ctx, storage.Is("export_id", id))
		return err
	})
}

// Write copies the file of a finished export, Export.Size bytes, one chunk at a time.
func (e *Engine) Write(ctx context.Context, x Export, w io.Writer) error {
	for n := range x.Chunks {
		chunk, err := e.store.ExportChunks().Get(ctx, chunkID(x.ID, n))
		if err != nil {
			return fmt.Errorf("read the file of %s: %w", x.ID, err)
		}
		if _, err := io.WriteString(w, chunk.Text); err != nil {
			return err
		}
	}
	return nil
}
