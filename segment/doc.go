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
// Metadata and system metadata that hold a point, "52.23,21.01", can be asked whether it lies in a location: {"metadata.home":
// {"conditions": {"$in_location": ["loc_1"]}}} lets those pass whose point is in one of the locations, $not_in_location those whose point is
// in none and those without a point. To a location that was deleted nobody belongs.
//
// # Membership
//
// The members of static and auto-update segments are rows. A consumer of the outbox looks at every customer to whom something
// happened, decides which auto-update segments he is in, and writes the difference together with the events
// customer.segment.entered and customer.segment.left: each change of membership is told once. A new segment is filled by a job:
// without events for those who were in it when it was made, since nobody can have waited for them, and with events for those to whom something
// has happened since. Which of the two finds a customer first makes no difference. One who was in it, and to whom something happened before the
// job came, counts as having entered: nobody knows any more what they were. Each night Refresh starts the job again for the filters that mean something else
// than the day before, as "less than 30 days ago" does and "email is known" does not; then it tells.
//
// Who changes a membership holds the customer's row: the job and the consumer take turns with each customer, and the later one judges by
// what is true then.
//
// Rules ask Contains, which takes members from their rows and decides filters of passive segments on the customer as he is at that
// moment, also one who is not stored yet. To rules an unknown segment has no members.
//
// # What it refuses
//
// A segment without a name, an unknown customer in a static one, a filter that is empty or asks for what is not known of customers.
package segment
