// Package referral records which customers were referred by whom, and rewards both.
//
// # Terms
//
//	code       a voucher of a campaign of the type REFERRAL_PROGRAM. It is published to its referrer, who gives it to others
//	referrer   the customer who holds the code
//	referee    a customer to whom a code was assigned: by hand, by redeeming it, or by a custom event that names it
//	conversion the event that makes a referee count: the first redemption of the code, or the first custom event with the name that the
//	           program waits for
//	tier       a reward for the referrer, for a number of conversions
//
// # Holders
//
// A Holder is the assignment of a code to a customer. The referrer's follows from the publication of the code and is not stored a
// second time: its id is made of the code's, and Holders lists it among the others. Referees are rows, one for each code and
// customer. Assign makes them by hand, all or none; Remove takes one away again, the referrer's never. A customer who redeems a
// code becomes its referee by that, whatever the conversion event of the program is.
//
// # Conversions
//
// A consumer of the outbox, which adds no work to redemptions, makes a referee of each redemption of a code. When the redemption or
// the custom event is the conversion event of the program, it makes the conversion: once for each referee of a code, with the event
// customer.referred. A rule on campaign.redemptions.customers_count prevents that a customer is referred by several codes of one
// program. A conversion and its rewards stay when the redemption is rolled back.
//
// # Rewards
//
// A conversion may owe rewards: the program's to the referee, those of tiers to the referrer. Each is a Reward, written with the
// conversion as DUE under a unique key, together with a job. The job locks the reward, puts its amount on the customer's card in
// the campaign of the reward, publishing a card when they have none, and records customer.rewarded: all in one commit, so that a
// repeated job finds it GIVEN. A reward that cannot be given, because the campaign was deleted or has no code left, becomes REFUSED
// with the reason.
//
// A tier of 3 conversions is reached with the third; a repeating one is reached again with the sixth and the ninth.
//
// # Example
//
// Ada's code refers Bob. Bob redeems it: he becomes a referee and is converted, and 500 points go to his new card of the campaign
// Club; Ada, whose program has a tier for each conversion, gets 200 on hers.
package referral
