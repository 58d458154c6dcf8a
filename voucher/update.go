package voucher

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/trash"
	"github.com/punchcardhq/punchcard/validity"
)

// Update is a partial change: a zero field keeps the voucher's value. Properties that are not here, as the code or the
// credit, cannot be changed this way.
type Update struct {
	// From is the UpdatedAt of the voucher that the change was decided upon: a voucher that was changed since is not changed. The zero field does not
	// ask.
	From patch.Field[time.Time]
	// Type must be that of the voucher: a coupon does not turn into a gift card.
	Type patch.Field[campaign.VoucherType]
	// Discount must be of the type that the voucher gives.
	Discount patch.Field[discount.Discount]
	Validity validity.Update
	Active   patch.Field[bool]
	// Quantity is how often the voucher may be redeemed, not less than it was; clearing it removes the limit.
	Quantity       patch.Field[int64]
	CategoryID     patch.Field[string]
	AdditionalInfo patch.Field[string]
	// Metadata is merged by key; clearing it removes all keys.
	Metadata patch.Field[metadata.Map]
}

// apply applies u to v, or fails when the result would not be a valid voucher. Null for active or for the discount keeps
// the value: a voucher always has one.
func (v *Voucher) apply(u Update, now time.Time) error {
	if from, asked := u.From.Value(); asked && !from.Equal(v.UpdatedAt) {
		return fault.Changed(Kind.Name, v.ID)
	}
	if wanted, set := u.Type.Value(); set && wanted != v.Type {
		return fault.Payload("type", "must be %s, as the type of a voucher never changes (actual value is '%.60s')", v.Type, wanted)
	}
	if wanted, set := u.Discount.Value(); set {
		if v.Discount == nil || v.Discount.Type != wanted.Type {
			return invalid("It is not possible to change Voucher discount type")
		}
		v.Discount = &wanted
	}
	u.Validity.Apply(&v.Validity)
	v.Active = u.Active.Or(v.Active)
	if quantity, set := u.Quantity.Value(); set {
		if err := (campaign.Internals{}).ValidateQuantity("redemption.quantity", &quantity); err != nil {
			return err
		}
		if quantity < v.Redemption.Redeemed {
			return fault.Payload("redemption.quantity", "must be at least %d, as the voucher was redeemed so often (actual value is '%d')", v.Redemption.Redeemed, quantity)
		}
		v.Redemption.Quantity = &quantity
	} else if u.Quantity.Cleared() {
		v.Redemption.Quantity = nil
	}
	u.CategoryID.Apply(&v.CategoryID)
	u.AdditionalInfo.Apply(&v.AdditionalInfo)
	if sent, _ := u.Metadata.Value(); !u.Metadata.Kept() {
		v.Metadata = metadata.Merge(v.Metadata, sent)
	}
	v.UpdatedAt = now
	return v.validate()
}

// Update changes one voucher. It fails with fault.NotFound, with fault.Changed for a voucher that is no longer as of Update.From, with
// invalid_voucher for another type of discount, or with an invalid payload.
func (e *Engine) Update(ctx context.Context, codeOrID string, u Update) (Voucher, error) {
	return e.change(ctx, codeOrID, func(v *Voucher, now time.Time) (string, error) {
		return EventUpdated, v.apply(u, now)
	})
}

// SetActive switches a voucher on or off. Setting the present state changes nothing. It fails with fault.NotFound.
func (e *Engine) SetActive(ctx context.Context, codeOrID string, active bool) (Voucher, error) {
	return e.change(ctx, codeOrID, func(v *Voucher, now time.Time) (string, error) {
		if v.Active == active {
			return "", nil
		}
		v.Active, v.UpdatedAt = active, now
		return map[bool]string{true: EventEnabled, false: EventDisabled}[active], nil
	})
}

// change changes one voucher and records the event that the change returns, unless it is empty.
func (e *Engine) change(ctx context.Context, codeOrID string, change func(v *Voucher, now time.Time) (event string, err error)) (Voucher, error) {
	s, err := e.settings(ctx)
	if err != nil {
		return Voucher{}, err
	}
	now := e.env.Now()
	var v Voucher
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		found, err := s.resolve(ctx, tx, codeOrID)
		if err != nil {
			return err
		}
		event := ""
		v, err = tx.Vouchers().Update(ctx, found.ID, func(v *Voucher) (err error) {
			if !v.DeletedAt.IsZero() {
				return fault.NotFound(Kind.Name, codeOrID)
			}
			was := v.Metadata
			if event, err = change(v, now); err != nil || was.Equal(v.Metadata) {
				return err
			}
			return s.Schemas.Check(metadata.ObjectVoucher, v.Metadata)
		})
		if err != nil || event == "" {
			return err
		}
		return e.record(ctx, tx, event, v, nil, now)
	})
	if err != nil {
		return Voucher{}, err
	}
	return v, nil
}

