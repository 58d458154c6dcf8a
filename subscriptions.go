package punchcard

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"slices"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/outbox"
)

// Handler handles events of some types. On and OnTypes make handlers.
type Handler struct {
	types  []string
	handle outbox.Handler
	err    error
}

// On returns a handler of the events whose data is D, such as redemption.Succeeded or order.Paid.
func On[D event.Typed](handle func(ctx context.Context, e event.Of[D]) error) Handler {
	var data D
	if reflect.TypeFor[D]().Kind() != reflect.Struct {
		return Handler{err: fmt.Errorf("%T is not a struct such as redemption.Succeeded", data)}
	}
	return handlerOf(handle, data.EventTypes())
}

// OnTypes returns a handler of the events of some types, such as "voucher.updated", with their data as it is stored: a JSON object. A type that
// ends in a dot, such as "campaign.", stands for all types that begin with it.
func OnTypes(handle func(ctx context.Context, e event.Of[map[string]any]) error, types ...string) Handler {
	return handlerOf(handle, types)
}

func handlerOf[D any](handle func(ctx context.Context, e event.Of[D]) error, types []string) Handler {
	if handle == nil {
		return Handler{err: errors.New("the function of a handler is nil")}
	}
	if len(types) == 0 || slices.Contains(types, "") {
		return Handler{err: errors.New("a handler needs the types of its events, such as customer.created")}
	}
	return Handler{types: types, handle: func(ctx context.Context, projectID string, e event.Event) error {
		of, err := event.Read[D](projectID, e)
		if err != nil {
			return err
		}
		return handle(ctx, of)
	}}
}

// subscriptionName is what a subscription may be called: the name becomes a part of that of a queue.
var subscriptionName = regexp.MustCompile(`^[a-z][a-z0-9-]{0,39}$`)

// Subscribe has handlers called with the events of all projects, as soon as they are committed, while the engine is started. Subscribe before
// the first Start; it fails afterwards, for a name that is taken or malformed, and for a handler without a function.
//
//	err := engine.Subscribe("crm", punchcard.On(func(ctx context.Context, e event.Of[redemption.Succeeded]) error {
//		return crm.Redeemed(ctx, e.CustomerID, e.Data.Redemption.VoucherCode)
//	}))
//
// # Position
//
// The name is up to 40 lower-case letters, digits and hyphens, and must stay the same: the storage keeps under it, for each project, how far
// the subscription has come. A new name starts with the events from then on. While no engine with the subscription is started, its events
// wait, and are delivered after the next Start. A subscription that is gone for good keeps them: project.Retention ends no event that one has
// not got. Engines in several processes on one storage share the work of a subscription.
//
// # At least once, in order
//
// Each event is delivered at least once: again after an error, and, up to fifty of them, when a process is killed before it has stored how
// far it came. Event.ID tells a repetition. The events of a project are delivered one after the other in the order of their positions; events
// about the same voucher, order or customer are in the order in which they happened. Projects do not wait for each other. A process that is
// paused for minutes may repeat an event after later ones.
//
// # Errors
//
// A handler that returns an error gets the event again, after 0.2 seconds at first and then at growing distances, up to a minute, until it
// succeeds. Meanwhile the later events of the same project and subscription wait, and those of no other. To pass over an event, return nil. A
// panic is an error. The context ends after HandlerTimeout; a handler that does not heed it counts as failed, and gets no further event of
// the project before it returns. Each failure is reported to the logger of the engine.
//
// # Transactions
//
// A handler runs outside of any transaction, after the commit that wrote the event. What it does with the engine commits by itself, so it
// must be safe to repeat: use Event.ID as the source id, for example. What it changes are events as well; it must not answer itself for ever.
func (e *Engine) Subscribe(name string, handlers ...Handler) error {
	if !subscriptionName.MatchString(name) {
		return fmt.Errorf("the name of a subscription is up to 40 lower-case letters, digits and hyphens, and begins with a letter; %.60q is not", name)
	}
	if len(handlers) == 0 {
		return fmt.Errorf("subscription %s needs a handler", name)
	}
	var types []string
	for i, h := range handlers {
		if h.err == nil && h.handle == nil {
			h.err = errors.New("make handlers with punchcard.On or punchcard.OnTypes")
		}
		if h.err != nil {
			return fmt.Errorf("handler %d of subscription %s: %w", i+1, name, h.err)
		}
		types = append(types, h.types...)
	}
	handlers = slices.Clone(handlers)
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.consumers == nil {
		return fmt.Errorf("subscription %s comes too late: subscribe before Start and DrainEvents", name)
	}
	if slices.Contains(e.subscriptions, name) {
		return fmt.Errorf("there is a subscription %s already", name)
	}
	e.subscriptions = append(e.subscriptions, name)
	consumer := "subscription-" + name
	e.consumers.AddHandler(consumer, types, e.handlerTimeout, func(ctx context.Context, projectID string, happened event.Event) error {
		for _, h := range handlers {
			if !outbox.TypeIn(happened.Type, h.types) {
				continue
			}
			if err := h.handle(ctx, projectID, happened); err != nil {
				return err
			}
		}
		return nil
	})
	asyncaction.HandleKind(e.jobs, outbox.HandleKind(consumer), true, false, e.relay.Handle)
	return nil
}

// endSubscribing ends the time in which subscriptions can be made.
func (e *Engine) endSubscribing() {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.consumers = nil
}
