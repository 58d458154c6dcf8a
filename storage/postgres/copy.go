package postgres

import (
	"bytes"
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/uptrace/bun"
)

// copyIn writes rows by COPY: a third of the time of the INSERTs that Bun writes, because nothing is parsed and planned (goal P12).
func copyIn(ctx context.Context, conn bun.Conn, table string, columns []string, lines *bytes.Buffer) error {
	sql := "COPY " + pgx.Identifier{table}.Sanitize() + " ("
	for i, name := range columns {
		if i > 0 {
			sql += ", "
		}
		sql += pgx.Identifier{name}.Sanitize()
	}
	err := onConnection(conn, func(c *pgx.Conn) error {
		_, err := c.PgConn().CopyFrom(ctx, lines, sql+") FROM STDIN")
		return err
	})
	if err != nil {
		return fmt.Errorf("copy into %s: %w", table, err)
	}
	return nil
}
