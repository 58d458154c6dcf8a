// Package template keeps campaigns and promotion tiers as patterns from which others are made, in the same project or, by a
// copy, in another.
//
// # What a template holds
//
// A template is a copy of a campaign or tier: what it gives and when, its set of rules, and the products, SKUs, collections and
// segments that the discount and the rules name, with the locations of the segments. Later changes of the original do not change
// it. It does not contain the name, the category, the number of codes, the access settings and the codes themselves.
//
// Discount and gift campaigns and promotion tiers can be templates; a tier counts as DISCOUNT_COUPONS. Everything else is refused
// with campaign_type_is_not_supported_by_campaign_template, and so is a rule that names an object which cannot be copied: API keys,
// users, loyalty tiers and segments with a fixed list of customers.
//
// # Setting up
//
// SetUpCampaign and SetUpTier make a campaign or tier from the template, with the changes of the request. The set of rules is
// always a new one, so that a change of it affects one campaign only. A product, SKU, collection, segment or location that the
// project lacks is made again, by its id unless its source id belongs to another one, which then takes its place. A segment that
// is kept up to date fills up with the customers of its new project in the background, without events. All of it is one commit;
// Created lists the other objects that were made.
//
// # Names
//
// The name of a template is unique in its project. A copy to another project keeps the name unless it is given a new one, and fails
// with a conflict when that name exists there.
package template
