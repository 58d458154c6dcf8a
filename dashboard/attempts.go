package dashboard

import (
	"cmp"
	"context"
	"net/url"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/refusal"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// attemptRow is a redemption, a rollback, or a refused attempt at one.
type attemptRow struct {
	When   moment
	Status status
	// Reason says in words why it was refused.
	Reason string
	What   string
	Code   bool
	// Customer is the name or id of the customer, and CustomerHref their page.
	Customer, CustomerHref string
	Amount                 string
	Href                   string
	at                     time.Time
	customerID             string
}

// attemptTable is what the part "attempts" renders: all columns, unless it is a list for which the person has chosen some.
type attemptTable struct {
	Rows   []attemptRow
	Choice listChoice
}

// maxAttempts is how many attempts of each kind a page lists.
const maxAttempts = 10

// records are the latest redemptions that pass a filter.
func (v *visit) records(ctx context.Context, f storage.Filter) ([]attemptRow, error) {
	page, err := v.Project.Redemptions.List(ctx, storage.Query{Filter: f, Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: maxAttempts})
	rows := make([]attemptRow, len(page.Items))
	for i := range page.Items {
		rows[i] = v.recordRow(&page.Items[i])
	}
	return rows, err
}

func (v *visit) recordRow(r *redemption.Record) attemptRow {
	row := attemptRow{
		When: v.clock().moment(r.Date), Status: recordStatus(r), What: cmp.Or(r.Code, r.Campaign, v.say("home.several")), Code: r.Code != "", at: r.Date,
		Href: v.path("redemptions", r.ID), Customer: r.CustomerID, customerID: r.CustomerID,
	}
	if r.CustomerID != "" {
		row.CustomerHref = v.path("customers", r.CustomerID)
	}
	if r.Status == redemption.StatusFailed {
		row.Reason = v.writer(nil).Refusal(r.FailureCode, r.FailureMessage)
	}
	if money := r.Applied.Money() + r.Applied.Credits; money != 0 {
		row.Amount = v.money(money)
	}
	return row
}

// refusals are the latest refused validations that pass a filter.
func (v *visit) refusals(ctx context.Context, f storage.Filter) ([]attemptRow, error) {
	page, err := v.Project.Refusals.List(ctx, storage.Query{Filter: f, Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: maxAttempts})
	rows := make([]attemptRow, len(page.Items))
	for i := range page.Items {
		rows[i] = v.refusalRow(&page.Items[i])
	}
	return rows, err
}

func (v *visit) refusalRow(r *refusal.Refusal) attemptRow {
	row := attemptRow{
		When: v.clock().moment(r.CreatedAt), Status: newStatus("not-valid"), Reason: v.writer(nil).Refusal(r.Key, r.Message), What: r.Name,
		Code: r.Object == string(redemption.RedeemableVoucher), Customer: r.CustomerID, customerID: r.CustomerID, at: r.CreatedAt,
	}
	if r.CustomerID != "" {
		row.CustomerHref = v.path("customers", r.CustomerID)
	}
	again := url.Values{"voucher": {r.VoucherID}}
	if r.CustomerID != "" {
		again.Set("customer", r.CustomerID)
	}
	if r.Amount != nil {
		row.Amount = v.say("attempt.order", v.money(*r.Amount))
		if *r.Amount > 0 {
			again.Set("amount", minorText(*r.Amount, true))
		}
	}
	if r.VoucherID != "" {
		row.Href = v.path("why") + "?" + again.Encode()
	}
	return row
}

// nameCustomers puts the names of customers in the place of their ids, with one read.
func (v *visit) nameCustomers(ctx context.Context, rows []attemptRow) error {
	ids := customersOf(rows)
	if len(ids) == 0 {
		return nil
	}
	names, err := v.Project.Names(ctx, storage.NameIDs{Customers: ids})
	callCustomers(rows, names)
	return err
}

// customersOf are the ids of the customers of attempts.
func customersOf(rows []attemptRow) (ids []string) {
	for _, r := range rows {
		if r.customerID != "" && !slices.Contains(ids, r.customerID) {
			ids = append(ids, r.customerID)
		}
	}
	return ids
}

// callCustomers puts names in the place of ids. A customer who was deleted has no name and no page.
func callCustomers(rows []attemptRow, names wording.Names) {
	for i := range rows {
		if rows[i].customerID == "" {
			continue
		}
		name, there := names[rows[i].customerID]
		if rows[i].Customer = name; !there {
			rows[i].Customer, rows[i].CustomerHref = rows[i].customerID, ""
		}
	}
}

// latest joins rows, the newest first.
func latest(lists ...[]attemptRow) []attemptRow {
	all := slices.Concat(lists...)
	slices.SortStableFunc(all, func(a, b attemptRow) int { return b.at.Compare(a.at) })
	return all[:min(len(all), maxAttempts)]
}

// activityRow is something that a person did by hand.
type activityRow struct {
	When                moment
	Person, Act, Reason string
	Status              status
	Changes             []changed
}

// changed is one property that differs.
type changed struct{ Name, Before, After string }
