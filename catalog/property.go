package catalog

import (
	"net/url"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

const (
	// maxText is how many characters a text may have by which lists search: all of them are indexed, and index entries are
	// bounded.
	maxText = 255
	// maxURL is how many characters an address may have.
	maxURL = 2048
	// maxAttributes is how many properties the SKUs of a product may differ in.
	maxAttributes = 100
)

// checkText refuses a text that is too long.
func checkText(property, text string) error {
	if n := utf8.RuneCountInString(text); n > maxText {
		return fault.Payload(property, "must NOT have more than %d characters (it has %d)", maxText, n)
	}
	return nil
}

func checkPrice(price *int64) error {
	if price != nil && (*price < 0 || *price > discount.MaxAmount) {
		return fault.Payload("price", "must be >= 0 and <= %d (actual value is '%d')", int64(discount.MaxAmount), *price)
	}
	return nil
}

// checkImage accepts any HTTPS address; its content is not checked.
func checkImage(address string) error {
	if address == "" {
		return nil
	}
	if n := utf8.RuneCountInString(address); n > maxURL {
		return fault.Payload("image_url", "must NOT have more than %d characters (it has %d)", maxURL, n)
	}
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "https" || u.Host == "" {
		return fault.Payload("image_url", "must be an HTTPS address such as https://shop.example/mug.png (actual value is '%.60s')", address)
	}
	return nil
}

// applyPrice is Field.Apply for a price: zero is a price, null is none.
func applyPrice(f patch.Field[int64], to **int64) {
	if f.Kept() {
		return
	}
	*to = nil
	if price, ok := f.Value(); ok {
		*to = &price
	}
}

// objectSKU names the schema of the metadata of SKUs.
const objectSKU = "sku"

// applyMetadata merges metadata key by key; clearing removes all. The sent metadata is validated against the schema of the
// object.
func applyMetadata(f patch.Field[metadata.Map], to *metadata.Map, schemas *metadata.Schemas, object string) error {
	if f.Kept() {
		return nil
	}
	sent, _ := f.Value()
	merged, err := metadata.Normalize("metadata", metadata.Merge(*to, sent))
	if err != nil {
		return err
	}
	if err := schemas.Check(object, merged); err != nil {
		return err
	}
	*to = merged
	if len(merged) == 0 {
		*to = nil
	}
	return nil
}

func samePrice(a, b *int64) bool { return a == b || a != nil && b != nil && *a == *b }
