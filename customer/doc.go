// Package customer keeps the people and companies that buy: their ids, their properties, and a summary of their redemptions
// and orders.
//
// # Identity
//
// A customer has an id, which the engine makes, and may have a source id, the shop's own. Both are unique in the project, and both
// name the customer wherever a request names one. A source id is set once and never changes; a customer without one is anonymous,
// and an anonymous customer that gets one is confirmed.
//
// # Upserts
//
// Most customers are never created by a call of their own: an order, a redemption, a publication or an event contains a Request,
// and Merge makes the customer after it. Merge is pure: the redemption calls it before anything is written, the order calls the
// same function while it is written.
//
//	the request has          and it is          then
//	an id                    known              that customer changes, whatever the source id beside it
//	an id alone              unknown            fault.NotFound: an id must exist
//	a source id              known              that customer changes
//	a source id              unknown            a new customer with it
//	neither                                     a new anonymous customer, each time another one
//
// A request changes what it names and keeps the rest. Metadata merges by key; an address is replaced as a whole. A request without
// new values changes nothing: no write, no event, no new UpdatedAt.
//
// Files are different: the row of a customer who exists overwrites every property for which the file has a column, and an empty
// cell clears it, because the file is the shop's own list.
//
// # Summary
//
// A customer has a Summary of its redemptions and orders, because lists, segments and rules read it far more often than it
// changes. It is written in the commit of the redemption or order that changes it and can be computed again from them. An order
// counts while it is paid or fulfilled, with the paid amount; a change of the summary is not a change of the customer.
//
// # Activity
//
// The events customer.created, customer.updated, customer.confirmed and customer.deleted are recorded in the commit of the change,
// with the customer as it then was. Together with other events that name the customer they are its activity.
//
// # Cockpit
//
// Each customer can have a page of its own, which everyone with its address can read: CockpitID signs one with the secret of the
// project. RenewCockpit replaces an address that got into wrong hands.
//
// # What it refuses
//
// A birthdate that is no date, an identifying text of more than 255 characters, metadata that cannot be stored, a source id that
// another customer has. It does not check that an e-mail address or telephone number can be reached.
//
// # Worked example
//
// Ada buys anonymously: an order with the customer {} makes cust_1 with no source id. She registers, and the shop sends
// {"id": "cust_1", "source_id": "ada"}: cust_1 is confirmed, with all its orders. From then on {"source_id": "ada"} in a redemption
// is enough, and {"source_id": "ada", "metadata": {"vip": true}} adds one key and leaves the others.
package customer
