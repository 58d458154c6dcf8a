package wire

import (
	"net/http"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
)

// Validation is the answer of POST /v1/validations.
type Validation struct {
	ID           string        `json:"id"`
	Valid        bool          `json:"valid"`
	Redeemables  []Redeemable  `json:"redeemables"`
	Inapplicable []Redeemable  `json:"inapplicable_redeemables,omitzero"`
	Skipped      []Redeemable  `json:"skipped_redeemables,omitzero"`
	Order        *Order        `json:"order,omitzero"`
	TrackingID   string        `json:"tracking_id,omitzero"`
	Session      *Session      `json:"session,omitzero"`
	Stacking     StackingRules `json:"stacking_rules"`
}

// Session is a reservation in answers.
type Session struct {
	Key     string `json:"key"`
	Type    string `json:"type" enum:"LOCK"`
	TTL     int64  `json:"ttl"`
	TTLUnit string `json:"ttl_unit" enum:"DAYS HOURS MICROSECONDS MILLISECONDS MINUTES NANOSECONDS SECONDS"`
}

// Redeemable is the result of one redeemable.
type Redeemable struct {
	Status         string           `json:"status" enum:"redemption.EntryStatus"`
	ID             string           `json:"id"`
	Object         string           `json:"object" enum:"promotion_tier voucher"`
	Order          *Order           `json:"order,omitzero"`
	ApplicableTo   *List[Entry]     `json:"applicable_to,omitzero"`
	InapplicableTo *List[Entry]     `json:"inapplicable_to,omitzero"`
	Result         RedeemableResult `json:"result"`
	Metadata       *metadata.Map    `json:"metadata,omitzero"`
	Categories     []Category       `json:"categories,omitzero"`
	CampaignName   string           `json:"campaign_name,omitzero"`
	CampaignID     string           `json:"campaign_id,omitzero"`
	Name           string           `json:"name,omitzero"`
	Guarded        bool             `json:"guarded,omitzero"`
	Explanation    *Explanation     `json:"explanation,omitzero"`
}

// RedeemableResult is what a redeemable gives, or why it does not apply.
type RedeemableResult struct {
	Discount *Discount      `json:"discount,omitzero"`
	Gift     *GiftResult    `json:"gift,omitzero"`
	Loyalty  *LoyaltyResult `json:"loyalty_card,omitzero"`
	Bundle   *Bundle        `json:"bundle,omitzero"`
	Error    *Error         `json:"error,omitzero"`
	Details  *Details       `json:"details,omitzero"`
}

// GiftResult is what a gift card pays, and its balance.
type GiftResult struct {
	Balance int64 `json:"balance"`
	Credits int64 `json:"credits"`
}

// LoyaltyResult is how many points of a loyalty card are used.
type LoyaltyResult struct {
	Points int64 `json:"points"`
}

// Details is a reason as a text for customers.
type Details struct {
	Message string `json:"message"`
	Key     string `json:"key"`
}

// Bundle is the parts of a product bundle that the cart has and lacks.
type Bundle struct {
	Quantity   int64        `json:"quantity"`
	Limit      int64        `json:"limit,omitzero"`
	Identified []BundleItem `json:"identified"`
	Missing    []BundleGap  `json:"missing,omitzero"`
}

// BundleItem is a part of a bundle that the cart has.
type BundleItem struct {
	ID       string `json:"id"`
	Object   string `json:"object" enum:"catalog.MemberObject"`
	Index    int    `json:"item_index"`
	Quantity int64  `json:"item_quantity"`
}

// BundleGap is a part of a bundle that the cart lacks.
type BundleGap struct {
	ID       string `json:"id"`
	Object   string `json:"object" enum:"discount.Object"`
	Quantity int64  `json:"item_quantity"`
}

// NewValidation returns the answer to a validation.
func NewValidation(id string, r *redemption.Result, in RedeemInput, requestID string) Validation {
	w := Validation{ID: id, Valid: r.Valid, TrackingID: r.TrackingID, Stacking: NewStackingRules(*r.Stacking)}
	shape := func(entries []redemption.Entry) []Redeemable {
		list := make([]Redeemable, len(entries))
		for i := range entries {
			list[i] = NewRedeemable(&entries[i], in, r.Stacking, requestID)
		}
		return list
	}
	w.Inapplicable, w.Skipped = shape(r.With(redemption.EntryInapplicable)), shape(r.With(redemption.EntrySkipped))
	w.Redeemables = shape(r.Entries)
	if r.Stacking.ApplicationMode == project.ApplicationPartial {
		w.Redeemables = shape(r.With(redemption.EntryApplicable))
		if len(w.Redeemables) == 0 {
			w.Redeemables = w.Inapplicable
		}
	}
	if len(w.Inapplicable) == 0 {
		w.Inapplicable = nil
	}
	if len(w.Skipped) == 0 {
		w.Skipped = nil
	}
	if r.Valid && r.Order != nil {
		applied := r.Cart.Since(r.Start)
		o := NewOrder(*r.Order, &applied, OrderWhole)
		w.Order = &o
	}
	if s := r.Session; s != nil {
		w.Session = &Session{Key: s.Key, Type: "LOCK", TTL: s.Shown, TTLUnit: s.ShownUnit}
	}
	return w
}

