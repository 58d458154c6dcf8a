package sqlstore

import (
	"context"
	"fmt"
)

// Erase removes up to most rows of the project, whatever their kind, and reports whether any were left to remove. Every table with a
// project_id is a table of projects, also one that no collection has. The jobs of the project stay and find nothing.
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
		return nil
	})
	return more, err
}
