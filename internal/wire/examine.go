package wire

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
)

// Loose is a text that may be sent as a number, or a number that may be sent as a text. Missing and null give the empty
// Loose.
type Loose string

// UnmarshalJSON takes a text, a number or null.
func (l *Loose) UnmarshalJSON(data []byte) error {
	if data[0] != '"' {
		var n Number
		err := n.UnmarshalJSON(data)
		*l = Loose(n)
		return err
	}
	var text Word
	err := text.UnmarshalJSON(data)
	*l = Loose(text)
	return err
}

func (l Loose) integer(path string) (*int64, error) {
	if l == "" {
		return nil, nil
	}
	if !json.Valid([]byte(l)) || !strings.ContainsRune("-0123456789", rune(l[0])) {
		return nil, fault.Payload(path, "must be a number, or a text that is one (actual value is '%.60s')", string(l))
	}
	return Number(l).Integer(path)
}

// ExamineIdentification names the customer of an examination.
type ExamineIdentification struct {
	Type       *string `json:"type" enum:"membership.Identification"`
	CustomerID *string `json:"customer_id"`
	SourceID   *Loose  `json:"customer_source_id"`
	MemberID   *string `json:"member_id"`
}

func (w *ExamineIdentification) domain() (e membership.Examined, err error) {
	const path = "customer_identification"
	if w == nil {
		return e, fault.PayloadMissing(path)
	}
	if w.Type == nil {
		return e, fault.PayloadMissing(path + ".type")
	}
	var source *string
	if w.SourceID != nil && *w.SourceID != "" {
		text := string(*w.SourceID)
		source = &text
	}
	ids := map[membership.Identification]*string{membership.ByCustomerID: w.CustomerID, membership.BySourceID: source, membership.ByMemberID: w.MemberID}
	e.By = membership.Identification(*w.Type)
	id, known := ids[e.By]
	if !known {
		return e, fault.Payload(path+".type", "must be equal to one of the allowed values [ customer_id, customer_source_id, member_id ] (actual value is '%.60s')", *w.Type)
	}
	if id == nil || *id == "" {
		return e, fault.PayloadMissing(path + "." + *w.Type)
	}
	for by, other := range ids {
		if by != e.By && other != nil && *other != "" {
			return e, fault.Payload(path, "must have no other id than %s, which its type names", *w.Type)
		}
	}
	e.ID = *id
	return e, nil
}

// SupposedMetadata is metadata that an examination assumes.
type SupposedMetadata struct {
	Metadata metadata.Map `json:"metadata"`
}

func (w *SupposedMetadata) domain(path string) (metadata.Map, error) {
	if w == nil || w.Metadata == nil {
		return nil, nil
	}
	return metadata.Normalize(path+".metadata", w.Metadata)
}

// ExamineRewardsRequest asks which rewards a customer could buy.
type ExamineRewardsRequest struct {
	Identification *ExamineIdentification `json:"customer_identification" required:"true"`
	Customer       *SupposedMetadata      `json:"customer"`
	Member         *SupposedMetadata      `json:"member"`
}

// Domain returns the customer and the assumptions.
func (w ExamineRewardsRequest) Domain() (e membership.Examined, err error) {
	if e, err = w.Identification.domain(); err != nil {
		return e, err
	}
	if e.Customer, err = w.Customer.domain("customer"); err != nil {
		return e, err
	}
	e.Member, err = w.Member.domain("member")
	return e, err
}

// ExamineEarningsRequest asks what a customer would earn.
type ExamineEarningsRequest struct {
	Trigger        *ExamineTrigger        `json:"trigger" required:"true"`
	Identification *ExamineIdentification `json:"customer_identification" required:"true"`
	OrderPaid      *ExamineOrderPaid      `json:"customer_order_paid"`
	Segment        *ExamineContext        `json:"customer_segment_entered"`
	Custom         *ExamineCustomEvent    `json:"customer_custom_event"`
}

// ExamineTrigger is the assumed event: all events, or one.
type ExamineTrigger struct {
	Type     Word             `json:"type" enum:"ALL SPECIFIC"`
	Specific *ExamineSpecific `json:"specific"`
}

// ExamineSpecific names an event.
type ExamineSpecific struct {
	Event Word `json:"event" enum:"program.Event"`
}

// ExamineContext is what is assumed about the customer and the member.
type ExamineContext struct {
	Customer *SupposedMetadata `json:"customer"`
	Member   *SupposedMetadata `json:"member"`
}

