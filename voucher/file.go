package voucher

import (
	"context"
	"io"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/csvfile"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// fileJob imports the codes of a file without a campaign; campaignFileJob imports codes of a campaign.
type (
	fileJob struct {
		asyncaction.FileJob
		// Events says that events are written of codes that are made or changed.
		Events bool
	}
	campaignFileJob struct {
		asyncaction.FileJob
		CampaignID string
	}
)

// Kind is the type of the action that clients see.
func (fileJob) Kind() string { return "VOUCHERS.IMPORT_CSV" }

// Kind is the type of the action that clients see.
func (campaignFileJob) Kind() string { return "CAMPAIGN.VOUCHERS_IMPORT_CSV" }

// Campaign is kept with the action, so that rows that failed can be imported into it again.
func (j campaignFileJob) Campaign() string { return j.CampaignID }

// fileColumns are the columns of a file of codes, also as exports name them. All others are custom attributes.
var fileColumns = []string{
	"Code", "Voucher Type", "Discount Type", "Value", "Discount Effect", "Discount Unit Effect", "Discount Unit Type", "Discount Amount Limit", "Formula",
	"Gift Amount", "Loyalty Points", "Category", "Start Date", "Expiration Date", "Redemption Limit", "Redemption Quantity",
	"Redeemed Quantity", "Redemption Count", "Redeemed Amount", "Active", "Additional Info", "Validation Rule ID", "Validation Rules ID",
}

// ImportFile stores the codes of a file, in the background. A code that exists is changed to what its row says, as Import does. An
// empty cell changes nothing. A category that does not exist is made. With events, voucher.created and voucher.updated are written
// for each code.
//
// The file is comma-separated values under a header. charset is its encoding, such as "ISO-8859-1"; empty means UTF-8, or what a byte order mark
// says. It fails with an invalid payload for a file that cannot be read, or that has no column Code.
func (e *Engine) ImportFile(ctx context.Context, file io.ReadSeeker, charset string, events bool) (asyncaction.Action, error) {
	f, err := openCodes(file, charset)
	if err != nil {
		return asyncaction.Action{}, err
	}
	return asyncaction.StartFile(ctx, e.store, e.env, f, "Code", func(j asyncaction.FileJob) asyncaction.Job { return fileJob{j, events} })
}

// ImportFileInto stores the codes of a file as codes of a campaign, in the background and without events of single codes. Of a code
// that the campaign has already, only the switch and the category change. The discount is the campaign's: the columns of discounts
// are ignored. See ImportFile for file and charset. It fails with fault.NotFound for an unknown campaign, with invalid_campaign for
// one that can have no more codes, and with an invalid payload for a file that cannot be read, or that has no column Code.
func (e *Engine) ImportFileInto(ctx context.Context, campaignIDOrName string, file io.ReadSeeker, charset string) (a asyncaction.Action, err error) {
	f, err := openCodes(file, charset)
	if err != nil {
		return a, err
	}
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		c, err := holdForCodes(ctx, tx, campaignIDOrName, true)
		if err != nil {
			return err
		}
		a, err = asyncaction.BeginRows(ctx, tx, e.env, asyncaction.LineBulk, asyncaction.FileRows(f, "Code"), func(p asyncaction.Place) asyncaction.Job {
			return campaignFileJob{asyncaction.FileJob{Place: p, Header: f.Header().Names()}, c.ID}
		})
		return err
	})
	return a, err
}

// PrepareFile stores the codes of a file for an import that asyncaction.BeginDraft begins, and tries the first of them. See ImportFile.
func (e *Engine) PrepareFile(ctx context.Context, file io.ReadSeeker, charset string, events bool) (asyncaction.Draft, error) {
	f, err := openCodes(file, charset)
	if err != nil {
		return asyncaction.Draft{}, err
	}
	return asyncaction.PrepareFile(ctx, e.store, e.env, f, "Code", fileColumns, func(j asyncaction.FileJob) asyncaction.Job { return fileJob{j, events} },
		func(ctx context.Context, j asyncaction.FileJob, d asyncaction.Delivery) error {
			return e.filePortion(ctx, fileJob{j, events}, d)
		})
}

// PrepareFileInto is PrepareFile for codes of a campaign. See ImportFileInto.
func (e *Engine) PrepareFileInto(ctx context.Context, campaignIDOrName string, file io.ReadSeeker, charset string) (draft asyncaction.Draft, err error) {
	f, err := openCodes(file, charset)
	if err != nil {
		return draft, err
	}
	campaignID := ""
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := holdForCodes(ctx, tx, campaignIDOrName, true)
		if err == nil {
			campaignID = c.ID
		}
		return err
	})
	if err != nil {
		return draft, err
	}
	return asyncaction.PrepareFile(ctx, e.store, e.env, f, "Code", fileColumns, func(j asyncaction.FileJob) asyncaction.Job { return campaignFileJob{j, campaignID} },
		func(ctx context.Context, j asyncaction.FileJob, d asyncaction.Delivery) error {
			return e.campaignFilePortion(ctx, campaignFileJob{j, campaignID}, d)
		})
}

