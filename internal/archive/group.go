package archive

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// group is what goes together: an order with its redemptions, rollbacks and returns, or a redemption without an order and its rollback, or a failed attempt.
type group struct {
	order   *order.Order
	records []redemption.Record
	returns []redemption.Return
}

func (g *group) rows() (all []row) {
	if g.order != nil {
		all = append(all, row{ordersTable, g.order.ID})
	}
	for i := range g.records {
		all = append(all, row{redemptionsTable, g.records[i].ID})
	}
	for i := range g.returns {
		all = append(all, row{returnsTable, g.returns[i].ID})
	}
	return all
}

// over reports whether nothing happened to the group since a moment, and nothing is to follow by what its rows say.
func (g *group) over(until time.Time) bool {
	if o := g.order; o != nil {
		if !o.Status.Paid() && o.Status != order.StatusCanceled || !o.CreatedAt.Before(until) || !o.UpdatedAt.Before(until) {
			return false
		}
	}
	for i := range g.records {
		r := &g.records[i]
		if !r.Date.Before(until) || !r.RollbackDate.Before(until) || r.Delivery() == redemption.DeliveryPending {
			return false
		}
	}
	for i := range g.returns {
		r := &g.returns[i]
		if !r.CreatedAt.Before(until) || r.EarnedStatus() == redemption.PointsPending {
			return false
		}
		for _, points := range r.Points {
			if points.Status == redemption.PointsPending {
				return false
			}
		}
	}
	return true
}

// root reports whether a record begins a group of its own where it has no order: a redemption, or a failed attempt, that is no part of a stack.
func root(r *redemption.Record) bool {
	return r.ParentID == "" && (r.Object == redemption.ObjectRedemption || r.Status == redemption.StatusFailed)
}

// groups calls do with the groups that are over, some hundred rows at a time: first those of orders, then the others.
func (p *Project) groups(ctx context.Context, until time.Time, do func([]group) error) error {
	older, byDate := storage.Where("created_at", storage.OpLess, until), []storage.Order{{Field: "created_at"}}
	q := storage.Query{Filter: older, Order: byDate, Limit: ordersAtOnce}
	for more := true; more; {
		page, err := p.Store.Orders().List(ctx, q)
		if err != nil {
			return err
		}
		if more = page.HasMore; more {
			last := page.Items[len(page.Items)-1]
			q.After = &storage.Position{ID: last.ID, Values: []any{last.CreatedAt}}
		}
		if err := p.portions(ctx, page.Items, nil, until, do); err != nil {
			return err
		}
	}
	q = storage.Query{Filter: older, Order: byDate, Limit: rowsAtOnce}
	for more := true; more; {
		page, err := p.Store.Redemptions().List(ctx, q)
		if err != nil {
			return err
		}
		if more = page.HasMore; more {
			last := page.Items[len(page.Items)-1]
			q.After = &storage.Position{ID: last.ID, Values: []any{last.Date}}
		}
		var roots []redemption.Record
		var named []string
		for _, r := range page.Items {
			if root(&r) {
				roots, named = append(roots, r), append(named, r.OrderID)
			}
		}
		stored, err := storage.Having(ctx, p.Store.Orders(), "id", named)
		if err != nil {
			return err
		}
		has := map[string]bool{}
		for i := range stored {
			has[stored[i].ID] = true
		}
		var alone []redemption.Record // those that no stored order counts as its own
		for _, r := range roots {
			if r.Status == redemption.StatusFailed || !has[r.OrderID] {
				alone = append(alone, r)
			}
		}
		if err := p.portions(ctx, nil, alone, until, do); err != nil {
			return err
		}
	}
	return nil
}

// portions calls do with the groups of orders or of records without an order that are over.
func (p *Project) portions(ctx context.Context, orders []order.Order, roots []redemption.Record, until time.Time, do func([]group) error) error {
	found, err := collect(ctx, p.Store, orders, roots)
	if err != nil {
		return err
	}
	stays, err := waiting(ctx, p.Store, found)
	if err != nil {
		return err
	}
	var some []group
	rows := 0
	for i := range found {
		if stays[i] || !found[i].over(until) {
			continue
		}
		some = append(some, found[i])
		if rows += len(found[i].rows()); rows >= rowsAtOnce {
			if err := do(some); err != nil {
				return err
			}
			some, rows = nil, 0
		}
	}
	if len(some) == 0 {
		return nil
	}
	return do(some)
}

// waiting tells the groups of orders with points that wait.
func waiting(ctx context.Context, store Store, groups []group) (map[int]bool, error) {
	at, ids := map[string]int{}, []string(nil)
	for i := range groups {
		if o := groups[i].order; o != nil {
			at[o.ID] = i
			ids = append(ids, o.ID)
		}
	}
	points, err := storage.Having(ctx, store.PendingPoints(), "order_id", ids)
	stays := map[int]bool{}
	for i := range points {
		if points[i].Status == ledger.PendingWaiting {
			stays[at[points[i].Cause.OrderID]] = true
		}
	}
	return stays, err
}

// collect reads the groups of orders, and of records without an order.
func collect(ctx context.Context, store Store, orders []order.Order, roots []redemption.Record) ([]group, error) {
	groups := make([]group, 0, len(orders)+len(roots))
	of, wanted := map[string]int{}, []string(nil) // the groups of records, and records that are not read yet
	want := func(id string, group int) {
		if _, known := of[id]; !known && id != "" {
			of[id] = group
			wanted = append(wanted, id)
		}
	}
	byOrder, orderIDs := map[string]int{}, []string(nil)
	for i := range orders {
		o := &orders[i]
		byOrder[o.ID], orderIDs, groups = len(groups), append(orderIDs, o.ID), append(groups, group{order: o})
		for id := range o.Redemptions {
			want(id, i)
		}
	}
	for i := range roots {
		groups = append(groups, group{})
		want(roots[i].ID, len(groups)-1)
	}
	for len(wanted) > 0 { // records, then the parts of stacks, then rollbacks and their parts
		ids := wanted
		wanted = nil
		named, err := storage.Having(ctx, store.Redemptions(), "id", ids)
		if err != nil {
			return nil, err
		}
		parts, err := storage.Having(ctx, store.Redemptions(), "parent_redemption_id", ids)
		if err != nil {
			return nil, err
		}
		for _, r := range named {
			at := of[r.ID]
			groups[at].records = append(groups[at].records, r)
			want(r.RollbackID, at)
		}
		for _, r := range parts {
			want(r.ID, of[r.ParentID])
		}
	}
	returns, err := storage.Having(ctx, store.Returns(), "order_id", orderIDs)
	for i := range returns {
		at := byOrder[returns[i].OrderID]
		groups[at].returns = append(groups[at].returns, returns[i])
	}
	return groups, err
}
