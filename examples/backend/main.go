// Backend uses a storage of its own: the memory backend with a journal of everything that redemptions write. A backend for another
// database implements the same interfaces, and is tested with storage/storagetest.
package main

import (
	"context"
	"fmt"
	"log"
	"log/slog"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// journaled is a backend whose projects keep a journal.
type journaled struct{ *memory.Backend }

// Project returns the store of one project.
func (b journaled) Project(id string) journal { return journal{b.Backend.Project(id)} }

// System returns the store above the projects.
func (b journaled) System() journal { return journal{b.Backend.System()} }

// Runner returns the memory backend's own runner.
func (b journaled) Runner(r *asyncaction.Registry, log *slog.Logger) asyncaction.Runner {
	return b.Backend.Runner(r, log)
}

// journal is the store of a project that prints its commits.
type journal struct{ *memory.Project }

// InTx runs a transaction whose store is a journal, too.
func (j journal) InTx(ctx context.Context, do func(tx any) error) error {
	return j.Project.InTx(ctx, func(tx any) error { return do(journal{tx.(*memory.Project)}) })
}

// Update commits a decision and prints its records.
func (j journal) Update(ctx context.Context, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	out, err := j.Project.Update(ctx, scope, decide)
	if err == nil {
		for _, r := range out.Records {
			fmt.Printf("journal: %s of %s took %d off\n", r.Status, r.Code, r.Applied.Money())
		}
	}
	return out, err
}

func main() {
	ctx := context.Background()
	engine := punchcard.New(journaled{memory.New()})
	defer engine.Close()
	shop := engine.Project("my-shop")

	_, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{
		Code: "FIVE", Discount: discount.Amount(500),
	})
	if err != nil {
		log.Fatal(err)
	}
	_, err = shop.Redemptions.Redeem(ctx, redemption.Request{
		Redeemables: redemption.Codes("FIVE"),
		Order:       order.Total(2000),
	})
	if err != nil {
		log.Fatal(err)
	}
}
