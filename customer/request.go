package customer

import (
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Request is what a caller says of a customer: who it is, and what is new about it. The zero Request is an anonymous customer.
type Request struct {
	// ID names an existing customer and beats SourceID; SourceID alone names the customer that has it, or makes one.
	ID, SourceID string
	// Stays says that a customer who is stored stays as they are, whatever else the request says.
	Stays bool
	// Known says that the caller may name a customer and no more: the customer stays as it is, whatever else the request says, and where one
	// would be made the request is refused with forbidden.
	Known bool
	Update
}

// Update is a partial change: a zero field keeps what the customer has.
type Update struct {
	Name, Description, Email, Phone patch.Field[string]
	// Birthdate is a date, "1990-05-17".
	Birthdate patch.Field[string]
	// Address replaces the whole address: half of an old one and half of a new one would be nobody's.
	Address patch.Field[Address]
	// Metadata merges by key.
	Metadata patch.Field[metadata.Map]
	// Schemas are what the metadata is held against before it is stored; nil accepts everything. The engine sets them.
	Schemas *metadata.Schemas
	// At is where the customer stands in the request body, "customer" for instance; faults name properties below it.
	At string
}

// maxText is how many characters an identifying text may have. All of them are indexed, and indexes have an end.
const maxText = 255

// Apply changes c as u asks, or reports why the result would not be a customer.
func (c *Customer) Apply(u Update, now time.Time) error {
	u.Name.Apply(&c.Name)
	u.Description.Apply(&c.Description)
	u.Email.Apply(&c.Email)
	u.Phone.Apply(&c.Phone)
	u.Birthdate.Apply(&c.Birthdate)
	if !u.Address.Kept() {
		c.Address = nil
		if sent, _ := u.Address.Value(); sent != (Address{}) {
			c.Address = &sent
		}
	}
	if !u.Metadata.Kept() {
		sent, _ := u.Metadata.Value()
		merged, err := metadata.Normalize(below(u.At, "metadata"), metadata.Merge(c.Metadata, sent))
		if err != nil {
			return err
		}
		if err := u.Schemas.Check(metadata.ObjectCustomer, merged); err != nil {
			return err
		}
		c.Metadata = merged
		if len(merged) == 0 {
			c.Metadata = nil
		}
	}
	c.UpdatedAt = now
	return c.validate(u.At)
}

func (c *Customer) validate(at string) error {
	for _, text := range []struct {
		property, value string
		most            int
	}{
		{"source_id", c.SourceID, maxText}, {"name", c.Name, maxText}, {"email", c.Email, maxText}, {"phone", c.Phone, maxText},
		{"address.city", c.address().City, maxText}, {"address.country", c.address().Country, maxText},
		{"address.state", c.address().State, storage.MaxText}, {"address.postal_code", c.address().PostalCode, storage.MaxText},
		{"address.line_1", c.address().Line1, storage.MaxText}, {"address.line_2", c.address().Line2, storage.MaxText},
		{"description", c.Description, storage.MaxText},
	} {
		if n := utf8.RuneCountInString(text.value); n > text.most {
			return fault.Payload(below(at, text.property), "must NOT have more than %d characters (it has %d)", text.most, n)
		}
	}
	if c.Birthdate != "" {
		if _, err := time.Parse(time.DateOnly, c.Birthdate); err != nil {
			return fault.Payload(below(at, "birthdate"), "must be a date such as 1990-05-17 (actual value is '%.60s')", c.Birthdate)
		}
	}
	return nil
}

func below(at, property string) string {
	if at == "" {
		return property
	}
	return at + "." + property
}
