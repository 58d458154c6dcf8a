package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
)

// memberRoutes are the operations on members of loyalty programs and their cards.
func (a *API) memberRoutes() []route {
	const v2 = "/v2/loyalties"
	const members = v2 + "/programs/{programId}/members"
	const one = members + "/{memberId}"
	const card = one + "/cards/{cardId}"
	return []route{
		{"GET", v2 + "/memberships/{customerId}", read(a.memberships)},
		{"GET", v2 + "/programs/{programId}/memberships/{customerId}", read(a.membershipOf)},
		{"GET", members, read(a.listProgramMembers)},
		{"POST", members, writeStrictly(a.createProgramMember)},
		{"POST", members + "/batch", writeStrictly(a.createProgramMembers)},
		{"GET", one, read(a.getProgramMember)},
		{"PUT", one, writeStrictly(a.updateProgramMember)},
		{"DELETE", one, read(a.deleteProgramMember)},
		{"POST", one + "/activate", read(a.activateProgramMember)},
		{"POST", one + "/deactivate", read(a.deactivateProgramMember)},
		{"GET", one + "/activities", read(a.programMemberActivities)},
		{"GET", card + "/activities", read(a.cardActivities)},
		{"GET", card + "/transactions", read(a.cardTransactions)},
		{"POST", card + "/points", writeStrictly(a.adjustCard)},
		{"GET", card + "/pending-points", read(a.cardPendingPoints)},
		{"POST", card + "/pending-points/{bucketId}/activate", read(a.activateCardPoints)},
		{"POST", card + "/pending-points/{bucketId}/cancel", read(a.cancelCardPoints)},
		{"GET", card + "/expiring-points", read(a.cardExpiringPoints)},
		{"POST", card + "/expiring-points/{bucketId}/expire", read(a.expireCardPoints)},
	}
}

var programMemberList = listing.Spec[membership.Member]{
	Kind: membership.Kind, Style: listing.StyleCursor, Prefix: "lcrsmbr_", Order: []string{"-created_at", "customer_id", "status"},
	Fields: listing.Fields{
		listing.ID("id", membership.Kind.Prefix).AtMost(100), listing.Enum("status", "ACTIVE", "INACTIVE", "DELETED").AtMost(10),
		listing.ID("customer_id", "cust_").AtMost(100), listing.Time("created_at"),
	},
}

// The logs of members and of cards.
var (
	memberLog = newActivityLog(membership.Kind.Name, "memberId", "lambr_", "lcrsambr_",
		"created", "updated", "deleted", "activated", "deactivated", "card.assigned", "card.unassigned")
	cardLog = newActivityLog(membership.CardKind.Name, "cardId", "lacrd_", "lcrsacrd_",
		"created", "assigned", "unassigned", "code_generation.succeeded", "code_generation.failed")
)

func (a *API) listProgramMembers(ctx context.Context, r *request) (wire.CursorList[wire.LoyaltyMember], error) {
	load := func(ctx context.Context, q storage.Query) (storage.Page[membership.Member], error) {
		return r.Project.Members.List(ctx, r.Path("programId"), q)
	}
	return cursorPage(ctx, a, r, programMemberList, load, each(wire.NewLoyaltyMember))
}

func (a *API) createProgramMember(ctx context.Context, r *request, in wire.LoyaltyMemberCreate) (wire.MemberWithCards, error) {
	n, err := in.Domain()
	if err != nil {
		return wire.MemberWithCards{}, err
	}
	m, cards, err := r.Project.Members.Create(ctx, r.Path("programId"), n)
	return wire.NewMemberWithCards(m, cards), err
}

func (a *API) createProgramMembers(ctx context.Context, r *request, in []wire.LoyaltyMemberCreate) (answer, error) {
	rows := make([]membership.BatchRow, len(in))
	for i, one := range in {
		n, err := one.Domain()
		if _, refused := fault.As(err); err != nil && !refused {
			return answer{}, err
		}
		rows[i] = membership.BatchRow{New: n, Unread: err}
	}
	action, err := r.Project.Members.CreateBatch(ctx, r.Path("programId"), rows)
	return accepted(map[string]string{"async_action_id": action.ID}), err
}

