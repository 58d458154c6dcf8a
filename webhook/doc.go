// Package webhook tells others over HTTP what happened in a project.
//
// # Webhooks
//
// A Webhook is an address and the event types that it wants to hear of. The types are the published ones, Types; what the engine
// records under another name or keeps to itself is translated or left out by PublishedType. A webhook that is switched off gets nothing,
// and what happens meanwhile is not made up for.
//
// # Distributions
//
// A Distribution is a webhook that tells of one thing that happens to customers, one of DistributionTypes: an order was paid, a segment was
// entered, a custom event came. It may be narrowed to a campaign, a segment or the name of a custom event; be sent under a name of its
// own; leave out everything around the data (Raw); and shape the data with a Template. What is told by webhooks of the project is told by
// them; a distribution hears only of events that have a customer. All that follows holds for both.
//
// It can also give: with PublishCampaignID the customer gets a code of that campaign, which the data then carries as voucher beside its
// publication. The publication has the id of the delivery as its source id, so that a program that is killed in between gives no second
// code. When there is no code to give, nothing is sent; the log of the delivery says why.
//
// A distribution of the type Scheduled waits for no event. At its time it goes to the customers of its segment, as they are then, once: a chain
// of jobs writes an event and a delivery for each, a portion at a time, together with how far it has come, so that a program that is killed
// tells nobody twice and forgets nobody. Deliveries are fifty a second apart. Switched off it pauses, and what is on its way is canceled;
// switched on again it goes on. E-mail and the like are the receiver's.
//
// Validation rules that are assigned to a distribution have to hold. They are judged when the consumer takes an event, by what is true then, about
// the order and the custom event that the event carries and the customer; one that fails leaves no delivery.
//
// # Deliveries
//
// For each event and each webhook that wants it there is one Delivery, written by the consumer in the transaction that moves the outbox on:
// an event that was rolled back has none, and one that was committed has its delivery whatever is killed when. With it goes a SendJob.
//
// Send writes the body once, before the first attempt, and every attempt posts those bytes:
//
//	{"id":"whs_…","project_id":"…","created_at":"…","type":"voucher.created","data":{…},
//	 "source":{"id":"wh_…","object":"webhook","target_url":"…"},
//	 "event":{"id":"ev_…","type":"…","created_at":"…","entity_id":"…","group_id":"…","event_source":{…}}}
//
// The header x-voucherify-signature is the lower-case hex HMAC-SHA256 of these very bytes under the webhook token of the project. A
// receiver checks it over the body as it came, before it parses.
//
// # Attempts
//
// An attempt succeeds when a status of 2xx comes within ten seconds. Redirects are not followed, and of the answer no more is read than
// its status. A failed delivery is tried again 1, 2, 4, 8, 16, 32 minutes after the first attempt, then 1:04, 2:08, 4:16, 8:32, 17:04
// and 24 hours after it, each up to a tenth of the distance early so that those of one moment spread. When the last attempt failed the
// delivery is given up and the webhook switched off.
//
// An attempt is claimed before it begins: the count of attempts goes up and the delivery gets the time at which the claim is over. A
// process that is killed while it posts leaves a claim behind, and the next look of Due finds it; the receiver may then see the same
// delivery twice, under the same id. Deliveries are made at least once.
//
// # Slow receivers
//
// A receiver that takes its ten seconds would hold all workers that send, and with them everybody else's deliveries. So no host has more
// than four of the twelve attempts that can be under way in a process. A fifth waits half a second for its turn; where that was in vain the host counts as slow until
// it answers faster, and what comes for it meanwhile is not waited for but looked at again a few seconds later.
//
// # Order
//
// Deliveries of one webhook about the same thing, a voucher or a campaign, go out in the order of their events: a later one is QUEUED
// until the earlier one has succeeded, was given up or was canceled. Between different things there is no order. To keep a
// delivery from being queued behind one that has just finished, both sides hold the webhook's row.
//
// # Addresses
//
// Whoever may set up a webhook chooses where Punchcard connects to. So connections go to public addresses only: the check is made on the
// resolved address in the moment of connecting, which a name that changes its address cannot evade. NewSender can allow others, for
// receivers inside of one's own network.
//
// # Log
//
// A delivery keeps its attempts. It is forgotten 30 days after it finished; until then Resend repeats it by hand.
package webhook
