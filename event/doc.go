// Package event records what happened in a project: one Event for every change that webhooks or logs may show.
//
// An event is written in the commit of the change that caused it, so there is one for every committed change and none for a
// change that was rolled back. The same records serve as the activity log of a customer, a campaign or a voucher and as the
// outbox from which webhooks are sent.
//
// The type of an event is the published one: "customer.created", "redemption.succeeded", "voucher.published". Its data is
// the snapshot of the objects concerned at that moment, in the types of the domain; the HTTP API and webhooks convert it to
// the wire form.
//
// # Subscriptions
//
// A program that uses the engine subscribes with Engine.Subscribe of package punchcard. Its handler gets events as an Of, with the data of
// their type, such as redemption.Succeeded or order.Paid, at least once each and outside of any transaction.
//
// Packages of the engine subscribe with package outbox, in their function Subscribe:
//
//	outbox.SubscribeBy(consumers, "loyalty", outbox.Subscription[Store]{Types: []string{EventPaid, "customer.segment."}}, engine, (*Engine).consume)
//
// The method gets every committed event of these types exactly once in effect, in the order of their positions, within a
// transaction that also stores how far it has come. It writes with tx alone; a call over the network, or work that needs a transaction of its
// own, is a job that it enqueues in tx. An error rolls the portion back, and it comes again.
package event
