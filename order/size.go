package order

import "github.com/punchcardhq/punchcard/fault"

// maxLines is how many bytes the lines of an order may have together, in names, ids and metadata, that of their products and SKUs
// included. With the metadata of the order itself (metadata.MaxBytes) that is 256 KiB, which bounds a page of a hundred orders.
const maxLines = 192 << 10

// bound refuses lines of a request beyond maxLines before they are processed.
func (r *Request) bound(sent []ItemRequest) error {
	total := 0
	for i := range sent {
		if total += sent[i].size(); total > maxLines {
			return fault.Payload(r.path("items"), "must NOT have more than %d bytes in names, ids and metadata, with those of products and SKUs (items 0 to %d have %d)",
				maxLines, i, total)
		}
	}
	return nil
}

func (in *ItemRequest) size() int {
	n := len(in.SKUID) + len(in.ProductID) + len(in.SourceID) + in.Metadata.Size()
	if p := in.Product; p != nil {
		n += len(p.ID) + len(p.SourceID) + len(p.Name) + p.Metadata.Size()
	}
	if s := in.SKU; s != nil {
		n += len(s.ID) + len(s.SourceID) + len(s.Name) + s.Metadata.Size()
	}
	return n
}

// metadataSize is how many bytes of metadata a line has, that of the catalog included.
func (i *Item) metadataSize() int {
	n := i.Metadata.Size()
	if i.Product != nil {
		n += i.Product.Metadata.Size()
	}
	if i.SKU != nil {
		n += i.SKU.Metadata.Size()
	}
	return n
}

func metadataSize(items []Item) (n int) {
	for i := range items {
		n += items[i].metadataSize()
	}
	return n
}

// leaveMetadata removes the metadata of the catalog from a line.
func (i *Item) leaveMetadata() {
	if i.Product != nil {
		i.Product.Metadata = nil
	}
	if i.SKU != nil {
		i.SKU.Metadata = nil
	}
}

// fit removes metadata of the catalog from lines, from the last line on, until they fit into maxLines: metadata of the catalog must
// not make an order invalid. Rules and formulas are not affected, as they read the catalog itself.
func fit(items []Item, sent []ItemRequest) (err error) {
	total := metadataSize(items)
	for i := len(items) - 1; i >= 0 && total > maxLines; i-- {
		item, in := &items[i], &sent[i]
		before := item.metadataSize()
		item.leaveMetadata()
		if in.Product != nil {
			if item.Product.Metadata, err = storedMetadata("", "product.metadata", nil, in.Product.Metadata); err != nil {
				return err
			}
		}
		if in.SKU != nil {
			if item.SKU.Metadata, err = storedMetadata("", "sku.metadata", nil, in.SKU.Metadata); err != nil {
				return err
			}
		}
		total += item.metadataSize() - before
	}
	return nil
}
