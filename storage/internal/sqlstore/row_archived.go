package sqlstore

import (
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// ArchivedUses returns what archived redemptions add up to.
func (p *Project) ArchivedUses() storage.Collection[redemption.ArchivedUses] {
	return collection(p, archivedUsesTable)
}

// ArchivedCounts returns the share of counters that archived redemptions have.
func (p *Project) ArchivedCounts() storage.Collection[redemption.ArchivedCount] {
	return collection(p, archivedCountTable)
}

// ArchivedCustomers returns the share of the summaries of customers that archived redemptions and orders have.
func (p *Project) ArchivedCustomers() storage.Collection[customer.Archived] {
	return collection(p, archivedCustomerTable)
}

// ArchivedDays returns the share of the figures of days that archived redemptions have.
func (p *Project) ArchivedDays() storage.Collection[summary.Day] {
	return collection(p, archivedDayTable)
}

// Archives returns the times that history was archived.
func (p *Project) Archives() storage.Collection[redemption.Archive] {
	return collection(p, archiveTable)
}

var archivedUsesTable = tableOf(redemption.ArchivedUsesKind, archivedUsesItem, newArchivedUsesRow)

type archivedUsesRow struct {
	bun.BaseModel `bun:"table:archived_uses,alias:t"`

	ProjectID   string `bun:"project_id,pk"`
	ID          string `bun:"id,pk"`
	SubjectID   string `bun:"subject_id,nullzero"`
	CampaignID  string `bun:"campaign_id,nullzero"`
	CustomerID  string `bun:"customer_id,nullzero"`
	APIKey      string `bun:"api_key,nullzero"`
	User        string `bun:"user_login,nullzero"`
	Redemptions int64  `bun:"redemptions"`
	Orders      int64  `bun:"orders"`
	Discounts   int64  `bun:"discounts"`
	Credits     int64  `bun:"credits"`
	Points      int64  `bun:"points"`
}

func archivedUsesItem(r *archivedUsesRow) redemption.ArchivedUses {
	return redemption.ArchivedUses{
		ID: r.ID, SubjectID: r.SubjectID, CampaignID: r.CampaignID, CustomerID: r.CustomerID, APIKey: r.APIKey, User: r.User,
		Totals: redemption.Totals{Redemptions: r.Redemptions, Orders: r.Orders, Discounts: r.Discounts, Credits: r.Credits, Points: r.Points},
	}
}

func newArchivedUsesRow(project string, u *redemption.ArchivedUses) archivedUsesRow {
	return archivedUsesRow{
		ProjectID: project, ID: u.ID, SubjectID: u.SubjectID, CampaignID: u.CampaignID, CustomerID: u.CustomerID, APIKey: u.APIKey, User: u.User,
		Redemptions: u.Redemptions, Orders: u.Orders, Discounts: u.Discounts, Credits: u.Credits, Points: u.Points,
	}
}

var archivedCountTable = tableOf(redemption.ArchivedCountKind, archivedCountItem, newArchivedCountRow)

type archivedCountRow struct {
	bun.BaseModel `bun:"table:archived_counts,alias:t"`

	ProjectID string `bun:"project_id,pk"`
	ID        string `bun:"id,pk"`
	Value     int64  `bun:"value"`
}

func archivedCountItem(r *archivedCountRow) redemption.ArchivedCount {
	return redemption.ArchivedCount{ID: redemption.CounterKey(r.ID), Value: r.Value}
}

func newArchivedCountRow(project string, c *redemption.ArchivedCount) archivedCountRow {
	return archivedCountRow{ProjectID: project, ID: string(c.ID), Value: c.Value}
}

var archivedCustomerTable = tableOf(customer.ArchivedKind, archivedCustomerItem, newArchivedCustomerRow)

type archivedCustomerRow struct {
	bun.BaseModel `bun:"table:archived_customers,alias:t"`

	ProjectID string                          `bun:"project_id,pk"`
	ID        string                          `bun:"id,pk"`
	Body      document[customer.ArchivedBody] `bun:"body"`
}

func archivedCustomerItem(r *archivedCustomerRow) customer.Archived {
	return customer.Archived{ID: r.ID, ArchivedBody: r.Body.value}
}

func newArchivedCustomerRow(project string, a *customer.Archived) archivedCustomerRow {
	return archivedCustomerRow{ProjectID: project, ID: a.ID, Body: asDocument(a.ArchivedBody)}
}

var archivedDayTable = tableOf(summary.ArchivedKind, archivedDayItem, newArchivedDayRow)

type archivedDayRow struct {
	bun.BaseModel `bun:"table:archived_days,alias:t"`

	ProjectID  string                    `bun:"project_id,pk"`
	ID         string                    `bun:"id,pk"`
	CampaignID string                    `bun:"campaign_id,nullzero"`
	Day        string                    `bun:"day,nullzero"`
	Figures    document[summary.Figures] `bun:"figures"`
}

func archivedDayItem(r *archivedDayRow) summary.Day {
	return summary.Day{CampaignID: r.CampaignID, Day: calc.Day(r.Day), Figures: r.Figures.value}
}

func newArchivedDayRow(project string, d *summary.Day) archivedDayRow {
	return archivedDayRow{ProjectID: project, ID: d.ID(), CampaignID: d.CampaignID, Day: string(d.Day), Figures: asDocument(d.Figures)}
}

var archiveTable = tableOf(redemption.ArchiveKind, archiveItem, newArchiveRow)

type archiveRow struct {
	bun.BaseModel `bun:"table:archives,alias:t"`

	ProjectID   string  `bun:"project_id,pk"`
	ID          string  `bun:"id,pk"`
	Before      string  `bun:"before_day,nullzero"`
	Orders      int64   `bun:"orders"`
	Redemptions int64   `bun:"redemptions"`
	Returns     int64   `bun:"returns"`
	Kept        int64   `bun:"kept"`
	CreatedAt   instant `bun:"created_at"`
	EndedAt     instant `bun:"ended_at"`
}

func archiveItem(r *archiveRow) redemption.Archive {
	return redemption.Archive{
		ID: r.ID, Before: r.Before, Orders: r.Orders, Redemptions: r.Redemptions, Returns: r.Returns, Kept: r.Kept,
		CreatedAt: r.CreatedAt.time(), EndedAt: r.EndedAt.time(),
	}
}

func newArchiveRow(project string, a *redemption.Archive) archiveRow {
	return archiveRow{
		ProjectID: project, ID: a.ID, Before: a.Before, Orders: a.Orders, Redemptions: a.Redemptions, Returns: a.Returns, Kept: a.Kept,
		CreatedAt: instant(a.CreatedAt), EndedAt: instant(a.EndedAt),
	}
}
