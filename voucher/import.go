package voucher

import (
	"context"
	"iter"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// ImportRow is one code of an import: the values of a new voucher, or changes of one that exists.
type ImportRow struct {
	NewVoucher
	// Active is nil where the row does not have it: then a voucher that exists stays as it is, and a new one is active unless
	// its campaign has expired.
	Active *bool
	// Category is the id or name of a category that is made when it does not exist, unlike CategoryID, which must exist.
	Category string
	// Redeemed and RedeemedAmount, in minor units, are earlier uses of a new code; they are ignored for a code that exists.
	Redeemed, RedeemedAmount *int64
}

// importJob imports codes without a campaign; campaignImportJob imports codes of a campaign.
type (
	importJob         struct{ asyncaction.Place }
	campaignImportJob struct {
		asyncaction.Place
		CampaignID string
	}
)

// Kind is the type of the action that clients see.
func (importJob) Kind() string { return "VOUCHERS.IMPORT" }

// Kind is the type of the action that clients see.
func (campaignImportJob) Kind() string { return "CAMPAIGN.VOUCHERS_IMPORT" }

// Import stores codes that were made elsewhere, in the background and without events. A code that exists is changed by the
// properties that its row has; its type, its credits and its uses stay. It fails with invalid_voucher for rows without a code;
// then nothing is stored. Everything else fails row by row.
func (e *Engine) Import(ctx context.Context, rows []ImportRow) (a asyncaction.Action, err error) {
	if err := allNamed(rows); err != nil {
		return a, err
	}
	return asyncaction.Start(ctx, e.store, e.env, asyncaction.LineBulk, numbered(rows), func(p asyncaction.Place) asyncaction.Job { return importJob{p} })
}

// ImportInto stores codes that were made elsewhere as codes of a campaign, in the background. It fails with fault.NotFound for an
// unknown campaign, with invalid_campaign for one that cannot have so many more codes, with invalid_voucher for rows without a code,
// and with duplicate_key for codes that exist or that two rows have; then nothing is stored. Everything else fails row by row.
func (e *Engine) ImportInto(ctx context.Context, campaignIDOrName string, rows []ImportRow) (a asyncaction.Action, err error) {
	s, err := e.settings(ctx)
	if err != nil {
		return a, err
	}
	if err := allNamed(rows); err != nil {
		return a, err
	}
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		c, err := holdForCodes(ctx, tx, campaignIDOrName, true)
		if err != nil {
			return err
		}
		if room := c.remaining(); int64(len(rows)) > room {
			return invalidCampaign(&c.Campaign, "Campaign %s has room for %d more vouchers (the import has %d)", c.Name, room, len(rows))
		}
		if err := s.allNew(ctx, tx, rows); err != nil {
			return err
		}
		a, err = asyncaction.BeginRows(ctx, tx, e.env, asyncaction.LineBulk, numbered(rows), func(p asyncaction.Place) asyncaction.Job {
			return campaignImportJob{p, c.ID}
		})
		return err
	})
	return a, err
}

// remaining is how many more codes requests may make for the campaign.
func (c *heldCampaign) remaining() int64 {
	most := int64(campaign.MaxCodes)
	if c.Distribution == campaign.DistributionStandalone {
		most = 1
	}
	return max(0, most-c.progress.VouchersCount)
}

func allNamed(rows []ImportRow) error {
	unnamed := 0
	for i := range rows {
		if rows[i].Code == "" {
			unnamed++
		}
	}
	if unnamed > 0 {
		return invalid("Found %d voucher(s) without 'code' value", unnamed)
	}
	return nil
}

// allNew refuses rows whose codes exist, or that two rows have.
func (s Settings) allNew(ctx context.Context, tx Store, rows []ImportRow) error {
	codes := make([]string, len(rows))
	seen := make(map[string]bool, len(rows))
	for i := range rows {
		codes[i] = s.Spell(rows[i].Code)
		seen[codes[i]] = true
	}
	found, err := storage.Having(ctx, tx.Vouchers(), "code", codes)
	if err != nil {
		return err
	}
	if n := len(found) + len(rows) - len(seen); n > 0 {
		return fault.Invalid("duplicate_key", "Duplicate codes", "%d voucher codes(s) already exist.", n)
	}
	return nil
}

func numbered(rows []ImportRow) iter.Seq2[asyncaction.Row[ImportRow], error] {
	return func(yield func(asyncaction.Row[ImportRow], error) bool) {
		for i, row := range rows {
			if !yield(asyncaction.Row[ImportRow]{Number: int64(i + 1), Key: row.Code, Want: row}, nil) {
				return
			}
		}
	}
}

