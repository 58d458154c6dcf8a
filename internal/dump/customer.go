package dump

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
)

// customerFormat is the name of the format of the data of one customer.
const customerFormat = "punchcard-customer"

// CustomerManifest says what a directory has of one customer.
type CustomerManifest struct {
	Format  string `json:"format"`
	Version int    `json:"version"`
	Schema  string `json:"schema"`
	Project string `json:"project"`
	// Customer is the id of the customer.
	Customer string `json:"customer"`
	// Files has one file for each kind with rows of customers, sorted by name.
	Files []File `json:"files"`
	// NotHere has what may hold data of the customer and cannot be told by customer, with the reason: kinds of rows, and what is outside of the database.
	NotHere map[string]string `json:"not_here"`
}

// Rows is how many rows all files have.
func (m *CustomerManifest) Rows() (n int64) {
	for _, f := range m.Files {
		n += f.Rows
	}
	return n
}

// set names ids that belong to the customer.
type set string

const (
	itself  set = "customer" // the id of the customer alone
	codes   set = "vouchers" // codes, gift cards and loyalty cards that the customer holds
	members set = "loyalty_members"
	cards   set = "member_cards"
	objects set = "objects" // all of these, and the orders and redemptions of the customer
	event   set = "events"
)

// ofCustomers says by which column a row of a table belongs to a customer, for each table with rows of customers.
var ofCustomers = map[string]struct {
	column string
	in     []set
}{
	"archived_counts":      {"id", []set{itself}}, // a part of it
	"archived_customers":   {"id", []set{itself}},
	"archived_uses":        {"customer_id", []set{itself}},
	"audit_entries":        {"object_id", []set{objects}},
	"benefit_transactions": {"member_id", []set{members}},
	"card_transactions":    {"member_id", []set{members}},
	"counters":             {"id", []set{itself}}, // a part of it, as for member_tallies
	"customers":            {"id", []set{itself}},
	"events":               {"customer_id", []set{itself}},
	"loyalty_members":      {"customer_id", []set{itself}},
	"loyalty_tier_holders": {"customer_id", []set{itself}},
	"member_cards":         {"member_id", []set{members}},
	"member_tallies":       {"subject", []set{itself, members, cards}},
	"order_transactions":   {"member_id", []set{members}},
	"orders":               {"customer_id", []set{itself}},
	"pending_points":       {"account_id", []set{codes, cards}},
	"points_lots":          {"account_id", []set{codes, cards}},
	"points_takes":         {"account_id", []set{codes, cards}},
	"publications":         {"customer_id", []set{itself}},
	"redeemable_holders":   {"customer_id", []set{itself}},
	"redemptions":          {"customer_id", []set{itself}},
	"referral_rewards":     {"customer_id", []set{itself}},
	"refusals":             {"customer_id", []set{itself}},
	"returns":              {"customer_id", []set{itself}},
	"reward_transactions":  {"member_id", []set{members}},
	"segment_members":      {"customer_id", []set{itself}},
	"sessions":             {"customer_id", []set{itself}},
	"tier_transactions":    {"member_id", []set{members}},
	"trash_entries":        {"resource_id", []set{objects}},
	"voucher_transactions": {"voucher_id", []set{codes}},
	"vouchers":             {"holder_id", []set{itself}},
	"webhook_deliveries":   {"event_id", []set{event}},
}

// byPart are the tables whose column has an id among other words.
var byPart = []string{"archived_counts", "counters", "member_tallies"}