// Delete removes a voucher. Without force it goes to the trash and its code stays reserved. It fails with fault.NotFound.
func (e *Engine) Delete(ctx context.Context, codeOrID string, force bool) error {
	s, err := e.settings(ctx)
	if err != nil {
		return err
	}
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		found, err := s.resolve(ctx, tx, codeOrID)
		if err != nil {
			return err
		}
		if err := uncount(ctx, tx, found.CampaignID, 1); err != nil {
			return err
		}
		v, err := tx.Vouchers().Update(ctx, found.ID, func(v *Voucher) error {
			if !v.DeletedAt.IsZero() {
				return fault.NotFound(Kind.Name, codeOrID)
			}
			v.markDeleted(now)
			return nil
		})
		if err != nil {
			return err
		}
		if v.Loyalty != nil {
			dropped, err := cancelPending(ctx, tx, []string{v.ID}, now)
			if err != nil {
				return err
			}
			for _, p := range dropped {
				for _, kind := range []string{EventPendingCanceled, "customer." + EventPendingCanceled} {
					if err := e.record(ctx, tx, kind, v, map[string]any{"pending_points": p}, now); err != nil {
						return err
					}
				}
			}
		}
		return e.discard(ctx, tx, v, force, now)
	})
}

// discard puts a voucher that was deleted into the trash, or removes it for good.
func (e *Engine) discard(ctx context.Context, tx Store, v Voucher, force bool, now time.Time) (err error) {
	if force {
		err = purge(ctx, tx, v.ID)
	} else {
		err = tx.TrashEntries().Insert(ctx, trash.Entry{
			ID: e.env.NewID(trash.Kind.Prefix), ResourceID: v.ID, ResourceType: trash.TypeVoucher, ResourceName: v.Code, CreatedAt: now,
		})
	}
	if err != nil {
		return err
	}
	return e.record(ctx, tx, EventDeleted, v, nil, now)
}

// purgeVoucher removes a voucher that is in the trash for good, with all data that belongs to it alone. It fails with
// fault.NotFound when there is no such voucher in the trash.
func (e *Engine) purgeVoucher(ctx context.Context, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		v, err := tx.Vouchers().Get(ctx, id)
		if err == nil && v.DeletedAt.IsZero() {
			err = fault.NotFound(Kind.Name, id)
		}
		if err != nil {
			return err
		}
		return purge(ctx, tx, id)
	})
}

// Restore takes a voucher out of the trash. It fails with fault.NotFound when the voucher has no entry of its own there.
func (e *Engine) Restore(ctx context.Context, id string) (v Voucher, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		n, err := tx.TrashEntries().DeleteAll(ctx, storage.And(storage.Is("resource_id", id), storage.Is("resource_type", string(trash.TypeVoucher))))
		if err == nil && n == 0 {
			err = fault.NotFound(Kind.Name, id)
		}
		if err != nil {
			return err
		}
		if v, err = tx.Vouchers().Get(ctx, id); err != nil {
			return err
		}
		if v.CampaignID != "" {
			if _, err := holdForCodes(ctx, tx, v.CampaignID, true); err != nil {
				return err
			}
			_, err := campaign.In(tx).Progress(ctx, v.CampaignID, func(p *campaign.Progress) error { p.VouchersCount++; return nil })
			if err != nil {
				return err
			}
		}
		v, err = tx.Vouchers().Update(ctx, id, func(v *Voucher) error {
			v.DeletedAt, v.UpdatedAt = time.Time{}, now
			return nil
		})
		return err
	})
	return v, err
}

// purge removes vouchers with the assignments of rules to them and their entries in the trash. Redemptions, publications and
// transactions stay: they are history.
func purge(ctx context.Context, tx Store, ids ...string) error {
	of := storage.In("account_id", ids)
	if _, err := tx.PointsLots().DeleteAll(ctx, of); err != nil {
		return err
	}
	if _, err := tx.PendingPoints().DeleteAll(ctx, of); err != nil {
		return err
	}
	if _, err := tx.PointsTakes().DeleteAll(ctx, of); err != nil {
		return err
	}
	if _, err := tx.Vouchers().DeleteAll(ctx, storage.In("id", ids)); err != nil {
		return err
	}
	assigned := storage.And(storage.In("related_object_id", ids), storage.Is("related_object_type", string(rule.RelatedVoucher)))
	if _, err := tx.RuleAssignments().DeleteAll(ctx, assigned); err != nil {
		return err
	}
	_, err := tx.TrashEntries().DeleteAll(ctx, storage.In("resource_id", ids))
	return err
}
