package export

import (
	"cmp"
	"context"
	"strconv"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

type voucherRecord = record[voucher.Voucher]

// vouchers are exported without those in the trash.
var vouchers = source[voucher.Voucher]{
	kind: voucher.Kind, within: campaign.Kept,
	list:   func(s Store) storage.Collection[voucher.Voucher] { return s.Vouchers() },
	orders: []string{"-created_at", "created_at", "-updated_at", "updated_at", "-code", "code"},
	custom: func(v *voucher.Voucher) metadata.Map { return v.Metadata },
	look: func(ctx context.Context, store Store, items []voucher.Voucher) (of *related, err error) {
		of = &related{}
		if of.campaigns, err = campaignsOf(ctx, store, items, func(v *voucher.Voucher) string { return v.CampaignID }); err != nil {
			return nil, err
		}
		if of.customers, err = customersOf(ctx, store, items, func(v *voucher.Voucher) string { return v.HolderID }); err != nil {
			return nil, err
		}
		category := func(v *voucher.Voucher) string { return v.CategoryID }
		if of.categories, err = byID(ctx, store.Categories(), items, category, catalog.CategoryKind.ID); err != nil {
			return nil, err
		}
		of.rules, err = rulesOf(ctx, store, items, voucher.Kind.ID)
		return of, err
	},
	fields: []field[voucher.Voucher]{
		text("code", func(v *voucher.Voucher) string { return v.Code }).byDefault(),
		text("voucher_type", func(v *voucher.Voucher) string { return string(v.Type) }).byDefault(),
		text("value", voucherValue).byDefault(),
		ofDiscount("discount_type", func(d *discount.Discount) string { return string(d.Type) }).byDefault(),
		text("id", func(v *voucher.Voucher) string { return v.ID }),
		{name: "campaign", value: func(r *voucherRecord) string { return r.campaigns[r.item.CampaignID].Name }},
		text("campaign_id", func(v *voucher.Voucher) string { return v.CampaignID }),
		{name: "category", value: func(r *voucherRecord) string { return r.categories[r.item.CategoryID].Name }},
		text("start_date", func(v *voucher.Voucher) string { return instant(v.Validity.Start) }),
		text("expiration_date", func(v *voucher.Voucher) string { return instant(v.Validity.End) }),
		ofDiscount("formula", func(d *discount.Discount) string {
			return cmp.Or(d.AmountOffFormula, d.PercentOffFormula, d.FixedAmountFormula, d.UnitOffFormula)
		}),
		text("gift_balance", func(v *voucher.Voucher) string {
			if v.Gift == nil {
				return ""
			}
			return Money(v.Balance())
		}),
		text("loyalty_balance", func(v *voucher.Voucher) string {
			if v.Loyalty == nil {
				return ""
			}
			return number(v.Balance())
		}),
		text("redemption_quantity", func(v *voucher.Voucher) string { return numberOf(v.Redemption.Quantity) }),
		text("redemption_count", func(v *voucher.Voucher) string { return number(v.Redemption.Redeemed) }),
		text("active", func(v *voucher.Voucher) string { return strconv.FormatBool(v.Active) }),
		{name: "qr_code", value: func(r *voucherRecord) string { return r.settings.picture(voucher.AssetQR, r.item.ID) }},
		{name: "bar_code", value: func(r *voucherRecord) string { return r.settings.picture(voucher.AssetBarcode, r.item.ID) }},
		text("is_referral_code", func(v *voucher.Voucher) string { return strconv.FormatBool(v.ReferralCode) }),
		text("created_at", func(v *voucher.Voucher) string { return instant(v.CreatedAt) }),
		text("updated_at", func(v *voucher.Voucher) string { return instant(v.UpdatedAt) }),
		text("validity_timeframe_interval", func(v *voucher.Voucher) string {
			return timeframe(v.Validity, func(f validity.Timeframe) validity.Duration { return f.Interval })
		}),
		text("validity_timeframe_duration", func(v *voucher.Voucher) string {
			return timeframe(v.Validity, func(f validity.Timeframe) validity.Duration { return f.Duration })
		}),
		text("validity_day_of_week", func(v *voucher.Voucher) string { return joined(v.Validity.DayTexts()) }),
		ofDiscount("discount_amount_limit", func(d *discount.Discount) string { return moneyOf(d.AmountLimit) }),
		text("additional_info", func(v *voucher.Voucher) string { return v.AdditionalInfo }),
		text("customer_id", func(v *voucher.Voucher) string { return v.HolderID }),
		{name: "customer_source_id", value: func(r *voucherRecord) string { return r.customers[r.item.HolderID].SourceID }},
		ofDiscount("discount_effect", func(d *discount.Discount) string { return string(d.Effect) }),
		ofDiscount("discount_unit_type", func(d *discount.Discount) string {
			return eachUnit(d, d.UnitType, func(u discount.Unit) string { return u.UnitType })
		}),
		ofDiscount("discount_unit_effect", func(d *discount.Discount) string {
			if d.Type != discount.TypeUnit {
				return ""
			}
			return eachUnit(d, string(d.Effect), func(u discount.Unit) string { return string(u.Effect) })
		}),
		{name: "validation_rules_id", value: func(r *voucherRecord) string { return joined(r.rules[r.item.ID]) }},
	},
}

// ofDiscount declares a field that only coupons have.
func ofDiscount(name string, value func(*discount.Discount) string) field[voucher.Voucher] {
	return text(name, func(v *voucher.Voucher) string {
		if v.Discount == nil {
			return ""
		}
		return value(v.Discount)
	})
}

// voucherValue is the value of a code: money, per cent, units or points.
func voucherValue(v *voucher.Voucher) string {
	switch d := v.Discount; {
	case v.Gift != nil:
		return Money(v.Gift.Amount)
	case v.Loyalty != nil:
		return number(v.Loyalty.Points)
	case d == nil:
		return ""
	case d.AmountOff != nil:
		return Money(*d.AmountOff)
	case d.PercentOff != nil:
		return d.PercentOff.String()
	case d.FixedAmount != nil:
		return Money(*d.FixedAmount)
	case d.UnitOff != nil:
		return number(*d.UnitOff)
	default:
		return eachUnit(d, "", func(u discount.Unit) string { return numberOf(u.UnitOff) })
	}
}

// eachUnit is a property of all units of a discount over several products, or the one of the discount.
func eachUnit(d *discount.Discount, single string, of func(discount.Unit) string) string {
	if len(d.Units) == 0 {
		return single
	}
	var all []string
	for _, u := range d.Units {
		all = append(all, of(u))
	}
	return joined(all)
}

func timeframe(v validity.Validity, part func(validity.Timeframe) validity.Duration) string {
	if v.Timeframe.IsZero() {
		return ""
	}
	return part(*v.Timeframe).String()
}
