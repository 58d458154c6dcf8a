package export

import (
	"context"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

type publicationRecord = record[voucher.Publication]

// publications are exported with one row for each, however many codes it gave.
var publications = source[voucher.Publication]{
	kind: voucher.PublicationKind,
	list: func(s Store) storage.Collection[voucher.Publication] { return s.Publications() },
	orders: []string{"-created_at", "created_at", "-id", "id", "-voucher_code", "voucher_code", "-tracking_id", "tracking_id",
		"-customer_id", "customer_id", "-channel", "channel"},
	custom: func(p *voucher.Publication) metadata.Map { return p.Metadata },
	look: func(ctx context.Context, store Store, items []voucher.Publication) (of *related, err error) {
		of = &related{}
		if of.campaigns, err = campaignsOf(ctx, store, items, func(p *voucher.Publication) string { return p.CampaignID }); err != nil {
			return nil, err
		}
		of.customers, err = customersOf(ctx, store, items, func(p *voucher.Publication) string { return p.CustomerID })
		return of, err
	},
	fields: []field[voucher.Publication]{
		text("voucher_code", func(p *voucher.Publication) string { return joined(p.Codes) }).byDefault(),
		text("customer_id", func(p *voucher.Publication) string { return p.CustomerID }).byDefault(),
		text("date", func(p *voucher.Publication) string { return instant(p.CreatedAt) }).byDefault(),
		text("channel", func(p *voucher.Publication) string { return p.Channel }).byDefault(),
		{name: "customer_source_id", value: func(r *publicationRecord) string { return r.customers[r.item.CustomerID].SourceID }},
		{name: "campaign", value: func(r *publicationRecord) string { return r.campaigns[r.item.CampaignID].Name }},
		// Vouchers are not drawn by lot any more; the column stays for clients that request it.
		text("is_winner", func(*voucher.Publication) string { return "" }),
	},
}
