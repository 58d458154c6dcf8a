package archive

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/internal/verify"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is the part of a backend that is archived. Data in memory has no lines.
type Store interface {
	verify.Store
	outbox.Store
	AsyncActions() storage.Collection[asyncaction.Action]
	PendingPoints() storage.Collection[ledger.Pending]
	Archives() storage.Collection[redemption.Archive]
	// Lines calls do with rows, by their tables and ids, each as its line in the file of an export.
	Lines(ctx context.Context, ids map[string][]string, do func(table, id string, line []byte) error) error
	// Schema returns the name of the last migration.
	Schema(ctx context.Context) (string, error)
}

// Project is a project that is archived.
type Project struct {
	ID          string
	Store       Store
	Env         env.Env
	Zone        func(context.Context) (*time.Location, error)
	Redemptions *redemption.Engine
	// Audited runs what drops rows, and writes down who did it and what it returns.
	Audited func(ctx context.Context, drop func(context.Context) (done any, err error)) error
	// Progress, unless nil, is called with the number of rows that were dropped, and that of all.
	Progress func(done, all int64)
}

// The tables that are archived, which name the files.
const ordersTable, redemptionsTable, returnsTable = "orders", "redemptions", "returns"

// rowsAtOnce is about how many rows a transaction drops. An order may have up to 30 redemptions, so that fewer orders are read at once.
const rowsAtOnce, ordersAtOnce = 500, 150

// portion is how many lines of each file a transaction drops.
type portion map[string]int

// Archive writes everything from before a day to a directory, which must not exist, and drops it. It returns what was dropped, also with an error.
func (p *Project) Archive(ctx context.Context, before calc.Day, dir string) (done redemption.Archive, err error) {
	zone, err := p.Zone(ctx)
	if err != nil {
		return done, err
	}
	until := before.Begins(zone)
	if err := p.mayEnd(ctx, before, until, zone); err != nil {
		return done, err
	}
	m := dump.ArchiveManifest{Project: p.ID, Before: string(before)}
	if m.Schema, err = p.Store.Schema(ctx); err != nil {
		return done, err
	}
	var portions []portion
	err = dump.WriteArchive(ctx, dir, &m, []string{ordersTable, redemptionsTable, returnsTable}, func(add func(string, []byte) error) error {
		return p.groups(ctx, until, func(found []group) error {
			lines, err := p.lines(ctx, p.Store, found)
			if err != nil {
				return err
			}
			n := portion{}
			for i := range found {
				for _, row := range found[i].rows() {
					line, there := lines[row]
					if !there {
						continue // removed meanwhile
					}
					n[row.table]++
					if err := add(row.table, line); err != nil {
						return err
					}
				}
			}
			portions = append(portions, n)
			return nil
		})
	})
	if err != nil {
		return done, err
	}
	err = p.Audited(ctx, func(ctx context.Context) (_ any, err error) {
		done = redemption.Archive{ID: p.Env.NewID(redemption.ArchiveKind.Prefix), Before: string(before), CreatedAt: p.Env.Now()}
		if err := p.Store.Archives().Insert(ctx, done); err != nil {
			return nil, err
		}
		done, err = p.drop(ctx, done, dir, &m, portions, until, zone)
		return map[string]any{"before": done.Before, "orders": done.Orders, "redemptions": done.Redemptions, "returns": done.Returns, "kept": done.Kept}, err
	})
	return done, err
}

// mayEnd reports why nothing from before a day may be dropped yet.
func (p *Project) mayEnd(ctx context.Context, before calc.Day, until time.Time, zone *time.Location) error {
	// Three days more, because months have different lengths.
	if latest := calc.DayOf(p.Env.Now().AddDate(0, -redemption.RollbackMonths, -3), zone); before > latest {
		return fmt.Errorf("%s is too late: a redemption can be rolled back for %d months, so that the day can be %s at most", before, redemption.RollbackMonths, latest)
	}
	late, err := outbox.Unheard(ctx, p.Store, until)
	if err != nil {
		return err
	}
	if len(late) > 0 {
		return fmt.Errorf("events from before %s still wait for %s: let a server deliver them first", before, strings.Join(late, ", "))
	}
	open, found, err := storage.First(ctx, p.Store.AsyncActions(), storage.Query{Filter: storage.And(
		storage.In("status", []string{string(asyncaction.StatusEnqueued), string(asyncaction.StatusInProgress)}), storage.Where("created_at", storage.OpLess, until))})
	if err != nil {
		return err
	}
	if found {
		return fmt.Errorf("the task %s from before %s has not ended: let a server end it first", open.ID, before)
	}
	return nil
}

// row names a row.
type row struct{ table, id string }

// lines reads the lines of all rows of groups.
func (p *Project) lines(ctx context.Context, store Store, groups []group) (map[row][]byte, error) {
	ids := map[string][]string{}
	for i := range groups {
		for _, r := range groups[i].rows() {
			ids[r.table] = append(ids[r.table], r.id)
		}
	}
	lines := map[row][]byte{}
	return lines, store.Lines(ctx, ids, func(table, id string, line []byte) error {
		lines[row{table, id}] = line
		return nil
	})
}

