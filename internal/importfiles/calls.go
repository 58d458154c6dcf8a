package importfiles

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// managed begins the paths of management calls. The id of the project is that of the new one.
const managed = "/management/v1/projects/{projectId}"

// settings writes what has to be there before the first import: the schemas that give metadata its types.
func (w *writer) settings(ctx context.Context) error {
	to, err := w.list("settings.ndjson", false)
	if err != nil {
		return err
	}
	err = each(ctx, w.Shop.Schemas.List, metadata.Kind.ID, storage.Filter{}, func(s *metadata.Schema) error {
		return w.managed(ctx, to, s.ID, "metadata-schemas", "related_object", "properties", "allow_defined_only")
	})
	if err != nil {
		return err
	}
	err = each(ctx, w.Shop.Schemas.ListEvents, metadata.EventKind.ID, storage.Filter{}, func(s *metadata.EventSchema) error {
		return w.managed(ctx, to, s.ID, "custom-event-schemas", "name", "schema")
	})
	if err != nil {
		return err
	}
	return to.close()
}

// managed writes the creation of something that the management API has.
func (w *writer) managed(ctx context.Context, to *list, id, kind string, names ...string) error {
	found, err := w.get(ctx, "/management/v1/projects/"+w.Shop.ID+"/"+kind+"/"+id)
	if err != nil {
		return err
	}
	return w.creation(to, id, managed+"/"+kind, some(found, names...))
}