// NewRedeemable returns the shape of one entry.
func NewRedeemable(e *redemption.Entry, in RedeemInput, stacking *project.StackingRules, requestID string) Redeemable {
	w := Redeemable{Status: string(e.Status), ID: e.Redeemable.ID, Object: string(e.Redeemable.Object)}
	if e.Voucher != nil || e.Tier != nil {
		w.Metadata = ref(emptyObjectIfNil(e.Metadata))
		w.Categories = make([]Category, len(e.Categories))
		for i, c := range e.Categories {
			w.Categories[i] = NewStackedCategory(c, *stacking)
		}
		if in.Expands("redeemable") {
			w.CampaignID, w.CampaignName = e.CampaignID, e.CampaignName
			if e.Tier != nil {
				w.Name = e.Tier.Name
			}
		}
	}
	w.Result.Bundle = newBundle(e.Bundle)
	if in.Explains() {
		w.Explanation = newExplanation(e)
	}
	switch e.Status {
	case redemption.EntryInapplicable:
		w.Result.refuse(e.Refusal(), requestID)
	case redemption.EntrySkipped:
		w.Guarded = e.Guarded
		w.Result.Details = &Details{Key: e.Skip.Key, Message: e.Skip.Message}
	default:
		w.apply(e)
	}
	return w
}

func (w *RedeemableResult) refuse(f *fault.Error, requestID string) {
	status := http.StatusBadRequest
	if f.Kind == fault.KindNotFound {
		status = http.StatusNotFound
	}
	e := NewError(f, status, requestID)
	w.Error = &e
	w.Details = &Details{Key: f.Key, Message: f.Message}
	if f.Custom != "" {
		w.Details.Message = f.Custom
	}
}

func (w *Redeemable) apply(e *redemption.Entry) {
	w.Guarded = e.Guarded
	w.Result.Discount = NewDiscount(e.Discount)
	if e.Voucher != nil && e.Voucher.Gift != nil {
		w.Result.Gift = &GiftResult{Balance: e.Balance, Credits: e.Credits}
	}
	if e.Voucher != nil && e.Voucher.Loyalty != nil {
		w.Result.Loyalty = &LoyaltyResult{Points: e.Points}
	}
	if e.Order != nil {
		o := NewOrder(*e.Order, &e.Applied, OrderWhole)
		w.Order = &o
	}
	w.ApplicableTo = newDiscountedEntries(e.ApplicableTo, e.Reached, e)
	w.InapplicableTo = newDiscountedEntries(e.InapplicableTo, nil, e)
}

// newDiscountedEntries returns the configured entries with the order lines that each discounts, followed by one entry for each
// discounted product.
func newDiscountedEntries(entries []discount.Entry, reached []discount.Reached, e *redemption.Entry) *List[Entry] {
	list := List[Entry]{DataRef: "data"}
	var concrete []Entry
	for i, configured := range entries {
		w := NewEntry(configured)
		if i < len(reached) {
			w.setDiscounted(reached[i])
			concrete = append(concrete, w.perProduct(configured, reached[i], e)...)
		}
		list.Items = append(list.Items, w)
	}
	list.Items = append(list.Items, concrete...)
	total := len(list.Items)
	list.Total = &total
	return &list
}

func (w *Entry) setDiscounted(r discount.Reached) {
	w.OrderItemIndices, w.UnitsLimitExceeded = r.Lines, r.UnitsLimitExceeded
	for _, u := range r.Units {
		units := make([]int64, len(u.Units))
		for i, n := range u.Units {
			units[i] = int64(n)
		}
		w.OrderItemUnits = append(w.OrderItemUnits, ItemUnits{Index: u.Line, Units: units})
	}
}

// perProduct returns one strict entry for each product of the lines that a collection entry discounts.
func (w Entry) perProduct(configured discount.Entry, r discount.Reached, e *redemption.Entry) []Entry {
	if configured.Object != discount.ObjectCollection || e.Order == nil {
		return nil
	}
	var list []Entry
	at := map[string]int{}
	for _, line := range r.Lines {
		if line >= len(e.Order.Items) {
			continue
		}
		item := &e.Order.Items[line]
		id, object := item.ProductID, "product"
		if item.SKUID != "" {
			id, object = item.SKUID, "sku"
		}
		i, seen := at[id]
		if !seen {
			i = len(list)
			at[id] = i
			own := w
			own.Object, own.ID, own.SourceID, own.Strict = Word(object), id, "", true
			own.OrderItemIndices, own.OrderItemUnits = nil, nil
			list = append(list, own)
		}
		list[i].OrderItemIndices = append(list[i].OrderItemIndices, line)
		for _, u := range w.OrderItemUnits {
			if u.Index == line {
				list[i].OrderItemUnits = append(list[i].OrderItemUnits, u)
			}
		}
	}
	return list
}

func newBundle(b *rule.Bundle) *Bundle {
	if b == nil {
		return nil
	}
	w := &Bundle{Quantity: b.Quantity, Limit: b.Limit, Identified: []BundleItem{}}
	for _, i := range b.Identified {
		w.Identified = append(w.Identified, BundleItem{ID: i.ID, Object: string(i.Object), Index: i.ItemIndex, Quantity: i.Quantity})
	}
	for _, m := range b.Missing {
		w.Missing = append(w.Missing, BundleGap{ID: m.ID, Object: string(m.Object), Quantity: m.Quantity})
	}
	return w
}