// drop drops what the files have, portion by portion.
func (p *Project) drop(ctx context.Context, done redemption.Archive, dir string, m *dump.ArchiveManifest, portions []portion, until time.Time, zone *time.Location) (_ redemption.Archive, err error) {
	files := map[string]*bufio.Reader{}
	var all, seen int64
	for _, f := range m.Files {
		file, err := os.Open(filepath.Join(dir, f.Name))
		if err != nil {
			return done, err
		}
		defer file.Close()
		files[f.Kind()] = bufio.NewReaderSize(file, 256<<10)
		all += f.Rows
	}
	settings, err := redemption.InternalsOf(p.Redemptions).Settings(ctx)
	if err != nil {
		return done, err
	}
	for _, n := range portions {
		written := map[row][]byte{}
		var roots []string
		for table, count := range n {
			for range count {
				line, err := files[table].ReadBytes('\n')
				if err != nil {
					return done, fmt.Errorf("read %s again: %w", dir, err)
				}
				var of struct {
					ID, Object, Status string
					ParentID           string `json:"parent_id"`
				}
				if err := json.Unmarshal(line, &of); err != nil {
					return done, fmt.Errorf("read %s again: %w", dir, err)
				}
				written[row{table, of.ID}] = line
				r := redemption.Record{ID: of.ID, ParentID: of.ParentID, Object: redemption.Object(of.Object), Status: redemption.Status(of.Status)}
				if table == redemptionsTable && n[ordersTable] == 0 && root(&r) {
					roots = append(roots, of.ID)
				}
			}
		}
		var counted redemption.Archive
		err := storage.AtomicUpsert(ctx, p.Store, func(tx Store) error {
			fresh := redemption.Archive{}
			if err := p.dropRows(ctx, tx, &settings, zone, until, written, roots, &fresh); err != nil {
				return err
			}
			var err error
			counted, err = tx.Archives().Update(ctx, done.ID, func(a *redemption.Archive) error {
				a.Orders, a.Redemptions, a.Returns, a.Kept = a.Orders+fresh.Orders, a.Redemptions+fresh.Redemptions, a.Returns+fresh.Returns, a.Kept+fresh.Kept
				return nil
			})
			return err
		})
		if err != nil {
			return done, err
		}
		done = counted
		if seen += int64(len(written)); p.Progress != nil {
			p.Progress(seen, all)
		}
	}
	return p.Store.Archives().Update(ctx, done.ID, func(a *redemption.Archive) error { a.EndedAt = p.Env.Now(); return nil })
}

// dropRows drops the groups of which every row is what the file has, and counts them.
func (p *Project) dropRows(ctx context.Context, tx Store, s *redemption.Settings, zone *time.Location, until time.Time, written map[row][]byte, roots []string, count *redemption.Archive) error {
	ids := map[string][]string{}
	for r := range written {
		ids[r.table] = append(ids[r.table], r.id)
	}
	orders, err := holdAll(ctx, tx.Orders(), ids[ordersTable])
	if err != nil {
		return err
	}
	if _, err := holdAll(ctx, tx.Redemptions(), ids[redemptionsTable]); err != nil {
		return err
	}
	if _, err := holdAll(ctx, tx.Returns(), ids[returnsTable]); err != nil {
		return err
	}
	heads, err := storage.Having(ctx, tx.Redemptions(), "id", roots)
	if err != nil {
		return err
	}
	groups, err := collect(ctx, tx, orders, heads)
	if err != nil {
		return err
	}
	stays, err := waiting(ctx, tx, groups)
	if err != nil {
		return err
	}
	lines, err := p.lines(ctx, tx, groups)
	if err != nil {
		return err
	}
	var gone struct {
		orders  []order.Order
		records []redemption.Record
		returns []redemption.Return
	}
	drop, dropped := map[string][]string{}, 0
	for i := range groups {
		g := &groups[i]
		same := !stays[i] && g.over(until)
		for _, r := range g.rows() {
			same = same && bytes.Equal(lines[r], written[r])
		}
		if !same {
			continue
		}
		for _, r := range g.rows() {
			drop[r.table] = append(drop[r.table], r.id)
			dropped++
		}
		if g.order != nil {
			gone.orders = append(gone.orders, *g.order)
		}
		gone.records, gone.returns = append(gone.records, g.records...), append(gone.returns, g.returns...)
	}
	count.Orders, count.Redemptions, count.Returns = int64(len(gone.orders)), int64(len(gone.records)), int64(len(gone.returns))
	count.Kept = int64(len(written) - dropped)
	for _, remove := range []struct {
		table string
		rows  interface {
			DeleteAll(context.Context, storage.Filter) (int, error)
		}
	}{{ordersTable, tx.Orders()}, {redemptionsTable, tx.Redemptions()}, {returnsTable, tx.Returns()}} {
		if len(drop[remove.table]) == 0 {
			continue
		}
		n, err := remove.rows.DeleteAll(ctx, storage.In("id", drop[remove.table]))
		if err != nil {
			return err
		}
		if n != len(drop[remove.table]) {
			return errors.New("a row that was locked is gone")
		}
	}
	return keep(ctx, tx, verify.SharesOf(s, zone, gone.orders, gone.records, gone.returns))
}

// holdAll locks rows and returns them.
func holdAll[T any](ctx context.Context, c storage.Collection[T], ids []string) (held []T, err error) {
	if len(ids) == 0 {
		return nil, nil
	}
	_, err = c.UpdateAll(ctx, storage.In("id", ids), func(item *T) (bool, error) { held = append(held, *item); return false, nil })
	return held, err
}
