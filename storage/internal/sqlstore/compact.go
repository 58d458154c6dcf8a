package sqlstore

import "github.com/punchcardhq/punchcard/internal/compactjson"

// compact writes a value object as JSON without its empty members, which are read as zero values. Numbers are always written, because statements add
// them up. Of the discount of a coupon nine tenths were empty members: a voucher takes less than half of the disk (goals P19 and P28).
func compact(v any) ([]byte, error) { return compactjson.Marshal(v, compactjson.KeepNumbers) }