// notOfCustomers has the other tables of projects, with the reason why they have no row of a customer, or none that can be told.
var notOfCustomers = map[string]string{
	"archived_days":                sums,
	"archives":                     sums,
	"async_action_queues":          settings,
	"async_actions":                settings,
	"benefits":                     settings,
	"brandings":                    settings,
	"campaign_days":                sums,
	"campaign_progress":            sums,
	"campaign_templates":           settings,
	"campaigns":                    settings,
	"card_definitions":             settings,
	"categories":                   settings,
	"credentials":                  settings,
	"custom_event_schemas":         settings,
	"daily_runs":                   settings,
	"discount_guards":              settings,
	"earning_rules":                settings,
	"event_cursors":                settings,
	"exports":                      settings,
	"liabilities":                  sums,
	"locations":                    settings,
	"loyalty_tiers":                settings,
	"member_counts":                sums,
	"metadata_schemas":             settings,
	"products":                     settings,
	"products_collections":         settings,
	"program_assignments":          settings,
	"program_earning_rules":        settings,
	"program_locks":                settings,
	"program_rewards":              settings,
	"program_tiers":                settings,
	"programs":                     settings,
	"project_revisions":            settings,
	"projects":                     settings,
	"promotion_stacks":             settings,
	"promotion_tiers":              settings,
	"redemption_totals":            sums,
	"referral_tiers":               settings,
	"reward_assignments":           settings,
	"rewards":                      settings,
	"segments":                     settings,
	"skus":                         settings,
	"stacking_rules":               settings,
	"tier_structures":              settings,
	"validation_rules":             settings,
	"validation_rules_assignments": settings,
	"webhooks":                     settings,
}

const settings, sums = "what the shop has set up, and the state of its work", "sums over all customers"

// untold may hold data of a customer within data of many.
var untold = map[string]string{
	"async_action_parts":  "rows of imports as they arrived, and their results: they end with the time for which tasks are kept",
	"export_chunks":       "files that a person has exported, with the data of many: delete the exports",
	"full_export_chunks":  "archives of the whole project: they are removed after a week",
	"idempotency_records": "answers that are kept for repeated requests: they end after a day",
	"jobs":                "unfinished work: it ends with the work",
	"logs and backups":    "what is outside of the database",
}

// unshown are columns that are not data of the customer: who of the shop acted, and where its servers are.
var unshown = []string{
	"audit_entries.actor_address", "audit_entries.actor_id", "audit_entries.actor_name", "audit_entries.actor_role", "redemptions.api_key", "redemptions.user_login",
	"webhook_deliveries.log", "webhook_deliveries.target_url",
}

// WriteCustomer writes all data of one customer into a directory, as Write does a project: what a person may ask a shop for. The customer is named by its
// id, or by that of the shop. Other customers who are mentioned are left out.
func WriteCustomer(ctx context.Context, from Source, project, customer, dir string, o Options) (m CustomerManifest, err error) {
	err = InDirectory(ctx, dir, func(part string) (err error) {
		w := writer{from: from, to: directory(part), options: o}
		m, err = w.customer(ctx, project, customer)
		return err
	})
	return m, err
}

// customer writes the files of a customer.
func (w *writer) customer(ctx context.Context, project, idOrSourceID string) (m CustomerManifest, err error) {
	m = CustomerManifest{Format: customerFormat, Version: version, Project: project, NotHere: untold}
	if m.Schema, err = w.from.Schema(ctx); err != nil {
		return m, err
	}
	tables, err := w.from.Tables(ctx)
	if err != nil {
		return m, err
	}
	f := finder{from: w.from, tables: tables, ids: map[set][]string{}}
	if err := f.find(ctx, project, idOrSourceID); err != nil {
		return m, err
	}
	m.Customer = f.ids[itself][0]
	var personal []Table
	for _, t := range tables {
		if _, has := ofCustomers[t.Name]; has {
			personal = append(personal, f.restricted(t))
		}
	}
	if err := w.count(ctx, personal, project); err != nil {
		return m, err
	}
	w.rewrite = func(t *Table, values []Value) bool {
		if !f.has(t, values) {
			return false
		}
		m.alone(t, values)
		return true
	}
	for _, t := range personal {
		file, err := w.table(ctx, t)
		if err != nil {
			return m, err
		}
		m.Files = append(m.Files, file)
	}
	return m, writeManifest(w.to, m)
}

// finder finds the ids that belong to a customer.
type finder struct {
	from   Source
	tables []Table
	ids    map[set][]string
}