// period are the members with the time in which something can be used.
var period = []string{"start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "validity_hours"}

// creations writes what a shop has set up, each object behind those that it names.
func (w *writer) creations(ctx context.Context) error {
	to, err := w.list("creations.ndjson", false)
	if err != nil {
		return err
	}
	for _, step := range []func(context.Context, *list) error{
		w.categories, w.collections, w.segments, w.rules, w.campaigns, w.tiers, w.loyalties, w.assignments,
	} {
		if err := step(ctx, to); err != nil {
			return err
		}
	}
	return to.close()
}

func (w *writer) categories(ctx context.Context, to *list) error {
	return each(ctx, w.Shop.Catalog.ListCategories, catalog.CategoryKind.ID, storage.Filter{}, func(c *catalog.Category) error {
		return w.creation(to, c.ID, "/v1/categories", object{"name": c.Name, "hierarchy": c.Hierarchy})
	})
}

func (w *writer) collections(ctx context.Context, to *list) error {
	return each(ctx, w.Shop.Catalog.ListCollections, catalog.CollectionKind.ID, storage.Filter{}, func(c *catalog.Collection) error {
		if c.Builtin { // every project has one
			return w.id("product_collection", c.ID, c.Name)
		}
		found, err := w.get(ctx, "/v1/product-collections/"+c.ID)
		if err != nil {
			return err
		}
		return w.creation(to, c.ID, "/v1/product-collections", some(found, "name", "type", "products", "filter"))
	})
}

func (w *writer) segments(ctx context.Context, to *list) error {
	return each(ctx, w.Shop.Segments.List, segment.Kind.ID, storage.Filter{}, func(s *segment.Segment) error {
		body := object{"name": s.Name, "type": string(s.Type)}
		if s.Type != segment.TypeStatic {
			body["filter"] = s.Filter
			return w.creation(to, s.ID, "/v1/segments", body)
		}
		members := []string{}
		of := func(ctx context.Context, q storage.Query) (storage.Page[customer.Customer], error) {
			return w.Shop.Segments.Customers(ctx, s.ID, q)
		}
		err := each(ctx, of, customer.Kind.ID, storage.Filter{}, func(c *customer.Customer) error {
			members = append(members, c.ID)
			return nil
		})
		if err != nil {
			return err
		}
		body["customers"] = members
		return w.creation(to, s.ID, "/v1/segments", body)
	})
}

func (w *writer) rules(ctx context.Context, to *list) error {
	return each(ctx, w.Shop.Rules.List, rule.Kind.ID, storage.Filter{}, func(r *rule.Rules) error {
		found, err := w.get(ctx, "/v1/validation-rules/"+r.ID)
		if err != nil {
			return err
		}
		return w.creation(to, r.ID, "/v1/validation-rules", some(found, "name", "rules", "bundle_rules", "error", "applicable_to", "type", "context_type"))
	})
}

// campaigns writes those whose rewards others are first.
func (w *writer) campaigns(ctx context.Context, to *list) error {
	for _, referring := range []bool{false, true} {
		err := each(ctx, w.Shop.Campaigns.List, campaign.Kind.ID, campaign.Kept, func(c *campaign.Campaign) error {
			if (c.Referral != nil) != referring {
				return nil
			}
			found, err := w.get(ctx, "/v1/campaigns/"+c.ID)
			if err != nil {
				return err
			}
			body := some(found, append([]string{"name", "description", "campaign_type", "type", "referral_program", "loyalty_tiers_expiration", "auto_join", "join_once",
				"use_voucher_metadata_schema", "activity_duration_after_publishing", "metadata", "category"}, period...)...)
			if profile, has := found["voucher"].(object); has {
				body["voucher"] = some(profile, "type", "discount", "gift", "loyalty_card", "redemption", "code_config", "is_referral_code")
			}
			if c.Type == campaign.TypePromotion {
				body["promotion"] = object{"tiers": []any{}}
			}
			if access := c.Access; len(access.Areas)+len(access.AreaStores)+len(access.AreaAllStores) > 0 {
				w.lose("areas and stores of campaigns", 1, "they name locations, which no call creates")
			}
			return w.creation(to, c.ID, "/v1/campaigns", body)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) tiers(ctx context.Context, to *list) error {
	err := each(ctx, w.Shop.Promotions.ListTiers, promotion.TierKind.ID, storage.Filter{}, func(t *promotion.Tier) error {
		if !w.made[t.CampaignID] {
			return nil // in the trash
		}
		found, err := w.get(ctx, "/v1/promotions/tiers/"+t.ID)
		if err != nil {
			return err
		}
		body := some(found, append([]string{"name", "banner", "action", "metadata", "hierarchy", "active", "category"}, period...)...)
		return w.creation(to, t.ID, "/v1/promotions/"+t.CampaignID+"/tiers", body)
	})
	if err != nil {
		return err
	}
	return each(ctx, w.Shop.Promotions.ListStacks, promotion.StackKind.ID, storage.Filter{}, func(s *promotion.Stack) error {
		if !w.made[s.CampaignID] {
			return nil
		}
		found, err := w.get(ctx, "/v1/promotions/"+s.CampaignID+"/stacks/"+s.ID)
		if err != nil {
			return err
		}
		return w.creation(to, s.ID, "/v1/promotions/"+s.CampaignID+"/stacks", some(found, "name", "tiers", "category"))
	})
}

// loyalties writes rewards, and earning rules and tiers of loyalty campaigns: a tier names the rules whose points it changes.
func (w *writer) loyalties(ctx context.Context, to *list) error {
	err := each(ctx, w.Shop.Loyalty.ListRewards, loyalty.RewardKind.ID, storage.Filter{}, func(r *loyalty.Reward) error {
		found, err := w.get(ctx, "/v1/rewards/"+r.ID)
		if err != nil {
			return err
		}
		return w.creation(to, r.ID, "/v1/rewards", some(found, "name", "type", "stock", "attributes", "metadata", "parameters"))
	})
	if err != nil {
		return err
	}
	err = each(ctx, w.Shop.Loyalty.ListAssignments, loyalty.RewardAssignmentKind.ID, storage.Filter{}, func(a *loyalty.RewardAssignment) error {
		if !w.made[a.CampaignID] {
			return nil
		}
		price := object{"points": a.Points}
		if a.AutoRedeem {
			price["auto_redeem"] = true
		}
		return w.creation(to, a.ID, "/v1/loyalties/"+a.CampaignID+"/rewards", []any{object{"reward": a.RewardID, "parameters": object{"loyalty": price}}})
	})
	if err != nil {
		return err
	}
	if err := w.earningRules(ctx, to, false); err != nil {
		return err
	}
	err = each(ctx, w.Shop.Loyalty.ListTiers, loyalty.TierKind.ID, storage.Filter{}, func(t *loyalty.Tier) error {
		if !w.made[t.CampaignID] {
			return nil
		}
		found, err := w.get(ctx, "/v1/loyalties/"+t.CampaignID+"/tiers/"+t.ID)
		if err != nil {
			return err
		}
		body := some(found, "name", "points", "earning_rules", "rewards", "metadata")
		if mapped, has := body["earning_rules"].(object); has {
			for id := range mapped {
				if !w.made[id] {
					delete(mapped, id)
					w.lose("changes of points by tiers", 1, "the earning rule is made last, after the tier: it is for customers who join a tier or a segment")
				}
			}
		}
		return w.creation(to, t.ID, "/v1/loyalties/"+t.CampaignID+"/tiers", []any{body})
	})
	if err != nil {
		return err
	}
	return nil
}

// earningRules writes the rules of orders and custom events or, when joining is true, those of customers who join a tier or a segment: the import itself has
// them join.
func (w *writer) earningRules(ctx context.Context, to *list, joining bool) error {
	return each(ctx, w.Shop.Loyalty.ListEarningRules, loyalty.EarningRuleKind.ID, storage.Filter{}, func(r *loyalty.EarningRule) error {
		if !w.made[r.CampaignID] || (r.TierID != "" || r.SegmentID != "") != joining {
			return nil
		}
		found, err := w.get(ctx, "/v1/loyalties/"+r.CampaignID+"/earning-rules/"+r.ID)
		if err != nil {
			return err
		}
		body := some(found, append([]string{"event", "loyalty", "custom_event", "segment", "loyalty_tier", "pending_points", "expiration_rules", "active",
			"metadata"}, period...)...)
		if source, has := found["source"].(object); has {
			body["source"] = some(source, "banner")
		}
		return w.creation(to, r.ID, "/v1/loyalties/"+r.CampaignID+"/earning-rules", []any{body})
	})
}

// assignments writes which rules hold for what creations have made since it was last called. Those of codes follow the codes.
func (w *writer) assignments(ctx context.Context, to *list) error {
	return each(ctx, w.Shop.Rules.ListAssignments, rule.AssignmentKind.ID, storage.Filter{}, func(a *rule.Assignment) error {
		if !w.made[a.RelatedObjectID] || w.assigned[a.ID] {
			return nil
		}
		w.assigned[a.ID] = true
		return to.add(call{Method: "POST", Path: "/v1/validation-rules/" + a.RuleID + "/assignments",
			Body: object{"related_object_id": a.RelatedObjectID, "related_object_type": string(a.RelatedObjectType)}})
	})
}

// afterwards writes what needs the codes: who holds them and their rules. What has to be last is which campaigns are switched off, and the earning rules that
// the import itself would trigger.
func (w *writer) afterwards(ctx context.Context) error {
	to, err := w.list("afterwards.ndjson", false)
	if err != nil {
		return err
	}
	sources, err := w.sourcesOfCustomers(ctx)
	if err != nil {
		return err
	}
	held := storage.And(campaign.Kept, storage.Where("holder_id", storage.OpHasValue))
	err = each(ctx, w.Shop.Vouchers.List, voucher.Kind.ID, held, func(v *voucher.Voucher) error {
		return to.add(call{Method: "POST", Path: "/v1/publications", Body: object{"voucher": v.Code, "customer": object{"source_id": sources(v.HolderID)}}})
	})
	if err != nil {
		return err
	}
	of := storage.Is("related_object_type", string(rule.RelatedVoucher))
	err = each(ctx, w.Shop.Rules.ListAssignments, rule.AssignmentKind.ID, of, func(a *rule.Assignment) error {
		v, err := w.Shop.Vouchers.Get(ctx, a.RelatedObjectID)
		if err != nil || !v.DeletedAt.IsZero() {
			return nil // the assignment of a code that is gone
		}
		return to.add(call{Method: "POST", Path: "/v1/validation-rules/" + a.RuleID + "/assignments",
			Body: object{"related_object_id": v.Code, "related_object_type": "voucher"}})
	})
	if err != nil {
		return err
	}
	if err := to.close(); err != nil {
		return err
	}
	if to, err = w.list("last.ndjson", false); err != nil {
		return err
	}
	if err := w.earningRules(ctx, to, true); err != nil {
		return err
	}
	if err := w.assignments(ctx, to); err != nil {
		return err
	}
	off := storage.And(campaign.Kept, storage.Is("active", false))
	err = each(ctx, w.Shop.Campaigns.List, campaign.Kind.ID, off, func(c *campaign.Campaign) error {
		return to.add(call{Method: "POST", Path: fmt.Sprintf("/v1/campaigns/%s/disable", c.ID)})
	})
	if err != nil {
		return err
	}
	return to.close()
}
