package voucher

import (
	"context"
	"maps"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/csvfile"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// importer is the state of a portion of an import: its codes after the rows that were applied so far. It is read and written in a
// few statements, however many rows there are.
type importer struct {
	engine *Engine
	tx     Store
	s      Settings
	now    time.Time
	byCode map[string]*importedVoucher
	made   []*importedVoucher
	// campaignID is the campaign of the codes; empty for codes without one.
	campaignID string
	// categories are the ids of categories by the ids or names in rows, rules the validation rules that rows name.
	categories map[string]string
	rules      map[string]bool
	// events says that voucher.created and voucher.updated are written for each code.
	events bool
}

type importedVoucher struct {
	Voucher
	stored bool
	// rows are those that changed a stored voucher.
	rows []ImportRow
	// ruleIDs are the validation rules that rows assign.
	ruleIDs []string
}

func (e *Engine) beginImport(ctx context.Context, tx Store, s Settings, rows []asyncaction.Row[ImportRow]) (*importer, error) {
	in := &importer{engine: e, tx: tx, s: s, now: e.env.Now(), byCode: make(map[string]*importedVoucher, len(rows)), rules: map[string]bool{}}
	var codes, categories, ruleIDs []string
	for _, row := range rows {
		codes, ruleIDs = append(codes, s.Spell(row.Want.Code)), append(ruleIDs, row.Want.RuleIDs...)
		if row.Want.Category != "" {
			categories = append(categories, row.Want.Category)
		}
	}
	var err error
	if in.categories, err = catalog.CategoriesNamed(ctx, tx, e.env, categories); err != nil {
		return nil, err
	}
	rules, err := storage.Having(ctx, tx.Rules(), "id", ruleIDs)
	if err != nil {
		return nil, err
	}
	for _, r := range rules {
		in.rules[r.ID] = true
	}
	found, err := storage.Having(ctx, tx.Vouchers(), "code", codes)
	for _, v := range found {
		in.byCode[v.Code] = &importedVoucher{Voucher: v, stored: true}
	}
	return in, err
}

// take applies one row after the other.
func (in *importer) take(rows []asyncaction.Row[ImportRow], t *asyncaction.RowResults, take func(ImportRow) error) error {
	for _, row := range rows {
		err := in.name(&row.Want)
		if err == nil {
			err = take(row.Want)
		}
		if err != nil {
			if err := t.Refuse(row.Number, row.Key, err); err != nil {
				return err
			}
		}
	}
	return nil
}

// name resolves the category of a row, and finds its rules.
func (in *importer) name(row *ImportRow) error {
	if row.Category != "" {
		row.CategoryID = in.categories[row.Category]
	}
	for _, id := range row.RuleIDs {
		if !in.rules[id] {
			return fault.NotFound(rule.Kind.Name, id)
		}
	}
	return nil
}

// upsert applies a row without a campaign.
func (in *importer) upsert(row ImportRow) error {
	if v := in.byCode[in.s.Spell(row.Code)]; v != nil {
		return in.change(v, row)
	}
	row.Inactive = row.Active != nil && !*row.Active
	v, err := row.standalone()
	if err != nil {
		return err
	}
	if err := in.s.Schemas.Check(metadata.ObjectVoucher, v.Metadata); err != nil {
		return err
	}
	return in.add(v, row)
}

// change applies a row to a voucher that exists or that an earlier row makes.
func (in *importer) change(v *importedVoucher, row ImportRow) error {
	if err := in.s.takeImported(&v.Voucher, row, in); err != nil {
		return err
	}
	v.ruleIDs = append(v.ruleIDs, row.RuleIDs...)
	if v.stored {
		v.rows = append(v.rows, row)
	} else {
		v.UpdatedAt = time.Time{} // changed before it was ever stored
	}
	return nil
}

// upsertWithin applies a row of a campaign's file: of a code that the campaign has, it changes the switch and the category.
func (in *importer) upsertWithin(c *heldCampaign, row ImportRow) error {
	if v := in.byCode[in.s.Spell(row.Code)]; v != nil {
		return in.change(v, ImportRow{NewVoucher: NewVoucher{Code: row.Code, CategoryID: row.CategoryID}, Active: row.Active})
	}
	return in.insertWithin(c, row)
}

// insertWithin applies a row of a campaign's import.
func (in *importer) insertWithin(c *heldCampaign, row ImportRow) error {
	code := in.s.Spell(row.Code)
	switch {
	case in.byCode[code] != nil:
		return fault.Duplicate(Kind.Name, "id", code)
	case int64(len(in.made)) >= c.remaining():
		return invalidCampaign(&c.Campaign, "Campaign %s has no room for more vouchers", c.Name)
	}
	row.Inactive = expired(&c.Campaign, in.now)
	if row.Active != nil {
		row.Inactive = !*row.Active
	}
	v, err := row.within(&c.Campaign)
	if err != nil {
		return err
	}
	if err := in.s.checkWithin(&c.Campaign, &v); err != nil {
		return err
	}
	return in.add(v, row)
}

func expired(c *campaign.Campaign, now time.Time) bool {
	return !c.Validity.End.IsZero() && now.After(c.Validity.End)
}

func (in *importer) add(v Voucher, row ImportRow) error {
	if err := validateCode(row.Code); err != nil {
		return err
	}
	if row.Redeemed != nil {
		v.Redemption.Redeemed, v.Redemption.ImportedUses = *row.Redeemed, *row.Redeemed
	}
	if spent := row.RedeemedAmount; spent != nil && *spent > 0 {
		if v.Gift == nil || *spent > v.Gift.Amount {
			return csvfile.Wrong("Redeemed Amount", "must be empty, or a part of the amount of a gift card (actual value is %d in minor units)", *spent)
		}
		v.Redemption.RedeemedAmount, v.Redemption.ImportedAmount = *spent, *spent
	}
	v.ID, v.Code, v.CreatedAt = in.engine.env.NewID(Kind.Prefix), in.s.Spell(row.Code), in.now
	made := &importedVoucher{Voucher: v, ruleIDs: row.RuleIDs}
	in.byCode[v.Code] = made
	in.made = append(in.made, made)
	return nil
}

// write changes vouchers as they are stored now, and adds new ones, with their rules and events. It fails with fault.Duplicate
// when another transaction has made one of these in between.
func (in *importer) write(ctx context.Context) error {
	changed, err := in.writeChanged(ctx)
	if err != nil {
		return err
	}
	made := make([]Voucher, len(in.made))
	var spent []Transaction
	for i, v := range in.made {
		made[i] = v.Voucher
		if n := v.Redemption.RedeemedAmount; n > 0 {
			spent = append(spent, Transaction{
				ID: in.engine.env.NewID(TransactionKind.Prefix), VoucherID: v.ID, CampaignID: v.CampaignID, Type: CreditsRedemption,
				Amount: -n, Balance: v.Gift.Amount - n, Total: v.Gift.Amount, Reason: "redeemed before the import", CreatedAt: in.now,
			})
		}
	}
	n, err := in.tx.InsertNewVouchers(ctx, made)
	if err == nil && n < len(made) {
		err = fault.Duplicate(Kind.Name, "id", made[0].Code)
	}
	if err != nil {
		return err
	}
	if err := in.tx.VoucherTransactions().Insert(ctx, spent...); err != nil {
		return err
	}
	if err := in.assign(ctx); err != nil || !in.events {
		return err
	}
	return in.writeEvents(ctx, made, changed)
}

// writeChanged changes vouchers that exist and returns them.
func (in *importer) writeChanged(ctx context.Context) ([]Voucher, error) {
	byID := map[string]*importedVoucher{}
	for _, v := range in.byCode {
		if len(v.rows) > 0 {
			byID[v.ID] = v
		}
	}
	if len(byID) == 0 {
		return nil, nil
	}
	after := map[string]Voucher{}
	_, err := in.tx.Vouchers().UpdateAll(ctx, storage.In("id", slices.Sorted(maps.Keys(byID))), func(v *Voucher) (bool, error) {
		for _, row := range byID[v.ID].rows {
			if err := in.s.takeImported(v, row, in); err != nil {
				return false, err
			}
		}
		after[v.ID] = *v
		return true, nil
	})
	return slices.Collect(maps.Values(after)), err
}

// assign assigns validation rules to the vouchers whose rows name them, unless they are assigned already.
func (in *importer) assign(ctx context.Context) error {
	for _, code := range slices.Sorted(maps.Keys(in.byCode)) {
		v := in.byCode[code]
		for _, id := range v.ruleIDs {
			to := rule.Related{Type: rule.RelatedVoucher, ID: v.ID}
			_, err := rule.In(in.tx, in.engine.env, in.now).Assign(ctx, id, to)
			if err != nil && !fault.Has(err, "duplicate_found") {
				return err
			}
		}
	}
	return nil
}

// writeEvents writes the events of vouchers without a campaign.
func (in *importer) writeEvents(ctx context.Context, made, changed []Voucher) error {
	var events []event.Event
	for _, of := range []struct {
		kind     string
		vouchers []Voucher
	}{{EventCreated, made}, {EventUpdated, changed}} {
		for _, v := range of.vouchers {
			told, err := in.engine.eventOf(ctx, of.kind, v, map[string]any{Kind.Name: v, campaign.Kind.Name: nil}, in.now)
			if err != nil {
				return err
			}
			events = append(events, told)
		}
	}
	return in.tx.Events().Insert(ctx, events...)
}
