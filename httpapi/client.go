package httpapi

import (
	"context"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/published"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
)

// clientRoutes are the operations that browsers and apps may call. Answers are those of the server side without what only
// the shop may know; see checkClientAccess and redemption.Request.HideExistence.
func (a *API) clientRoutes() []route {
	return []route{
		{"POST", "/client/v1/qualifications", write(a.qualify)},
		{"GET", "/client/v1/promotions/tiers", read(a.listTiers)},
		{"POST", "/client/v1/validations", write(a.validate)},
		{"POST", "/client/v1/redemptions", keepsAnswer(write(a.redeem))},
		{"POST", "/client/v1/events", write(a.trackClientEvent)},
		{"POST", "/client/v1/publish", write(a.publishToClient)},
		{"GET", "/client/v1/validate", read(a.validateCode)},
		{"GET", "/client/v1/promotions/validation", read(a.validatePromotionsForClient)},
		{"POST", "/client/v1/redeem", keepsAnswer(write(a.redeemCode))},
		{"GET", "/client/v1/vouchers", read(a.listClientVouchers)},
		{"POST", "/client/v1/customers", write(a.createClientCustomer)},
	}
}

// clientSwitch is a setting of a project that allows something to client-side callers.
type clientSwitch struct {
	name string
	on   func(project.ClientSettings) bool
}

var (
	mayRedeem = clientSwitch{"client_redeem_enabled", func(c project.ClientSettings) bool { return c.Redeem }}

	mayPublish = clientSwitch{"client_publish_enabled", func(c project.ClientSettings) bool { return c.Publish }}

	mayListVouchers = clientSwitch{"client_list_vouchers_enabled", func(c project.ClientSettings) bool { return c.ListVouchers }}

	mayCreateCustomers = clientSwitch{"client_create_customer_enabled", func(c project.ClientSettings) bool { return c.CreateCustomer }}

	mayPay = clientSwitch{"client_pay_orders_enabled", func(c project.ClientSettings) bool { return c.PayOrders }}

	mayEarn = clientSwitch{"client_loyalty_events_enabled", func(c project.ClientSettings) bool { return c.LoyaltyEvents }}
)

// clientSwitches maps the operations that need a setting to that setting.
var clientSwitches = map[string]clientSwitch{
	"/client/v1/redemptions": mayRedeem, "/client/v1/redeem": mayRedeem, "/client/v1/publish": mayPublish,
	"/client/v1/vouchers": mayListVouchers, "/client/v1/customers": mayCreateCustomers,
}

// ClientSwitch is the name of the setting of a project that the operations at a path need; empty for those that need none.
func (a *API) ClientSwitch(path string) string { return clientSwitches[path].name }