func (a *API) getProgramMember(ctx context.Context, r *request) (wire.MemberWithCards, error) {
	m, err := r.Project.Members.Get(ctx, r.Path("programId"), r.Path("memberId"))
	if err != nil {
		return wire.MemberWithCards{}, err
	}
	cards, err := r.Project.Members.Cards(ctx, m.ID)
	return wire.NewMemberWithCards(m, cards), err
}

func (a *API) updateProgramMember(ctx context.Context, r *request, in wire.MemberUpdate) (wire.LoyaltyMember, error) {
	add, clear, err := in.Domain()
	if err != nil {
		return wire.LoyaltyMember{}, err
	}
	m, err := r.Project.Members.Update(ctx, r.Path("programId"), r.Path("memberId"), add, clear)
	return toShape(wire.NewLoyaltyMember, m, err)
}

func (a *API) deleteProgramMember(ctx context.Context, r *request) (wire.LoyaltyMember, error) {
	m, err := r.Project.Members.Delete(ctx, r.Path("programId"), r.Path("memberId"))
	return toShape(wire.NewLoyaltyMember, m, err)
}

func (a *API) activateProgramMember(ctx context.Context, r *request) (wire.LoyaltyMember, error) {
	m, err := r.Project.Members.Activate(ctx, r.Path("programId"), r.Path("memberId"))
	return toShape(wire.NewLoyaltyMember, m, err)
}

func (a *API) deactivateProgramMember(ctx context.Context, r *request) (wire.LoyaltyMember, error) {
	m, err := r.Project.Members.Deactivate(ctx, r.Path("programId"), r.Path("memberId"))
	return toShape(wire.NewLoyaltyMember, m, err)
}

// identification reads which id of the customer is in the path.
func identification(r *request) (by membership.Identification, err error) {
	word, err := r.Parameter("identification_type")
	if err != nil {
		return by, err
	}
	switch by = membership.Identification(word); by {
	case "":
		by = membership.ByCustomerID
	case membership.ByCustomerID, membership.BySourceID, membership.ByMemberID:
	default:
		err = fault.Query("identification_type",
			"must be equal to one of the allowed values [ customer_id, customer_source_id, member_id ] (actual value is '%.60s')", word)
	}
	return by, err
}

func (a *API) memberships(ctx context.Context, r *request) (wire.Memberships, error) {
	by, err := identification(r)
	if err != nil {
		return wire.Memberships{}, err
	}
	all, err := r.Project.Members.Memberships(ctx, by, r.Path("customerId"))
	return toShape(wire.NewMemberships, all, err)
}

func (a *API) membershipOf(ctx context.Context, r *request) (wire.Membership, error) {
	by, err := identification(r)
	if err != nil {
		return wire.Membership{}, err
	}
	m, err := r.Project.Members.Membership(ctx, r.Path("programId"), by, r.Path("customerId"))
	if err != nil {
		return wire.Membership{}, err
	}
	w := wire.NewMembership(m)
	for i := range w.Cards {
		progress, err := r.Project.Members.TierProgress(ctx, m.Cards[i])
		if err != nil {
			return wire.Membership{}, err
		}
		w.Cards[i].TierProgress = wire.NewTierProgress(progress)
	}
	return w, nil
}

func (a *API) programMemberActivities(ctx context.Context, r *request) (list wire.CursorList[wire.ProgramActivity], err error) {
	m, err := r.Project.Members.Get(ctx, r.Path("programId"), r.Path("memberId"))
	if err != nil {
		return list, err
	}
	return a.logOf(ctx, r, memberLog, m.ID)
}

func (a *API) cardActivities(ctx context.Context, r *request) (list wire.CursorList[wire.ProgramActivity], err error) {
	c, err := cardOf(ctx, r)
	if err != nil {
		return list, err
	}
	return a.logOf(ctx, r, cardLog, c.ID)
}

func (a *API) logOf(ctx context.Context, r *request, log activityLog, id string) (wire.CursorList[wire.ProgramActivity], error) {
	load := func(ctx context.Context, q storage.Query) (storage.Page[event.Event], error) {
		return r.Project.Members.Activities(ctx, log.owner, id, q)
	}
	return cursorPage(ctx, a, r, log.list, load, func(events []event.Event) ([]wire.ProgramActivity, error) {
		shapes := make([]wire.ProgramActivity, len(events))
		for i, e := range events {
			var err error
			if shapes[i], err = wire.NewMemberActivity(e, log.prefix); err != nil {
				return nil, err
			}
		}
		return shapes, nil
	})
}