// openCodes opens a file of codes and checks its columns.
func openCodes(file io.ReadSeeker, charset string) (*csvfile.File, error) {
	f, err := csvfile.Open(file, charset)
	if err != nil {
		return nil, err
	}
	if err := f.Header().Require("Code"); err != nil {
		return nil, err
	}
	_, err = f.Header().Others(fileColumns...)
	return f, err
}

// filePortion imports the next codes of a file.
func (e *Engine) filePortion(ctx context.Context, job fileJob, d asyncaction.Delivery) error {
	s, custom, err := e.fileSettings(ctx, job.FileJob)
	if err != nil {
		return err
	}
	as := func(j asyncaction.FileJob) asyncaction.Job { return fileJob{j, job.Events} }
	read := func(cells *csvfile.Row) ImportRow {
		row := s.readCode(cells, custom)
		row.readValue(cells)
		return row
	}
	handle := func(ctx context.Context, tx Store, rows []asyncaction.Row[ImportRow], t *asyncaction.RowResults) error {
		in, err := e.beginImport(ctx, tx, s, rows)
		if err != nil {
			return err
		}
		in.events = job.Events
		err = in.take(rows, t, func(row ImportRow) error {
			if row.Type == "" && in.byCode[s.Spell(row.Code)] == nil {
				return csvfile.Missing("Voucher Type")
			}
			return in.upsert(row)
		})
		if err != nil {
			return err
		}
		return in.write(ctx)
	}
	return asyncaction.FilePortion(ctx, e.store, d, job.FileJob, e.env.Now, as, "voucher", read, handle)
}

// campaignFilePortion imports the next codes of a file into a campaign. When the campaign was deleted, or can have no more codes,
// the rows fail.
func (e *Engine) campaignFilePortion(ctx context.Context, job campaignFileJob, d asyncaction.Delivery) error {
	s, custom, err := e.fileSettings(ctx, job.FileJob)
	if err != nil {
		return err
	}
	as := func(j asyncaction.FileJob) asyncaction.Job { return campaignFileJob{j, job.CampaignID} }
	read := func(cells *csvfile.Row) ImportRow {
		row := s.readCode(cells, custom)
		if credit := cells.Amount("Gift Amount"); credit != nil {
			row.Gift = &campaign.GiftProfile{Amount: *credit}
		}
		if points := cells.Int("Loyalty Points"); points != nil {
			row.Loyalty = &campaign.LoyaltyProfile{Points: *points}
		}
		return row
	}
	handle := func(ctx context.Context, tx Store, rows []asyncaction.Row[ImportRow], t *asyncaction.RowResults) error {
		return e.importWithin(ctx, tx, s, job.CampaignID, rows, t, (*importer).upsertWithin)
	}
	return asyncaction.FilePortion(ctx, e.store, d, job.FileJob, e.env.Now, as, "voucher", read, handle)
}

// fileSettings returns the settings and the columns of custom attributes.
func (e *Engine) fileSettings(ctx context.Context, job asyncaction.FileJob) (s Settings, custom []string, err error) {
	if s, err = e.settings(ctx); err != nil {
		return s, nil, err
	}
	header, err := csvfile.NewHeader(job.Header)
	if err != nil {
		return s, nil, err
	}
	custom, err = header.Others(fileColumns...)
	return s, custom, err
}

// readCode reads the columns that all codes have; readValue reads those of the value.
func (s Settings) readCode(cells *csvfile.Row, custom []string) ImportRow {
	row := ImportRow{Active: cells.Bool("Active"), Category: cells.Word("Category")}
	if len(row.Category) > storage.MaxName {
		cells.Refuse(csvfile.Wrong("Category", "must NOT have more than %d bytes", storage.MaxName))
	}
	row.Code = cells.Required("Code")
	row.AdditionalInfo = cells.Text("Additional Info")
	if t := cells.Time("Start Date", s.Zone); !t.IsZero() {
		row.Validity.Start = patch.Set(t)
	}
	if t := cells.End("Expiration Date", s.Zone); !t.IsZero() {
		row.Validity.End = patch.Set(t)
	}
	row.Quantity = either(cells, cells.Int, "Redemption Limit", "Redemption Quantity")
	row.Redeemed = either(cells, notNegative(cells, cells.Int), "Redeemed Quantity", "Redemption Count")
	row.RedeemedAmount = notNegative(cells, cells.Amount)("Redeemed Amount")
	for _, column := range []string{"Validation Rule ID", "Validation Rules ID"} {
		for id := range strings.SplitSeq(cells.Word(column), ",") {
			if id = strings.TrimSpace(id); id != "" && !slices.Contains(row.RuleIDs, id) {
				row.RuleIDs = append(row.RuleIDs, id)
			}
		}
	}
	if m := metadata.Merge(nil, s.Schemas.FromTexts(metadata.ObjectVoucher, cells.Texts(custom), nil)); len(m) > 0 {
		row.Metadata = m
	}
	return row
}

