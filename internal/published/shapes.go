package published

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// Deps are the engines and settings that the shapes of a project are made from. All of them are required.
type Deps struct {
	Campaigns   *campaign.Engine
	Catalog     *catalog.Engine
	Customers   *customer.Engine
	Loyalty     *loyalty.Engine
	Orders      *order.Engine
	Promotions  *promotion.Engine
	Redemptions *redemption.Engine
	Rules       *rule.Engine
	Schemas     *metadata.Engine
	Vouchers    *voucher.Engine
	Webhooks    *webhook.Engine
	// Settings returns the project. It may be up to a second old.
	Settings func(context.Context) (project.Project, error)
	// BaseURL is the address under which clients reach the API. Links begin with it. It may be empty.
	BaseURL string
	// Cockpits says that customers have pages of their own at that address.
	Cockpits bool
}

// Shapes converts objects of one project to the shapes of the API.
type Shapes struct {
	engines    Deps
	clientSide bool
}

// New returns the shapes for callers with all rights, such as servers and webhooks.
func New(d Deps) *Shapes { return &Shapes{engines: d} }

// ClientSide returns the shapes for client-side callers. They have the ids of customers alone, and no holders of codes.
func (s *Shapes) ClientSide() *Shapes { return &Shapes{engines: s.engines, clientSide: true} }

// Customer converts a customer to the short shape. A client-side answer has the id alone, because the client key is public: with
// it, the names and addresses of all customers whose ids can be guessed could be read. It has the source id when the request named
// it, too (sent).
func (s *Shapes) Customer(c customer.Customer, sent ...string) wire.ShortCustomer {
	w := wire.NewShortCustomer(c)
	if s.clientSide {
		w.Name, w.Email, w.Metadata = "", "", nil
		if !slices.Contains(sent, c.SourceID) {
			w.SourceID = ""
		}
	}
	return w
}

// CustomerAssets returns the address of a customer's own page, or nil where it is not served.
func (s *Shapes) CustomerAssets(p project.Project, c *customer.Customer) *wire.CustomerAssets {
	if s.engines.BaseURL == "" || !s.engines.Cockpits {
		return nil
	}
	return &wire.CustomerAssets{CockpitURL: customer.CockpitURL(s.engines.BaseURL, p.ID, p.Secret, c)}
}
