package program

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

func (c change) program(ctx context.Context, id string) (Program, error) {
	return programLife.get(ctx, c.tx, id)
}

func (c change) cardDefinition(ctx context.Context, id string) (CardDefinition, error) {
	return cardLife.get(ctx, c.tx, id)
}

func (c change) earningRule(ctx context.Context, id string) (EarningRule, error) {
	return ruleLife.get(ctx, c.tx, id)
}

func (c change) structure(ctx context.Context, id string) (TierStructure, error) {
	return structureLife.get(ctx, c.tx, id)
}

func (c change) benefit(ctx context.Context, id string) (Benefit, error) {
	return benefitLife.get(ctx, c.tx, id)
}

func (c change) reward(ctx context.Context, id string) (Reward, error) {
	return rewardLife.get(ctx, c.tx, id)
}

// walletsNot lists those of the wallets that have another status than the given one. All of them must exist.
func (c change) walletsNot(ctx context.Context, status Status, ids []string) (others []string, err error) {
	found, err := storage.Having(ctx, c.tx.CardDefinitions(), "id", ids)
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		at := slices.IndexFunc(found, func(d CardDefinition) bool { return d.ID == id && d.Status != StatusDeleted })
		if at < 0 {
			return nil, fault.NotFound(CardDefinitionKind.Name, id)
		}
		if found[at].Status != status {
			others = append(others, id)
		}
	}
	return others, nil
}

