package rule

// Omission is a set of topics whose rules an evaluation leaves out, because a qualification scenario does not evaluate
// them. A rule that is left out neither holds nor fails: "1 or 2" with rule 1 left out holds when 2 does and is open when 2
// does not.
type Omission uint8

// The topics. Every rule name belongs to one.
const (
	topicAudience   Omission = 1 << iota // customer, holder
	topicProducts                        // which order lines there are
	topicQuantities                      // how many units they have, and for how much
	topicOrder                           // order amounts and metadata
	topicRequest                         // the redemption request and its counters
	topicLive                            // counters that change all the time, left out by all qualifications
	topicAmount                          // what is left to pay, likewise
	topicAll        Omission = 1<<iota - 1
)

// The omissions of the scenarios.
const (
	// OmitNothing is the omission of validations and redemptions.
	OmitNothing Omission = 0
	// OmitLive leaves out order.amount, the campaign's discount budget, its redemptions, and redemptions per customer. It
	// serves ALL, CUSTOMER_WALLET and PROMOTION_STACKS.
	OmitLive Omission = topicLive | topicAmount
	// OmitAllButOrder keeps rules about the order: its amounts, its metadata and its lines.
	OmitAllButOrder Omission = topicAll &^ (topicOrder | topicAmount | topicProducts | topicQuantities)
	// OmitAllButAudience keeps rules about the customer: AUDIENCE_ONLY.
	OmitAllButAudience Omission = topicAll &^ topicAudience
	// OmitAllButProducts keeps rules about order lines: with OmitQuantities, PRODUCTS and PRODUCTS_DISCOUNT.
	OmitAllButProducts Omission = topicAll &^ (topicProducts | topicQuantities)
	// OmitAllButProductsAndAudience keeps both: with OmitQuantities, PRODUCTS_BY_CUSTOMER and PRODUCTS_DISCOUNT_BY_CUSTOMER.
	OmitAllButProductsAndAudience Omission = topicAll &^ (topicProducts | topicQuantities | topicAudience)
	// OmitQuantities leaves out rules about the units and amounts of order lines. Whether a product could be discounted does not
	// depend on how many of it the cart has so far: the PRODUCTS scenarios leave them out.
	OmitQuantities Omission = topicQuantities
)

func (o Omission) leavesOut(n *name) bool { return o&n.topic != 0 }
