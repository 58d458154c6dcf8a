// Package segment keeps groups of customers, for rules, rewards and campaigns.
//
// # Types
//
//	static       the customers that were named when the segment was made or added later, at most 20 000
//	auto-update  the customers who match a filter, kept up to date; entering and leaving have events
//	passive      the same, but evaluated at the moment of use, without events
//
// At most 100 segments of a project have filters.
//
// # Filters
//
// A filter is written as those of lists are, see package listing, over the data of a customer: their own properties, metadata,
// summary of redemptions and orders, points by campaign (loyalty_points.campaigns.<name>.points) and custom events
// (events.<name>.count). It is stored as it was sent and parsed each time, since "less than 30 days ago" means another day
// tomorrow. A filter that cannot be read is refused when the segment is made.
//
// Metadata and system metadata that hold a point, "52.23,21.01", can be compared with locations: {"metadata.home": {"conditions":
// {"$in_location": ["loc_1"]}}} matches customers whose point is in one of the locations, $not_in_location those whose point is in
// none and those without a point. No point is in a deleted location.
//
// # Membership
//
// The members of static and auto-update segments are rows. For every event of a customer a consumer of the outbox decides which
// auto-update segments they are in, and writes the difference together with the events customer.segment.entered and
// customer.segment.left: each change of membership has one event. A new segment is filled by a job: without events for customers
// who were in it when it was made, and with events for customers with an event since then. Which of the two processes a customer
// first makes no difference. A customer who was in it from the start, and had an event before the job processed them, counts as
// having entered: their state of before is not known any more. Each night Refresh starts the job again for filters that depend on
// the day, as "less than 30 days ago" does and "email is known" does not; then entering and leaving have events.
//
// A segment with another filter is filled again by the job; then entering and leaving have events.
//
// A change of a membership locks the customer's row: the job and the consumer process each customer one after the other, and the
// later one decides by the state at that time.
//
// Rules call Contains, which reads members from their rows and evaluates filters of passive segments on the customer at that
// moment, also one who is not stored yet. For rules an unknown segment has no members.
//
// # What it refuses
//
// A segment without a name, an unknown customer in a static one, a filter that is empty or has a field that customers do not have.
package segment
