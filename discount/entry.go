package discount

// Entry is one application rule: which product, SKU or collection is discounted (an "applicable_to" entry of a validation
// rule), which of the matching lines or units, and how much of them. Package rule decides whether a line matches; this
// package only applies the consequences of a match.
type Entry struct {
	Object       Object
	ID, SourceID string
	// ProductID and ProductSourceID name the product of an ObjectSKU entry.
	ProductID, ProductSourceID string
	// Strict marks an entry for the product of one cart line; configured entries are not strict.
	Strict bool

	Effect EntryEffect
	Target Target // empty counts whole lines, as TargetItem
	// SkipInitially and Repeat pick among the candidates 0, 1, 2, ...: number k is taken when k >= SkipInitially and
	// k - SkipInitially is a multiple of Repeat. Repeat 0 was not sent and means 1.
	SkipInitially, Repeat int64

	QuantityLimit           *int64 // units of one line
	AggregatedQuantityLimit *int64 // units of all lines that this entry matched
	AmountLimit             *int64 // minor units off one line
	AggregatedAmountLimit   *int64 // minor units off all lines that this entry matched

	// Price is the new unit price of a TypeFixed discount on items, in minor units; PriceFormula yields major units and has
	// Price as its fallback.
	Price        *int64
	PriceFormula string

	// Quotas are the eight limits that need a counter, by Quota.
	Quotas [QuotaCount]QuotaLimit
}

// Object is the kind of object that an entry names.
type Object string

// The kinds of objects that an entry can name.
const (
	ObjectProduct    Object = "product"
	ObjectSKU        Object = "sku"
	ObjectCollection Object = "products_collection"
)

// EntryEffect says in which order the matching lines or units are taken, and whether all of them or only the first.
type EntryEffect string

// The orders of application. The FROM forms take all candidates that pass SkipInitially and Repeat, in that order; the two
// TO forms besides APPLY_TO_EVERY take only the first.
const (
	EntryEffectApplyToEvery           EntryEffect = "APPLY_TO_EVERY"
	EntryEffectApplyToCheapest        EntryEffect = "APPLY_TO_CHEAPEST"
	EntryEffectApplyFromCheapest      EntryEffect = "APPLY_FROM_CHEAPEST"
	EntryEffectApplyToMostExpensive   EntryEffect = "APPLY_TO_MOST_EXPENSIVE"
	EntryEffectApplyFromMostExpensive EntryEffect = "APPLY_FROM_MOST_EXPENSIVE"
)

// Target says what is counted as one candidate: a line of the cart or a single unit of it.
type Target string

// The targets.
const (
	TargetItem Target = "ITEM"
	TargetUnit Target = "UNIT"
)
