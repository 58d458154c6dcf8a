// Package campaign is the frame that codes, cards and promotion tiers hang in: what they give, when, and to whom.
//
// # Terms
//
// A Campaign has a type, which is what it gives, and a distribution, which is how its codes come about and which the API calls
// type. Coupons and gift cards may have one public code (STANDALONE); all campaigns with codes may have a fixed set (STATIC) or
// one that publication adds to when none is left (AUTO_UPDATE). A promotion has tiers and no codes.
//
// The VoucherProfile is what each code starts as. A code keeps a copy of it, and of the campaign's dates, category and metadata,
// because a code that somebody holds must not change behind their back.
//
// A NewCampaign is what a request says; Draft completes and checks it; whoever makes what hangs in the campaign inserts the
// draft in the same commit: package voucher its codes, package promotion its tiers.
//
// Progress counts codes and tells how far the background work on them has come. While codes are being generated, the campaign
// refuses changes with 423 resource_locked. A change that concerns codes shows MODIFYING until it has reached them all.
//
// # Invariants
//
//   - The name is unique in the project, the trash included.
//   - The profile fits the type: coupons and referral programs have a discount, gift campaigns a gift, loyalty programs a
//     loyalty card, and none has another's.
//   - A loyalty program gives each customer one card; a public code is not bound to a customer at all.
//   - What a campaign gives is not changed into something else: name, type, code configuration, type of discount, first amount of
//     a card and kind of referral are for good.
//   - A campaign in the trash is found by nobody; its name stays taken.
//
// # What is refused
//
// 400 invalid_campaign for parts that do not go together ("Property 'discount' is required for REFERRAL_PROGRAM campaign"),
// 400 invalid_payload for a single wrong property, 400 invalid_code_config for codes that cannot be, 400 resource_protected for a
// change of a protected campaign, 404 for what is not there, 409 duplicate_found for a name that is taken, 423 resource_locked.
//
// # Worked example
//
// A summer campaign of ten percent, sent only as name and voucher, becomes: DISCOUNT_COUPONS, because the voucher has a discount;
// AUTO_UPDATE; active; codes of eight characters out of 62. Its discount is then raised to fifteen percent: ChangedParts names the
// discount alone, and codes that were neither published nor redeemed give fifteen percent a moment later. Those that somebody
// holds still give ten.
package campaign
