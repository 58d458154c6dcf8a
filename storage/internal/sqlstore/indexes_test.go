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
		known := strings.Fields(scanned[table])
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
event_cursors locations loyalty_tiers products_collections program_assignments program_earning_rules program_rewards programs promotion_stacks
promotion_tiers referral_rewards rewards reward_assignments segments sign_ins sign_in_links users webhooks`

// scanned are the other fields that begin no index. They have few values, or are asked for together with a customer, a card, a campaign or a code,
// which has an index. A list by such a field alone reads the rows in the order of the list until its page is full, and all of them for a total.
var scanned = map[string]string{
	"async_action_parts":           "role",
	"async_actions":                "operation status type",
	"audit_entries":                "act request_id status",
	"benefit_transactions":         "benefit_id created_at",
	"campaign_days":                "day",
	"card_transactions":            "status type",
	"customers":                    "address_country birthdate metadata",
	"events":                       "campaign_id category created_at entity_type type",
	"loyalty_members":              "status",
	"loyalty_tier_holders":         "created_at end_day next_start",
	"member_cards":                 "balance",
	"member_counts":                "card_definition_id day earning_rule_id tier_id tier_structure_id",
	"order_transactions":           "created_at status",
	"orders":                       "amount metadata referrer_id status",
	"pending_points":               "status",
	"points_lots":                  "open status",
	"points_takes":                 "lot_id",
	"products":                     "attributes deleted_at image_url metadata price",
	"publications":                 "channel failure_code is_referral_code result voucher_ids voucher_type",
	"redeemable_holders":           "campaign_id converted_at holder_role",
	"redemption_totals":            "day",
	"redemptions":                  "api_key campaign_name failure_code object order_id redemption_id related_object_id result status tracking_id user_login voucher_code",
	"refusals":                     "campaign_id refusal_key request_id tier_id",
	"returns":                      "campaign_ids",
	"reward_transactions":          "created_at program_id reward_id",
	"sessions":                     "session_key",
	"skus":                         "deleted_at image_url metadata price",
	"tier_transactions":            "card_id created_at",
	"trash_entries":                "resource_name resource_type",
	"validation_rules_assignments": "related_object_type updated_at",
	"voucher_transactions":         "source_id type",
	"vouchers":                     "active deleted_at exhausted expiration_date is_referral_code metadata publish_count redemption_quantity redemption_redeemed_quantity start_date type validity_day_of_week validity_timeframe",
	"webhook_deliveries":           "event_id event_type position status",
}
