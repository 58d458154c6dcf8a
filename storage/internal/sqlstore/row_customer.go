package sqlstore

import (
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ customer.Store = (*Project)(nil)

// Customers returns the customers.
func (p *Project) Customers() storage.Collection[customer.Customer] {
	return collection(p, customerTable)
}

var customerTable = tableOf(customer.Kind, customerItem, newCustomerRow).inBulk()

type customerRow struct {
	bun.BaseModel `bun:"table:customers,alias:t"`

	ProjectID   string                      `bun:"project_id,pk"`
	ID          string                      `bun:"id,pk"`
	SourceID    string                      `bun:"source_id,nullzero"`
	Name        string                      `bun:"name,nullzero"`
	Description string                      `bun:"description,nullzero"`
	Email       string                      `bun:"email,nullzero"`
	Phone       string                      `bun:"phone,nullzero"`
	Birthdate   string                      `bun:"birthdate,nullzero"`
	Address     document[*customer.Address] `bun:"address"`
	// City and Country stand in the document as well; lists filter by them.
	City           string                     `bun:"address_city,nullzero"`
	Country        string                     `bun:"address_country,nullzero"`
	Metadata       document[metadata.Map]     `bun:"metadata"`
	Summary        document[customer.Summary] `bun:"summary"`
	SystemMetadata document[metadata.Map]     `bun:"system_metadata"`
	CreatedAt      instant                    `bun:"created_at"`
	UpdatedAt      instant                    `bun:"updated_at"`
}

func customerItem(r *customerRow) customer.Customer {
	return customer.Customer{
		ID: r.ID, SourceID: r.SourceID, Name: r.Name, Description: r.Description, Email: r.Email, Phone: r.Phone,
		Birthdate: r.Birthdate, Address: r.Address.value, Metadata: r.Metadata.value, Summary: r.Summary.value,
		SystemMetadata: r.SystemMetadata.value, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newCustomerRow(project string, c *customer.Customer) customerRow {
	row := customerRow{
		ProjectID: project, ID: c.ID, SourceID: c.SourceID, Name: c.Name, Description: c.Description, Email: c.Email, Phone: c.Phone,
		Birthdate: c.Birthdate, Address: asDocument(c.Address), Metadata: asDocument(c.Metadata), Summary: asDocument(c.Summary),
		SystemMetadata: asDocument(c.SystemMetadata), CreatedAt: instant(c.CreatedAt), UpdatedAt: instant(c.UpdatedAt),
	}
	if c.Address != nil {
		row.City, row.Country = c.Address.City, c.Address.Country
	}
	return row
}
