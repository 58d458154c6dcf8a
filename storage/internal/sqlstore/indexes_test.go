package sqlstore

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// declared returns the table of a collection and the columns by which its lists can be filtered or ordered.
func (c rows[P, Q]) declared() (table string, columns []string) {
	tag := reflect.TypeFor[Q]().Elem().Field(0).Tag.Get("bun")
	table, _, _ = strings.Cut(strings.TrimPrefix(tag, "table:"), ",")
	for _, f := range c.kind.Fields {
		columns = append(columns, f.SQLColumn())
	}
	return table, columns
}

// indexed returns the columns of each table with which one of its indexes begins, after the project.
func indexed(t *testing.T) map[string][]string {
	t.Helper()
	files, err := migrationFiles.ReadDir("migrations")
	if err != nil {
		t.Fatal(err)
	}
	first := map[string][]string{}
	add := func(table, columns string) {
		names := strings.Split(columns, ",")
		for i := range names {
			names[i], _, _ = strings.Cut(strings.TrimSpace(names[i]), " ")
		}
		if names[0] == "project_id" && len(names) > 1 {
			names = names[1:]
		}
		first[table] = append(first[table], names[0])
	}
	comment := regexp.MustCompile(`--[^\n]*`)
	index := regexp.MustCompile(`CREATE (?:UNIQUE )?INDEX\s+\w+\s+ON\s+(\w+)\s*(?:USING \w+\s*)?\(([^)]*)`)
	table := regexp.MustCompile(`(?s)CREATE TABLE (\w+) \((.*?)\n\)`)
	key := regexp.MustCompile(`(?:PRIMARY KEY|UNIQUE) \(([^)]*)\)`)
	for _, f := range files {
		text, err := migrationFiles.ReadFile("migrations/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		sql := comment.ReplaceAllString(string(text), "")
		for _, m := range index.FindAllStringSubmatch(sql, -1) {
			add(m[1], m[2])
		}
		for _, m := range table.FindAllStringSubmatch(sql, -1) {
			for _, k := range key.FindAllStringSubmatch(m[2], -1) {
				add(m[1], k[1])
			}
		}
	}
	return first
}

// TestDeclaredFiltersHaveAnIndex goes over all kinds. A field by which lists can be filtered or ordered begins an index, or is named below.
func TestDeclaredFiltersHaveAnIndex(t *testing.T) {
	t.Parallel()
	first := indexed(t)
	project := reflect.ValueOf((&Store{}).Project("shop"))
	for i := range project.NumMethod() {
		method := project.Type().Method(i)
		if method.Type.NumIn() != 1 || method.Type.NumOut() != 1 || !strings.HasPrefix(method.Type.Out(0).String(), "storage.Collection[") {
			continue
		}
		of, ok := project.Method(i).Call(nil)[0].Elem().FieldByName("Collection").Interface().(interface {
			declared() (string, []string)
		})
		if !ok {
			t.Errorf("%s does not say what its lists can be filtered by", method.Name)
			continue
		}
		table, columns := of.declared()
		if slices.Contains(strings.Fields(smallTables), table) {
			continue
		}
		if first[table] == nil {
			t.Errorf("table %s of %s is not in the migrations", table, method.Name)
		}
		var known []string
		for _, u := range scanned[table] {
			known = append(known, strings.Fields(u.columns)...)
		}
		for _, column := range columns {
			switch has, named := slices.Contains(first[table], column), slices.Contains(known, column); {
			case has && named:
				t.Errorf("%s.%s has an index and need not be named below", table, column)
			case !has && !named:
				t.Errorf("no index begins with %s.%s: add one, or name it below", table, column)
			}
		}
		for _, name := range known {
			if !slices.Contains(columns, name) {
				t.Errorf("%s.%s is named below and is no field", table, name)
			}
		}
	}
}

// smallTables have rows that people make one by one, or one row for such a row: some ten thousand at most.
const smallTables = `async_action_queues benefits campaign_progress campaign_templates campaigns card_definitions categories credentials earning_rules
event_cursors full_exports locations loyalty_tiers products_collections program_assignments program_earning_rules program_rewards programs promotion_stacks
promotion_tiers referral_rewards rewards reward_assignments segments sign_ins sign_in_links users webhooks`

// scanned are the other fields that begin no index, by their table and with the reason. A list by such a field alone reads the rows in the order of the
// list until its page is full, and all of them for a total.
var scanned = map[string][]unindexed{
	"archived_uses":        {{"api_key customer_id user_login", "asked for with a code, a tier or a campaign"}},
	"async_action_parts":   {{"role", "asked for with an action; drafts of imports are few"}},
	"async_actions":        {{"operation status type", "actions are kept for 90 days, and have few values"}},
	"audit_entries":        {{"act status", "few values; the latest fill a page"}, {"request_id", "the page of one request, which few people open"}},
	"benefit_transactions": {{"benefit_id created_at", "asked for with a member"}},
	"card_transactions":    {{"status type", "asked for with a card or a member"}},
	"customers": {
		{"birthdate metadata", "segments and exports alone ask for them, and read all customers in jobs"},
		{"address_country", "few values"},
	},
	"events": {
		{"campaign_id category type", "asked for with a customer or an entity"},
		{"created_at", "lists of all events follow their numbers; others are about a customer or an entity"},
		{"entity_type", "asked for with entity_id"},
	},
	"loyalty_members":      {{"status", "asked for with a program"}},
	"loyalty_tier_holders": {{"created_at", "asked for with a customer, a campaign or a tier"}, {"end_day next_start", "asked for with due_on"}},
	"member_cards":         {{"balance", "asked for with a member or a definition"}},
	"member_counts":        {{"card_definition_id day earning_rule_id tier_id tier_structure_id", "asked for with a series"}},
	"order_transactions":   {{"created_at status", "asked for with a member or an order"}},
	"orders": {
		{"amount metadata", "exports alone ask for them, in jobs; else they are asked for with a customer"},
		{"referrer_id", "exports alone ask for it"},
	},
	"pending_points":     {{"status", "asked for with a card, an order or a day"}},
	"points_lots":        {{"open status", "asked for with a card or a day"}},
	"points_takes":       {{"lot_id", "asked for with an entry or a card"}},
	"products":           {{"attributes deleted_at image_url metadata price", "collections read all products, which are few beside orders"}},
	"publications":       {{"channel failure_code is_referral_code result voucher_type", "few values; asked for with a campaign or a customer"}, {"voucher_ids", "voucher_code has an index"}},
	"redeemable_holders": {{"campaign_id converted_at holder_role", "asked for with a customer, a referrer or a code"}},
	"redemption_totals":  {{"day", "asked for with a code, a campaign or a promotion"}},
	"redemptions": {
		{"failure_code object result status", "few values; the latest fill a page"},
		{"api_key user_login", "counters of a new rule ask for them once, with a campaign, a promotion or a code"},
		{"campaign_name", "campaign_id has an index"},
		{"redemption_id", "asked for with a code, a promotion or a parent"},
		{"related_object_id", "the lists of a code and of a promotion have an index"},
		{"tracking_id", "the list in this order alone, which the published API has; customer_id has an index"},
	},
	"refusals":                     {{"campaign_id refusal_key request_id tier_id", "refusals are kept for some days, and a bounded number of them"}},
	"returns":                      {{"campaign_ids", "an array; returns are few beside orders"}},
	"reward_transactions":          {{"created_at", "asked for with a member"}, {"program_id reward_id", "verify alone asks without a member, and reads all purchases anyway"}},
	"sessions":                     {{"session_key", "asked for with a code, a promotion or a customer"}},
	"skus":                         {{"deleted_at image_url metadata price", "asked for with a product; collections read all"}},
	"tier_transactions":            {{"card_id created_at", "asked for with a member"}},
	"trash_entries":                {{"resource_name resource_type", "the trash is emptied, and has what people deleted"}},
	"validation_rules_assignments": {{"related_object_type updated_at", "asked for with related_object_id or rule_id"}},
	"voucher_transactions":         {{"source_id type", "asked for with a code or a campaign"}},
	"vouchers": {
		{"active deleted_at exhausted is_referral_code type validity_day_of_week validity_timeframe", "few values; asked for with a campaign or a holder"},
		{"expiration_date publish_count redemption_quantity redemption_redeemed_quantity start_date", "asked for with a campaign or a category, or in jobs"},
		{"metadata", "segments of codes and exports ask for it, in jobs"},
	},
	"webhook_deliveries": {{"event_id event_type status", "asked for with a webhook, whose deliveries are deleted after some days"}, {"position", "asked for with a subject"}},
}

// unindexed are columns that begin no index, and why.
type unindexed struct{ columns, why string }