func (w ExamineContext) apply(path string, s *membership.Supposed) (err error) {
	if s.Customer, err = w.Customer.domain(path + ".customer"); err != nil {
		return err
	}
	s.Member, err = w.Member.domain(path + ".member")
	return err
}

// ExamineOrderPaid is an order that is assumed to be paid.
type ExamineOrderPaid struct {
	ExamineContext
	Order *ExamineOrder `json:"order"`
}

// ExamineOrder is an order. Its numbers may be sent as texts.
type ExamineOrder struct {
	Amount         Loose          `json:"amount"`
	InitialAmount  Loose          `json:"initial_amount"`
	DiscountAmount Loose          `json:"discount_amount"`
	Items          []*ExamineItem `json:"items"`
	Metadata       metadata.Map   `json:"metadata"`
}

// ExamineItem is a line of an order.
type ExamineItem struct {
	ID             Loose          `json:"id"`
	SourceID       Loose          `json:"source_id"`
	ProductID      Loose          `json:"product_id"`
	SKUID          Loose          `json:"sku_id"`
	RelatedObject  Word           `json:"related_object" enum:"catalog.MemberObject"`
	Amount         Loose          `json:"amount"`
	DiscountAmount Loose          `json:"discount_amount"`
	Quantity       Loose          `json:"quantity"`
	Price          Loose          `json:"price"`
	Product        *ExamineObject `json:"product"`
	SKU            *ExamineObject `json:"sku"`
	Metadata       metadata.Map   `json:"metadata"`
}

// ExamineObject is the product or SKU of a line.
type ExamineObject struct {
	ID       Loose `json:"id"`
	SourceID Loose `json:"source_id"`
	Price    Loose `json:"price"`
}

// ExamineCustomEvent is an assumed custom event: any, or one of a schema.
type ExamineCustomEvent struct {
	Type     Word                  `json:"type" enum:"ALL SPECIFIC"`
	All      *ExamineAnyEvent      `json:"all"`
	Specific *ExamineEventOfSchema `json:"specific"`
}

// ExamineAnyEvent is any custom event.
type ExamineAnyEvent struct {
	ExamineContext
	Event *SupposedMetadata `json:"custom_event"`
}

// ExamineEventOfSchema is a custom event of a schema.
type ExamineEventOfSchema struct {
	ExamineContext
	Event *ExamineEvent `json:"custom_event"`
}

// ExamineEvent is a custom event.
type ExamineEvent struct {
	SchemaID string       `json:"schema_id"`
	Metadata metadata.Map `json:"metadata"`
}

// Domain returns the customer, the assumed events and, where it is a single one, the name of the event.
func (w ExamineEarningsRequest) Domain() (who membership.Examined, supposed []membership.Supposed, event string, err error) {
	if who, err = w.Identification.domain(); err != nil {
		return who, nil, "", err
	}
	blocks := map[string]bool{"customer_order_paid": w.OrderPaid != nil, "customer_segment_entered": w.Segment != nil, "customer_custom_event": w.Custom != nil}
	own := map[program.Event]string{
		program.EventOrderPaid: "customer_order_paid", program.EventSegment: "customer_segment_entered", program.EventCustom: "customer_custom_event"}
	events := []program.Event{program.EventOrderPaid, program.EventSegment, program.EventCustom}
	switch {
	case w.Trigger == nil:
		return who, nil, "", fault.PayloadMissing("trigger")
	case w.Trigger.Type == "ALL" && w.Trigger.Specific == nil:
	case w.Trigger.Type == "ALL":
		return who, nil, "", fault.Payload("trigger.specific", "belongs to the type SPECIFIC only")
	case w.Trigger.Type != "SPECIFIC":
		return who, nil, "", oneOf("trigger.type", w.Trigger.Type, "ALL", "SPECIFIC")
	case w.Trigger.Specific == nil:
		return who, nil, "", fault.PayloadMissing("trigger.specific")
	default:
		event = string(w.Trigger.Specific.Event)
		block, known := own[program.Event(event)]
		if !known {
			return who, nil, "", oneOf("trigger.specific.event", w.Trigger.Specific.Event, "customer.order.paid", "customer.segment.entered", "customer.custom_event")
		}
		for name, sent := range blocks {
			if sent && name != block {
				return who, nil, "", fault.Payload(name, "does not belong to the event %s", event)
			}
		}
		if !blocks[block] {
			return who, nil, "", fault.PayloadMissing(block)
		}
		events = []program.Event{program.Event(event)}
	}
	for _, e := range events {
		s := membership.Supposed{Event: e}
		if err := w.suppose(&s); err != nil {
			return who, nil, "", err
		}
		supposed = append(supposed, s)
	}
	return who, supposed, event, nil
}

