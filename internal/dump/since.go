package dump

import (
	"context"
	"slices"
	"time"
)

// changing has the columns with a time that each change of a row moves, for the tables whose rows can be told apart by them. A table that is not here has
// no such time, changes rows without it, as the stock of an assigned reward, or has the few rows that people make by hand: it is exported whole.
var changing = map[string][]string{
	"async_actions":        {"created_at", "updated_at"},
	"audit_entries":        {"created_at", "ended_at"},
	"benefit_transactions": {"created_at", "updated_at"},
	"card_transactions":    {"created_at", "updated_at"},
	"customers":            {"created_at", "updated_at"},
	"events":               {"created_at"},
	"loyalty_members":      {"created_at", "updated_at"},
	"loyalty_tier_holders": {"created_at", "updated_at"},
	"member_cards":         {"created_at", "updated_at", "deleted_at"},
	"order_transactions":   {"created_at", "updated_at"},
	"orders":               {"created_at", "updated_at"},
	"pending_points":       {"created_at", "updated_at"},
	"points_lots":          {"created_at", "updated_at"},
	"points_takes":         {"created_at"},
	"products":             {"created_at", "updated_at", "deleted_at"},
	"publications":         {"created_at"},
	"redeemable_holders":   {"created_at", "converted_at"},
	"redemptions":          {"date", "rollback_date"},
	"referral_rewards":     {"created_at", "settled_at"},
	"refusals":             {"created_at"},
	"returns":              {"created_at"},
	"reward_transactions":  {"created_at", "updated_at"},
	"segment_members":      {"entered_at"},
	"skus":                 {"created_at", "updated_at", "deleted_at"},
	"tier_transactions":    {"created_at", "updated_at"},
	"trash_entries":        {"created_at"},
	"voucher_transactions": {"created_at"},
	"vouchers":             {"created_at", "updated_at", "deleted_at"},
}

// following has the tables whose rows also change, without their time, when a row of another table comes or changes: by a column here and the column there with
// the same value.
var following = map[string][]struct{ column, table, by string }{
	"customers":    {{"id", "redemptions", "customer_id"}, {"id", "orders", "customer_id"}, {"id", "returns", "customer_id"}},    // the summary
	"points_takes": {{"account_id", "card_transactions", "card_id"}, {"account_id", "voucher_transactions", "voucher_id"}},       // points given back
	"orders":       {{"id", "redemptions", "order_id"}, {"id", "returns", "order_id"}, {"id", "order_transactions", "order_id"}}, // payments, what was returned
	"redemptions":  {{"order_id", "returns", "order_id"}},                                                                        // what was returned
}

// always are rows that change without any time, and are therefore in each part.
var always = map[string]Condition{
	"redemptions": {Column: "reward_status", Values: []string{"PENDING", "COMPLETED", "ROLLED_BACK"}}, // of rewards, which people hand over
}

// changedSince restricts the tables to the rows that have changed since a time, as far as the rows say it.
func changedSince(ctx context.Context, from Source, tables []Table, since time.Time) ([]Table, error) {
	some := slices.Clone(tables)
	direct := map[string]Table{}
	for i, t := range some {
		for _, column := range changing[t.Name] {
			some[i].Only = append(some[i].Only, Condition{Column: column, Since: since})
		}
		if more, has := always[t.Name]; has {
			some[i].Only = append(some[i].Only, more)
		}
		direct[t.Name] = some[i]
	}
	for i, t := range some {
		for _, f := range following[t.Name] {
			values, err := valuesOf(ctx, from, direct[f.table], f.by)
			if err != nil {
				return nil, err
			}
			some[i].Only = append(slices.Clip(some[i].Only), Condition{Column: f.column, Values: values})
		}
	}
	return some, nil
}

// valuesOf reads a column of the rows that a table is restricted to, each value once.
func valuesOf(ctx context.Context, from Source, t Table, column string) (values []string, err error) {
	at, seen := columnAt(&t, 0, column), map[string]bool{}
	err = from.Rows(ctx, t, func(row []Value) error {
		if value := row[at]; value.Valid && !seen[value.String] {
			seen[value.String] = true
			values = append(values, value.String)
		}
		return nil
	})
	return values, err
}
