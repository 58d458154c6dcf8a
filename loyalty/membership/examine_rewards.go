package membership

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// ExamineRewards returns which rewards a customer could buy now, in every program where they are an ACTIVE member, or as one member
// alone. It makes the checks of a purchase, and reads only. A reward is listed under the card that would pay for it; one that has
// no price for the member under the card of its first cost. It fails with fault.NotFound.
func (e *Engine) ExamineRewards(ctx context.Context, who Examined) (all Rewards, err error) {
	at, err := e.newOperation(ctx)
	if err != nil {
		return all, err
	}
	c, members, err := e.examined(ctx, e.store, who)
	if err != nil {
		return Rewards{}, err
	}
	all.Customer = c
	for _, m := range members {
		p, err := e.store.Programs().Get(ctx, m.ProgramID)
		if err != nil {
			return Rewards{}, err
		}
		if !p.Open(at.Now, at.zone) {
			continue
		}
		choice, err := e.choices(ctx, at, c, m, p)
		if err != nil {
			return Rewards{}, err
		}
		all.Memberships = append(all.Memberships, choice)
		for _, card := range choice.Cards {
			for _, r := range card.Rewards {
				if !slices.ContainsFunc(all.Rewards, func(known program.Reward) bool { return known.ID == r.Reward.ID }) {
					all.Rewards = append(all.Rewards, r.Reward)
				}
			}
		}
	}
	return all, nil
}

// choices are the rewards of a program for one of its members.
func (e *Engine) choices(ctx context.Context, at operation, c customer.Customer, m Member, p program.Program) (choice Choice, err error) {
	choice = Choice{Member: m, Program: p}
	cards, err := e.cards(ctx, at, m.ID)
	if err != nil {
		return choice, err
	}
	for _, card := range cards {
		choice.Cards = append(choice.Cards, CardChoice{Card: card})
	}
	assigned, err := e.store.ProgramAssignments().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("program_id", p.ID), storage.Is("type", string(program.AssignedReward))),
		Order:  []storage.Order{{Field: "created_at"}},
	})
	if err != nil {
		return choice, err
	}
	for _, a := range assigned.Items {
		r, err := e.store.ProgramRewards().Get(ctx, a.ResourceID)
		if err != nil {
			return choice, err
		}
		found, definitionID, err := e.afford(ctx, at, offer{member: m, customer: c, reward: r, assignment: a})
		if err != nil {
			return choice, err
		}
		i := slices.IndexFunc(choice.Cards, func(c CardChoice) bool { return c.Card.DefinitionID == definitionID })
		if i < 0 && len(choice.Cards) > 0 {
			i = 0 // the member has no such card: the reward is listed under the first one, with that reason
		}
		if i >= 0 {
			choice.Cards[i].Rewards = append(choice.Cards[i].Rewards, found)
		}
	}
	return choice, nil
}

// afford judges one reward, and names the card definition that it is paid with.
func (e *Engine) afford(ctx context.Context, at operation, o offer) (a Affordable, definitionID string, err error) {
	a.Reward = o.reward
	first := o.reward.Costs[0].Spending
	a.Points, definitionID = first.Points, first.CardDefinitionID
	priced, err := e.priced(ctx, e.store, at, o)
	if f, refused := fault.As(err); refused {
		a.Reason = NotOffered
		if f.Key == "reward_not_available" {
			a.Reason = NoCost
		}
		return a, definitionID, nil
	}
	if err != nil {
		return a, definitionID, err
	}
	a.Points, definitionID = priced.spending.Points, priced.spending.CardDefinitionID
	d, err := e.gather(ctx, e.store, at, priced, false)
	if f, refused := fault.As(err); refused && f.Key == "missing_card_definition_assignment" {
		a.Reason, a.CardDefinitionID = NoCard, definitionID
		if d.missing != definitionID {
			a.Reason, a.CardDefinitionID = NoTargetCard, d.missing
		}
		return a, definitionID, nil
	}
	if err != nil {
		return a, definitionID, err
	}
	a.Available = d.wallet.Figures.Balance()
	if f, refused := fault.As(d.refused()); refused {
		a.Reason = map[string]Unavailable{"reward_out_of_stock": NoStock, "insufficient_card_balance": NotEnough, "non_active_card_definition": NotSpendable}[f.Key]
		return a, definitionID, nil
	}
	reason, _ := d.rejected(at)
	a.Reason = Unavailable(strings.ToLower(reason))
	return a, definitionID, nil
}
