package segment

import (
	"context"
	"encoding/json"
	"slices"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is the part of a backend that segments need.
type Store interface {
	voucher.Store
	asyncaction.Queue
	location.Store
	Segments() storage.Collection[Segment]
	SegmentMembers() storage.Collection[Member]
	// CustomersOf lists the members of a segment, with the fields and orders of the collection of customers.
	CustomersOf(ctx context.Context, segmentID string, q storage.Query) (storage.Page[customer.Customer], error)
	UseReader
}

// Engine manages the segments of one project.
type Engine struct {
	store Store
	env   env.Env
	zone  func(context.Context) (*time.Location, error)
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Zone returns the time zone of the project, for filters on days.
	Zone func(context.Context) (*time.Location, error)
}

// New returns the segments of the project that the store belongs to.
func New(d Deps) *Engine { return &Engine{store: d.Store, env: d.Env, zone: d.Zone} }

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).syncPortion)
}

// Subscribe subscribes the engines of this package to the events that they act on; engine returns the engine of a project.
func Subscribe(c *outbox.Consumers, engine func(projectID string) *Engine) {
	outbox.SubscribeBy(c, "segments", outbox.Subscription[Store]{OmitData: true, Match: concerns, Enabled: enabled}, engine, (*Engine).consume)
}

// DailySteps returns what an engine does each day.
func DailySteps(e *Engine) []daily.Step {
	return []daily.Step{{Phase: daily.Refresh, Name: "refresh segments", Do: e.refresh}}
}

// NewSegment is the input for making a segment.
type NewSegment struct {
	Name string
	// Type is static unless set.
	Type Type
	// Customers are the ids of the members of a static segment, Filter is that of another.
	Customers []string
	Filter    json.RawMessage
}

const (
	// MaxStatic is how many customers a static segment may have.
	MaxStatic = 20_000
	// MaxDynamic is how many segments with filters a project may have.
	MaxDynamic = 100
	// maxName is how many characters a name may have; it is indexed.
	maxName = 255
)

// Create makes a segment. It fails with an invalid payload, and with fault.NotFound for a member or a location that does not exist. A segment of
// the type auto-update fills up in the background.
func (e *Engine) Create(ctx context.Context, n NewSegment) (Segment, error) {
	if n.Type == "" {
		n.Type = TypeStatic
	}
	now := e.env.Now()
	s := Segment{ID: e.env.NewID(Kind.Prefix), Name: n.Name, Type: n.Type, CreatedAt: now}
	if err := e.check(ctx, n, now); err != nil {
		return Segment{}, err
	}
	if n.Type != TypeStatic {
		s.Filter = n.Filter
	}
	err := storage.Atomic(ctx, e.store, func(tx Store) error {
		if s.Type != TypeStatic {
			return Insert(ctx, tx, s)
		}
		if err := tx.Segments().Insert(ctx, s); err != nil {
			return err
		}
		return addMembers(ctx, tx, s, n.Customers)
	})
	if err != nil {
		return Segment{}, err
	}
	return s, nil
}

// Insert stores a segment with a filter that was checked before, and enqueues the job that fills it. It fails with an invalid
// payload when the project has the maximum of segments with filters.
func Insert(ctx context.Context, tx Store, s Segment) error {
	if err := checkCount(ctx, tx); err != nil {
		return err
	}
	if err := tx.Segments().Insert(ctx, s); err != nil || s.Type == TypePassive {
		return err
	}
	return tx.Enqueue(ctx, syncJob{SegmentID: s.ID})
}

// filtered limits a query to segments with filters.
var filtered = storage.Where("type", storage.OpIsNot, string(TypeStatic))

// checkCount refuses a segment with a filter when there is the maximum of them. It locks the oldest one, so that of two transactions
// at once the second counts after the first.
func checkCount(ctx context.Context, tx Store) error {
	if err := storage.HoldFirst(ctx, tx.Segments(), Kind, storage.Query{Filter: filtered, Order: []storage.Order{{Field: "created_at"}}}); err != nil {
		return err
	}
	n, err := storage.Count(ctx, tx.Segments(), filtered)
	if err == nil && n >= MaxDynamic {
		err = fault.Payload("type", "must be static: there are %d segments with filters already, which is the limit", n)
	}
	return err
}

// Update is a partial change of a segment: a zero field keeps the present value. The type of a segment is fixed.
type Update struct {
	// From is the UpdatedAt of the segment that the change was decided upon: a segment that was changed since is not changed. The zero field does not
	// ask.
	From patch.Field[time.Time]
	Name patch.Field[string]
	// Filter is that of a segment that is not static.
	Filter patch.Field[json.RawMessage]
	// Add and Remove are ids of customers who enter and leave a static segment. One who is in it already, or is not in it, changes nothing.
	Add, Remove []string
}