// importPortion imports the next codes of a job.
func (e *Engine) importPortion(ctx context.Context, job importJob, d asyncaction.Delivery) error {
	s, err := e.settings(ctx)
	if err != nil {
		return err
	}
	next := func(p asyncaction.Place) asyncaction.Job { return importJob{p} }
	handle := func(ctx context.Context, tx Store, rows []asyncaction.Row[ImportRow], t *asyncaction.RowResults) error {
		in, err := e.beginImport(ctx, tx, s, rows)
		if err != nil {
			return err
		}
		if err := in.take(rows, t, in.upsert); err != nil {
			return err
		}
		return in.write(ctx)
	}
	return asyncaction.RowPortion(ctx, e.store, d, job.Place, e.env.Now, next, asyncaction.Imported("voucher"), handle)
}

// campaignImportPortion imports the next codes of a job. When the campaign is gone, or has no room, its rows fail.
func (e *Engine) campaignImportPortion(ctx context.Context, job campaignImportJob, d asyncaction.Delivery) error {
	s, err := e.settings(ctx)
	if err != nil {
		return err
	}
	next := func(p asyncaction.Place) asyncaction.Job { return campaignImportJob{p, job.CampaignID} }
	handle := func(ctx context.Context, tx Store, rows []asyncaction.Row[ImportRow], t *asyncaction.RowResults) error {
		return e.importWithin(ctx, tx, s, job.CampaignID, rows, t, (*importer).insertWithin)
	}
	return asyncaction.RowPortion(ctx, e.store, d, job.Place, e.env.Now, next, asyncaction.Imported("voucher"), handle)
}

// startedWith is the sum of the first balances of codes: credits or points.
func startedWith(made []*importedVoucher) (amount int64) {
	for i := range made {
		amount = saturate.Add(amount, made[i].Balance())
	}
	return amount
}

// change is the update that a row makes of a voucher that exists.
func (row ImportRow) change() Update {
	u := Update{Validity: row.Validity}
	if row.Discount != nil {
		u.Discount = patch.Set(*row.Discount)
	}
	if row.Active != nil {
		u.Active = patch.Set(*row.Active)
	}
	if row.CategoryID != "" {
		u.CategoryID = patch.Set(row.CategoryID)
	}
	if row.AdditionalInfo != "" {
		u.AdditionalInfo = patch.Set(row.AdditionalInfo)
	}
	if row.Metadata != nil {
		u.Metadata = patch.Set(row.Metadata)
	}
	return u
}

// fits refuses a row that contradicts a voucher that exists.
func (row ImportRow) fits(v *Voucher, campaignID string) error {
	switch {
	case !v.DeletedAt.IsZero():
		return fault.Duplicate(Kind.Name, "id", v.Code) // the trash keeps the code
	case v.CampaignID != campaignID && campaignID != "":
		return fault.Duplicate(Kind.Name, "id", v.Code)
	case v.CampaignID != campaignID:
		return invalid("Voucher %s belongs to a campaign: only codes that stand alone are imported without one", v.Code)
	case row.Type != "" && row.Type != v.Type, row.Discount != nil && v.Discount == nil, row.Gift != nil && v.Gift == nil,
		row.Loyalty != nil && v.Loyalty == nil:
		return invalid("Voucher %s is of type %s, which never changes", v.Code, v.Type)
	case row.Gift != nil && row.Gift.Amount != v.Gift.Amount:
		return invalid("The amount of gift card %s is %d; adjust its balance to change it (actual value is '%d')", v.Code, v.Gift.Amount, row.Gift.Amount)
	}
	return nil
}

// takeImported applies a row to a voucher that exists; after an error the voucher is unchanged.
func (s Settings) takeImported(v *Voucher, row ImportRow, in *importer) error {
	if err := row.fits(v, in.campaignID); err != nil {
		return err
	}
	changed := *v
	if row.Quantity != nil {
		changed.Redemption.Quantity = row.Quantity
	}
	if row.Gift != nil && row.Gift.Effect != "" {
		changed.Gift = &Gift{Amount: v.Gift.Amount, Subtracted: v.Gift.Subtracted, Effect: row.Gift.Effect}
	}
	if err := changed.apply(row.change(), in.now); err != nil {
		return err
	}
	if !changed.Metadata.Equal(v.Metadata) {
		if err := s.Schemas.Check(metadata.ObjectVoucher, changed.Metadata); err != nil {
			return err
		}
	}
	*v = changed
	return nil
}
