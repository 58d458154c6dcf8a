package catalog

import (
	"context"
	"iter"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// bulkUpdateJob upserts products; metadataUpdateJob merges the same metadata into all of them.
type (
	bulkUpdateJob     struct{ asyncaction.BulkJob }
	metadataUpdateJob struct{ asyncaction.BulkJob }
)

// Kind is the type of the action that clients see.
func (bulkUpdateJob) Kind() string { return "PRODUCTS.BULK_UPDATE" }

// Kind is the type of the action that clients see.
func (metadataUpdateJob) Kind() string { return "PRODUCTS.METADATA_UPDATE" }

// BulkUpdate upserts the products that rows name by source id, in the background.
func (e *Engine) BulkUpdate(ctx context.Context, rows iter.Seq2[asyncaction.Row[ProductRequest], error]) (asyncaction.Action, error) {
	return asyncaction.StartBulk(ctx, e.store, e.env, nil, rows, asBulkUpdate)
}

// UpdateMetadata merges the same metadata into the products that rows name by source id, and makes those that do not exist.
func (e *Engine) UpdateMetadata(ctx context.Context, rows iter.Seq2[asyncaction.Row[ProductRequest], error], m metadata.Map) (asyncaction.Action, error) {
	return asyncaction.StartBulk(ctx, e.store, e.env, m, rows, asMetadataUpdate)
}

func asBulkUpdate(j asyncaction.BulkJob) asyncaction.Job     { return bulkUpdateJob{j} }
func asMetadataUpdate(j asyncaction.BulkJob) asyncaction.Job { return metadataUpdateJob{j} }

// bulkUpdatePortion upserts the next products of a job.
func (e *Engine) bulkUpdatePortion(ctx context.Context, job bulkUpdateJob, d asyncaction.Delivery) error {
	return e.bulkPortion(ctx, job.BulkJob, d, asBulkUpdate)
}

// metadataUpdatePortion changes the next products of a job.
func (e *Engine) metadataUpdatePortion(ctx context.Context, job metadataUpdateJob, d asyncaction.Delivery) error {
	return e.bulkPortion(ctx, job.BulkJob, d, asMetadataUpdate)
}

func (e *Engine) bulkPortion(ctx context.Context, job asyncaction.BulkJob, d asyncaction.Delivery, as func(asyncaction.BulkJob) asyncaction.Job) error {
	handle := func(ctx context.Context, tx Store, rows []asyncaction.Row[ProductRequest], t *asyncaction.RowResults) error {
		return e.bulkRows(ctx, tx, job.Metadata, rows, t)
	}
	return asyncaction.BulkPortion(ctx, e.store, d, job, e.env.Now, as, "products", handle)
}

// stagedProduct is a product after the rows that were applied so far.
type stagedProduct struct {
	Product
	stored bool
	reqs   []ProductRequest
}

func (e *Engine) bulkRows(ctx context.Context, tx Store, all metadata.Map, rows []asyncaction.Row[ProductRequest], t *asyncaction.RowResults) error {
	named := make([]asyncaction.Row[ProductRequest], 0, len(rows))
	for _, row := range rows {
		if row.Want.SourceID == "" {
			if err := t.Refuse(row.Number, row.Key, fault.PayloadMissing("source_id")); err != nil {
				return err
			}
			continue
		}
		if all != nil {
			row.Want.Metadata = patch.Set(all)
		}
		named = append(named, row)
	}
	return e.upsertRows(ctx, tx, named, t, func(req ProductRequest) ProductRequest { return req })
}

// upsertRows stages one row after the other and writes the products in a few statements. left returns the part of a row that is
// applied to a product that exists.
func (e *Engine) upsertRows(ctx context.Context, tx Store, rows []asyncaction.Row[ProductRequest], t *asyncaction.RowResults, left func(ProductRequest) ProductRequest) error {
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return err
	}
	now := e.env.Now()
	sources := make([]string, len(rows))
	for i, row := range rows {
		sources[i] = row.Want.SourceID
	}
	found, err := storage.Having(ctx, tx.Products(), "source_id", sources)
	if err != nil {
		return err
	}
	staged := make(map[string]*stagedProduct, len(rows))
	byID := map[string]*stagedProduct{}
	for _, p := range found {
		s := &stagedProduct{Product: p, stored: true}
		staged[p.SourceID], byID[p.ID] = s, s
	}
	var made []*stagedProduct
	for _, row := range rows {
		req := row.Want
		req.Schemas = schemas
		s := staged[req.SourceID]
		known := s != nil && s.stored
		switch {
		case s != nil && !s.DeletedAt.IsZero():
			err = fault.Duplicate(ProductKind.Name, "source_id", req.SourceID)
		case s != nil:
			req = left(req)
			req.Schemas = schemas
			err = s.take(req, now)
		default:
			s = &stagedProduct{Product: Product{ID: e.env.NewID(ProductKind.Prefix), SourceID: req.SourceID, CreatedAt: now}}
			if err = s.take(req, now); err == nil {
				err = schemas.Check(metadata.ObjectProduct, s.Metadata) // also without any
			}
			if err == nil {
				made = append(made, s)
				if req.SourceID != "" {
					staged[req.SourceID] = s
				}
			}
		}
		if err != nil {
			err = t.Refuse(row.Number, row.Key, err)
		} else if !known {
			t.Made(row.Number, row.Key)
		}
		if err != nil {
			return err
		}
	}
	return writeProducts(ctx, tx, byID, made, now)
}

// take applies a row; after an error the product is unchanged.
func (s *stagedProduct) take(req ProductRequest, now time.Time) error {
	changed := s.Product
	if !s.stored {
		now = time.Time{}
	}
	if err := changed.apply(req.ProductUpdate, now); err != nil {
		return err
	}
	s.Product = changed
	s.reqs = append(s.reqs, req)
	return nil
}

// writeProducts applies the rows to products as they are stored now, and adds new ones.
func writeProducts(ctx context.Context, tx Store, byID map[string]*stagedProduct, made []*stagedProduct, now time.Time) error {
	var ids []string
	for id, s := range byID {
		if len(s.reqs) > 0 {
			ids = append(ids, id)
		}
	}
	if len(ids) > 0 {
		_, err := tx.Products().UpdateAll(ctx, storage.In("id", ids), func(p *Product) (bool, error) {
			before := *p
			for _, req := range byID[p.ID].reqs {
				if err := p.apply(req.ProductUpdate, now); err != nil {
					return false, err
				}
			}
			return !p.same(&before), nil
		})
		if err != nil {
			return err
		}
	}
	items := make([]Product, len(made))
	for i, s := range made {
		items[i] = s.Product
	}
	slices.SortFunc(items, func(a, b Product) int { return strings.Compare(a.SourceID, b.SourceID) })
	return tx.Products().Insert(ctx, items...)
}