// Update changes a segment. Members whom another filter makes enter or leave do so in the background, with events. It fails as Create does, with
// fault.NotFound, and with fault.Changed for a segment that is no longer as of Update.From, and then changes nothing.
func (e *Engine) Update(ctx context.Context, id string, u Update) (s Segment, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		filtered := false
		s, err = tx.Segments().Update(ctx, id, func(s *Segment) error {
			if from, asked := u.From.Value(); asked && !from.Equal(s.UpdatedAt) {
				return fault.Changed(Kind.Name, s.ID)
			}
			before := string(s.Filter)
			u.Name.Apply(&s.Name)
			u.Filter.Apply(&s.Filter)
			s.UpdatedAt, filtered = now, string(s.Filter) != before
			if s.Type != TypeStatic && len(u.Add)+len(u.Remove) > 0 {
				return fault.Payload("customers", "must not be sent with a segment that has a filter")
			}
			return e.check(ctx, NewSegment{Name: s.Name, Type: s.Type, Filter: s.Filter}, now)
		})
		if err != nil {
			return err
		}
		if s.Type == TypeAutoUpdate && filtered {
			return tx.Enqueue(ctx, syncJob{SegmentID: s.ID, Tell: true})
		}
		return changeMembers(ctx, tx, s, u.Add, u.Remove)
	})
	return s, err
}

// changeMembers adds and removes members of a static segment, which the caller has locked.
func changeMembers(ctx context.Context, tx Store, s Segment, add, remove []string) error {
	for some := range slices.Chunk(remove, 500) {
		if _, err := tx.SegmentMembers().DeleteAll(ctx, storage.And(storage.Is("segment_id", s.ID), storage.In("customer_id", some))); err != nil {
			return err
		}
	}
	if len(add) == 0 {
		return nil
	}
	if len(add) > MaxStatic {
		return fault.Payload("customers", "must NOT have more than %d items (it has %d)", MaxStatic, len(add))
	}
	var entering []string
	for some := range slices.Chunk(add, 500) {
		there, err := tx.SegmentMembers().List(ctx, storage.Query{Filter: storage.And(storage.Is("segment_id", s.ID), storage.In("customer_id", some))})
		if err != nil {
			return err
		}
		for _, id := range some {
			if !slices.ContainsFunc(there.Items, func(m Member) bool { return m.CustomerID == id }) {
				entering = append(entering, id)
			}
		}
	}
	s.CreatedAt = s.UpdatedAt // when they entered
	if err := addMembers(ctx, tx, s, entering); err != nil {
		return err
	}
	n, err := storage.Count(ctx, tx.SegmentMembers(), storage.Is("segment_id", s.ID))
	if err == nil && n > MaxStatic {
		err = fault.Payload("customers", "must leave at most %d customers in the segment (it would have %d)", MaxStatic, n)
	}
	return err
}

func (e *Engine) check(ctx context.Context, n NewSegment, now time.Time) error {
	if length := utf8.RuneCountInString(n.Name); length == 0 || length > maxName {
		return fault.Payload("name", "must have 1 to %d characters (it has %d)", maxName, length)
	}
	switch n.Type {
	case TypeStatic:
		if len(n.Filter) > 0 {
			return fault.Payload("filter", "must not be sent with a static segment, which has customers")
		}
		if len(n.Customers) > MaxStatic {
			return fault.Payload("customers", "must NOT have more than %d items (it has %d)", MaxStatic, len(n.Customers))
		}
		return nil
	case TypeAutoUpdate, TypePassive:
		if len(n.Customers) > 0 {
			return fault.Payload("customers", "must not be sent with a segment that has a filter")
		}
		if len(n.Filter) == 0 {
			return fault.PayloadMissing("filter")
		}
		zone, err := e.zone(ctx)
		if err != nil {
			return err
		}
		t, err := read(n.Filter, now, zone)
		if err != nil {
			return err
		}
		for _, id := range t.locations() {
			if _, err := e.store.Locations().Get(ctx, id); err != nil {
				return err
			}
		}
		return nil
	}
	return fault.Payload("type", "must be one of: static, auto-update, passive (actual value is '%.60s')", n.Type)
}

// addMembers stores the members of a static segment, each once. All have to exist.
func addMembers(ctx context.Context, tx Store, s Segment, ids []string) error {
	ids = slices.Clone(ids)
	slices.Sort(ids)
	ids = slices.Compact(ids)
	for some := range slices.Chunk(ids, 500) {
		known, err := tx.Customers().List(ctx, storage.Query{Filter: storage.In("id", some)})
		if err != nil {
			return err
		}
		members := make([]Member, len(some))
		for i, id := range some {
			if !slices.ContainsFunc(known.Items, func(c customer.Customer) bool { return c.ID == id }) {
				return fault.NotFound(customer.Kind.Name, id)
			}
			members[i] = Member{s.ID, id, s.CreatedAt}
		}
		if err := tx.SegmentMembers().Insert(ctx, members...); err != nil {
			return err
		}
	}
	return nil
}

// Get returns the segment with this id, or fault.NotFound.
func (e *Engine) Get(ctx context.Context, id string) (Segment, error) {
	return e.store.Segments().Get(ctx, id)
}

// List returns a page of segments.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Segment], error) {
	return e.store.Segments().List(ctx, q)
}

// Delete removes a segment and its members, without events of leaving. Rules that use it find no members. It fails with
// fault.NotFound.
func (e *Engine) Delete(ctx context.Context, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := tx.Segments().Delete(ctx, id); err != nil {
			return err
		}
		_, err := tx.SegmentMembers().DeleteAll(ctx, storage.Is("segment_id", id))
		return err
	})
}
