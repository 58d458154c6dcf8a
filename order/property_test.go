package order_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
)

func drawItems(t *rapid.T) []order.ItemRequest {
	figure := func(t *rapid.T, label string, most int64) *int64 {
		if rapid.Bool().Draw(t, label+" sent") {
			return p(rapid.Int64Range(0, most).Draw(t, label))
		}
		return nil
	}
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) order.ItemRequest {
		in := order.ItemRequest{
			ProductID: rapid.SampledFrom([]string{"", "shirt", "prod_mug", "unknown"}).Draw(t, "product"),
			SKUID:     rapid.SampledFrom([]string{"", "red", "sku_blue", "unknown"}).Draw(t, "sku"),
			Quantity:  figure(t, "quantity", 100), Price: figure(t, "price", 1e6), Amount: figure(t, "amount", 1e8),
			DiscountAmount: figure(t, "discount", 1e6), InitialQuantity: figure(t, "initial quantity", 100), InitialAmount: figure(t, "initial", 1e8),
		}
		if in.Quantity != nil {
			in.DiscountQuantity = figure(t, "free", *in.Quantity)
		}
		return in
	}), 0, 6).Draw(t, "items")
}

func drawRequest(t *rapid.T) order.Request {
	r := order.Request{Items: patch.Set(drawItems(t))}
	if rapid.Bool().Draw(t, "amount sent") {
		r.Amount = patch.Set(rapid.Int64Range(0, 1e9).Draw(t, "amount"))
	}
	if rapid.Bool().Draw(t, "discount sent") {
		r.DiscountAmount = patch.Set(rapid.Int64Range(0, 1e9).Draw(t, "discount"))
	}
	return r
}

func resolve(t *rapid.T, req order.Request, stored *order.Order) order.Order {
	o, err := order.Resolve(req, stored, shop)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestResolveProperties(t *testing.T) {
	t.Run("the_amount_is_what_was_sent_or_the_sum_of_the_lines", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			req := drawRequest(t)
			o := resolve(t, req, nil)
			want := discount.Money{}
			for _, i := range o.Items {
				if i.Amount.Known {
					want = minor(want.Minor + i.Amount.Minor)
				}
			}
			if sent, ok := req.Amount.Value(); ok {
				want = minor(sent)
			}
			if diff := cmp.Diff(want, o.Amount); diff != "" {
				t.Error(diff)
			}
		})
	})
	t.Run("nobody_is_paid_for_an_order", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			if o := resolve(t, drawRequest(t), nil); o.TotalAmount().Minor < 0 {
				t.Errorf("total %d", o.TotalAmount().Minor)
			}
		})
	})
	t.Run("sending_the_same_order_again_by_its_id_changes_nothing", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			req := drawRequest(t)
			once := resolve(t, req, nil)
			once.AssignIDs(now, counter())
			req.ID = once.ID
			twice := resolve(t, req, &once)
			if diff := cmp.Diff(once, twice); diff != "" {
				t.Error(diff)
			}
		})
	})
	t.Run("a_cart_brings_back_the_order_it_was_made_of", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			o := resolve(t, drawRequest(t), nil)
			back := o
			back.SetCart(o.Cart(), shop, nil)
			if diff := cmp.Diff(o, back); diff != "" {
				t.Error(diff)
			}
		})
	})
	t.Run("the_lines_of_an_order_are_never_written_into", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			req := drawRequest(t)
			stored := resolve(t, req, nil)
			stored.AssignIDs(now, counter())
			for i := range stored.Items {
				stored.Items[i].InitialQuantity += 7
			}
			before := append([]order.Item{}, stored.Items...)
			changed := resolve(t, order.Request{ID: stored.ID, Amount: patch.Set[int64](7)}, &stored)
			cart := changed.Cart()
			for i := range cart.Lines {
				cart.Lines[i].DiscountAmount++
			}
			changed.SetCart(cart, shop, nil)
			changed.AssignIDs(now, counter())
			if diff := cmp.Diff(before, append([]order.Item{}, stored.Items...)); diff != "" {
				t.Error(diff)
			}
		})
	})
}
