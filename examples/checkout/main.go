// Checkout is a shop with orders of its own in PostgreSQL. It writes an order and redeems a code in one transaction on its own pool: both are
// committed, or neither. DATABASE_URL is the address of the database.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/voucher"
)

type shop struct {
	pool    *pgxpool.Pool
	backend *postgres.Backend
	codes   *punchcard.Project
}

// checkout stores an order with the discount of a code.
func (s shop) checkout(ctx context.Context, number int, amount int64, code string) (toPay int64, err error) {
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO orders (number, amount) VALUES ($1, $2)", number, amount); err != nil {
			return err
		}
		// Last, because other redemptions of the code wait from here to the commit.
		done, err := s.codes.Redemptions.In(s.backend.In(tx)).Redeem(ctx, redemption.Request{
			Redeemables: redemption.Codes(code),
			Order:       order.Total(amount),
		})
		if err != nil {
			return err // a refusal rolls the order back, too
		}
		toPay = done.Order.TotalAmount().Minor
		_, err = tx.Exec(ctx, "UPDATE orders SET amount = $2 WHERE number = $1", number, toPay)
		return err
	})
	return toPay, err
}

func run(ctx context.Context) error {
	pool, err := pgxpool.New(ctx, os.Getenv("DATABASE_URL"))
	if err != nil {
		return err
	}
	defer pool.Close()
	if _, err := pool.Exec(ctx, "CREATE TABLE IF NOT EXISTS orders (number int PRIMARY KEY, amount bigint)"); err != nil {
		return err
	}
	// Punchcard has a table of orders, too, in a schema of its own.
	backend, err := postgres.OpenPool(ctx, pool, postgres.Schema("punchcard"), postgres.AutoMigrate())
	if err != nil {
		return err
	}
	engine := punchcard.New(backend)
	defer engine.Close()
	s := shop{pool, backend, engine.Project("my-shop")}
	once := int64(1)
	if _, err := s.codes.Vouchers.Create(ctx, voucher.NewVoucher{Code: "FIVE", Discount: discount.Amount(500), Quantity: &once}); err != nil {
		return err
	}
	for number := 1; number <= 2; number++ {
		toPay, err := s.checkout(ctx, number, 1990, "FIVE")
		var refused *fault.Error
		switch {
		case err == nil:
			fmt.Printf("order %d: %d to pay\n", number, toPay)
		case errors.As(err, &refused):
			fmt.Printf("order %d: %s\n", number, refused.Key)
		default:
			return err
		}
	}
	var orders int
	if err := pool.QueryRow(ctx, "SELECT count(*) FROM orders").Scan(&orders); err != nil {
		return err
	}
	fmt.Println("orders:", orders)
	return nil
}

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}
