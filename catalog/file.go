package catalog

import (
	"context"
	"io"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/csvfile"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// productFileJob imports the products of a file, skuFileJob the SKUs.
type (
	productFileJob struct{ asyncaction.FileJob }
	skuFileJob     struct{ asyncaction.FileJob }
)

// Kind is the type of the action that clients see.
func (productFileJob) Kind() string { return "PRODUCTS.IMPORT_CSV" }

// Kind is the type of the action that clients see.
func (skuFileJob) Kind() string { return "SKUS.IMPORT_CSV" }

// The columns of files. All others are custom attributes.
var (
	productColumns = []string{"name", "source_id", "price", "attributes", "image_url"}
	skuColumns     = []string{"product_id", "sku", "source_id", "price", "currency", "attributes", "image_url"}
)

// ImportProducts imports the products of a file, in the background. A product that exists, by the source id of the row, gets the
// row's name and is otherwise unchanged. Prices are in major units; a row names its attributes in one cell, with commas between
// them.
//
// The file is comma-separated values under a header. charset is its encoding, such as "ISO-8859-1"; empty means UTF-8, or the
// encoding of a byte order mark. It fails with an invalid payload for a file that cannot be read, or that has no column for the
// name.
func (e *Engine) ImportProducts(ctx context.Context, file io.ReadSeeker, charset string) (asyncaction.Action, error) {
	f, err := openItems(file, charset, productColumns, "name")
	if err != nil {
		return asyncaction.Action{}, err
	}
	return asyncaction.StartFile(ctx, e.store, e.env, f, "source_id", asProductFile)
}

// ImportSKUs imports the SKUs of a file, in the background. Each names its product by id or source id. An SKU that exists, by the
// source id of the row, gets the row's name and price and is otherwise unchanged. Prices are in major units; attributes are an
// object such as {'color': 'blue'}. See ImportProducts for file and charset. It fails with an invalid payload for a file that
// cannot be read, or that has no columns for the product and the source id.
func (e *Engine) ImportSKUs(ctx context.Context, file io.ReadSeeker, charset string) (asyncaction.Action, error) {
	f, err := openItems(file, charset, skuColumns, "product_id", "source_id")
	if err != nil {
		return asyncaction.Action{}, err
	}
	return asyncaction.StartFile(ctx, e.store, e.env, f, "source_id", asSKUFile)
}

// PrepareProducts stores the products of a file for an import that asyncaction.BeginDraft begins, and tries the first of them. See ImportProducts.
func (e *Engine) PrepareProducts(ctx context.Context, file io.ReadSeeker, charset string) (asyncaction.Draft, error) {
	f, err := openItems(file, charset, productColumns, "name")
	if err != nil {
		return asyncaction.Draft{}, err
	}
	return asyncaction.PrepareFile(ctx, e.store, e.env, f, "source_id", productColumns, asProductFile, func(ctx context.Context, j asyncaction.FileJob, d asyncaction.Delivery) error {
		return e.productFilePortion(ctx, productFileJob{j}, d)
	})
}

// PrepareSKUs stores the SKUs of a file for an import that asyncaction.BeginDraft begins, and tries the first of them. See ImportSKUs.
func (e *Engine) PrepareSKUs(ctx context.Context, file io.ReadSeeker, charset string) (asyncaction.Draft, error) {
	f, err := openItems(file, charset, skuColumns, "product_id", "source_id")
	if err != nil {
		return asyncaction.Draft{}, err
	}
	return asyncaction.PrepareFile(ctx, e.store, e.env, f, "source_id", skuColumns, asSKUFile, func(ctx context.Context, j asyncaction.FileJob, d asyncaction.Delivery) error {
		return e.skuFilePortion(ctx, skuFileJob{j}, d)
	})
}

// openItems opens a file of products or SKUs and checks its columns.
func openItems(file io.ReadSeeker, charset string, known []string, required ...string) (*csvfile.File, error) {
	f, err := csvfile.Open(file, charset)
	if err != nil {
		return nil, err
	}
	if err := f.Header().Require(required...); err != nil {
		return nil, err
	}
	_, err = f.Header().Others(known...)
	return f, err
}

func asProductFile(j asyncaction.FileJob) asyncaction.Job { return productFileJob{j} }
func asSKUFile(j asyncaction.FileJob) asyncaction.Job     { return skuFileJob{j} }

// productFilePortion imports the next products of a file.
func (e *Engine) productFilePortion(ctx context.Context, job productFileJob, d asyncaction.Delivery) error {
	schemas, custom, err := e.fileSetting(ctx, job.FileJob, productColumns)
	if err != nil {
		return err
	}
	read := func(row *csvfile.Row) ProductRequest {
		req := ProductRequest{SourceID: row.Word("source_id")}
		req.Name = patch.Set(row.Required("name"))
		if price := row.Amount("price"); price != nil {
			req.Price = patch.Set(*price)
		}
		if list := words(row.Word("attributes")); len(list) > 0 {
			req.Attributes = patch.Set(list)
		}
		if address := row.Word("image_url"); address != "" {
			req.ImageURL = patch.Set(address)
		}
		req.Metadata = sentMetadata(schemas.FromTexts(metadata.ObjectProduct, row.Texts(custom), nil))
		return req
	}
	handle := func(ctx context.Context, tx Store, rows []asyncaction.Row[ProductRequest], t *asyncaction.RowResults) error {
		return e.upsertRows(ctx, tx, rows, t, func(req ProductRequest) ProductRequest {
			return ProductRequest{SourceID: req.SourceID, ProductUpdate: ProductUpdate{Name: req.Name}}
		})
	}
	return asyncaction.FilePortion(ctx, e.store, d, job.FileJob, e.env.Now, asProductFile, "product", read, handle)
}

// skuFilePortion imports the next SKUs of a file.
func (e *Engine) skuFilePortion(ctx context.Context, job skuFileJob, d asyncaction.Delivery) error {
	schemas, custom, err := e.fileSetting(ctx, job.FileJob, skuColumns)
	if err != nil {
		return err
	}
	read := func(row *csvfile.Row) skuRow {
		want := skuRow{Product: row.Required("product_id")}
		want.SourceID = row.Required("source_id")
		if name := row.Word("sku"); name != "" {
			want.Name = patch.Set(name)
		}
		if price := row.Amount("price"); price != nil {
			want.Price = patch.Set(*price)
		}
		if currency := row.Word("currency"); currency != "" {
			want.Currency = patch.Set(currency)
		}
		if address := row.Word("image_url"); address != "" {
			want.ImageURL = patch.Set(address)
		}
		if text := row.Word("attributes"); text != "" {
			attributes, ok := attributesOf(text)
			if !ok {
				row.Refuse(csvfile.Wrong("attributes", "must be an object such as {'color': 'blue'} (actual value is '%.60s')", text))
			}
			want.Attributes = patch.Set(attributes)
		}
		want.Metadata = sentMetadata(schemas.FromTexts(objectSKU, row.Texts(custom), nil))
		want.Schemas = schemas
		return want
	}
	return asyncaction.FilePortion(ctx, e.store, d, job.FileJob, e.env.Now, asSKUFile, "sku", read, e.importSKURows)
}

// fileSetting returns the schemas and the columns of custom attributes of a file.
func (e *Engine) fileSetting(ctx context.Context, job asyncaction.FileJob, known []string) (schemas *metadata.Schemas, custom []string, err error) {
	if schemas, err = e.schemas.Now(ctx); err != nil {
		return nil, nil, err
	}
	header, err := csvfile.NewHeader(job.Header)
	if err != nil {
		return nil, nil, err
	}
	custom, err = header.Others(known...)
	return schemas, custom, err
}

// sentMetadata is the metadata of a row; empty cells are left out.
func sentMetadata(m metadata.Map) patch.Field[metadata.Map] {
	if m = metadata.Merge(nil, m); len(m) > 0 {
		return patch.Set(m)
	}
	return patch.Field[metadata.Map]{}
}

// words are the parts of a cell between its commas.
func words(cell string) (list []string) {
	for part := range strings.SplitSeq(cell, ",") {
		if part = strings.TrimSpace(part); part != "" {
			list = append(list, part)
		}
	}
	return list
}

// attributesOf reads an object whose texts are in double or single quotes.
func attributesOf(text string) (m metadata.Map, ok bool) {
	if m.UnmarshalJSON([]byte(text)) == nil {
		return m, m != nil
	}
	var double strings.Builder
	quote := byte(0)
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\\' && i+1 < len(text):
			i++
			if text[i] != '\'' {
				double.WriteByte('\\')
			}
			double.WriteByte(text[i])
		case quote == 0 && (c == '\'' || c == '"'):
			quote = c
			double.WriteByte('"')
		case c == quote:
			quote = 0
			double.WriteByte('"')
		case c == '"':
			double.WriteString(`\"`)
		default:
			double.WriteByte(c)
		}
	}
	m = nil
	return m, m.UnmarshalJSON([]byte(double.String())) == nil && m != nil
}
