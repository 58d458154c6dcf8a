package sqlstore

import (
	"context"
	"fmt"
	"strings"
)

// Erase removes up to most rows of the project, whatever their kind, and reports whether any are left to remove. Every table with a
// project_id is a table of projects, also one that no collection has. The jobs of the project stay and find nothing.
//
// A transaction that ends meanwhile may leave rows: those that it adds to a table that was looked at before, and one that it changes, which this waits for
// and then passes over, because its ctid is another one. So all tables are looked at again at the end.
func (p *Project) Erase(ctx context.Context, most int) (more bool, err error) {
	err = p.inTx(ctx, func(tx *Project) error {
		db, err := tx.tx.handle()
		if err != nil {
			return err
		}
		var tables []string
		if err := db.NewRaw(tx.store.text.projectTables()).Scan(ctx, &tables); err != nil {
			return fmt.Errorf("list the tables of projects: %w", err)
		}
		left := int64(most)
		for _, name := range tables {
			row := tx.store.text.rowID()
			result, err := db.NewRaw(`DELETE FROM "`+name+`" WHERE project_id = ? AND `+row+` IN (SELECT `+row+` FROM "`+name+
				`" WHERE project_id = ? LIMIT ?)`, tx.id, tx.id, left).Exec(ctx)
			if err != nil {
				return fmt.Errorf("erase %s: %w", name, err)
			}
			erased, err := result.RowsAffected()
			if err != nil {
				return err
			}
			if left -= erased; left == 0 { // whether this was the last row the next call finds out
				more = true
				return nil
			}
		}
		anyLeft := "SELECT EXISTS (SELECT 1 FROM \"" + strings.Join(tables, "\" WHERE project_id = ?0) OR EXISTS (SELECT 1 FROM \"") + "\" WHERE project_id = ?0)"
		if err := db.NewRaw(anyLeft, tx.id).Scan(ctx, &more); err != nil {
			return fmt.Errorf("look for rows that are left: %w", err)
		}
		return nil
	})
	return more, err
}
