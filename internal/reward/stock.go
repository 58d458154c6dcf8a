package reward

import "context"

// Named is a reward of loyalty campaigns or of loyalty programs.
type Named struct{ ID, Name string }

// MaxStocked is how many rewards of loyalty campaigns, and of assignments of those of programs, RewardsOutOfStock looks at.
const MaxStocked = 1000

// StockReader reads which rewards are out of stock.
type StockReader interface {
	// RewardsOutOfStock returns, in one read and at most limit, the rewards of which none is left: the material ones of loyalty campaigns, and then
	// those of which a loyalty program has sold as many as it can, each the latest first. It looks at the latest MaxStocked of each.
	RewardsOutOfStock(ctx context.Context, limit int) ([]Named, error)
}
