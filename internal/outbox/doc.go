// Package outbox delivers committed events to the engines that act on them: segments, loyalty earning, webhooks.
//
// # Consumers
//
// A consumer has a name and a function. The function gets the events in portions, within a transaction of the project's store, and
// what it writes there is committed together with its cursor, the position up to which it has got events. So every event takes effect
// exactly once even when a process is killed, and a consumer need not remember which events it has seen:
//
//	outbox.SubscribeBy(consumers, "loyalty", outbox.Subscription[Store]{Types: []string{"order.paid", "customer."}}, engine, (*Engine).consume)
//
// A type that ends in a dot stands for all types that begin with it; an empty list means all events. A consumer that has nothing to do in
// most projects narrows its Subscription: which events it needs, whether it reads their data, and whether anything in the project could act
// on them. Then it costs such a project nothing, and a redemption little. The store has the type of the function's parameter. Each package
// subscribes its own consumer, in its function Subscribe, before the engine starts.
//
// # What a consumer may do
//
// It writes with tx only, and makes no calls over the network: the transaction would stay open meanwhile. Work that takes long, makes
// calls, or needs a transaction of its own, as a redemption does, is a job that the consumer enqueues in tx.
//
// An error means that something failed which may succeed later. The portion is rolled back and its events come again, one at a time. The event
// that fails comes again with growing pauses until it succeeds, and those after it wait, because they may be about the same object. A consumer
// that keeps failing stays where it is; other consumers go on. A refusal that would be
// the same each time must not be an error: the consumer records it and goes on.
//
// The events that a consumer writes come to all consumers, itself included. A consumer that writes events which it handles itself must
// make sure that this ends.
//
// # Handlers
//
// A consumer with a Handler, see AddHandler, runs code of the library's user, which may take long, fail, panic or not return. It gets events
// one by one, outside of any transaction. Its jobs have a kind of their own, and so workers of their own. Its cursor moves after the handler has
// returned, so an event may come twice. A process without the handler does not touch its cursor and its jobs.
//
// # Order
//
// Every consumer gets the events of a project in the order of their numbers. Events about the same object are in the order in which they
// happened, because the writer holds the lock of the object's row until the commit. Events about unrelated objects may be in any order.
//
// # How a cursor misses nothing
//
// An event gets its number when it is written, but numbers are not committed in their order: a cursor that has passed number 8 would never
// return to a 7 that is committed later. So no consumer reads beyond the settled position: up to it every event is committed or never will
// be. A storage knows that position without a row that all writers of events would wait for. PostgreSQL has concurrent writers: there a
// number is settled once all transactions have ended that were writing when it was the highest.
//
// A Relay, in every process that runs jobs, polls the settled position several times a second, and the projects that have events up to it.
// In one transaction, which locks a row of the project against other relays, it moves that row to the settled position and enqueues a job
// for each consumer that has events to handle and no job yet; the cursors of the other consumers move along. For that it reads events
// without their data, the largest part of them, which is read only for consumers that need it. An event whose process was killed right
// after the commit is found by the next poll. Writing an event costs a redemption one row, and delivering it does not change that row.
//
// A job delivers some portions and is then enqueued again behind other jobs, so that a busy project does not keep others waiting.
package outbox
