// Package webhook sends the events of a project to other servers over HTTP.
//
// # Webhooks
//
// A Webhook is an address and the event types that are sent to it. The types are the published ones, Types; PublishedType
// translates those that the engine records under another name, and leaves out internal ones. A webhook that is switched off gets
// nothing, and events of that time are not sent later.
//
// # Distributions
//
// A Distribution is a webhook for a single type of events of customers, one of DistributionTypes: an order was paid, a segment was
// entered, a custom event arrived. It may be restricted to a campaign, a segment or the name of a custom event; be sent under a
// name of its own; leave out everything around the data (Raw); and shape the data with a Template. A distribution gets only events
// that have a customer. Everything below applies to webhooks and distributions.
//
// It can also give: with PublishCampaignID the customer gets a code of that campaign, which the data then contains as voucher
// beside its publication. The publication has the id of the delivery as its source id, so that after a kill in between no second
// code is given. When there is no code to give, nothing is sent; the log of the delivery has the reason.
//
// A distribution of the type Scheduled has no event. At its time it is sent once to the customers who are then in its segment: a
// chain of jobs writes an event and a delivery for each, a portion at a time, together with its position, so that after a kill no
// customer is missed or gets it twice. Fifty deliveries are sent a second. When it is switched off it pauses, and open deliveries
// are canceled; when it is switched on again it continues. E-mail and the like are the receiver's.
//
// Validation rules that are assigned to a distribution have to hold. They are judged when the consumer processes an event, by the
// state at that time, on the order and the custom event of the event and the customer; when they fail there is no delivery.
//
// # Deliveries
//
// For each event and each webhook that wants it there is one Delivery, written by the consumer in the transaction that stores its
// position in the outbox: an event that was rolled back has none, and a committed one always has its delivery, also after a kill. A
// job for the webhook is enqueued with them. It sends what is due, a hundred at a time: these are claimed in one transaction, sent at once, and
// their results are stored in another transaction. In a process one job of a webhook does so.
//
// The body is made before the first attempt. Every further attempt posts the same bytes:
//
//	{"id":"whs_…","project_id":"…","created_at":"…","type":"voucher.created","data":{…},
//	 "source":{"id":"wh_…","object":"webhook","target_url":"…"},
//	 "event":{"id":"ev_…","type":"…","created_at":"…","entity_id":"…","group_id":"…","event_source":{…}}}
//
// The header x-voucherify-signature is the lower-case hex HMAC-SHA256 of these very bytes under the webhook token of the project. A
// receiver checks it over the received bytes, before it parses them.
//
// # Attempts
//
// An attempt succeeds when a status of 2xx comes within ten seconds. Redirects are not followed. Of the body of the answer a little is read and
// dropped, so that the connection can be used again. A failed delivery is tried again 1, 2, 4, 8, 16, 32 minutes after the first attempt, then 1:04, 2:08, 4:16,
// 8:32, 17:04 and 24 hours after it, each up to a tenth of the time early so that deliveries of one moment are spread. When the
// last attempt failed the delivery is given up and the webhook switched off.
//
// An attempt is claimed before it begins: the number of attempts is raised and the delivery gets the time at which the claim
// expires. After a process was killed while it posted, EnqueueDue finds the expired claim; the receiver may then get the same
// delivery twice, with the same id. Deliveries are made at least once.
//
// # Slow receivers
//
// A receiver that takes its ten seconds must not delay the deliveries to others. Twelve workers of a process send, each for one webhook, and begin
// no attempt after five seconds: the rest of a portion is due again, and another webhook has its turn. No host has more than eight attempts of a
// process at once. A ninth waits half a second; when none of the eight ends in that time the host counts as slow until it answers faster, and
// further deliveries to it are postponed for a few seconds without waiting.
//
// # Order
//
// Deliveries of one webhook about the same object, a voucher or a campaign, are sent in the order of their events: a later one is
// QUEUED until the earlier one has succeeded, was given up or was canceled. Deliveries about different objects are sent at once, in any order. To keep
// a delivery from being queued after one that has just finished, both sides lock the webhook's row.
//
// # Addresses
//
// The author of a webhook chooses the address to which Punchcard connects. So connections are made to public addresses only: the
// resolved address is checked at the moment of connecting, so that a name whose address changes cannot evade the check. NewSender
// can allow others, for receivers inside of one's own network.
//
// # Log
//
// A delivery keeps its attempts. It is deleted 30 days after it finished; until then Resend can repeat it.
package webhook
