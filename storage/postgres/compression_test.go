package postgres

import (
	"context"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

func TestLongDocumentsAreCompressedWithLZ4WhereTheServerCan(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	ctx := context.WithoutCancel(t.Context())
	var able bool
	var quick int
	if err := b.onHot(ctx, func(c *pgx.Conn) error {
		return c.QueryRow(ctx, `SELECT EXISTS (SELECT 1 FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY(enumvals)),
			(SELECT count(*) FROM pg_attribute a WHERE (a.attrelid = 'orders'::regclass AND a.attname IN ('items', 'metadata', 'redemptions')
				OR a.attrelid = 'events'::regclass AND a.attname IN ('data', 'packed_data')) AND to_jsonb(a)->>'attcompression' = 'l')`).Scan(&able, &quick)
	}); err != nil {
		t.Fatal(err)
	}
	want := 0
	if able {
		want = 5
	}
	if quick != want {
		t.Errorf("%d columns are compressed with lz4, want %d", quick, want)
	}
}
