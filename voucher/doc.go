// Package voucher holds the codes of a project: coupons, gift cards and loyalty cards; how they are made, given to customers and
// filled up.
//
// # Codes
//
// A voucher is a code that gives something. It belongs to a campaign, whose profile it starts with, or to none. Its code is
// unique in the project, the trash included. It is found by code or by id. Where the project does not distinguish case, codes
// are stored and looked up in upper case. Codes of a campaign are drawn as its code configuration describes; more than one at
// a time is made in the background, in portions.
//
// # Codes of a campaign
//
// Creating a campaign, changing it and deleting it are operations of this package, because they reach its codes.
//
//   - One code is made in the commit of its request. More are made by a job in portions: each portion draws codes, stores them by
//     an insert that skips those that are taken, counts them and enqueues the next portion, all in one commit. A portion that is
//     delivered again does nothing. Memory does not grow with the number of codes.
//   - Too many codes are refused before anything is stored: more than the pattern describes, less those of the campaign. When so
//     many are taken outside of the campaign that a portion finds too few free ones in ten rounds, the job fails with the reason,
//     and the codes that were made stay.
//   - A change of a campaign is copied to codes that were neither published nor redeemed: discount, gift effect, quantity, dates
//     and windows, category, metadata. Metadata reaches all codes when the campaign follows the schema of vouchers. A portion
//     copies what the campaign has at that moment, so that two changes in a row end alike in whatever order their portions come.
//   - A deleted campaign is not found from the commit on; its codes are deleted in portions. Without force all of it goes to the
//     trash, under one entry, that of the campaign.
//
// A transaction that needs both locks the progress of a campaign before its codes.
//
// # Imports
//
// Codes that were made elsewhere come as JSON or in files, into a campaign or on their own, and are stored by a job. A row that is
// refused does not stop the others. No events are written, unless the caller wants voucher.created and voucher.updated for the
// codes of a file.
//
//   - Outside of campaigns, a row whose code exists updates the voucher: it changes the properties that it has. Type, credits and
//     uses of the code stay.
//   - Into a campaign, codes that exist are refused in JSON. In a file, of a code that the campaign has, the switch and the category
//     change, so that a shop can send its whole list again.
//   - In files money is in major units. Unknown columns are custom attributes, typed by the schema of vouchers. In a campaign,
//     which has the discount of its codes, the discount columns are ignored.
//   - The first amount of an imported gift card is its amount, and what was spent of it becomes a transaction: 100 with 30 redeemed
//     is a card of 100 and CREDITS_REDEMPTION -30, so that its records add up to the balance of 70.
//   - A category that a file names and that does not exist is made, after all others.
//
// # Publications
//
// A publication gives codes to a customer, who becomes their holder; a code has one holder at most. The caller names a code, or a
// campaign and how many. Of a campaign the oldest codes are given that are switched on and were never published. When too few are
// left, a campaign of distribution AUTO_UPDATE makes the missing ones; any other refuses, and publishes none.
//
//   - The customer is upserted, and becomes the holder in the same commit. No code is given twice, also by concurrent
//     requests.
//   - In a campaign that is joined once, a customer who holds codes of it gets these again, and a named code is refused. The call
//     can override the campaign.
//   - A source id is the caller's own key of a publication: a second publication under it is refused, so that a call whose answer
//     was lost can be repeated safely.
//   - Codes of a campaign with an activity duration are usable for that long from the publication on, whatever the dates of the
//     campaign. Published on 21 November 2026 at noon with P7D, a code ends on the 28th at noon in the time zone of the project.
//   - A valid request that finds no code is recorded as a failed publication. It does not use up its source id.
//
// # Balances
//
// A gift card holds credits in minor units, a loyalty card points:
//
//	gift card      balance = amount - subtracted - redeemed           total = amount
//	loyalty card   balance = points - expired - subtracted - redeemed  total = points - expired - subtracted
//
// Every change of the balance after the card was made is a Transaction, written in the same commit. Transactions are only
// added; the first amount of the card and their amounts add up to the balance. Changing a balance by hand puts a positive
// amount on the card, or takes a negative one off; it refuses 0, going below zero, a loyalty card without a holder, and
// anything beyond 2^53-1, which clients that compute in double precision would misread.
//
// A card of 5.00 gets 2.50: the transaction is CREDITS_ADDITION 250, balance 750, total 750. Then 7.00 are taken off:
// CREDITS_REMOVAL -700, balance 50, total 750. Taking off 1.00 more is refused with gift_amount_exceeded.
package voucher
