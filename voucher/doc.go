// Package voucher holds the codes of a project: coupons, gift cards and loyalty cards; how they are made, given to customers and
// filled up.
//
// # Codes
//
// A voucher is a code that gives something. It stands alone or belongs to a campaign, whose profile it starts with. Its code is
// unique in the project, what lies in the trash bin included, and is found by code or by id. Where the project does not tell
// cases apart, codes are stored and looked up in upper case. Codes of a campaign are drawn from the description that the
// campaign has of them; more than one at a time is made in the background, in portions.
//
// # Codes of a campaign
//
// Creating a campaign, changing it and deleting it are operations of this package, because they reach its codes.
//
//   - One code is made in the commit of its request. More are made by a job in portions: each portion draws codes, stores
//     them under an insert that passes over those that are taken, counts them and enqueues the next portion, all in one commit. A
//     portion that is delivered again finds itself done. Memory does not grow with the number of codes.
//   - What cannot be is refused before anything is stored: more codes than the pattern describes, less those of the campaign. When
//     others hold so many of them that a portion stays short after ten rounds, the job fails with the reason, and the codes that
//     were made stay.
//   - A change of a campaign is carried over to codes that were neither published nor redeemed: discount, gift effect, quantity,
//     dates and windows, category, metadata. Metadata reaches all codes when the campaign follows the schema of vouchers. A portion
//     copies what the campaign has at that moment, so that two changes in a row end alike in whatever order their portions come.
//   - A deleted campaign is found by nobody from the commit on; its codes follow in portions. Without force all of it lies in the
//     trash, under the one entry of the campaign.
//
// Whoever needs both holds the progress of a campaign before its codes.
//
// # Imports
//
// Codes that were made elsewhere come as JSON or in files, into a campaign or on their own, and are stored by a job. A row that is
// refused leaves the others. Nobody is told, unless the caller wants voucher.created and voucher.updated for the codes of a file.
//
//   - On its own, a row whose code exists changes the voucher to what it says and leaves open what it does not say. Type, credit and
//     what the code was used for stay.
//   - Into a campaign, codes that exist are refused in JSON. In a file, of a code that the campaign has, the switch and the category
//     change, so that a shop can send its whole list again.
//   - In files money stands in major units. Columns that nobody knows are custom attributes, typed by the schema of vouchers. The
//     columns of a stand-alone code's discount are passed over in a campaign, which says itself what its codes give.
//   - What a gift card was worth before it came here is its amount, and what was spent of it a transaction: 100 with 30 redeemed is a
//     card of 100 and CREDITS_REDEMPTION -30, so that its records add up to the balance of 70.
//   - A category that a file names and nobody has is made, behind all others.
//
// # Publications
//
// A publication gives codes to a customer, who becomes their holder; a code has one holder at most. The caller names a code, or a
// campaign and how many. Of a campaign the oldest codes are given that are switched on and were never given to anybody. When
// too few are left, a campaign of distribution AUTO_UPDATE makes those that lack; any other refuses, and gives none.
//
//   - The customer is upserted, and becomes the holder in the same commit. No code is given twice, whoever asks at once.
//   - In a campaign that is joined once, a customer who holds codes of it gets these again, and a named code is refused. The call
//     can say otherwise than the campaign.
//   - A source id is the caller's own key of a publication: a second publication under it is refused, so that a call whose answer
//     was lost can be repeated safely.
//   - Codes of a campaign with an activity duration are usable for that long from the publication on, whatever the dates of the
//     campaign. Published on 21 November 2026 at noon with P7D, a code ends on the 28th at noon in the time zone of the project.
//   - A request that is in order but finds no code stays on record as a failed publication. It does not use up its source id.
//
// # Balances
//
// A gift card holds credits in minor units, a loyalty card points:
//
//	gift card      balance = amount - subtracted - redeemed           total = amount
//	loyalty card   balance = points - expired - subtracted - redeemed  total = points - expired - subtracted
//
// Every movement after the card was made is a Transaction, written in the commit that moves the balance. Transactions are only
// added; what the card began with and their amounts add up to the balance. Changing a balance by hand puts a positive amount on
// the card, or takes a negative one off; it refuses 0, going below zero, a loyalty card that nobody holds, and anything beyond
// 2^53-1, which clients that compute in double precision would misread.
//
// A card of 5.00 gets 2.50: the transaction is CREDITS_ADDITION 250, balance 750, total 750. Then 7.00 are taken off:
// CREDITS_REMOVAL -700, balance 50, total 750. Taking off 1.00 more is refused with gift_amount_exceeded.
package voucher
