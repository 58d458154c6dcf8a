package postgres

import (
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestTheTracerCostsNothingWithoutATrace counts the allocations of a query and of a batch on two connections, one with a tracer.
func TestTheTracerCostsNothingWithoutATrace(t *testing.T) {
	var counts [2]float64
	for i, tracer := range []pgx.QueryTracer{nil, tracer{}} {
		config, err := pgx.ParseConfig(pgtest.Database(t))
		if err != nil {
			t.Fatal(err)
		}
		config.Tracer = tracer
		conn, err := pgx.ConnectConfig(t.Context(), config)
		if err != nil {
			t.Fatal(err)
		}
		counts[i] = testing.AllocsPerRun(200, func() {
			var one int
			if err := conn.QueryRow(t.Context(), "SELECT 1").Scan(&one); err != nil {
				t.Fatal(err)
			}
			batch := &pgx.Batch{}
			batch.Queue("BEGIN")
			batch.Queue("COMMIT")
			if err := conn.SendBatch(t.Context(), batch).Close(); err != nil {
				t.Fatal(err)
			}
		})
		if err := conn.Close(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if counts[0] != counts[1] {
		t.Errorf("%v allocations without a tracer, %v with one", counts[0], counts[1])
	}
}
