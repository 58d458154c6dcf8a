package httpapi

import (
	"context"
	"encoding/json"
	"net/url"
	"strconv"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/published"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) publicationRoutes() []route {
	return []route{
		{"POST", "/v1/publications", write(a.publish)},
		{"GET", "/v1/publications", read(a.listPublications)},
		{"GET", "/v1/publications/create", read(a.publishByLink)},
		{"POST", "/v1/vouchers/publish", write(a.publish)},
	}
}

func (a *API) publish(ctx context.Context, r *request, in wire.PublicationCreate) (wire.Publication, error) {
	p, err := publish(ctx, r, in)
	if err != nil {
		return wire.Publication{}, err
	}
	shape := wire.NewPublication(p.Publication, p.Customer)
	code, err := a.publishedShape(ctx, r, p)
	if code != nil {
		shape.Voucher = wire.PublishedNow{Voucher: *code}
	}
	return shape, err
}

// publish reads and performs a publication.
func publish(ctx context.Context, r *request, in wire.PublicationCreate) (voucher.Published, error) {
	joinOnce, given, err := listing.Flag(r.URL.Query(), "join_once")
	if err != nil {
		return voucher.Published{}, err
	}
	var override *bool
	if given {
		override = &joinOnce
	}
	if given && !joinOnce && r.isClientSide() {
		return voucher.Published{}, fault.Query("join_once", "must be true: only a server gives further codes to a customer who joins once")
	}
	publication, err := in.Domain(override)
	if err != nil {
		return voucher.Published{}, err
	}
	publication.Customer, publication.HideExistence = r.restrictCustomer(publication.Customer), r.isClientSide()
	if publication.TrackingID, err = r.Parameter("tracking_id"); err != nil {
		return voucher.Published{}, err
	}
	return r.Project.Vouchers.Publish(ctx, publication)
}

// publishedShape returns the code of a publication of one code, else nil.
func (a *API) publishedShape(ctx context.Context, r *request, p voucher.Published) (*wire.Voucher, error) {
	if len(p.Vouchers) != 1 {
		return nil, nil
	}
	shape, err := r.shapes().Voucher(ctx, p.Vouchers[0], nil)
	return &shape, err
}

// publishByLink is publish for a link in a message: the input is in the query, for one code.
func (a *API) publishByLink(ctx context.Context, r *request) (wire.Publication, error) {
	if !r.Caller.Integration {
		return wire.Publication{}, fault.New(fault.KindForbidden, "integration_api_key_required", "Forbidden", "")
	}
	in, err := publicationOf(r.URL.Query())
	if err != nil {
		return wire.Publication{}, err
	}
	if n := in.Campaign.Count; n != nil && *n > 1 {
		return wire.Publication{}, fault.Invalid("too_many_vouchers_requested", "Too many vouchers requested", "Only up to 1 can be published")
	}
	p, err := a.publish(ctx, r, in)
	return p, asQueryFault(err)
}

// publicationShapes converts publications for a list. Related resources are read once for all of them. Of deleted ones the
// answer has what the publication stores.
func (a *API) publicationShapes(ctx context.Context, r *request, page []voucher.Publication) ([]wire.Publication, error) {
	customers, err := published.ByID(ctx, r.Project.Customers.List, page,
		func(p voucher.Publication) string { return p.CustomerID }, func(c customer.Customer) string { return c.ID })
	if err != nil {
		return nil, err
	}
	vouchers, err := published.ByID(ctx, r.Project.Vouchers.List, page, onlyVoucher, func(v voucher.Voucher) string { return v.ID })
	if err != nil {
		return nil, err
	}
	campaignIDs := make([]string, len(page))
	for i, p := range page {
		campaignIDs[i] = p.CampaignID
	}
	campaigns, err := r.Project.Campaigns.ByID(ctx, published.Distinct(campaignIDs)...)
	if err != nil {
		return nil, err
	}
	zone, err := a.zone(ctx, r)
	if err != nil {
		return nil, err
	}
	shapes := make([]wire.Publication, len(page))
	for i, p := range page {
		shapes[i] = wire.NewPublication(p, customers[p.CustomerID])
		if id := onlyVoucher(p); id != "" {
			v, ok := vouchers[id]
			if !ok {
				v = voucher.Voucher{Code: p.Codes[0], ReferralCode: p.Referral}
			}
			shapes[i].Voucher = wire.NewPublishedVoucher(v, wire.VoucherContext{Campaign: campaigns[p.CampaignID].Name, Zone: zone})
		}
	}
	return shapes, nil
}

// onlyVoucher returns the voucher id of a publication of one code, else "".
func onlyVoucher(p voucher.Publication) string {
	if len(p.VoucherIDs) != 1 {
		return ""
	}
	return p.VoucherIDs[0]
}

// asQueryFault turns a fault about a body into one about a query.
func asQueryFault(err error) error {
	f, isFault := fault.As(err)
	if !isFault || f.Key != "invalid_payload" {
		return err
	}
	publication := *f
	publication.Key, publication.Message = "invalid_query_params", "Invalid query params"
	return &publication
}

// publicationOf reads a publication from the query of a link: voucher, campaign[name], campaign[count], source_id,
// customer[email], customer[address][city], metadata[color] and so on. All values but the count are texts. An empty value
// counts as missing.
func publicationOf(values url.Values) (in wire.PublicationCreate, err error) {
	body, err := queryObject(values, false, linkProperties...)
	if err != nil {
		return in, err
	}
	if _, given := body["customer"]; !given {
		return in, fault.New(fault.KindInvalid, "invalid_query_params", "Invalid query params", "Query should have required property 'customer'")
	}
	if err := readCount(body); err != nil {
		return in, err
	}
	encoded, err := json.Marshal(body)
	if err != nil {
		return in, err
	}
	return in, asQueryFault(unmarshal(encoded, &in))
}

var linkProperties = []string{"voucher", "campaign", "customer", "source_id", "channel", "metadata"}

// readCount converts the count of codes, the only number among the parameters.
func readCount(body map[string]any) error {
	campaign, _ := body["campaign"].(map[string]any)
	text, given := campaign["count"].(string)
	if !given {
		return nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 1 {
		return fault.Query("campaign[count]", "must be 1 (actual value is '%.60s')", text)
	}
	campaign["count"] = n
	return nil
}