// find fills the sets.
func (f *finder) find(ctx context.Context, project, idOrSourceID string) error {
	there, err := f.idsOf(ctx, projectsTable, nil)
	if err != nil {
		return err
	}
	if len(there) == 0 {
		return fmt.Errorf("there is no project %s", project)
	}
	for _, column := range []string{"id", "source_id"} { // an id before the same text as that of the shop
		if f.ids[itself], err = f.idsOf(ctx, "customers", []Condition{{Column: column, Values: []string{idOrSourceID}}}); err != nil {
			return err
		}
		if len(f.ids[itself]) > 0 {
			break
		}
	}
	if len(f.ids[itself]) == 0 {
		return fmt.Errorf("project %s has no customer with the id or source_id %q", project, idOrSourceID)
	}
	f.ids[objects] = slices.Clone(f.ids[itself])
	for _, kind := range []string{"vouchers", "loyalty_members", "member_cards", "orders", "redemptions", "returns", "publications"} {
		found, err := f.idsOf(ctx, kind, f.conditions(kind))
		if err != nil {
			return err
		}
		f.ids[set(kind)] = found
		f.ids[objects] = append(f.ids[objects], found...)
	}
	f.ids[event], err = f.idsOf(ctx, "events", f.conditions("events"))
	return err
}

// idsOf reads the ids of the rows that meet one of the conditions.
func (f *finder) idsOf(ctx context.Context, table string, only []Condition) (ids []string, err error) {
	at := slices.IndexFunc(f.tables, func(t Table) bool { return t.Name == table })
	t := f.tables[at]
	t.Only = only
	return valuesOf(ctx, f.from, t, "id")
}

func (f *finder) conditions(table string) []Condition {
	by := ofCustomers[table]
	c := Condition{Column: by.column, Values: []string{}}
	for _, s := range by.in {
		c.Values = append(c.Values, f.ids[s]...)
	}
	return []Condition{c}
}

// restricted is a table with the rows of the customer, or with some more of which has finds them.
func (f *finder) restricted(t Table) Table {
	if !slices.Contains(byPart, t.Name) {
		t.Only = f.conditions(t.Name)
	}
	return t
}

// has reports whether a row of a restricted table is one of the customer.
func (f *finder) has(t *Table, values []Value) bool {
	if !slices.Contains(byPart, t.Name) {
		return true
	}
	only := f.conditions(t.Name)[0]
	parts := strings.FieldsFunc(values[columnAt(t, 0, only.Column)].String, func(r rune) bool { return r == '/' || r == ' ' })
	return slices.ContainsFunc(parts, func(part string) bool { return slices.Contains(only.Values, part) })
}

// alone removes from a row what it says of others.
func (m *CustomerManifest) alone(t *Table, values []Value) {
	for i, c := range t.Columns {
		switch {
		case !values[i].Valid:
		case slices.Contains(unshown, t.Name+"."+c.Name) || c.Kind == Text && m.other(values[i].String):
			values[i].Valid = false
		case (c.Kind == JSON || c.Kind == Verbatim) && strings.Contains(values[i].String, customerPrefix):
			if text, err := m.document(values[i].String); err == nil { // what is no JSON the writing of the row refuses
				values[i].String = text
			}
		}
	}
}

// customerPrefix begins the id of each customer.
const customerPrefix = "cust_"

// other reports whether a text is the id of another customer.
func (m *CustomerManifest) other(text string) bool {
	return strings.HasPrefix(text, customerPrefix) && text != m.Customer
}

// document returns a document without other customers, of whom null is left.
func (m *CustomerManifest) document(text string) (string, error) {
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		return "", err
	}
	if _, err := decoder.Token(); err != io.EOF {
		return "", fmt.Errorf("there is more after the document")
	}
	return string(appendDocument(nil, m.without(value))), nil
}

func (m *CustomerManifest) without(value any) any {
	switch v := value.(type) {
	case string:
		if m.other(v) {
			return nil
		}
	case []any:
		for i := range v {
			v[i] = m.without(v[i])
		}
	case map[string]any:
		for key := range v {
			if id, isText := v[key].(string); isText && strings.EqualFold(key, "id") && m.other(id) {
				return nil // all that is said of the other customer
			}
		}
		for key := range v {
			if m.other(key) {
				delete(v, key)
				continue
			}
			v[key] = m.without(v[key])
		}
	}
	return value
}
