// Package campaign holds campaigns: what their codes, cards and promotion tiers give, when, and to whom.
//
// # Terms
//
// A Campaign has a type, which is what it gives, and a distribution, which is how its codes are made and which the API calls
// type. Coupons and gift cards may have one public code (STANDALONE); all campaigns with codes may have a fixed set (STATIC) or
// one that publication adds to when none is left (AUTO_UPDATE). A promotion has tiers and no codes.
//
// The VoucherProfile holds the values that each new code gets. A code keeps a copy of it, and of the campaign's dates, category
// and metadata, because a code that a customer holds must not change without notice.
//
// A NewCampaign is the content of a request; Draft completes and checks it. The package that makes the campaign's codes or
// tiers inserts the draft in the same commit: voucher the codes, promotion the tiers.
//
// Progress counts codes and shows how far the background work on them has come. While codes are being generated, the campaign
// refuses changes with 423 resource_locked. During a change of codes the status is MODIFYING, until all codes are changed.
//
// # Invariants
//
//   - The name is unique in the project, the trash included.
//   - The profile fits the type: coupons and referral programs have a discount, gift campaigns a gift, loyalty programs a
//     loyalty card, and none has that of another type.
//   - A loyalty program gives each customer one card; a public code is not bound to a customer at all.
//   - Name, type, code configuration, type of discount, first amount of a card and kind of referral never change.
//   - A campaign in the trash is not found; its name stays taken.
//
// # What is refused
//
// 400 invalid_campaign for parts that do not go together ("Property 'discount' is required for REFERRAL_PROGRAM campaign"), 400
// invalid_payload for a single wrong property, 400 invalid_code_config for codes that cannot be, 400 resource_protected for a
// change of a protected campaign, 404 for an unknown object, 409 duplicate_found for a name that is taken, 423 resource_locked.
//
// # Worked example
//
// A summer campaign of ten percent, sent only as name and voucher, becomes: DISCOUNT_COUPONS, because the voucher has a discount;
// AUTO_UPDATE; active; codes of eight characters out of 62. Its discount is then raised to fifteen percent: the change names the
// discount alone, and codes that were neither published nor redeemed give fifteen percent a moment later. Codes that customers
// hold still give ten.
package campaign