// ClientSwitches are the names of all settings that ClientSwitch returns, sorted.
func (a *API) ClientSwitches() (names []string) {
	for _, s := range clientSwitches {
		names = append(names, s.name)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// checkClientAccess refuses client-side requests from origins that the project does not trust, and requests for operations that
// the project has switched off.
func (a *API) checkClientAccess(ctx context.Context, r *request) error {
	if !r.isClientSide() {
		return nil
	}
	p, err := a.engine.Projects.Recent(ctx, r.Caller.ProjectID)
	if err != nil {
		return err
	}
	switch origin := r.Header.Get("Origin"); {
	case p.Client.Trusts(origin):
	case origin == "":
		return forbidden("Header Origin is required: only a project whose client_trusted_domains hold * takes client-side calls without it")
	default:
		return forbidden(fmt.Sprintf("Origin '%.120s' is not among the client_trusted_domains of the project", origin))
	}
	r.client = p.Client
	if s, closed := clientSwitches[r.op.Path]; closed {
		return r.requireSwitch(s)
	}
	return nil
}

// isClientSide reports whether a request is client-side: it may come from the browser or app of any visitor.
func (r *request) isClientSide() bool { return r.Caller.Audience == project.AudienceClient }

func (r *request) requireSwitch(s clientSwitch) error {
	if s.on(r.client) {
		return nil
	}
	return forbidden("The project does not allow this to client-side callers (" + s.name + ")")
}

func forbidden(details string) error {
	return fault.New(fault.KindForbidden, "forbidden", "Forbidden", details)
}

// visibleCustomer converts a customer for an answer; see published.Shapes.Customer.
func (r *request) visibleCustomer(c customer.Customer, sent ...string) wire.ShortCustomer {
	return r.shapes().Customer(c, sent...)
}

// shapes converts objects of the project to what the caller may see of them.
func (r *request) shapes() *published.Shapes {
	p := r.Project
	shapes := published.New(published.Deps{
		Campaigns: p.Campaigns.Engine, Catalog: p.Catalog, Customers: p.Customers, Loyalty: p.Loyalty, Orders: p.Orders, Promotions: p.Promotions,
		Redemptions: p.Redemptions, Rules: p.Rules, Schemas: p.Schemas, Vouchers: p.Vouchers, Webhooks: p.Webhooks,
		Settings: func(ctx context.Context) (project.Project, error) { return r.engine.Projects.Recent(ctx, p.ID) },
		BaseURL:  r.engine.BaseURL(), Cockpits: r.engine.Cockpits(),
	})
	if r.isClientSide() {
		return shapes.ClientSide()
	}
	return shapes
}

// sourceIDs lists the source ids by which a validation or redemption names its customer.
func sourceIDs(in wire.RedeemInput) []string {
	ids := []string{in.TrackingID}
	if in.Customer != nil {
		ids = append(ids, in.Customer.SourceID.Or(""))
	}
	if in.Order != nil {
		c, _ := in.Order.Customer.Value()
		ids = append(ids, c.SourceID.Or(""))
	}
	return ids
}

// restrictCustomer restricts the customer of a client-side request: the stored one is not changed, and it must exist unless the
// project lets browsers create customers.
func (r *request) restrictCustomer(c customer.Request) customer.Request {
	c.Stays = c.Stays || r.isClientSide()
	c.Known = c.Known || r.isClientSide() && !r.client.CreateCustomer
	return c
}

// refuseServerOnly refuses properties of an order that are for servers alone: overrides of the catalog and, unless the project
// allows it, a status such as PAID or CANCELED.
func (r *request) refuseServerOnly(o *wire.OrderInput) error {
	if o == nil || !r.isClientSide() {
		return nil
	}
	if o.Status != "" && order.Status(o.Status) != order.StatusCreated {
		if err := r.requireSwitch(mayPay); err != nil {
			return err
		}
	}
	items, _ := o.Items.Value()
	for i, item := range items {
		switch {
		case item == nil:
		case item.Product != nil && item.Product.Override:
			return fault.Payload(fmt.Sprintf("order.items[%d].product.override", i), "is for server-side keys: it changes the product")
		case item.SKU != nil && item.SKU.Override:
			return fault.Payload(fmt.Sprintf("order.items[%d].sku.override", i), "is for server-side keys: it changes the SKU")
		}
	}
	return nil
}

// trackClientEvent tracks a custom event. An event with a card or a referral needs client_loyalty_events_enabled. Without
// the setting other events earn nothing.
func (a *API) trackClientEvent(ctx context.Context, r *request, in wire.CustomEventCreate) (wire.CustomEvent, error) {
	if in.Loyalty != nil || in.Referral != nil {
		if err := r.requireSwitch(mayEarn); err != nil {
			return wire.CustomEvent{}, err
		}
	}
	return a.trackEvent(ctx, r, in)
}

// publishToClient publishes a code. Clients may name the campaign in the query.
func (a *API) publishToClient(ctx context.Context, r *request, in wire.PublicationCreate) (wire.ShortPublication, error) {
	if in.Campaign.Name == "" {
		name, err := listing.Single(r.URL.Query(), "campaign")
		if err != nil {
			return wire.ShortPublication{}, err
		}
		in.Campaign.Name = name
	}
	p, err := publish(ctx, r, in)
	if err != nil {
		return wire.ShortPublication{}, err
	}
	trackingID, err := r.Parameter("tracking_id")
	if err != nil {
		return wire.ShortPublication{}, err
	}
	shape := wire.NewShortPublication(p.Publication, p.Customer)
	shape.Customer = r.visibleCustomer(p.Customer, in.Customer.SourceID.Or(""))
	if p.Publication.TrackingID != trackingID {
		shape.TrackingID = wire.OrNull("")
	}
	shape.Voucher, err = a.publishedShape(ctx, r, p)
	return shape, err
}
