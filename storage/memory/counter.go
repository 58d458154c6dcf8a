package memory

import (
	"context"

	"github.com/hashicorp/go-memdb"
)

// counter is a number that a project keeps beside its rows: its revision, and for each kind how many rows there are, so
// that the total of an unfiltered list needs no count.
type counter struct {
	project, name string
	value         int64
}

const (
	countersTable   = " counters" // no kind's name begins with a space
	revisionCounter = " revision"
)

func countersSchema() *memdb.TableSchema {
	return &memdb.TableSchema{Name: countersTable, Indexes: map[string]*memdb.IndexSchema{
		idIndex: {Name: idIndex, Unique: true, Indexer: counterIndexer{}},
	}}
}

type counterIndexer struct{}

func (counterIndexer) FromObject(obj any) (bool, []byte, error) {
	c := obj.(*counter)
	return true, textKey(c.project, c.name), nil
}

func (counterIndexer) FromArgs(args ...any) ([]byte, error) { return args[0].([]byte), nil }

func readCounter(txn *memdb.Txn, project, name string) (int64, error) {
	found, err := txn.First(countersTable, idIndex, textKey(project, name))
	if found == nil || err != nil {
		return 0, err
	}
	return found.(*counter).value, nil
}

func addToCounter(txn *memdb.Txn, project, name string, by int64) error {
	value, err := readCounter(txn, project, name)
	if err != nil {
		return err
	}
	return txn.Insert(countersTable, &counter{project, name, value + by})
}

// Revision is the number that every commit with a write to a configuring kind raises.
func (p *Project) Revision(ctx context.Context) (int64, error) {
	txn, err := p.read(ctx)
	if err != nil {
		return 0, err
	}
	return readCounter(txn, p.id, revisionCounter)
}

// Reconfigured raises the revision of a project, which may be another one than this store's.
func (p *Project) Reconfigured(ctx context.Context, projectID string) error {
	return p.write(ctx, func(p *Project) error {
		if projectID == p.id {
			return p.tx.raise(projectID)
		}
		return addToCounter(p.tx.txn, projectID, revisionCounter, 1)
	})
}

// raise raises the revision, once in a transaction.
func (tx *transaction) raise(project string) error {
	if tx.raised {
		return nil
	}
	tx.raised = true
	return addToCounter(tx.txn, project, revisionCounter, 1)
}