// tiersExist refuses tier rules that name a structure or a tier that does not exist.
func (c change) tiersExist(ctx context.Context, rules []TierRule) error {
	for _, r := range rules {
		if _, err := c.structure(ctx, r.StructureID); err != nil {
			return err
		}
		for _, id := range r.TierIDs {
			t, err := c.tx.StructureTiers().Get(ctx, id)
			if err == nil && t.StructureID != r.StructureID {
				err = fault.NotFound(TierKind.Name, id)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// giftExists refuses a gift whose product, SKU or campaign does not exist.
func (c change) giftExists(ctx context.Context, g Gift) error {
	if m := g.Material; m != nil {
		if _, err := c.tx.Products().Get(ctx, m.ProductID); err != nil {
			return err
		}
		if m.SKUID == "" {
			return nil
		}
		sku, err := c.tx.SKUs().Get(ctx, m.SKUID)
		if err == nil && sku.ProductID != m.ProductID {
			err = fault.NotFound("sku", m.SKUID)
		}
		return err
	}
	d := g.Digital
	if d == nil || d.CampaignID == "" {
		return nil
	}
	source, err := c.tx.Campaigns().Get(ctx, d.CampaignID)
	if err == nil && !source.DeletedAt.IsZero() {
		err = fault.NotFound(campaign.Kind.Name, d.CampaignID)
	}
	if err != nil {
		return err
	}
	want, property := campaign.TypeDiscountCoupons, "discount_coupons"
	if d.Type == DigitalGifts {
		want, property = campaign.TypeGiftVouchers, "gift_vouchers"
	}
	if source.Type != want {
		return fault.Payload("digital."+property+".campaign_id", "must name a campaign of type %s (%s is of type %s)", want, source.ID, source.Type)
	}
	return nil
}

// itemsExist refuses a proportion over products that do not exist.
func (c change) itemsExist(ctx context.Context, p *Proportion) (err error) {
	if p == nil {
		return nil
	}
	for _, item := range p.Items {
		switch item.Type {
		case ItemProduct:
			_, err = c.tx.Products().Get(ctx, item.ID)
		case ItemSKU:
			_, err = c.tx.SKUs().Get(ctx, item.ID)
		case ItemCollection:
			_, err = c.tx.Collections().Get(ctx, item.ID)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// assignments returns the assignments of a program or of a definition, the oldest first.
func (c change) assignments(ctx context.Context, by storage.Filter) ([]Assignment, error) {
	page, err := c.tx.ProgramAssignments().List(ctx, storage.Query{Filter: by, Order: []storage.Order{{Field: "created_at"}}})
	return page.Items, err
}

func ofProgram(id string, t AssignedType) storage.Filter {
	return storage.And(storage.Is("program_id", id), storage.Is("type", string(t)))
}

func ofResource(id string) storage.Filter { return storage.Is("resource_id", id) }

// programsOf returns the programs that a definition is assigned to.
func (c change) programsOf(ctx context.Context, resourceID string) (programs []Program, err error) {
	list, err := c.assignments(ctx, ofResource(resourceID))
	if err != nil {
		return nil, err
	}
	for _, a := range list {
		p, err := c.program(ctx, a.ProgramID)
		if err != nil {
			return nil, err
		}
		programs = append(programs, p)
	}
	return programs, nil
}

// eachProgram calls a function with each program that a resource is assigned to.
func (c change) eachProgram(ctx context.Context, resourceID string, ask func(Program) error) error {
	programs, err := c.programsOf(ctx, resourceID)
	for _, p := range programs {
		if err := ask(p); err != nil {
			return err
		}
	}
	return err
}

// lastActive refuses to take the last active one of its kind from an active program.
func (c change) lastActive(ctx context.Context, id string, active func(context.Context, string) ([]string, error), missing func(programID string) error) error {
	return c.eachProgram(ctx, id, func(p Program) error {
		if p.Status != StatusActive {
			return nil
		}
		left, err := active(ctx, p.ID)
		if err == nil && len(left) == 1 && left[0] == id {
			err = missing(p.ID)
		}
		return err
	})
}

// unassigned refuses to delete a definition that is assigned to a program.
func (c change) unassigned(ctx context.Context, kindName, id string) error {
	programs, err := c.programIDs(ctx, id)
	if err != nil {
		return err
	}
	return notInUse(kindName, id, Kind.Name, programs)
}

// beyondDraft refuses a move that takes a definition away from a program that left DRAFT.
func (c change) beyondDraft(ctx context.Context, verb Verb, kindName, id string) error {
	return c.eachProgram(ctx, id, func(p Program) error {
		if p.Status == StatusDraft {
			return nil
		}
		return locked("connected_non_draft_program", "Connected program is not in DRAFT status",
			"Cannot %s %s %s: it is assigned to program %s in status %s", verb, kindName, id, p.ID, p.Status)
	})
}

// notInUse refuses to delete a definition to which others refer.
func notInUse(kindName, id, byType string, byIDs []string) error {
	if len(byIDs) == 0 {
		return nil
	}
	return fault.InUse(kindName, id, byType, byIDs)
}

// users lists the ids of the items, not deleted, for which a predicate is true.
func users[T any](ctx context.Context, rows storage.Collection[T], filter storage.Filter, id func(*T) string, uses func(*T) bool) (ids []string, err error) {
	page, err := rows.List(ctx, storage.Query{Filter: filter})
	for i := range page.Items {
		if uses(&page.Items[i]) {
			ids = append(ids, id(&page.Items[i]))
		}
	}
	return ids, err
}

func (c change) rulesThat(ctx context.Context, uses func(*EarningRule) bool) ([]string, error) {
	return users(ctx, c.tx.ProgramEarningRules(), notDeleted, EarningRuleKind.ID, uses)
}

func (c change) rewardsThat(ctx context.Context, uses func(*Reward) bool) ([]string, error) {
	return users(ctx, c.tx.ProgramRewards(), notDeleted, RewardKind.ID, uses)
}

func (c change) structuresThat(ctx context.Context, uses func(*TierStructure) bool) ([]string, error) {
	return users(ctx, c.tx.TierStructures(), notDeleted, TierStructureKind.ID, uses)
}

func (c change) benefitsThat(ctx context.Context, uses func(*Benefit) bool) ([]string, error) {
	return users(ctx, c.tx.Benefits(), notDeleted, BenefitKind.ID, uses)
}

// programIDs lists the programs that a definition is assigned to.
func (c change) programIDs(ctx context.Context, resourceID string) (ids []string, err error) {
	list, err := c.assignments(ctx, ofResource(resourceID))
	for _, a := range list {
		ids = append(ids, a.ProgramID)
	}
	return ids, err
}

func namesTier(rules []TierRule, structureID, tierID string) bool {
	for _, r := range rules {
		if r.StructureID == structureID && (tierID == "" || slices.Contains(r.TierIDs, tierID)) {
			return true
		}
	}
	return false
}
