// Package referral tells who brought whom, and rewards both.
//
// # Terms
//
//	code       a voucher of a campaign of the type REFERRAL_PROGRAM. It is published to its referrer, who hands it on
//	referrer   the customer who holds the code
//	referee    a customer to whom a code was assigned: by hand, by redeeming it, or by a custom event that names it
//	conversion what makes a referee count: the first redemption of the code, or the first custom event of the name that the
//	           program waits for
//	tier       what the referrer gets for so many conversions
//
// # Holders
//
// A Holder is the assignment of a code to a customer. The referrer's follows from the publication of the code and is not stored a second
// time: its id is made of the code's, and Holders lists it among the others. Referees are rows, one for each code and customer. Assign
// makes them by hand, all or none; Remove takes one away again, the referrer's never. A customer who redeems a code becomes its referee by
// that, whatever the program waits for.
//
// # Conversions
//
// A consumer of the outbox, which costs redemptions nothing, makes the referees of what was redeemed, and when
// the program waits for that, or for the custom event, the conversion: once for each referee of a code, with the event customer.referred.
// A rule on campaign.redemptions.customers_count keeps a customer from being referred by several codes of one program. A conversion stays
// when the redemption is rolled back, and so do its rewards.
//
// # Rewards
//
// A conversion may owe rewards: the program's to the referee, those of tiers to the referrer. Each is a Reward, written with the conversion
// as DUE under a key that there is once, together with a job. The job holds the reward, puts its amount on the customer's card in the
// campaign of the reward, which publishes a card when he has none, and records customer.rewarded: all in one commit, so that a job that
// comes twice finds it GIVEN. What cannot be given, because the campaign is gone or has no code left, is REFUSED with the reason.
//
// A tier of 3 conversions is reached with the third; one that repeats is reached again with the sixth and the ninth.
//
// # Example
//
// Ada's code refers Bob. Bob redeems it: he becomes a referee, is referred, and 500 points go to his new card of the campaign Club; Ada,
// whose program has a tier for each conversion, gets 200 on hers.
package referral
