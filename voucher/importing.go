package voucher

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// importing is a portion of an import on its way: what its codes are after the rows that were taken so far. It is read and written
// in a few statements, however many rows there are.
type importing struct {
	engine *Engine
	tx     Store
	s      Settings
	now    time.Time
	byCode map[string]*importedVoucher
	made   []*importedVoucher
}

type importedVoucher struct {
	Voucher
	stored bool
	// rows are those that changed a stored voucher.
	rows []ImportRow
}

func (e *Engine) beginImport(ctx context.Context, tx Store, s Settings, rows []asyncaction.Row[ImportRow]) (*importing, error) {
	in := &importing{engine: e, tx: tx, s: s, now: e.env.Now(), byCode: make(map[string]*importedVoucher, len(rows))}
	codes := make([]string, len(rows))
	for i, row := range rows {
		codes[i] = s.Spell(row.Want.Code)
	}
	found, err := storage.Having(ctx, tx.Vouchers(), "code", codes)
	for _, v := range found {
		in.byCode[v.Code] = &importedVoucher{Voucher: v, stored: true}
	}
	return in, err
}

// take decides about one row after the other.
func (in *importing) take(rows []asyncaction.Row[ImportRow], t *asyncaction.Tally, take func(ImportRow) error) error {
	for _, row := range rows {
		if err := take(row.Want); err != nil {
			if err := t.Refuse(row.Number, row.Key, err); err != nil {
				return err
			}
		}
	}
	return nil
}

// upsert takes a row that stands alone.
func (in *importing) upsert(row ImportRow) error {
	if v := in.byCode[in.s.Spell(row.Code)]; v != nil {
		if err := in.s.takeImported(&v.Voucher, row, in); err != nil {
			return err
		}
		if v.stored {
			v.rows = append(v.rows, row)
		} else {
			v.UpdatedAt = time.Time{} // changed before it was ever stored
		}
		return nil
	}
	row.Inactive = row.Active != nil && !*row.Active
	v, err := row.standalone()
	if err != nil {
		return err
	}
	if err := in.s.Schemas.Check(metadata.ObjectVoucher, v.Metadata); err != nil {
		return err
	}
	return in.add(v, row.Code)
}

// insertWithin takes a row of a campaign's import.
func (in *importing) insertWithin(c *held, row ImportRow) error {
	code := in.s.Spell(row.Code)
	switch {
	case in.byCode[code] != nil:
		return fault.Duplicate(Kind.Name, "id", code)
	case int64(len(in.made)) >= c.room():
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
	return in.add(v, row.Code)
}

func expired(c *campaign.Campaign, now time.Time) bool {
	return !c.Validity.End.IsZero() && now.After(c.Validity.End)
}

func (in *importing) add(v Voucher, code string) error {
	if err := validateCode(code); err != nil {
		return err
	}
	v.ID, v.Code, v.CreatedAt = in.engine.env.NewID(Kind.Prefix), in.s.Spell(code), in.now
	made := &importedVoucher{Voucher: v}
	in.byCode[v.Code] = made
	in.made = append(in.made, made)
	return nil
}

// write applies what rows said to vouchers as they are stored now, and adds those that are new. It fails with fault.Duplicate when
// somebody else has made one of these in between.
func (in *importing) write(ctx context.Context) error {
	byID := map[string]*importedVoucher{}
	var ids []string
	for _, v := range in.byCode {
		if len(v.rows) > 0 {
			byID[v.ID], ids = v, append(ids, v.ID)
		}
	}
	if len(ids) > 0 {
		_, err := in.tx.Vouchers().UpdateAll(ctx, storage.In("id", ids), func(v *Voucher) (bool, error) {
			for _, row := range byID[v.ID].rows {
				if err := in.s.takeImported(v, row, in); err != nil {
					return false, err
				}
			}
			return true, nil
		})
		if err != nil {
			return err
		}
	}
	vouchers := make([]Voucher, len(in.made))
	for i, v := range in.made {
		vouchers[i] = v.Voucher
	}
	n, err := in.tx.InsertNewVouchers(ctx, vouchers)
	if err == nil && n < len(vouchers) {
		err = fault.Duplicate(Kind.Name, "id", vouchers[0].Code)
	}
	return err
}
