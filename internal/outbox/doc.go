// Package outbox hands committed events to those who act on them: segments, loyalty earning, webhooks.
//
// # Consumers
//
// A consumer has a name and a function. The function gets the events in portions, within a transaction of the project's store, and
// whatever it writes there commits together with the mark of how far the consumer has come. So every event takes effect exactly
// once, whatever is killed meanwhile, and a consumer needs no memory of its own for what it has seen:
//
//	outbox.SubscribeBy(consumers, "loyalty", outbox.Subscription[Store]{Types: []string{"order.paid", "customer."}}, engine, (*Engine).consume)
//
// A type that ends in a dot stands for all types that begin with it; no types at all are all events. A consumer that most shops give
// nothing to do says so in its Subscription: which events concern it at all, whether it looks at their data, and how to find out that nothing
// in a project could act on them. Then it costs that project nothing, and a redemption little. The store has the type that
// the function asks for. Each package subscribes its own consumer, in its function Subscribe, before the engine starts.
//
// # What a consumer may do
//
// It writes with tx and with nothing else, and it does not talk to the outside: the transaction would wait. What takes long, calls
// somebody, or needs a transaction of its own, as a redemption does, is a job that it enqueues in tx.
//
// An error means an accident. Everything of the portion is taken back and comes again, at growing distances and alone, until it
// succeeds: a consumer that cannot go on stands still and holds up nobody else. What would be refused each time is no error; the
// consumer writes down what it makes of it and goes on.
//
// The events that a consumer writes are events like all others and come to all consumers, itself included. A consumer that could
// answer itself for ever must see to an end of it.
//
// # Order
//
// Every consumer gets the events of a project in one order, that of their numbers. Events about the same thing stand in the order
// in which they happened, because whoever writes one holds the row of the thing until the commit. Between things that have nothing
// to do with each other the order is any.
//
// # How a cursor misses nothing
//
// An event gets its number when it is written, and numbers do not appear in their order: a cursor that has passed number 8 would never
// come back for a 7 that is committed later. So nobody reads behind the last number that is settled: below it every event is committed
// or never will be. A storage knows that number without a row that all who write events would have to wait for; PostgreSQL, where many
// write at once, waits until those who were writing when a number was the highest have ended.
//
// A Relay, in every process that runs jobs, looks several times a second whether more has settled, and in which projects. In one
// transaction, which holds a row of the project so that no other relay does the same, it moves the row to that number and enqueues one
// job for each consumer whose events came, whom they can concern, and that has none on the way; the cursors of the others move along.
// For that it reads the heads of events alone. Their data, which is most of them, is read for the consumer that wants it. An event whose process
// was killed right after the commit is found by the next look. Writing an event costs a redemption nothing but its row, and handing it
// out changes that row no more.
//
// A job hands out some portions and then stands at the end of the line again, so that a busy project does not keep others waiting.
package outbox