// either reads the first of two columns that has something.
func either(cells *csvfile.Row, read func(string) *int64, first, second string) *int64 {
	if cells.Word(first) != "" {
		return read(first)
	}
	return read(second)
}

func notNegative(cells *csvfile.Row, read func(string) *int64) func(string) *int64 {
	return func(column string) *int64 {
		n := read(column)
		if n != nil && *n < 0 {
			cells.Refuse(csvfile.Wrong(column, "must be >= 0 (actual value is '%s')", cells.Word(column)))
		}
		return n
	}
}

// readValue reads the value of a code without a campaign.
func (row *ImportRow) readValue(cells *csvfile.Row) {
	row.Type = campaign.VoucherType(cells.OneOf("Voucher Type", string(campaign.VoucherDiscount), string(campaign.VoucherGift)))
	kind := discount.Type(cells.OneOf("Discount Type", string(discount.TypeAmount), string(discount.TypePercent), string(discount.TypeUnit), string(discount.TypeFixed)))
	effect := discount.Effect(strings.ToUpper(cells.Word("Discount Effect")))
	switch {
	case row.Type == campaign.VoucherGift && kind != "":
		cells.Refuse(csvfile.Wrong("Discount Type", "must be empty for a %s (actual value is '%s')", campaign.VoucherGift, kind))
	case row.Type == campaign.VoucherGift:
		if credit := either(cells, cells.Amount, "Value", "Gift Amount"); credit != nil {
			row.Gift = &campaign.GiftProfile{Amount: *credit, Effect: effect}
		}
	case kind != "":
		row.Type = campaign.VoucherDiscount
		row.Discount = readDiscount(cells, kind, effect)
	case row.Type == campaign.VoucherDiscount && cells.Word("Value") != "":
		cells.Refuse(csvfile.Missing("Discount Type"))
	case cells.Word("Value") != "":
		cells.Refuse(csvfile.Missing("Voucher Type"))
	}
}

func readDiscount(cells *csvfile.Row, kind discount.Type, effect discount.Effect) *discount.Discount {
	d := &discount.Discount{Type: kind, Effect: effect}
	formula := cells.Word("Formula")
	cells.Required("Value")
	switch kind {
	case discount.TypeAmount:
		d.AmountOff, d.AmountOffFormula = cells.Amount("Value"), formula
	case discount.TypePercent:
		d.PercentOff, d.PercentOffFormula, d.AmountLimit = cells.Number("Value"), formula, cells.Amount("Discount Amount Limit")
	case discount.TypeFixed:
		d.FixedAmount, d.FixedAmountFormula = cells.Amount("Value"), formula
	case discount.TypeUnit:
		d.UnitOff, d.UnitOffFormula, d.UnitType = cells.Int("Value"), formula, cells.Required("Discount Unit Type")
	}
	if cells.Err() == nil {
		if err := d.Validate("discount"); err != nil {
			cells.Refuse(err)
		}
	}
	return d
}

// importWithin processes rows of a campaign's import by take, writes the codes, and counts them.
func (e *Engine) importWithin(ctx context.Context, tx Store, s Settings, campaignID string, rows []asyncaction.Row[ImportRow], t *asyncaction.RowResults,
	take func(*importer, *heldCampaign, ImportRow) error) error {
	c, gone := holdForCodes(ctx, tx, campaignID, true) // before the codes, here as everywhere
	if _, isFault := fault.As(gone); gone != nil && !isFault {
		return gone
	}
	in, err := e.beginImport(ctx, tx, s, rows)
	if err != nil {
		return err
	}
	in.campaignID = campaignID
	err = in.take(rows, t, func(row ImportRow) error {
		if gone != nil {
			return gone
		}
		return take(in, &c, row)
	})
	if err != nil {
		return err
	}
	if err := in.write(ctx); err != nil || len(in.made) == 0 {
		return err
	}
	n := int64(len(in.made))
	if _, err := campaign.In(tx).Progress(ctx, c.ID, func(p *campaign.Progress) error { p.VouchersCount += n; return nil }); err != nil {
		return err
	}
	return campaign.In(tx).Record(ctx, e.env, campaign.EventVouchersAdded, c.Campaign, map[string]any{"count": n, "amount": startedWith(in.made)}, in.now)
}
