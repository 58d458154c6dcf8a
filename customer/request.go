package customer

import (
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Request is the input of an upsert of a customer: their ids, and their properties. The zero Request is an anonymous customer.
type Request struct {
	// ID names an existing customer and beats SourceID; SourceID alone names the customer that has it, or makes one.
	ID, SourceID string
	// Stays keeps a stored customer unchanged, whatever the other fields are.
	Stays bool
	// Known says that the caller may name a customer and no more: a stored customer is not changed, whatever the other fields are,
	// and a request that would make one is refused with forbidden.
	Known bool
	Update
}

// Update is a partial change: a zero field keeps the customer's value.
type Update struct {
	// From is the UpdatedAt of the customer that the change was decided upon: a customer who was changed since is not changed, which is
	// resource_changed, and one who is gone is not made again. The zero field does not ask.
	From patch.Field[time.Time]

	Name, Description, Email, Phone patch.Field[string]
	// Birthdate is a date, "1990-05-17".
	Birthdate patch.Field[string]
	// Address replaces the whole address: a mixture of an old and a new one would be wrong.
	Address patch.Field[Address]
	// Metadata merges by key.
	Metadata patch.Field[metadata.Map]
	// Schemas validate the metadata before it is stored; nil accepts everything. The engine sets them.
	Schemas *metadata.Schemas
	// At is the path of the customer in the request body, "customer" for instance; faults name properties below it.
	At string
}

// maxText is how many characters an identifying text may have. All of them are indexed, and index entries are bounded.
const maxText = 255

// Apply applies u to c, or fails when the result would not be a valid customer.
func (c *Customer) Apply(u Update, now time.Time) error {
	if from, asked := u.From.Value(); asked && !from.Equal(c.UpdatedAt) {
		return fault.Changed(Kind.Name, c.ID)
	}
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
