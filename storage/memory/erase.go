package memory

import (
	"context"

	"github.com/hashicorp/go-memdb"
)

// owned is a row that tells whose it is.
type owned interface{ owner() string }

func (r *row[P]) owner() string { return r.project }

func (c *counter) owner() string { return c.project }

// Erase removes up to most rows of the project, whatever their kind, and reports whether any were left to remove. The jobs of the
// project stay and find nothing.
func (p *Project) Erase(ctx context.Context, most int) (more bool, err error) {
	err = p.write(ctx, func(p *Project) error {
		left := most
		names := []string{countersTable}
		for name := range p.backend.tables {
			names = append(names, name)
		}
		for _, name := range names {
			doomed, err := ownedRows(p.tx.txn, name, p.id, left+1)
			if err != nil {
				return err
			}
			for _, r := range doomed[:min(left, len(doomed))] {
				if err := p.tx.txn.Delete(name, r); err != nil {
					return err
				}
			}
			if more = len(doomed) > left; more {
				return nil
			}
			left -= len(doomed)
		}
		return nil
	})
	return more, err
}

func ownedRows(txn *memdb.Txn, table, project string, most int) (found []owned, err error) {
	rows, err := txn.LowerBound(table, idIndex, projectKey(project))
	if err != nil {
		return nil, err
	}
	for len(found) < most {
		r, ok := rows.Next().(owned)
		if !ok || r.owner() != project {
			break
		}
		found = append(found, r)
	}
	return found, nil
}
