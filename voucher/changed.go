package voucher

import (
	"reflect"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/metadata"
)

// part is a part of a campaign of which its codes have a copy.
type part string

// The parts of which codes have a copy.
const (
	partDiscount   part = "discount"
	partGift       part = "gift"
	partRedemption part = "redemption"
	partValidity   part = "validity"
	partCategory   part = "category"
	partMetadata   part = "metadata"
)

// changedParts returns the parts that differ between two states of a campaign and have to be copied to its codes.
func changedParts(before, after *campaign.Campaign) (parts []part) {
	if after.Voucher == nil {
		return nil
	}
	var was campaign.VoucherProfile
	if before.Voucher != nil {
		was = *before.Voucher
	}
	is := *after.Voucher
	for _, p := range []struct {
		name  part
		equal bool
	}{
		{partDiscount, reflect.DeepEqual(was.Discount, is.Discount)},
		{partGift, reflect.DeepEqual(was.Gift, is.Gift)},
		{partRedemption, reflect.DeepEqual(was.RedemptionQuantity, is.RedemptionQuantity)},
		{partValidity, reflect.DeepEqual(before.Validity, after.Validity)},
		{partCategory, before.CategoryID == after.CategoryID},
		{partMetadata, before.Metadata.Equal(after.Metadata)},
	} {
		if !p.equal {
			parts = append(parts, p.name)
		}
	}
	return parts
}

// changedKeys returns the metadata keys whose value differs between two states of a campaign, in their order.
func changedKeys(before, after *campaign.Campaign) (keys []string) {
	for _, m := range []metadata.Map{before.Metadata, after.Metadata} {
		for key := range m {
			was, had := before.Metadata[key]
			is, has := after.Metadata[key]
			if had != has || !(metadata.Map{key: was}).Equal(metadata.Map{key: is}) {
				keys = append(keys, key)
			}
		}
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}
