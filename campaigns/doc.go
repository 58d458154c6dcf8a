// Package campaigns makes, changes, copies and deletes campaigns of every type, with the codes, tiers and rules that they begin with. Package campaign
// has what a campaign is; this one has what concerns the packages around it.
//
//	made, err := shop.Campaigns.Create(ctx, campaigns.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "Autumn", Voucher: profile}, Codes: 100})
//
// A campaign can have limits in all: how often it is redeemed, what its discounts or its orders come to, how much credit it gives. They are validation
// rules, as the API has them (campaign.redemptions.count, campaign.orders.amount_discounted, campaign.orders.amount, redemption.gift.amount). Use says
// what is used of them, and SetLimit changes them.
package campaigns
