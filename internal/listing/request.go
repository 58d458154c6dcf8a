package listing

import (
	"context"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Call is the context of a request besides its parameters. The zero Call is enough for a list without cursors and dates.
type Call struct {
	// Now is the present instant.
	Now time.Time
	// Zone is the project's time zone, for the days of filters. Nil means UTC.
	Zone *time.Location
	// Secret signs cursors.
	Secret string
	// Scope names what a cursor belongs to besides its list: the project, and the parent whose children are listed.
	Scope string
	// Custom returns the type of a custom attribute in the schema, named as in the filter: metadata.birthday. Without it,
	// or without a type, dates are distinguished from numbers by the operator and by their form.
	Custom func(attribute string) metadata.Type
}

// Request is a parsed request for a list.
type Request[T any] struct {
	// Query selects the page. Within adds the filter of the path of the request.
	Query storage.Query
	// StartingAfterID is the id after which the page starts. Resume turns it into a position of the query.
	StartingAfterID string

	spec   Spec[T]
	sealer sealer
}

// Parse reads the parameters of a list. Parameters that no list has are left to the caller. It fails with
// invalid_query_params, which names the parameter, the value and what would be right; with page_over_limit for a page that
// is too deep; and with invalid_or_expired_cursor for a cursor that was not made for this list,
// or with cursor_and_query_mismatch for one of another order or filter.
func (s Spec[T]) Parse(values url.Values, call Call) (Request[T], error) {
	r := Request[T]{spec: s}
	asked, err := queryFilters(values)
	if err != nil {
		return r, err
	}
	filter, err := s.Fields.translate(asked, inQuery, call)
	if err != nil {
		return r, err
	}
	if r.Query.Order, err = s.parseOrder(values); err != nil {
		return r, err
	}
	dates, sent, err := s.parseShortcuts(values, r.Query.Order, call)
	if err != nil {
		return r, err
	}
	if r.Query.Limit, err = s.parseLimit(values); err != nil {
		return r, err
	}
	r.Query.Filter = storage.And(filter, dates)
	r.Query.WithTotal, r.Query.ExactTotal = s.Total, exactTotal
	r.sealer = sealer{
		secret: call.Secret, now: call.Now, prefix: s.Prefix,
		kind: s.Kind.Name, scope: call.Scope, asked: boundParameters{Order: r.Query.Order, Filters: asked, Dates: sent},
	}
	return r, r.start(values)
}

// start finds where the page begins, in the style of the list.
func (r *Request[T]) start(values url.Values) error {
	switch r.spec.Style {
	case StylePage:
		page, err := r.spec.parsePage(values)
		r.Query.Offset = (page - 1) * r.Query.Limit
		return err
	case StyleStartingAfterID:
		id, err := Single(values, "starting_after_id")
		r.StartingAfterID = id
		return err
	case StyleCursor:
		cursor, err := Single(values, "cursor")
		if err != nil || cursor == "" {
			return err
		}
		r.Query.After, err = r.sealer.open(cursor)
		return err
	}
	return nil
}

// Within restricts the list by a filter, that of the path of the request or of a further parameter.
func (r *Request[T]) Within(f storage.Filter) { r.Query.Filter = storage.And(f, r.Query.Filter) }

// Resume finds the position of StartingAfterID. An order by the id alone needs no item for that, so that a list can be
// continued after its last item was deleted; otherwise get loads it. It fails with invalid_query_params when there is none.
func (r *Request[T]) Resume(ctx context.Context, get func(ctx context.Context, id string) (T, error)) error {
	id := r.StartingAfterID
	if id == "" {
		return nil
	}
	if len(r.Query.Order) == 1 && r.Query.Order[0].Field == "id" {
		if !strings.HasPrefix(id, r.spec.Kind.Prefix) {
			return fault.Query("starting_after_id", "must be the id of an item of the list, which begins with %s (actual value is '%s')", r.spec.Kind.Prefix, shown(id))
		}
		r.Query.After = &storage.Position{Values: []any{id}, ID: id}
		return nil
	}
	item, err := get(ctx, id)
	if fault.IsNotFound(err) {
		return fault.Query("starting_after_id", "must be the id of an item of the list (actual value is '%s')", shown(id))
	}
	if err == nil {
		r.Query.After = r.spec.Kind.Position(&item, r.Query.Order)
	}
	return err
}

func (s Spec[T]) parseLimit(values url.Values) (int, error) {
	text, err := Single(values, "limit")
	if err != nil {
		return 0, err
	}
	if text == "" {
		if s.DefaultLimit > 0 {
			return s.DefaultLimit, nil
		}
		return defaultLimit, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > MaxLimit {
		return 0, fault.Query("limit", "must be a whole number from 1 to %d (actual value is '%s')", MaxLimit, shown(text))
	}
	return n, nil
}

func (s Spec[T]) parsePage(values url.Values) (int, error) {
	text, err := Single(values, "page")
	if err != nil || text == "" {
		return 1, err
	}
	last := s.MaxPage
	if last == 0 {
		last = maxPage
	}
	n, err := strconv.Atoi(text)
	if n > last && last == deepest { // beyond what fits an integer, too: n is then the largest
		return 0, fault.Invalid("page_over_limit", "Listing resource above 1000 page is not supported", "Property .page cannot be higher than 1000")
	}
	if err != nil || n < 1 || n > last {
		return 0, fault.Query("page", "must be a whole number from 1 to %d (actual value is '%s')", last, shown(text))
	}
	return n, nil
}

// parseOrder reads order, which may be repeated: the first is the most significant.
func (s Spec[T]) parseOrder(values url.Values) ([]storage.Order, error) {
	asked, err := Several(values, "order")
	if err != nil {
		return nil, err
	}
	if len(asked) == 0 {
		asked = s.Order[:1]
	}
	var order []storage.Order
	for _, word := range asked {
		name, desc := strings.CutPrefix(word, "-")
		if slices.Contains(s.Alike, name) {
			name = "id"
		} else if !s.orders(name) {
			return nil, fault.Query("order", "must be one of: %s (actual value is '%s')", s.orderWords(), shown(word))
		}
		field := s.kindField(name)
		for _, o := range order {
			if o.Field == field {
				return nil, fault.Query("order", "must name %s once", name)
			}
		}
		order = append(order, storage.Order{Field: field, Desc: desc})
	}
	return order, nil
}

func (s Spec[T]) orders(name string) bool {
	for _, o := range s.Order {
		if strings.TrimPrefix(o, "-") == name {
			return true
		}
	}
	return false
}

func (s Spec[T]) orderWords() string {
	var words []string
	for _, o := range slices.Concat(s.Order, s.Alike) {
		name := strings.TrimPrefix(o, "-")
		words = append(words, name, "-"+name)
	}
	return strings.Join(words, ", ")
}
