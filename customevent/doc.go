// Package customevent records the custom events that a shop sends about its customers: that one signed up, wrote a review,
// opened a message.
//
// # An event
//
// A custom event has a name, which the shop chooses, a customer, and metadata. The customer is upserted as everywhere (see package
// customer), except that an id alone must exist. With it the event may name
//
//   - a referral code by which another customer referred this one. It must have been published to its referrer, and not to the
//     customer of the event. The campaign of the code decides whether that makes a conversion; see package referral;
//   - a loyalty card, which gets the points that earning rules give for the event. Without one all cards of the customer may
//     earn.
//
// The metadata must fit the schema of the event, when there is one. An event without a schema is accepted as it is: a shop may
// send events before they are used.
//
// # Where it goes
//
// The event is recorded as an event.Event of the type customer.custom_event, in the commit of the customer's change, and so belongs
// to the customer's activity and reaches all consumers of the outbox: segments, earning rules, referrals, webhooks. Read returns
// the custom event of such a record. The name that the shop chose is the record's EntityID and never its type, so that a custom
// event cannot imitate an event of Punchcard.
//
// # Example
//
// {"event": "review", "customer": {"source_id": "ada"}, "metadata": {"stars": 5}} makes the customer ada, if there is none yet, with the
// records customer.created and customer.custom_event, both in one commit.
package customevent
