// Package segment keeps groups of customers that rules, rewards and campaigns are about.
//
// # Types
//
//	static       the customers that were named when the segment was made, at most 20 000; it never changes
//	auto-update  the customers whom a filter lets pass, kept up to date; who enters or leaves is told by events
//	passive      the same, but asked at the moment of use; nobody is told
//
// At most 100 segments of a project have filters.
//
// # Filters
//
// A filter is written as those of lists are, see package listing, over what is known of a customer: its own properties, metadata,
// summary of redemptions and orders, points by campaign (loyalty_points.campaigns.<name>.points) and custom events
// (events.<name>.count). It is kept as it was sent and read anew each time, for "less than 30 days ago" means another day tomorrow.
// A filter that cannot be read is refused when the segment is made.
//
// # Membership
//
// The members of static and auto-update segments are rows. A consumer of the outbox looks at every customer to whom something
// happened, decides which auto-update segments he is in, and writes the difference together with the events
// customer.segment.entered and customer.segment.left: each change of membership is told once. A new segment is filled by a job,
// without events, since nobody can have waited for them; later runs of the job, for filters that depend on the date, tell.
//
// Rules ask Contains, which takes members from their rows and decides filters of passive segments on the customer as he is at that
// moment, also one who is not stored yet. To rules an unknown segment has no members.
//
// # What it refuses
//
// A segment without a name, an unknown customer in a static one, a filter that is empty or asks for what is not known of customers.
package segment