func (w ExamineEarningsRequest) suppose(s *membership.Supposed) (err error) {
	switch {
	case s.Event == program.EventOrderPaid && w.OrderPaid != nil:
		if err := w.OrderPaid.apply("customer_order_paid", s); err != nil {
			return err
		}
		if w.OrderPaid.Order != nil {
			s.Order, err = w.OrderPaid.Order.domain("customer_order_paid.order")
		}
	case s.Event == program.EventSegment && w.Segment != nil:
		err = w.Segment.apply("customer_segment_entered", s)
	case s.Event == program.EventCustom && w.Custom != nil:
		err = w.Custom.apply(s)
	}
	return err
}

func (w ExamineCustomEvent) apply(s *membership.Supposed) (err error) {
	const path = "customer_custom_event"
	switch w.Type {
	case "ALL":
		if w.Specific != nil {
			return fault.Payload(path+".specific", "belongs to the type SPECIFIC only")
		}
		if w.All == nil {
			return nil
		}
		if s.Custom, err = w.All.Event.domain(path + ".all.custom_event"); err != nil {
			return err
		}
		return w.All.apply(path+".all", s)
	case "SPECIFIC":
		switch {
		case w.All != nil:
			return fault.Payload(path+".all", "belongs to the type ALL only")
		case w.Specific == nil:
			return fault.PayloadMissing(path + ".specific")
		case w.Specific.Event == nil:
			return fault.PayloadMissing(path + ".specific.custom_event")
		case w.Specific.Event.SchemaID == "":
			return fault.PayloadMissing(path + ".specific.custom_event.schema_id")
		}
		s.SchemaID = w.Specific.Event.SchemaID
		if s.Custom, err = metadata.Normalize(path+".specific.custom_event.metadata", w.Specific.Event.Metadata); err != nil {
			return err
		}
		return w.Specific.apply(path+".specific", s)
	}
	return oneOf(path+".type", w.Type, "ALL", "SPECIFIC")
}

// maxExamineItems is how many lines an order has at most in an examination.
const maxExamineItems = 500

func (w ExamineOrder) domain(path string) (r order.Request, err error) {
	r.At = path
	for property, figure := range map[string]struct {
		from Loose
		to   *patch.Field[int64]
	}{"amount": {w.Amount, &r.Amount}, "initial_amount": {w.InitialAmount, &r.InitialAmount}, "discount_amount": {w.DiscountAmount, &r.DiscountAmount}} {
		n, err := figure.from.integer(path + "." + property)
		if err != nil {
			return r, err
		}
		if n != nil {
			*figure.to = patch.Set(*n)
		}
	}
	if w.Metadata != nil {
		r.Metadata = patch.Set(w.Metadata)
	}
	if len(w.Items) > maxExamineItems {
		return r, fault.Payload(path+".items", "must NOT have more than %d items (it has %d)", maxExamineItems, len(w.Items))
	}
	items := make([]order.ItemRequest, len(w.Items))
	for i, item := range w.Items {
		here := fmt.Sprintf("%s.items[%d]", path, i)
		if item == nil {
			return r, fault.Payload(here, "must be object")
		}
		if items[i], err = item.domain(here); err != nil {
			return r, err
		}
	}
	if len(items) > 0 {
		r.Items = patch.Set(items)
	}
	return r, nil
}

func (w ExamineItem) domain(path string) (r order.ItemRequest, err error) {
	r = order.ItemRequest{
		SKUID: string(w.SKUID), ProductID: string(w.ProductID), RelatedObject: string(w.RelatedObject), SourceID: string(w.SourceID), Metadata: w.Metadata,
	}
	for property, figure := range map[string]struct {
		from Loose
		to   **int64
	}{"amount": {w.Amount, &r.Amount}, "discount_amount": {w.DiscountAmount, &r.DiscountAmount}, "quantity": {w.Quantity, &r.Quantity}, "price": {w.Price, &r.Price}} {
		if *figure.to, err = figure.from.integer(path + "." + property); err != nil {
			return r, err
		}
	}
	if p := w.Product; p != nil {
		price, err := p.Price.integer(path + ".product.price")
		if err != nil {
			return r, err
		}
		r.Product = &order.ItemProduct{ID: string(p.ID), SourceID: string(p.SourceID), Price: price}
	}
	if p := w.SKU; p != nil {
		price, err := p.Price.integer(path + ".sku.price")
		if err != nil {
			return r, err
		}
		r.SKU = &order.ItemSKU{ID: string(p.ID), SourceID: string(p.SourceID), Price: price}
	}
	return r, nil
}
