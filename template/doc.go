// Package template keeps campaigns and promotion tiers as patterns from which others are made, in the same project or, by a
// copy, in another.
//
// # What a template holds
//
// A template is a photograph: what a campaign or tier gives and when, the set of rules that guards it, and the products, SKUs,
// collections and segments that the discount and the rules name, with the locations of the segments. Later changes of the original do not touch it. Not in the picture are the name,
// the category, the number of codes, the access settings and the codes themselves.
//
// Discount and gift campaigns and promotion tiers can be templates; a tier counts as DISCOUNT_COUPONS. Everything else is refused with
// campaign_type_is_not_supported_by_campaign_template, and so is a rule that names what a copy could not take along: API keys,
// users, loyalty tiers and segments with a fixed list of customers.
//
// # Setting up
//
// SetUpCampaign and SetUpTier make a campaign or tier after the template, with what the request says instead. The set of rules is always
// a new one, so that changing it for one campaign changes it for no other. A product, SKU, collection, segment or location that the
// project lacks is made again, by its id unless its source id belongs to another one, which then takes its place. A segment that is kept up
// to date fills up with the customers of its new project in the background, without events. All of it is one commit; Created lists
// what was made besides.
//
// # Names
//
// The name of a template is unique in its project. A copy to another project keeps the name unless it is given a new one, and fails
// with a conflict when that name exists there.
package template
