// Package customer keeps the people and companies that buy: who they are, what is known of them, and what they did so far.
//
// # Identity
//
// A customer has an id, which the engine makes, and may have a source id, the shop's own. Both are unique in the project, and both
// name the customer wherever a request names one. A source id is set once and stays; a customer without one is anonymous, and an
// anonymous customer that gets one is confirmed.
//
// # Upserts
//
// Most customers are never created by a call of their own: an order, a redemption, a publication or an event brings a Request, and
// Merge makes the customer that it leaves. Merge is pure: the redemption decides with it before anything is written, the order
// with the same function while it is written.
//
//	the request has          and it is          then
//	an id                    known              that customer changes, whatever the source id beside it
//	an id alone              unknown            fault.NotFound: an id names somebody who exists
//	a source id              known              that customer changes
//	a source id              unknown            a new customer has it
//	neither                                     a new anonymous customer, each time another one
//
// A request changes what it names and keeps the rest. Metadata merges by key; an address is replaced as a whole. A request that says
// only what is known changes nothing: no write, no event, no new UpdatedAt.
//
// Files are another thing: the row of a customer who exists overwrites everything that the file has a column for, and an empty cell
// takes away what is stored, because the file is the list as the shop has it.
//
// # Summary
//
// A customer carries a Summary of its redemptions and orders, because lists, segments and rules read it far more often than it
// changes. It is written in the commit of the redemption or order that changes it and can be recomputed from them. An order counts
// while it is paid or fulfilled, with what was paid for it; a change of the summary is not a change of the customer.
//
// # Activity
//
// The events customer.created, customer.updated, customer.confirmed and customer.deleted are recorded in the commit of the change,
// with the customer as it then was. Together with the events of others that name the customer they are its activity.
//
// # Cockpit
//
// Each customer can have a page of its own, which whoever knows its address reads: CockpitID signs one with the secret of the project.
// RenewCockpit draws another one when an address got into wrong hands.
//
// # What it refuses
//
// A birthdate that is no date, an identifying text of more than 255 characters, metadata that cannot be stored, a source id that
// somebody else has. It does not check that an e-mail address or telephone number can be reached.
//
// # Worked example
//
// Ada buys anonymously: an order with the customer {} makes cust_1 with no source id. She registers, and the shop sends
// {"id": "cust_1", "source_id": "ada"}: cust_1 is confirmed, with all its orders. From then on {"source_id": "ada"} in a redemption
// is enough, and {"source_id": "ada", "metadata": {"vip": true}} adds one key and leaves the others.
package customer
