package customer

import (
	"cmp"
	"context"
	"io"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/csvfile"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// fileJob imports the customers of a file.
type fileJob struct{ asyncaction.FileJob }

// Kind is the type of the action that clients see.
func (fileJob) Kind() string { return "CUSTOMERS.IMPORT_CSV" }

// The columns of a file of customers. All others are custom attributes.
var (
	fileNames     = []string{"Source_id", "Id", "Name", "Email", "Phone"}
	addressParts  = []string{"line_1", "line_2", "postal_code", "city", "state", "country"}
	addressTitles = []string{"Address_line_1", "Address_line_2", "Address_Postal_Code", "Address_City", "Address_State", "Address_Country",
		"Line_1", "Line_2", "Postal_Code", "City", "State", "Country"}
	fileColumns = append(append([]string{"Birthdate", "Birthday", "Description"}, fileNames...), addressTitles...)
)

// ImportFile upserts the customers of a file, in the background and without events. A customer that exists, by the id or source id
// of the row, is overwritten in all properties for which the file has columns: an empty cell clears a property or a custom
// attribute. An address is replaced as a whole when the file has a column of it. A row without either id makes an anonymous
// customer.
//
// The file is comma-separated values under a header. charset is its encoding, such as "ISO-8859-1"; empty means UTF-8, or the
// encoding of a byte order mark. It fails with an invalid payload for a file that cannot be read, or that has none of the columns
// Source_id, Id, Name, Email and Phone.
func (e *Engine) ImportFile(ctx context.Context, file io.ReadSeeker, charset string) (asyncaction.Action, error) {
	f, err := openCustomers(file, charset)
	if err != nil {
		return asyncaction.Action{}, err
	}
	return asyncaction.StartFile(ctx, e.store, e.env, f, "Source_id", asFile)
}

// PrepareFile stores the customers of a file for an import that asyncaction.BeginDraft begins, and tries the first of them. See ImportFile.
func (e *Engine) PrepareFile(ctx context.Context, file io.ReadSeeker, charset string) (asyncaction.Draft, error) {
	f, err := openCustomers(file, charset)
	if err != nil {
		return asyncaction.Draft{}, err
	}
	return asyncaction.PrepareFile(ctx, e.store, e.env, f, "Source_id", fileColumns, asFile, func(ctx context.Context, j asyncaction.FileJob, d asyncaction.Delivery) error {
		return e.filePortion(ctx, fileJob{j}, d)
	})
}

// openCustomers opens a file of customers and checks its columns.
func openCustomers(file io.ReadSeeker, charset string) (*csvfile.File, error) {
	f, err := csvfile.Open(file, charset)
	if err != nil {
		return nil, err
	}
	if err := f.Header().RequireOne(fileNames...); err != nil {
		return nil, err
	}
	_, err = f.Header().Others(fileColumns...)
	return f, err
}

func asFile(j asyncaction.FileJob) asyncaction.Job { return fileJob{j} }

// filePortion upserts the next customers of a file.
func (e *Engine) filePortion(ctx context.Context, job fileJob, d asyncaction.Delivery) error {
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return err
	}
	header, err := csvfile.NewHeader(job.Header)
	if err != nil {
		return err
	}
	custom, err := header.Others(fileColumns...)
	if err != nil {
		return err
	}
	read := func(row *csvfile.Row) Request {
		req := Request{ID: row.Word("Id"), SourceID: row.Word("Source_id")}
		req.Name, req.Email, req.Phone = cell(row, "Name"), cell(row, "Email"), cell(row, "Phone")
		req.Description, req.Birthdate = cell(row, "Description"), cell(row, "Birthdate")
		if req.Birthdate.Kept() {
			req.Birthdate = cell(row, "Birthday")
		}
		req.Address = addressOf(row)
		if len(custom) > 0 {
			req.Metadata = patch.Set(schemas.FromTexts(metadata.ObjectCustomer, row.Texts(custom), literal))
		}
		return req
	}
	return asyncaction.FilePortion(ctx, e.store, d, job.FileJob, e.env.Now, asFile, "customer", read, e.upsertRows)
}

// cell is the field of a property in a row: kept without a column, cleared by an empty cell.
func cell(row *csvfile.Row, column string) patch.Field[string] {
	switch word := row.Word(column); {
	case !row.Has(column):
		return patch.Field[string]{}
	case word == "":
		return patch.Clear[string]()
	default:
		return patch.Set(word)
	}
}

func addressOf(row *csvfile.Row) patch.Field[Address] {
	if row.Header().RequireOne(addressTitles...) != nil {
		return patch.Field[Address]{}
	}
	part := func(name string) string { return cmp.Or(row.Word("address_"+name), row.Word(name)) }
	var a Address
	for i, to := range []*string{&a.Line1, &a.Line2, &a.PostalCode, &a.City, &a.State, &a.Country} {
		*to = part(addressParts[i])
	}
	if a == (Address{}) {
		return patch.Clear[Address]()
	}
	return patch.Set(a)
}

// literal is the value of a custom attribute without a definition in a schema.
func literal(text string) any {
	switch text {
	case "true":
		return true
	case "false":
		return false
	case "null":
		return nil
	}
	return text
}
