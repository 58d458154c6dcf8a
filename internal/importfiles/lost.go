package importfiles

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// lose counts something that is lost.
func (w *writer) lose(what string, n int64, why string) {
	if n == 0 {
		return
	}
	at := slices.IndexFunc(w.report.Lost, func(l Loss) bool { return l.What == what })
	if at < 0 {
		w.report.Lost = append(w.report.Lost, Loss{What: what, Why: why})
		at = len(w.report.Lost) - 1
	}
	w.report.Lost[at].Count += n
}

// kept are the kinds of rows that the files have.
var kept = []string{
	"campaigns", "categories", "customers", "earning_rules", "custom_event_schemas", "loyalty_tiers", "metadata_schemas", "orders", "products",
	"products_collections", "promotion_stacks", "promotion_tiers", "reward_assignments", "rewards", "segments", "skus", "validation_rules",
	"validation_rules_assignments", "vouchers",
}

// ours are the kinds of rows that have no meaning elsewhere: the state of work, and figures that follow from others.
var ours = []string{
	"async_action_parts", "async_action_queues", "async_actions", "campaign_progress", "daily_runs", "event_cursors", "export_chunks", "exports", "jobs",
	"program_locks", "project_revisions", "projects", "segment_members",
}

// lost are the kinds of rows that no import takes, with the reason.
var lost = map[string]string{
	"audit_entries":         history,
	"benefit_transactions":  programs,
	"benefits":              programs,
	"brandings":             settled,
	"campaign_days":         "summaries begin anew",
	"campaign_templates":    settled,
	"card_definitions":      programs,
	"card_transactions":     programs,
	"counters":              "how often each customer used a code or campaign: limits per customer begin anew",
	"credentials":           "secrets: make new keys",
	"discount_guards":       "the published API has none",
	"events":                history,
	"liabilities":           "figures of past days",
	"locations":             settled,
	"loyalty_members":       programs,
	"loyalty_tier_holders":  "tiers of members: they are computed anew from the points",
	"member_cards":          programs,
	"member_counts":         programs,
	"member_tallies":        "how often limits were used: they begin anew",
	"order_transactions":    programs,
	"pending_points":        "points that are not active yet",
	"points_lots":           "when points expire: imported points expire as those that are earned on the day of the import",
	"points_takes":          "which points were spent",
	"program_assignments":   programs,
	"program_earning_rules": programs,
	"program_rewards":       programs,
	"program_tiers":         programs,
	"programs":              programs,
	"publications":          "when and through which channel codes were published: the files publish each code to its holder anew",
	"redeemable_holders":    "who was referred by whom",
	"redemption_totals":     "what campaigns have given so far: their budgets begin anew",
	"redemptions":           "the history of redemptions and rollbacks: how often each code was used is in the files of codes",
	"referral_rewards":      "rewards for referrals",
	"referral_tiers":        "the published API has no call for them",
	"refusals":              history,
	"returns":               history,
	"reward_transactions":   programs,
	"sessions":              "uses that are reserved by sessions",
	"stacking_rules":        settled,
	"tier_structures":       programs,
	"tier_transactions":     programs,
	"trash_entries":         "what is in the trash",
	"voucher_transactions":  "the entries of gift cards and loyalty cards: balances are in the files of codes",
	"webhook_deliveries":    history,
	"webhooks":              "webhooks and distributions: their secrets are not exported",
}

const (
	history  = "what happened"
	programs = "loyalty programs of /v2: no import takes their members"
	settled  = "set it up by hand"
)

// Undecided is the reason of a kind of rows that nobody has decided about.
const Undecided = "no call of the published API takes it"

// countLost counts the rows of each kind that is neither in the files nor without meaning elsewhere.
func (w *writer) countLost() {
	for _, f := range w.Rows.Files {
		if kind := f.Kind(); !slices.Contains(kept, kind) && !slices.Contains(ours, kind) {
			w.lose(kind, f.Rows, cmp.Or(lost[kind], Undecided))
		}
	}
	slices.SortStableFunc(w.report.Lost, func(a, b Loss) int { return cmp.Compare(a.What, b.What) })
}

// texts writes lost.json and the README.
func (w *writer) texts() error {
	to, err := w.list("lost.json", true)
	if err != nil {
		return err
	}
	for _, l := range w.report.Lost {
		if err := to.add(l); err != nil {
			return err
		}
	}
	if err := to.close(); err != nil {
		return err
	}
	readme, err := w.create("README.md")
	if err != nil {
		return err
	}
	var files strings.Builder
	for _, name := range slices.Sorted(maps.Keys(w.report.Written)) {
		fmt.Fprintf(&files, "| %s | %d |\n", name, w.report.Written[name])
	}
	if _, err := fmt.Fprintf(readme, readmeText, w.Shop.ID, files.String()); err != nil {
		return err
	}
	return readme.Close()
}

const readmeText = `# Project %s, for the import calls of the published API

Send the files in this order. Each call of an import answers the id of an asynchronous action: wait until it is DONE, and read its report.

1. settings.ndjson: the calls in its lines, with a key of the management API. They give metadata its types.
2. products.csv to POST /v1/products/importCSV, skus.csv to POST /v1/skus/importCSV, customers.csv to POST /v1/customers/importCSV.
3. orders.json to POST /v1/orders/import, 2,000 at a time. Before the campaigns, so that no order earns points again.
4. creations.ndjson: the calls in its lines, one after the other.
5. vouchers-CAMPAIGN.csv to POST /v1/campaigns/CAMPAIGN/importCSV, vouchers.csv to POST /v1/vouchers/importCSV, vouchers.json to POST /v1/vouchers/import.
6. afterwards.ndjson: the calls in its lines.
7. last.ndjson: the calls in its lines, when the members of loyalty campaigns have their tiers and segments their members, a minute later. They are earning rules
   that would give points for that, and campaigns that are switched off.

A creation gives an object another id than it had. Keep the id of each answer (of the first element, if it is an array) beside the "id" of the line, and put
it in the place of the latter in all paths and bodies behind it, and in the CAMPAIGN of step 5. The ids of customers, products, SKUs and the collection of all
products are in ids.csv beside the source_id, or the name, with which GET finds the new object.

Leave out files that have no objects. Values of metadata that no schema describes arrive as texts. A code that was used N times has N in Redeemed Quantity; a server that does not know this
column keeps it as metadata. It is the same with Redeemed Amount, from which the balance of a gift card follows. Orders get the time of the import where a server does not take created_at.

| file | objects |
|---|---|
%s
lost.json has what these files cannot hold, with the number of rows. No file has a secret; they have personal data of customers.
`
