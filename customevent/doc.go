// Package customevent takes note of what a shop tells about its customers: that one signed up, left a review, opened a message.
//
// # An event
//
// A custom event has a name, which the shop chooses, a customer, and metadata. The customer is upserted as everywhere (see package
// customer), save that an id alone has to be known. With it the event may name
//
//   - a referral code, by which somebody else brought the customer. It has to be one that was published to its referrer, and not to
//     the customer himself. Whether that makes a conversion is up to the campaign of the code; see package referral;
//   - a loyalty card, to which earning rules attribute what the event earns. Without one all cards of the customer may earn.
//
// The metadata must fit the schema of the event, when there is one. An event without a schema is taken as it is: a shop may send
// events before anybody has use for them.
//
// # Where it goes
//
// The event is recorded as an event.Event of the type customer.custom_event, in the commit of the customer's change, and so belongs to
// the customer's activity and reaches all consumers of the outbox: segments, earning rules, referrals, webhooks. Read tells what such
// a record holds. The name that the shop chose is the record's EntityID and never its type: no custom event can pass for one of ours.
//
// # Example
//
// {"event": "review", "customer": {"source_id": "ada"}, "metadata": {"stars": 5}} makes the customer ada, if there is none yet, with the
// records customer.created and customer.custom_event, both in one commit.
package customevent
